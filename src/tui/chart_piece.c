/* The chart's pieces: counters in their side's colour.  See chart.h.
 *
 * The letter says whose a figure is; behind it stands how it is.  Whoever is nobody's to use,
 * because he runs or is taken, is no counter any more but a letter in his side's ink.
 */
#include <assert.h>
#include <string.h>

#include "tui/chart_own.h"

/* What a state looks like; `alone`: the counter is none any more.  Without colours enough
 * signs stand on the counter itself. */
static const struct { char sign; uint8_t ink, back; bool alone; } states[MARKS] = {
	[MARK_FIT] = { ' ', INK_ON, 0, false },
	[MARK_SUPPRESSED] = { 's', INK_ALARM, BACK_PINNED, false },
	[MARK_WOUNDED] = { 'w', INK_ON, BACK_HURT, false },
	[MARK_DEAD] = { 'x', INK_ALARM, BACK_OUT, true },
	[MARK_CAPTIVE] = { 'c', INK_ALARM, BACK_TAKEN, true },
	[MARK_ROUTING] = { '!', INK_ALARM, BACK_ALARM, true },
	[MARK_UNDER] = { 'u', INK_ALARM, BACK_PINNED, false },
	[MARK_ACTED] = { '.', INK_ON, 0, false },
};

static enum figure_mark mark_of(const struct view *v, int figure)
{
	return v->game.system->figure_mark(&v->game, figure);
}

char chart_mark(const struct view *v, int figure)
{
	const enum figure_mark mark = mark_of(v, figure);
	const bool leads = v->game.units[v->game.figures[figure].unit].leader == figure;

	if (mark != MARK_FIT && mark != MARK_ACTED)
		return states[mark].sign;
	if (v->game.setup->figures[figure].hero)
		return '@';
	if (mark == MARK_ACTED)
		return leads ? ':' : states[mark].sign;
	return leads ? '*' : ' ';
}

static const struct { const char *name; char usual; const char *doc; } roles[] = {
	{ "hero", '@', "A hero" },
	{ "leader", '*', "A unit's leader" },
	{ "suppressed", 's', "He keeps his head down" },
	{ "wounded", 'w', "He is wounded" },
	{ "dead", 'x', "He is dead" },
	{ "captive", 'c', "He is taken" },
	{ "routing", '!', "He runs" },
	{ "under", 'u', "He is under water, or the like" },
	{ "acted", '.', "He has acted this turn" },
	{ "leader-acted", ':', "A leader who has" },
};
enum { ROLES = sizeof roles / sizeof roles[0] };
static_assert((int)ROLES <= (int)SIGNS_MAX, "room for all signs");

const char *chart_sign_role(int i, char *usual, const char **doc)
{
	if (i >= ROLES)
		return NULL;
	*usual = roles[i].usual;
	*doc = roles[i].doc;
	return roles[i].name;
}

char chart_shown(const struct chart_look *look, char usual)
{
	for (int i = 0; look->signs != NULL && i < ROLES; i++)
		if (roles[i].usual == usual)
			return look->signs[i];
	return usual;
}

static int side_colour(const struct view *v, int side)
{
	return v->game.setup->sides[side].colour % SIDES_MAX;
}

/* Without colour one's own counters are told from others by a line beneath these. */
static uint8_t theirs(const struct view *v, int side)
{
	const int own = v->game.viewer < 0 ? 0 : v->game.viewer;

	return side == own ? 0 : WEIGHT_THEIRS;
}

static struct pair counter(const struct view *v, int unit)
{
	const int side = v->game.units[unit].side;
	struct glyph glyph = { chart_letter(v->game.setup->units[unit].sign), INK_ON, BACK_GHOST,
		0 };

	if (side >= 0) {
		glyph.back = (uint16_t)(BACK_SIDE + side_colour(v, side));
		glyph.weight = theirs(v, side);
	}
	return (struct pair){ glyph, { ' ', glyph.ink, glyph.back, glyph.weight } };
}

static void add_state(const struct view *v, const struct chart_look *look, int figure,
	struct pair *pair)
{
	const enum figure_mark mark = mark_of(v, figure);
	const int side = v->game.units[v->game.figures[figure].unit].side;

	pair->second.sign = chart_letter(chart_shown(look, chart_mark(v, figure)));
	if (states[mark].alone && side >= 0) {
		pair->first.ink = (uint16_t)(INK_SIDE + side_colour(v, side));
		pair->first.back = BACK_OUT;
		if (!look->shaded)
			pair->second = (struct glyph){ pair->second.sign, pair->first.ink,
				BACK_OUT, pair->second.weight };
	}
	if (states[mark].back != 0 && look->shaded) {
		pair->second.ink = states[mark].ink;
		pair->second.back = states[mark].back;
	}
}

struct chart_piece chart_piece(const struct view *v, const struct chart_look *look, int unit,
	int figure)
{
	struct pair pair = counter(v, unit);

	if (figure >= 0)
		add_state(v, look, figure, &pair);
	return (struct chart_piece){ pair.first, pair.second };
}

/* By the direction's name. */
uint32_t chart_heading_sign(const struct grid *g, int heading, bool unicode)
{
	static const struct { const char *name; char plain; uint32_t pretty; } signs[] = {
		{ "N", '^', 0x2191 }, { "NE", '/', 0x2197 }, { "E", '>', 0x2192 },
		{ "SE", '\\', 0x2198 }, { "S", 'v', 0x2193 }, { "SW", '/', 0x2199 },
		{ "W", '<', 0x2190 }, { "NW", '\\', 0x2196 },
	};
	const char *const name = grid_direction_name(g, heading);

	for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
		if (strcmp(signs[i].name, name) == 0)
			return unicode ? signs[i].pretty : chart_letter(signs[i].plain);
	return ' ';
}

/* Where a figure faces: an arrow, or without Unicode as on a number pad, 8 north. */
static uint32_t facing_sign(const struct view *v, int figure, bool unicode)
{
	const struct grid *const g = &v->game.table->grid;
	const int facing = v->game.figures[figure].facing;

	return unicode ? chart_heading_sign(g, facing, true)
		: chart_letter(grid_pad_digit(g, facing));
}

/* A hull is one block; its bow tells where it heads, behind the sign of its anchor stands how
 * it is. */
static struct pair hull(const struct drawing *d, int figure, cell_t cell)
{
	const struct view *const v = d->v;
	const struct figure *const f = &v->game.figures[figure];
	const struct grid *const g = &v->game.table->grid;
	struct pair pair = counter(v, f->unit);

	if (cell == footprint_bow(g, game_body(&v->game, figure), f->cell, f->facing))
		pair.second.sign = chart_heading_sign(g, f->facing, d->look->unicode);
	else if (cell == f->cell)
		pair.second.sign = chart_letter(chart_shown(d->look, chart_mark(v, figure)));
	return pair;
}

/* The letters of the unit in hand and of those who may be chosen stand on another colour, and
 * their side's stays behind them, but on flat pictures, which save changes of colour; whoever
 * is aimed at has all of it. */
static void lay_over(const struct drawing *d, uint8_t overlaid, struct pair *pair)
{
	static const uint8_t backs[OVERLAID_LEVEL] = {
		[OVERLAID_UNIT] = BACK_CHOSEN, [OVERLAID_TARGET] = BACK_TARGET,
		[OVERLAID_AIMED] = BACK_TARGET, [OVERLAID_BURST] = BACK_TARGET,
		[OVERLAID_UNDERSTOOD] = BACK_TARGET,
	};
	const bool plain = pair->second.back == pair->first.back;

	if (overlaid >= OVERLAID_LEVEL || backs[overlaid] == 0)
		return;
	pair->first.ink = INK_ON;
	pair->first.back = backs[overlaid];
	if (plain && (overlaid == OVERLAID_AIMED || (d->look->shaded && !d->look->tinted))) {
		pair->second.ink = INK_ON;	/* of who runs it is his side's, on no back */
		pair->second.back = backs[overlaid];
	} else if (plain && pair->second.sign == ' ') {
		pair->second.ink = INK_BLANK;	/* to leave it is to send less */
	}
}

/* Behind a figure's letter: how it is, or else what is laid over its cell, or marked there.
 * That it has acted is the least of all. */
static void add_sign(const struct drawing *d, int figure, cell_t cell, uint8_t overlaid,
	struct pair *pair)
{
	const uint32_t laid = overlaid >= OVERLAID_ZONE ? ' ' : chart_overlay_sign(d, overlaid);
	const struct map_mark *const sign = chart_sign_at(&d->signs, cell);
	const struct map_mark *const marked = sign != NULL ? sign : chart_cloud_at(d, cell);
	const bool acted = mark_of(d->v, figure) == MARK_ACTED;

	if (pair->second.sign != ' ' && !acted)
		return;
	if (laid != ' ')
		pair->second.sign = laid;
	else if (marked != NULL)
		pair->second.sign = chart_letter(marked->sign);
}

struct pair chart_piece_pair(const struct drawing *d, int figure, cell_t cell, uint8_t overlaid)
{
	const struct view *const v = d->v;
	const int unit = v->game.figures[figure].unit;
	struct pair pair;

	if (game_big(&v->game, figure)) {
		pair = hull(d, figure, cell);
		if (pair.second.sign == ' ' && overlaid < OVERLAID_ZONE)
			pair.second.sign = chart_overlay_sign(d, overlaid);
	} else {
		pair = counter(v, unit);
		add_state(v, d->look, figure, &pair);
		add_sign(d, figure, cell, overlaid, &pair);
		if (d->look->facing && game_tells_facing(&v->game, figure))
			pair.second.sign = facing_sign(v, figure, d->look->unicode);
	}
	lay_over(d, overlaid, &pair);
	return pair;
}
