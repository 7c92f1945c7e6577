/* compile-rulebook OUT.c BOOK.yaml [RULES.yaml…]: a rulebook from YAML to C.
 *
 * Runs at build time only.  Exit: 0 written, 1 the book has errors, 2 wrong
 * usage or files that cannot be opened.
 */
#include <errno.h>
#include <string.h>

#include "rulebook/compile/draft.h"

enum { FILES_MAX = 8 };

/* Writes all of a book, or leaves no file. */
static bool write_book(const char *name, const struct rulebook *book)
{
	FILE *const out = fopen(name, "w");
	bool failed;

	if (!out)
		return false;
	book_write(out, book);
	failed = ferror(out) != 0;
	if (fclose(out) != 0 || failed) {
		remove(name);
		return false;
	}
	return true;
}

static int compile(const char *to, const struct source_file *files, int n_files)
{
	struct arena arena = { 0 };
	struct rulebook book;
	int status = 0;

	if (!draft_read(&arena, files, n_files, stderr, &book)) {
		status = 1;
	} else if (!write_book(to, &book)) {
		fprintf(stderr, "compile-rulebook: cannot write %s: %s\n", to, strerror(errno));
		status = 2;
	}
	arena_free(&arena);
	return status;
}

int main(int argc, char **argv)
{
	struct source_file files[FILES_MAX];
	int n = 0, status = 2;

	if (argc < 3 || argc - 2 > FILES_MAX) {
		fprintf(stderr, "usage: compile-rulebook OUT.c BOOK.yaml [RULES.yaml...]\n");
		return 2;
	}
	for (; n < argc - 2; n++) {
		files[n] = (struct source_file) { argv[n + 2], fopen(argv[n + 2], "rb") };
		if (!files[n].in) {
			fprintf(stderr, "compile-rulebook: cannot read %s: %s\n",
				argv[n + 2], strerror(errno));
			break;
		}
	}
	if (n == argc - 2)
		status = compile(argv[1], files, n);
	while (n-- > 0)
		fclose(files[n].in);
	return status;
}
