/* The sum of all that a book says: who has the same sum plays by the same figures. */
#include "cliffhanger/rulebook.h"

/* FNV-1a, of a text with the NUL behind it: so that "ab" "c" is not "a" "bc". */
static uint64_t add_text(uint64_t sum, const char *text)
{
	for (;; text++) {
		sum = (sum ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
		if (*text == '\0')
			return sum;
	}
}

static uint64_t add_number(uint64_t sum, int32_t number)
{
	for (int shift = 0; shift < 32; shift += 8)
		sum = (sum ^ ((uint32_t)number >> shift & 0xff)) * UINT64_C(0x100000001b3);
	return sum;
}

static uint64_t add_column(uint64_t sum, const struct column *c)
{
	sum = add_text(add_text(sum, c->id), c->title);
	sum = add_number(add_number(sum, (int32_t)c->kind), c->optional);
	return add_number(add_number(sum, c->least), c->most);
}

static uint64_t add_entry(uint64_t sum, const struct entry *e)
{
	return add_text(add_number(add_number(sum, e->given), e->number), e->text);
}

static uint64_t add_table(uint64_t sum, const struct rule_table *t)
{
	sum = add_text(add_text(add_text(sum, t->id), t->title), t->source);
	sum = add_text(add_text(sum, t->rule), t->note);
	for (int i = 0; i < t->n_columns; i++)
		sum = add_column(sum, &t->columns[i]);
	for (int i = 0; i < t->n_rows; i++)
		sum = add_text(sum, t->sources[i]);
	for (int i = 0; i < t->n_rows * t->n_columns; i++)
		sum = add_entry(sum, &t->entries[i]);
	return sum;
}

uint64_t rulebook_digest(const struct rulebook *b)
{
	uint64_t sum = UINT64_C(0xcbf29ce484222325);

	sum = add_text(add_text(sum, b->id), b->unit);
	sum = add_number(add_number(sum, b->inch), b->cell);
	for (int i = 0; i < b->n_tables; i++)
		sum = add_table(sum, &b->tables[i]);
	for (int i = 0; i < b->n_rules; i++) {
		const struct rule *const r = &b->rules[i];

		sum = add_text(add_text(add_text(add_text(sum, r->id), r->title), r->text),
			r->source);
	}
	return sum;
}
