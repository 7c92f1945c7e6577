/* Whims: see whims.h. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include "unit.h"
#include "whims.h"

int pick(struct whims *w, int n)
{
	w->state = w->state * 1664525u + 1013904223u;
	return (int)((w->state >> 8) % (uint32_t)n);
}

void add(struct text *t, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	t->n += (size_t)vsnprintf(t->at + t->n, sizeof t->at - t->n, format, args);
	va_end(args);
	assert_true(t->n < sizeof t->at);
}

int tests_part(void)
{
	const char *const part = getenv("TESTS_PART");

	return part != NULL && atoi(part) > 1 ? atoi(part) : 1;
}

int games_wanted(int usual)
{
	const char *const wanted = getenv("PROPERTY_GAMES");
	const int few = usual < FEW_GAMES ? usual : FEW_GAMES, part = usual / tests_part();

	if (wanted != NULL)
		return atoi(wanted);
	return part > few ? part : few;
}
