/* Where heroes are kept: whole files, never over another, found by name. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unit.h"
#include "cliffhanger/casting.h"
#include "cliffhanger/scenario.h"

static char home[] = "/tmp/heroes-XXXXXX";

static int make_home(void **state)
{
	(void)state;
	return mkdtemp(home) && setenv("XDG_STATE_HOME", home, 1) == 0 ? 0 : -1;
}

static int remove_home(void **state)
{
	char path[200];
	int n;
	char **const list = heroes_list(&n);

	(void)state;
	for (int i = 0; i < n; i++)
		unlink(list[i]);
	heroes_list_free(list, n);
	snprintf(path, sizeof(path), "%s/cliffhanger/heroes", home);
	rmdir(path);
	snprintf(path, sizeof(path), "%s/cliffhanger", home);
	rmdir(path);
	return rmdir(home);
}

static struct hero hero_called(const char *name)
{
	struct hero h = casting_nobody(system_find("rugged"));

	snprintf(h.name, sizeof(h.name), "%s", name);
	return h;
}

TEST(test_kept_found_and_listed)
{
	const struct hero h = hero_called("Nora Vance");
	struct faults *const f = faults_new("hero");
	struct hero again;
	struct reason why;
	char *const file = heroes_keep(&h, NULL, &why), *const found = heroes_find("nora-vance",
		&why);
	char *const called = heroes_find("Nora Vance", &why);
	int n;
	char **const list = heroes_list(&n);

	assert_non_null(file);
	assert_string_equal(file + strlen(file) - 15, "nora-vance.yaml");
	assert_string_equal(file, found);
	assert_string_equal(file, called);
	assert_int_equal(n, 1);
	assert_string_equal(list[0], file);
	assert_true(hero_load(found, &again, f));
	assert_string_equal(again.name, "Nora Vance");
	heroes_list_free(list, n);
	faults_free(f);
	free(file);
	free(found);
	free(called);
}

TEST(test_a_namesake_has_a_file_of_his_own)
{
	const struct hero h = hero_called("Nora  Vance!");
	struct reason why;
	char *const second = heroes_keep(&h, NULL, &why), *const third = heroes_keep(&h, NULL,
		&why);

	assert_non_null(strstr(second, "/nora-vance-2.yaml"));
	assert_non_null(strstr(third, "/nora-vance-3.yaml"));
	free(second);
	free(third);
}

TEST(test_a_name_without_letters)
{
	const struct hero h = hero_called("!?");
	struct reason why;
	char *const file = heroes_keep(&h, NULL, &why);

	assert_non_null(strstr(file, "/hero.yaml"));
	free(file);
}

TEST(test_never_over_another_file)
{
	const struct hero h = hero_called("Nora");
	char path[200], text[8] = "";
	struct reason why;
	FILE *f;

	snprintf(path, sizeof(path), "%s/mine.yaml", home);
	f = fopen(path, "w");
	assert_non_null(f);
	fputs("mine", f);
	fclose(f);
	assert_null(heroes_keep(&h, path, &why));
	assert_non_null(strstr(why.text, "is there already"));
	f = fopen(path, "r");
	assert_non_null(fgets(text, sizeof(text), f));
	fclose(f);
	unlink(path);
	assert_string_equal(text, "mine");
}

TEST(test_a_folder_that_is_not_there)
{
	const struct hero h = hero_called("Nora");
	struct reason why;

	assert_null(heroes_keep(&h, "/nowhere/at/all/nora.yaml", &why));
	assert_non_null(strstr(why.text, "cannot write /nowhere/at/all/nora.yaml"));
}

TEST(test_not_found_says_whom_one_may_have_meant)
{
	struct reason why;

	assert_null(heroes_find("nora-vanse", &why));
	assert_non_null(strstr(why.text, "did you mean nora-vance?"));
	assert_null(heroes_find("bartholomew", &why));
	assert_non_null(strstr(why.text, "cliffhanger prp list"));
}

TEST_MAIN_BETWEEN(make_home, remove_home)
