/* Why a beast does what it does, in words for players (X-231 … X-235). */
#include <stdio.h>

#include "systems/common/say.h"
#include "systems/participation/minds.h"

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
		[BEAST_NONE] = "%s stands about.",
		[BEAST_HUNGRY] = "%s is hungry, and has scented nobody yet (X-232).",
		[BEAST_FRIGHTENED] = "%s grazes in peace, one ear turned to the wind (X-233).",
		[BEAST_PROTECTING] = "%s watches over what is its own (X-234).",
	};
	static const char *const moods[MOODS] = {
		[MOOD_HUNTS] = "%s is hungry, and has picked its prey (X-232).",
		[MOOD_EATS] = "%s has its meat and is eating (X-232).",
		[MOOD_SHIES] = "%s is frightened and makes off (X-233).",
		[MOOD_CORNERED] = "%s is cornered and turns at bay (X-233).",
		[MOOD_CHARGES] = "%s will suffer no intruder: it charges (X-234).",
		[MOOD_WARNS] = "%s stamps and bellows: come no nearer (X-234)!",
		[MOOD_RETURNS] = "%s goes back to what it guards (X-234).",
	};

	if (t->m->broken)
		snprintf(text, size, "%s has had enough: %d%% of what it can bear is gone (X-235).",
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

	pen_put(&pen, "%s is %s away", t->other, inches(t->m->far).text);
	for (size_t i = 0; i < sizeof lures / sizeof *lures; i++)
		if (lures[i])
			pen_put(&pen, "%s%s", n++ == 0 ? ", and draws it: " : ", ", words[i]);
	pen_put(&pen, n == 0 ? ": the nearest that it can swallow." : ".");
}

static void tell_fright(const struct tale *t, char *text, size_t size)
{
	if (t->m->unit >= 0)
		snprintf(text, size, "%s is only %s away%s.", t->other, inches(t->m->far).text,
			t->m->mood == MOOD_CORNERED ? ", and there is no way out" : "");
	else if (t->m->noise != CELL_NONE)
		snprintf(text, size, "It heard shots or screams about %d,%d.",
			grid_col(&t->v->table->grid, t->m->noise) + 1,
			grid_row(&t->v->table->grid, t->m->noise) + 1);
	else
		snprintf(text, size, "Nobody is near, and it wants no more of anybody.");
}

/* What would change its mind. */
static bool tell_more(const struct tale *t, char *text, size_t size)
{
	const int32_t charges = pp_rules_of(t->v)->beast[t->m->temper].charges;
	const int32_t notices = pp_rules_of(t->v)->beast[t->m->temper].notices;

	if (t->m->broken || t->m->mood == MOOD_SHIES || t->m->mood == MOOD_CORNERED)
		tell_fright(t, text, size);
	else if (t->m->mood == MOOD_EATS)
		snprintf(text, size, "Whoever keeps further off than %s is safe from it.",
			inches(charges).text);
	else if (t->m->mood == MOOD_HUNTS)
		tell_prey(t, text, size);
	else if (t->m->unit >= 0)
		snprintf(text, size, "%s is %s away; it charges who comes within %s of it or of what "
			"it guards.", t->other, inches(t->m->far).text, inches(charges).text);
	else
		snprintf(text, size, "It minds whoever comes within %s.", inches(notices).text);
	return true;
}

bool pp_beast_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	struct mind_of_beast m;
	struct tale t = { v, unit, &m, game_unit_name(v, unit), "" };

	if (!pp_unit_alive(v, unit) || line > 1)
		return false;
	pp_beast_think(v, unit, &m);
	t.other = m.unit < 0 ? "" : game_unit_name(v, m.unit);
	if (line == 0)
		tell_head(&t, text, size);
	else
		return tell_more(&t, text, size);
	return true;
}
