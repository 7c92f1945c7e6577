/* Completion: see complete.h. */
#include "cliffhanger/complete.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/cite.h"
#include "cliffhanger/master.h"

/* Whose verbs: the Game Master's view is nobody's. */
static int seat_of(const struct view *v)
{
	return v->game.viewer < 0 ? master_seat(&v->game) : v->game.viewer;
}

struct typed {
	int words;		/* whole ones before the last */
	char verb[WORD_MAX];
	const char *last;	/* the word that is being typed */
};

static struct typed take_apart(const char *line)
{
	struct typed t = { .last = line };

	for (const char *at = line; *at != '\0'; at++) {
		if (*at != ' ')
			continue;
		if (t.words == 0)
			snprintf(t.verb, sizeof t.verb, "%.*s", (int)(at - line), line);
		if (at > t.last)
			t.words++;
		t.last = at + 1;
	}
	return t;
}

static void offer(struct words *w, const char *begun, const char *word)
{
	if (w->n >= WORDS_MAX || strncmp(word, begun, strlen(begun)) != 0)
		return;
	for (int i = 0; i < w->n; i++)
		if (strcmp(w->word[i], word) == 0)
			return;
	if (strlen(word) < WORD_MAX)
		snprintf(w->word[w->n++], WORD_MAX, "%s", word);
}

/* A unit the viewer may name: his own, or one he knows of. */
static bool known(const struct view *v, int unit)
{
	const struct unit *u = &v->game.units[unit];

	if (v->game.viewer < 0 || u->side == v->game.viewer)
		return true;
	return ((u->known | u->sighted) >> v->game.viewer & 1) != 0;
}

/* By the letter on the map too. */
static void offer_units(struct words *w, const struct view *v, const char *begun)
{
	for (int u = 0; u < v->game.n_units; u++) {
		const struct setup_unit *unit = &v->game.setup->units[u];
		const bool letter = begun[0] == unit->sign && begun[1] == '\0';

		if (known(v, u))
			offer(w, letter ? "" : begun, unit->id);
	}
}

/* Once a unit and a dot are typed its figures follow. */
static void offer_figures(struct words *w, const struct view *v, const char *begun)
{
	const char *dot = strchr(begun, '.');

	for (int u = 0; u < v->game.n_units; u++) {
		const struct setup_unit *unit = &v->game.setup->units[u];
		char name[ID_MAX + 8];

		if (!known(v, u))
			continue;
		snprintf(name, sizeof name, "%s.", unit->id);
		if (dot == NULL || strncmp(begun, name, strlen(name)) != 0) {
			offer(w, begun, name);
			continue;
		}
		for (int f = 1; f <= unit->count; f++) {
			snprintf(name, sizeof name, "%s.%d", unit->id, f);
			offer(w, begun, name);
		}
	}
}

static void offer_cell(struct words *w, const struct view *v, const char *begun, cell_t cursor)
{
	if (cursor != CELL_NONE)
		offer(w, begun, grid_cell_text(&v->game.table->grid, cursor).text);
}

/* Sides, weapons, kinds of ground … */
static void offer_names(struct words *w, const struct view *v, enum argument_kind kind,
	const char *begun)
{
	const int count = choice_names(&v->game, kind);

	for (int i = 0; i < count; i++)
		offer(w, begun, choice_name(&v->game, kind, i));
}

static void offer_rules(struct words *w, const struct view *v, const char *begun)
{
	const char *known;

	for (int i = 0; (known = cite_known(game_book(&v->game), i)) != NULL; i++)
		offer(w, begun, known);
}

static void offer_argument(struct words *w, const struct view *v, const struct verb *verb,
	const struct typed *t, cell_t cursor)
{
	const enum argument_kind kind = verb->takes[t->words - 1].kind;

	/* An optional argument may have been left out. */
	if (verb->takes[t->words - 1].optional && t->words < CHOICE_ARGS)
		offer_names(w, v, verb->takes[t->words].kind, t->last);
	switch (kind) {
	case ARGUMENT_UNIT:
		offer_units(w, v, t->last);
		break;
	case ARGUMENT_FIGURE:
		offer_figures(w, v, t->last);
		break;
	case ARGUMENT_CELL:
		offer_cell(w, v, t->last, cursor);
		break;
	case ARGUMENT_SOME:
		offer_cell(w, v, t->last, cursor);
		offer_units(w, v, t->last);
		break;
	case ARGUMENT_WORD:
		for (int i = 0; verb->words != NULL && verb->words[i] != NULL; i++)
			offer(w, t->last, verb->words[i]);
		break;
	case ARGUMENT_NONE:
	case ARGUMENT_NUMBER:
	case ARGUMENT_TEXT:
		break;
	default:
		offer_names(w, v, kind, t->last);
		break;
	}
}

static void offer_first(struct words *w, const struct view *v, const struct complete_own *own,
	const char *begun)
{
	const struct verb *verb;
	const char *command;

	for (int i = 0; (verb = choice_seat_verb(&v->game, seat_of(v), i)) != NULL; i++)
		offer(w, begun, verb->name);
	for (; own != NULL; own = own->more)
		for (int i = 0; (command = own->word(i)) != NULL; i++)
			offer(w, begun, command);
}

/* After a word of the front end's own. */
static void offer_own(struct words *w, const struct view *v, const struct complete_own *own,
	const struct typed *t, const char *line, cell_t cursor)
{
	enum complete_what follows = COMPLETE_NOTHING;

	for (const struct complete_own *o = own; o != NULL && follows == COMPLETE_NOTHING;
			o = o->more)
		follows = o->follows(t->verb);
	switch (follows) {
	case COMPLETE_NOTHING:
		break;
	case COMPLETE_UNITS:
		offer_units(w, v, t->last);
		break;
	case COMPLETE_RULES:
		offer_rules(w, v, t->last);
		break;
	case COMPLETE_CHOICES:
		line += strlen(t->verb);
		complete_words(v, own, line + strspn(line, " "), cursor, w);
		break;
	}
}

void complete_words(const struct view *v, const struct complete_own *own, const char *line,
	cell_t cursor, struct words *w)
{
	const struct typed t = take_apart(line);
	const struct verb *verb;

	w->n = 0;
	w->usage[0] = '\0';
	if (t.words == 0) {
		offer_first(w, v, own, t.last);
		return;
	}
	for (int i = 0; (verb = choice_seat_verb(&v->game, seat_of(v), i)) != NULL; i++)
		if (strcmp(verb->name, t.verb) == 0) {
			snprintf(w->usage, sizeof w->usage, "%s", verb->usage);
			if (t.words <= CHOICE_ARGS)
				offer_argument(w, v, verb, &t, cursor);
			return;
		}
	offer_own(w, v, own, &t, line, cursor);
}

void complete_common(const struct words *w, char *text, size_t size)
{
	text[0] = '\0';
	if (w->n == 0)
		return;
	snprintf(text, size, "%s", w->word[0]);
	for (int i = 1; i < w->n; i++)
		for (size_t k = 0; text[k] != '\0'; k++)
			if (w->word[i][k] != text[k])
				text[k] = '\0';
}
