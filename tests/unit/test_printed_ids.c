/* Every id that a game prints leads somewhere: what rolls, their modifiers, refusals, menus,
 * previews, sheets, reasons and chronicles cite is a rule, a table or a row of the book in
 * play or of the one beside it, the program prints it, and the book's manual page has a tag
 * of that name.
 *
 * Games are played between minds, half of which do anything they may; at their decisions
 * choices are made up at random, for what refuses them.
 */
#include "config.h"
#include "unit.h"
#include "whims.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "any_choice.h"
#include "cliffhanger/cite.h"
#include "cliffhanger/master.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/report.h"
#include "cliffhanger/view.h"
#include "master_whims.h"
#include "rendered.h"
#include "shipped.h"

enum { IDS_MAX = 600, ID_BYTES = 80, FILES_MAX = 200, LOOK_EVERY = 5, TRIES = 100, GAMES = 2 };

/* What games of one book have cited. */
struct cited_ids {
	const struct rulebook *book;
	const char *file;	/* the scenario being played */
	int n, games;
	char ids[IDS_MAX][ID_BYTES];
};

/* ---- gathering ---- */

static bool have(const struct cited_ids *all, const char *id)
{
	for (int i = 0; i < all->n; i++)
		if (strcmp(all->ids[i], id) == 0)
			return true;
	return false;
}

static void note_id(struct cited_ids *all, const char *id)
{
	struct cite_place place;

	if (have(all, id))
		return;
	if (!cite_resolve(all->book, id, &place))
		fail_msg("%s: a game by %s cites '%s', which is nowhere", all->file, all->book->id,
			id);
	assert_true(all->n < IDS_MAX);
	snprintf(all->ids[all->n++], ID_BYTES, "%s", id);
}

/* "A-16", "S-K-2"; words like "B-17" are none of any book. */
static bool shaped_like_rule(const char *word)
{
	if (strncmp(word, "S-", 2) == 0)
		word += 2;
	return *word && strchr("ACKMPXY", *word) && word[1] == '-'
		&& isdigit((unsigned char)word[2])
		&& word[2 + strspn(word + 2, "0123456789")] == '\0';
}

/* "shooting.short", if there is such a table in any book. */
static bool shaped_like_row(const char *word)
{
	char table[ID_BYTES];
	const char *const dot = strchr(word, '.');

	if (!dot || !dot[1])
		return false;
	snprintf(table, sizeof(table), "%.*s", (int)(dot - word), word);
	for (int i = 0; rulebooks[i]; i++)
		if (rulebook_table(rulebooks[i], table))
			return true;
	return false;
}

/* Whatever looks like an id in a text. */
static void note_text(struct cited_ids *all, const char *text)
{
	static const char letters[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.";
	char word[ID_BYTES];

	while (*text) {
		size_t n = strspn(text, letters);
		const size_t all_of_it = n;

		while (n > 0 && (text[n - 1] == '.' || text[n - 1] == '-'))
			n--;
		if (n > 0 && n < sizeof(word)) {
			snprintf(word, sizeof(word), "%.*s", (int)n, text);
			if (shaped_like_rule(word) || shaped_like_row(word))
				note_id(all, word);
		}
		text += all_of_it ? all_of_it : 1;
	}
}

static void note_reason(struct cited_ids *all, const struct reason *why)
{
	if (*why->rule)
		note_id(all, why->rule);
	note_text(all, why->text);
}

static void note_roll(struct cited_ids *all, const struct roll *r)
{
	note_id(all, r->rule);
	for (int i = 0; i < r->n_modifiers; i++)
		if (*r->modifiers[i].rule)
			note_id(all, r->modifiers[i].rule);
}

/* ---- games ---- */

struct played {
	struct cited_ids *all;
	struct game *g;
	struct whims whims;
	struct dice master;	/* what a Game Master thinks of */
};

static void take_event(void *self, const struct event *e)
{
	struct played *const p = self;
	char text[LINE_MAX_BYTES * 4];

	if (e->kind == EVENT_ROLL)
		note_roll(p->all, &e->roll);
	if (!p->g)
		return;
	view_event_text(p->g, e, text, sizeof(text));
	note_text(p->all, text);
	for (int line = 0; view_roll_line(p->g, e, line, text, sizeof(text)); line++)
		note_text(p->all, text);
}

static void note_lines(struct played *p, const struct game *v, int of,
	bool (*line_of)(const struct game *v, int of, int line, char *text, size_t size))
{
	char text[LINE_MAX_BYTES * 4];

	for (int line = 0; line_of && line_of(v, of, line, text, sizeof(text)); line++)
		note_text(p->all, text);
}

static void note_forecast(struct played *p, const struct game *v, int unit)
{
	struct forecast f;

	if (!v->system->forecast || !v->system->forecast(v, unit, &f))
		return;
	for (int i = 0; i < f.n_factors; i++)
		note_id(p->all, f.factors[i].rule);
	note_id(p->all, f.table);
}

static void note_menu(struct played *p, const struct game *v, const struct decision *d, int unit)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(v, d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n; i++)
		if (!options[i].allowed)
			note_reason(p->all, &options[i].why);
}

static void note_choice(struct played *p, const struct game *v, const struct choice *c)
{
	struct reason why = { "", "" };
	struct preview preview = { .n_lines = 0 };

	if (!game_check(v, c, &why)) {
		note_reason(p->all, &why);
		return;
	}
	game_preview(v, c, &preview);
	for (int i = 0; i < preview.n_lines; i++)
		note_text(p->all, preview.lines[i]);
}

/* What refuses acts of a Game Master who does anything. */
static void look_as_master(struct played *p)
{
	struct game *const g = game_clone(p->g);
	char line[CHOICE_LINE_MAX];

	assert_non_null(g);
	g->master = true;
	for (int i = 0; i < TRIES; i++) {
		struct reason why = { "", "" };
		struct choice c;

		master_whim(g, &p->master, line, sizeof(line));
		if (!choice_read(g, master_seat(g), line, &c, &why) || !game_check(g, &c, &why))
			note_reason(p->all, &why);
	}
	game_free(g);
}

/* All that a seat could look at before it answers. */
static void look(struct played *p, const struct game *v, const struct decision *d)
{
	struct choice c;

	if (game_ruling(v, d))
		note_id(p->all, game_ruling(v, d)->rule);
	for (int u = 0; u < v->n_units; u++) {
		note_lines(p, v, u, v->system->unit_sheet);
		note_lines(p, v, u, v->system->why);
		note_forecast(p, v, u);
		note_menu(p, v, d, u);
	}
	for (int f = 0; f < v->n_figures; f += 3)
		note_lines(p, v, f, v->system->figure_sheet);
	for (int i = 0; i < TRIES; i++) {
		any_choice(&p->whims, v, d, &c);
		note_choice(p, v, &c);
	}
}

static void step(struct played *p, const struct mind *mind, struct patience *patience,
	struct view *view, bool looking)
{
	const struct decision d = p->g->decisions[0];
	struct choice c;

	view_renew(view, p->g, d.seat);
	if (looking) {
		look(p, &view->game, &d);
		look_as_master(p);
	}
	assert_true(mind_choose(mind, view, &d, patience, &c));
	note_choice(p, &view->game, &c);
	game_step(p->g, &c, (struct sink){ take_event, p });
}

static void play_game(struct cited_ids *all, const struct setup *s, const void *rules, int game)
{
	struct played p = { .all = all, .whims = { (uint32_t)game * 7 + 1 } };
	const struct mind *const mind = mind_find(game % 2 ? "random" : "commander");
	struct patience patience = { 0 };
	struct dice dice;
	struct game *g;
	struct view *view;

	dice_seed(&dice, (uint64_t)game + 1);
	dice_seed(&p.master, (uint64_t)game + 99);
	g = game_new(s, rules, &dice, (struct sink){ take_event, &p });
	assert_non_null(g);
	p.g = g;
	view = view_new(g, 0);
	assert_non_null(view);
	for (int n = 0; !g->over; n++)
		step(&p, mind, &patience, view, n % LOOK_EVERY == 0);
	view_free(view);
	game_free(g);
	all->games++;
}

static void play_scenario(const struct setup *s, const void *rules, const char *path, void *with)
{
	struct cited_ids *const all = with;

	all->file = path;
	for (int game = 0; s->system->book == all->book && game < GAMES; game++)
		play_game(all, s, rules, game);
}

/* ---- chronicles ---- */

static void note_report(struct cited_ids *all, const char *path)
{
	struct session_options o = { .seed = 1, .save = "", .name = "x" };
	const struct report_options plain = { .reader = 0 };
	struct session *session;
	char *report = NULL;
	size_t size;
	FILE *out;

	for (int side = 0; side < SIDES_MAX; side++)
		o.mind[side] = mind_find("commander");
	session = shipped_session(path, &o);
	assert_null(session_ask(session));
	out = open_memstream(&report, &size);
	assert_non_null(out);
	assert_true(report_write(session, &plain, out));
	fclose(out);
	assert_true(size > 500);
	note_text(all, report);
	free(report);
	session_free(session);
}

/* ---- what the ids lead to ---- */

static const char *environment(const char *name)
{
	const char *const value = getenv(name);

	return value ? value : "";
}

static void expect_printed(const struct cited_ids *all)
{
	char command[600];

	for (int i = 0; i < all->n; i += tests_part()) {
		snprintf(command, sizeof(command), "'%s/src/cliffhanger' rules %s %s </dev/null",
			environment("top_builddir"), all->book->id, all->ids[i]);
		rendered_free(render(command));	/* fails unless it exits with 0 */
	}
}

static void expect_tagged(const struct cited_ids *all)
{
	char command[600], anchor[ID_BYTES + 10];
	struct rendered *html;

	if (!*environment("MANDOC"))
		return;	/* test_rule_pages skips for want of it */
	snprintf(command, sizeof(command), "%s -T html '%s/man/cliffhanger-%s.7'",
		environment("MANDOC"), environment("top_builddir"), all->book->id);
	html = render(command);
	for (int i = 0; i < all->n; i++) {
		bool there = false;

		snprintf(anchor, sizeof(anchor), "id=\"%s\"", all->ids[i]);
		for (int line = 0; line < html->n && !there; line++)
			there = strstr(html->line[line], anchor) != NULL;
		if (!there)
			fail_msg("cliffhanger-%s(7) has no tag %s", all->book->id, all->ids[i]);
	}
	rendered_free(html);
}

/* At least so many ids are cited by games of a book, else something was missed: a third of
 * its rules and tables, or as many as are known. */
static int least_ids(const struct rulebook *b)
{
	static const struct { const char *book; int ids; } known[] = {
		{ "rugged", 85 }, { "pacific", 120 }, { "moro", 60 }, { "participation", 120 }
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (strcmp(known[i].book, b->id) == 0)
			return known[i].ids;
	return (b->n_rules + b->n_tables) / 3;
}

/* The scenario of tests/play with all that a book knows; its games are told as a report. */
static void name_reported(const char *book, char name[200])
{
	static const char *const kinds[] = { "everything", "skirmish" };
	char file[600];

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		snprintf(name, 200, "tests/play/%s-%s.yaml", book, kinds[i]);
		snprintf(file, sizeof(file), "%s/%s", environment("top_srcdir"), name);
		if (access(file, R_OK) == 0)
			return;
	}
	fail_msg("there is no %s", name);
}

/* All scenarios of a book. */
static void walk(const struct rulebook *book)
{
	struct cited_ids *const all = calloc(1, sizeof(*all));
	char reported[200];

	assert_non_null(all);
	all->book = book;
	shipped_transcripts(play_scenario, all);
	shipped_campaigns(play_scenario, all);
	name_reported(book->id, reported);
	all->file = reported;
	note_report(all, reported);
	print_message("%s: %d games cited %d ids\n", book->id, all->games, all->n);
	assert_true(all->games >= 24);
	assert_true(all->n >= least_ids(book));
	expect_printed(all);
	expect_tagged(all);
	free(all);
}

TEST(test_every_id_of_all_games)
{
	int n = 0;

	for (int i = 0; rulebooks[i]; i++)
		if (system_find(rulebooks[i]->id)) {
			walk(rulebooks[i]);
			n++;
		}
	assert_true(n > 0);
}

/* ---- what the books themselves cite ---- */

static void note_book(struct cited_ids *all, const struct rulebook *b)
{
	for (int i = 0; i < b->n_rules; i++) {
		note_text(all, b->rules[i].text);
		note_text(all, b->rules[i].source);
	}
	for (int i = 0; i < b->n_tables; i++) {
		const struct rule_table *const t = &b->tables[i];

		note_id(all, t->rule);
		note_text(all, t->note);
		for (int entry = 0; entry < t->n_rows * t->n_columns; entry++)
			note_text(all, t->entries[entry].text);
		for (int row = 0; row < t->n_rows; row++)
			note_text(all, t->sources[row]);
	}
}

TEST(test_every_id_that_a_book_cites_is_in_it)
{
	for (int i = 0; rulebooks[i]; i++) {
		struct cited_ids *const all = calloc(1, sizeof(*all));

		assert_non_null(all);
		all->book = rulebooks[i];
		all->file = "the book itself";
		note_book(all, rulebooks[i]);
		assert_true(all->n > 0);
		free(all);
	}
}

TEST_MAIN
