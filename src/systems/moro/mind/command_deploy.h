/* Where machines hide: ambushes beside the ways that the enemy will want to
 * take, in cover, not all in one heap, and blinds that look as likely. */
#ifndef MORO_MIND_COMMAND_DEPLOY_H
#define MORO_MIND_COMMAND_DEPLOY_H

#include "systems/moro/moro.h"

void moro_command_deploy(const struct game *v, const struct decision *d, struct choice *c);

#endif
