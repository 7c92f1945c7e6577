/* The chances of small arms and Gatlings (M-7, M-8, M-10), with the test that follows.
 *
 *  CF1  Every figure fires from the same range: all take the aim of the one who stands at it.
 *  CF2  A crew's gun stands behind the nearest of them, the others of the target round it.
 */
#include <stdlib.h>
#include <string.h>

#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/fire/gun.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/odds/expect.h"

enum { BY, AT, FRIENDS };	/* units; FRIENDS round a gun, if there is one */

struct fire_stand {
	struct scene *s;
	struct game *g;
	struct fire_in in;
	struct volley_party party;
	struct volley_marks marks;
};

/* ---- who stands where ---- */

static bool is_gun(const struct fire_stand *f)
{
	return moro_stand_piece(f->s, f->in.by.weapon) == PIECE_GATLING;
}

/* Where the range is taken from, with a gun's crew beside it. */
static cell_t place_shooters(struct fire_stand *f)
{
	const cell_t from = moro_stand_at(f->s, STAND_COLS);
	const cell_t first = moro_stand_at(f->s, STAND_COLS - is_gun(f));

	if (moro_stand_unit(f->s, 0, &f->in.by, first, WEST_OF) < 0)
		return CELL_NONE;
	return is_gun(f) && !moro_stand_crew(f->s, BY, from) ? CELL_NONE : from;
}

/* A gun's crew and friends, or all of them alike. */
static bool place_targets(struct fire_stand *f)
{
	const cell_t at = moro_stand_at(f->s, STAND_COLS + f->in.range);
	const cell_t behind = moro_stand_at(f->s, STAND_COLS + f->in.range + 1);
	struct stand_in crew = f->in.at, friends = f->in.at;

	if (f->in.crew == 0 || f->in.crew == f->in.at.figures)
		return moro_stand_unit(f->s, 1, &f->in.at, at, EAST_OF) >= 0;
	crew.figures = f->in.crew;
	friends.figures -= f->in.crew;
	friends.lost = 0;
	return moro_stand_unit(f->s, 1, &crew, at, EAST_OF) >= 0
		&& moro_stand_unit(f->s, 1, &friends, behind, EAST_OF) >= 0;
}

static void set_state(struct fire_stand *f, cell_t from)
{
	struct moro_unit *const by = moro_unit_of(f->g, BY);
	struct stand_in at = f->in.at;

	at.figures = f->s->units[AT].count;
	moro_stand_lost(f->g, AT, &at);
	by->moved = f->in.moved;
	by->infantry = f->in.infantry;
	/* Not before they stand: a column of many has its leader in its midst. */
	by->formation = f->in.by.column ? FORMATION_COLUMN : FORMATION_LINE;
	if (is_gun(f)) {
		moro_stand_again(f->g, BY);
		by->gun = from;
	}
	if (f->s->setup.n_units > FRIENDS)
		moro_unit_of(f->g, AT)->gun = moro_stand_at(f->s, STAND_COLS + f->in.range + 1);
}

/* ---- who fires, and at whom ---- */

/* Those whom their formation lets fire. */
static int firing(const struct game *g)
{
	struct moro_aim a;
	int n = 0;

	FOR_MEMBERS(f, g, BY) {
		struct reason why = { "", "" };

		n += moro_aim(g, f, AT, &a, &why) || strcmp(why.rule, "X-121") != 0;
	}
	return n;
}

static bool take_party(struct fire_stand *f)
{
	struct moro_aim *const aims = f->party.aims;
	const int first = f->s->units[BY].first;

	f->party.gun = is_gun(f);
	if (f->party.gun) {
		f->party.n = 1;
		return moro_aim_gun(f->g, BY, AT, NOBODY, &aims[0], f->s->why)
			|| odds_no_advice(f->s->why);
	}
	if (!moro_aim(f->g, first, AT, &aims[0], f->s->why))
		return odds_no_advice(f->s->why);
	f->party.n = f->in.by.column ? firing(f->g) : f->in.by.figures;
	for (int i = 1; i < f->party.n; i++) {
		aims[i] = aims[0];
		aims[i].figure = (int16_t)(first + i);
	}
	return true;
}

/* CF1: whoever one could hit, all can. */
static void take_marks(struct fire_stand *f)
{
	moro_volley_marks(f->g, &f->party, BY, AT, &f->marks);
	if (f->marks.n_crew > 0 && f->marks.n_rest > 0)
		return;
	f->marks.n_crew = f->marks.n_rest = 0;
	FOR_MEMBERS(t, f->g, AT)
		f->marks.rest[f->marks.n_rest++] = (int16_t)t;
}

/* ---- what cannot be ---- */

static bool all_near(const struct fire_stand *f)
{
	return f->s->setup.n_units <= FRIENDS || f->marks.of_all == f->in.at.figures
		|| refuse(f->s->why, "S-M-27", "no more than %d have room so near to the gun",
			f->marks.of_all);
}

static bool fits(const struct fire_stand *f)
{
	const enum piece piece = moro_stand_piece(f->s, f->in.by.weapon);

	if (piece == PIECE_CANNON)
		return refuse(f->s->why, "M-9", "a cannon fires shells: its action is `cannon`");
	if (f->in.infantry && piece != PIECE_GATLING)
		return refuse(f->s->why, "S-M-26", "infantry man a Gatling and nothing else");
	if (f->in.by.column && f->in.by.moros)
		return refuse(f->s->why, "M-4", "Moros have no formations: formation=line");
	if (f->in.by.column && piece != PIECE_NONE)
		return refuse(f->s->why, "M-4", "only infantry with small arms has a formation");
	if (f->in.crew > f->in.at.figures)
		return refuse(f->s->why, "M-10", "the crew are some of the %d targets: crew=%d or less",
			f->in.at.figures, f->in.at.figures);
	return true;
}

/* ---- all ---- */

static bool set_up(struct fire_stand *f)
{
	cell_t from;

	if (!fits(f))
		return false;
	from = place_shooters(f);
	if (from == CELL_NONE || !place_targets(f))
		return false;
	f->g = scene_game(f->s, f->s->why);
	if (!f->g)
		return false;
	moro_stand_later(f->s);
	set_state(f, from);
	if (!take_party(f))
		return false;
	take_marks(f);
	return all_near(f);
}

struct fire_stand *moro_fire_stand_new(const struct odds_case *q, const struct fire_in *in,
	struct reason *why)
{
	struct fire_stand *const f = calloc(1, sizeof *f);

	if (!f) {
		refuse(why, "", "out of memory");
		return NULL;
	}
	f->in = *in;
	f->s = scene_new(q, 2 * STAND_COLS + in->range, STAND_ROWS, why);
	if (f->s && set_up(f))
		return f;
	moro_fire_stand_free(f);
	return NULL;
}

void moro_fire_stand_free(struct fire_stand *f)
{
	if (f)
		scene_free(f->s);
	free(f);
}

static struct volley_shot shot_of(const struct fire_stand *f)
{
	return (struct volley_shot){ BY, AT,
		!f->in.before_melee && !moro_unit_of(f->g, BY)->moved };
}

void moro_fire_stand_chances(const struct fire_stand *f, struct volley_chances *c)
{
	const struct volley_shot shot = shot_of(f);

	moro_volley_chances(f->g, &f->party, &f->marks, &shot, c);
}

void moro_fire_stand_rolls(const struct fire_stand *f, struct odds *odds)
{
	struct roller r;

	moro_aim_roller(f->g, &f->party.aims[0], BY, AT, f->in.before_melee, &r);
	odds_roll(odds, &r, moro_rules_of(f->g)->die, moro_volley_dice(&f->party), "hit");
}

/* ---- the action ---- */

enum { WEAPON, RANGE, SHOOTERS, FORMATION, MOVED, BEFORE_MELEE, INFANTRY, TARGETS, GROUND, CREW,
	TROOPS, MORALE, TARGETS_LOST };

static const struct odds_input inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "rifle", "what they fire"),
	[RANGE] = ODDS_RANGE("range", 1, 99, "12", "from each to the nearest target"),
	[SHOOTERS] = ODDS_NUMBER("shooters", 1, STAND_MOST, "10", "how many, or a Gatling's crew"),
	[FORMATION] = ODDS_WORD("formation", moro_formation_words, "line", "how US infantry stands"),
	[MOVED] = ODDS_FLAG("moved", "no", "whether they have moved"),
	[BEFORE_MELEE] = ODDS_FLAG("before-melee", "no",
		"whether they fire at those who charge them"),
	[INFANTRY] = ODDS_FLAG("infantry", "no", "whether infantry has manned the Gatling"),
	[TARGETS] = ODDS_NUMBER("targets", 1, STAND_MOST, "10", "how many they can hit"),
	[GROUND] = ODDS_ROW("ground", "terrain", "open", "where most of these are"),
	[CREW] = ODDS_NUMBER("crew", 0, CREW_MOST, "0",
		"how many of the targets serve a gun; the others are infantry round it"),
	[TROOPS] = ODDS_ROW("troops", "morale", "warriors", "who the targets are"),
	[MORALE] = ODDS_NUMBER("morale", -1, 100, "-1",
		"their base, if the scenario gives it; -1 = by the table"),
	[TARGETS_LOST] = ODDS_NUMBER("lost", 0, STAND_MOST, "0", "how many these have lost before"),
	{ .name = NULL }
};

static const char *const never[] = { "some fall, it holds", "some fall, it runs",
	"some fall, it is gone", NULL };
static const char *const counts[] = { "hits", "killed", NULL };

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case WEAPON:
		return moro_stand_piece_of(book, value) != PIECE_CANNON
			&& odds_of_row(book, "weapons", value, "long") > 0;
	case GROUND: return scene_stands(book, value);
	default: return true;
	}
}

static bool out_of_range(const struct odds_case *q)
{
	const int weapon = q->values[WEAPON].number;

	return may_be(q->book, WEAPON, weapon)
		&& !moro_stand_reaches(q->book, weapon, q->values[RANGE].number);
}

static const struct odds_in_vain in_vain[] = { { "M-7", out_of_range }, { NULL, NULL } };
static const struct odds_nothing nothing = { "nobody falls", never, counts, in_vain };

static void read_fire(const struct odds_value *values, struct fire_in *in)
{
	*in = (struct fire_in){
		.by = { .figures = values[SHOOTERS].number, .weapon = values[WEAPON].number,
			.column = values[FORMATION].number == FORMATION_COLUMN,
			.morale = NOBODY },
		.at = { .figures = values[TARGETS].number, .lost = values[TARGETS_LOST].number,
			.ground = values[GROUND].number, .troops = values[TROOPS].number,
			.morale = values[MORALE].number, .weapon = NOBODY },
		.range = values[RANGE].number, .crew = values[CREW].number,
		.moved = values[MOVED].number != 0,
		.before_melee = values[BEFORE_MELEE].number != 0,
		.infantry = values[INFANTRY].number != 0,
	};
}

/* M-10: who is hit, and how many of either. */
static void tell_crew(const struct fire_stand *f, const struct volley_chances *c,
	struct odds *odds)
{
	const struct volley_shot shot = shot_of(f);
	struct volley_words shares;
	struct roller r;

	moro_volley_crew_roller(&f->marks, &shot, &shares, &r);
	/* The words are gone with this; the share itself tells as much. */
	r.modifiers[0].name = "of all near the gun";
	odds_roll(odds, &r, moro_rules_of(f->g)->percent, 1, "of the crew");
	odds_note(odds, "Each hit throws for whom it is; the share stays that of the first "
		"(X-141).  What follows is of the crew.");
	*odds_count(odds, "crew") = c->crew;
	*odds_count(odds, "others") = c->rest;
}

static void tell(const struct fire_stand *f, struct odds *odds)
{
	const bool split = f->marks.n_crew > 0 && f->marks.n_rest > 0;
	struct volley_chances c;

	moro_fire_stand_chances(f, &c);
	moro_fire_stand_rolls(f, odds);
	*odds_count(odds, "hits") = c.hits;
	*odds_count(odds, "killed") = c.killed;
	odds_note(odds, "All fire from the same range, and each can hit all; a hit kills one who "
		"is not hit yet (X-124).");
	if (split)
		tell_crew(f, &c, odds);
	if (standing_strength(f->g, AT) > 1) {
		moro_stand_test_roll(f->g, AT, TEST_LOSSES, 1, odds);
		odds_note(odds, "The test is told as after one loss; the chances count them all.");
	}
	moro_stand_fates(f->g, AT, split ? &c.crew : &c.killed, odds);
	if (c.jam > 0) {
		odds_note(odds, "The jam comes on top of the others; what hit has hit (S-M-25).");
		odds_outcome(odds, "the gun jams", c.jam);
	}
}

static bool reckon(const struct odds_case *q, struct odds *odds, struct reason *why)
{
	struct fire_stand *f;
	struct fire_in in;

	read_fire(q->values, &in);
	f = moro_fire_stand_new(q, &in, why);
	if (f)
		tell(f, odds);
	moro_fire_stand_free(f);
	return f != NULL;
}

const struct odds_action moro_odds_fire = { "fire", "Fire at a unit", "M-7", inputs, reckon, NULL,
	may_be, &nothing };
