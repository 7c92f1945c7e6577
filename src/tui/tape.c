/* A replay on a tape: every screen of it drawn into a file that is nobody's terminal, and handed on
 * with how long it takes to read what is new.
 *
 *  T1  what a screen sent is handed on once, in its order, so that all of it, sent to a terminal
 *      of that kind and size, shows the replay.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/tale.h"
#include "tui/play.h"

/* Four words in a second; a look at the map where there are none. */
enum { LEAST_MS = 700, WORD_MS = 250, MOST_MS = 15000, BEGIN_MS = 3000, END_MS = 6000 };

/* The play page first: pages are cast to it. */
struct tape {
	struct play play;
	FILE *drawn;
	off_t taken;
	const struct tui_tape *to;
	bool failed;
};

/* Hands on what has been drawn since this was done last. */
static void hand_on(struct tape *t, int milliseconds)
{
	const off_t end = lseek(fileno(t->drawn), 0, SEEK_END);
	const size_t n = end > t->taken ? (size_t)(end - t->taken) : 0;
	char *const bytes = calloc(n + 1, 1);

	if (end < 0 || bytes == NULL || pread(fileno(t->drawn), bytes, n, t->taken)
			!= (ssize_t)n) {
		t->failed = true;
	} else {
		t->to->take(t->to->self, bytes, milliseconds);
		t->taken = end;
	}
	free(bytes);
}

static int words_of(const char *text)
{
	int n = 0;

	while (*(text += strspn(text, " \n")) != '\0') {
		text += strcspn(text, " \n");
		n++;
	}
	return n;
}

/* How long the narrator's sentences of a step take to read; 0 = there are none. */
static int reading_time(const struct play *p, size_t first)
{
	const struct event_log *const log = session_log(p->session);
	struct tale *const t = tale_new(&p->view->game, p->seat, log, first,
		event_log_count(log), TALE_ONE_PAGE);
	int words = 0;

	for (int i = 0; t != NULL && i < tale_count(t); i++)
		if (unread_shows(tale_line(t, i)))
			words += words_of(tale_line(t, i)->text);
	tale_free(t);
	return words == 0 ? 0 : LEAST_MS + words * WORD_MS;
}

static void show(struct tape *t, int milliseconds)
{
	screen_show(t->play.tui);
	hand_on(t, milliseconds < MOST_MS ? milliseconds : MOST_MS);
}

/* From where it stands to its end; steps of which nothing is told are passed over. */
static enum reply run(struct page *page)
{
	struct tape *const t = (struct tape *)page;
	struct play *const p = &t->play;
	const int end = session_length(p->session);

	show(t, BEGIN_MS);
	for (int at = session_position(p->session) + 1; at <= end && !t->failed; at++) {
		const size_t first = event_log_count(session_log(p->session));
		int pause;

		play_quiet(p);
		play_go_to(p, at);
		pause = reading_time(p, first);
		if (pause > 0 || p->tracks.n > 0 || at == end)
			show(t, at == end ? END_MS + pause : pause > 0 ? pause : LEAST_MS);
	}
	return REPLY_LEAVE;
}

static enum reply no_key(struct page *page, int key)
{
	(void)page;
	(void)key;
	return REPLY_LEAVE;
}

static const struct page_kind tape_page = { .place = screen_page_whole, .draw = play_draw,
	.key = no_key, .start = run };

static bool record(struct tape *t, struct tui *tui, struct session *s, int turn, int seat)
{
	const bool good = play_init(&t->play, tui, s, seat);

	if (good) {
		t->play.page.kind = &tape_page;
		t->play.watching = true;
		play_seek(&t->play, turn);
		tracks_skip(&t->play);
		t->play.rolls.seen = t->play.rolls.looked;
		screen_page_run(tui, &t->play.page);
	}
	play_fini(&t->play);
	return good && !t->failed;
}

bool tui_record(const struct preferences *likes, struct session *s, int turn, int seat,
	const struct tui_tape *to, struct reason *why)
{
	const struct point size = { TUI_TAPE_ROWS, TUI_TAPE_COLS };
	struct tape *const t = calloc(1, sizeof *t);
	FILE *const drawn = tmpfile();
	struct tui *tui = NULL;
	bool good = false;

	if (t != NULL && drawn != NULL) {
		t->drawn = drawn;
		t->to = to;
		tui = screen_open_file(likes, TUI_TAPE_KIND, drawn, size, why);
		good = tui != NULL && record(t, tui, s, turn, seat);
		if (tui != NULL && !good)
			refuse(why, "", "no memory for the replay");
	} else {
		refuse(why, "", "no room for the replay");
	}
	if (tui != NULL)
		tui_close(tui);
	if (drawn != NULL)
		fclose(drawn);
	free(t);
	return good;
}
