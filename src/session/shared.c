/* The save shared with other processes: what they append becomes so here, and what is made here
 * is appended while nobody else appends.
 *
 *  SH1  whatever may write stands between sitting_enter() and sitting_leave(); what others have
 *       appended is read as it enters, so that nothing is chosen in a game that has gone on.
 *  SH2  at a table nothing is so that is not in the save: what could not be written is undone.
 *       Who plays alone goes on unsaved, as long as nobody else has written.
 *  SH3  what a process has read and cannot make so ends it: it neither writes nor chooses any
 *       more, and says why.
 *  SH4  one process makes the machines' choices, the others follow it; when it is no more the next
 *       one does.
 */
#include "config.h"

#include "cliffhanger/hosted.h"
#include "session/hosted_own.h"
#include "session/sitting.h"
#include "session/waker.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/inotify.h>

enum { LOOK_AGAIN_MS = 1000 };

/* What woke us is known. */
static void drain(struct session *s)
{
	if (s->shared.waker)
		waker_drain(s->shared.waker);
}

/* ---- reading what others wrote ---- */

static enum hosted_news stop(struct session *s, const struct reason *why)
{
	snprintf(s->shared.stopped, sizeof(s->shared.stopped), "%s", why->text);
	return HOSTED_STOPPED;
}

/* Only what is whole is taken; under the lock a half-written end is cut off (F4). */
static enum hosted_news follow_on(struct session *s, bool locked, struct reason *why)
{
	char *data;
	size_t size, taken = 0;
	enum followed f;

	if (!save_file_read_on(s->file, false, &data, &size, why))
		return stop(s, why);
	f = sitting_follow(s, data, size, &taken, why);
	free(data);
	if (f == FOLLOWED) {
		save_file_has_read(s->file, taken);
		if (locked && taken < size && !save_file_cut_rest(s->file, why))
			f = FOLLOWED_STOP;
	}
	if (f == FOLLOWED_AGAIN && !sitting_follow_again(s, why))
		f = FOLLOWED_STOP;
	return f == FOLLOWED_STOP ? stop(s, why) : taken > 0 || f == FOLLOWED_AGAIN
		? HOSTED_CAME : HOSTED_NOTHING;
}

static enum hosted_news read_on(struct session *s, bool locked, struct reason *why)
{
	const enum save_growth growth = save_file_grown(s->file);

	if (s->shared.stopped[0]) {
		refuse(why, "", "%s", s->shared.stopped);
		return HOSTED_STOPPED;
	}
	if (growth == SAVE_AS_READ)
		return HOSTED_NOTHING;
	/* What was to be written here follows what is no more the end. */
	if (save_file_drop(s->file) || growth == SAVE_SHRANK || s->wanted.open)
		return sitting_follow_again(s, why) ? HOSTED_CAME : stop(s, why);
	return follow_on(s, locked, why);
}

/* SH4: whether there is nobody to follow any more; else it is looked at again. */
static bool is_left(struct session *s)
{
	if (!s->shared.follows || !shared_leads(s, true))
		return false;
	shared_leads(s, false);
	return true;
}

enum hosted_news hosted_catch_up(struct session *s, struct reason *why)
{
	enum hosted_news news;

	if (!s->file || s->watching || s->shared.depth > 0)
		return HOSTED_NOTHING;
	drain(s);
	news = read_on(s, false, why);
	return news == HOSTED_NOTHING && is_left(s) ? HOSTED_CAME : news;
}

/* ---- the lock ---- */

bool sitting_enter(struct session *s, struct reason *why)
{
	enum hosted_news news;

	if (!s->file || s->shared.depth++ > 0)
		return true;
	s->shared.came = false;
	if (save_file_lock(s->file, why)) {
		news = read_on(s, true, why);
		s->shared.came = news == HOSTED_CAME;
		if (news != HOSTED_STOPPED) {
			if (s->begun)
				record_news(s);	/* what was left out by who is no more */
			return true;
		}
		save_file_unlock(s->file);
	}
	s->shared.depth--;
	return false;
}

/* SH2 */
static bool undo_unkept(struct session *s, struct reason *why)
{
	struct reason again;

	if (!s->table || !*save_file_trouble(s->file))
		return true;
	refuse(why, "", "That could not be kept, and is undone: %.150s",
		save_file_trouble(s->file));
	save_file_drop(s->file);
	if (!sitting_follow_again(s, &again))
		stop(s, &again);
	return false;
}

bool sitting_leave(struct session *s, struct reason *why)
{
	bool kept;

	if (!s->file || --s->shared.depth > 0)
		return true;
	if (s->table)
		hosted_tell_asks(s);
	sitting_flush(s);
	kept = undo_unkept(s, why);
	save_file_unlock(s->file);
	drain(s);
	return kept;
}

/* What came while somebody made up his mind is why it was refused. */
static void tell_meanwhile(const struct session *s, struct reason *why)
{
	char text[REASON_MAX];

	snprintf(text, sizeof(text), "%s", why->text);
	if (s->shared.came)
		refuse(why, why->rule, "The game has gone on meanwhile: %.190s", text);
}

enum submit sitting_left(struct session *s, enum submit made, struct reason *why)
{
	if (made == SUBMIT_REFUSED && s->file && s->shared.depth == 1)
		tell_meanwhile(s, why);
	return sitting_leave(s, why) ? made : SUBMIT_REFUSED;
}

/* ---- being woken ---- */

int hosted_wake(struct session *s)
{
	struct shared *const w = &s->shared;

	if (!w->waker && s->file && !s->watching && *save_file_path(s->file)) {
		w->waker = waker_new(save_file_path(s->file), IN_MODIFY);
		if (w->waker && w->follows)
			waker_later(w->waker, LOOK_AGAIN_MS);
	}
	return w->waker ? waker_descriptor(w->waker) : -1;
}

bool shared_leads(struct session *s, bool leads)
{
	const bool may = !s->file || save_file_leads(s->file, leads);

	if (!may && s->shared.waker)
		waker_later(s->shared.waker, LOOK_AGAIN_MS);
	return may;
}
