/* The menu of speaking: every voice, with how many would understand it, and who speaks. */
#include <stdio.h>

#include "skirmish/commander/choose.h"
#include "systems/participation/judges.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/words/menu.h"
#include "systems/participation/words/menu_move.h"
#include "systems/participation/words/menu_speak.h"
#include "systems/participation/words/words.h"

enum { SPEAKERS_MAX = 6, SAYABLE = VOICE_SHOT };	/* nobody says a shot */

static const struct { char key; const char *label; } voices[SAYABLE] = {
	[VOICE_WHISPER] = { 'w', "Whisper" }, [VOICE_SPEAK] = { 's', "Speak" },
	[VOICE_SHOUT] = { 'o', "Shout" }, [VOICE_SCREAM] = { 'c', "Scream" },
};

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

static void note_audience(const struct pp_menu_page *g, struct option *o, int figure,
	enum voice voice)
{
	const struct audience a = audience_of(g->v, figure, voice);

	if (pp_strength(g->v, g->unit) > 1)
		menu_note(o, ", %s: %d understand, %d hear", pp_words_who(g->v, figure).text,
			a.understand, a.hear);
	else if (a.enemies > 0)
		menu_note(o, ": %d understand, %d hear, %d foe%s", a.understand, a.hear,
			a.enemies, sheet_many(a.enemies));
	else
		menu_note(o, ": %d understand, %d hear", a.understand, a.hear);
}

static void voice_row(struct pp_menu_page *g, int figure, enum voice voice)
{
	struct option *o;

	o = figure == pp_guide(g->v, g->unit)
		? pp_menu_unit_row(g, voices[voice].key, voices[voice].label, NEED_TEXT, VERB_SAY)
		: pp_menu_figure_row(g, voices[voice].label, NEED_TEXT, VERB_SAY, figure);
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "say %s %s", pp_words_figure(g->v, figure).text,
		pp_words_voice(voice));
	o->allowed = pp_menu_may_say(g->v, g->d, figure, voice, &o->why);
	note_audience(g, o, figure, voice);
}

/* Its guide comes first, in all voices; of the others those who may. */
void pp_menu_of_speak(struct pp_menu_page *g)
{
	const int guide = pp_guide(g->v, g->unit);
	int n = 0;

	for (int voice = 0; voice < SAYABLE; voice++)
		voice_row(g, guide, (enum voice)voice);
	FOR_MEMBERS(f, g->v, g->unit) {
		if (f == guide || !standing_fit(g->v, f) || n == SPEAKERS_MAX)
			continue;
		n++;
		for (int voice = 0; voice < SAYABLE; voice++)
			if (pp_menu_may_say(g->v, g->d, f, (enum voice)voice, NULL))
				voice_row(g, f, (enum voice)voice);
	}
	pp_menu_yield(g);
}
