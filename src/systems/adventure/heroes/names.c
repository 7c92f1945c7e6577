/* Names for heroes whom nobody has christened: a given name and a family's, put
 * together as people there do. */
#include "systems/adventure/heroes/names.h"

#include <stdio.h>

enum { NAMES = 10 };

struct name_stock {
	bool family_first;
	const char *given[NAMES], *family[NAMES];
};

static const struct name_stock western = { false,
	{ "Nora", "Jack", "Adelaide", "Thomas", "Vera", "Dutch", "Constance", "Frank", "Louise",
		"Emmett" },
	{ "Vance", "Calloway", "Brandt", "O'Meara", "Halloran", "Lindqvist", "Prescott",
		"Marsh", "Delacroix", "Fairweather" } };
static const struct name_stock far_eastern = { true,
	{ "Mei-Lin", "Bao", "Haruko", "Kenji", "Suyin", "Guowei", "Akiko", "Jun", "Sook-ja",
		"Minh" },
	{ "Chen", "Tanaka", "Liang", "Mori", "Wu", "Kim", "Nguyen", "Okada", "Soong",
		"Fujita" } };
static const struct name_stock islands = { false,
	{ "Sina", "Tevita", "Leilani", "Manu", "Mele", "Ioane", "Hina", "Sione", "Teuila",
		"Kimo" },
	{ "Faleolo", "Kealoha", "Tuilagi", "Mahoe", "Vaitele", "Latu", "Pomare", "Taufa",
		"Keawe", "Sapolu" } };

void adv_cast_name(enum origin origin, uint64_t number, char *text, size_t size)
{
	const struct name_stock *const stock = origin == ORIGIN_FAR_EASTERN ? &far_eastern
		: origin == ORIGIN_ISLANDER ? &islands : &western;
	const char *const given = stock->given[number % NAMES];
	const char *const family = stock->family[number / NAMES % NAMES];

	snprintf(text, size, "%s %s", stock->family_first ? family : given,
		stock->family_first ? given : family);
}
