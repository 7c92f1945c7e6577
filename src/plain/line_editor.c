/* The line editor: see line_editor.h. */
#include "config.h"

#include "plain/line_editor.h"

#include <stdlib.h>

#ifdef HAVE_LIBEDIT

#include <histedit.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "cliffhanger/session.h"

enum { HISTORY_MAX = 300, PROMPT_MAX = 400, LISTED_COLUMNS = 76 };

struct line_editor {
	EditLine *el;
	History *history;
	FILE *input, *output;
	char *file;		/* where lines are remembered, or NULL */
	struct line_reader *reader;
	bool silenced;		/* E1: how the terminal was */
	struct termios before;
	const struct line_help *help;
	char prompt[PROMPT_MAX];
};

static struct line_editor *editor_of(EditLine *el)
{
	void *self = NULL;

	el_get(el, EL_CLIENTDATA, &self);
	return self;
}

static char *prompt_of(EditLine *el)
{
	return editor_of(el)->prompt;
}

/* A character from bytes; what is no character here is left out. */
static int next_letter(EditLine *el, wchar_t *letter)
{
	struct line_editor *const e = editor_of(el);
	mbstate_t state = { 0 };
	char byte;

	line_reader_begun(e->reader, el_line(el)->lastchar > el_line(el)->buffer);
	while (line_reader_byte(e->reader, &byte)) {
		const size_t n = mbrtowc(letter, &byte, 1, &state);

		if (n == 0 || n == 1)
			return 1;
		if (n == (size_t)-1)
			state = (mbstate_t){ 0 };
	}
	return 0;
}

/* ---- completion ---- */

static void list_words(const struct line_editor *e, const struct words *w)
{
	size_t columns = 0;

	fputc('\n', e->output);
	for (int i = 0; i < w->n; i++) {
		const size_t n = strlen(w->word[i]) + 2;

		if (columns + n > LISTED_COLUMNS) {
			fputc('\n', e->output);
			columns = 0;
		}
		fprintf(e->output, "%s%s", columns > 0 ? "  " : "", w->word[i]);
		columns += n;
	}
	fputc('\n', e->output);
}

/* Puts what all the words begin with in the place of the `typed` bytes. */
static bool put_common(EditLine *el, const struct words *w, size_t typed)
{
	char common[WORD_MAX + 1];

	complete_common(w, common, WORD_MAX);
	if (strlen(common) < typed || (w->n > 1 && strlen(common) == typed))
		return false;
	if (w->n == 1 && common[0] && common[strlen(common) - 1] != '.')
		strcat(common, " ");
	el_deletestr(el, (int)typed);
	return el_insertstr(el, common) == 0;
}

static unsigned char complete(EditLine *el, int letter)
{
	const struct line_editor *const e = editor_of(el);
	const LineInfo *const line = el_line(el);
	char begun[CHOICE_LINE_MAX];
	const char *last;
	struct words w = { .n = 0 };

	(void)letter;
	snprintf(begun, sizeof(begun), "%.*s", (int)(line->cursor - line->buffer), line->buffer);
	e->help->offer(e->help->self, begun, &w);
	if (w.n == 0)
		return CC_REFRESH_BEEP;
	last = strrchr(begun, ' ');
	if (put_common(el, &w, strlen(last ? last + 1 : begun)))
		return CC_REFRESH;
	list_words(e, &w);
	return CC_REDISPLAY;
}

/* ---- beginning and end ---- */

static void load_history(struct line_editor *e, bool guest)
{
	HistEvent event;

	e->history = history_init();
	e->file = guest ? NULL : session_typed_file();
	if (!e->history)
		return;
	history(e->history, &event, H_SETSIZE, HISTORY_MAX);
	history(e->history, &event, H_SETUNIQUE, 1);
	if (e->file)
		history(e->history, &event, H_LOAD, e->file);
	el_set(e->el, EL_HIST, history, e->history);
}

/* A game that could be played is not told that its lines could not be remembered. */
static void save_history(struct line_editor *e)
{
	const mode_t before = umask(077);
	HistEvent event;

	if (e->file && history(e->history, &event, H_GETSIZE) == 0 && event.num > 0)
		history(e->history, &event, H_SAVE, e->file);
	umask(before);
}

static void silence(struct line_editor *e)
{
	struct termios now;

	if (tcgetattr(fileno(e->input), &e->before) != 0)
		return;
	now = e->before;
	now.c_lflag &= ~(tcflag_t)ECHO;
	e->silenced = tcsetattr(fileno(e->input), TCSANOW, &now) == 0;
}

static bool set_up(struct line_editor *e, bool guest)
{
	e->el = el_init("cliffhanger", e->input, e->output, e->output);
	if (!e->el)
		return false;
	el_set(e->el, EL_CLIENTDATA, e);
	el_set(e->el, EL_GETCFN, next_letter);
	el_set(e->el, EL_SETTY, "-x", "-echo", NULL);	/* E1, for libedit's own idea of it */
	el_set(e->el, EL_PROMPT, prompt_of);
	el_set(e->el, EL_EDITOR, "emacs");
	/* By its wide face, for the other one copies both words and forgets the copies. */
	el_wset(e->el, EL_ADDFN, L"cliffhanger-complete", L"Completes the word", complete);
	load_history(e, guest);
	if (!guest)	/* an editrc of the account's could bind a key to a program */
		el_source(e->el, NULL);
	el_set(e->el, EL_BIND, "^I", "cliffhanger-complete", NULL);
	return true;
}

static FILE *stream_of(int file, const char *mode)
{
	const int copy = dup(file);
	FILE *const stream = copy < 0 ? NULL : fdopen(copy, mode);

	if (copy >= 0 && !stream)
		close(copy);
	return stream;
}

struct line_editor *line_editor_new(const struct plain_options *o, struct line_reader *reader)
{
	struct line_editor *e;

	if (!isatty(o->input) || o->output < 0 || !isatty(o->output))
		return NULL;
	e = calloc(1, sizeof(*e));
	if (!e)
		return NULL;
	e->reader = reader;
	e->input = stream_of(o->input, "r");
	e->output = stream_of(o->output, "w");
	if (e->input)
		silence(e);
	if (!e->input || !e->output || !set_up(e, o->guest)) {
		line_editor_free(e);
		return NULL;
	}
	return e;
}

void line_editor_free(struct line_editor *e)
{
	if (!e)
		return;
	if (e->history)
		save_history(e);
	if (e->el)
		el_end(e->el);
	if (e->history)
		history_end(e->history);
	if (e->silenced)
		tcsetattr(fileno(e->input), TCSADRAIN, &e->before);
	if (e->input)
		fclose(e->input);
	if (e->output)
		fclose(e->output);
	free(e->file);
	free(e);
}

enum typed line_editor_ask(struct line_editor *e, struct output *p, const char *prompt,
	const struct line_help *help, char line[TYPED_MAX + 1])
{
	HistEvent event;
	const char *typed;
	size_t bytes;
	int n = 0;

	output_spell(p, prompt, e->prompt, sizeof(e->prompt));
	output_flush(p);
	e->help = help;
	el_resize(e->el);
	typed = el_gets(e->el, &n);
	if (!typed || n <= 0)
		return line_reader_came(e->reader) ? TYPED_NEWS : TYPED_END;
	bytes = strcspn(typed, "\n");
	if (bytes > TYPED_MAX)
		return TYPED_TOO_LONG;
	if (e->history && bytes > 0 && typed[0] != ' ')
		history(e->history, &event, H_ENTER, typed);
	memcpy(line, typed, bytes);
	return line_reader_tidy(line, bytes);
}

#else

struct line_editor *line_editor_new(const struct plain_options *o, struct line_reader *reader)
{
	(void)o, (void)reader;
	return NULL;
}

void line_editor_free(struct line_editor *e)
{
	(void)e;
}

enum typed line_editor_ask(struct line_editor *e, struct output *p, const char *prompt,
	const struct line_help *help, char line[TYPED_MAX + 1])
{
	(void)e, (void)p, (void)prompt, (void)help, (void)line;
	return TYPED_END;
}

#endif
