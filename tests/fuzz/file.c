#include "config.h"

#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "file.h"

enum { FILE_MAX = 1 << 18 };

char *test_file(const char *name, size_t *size)
{
	const char *const top = getenv("top_srcdir");
	char path[1024], *const text = malloc(FILE_MAX);
	FILE *in;

	assert_non_null(text);
	snprintf(path, sizeof(path), "%s/tests/fuzz/%s", top ? top : ".", name);
	in = fopen(path, "r");
	if (!in)
		fail_msg("cannot open %s", path);
	*size = fread(text, 1, FILE_MAX - 1, in);
	text[*size] = '\0';
	assert_false(ferror(in));
	fclose(in);
	return text;
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where)
{
	(void)about;
	(void)kind;
	(void)where;
	return remove(path);
}

void test_remove(const char *folder)
{
	assert_int_equal(nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS), 0);
}
