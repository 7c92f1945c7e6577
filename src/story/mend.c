/* Mending: what the unknown keys of a mapping were meant as.
 *
 *  MD1  Each is told once; where what it was meant as is known, reading goes on as if that stood
 *       there, so that nothing else is found missing.
 *  MD2  In the order of trust: the same key of a mapping close by; a key of a like spelling that
 *       is not there yet; the one key that is wanted and not there, if there is one unknown key.
 */
#include "config.h"
#include "story/read.h"

#include <stdio.h>
#include <string.h>

static bool known(const struct loader *l, const struct schema *s, const struct node *key)
{
	int row;

	return schema_knows(l, s, key) || read_begins_in(l, s, key, &row) != NULL;
}

/* One of the two mappings is within the other. */
static bool close_by(const struct schema *a, const struct schema *b)
{
	const char *const one = schema_place(a), *const other = schema_place(b);
	const size_t n = strlen(one) < strlen(other) ? strlen(one) : strlen(other);

	return a != b && n > 0 && strncmp(one, other, n) == 0;
}

/* Another mapping that has it, above or within this one: "a leader". */
static const char *whose(const struct loader *l, const struct schema *s, const struct node *key)
{
	for (int i = 0; schemas[i]; i++)
		if (close_by(schemas[i], s) && known(l, schemas[i], key))
			return schemas[i]->what;
	return NULL;
}

/* A key of like spelling: one that is not there yet, else any. */
static const char *like(const struct loader *l, const struct schema *s,
	const struct node *mapping, const struct node *key)
{
	struct nearest free, any;
	const char *name;

	nearest_to(&free, key->text);
	nearest_to(&any, key->text);
	for (int i = 0; (name = schema_key_at(l, s, i)) != NULL; i++) {
		nearest_try(&any, name);
		if (!yaml_node_find(mapping, name))
			nearest_try(&free, name);
	}
	return nearest_word(&free) ? nearest_word(&free) : nearest_word(&any);
}

/* The one that is wanted and not there; NULL if there is none, or more. */
static const char *missing(const struct loader *l, const struct schema *s,
	const struct node *mapping)
{
	const char *name = NULL;
	int unknown = 0, n = 0;

	for (const struct node *entry = mapping->first; entry; entry = entry->next)
		unknown += !known(l, s, entry->key);
	for (int i = 0; i < s->n_keys; i++)
		if (s->keys[i].required && !yaml_node_find(mapping, s->keys[i].name)) {
			name = s->keys[i].name;
			n++;
		}
	return unknown == 1 && n == 1 ? name : NULL;
}

static void refuse_strange(struct loader *l, const struct schema *s,
	const struct node *mapping, const struct node *key)
{
	struct listed list;
	const char *name;
	char quote[QUOTE_MAX];

	listed_begin(&list, "; there are also");
	for (int i = 0; (name = schema_key_at(l, s, i)) != NULL; i++)
		if (!yaml_node_find(mapping, name))
			listed_add(&list, name);
	fault_wrong(l, key, "expected a key of %s, found %s%s", s->what,
		yaml_node_found(key, quote), list.n > 0 ? listed_text(&list) : "");
}

static void refuse_key(struct loader *l, const struct schema *s, const struct node *mapping,
	const struct node *key)
{
	const char *const other = whose(l, s, key), *near = like(l, s, mapping, key);
	char quote[QUOTE_MAX];

	if (!near)
		near = missing(l, s, mapping);
	if (other)
		fault_wrong(l, key, "expected a key of %s, found %s, a key of %s", s->what,
			yaml_node_found(key, quote), other);
	else if (near)
		fault_expected(l, key, near, "a key of %s", s->what);
	else
		refuse_strange(l, s, mapping, key);
	if (!other && near && !yaml_node_find(mapping, near))
		yaml_node_mean(key, near);
	else
		yaml_node_tell(key);
}

static bool is_number(const struct node *n)
{
	return n && n->kind == NODE_TEXT && n->size > 0
		&& strspn(n->text, "0123456789") == n->size;
}

/* {at: 29,16} is `at: 29` and a key 16. */
static void mend_cell(struct loader *l, const struct schema *s, const struct node *mapping,
	const struct node *column, const struct node *n)
{
	enum { CELL_BYTES = 24 };
	char text[CELL_BYTES], quote[QUOTE_MAX];
	const bool cell = is_number(column) && n->kind == NODE_TEXT && n->size == 0;

	snprintf(text, sizeof(text), "%.8s,%.8s", cell ? column->text : "12",
		cell ? n->key->text : "5");
	fault_wrong(l, n->key, "expected a key of %s, found %s; within { } a cell is written "
		"in quotes: \"%s\"", s->what, yaml_node_found(n->key, quote), text);
	yaml_node_tell(n->key);
	if (!cell)
		return;
	yaml_node_mean(column, arena_text(l->scratch, text, strlen(text)));
	yaml_node_leave_out(mapping, n);
}

void schema_mend(struct loader *l, const struct schema *s, const struct node *mapping)
{
	const struct node *before = NULL;

	if (mapping->kind != NODE_MAPPING
		|| (!l->system && (s->own != OWN_NONE || s->begins != BEGINS_NOBODY)))
		return;
	for (const struct node *n = mapping->first; n; before = n, n = n->next) {
		if (n->key->told || known(l, s, n->key))
			continue;
		if (is_number(n->key))
			mend_cell(l, s, mapping, before, n);
		else
			refuse_key(l, s, mapping, n->key);
	}
}
