/* The YAML tree: a file as nodes that remember where they stand.
 *
 * A plain subset of YAML: mappings with words as keys, lists, texts; one
 * document; anchors and aliases (a limited number), no tags, no merging.
 *
 *  Y1  Keys of one mapping differ; one met again is a fault.
 *  Y2  Texts hold no control character but '\n'.
 *  Y3  An alias is a copy of what its anchor names, so that every node has one
 *      parent.  The copy stands where the alias stands, its parts where they
 *      were written.
 *  Y4  At most YAML_NODES_MAX nodes, YAML_DEPTH_MAX deep, YAML_ALIASES_MAX
 *      aliases, ENTRIES_MAX entries in one list or mapping.
 */
#ifndef STORY_YAML_TREE_H
#define STORY_YAML_TREE_H

#include "story/arena.h"
#include "story/faults.h"

enum { ENTRIES_MAX = 2000, PATH_MAX_BYTES = sizeof(((struct fault *)0)->path) };

enum node_kind { NODE_TEXT, NODE_LIST, NODE_MAPPING };

struct node {
	enum node_kind kind;
	int line, column;	/* from 1, in characters */
	int drawn;		/* TEXT after |: line of its first line; else 0 */
	bool quoted;		/* TEXT in quotes or as a block */
	bool told;		/* it has been refused, and nothing more is said of it */
	const char *text;	/* NUL behind it; "" if no text */
	size_t size;
	const struct node *key;		/* in a mapping: its key, a TEXT */
	const struct node *parent;	/* of a key: its mapping */
	struct node *first, *last, *next;	/* of LIST, MAPPING: the values */
	int count, index;
};

/* The tree; NULL with the reason added if the file cannot be understood as
 * YAML to its end.  There may be faults although there is a tree. */
const struct node *yaml_tree(struct arena *arena, const char *text, size_t size,
	struct faults *f);

/* The value of a key; - and _ in keys are the same.  NULL if not there, or
 * `mapping` is NULL or none. */
const struct node *yaml_node_find(const struct node *mapping, const char *key);
bool yaml_node_key_is(const struct node *key, const char *name);
/* Readers go on with what an author meant (L1): another text in a node's place; a key that has been
 * told; an entry that is none. */
void yaml_node_mean(const struct node *n, const char *text);
void yaml_node_tell(const struct node *n);
void yaml_node_leave_out(const struct node *mapping, const struct node *entry);
/* "units.marines.arms[2]"; counted from 1. */
void yaml_node_path(const struct node *n, char path[PATH_MAX_BYTES]);
/* What is found at a node: "figurs" in quotes, nothing, a list, a mapping. */
const char *yaml_node_found(const struct node *n, char quote[QUOTE_MAX]);

#endif
