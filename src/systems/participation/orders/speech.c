/* Speech (P-3): who says what, who hears and who understands it, and what comes of that.
 *
 * Words are for people; no machine reads them.  What a speech does by the rules follows
 * from who says it and who is near.
 *
 *  SP1  Whoever understands hears.  Only ranges count (S-P-5).
 *  SP2  Those of the speaker's cause who understand are `told`, if he has a will of his own to
 *       tell them.  That holds until the next turn's speaking begins.
 *  SP3  A side reads the words exactly if somebody of it understands them, and knows of the
 *       noise exactly if somebody hears it; so does the Game Master of all.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/goals.h"
#include "cliffhanger/text.h"
#include "skirmish/menus/say.h"
#include "skirmish/turn/stages.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/orders/speech.h"

enum { NOTE_BYTES = 480 };

/* ---- ears ---- */

static bool near_enough(const struct game *g, int figure, int speaker, int32_t range)
{
	return figure != speaker && standing_fit(g, figure) && game_on_table(g, speaker)
		&& range > 0 && game_distance(g, figure, speaker) <= range;
}

bool pp_hears(const struct game *g, int figure, int speaker, enum voice voice)
{
	return near_enough(g, figure, speaker, pp_rules_of(g)->voice[voice].heard);
}

bool pp_understands(const struct game *g, int figure, int speaker, enum voice voice)
{
	return pp_person(g, figure)
		&& near_enough(g, figure, speaker, pp_rules_of(g)->voice[voice].understood);
}

typedef bool hearing(const struct game *g, int figure, int speaker, enum voice voice);

/* The sides, bit by bit, of whom somebody does; some others are not asked. */
static uint16_t sides_that(const struct game *g, hearing *does, int speaker, enum voice voice,
	uint16_t others)
{
	uint16_t sides = 0;

	for (int f = 0; f < g->n_figures; f++) {
		const uint16_t side = (uint16_t)(1u << g->units[g->figures[f].unit].side);

		if (((sides | others) & side) == 0 && does(g, f, speaker, voice))
			sides |= side;
	}
	return sides;
}

static uint16_t sides_that_see(const struct game *g, int unit)
{
	uint16_t sides = 0;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (game_sees(g, side, unit))
			sides |= (uint16_t)(1u << side);
	return sides;
}

/* ---- what is told of a noise ---- */

static void tell_noise(struct game *g, uint16_t audience, int figure, int number,
	const char *text)
{
	struct event e = event_of(EVENT_NOTE);

	if (audience == 0)
		return;
	e.audience = audience;
	e.figure = (int16_t)figure;
	e.number = number;
	e.word = text;
	game_emit(g, &e);
}

/* To those who hear something and see nobody: only what, and where. */
static void tell_unseen_noise(struct game *g, uint16_t audience, int figure, const char *what)
{
	const struct grid *grid = &g->table->grid;
	const cell_t cell = g->figures[figure].cell;
	struct event e = event_of(EVENT_NOTE);
	char text[NOTE_BYTES];

	if (audience == 0)
		return;
	snprintf(text, sizeof text, "%s, at %s", what, grid_cell_text(grid, cell).text);
	e.audience = audience;
	e.cell = cell;
	e.number = NOTE_SOUND;
	e.word = text;
	game_emit(g, &e);
}

void pp_scream(struct game *g, int figure)
{
	const uint16_t see = sides_that_see(g, g->figures[figure].unit);
	const uint16_t hear = sides_that(g, pp_hears, figure, VOICE_SCREAM, see);
	const bool person = pp_person(g, figure);

	if (!game_on_table(g, figure))
		return;
	tell_noise(g, see, figure, 0, person ? "screams" : "bellows");
	tell_unseen_noise(g, hear, figure, person ? "Somebody screams"
		: "Something bellows");
	pp_noise(g, figure, CAUSE_SCREAM);
}

/* Whoever sees the shooter is told of the shot itself. */
void pp_bang(struct game *g, int figure)
{
	const uint16_t see = sides_that_see(g, g->figures[figure].unit);
	const uint16_t hear = sides_that(g, pp_hears, figure, VOICE_SHOT, see);

	tell_unseen_noise(g, hear, figure, "A shot");
	pp_noise(g, figure, CAUSE_SHOOTING);
}

/* ---- who may speak ---- */

static uint8_t round_bit(const struct game *g)
{
	const int round = pp_game_of(g)->round;

	return (uint8_t)(1u << (round > 0 ? round - 1 : 0));
}

static bool has_spoken(const struct game *g, int figure)
{
	return (pp_figure_of(g, figure)->rounds & round_bit(g)) != 0;
}

static bool check_voice(const struct game *g, int figure, struct reason *why)
{
	if (!standing_fit(g, figure))
		return refuse(why, "X-217", "%s is in no state to speak: let somebody else do it",
			say_who(g, figure).text);
	if (!pp_person(g, figure))
		return refuse(why, "X-217", "%s has no words: let one of the people speak",
			say_who(g, figure).text);
	if (!pp_able(g, figure))
		return refuse(why, "X-217", "%s is too frightened for words: let somebody else "
			"speak", say_who(g, figure).text);
	if (has_spoken(g, figure))
		return refuse(why, "P-1", "%s has spoken in this round: wait for the next, or let "
			"somebody else speak", say_who(g, figure).text);
	return true;
}

static bool may_speak(const struct game *g, int unit)
{
	if (g->units[unit].uncommanded)
		return false;
	FOR_MEMBERS(f, g, unit)
		if (check_voice(g, f, NULL))
			return true;
	return false;
}

/* SP2: with the first round whatever was said in the turn before is forgotten. */
void pp_ask_speak(struct game *g)
{
	if (pp_game_of(g)->round <= 1)
		for (int f = 0; f < g->n_figures; f++)
			pp_figure_of(g, f)->told = false;
	stages_ask(g, ASK_SPEAK, may_speak);
}

bool pp_seeks_hearing(const struct game *v, int side)
{
	struct goal_list goals;

	goals_read(&goals, v, side);
	for (int i = 0; i < goals.n; i++) {
		const struct goal *const g = &goals.goal[i];

		if (g->kind == GOAL_TELL && g->wanted && (g->side < 0 || g->side == side)
				&& (v->units[g->unit].understood >> side & 1) == 0)
			return true;
	}
	return false;
}

static int words_in(const char *text)
{
	int n = 0;

	for (bool inside = false; *text != '\0'; text++) {
		const bool blank = isspace((unsigned char)*text) != 0;

		n += !blank && !inside;
		inside = !blank;
	}
	return n;
}

/* S-P-2 */
static bool check_breath(const struct game *g, const struct choice *c, struct reason *why)
{
	const int most = pp_rules_of(g)->shout_words;

	if (!contact_figure(g, c->argument[0].value))
		return true;
	if (c->argument[1].value != VOICE_SHOUT)
		return refuse(why, "S-P-2", "with an enemy at arm's length there is only breath to "
			"shout: `shout`, %d words at most", most);
	return words_in(c->text) <= most
		|| refuse(why, "S-P-2", "with an enemy at arm's length %d words are all there is "
			"breath for: make it shorter", most);
}

bool pp_check_speak(const struct game *g, const struct choice *c, struct reason *why)
{
	const int figure = c->argument[0].value, unit = g->figures[figure].unit;

	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "P-3",
		"that one is not yours to speak for: name one of your own");
	return check_voice(g, figure, why) && check_breath(g, c, why);
}

/* ---- saying it ---- */

static void tell_words(struct game *g, const struct choice *c, uint16_t audience)
{
	const int figure = c->argument[0].value;
	struct event e = event_of(EVENT_MESSAGE);

	e.audience = audience;
	e.number = c->seat;
	e.figure = (int16_t)figure;
	e.cell = g->figures[figure].cell;
	e.other = (int16_t)c->argument[1].value;	/* enum event_voice: in the same order */
	e.word = c->text;
	game_emit(g, &e);
}

static void tell_sound(struct game *g, int figure, enum voice voice, uint16_t audience)
{
	static const char *const seen[VOICES] = {
		[VOICE_WHISPER] = "whispers something, too low to understand",
		[VOICE_SPEAK] = "says something, too far off to understand",
		[VOICE_SHOUT] = "shouts, too far off to understand",
		[VOICE_SCREAM] = "screams" };
	static const char *const unseen[VOICES] = {
		[VOICE_WHISPER] = "Somebody whispers, too low to understand",
		[VOICE_SPEAK] = "Somebody speaks, too far off to understand",
		[VOICE_SHOUT] = "Somebody shouts, too far off to understand",
		[VOICE_SCREAM] = "Somebody screams" };
	const uint16_t see = sides_that_see(g, g->figures[figure].unit);

	tell_noise(g, audience & see, figure, NOTE_SOUND, seen[voice]);
	tell_unseen_noise(g, audience & (uint16_t)~see, figure, unseen[voice]);
}

/* How many of a unit do, besides the speaker. */
static int how_many(const struct game *g, int unit, hearing *does, int speaker, enum voice voice)
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += does(g, f, speaker, voice);
	return n;
}

/* "understood by the bearers (2 of 3)": of those that are not speaking themselves. */
static void put_some(struct pen *p, const struct game *g, int unit, int n, int speaker,
	const char *lead)
{
	const int all = standing_strength(g, unit) - (g->figures[speaker].unit == unit);
	const char *const name = game_unit_name(g, unit);
	const bool the = strncmp(name, "The ", 4) == 0;

	pen_put(p, "%s%s%s", lead, the ? "the " : "", the ? name + 4 : name);
	if (n < all)
		pen_put(p, " (%d of %d)", n, all);
}

/* Units of the speaker's cause of whom somebody understands; or of whom nobody does, but
 * somebody hears.  How many units that are. */
static int put_hearers(struct pen *p, const struct game *g, int speaker, enum voice voice,
	bool understood)
{
	const char *const lead = understood ? "understood by "
		: p->used > 0 ? "; heard, but not understood, by "
		: "heard, but not understood, by ";
	int units = 0;

	for (int u = 0; u < g->n_units; u++) {
		const int grasp = how_many(g, u, pp_understands, speaker, voice);
		const int n = understood ? grasp
			: grasp > 0 ? 0 : how_many(g, u, pp_hears, speaker, voice);

		if (n == 0 || game_enemies(g, u, g->figures[speaker].unit))
			continue;
		put_some(p, g, u, n, speaker, units++ > 0 ? ", " : lead);
	}
	return units;
}

/* Whom it has reached, for his own side alone. */
static void tell_reach(struct game *g, int speaker, enum voice voice)
{
	char text[NOTE_BYTES];
	struct pen p = pen_at(text, sizeof text);
	int units = put_hearers(&p, g, speaker, voice, true);

	units += put_hearers(&p, g, speaker, voice, false);
	text_trim(text);
	tell_noise(g, (uint16_t)(1u << g->units[g->figures[speaker].unit].side), speaker, 0,
		units > 0 ? text : "no friend is near enough to hear");
}

/* orders are for those who have a will to give them. */
static bool gives_orders(const struct game *g, int figure)
{
	const enum spirit spirit = (enum spirit)pp_figure_of(g, figure)->spirit;

	return spirit == SPIRIT_CONTROLLED || spirit == SPIRIT_SHAKEN;
}

static void instruct(struct game *g, int speaker, enum voice voice)
{
	for (int f = 0; f < g->n_figures; f++)
		if (!game_enemies(g, g->figures[f].unit, g->figures[speaker].unit)
			&& pp_understands(g, f, speaker, voice))
			pp_figure_of(g, f)->told = true;
}

/* Nobody stays hidden whom an enemy hears. */
static void give_away(struct game *g, int speaker, uint16_t hear)
{
	const int unit = g->figures[speaker].unit;

	for (int side = 0; side < g->setup->n_sides; side++)
		if ((hear >> side & 1) != 0 && !game_same_cause(g, side, g->units[unit].side)) {
			pp_reveal(g, unit);
			return;
		}
}

/* For the script: who has understood whom. */
static void note_listeners(struct game *g, int speaker, enum voice voice)
{
	const int side = g->units[g->figures[speaker].unit].side;

	for (int f = 0; f < g->n_figures; f++)
		if (pp_understands(g, f, speaker, voice))
			game_heard(g, g->figures[f].unit, side);
}

void pp_apply_speak(struct game *g, const struct choice *c)
{
	const int figure = c->argument[0].value;
	const enum voice voice = (enum voice)c->argument[1].value;
	const uint16_t hear = sides_that(g, pp_hears, figure, voice, 0);
	const uint16_t own = (uint16_t)(1u << g->units[g->figures[figure].unit].side);
	const uint16_t grasp = sides_that(g, pp_understands, figure, voice, 0) | own;

	pp_game_of(g)->spoken = true;
	pp_figure_of(g, figure)->rounds |= round_bit(g);
	give_away(g, figure, hear);
	tell_words(g, c, grasp);
	tell_sound(g, figure, voice, hear & (uint16_t)~grasp);
	tell_reach(g, figure, voice);
	note_listeners(g, figure, voice);
	if (gives_orders(g, figure))
		instruct(g, figure, voice);
	if (voice == VOICE_SCREAM)
		pp_noise(g, figure, CAUSE_SCREAM);
}
