/* The event log: copies of events, in pages that never move, and of all they
 * point to, in blocks that are filled from the front.
 *
 *  L1  Every kept event remembers where the blocks stood before it came, so that
 *      cutting the log back frees its strings, too.
 *  L2  Memory that has once been got is used again after a cut, and given back
 *      only with the log.
 */
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/event.h"

enum { PAGE_EVENTS = 256, BLOCK_BYTES = 32768 };

struct mark { size_t block, used; };
struct kept { struct event event; struct mark before; };
struct page { struct kept events[PAGE_EVENTS]; };
struct block { size_t size; unsigned char bytes[]; };

struct event_log {
	void **pages;	/* struct page each */
	void **blocks;	/* struct block each */
	size_t n_pages, n_blocks, count;
	struct mark at;
	uint16_t breaks;	/* of the next event */
	bool failed;
};

struct event_log *event_log_new(void)
{
	return calloc(1, sizeof(struct event_log));
}

void event_log_free(struct event_log *log)
{
	if (!log)
		return;
	for (size_t i = 0; i < log->n_pages; i++)
		free(log->pages[i]);
	for (size_t i = 0; i < log->n_blocks; i++)
		free(log->blocks[i]);
	free(log->pages);
	free(log->blocks);
	free(log);
}

/* Appends a pointer to a list of pointers that grows by doubling. */
static bool append(void ***list, size_t *n, void *item)
{
	if (!item)
		return false;
	if ((*n & (*n - 1)) == 0) {	/* 0, 1, 2, 4, … are full */
		void **larger = realloc(*list, (*n ? 2 * *n : 1) * sizeof(void *));

		if (!larger) {
			free(item);
			return false;
		}
		*list = larger;
	}
	(*list)[(*n)++] = item;
	return true;
}

static struct kept *kept_at(const struct event_log *log, size_t i)
{
	struct page *page = log->pages[i / PAGE_EVENTS];

	return &page->events[i % PAGE_EVENTS];
}

static struct block *block_at(const struct event_log *log, size_t i)
{
	return log->blocks[i];
}

static bool new_page(struct event_log *log)
{
	return append(&log->pages, &log->n_pages, malloc(sizeof(struct page)));
}

static bool new_block(struct event_log *log, size_t least)
{
	const size_t size = least > BLOCK_BYTES ? least : BLOCK_BYTES;
	struct block *b = malloc(sizeof(struct block) + size);

	if (b)
		b->size = size;
	return append(&log->blocks, &log->n_blocks, b);
}

/* Room for so many bytes, or NULL without memory. */
static void *take_room(struct event_log *log, size_t bytes)
{
	const size_t wanted = (bytes + 15) & ~(size_t)15;
	struct mark *at = &log->at;
	void *room;

	while (at->block < log->n_blocks && block_at(log, at->block)->size - at->used < wanted) {
		at->block++;
		at->used = 0;
	}
	if (at->block == log->n_blocks && !new_block(log, wanted))
		return NULL;
	room = block_at(log, at->block)->bytes + at->used;
	at->used += wanted;
	return room;
}

static const void *keep(struct event_log *log, const void *bytes, size_t size)
{
	void *copy = take_room(log, size);

	return copy && size ? memcpy(copy, bytes, size) : copy;
}

static const char *keep_text(struct event_log *log, const char *text)
{
	if (!text || !*text)
		return "";
	return keep(log, text, strlen(text) + 1);
}

static bool keep_modifiers(struct event_log *log, struct roll *roll)
{
	struct modifier *copies;

	if (!roll->n_modifiers)
		return true;
	copies = take_room(log, roll->n_modifiers * sizeof(*copies));
	if (!copies)
		return false;
	for (int i = 0; i < roll->n_modifiers; i++) {
		copies[i] = roll->modifiers[i];
		copies[i].name = keep_text(log, copies[i].name);
		copies[i].rule = keep_text(log, copies[i].rule);
		if (!copies[i].name || !copies[i].rule)
			return false;
	}
	roll->modifiers = copies;
	return true;
}

static bool keep_roll(struct event_log *log, struct roll *roll)
{
	roll->rule = keep_text(log, roll->rule);
	roll->what = keep_text(log, roll->what);
	roll->outcome = keep_text(log, roll->outcome);
	if (roll->n_dice)
		roll->dice = keep(log, roll->dice, roll->n_dice);
	return roll->rule && roll->what && roll->outcome
		&& (!roll->n_dice || roll->dice) && keep_modifiers(log, roll);
}

static void take(void *self, const struct event *event)
{
	struct event_log *log = self;
	const struct mark before = log->at;
	struct kept *k;

	if (log->failed)
		return;
	if (log->count == log->n_pages * PAGE_EVENTS && !new_page(log)) {
		log->failed = true;
		return;
	}
	k = kept_at(log, log->count);
	k->before = before;
	k->event = *event;
	k->event.then.breaks = log->breaks;
	k->event.word = keep_text(log, event->word);
	if (!k->event.word || (event->kind == EVENT_ROLL && !keep_roll(log, &k->event.roll))) {
		log->failed = true;
		log->at = before;
		return;
	}
	log->count++;
	log->breaks = 0;
}

struct sink event_log_sink(struct event_log *log)
{
	return (struct sink){ take, log };
}

size_t event_log_count(const struct event_log *log)
{
	return log->count;
}

const struct event *event_log_at(const struct event_log *log, size_t i)
{
	return i < log->count ? &kept_at(log, i)->event : NULL;
}

void event_log_cut(struct event_log *log, size_t count)
{
	if (count > log->count)
		return;
	if (count < log->count)
		log->at = kept_at(log, count)->before;
	log->count = count;
	log->breaks = 0;
	log->failed = false;
}

void event_log_break(struct event_log *log, uint16_t sides)
{
	log->breaks |= sides;
}

void event_log_recall(struct event_log *log, size_t i, const struct event_then *then)
{
	struct event *const e = &kept_at(log, i)->event;
	const uint16_t breaks = e->then.breaks;

	e->then = *then;
	e->then.breaks = breaks;
}

bool event_log_failed(const struct event_log *log)
{
	return log->failed;
}
