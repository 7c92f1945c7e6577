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
	[INK_BLUE] = { 75, CYAN, 0, 0 },

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
	[INK_ACTED] = { 226, YELLOW, 0, 0 },

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

static const struct ink_back_row backs[BACKS] = {
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

/* Each kind of ground as its sign in the rulebook tells it from others of its
 * role: in Unicode with signs that every font has, those of the old code page
 * 437, and in ASCII.  The first of a role stands for kinds not named here whose
 * own sign is a letter. */
static const struct { uint8_t role; char own; struct ink_ground_sign pretty, plain; } grounds[] = {
	{ ROLE_OPEN, '.', { 0xB7, ' ' }, { '.', ' ' } },	/* middle dot */
	{ ROLE_CROPS, ',', { 0x2261, ' ' }, { ',', ' ' } },	/* furrows */
	{ ROLE_SAND, 's', { 0xB0, ' ' }, { '`', ' ' } },	/* degree */
	{ ROLE_FOREST, '&', { 0x2660, ' ' }, { '&', ' ' } },	/* a tree */
	{ ROLE_JUNGLE, '%', { 0x2663, ' ' }, { '%', ' ' } },	/* leaves */
	{ ROLE_WATER, '~', { '~', '~' }, { '~', '~' } },
	{ ROLE_WATER, 'f', { '~', ':' }, { '~', ':' } },
	{ ROLE_WATER, 'w', { '~', '.' }, { '~', '.' } },
	{ ROLE_DEEP, '=', { 0x2248, 0x2248 }, { '=', '=' } },	/* waves */
	{ ROLE_DEEP, 'W', { 0x2248, ' ' }, { '=', ' ' } },	/* waves */
	{ ROLE_DEEP, 'D', { 0x2248, '~' }, { '=', '~' } },	/* waves */
	{ ROLE_SWAMP, ';', { ';', ' ' }, { ';', ' ' } },
	{ ROLE_SWAMP, '?', { 0xBF, ' ' }, { ';', ';' } },
	{ ROLE_ROAD, '_', { 0x2591, 0x2591 }, { '_', ' ' } },	/* light shade */
	{ ROLE_ROAD, ':', { ':', ' ' }, { ':', ' ' } },
	{ ROLE_ROAD, '/', { '/', '/' }, { '/', '/' } },
	{ ROLE_ROAD, '"', { 0x2580, 0x2580 }, { '_', '=' } },
	{ ROLE_ROAD, 'd', { 0x2550, 0x2550 }, { '_', '-' } },	/* planks */
	{ ROLE_ROAD, 'p', { 0x256A, 0x256A }, { '_', '|' } },	/* planks over piles */
	{ ROLE_HUT, 'n', { 0x2229, 0x2229 }, { '(', ')' } },	/* round roofs */
	{ ROLE_HUT, 'x', { 0x25A0, ' ' }, { '[', ']' } },	/* a box */
	{ ROLE_MUD, 'm', { 0x2592, 0x2592 }, { '{', '}' } },
	{ ROLE_STONE, 'M', { 0x2593, 0x2593 }, { '#', '#' } },
	{ ROLE_WORKS, 'F', { 0x256C, 0x256C }, { '#', '=' } },	/* palisade */
	{ ROLE_WORKS, 'X', { 0x256B, 0x256B }, { '#', 'x' } },
	{ ROLE_WALL, '#', { 0x2584, 0x2584 }, { '#', ' ' } },	/* half a block: low */
	{ ROLE_WALL, 'h', { 0x221E, 0x221E }, { '(', '(' } },
	{ ROLE_WALL, '|', { '|', ' ' }, { '|', ' ' } },
	{ ROLE_DOOR, '+', { '+', ' ' }, { '+', ' ' } },
	{ ROLE_DOOR, 'G', { '+', '+' }, { '+', '+' } },
	{ ROLE_ROCK, '^', { 0x25B2, ' ' }, { '^', ' ' } },
	{ ROLE_ROCK, 'O', { 0x25BC, 0x25BC }, { 'v', 'v' } },	/* it goes down */
	{ ROLE_ROCK, 'G', { 0x25BC, ' ' }, { 'v', ' ' } },
	{ ROLE_FIRE, 'L', { '^', '^' }, { '^', '^' } },
};
enum { GROUND_SIGNS = sizeof grounds / sizeof grounds[0] };

const struct ink_row *ink_row(enum ink ink)
{
	return &inks[ink];
}

const struct ink_back_row *ink_back_row(enum back back)
{
	return &backs[back];
}

struct ink_ground_sign ink_ground_sign(const struct table *t, int ground, bool unicode)
{
	const struct ground *g = &t->grounds[ground];
	const struct ink_ground_sign own = { (unsigned char)g->sign, ' ' };
	int found = -1;

	for (int i = 0; i < GROUND_SIGNS; i++) {
		const bool same = grounds[i].own == g->sign;

		if (grounds[i].role == g->role && (same || found < 0))
			found = i;
		if (same && found == i)
			break;
	}
	if (found < 0 || (grounds[found].own != g->sign && !isalnum((unsigned char)g->sign)))
		return own;
	return unicode ? grounds[found].pretty : grounds[found].plain;
}
