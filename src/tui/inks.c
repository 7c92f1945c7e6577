/* The inks: see inks.h. */
#include "tui/inks.h"

#include <ctype.h>

enum { BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE };

static const struct ink_row inks[INKS] = {
	[INK_PLAIN] = { COLOUR_OWN, COLOUR_OWN, 0, 0 },
	[INK_DIM] = { 245, COLOUR_OWN, 0, 0 },
	[INK_TITLE] = { 223, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_FRAME] = { 240, COLOUR_OWN, 0, 0 },
	[INK_FOCUS] = { 223, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_KEY] = { 152, CYAN, 0, 0 },
	[INK_NOW] = { 223, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_WARN] = { 215, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_GOOD] = { 114, GREEN, 0, 0 },
	[INK_BAD] = { 203, RED, 0, 0 },
	[INK_STORY] = { 187, COLOUR_OWN, 0, 0 },

	/* in the order of the old terminals, so that authors guess right: white,
	 * red, lime, yellow, blue, magenta */
	[INK_SIDE + 0] = { 255, WHITE, WEIGHT_BOLD, WEIGHT_REVERSE },
	[INK_SIDE + 1] = { 203, RED, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_SIDE + 2] = { 191, GREEN, WEIGHT_BOLD, WEIGHT_UNDERLINE },
	[INK_SIDE + 3] = { 221, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD | WEIGHT_UNDERLINE },
	[INK_SIDE + 4] = { 117, CYAN, WEIGHT_BOLD, WEIGHT_REVERSE | WEIGHT_BOLD },
	[INK_SIDE + 5] = { 213, MAGENTA, WEIGHT_BOLD, WEIGHT_REVERSE | WEIGHT_UNDERLINE },
	[INK_GHOST] = { 245, WHITE, 0, 0 },
	[INK_ITEM] = { 228, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD },

	[INK_GROUND + ROLE_OPEN] = { 65, GREEN, 0, 0 },
	[INK_GROUND + ROLE_CROPS] = { 143, YELLOW, 0, 0 },
	[INK_GROUND + ROLE_SAND] = { 180, YELLOW, 0, 0 },
	[INK_GROUND + ROLE_FOREST] = { 71, GREEN, 0, 0 },
	[INK_GROUND + ROLE_JUNGLE] = { 34, GREEN, 0, 0 },
	[INK_GROUND + ROLE_WATER] = { 74, CYAN, 0, 0 },
	[INK_GROUND + ROLE_DEEP] = { 26, BLUE, 0, 0 },
	[INK_GROUND + ROLE_SWAMP] = { 66, CYAN, 0, 0 },
	[INK_GROUND + ROLE_ROAD] = { 137, YELLOW, 0, 0 },
	[INK_GROUND + ROLE_HUT] = { 173, YELLOW, 0, 0 },
	[INK_GROUND + ROLE_MUD] = { 137, YELLOW, 0, 0 },
	[INK_GROUND + ROLE_STONE] = { 248, WHITE, 0, 0 },
	[INK_GROUND + ROLE_WORKS] = { 180, WHITE, 0, 0 },
	[INK_GROUND + ROLE_WALL] = { 245, WHITE, 0, 0 },
	[INK_GROUND + ROLE_DOOR] = { 173, YELLOW, 0, 0 },
	[INK_GROUND + ROLE_ROCK] = { 244, WHITE, 0, 0 },
	[INK_GROUND + ROLE_FIRE] = { 202, RED, WEIGHT_BOLD, WEIGHT_BOLD },
};

static const struct back_row backs[BACKS] = {
	[BACK_NONE] = { COLOUR_OWN, COLOUR_OWN, 0 },
	[BACK_CHOSEN] = { 238, BLUE, WEIGHT_REVERSE },
	[BACK_REACH] = { 236, COLOUR_OWN, 0 },
	[BACK_NEAR] = { 52, COLOUR_OWN, 0 },
	[BACK_MEDIUM] = { 238, COLOUR_OWN, 0 },
	[BACK_FAR] = { 235, COLOUR_OWN, 0 },
	[BACK_SEEN] = { 236, COLOUR_OWN, 0 },
	[BACK_LINE] = { 60, BLUE, WEIGHT_REVERSE },
	[BACK_BLOCK] = { 88, RED, WEIGHT_REVERSE },
	[BACK_TARGET] = { 94, BLUE, WEIGHT_REVERSE },
	[BACK_ZONE] = { 236, COLOUR_OWN, 0 },
};

/* Signs that every Unicode font has, those of the old code page 437; and what
 * stands for them in ASCII. */
static const struct { struct ground_sign pretty; char plain; } roles[GROUND_ROLES] = {
	[ROLE_OPEN] = { { 0xB7, false }, '.' },		/* middle dot */
	[ROLE_CROPS] = { { 0x2261, false }, ',' },	/* three bars: furrows */
	[ROLE_SAND] = { { 0x2219, false }, '.' },	/* bullet operator */
	[ROLE_FOREST] = { { 0x2660, false }, '&' },	/* spade: a tree */
	[ROLE_JUNGLE] = { { 0x2663, false }, '%' },	/* club: leaves */
	[ROLE_WATER] = { { 0x2248, true }, '~' },	/* waves */
	[ROLE_DEEP] = { { 0x2248, true }, '~' },
	[ROLE_SWAMP] = { { '~', false }, ';' },
	[ROLE_ROAD] = { { 0x2591, true }, '_' },	/* light shade */
	[ROLE_HUT] = { { 0x2229, true }, '^' },		/* round roofs */
	[ROLE_MUD] = { { 0x2592, true }, '#' },
	[ROLE_STONE] = { { 0x2593, true }, '#' },
	[ROLE_WORKS] = { { 0x256C, true }, '#' },	/* palisade */
	[ROLE_WALL] = { { 0x2588, true }, '#' },
	[ROLE_DOOR] = { { '+', false }, '+' },
	[ROLE_ROCK] = { { 0x25B2, false }, '^' },
	[ROLE_FIRE] = { { '^', true }, '^' },
};

const struct ink_row *ink_row(enum ink ink)
{
	return &inks[ink];
}

const struct back_row *back_row(enum back back)
{
	return &backs[back];
}

struct ground_sign ground_sign(const struct table *t, int ground, bool unicode)
{
	const struct ground *g = &t->grounds[ground];
	const bool letter = isalnum((unsigned char)g->sign) && g->sign != 'x' && g->sign != 'X';
	bool first = true;

	for (int i = 0; i < ground; i++)
		if (t->grounds[i].colour == g->colour)
			first = false;
	if (g->colour < GROUND_ROLES && unicode && (first || letter))
		return roles[g->colour].pretty;
	if (g->colour < GROUND_ROLES && letter)
		return (struct ground_sign){ (unsigned char)roles[g->colour].plain, false };
	return (struct ground_sign){ (uint32_t)(unsigned char)g->sign, false };
}
