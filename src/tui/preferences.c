/* The table of preferences: see preferences.h.
 *
 * Some rows stand here; those of colours, signs and keys are made of the tables that the
 * screen is drawn from and keys are looked up in, so that nothing can be missing.
 */
#include "cliffhanger/preferences.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/system.h"
#include "tui/chart.h"
#include "tui/inks.h"
#include "tui/keys.h"
#include "tui/wide.h"

enum { COLOURS = 256, COMMENT_COLS = 90, COMMENT_MAX = 600, STEP_MS = 60 };

enum section { SECTION_FILE, SECTION_EMPTY, SECTION_INKS, SECTION_BACKS, SECTION_SIGNS,
	SECTION_KEYS, SECTIONS };

static const struct mapping_section sections[SECTIONS] = {
	[SECTION_FILE] = { "", "the settings", "The file is one mapping; what is not in it is as "
		"it is usually." },
	[SECTION_EMPTY] = { "empty", "empty questions", "Questions to which a seat can do nothing "
		"but pass are not asked, and W tells why; those that are `yes` here are asked all "
		"the same." },
	[SECTION_INKS] = { "inks", "the inks", "What words and signs are written in, where there "
		"are 256 colours: one of them, or `usual`, or `own` for the terminal's own.  With "
		"fewer colours, or none, the game keeps its own." },
	[SECTION_BACKS] = { "backs", "the backs", "What lies behind them, in the same way." },
	[SECTION_SIGNS] = { "signs", "the signs", "What stands behind a figure's letter on the "
		"map and tells how it is.  No two are alike." },
	[SECTION_KEYS] = { "keys", "the keys", "Which keys do what, at most four each: one sign, "
		"or a name such as `Left`, `PgUp`, `F1`, `Ctrl-P`.  In a place no key does two "
		"things, and nothing is left without a key.  Where a line is typed no letter can "
		"be one, in menus no digit and no small letter but d and i, and `confirm` is neither Space nor "
		"Enter nor a key that walks." },
};

static const struct { const char *name; uint16_t at; bool usual; const char *doc; } flags[] = {
	{ "plain", offsetof(struct preferences, plain), false, "Line by line, without moving the "
		"cursor, even on a terminal." },
	{ "speech", offsetof(struct preferences, speech), false, "The whole screen in one column of "
		"text, without a map, menus as numbered lines, and the cursor where the words are: "
		"for screen readers and braille displays." },
	{ "ascii", offsetof(struct preferences, ascii), false, "Nothing but ASCII on the screen." },
	{ "mono", offsetof(struct preferences, mono), false, "No colours." },
	{ "flat", offsetof(struct preferences, flat), false, "One tone a ground, for slow lines." },
	{ "mouse", offsetof(struct preferences, mouse), true, "A click chooses, a second one opens, "
		"the wheel goes through lists and reports; a terminal that tells of the mouse selects "
		"text only with Shift." },
	{ "animation", offsetof(struct preferences, animation), false, "Where somebody went is drawn a "
		"cell at a time; any key ends it.  Over SSH only --animation asks for it." },
	{ "confirmations", offsetof(struct preferences, confirmations), true, "Asks before a phase "
		"is ended that units have no orders for, or a unit is passed over.  What would lose "
		"a game, or a hero, is asked in any case." },
};
enum { FLAGS = sizeof flags / sizeof flags[0] };

static bool flag_of(const struct preferences *p, int i)
{
	return *(const bool *)((const char *)p + flags[i].at);
}

static void set_flag(struct preferences *p, int i, bool flag)
{
	memcpy((char *)p + flags[i].at, &flag, sizeof flag);
}

/* ---- empty questions ---- */

static bool can_be_passed(const struct decision_kind *kind)
{
	return kind->done != NULL || kind->pass != NULL;
}

/* The first in the systems' order with a name. */
static bool is_first(int system, int kind)
{
	const char *const name = systems[system]->decisions[kind].name;

	for (int s = 0; s < system; s++)
		for (int k = 0; systems[s]->decisions[k].name != NULL; k++)
			if (can_be_passed(&systems[s]->decisions[k])
					&& strcmp(systems[s]->decisions[k].name, name) == 0)
				return false;
	return true;
}

/* The i-th kind of question that can be passed, of all systems, each name once; NULL past the
 * last. Those before it are added to *n. */
static const struct decision_kind *passable(int i, int *n)
{
	for (int s = 0; systems[s] != NULL; s++)
		for (int k = 0; systems[s]->skirmish != NULL
				&& systems[s]->decisions[k].name != NULL; k++) {
			if (!can_be_passed(&systems[s]->decisions[k]) || !is_first(s, k))
				continue;
			if (i-- == 0)
				return &systems[s]->decisions[k];
			++*n;
		}
	return NULL;
}

static const struct decision_kind *closed_by_word(int i)
{
	int n = 0;

	return passable(i, &n);
}

bool preferences_ask_empty(const struct preferences *p, const char *decision)
{
	const struct decision_kind *kind;

	for (int i = 0; (kind = closed_by_word(i)) != NULL; i++)
		if (strcmp(kind->name, decision) == 0)
			return (p->empty >> i & 1) != 0;
	return false;
}

/* ---- the parts of the table ---- */

/* Which part a row is in, and which of its rows; SECTIONS past the last. */
struct place { enum section section; int i; };

static int rows_in(enum section section)
{
	const char *doc;
	char usual;
	int n = 0, role;

	switch (section) {
	case SECTION_FILE: return FLAGS;
	case SECTION_EMPTY:
		passable(INT_MAX, &n);
		return n;
	case SECTION_INKS:
		while (ink_role(n, &role, &doc) != NULL)
			n++;
		return n;
	case SECTION_BACKS:
		while (ink_back_role(n, &role, &doc) != NULL)
			n++;
		return n;
	case SECTION_SIGNS:
		while (chart_sign_role(n, &usual, &doc) != NULL)
			n++;
		return n;
	case SECTION_KEYS: return keys_rows();
	default: return 0;
	}
}

static struct place place_of(int row)
{
	struct place at = { SECTION_FILE, row };

	while (at.section < SECTIONS && at.i >= rows_in(at.section))
		at.i -= rows_in(at.section++);
	return at;
}

static int row_of(enum section section, int i)
{
	for (enum section before = SECTION_FILE; before < section; before++)
		i += rows_in(before);
	return i;
}

static void colour_doc(struct mapping_row *row, const char *doc, int usual)
{
	if (usual == COLOUR_OWN)
		snprintf(row->doc, sizeof row->doc, "%s; usually the terminal's own.", doc);
	else
		snprintf(row->doc, sizeof row->doc, "%s; usually %d.", doc, usual);
}

static void usual_keys(int i, struct mapping_row *row)
{
	struct keymap usual;
	char names[64];

	keys_standard(&usual);
	keys_names(&usual, i, names, sizeof names);
	wide_add(row->doc, sizeof row->doc, "  Usually %s", names);
}

static void fill_row(struct place at, struct mapping_row *row)
{
	const char *doc = "";
	char usual = ' ';
	int role;

	switch (at.section) {
	case SECTION_EMPTY:
		row->name = closed_by_word(at.i)->name;
		snprintf(row->doc, sizeof row->doc, "\"%s\"", closed_by_word(at.i)->prompt);
		break;
	case SECTION_INKS:
		row->name = ink_role(at.i, &role, &doc);
		colour_doc(row, doc, ink_usual(role));
		break;
	case SECTION_BACKS:
		row->name = ink_back_role(at.i, &role, &doc);
		colour_doc(row, doc, ink_usual_back(role));
		break;
	case SECTION_SIGNS:
		row->name = chart_sign_role(at.i, &usual, &doc);
		snprintf(row->doc, sizeof row->doc, "%s; usually %c", doc, usual);
		break;
	case SECTION_KEYS:
		keys_row(at.i, &row->name, row->doc, sizeof row->doc);
		usual_keys(at.i, row);
		break;
	default:
		row->name = flags[at.i].name;
		snprintf(row->doc, sizeof row->doc, "%s", flags[at.i].doc);
	}
}

static bool table_row(int i, struct mapping_row *row)
{
	static const struct { enum mapping_kind kind; const char *form; } forms[SECTIONS] = {
		[SECTION_FILE] = { MAPPING_FLAG, "yes | no" },
		[SECTION_EMPTY] = { MAPPING_FLAG, "yes | no" },
		[SECTION_INKS] = { MAPPING_TEXT, "a colour, 0 to 255, or usual or own" },
		[SECTION_BACKS] = { MAPPING_TEXT, "a colour, 0 to 255, or usual or own" },
		[SECTION_SIGNS] = { MAPPING_TEXT, "one sign of ASCII" },
		[SECTION_KEYS] = { MAPPING_TEXTS, "a key or a list of keys" },
	};
	const struct place at = place_of(i);

	if (at.section == SECTIONS)
		return false;
	*row = (struct mapping_row){ .section = (int)at.section, .kind = forms[at.section].kind };
	snprintf(row->form, sizeof row->form, "%s", forms[at.section].form);
	fill_row(at, row);
	return true;
}

/* Where the colour of a role is kept. */
static int16_t *ink_of(struct dyes *d, int i)
{
	const char *doc;
	int ink;

	ink_role(i, &ink, &doc);
	return &d->inks[ink];
}

static int16_t *back_of(struct dyes *d, int i)
{
	const char *doc;
	int back;

	ink_back_role(i, &back, &doc);
	return &d->backs[back];
}

/* ---- reading ---- */

static bool take_colour(int16_t *to, const char *text, struct mapping_fault *fault)
{
	char *end;
	const long number = strtol(text, &end, 10);

	if (strcmp(text, "usual") == 0)
		*to = DYE_USUAL;
	else if (strcmp(text, "own") == 0)
		*to = DYE_TERMINAL;
	else if (text[0] >= '0' && text[0] <= '9' && *end == '\0' && number < COLOURS)
		*to = (int16_t)number;
	else
		snprintf(fault->expected, sizeof fault->expected,
			"a colour, 0 to 255, or usual or own");
	return fault->expected[0] == '\0';
}

static bool take_sign(char *to, const char *text, struct mapping_fault *fault)
{
	if (text[0] > ' ' && text[0] <= '~' && text[1] == '\0') {
		*to = text[0];
		return true;
	}
	snprintf(fault->expected, sizeof fault->expected, "one letter, digit or sign of ASCII");
	return false;
}

static bool take(void *target, int row, const struct mapping_value *v, struct mapping_fault *fault)
{
	struct preferences *const p = target;
	const struct place at = place_of(row);

	switch (at.section) {
	case SECTION_EMPTY:
		p->empty = (p->empty & ~(UINT32_C(1) << at.i)) | (uint32_t)v->flag << at.i;
		return true;
	case SECTION_INKS: return take_colour(ink_of(&p->dyes, at.i), v->text[0], fault);
	case SECTION_BACKS: return take_colour(back_of(&p->dyes, at.i), v->text[0], fault);
	case SECTION_SIGNS: return take_sign(&p->signs[at.i], v->text[0], fault);
	case SECTION_KEYS: return keys_take(&p->keys, at.i, v, fault);
	default:
		set_flag(p, at.i, v->flag);
		return true;
	}
}

/* The i-th sign that tells two things. */
static bool sign_clash(const struct preferences *p, int *n, int rows[2],
	struct reason *why)
{
	const char *first, *second, *doc;
	char usual;

	for (int i = 0; i < rows_in(SECTION_SIGNS); i++)
		for (int k = 0; k < i; k++) {
			if (p->signs[k] != p->signs[i] || (*n)-- > 0)
				continue;
			first = chart_sign_role(k, &usual, &doc);
			second = chart_sign_role(i, &usual, &doc);
			rows[0] = row_of(SECTION_SIGNS, k);
			rows[1] = row_of(SECTION_SIGNS, i);
			return !refuse(why, "", "expected a sign that tells nothing else, found \"%c\" "
				"for %s and for %s", p->signs[i], first, second);
		}
	return false;
}

static bool clash(const void *target, int i, int rows[2], struct reason *why)
{
	const struct preferences *const p = target;

	if (sign_clash(p, &i, rows, why))
		return true;
	if (!keys_clash(&p->keys, i, rows, why))
		return false;
	for (int k = 0; k < 2; k++)
		rows[k] = row_of(SECTION_KEYS, rows[k]);
	return true;
}

const struct mapping preferences_mapping = {
	sections, SECTIONS, table_row, take, clash
};

void preferences_standard(struct preferences *p)
{
	const char *doc;

	*p = (struct preferences){ .step_ms = STEP_MS };
	for (int i = 0; i < FLAGS; i++)
		set_flag(p, i, flags[i].usual);
	keys_standard(&p->keys);
	ink_dyes_standard(&p->dyes);
	for (int i = 0; i < rows_in(SECTION_SIGNS); i++)
		chart_sign_role(i, &p->signs[i], &doc);
}

/* ---- writing ---- */

/* Between sentences the manual has two blanks, and a file like this one. */
static void one_blank(char *text)
{
	char *to = text;

	for (const char *at = text; *at != '\0'; at++)
		if (at[0] != ' ' || at[1] != ' ')
			*to++ = *at;
	*to = '\0';
}

static void write_comment(struct buffer *out, const char *indent, const char *text)
{
	char all[COMMENT_MAX];
	const char *rest = all, *line;
	size_t bytes;

	snprintf(all, sizeof all, "%s", text);
	one_blank(all);
	while ((line = wide_wrap(&rest, COMMENT_COLS, &bytes)) != NULL)
		buffer_add(out, "%s# %.*s\n", indent, (int)bytes, line);
}

static void write_quoted(struct buffer *out, const char *text)
{
	buffer_add(out, "%s", "\"");
	for (; *text != '\0'; text++)
		buffer_add(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
	buffer_add(out, "%s", "\"");
}

static void write_colour(struct buffer *out, int16_t colour)
{
	if (colour >= 0)
		buffer_add(out, "%d", colour);
	else
		buffer_add(out, "%s", colour == DYE_USUAL ? "usual" : "own");
}

static void write_keys(struct buffer *out, const struct keymap *m, int row)
{
	char name[32];

	buffer_add(out, "[");
	for (int k = 0; k < KEYMAP_KEYS_MAX && m->keys[row][k] != 0; k++) {
		keys_spell(m->keys[row][k], name, sizeof name);
		buffer_add(out, "%s", k > 0 ? ", " : "");
		write_quoted(out, name);
	}
	buffer_add(out, "]");
}

static void write_value(struct buffer *out, const struct preferences *p, struct place at)
{
	struct dyes dyes = p->dyes;
	const char sign[2] = { at.section == SECTION_SIGNS ? p->signs[at.i] : '\0', '\0' };

	switch (at.section) {
	case SECTION_EMPTY: buffer_add(out, "%s", (p->empty >> at.i & 1) != 0 ? "yes" : "no"); break;
	case SECTION_INKS: write_colour(out, *ink_of(&dyes, at.i)); break;
	case SECTION_BACKS: write_colour(out, *back_of(&dyes, at.i)); break;
	case SECTION_SIGNS: write_quoted(out, sign); break;
	case SECTION_KEYS: write_keys(out, &p->keys, at.i); break;
	default: buffer_add(out, "%s", flag_of(p, at.i) ? "yes" : "no");
	}
}

static void write_section(struct buffer *out, int section)
{
	buffer_add(out, "\n");
	write_comment(out, "", sections[section].doc);
	buffer_add(out, "%s:\n", sections[section].name);
}

void preferences_write(const struct preferences *p, struct buffer *out)
{
	struct mapping_row row;
	int section = SECTION_FILE;

	write_comment(out, "", "What you like of Cliffhanger: see cliffhanger-config(5). What is "
		"not in the file is as it is usually, and the command line has the last word.");
	for (int i = 0; table_row(i, &row); i++) {
		const char *const indent = row.section == SECTION_FILE ? "" : "  ";

		if (row.section != section)
			write_section(out, row.section);
		else
			buffer_add(out, "%s", row.section == SECTION_FILE ? "\n" : "");
		section = row.section;
		write_comment(out, indent, row.doc);
		buffer_add(out, "%s%s: ", indent, row.name);
		write_value(out, p, place_of(i));
		buffer_add(out, "\n");
	}
}
