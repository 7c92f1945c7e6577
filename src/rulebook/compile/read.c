/* Reading YAML strictly: values of one kind each, mappings by schema, lists. */
#include "rulebook/compile/read.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { KEYS_MAX = 10, TEXT_BYTES_MAX = 1600 };

void complain(struct spot at, const char *format, ...)
{
	FILE *const errors = at.draft->errors;
	va_list args;

	fprintf(errors, "%s:%zu:%zu: error: ", at.file->name,
		at.node->start_mark.line + 1, at.node->start_mark.column + 1);
	va_start(args, format);
	vfprintf(errors, format, args);
	va_end(args);
	fputc('\n', errors);
	at.draft->n_errors++;
}

static const char *node_kind(const yaml_node_t *node)
{
	switch (node->type) {
	case YAML_SCALAR_NODE: return "a single value";
	case YAML_SEQUENCE_NODE: return "a list";
	case YAML_MAPPING_NODE: return "a mapping";
	default: return "nothing";
	}
}

struct spot spot_of(struct spot at, int index)
{
	at.node = yaml_document_get_node(&at.file->document, index);
	return at;
}

bool is_scalar(struct spot at, const char *text)
{
	return at.node->type == YAML_SCALAR_NODE &&
		strcmp((const char *)at.node->data.scalar.value, text) == 0;
}

/* ---- single values ---- */

const char *plain_text(struct spot at, const char *what)
{
	const char *text;

	if (at.node->type != YAML_SCALAR_NODE) {
		complain(at, "expected %s, found %s", what, node_kind(at.node));
		return NULL;
	}
	text = (const char *)at.node->data.scalar.value;
	if (strlen(text) != at.node->data.scalar.length || strlen(text) > TEXT_BYTES_MAX) {
		complain(at, "expected %s of at most %d bytes", what, TEXT_BYTES_MAX);
		return NULL;
	}
	for (const char *c = text; *c; c++) {
		if ((unsigned char)*c < ' ' || *c == 0x7f) {
			complain(at, "expected %s on one line, found a control character", what);
			return NULL;
		}
	}
	return text;
}

void read_text(struct spot at, void *into)
{
	const char *const text = plain_text(at, "text");

	if (!text)
		return;
	if (*text == '\0')
		complain(at, "expected text, found nothing");
	*(const char **)into = arena_text(at.draft->arena, text);
}

bool is_id(const char *text)
{
	const size_t n = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-");

	return n > 0 && text[n] == '\0' && n < ID_BYTES_MAX && *text != '-';
}

void read_id(struct spot at, void *into)
{
	const char *const text = plain_text(at, "an id");

	if (!text)
		return;
	if (!is_id(text))
		complain(at, "expected an id of lower-case letters, digits and hyphens, "
			"at most %d, found '%s'", ID_BYTES_MAX - 1, text);
	*(const char **)into = arena_text(at.draft->arena, text);
}

/* C-1, S-A-12: capitals, hyphens, then a number. */
static bool is_rule_id(const char *text)
{
	const size_t capitals = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ-");
	const size_t digits = strspn(text + capitals, "0123456789");

	return capitals >= 2 && text[capitals - 1] == '-' && text[0] != '-' &&
		digits > 0 && text[capitals + digits] == '\0';
}

void read_rule_id(struct spot at, void *into)
{
	const char *const text = plain_text(at, "a rule's id");

	if (!text)
		return;
	if (!is_rule_id(text))
		complain(at, "expected a rule's id such as A-16, found '%s'", text);
	*(const char **)into = arena_text(at.draft->arena, text);
}

void read_rule_reference(struct spot at, void *into)
{
	const char *const text = plain_text(at, "a rule's id");

	if (!text)
		return;
	if (!rulebook_rule(at.draft->book, text))
		complain(at, "expected the id of a rule of this book, found '%s'", text);
	*(const char **)into = arena_text(at.draft->arena, text);
}

void read_whole(struct spot at, void *into)
{
	const char *const text = plain_text(at, "a whole number");
	char *end;
	long number;

	if (!text)
		return;
	number = strtol(text, &end, 10);
	if (end == text || *end || number < -99999 || number > 99999)
		complain(at, "expected a whole number, found '%s'", text);
	else
		*(int32_t *)into = (int32_t)number;
}

void read_yes(struct spot at, void *into)
{
	const char *const text = plain_text(at, "yes or no");

	if (!text)
		return;
	if (strcmp(text, "yes") != 0 && strcmp(text, "no") != 0)
		complain(at, "expected yes or no, found '%s'", text);
	*(bool *)into = strcmp(text, "yes") == 0;
}

void read_spot(struct spot at, void *into)
{
	*(struct spot *)into = at;
}

/* ---- mappings and lists ---- */

int mapping_length(struct spot at, const char *what)
{
	if (at.node->type != YAML_MAPPING_NODE) {
		complain(at, "expected a mapping of %s, found %s", what, node_kind(at.node));
		return 0;
	}
	return (int)(at.node->data.mapping.pairs.top - at.node->data.mapping.pairs.start);
}

void mapping_pair(struct spot at, int i, struct spot *key, struct spot *value)
{
	const yaml_node_pair_t *const pair = &at.node->data.mapping.pairs.start[i];

	*key = spot_of(at, pair->key);
	*value = spot_of(at, pair->value);
}

static void check_keys_given(struct spot at, const struct key *keys, const bool *given)
{
	for (int i = 0; keys[i].name; i++)
		if (keys[i].required && !given[i])
			complain(at, "expected the key '%s' here, found none", keys[i].name);
}

static void read_pair(struct spot key_at, struct spot value_at, const struct key *keys,
	bool *given, void *into)
{
	const char *const name = plain_text(key_at, "a key");
	int i = 0;

	if (!name)
		return;
	while (keys[i].name && strcmp(keys[i].name, name) != 0)
		i++;
	if (!keys[i].name) {
		complain(key_at, "unknown key '%s'", name);
	} else if (given[i]) {
		complain(key_at, "the key '%s' is given twice", name);
	} else {
		given[i] = true;
		keys[i].read(value_at, (char *)into + keys[i].offset);
	}
}

void read_mapping(struct spot at, const struct key *keys, void *into)
{
	bool given[KEYS_MAX] = { false };
	const yaml_node_pair_t *pair;

	if (at.node->type != YAML_MAPPING_NODE) {
		complain(at, "expected a mapping, found %s", node_kind(at.node));
		return;
	}
	for (pair = at.node->data.mapping.pairs.start;
	     pair < at.node->data.mapping.pairs.top; pair++)
		read_pair(spot_of(at, pair->key), spot_of(at, pair->value), keys, given, into);
	check_keys_given(at, keys, given);
}

int list_length(struct spot at, const char *what)
{
	if (at.node->type != YAML_SEQUENCE_NODE) {
		complain(at, "expected a list of %s, found %s", what, node_kind(at.node));
		return 0;
	}
	return (int)(at.node->data.sequence.items.top - at.node->data.sequence.items.start);
}

struct spot list_item(struct spot at, int i)
{
	return spot_of(at, at.node->data.sequence.items.start[i]);
}
