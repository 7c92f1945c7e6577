/* What the panel of rolls alone has told a seat since it was asked last: the sentences of a tale
 * of just that, each there whole that is more than the rest.  What was before stands above them
 * where there is room.  A page that tells them leaves nothing unread.  See play.h.
 */
#include <string.h>

#include "cliffhanger/tale.h"
#include "tui/grades.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { ROWS_MAX = 100, SPARED_MOST = 2 };

const struct tale *unread_take(struct play *p, size_t first, size_t end)
{
	unread_clear(p);
	p->rolls.since = first;
	p->rolls.unread = first < end ? tale_new(&p->view->game, p->seat,
		session_log(p->session), first, end, TALE_ONE_PAGE) : NULL;
	return p->rolls.unread;
}

void unread_clear(struct play *p)
{
	tale_free(p->rolls.unread);
	p->rolls.unread = NULL;
}

/* Stories have pages, and dice that led nowhere are among all dice. */
bool unread_shows(const struct tale_line *line)
{
	return line->kind != TALE_STORY && strcmp(line->word, "dice") != 0;
}

bool unread_says(const struct play *p, const char *text)
{
	for (int i = 0; p->rolls.unread != NULL && i < tale_count(p->rolls.unread); i++)
		if (strcmp(tale_line(p->rolls.unread, i)->text, text) == 0)
			return true;
	return false;
}

int unread_rows_whole(const struct play *p, const char *text)
{
	size_t bytes;
	int rows = 0;

	while (rows < ROWS_MAX && wide_wrap(&text, p->layout.rolls.cols - ROLLS_EDGE, &bytes)
			!= NULL)
		rows++;
	return rows > 0 ? rows : 1;
}

/* Of the rest its beginning tells enough. */
static int rows_of(const struct play *p, const struct tale_line *line)
{
	if (line->kind != TALE_SENTENCE || !unread_shows(line))
		return 0;
	return line->grade == TALE_REST ? 1 : unread_rows_whole(p, line->text);
}

static bool is_rest(const struct tale_line *line)
{
	return line->kind == TALE_SENTENCE && unread_shows(line) && line->grade == TALE_REST;
}

/* How many of the rest, the oldest, are left to the log: nobody is shown a page for the last line
 * or two. */
static int spared(const struct play *p, const struct tale *t)
{
	int over = -p->layout.rolls.rows, rest = 0;

	for (int i = 0; i < tale_count(t); i++) {
		over += rows_of(p, tale_line(t, i));
		rest += is_rest(tale_line(t, i));
	}
	return over > 0 && over <= SPARED_MOST && over <= rest ? over : 0;
}

static int owed_before(const struct play *p, int end)
{
	const struct tale *const t = p->rolls.unread;
	int spare = t != NULL ? spared(p, t) : 0, rows = 0;

	for (int i = 0; t != NULL && i < end; i++) {
		const bool is_spared = is_rest(tale_line(t, i)) && spare > 0;

		spare -= is_spared;
		rows += is_spared ? 0 : rows_of(p, tale_line(t, i));
	}
	return rows;
}

/* That one of them must have. */
static int rows_owed(const struct play *p, int line)
{
	return owed_before(p, line + 1) - owed_before(p, line);
}

int unread_rows(const struct play *p)
{
	return p->rolls.unread == NULL || p->rolls.asides ? 0
		: owed_before(p, tale_count(p->rolls.unread));
}

int unread_draw(const struct play *p, struct pane *pane, struct rect at)
{
	const struct tale *const t = p->rolls.asides ? NULL : p->rolls.unread;
	int left = at.rows;

	for (int i = t != NULL ? tale_count(t) : 0; i > 0 && left > 0; i--) {
		const struct tale_line *const line = tale_line(t, i - 1);
		const int room = left - owed_before(p, i - 1);
		const int whole = unread_rows_whole(p, line->text);
		const int rows = whole <= room ? whole : room > 1 ? room : 1;

		if (rows_owed(p, i - 1) == 0)
			continue;
		left -= rows;
		rolls_put(pane, (struct rect){ at.row + left, at.col, rows, at.cols },
			&(struct rolls_words){ line->text, grades_ink(line->grade), true, false });
	}
	return at.rows - left;
}
