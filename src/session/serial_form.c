/* What each line of a serial's progress may say, field by field (serial.h, E1): every id
 * is one of the campaign as it stands, every number within what it counts, and nothing
 * follows.
 */
#include "config.h"

#include "session/serial.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum said { END_OF_LINE, SLOT, HERO, NOBODY_OR_HERO, EPISODE, SEED, FILE_NAME, NOBODY_OR_SIDE,
	MAYBE_SIDE, TURN_NUMBER, YES_OR_NO, TEXT, FORTUNE, SETTING, NUMBER, BAND, COUNT, ITEM,
	OUTCOME, FIELDS };
enum { FIELDS_MAX = 5 };

static const struct form { const char *word; uint8_t fields[FIELDS_MAX]; } forms[] = {
	{ "cast", { SLOT, NOBODY_OR_HERO } },
	{ "begin", { EPISODE, SEED, FILE_NAME } },
	{ "result", { NOBODY_OR_SIDE, TURN_NUMBER } },
	{ "story", { HERO, YES_OR_NO, TEXT } },
	{ "hero", { HERO, FORTUNE, MAYBE_SIDE } },
	{ "setting", { HERO, SETTING, NUMBER } },
	{ "band", { BAND, COUNT, COUNT, COUNT } },
	{ "lost", { BAND, TEXT } },
	{ "hurt", { BAND, TEXT } },
	{ "item", { ITEM, NOBODY_OR_SIDE } },
	{ "outcome", { OUTCOME } },
	{ "end", { END_OF_LINE } },
};

static const char *const names[FIELDS] = {
	[END_OF_LINE] = "the end of the line", [SLOT] = "a number of its slots",
	[HERO] = "a hero of the roster", [NOBODY_OR_HERO] = "a hero of the roster, or nobody",
	[EPISODE] = "an episode", [SEED] = "a seed", [FILE_NAME] = "a file beside this one",
	[NOBODY_OR_SIDE] = "a side, or nobody", [MAYBE_SIDE] = "a side",
	[TURN_NUMBER] = "a turn", [YES_OR_NO] = "yes or no", [TEXT] = "a text",
	[FORTUNE] = "fit, wounded, dead or captive", [SETTING] = "a setting of heroes",
	[NUMBER] = "a number", [BAND] = "a band of followers", [COUNT] = "how many of them",
	[ITEM] = "an item", [OUTCOME] = "a number of its outcomes",
};

static bool is(const char *word, const char *other)
{
	return strcmp(word, other) == 0;
}

static bool is_number(const char *word, long least, long most)
{
	char *end;
	const long n = strtol(word, &end, 10);

	return ((*word >= '0' && *word <= '9') || *word == '-') && !*end && n >= least && n <= most;
}

static bool is_seed(const char *word)
{
	char *end;

	errno = 0;
	strtoull(word, &end, 10);
	return *word >= '0' && *word <= '9' && !*end && errno == 0;
}

/* A side of any of its scenarios: who was led off in one is held in the next. */
static bool is_side(const struct campaign *c, const char *id)
{
	for (int e = 0; e < c->n_episodes; e++)
		for (int i = 0; i < c->episodes[e].n_sides; i++)
			if (is(c->episodes[e].side_ids[i], id))
				return true;
	return false;
}

static bool is_setting(const struct campaign *c, const char *key)
{
	const struct setting_spec *const specs = c->system->hero_settings;

	for (int i = 0; specs && specs[i].key; i++)
		if (specs[i].kind == SETTING_NUMBER && is(specs[i].key, key))
			return true;
	return false;
}

static bool is_fortune(const char *word)
{
	return is(word, "fit") || is(word, "wounded") || is(word, "dead") || is(word, "captive");
}

static bool is_of_list(const struct campaign *c, enum said field, const char *word)
{
	if (field == EPISODE)
		for (int i = 0; i < c->n_episodes; i++)
			if (is(c->episodes[i].id, word))
				return true;
	if (field == BAND)
		for (int i = 0; i < c->n_followers; i++)
			if (is(c->followers[i].id, word))
				return true;
	if (field == ITEM)
		for (int i = 0; i < c->n_items; i++)
			if (is(c->items[i].id, word))
				return true;
	return false;
}

static bool is_good(const struct serial *s, enum said field, const char *word)
{
	const struct campaign *const c = s->campaign;

	switch (field) {
	case SLOT:
		return is_number(word, 1, serial_slots(s));
	case HERO:
		return serial_find_hero(s, word) >= 0;
	case NOBODY_OR_HERO:
		return is(word, "nobody") || serial_find_hero(s, word) >= 0;
	case SEED:
		return is_seed(word);
	case FILE_NAME:
		return *word != '.' && !strchr(word, '/') && strlen(word) < GAME_FILE_MAX;
	case NOBODY_OR_SIDE:
		return is(word, "nobody") || is_side(c, word);
	case MAYBE_SIDE:
		return is_side(c, word);
	case TURN_NUMBER:
		return is_number(word, 0, TURNS_MAX);
	case YES_OR_NO:
		return is(word, "yes") || is(word, "no");
	case FORTUNE:
		return is_fortune(word);
	case SETTING:
		return is_setting(c, word);
	case NUMBER:
		return is_number(word, INT32_MIN, INT32_MAX);
	case COUNT:
		return is_number(word, 0, FOLLOWERS_MOST);
	case OUTCOME:
		return is_number(word, 1, c->episodes[s->episode].n_outcomes);
	case EPISODE:
	case BAND:
	case ITEM:
		return is_of_list(c, field, word);
	default:
		return *word != '\0';	/* a text */
	}
}

static bool wrong(enum said field, const char *found, struct reason *why)
{
	return refuse(why, "", "expected %s, found '%.60s'", names[field], found);
}

static bool fits(const struct serial *s, const struct form *form, const char *line,
	struct reason *why)
{
	for (int i = 0; i < FIELDS_MAX && form->fields[i] != END_OF_LINE; i++) {
		const enum said field = (enum said)form->fields[i];
		const bool whole = field == TEXT || field == FILE_NAME;
		const size_t n = whole ? strlen(line) : strcspn(line, " ");
		char word[SAVE_LINE_MAX];

		if (n == 0 && field == MAYBE_SIDE)
			break;
		if (n >= sizeof(word))
			return wrong(field, line, why);
		memcpy(word, line, n);
		word[n] = '\0';
		if (!is_good(s, field, word))
			return wrong(field, word, why);
		line += n + (line[n] == ' ');
	}
	return *line == '\0' || wrong(END_OF_LINE, line, why);
}

bool serial_form(const struct serial *s, const char *line, struct reason *why)
{
	const size_t n = strcspn(line, " ");

	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
		if (strlen(forms[i].word) == n && memcmp(forms[i].word, line, n) == 0)
			return fits(s, &forms[i], line + n + (line[n] == ' '), why);
	return refuse(why, "", "expected a line of progress, found '%.60s'", line);
}
