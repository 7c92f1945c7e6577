/* Dice given beforehand, as a session keeps them: the nth of them is the nth die of the game,
 * so that the log tells what each was thrown for.
 *
 *  GD1  what did not fit is told to whoever was told of the roll, and to others once the
 *       game is over.
 */
#include "config.h"

#include "cliffhanger/text.h"
#include "session/sitting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- keeping them ---- */

bool sitting_given_take(struct session *s, const struct given_dice *given)
{
	for (int i = 0; i < given->n; i++)
		dice_push(&s->dice, given->dice[i].value);
	if (given->n == 0)
		return true;
	s->given = malloc(sizeof(*s->given));
	if (s->given)
		*s->given = *given;
	return s->given != NULL;
}

void sitting_given_record(struct session *s)
{
	const struct given_dice *const d = s->given;
	char text[DIE_LABEL_BYTES + 40];

	if (!d)
		return;
	snprintf(text, sizeof(text), "dice-from %s", d->from);
	save_file_add(s->file, RECORD_KEY, text);
	for (int i = 0; i < d->n; i++) {
		if (d->dice[i].line == 0 && !*d->dice[i].name)
			continue;
		snprintf(text, sizeof(text), "die %d %d%s%s", i + 1, d->dice[i].line,
			*d->dice[i].name ? " " : "", d->dice[i].name);
		save_file_add(s->file, RECORD_KEY, text);
	}
}

/* Which of them, where, and for what; false if a key is no such thing. */
static bool read_key(const char *value, long *nth, struct given_die *die)
{
	char *end;
	long line;

	*nth = *value >= '1' && *value <= '9' ? strtol(value, &end, 10) : 0;
	if (*nth < 1 || *nth > DICE_SCRIPT_MAX || *end != ' ' || end[1] < '0' || end[1] > '9')
		return false;
	line = strtol(end + 1, &end, 10);
	if (line > UINT16_MAX || (*end && *end != ' '))
		return false;
	end += *end == ' ';
	if (strlen(end) >= sizeof(die->name) || !text_plain(end, strlen(end)))
		return false;
	die->line = (uint16_t)line;
	snprintf(die->name, sizeof(die->name), "%s", end);
	return true;
}

bool sitting_given_key(const char *value, struct reason *why)
{
	struct given_die die;
	long nth;

	return read_key(value, &nth, &die) || refuse(why, "", "expected the number of a die, its "
		"line and its name, found '%.40s'", value);
}

bool sitting_given_restore(struct session *s, const struct chronicle *c)
{
	const char *const from = chronicle_key(c, "dice-from");
	struct given_dice *const d = s->dice.script_end > 0 ? calloc(1, sizeof(*d)) : NULL;

	if (!d)
		return s->dice.script_end == 0;
	s->given = d;
	text_keep(d->from, sizeof(d->from), from ? from : "--dice",
		strlen(from ? from : "--dice"));
	d->n = s->dice.script_end;
	for (int i = 0; i < d->n; i++)
		d->dice[i].value = s->dice.script[i];
	for (size_t i = 0; i < c->keys.n; i++) {
		struct given_die die;
		long nth;

		if (strncmp(c->keys.at[i], "die ", 4) != 0
				|| !read_key(c->keys.at[i] + 4, &nth, &die) || nth > d->n)
			continue;
		die.value = d->dice[nth - 1].value;
		d->dice[nth - 1] = die;
	}
	return true;
}

/* ---- what dice are for ---- */

static bool persons_hear(const struct session *s, const struct event *e)
{
	for (int seat = 0; seat < s->setup->n_sides; seat++)
		if (sitting_person(s, seat) && !view_hears(s->now, seat, e))
			return false;
	return true;
}

/* The whole label of a die that is heard of. */
static void open_label(const struct session *s, const struct event *e, int nth, char *text,
	size_t size)
{
	char who[NAME_MAX_BYTES + 8] = "";

	if (e->figure >= 0)
		game_figure_name(s->now, e->figure, who, sizeof(who));
	else if (e->unit >= 0)
		snprintf(who, sizeof(who), "%s", game_unit_name(s->now, e->unit));
	snprintf(text, size, "%.60s%s%.60s, die %d of %d", e->roll.what, *who ? ", " : "", who,
		nth + 1, e->roll.n_dice);
}

void sitting_given_label(const struct session *s, const struct event *e, int nth, char *text,
	size_t size)
{
	if (persons_hear(s, e))
		open_label(s, e, nth, text, size);
	else
		snprintf(text, size, "something unseen, die %d of %d", nth + 1, e->roll.n_dice);
}

/* ---- what did not fit ---- */

/* Who typed in what he was asked for, "something unseen", was right when he did. */
static bool fits(const struct session *s, const struct event *e, int i, char *text, size_t size)
{
	const struct roll *const r = &e->roll;
	const int nth = (int)(r->first - 1) + i;
	char label[DIE_LABEL_BYTES];

	sitting_given_label(s, e, i, label, sizeof(label));
	if (given_dice_fit(s->given, nth, r, label, text, size))
		return true;
	open_label(s, e, i, label, sizeof(label));
	return given_dice_fit(s->given, nth, r, label, text, size);
}

/* Whether one of its dice was given beforehand, from die *at on. */
static bool has_given(const struct session *s, const struct event *e, const struct misfit_at *at)
{
	return e->kind == EVENT_ROLL && at->die < e->roll.n_dice && e->roll.first > 0
		&& e->roll.first + (uint64_t)at->die <= (uint64_t)s->given->n;
}

bool session_misfit(const struct session *s, int seat, bool heard, struct misfit_at *at,
	char *text, size_t size)
{
	const size_t end = event_log_count(s->log);

	for (; s->given && at->event < end; *at = (struct misfit_at){ at->event + 1, 0 }) {
		const struct event *const e = event_log_at(s->log, at->event);

		while (has_given(s, e, at) && view_hears(s->now, seat, e) == heard)
			if (!fits(s, e, at->die++, text, size))
				return true;
	}
	return false;
}

bool session_dice_left(const struct session *s, char *text, size_t size)
{
	*text = '\0';
	return s->given && given_dice_left(s->given,
		s->now->dice.script_end - s->now->dice.script_at, text, size);
}
