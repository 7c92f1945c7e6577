/* A file that is watched: saved in place or by another name, beside it, or looked at. */
#include "config.h"
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "cli/watched.h"
#include "folder.h"

enum { PATIENCE_MS = 20000, PATH_BYTES = 300 };

static void write_file(const char *name, const char *text)
{
	char path[PATH_BYTES];
	FILE *out;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	out = fopen(path, "w");
	assert_non_null(out);
	fputs(text, out);
	assert_int_equal(fclose(out), 0);
}

static void rename_file(const char *from, const char *to)
{
	char paths[2][PATH_BYTES];

	snprintf(paths[0], PATH_BYTES, "%s/%s", folder, from);
	snprintf(paths[1], PATH_BYTES, "%s/%s", folder, to);
	assert_int_equal(rename(paths[0], paths[1]), 0);
}

static void remove_file(const char *name)
{
	char path[PATH_BYTES];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	assert_int_equal(unlink(path), 0);
}

static struct watched *watch(bool polls)
{
	char path[PATH_BYTES];
	struct watched *w;

	write_file("field.yaml", "one");
	snprintf(path, sizeof(path), "%s/field.yaml", folder);
	w = watched_new(path, polls);
	assert_non_null(w);
	return w;
}

static bool wakes(const struct watched *w, int ms)
{
	struct pollfd p = { watched_descriptor(w), POLLIN, 0 };

	return poll(&p, 1, ms) == 1;
}

/* Until a change is told of. */
static void expect_change(struct watched *w)
{
	do
		assert_true(wakes(w, PATIENCE_MS));
	while (!watched_look(w));
}

static void saved_in_every_way(bool polls)
{
	struct watched *const w = watch(polls);

	write_file("field.yaml", "another");
	expect_change(w);
	write_file("new.txt", "a third");
	rename_file("new.txt", "field.yaml");
	expect_change(w);
	rename_file("field.yaml", "field.yaml~");
	expect_change(w);
	write_file("field.yaml", "the fourth one");
	expect_change(w);
	remove_file("field.yaml");
	expect_change(w);
	write_file("field.yaml", "the fifth of them all");
	expect_change(w);
	watched_free(w);
	remove_file("field.yaml");
	remove_file("field.yaml~");
}

/* WD1 */
TEST(test_however_it_is_saved_it_is_noticed)
{
	saved_in_every_way(false);
}

/* WD3 */
TEST(test_so_it_is_where_nothing_tells)
{
	saved_in_every_way(true);
}

/* WD2: what is not the file's is passed over, and nobody is woken without a change. */
TEST(test_other_files_count_if_they_may_be_given)
{
	struct watched *const w = watch(false);

	assert_false(wakes(w, 0));
	write_file(".field.yaml.swp", "an editor's");
	write_file(".#field.yaml", "an editor's");
	write_file("notes.txt", "nobody's");
	assert_true(wakes(w, PATIENCE_MS));
	assert_false(watched_look(w));
	assert_false(wakes(w, 0));
	write_file("hero.yaml", "somebody");
	expect_change(w);
	assert_false(wakes(w, 0));
	watched_free(w);
	remove_file(".field.yaml.swp");
	remove_file(".#field.yaml");
	remove_file("notes.txt");
	remove_file("hero.yaml");
	remove_file("field.yaml");
}

/* What somebody else writes to wakes as well. */
TEST(test_another_descriptor_wakes)
{
	struct watched *const w = watch(false);
	int ends[2];

	assert_int_equal(pipe(ends), 0);
	assert_true(watched_add(w, ends[0]));
	assert_false(wakes(w, 0));
	assert_int_equal(write(ends[1], "x", 1), 1);
	assert_true(wakes(w, PATIENCE_MS));
	assert_false(watched_look(w));
	close(ends[0]);
	close(ends[1]);
	assert_false(wakes(w, 0));
	watched_free(w);
	remove_file("field.yaml");
}

/* WD1: a link's file is what editors save. */
TEST(test_a_link_is_followed)
{
	char link[PATH_BYTES];
	struct watched *w;

	write_file("far.yaml", "one");
	snprintf(link, sizeof(link), "%s/near.yaml", folder);
	assert_int_equal(symlink("far.yaml", link), 0);
	w = watched_new(link, false);
	write_file("far.yaml", "two of them");
	expect_change(w);
	watched_free(w);
	remove_file("near.yaml");
	remove_file("far.yaml");
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
