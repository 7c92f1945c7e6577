/* The YAML tree, built from libyaml's events without recursion. */
#include "config.h"
#include "story/yaml_tree.h"

#include <stdio.h>
#include <string.h>
#include <yaml.h>

#include "story/plain_text.h"
#include "story/yaml_problem.h"

struct anchor { const char *name; const struct node *node; };

struct builder {
	struct arena *arena;
	struct faults *faults;
	yaml_parser_t parser;
	struct node *root;
	struct node *open[YAML_DEPTH_MAX];	/* collections not yet closed */
	struct node *key;	/* of the innermost mapping, waiting for its value */
	int depth, n_nodes, n_aliases, n_anchors, n_documents;
	struct anchor anchors[YAML_ALIASES_MAX];
	struct long_quote quote;
	bool stop;	/* what follows could not be understood */
};

/* ---- looking at a tree ---- */

bool yaml_node_key_is(const struct node *key, const char *name)
{
	const char *a = key->text;

	for (; *a && *name; a++, name++)
		if (*a != *name && !(strchr("-_", *a) && strchr("-_", *name)))
			return false;
	return *a == *name;
}

const struct node *yaml_node_find(const struct node *mapping, const char *key)
{
	if (!mapping || mapping->kind != NODE_MAPPING)
		return NULL;
	for (const struct node *n = mapping->first; n; n = n->next)
		if (yaml_node_key_is(n->key, key))
			return n;
	return NULL;
}

/* The tree is the loader's own, and constant to all who read of it: these alone mend it. */
void yaml_node_mean(const struct node *n, const char *text)
{
	struct node *const own = (struct node *)n;

	if (!text)
		return;		/* there was no memory for it, which is told */
	own->text = text;
	own->size = strlen(text);
}

void yaml_node_tell(const struct node *n)
{
	((struct node *)n)->told = true;
}

void yaml_node_leave_out(const struct node *mapping, const struct node *entry)
{
	struct node *const own = (struct node *)mapping;
	struct node *before = own->first;

	while (before && before->next != entry)
		before = before->next;
	if (!before)
		return;		/* the first one has nothing before it that it might belong to */
	before->next = entry->next;
	own->count--;
	if (own->last == entry)
		own->last = before;
}

/* Nothing is written after the key. */
static bool is_empty(const struct node *n)
{
	return n->kind == NODE_TEXT && n->size == 0 && !n->quoted;
}

const char *yaml_node_found(const struct node *n, char quote[QUOTE_MAX])
{
	if (n->kind == NODE_LIST)
		return n->count ? "a list" : "an empty list";
	if (n->kind == NODE_MAPPING)
		return "a mapping";
	return is_empty(n) ? "nothing" : fault_quote(n->text, n->size, quote);
}

/* A part of a path, put in front of what is there. */
static void prepend(char path[PATH_MAX_BYTES], const char *part)
{
	const size_t size = strlen(part), room = PATH_MAX_BYTES - 1;
	const size_t have = strlen(path);

	if (size + have > room)
		return;
	memmove(path + size, path, have + 1);
	memcpy(path, part, size);
}

void yaml_node_path(const struct node *n, char path[PATH_MAX_BYTES])
{
	char part[QUOTE_MAX], quote[QUOTE_MAX];

	path[0] = '\0';
	for (; n && n->parent; n = n->parent) {
		const bool is_key = n->parent->kind == NODE_MAPPING;

		if (is_key) {
			const struct node *const key = n->key ? n->key : n;

			fault_quote(key->text, key->size, quote);
			quote[strlen(quote) - 1] = '\0';
			snprintf(part, sizeof(part), "%s%s", n->parent->parent ? "." : "",
				quote + 1);
		} else {
			snprintf(part, sizeof(part), "[%d]", n->index + 1);
		}
		prepend(path, part);
	}
}

/* ---- faults ---- */

static void refuse_at(struct builder *b, int line, int column, const struct node *in,
	const char *text)
{
	struct fault fault = { .kind = FAULT_ERROR, .line = line, .column = column };

	if (in)
		yaml_node_path(in, fault.path);
	faults_add(b->faults, &fault, "%s", text);
}

static void refuse_node(struct builder *b, const struct node *n, const char *text)
{
	refuse_at(b, n->line, n->column, n, text);
}

static const struct node *innermost(const struct builder *b)
{
	return b->depth ? b->open[b->depth - 1] : NULL;
}

static void refuse_event(struct builder *b, const yaml_event_t *e, const char *text)
{
	refuse_at(b, (int)e->start_mark.line + 1, (int)e->start_mark.column + 1,
		innermost(b), text);
}

/* The same where reading cannot go on. */
static void stop_at_event(struct builder *b, const yaml_event_t *e, const char *text)
{
	refuse_event(b, e, text);
	b->stop = true;
}

static void stop_at_node(struct builder *b, const struct node *n, const char *text)
{
	refuse_node(b, n, text);
	b->stop = true;
}

/* ---- building ---- */

static struct node *new_node(struct builder *b, enum node_kind kind, const yaml_event_t *e)
{
	struct node *n;

	if (b->n_nodes == YAML_NODES_MAX) {
		stop_at_event(b, e, "expected a smaller file, found more values than fit "
			"(aliases count as what they stand for)");
		return NULL;
	}
	n = arena_take(b->arena, sizeof(*n));
	if (!n) {
		b->stop = true;
		return NULL;
	}
	b->n_nodes++;
	n->kind = kind;
	n->text = "";
	n->line = (int)e->start_mark.line + 1;
	n->column = (int)e->start_mark.column + 1;
	return n;
}

/* Y1: a key met twice is told, and its second value read all the same. */
static void check_new(struct builder *b, const struct node *mapping, const struct node *key)
{
	char text[QUOTE_MAX + 80], quote[QUOTE_MAX];

	for (const struct node *n = mapping->first; n; n = n->next) {
		if (strcmp(n->key->text, key->text) != 0)
			continue;
		snprintf(text, sizeof(text), "expected each key once, found %s again "
			"(first in line %d)", fault_quote(key->text, key->size, quote),
			n->key->line);
		refuse_node(b, key, text);
		return;
	}
}

static void take_key(struct builder *b, struct node *mapping, struct node *n)
{
	n->parent = mapping;
	if (n->kind != NODE_TEXT || n->size == 0) {
		stop_at_node(b, n, "expected a word as key, found something else");
		return;
	}
	check_new(b, mapping, n);
	b->key = n;
}

/* Puts a node where the open collection expects the next. */
static void attach(struct builder *b, struct node *n)
{
	struct node *in = b->depth ? b->open[b->depth - 1] : NULL;

	if (!in) {
		b->root = n;
		return;
	}
	if (in->kind == NODE_MAPPING && !b->key) {
		take_key(b, in, n);
		return;
	}
	if (in->count == ENTRIES_MAX) {
		stop_at_node(b, in, "expected at most 2000 entries, found more");
		return;
	}
	n->parent = in;
	n->key = b->key;
	n->index = in->count++;
	b->key = NULL;
	if (in->last)
		in->last->next = n;
	else
		in->first = n;
	in->last = n;
}

static void take_anchor(struct builder *b, const yaml_event_t *e, const yaml_char_t *name,
	const struct node *n)
{
	const char *const id = (const char *)name;

	if (!name || !n)
		return;
	for (int i = 0; i < b->n_anchors; i++)
		if (strcmp(b->anchors[i].name, id) == 0) {
			refuse_event(b, e, "expected each anchor (&) once, found it again");
			return;
		}
	if (b->n_anchors == YAML_ALIASES_MAX) {
		stop_at_event(b, e, "expected at most 64 anchors (&), found more");
		return;
	}
	b->anchors[b->n_anchors].name = arena_text(b->arena, id, strlen(id));
	b->anchors[b->n_anchors++].node = n;
	b->stop = b->stop || arena_failed(b->arena);
}

static void refuse_tag(struct builder *b, const yaml_event_t *e, const yaml_char_t *tag)
{
	if (tag)
		refuse_event(b, e, "expected a plain value, found a tag (!): leave it out");
}

static void check_text(struct builder *b, const struct node *n)
{
	char reason[TEXT_REASON_MAX], text[TEXT_REASON_MAX + 40];
	uint32_t code;
	int bytes;

	for (size_t at = 0; at < n->size; at += (size_t)bytes) {
		bytes = plain_text_char(n->text + at, n->size - at, &code);
		if (bytes > 0 && (code == '\n' || !plain_text_refuses(code, reason)))
			continue;
		snprintf(text, sizeof(text), "expected plain text, found %s",
			bytes > 0 ? reason : "broken UTF-8");
		refuse_node(b, n, text);
		return;
	}
}

static void take_scalar(struct builder *b, const yaml_event_t *e)
{
	struct node *n = new_node(b, NODE_TEXT, e);
	const yaml_scalar_style_t style = e->data.scalar.style;

	if (!n)
		return;
	refuse_tag(b, e, e->data.scalar.tag);
	n->size = e->data.scalar.length;
	n->text = arena_text(b->arena, (const char *)e->data.scalar.value, n->size);
	if (!n->text) {
		b->stop = true;
		return;
	}
	n->quoted = style != YAML_PLAIN_SCALAR_STYLE;
	if (style == YAML_LITERAL_SCALAR_STYLE)
		n->drawn = n->line + 1;
	if ((style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE)
	    && e->end_mark.line > e->start_mark.line)
		b->quote = (struct long_quote) { n->line, n->column,
			(int)e->end_mark.line + 1 };
	attach(b, n);
	check_text(b, n);
	take_anchor(b, e, e->data.scalar.anchor, n);
}

static void open_collection(struct builder *b, const yaml_event_t *e, enum node_kind kind)
{
	const bool list = kind == NODE_LIST;
	struct node *n = new_node(b, kind, e);

	if (!n)
		return;
	attach(b, n);
	refuse_tag(b, e, list ? e->data.sequence_start.tag : e->data.mapping_start.tag);
	if (b->depth == YAML_DEPTH_MAX) {
		stop_at_node(b, n, "expected less nesting, found a 25th level");
		return;
	}
	if (b->stop)
		return;
	b->open[b->depth++] = n;
	take_anchor(b, e, list ? e->data.sequence_start.anchor : e->data.mapping_start.anchor, n);
}

/* ---- aliases ---- */

static struct node *copy_one(struct builder *b, const yaml_event_t *e, const struct node *from)
{
	struct node *n = new_node(b, from->kind, e);

	if (!n)
		return NULL;
	*n = *from;
	n->first = n->last = n->next = NULL;
	n->count = 0;
	return n;
}

/* Y3; recursion is bounded by YAML_DEPTH_MAX. */
static struct node *copy_tree(struct builder *b, const yaml_event_t *e,
	const struct node *from, int depth)
{
	struct node *n = copy_one(b, e, from), *child;

	if (n && depth > YAML_DEPTH_MAX) {
		stop_at_event(b, e, "expected less nesting, found a 25th level");
		return NULL;
	}
	for (const struct node *c = from->first; n && c; c = c->next) {
		child = copy_tree(b, e, c, depth + 1);
		if (!child)
			return NULL;
		child->parent = n;
		child->index = n->count++;
		if (n->last)
			n->last->next = child;
		else
			n->first = child;
		n->last = child;
	}
	return n;
}

static const struct node *find_anchor(struct builder *b, const yaml_event_t *e)
{
	const char *const name = (const char *)e->data.alias.anchor;

	for (int i = 0; i < b->n_anchors; i++) {
		if (strcmp(b->anchors[i].name, name) != 0)
			continue;
		for (int d = 0; d < b->depth; d++)
			if (b->open[d] == b->anchors[i].node) {
				stop_at_event(b, e, "expected an alias of something else, "
					"found one inside its own anchor");
				return NULL;
			}
		return b->anchors[i].node;
	}
	stop_at_event(b, e, "expected an anchor (&) of this name before, found none");
	return NULL;
}

static void take_alias(struct builder *b, const yaml_event_t *e)
{
	const struct node *from = find_anchor(b, e);
	struct node *n;

	if (!from)
		return;
	if (b->n_aliases++ == YAML_ALIASES_MAX) {
		stop_at_event(b, e, "expected at most 64 aliases (*), found more");
		return;
	}
	n = copy_tree(b, e, from, b->depth + 1);
	if (!n)
		return;
	n->line = (int)e->start_mark.line + 1;
	n->column = (int)e->start_mark.column + 1;
	attach(b, n);
}

/* ---- the run ---- */

static void take_event(struct builder *b, const yaml_event_t *e)
{
	switch (e->type) {
	case YAML_DOCUMENT_START_EVENT:
		if (b->n_documents++ > 0)
			refuse_event(b, e, "expected one document, found another (---)");
		break;
	case YAML_SCALAR_EVENT:
		take_scalar(b, e);
		break;
	case YAML_ALIAS_EVENT:
		take_alias(b, e);
		break;
	case YAML_SEQUENCE_START_EVENT:
		open_collection(b, e, NODE_LIST);
		break;
	case YAML_MAPPING_START_EVENT:
		open_collection(b, e, NODE_MAPPING);
		break;
	case YAML_SEQUENCE_END_EVENT:
	case YAML_MAPPING_END_EVENT:
		b->depth--;
		break;
	default:
		break;
	}
}

static void parse(struct builder *b)
{
	bool end = false;

	while (!b->stop && !end) {
		yaml_event_t event;

		if (!yaml_parser_parse(&b->parser, &event)) {
			yaml_problem_tell(&b->parser, &b->quote, b->faults);
			b->stop = true;
			return;
		}
		end = event.type == YAML_STREAM_END_EVENT;
		take_event(b, &event);
		yaml_event_delete(&event);
	}
}

const struct node *yaml_tree(struct arena *arena, const char *text, size_t size,
	struct faults *f)
{
	struct builder b = { .arena = arena, .faults = f };
	const size_t mark = size >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

	if (!yaml_parser_initialize(&b.parser)) {
		refuse_at(&b, 0, 0, NULL, "out of memory");
		return NULL;
	}
	yaml_parser_set_encoding(&b.parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&b.parser, (const unsigned char *)text + mark,
		size - mark);
	parse(&b);
	yaml_parser_delete(&b.parser);
	if (arena_failed(arena))
		refuse_at(&b, 0, 0, NULL, "out of memory");
	else if (!b.stop && !b.root)
		refuse_at(&b, 0, 0, NULL, "expected a scenario, found an empty file");
	return b.stop ? NULL : b.root;
}
