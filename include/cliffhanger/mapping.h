/* Mappings: a file of names and values, read by a table that is somebody else's.
 *
 * The file is one mapping; some of its names are sections, mappings of names themselves.
 * Whoever wants such a file says which names there are, in rows, and takes their values.
 * That a name is one of them and there once, that a value has the form of its kind, and
 * where all of this stands is looked after here, by what also reads scenarios.
 */
#ifndef CLIFFHANGER_MAPPING_H
#define CLIFFHANGER_MAPPING_H

#include "cliffhanger/scenario.h"

enum { MAPPING_BYTES_MAX = 1 << 16, MAPPING_VALUES_MAX = 8, MAPPING_ROWS_MAX = 256,
	MAPPING_SECTIONS_MAX = 8, MAPPING_FORM_MAX = 120, MAPPING_DOC_MAX = 320 };

enum mapping_kind { MAPPING_FLAG /* yes or no */, MAPPING_TEXT, MAPPING_TEXTS };

struct mapping_section {
	const char *name;	/* "keys"; "" is the file itself, which comes first */
	const char *what;	/* for complaints: "the keys" */
	const char *doc;
};

struct mapping_row {
	int section;
	const char *name;
	enum mapping_kind kind;
	char form[MAPPING_FORM_MAX];	/* how a value is written, for the manual */
	char doc[MAPPING_DOC_MAX];
};

struct mapping_value { bool flag; int n; const char *text[MAPPING_VALUES_MAX]; };

/* Why a value is not taken: which of its texts, what was expected, and what may be meant. */
struct mapping_fault { int text; char expected[200]; const char *near; };

struct mapping {
	const struct mapping_section *sections;
	int n_sections;
	/* The i-th row, those of a section together; false past the last. */
	bool (*row)(int i, struct mapping_row *row);
	/* Takes a row's value into what is being filled; false with the fault. */
	bool (*take)(void *target, int row, const struct mapping_value *v,
		struct mapping_fault *fault);
	/* What is wrong with all of it together: the i-th fault, and the two rows of which it
	 * is told, which may be one and need not both be in the file; false past the last. */
	bool (*clash)(const void *target, int i, int rows[2], struct reason *why);
};

/* Fills the target from a text; false with faults, and the target half filled. */
bool mapping_read(const char *text, size_t size, const struct mapping *m, void *target,
	struct faults *f);
/* The same from a file. */
bool mapping_load(const char *file, const struct mapping *m, void *target, struct faults *f);
/* Every name of it, in mdoc. */
void mapping_print_names(const struct mapping *m, void *stream /* FILE * */);

#endif
