/* Stances: see stance.h. */
#include <stddef.h>

#include "skirmish/commander/muster.h"
#include "skirmish/commander/stance.h"

const char *const stance_words[] = { "free", "advance", "hold", "ambush", "guard", NULL };
const char *const stance_plain_words[] = { "free", "advance", "hold", NULL };

/* Who lies in ambush waits only as long as nobody has found him: that is the system's to say. */
void stance_take(struct force *f, int stance)
{
	f->holds = stance == STANCE_HOLD;
	f->guards = stance == STANCE_GUARD;
	f->presses = stance == STANCE_ADVANCE;
}
