/* Reading YAML strictly: values of one kind each, mappings by schema, lists.
 *
 * Every fault is a line `file:line:column: error: …`; reading goes on to find
 * the next, and what was faulty is left as it was or as well as it could be read.
 */
#ifndef RULEBOOK_COMPILE_READ_H
#define RULEBOOK_COMPILE_READ_H

#include <yaml.h>

#include "rulebook/compile/draft.h"

enum { ID_BYTES_MAX = 24 };	/* of an id, with its NUL */

struct loaded_file {
	const char *name;
	yaml_document_t document;
	bool loaded;
};

struct draft;

/* Where reading stands: a node of a file, in a draft. */
struct spot {
	struct draft *draft;
	struct loaded_file *file;
	yaml_node_t *node;	/* NULL = not given */
};

struct draft {
	struct arena *arena;
	FILE *errors;
	int n_errors;
	struct rulebook *book;
	struct rule_table *tables;	/* book->tables, to be filled */
	struct rule *rules;		/* book->rules */
	const char *lines;		/* letter of its source's lines, or NULL */
	struct spot *lists;		/* where they stand: a list in a file */
	int n_lists;
	struct spot *shared;		/* lists of tables that others are like */
	int n_shared;
	struct spot *subjects;		/* mappings in files, to be read after the tables */
	int n_subjects;
	struct spot sheet;
};

void complain(struct spot at, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* A key of a mapping: how its value is read, and into what of the struct. */
struct key {
	const char *name;	/* NULL ends a schema */
	bool required;
	void (*read)(struct spot at, void *into);
	size_t offset;
};

/* Keys that the schema does not know, that come twice or are missing are faults. */
void read_mapping(struct spot at, const struct key *keys, void *into);

/* The number of a list's items, or 0 and a complaint. */
int list_length(struct spot at, const char *what);
struct spot list_item(struct spot at, int i);

/* The number of a mapping's pairs, or 0 and a complaint, and one of them. */
int mapping_length(struct spot at, const char *what);
void mapping_pair(struct spot at, int i, struct spot *key, struct spot *value);

/* Another node of the same file. */
struct spot spot_of(struct spot at, int index);
/* Whether a node is a single value that says just this. */
bool is_scalar(struct spot at, const char *text);

/* The text of a single value, in the document's memory; NULL and a complaint
 * if it is none. */
const char *plain_text(struct spot at, const char *what);

bool is_id(const char *text);	/* of a book, table, column or row */

/* Readers of values, for schemas. */
void read_text(struct spot at, void *into);	/* const char * */
void read_id(struct spot at, void *into);	/* const char * */
void read_rule_id(struct spot at, void *into);	/* const char * */
void read_rule_reference(struct spot at, void *into);	/* const char *, of the book */
void read_whole(struct spot at, void *into);	/* int32_t */
void read_yes(struct spot at, void *into);	/* bool */
void read_spot(struct spot at, void *into);	/* struct spot, to be read later */

enum { SOURCE_LETTERS_MAX = 2 };
/* How many letters name the source that a text begins with ("R:257", "PP:59"); 0 if no
 * line of a source stands there. */
size_t source_letters(const char *text);

void read_tables(struct spot at);	/* more of the book's tables: read_table.c */
void read_subjects(struct spot at);	/* more of the book's subjects: read_subjects.c */
void read_sheet(struct spot at);	/* the book's sheet: read_sheet.c */

#endif
