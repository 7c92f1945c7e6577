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
#include "systems/moro/odds/chance_activation.h"
#include "systems/moro/odds/chance_sighting.h"
#include "systems/moro/odds/chance_stand.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/odds/expect.h"

enum { WEAPON, RANGE, CREW, LIMBERED, MOVED, BEFORE_MELEE, BURST, FRIENDS, TARGETS, GROUND,
	TROOPS, MORALE, LOST };
enum { BY, AT, NEAR };		/* units; NEAR are friends in the burst */
enum { CREW_BESIDE = 6, BURST_MOST = 18, FAR_OFF = 10 };

const struct odds_input moro_cannon_inputs[] = {
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
const struct odds_nothing moro_cannon_nothing = { "nobody falls", never, counts };

bool moro_cannon_may_be(const struct rulebook *book, int input, int32_t value)
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

struct shell {
	struct scene *s;
	struct game *g;
	const struct odds_value *values;
	struct stand_in by, at;
	cell_t gun, mark;
	int32_t blast;
};

static cell_t cell_at(const struct scene *s, int col)
{
	return grid_at(&s->setup.table->grid, col, STAND_ROW);
}

static bool fits(const struct shell *b, struct reason *why)
{
	if (moro_stand_piece(b->s, b->by.weapon) != PIECE_CANNON)
		return refuse(why, "M-9", "no cannon: the action of other arms is `fire`");
	if (b->values[BURST].number > b->at.figures)
		return refuse(why, "M-9", "the burst reaches some of the %d targets: burst=%d or "
			"less", b->at.figures, b->at.figures);
	return true;
}

static bool no_room(struct reason *why)
{
	return refuse(why, "M-9", "there is no room for so many in the burst: name fewer");
}

/* Those in the burst as near as can be, the others of them far behind it. */
static bool place_targets(struct shell *b, struct reason *why)
{
	const int inside = b->values[BURST].number, inch = b->s->setup.book->inch;
	const int far = grid_col(&b->s->setup.table->grid, b->mark) + b->blast / inch + FAR_OFF;

	if (moro_stand_unit(b->s, 1, &b->at, b->mark, EAST_OF, why) < 0)
		return false;
	moro_stand_round(b->s, AT, 1, b->mark, b->blast, EAST_OF);
	if (scene_figure(b->s, AT, inside - 1)->cell == CELL_NONE)
		return no_room(why);
	if (!moro_stand_round(b->s, AT, inside, cell_at(b->s, far), (FAR_OFF - 1) * inch,
		ALL_ROUND))
		return no_room(why);
	moro_stand_on(b->s, AT, b->at.ground);
	return true;
}

static bool place_friends(struct shell *b, struct reason *why)
{
	const struct stand_in friends = { .figures = b->values[FRIENDS].number, .weapon = NOBODY,
		.morale = NOBODY };

	if (friends.figures == 0)
		return true;
	return moro_stand_unit(b->s, 0, &friends, cell_at(b->s, 1), ALL_ROUND, why) >= 0
		&& (moro_stand_round(b->s, NEAR, 0, b->mark, b->blast, ALL_ROUND) || no_room(why));
}

static bool place_crew(struct shell *b, struct reason *why)
{
	return moro_stand_unit(b->s, 0, &b->by, cell_at(b->s, STAND_COLS - 1), WEST_OF, why) >= 0
		&& (moro_stand_round(b->s, BY, 1, b->gun, moro_stand_length(b->s, "serve"), WEST_OF)
			|| refuse(why, "X-132", "there is no room for so many to serve the gun"));
}

static bool set_up(struct shell *b, struct reason *why)
{
	struct moro_unit *gun;

	if (!fits(b, why))
		return false;
	b->gun = cell_at(b->s, STAND_COLS);
	b->mark = cell_at(b->s, STAND_COLS + b->values[RANGE].number);
	b->blast = moro_stand_length(b->s, "blast");
	if (!place_crew(b, why) || !place_targets(b, why) || !place_friends(b, why))
		return false;
	b->g = moro_stand_game(b->s, why);
	if (!b->g)
		return false;
	moro_stand_again(b->g, BY);
	moro_stand_lost(b->g, AT, &b->at);
	gun = moro_unit_of(b->g, BY);
	gun->gun = b->gun;
	gun->limbered = b->values[LIMBERED].number != 0;
	gun->moved = b->values[MOVED].number != 0;
	return true;
}

/* How many are in the burst, and of them of the crew (CC1). */
static int in_burst(const struct shell *b, int *crew)
{
	int16_t marks[FIGURES_MAX];
	const int n = moro_volley_burst_marks(b->g, b->mark, marks);

	*crew = 0;
	for (int i = 0; i < n; i++)
		*crew += b->g->figures[marks[i]].unit == BY;
	return n;
}

static void tell(const struct shell *b, const struct volley_chances *c, const struct roller *hits,
	struct odds *odds)
{
	const int die = moro_rules_of(b->g)->die;
	int crew;
	const int inside = in_burst(b, &crew);
	struct roller r;

	odds_roll(odds, hits, die, 1, "hit");
	moro_volley_burst_roller(b->g, BY, AT, NOBODY, &r);
	odds_roll(odds, &r, die, inside, "killed");
	if (crew > 0)
		odds_note(odds, "So near to the gun the burst reaches %d of its crew, too.", crew);
	if (b->at.figures > 1)
		moro_stand_test_roll(b->g, AT, TEST_LOSSES, 1, odds);
	*odds_count(odds, "killed") = c->killed;
	*odds_count(odds, "own") = c->own;
	odds_note(odds, "A miss does nothing, and a shell does not drift: it bursts round the figure "
		"aimed at and spares no friends (S-M-23).");
	odds_note(odds, "The test is told as after one loss; the chances count them all.");
	odds_outcome(odds, "hit", c->hits.of[1]);
	moro_stand_fates(b->g, AT, &c->killed, odds);
	odds_outcome(odds, "one of ours falls", tally_least(&c->own, 1));
}

static bool reckon(struct shell *b, struct odds *odds, struct reason *why)
{
	const bool before = b->values[BEFORE_MELEE].number != 0;
	const struct volley_shot shot = { BY, AT, !before && !moro_unit_of(b->g, BY)->moved };
	struct volley_party party = { .gun = true, .n = 1 };
	struct volley_chances c;
	struct roller r;

	if (!moro_aim_gun(b->g, BY, AT, b->s->units[AT].first, &party.aims[0], why))
		return odds_no_advice(why)
			|| (!moro_stand_reaches(game_book(b->g), b->by.weapon,
			b->values[RANGE].number)
				&& odds_cannot_by(odds, why, "M-7"));
	moro_volley_chances(b->g, &party, NULL, &shot, &c);
	moro_aim_roller(b->g, &party.aims[0], BY, AT, before, &r);
	tell(b, &c, &r, odds);
	return true;
}

bool moro_cannon_chance(const struct odds_case *q, struct odds *odds, struct reason *why)
{
	struct shell b = { .values = q->values,
		.by = { .figures = q->values[CREW].number, .weapon = q->values[WEAPON].number,
			.morale = NOBODY },
		.at = { .figures = q->values[TARGETS].number, .lost = q->values[LOST].number,
			.ground = q->values[GROUND].number, .troops = q->values[TROOPS].number,
			.morale = q->values[MORALE].number, .weapon = NOBODY } };
	bool done = false;

	b.s = scene_new(q, 4 * STAND_COLS + q->values[RANGE].number, STAND_ROWS, why);
	if (!b.s)
		return false;
	if (set_up(&b, why))
		done = reckon(&b, odds, why);
	scene_free(b.s);
	return done;
}
