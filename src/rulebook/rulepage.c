/* Rule pages: see rulepage.h. */
#include "cliffhanger/rulepage.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/subject.h"

enum { PARAGRAPH_MAX = 4096, ENTRY_MAX = 400 };

static void say(const struct rule_writer *w, int indent, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static void say(const struct rule_writer *w, int indent, const char *format, ...)
{
	char text[PARAGRAPH_MAX];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	w->say(w->self, indent, text);
}

void rulepage_rule(const struct rule *rule, const struct rule_writer *w)
{
	say(w, 0, "%s %s (%s)", rule->id, rule->title, rule->source);
	say(w, 2, "  %s", rule->text);
}

/* Twelfths that a cell of full speed costs. */
enum { PACE_FULL = 12 };

static const char *pace_share(int32_t pace)
{
	static const struct { int32_t pace; const char *share; } shares[] = {
		{ 0, "no way" }, { PACE_FULL, "full" }, { PACE_FULL * 4 / 3, "three quarters" },
		{ PACE_FULL * 2, "half" }, { PACE_FULL * 3, "a third" },
		{ PACE_FULL * 4, "a quarter" } };

	for (size_t i = 0; i < sizeof(shares) / sizeof(shares[0]); i++)
		if (shares[i].pace == pace)
			return shares[i].share;
	return NULL;
}

void rulepage_entry(const struct rulebook *b, const struct rule_table *t, int row, int column,
	char *text, size_t size)
{
	const struct entry *const e = rule_table_at(t, row, column);
	const bool is_pace = e->given && strcmp(t->columns[column].id, "pace") == 0;
	const char *const share = is_pace ? pace_share(e->number) : NULL;
	const size_t n = rulebook_print(b, &t->columns[column], e, text, size);

	if (share)
		snprintf(text + n, size - n, " (%s)", share);
	else if (is_pace)
		snprintf(text + n, size - n, " (%d/%d)", PACE_FULL, (int)e->number);
}

/* "short: Target within short range; Modifier +2 (R:257)": the first two columns
 * are the row's id and name, blanks are left out. */
static void say_row(const struct rulebook *b, const struct rule_table *t, int row,
	const struct rule_writer *w)
{
	char text[PARAGRAPH_MAX / 2] = "";
	size_t n = 0;

	for (int c = 0; c < t->n_columns && n < sizeof(text); c++) {
		const struct entry *const e = rule_table_at(t, row, c);
		char entry[ENTRY_MAX];

		if (!e->given)
			continue;
		rulepage_entry(b, t, row, c, entry, sizeof(entry));
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s%s%s",
			c == 0 ? "" : c == 1 ? ": " : "; ", c < 2 ? "" : t->columns[c].title,
			c < 2 ? "" : " ", entry);
	}
	say(w, 6, "  %s (%s)", text, t->sources[row]);
}

void rulepage_table_head(const struct rule_table *t, const struct rule_writer *w)
{
	say(w, 0, "%s: %s (%s; rule %s)", t->id, t->title, t->source, t->rule);
}

void rulepage_table_note(const struct rule_table *t, const struct rule_writer *w)
{
	if (*t->note)
		say(w, 2, "  %s", t->note);
}

void rulepage_table(const struct rulebook *b, const struct rule_table *t, int row,
	const struct rule_writer *w)
{
	rulepage_table_head(t, w);
	for (int r = 0; r < t->n_rows; r++)
		if (row < 0 || r == row)
			say_row(b, t, r, w);
	rulepage_table_note(t, w);
}

const char *const *rulepage_pieces(const struct rulebook *b, const struct subject *s)
{
	const struct subject_part *part = b->subjects;

	while (part != NULL && part->id != NULL && strcmp(part->id, s->id) != 0)
		part++;
	return part != NULL ? part->pieces : NULL;
}

static void say_subject(const struct rulebook *b, const struct subject *s,
	const struct rule_writer *w)
{
	const char *const *const pieces = rulepage_pieces(b, s);

	say(w, 0, "%s, by %s", s->title, b->title);
	if (pieces == NULL)
		say(w, 2, "  %s says nothing of it.", b->title);
	for (int i = 0; pieces != NULL && pieces[i] != NULL; i++) {
		struct cite c;

		if (cite_word(b, pieces[i], &c))
			say(w, 6, "  %s: %s", pieces[i], cite_title(b, c));
	}
}

void rulepage_cited(const struct rulebook *b, struct cite c, const struct rule_writer *w)
{
	switch (c.kind) {
	case CITED_RULE:
		rulepage_rule(&b->rules[c.at], w);
		break;
	case CITED_TABLE:
		rulepage_table(b, &b->tables[c.at], -1, w);
		break;
	case CITED_ROW:
		rulepage_table(b, &b->tables[c.at], c.row, w);
		break;
	case CITED_SUBJECT:
		say_subject(b, &subjects[c.at], w);
		break;
	case CITED_NOTHING:
		break;
	}
}
