/* Choices in words: as the row of a menu has them, or where none does by their verb.  See
 * master.h. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "game/room.h"

/* What stands between a choice's word and whom or what it names, and what people say for the word
 * if it is another; the words mean the same in every system. */
static const struct saying { const char *word, *before, *said; } sayings[] = {
	{ "fire", "at", NULL }, { "aim", "at", NULL }, { "lob", "at", NULL },
	{ "throw", "at", NULL }, { "strike", "at", NULL }, { "charge", "", NULL },
	{ "fight", "", NULL }, { "ram", "", NULL }, { "board", "", NULL },
	{ "repair", "", NULL }, { "join", "", NULL }, { "man", "", NULL },
	{ "pursue", "", NULL }, { "bandage", "", NULL }, { "wake", "", NULL },
	{ "yield", "to", NULL }, { "hand", "to", NULL }, { "place", "at", "take a place" },
	{ "kick", "to", NULL }, { "leave", "by", NULL }, { "go", "to", NULL },
	{ "walk", "to", NULL }, { "run", "to", NULL }, { "move", "to", NULL },
	{ "combat", "to", NULL }, { "patrol", "to", NULL }, { "march", "to", NULL },
	{ "concealed", "to", NULL }, { "fly", "to", NULL }, { "aid", "on the way to", NULL },
	{ "swim", "to", NULL }, { "dive", "to", NULL }, { "drive", "to", NULL },
	{ "double", "to", NULL }, { "retreat", "to", NULL }, { "alight", "at", "get out" },
	{ "wheel", "", "take the wheel" },
};

/* The word of a choice that says what is done: of an order its own, else the verb. */
static const char *word_of(const struct game *v, const struct choice *c)
{
	const struct verb *const verb = choice_verb(v, c->verb);

	return strcmp(verb->name, "order") == 0 && c->n > 1
		&& c->argument[1].kind == ARGUMENT_WORD ? verb->words[c->argument[1].value]
		: verb->name;
}

static const struct saying *saying_of(const struct game *v, const struct choice *c)
{
	const char *const word = word_of(v, c);

	for (size_t i = 0; i < sizeof sayings / sizeof sayings[0]; i++)
		if (strcmp(sayings[i].word, word) == 0)
			return &sayings[i];
	return NULL;
}

/* Whom or what a choice names beside its own unit or figure, the last that it names; NULL. */
static const struct argument *object_of(const struct choice *c)
{
	for (int i = c->n; i-- > 1; )
		if (c->argument[i].kind == ARGUMENT_UNIT || c->argument[i].kind == ARGUMENT_FIGURE
				|| c->argument[i].kind == ARGUMENT_CELL)
			return &c->argument[i];
	return NULL;
}

static struct name object_name(const struct game *v, const struct argument *a)
{
	struct name name;

	if (a->kind == ARGUMENT_CELL) {
		snprintf(name.text, sizeof(name.text), "%s",
			grid_cell_text(&v->table->grid, a->value).text);
		return name;
	}
	if (a->kind == ARGUMENT_UNIT)
		return name_within(game_unit_name(v, a->value));
	game_figure_name(v, a->value, name.text, sizeof(name.text));
	return name_within(name.text);
}

/* "at the picket" after what is done; after what has an object of its own ", the picket". */
static void put_object(const struct game *v, const struct choice *c, struct pen *p)
{
	const struct argument *const a = object_of(c);
	const struct saying *const by = saying_of(v, c);
	const char *const also = strchr(p->text, ',') != NULL ? "," : "";

	if (a == NULL)
		return;
	if (by == NULL || (*by->before == '\0' && strchr(p->text, ' ') != NULL))
		pen_put(p, a->kind == ARGUMENT_CELL ? ", at %s" : ", %s", object_name(v, a).text);
	else
		pen_put(p, "%s %s%s%s", also, by->before, *by->before != '\0' ? " " : "",
			object_name(v, a).text);
}

/* Of a menu the row that a choice's line begins with, the one that says most; NULL. */
static const struct option *option_of(const struct option *options, int n, const char *line)
{
	const struct option *best = NULL;

	for (int i = 0; i < n; i++) {
		const size_t bytes = strlen(options[i].line);

		if (options[i].allowed && strncmp(options[i].line, line, bytes) == 0
				&& (line[bytes] == ' ' || line[bytes] == '\0')
				&& (!best || bytes > strlen(best->line)))
			best = &options[i];
	}
	return best;
}

/* A row's label without what follows a colon, and without the enemy unit that is named next:
 * "Fire at an enemy unit" is "Fire". */
static size_t label_bytes(const char *label)
{
	static const char *const unnamed[] = { " at an enemy unit", " an enemy unit",
		" at one figure", " at a place" };
	const size_t n = strcspn(label, ":");

	for (size_t i = 0; i < sizeof unnamed / sizeof unnamed[0]; i++) {
		const size_t end = strlen(unnamed[i]);

		if (n > end && strncmp(label + n - end, unnamed[i], end) == 0)
			return n - end;
	}
	return n;
}

/* Of several men one, whom a choice is about. */
static void put_who(const struct game *v, const struct choice *c, struct pen *p)
{
	const int unit = choice_unit(v, c);

	if (unit >= 0 && c->argument[0].kind == ARGUMENT_FIGURE
			&& v->setup->units[unit].count > 1)
		pen_put(p, " (%s)", object_name(v, &c->argument[0]).text);
}

/* Whether the verb says all of it, with what it names. */
static bool is_plain(const struct game *v, const struct choice *c)
{
	if (c->verb >= VERB_GM || choice_unit(v, c) < 0)
		return false;
	if (object_of(c) != NULL)
		return saying_of(v, c) != NULL;
	return c->n == 1 || c->argument[1].kind == ARGUMENT_WORD;
}

/* What an answer is: "Accept: no". */
static void put_answer(const struct game *v, const struct choice *c, struct pen *p)
{
	const struct verb *const verb = choice_verb(v, c->verb);

	if (c->n > 1 && c->argument[1].kind == ARGUMENT_WORD && word_of(v, c) == verb->name)
		pen_put(p, ": %s", verb->words[c->argument[1].value]);
}

/* What no row of the menu says: by its verb, which people type, too. */
static bool put_bare(const struct game *v, const struct choice *c, struct pen *p)
{
	const struct saying *const by = saying_of(v, c);
	const char *const word = by != NULL && by->said != NULL ? by->said : word_of(v, c);

	if (!is_plain(v, c))
		return false;
	pen_put(p, "%c%s", toupper((unsigned char)word[0]), word + 1);
	put_answer(v, c, p);
	put_object(v, c, p);
	put_who(v, c, p);
	return true;
}

/* Whether a row is called by whom it is about, and what is done goes without saying. */
static bool is_name_alone(const struct game *v, const struct option *o, const struct choice *c)
{
	const struct argument *const a = object_of(c);

	return a != NULL && a->kind == ARGUMENT_UNIT
		&& strcmp(o->label, game_unit_name(v, a->value)) == 0;
}

bool game_choice_words(const struct game *v, const struct decision *d, const struct choice *c,
	cell_t *at, char *text, size_t size)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(v, d, choice_unit(v, c), options, OPTIONS_MAX);
	const struct argument *const object = object_of(c);
	struct pen p = pen_at(text, size);
	char line[CHOICE_LINE_MAX];
	const struct option *o;
	bool names;	/* whom or what it is about */

	choice_write(v, c, line, sizeof(line));
	o = option_of(options, n, line);
	names = object != NULL && (o == NULL || o->need != NEED_NOTHING || o->whom[0] != '\0');
	if (at != NULL)
		*at = names && object->kind == ARGUMENT_CELL ? object->value : CELL_NONE;
	if (o == NULL || is_name_alone(v, o, c))
		return put_bare(v, c, &p);
	pen_put(&p, "%.*s", (int)(object != NULL ? label_bytes(o->label)
		: strcspn(o->label, ":")), o->label);
	if (names)
		put_object(v, c, &p);
	return true;
}
