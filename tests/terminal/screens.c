/* Golden screens: plays a script of keys against the real program in a pty and
 * compares what is then on the screen.
 *
 *     screens FILE.screen           TAP on standard output
 *     GENERATE=1 screens FILE.screen    writes the screens it sees into the file
 *
 * A script is a line a step; # begins a comment.
 *
 *     size 80x24  term NAME  locale NAME  env NAME=VALUE  file NAME
 *                          how the next run goes; `file` copies one from
 *                          beside the script into the folder of the run, or
 *                          to a place in it: `file NAME .config/NAME`;
 *                          $SHOT_SIZE, $SHOT_TERM, $SHOT_LOCALE are taken in
 *                          the place of what size, term and locale say
 *     run ARGUMENT ...     starts the program; ~ is the folder of the run
 *     at NAME              at another terminal, by a name of the script's own: each step that
 *                          follows is there, `run` first; those before go on meanwhile
 *     append NAME TEXT     writes a line behind the others of a file of the run
 *     rename NAME TO       gives a file of the run another's name
 *     wait TEXT            until TEXT is on the screen
 *     gone TEXT            until it is not
 *     key NAME ...         Enter, Esc, Up, C-p, h: see terminal.h
 *     type TEXT
 *     screen               until the screen is as in the lines that follow, each
 *                          after a |, with `cursor COLUMN,ROW` or `cursor hidden`,
 *                          and `colours` with a digest of each row's colours and
 *                          attributes, `-` if it has none; a script without that
 *                          line is not asked for colours, GENERATE=1 adds it;
 *                          times said to be `since` when are ##:##
 *     colours FROM-TO      until those rows (from 1) have the colours of the lines
 *                          that follow, each after a :, a run of one look a line:
 *                          ink on back, by their numbers, `-` for the terminal's own
 *     bytes N              at most N bytes were sent since the last key, which for
 *                          this, for cost and for anew waits until nothing comes
 *     cost NAME            tells of bytes and changed cells since then (cost.c)
 *     anew NAME            the same, of a key that draws all anew
 *     pace begins          counts keys and pages from here (pace.c)
 *     pace KEYS PAGES NAME  tells of them, which are at most so many, and begins anew
 *     settle               until nothing comes any more; tests wait for something
 *     picture NAME         settles; the screen then goes to $SHOTS/NAME.svg
 *                          (picture.h), if that folder is named
 *     resize 60x20
 *     signal NAME          TERM, HUP, INT, KILL
 *     stop                 the terminal takes no more output
 *     hangup               the line is gone
 *     exit STATUS          ends with that status, the terminal as it was
 *
 *  S1  no step waits for ever; none sleeps.
 *  S2  the first step that fails ends the script.
 */
#include "config.h"

#include "play.h"

#include <errno.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool take_line(struct play *p, const char *line)
{
	if (p->generate)
		fprintf(p->out, "%s\n", line);
	return line[0] == '#' || line[0] == '\0' || take_step(p, line);
}

static bool read_script(struct play *p)
{
	FILE *const in = fopen(p->file, "r");
	char line[LINE_BYTES];

	if (!in)
		return false;
	while (p->n_lines < LINES_MAX && fgets(line, sizeof(line), in)) {
		line[strcspn(line, "\n")] = '\0';
		p->lines[p->n_lines] = strdup(line);
		if (!p->lines[p->n_lines++])
			break;
	}
	fclose(in);
	return p->n_lines > 0;
}

/* Puts the generated script in the old one's place. */
static bool replace_script(const struct play *p, const char *text, size_t size)
{
	FILE *const out = fopen(p->file, "w");

	if (!out)
		return false;
	fwrite(text, 1, size, out);
	return fclose(out) == 0;
}

static void play_script(struct play *p)
{
	char *text = NULL;
	size_t size = 0;

	if (p->generate)
		p->out = open_memstream(&text, &size);
	for (p->at = 0; p->at < p->n_lines; p->at++)
		if (!take_line(p, p->lines[p->at]))
			break;
	if (p->generate) {
		fclose(p->out);
		if (!p->failed && !replace_script(p, text, size))
			fprintf(stderr, "%s: %s\n", p->file, strerror(errno));
		free(text);
	}
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where)
{
	(void)about;
	(void)kind;
	(void)where;
	return remove(path);
}

static bool prepare(struct play *p)
{
	const char *const program = getenv("CLIFFHANGER"), *const build = getenv("top_builddir");

	snprintf(p->program, sizeof(p->program), "%s%s", program ? program : build ? build : ".",
		program ? "" : "/src/cliffhanger");
	snprintf(p->folder, sizeof(p->folder), "/tmp/cliffhanger-screens-XXXXXX");
	p->columns = 80;
	p->rows = 24;
	snprintf(p->term, sizeof(p->term), "xterm-256color");
	snprintf(p->locale, sizeof(p->locale), "C.UTF-8");
	p->generate = getenv("GENERATE") != NULL;
	return mkdtemp(p->folder) && read_script(p);
}

int main(int argc, char **argv)
{
	static struct play p;

	if (argc != 2) {
		fprintf(stderr, "usage: screens FILE.screen\n");
		return 2;
	}
	if (!terminal_possible()) {
		printf("1..0 # SKIP no pseudo-terminals here: %s\n", strerror(errno));
		return 0;
	}
	p.file = argv[1];
	if (!prepare(&p)) {
		fprintf(stderr, "%s: %s\n", p.file, strerror(errno));
		return 1;
	}
	play_script(&p);
	printf("1..%d\n", p.tests);
	terminal_free(p.terminal);
	for (int i = 0; i < p.n_others; i++)
		terminal_free(p.others[i].terminal);
	free(p.cells_before);
	nftw(p.folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	for (int i = 0; i < p.n_lines; i++)
		free(p.lines[i]);
	for (int i = 0; i < p.n_variables; i++)
		free(p.variables[i]);
	return p.failed;
}
