/* How a value is written, in words: for the manual and for who begins a scenario. */
#include "config.h"
#include "cliffhanger/state.h"
#include "story/schema.h"

#include <stdio.h>
#include <string.h>

static void join_words(char *text, size_t size, const char *before, const char *const *words,
	const char *between)
{
	size_t at = (size_t)snprintf(text, size, "%s", before);

	for (int i = 0; words[i] && at < size; i++)
		at += (size_t)snprintf(text + at, size - at, "%s%s", i ? between : "", words[i]);
}

void schema_form(const struct key *key, char *text, size_t size)
{
	switch (key->kind) {
	case KEY_LINE:
		snprintf(text, size, "a line of at most %d bytes", (int)key->most);
		break;
	case KEY_TEXT:
		snprintf(text, size, "a text of at most %d bytes; its lines flow together, an empty "
			"line begins a paragraph", (int)key->most);
		break;
	case KEY_NUMBER:
		snprintf(text, size, "a number, %d to %d", (int)key->least, (int)key->most);
		break;
	case KEY_FLAG:
		snprintf(text, size, "yes | no");
		break;
	case KEY_SIGN:
		snprintf(text, size, "a sign");
		break;
	case KEY_WORD:
		join_words(text, size, "", key->words, " | ");
		break;
	case KEY_WORDS:
		join_words(text, size, "some of ", key->words, ", ");
		break;
	case KEY_CELL:
		snprintf(text, size, "COLUMN,ROW");
		break;
	case KEY_FACING:
		snprintf(text, size, "a direction: NE, E, SE, …");
		break;
	case KEY_NAME:
		snprintf(text, size, "the id of %s%s%s", names_what(key->names),
			key->also ? " | " : "", key->also ? key->also : "");
		break;
	case KEY_SIDES:
		snprintf(text, size, "ids of sides");
		break;
	case KEY_PART:
		snprintf(text, size, "%s", key->form);
		break;
	}
}

void schema_setting_form(const struct setting_spec *spec, char *text, size_t size)
{
	switch (spec->kind) {
	case SETTING_FLAG:
		snprintf(text, size, "yes | no");
		break;
	case SETTING_NUMBER:
		snprintf(text, size, "a number, %d to %d", (int)spec->least, (int)spec->most);
		break;
	case SETTING_WORD:
		join_words(text, size, "", spec->words, " | ");
		break;
	case SETTING_WORDS:
		join_words(text, size, "some of ", spec->words, ", ");
		break;
	case SETTING_TEXT:
		snprintf(text, size, spec->table ? "the id of %s" : "a line",
			spec->table ? names_what_of(spec->table) : "");
		break;
	case SETTING_ROW:
		snprintf(text, size, "a row of the table %s", spec->table);
		break;
	case SETTING_CELL:
		snprintf(text, size, "COLUMN,ROW");
		break;
	}
}

void schema_state_form(const struct state_row *s, char *text, size_t size)
{
	switch (s->kind) {
	case STATE_FLAG:
		snprintf(text, size, "yes | no");
		break;
	case STATE_NUMBER:
		snprintf(text, size, "a number, 0 to %d", (int)s->most);
		break;
	case STATE_WORD:
		join_words(text, size, "", s->words, " | ");
		break;
	case STATE_UNIT:
		snprintf(text, size, "the id of a unit | no");
		break;
	case STATE_FIGURE:
		snprintf(text, size, "UNIT.NUMBER | no");
		break;
	case STATE_FACING:
		snprintf(text, size, "a direction: NE, E, SE, …");
		break;
	}
}
