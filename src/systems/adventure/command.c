/* A plain commander. */
#include "systems/adventure/scout.h"

void adv_command(const struct game *v, const struct decision *d, struct choice *c)
{
	adv_obey(v, d, c);
}
