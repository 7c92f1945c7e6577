/* What commanders save themselves is what it would be if they did not, over games of all systems:
 * what is kept from one answer to the next (skirmish/commander/notes.h), the muster and the task
 * of every unit, is what comes of making it afresh; no place that is left unlooked at is worth
 * more than it was said to be at the most (places.h); who is said to have an aim has one; and
 * a choice that is said to be proved may be made. */
#include "config.h"
#include "unit.h"
#include "anew.h"

#include <string.h>

#include "cliffhanger/contest.h"
#include "skirmish/commander/commander.h"
#include "skirmish/commander/decide.h"
#include "skirmish/skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/mind/minds.h"

/* What lies between its fields is nobody's. */
static bool same_goal(const struct goal *a, const struct goal *b)
{
	return a->kind == b->kind && a->wanted == b->wanted && a->unit == b->unit
		&& a->side == b->side && a->area == b->area && a->item == b->item
		&& a->one_of == b->one_of && a->by == b->by && a->edge == b->edge
		&& a->number == b->number && a->worth == b->worth;
}

static void same_muster(const struct muster *kept, const struct muster *afresh)
{
	assert_int_equal(kept->goals.n, afresh->goals.n);
	for (int i = 0; i < kept->goals.n; i++)
		assert_true(same_goal(&kept->goals.goal[i], &afresh->goals.goal[i]));
	for (int u = 0; u < kept->v->n_units; u++)
		assert_memory_equal(&kept->of[u], &afresh->of[u], sizeof kept->of[u]);
	assert_int_equal(kept->n_foes, afresh->n_foes);
	assert_memory_equal(kept->foes, afresh->foes,
		(size_t)kept->n_foes * sizeof kept->foes[0]);
}

/* Of a muster that stands in no notes all is planned afresh. */
static void same_tasks(const struct muster *kept, const struct muster *afresh)
{
	for (int u = kept->v->n_units - 1; u >= 0; u--) {
		struct task a, b;

		if (kept->v->units[u].side != kept->side)
			continue;
		memset(&a, 0, sizeof a);
		memset(&b, 0, sizeof b);
		plan_task(kept, u, &a);
		plan_task(afresh, u, &b);
		assert_memory_equal(&a, &b, sizeof a);
	}
}

static void places_of(struct thought *t, const struct muster *m, int unit)
{
	thought_begin(t, m, unit);
	if (m->by == &adv_commander)
		adv_places_find(t);
	else
		thought_places(t);
}

static void no_place_beyond_hope(const struct muster *m, int unit)
{
	static struct thought t;
	int best;

	places_of(&t, m, unit);
	for (int i = 1; i < t.n; i++) {
		const int32_t most = t.places[i].score;

		thought_judge(&t, i);
		assert_true(t.places[i].known == SPOT_JUDGED && t.places[i].score <= most);
	}
	best = thought_best(&t, NULL);
	places_of(&t, m, unit);
	assert_int_equal(thought_best(&t, NULL), best);
}

/* Who looked nothing over (places.c, PC5) is as well off as at any place that he can walk to. */
static void no_place_better(const struct muster *m, int unit)
{
	static struct prospect list[PROSPECTS_MAX];
	static struct thought t;
	int n;

	places_of(&t, m, unit);
	if (m->by != &adv_commander || t.n != 1 || t.e.task.kind == TASK_AMBUSH)
		return;
	n = adv_scout(m->v, unit, MODE_PATROL, list, PROSPECTS_MAX);
	for (int i = 1; i < n; i += 5) {
		t.places[1] = (struct spot){ .cell = list[i].cell, .cost = list[i].cost,
			.pace = PACE_COMBAT, .shelter = 100, .walled = true,
			.quick = thought_progress(&t, list[i].cell)
				+ thought_cover(m->v, list[i].cell) };
		thought_judge(&t, 1);
		assert_true(t.places[1].score <= t.places[0].score);
	}
}

/* The same of who stays without a look about, for systems that say what cover is worth at the
 * most: no pace leads to anything better. */
static void no_pace_better(const struct muster *m, int unit)
{
	static struct prospect list[PROSPECTS_MAX];
	static struct thought t;
	const struct commander_rules *const by = m->by;

	places_of(&t, m, unit);
	for (int k = 0; by->cover_most > 0 && t.n == 1 && k < by->n_paces; k++) {
		const int n = by->prospects(m->v, unit, by->paces[k], list, PROSPECTS_MAX);

		for (int i = 1; i < n; i += 5) {
			const cell_t cell = list[i].cell;

			t.places[1] = (struct spot){ .cell = cell, .cost = list[i].cost,
				.pace = by->paces[k],
				.quick = thought_progress(&t, cell) + by->cover(m->v, cell) };
			thought_judge(&t, 1);
			assert_true(t.places[1].score <= t.places[0].score);
		}
	}
}

/* Whether there is an aim at all is told by fewer lines of sight (aim.c, AI4). */
static void same_aims(const struct game *v)
{
	for (int f = 0; f < v->n_figures; f++)
		for (int u = 0; u < v->n_units; u++) {
			struct aim a;

			assert_int_equal(adv_can_aim(v, f, u), adv_aim(v, f, u, &a, NULL));
		}
}

static void look_and_answer(const struct mind *m, const struct view *view,
	const struct decision *d, struct choice *c)
{
	static struct muster kept, afresh;
	const struct game *const v = &view->game;
	const int side = game_seat_side(v, d->seat);
	const struct commander_rules *const by = skirmish_of(v)->minds->rules;

	(void)m;
	muster(&kept, v, side, by);
	muster_afresh(&afresh, v, side, by);
	same_muster(&kept, &afresh);
	same_tasks(&kept, &afresh);
	for (int u = 0; u < v->n_units; u++)
		if (kept.of[u].known && game_seat_of_unit(v, u) == d->seat
				&& v->figures[kept.of[u].guide].cell != CELL_NONE) {
			no_place_beyond_hope(&kept, u);
			no_place_better(&kept, u);
			no_pace_better(&kept, u);
		}
	if (by == &adv_commander)
		same_aims(v);
	v->system->command(view, d, c);
	assert_true(!c->proved || game_check(v, c, NULL));
}

static void play_out(struct contest *c, struct dice *dice, void *with)
{
	(void)with;
	assert_int_equal(contest_play(c, dice, 0, (struct sink){ NULL, NULL }), CONTEST_OVER);
}

static void play(const char *scenario)
{
	static const struct mind looks = { .name = "looks", .answer = look_and_answer };

	anew_play_games(scenario, &looks, play_out, NULL);
}

TEST(test_what_is_kept_and_hoped_for_holds)
{
	play("tests/bench/field.yaml");
	play("tests/bench/field-risk.yaml");
	play("tests/bench/field-moro.yaml");
	play("tests/bench/field-participation.yaml");
}

/* With heroes, vehicles, guns, things to carry and events. */
TEST(test_and_where_there_is_more_to_a_game)
{
	play("tests/play/skirmish.yaml");
	play("tests/play/pacific-vehicles.yaml");
	play("tests/play/pacific-harbour.yaml");
	play("tests/play/moro-cannon.yaml");
	play("tests/play/risk-skirmish.yaml");
	play("tests/play/participation-skirmish.yaml");
}

TEST_MAIN
