/* Why a beast does what it does, in words for players (X-231 … X-235). */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "systems/participation/mind/beast_mind.h"

struct tale {
	const struct game *v;
	int unit;
	const struct mind_of_beast *m;
	const char *self, *other;	/* names */
};

static void tell_head(const struct tale *t, char *text, size_t size)
{
	/* %s: its name. */
	static const char *const rests[BEASTS] = {
		[BEAST_NONE] = "%s: standing about.",
		[BEAST_HUNGRY] = "%s: hungry, and nobody scented yet (X-232).",
		[BEAST_FRIGHTENED] = "%s: grazing in peace, one ear turned to the wind (X-233).",
		[BEAST_PROTECTING] = "%s: watching over what is dear (X-234).",
	};
	static const char *const moods[MOODS] = {
		[MOOD_HUNTS] = "%s: hungry, and the prey is picked (X-232).",
		[MOOD_EATS] = "%s: eating (X-232).",
		[MOOD_SHIES] = "%s: frightened, and making off (X-233).",
		[MOOD_CORNERED] = "%s: cornered, and at bay (X-233).",
		[MOOD_CHARGES] = "%s: no intruder is suffered here (X-234).",
		[MOOD_WARNS] = "%s: stamping and bellowing: come no nearer (X-234)!",
		[MOOD_RETURNS] = "%s: going back to what is guarded (X-234).",
	};

	if (t->m->broken)
		snprintf(text, size, "%s: %d%% of what can be borne is gone; it is enough (X-235).",
			t->self, t->m->lost);
	else
		snprintf(text, size, t->m->mood == MOOD_RESTS ? rests[t->m->temper]
			: moods[t->m->mood], t->self);
}

static void tell_prey(const struct tale *t, char *text, size_t size)
{
	struct pen pen = pen_at(text, size);
	const bool lures[] = { t->m->wounded, t->m->alone, t->m->running };
	static const char *const words[] = { "bleeding", "alone", "running" };
	int n = 0;

	pen_put(&pen, "%s: %s away", t->other, say_inches(t->m->far).text);
	for (size_t i = 0; i < sizeof lures / sizeof *lures; i++)
		if (lures[i])
			pen_put(&pen, "%s%s", n++ == 0 ? "; the lure: " : ", ", words[i]);
	pen_put(&pen, n == 0 ? "; the nearest that will do." : ".");
}

static void tell_fright(const struct tale *t, char *text, size_t size)
{
	if (t->m->unit >= 0)
		snprintf(text, size, "%s: only %s away%s.", t->other, say_inches(t->m->far).text,
			t->m->mood == MOOD_CORNERED ? ", and there is no way out" : "");
	else if (t->m->noise != CELL_NONE)
		snprintf(text, size, "Shots or screams were heard about %s.",
			grid_cell_text(&t->v->table->grid, t->m->noise).text);
	else
		snprintf(text, size, "Nobody is near, and nobody is wanted.");
}

/* What would change its mind. */
static bool tell_more(const struct tale *t, char *text, size_t size)
{
	const int32_t charges = pp_rules_of(t->v)->beast[t->m->temper].charges;
	const int32_t notices = pp_rules_of(t->v)->beast[t->m->temper].notices;

	if (t->m->broken || t->m->mood == MOOD_SHIES || t->m->mood == MOOD_CORNERED)
		tell_fright(t, text, size);
	else if (t->m->mood == MOOD_EATS)
		snprintf(text, size, "Whoever keeps further off than %s is safe.",
			say_inches(charges).text);
	else if (t->m->mood == MOOD_HUNTS)
		tell_prey(t, text, size);
	else if (t->m->unit >= 0)
		snprintf(text, size, "%s: %s away; whoever comes within %s, or within that of what is "
			"guarded, is charged.", t->other, say_inches(t->m->far).text,
			say_inches(charges).text);
	else
		snprintf(text, size, "Whoever comes within %s is noticed.",
		say_inches(notices).text);
	return true;
}

bool pp_beast_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	struct mind_of_beast m;
	struct tale t = { v, unit, &m, game_unit_name(v, unit), "" };

	if (!standing_alive(v, unit) || line > 1)
		return false;
	pp_beast_think(v, unit, &m);
	t.other = m.unit < 0 ? "" : game_unit_name(v, m.unit);
	if (line == 0)
		tell_head(&t, text, size);
	else
		return tell_more(&t, text, size);
	return true;
}
