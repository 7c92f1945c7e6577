/* A unit's strength: see strength.h. */
#include "tui/strength.h"

#include <stdio.h>

#include "cliffhanger/system.h"
#include "tui/wide.h"

enum { BLOCK = 0x25A0, MIDDLE_DOT = 0xB7 };

static bool is_known(const struct view *v, int unit)
{
	return v->game.viewer < 0 || v->game.units[unit].side == v->game.viewer;
}

/* Also whom something else that ails him is told of first. */
static bool is_hurt(const struct view *v, int figure)
{
	return game_hurt(&v->game, figure)
		|| v->game.system->figure_mark(&v->game, figure) == MARK_WOUNDED;
}

static struct strength load_of(const struct view *v, int body)
{
	const int taken = v->game.figures[body].load;

	return (struct strength){ taken, 0, v->game.setup->figures[body].seats - taken,
		taken };
}

struct strength strength_of(const struct view *v, int unit)
{
	const int body = game_unit_body(&v->game, unit);
	struct strength s = { 0, 0, 0, 0 };

	if (body >= 0 && game_vehicle(&v->game, body))
		return load_of(v, body);
	FOR_MEMBERS(f, &v->game, unit) {
		const bool there = game_whereabouts(&v->game, f) != CELL_NONE;
		const int life = v->game.figures[f].life;

		if (life == LIFE_AWAITED || (there && life == LIFE_FIT && !is_hurt(v, f)))
			s.fit++;
		else if (there && (life == LIFE_FIT || life == LIFE_WOUNDED))
			s.hurt++;
		else if (is_known(v, unit))
			s.lost++;
		s.on_feet += life == LIFE_AWAITED || (there && life == LIFE_FIT);
	}
	return s;
}

static int all_of(struct strength s) { return s.fit + s.hurt + s.lost; }

/* Of `whole` in `cols` columns: at least one for somebody, never more than there are left. */
static int share(int part, int whole, int cols, int left)
{
	const int n = whole <= cols ? part : (part * cols + whole / 2) / whole;
	const int shown = part > 0 && n == 0 ? 1 : n;

	return shown < left ? shown : left;
}

static void draw_blocks(const struct view *v, struct pane *pane, struct rect at, int unit,
	enum back back)
{
	const struct strength s = strength_of(v, unit);
	const int side = v->game.units[unit].side, whole = all_of(s);
	const int used = whole < at.cols ? whole : at.cols;
	const int fit = share(s.fit, whole, at.cols, used);
	const int hurt = share(s.hurt, whole, at.cols, used - fit);
	const bool unicode = pane_unicode(pane);

	for (int i = 0; i < used; i++) {
		struct glyph glyph = { unicode ? BLOCK : '=', (uint16_t)(INKS + BACK_SIDE
			+ v->game.setup->sides[side].colour % SIDES_MAX), (uint16_t)back, 0 };

		if (i >= fit) {
			glyph.ink = INK_HURT;
			glyph.sign = unicode ? BLOCK : 'w';
		}
		if (i >= fit + hurt) {
			glyph.ink = INK_LOST;
			glyph.sign = unicode ? MIDDLE_DOT : '.';
		}
		pane_glyph(pane, at.row, at.col + i, &glyph);
	}
}

void strength_draw(const struct view *v, struct pane *pane, struct rect at, int unit,
	enum back back, bool counted)
{
	const struct strength s = strength_of(v, unit);
	const bool unicode = pane_unicode(pane);
	char text[16];
	int cols;

	if (all_of(s) > at.cols && at.cols > 1) {
		if (counted)
			snprintf(text, sizeof text, "%s", unicode ? "\xE2\x80\xA6" : "+");
		else
			snprintf(text, sizeof text, "%d%s", s.on_feet, unicode ? "\xC3\x97" : "x");
		cols = wide_columns(text);
		if (cols >= at.cols) {
			draw_blocks(v, pane, at, unit, back);
			return;
		}
		pane_on(pane, (struct rect){ at.row, counted ? at.col + at.cols - cols : at.col, 1,
			cols }, INK_DIM, back, text);
		at.col += counted ? 0 : cols;
		at.cols -= cols;
	}
	draw_blocks(v, pane, at, unit, back);
}

int strength_cols(const struct view *v, int most)
{
	int cols = 1;

	for (int u = 0; u < v->game.n_units; u++) {
		const int all = all_of(strength_of(v, u));

		cols = all > cols ? all : cols;
	}
	return cols < most ? cols : most;
}
