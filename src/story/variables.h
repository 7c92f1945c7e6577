/* Variables: small numbers that one episode leaves and a later one reads.
 *
 *     if: ledger                    not 0
 *     if: not ledger                0
 *     if: [clues >= 2, not koo]     all of them; also =, <=, <, >
 */
#ifndef STORY_VARIABLES_H
#define STORY_VARIABLES_H

#include "cliffhanger/campaign.h"
#include "story/schema.h"

/* The values of `variables:`, in the order of their names; -1 where a fault is. */
void variables_read(struct loader *l, int16_t values[VARIABLES_MAX]);
bool variable_value(struct loader *l, const struct node *n, int16_t *value);
/* A value of `if:`. */
void variables_if(struct loader *l, const struct node *n, struct variable_tests *t);

#endif
