/* The menu of speaking: every voice, with how many would understand it, and who speaks. */
#include "skirmish/commander/choose.h"
#include "systems/participation/judges.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/words/words.h"

enum { SPEAKERS_MAX = 6, SAYABLE = VOICE_SHOT };	/* nobody says a shot */

static const struct { enum menu_act act; const char *label; } voices[SAYABLE] = {
	[VOICE_WHISPER] = { ACT_OF_WHISPER, "Whisper" },
	[VOICE_SPEAK] = { ACT_OF_SPEAKING, "Speak" },
	[VOICE_SHOUT] = { ACT_OF_SHOUT, "Shout" }, [VOICE_SCREAM] = { ACT_OF_SCREAM, "Scream" },
};

/* Who of one's own side understands, or only hears, somebody in a voice. */
struct audience { int understand, hear, enemies; };

/* Of a unit's figures those on its side who understand or hear; of the others who notice. */
static struct audience audience_of(const struct game *v, int figure, enum voice voice)
{
	const int side = v->units[v->figures[figure].unit].side;
	struct audience a = { 0, 0, 0 };

	for (int f = 0; f < v->n_figures; f++) {
		const bool ours = game_same_cause(v, v->units[v->figures[f].unit].side, side);

		if (f == figure || !standing_fit(v, f) || !pp_hears(v, f, figure, voice))
			continue;
		if (!ours)
			a.enemies++;
		else if (pp_understands(v, f, figure, voice))
			a.understand++;
		else
			a.hear++;
	}
	return a;
}

bool pp_menu_may_say(const struct game *v, const struct decision *d, int figure,
	enum voice voice, struct reason *why)
{
	struct choice c;

	choose(&c, d->seat, VERB_SAY);
	choose_with(&c, ARGUMENT_FIGURE, figure);
	choose_with(&c, ARGUMENT_WORD, (int32_t)voice);
	choose_text(&c, "Hark");
	return answers_check(v, &c, why);
}

static void note_audience(const struct menu *m, struct option *o, int figure,
	enum voice voice)
{
	const struct audience a = audience_of(m->v, figure, voice);

	o->passes = a.understand + a.hear + a.enemies == 0;
	if (standing_strength(m->v, m->unit) > 1)
		menu_note(o, ", %s: %d understand, %d hear", say_who(m->v, figure).text,
			a.understand, a.hear);
	else if (a.enemies > 0)
		menu_note(o, ": %d understand, %d hear, %d foe%s", a.understand, a.hear,
			a.enemies, sheet_many(a.enemies));
	else
		menu_note(o, ": %d understand, %d hear", a.understand, a.hear);
}

static void voice_row(struct menu *m, int figure, enum voice voice)
{
	const struct choice c = menu_choice(m, VERB_SAY, menu_of(ARGUMENT_FIGURE, figure),
		menu_of(ARGUMENT_WORD, (int32_t)voice));
	struct option *o = figure == pp_guide(m->v, m->unit)
		? menu_row(m, voices[voice].act, voices[voice].label, NEED_TEXT, &c)
		: menu_next_row(m, voices[voice].act, voices[voice].label, NEED_TEXT, &c);

	o->allowed = pp_menu_may_say(m->v, m->d, figure, voice, &o->why);
	note_audience(m, o, figure, voice);
}

/* Its guide comes first, in all voices; of the others those who may. */
void pp_menu_of_speak(struct menu *m)
{
	const int guide = pp_guide(m->v, m->unit);
	int n = 0;

	for (int voice = 0; voice < SAYABLE; voice++)
		voice_row(m, guide, (enum voice)voice);
	FOR_MEMBERS(f, m->v, m->unit) {
		if (f == guide || !standing_fit(m->v, f) || n == SPEAKERS_MAX)
			continue;
		n++;
		for (int voice = 0; voice < SAYABLE; voice++)
			if (pp_menu_may_say(m->v, m->d, f, (enum voice)voice, NULL))
				voice_row(m, f, (enum voice)voice);
	}
	pp_menu_yield(m);
}
