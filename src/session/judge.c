/* What a save says is held against the game it is of.
 *
 * A record whose sum is right has been written so by somebody; that does not make it one
 * of this game.  Everything that is read comes through here, and nobody behind it asks
 * again: keys by a table of their own, events by event_lawful(), states by
 * game_restored().  The first record refused is told with its line, and how many there are.
 *
 *  J1  a refused record is never used in part.
 *  J2  what is left out leaves a gap of its own size, told in its place: events keep
 *      their numbers.
 */
#include "config.h"

#include "session/sitting.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void judge_refuse(struct session *s, int row, const struct reason *why)
{
	struct refusals *const r = &s->refused;

	if (r->n++ > 0)
		return;
	r->row = row;
	snprintf(r->why, sizeof(r->why), "%s", why->text);
}

/* ---- keys ---- */

static bool is_yes(const char *value, struct reason *why)
{
	return strcmp(value, "yes") == 0 || refuse(why, "", "expected yes, found '%.40s'", value);
}

static bool is_seed(const char *value, struct reason *why)
{
	char *end;

	errno = 0;
	strtoull(value, &end, 10);
	return (*value >= '0' && *value <= '9' && *end == '\0' && errno == 0)
		|| refuse(why, "", "expected a number of 64 bits, found '%.40s'", value);
}

static bool are_dice(const char *value, struct reason *why)
{
	int n = 0;

	for (const char *at = value; n == 0 || *at; n++) {
		char *end;
		const long die = *at >= '0' && *at <= '9' ? strtol(at, &end, 10) : -1;

		if (die < 0 || die > DIE_SIDES_MAX || (*end && (*end != ',' || !end[1]))
				|| n == DICE_SCRIPT_MAX)
			return refuse(why, "", "expected at most %d dice, 0 to %d, with commas, "
				"found '%.40s'", DICE_SCRIPT_MAX, DIE_SIDES_MAX, value);
		at = *end ? end + 1 : end;
	}
	return true;
}

static const struct { const char *key; bool (*good)(const char *value, struct reason *why); }
keys[] = {
	{ "seed", is_seed }, { "dice", are_dice }, { "die", sitting_given_key },
	{ "strict", is_yes }, { "gm", is_yes },
};

static void judge_key(struct session *s, char *text, int row)
{
	const char *const space = strchr(text, ' ');
	struct reason why;

	for (size_t i = 0; space && i < sizeof(keys) / sizeof(keys[0]); i++) {
		const size_t n = strlen(keys[i].key);

		if ((size_t)(space - text) != n || memcmp(text, keys[i].key, n) != 0
				|| keys[i].good(space + 1, &why))
			continue;
		judge_refuse(s, row, &why);
		*text = '\0';	/* nobody finds it under its name */
	}
}

/* ---- events ---- */

bool judge_left_out(const char *line)
{
	return *line == '\0';
}

/* A gap says so in its place (J2). */
void judge_tell_gap(struct event_log *log)
{
	const size_t n = event_log_count(log);
	const struct event *const before = n > 0 ? event_log_at(log, n - 1) : NULL;
	const struct sink sink = event_log_sink(log);
	struct event gap = event_of(EVENT_NOTE);

	gap.turn = before ? before->turn : 0;
	gap.phase = before ? before->phase : 0;
	gap.audience = SIDES_ALL;
	gap.word = "Here the save tells what cannot have been; it is left out.";
	sink.take(sink.self, &gap);
}

static bool judge_event(struct event_log *scratch, const struct setup *setup, const char *line,
	bool by_this_version, struct reason *why)
{
	event_log_cut(scratch, 0);
	if (!event_read(scratch, line))
		return refuse(why, "", "expected an event, found '%.60s'", line);
	return event_lawful(setup, event_log_at(scratch, 0), by_this_version, why);
}

bool judge_chronicle(struct session *s, struct chronicle *c)
{
	struct event_log *const scratch = event_log_new();
	const size_t version = strlen(PACKAGE_VERSION);
	const bool ours = strncmp(c->version, PACKAGE_VERSION, version) == 0
		&& (c->version[version] == '\0' || c->version[version] == ' ');
	struct reason why;

	if (!scratch)
		return false;
	for (size_t i = 0; i < c->keys.n; i++)
		judge_key(s, c->keys.at[i], c->keys.row[i]);
	for (size_t i = 0; i < c->events.n; i++) {
		if (judge_event(scratch, s->setup, c->events.at[i], ours, &why))
			continue;
		judge_refuse(s, c->events.row[i], &why);
		c->events.at[i][0] = '\0';
	}
	event_log_free(scratch);
	return true;
}
