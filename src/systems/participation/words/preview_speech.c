/* Previews of what is said: by name who understands it, and who only hears somebody call. */

#include "cliffhanger/text.h"
#include "skirmish/menus/say.h"
#include "systems/participation/judges.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/words/words.h"

enum ear { EAR_DEAF, EAR_HEARS, EAR_UNDERSTANDS };

static enum ear ear_of(const struct game *v, int figure, int speaker, enum voice voice)
{
	if (figure == speaker || !standing_fit(v, figure))
		return EAR_DEAF;
	if (pp_understands(v, figure, speaker, voice))
		return EAR_UNDERSTANDS;
	return pp_hears(v, figure, speaker, voice) ? EAR_HEARS : EAR_DEAF;
}

static int count(const struct game *v, int unit, int speaker, enum voice voice, enum ear ear)
{
	int n = 0;

	FOR_MEMBERS(f, v, unit)
		n += ear_of(v, f, speaker, voice) == ear;
	return n;
}

/* "Understood by Carter, bearers (3 of 4)": units of one side, or of all others. */
static int say_ears(const struct game *v, const struct choice *c, bool ours, enum ear ear,
	struct preview *p)
{
	const int speaker = c->argument[0].value;
	const enum voice voice = (enum voice)c->argument[1].value;
	const int side = v->units[v->figures[speaker].unit].side;
	char text[LINE_MAX_BYTES];
	struct pen pen = pen_at(text, sizeof text);
	int units = 0;

	for (int u = 0; u < v->n_units; u++) {
		const int n = game_same_cause(v, v->units[u].side, side) == ours
			? count(v, u, speaker, voice, ear) : 0;

		if (n == 0)
			continue;
		pen_put(&pen, "%s%s", units++ > 0 ? ", " : "", game_unit_name(v, u));
		if (n < standing_strength(v, u))
			pen_put(&pen, " (%d of %d)", n, standing_strength(v, u));
	}
	if (units > 0)
		say(p, "%s %s: %s", ours ? "of ours" : "of the others",
			ear == EAR_UNDERSTANDS ? "understand" : "only hear", text);
	return units;
}

void pp_preview_say(const struct game *v, const struct choice *c, struct preview *p)
{
	const int voice = c->argument[1].value;
	const struct pp_rules *r = pp_rules_of(v);
	int n;

	if (r->voice[voice].understood > 0)
		say(p, "%s: understood within %s, heard within %s", r->voice[voice].name,
			say_inches(r->voice[voice].understood).text,
			say_inches(r->voice[voice].heard).text);
	else
		say(p, "%s: heard within %s; nobody understands a word", r->voice[voice].name,
			say_inches(r->voice[voice].heard).text);
	n = say_ears(v, c, true, EAR_UNDERSTANDS, p);
	n += say_ears(v, c, true, EAR_HEARS, p);
	if (n == 0)
		say(p, "nobody of ours is near enough to hear it");
	say_ears(v, c, false, EAR_UNDERSTANDS, p);
	say_ears(v, c, false, EAR_HEARS, p);
}
