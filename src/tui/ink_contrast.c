/* How well inks are read where they stand: see inks.h.
 *
 * What terminals have of their own nobody knows: it is taken to be light grey on black, and bold
 * to be bright where there are eight colours, as on the consoles that have so few.
 */
#include <stdio.h>

#include "tui/inks.h"

enum { OWN_INK = 7, OWN_BACK = 0, BRIGHT = 8, FEW = 8, MANY = 256 };

struct pair { int ink, back; double share; };	/* of the contrast that is wanted */

struct ink_look ink_seen(const struct dyes *p, int ink, int back, int colours)
{
	struct ink_look look = ink_look_in(p, ink, back, 0, colours);

	look.ink = look.ink == COLOUR_OWN ? OWN_INK : look.ink;
	look.back = look.back == COLOUR_OWN ? OWN_BACK : look.back;
	if (colours == FEW && (look.weight & WEIGHT_BOLD) != 0 && look.ink < BRIGHT)
		look.ink = (int16_t)(look.ink + BRIGHT);
	return look;
}

double ink_contrast_wanted(int ink)
{
	return ink_use(ink) == USE_WORDS ? 4.5 : 2.5;
}

double ink_contrast(const struct dyes *p, enum palette palette, int ink, int back, int colours)
{
	const struct ink_look look = ink_seen(p, ink, back, colours);

	return palette_contrast(palette, look.ink, look.back);
}

/* ---- colours of somebody's own ---- */

static double contrast_in(const struct dyes *p, int ink, int back)
{
	return ink_contrast(p, PALETTE_XTERM, ink, back, MANY);
}

/* Not of what the terminal has of its own: who chooses colours may have done so because that is
 * not light on dark. */
static bool is_known(const struct dyes *p, int ink, int back)
{
	const struct ink_look look = ink_look_in(p, ink, back, 0, MANY);

	return look.ink != COLOUR_OWN && look.back != COLOUR_OWN;
}

static void look_at(const struct dyes *p, int ink, int back, struct pair *worst)
{
	double share;

	if (ink_use(ink) == USE_NONE || !ink_may_stand(ink, back) || !is_known(p, ink, back))
		return;
	share = contrast_in(p, ink, back) / ink_contrast_wanted(ink);
	if (share < worst->share)
		*worst = (struct pair){ ink, back, share };
}

/* The worst place of an ink of somebody's own. */
static struct pair worst_back(const struct dyes *p, int ink)
{
	struct pair worst = { ink, BACK_NONE, 1 };

	for (int back = 0; p->inks[ink] != DYE_USUAL && back < BACKS; back++)
		look_at(p, ink, back, &worst);
	return worst;
}

/* What is read worst on a back of somebody's own; inks of their own are told of by themselves. */
static struct pair worst_ink(const struct dyes *p, int back)
{
	struct pair worst = { INK_PLAIN, back, 1 };

	for (int ink = 0; p->backs[back] != DYE_USUAL && ink < INKS; ink++)
		if (ink >= INK_GROUND || p->inks[ink] == DYE_USUAL)
			look_at(p, ink, back, &worst);
	return worst;
}

/* The i-th pair that is hard to read; false past the last. */
static bool nth_poor(const struct dyes *p, int i, struct pair *pair)
{
	for (int ink = 0; ink < INK_GROUND; ink++) {
		*pair = worst_back(p, ink);
		if (pair->share < 1 && i-- == 0)
			return true;
	}
	for (int back = 0; back < BACK_GROUND; back++) {
		*pair = worst_ink(p, back);
		if (pair->share < 1 && i-- == 0)
			return true;
	}
	return false;
}

static const char *ink_name(int ink)
{
	const char *doc, *name;
	int at;

	for (int i = 0; (name = ink_role(i, &at, &doc)) != NULL; i++)
		if (at == ink)
			return name;
	return NULL;
}

static const char *back_name(int back)
{
	const char *doc, *name;
	int at;

	for (int i = 0; (name = ink_back_role(i, &at, &doc)) != NULL; i++)
		if (at == back)
			return name;
	return NULL;
}

bool preferences_unreadable(const struct preferences *p, int i, char *text, size_t size)
{
	const char *ink, *back;
	struct ink_look look;
	struct pair pair;

	if (!nth_poor(&p->dyes, i, &pair))
		return false;
	look = ink_look_in(&p->dyes, pair.ink, pair.back, 0, MANY);
	ink = ink_name(pair.ink);
	back = back_name(pair.back);
	snprintf(text, size, "%s%s (%d) on %s%s (%d): contrast %.1f, want %.1f",
		ink != NULL ? "inks." : "", ink != NULL ? ink : "signs of the ground", look.ink,
		back != NULL ? "backs." : "", back != NULL ? back : "the ground", look.back,
		contrast_in(&p->dyes, pair.ink, pair.back), ink_contrast_wanted(pair.ink));
	return true;
}
