/* Fills a completion script: copies it, with the words of the program's own tables in the
 * place of the line that is @WORDS@ alone.
 *
 *     words bash|zsh|fish SCRIPT.in SCRIPT
 *
 * Words are kept by key, which is what was typed before them:
 *
 *     ""                        commands
 *     "play -"                  the flags of a command
 *     "play --dice="            what a flag may be; one without a value has no such key
 *     "rules moro"              operands, after those before them
 *     "rules moro wound."       rows of a table, "wound.ROW"
 *     "odds moro fire range="   values of a name, "range=VALUE"
 *
 * What is known only when somebody asks is a word that begins with @: @scenarios, @saves, @tables,
 * @heroes (`cliffhanger list --names`), @file, @yaml.  Behind each word stands a tab and a
 * line for people.  The scripts have no list of their own.
 */
#include "config.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cliffhanger/odds.h"
#include "cliffhanger/rulepage.h"
#include "cliffhanger/subject.h"
#include "cliffhanger/system.h"

enum { KEY_BYTES = 100, WORD_BYTES = 100, LINE_BYTES = 400 };

struct list {
	FILE *out;
	bool fish;	/* else as bash and zsh have it */
	int n;		/* words under this key */
};

/* ---- as the shells write it ---- */

/* Nothing but what every shell takes as it is, and all of it: what is as long as may be
 * written together here may have been cut. */
static void must_be_plain(const char *word)
{
	if (strlen(word) >= WORD_BYTES - 1) {
		fprintf(stderr, "src/cli/completion/words: expected at most %d bytes, found '%s'\n",
			WORD_BYTES - 2, word);
		exit(1);
	}
	if (!word[strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
		"@=.-_ ")])
		return;
	fprintf(stderr, "src/cli/completion/words: expected letters, digits and @ = . - _, "
		"found '%s'\n",
		word);
	exit(1);
}

/* `again`: the same words however often one of them was taken. */
static void begin(struct list *l, const char *key, bool again)
{
	must_be_plain(key);
	l->n = 0;
	fprintf(l->out, l->fish ? "\tcase '%s'" : "\t'%s'", key);
	if (again)
		fprintf(l->out, l->fish ? " '%s *'" : " | '%s '*", key);
	fputs(l->fish ? "\n" : ")\n", l->out);
}

/* Quoted, without what means something in quotes. */
static void print_help(const struct list *l, const char *help)
{
	for (; *help; help++)
		if (*help == '\'')
			fputs(l->fish ? "\\'" : "'\\''", l->out);
		else if (*help != '`' && *help != '\\' && *help != '$' && *help != '\n')
			fputc(*help, l->out);
}

static void add(struct list *l, const char *word, const char *help)
{
	must_be_plain(word);
	if (l->n++ == 0)
		fputs("\t\tprintf '%s\\n'", l->out);
	fprintf(l->out, " \\\n\t\t\t'%s\t", word);
	print_help(l, help);
	fputc('\'', l->out);
}

static void end(const struct list *l)
{
	fputs(l->n > 0 ? "" : l->fish ? "\t\ttrue" : "\t\t:", l->out);
	fputs(l->fish ? "\n" : " ;;\n", l->out);
}

/* ---- commands and flags ---- */

static void add_commands(struct list *l)
{
	begin(l, "", false);
	for (int i = 0; commands[i]; i++)
		add(l, commands[i]->name, commands[i]->help);
	add(l, "--help", "all commands");
	add(l, "--version", "which version this is");
	end(l);
}

/* Whose heroes are rolled up: no flag asks for another system. */
static void add_systems(struct list *l)
{
	for (int i = 0; systems[i]; i++)
		if (systems[i]->casting)
			add(l, systems[i]->id, systems[i]->name);
}

/* What a flag's "LIST|FILE|ask" asks for: files, systems, and what is told in small letters. */
static void add_asked(struct list *l, const struct flag *f)
{
	char text[WORD_BYTES], *rest = text;

	snprintf(text, sizeof(text), "%s", f->value);
	for (const char *part; (part = strtok_r(rest, "|", &rest)) != NULL; )
		if (strcmp(part, "FILE") == 0)
			add(l, "@file", "");
		else if (strcmp(part, "SYSTEM") == 0)
			add_systems(l);
		else if (!part[strspn(part, "abcdefghijklmnopqrstuvwxyz")])
			add(l, part, f->help);
}

static void add_flags(struct list *l, const struct command *c)
{
	char text[KEY_BYTES];

	snprintf(text, sizeof(text), "%s -", c->name);
	begin(l, text, false);
	for (const struct flag *f = c->flags; f->name; f++) {
		snprintf(text, sizeof(text), "--%s", f->name);
		add(l, text, f->help);
	}
	add(l, "--help", "what this command does");
	end(l);
	for (const struct flag *f = c->flags; f->name; f++) {
		if (f->kind == FLAG_SWITCH || f->kind == FLAG_YES)
			continue;
		snprintf(text, sizeof(text), "%s --%s=", c->name, f->name);
		begin(l, text, false);
		for (int i = 0; f->kind == FLAG_WORD && f->words[i]; i++)
			add(l, f->words[i], f->help);
		if (f->kind == FLAG_TEXT)
			add_asked(l, f);
		end(l);
	}
}

/* ---- rules ---- */

static void add_table_rows(struct list *l, const char *book, const struct rule_table *t)
{
	char key[KEY_BYTES], word[WORD_BYTES];

	snprintf(key, sizeof(key), "rules %s %s.", book, t->id);
	begin(l, key, false);
	for (int row = 0; row < t->n_rows; row++) {
		snprintf(word, sizeof(word), "%s.%s", t->id, rule_table_at(t, row, 0)->text);
		add(l, word, rule_table_at(t, row, 1)->text);
	}
	end(l);
}

/* The next table of a book, and after its own of the one beside it; NULL at the end. */
static const struct rule_table *table_of(const struct rulebook *b, int *i)
{
	const struct rulebook *const beside = rulebook_beside(b);

	if (*i < b->n_tables)
		return &b->tables[(*i)++];
	while (beside && *i < b->n_tables + beside->n_tables) {
		const struct rule_table *const t = &beside->tables[(*i)++ - b->n_tables];

		if (!rulebook_table(b, t->id))
			return t;
	}
	return NULL;
}

/* The same of rules. */
static const struct rule *rule_of(const struct rulebook *b, int *i)
{
	const struct rulebook *const beside = rulebook_beside(b);

	if (*i < b->n_rules)
		return &b->rules[(*i)++];
	while (beside && *i < b->n_rules + beside->n_rules) {
		const struct rule *const r = &beside->rules[(*i)++ - b->n_rules];

		if (!rulebook_rule(b, r->id))
			return r;
	}
	return NULL;
}

static void add_book(struct list *l, const struct rulebook *b)
{
	const struct rule_table *t;
	const struct rule *r;
	char key[KEY_BYTES];

	snprintf(key, sizeof(key), "rules %s", b->id);
	begin(l, key, false);
	for (int i = 0; (t = table_of(b, &i)) != NULL; )
		add(l, t->id, t->title);
	for (const struct subject *s = subjects; s->id; s++)
		if (rulepage_pieces(b, s) && !rulebook_table(b, s->id))
			add(l, s->id, s->title);
	for (int i = 0; (r = rule_of(b, &i)) != NULL; )
		add(l, r->id, r->title);
	end(l);
	for (int i = 0; (t = table_of(b, &i)) != NULL; )
		add_table_rows(l, b->id, t);
}

static void add_rules(struct list *l)
{
	begin(l, "rules", false);
	for (int i = 0; rulebooks[i]; i++)
		add(l, rulebooks[i]->id, rulebooks[i]->title);
	for (const struct subject *s = subjects; s->id; s++)
		add(l, s->id, s->title);
	end(l);
	for (int i = 0; rulebooks[i]; i++)
		add_book(l, rulebooks[i]);
}

/* ---- odds ---- */

static void add_value(struct list *l, const struct odds_input *in, const char *value,
	const char *help)
{
	char word[WORD_BYTES];

	snprintf(word, sizeof(word), "%s=%s", in->name, value);
	add(l, word, help);
}

/* A number is for people to think of. */
static void add_values(struct list *l, const struct rulebook *b, const struct odds_action *a,
	int input)
{
	const struct odds_input *const in = &a->inputs[input];
	const struct rule_table *const t = in->kind == INPUT_ROW ? rulebook_table(b, in->table)
		: NULL;

	if (in->kind == INPUT_FLAG) {
		add_value(l, in, "yes", in->doc);
		add_value(l, in, "no", in->doc);
	}
	for (int i = 0; in->words && in->words[i]; i++)
		if (odds_offers(a, b, input, in->kind == INPUT_WORDS ? INT32_C(1) << i : i))
			add_value(l, in, in->words[i], in->doc);
	for (int row = 0; t && row < t->n_rows; row++)
		if (odds_offers(a, b, input, row))
			add_value(l, in, rule_table_at(t, row, 0)->text,
				rule_table_at(t, row, 1)->text);
	if ((in->kind == INPUT_WORDS && odds_offers(a, b, input, 0))
			|| (t && strcmp(in->standard, "none") == 0))
		add_value(l, in, "none", in->doc);
}

static void add_action(struct list *l, const struct game_system *s, const struct odds_action *a)
{
	char text[KEY_BYTES];

	snprintf(text, sizeof(text), "odds %s %s", s->id, a->name);
	begin(l, text, false);
	for (int i = 0; a->inputs[i].name; i++) {
		if (!odds_asks(a, s->book, i))
			continue;
		snprintf(text, sizeof(text), "%s=", a->inputs[i].name);
		add(l, text, a->inputs[i].doc);
	}
	end(l);
	for (int i = 0; a->inputs[i].name; i++) {
		if (!odds_asks(a, s->book, i))
			continue;
		snprintf(text, sizeof(text), "odds %s %s %s=", s->id, a->name, a->inputs[i].name);
		begin(l, text, false);
		add_values(l, s->book, a, i);
		end(l);
	}
}

static void add_odds(struct list *l)
{
	char key[KEY_BYTES];

	begin(l, "odds", false);
	for (int i = 0; systems[i]; i++)
		if (systems[i]->odds)
			add(l, systems[i]->id, systems[i]->name);
	end(l);
	for (int i = 0; systems[i]; i++) {
		if (!systems[i]->odds)
			continue;
		snprintf(key, sizeof(key), "odds %s", systems[i]->id);
		begin(l, key, false);
		for (const struct odds_action *const *a = systems[i]->odds; *a; a++)
			add(l, (*a)->name, (*a)->title);
		end(l);
		for (const struct odds_action *const *a = systems[i]->odds; *a; a++)
			add_action(l, systems[i], *a);
	}
}

/* ---- operands ---- */

/* What comes after a command, or after a command and a word; `words` with blanks between.
 * Those of rules and odds are tables of their own. */
static const struct { const char *after; bool again; const char *words; } operands[] = {
	{ "play", false, "@scenarios @yaml" },
	{ "resume", false, "@saves" },
	{ "replay", false, "@saves" },
	{ "why", false, "@saves" },
	{ "report", false, "@saves" },
	{ "host", false, "@scenarios @yaml" },
	{ "sit", false, "@tables" },
	{ "tables", false, "@tables" },
	{ "keys", false, "" },
	{ "new", false, "rugged pacific risk moro participation campaign hero" },
	{ "check", true, "@scenarios @yaml" },
	{ "pack", false, "@scenarios @yaml" },
	{ "unpack", false, "@file" },
	{ "watch", false, "@scenarios @yaml" },
	{ "sim", false, "@scenarios @yaml" },
	{ "list", false, "" },
	{ "scores", false, "@file" },
	{ "config", false, "" },
	{ "prp", false, "new show list" },
	{ "prp show", false, "@heroes @yaml" },
};
static const struct { const char *command; void (*add)(struct list *l); } tables[] = {
	{ "rules", add_rules }, { "odds", add_odds },
};

static void add_operands(struct list *l)
{
	for (size_t i = 0; i < sizeof(operands) / sizeof(operands[0]); i++) {
		char text[WORD_BYTES], *rest = text;

		begin(l, operands[i].after, operands[i].again);
		snprintf(text, sizeof(text), "%s", operands[i].words);
		for (const char *word; (word = strtok_r(rest, " ", &rest)) != NULL; )
			add(l, word, "");
		end(l);
	}
	for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
		tables[i].add(l);
}

static bool has_operands(const char *command)
{
	for (size_t i = 0; i < sizeof(operands) / sizeof(operands[0]); i++)
		if (strcmp(operands[i].after, command) == 0)
			return true;
	for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
		if (strcmp(tables[i].command, command) == 0)
			return true;
	return false;
}

/* A new command is to be thought of here, too. */
static bool all_have_operands(void)
{
	for (int i = 0; commands[i]; i++)
		if (!has_operands(commands[i]->name)) {
			fprintf(stderr, "src/cli/completion/words.c: expected a row of operands for `%s`, "
				"found none\n", commands[i]->name);
			return false;
		}
	return true;
}

static void add_all(struct list *l)
{
	add_commands(l);
	for (int i = 0; commands[i]; i++)
		add_flags(l, commands[i]);
	add_operands(l);
}

static bool fill(FILE *in, struct list *l)
{
	char line[LINE_BYTES];
	bool filled = false;

	while (fgets(line, sizeof(line), in))
		if (strcmp(line, "@WORDS@\n") == 0) {
			add_all(l);
			filled = true;
		} else {
			fputs(line, l->out);
		}
	if (!filled)
		fputs("src/cli/completion/words: expected a line @WORDS@, found none\n", stderr);
	return filled;
}

int main(int argc, char **argv)
{
	struct list l = { .fish = argc == 4 && strcmp(argv[1], "fish") == 0 };
	FILE *in;
	bool good;

	if (argc != 4) {
		fputs("usage: words bash|zsh|fish SCRIPT.in SCRIPT\n", stderr);
		return EXIT_USAGE;
	}
	in = fopen(argv[2], "r");
	l.out = in ? fopen(argv[3], "w") : NULL;
	if (!l.out) {
		fprintf(stderr, "src/cli/completion/words: %s: %s\n", argv[in ? 3 : 2], strerror(errno));
		return EXIT_FOUND;
	}
	good = all_have_operands() && fill(in, &l);
	fclose(in);
	return fclose(l.out) == 0 && good ? EXIT_DONE : EXIT_FOUND;
}
