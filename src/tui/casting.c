/* Rolling up a hero as a form: a row for each step, in order.
 *
 *  F1  A step waits for those before it, and a die that was thrown holds fast
 *      what it was thrown for: choices before it stand.
 *  F2  Nothing is kept before the last row is chosen.
 */
#include "tui/casting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/casting.h"
#include "cliffhanger/view.h"
#include "tui/chooser.h"
#include "tui/line.h"
#include "cliffhanger/buffer.h"
#include "tui/picker.h"
#include "tui/reader.h"
#include "tui/screen.h"

enum { NOTE = 400, STEPS_MAX = 24, LABEL = 22, LABEL_BYTES = 120, VALUE_BYTES = 400 };

struct form {
	struct tui *tui;
	struct hero h;
	const struct casting *c;
	struct dice dice;
	int step[STEPS_MAX];	/* of each row */
	int n;
	char note[NOTE];
};

/* ---- the sheet ---- */

static void sheet_line(void *self, enum sheet_line kind, const char *title, const char *text)
{
	struct buffer *const p = self;

	switch (kind) {
	case SHEET_NAME:
		buffer_add(p, "# %s\n", text);
		break;
	case SHEET_WORDS:
		buffer_add(p, "%s\n", text);
		break;
	case SHEET_FACT:
		buffer_add(p, "%-20s %s\n", title, text);
		break;
	case SHEET_DETAIL:
		buffer_add(p, "  %s\n", text);
		break;
	case SHEET_GAP:
		buffer_add(p, "\n");
		break;
	}
}

void own_hero_sheet(struct tui *tui, const struct hero *h)
{
	struct buffer buffer = { 0 };

	casting_sheet(h, sheet_line, &buffer);
	reader_help(tui, h->system->name, buffer_text(&buffer));
	buffer_free(&buffer);
}

/* ---- what has been done ---- */

/* The first option taken after `from` of a step, or -1. */
static int taken(const struct form *f, int step, struct casting_option *options, int from)
{
	const int n = f->c->options(&f->h, step, options, CASTING_OPTIONS_MAX);

	for (int i = from; i < n; i++)
		if (options[i].taken)
			return i;
	return -1;
}

static int count_taken(const struct form *f, int step)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	int n = 0;

	for (int i = taken(f, step, options, 0); i >= 0; i = taken(f, step, options, i + 1))
		n += 1 + options[i].twice;
	return n;
}

static bool done(const struct form *f, int step)
{
	struct hero h = f->h;
	int least, most;
	size_t size;

	switch (f->c->steps[step].kind) {
	case CASTING_DIE:
		return casting_thrown(&f->h, step) != NULL;
	case CASTING_ONE:
	case CASTING_SOME:
		f->c->wanted(&f->h, step, &least, &most);
		return count_taken(f, step) >= least;
	case CASTING_TEXT:
		break;
	}
	return casting_words(&h, step, &size)[0] != '\0';
}

static bool needed(const struct form *f, int step)
{
	return strcmp(f->c->steps[step].key, "looks") != 0;
}

/* The row of the first needed step that is not done, or f->n. */
static int first_open(const struct form *f)
{
	for (int row = 0; row < f->n; row++)
		if (needed(f, f->step[row]) && !done(f, f->step[row]))
			return row;
	return f->n;
}

/* F1: whether a die after this row has been thrown. */
static bool held_fast(const struct form *f, int row)
{
	for (int later = row + 1; later < f->n; later++)
		if (f->c->steps[f->step[later]].kind == CASTING_DIE
				&& done(f, f->step[later]))
			return true;
	return false;
}

static void renew_rows(struct form *f)
{
	f->n = 0;
	for (int i = casting_next(&f->h, 0); i >= 0 && f->n < STEPS_MAX;
			i = casting_next(&f->h, i + 1))
		f->step[f->n++] = i;
}

/* ---- rows ---- */

/* What a title says before it explains itself: "Islander: of the South Seas". */
static int heading_bytes(const char *title)
{
	int n = (int)strcspn(title, ":(");

	while (n > 0 && title[n - 1] == ' ')
		n--;
	return n;
}

static void options_text(const struct form *f, int step, bool briefly, char *text, size_t size)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	size_t used = 0;

	for (int i = taken(f, step, options, 0); i >= 0 && used < size;
			i = taken(f, step, options, i + 1))
		used += (size_t)snprintf(text + used, size - used, "%s%.*s", used ? ", " : "",
			briefly ? heading_bytes(options[i].title) : LABEL_BYTES,
			options[i].title);
}

static void value_text(const struct form *f, int step, bool briefly, char *text, size_t size)
{
	const struct hero_roll *const die = casting_thrown(&f->h, step);
	struct hero h = f->h;
	size_t room, used;

	text[0] = '\0';
	switch (f->c->steps[step].kind) {
	case CASTING_DIE:
		f->c->tell(&f->h, step, text, size);
		used = strlen(text);
		if (die != NULL)
			snprintf(text + used, size - used, " (D%d: %d)", die->sides, die->die);
		break;
	case CASTING_ONE:
	case CASTING_SOME:
		options_text(f, step, briefly, text, size);
		break;
	case CASTING_TEXT:
		snprintf(text, size, "%s", casting_words(&h, step, &room));
		break;
	}
}

static void row_label(const void *self, int row, char *text, size_t size)
{
	const struct form *const f = self;
	char value[VALUE_BYTES], next[KEY_WORDS];

	if (row == f->n) {
		snprintf(text, size, "%s", first_open(f) == f->n ? "Keep this hero"
			: "Keep this hero (when all is done)");
		return;
	}
	value_text(f, f->step[row], true, value, sizeof value);
	snprintf(text, size, "%-*s %s", LABEL, f->c->steps[f->step[row]].title,
		value[0] != '\0' ? value : row == first_open(f)
			? screen_words(f->tui, "<- {title-choose}", next, sizeof next) : "-");
}

static void row_about(const void *self, int row, char *text, size_t size)
{
	const struct form *const f = self;

	char value[VALUE_BYTES];

	if (row == f->n) {
		snprintf(text, size, "A file that scenarios and campaigns take.");
		return;
	}
	value_text(f, f->step[row], false, value, sizeof value);
	snprintf(text, size, "%s\n%s", f->c->steps[f->step[row]].help, value);
}

/* ---- steps ---- */

static void hear_throw(void *self, const struct event *event)
{
	struct form *const f = self;

	view_roll_text(&event->roll, f->note, sizeof f->note);
}

struct choosing {
	const struct form *f;
	int step, n;
	struct casting_option options[CASTING_OPTIONS_MAX];
};

static void option_label(const void *self, int row, char *text, size_t size)
{
	const struct choosing *const k = self;
	const struct casting_option *const o = &k->options[row];

	snprintf(text, size, "%s %s", o->taken ? "*" : o->allowed ? " " : "-", o->title);
}

static void option_about(const void *self, int row, char *text, size_t size)
{
	const struct choosing *const k = self;
	const struct casting_option *const o = &k->options[row];
	char keys[KEY_WORDS];

	if (o->again)
		snprintf(text, size, "%s\n%s", o->note, screen_words(k->f->tui,
			"{title-choose} again: a second one.", keys, sizeof keys));
	else if (o->allowed)
		snprintf(text, size, "%s", o->note);
	else
		snprintf(text, size, "%s\nNot now: %s (%s).", o->note, o->why.text, o->why.rule);
}

/* Until enough is taken, or the player goes back. */
static void choose(struct form *f, int step)
{
	struct choosing k = { .f = f, .step = step };
	struct picker p = { .title = f->c->steps[step].title, .self = &k,
		.label = option_label, .about = option_about, .book = f->h.system->book };
	char note[NOTE], keys[80];
	int least, most, row;

	f->c->wanted(&f->h, step, &least, &most);
	do {
		k.n = p.n = f->c->options(&f->h, step, k.options, CASTING_OPTIONS_MAX);
		snprintf(note, sizeof note, "%d of %d taken; %s", count_taken(f, step), most,
			screen_words(f->tui, "{menu-choose} takes one or puts it back, {menu-back} "
			"goes on", keys, sizeof keys));
		p.note = most > 1 ? note : NULL;
		row = picker_ask(f->tui, &p);
		if (row >= 0 && k.options[row].allowed)
			f->c->take(&f->h, step, row, !k.options[row].taken
				|| k.options[row].again);
	} while (row >= 0 && (f->c->steps[step].kind == CASTING_SOME
			? count_taken(f, step) < most : count_taken(f, step) < least));
}

struct writing { struct form *f; int step; };

static void write_words(void *asker)
{
	const struct writing *const w = asker;
	struct form *const f = w->f;
	const int step = w->step;
	char prompt[80];
	size_t size;
	char *const words = casting_words(&f->h, step, &size);
	struct line_ask ask = { .prompt = prompt };

	snprintf(prompt, sizeof prompt, "%.60s: ", f->c->steps[step].title);
	edit_set(&ask.edit, words);
	while (line_get(f->tui, &ask)) {
		if (strlen(ask.edit.text) < size) {
			snprintf(words, size, "%s", ask.edit.text);
			return;
		}
		ask.note = "That is too long for a character sheet.";
	}
}

static void do_row(struct form *f, struct picker *p, int row)
{
	const int step = f->step[row];
	const struct sink out = { hear_throw, f };

	if (row > first_open(f)) {
		snprintf(f->note, sizeof f->note, "First: %.80s",
			f->c->steps[f->step[first_open(f)]].title);
		return;
	}
	switch (f->c->steps[step].kind) {
	case CASTING_DIE:
		if (done(f, step))
			snprintf(f->note, sizeof f->note, "The die is cast, and stands.");
		else
			casting_roll(&f->h, step, &f->dice, out);
		break;
	case CASTING_ONE:
	case CASTING_SOME:
		if (held_fast(f, row))
			snprintf(f->note, sizeof f->note,
				"A die has been thrown on the strength of this; it stands.");
		else
			choose(f, step);
		break;
	case CASTING_TEXT:
		p->at = row;
		picker_behind(f->tui, p, write_words, &(struct writing){ f, step });
		break;
	}
}

/* ---- the form ---- */

/* True when the hero is kept. */
static bool keep(struct form *f)
{
	struct reason why;
	char *file;

	if (first_open(f) < f->n) {
		snprintf(f->note, sizeof f->note, "First: %.80s",
			f->c->steps[f->step[first_open(f)]].title);
		return false;
	}
	file = heroes_keep(&f->h, NULL, &why);
	if (file == NULL)
		snprintf(f->note, sizeof f->note, "%.300s", why.text);
	else
		own_hero_sheet(f->tui, &f->h);
	free(file);
	return file != NULL;
}

/* Where the cursor goes after a row: to the first that is open; when all that is needed
 * is done, to the next. */
static int next_row(const struct form *f, int row)
{
	const int open = first_open(f);

	return open < f->n || row < 0 || row >= f->n ? open : row + 1;
}

struct leaving { struct tui *tui; bool sure; };

static void ask_leaving(void *asker)
{
	struct leaving *const l = asker;

	l->sure = chooser_danger(l->tui, "Leave this hero?",
		"The dice that were thrown are lost, and the hero with them.");
}

/* Whether the player goes back for good, though dice have been thrown. */
static bool leaves(const struct form *f, struct picker *p)
{
	struct leaving l = { f->tui, first_open(f) == 0 };

	if (!l.sure)
		picker_behind(f->tui, p, ask_leaving, &l);
	return l.sure;
}

static void run_form(struct form *f)
{
	struct picker p = { .title = "Roll up a hero", .self = f, .label = row_label,
		.about = row_about, .book = f->h.system->book };
	int row = -1;

	for (;;) {
		renew_rows(f);
		p.n = f->n + 1;
		p.at = next_row(f, row);
		p.note = f->note[0] != '\0' ? f->note : NULL;
		row = picker_ask(f->tui, &p);
		f->note[0] = '\0';
		if (screen_ended(f->tui) || (row < 0 && leaves(f, &p)) || (row == f->n && keep(f)))
			return;
		if (row >= 0 && row < f->n)
			do_row(f, &p, row);
	}
}

/* ---- the list ---- */

static void system_label(const void *self, int row, char *text, size_t size)
{
	const struct game_system *const *all = self;

	snprintf(text, size, "%s", all[row]->name);
}

static void system_about(const void *self, int row, char *text, size_t size)
{
	const struct game_system *const *all = self;

	snprintf(text, size, "A hero for %s, by the rules of %s.", all[row]->name,
		all[row]->book->authors);
}

static void roll_up(struct tui *tui, uint64_t seed)
{
	const struct game_system *casting[8];
	struct picker p = { .title = "A hero for which game?", .self = casting,
		.label = system_label, .about = system_about };
	struct form f = { .tui = tui };
	int row;

	for (int i = 0; systems[i] != NULL && p.n < 8; i++)
		if (systems[i]->casting != NULL)
			casting[p.n++] = systems[i];
	row = p.n == 0 ? -1 : picker_ask(tui, &p);
	if (row < 0)
		return;
	f.h = casting_nobody(casting[row]);
	f.c = casting[row]->casting;
	dice_seed(&f.dice, seed);
	run_form(&f);
}

struct gallery { int n; char **files; struct hero *heroes; bool *good; };

static void gallery_label(const void *self, int row, char *text, size_t size)
{
	const struct gallery *const g = self;

	if (row == 0)
		snprintf(text, size, "Roll up a new hero");
	else if (g->good[row - 1])
		snprintf(text, size, "%-34s %s", g->heroes[row - 1].name,
			g->heroes[row - 1].system->name);
	else
		snprintf(text, size, "%s: cannot be read", g->files[row - 1]);
}

static void gallery_about(const void *self, int row, char *text, size_t size)
{
	const struct gallery *const g = self;

	if (row == 0)
		snprintf(text, size,
			"Luck, traits, field craft, arms and a name: every die before your eyes.");
	else
		snprintf(text, size, "%s\n%s", g->good[row - 1] ? g->heroes[row - 1].looks : "",
			g->files[row - 1]);
}

static void gallery_open(struct gallery *g)
{
	g->files = heroes_list(&g->n);
	g->heroes = calloc((size_t)g->n + 1, sizeof *g->heroes);
	g->good = calloc((size_t)g->n + 1, sizeof *g->good);
	for (int i = 0; g->heroes != NULL && g->good != NULL && i < g->n; i++) {
		struct faults *const f = faults_new(g->files[i]);

		g->good[i] = f != NULL && hero_load(g->files[i], &g->heroes[i], f);
		faults_free(f);
	}
}

static void gallery_close(struct gallery *g)
{
	heroes_list_free(g->files, g->n);
	free(g->heroes);
	free(g->good);
}

int own_hero_browse(struct tui *tui, uint64_t seed)
{
	struct picker p = { .title = "Heroes", .label = gallery_label, .about = gallery_about };
	int row = 0, begun = 0;

	while (row >= 0) {
		struct gallery g = { 0 };

		gallery_open(&g);
		if (g.heroes == NULL || g.good == NULL) {
			gallery_close(&g);
			return begun;
		}
		p.self = &g;
		p.n = g.n + 1;
		row = picker_ask(tui, &p);
		if (row == 0)
			roll_up(tui, seed + (uint64_t)begun++);
		else if (row > 0 && g.good[row - 1])
			own_hero_sheet(tui, &g.heroes[row - 1]);
		gallery_close(&g);
	}
	return begun;
}
