/* The inks: see inks.h. */
#include "tui/inks.h"

#include <assert.h>
#include <ctype.h>

enum { BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE, BRIGHT };

/* ---- inks ---- */

struct ink_row {
	int16_t many, few;	/* colour of 256, of 8 */
	uint8_t weight;		/* with 256 */
	uint8_t few_weight, mono;	/* with 8, and without: bold is bright there */
};
struct ink_back_row {
	int16_t many, few;
	uint8_t few_weight, mono;
};

static const struct ink_row inks[INK_GROUND] = {
	[INK_PLAIN] = { COLOUR_OWN, COLOUR_OWN, 0, 0, 0 },
	[INK_DIM] = { 248, COLOUR_OWN, 0, 0, 0 },
	[INK_TITLE] = { 223, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_RULE] = { 241, COLOUR_OWN, 0, 0, 0 },
	[INK_KEY] = { 223, YELLOW, 0, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_WARN] = { 215, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_GOOD] = { 75, CYAN, 0, WEIGHT_BOLD, 0 },
	[INK_BAD] = { 210, RED, 0, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_STORY] = { 187, COLOUR_OWN, 0, 0, 0 },
	[INK_BLUE] = { 117, CYAN, 0, 0, WEIGHT_UNDERLINE },
	[INK_ON] = { 16, BLACK, 0, 0, 0 },
	[INK_ALARM] = { 231, WHITE, WEIGHT_BOLD, WEIGHT_BOLD, 0 },
	[INK_HURT] = { 178, YELLOW, 0, WEIGHT_BOLD, 0 },
	[INK_LOST] = { 243, COLOUR_OWN, 0, 0, 0 },
	[INK_ITEM] = { 228, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_CLOUD] = { 255, WHITE, 0, WEIGHT_BOLD, 0 },
	[INK_PATH] = { 226, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_LAID] = { 230, WHITE, 0, WEIGHT_BOLD, 0 },
	[INK_SHADED] = { 241, COLOUR_OWN, 0, 0, 0 },
	[INK_BLANK] = { COLOUR_OWN, COLOUR_OWN, 0, 0, 0 },

	/* In the order of the old terminals, so that authors guess right: white, red, lime,
	 * yellow, blue, magenta.  As words they stand on the terminal's own back. */
	[INK_SIDE + 0] = { 250, WHITE, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_SIDE + 1] = { 208, RED, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_SIDE + 2] = { 35, GREEN, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_SIDE + 3] = { 229, YELLOW, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_SIDE + 4] = { 111, CYAN, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
	[INK_SIDE + 5] = { 99, MAGENTA, WEIGHT_BOLD, WEIGHT_BOLD, WEIGHT_BOLD },
};

/* In eight colours no six backs are far enough apart for every eye: one is underlined.  Nor is
 * there a colour left for each of the unit in hand and of targets: it is reversed, a letter of that
 * colour. */
static const struct ink_back_row backs[BACK_GROUND] = {
	[BACK_NONE] = { COLOUR_OWN, COLOUR_OWN, 0, 0 },
	[BACK_BAR] = { 236, COLOUR_OWN, 0, 0 },
	[BACK_ROW] = { 237, COLOUR_OWN, WEIGHT_REVERSE, WEIGHT_REVERSE },
	[BACK_NOW] = { 223, WHITE, 0, WEIGHT_REVERSE },
	[BACK_CHOSEN] = { 231, CYAN, WEIGHT_UNDERLINE | WEIGHT_REVERSE,
		WEIGHT_REVERSE | WEIGHT_BOLD },
	[BACK_TARGET] = { 220, CYAN, 0, WEIGHT_REVERSE | WEIGHT_BOLD },
	[BACK_HURT] = { 178, WHITE, 0, WEIGHT_REVERSE },
	[BACK_PINNED] = { 25, BLUE, 0, WEIGHT_REVERSE },
	[BACK_ALARM] = { 160, RED, 0, WEIGHT_REVERSE },
	[BACK_TAKEN] = { 240, COLOUR_OWN, 0, 0 },
	[BACK_OUT] = { 16, COLOUR_OWN, 0, 0 },
	[BACK_GHOST] = { 245, CYAN, 0, WEIGHT_UNDERLINE },
	[BACK_ITEM] = { 228, WHITE, 0, 0 },
	[BACK_PATH] = { 220, WHITE, 0, 0 },
	[BACK_BURST] = { 53, RED, 0, WEIGHT_REVERSE },
	[BACK_WIDER] = { 54, COLOUR_OWN, 0, 0 },
	[BACK_SHADED] = { 232, COLOUR_OWN, 0, 0 },
	[BACK_SIDE + 0] = { 250, WHITE, 0, WEIGHT_REVERSE },
	[BACK_SIDE + 1] = { 208, RED, 0, WEIGHT_REVERSE },
	[BACK_SIDE + 2] = { 35, GREEN, 0, WEIGHT_REVERSE },
	[BACK_SIDE + 3] = { 229, WHITE, WEIGHT_UNDERLINE, WEIGHT_REVERSE },
	[BACK_SIDE + 4] = { 111, BLUE, 0, WEIGHT_REVERSE },
	[BACK_SIDE + 5] = { 99, MAGENTA, 0, WEIGHT_REVERSE },
};

/* ---- ground ---- */

/* Each kind of ground as its sign in the rulebook tells it from others of its role: its colours
 * and what it is drawn with, by tones, flat in Unicode with signs that every font has (those of
 * the old code page 437), and in ASCII.  The first of a role stands for kinds not named here
 * whose own sign is a letter.  The last tone is what an overview shows. */
static const struct {
	uint8_t role;
	char own;
	int16_t tones[TONES], ink, few;
	struct ink_ground_sign tinted, pretty, plain;
} grounds[] = {
#define OPEN_TONES 233, 234, 235
#define ALL(colour) colour, colour, colour
#define BLANK { ' ', ' ' }
#define SAME(a, b) { a, b }, { a, b }
	{ ROLE_OPEN, '.', { OPEN_TONES, 234 }, 243, GREEN, BLANK, { 0xB7, ' ' }, { '.', ' ' } },
	{ ROLE_CROPS, ',', { ALL(235), 58 }, 143, YELLOW,	/* furrows */
		SAME(0x2261, ' '), { ',', ' ' } },
	{ ROLE_SAND, 's', { ALL(235), 94 }, 180, YELLOW,	/* degree */
		SAME(0xB0, ' '), { '`', ' ' } },
	{ ROLE_FOREST, '&', { ALL(22), 22 }, 71, GREEN,	/* a tree */
		SAME(0x2660, ' '), { '&', ' ' } },
	{ ROLE_FOREST, 'T', { ALL(22), 22 }, 180, GREEN,	/* it lies */
		SAME(0x2261, 0x2261), { '=', '&' } },
	{ ROLE_JUNGLE, '%', { ALL(22), 22 }, 71, GREEN,	/* leaves */
		SAME(0x2663, ' '), { '%', ' ' } },
	{ ROLE_JUNGLE, 't', { ALL(22), 22 }, 71, GREEN,	/* fronds */
		SAME(0x2663, 0x2663), { '%', '%' } },
	{ ROLE_WATER, '~', { ALL(24), 24 }, 74, CYAN, SAME('~', '~'), { '~', '~' } },
	{ ROLE_WATER, 'f', { ALL(24), 24 }, 74, CYAN, SAME('~', ':'), { '~', ':' } },
	{ ROLE_WATER, 'w', { ALL(24), 24 }, 74, CYAN, SAME('~', '.'), { '~', '.' } },
	{ ROLE_WATER, 'V', { ALL(24), 24 }, 152, CYAN, SAME('~', 0x2248), { '~', '=' } },
	{ ROLE_DEEP, '=', { ALL(17), 17 }, 32, CYAN, SAME(0x2248, 0x2248), { '=', '=' } },
	{ ROLE_DEEP, 'W', { ALL(17), 17 }, 32, CYAN, SAME(0x2248, ' '), { '=', ' ' } },
	{ ROLE_DEEP, 'D', { ALL(17), 17 }, 32, CYAN, SAME(0x2248, '~'), { '=', '~' } },
	{ ROLE_SWAMP, ';', { ALL(23), 23 }, 73, CYAN, SAME(';', ' '), { ';', ' ' } },
	{ ROLE_SWAMP, '?', { ALL(23), 23 }, 73, CYAN, SAME(0xBF, ' '), { ';', ';' } },
	{ ROLE_ROAD, '_', { ALL(94), 94 }, 180, YELLOW,
		BLANK, { 0x2591, 0x2591 }, { '_', ' ' } },	/* light shade */
	{ ROLE_ROAD, ':', { ALL(58), 58 }, 143, YELLOW, BLANK, { ':', ' ' }, { ':', ' ' } },
	{ ROLE_ROAD, '/', { ALL(94), 94 }, 223, YELLOW, SAME('/', '/'), { '/', '/' } },
	{ ROLE_ROAD, '"', { ALL(94), 94 }, 180, YELLOW,	/* it stands high */
		SAME(0x2580, 0x2580), { '_', '=' } },
	{ ROLE_ROAD, 'd', { ALL(52), 52 }, 180, YELLOW,	/* planks */
		SAME(0x2550, 0x2550), { '_', '-' } },
	{ ROLE_ROAD, 'p', { ALL(17), 94 }, 137, YELLOW,	/* planks over piles */
		SAME(0x256A, 0x256A), { '_', '|' } },
	{ ROLE_ROAD, 'H', { ALL(17), 94 }, 180, YELLOW,	/* a bridge */
		SAME(0x2550, 0x256A), { '=', '|' } },
	{ ROLE_ROAD, 'B', { OPEN_TONES, 94 }, 180, YELLOW,	/* one of ropes */
		SAME('-', 0x256A), { '-', '|' } },
	{ ROLE_HUT, 'n', { ALL(234), 95 }, 180, YELLOW,	/* round roofs */
		SAME(0x2229, 0x2229), { '(', ')' } },
	{ ROLE_HUT, 'x', { ALL(234), 95 }, 179, YELLOW, SAME(0x25A0, ' '), { '[', ']' } },
	{ ROLE_HUT, 'A', { ALL(234), 95 }, 187, YELLOW,	/* a tent */
		SAME(0x2227, 0x2227), { '/', '\\' } },
	{ ROLE_MUD, 'm', { ALL(233), 94 }, 94, YELLOW, SAME(0x2592, 0x2592), { '{', '}' } },
	{ ROLE_STONE, 'M', { ALL(238), 243 }, 245, WHITE,
		{ 0x2592, 0x2592 }, { 0x2593, 0x2593 }, { '#', '#' } },
	{ ROLE_STONE, 'C', { OPEN_TONES, 243 }, 246, WHITE,	/* the mouth of a cave */
		SAME(0x2229, ' '), { '(', ' ' } },
	{ ROLE_WORKS, 'F', { ALL(234), 95 }, 180, WHITE,	/* a fort's */
		SAME(0x256C, 0x256C), { '#', '=' } },
	{ ROLE_WORKS, 'X', { ALL(234), 95 }, 180, WHITE, SAME(0x256B, 0x256B), { '#', 'x' } },
	{ ROLE_WORKS, 'P', { ALL(234), 95 }, 180, WHITE,	/* stakes */
		SAME(0x256A, 0x256A), { '|', '|' } },
	{ ROLE_WALL, '#', { ALL(234), 243 }, 246, WHITE,	/* half a block: low */
		SAME(0x2584, 0x2584), { '#', ' ' } },
	{ ROLE_WALL, 'h', { ALL(234), 22 }, 71, GREEN, SAME(0x221E, 0x221E), { '(', '(' } },
	{ ROLE_WALL, '|', { ALL(234), 95 }, 180, WHITE, SAME('|', ' '), { '|', ' ' } },
	{ ROLE_DOOR, '+', { OPEN_TONES, 95 }, 137, YELLOW,
		{ 0x2590, 0x258C }, { '+', ' ' }, { '+', ' ' } },
	{ ROLE_DOOR, 'G', { OPEN_TONES, 95 }, 137, YELLOW,
		{ 0x2590, 0x2588 }, { '+', '+' }, { '+', '+' } },
	{ ROLE_ROCK, '^', { ALL(235), 241 }, 247, WHITE, SAME(0x25B2, ' '), { '^', ' ' } },
	{ ROLE_ROCK, 'r', { ALL(235), 241 }, 247, WHITE, SAME(0x25B2, '.'), { '^', '.' } },
	{ ROLE_ROCK, 'c', { ALL(235), 241 }, 247, WHITE,	/* a path up a cliff */
		SAME(0x25B2, 0x25B2), { '^', '^' } },
	{ ROLE_ROCK, 'O', { ALL(16), 16 }, 241, WHITE,	/* it goes down */
		SAME(0x25BC, 0x25BC), { '\\', '/' } },
	{ ROLE_ROCK, 'G', { ALL(16), 16 }, 241, WHITE, SAME(0x25BC, ' '), { '\\', ' ' } },
	{ ROLE_FIRE, 'L', { ALL(88), 88 }, 214, RED, SAME('^', '^'), { '^', '~' } },
#undef OPEN_TONES
#undef ALL
#undef BLANK
#undef SAME
};
enum { GROUND_SIGNS = sizeof grounds / sizeof grounds[0] };
static_assert((int)GROUND_SIGNS == (int)GROUND_LOOKS, "a look for each sign");

static int look_of(int ink) { return ink - INK_GROUND; }

static struct ink_back_row back_row(int back)
{
	const int ground = back - BACK_GROUND;

	if (ground < 0)
		return backs[back];
	return (struct ink_back_row){ grounds[ground / TONES].tones[ground % TONES], COLOUR_OWN,
		0, 0 };
}

static struct ink_row row_of(int ink)
{
	if (ink >= INKS) {
		const struct ink_back_row b = back_row(ink - INKS);

		return (struct ink_row){ b.many, b.few, 0, 0, 0 };
	}
	if (ink < INK_GROUND)
		return inks[ink];
	return (struct ink_row){ grounds[look_of(ink)].ink, grounds[look_of(ink)].few, 0, 0, 0 };
}

/* Of eight colours these are too dark for black letters. */
static bool is_dark(int colour)
{
	return colour == RED || colour == BLUE || colour == MAGENTA;
}

static struct ink_look mono_look(const struct ink_row *i, const struct ink_back_row *b,
	unsigned weight)
{
	const unsigned theirs = (weight & WEIGHT_THEIRS) != 0 ? WEIGHT_UNDERLINE : 0;

	return (struct ink_look){ COLOUR_OWN, COLOUR_OWN,
		(uint8_t)((i->mono | b->mono | weight | theirs) & ~(unsigned)WEIGHT_THEIRS) };
}

struct ink_look ink_look(int ink, int back, unsigned weight, int colours)
{
	const struct ink_row i = row_of(ink);
	const struct ink_back_row b = back_row(back);
	struct ink_look look = { i.few, b.few, (uint8_t)((i.few_weight | b.few_weight | weight)
		& ~(unsigned)WEIGHT_THEIRS) };

	if (colours == 0)
		return mono_look(&i, &b, weight);
	if (colours >= 256)
		return (struct ink_look){ i.many, b.many, (uint8_t)((i.weight | weight)
			& ~(unsigned)WEIGHT_THEIRS) };
	if (back == BACK_ROW && ink < INK_SIDE && ink_use(ink) == USE_WORDS)
		look.ink = COLOUR_OWN;	/* reversed it would be a block in the row */
	if (ink == INK_ON && is_dark(b.few)) {
		look.ink = WHITE;
		look.weight |= WEIGHT_BOLD;
	}
	if (colours >= 16 && look.ink >= 0 && (look.weight & WEIGHT_BOLD) != 0)
		look.ink = (int16_t)(look.ink + BRIGHT);
	return look;
}

static int find_ground(const struct ground *g)
{
	int found = -1;

	for (int i = 0; i < GROUND_SIGNS; i++) {
		const bool same = grounds[i].own == g->sign;

		if (grounds[i].role == g->role && (same || found < 0))
			found = i;
		if (same && found == i)
			break;
	}
	return found;
}

struct ink_ground ink_ground(const struct table *t, int ground)
{
	const struct ground *g = &t->grounds[ground];
	const struct ink_ground_sign own = { (unsigned char)g->sign, ' ' };
	const int found = find_ground(g), look = found < 0 ? 0 : found;
	struct ink_ground in = { grounds[look].tinted, grounds[look].pretty, grounds[look].plain,
		(uint16_t)(INK_GROUND + look), (uint16_t)(BACK_GROUND + TONES * look) };

	if (found < 0 || (grounds[found].own != g->sign && !isalnum((unsigned char)g->sign)))
		in.tinted = in.pretty = in.plain = own;
	return in;
}

/* ---- what stands on what ---- */

enum ink_use ink_use(int ink)
{
	switch (ink) {
	case INK_RULE: case INK_LOST: case INK_SHADED: case INK_HURT:
		return USE_MARK;
	case INK_BLANK:
		return USE_NONE;
	default:
		return ink < INK_GROUND ? USE_WORDS : ink < INKS ? USE_MARK : USE_NONE;
	}
}

bool ink_has_walls(int role)
{
	return role == ROLE_HUT || role == ROLE_MUD || role == ROLE_STONE || role == ROLE_WORKS
		|| role == ROLE_WALL;
}

/* Backs of a kind: where words of the frame stand, pieces, ground. */
static bool is_frame(int back)
{
	return back == BACK_NONE || back == BACK_BAR || back == BACK_ROW;
}

static bool is_ground(int back)
{
	return (back >= BACK_GROUND && (back - BACK_GROUND) % TONES != TONE_FAR)
		|| back == BACK_SHADED || back == BACK_BURST || back == BACK_WIDER;
}

/* The signs of a ground stand on its own tones; a door is a sign in somebody's wall. */
static bool stands_on_ground(int look, int back)
{
	const int ground = (back - BACK_GROUND) / TONES;

	if (back < BACK_GROUND || (back - BACK_GROUND) % TONES == TONE_FAR)
		return back == BACK_NONE;
	return ground == look || (grounds[look].role == ROLE_DOOR && ground < GROUND_SIGNS
		&& ink_has_walls(grounds[ground].role));
}

bool ink_may_stand(int ink, int back)
{
	if (ink >= INKS)
		return true;
	if (ink >= INK_GROUND)
		return stands_on_ground(look_of(ink), back);
	if (ink >= INK_SIDE)
		return back == BACK_NONE || back == BACK_OUT;
	switch (ink) {
	case INK_ON:
		return back == BACK_NOW || back == BACK_CHOSEN || back == BACK_TARGET
			|| back == BACK_HURT || back == BACK_GHOST
			|| (back >= BACK_SIDE && back < BACK_GROUND);
	case INK_ALARM:
		return back == BACK_ALARM || back == BACK_PINNED || back == BACK_TAKEN
			|| back == BACK_OUT;
	case INK_ITEM: case INK_CLOUD: case INK_PATH: case INK_LAID:
		return is_ground(back) || is_frame(back);
	case INK_SHADED:
		return back == BACK_SHADED;
	case INK_RULE:
		return back == BACK_NONE;
	case INK_BLANK:
		return back == BACK_NONE || is_ground(back)
			|| (back >= BACK_SIDE && back < BACK_GROUND) || back == BACK_GHOST;
	default:
		return is_frame(back);
	}
}
