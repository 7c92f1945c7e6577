/* Why machines chose as they did: see why.h. */
#include "config.h"

#include "cliffhanger/why.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/buffer.h"
#include "cliffhanger/master.h"
#include "cliffhanger/reasons.h"
#include "cliffhanger/suggest.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

/* ---- to whom ---- */

static bool machines_alone(const struct session *s)
{
	for (int side = 0; side < s->setup->n_sides; side++)
		if (!s->mind[side])
			return false;
	return s->table == NULL;
}

bool session_tells_why(const struct session *s, int seat)
{
	const int master = master_seat(s->now);

	if (s->watching)
		return session_may_show(s, master);
	return s->now->over
		|| (seat == master && (session_person(s, master) || machines_alone(s)));
}

/* ---- what was said ---- */

/* Who had a side when a step was made; NULL: a person. */
static const struct mind *mind_then(const struct session *s, int side, size_t step)
{
	const struct chronicle *const c = &s->tale;

	return chronicle_mind(c, s->setup->sides[side].id, c->choices.row[c->steps[step].line]);
}

/* The unit of which a machine's side said something with a step, as far as the state of now tells,
 * or NOBODY. */
static int about(const struct session *s, size_t step, struct choice *c)
{
	const struct step *const made = &s->tale.steps[step];
	const char *const line = s->tale.choices.at[made->line];
	struct reason why;

	if (made->seat >= s->setup->n_sides || !mind_then(s, made->seat, step)
			|| !choice_read(s->now, made->seat, line, c, &why))
		return NOBODY;
	return choice_unit(s->now, c);
}

bool session_order_at(struct session *s, int position, struct why_order *o)
{
	const size_t step = (size_t)position;
	struct choice c;

	if (position < 0 || step >= s->tale.n_steps || !session_go(s, position))
		return false;
	*o = (struct why_order){ .position = position, .turn = s->now->turn,
		.phase = s->now->phase, .unit = about(s, step, &c),
		.seat = s->tale.steps[step].seat };
	if (o->unit < 0)
		return false;
	o->mind = mind_then(s, o->seat, step);
	return true;
}

/* ---- why ---- */

struct pipe { bool all; why_line *line; void *self; };

static void tell_order(const struct session *s, const struct view *v, const struct why_order *o,
	const struct choice *c, const struct pipe *to)
{
	const struct decision *const d = game_decision(s->now, o->seat, NOBODY);
	char words[CHOICE_LINE_MAX];
	struct buffer b = { 0 };

	suggest_says(v, d, c, words, sizeof(words));
	if (o->turn > 0)
		buffer_add(&b, "Turn %d, %s: ", o->turn, s->now->system->phases[o->phase].title);
	else
		buffer_add(&b, "Before the first turn: ");
	buffer_add(&b, "%s (%s, %s): %s", game_unit_name(s->now, o->unit),
		s->setup->sides[o->seat].name, o->mind->name, words);
	to->line(to->self, buffer_text(&b));
	buffer_free(&b);
}

static void why_order(struct session *s, const struct why_order *o, const struct pipe *to)
{
	const struct decision *const d = session_go(s, o->position)
		? game_decision(s->now, o->seat, NOBODY) : NULL;
	const struct view *const v = d ? session_view(s, o->seat) : NULL;
	struct reasons r;
	struct choice c;

	if (!v || about(s, (size_t)o->position, &c) < 0
			|| !reasons_find(o->mind, v, d, &c, &r)) {
		to->line(to->self, "That choice cannot be thought over again here.");
		return;
	}
	tell_order(s, v, o, &c, to);
	reasons_tell(v, d, &r, to->all, to->line, to->self);
}

void session_why(struct session *s, const struct why_order *o, bool all, why_line *line,
	void *self)
{
	why_order(s, o, &(struct pipe){ all, line, self });
}

/* Of a watched game: the last order of a unit among the first steps, before an event. */
static bool find_order(struct session *s, int unit, size_t steps, size_t event,
	struct why_order *o)
{
	struct choice c;

	for (size_t i = steps; i-- > 0; )
		if (s->tale.steps[i].n_events <= event && about(s, i, &c) == unit
				&& session_order_at(s, (int)i, o) && o->unit == unit)
			return true;
	return false;
}

/* Who minds himself by tables is told of nothing by anybody. */
void session_why_none(const struct session *s, int unit, why_line *line, void *self)
{
	struct buffer b = { 0 };

	if (unit >= 0 && s->now->units[unit].uncommanded)
		buffer_add(&b, "%s: nobody commands it; it minds itself, by the tables of its action "
			"tests.", game_unit_name(s->now, unit));
	else
		buffer_add(&b, "No machine has ordered anything there.");
	line(self, buffer_text(&b));
	buffer_free(&b);
}

static void why_unit_of(struct session *s, int unit, size_t event, const struct pipe *to)
{
	const int back = session_position(s);
	struct why_order o;
	const bool found = find_order(s, unit, (size_t)back, event, &o);

	if (found)
		why_order(s, &o, to);
	session_go(s, back);
	if (!found)
		session_why_none(s, unit, to->line, to->self);
}

/* One to watch of a game under way, as it is kept; NULL: it is kept nowhere. */
static struct session *watch_it(const struct session *s)
{
	struct session *w = NULL;
	enum session_error error;
	struct reason why;

	if (*session_file(s))
		w = session_watch(session_file(s), &error, &why);
	/* Of a campaign's table the next game has the name by now. */
	if (w && session_seed(w) == session_seed(s) && session_go(w, session_length(w)))
		return w;
	session_free(w);
	return NULL;
}

void session_why_unit(struct session *s, int unit, size_t event, bool all, why_line *line,
	void *self)
{
	const struct pipe to = { all, line, self };
	struct session *w;

	if (s->watching) {
		why_unit_of(s, unit, event, &to);
		return;
	}
	w = watch_it(s);
	if (w)
		why_unit_of(w, unit, event, &to);
	else
		line(self, "This game is kept in no save that can be read, so nothing of it can be "
			"thought over again.");
	session_free(w);
}
