/* Scenarios as files: read from disk, found by name, listed. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "unit.h"
#include "story_scenario.h"

enum { PATH_BYTES = 1024 };

/* A folder of this test's own, with two campaign folders in it:
 *
 *     one/jade/docks.yaml  one/jade/2-jungle.yaml  one/lone.yaml  one/jade/notes.txt
 *     two/jade/docks.yaml  two/idol/docks.yaml     two/idol/b@d.yaml
 */
struct folders { char top[PATH_BYTES], old[PATH_BYTES]; };

static const char *const dirs[] = { "one", "one/jade", "one/jade/deep", "two", "two/jade",
	"two/idol" };
static const char *const files[] = { "one/jade/docks.yaml", "one/jade/2-jungle.yaml",
	"one/lone.yaml", "one/jade/notes.txt", "one/jade/deep/hidden.yaml",
	"two/jade/docks.yaml", "two/idol/docks.yaml", "two/idol/b@d.yaml" };
enum { DIRS = sizeof(dirs) / sizeof(dirs[0]), FILES = sizeof(files) / sizeof(files[0]) };

static void write_file(const char *path, const char *text, size_t size)
{
	FILE *const out = fopen(path, "wb");

	assert_non_null(out);
	assert_int_equal(fwrite(text, 1, size, out), size);
	assert_int_equal(fclose(out), 0);
}

static int make_folders(void **state)
{
	static struct folders f;
	const char *const tmp = getenv("TMPDIR");
	char places[2 * PATH_BYTES + 16];

	assert_non_null(getcwd(f.old, sizeof(f.old)));
	snprintf(f.top, sizeof(f.top), "%s/story-XXXXXX", tmp ? tmp : "/tmp");
	assert_non_null(mkdtemp(f.top));
	assert_int_equal(chdir(f.top), 0);
	for (int i = 0; i < DIRS; i++)
		assert_int_equal(mkdir(dirs[i], 0700), 0);
	for (int i = 0; i < FILES; i++)
		write_file(files[i], story_scenario, strlen(story_scenario));
	snprintf(places, sizeof(places), "one::%s/two:nowhere", f.top);
	assert_int_equal(setenv("CLIFFHANGER_CAMPAIGNS", places, 1), 0);
	*state = &f;
	return 0;
}

static int drop_folders(void **state)
{
	const struct folders *const f = *state;

	for (int i = 0; i < FILES; i++)
		unlink(files[i]);
	for (int i = DIRS - 1; i >= 0; i--)
		rmdir(dirs[i]);
	unlink("x.yaml");
	assert_int_equal(chdir(f->old), 0);
	assert_int_equal(rmdir(f->top), 0);
	return 0;
}

/* ---- by name ---- */

static void assert_found(const char *name, const char *end)
{
	struct reason why;
	char *const path = scenario_find(name, &why);

	if (!path)
		fail_msg("%s: %s", name, why.text);
	if (strlen(path) < strlen(end))
		fail_msg("%s is shorter than %s", path, end);
	assert_string_equal(path + strlen(path) - strlen(end), end);
	free(path);
}

static void assert_not_found(const char *name, const char *words)
{
	struct reason why;

	assert_null(scenario_find(name, &why));
	assert_string_equal(why.text, words);
	assert_string_equal(why.rule, "");
}

TEST(test_found_by_name)
{
	assert_found("jade/docks", "one/jade/docks.yaml");	/* hides two/jade/docks */
	assert_found("idol/docks", "/two/idol/docks.yaml");
	assert_found("2-jungle", "one/jade/2-jungle.yaml");
	assert_found("jungle", "one/jade/2-jungle.yaml");
	assert_found("jade/jungle", "one/jade/2-jungle.yaml");
	assert_found("lone", "one/lone.yaml");
	assert_found("two/jade/docks.yaml", "two/jade/docks.yaml");
	assert_found("one/jade/notes.txt", "one/jade/notes.txt");
}

TEST(test_names_that_are_not_found)
{
	assert_not_found("docks", "expected one scenario of the name, found \"jade/docks\" and "
		"\"idol/docks\"; say which");
	assert_not_found("jumgle", "expected a scenario's file or name, found \"jumgle\"; did "
		"you mean \"jungle\"?");
	assert_not_found("idol/jungle", "expected a scenario's file or name, found "
		"\"idol/jungle\"; `cliffhanger list` shows the names");
	assert_not_found("jade/dokcs", "expected a scenario's file or name, found "
		"\"jade/dokcs\"; did you mean \"jade/docks\"?");
	assert_not_found("zeppelin", "expected a scenario's file or name, found \"zeppelin\"; "
		"`cliffhanger list` shows the names");
	assert_not_found("", "expected a scenario's file or name, found \"\"; "
		"`cliffhanger list` shows the names");
	assert_not_found("one", "expected a scenario's file or name, found \"one\"; "
		"did you mean \"lone\"?");
}

TEST(test_names_do_not_leave_the_folders)
{
	struct reason why;

	assert_null(scenario_find("jade/../lone", &why));
	assert_null(scenario_find("../one/lone", &why));
	assert_null(scenario_find("jade/deep/hidden", &why));
	assert_null(scenario_find("hidden", &why));
	assert_null(scenario_find("b@d", &why));
}

TEST(test_control_characters_do_not_reach_the_reason)
{
	struct reason why;

	assert_null(scenario_find("x\x1b[2Jy\n", &why));
	assert_non_null(strstr(why.text, "\"x?[2Jy?\""));
}

TEST(test_list)
{
	static const char *const names[] = { "jade/2-jungle", "jade/docks", "lone",
		"idol/docks" };
	struct scenario_entry *list;
	int count;

	write_file("two/idol/docks.yaml", "title: [\n", 9);
	write_file("one/lone.yaml", "title: Lone\nlog-line: |\n  Alone.\n"
		"system: try\nturns: 1\nsides: {a: {name: Ann}, b: {}, c: x}\n", 91);
	list = scenario_list(&count);
	assert_true(count >= 4);	/* those installed on the machine come last */
	for (int i = 0; i < 4; i++)
		assert_string_equal(list[i].name, names[i]);
	assert_string_equal(list[0].campaign, "jade");
	assert_string_equal(list[0].file, "one/jade/2-jungle.yaml");
	assert_string_equal(list[0].title, "The Landing");
	assert_string_equal(list[0].log_line, "Marines land where somebody waits.");
	assert_string_equal(list[2].campaign, "");
	assert_string_equal(list[2].title, "Lone");
	assert_string_equal(list[2].log_line, "Alone.");
	assert_string_equal(list[2].terms, "Trial; Ann against b against c; 1 turn");
	assert_string_equal(list[3].title, "(no title: see cliffhanger check)");
	assert_string_equal(list[3].log_line, "");
	assert_string_equal(list[3].terms, "");
	scenario_list_free(list, count);
}

/* ---- from disk ---- */

static void assert_unreadable(const char *file, const char *words)
{
	struct faults *const f = faults_new(file);
	char *text;
	size_t size;

	assert_null(scenario_load(file, &text, &size, f));
	assert_null(text);
	assert_int_equal(faults_count(f), 1);
	assert_string_equal(faults_at(f, 0)->text, words);
	assert_int_equal(faults_at(f, 0)->line, 0);
	faults_free(f);
}

TEST(test_files_that_cannot_be_read)
{
	char *const huge = calloc(1, SCENARIO_BYTES_MAX + 2);

	assert_non_null(huge);
	memset(huge, '#', SCENARIO_BYTES_MAX + 1);
	write_file("x.yaml", huge, SCENARIO_BYTES_MAX + 1);
	free(huge);
	assert_unreadable("missing.yaml",
		"expected a file that can be read: No such file or directory");
	assert_unreadable("one", "expected a file that can be read: it is a folder, not a file");
	assert_unreadable("x.yaml", "expected at most 1048576 bytes, found 1048577");
	write_file("x.yaml", "", 0);
	assert_unreadable("x.yaml", "expected a scenario, found an empty file");
}

TEST(test_text_is_kept_as_saves_want_it)
{
	struct faults *const f = faults_new("x.yaml");
	char *other = malloc(2 * strlen(story_scenario)), *text;
	size_t n = 0, size;
	struct setup *s;

	assert_non_null(other);
	for (const char *c = story_scenario; *c; c++) {
		if (*c == '\n')
			other[n++] = '\r';
		other[n++] = *c;
	}
	write_file("x.yaml", other, n);
	free(other);
	s = scenario_load("x.yaml", &text, &size, f);
	assert_non_null(s);
	assert_string_equal(s->id, "x");
	assert_int_equal(size, strlen(story_scenario));
	assert_string_equal(text, story_scenario);
	setup_free(s);
	free(text);
	faults_free(f);
}

TEST_MAIN_BETWEEN(make_folders, drop_folders)
