/* The chances of shots: one or several who shoot at the same target, one after the other.
 *
 * The number of shots, of hits and what becomes of the target hang together: whoever comes
 * next does not shoot any more at somebody who is out.  So for each number that is counted
 * the target's plight is kept apart.
 */
#include <stdlib.h>
#include <string.h>

#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/odds/plight.h"
#include "systems/participation/settings.h"

enum { WEAPON, RANGE, KIND, SHOOTERS, SKILL, MOVED, RAN, RESTED, TELESCOPE, SPIRIT, INJURY,
	BANDAGED, WORSE, STATE, ENGAGED, SCUFFLE, COVER, TARGET_MOVED, TARGET_STATE, ARMOUR,
	TARGET_INJURY, TARGET_INJURIES, CREATURE, SIZE, WOUND_VALUE, WOUNDS };

enum { RANGE_MOST = 40, SHOOTERS_MOST = 10, MARGIN = 12, ROWS = 9, ROW = 4, US = 0, THEM = 1 };
enum { STATE_UP, STATE_FLINCHED, STATE_DOWN, STATE_SENSELESS, STATE_CAPTIVE };

static const char *const kinds[] = { "aimed", "opportunity", "attacked", NULL };
static const char *const own_states[] = { "up", "flinched", "down", NULL };
static const char *const states[] = { "up", "flinched", "down", "senseless", "captive", NULL };

static const struct odds_input inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "rifle", "what is fired"),
	[RANGE] = ODDS_RANGE("range", 1, RANGE_MOST, "8", "how far it is"),
	[KIND] = ODDS_WORD("kind", kinds, "aimed",
		"in its phase, at one who passes, at one who attacks from near"),
	[SHOOTERS] = ODDS_NUMBER("shooters", 1, SHOOTERS_MOST, "1", "how many fire at this one"),
	[SKILL] = ODDS_WORD("shoot", pp_shoot_words, "average", "the card's word"),
	[MOVED] = ODDS_RANGE("moved", 0, 24, "0", "how far he has moved"),
	[RAN] = ODDS_FLAG("ran", "no", "whether he has run"),
	[RESTED] = ODDS_FLAG("rested", "no", "whether a long gun is rested on something"),
	[TELESCOPE] = ODDS_FLAG("telescope", "no", "whether it has a telescopic sight"),
	[SPIRIT] = ODDS_WORD("spirit", pp_chance_spirits, "controlled",
		"what his last throw for morale gave"),
	[INJURY] = ODDS_WORD("injury", pp_chance_injuries, "none", "his own"),
	[BANDAGED] = ODDS_FLAG("bandaged", "no", "whether that is"),
	[WORSE] = ODDS_NUMBER("worse", 0, 9, "0", "how often a light one has got worse"),
	[STATE] = ODDS_WORD("state", own_states, "up", "how he stands"),
	[ENGAGED] = ODDS_FLAG("engaged", "no", "whether another enemy is at arm's length of him"),
	[SCUFFLE] = ODDS_FLAG("scuffle", "no",
		"whether a friend of his is at arm's length of the target"),
	[COVER] = ODDS_WORD("cover", scene_covers, "none", "the target's"),
	[TARGET_MOVED] = ODDS_RANGE("target-moved", 0, 48, "0", "how far the target has moved"),
	[TARGET_STATE] = ODDS_WORD("target-state", states, "up", "how the target stands or lies"),
	[ARMOUR] = ODDS_NUMBER("armour", 0, 6, "0", "the target's"),
	[TARGET_INJURY] = ODDS_WORD("target-injury", pp_chance_injuries, "none",
		"what the target has already"),
	[TARGET_INJURIES] = ODDS_NUMBER("target-injuries", 1, 9, "1", "how many of that kind"),
	[CREATURE] = ODDS_ROW("creature", "creatures", "none", "what creature the target is"),
	[SIZE] = ODDS_ROW("size", "sizes", "none", "the target's, if not as usual"),
	[WOUND_VALUE] = ODDS_NUMBER("wound-value", 0, 99, "0",
		"the target's; 0: its creature's or size's"),
	[WOUNDS] = ODDS_NUMBER("wounds", 0, 98, "0", "those it has already"),
	{ .name = NULL }
};

static const char *const never[] = { "hurt", "out", "flinches", "staggers", "downed", NULL };
static const char *const counts[] = { "shots", "hits", NULL };
static bool is_gun(const struct rulebook *book, int weapon)
{
	return odds_of_row(book, "weapons", weapon, "short-need") > 0;
}

/* Who has run, flinches or is down shoots at nobody (S-P-3, S-P-10, X-183). */
static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case WEAPON: return is_gun(book, value);
	case RAN: return value == 0;
	case SPIRIT: return pp_chance_may_act(book, value);
	case STATE: return value == STATE_UP;
	case TARGET_INJURIES: return pp_chance_injuries_may_be(book, value);
	default: return true;
	}
}

static bool out_of_reach(const struct odds_case *a)
{
	static const char *const bands[] = { "short", "medium", "long" };
	const int32_t range = a->values[RANGE].number * a->book->inch;
	const int weapon = a->values[WEAPON].number;

	for (size_t i = 0; i < sizeof bands / sizeof bands[0]; i++)
		if (range <= odds_of_row(a->book, "weapons", weapon, bands[i]))
			return false;
	return is_gun(a->book, weapon);
}

/* Too far, or a number that no die gives (S-P-7). */
static const struct odds_in_vain in_vain[] = { { "S-P-7", NULL }, { "P-4", out_of_reach },
	{ NULL, NULL } };
static const struct odds_nothing nothing = { NULL, never, counts, in_vain };

/* ---- the scene ---- */

static void deal_cards(struct scene *s)
{
	pp_scene_name(s, US, "the shooter");
	pp_scene_name(s, THEM, "the target");
	scene_arm(s, US, scene_input(s, WEAPON));
	scene_say(s, US, CARD_SHOOT, scene_input(s, SKILL));
	scene_say(s, US, CARD_TELESCOPE, scene_input(s, TELESCOPE));
	scene_say(s, THEM, CARD_ARMOUR, scene_input(s, ARMOUR));
	pp_scene_creature(s, THEM, scene_input(s, CREATURE), scene_input(s, WOUND_VALUE));
	if (scene_input(s, SIZE) >= 0)
		scene_say(s, THEM, CARD_SIZE, scene_input(s, SIZE));
}

/* A big target's nearest part is nearer than its middle by so much as `further`. */
static bool put(struct scene *s)
{
	const int col = MARGIN + scene_input(s, RANGE) + s->further;

	scene_unit(s, US, 1, MARGIN, ROW);
	scene_unit(s, THEM, 1, col, ROW);
	deal_cards(s);
	if (scene_input(s, ENGAGED))
		scene_unit(s, 1, 1, MARGIN - 1, ROW);
	if (scene_input(s, SCUFFLE))
		scene_unit(s, 0, 1, col + 1 + s->further, ROW);
	/* Whoever rests a gun lies behind something hard enough. */
	if (scene_input(s, RESTED))
		scene_ground(s, MARGIN, ROW, scene_cover(s, COVER_MEDIUM));
	return true;
}

/* All of a big target is in it: the shot is at its nearest part. */
static void lay_cover(const struct scene *s)
{
	const enum cover cover = (enum cover)scene_input(s, COVER);
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(s->game, THEM, cells);

	for (int i = 0; cover != COVER_NONE && i < n; i++)
		table_draw(s->setup.table, cells[i], scene_cover(s, cover), 0);
}

static void lay_low(struct game *g, int figure, int state)
{
	struct pp_figure *const f = pp_figure_of(g, figure);

	f->lost_blow = state == STATE_FLINCHED;
	f->down = state == STATE_DOWN;
	if (state == STATE_SENSELESS)
		pp_fall_senseless(g, figure, FATE_STUNNED);
	else if (state == STATE_CAPTIVE)
		game_capture(g, figure, US);
}

static bool set_states(const struct scene *s)
{
	struct game *const g = s->game;
	struct pp_figure *const own = pp_figure_of(g, US), *const target = pp_figure_of(g, THEM);

	own->spirit = (uint8_t)scene_input(s, SPIRIT);
	own->moved = pp_scene_length(s, MOVED);
	own->ran = scene_input(s, RAN);
	target->moved = pp_scene_length(s, TARGET_MOVED);
	if (!pp_scene_hurt(g, US, scene_input(s, INJURY), scene_input(s, BANDAGED),
			scene_input(s, WORSE), s->why)
		|| !pp_scene_hurt(g, THEM, scene_input(s, TARGET_INJURY), false, 0, s->why)
		|| !pp_scene_injuries(g, THEM, scene_input(s, TARGET_INJURIES), s->why)
		|| !pp_scene_wounds(g, THEM, scene_input(s, WOUNDS), s->why))
		return false;
	lay_low(g, US, scene_input(s, STATE));
	lay_low(g, THEM, scene_input(s, TARGET_STATE));
	return true;
}

/* What the aim does not refuse, but would quietly leave out. */
static bool makes_sense(const struct scene *s)
{
	const struct odds_case *const a = s->asked;
	const struct pp_rules *const rules = pp_rules_of(s->game);
	const struct weapon *const w = &rules->weapons[a->values[WEAPON].number];

	if (pp_pitched(w) && !pp_is_gun(w))
		return refuse(s->why, "P-6", "nobody shoots with that (%s): ask for `throwing`",
			w->name);
	if ((a->values[RESTED].number || a->values[TELESCOPE].number) && !w->long_gun)
		return refuse(s->why, a->values[RESTED].number ? "X-184" : "P-4",
			"only a long gun is rested or has a telescopic sight, and that is none (%s)",
			w->name);
	if (a->values[RESTED].number && a->values[MOVED].number > 0)
		return refuse(s->why, "X-184", "who has moved does not rest his gun: moved=0");
	if (a->values[KIND].number == SHOT_ATTACKED
		&& pp_scene_length(s, RANGE) >= rules->attack_near)
		return refuse(s->why, "X-50", "an attack is shot at from less than %d%s: give such a "
			"range, or kind=opportunity", (int)(rules->attack_near / a->book->inch),
			a->book->unit);
	return true;
}

static bool set(struct scene *s)
{
	lay_cover(s);
	return makes_sense(s) && set_states(s);
}

/* ---- one after the other ---- */

struct volley {
	const struct game *g;
	const struct pp_aim *aim;
	int shooters, most;		/* shots of one */
	chance_t injuries[INJURIES];
	/* of one, that so many hit: with so much to be counted */
	chance_t counted[SHOTS_MAX + 1][SHOTS_MAX + 1];
	struct pp_plight *at, *now;	/* the target's, by what has been counted till now */
};

/* All who come before are done: those who are out are not shot at any more. */
static void one_fires(struct volley *v, int counted)
{
	for (int n = 0; n <= counted; n++) {
		v->now[n] = v->at[n];
		v->now[n].of[PLIGHT_OUT] = 0;
		v->at[n].end = 0;
	}
	for (int hits = 0; hits <= v->most; hits++)
		for (int n = 0; n <= counted; n++) {
			for (int c = 0; c <= v->most; c++)
				if (v->counted[hits][c] > 0)
					pp_plight_add(&v->at[n + c], &v->now[n],
						v->counted[hits][c]);
			pp_plight_blow(v->g, v->aim->target, v->injuries, &v->now[n]);
		}
}

static chance_t alive(const struct pp_plight *p)
{
	chance_t sum = 0;

	for (int s = 0; s < p->end; s++)
		sum += p->of[s];
	return sum;
}

/* The plight of all together; what was counted into a tally, if it is asked for. */
static bool all_fire(struct volley *v, struct pp_plight *end, struct tally *count)
{
	const int most = v->shooters * v->most;
	bool done;

	v->at = calloc((size_t)most + 1, sizeof *v->at);
	v->now = calloc((size_t)most + 1, sizeof *v->now);
	memset(end, 0, sizeof *end);
	done = v->at && v->now;
	if (done) {
		pp_plight_begin(v->g, v->aim->target, &v->at[0]);
		for (int i = 0; i < v->shooters; i++)
			one_fires(v, i * v->most);
		for (int n = 0; n <= most; n++) {
			pp_plight_add(end, &v->at[n], CERTAIN);
			if (count)
				tally_add(count, n, alive(&v->at[n]) + pp_plight_out(&v->at[n]));
		}
		if (count)
			tally_settle(count);
	}
	free(v->at);
	free(v->now);
	return done;
}

/* ---- what is counted ---- */

static void count_hits(struct volley *v, const struct pp_fire_chances *c)
{
	memset(v->counted, 0, sizeof v->counted);
	for (int hits = 0; hits <= c->hits.most; hits++)
		v->counted[hits][hits] = c->hits.of[hits];
}

static void count_shots(struct volley *v, const struct pp_fire_chances *c)
{
	struct tally hits;

	memset(v->counted, 0, sizeof v->counted);
	tally_clear(&hits);
	for (int n = 0; n <= c->shots.most; n++) {
		for (int k = 0; k <= hits.most; k++)
			v->counted[k][n] = chance_both(c->shots.of[n], hits.of[k]);
		tally_die(&hits, c->each);
	}
}

/* Only so many of them hit, and nothing is told of how many. */
static void count_nothing(struct volley *v, const struct pp_fire_chances *c)
{
	memset(v->counted, 0, sizeof v->counted);
	for (int hits = 0; hits <= c->hits.most; hits++)
		v->counted[hits][0] = c->hits.of[hits];
}

/* That no hit has done worse, and the target is still there; of every effect, and of none. */
static bool reckon_effects(struct volley *v, const struct pp_fire_chances *c, struct odds *odds)
{
	static const char *const names[EFFECTS] = { "flinches", "staggers", "downed" };
	chance_t before = 0;

	count_nothing(v, c);
	for (int e = -1; e < EFFECTS; e++) {
		struct pp_plight p;

		memset(v->injuries, 0, sizeof v->injuries);
		if (e >= 0)
			pp_shot_injuries(v->g, v->aim, (enum pp_effect)e, v->injuries);
		if (!all_fire(v, &p, NULL))
			return false;
		if (e >= 0)
			odds_outcome(odds, names[e], pp_chance_less(alive(&p), before));
		before = alive(&p);
	}
	return true;
}

/* That none of them brings an injury, whatever he had before. */
static bool reckon_hurt(struct volley *v, const struct pp_fire_chances *c, struct odds *odds)
{
	struct pp_plight p;

	count_nothing(v, c);
	pp_shot_injuries(v->g, v->aim, EFFECT_DOWN, v->injuries);
	for (int i = INJURY_LIGHT; i < INJURIES; i++)
		v->injuries[i] = 0;
	if (!all_fire(v, &p, NULL))
		return false;
	odds_outcome(odds, "hurt", chance_not(alive(&p)));
	return true;
}

static bool reckon_volley(struct volley *v, const struct pp_fire_chances *c, struct odds *odds)
{
	struct pp_plight p;
	struct tally *const shots = odds_count(odds, "shots"), *hits = odds_count(odds, "hits");

	if (!reckon_hurt(v, c, odds))
		return false;
	pp_shot_injuries(v->g, v->aim, EFFECT_DOWN, v->injuries);
	count_shots(v, c);
	tally_empty(shots);
	tally_empty(hits);
	if (!all_fire(v, &p, shots))
		return false;
	count_hits(v, c);
	if (!all_fire(v, &p, hits))
		return false;
	odds_outcome(odds, "out", pp_plight_out(&p));
	pp_chance_plight(v->g, v->aim->target, &p, odds);
	return reckon_effects(v, c, odds);
}

/* ---- rolls and notes ---- */

static void put_rolls(const struct game *g, const struct pp_aim *aim, int shooters,
	struct odds *odds)
{
	const struct pp_rules *const rules = pp_rules_of(g);
	const struct weapon *const w = &rules->weapons[aim->weapon];
	const struct pp_blow blow = pp_shot_blow(w, EFFECT_FLINCH);
	struct roller r;

	if (w->dice > 0) {
		pp_shots_roller(g, aim, &r);
		odds_roll(odds, &r, rules->die, w->dice, "");
	}
	pp_hit_roller(g, aim, &r);
	odds_roll(odds, &r, rules->die, 1, "hit");
	pp_effect_roller(g, aim, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	pp_save_roller(g, THEM, &blow, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	if (w->divided > 1)
		odds_note(odds, "shots: the dice together divided by %d, rounded up (S-P-6)",
			w->divided);
	pp_chance_note_effects(rules, odds);
	odds_note(odds, "injury for injury the worst counts, %d of a kind are one of the next "
		"(S-P-12)", rules->same_injuries);
	odds_note(odds, "flinches, staggers, downed: the worst of it, of one who is not out");
	if (shooters > 1)
		odds_note(odds, "all shoot from this range, one after the other, while the target "
			"is not out");
	if (shooters > 1 && !aim->coup
			&& game_distance(g, US, THEM) <= rules->coup_near)
		odds_note(odds, "a target that one has downed is no coup de grace to the next here; "
			"in play it is (S-P-9)");
}

static bool reckon_all(struct scene *s, const struct pp_aim *aim, struct odds *odds)
{
	const int shooters = scene_input(s, SHOOTERS);
	struct pp_fire_chances *const c = calloc(1, sizeof *c);
	struct volley *const v = calloc(1, sizeof *v);
	bool done = false;

	if (!c || !v) {
		refuse(s->why, "", "out of memory");
	} else {
		pp_fire_chances(s->game, aim, c);
		*v = (struct volley){ .g = s->game, .aim = aim, .shooters = shooters,
			.most = c->shots.most };
		put_rolls(s->game, aim, shooters, odds);
		done = c->shots.most > SHOTS_MAX
			? refuse(s->why, "S-P-6", "up to %d shots are too many to reckon with: %d at "
				"most", c->shots.most, SHOTS_MAX)
			: reckon_volley(v, c, odds) || refuse(s->why, "", "out of memory");
	}
	free(v);
	free(c);
	return done;
}

static bool reckon(struct scene *s, struct odds *odds)
{
	struct pp_aim aim;

	return pp_aim_at(s->game, US, THEM, (enum shot_kind)scene_input(s, KIND), &aim, s->why)
		&& reckon_all(s, &aim, odds);
}

static const struct situation situation = { .cols = 2 * MARGIN, .rows = ROWS, .longer_by = RANGE,
	.put = put, .further = pp_scene_further, .set = set, .reckon = reckon };
const struct odds_action pp_odds_shooting = { "shooting", "Shooting at somebody", "P-4", inputs,
	scene_reckon, &situation, may_be, &nothing };
