/* Panels: what the turn has thrown so far, and whose turn it is. */
#include <stdio.h>

#include "systems/participation/judges.h"
#include "systems/participation/words/words.h"

/* ---- who goes first (S-P-1) ---- */

enum { ACROSS_BYTES = 76 };	/* that a panel shows of a line across it */

static bool thrown(const struct game *v)
{
	for (int i = 0; i < v->setup->n_sides; i++)
		if (pp_game_of(v)->first_dice[i] != DIE_NONE)
			return true;
	return false;
}

/* What stands before the i-th that goes: who threw as much and goes later lost the throw again. */
static const char *between(const struct pp_game *own, int i)
{
	return i == 0 ? " " : own->first_dice[own->order[i]] != DIE_NONE
		&& own->first_dice[own->order[i]] == own->first_dice[own->order[i - 1]]
		? " before " : " v ";
}

/* "First: Expedition 5 v Collectors 3 before Keepers 3", in the order in which they go, in as
 * many lines as it takes: whether there is one of that number, else how many there are less. */
static bool first_line(const struct game *v, int *line, struct phase_line *l)
{
	const struct pp_game *own = pp_game_of(v);
	size_t used = (size_t)snprintf(l->text, sizeof l->text, "First:");

	for (int i = 0; thrown(v) && i < v->setup->n_sides; i++) {
		const int side = own->order[i];
		char part[NAME_MAX_BYTES + 16];
		const size_t n = (size_t)snprintf(part, sizeof part, own->first_dice[side]
			== DIE_NONE ? "%s%s" : "%s%s %d", between(own, i),
			v->setup->sides[side].name, own->first_dice[side]);

		if (i > 0 && used + n > ACROSS_BYTES) {
			if ((*line)-- == 0)
				return true;
			used = 0;
		}
		used += (size_t)snprintf(l->text + used, sizeof l->text - used, "%s", part);
	}
	return thrown(v) && (*line)-- == 0;
}

/* ---- morale ---- */

static bool threw(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (pp_figure_of(v, f)->morale_die != DIE_NONE)
			return true;
	return false;
}

/* " 2 SHAKEN": the worst of its figures' throws, and how many more there are. */
static void morale_line(const struct game *v, int unit, struct phase_line *l)
{
	struct pen p = pen_at(l->text, sizeof l->text);
	int worst = NOBODY, n = 0;

	FOR_MEMBERS(f, v, unit) {
		if (pp_figure_of(v, f)->morale_die == DIE_NONE)
			continue;
		n++;
		if (worst < 0 || pp_figure_of(v, f)->spirit > pp_figure_of(v, worst)->spirit)
			worst = f;
	}
	l->unit = unit;
	l->binds = pp_figure_of(v, worst)->spirit >= SPIRIT_SHAKEN;
	pen_put(&p, "%2d %s", pp_figure_of(v, worst)->morale_die,
		pp_words_spirit((enum spirit)pp_figure_of(v, worst)->spirit));
	if (n > 1)
		pen_put(&p, " +%d", n - 1);
}

/* ---- all of them ---- */

bool pp_phase_line(const struct game *v, int line, struct phase_line *l)
{
	if (v->phase != PHASE_BEGIN && v->phase != PHASE_MOVE && v->phase != PHASE_MORALE)
		return false;
	*l = (struct phase_line){ .unit = NOBODY };
	l->binds = true;
	if (v->phase != PHASE_MORALE && first_line(v, &line, l))
		return true;
	for (int unit = 0; unit < v->n_units; unit++)
		if (threw(v, unit) && line-- == 0) {
			morale_line(v, unit, l);
			return true;
		}
	return false;
}

/* "moving: Expedition", "speaking, round 1 of 2" */
void pp_turn_line(const struct game *v, char *text, size_t size)
{
	static const char *const words[PHASES] = { [PHASE_MOVE] = "moving",
		[PHASE_SPEAK] = "speaking", [PHASE_FIRE] = "firing", [PHASE_FIGHT] = "fighting" };
	const struct pp_game *own = pp_game_of(v);
	struct pen p = pen_at(text, size);

	if (v->over || v->phase < 0 || v->phase >= PHASES || words[v->phase] == NULL)
		return;
	pen_put(&p, "%s", words[v->phase]);
	if (own->walk.stage == STAGE_KICK)	/* no side's: all who are near */
		pen_put(&p, ": lit dynamite");
	else if (v->phase == PHASE_MOVE || v->phase == PHASE_FIRE)
		pen_put(&p, ": %s", pp_side_now(v) < 0 ? "" : v->setup->sides[pp_side_now(v)].name);
	else
		pen_put(&p, ", round %d of %d", own->round, pp_rules_of(v)->rounds);
}
