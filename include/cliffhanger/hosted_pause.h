/* Between two episodes of a campaign that is played at a table.
 *
 * The table's file is the game of the episode under way, and has another name beside the campaign's
 * own save in a folder of the table's name:
 *
 *     tables/tuesday.save                        = the latest of the games
 *     tables/tuesday/tuesday.save                the campaign
 *     tables/tuesday/tuesday-1-docks.save, …     its games
 *
 * When an episode is over, whoever is there first writes what came of it; whoever sits at a side
 * says who of it goes on, and begins the next one: its game takes over who sits where, by what
 * rules, as the last one has it at its end, and takes the table's name over, too.
 */
#ifndef CLIFFHANGER_HOSTED_PAUSE_H
#define CLIFFHANGER_HOSTED_PAUSE_H

#include "cliffhanger/hosted.h"
#include "cliffhanger/serial.h"

/* Where a new table's campaign is to be kept, its folder made; malloc'd, NULL without a home. */
char *hosted_campaign_file(const char *table);
/* Whether a seat of a new table is in any episode; false with the reason. */
bool hosted_may_place(const struct serial *s, const struct hosted_claim *claim,
	struct reason *why);
/* Begins the first episode of a serial kept there as the table's game.  False with the reason. */
bool hosted_lay_campaign(struct serial *s, const struct hosted_rules *r, struct reason *why);

struct hosted_pause;

/* Of a session at a table whose episode is over, which must outlive it; NULL: of no campaign, or
 * with the reason (else ""). */
struct hosted_pause *hosted_pause_new(struct session *over, struct reason *why);
void hosted_pause_free(struct hosted_pause *p);	/* takes NULL */
/* The campaign as it stands: until the next call that may read on. */
struct serial *hosted_pause_serial(const struct hosted_pause *p);

/* Readable when others have done something; -1 = look once a second. */
int hosted_pause_wake(struct hosted_pause *p);
/* Whether others have done something, which is read by hosted_pause_look(): then the campaign is
 * another one. */
bool hosted_pause_came(struct hosted_pause *p);
bool hosted_pause_look(struct hosted_pause *p);

bool hosted_pause_may_take(const struct hosted_pause *p, int slot);
bool hosted_pause_may_begin(const struct hosted_pause *p);
/* As serial_take(), of a campaign that may be at a table (p) or not (NULL).  At a table it is
 * another serial afterwards: others may have done something meanwhile. */
bool hosted_pause_take(struct hosted_pause *p, struct serial **serial, int slot, int hero,
	struct reason *why);
/* "Waiting for anna and carl, who say who goes." */
void hosted_pause_words(const struct hosted_pause *p, char *text, size_t size);
/* Begins the next episode, unless somebody has.  False with the reason. */
bool hosted_pause_begin(struct hosted_pause *p, struct reason *why);
/* The same person at the next episode's game once it has been begun; NULL with the error and the
 * reason. */
struct session *hosted_pause_next(struct hosted_pause *p, enum session_error *error,
	struct reason *why);

#endif
