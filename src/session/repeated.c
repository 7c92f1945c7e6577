/* What was said last, said once more; see session.h. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "cliffhanger/hosted.h"
#include "session/sitting.h"

/* Whether a line's first argument is a unit or a figure of it. */
static bool is_about(const struct session *s, const char *line, int unit)
{
	const char *const id = s->setup->units[unit].id, *const space = strchr(line, ' ');
	const size_t n = strlen(id);

	return space != NULL && strncmp(space + 1, id, n) == 0
		&& (space[1 + n] == '\0' || space[1 + n] == ' ' || space[1 + n] == '.');
}

/* Whether a line about a unit may be made once more now. */
static bool may_again(struct session *s, const struct decision *d, const char *line)
{
	const struct view *const v = session_view(s, d->seat);
	struct reason why;
	struct choice c;

	return choice_read(&v->game, d->seat, line, &c, &why) && c.verb < VERB_GM
		&& game_check(&v->game, &c, &why);
}

/* The last of some steps that the question's seat may make once more; NULL: none. */
static const char *last_of(struct session *s, const struct decision *d, const struct mades *steps,
	int unit)
{
	for (size_t i = steps->n; i-- > 0; )
		if (steps->at[i].seat == d->seat && is_about(s, steps->at[i].line, unit)
				&& may_again(s, d, steps->at[i].line))
			return steps->at[i].line;
	return NULL;
}

static bool last_order(struct session *s, int unit, char line[CHOICE_LINE_MAX])
{
	const char *found;
	struct decision d;

	if (!sitting_open_question(s, &d))
		return false;
	found = last_of(s, &d, &s->line.past, unit);
	if (found == NULL)
		found = last_of(s, &d, &s->earlier, unit);
	if (found != NULL)
		snprintf(line, CHOICE_LINE_MAX, "%s", found);
	return found != NULL;
}

void sitting_remember(struct session *s, const struct chronicle *c, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		struct made m = { .line = edits_made_line(c->choices.at[c->steps[i].line]),
			.seat = c->steps[i].seat };

		if (m.line != NULL && !edits_made_push(&s->earlier, &m))
			free(m.line);
	}
}

static enum submit repeat(struct session *s, int unit, struct reason *why)
{
	char line[CHOICE_LINE_MAX];

	if (last_order(s, unit, line))
		return session_submit(s, s->asked.seat, line, why);
	refuse(why, "", "%s: no order that could be followed once more now",
		game_unit_name(s->now, unit));
	return SUBMIT_REFUSED;
}

static enum submit repeat_all(struct session *s, struct reason *why)
{
	enum submit made = SUBMIT_REFUSED;
	struct decision d, still;

	if (!sitting_open_question(s, &d))
		return sitting_nothing_asked(why);
	refuse(why, "", "no order can be followed once more now");
	for (int u = 0; u < s->now->n_units && made != SUBMIT_NEEDS_DIE; u++) {
		struct reason no_matter;
		enum submit one;

		if (!sitting_open_question(s, &still) || still.id != d.id)
			break;
		if (!hosted_commands(s, u) || !game_wants(&session_view(s, d.seat)->game, &d, u))
			continue;
		one = repeat(s, u, &no_matter);
		made = one == SUBMIT_REFUSED ? made : one;
	}
	return made;
}

enum submit session_repeat(struct session *s, int unit, struct reason *why)
{
	struct decision d;
	enum submit made;

	if (!sitting_enter(s, why))
		return SUBMIT_REFUSED;
	session_together(s, true);
	made = !sitting_open_question(s, &d) ? sitting_nothing_asked(why)
		: unit != NOBODY ? repeat(s, unit, why) : repeat_all(s, why);
	session_together(s, false);
	return sitting_left(s, made, why);
}
