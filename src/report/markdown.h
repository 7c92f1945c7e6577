/* Markdown: the writer of documents as Markdown.
 *
 *  N1  whatever comes from a scenario or a player goes through put_harmless(), which lets
 *      nothing of it mean anything in Markdown.
 */
#ifndef REPORT_MARKDOWN_H
#define REPORT_MARKDOWN_H

#include <stdio.h>

#include "report/atlas.h"
#include "report/doc.h"

/* Puts a map in a file of its own, beside, and tells its name; false if it cannot be made. */
struct markdown_maps {
	bool (*put)(void *self, const struct atlas *a, int turn, char *name, size_t size);
	void *self;
};

/* Without `maps` it has sketches in signs. */
bool markdown_write(const struct doc *d, const struct markdown_maps *maps, FILE *out);
/* Text with Markdown's signs made harmless. */
void markdown_text(FILE *out, const char *text);
/* A map drawn in signs. */
void markdown_sketch(const struct atlas *a, const struct atlas_map *m, const char *caption,
	FILE *out);

#endif
