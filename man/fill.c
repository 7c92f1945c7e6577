/* Fills a manual page: copies it, with a table in the place of each line that
 * is @NAME@ alone.  The tables are the program's own, so that manual and
 * program cannot disagree.
 *
 *     fill PAGE.in PAGE
 */
#include "config.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/campaign.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/system.h"
#include "cliffhanger/tui.h"
#include "cli/commands.h"

/* Text that is no macro, whatever it begins with or holds. */
static void print_text(FILE *out, const char *text)
{
	const char *const begin = text;

	if (*text == '.' || *text == '\'')
		fputs("\\&", out);
	for (; *text; text++)
		if (*text == '\\')
			fputs("\\e", out);
		else if (*text == ' ' && text > begin && text[-1] == '.')
			fputc('\n', out);	/* a sentence, a line */
		else
			fputc(*text, out);
	fputc('\n', out);
}

/* The same as one argument of a macro. */
static void print_argument(FILE *out, const char *text)
{
	fputs("\"\\&", out);
	for (; *text; text++)
		if (*text == '\\')
			fputs("\\e", out);
		else if (*text == '"')
			fputs("\\(dq", out);
		else
			fputc(*text, out);
	fputc('"', out);
}

static void print_flag(FILE *out, const struct flag *f)
{
	char text[80];

	flag_usage(f, text, sizeof(text));
	fputs(".It Fl ", out);
	print_argument(out, text + 1);
	fputc('\n', out);
	print_text(out, f->help);
	if (f->many)
		fputs(".Pq again for more\n", out);
}

static void print_commands(FILE *out)
{
	for (int i = 0; commands[i]; i++) {
		const struct command *const c = commands[i];

		fputs(".It Cm ", out);
		print_argument(out, c->name);
		if (*c->operands) {
			fputs(" Ar ", out);
			print_argument(out, c->operands);
		}
		fputc('\n', out);
		print_text(out, c->help);
		if (*c->more)
			print_text(out, c->more);
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
	print_argument(out, name);
	fputc('\n', out);
	print_text(out, help);
}

static void print_choices(FILE *out)
{
	for (int i = 0; systems[i]; i++) {
		fputs(".Ss ", out);
		print_argument(out, systems[i]->name);
		fputs("\n.Bl -tag -width Ds -compact\n", out);
		for (const struct verb *v = systems[i]->verbs; v->name; v++)
			print_item(out, "Ic", v->usage, v->help);
		fputs(".El\n", out);
	}
}

static void print_master(FILE *out)
{
	for (enum gm_group group = 0; group < GM_GROUPS; group++) {
		const struct verb *v;

		fputs(".Ss ", out);
		print_argument(out, master_group_name(group));
		fputs("\n.Bl -tag -width Ds -compact\n", out);
		for (int i = 0; (v = master_verb(i)) != NULL; i++)
			if (master_group(VERB_GM + i) == group)
				print_item(out, "Ic", v->usage, v->help);
		fputs(".El\n", out);
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
			print_argument(out, section);
			fputs("\n.Bl -tag -width Ds -compact\n", out);
		}
		fputs(".It Ic ", out);
		print_argument(out, key.keys);
		fputc('\n', out);
		print_text(out, key.help);
		if (*key.command) {
			fputs(".Pq Ic ", out);
			print_argument(out, key.command);
			fputc('\n', out);
		}
	}
	if (*section)
		fputs(".El\n", out);
}

static void print_campaign(FILE *out)
{
	campaign_print_keys(out);
}

static void print_hero(FILE *out)
{
	hero_print_keys(out);
}

static void print_scenario(FILE *out)
{
	scenario_print_keys(out);
}

static const struct { const char *name; void (*print)(FILE *out); } tables[] = {
	{ "@CAMPAIGN@\n", print_campaign },
	{ "@CHOICES@\n", print_choices },
	{ "@COMMANDS@\n", print_commands },
	{ "@HERO@\n", print_hero },
	{ "@KEYS@\n", print_keys },
	{ "@MASTER@\n", print_master },
	{ "@PAGES@\n", print_pages },
	{ "@QUESTIONS@\n", print_questions },
	{ "@SCENARIO@\n", print_scenario },
};

static bool fill_line(const char *line, FILE *out)
{
	if (line[0] != '@') {
		fputs(line, out);
		return true;
	}
	for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
		if (strcmp(line, tables[i].name) == 0) {
			tables[i].print(out);
			return true;
		}
	fprintf(stderr, "fill: there is no table %s", line);
	return false;
}

static bool fill(FILE *in, FILE *out)
{
	char line[1024];

	while (fgets(line, sizeof(line), in))
		if (!fill_line(line, out))
			return false;
	return !ferror(in);
}

int main(int argc, char **argv)
{
	FILE *const in = argc == 3 ? fopen(argv[1], "r") : NULL;
	FILE *const out = in ? fopen(argv[2], "w") : NULL;
	bool good;

	if (!out) {
		fprintf(stderr, "usage: fill PAGE.in PAGE (%s)\n", strerror(errno));
		return 2;
	}
	good = fill(in, out);
	fclose(in);
	if (fclose(out) != 0)
		good = false;
	return good ? 0 : 1;
}
