/* Steps that were made, and edits of them, in lists that own what they hold. */
#ifndef SESSION_EDITS_H
#define SESSION_EDITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct made {
	char *line;		/* owned */
	int8_t seat;
	bool person;
	bool mark;		/* timeline.h, L4 */
	uint16_t n_dice;	/* typed for it */
	uint8_t *dice;		/* owned, or NULL */
	size_t n_events;	/* in the log before it */
	uint64_t rolled;	/* dice rolled before it */
};

struct mades { struct made *at; size_t n, room; };

struct edit {
	size_t at;
	bool rewrites;		/* a die of the past */
	bool by_master;		/* taken back by the Game Master */
	struct mades other;
};

struct edits { struct edit *at; size_t n, room; };

char *edits_made_line(const char *text);	/* a copy to be owned; NULL without memory */
bool edits_made_push(struct mades *list, const struct made *m);	/* takes it over if true */
void edits_made_cut(struct mades *list, size_t n);	/* n are left */
void edits_made_free(struct mades *list);
/* past[at …] becomes a list of its own.  False without memory, past as it was. */
bool edits_made_split(struct mades *past, size_t at, struct mades *tail);
/* Dice typed and dropped in the copy are whole in what was copied. */
bool edits_made_copy(const struct mades *from, struct mades *to);
void edits_made_drop_marks(struct mades *list);
/* Takes over what the edit holds, or frees it. */
bool edits_push(struct edits *e, struct edit *edit);
struct edit edits_pop(struct edits *e);
void edits_forget(struct edits *e, size_t n);	/* n are left */

#endif
