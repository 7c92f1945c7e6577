/* The line editor on a terminal: what it remembers, and that it remembers nothing of guests. */
#include "config.h"
#include "unit.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cliffhanger/session.h"
#include "folder.h"
#include "plain/line_editor.h"

static void offer_nothing(void *self, const char *line, struct words *w)
{
	(void)self;
	(void)line;
	w->n = 0;
}

/* A terminal; false: there is none to be had here. */
static bool open_terminal(int *master, int *slave)
{
	*master = posix_openpt(O_RDWR | O_NOCTTY);
	if (*master < 0 || grantpt(*master) != 0 || unlockpt(*master) != 0)
		return false;
	*slave = open(ptsname(*master), O_RDWR | O_NOCTTY);
	return *slave >= 0;
}

/* Types a line at a terminal; false if there is no editor here. */
static bool type_line(const char *typed, bool guest)
{
	const struct line_help help = { offer_nothing, NULL };
	char line[TYPED_MAX + 1] = "";
	struct plain_options o = { .guest = guest };
	struct line_editor *editor;
	struct line_reader *reader;
	struct output *output;
	int master, slave;
	bool edits;

	if (!open_terminal(&master, &slave))
		return false;
	o.input = o.output = slave;
	reader = line_reader_new(slave);
	output = output_new(&o);
	editor = line_editor_new(&o, reader);
	edits = editor != NULL;
	if (edits) {
		assert_int_equal(write(master, typed, strlen(typed)), (ssize_t)strlen(typed));
		assert_int_equal(line_editor_ask(editor, output, "> ", &help, line), TYPED_LINE);
		assert_string_equal(line, "units");
	}
	line_editor_free(editor);
	output_free(output);
	line_reader_free(reader);
	close(slave);
	close(master);
	return edits;
}

static bool is_remembered(void)
{
	char *const typed = session_typed_file();
	const bool there = typed != NULL && access(typed, F_OK) == 0;

	free(typed);
	return there;
}

static void write_editrc(const char *path)
{
	FILE *const out = fopen(path, "w");

	assert_non_null(out);
	fputs("bind -s u xyz\n", out);
	fclose(out);
}

TEST_AFTER(test_lines_are_remembered_but_not_of_guests, clean_folder)
{
	char path[200];

	setenv("TERM", "xterm", 1);
	snprintf(path, sizeof(path), "%s/cliffhanger", folder);
	assert_int_equal(mkdir(path, 0700), 0);
	if (!type_line("units\r", true))
		skip();
	assert_false(is_remembered());
	/* Nor does what an editrc makes of his keys matter. */
	snprintf(path, sizeof(path), "%s/editrc", folder);
	write_editrc(path);
	setenv("EDITRC", path, 1);
	assert_true(type_line("units\r", true));
	unsetenv("EDITRC");
	unlink(path);
	assert_true(type_line("units\r", false));
	assert_true(is_remembered());
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
