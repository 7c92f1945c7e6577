/* The campaign's loader: a loader, and what an episode says of its scenario.
 *
 *  K1  A struct loader that a reader of campaigns gets is the first member of a
 *      struct campaign_loader.
 *  K2  Ids of a scenario cannot be checked while the campaign is read: they are
 *      noted as mentions, and looked up once the scenarios are (check_campaign.c).
 */
#ifndef STORY_CAMPAIGN_LOADER_H
#define STORY_CAMPAIGN_LOADER_H

#include "cliffhanger/campaign.h"
#include "story/read_hero.h"
#include "story/variables.h"

enum mention_kind { MENTION_SIDE, MENTION_UNIT, MENTION_FLAG, MENTION_OBJECTIVE, MENTION_ITEM };
enum { CAMPAIGN_MENTIONS_MAX = 2000 };

struct mention {
	enum mention_kind kind;
	int16_t episode;
	const struct node *at;
	const char *id;
};

struct campaign_loader {
	struct loader l;
	struct campaign *campaign;
	const struct library *library;
	void (*tell)(void *self, const struct faults *f);
	void *self;
	bool thorough;
	int16_t episode;	/* that is being read */
	int n_mentions;
	struct mention *mentions;
	struct campaign_file *files;	/* [CAMPAIGN_FILES_MAX] */
	bool wrong;		/* an error in one of the other files */
};

struct campaign_loader *campaign_loader_of(struct loader *l);	/* K1 */
/* Notes an id of the episode's scenario; returns it, NULL with a fault. */
const char *read_mention(struct loader *l, enum mention_kind kind, const struct node *n);

/* The text of a file of the campaign's folder, once it has been read; NULL with a
 * fault at `n`, which names it. */
const struct campaign_file *campaign_file(struct loader *l, const struct node *n);

/* Faults of one of its files; NULL without memory. */
struct faults *campaign_faults(const struct campaign_loader *c, const char *name);
const struct campaign_file *campaign_file_named(struct campaign_loader *c, const char *name,
	struct faults *f);

void read_roster(struct loader *l);
void read_followers(struct loader *l);
void read_episodes(struct loader *l);
void check_campaign(struct campaign_loader *c);

/* read_campaign.c, read_roster.c, read_episodes.c, read_outcomes.c */
extern const struct schema schema_campaign, schema_campaign_item, schema_campaign_ending;
extern const struct schema schema_roster, schema_followers;
extern const struct schema schema_episode, schema_slot, schema_paragraph;
extern const struct schema schema_outcome_link, schema_when;
/* KEY_PART readers of an episode's outcomes. */
void read_part_outcomes(struct loader *l, const struct node *n, void *target);
/* Heroes of the roster, or `all`, as bits. */
void read_heroes(struct loader *l, const struct node *n, uint32_t *bits);

#endif
