/* Speaking: whoever is master of himself tells those who only do as they are told, in the
 * quietest voice that reaches all of them whom any voice would reach.
 *
 *  CS1  No machine reads what is said (P-3); the words are for the players at the table.
 *  CS2  Whoever lies hidden whispers or holds his tongue.
 *  CS3  One who fights has breath for a few words only (S-P-2).
 *  CS4  A goal may be that others understand somebody (goals.h): he speaks to them when they
 *       could, and calls out where nobody knows where they are.
 */

#include "systems/participation/judges.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/orders/speech.h"

enum wanted { WANT_FORWARD, WANT_FIRE, WANT_FIGHT, WANT_BEAST, WANT_HOLD, WANT_TALK, WANTS };
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
	[WANT_TALK] = {
		"Good morning! We should like a word with you, if we may.",
		"Hallo there! Nobody means you any harm.",
		"You there! This is no quarrel of yours - will you hear me?",
		"Is anybody about? We come as friends!",
		"Pray listen! There is a better way than this.",
	},
};

/* ---- what is to be said ---- */

static bool near_enemy(const struct muster *m, int figure, bool beast)
{
	const int32_t near = NEAR_INCHES * m->v->setup->book->inch;

	for (int u = 0; u < m->v->n_units; u++)
		if (m->of[u].known && m->of[u].enemy
			&& (m->of[u].wounds > 0) == beast
			&& muster_distance(m, &m->of[u], m->v->figures[figure].cell) <= near)
			return true;
	return false;
}

static enum wanted wanted_of(const struct muster *m, int figure)
{
	const int unit = m->v->figures[figure].unit;

	if (contact_figure(m->v, figure))
		return WANT_FIGHT;
	if (near_enemy(m, figure, true))
		return WANT_BEAST;
	if (contact_nearest_enemy(m->v, unit) >= 0)
		return WANT_FIRE;
	return pp_figure_of(m->v, figure)->moved > 0 ? WANT_FORWARD : WANT_HOLD;
}

static const char *line_of(const struct muster *m, int figure, enum wanted wanted)
{
	return lines[wanted][(m->v->turn + figure
		+ pp_game_of(m->v)->round) % LINES];
}

/* ---- to whom ---- */

/* Obedient, and nobody has told it anything. */
static bool waits(const struct game *v, int side, int unit)
{
	const int guide = pp_guide(v, unit);

	return guide >= 0 && v->units[unit].side == side && !v->units[unit].uncommanded
		&& pp_figure_of(v, guide)->spirit == SPIRIT_OBEDIENT && !pp_own_will(v, unit);
}

static int reached(const struct muster *m, int figure, enum voice voice)
{
	int n = 0;

	for (int u = 0; u < m->v->n_units; u++)
		n += waits(m->v, m->side, u) && pp_understands(m->v, m->of[u].guide, figure, voice);
	return n;
}

static bool propose_say(const struct proposer *p, int figure, enum voice voice, const char *text)
{
	choose_figure(p->c, p->seat, VERB_SAY, figure);
	choose_with(p->c, ARGUMENT_WORD, (int32_t)voice);
	choose_text(p->c, text);
	return propose(p);
}

static bool speaks(const struct proposer *p, const struct muster *m, int figure)
{
	const bool hidden = pp_unit_of(p->v, p->v->figures[figure].unit)->hidden;
	const enum voice loudest = hidden ? VOICE_WHISPER : VOICE_SHOUT;
	const int most = reached(m, figure, loudest);
	const char *const text = line_of(m, figure, wanted_of(m, figure));

	if (most == 0)
		return false;
	for (int voice = VOICE_WHISPER; voice <= (int)loudest; voice++)
		if (reached(m, figure, (enum voice)voice) == most
			&& propose_say(p, figure, (enum voice)voice, text))
			return true;
	return propose_say(p, figure, loudest, text);
}

/* CS4: the quietest voice by which somebody understands him who is to, or VOICES. */
static enum voice voice_for_goal(const struct muster *m, int figure, int unit)
{
	if (!m->of[unit].known)
		return VOICE_SHOUT;
	for (int voice = VOICE_SPEAK; voice <= (int)VOICE_SHOUT; voice++)
		if (pp_understands(m->v, m->of[unit].guide, figure, (enum voice)voice))
			return (enum voice)voice;
	return VOICES;
}

static bool talks(const struct proposer *p, const struct muster *m, int figure)
{
	for (int i = 0; i < m->goals.n; i++) {
		const struct goal *const g = &m->goals.goal[i];
		enum voice voice;

		if (g->kind != GOAL_TELL || !g->wanted || (g->side >= 0 && g->side != m->side)
			|| pp_unit_of(p->v, p->v->figures[figure].unit)->hidden
			|| (p->v->units[g->unit].understood >> m->side & 1) != 0)
			continue;
		voice = voice_for_goal(m, figure, g->unit);
		if (voice < VOICES
			&& propose_say(p, figure, voice, line_of(m, figure, WANT_TALK)))
			return true;
	}
	return false;
}

static bool anybody_to_tell(const struct proposer *p, int side)
{
	for (int u = 0; u < p->v->n_units; u++)
		if (waits(p->v, side, u))
			return true;
	return pp_seeks_hearing(p->v, side);
}

bool pp_command_speak(const struct proposer *p)
{
	const int side = game_seat_side(p->v, p->seat);
	struct muster m;

	if (!anybody_to_tell(p, side))
		return false;
	muster(&m, p->v, side, &pp_commander);
	for (int f = 0; f < p->v->n_figures; f++)
		if (game_seat_of_unit(p->v, p->v->figures[f].unit) == p->seat
			&& standing_fit(p->v, f) && game_on_table(p->v, f)
			&& pp_figure_of(p->v, f)->spirit != SPIRIT_OBEDIENT && pp_able(p->v, f)
			&& (speaks(p, &m, f) || talks(p, &m, f)))
			return true;
	return false;
}
