/* The chances of a whole charge (M-12): the dice bring it home, the defender tests and fires,
 * the attacker tests, all fight, and whoever has lost more tests.
 *
 *  CG1  Each step is that of its own action; here they are only put together, one after the
 *       other, with how many are left.
 *  CG2  Whether a leader is among those shot goes by how many of how many are;
 *       nobody takes his place.
 */
#include <stdlib.h>

#include "systems/moro/fire/harm.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/odds/expect.h"

enum { WAY, JUNGLE, OURS, THEIRS, WEAPON, FORMATION, BRAWLERS };

static const struct odds_input inputs[] = {
	[WAY] = ODDS_RANGE("way", 0, 99, "6", "how far the leader has to go to touch them"),
	[JUNGLE] = ODDS_RANGE("jungle", 0, 99, "0", "how much of it in jungle"),
	[OURS] = ODDS_NUMBER("attackers", 1, BRAWL_MOST, "10", "how many charge"),
	[THEIRS] = ODDS_NUMBER("defenders", 1, BRAWL_MOST, "10", "how many are charged"),
	[WEAPON] = ODDS_ROW("weapon", "weapons", "rifle",
		"what the defenders fire; blade = nothing"),
	[FORMATION] = ODDS_WORD("formation", moro_formation_words, "line", "how the defenders stand"),
	BRAWLER_INPUTS(BRAWLERS),
	{ .name = NULL }
};

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	if (input == WEAPON)
		return moro_stand_piece_of(book, value) != PIECE_CANNON;
	return input < BRAWLERS || moro_brawl_may_be(book, input - BRAWLERS, value);
}

/* How a charge can end, in the order of its steps. */
enum end { SHORT, RUNS_AT_ONCE, GONE_AT_ONCE, SHOT_DOWN, STOPS, THEY_FALL, THEY_RUN, THEY_GO,
	WE_FALL, WE_RUN, WE_GO, LOCKED, APART, ENDS };

static const char *const end_words[ENDS] = {
	[SHORT] = "falls short",
	[RUNS_AT_ONCE] = "defenders run at once", [GONE_AT_ONCE] = "gone at once",
	[SHOT_DOWN] = "attackers shot down", [STOPS] = "attackers stop short",
	[THEY_FALL] = "defenders all fall", [THEY_RUN] = "defenders run",
	[THEY_GO] = "defenders are gone", [WE_FALL] = "attackers all fall",
	[WE_RUN] = "attackers run", [WE_GO] = "attackers are gone",
	[LOCKED] = "locked", [APART] = "nobody locked or gone",
};

struct run {
	struct brawl_in in;
	struct fire_in fire;
	bool fires;
	struct volley_chances shots;
	struct scene *s;
	struct game *now;		/* with so many shot; s->game has all */
	chance_t ends[ENDS];
	struct tally ours, theirs;	/* fallen */
	struct round_chances round;
};

static void read_charge(const struct odds_case *q, struct run *c)
{
	const struct odds_value *const values = q->values;

	c->in = moro_brawl_read(q);
	c->fire = (struct fire_in){ .by = c->in.defenders, .at = c->in.attackers, .range = 1,
		.before_melee = true };
	c->fire.by.weapon = values[WEAPON].number;
	c->fire.by.column = values[FORMATION].number == FORMATION_COLUMN;
}

/* ---- steps ---- */

static void end(struct run *c, enum end e, chance_t p, int taken, int given)
{
	c->ends[e] += p;
	tally_add(&c->ours, taken, p);
	tally_add(&c->theirs, given, p);
}

/* After the melee (M:71): shot so many before. */
static void after(struct run *c, int shot, int given, int taken, bool tied, chance_t p)
{
	const int ours = standing_strength(c->now, ATTACKERS);
	const int theirs = standing_strength(c->now, DEFENDERS);
	const int all = shot + taken;
	struct test_chances t = { .holds = CERTAIN };
	chance_t runs, gone;

	if (given == theirs || taken == ours) {
		end(c, given == theirs ? THEY_FALL : WE_FALL, p, all, given);
		return;
	}
	if (given != taken)
		t = moro_stand_test(c->now, given > taken ? DEFENDERS : ATTACKERS, TEST_MELEE,
			given > taken ? given : taken);
	runs = chance_both(p, t.runs);
	gone = chance_both(p, t.gone);
	end(c, given > taken ? THEY_RUN : WE_RUN, runs, all, given);
	end(c, given > taken ? THEY_GO : WE_GO, gone, all, given);
	end(c, tied ? LOCKED : APART, p - runs - gone, all, given);
}

static void fight(struct run *c, int shot, chance_t p)
{
	const struct round_chances *const r = &c->round;

	moro_brawl_close_up(c->now);
	moro_brawl_round(c->now, false, &c->round);
	for (int given = 0; given <= r->n; given++)
		for (int taken = 0; given + taken <= r->n; taken++)
			for (int tied = 0; tied < 2; tied++)
				if (r->of[tied][given][taken] > 0)
					after(c, shot, given, taken, tied,
						chance_both(p, r->of[tied][given][taken]));
}

/* The attackers test when so many are shot, with their leader among them or not. */
static void close_in(struct run *c, int shot, bool leader_shot, chance_t p)
{
	const int first = c->s->units[ATTACKERS].first + !leader_shot;
	struct test_chances t;

	if (p == 0)
		return;
	game_assign(c->now, c->s->game);
	for (int i = 0; i < shot; i++)
		moro_kill(c->now, first + i, DEFENDERS, "");
	t = moro_stand_test(c->now, ATTACKERS, TEST_CLOSING, 0);
	end(c, STOPS, p - chance_both(p, t.holds), shot, 0);
	fight(c, shot, chance_both(p, t.holds));
}

static void defend(struct run *c, chance_t held)
{
	const int n = c->in.attackers.figures;

	for (int shot = 0; shot <= c->shots.killed.most; shot++) {
		const chance_t p = chance_both(held, c->shots.killed.of[shot]);
		const chance_t leader = c->in.attacker_leads
			? chance_both(p, chance_of(shot, n)) : 0;

		if (shot == n) {
			end(c, SHOT_DOWN, p, n, 0);
			continue;
		}
		close_in(c, shot, true, leader);
		close_in(c, shot, false, p - leader);
	}
}

static void charge(struct run *c, chance_t home)
{
	const struct test_chances t = moro_stand_test(c->s->game, DEFENDERS, TEST_CHARGED, 0);

	tally_empty(&c->ours);
	tally_empty(&c->theirs);
	end(c, SHORT, chance_not(home), 0, 0);
	end(c, RUNS_AT_ONCE, chance_both(home, t.runs), 0, 0);
	end(c, GONE_AT_ONCE, chance_both(home, t.gone), 0, 0);
	defend(c, chance_both(home, t.holds));
}

/* ---- what is told ---- */

static void tell(struct run *c, struct odds *odds)
{
	odds_note(odds, "The rolls are shown as if nobody had fallen before; the chances count who "
		"has.");
	odds_note(odds, "As many as can be come into contact, two against one where one side is "
		"more; nobody takes a fallen leader's place.");
	odds_note(odds, "One of these ends; the columns count the fallen, of the attackers "
		"those shot, too.");
	odds_outcomes(odds, ENDS, end_words, c->ends);
	*odds_count(odds, "shot") = c->shots.killed;
	*odds_count(odds, "attackers") = c->ours;
	*odds_count(odds, "defenders") = c->theirs;
}

static bool fire_first(struct run *c, struct odds *odds, struct reason *why)
{
	const struct odds_case *const q = c->s->asked;
	struct reason own = { "", "" };
	struct fire_stand *const f = moro_fire_stand_new(q, &c->fire, &own);

	tally_clear(&c->shots.killed);
	moro_stand_test_roll(c->s->game, DEFENDERS, TEST_CHARGED, 0, odds);
	if (f) {
		moro_fire_stand_chances(f, &c->shots);
		moro_fire_stand_rolls(f, odds);
	}
	moro_fire_stand_free(f);
	if (f || odds_of_row(q->book, "weapons", c->fire.by.weapon, "long") == 0)
		return true;
	return refuse(why, own.rule, "%s", own.text);
}

static bool run(struct run *c, struct odds *odds)
{
	const struct odds_value *const values = c->s->asked->values;
	const struct game *const g = c->s->game;
	const int32_t inch = game_book(g)->inch;
	const struct stretch way = { (values[WAY].number - values[JUNGLE].number) * inch,
		values[JUNGLE].number * inch };
	const chance_t home = moro_chance_of_way(g, moro_mover(g, ATTACKERS), &way);
	const chance_t holds = moro_stand_test(c->s->game, DEFENDERS, TEST_CHARGED, 0).holds;

	c->now = game_clone(g);
	if (!c->now)
		return false;
	moro_stand_test_roll(c->s->game, ATTACKERS, TEST_CLOSING, 0, odds);
	moro_brawl_rolls(g, false, odds);
	odds_note(odds, "The dice of the move bring it home with %d%%.", (int)chance_in(home, 100));
	charge(c, home);
	/* Shots are fired if the charge comes home, and the defenders hold. */
	tally_if(&c->shots.killed, chance_both(home, holds));
	tell(c, odds);
	game_free(c->now);
	return true;
}

/* ---- the action ---- */

static bool fits(const struct odds_case *q, struct reason *why)
{
	const int way = q->values[WAY].number;

	return q->values[JUNGLE].number <= way || refuse(why, "M-3",
		"jungle is a part of the way: jungle=%d or less", way);
}

static bool reckon(struct scene *s, struct odds *odds)
{
	struct run *const c = calloc(1, sizeof *c);
	bool done;

	if (!c)
		return refuse(s->why, "", "out of memory");
	c->s = s;
	read_charge(s->asked, c);
	done = fire_first(c, odds, s->why) && (run(c, odds) || refuse(s->why, "", "out of memory"));
	free(c);
	return done;
}

static const struct situation situation = { .cols = BRAWL_COLS, .rows = BRAWL_ALL_ROWS,
	.fits = fits, .put = moro_brawl_put, .set = moro_brawl_set, .reckon = reckon };
const struct odds_action moro_odds_charge = { "charge", "A charge", "M-12", inputs, scene_reckon,
	&situation, may_be, NULL };
