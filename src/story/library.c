/* Libraries: where the files of a campaign or a scenario are taken from.
 *
 *  F1  A name from a file never leads out of its folder: it is relative, goes
 *      through no `..`, and what it comes to by links is still within.
 */
#include "config.h"
#include "cliffhanger/given.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "story/campaign_loader.h"
#include "story/read.h"

struct folder { struct library library; char *path, *prefix; };

bool library_name_is_safe(const char *name)
{
	if (*name == '\0' || strlen(name) > NAME_MAX)
		return false;
	for (const char *part = name; part; part = strchr(part, '/')) {
		part += *part == '/';
		if (*part == '.' || *part == '/' || *part == '\0')
			return false;
	}
	return !strchr(name, '\\') && name[0] != '/';
}

/* F1, of links */
static bool is_within(const char *folder, const char *file)
{
	char *const root = realpath(folder, NULL), *const there = realpath(file, NULL);
	const size_t n = root ? strlen(root) : 0;
	const bool within = !there || (root && strncmp(there, root, n) == 0
		&& (there[n] == '/' || (n > 0 && root[n - 1] == '/')));

	free(root);
	free(there);
	return within;
}

static char *read_from_folder(void *self, const char *name, size_t *size, struct faults *f)
{
	const struct folder *const folder = self;
	struct fault fault = { .kind = FAULT_ERROR };
	char *path, *text = NULL;

	if (asprintf(&path, "%s/%s", folder->path, name) < 0) {
		faults_add(f, &fault, "out of memory");
		return NULL;
	}
	if (library_name_is_safe(name) && is_within(folder->path, path))
		text = scenario_text(path, size, f);
	else
		faults_add(f, &fault, "expected a file within the folder");
	free(path);
	return text;
}

void library_free(struct library *s)
{
	if (!s)
		return;
	free(((struct folder *)s->self)->path);
	free(((struct folder *)s->self)->prefix);
	free(s->self);
}

struct library *library_of_folder(const char *file)
{
	const char *const slash = strrchr(file, '/');
	struct folder *const f = calloc(1, sizeof(*f));

	if (!f)
		return NULL;
	f->path = slash ? strndup(file, slash == file ? 1 : (size_t)(slash - file)) : strdup(".");
	f->prefix = strndup(file, slash ? (size_t)(slash - file) + 1 : 0);
	f->library = (struct library) { read_from_folder, f, f->prefix };
	if (f->path && f->prefix)
		return &f->library;
	library_free(&f->library);
	return NULL;
}

/* ---- a campaign's files ---- */

struct campaign *campaign_load(const char *file, bool thorough,
	void (*tell)(void *self, const struct faults *f), void *self)
{
	const char *const slash = strrchr(file, '/');
	struct library *const library = library_of_folder(file);
	struct campaign *c = NULL;

	if (library)
		c = campaign_read(library, slash ? slash + 1 : file, thorough, tell, self);
	library_free(library);
	return c;
}

static const struct campaign_file *find_file(const struct campaign_loader *c, const char *name)
{
	for (int i = 0; i < c->campaign->n_files; i++)
		if (strcmp(c->files[i].name, name) == 0)
			return &c->files[i];
	return NULL;
}

static const struct campaign_file *keep_file(struct campaign_loader *c, const char *name,
	const char *text, size_t size)
{
	struct campaign_file *const file = &c->files[c->campaign->n_files];

	*file = (struct campaign_file) { arena_text(c->l.arena, name, strlen(name)),
		arena_text(c->l.arena, text, size), size };
	if (!file->name || !file->text)
		return NULL;
	c->campaign->n_files++;
	return file;
}

struct faults *campaign_faults(const struct campaign_loader *c, const char *name)
{
	struct faults *f = NULL;
	char *path;

	if (asprintf(&path, "%s%s", c->library->folder, name) < 0)
		return NULL;
	f = faults_new(path);
	free(path);
	return f;
}

const struct campaign_file *campaign_file_named(struct campaign_loader *c, const char *name,
	struct faults *f)
{
	struct fault fault = { .kind = FAULT_ERROR };
	const struct campaign_file *file = find_file(c, name);
	char *text;
	size_t size;

	if (file)
		return file;
	if (c->campaign->n_files == CAMPAIGN_FILES_MAX) {
		faults_add(f, &fault, "expected at most %d files in a campaign, found more",
			CAMPAIGN_FILES_MAX);
		return NULL;
	}
	text = c->library->text(c->library->self, name, &size, f);
	if (text)
		file = keep_file(c, name, text, size);
	free(text);
	return file;
}

const struct campaign_file *campaign_file(struct loader *l, const struct node *n)
{
	struct campaign_loader *const c = campaign_loader_of(l);
	const struct campaign_file *file;
	struct faults *f;
	char quote[QUOTE_MAX];

	if (!yaml_value_is_text(l, n, "a file of the campaign's folder"))
		return NULL;
	if (!library_name_is_safe(n->text)) {
		fault_wrong(l, n, "expected a file within the campaign's folder, found %s",
			yaml_node_found(n, quote));
		return NULL;
	}
	f = faults_new(n->text);
	if (!f) {
		l->no_memory = true;
		return NULL;
	}
	file = campaign_file_named(c, n->text, f);
	if (!file)
		fault_wrong(l, n, "expected a file of the campaign's folder, found %s: %s",
			yaml_node_found(n, quote), faults_count(f) > 0 ? faults_at(f, 0)->text
			: "it is not there");
	faults_free(f);
	return file;
}
