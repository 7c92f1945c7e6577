/* The chances of a cannon (M-9): one die, and a burst round the figure aimed at.
 *
 *  CC1  Who is in the burst stands in it on the table, and is found there by the shell's own
 *       count; at the shortest ranges that may be some of the gun's crew.
 */
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/gun.h"
#include "systems/moro/fire/shell.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/odds/expect.h"

enum { WEAPON, RANGE, CREW, LIMBERED, MOVED, BEFORE_MELEE, BURST, FRIENDS, TARGETS, GROUND,
	TROOPS, MORALE, LOST };
enum { BY, AT, NEAR };		/* units; NEAR are friends in the burst */
enum { CREW_BESIDE = 6, BURST_MOST = 18, FAR_OFF = 10 };

static const struct odds_input inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "cannon", "which cannon"),
	[RANGE] = ODDS_RANGE("range", 1, 99, "18", "from the gun to the figure aimed at"),
	[CREW] = ODDS_NUMBER("crew", 1, CREW_BESIDE, "4", "how many serve it"),
	[LIMBERED] = ODDS_FLAG("limbered", "no", "whether it is limbered"),
	[MOVED] = ODDS_FLAG("moved", "no", "whether it has moved, or was unlimbered just now"),
	[BEFORE_MELEE] = ODDS_FLAG("before-melee", "no", "whether it fires at those who charge it"),
	[BURST] = ODDS_NUMBER("burst", 1, BURST_MOST, "4", "how many of the targets a hit reaches"),
	[FRIENDS] = ODDS_NUMBER("friends", 0, BURST_MOST, "0",
		"how many of its own side it reaches"),
	[TARGETS] = ODDS_NUMBER("targets", 1, STAND_MOST, "10", "how many figures the target has"),
	[GROUND] = ODDS_ROW("ground", "terrain", "open", "where the figure aimed at is"),
	[TROOPS] = ODDS_ROW("troops", "morale", "warriors", "who the targets are"),
	[MORALE] = ODDS_NUMBER("morale", -1, 100, "-1",
		"their base, if the scenario gives it; -1 = by the table"),
	[LOST] = ODDS_NUMBER("lost", 0, STAND_MOST, "0", "how many these have lost before"),
	{ .name = NULL }
};

static const char *const never[] = { "hit", "some fall, it holds", "some fall, it runs",
	"some fall, it is gone", "one of ours falls", NULL };
static const char *const counts[] = { "killed", "own", NULL };

static bool out_of_range(const struct odds_case *q)
{
	return !moro_stand_reaches(q->book, q->values[WEAPON].number, q->values[RANGE].number);
}

static const struct odds_in_vain in_vain[] = { { "M-7", out_of_range }, { NULL, NULL } };
static const struct odds_nothing nothing = { "nobody falls", never, counts, in_vain };

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	const struct rule_table *const t = rulebook_table(book, "weapons");
	int32_t crew = CREW_MOST;

	switch (input) {
	case WEAPON: return moro_stand_piece_of(book, value) == PIECE_CANNON;
	case LIMBERED: return value == 0;
	case GROUND: return scene_stands(book, value);
	case CREW: break;
	default: return true;
	}
	for (int row = 0; row < t->n_rows; row++)
		if (moro_stand_piece_of(book, row) == PIECE_CANNON
			&& odds_of_row(book, "weapons", row, "crew") < crew)
			crew = odds_of_row(book, "weapons", row, "crew");
	return value >= crew;
}

/* ---- the situation ---- */

static struct stand_in gunners(const struct odds_value *v)
{
	return (struct stand_in){ .figures = v[CREW].number, .weapon = v[WEAPON].number,
		.morale = NOBODY };
}

static struct stand_in targets(const struct odds_value *v)
{
	return (struct stand_in){ .figures = v[TARGETS].number, .lost = v[LOST].number,
		.ground = v[GROUND].number, .troops = v[TROOPS].number,
		.morale = v[MORALE].number, .weapon = NOBODY };
}

static cell_t gun_of(const struct scene *s)
{
	return moro_stand_at(s, STAND_COLS);
}

static cell_t mark_of(const struct scene *s)
{
	return moro_stand_at(s, STAND_COLS + scene_input(s, RANGE));
}

static bool fits(const struct odds_case *q, struct reason *why)
{
	const int all = q->values[TARGETS].number;

	if (moro_stand_piece_of(q->book, q->values[WEAPON].number) != PIECE_CANNON)
		return refuse(why, "M-9", "no cannon: the action of other arms is `fire`");
	if (q->values[BURST].number > all)
		return refuse(why, "M-9", "the burst reaches some of the %d targets: burst=%d or "
			"less", all, all);
	return true;
}

static bool no_room(struct reason *why)
{
	return refuse(why, "M-9", "there is no room for so many in the burst: name fewer");
}

/* Those in the burst as near as can be, the others of them far behind it. */
static bool place_targets(struct scene *s)
{
	const struct stand_in in = targets(s->asked->values);
	const int inside = scene_input(s, BURST), inch = s->setup.book->inch;
	const int32_t blast = moro_stand_length(s, "blast");
	const int far = grid_col(&s->setup.table->grid, mark_of(s)) + blast / inch + FAR_OFF;

	if (moro_stand_unit(s, 1, &in, mark_of(s), EAST_OF) < 0)
		return false;
	moro_stand_round(s, AT, 1, mark_of(s), blast, EAST_OF);
	if (scene_figure(s, AT, inside - 1)->cell == CELL_NONE)
		return no_room(s->why);
	if (!moro_stand_round(s, AT, inside, moro_stand_at(s, far), (FAR_OFF - 1) * inch,
		ALL_ROUND))
		return no_room(s->why);
	moro_stand_on(s, AT, in.ground);
	return true;
}

static bool place_friends(struct scene *s)
{
	const struct stand_in friends = { .figures = scene_input(s, FRIENDS), .weapon = NOBODY,
		.morale = NOBODY };

	if (friends.figures == 0)
		return true;
	return moro_stand_unit(s, 0, &friends, moro_stand_at(s, 1), ALL_ROUND) >= 0
		&& (moro_stand_round(s, NEAR, 0, mark_of(s), moro_stand_length(s, "blast"),
			ALL_ROUND) || no_room(s->why));
}

static bool put(struct scene *s)
{
	const struct stand_in by = gunners(s->asked->values);

	return moro_stand_unit(s, 0, &by, moro_stand_at(s, STAND_COLS - 1), WEST_OF) >= 0
		&& moro_stand_crew(s, BY, gun_of(s))
		&& place_targets(s) && place_friends(s);
}

static bool set(struct scene *s)
{
	const struct stand_in at = targets(s->asked->values);
	struct moro_unit *const gun = moro_unit_of(s->game, BY);

	moro_stand_again(s->game, BY);
	moro_stand_lost(s->game, AT, &at);
	gun->gun = gun_of(s);
	gun->limbered = scene_input(s, LIMBERED) != 0;
	gun->moved = scene_input(s, MOVED) != 0;
	return moro_stand_later(s);
}

/* ---- the chances ---- */

/* How many are in the burst, and of them of the crew (CC1). */
static int in_burst(const struct scene *s, int *crew)
{
	int16_t marks[FIGURES_MAX];
	const int n = moro_volley_burst_marks(s->game, mark_of(s), marks);

	*crew = 0;
	for (int i = 0; i < n; i++)
		*crew += s->game->figures[marks[i]].unit == BY;
	return n;
}

static void tell(const struct scene *s, const struct volley_chances *c, const struct roller *hits,
	struct odds *odds)
{
	struct game *const g = s->game;
	const int die = moro_rules_of(g)->die;
	int crew;
	const int inside = in_burst(s, &crew);
	struct roller r;

	odds_roll(odds, hits, die, 1, "hit");
	moro_volley_burst_roller(g, BY, AT, NOBODY, &r);
	odds_roll(odds, &r, die, inside, "killed");
	if (crew > 0)
		odds_note(odds, "So near to the gun the burst reaches %d of its crew, too.", crew);
	if (scene_input(s, TARGETS) > 1)
		moro_stand_test_roll(g, AT, TEST_LOSSES, 1, odds);
	*odds_count(odds, "killed") = c->killed;
	*odds_count(odds, "own") = c->own;
	odds_note(odds, "A miss does nothing, and a shell does not drift: it bursts round the figure "
		"aimed at and spares no friends (S-M-23).");
	odds_note(odds, "The test is told as after one loss; the chances count them all.");
	odds_outcome(odds, "hit", c->hits.of[1]);
	moro_stand_fates(g, AT, &c->killed, odds);
	odds_outcome(odds, "one of ours falls", tally_least(&c->own, 1));
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct game *const g = s->game;
	const bool before = scene_input(s, BEFORE_MELEE) != 0;
	const struct volley_shot shot = { BY, AT, !before && !moro_unit_of(g, BY)->moved };
	struct volley_party party = { .gun = true, .n = 1 };
	struct volley_chances c;
	struct roller r;

	if (!moro_aim_gun(g, BY, AT, s->units[AT].first, &party.aims[0], s->why))
		return odds_no_advice(s->why);
	moro_volley_chances(g, &party, NULL, &shot, &c);
	moro_aim_roller(g, &party.aims[0], BY, AT, before, &r);
	tell(s, &c, &r, odds);
	return true;
}

static const struct situation situation = { .cols = 4 * STAND_COLS, .rows = STAND_ROWS,
	.longer_by = RANGE, .fits = fits, .put = put, .set = set, .reckon = reckon };
const struct odds_action moro_odds_cannon = { "cannon", "A cannon's shell", "M-9", inputs,
	scene_reckon, &situation, may_be, &nothing };
