/* What the room still lacks: neutral versions, so that all of it links and games run to
 * their end.  Whoever writes the real one takes his out of here; the file goes when it is
 * empty. */
#include <stdio.h>

#include "systems/common/stages.h"
#include "systems/participation/participation.h"

void pp_ask_speak(struct game *g)
{
	stages_ask(g, ASK_SPEAK, pp_unit_alive);
}

bool pp_check_speak(const struct game *g, const struct choice *c, struct reason *why)
{
	(void)g, (void)c;
	return refuse(why, "P-1", "this is not written yet");
}

void pp_apply_speak(struct game *g, const struct choice *c)
{
	(void)g, (void)c;
}

bool pp_understands(const struct game *g, int figure, int speaker, enum voice voice)
{
	(void)g, (void)figure, (void)speaker, (void)voice;
	return false;
}

bool pp_hears(const struct game *g, int figure, int speaker, enum voice voice)
{
	(void)g, (void)figure, (void)speaker, (void)voice;
	return false;
}

void pp_scream(struct game *g, int figure)
{
	(void)g, (void)figure;
}

void pp_bang(struct game *g, int figure)
{
	(void)g, (void)figure;
}

void pp_cause(struct game *g, int figure, enum cause cause)
{
	(void)g, (void)figure, (void)cause;
}

void pp_morale(struct game *g)
{
	(void)g;
}

void pp_morale_roller(const struct game *g, int figure, struct roller *r)
{
	(void)g, (void)figure;
	roller_open(r, "P-10", "", NOBODY, NOBODY, 0);
}

enum spirit pp_spirit_of(const struct game *g, int figure, int sum)
{
	(void)g, (void)figure, (void)sum;
	return SPIRIT_CONTROLLED;
}

void pp_fright_renew(struct game *g)
{
	(void)g;
}

void pp_nerve_roller(const struct game *g, int figure, int deed, int other_unit, struct roller *r)
{
	(void)g, (void)figure, (void)deed, (void)other_unit;
	roller_open(r, "P-10", "", NOBODY, NOBODY, 0);
}

bool pp_nerve(struct game *g, int figure, int deed, int other_unit)
{
	(void)g, (void)figure, (void)deed, (void)other_unit;
	return false;
}

bool pp_check_dare(const struct game *g, const struct choice *c, struct reason *why)
{
	(void)g, (void)c;
	return refuse(why, "P-1", "this is not written yet");
}

void pp_apply_dare(struct game *g, const struct choice *c)
{
	(void)g, (void)c;
}

bool pp_check_yield(const struct game *g, const struct choice *c, struct reason *why)
{
	(void)g, (void)c;
	return refuse(why, "P-1", "this is not written yet");
}

void pp_apply_yield(struct game *g, const struct choice *c)
{
	(void)g, (void)c;
}

bool pp_surrender(struct game *g, int figure)
{
	(void)g, (void)figure;
	return false;
}
