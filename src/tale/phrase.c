/* Sentences and their formulas: see own.h. */
#include "tale/own.h"

#include <ctype.h>
#include <stdarg.h>

#include "cliffhanger/text.h"

enum { PIECE_MAX = 1600 };

struct phrase phrase_at(char *text, size_t size)
{
	return (struct phrase){ .pen = pen_at(text, size),
		.formula = UINT64_C(14695981039346656037) };
}

/* Numbers, and so cells, are none of a formula's. */
static void add_formula(struct phrase *s, const char *text)
{
	for (; *text != '\0'; text++)
		if (!isdigit((unsigned char)*text))
			s->formula = (s->formula ^ (unsigned char)*text)
				* UINT64_C(1099511628211);
}

void phrase_put(struct phrase *s, const char *format, ...)
{
	char piece[PIECE_MAX];
	va_list list;

	va_start(list, format);
	text_format(piece, sizeof piece, format, list);
	va_end(list);
	add_formula(s, format);
	pen_put(&s->pen, "%s", piece);
}

void phrase_word(struct phrase *s, const char *word)
{
	add_formula(s, word);
	pen_put(&s->pen, "%s", word);
}

static uint64_t formula_of(const char *word)
{
	struct phrase alone = phrase_at((char[1]){ "" }, 1);

	add_formula(&alone, word);
	return alone.formula;
}

void phrase_verb(struct phrase *s, const char *word)
{
	if (s->verb == 0)
		s->verb = formula_of(word);
	else
		s->tail = formula_of(word);
	phrase_word(s, word);
}

void phrase_tail(struct phrase *s, const char *word)
{
	s->tail = formula_of(word);
	phrase_word(s, word);
}

void phrase_plain(struct phrase *s, const char *word)
{
	pen_put(&s->pen, "%s", word);
}

void phrase_name(struct phrase *s, const char *between, const char *name)
{
	pen_put(&s->pen, "%s%s", between, name);
}

void phrase_placed(struct phrase *s, const struct tale_past *q, const char *word)
{
	add_formula(s, word);
	pen_put(&s->pen, "%s", words_placed(q, word).text);
}

const char *phrase_between(int i, int n)
{
	return i == 0 ? "" : i == n - 1 ? " and " : ", ";
}
