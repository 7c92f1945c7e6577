/* A chronicle's document, in the format that is wanted; and Markdown's maps beside it. */
#include "report/account.h"

#include <string.h>

#include "cliffhanger/text.h"
#include "report/html.h"
#include "report/markdown.h"
#include "report/svg.h"

enum { PATH_BYTES = 4096 };

struct beside { const char *base; bool many; };

/* Whether a document has the maps of several games. */
static bool has_many(const struct doc *d)
{
	for (int i = 0; i < doc_count(d); i++)
		if (doc_piece(d, i)->atlas != NULL && doc_piece(d, i)->atlas->number > 1)
			return true;
	return false;
}

static const char *file_of(const char *path)
{
	const char *const slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

static bool write_map(const char *path, const struct atlas *a, const struct atlas_map *m)
{
	FILE *const out = fopen(path, "wx");
	bool good;

	if (out == NULL)
		return false;
	report_map_file(a, m, out);
	good = !ferror(out);
	return fclose(out) == 0 && good;
}

static bool put_beside(void *self, const struct atlas *a, int turn, char *name, size_t size)
{
	const struct beside *const b = self;
	char path[PATH_BYTES];
	struct pen p = pen_at(path, sizeof path);

	pen_put(&p, "%s", b->base);
	if (b->many)
		pen_put(&p, "-%d", a->number);
	pen_put(&p, "-turn-%d.svg", turn);
	snprintf(name, size, "%s", file_of(path));
	return write_map(path, a, atlas_at(a, turn));
}

void report_map_file(const struct atlas *a, const struct atlas_map *m, FILE *out)
{
	char title[TALE_WORDS_MAX];

	if (m->turn == 0)
		snprintf(title, sizeof title, "%.300s, before turn 1", a->g->setup->title);
	else
		snprintf(title, sizeof title, "%.300s, at the end of turn %d", a->g->setup->title,
			m->turn);
	text_trim(title);
	svg_file(a, m, title, out);
}

bool report_put(const struct doc *d, const struct report_options *o, FILE *out)
{
	struct beside beside = { o->maps, has_many(d) };
	const struct markdown_maps maps = { put_beside, &beside };

	if (o->format == REPORT_HTML)
		return html_write(d, out);
	return markdown_write(d, o->maps != NULL ? &maps : NULL, out);
}
