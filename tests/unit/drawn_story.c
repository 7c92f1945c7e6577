/* A story room for tests: see drawn_story.h. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "cliffhanger/scenario.h"
#include "build_setup.h"
#include "drawn_story.h"
#include "played.h"

const struct game_system *drawn_system = &system_null;

struct faults { int count; struct fault fault; };

struct faults *faults_new(const char *file)
{
	struct faults *const f = calloc(1, sizeof(*f));

	(void)file;
	if (f)
		strcpy(f->fault.text, "it says broken");
	return f;
}

void faults_free(struct faults *f)
{
	free(f);
}

int faults_count(const struct faults *f)
{
	return f->count;
}

const struct fault *faults_at(const struct faults *f, int i)
{
	(void)i;
	return &f->fault;
}

struct setup *scenario_read(const char *text, size_t size, const char *name,
	struct faults *f)
{
	char *const copy = calloc(1, size + 1);
	struct setup *s = NULL;

	(void)name;
	if (!copy)
		return NULL;
	memcpy(copy, text, size);
	if (strstr(copy, "broken"))
		f->count = 1;
	else
		s = build_setup(drawn_system, copy);
	free(copy);
	return s;
}

/* Drawings have no lists of names. */
void scenario_draw_names(struct setup *s, uint64_t seed)
{
	(void)s;
	(void)seed;
}

void setup_free(struct setup *s)
{
	build_free(s);
}
