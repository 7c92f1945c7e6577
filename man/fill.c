/* Fills a manual page: copies it, with a table in the place of each line that
 * is @NAME@ alone.  The tables are the program's own, so that manual and
 * program cannot disagree.
 *
 *     fill PAGE.in PAGE [BOOK]
 *
 * A page about a rulebook may also ask, anywhere in a line, for an entry of it, as in
 * "@movement.foot.rate@"; each rule that it names must be one of the book's.  One
 * page may serve several books: from a line @ONLY BOOK@ to the next one, or to @ALL@,
 * it is about that book alone.
 */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/campaign.h"
#include "cliffhanger/odds.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/preferences.h"
#include "cliffhanger/results.h"
#include "cliffhanger/rulebook.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/system.h"
#include "cliffhanger/tui.h"
#include "cli/commands.h"
#include "cli/examples.h"
#include "cli/mdoc.h"
#include "skirmish/menus/act.h"

static void print_flag(FILE *out, const struct flag *f)
{
	char text[80];

	arguments_flag_usage(f, text, sizeof(text));
	fputs(".It Fl ", out);
	mdoc_argument(out, text + 1);
	fputc('\n', out);
	mdoc_text(out, f->help);
	if (f->many)
		fputs(".Pq again for more\n", out);
}

static void print_commands(FILE *out)
{
	for (int i = 0; commands[i]; i++) {
		const struct command *const c = commands[i];

		fputs(".It Cm ", out);
		mdoc_argument(out, c->name);
		if (*c->operands) {
			fputs(" Ar ", out);
			mdoc_argument(out, c->operands);
		}
		fputc('\n', out);
		mdoc_text(out, c->help);
		if (*c->more)
			mdoc_text(out, c->more);
		if (!c->flags->name)
			continue;
		fputs(".Bl -tag -width Ds -compact\n", out);
		for (const struct flag *f = c->flags; f->name; f++)
			print_flag(out, f);
		fputs(".El\n", out);
	}
}

static void print_item(FILE *out, const char *macro, const char *name, const char *help)
{
	fprintf(out, ".It %s ", macro);
	mdoc_argument(out, name);
	fputc('\n', out);
	mdoc_text(out, help);
}

static void print_choices(FILE *out)
{
	const struct verb *bidding;

	for (int i = 0; systems[i]; i++) {
		fputs(".Ss ", out);
		mdoc_argument(out, systems[i]->name);
		fputs("\n.Bl -tag -width Ds -compact\n", out);
		for (const struct verb *v = systems[i]->verbs; v->name; v++)
			print_item(out, "Ic", v->usage, v->help);
		fputs(".El\n", out);
	}
	fputs(".Ss All systems\n.Bl -tag -width Ds -compact\n", out);
	for (int i = 0; (bidding = bidding_verb(i)) != NULL; i++)
		print_item(out, "Ic", bidding->usage, bidding->help);
	fputs(".El\n", out);
}

static void print_master(FILE *out)
{
	for (enum gm_group group = 0; group < GM_GROUPS; group++) {
		const struct verb *v;

		fputs(".Ss ", out);
		mdoc_argument(out, master_group_name(group));
		fputs("\n.Bl -tag -width Ds -compact\n", out);
		for (int i = 0; (v = master_verb(i)) != NULL; i++)
			if (master_group(VERB_GM + i) == group)
				print_item(out, "Ic", v->usage, v->help);
		fputs(".El\n", out);
	}
}

/* What `cliffhanger new` writes, without its comments. */
static void print_example(FILE *out)
{
	const struct example *const e = example_find(EXAMPLE_OF_EPISODES);

	for (int i = 0; e && e->lines[i]; i++) {
		if (strchr(".\'", e->lines[i][0]) && e->lines[i][0])
			fputs("\\&", out);
		for (const char *c = e->lines[i]; *c; c++)
			fputs(*c == '\\' ? "\\e" : (const char[]){ *c, '\0' }, out);
		fputc('\n', out);
	}
}

static void print_questions(FILE *out)
{
	const char *usage, *help;

	fputs(".Bl -tag -width Ds -compact\n", out);
	for (int i = 0; plain_query(i, &usage, &help); i++)
		print_item(out, "Ic", usage, help);
	fputs(".El\n", out);
}

static void print_pages(FILE *out)
{
	const char *usage, *help;

	fputs(".Bl -tag -width Ds -compact\n", out);
	for (int i = 0; plain_page_word(i, &usage, &help); i++)
		print_item(out, "Ic", usage, help);
	fputs(".El\n", out);
}

static void print_keys(FILE *out)
{
	const char *section = "";
	struct tui_key key;

	for (int i = 0; tui_key(i, &key); i++) {
		if (strcmp(section, key.section) != 0) {
			if (*section)
				fputs(".El\n", out);
			section = key.section;
			fputs(".Ss ", out);
			mdoc_argument(out, section);
			fputs("\n.Bl -tag -width Ds -compact\n", out);
		}
		fputs(".It Ic ", out);
		mdoc_argument(out, key.keys);
		fputc('\n', out);
		mdoc_text(out, key.help);
		if (*key.command) {
			fputs(".Pq Ic ", out);
			mdoc_argument(out, key.command);
			fputc('\n', out);
		}
	}
	if (*section)
		fputs(".El\n", out);
}

/* A letter, and what it does: "o  combat move; form up; get out; shout". */
static void print_letter(FILE *out, char letter)
{
	bool more = false;

	for (enum menu_act a = 0; a < MENU_ACTS; a++) {
		if (menu_act(a)->letter != letter)
			continue;
		if (more)
			fputs(";\n", out);
		else
			fprintf(out, ".It Ic %c\n", letter);
		more = true;
		fputs(menu_act(a)->name, out);
	}
	if (more)
		fputc('\n', out);
}

static void print_acts(FILE *out)
{
	fputs(".Bl -tag -width Ds -compact\n", out);
	for (char letter = 'a'; letter <= 'z'; letter++)
		print_letter(out, letter);
	fputs(".El\n", out);
}

/* ---- odds ---- */

static void print_input(FILE *out, const struct odds_case *c, int input)
{
	char text[ODDS_TEXT_MAX];

	fputs(".It Ar ", out);
	mdoc_argument(out, c->action->inputs[input].name);
	odds_print(c, input, text, sizeof(text));
	fputs(" Ns = Ns ", out);
	mdoc_argument(out, text);
	fputc('\n', out);
	mdoc_text(out, c->action->inputs[input].doc);
	odds_choices(c, input, text, sizeof(text));
	fputs("\\(en\n", out);
	mdoc_text(out, text);
}

static void print_action(FILE *out, const struct game_system *system, const struct odds_action *a)
{
	struct odds_case c;

	odds_begin(&c, system, system->book, a);
	fputs(".It Cm ", out);
	mdoc_argument(out, a->name);
	fputc('\n', out);
	mdoc_text(out, a->title);
	fprintf(out, ".Pq %s\n.Bl -tag -width 20n -compact\n", a->rule);
	for (int i = 0; a->inputs[i].name; i++)
		if (odds_asks(a, system->book, i))
			print_input(out, &c, i);
	fputs(".El\n", out);
}

static void print_odds(FILE *out)
{
	for (int i = 0; systems[i]; i++) {
		if (!systems[i]->odds)
			continue;
		fputs(".Ss ", out);
		mdoc_argument(out, systems[i]->name);
		fprintf(out, "\n.Bl -tag -width Ds\n");
		for (const struct odds_action *const *a = systems[i]->odds; *a; a++)
			print_action(out, systems[i], *a);
		fputs(".El\n", out);
	}
}

static void print_campaign(FILE *out)
{
	campaign_print_keys(out);
}

static void print_hero(FILE *out)
{
	hero_print_keys(out);
}

static void print_config(FILE *out)
{
	mapping_print_names(&preferences_mapping, out);
}

static void print_results(FILE *out)
{
	const char *name, *doc;

	for (int i = 0; (name = results_key(i, &doc)) != NULL; i++)
		print_item(out, "Cm", name, doc);
}

static void print_scenario(FILE *out)
{
	scenario_print_keys(out);
}

static void print_given(FILE *out)
{
	scenario_print_given(out);
}

static const struct { const char *name; void (*print)(FILE *out); } tables[] = {
	{ "@ACTS@\n", print_acts },
	{ "@BEGIN@\n", rules_mdoc_begin },
	{ "@CAMPAIGN@\n", print_campaign },
	{ "@CHOICES@\n", print_choices },
	{ "@COMMANDS@\n", print_commands },
	{ "@CONFIG@\n", print_config },
	{ "@EXAMPLE@\n", print_example },
	{ "@HERO@\n", print_hero },
	{ "@KEYS@\n", print_keys },
	{ "@MASTER@\n", print_master },
	{ "@ODDS@\n", print_odds },
	{ "@PAGES@\n", print_pages },
	{ "@QUESTIONS@\n", print_questions },
	{ "@RESULTS@\n", print_results },
	{ "@SCENARIO@\n", print_scenario },
	{ "@GIVEN@\n", print_given },
	{ "@SUBJECTS@\n", rules_mdoc_subjects },
};

/* What is chosen in a game by this book. */
static void print_verbs(FILE *out, const struct rulebook *book)
{
	const struct game_system *const s = system_find(book->id);

	if (!s) {
		mdoc_text(out, "No game is played by this book alone.");
		return;
	}
	fputs(".Bl -tag -width Ds -compact\n", out);
	for (const struct verb *v = s->verbs; v->name; v++)
		print_item(out, "Ic", v->usage, v->help);
	fputs(".El\n", out);
}

/* What the game asks: `PROMPT` and what is meant. */
static void print_asked(FILE *out, const struct rulebook *book)
{
	const struct game_system *const s = system_find(book->id);

	if (!s)
		return;
	fputs(".Bl -tag -width Ds -compact\n", out);
	for (const struct decision_kind *d = s->decisions; d->name; d++) {
		print_item(out, "Ic", d->name, d->prompt);
		mdoc_text(out, d->help);
	}
	fputs(".El\n", out);
}

static void print_keys_of(FILE *out, const char *whose, const struct setting_spec *settings)
{
	for (; settings->key; settings++) {
		fputs(".It Ic ", out);
		mdoc_argument(out, settings->key);
		fprintf(out, " Pq %s\n", whose);
		mdoc_text(out, settings->doc);
	}
}

/* What a scenario says of units and heroes in a game by this book. */
static void print_settings(FILE *out, const struct rulebook *book)
{
	const struct game_system *const s = system_find(book->id);

	if (!s)
		return;
	fputs(".Bl -tag -width Ds -compact\n", out);
	print_keys_of(out, "units", s->unit_settings);
	print_keys_of(out, "heroes", s->hero_settings);
	fputs(".El\n", out);
}

/* The same of pages about a rulebook. */
static const struct {
	const char *name;
	void (*print)(FILE *out, const struct rulebook *book);
} book_tables[] = {
	{ "@ASKED@\n", print_asked },
	{ "@HOUSE-RULES@\n", rules_mdoc_house },
	{ "@RULINGS@\n", rules_mdoc_rulings },
	{ "@SETTINGS@\n", print_settings },
	{ "@TABLES@\n", rules_mdoc_tables },
	{ "@VERBS@\n", print_verbs },
};

/* A page being filled. */
struct page {
	const char *name;
	int line;
	const struct rulebook *book;
	bool other;	/* what follows is about another book */
	FILE *out;
};

static bool wrong(const struct page *p, const char *what, const char *found, size_t size)
{
	fprintf(stderr, "%s:%d: expected %s, found '%.*s'\n", p->name, p->line, what, (int)size,
		found);
	return false;
}

static bool fill_table(const struct page *p, const char *line)
{
	for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
		if (strcmp(line, tables[i].name) == 0) {
			tables[i].print(p->out);
			return true;
		}
	for (size_t i = 0; p->book && i < sizeof(book_tables) / sizeof(book_tables[0]); i++)
		if (strcmp(line, book_tables[i].name) == 0) {
			book_tables[i].print(p->out, p->book);
			return true;
		}
	return false;
}

/* "movement.foot.rate", without its signs: the entry as people read it. */
static bool fill_entry(const struct page *p, const char *words, size_t size)
{
	char id[128], text[GRID_CELL_BYTES];
	struct cite_place c = { .row = -1, .column = -1 };

	snprintf(id, sizeof(id), "%.*s", (int)size, words);
	if (size >= sizeof(id) || !strchr(id, '.') || strchr(id, '.') == strrchr(id, '.'))
		return wrong(p, "TABLE.ROW.COLUMN", words, size);
	if (!cite_resolve(p->book, id, &c) || c.column < 0)
		return wrong(p, "an entry of the rulebook", words, size);
	rulebook_print(c.book, &c.table->columns[c.column],
		rule_table_at(c.table, c.row, c.column), text, sizeof(text));
	mdoc_piece(p->out, text);
	return true;
}

/* Whether a word is shaped like the id of a rule: "K-18", "S-K-2". */
static bool shaped_like_id(const char *word, size_t size)
{
	size_t digits = 0, i = size;

	while (i > 0 && isdigit((unsigned char)word[i - 1]))
		i--, digits++;
	if (digits == 0 || i < 2 || word[i - 1] != '-')
		return false;
	while (i > 0 && (isupper((unsigned char)word[i - 1]) || word[i - 1] == '-'))
		i--;
	return i == 0 && isupper((unsigned char)word[0]);
}

static bool fill_word(const struct page *p, const char *word, size_t size)
{
	struct cite_place c;
	char id[32];

	if (!shaped_like_id(word, size) || size >= sizeof(id)) {
		fwrite(word, 1, size, p->out);
		return true;
	}
	snprintf(id, sizeof(id), "%.*s", (int)size, word);
	if (!cite_resolve(p->book, id, &c) || strcmp(c.rule->id, id) != 0)
		return wrong(p, "a rule of the rulebook", word, size);
	mdoc_piece(p->out, id);
	return true;
}

/* From an "@" on; the bytes that were taken, 0 if they make no sense. */
static size_t fill_asked(const struct page *p, const char *at)
{
	const size_t size = strcspn(at + 1, "@\n");

	if (at[1 + size] != '@') {
		wrong(p, "a second @ in the line", at, 1 + size);
		return 0;
	}
	return fill_entry(p, at + 1, size) ? size + 2 : 0;
}

/* A line of a page about a rulebook. */
static bool fill_rules(const struct page *p, const char *line)
{
	static const char letters[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";

	while (*line) {
		size_t n = strspn(line, letters);

		if (n > 0) {
			if (!fill_word(p, line, n))
				return false;
		} else if (*line == '@') {
			n = fill_asked(p, line);
			if (n == 0)
				return false;
		} else {
			fputc(*line, p->out);
			n = 1;
		}
		line += n;
	}
	return true;
}

static bool fill_line(const struct page *p, const char *line)
{
	if (line[0] == '@' && fill_table(p, line))
		return true;
	if (p->book && strncmp(line, ".\\\"", 3) != 0)	/* no comment */
		return fill_rules(p, line);
	if (line[0] == '@')
		return wrong(p, "a table's name", line, strcspn(line, "\n"));
	fputs(line, p->out);
	return true;
}

/* A line that says whom the next ones are about. */
static bool turn_to_book(struct page *p, const char *line)
{
	char book[32];

	p->other = strcmp(line, "@ALL@\n") != 0;
	if (!p->other)
		return true;
	if (sscanf(line, "@ONLY %31[a-z]@", book) != 1 || !rulebook_find(book))
		return wrong(p, "@ONLY BOOK@", line, strcspn(line, "\n"));
	p->other = strcmp(book, p->book->id) != 0;
	return true;
}

static bool turns_to_book(const struct page *p, const char *line)
{
	return p->book && (strncmp(line, "@ONLY", 5) == 0 || strcmp(line, "@ALL@\n") == 0);
}

static bool fill(FILE *in, struct page *p)
{
	char line[1024];

	while (fgets(line, sizeof(line), in)) {
		p->line++;
		if (turns_to_book(p, line) ? !turn_to_book(p, line)
				: !p->other && !fill_line(p, line))
			return false;
	}
	return !ferror(in);
}

int main(int argc, char **argv)
{
	struct page page = { .name = argc > 1 ? argv[1] : "" };
	FILE *in;
	bool good;

	page.book = argc == 4 ? rulebook_find(argv[3]) : NULL;
	in = argc == 3 || page.book ? fopen(argv[1], "r") : NULL;
	page.out = in ? fopen(argv[2], "w") : NULL;
	if (!page.out) {
		fprintf(stderr, "usage: fill PAGE.in PAGE [BOOK] (%s)\n", strerror(errno));
		return 2;
	}
	good = fill(in, &page);
	fclose(in);
	if (fclose(page.out) != 0)
		good = false;
	return good ? 0 : 1;
}
