/* An account of a game under way: what the files that make a chronicle's document share.
 *
 *  Q1  `past` is the events added up so far: the table as it stood when what is being told
 *      happened.
 */
#ifndef REPORT_ACCOUNT_H
#define REPORT_ACCOUNT_H

#include "cliffhanger/report.h"
#include "cliffhanger/tale.h"
#include "report/doc.h"

struct account {
	struct doc *doc;
	const char *briefing;
	const struct game *g;		/* as past.g */
	const struct event_log *log;
	int level;			/* of its first heading */
	struct tale_past past;
	const struct atlas *atlas;
};

/* ---- the parts of a report, in order ---- */

/* A heading, so many levels below the first. */
void report_heading(struct account *q, int below, const char *text);
/* Whether all of a side is known to the reader: it is his, or he knows all. */
bool report_is_readers(const struct account *q, int side);
bool report_turns(struct account *q);	/* with the maps; false without memory */
/* The turns that weighed most, and what happened in one: "" or "Hart fell, three were wounded". */
void report_hinges(const struct account *q, bool hinge[TURNS_MAX + 2]);
void report_hinge_words(const struct account *q, int turn, char *text, size_t size);
void report_strength(struct account *q);
void report_ledger(struct account *q);

/* The document of a game of a session, which lasts as long as the document; false without
 * memory. */
struct report_chapter {
	const char *title;		/* NULL: the scenario's */
	const char *briefing;		/* NULL: the scenario's, as it was read out */
	int level;
	bool brief;
};
bool report_game(struct doc *d, const struct session *s, const struct report_options *o,
	const struct report_chapter *c);

/* Writes a document in the format that is wanted. */
bool report_put(const struct doc *d, const struct report_options *o, FILE *out);

struct atlas_map;
void report_map_file(const struct atlas *a, const struct atlas_map *m, FILE *out);

#endif
