/* The scenarios of the tree: see shipped.h. */
#include "config.h"
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/scenario.h"
#include "shipped.h"

enum { PATH = 4096 };

static const char *tree(void)
{
	const char *const top = getenv("top_srcdir");

	return top ? top : ".";
}

static struct setup *load(const char *path, char **text, size_t *size, bool refused)
{
	struct faults *const faults = faults_new(path);
	struct setup *setup;
	char file[PATH];

	snprintf(file, sizeof file, "%s/%s", tree(), path);
	setup = scenario_load(file, text, size, faults);
	if (!setup && !refused)
		fail_msg("%s: %s", path, faults_at(faults, 0)->text);
	faults_free(faults);
	return setup;
}

struct setup *shipped_load(const char *path, char **text, size_t *size)
{
	char *own;
	size_t length;
	struct setup *const setup = load(path, &own, &length, false);

	if (text) {
		*text = own;
		*size = length;
	} else {
		free(own);
	}
	return setup;
}

struct session *shipped_session(const char *path, const struct session_options *o)
{
	enum session_error error;
	struct reason why = { "", "" };
	char *text;
	size_t size;
	struct setup *const setup = shipped_load(path, &text, &size);
	struct session *const s = session_new(setup, text, size, o, &error, &why);

	if (!s)
		fail_msg("%s: %s", path, why.text);
	return s;
}

static bool look_at(const char *path, bool refused, shipped_look *look, void *with)
{
	struct reason why = { "", "" };
	char *text = NULL;
	size_t size;
	struct setup *const s = load(path, &text, &size, refused);
	void *const rules = s ? s->system->bind(s->system, s->book, &why) : NULL;

	free(text);
	if (!s)
		return false;
	if (!rules)
		fail_msg("%s: %s", path, why.text);
	look(s, rules, path, with);
	s->system->unbind(rules);
	setup_free(s);
	return true;
}

static int look_at_all(const char *those, bool refused, shipped_look *look, void *with)
{
	char pattern[PATH];
	glob_t files;
	int n = 0;

	snprintf(pattern, sizeof pattern, "%s/%s", tree(), those);
	assert_int_equal(glob(pattern, 0, NULL, &files), 0);
	for (size_t f = 0; f < files.gl_pathc; f++)
		n += look_at(files.gl_pathv[f] + strlen(tree()) + 1, refused, look, with);
	globfree(&files);
	assert_true(n > 0);
	return n;
}

int shipped_campaigns(shipped_look *look, void *with)
{
	return look_at_all("campaigns/*/[0-9]*.yaml", false, look, with);
}

int shipped_transcripts(shipped_look *look, void *with)
{
	return look_at_all("tests/play/*.yaml", true, look, with);
}
