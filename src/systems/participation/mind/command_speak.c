/* Speaking: whoever is master of himself tells those who only do as they are told, in the
 * quietest voice that reaches all of them whom any voice would reach.
 *
 *  CS1  No machine reads what is said (P-3); the words are for the players at the table.
 *  CS2  Whoever lies hidden whispers or holds his tongue.
 *  CS3  One who fights has breath for a few words only (S-P-2).
 */
#include "systems/participation/mind/command.h"

enum wanted { WANT_FORWARD, WANT_FIRE, WANT_FIGHT, WANT_BEAST, WANT_HOLD, WANTS };
enum { LINES = 5, NEAR_INCHES = 12 };

static const char *const lines[WANTS][LINES] = {
	[WANT_FORWARD] = {
		"After me, and look sharp about it!",
		"Forward, all of you! There is not a moment to lose!",
		"Keep close and follow me - we are nearly there!",
		"Come along! Fortune waits for nobody!",
		"Up and on! We shall rest when this is over!",
	},
	[WANT_FIRE] = {
		"Steady now - pick your man, and make it count!",
		"Let them have it! And mind where you aim!",
		"Open fire! Do not let them come any closer!",
		"There they are! Rifles up, and steady!",
		"Keep their heads down while we think of something!",
	},
	[WANT_FIGHT] = {
		"Stand fast!",
		"Stay with me!",
		"Hold them off!",
		"Together now, friends!",
		"Never say die!",
	},
	[WANT_BEAST] = {
		"Back, slowly! Nobody turns his back on it!",
		"Great heavens, the size of it! Keep together!",
		"Do not run, whatever you do! Shoot for the eye!",
		"To the rocks, quickly! It cannot follow us there!",
		"Easy now. Perhaps it is not hungry.",
	},
	[WANT_HOLD] = {
		"Stay where you are, and keep your eyes open.",
		"Not a sound now. Watch those trees.",
		"Wait for my word.",
		"Courage, friends. Help must be on its way.",
		"Something is amiss here. Be ready for anything.",
	},
};

/* ---- what is to be said ---- */

static bool near_enemy(const struct reckoning *r, int figure, bool beast)
{
	const int32_t near = NEAR_INCHES * r->v->setup->book->inch;

	for (int u = 0; u < r->v->n_units; u++)
		if (r->of[u].known && r->of[u].enemy && (r->of[u].wounds > 0) == beast
			&& pp_reckon_distance(r, &r->of[u], r->v->figures[figure].cell) <= near)
			return true;
	return false;
}

static enum wanted wanted_of(const struct reckoning *r, int figure)
{
	const int unit = r->v->figures[figure].unit;

	if (contact_figure(r->v, figure))
		return WANT_FIGHT;
	if (near_enemy(r, figure, true))
		return WANT_BEAST;
	if (contact_nearest_enemy(r->v, unit) >= 0)
		return WANT_FIRE;
	return pp_figure_of(r->v, figure)->moved > 0 ? WANT_FORWARD : WANT_HOLD;
}

static const char *line_of(const struct reckoning *r, int figure)
{
	return lines[wanted_of(r, figure)][(r->v->turn + figure
		+ pp_game_of(r->v)->round) % LINES];
}

/* ---- to whom ---- */

static bool waits(const struct reckoning *r, int unit)
{
	return r->of[unit].known && r->of[unit].dumb && r->v->units[unit].side == r->side;
}

static int reached(const struct reckoning *r, int figure, enum voice voice)
{
	int n = 0;

	for (int u = 0; u < r->v->n_units; u++)
		n += waits(r, u) && pp_understands(r->v, r->of[u].guide, figure, voice);
	return n;
}

static bool speaks(const struct teller *t, const struct reckoning *r, int figure)
{
	const bool hidden = pp_unit_of(t->v, t->v->figures[figure].unit)->hidden;
	const enum voice loudest = hidden ? VOICE_WHISPER : VOICE_SHOUT;
	const int most = reached(r, figure, loudest);

	if (most == 0)
		return false;
	for (int voice = VOICE_WHISPER; voice <= (int)loudest; voice++)
		if (reached(r, figure, (enum voice)voice) == most
			&& pp_tell_say(t, figure, (enum voice)voice, line_of(r, figure)))
			return true;
	return pp_tell_say(t, figure, loudest, line_of(r, figure));
}

void pp_command_speak(const struct teller *t)
{
	struct reckoning r;
	bool anybody = false;

	pp_reckon(&r, t->v, game_seat_side(t->v, t->seat));
	for (int u = 0; u < t->v->n_units; u++)
		anybody = anybody || waits(&r, u);
	for (int f = 0; anybody && f < t->v->n_figures; f++)
		if (game_seat_of_unit(t->v, t->v->figures[f].unit) == t->seat
			&& standing_fit(t->v, f) && game_on_table(t->v, f)
			&& pp_figure_of(t->v, f)->spirit != SPIRIT_OBEDIENT && pp_able(t->v, f)
			&& speaks(t, &r, f))
			return;
	pp_tell_done(t);
}
