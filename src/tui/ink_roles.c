/* What the inks and backs are called where somebody chooses their colours: see inks.h.
 *
 * Ground is not among them: its tones are chosen together, so that no two kinds look alike.
 * Nor is an ink that nothing is seen of.
 */
#include <assert.h>
#include <stdio.h>

#include "tui/inks.h"

enum { MANY = 256 };

struct role { const char *name, *doc; };

static const struct role inks[INK_GROUND] = {
	[INK_PLAIN] = { "plain", "Ordinary words" },
	[INK_DIM] = { "dim", "Words that matter less" },
	[INK_TITLE] = { "title", "Titles" },
	[INK_RULE] = { "rule", "The thin lines between the parts of a page" },
	[INK_KEY] = { "key", "Keys, in the last line and in menus" },
	[INK_WARN] = { "warn", "Warnings" },
	[INK_GOOD] = { "good", "Good news" },
	[INK_BAD] = { "bad", "Bad news" },
	[INK_STORY] = { "story", "What is told" },
	[INK_BLUE] = { "blue", "The blue words of the action tables" },
	[INK_ON] = { "on", "On a block of colour: a piece's letter, the phase under way" },
	[INK_ALARM] = { "alarm", "On a block of alarm: who runs, who is pinned" },
	[INK_HURT] = { "hurt", "A unit's wounded, in the roster" },
	[INK_LOST] = { "lost", "Those it has lost" },
	[INK_ITEM] = { "item", "Things that lie on the ground" },
	[INK_CLOUD] = { "cloud", "Gas and smoke" },
	[INK_PATH] = { "path", "Ways and lines over the ground" },
	[INK_LAID] = { "laid", "Signs of overlays over the ground" },
	[INK_SHADED] = { "shaded", "Ground out of reach or sight" },
	[INK_SIDE + 0] = { "white", "The name of a side of this colour" },
	[INK_SIDE + 1] = { "red", "The same of red" },
	[INK_SIDE + 2] = { "lime", "The same of lime" },
	[INK_SIDE + 3] = { "yellow", "The same of yellow" },
	[INK_SIDE + 4] = { "blue-side", "The same of blue" },
	[INK_SIDE + 5] = { "magenta", "The same of magenta" },
};

static const struct role backs[BACK_GROUND] = {
	[BACK_NONE] = { "none", "Behind all else" },
	[BACK_BAR] = { "bar", "The bars above and below" },
	[BACK_ROW] = { "row", "The row under the cursor" },
	[BACK_NOW] = { "now", "The phase under way" },
	[BACK_CHOSEN] = { "chosen", "The piece in hand" },
	[BACK_TARGET] = { "target", "Pieces that may be chosen" },
	[BACK_HURT] = { "hurt", "A piece that is wounded" },
	[BACK_PINNED] = { "pinned", "A piece that keeps its head down" },
	[BACK_ALARM] = { "alarm", "A piece that runs" },
	[BACK_TAKEN] = { "taken", "A captive" },
	[BACK_OUT] = { "out", "Behind the letter of one who is nobody's to use" },
	[BACK_GHOST] = { "ghost", "Seen before, not now" },
	[BACK_ITEM] = { "item", "Something lies there, from afar" },
	[BACK_PATH] = { "path", "A way, from afar" },
	[BACK_BURST] = { "burst", "What a choice strikes" },
	[BACK_WIDER] = { "wider", "Who hears it" },
	[BACK_SHADED] = { "shaded", "Ground out of reach or sight" },
	[BACK_SIDE + 0] = { "white", "The pieces of a side of this colour" },
	[BACK_SIDE + 1] = { "red", "The same of red" },
	[BACK_SIDE + 2] = { "lime", "The same of lime" },
	[BACK_SIDE + 3] = { "yellow", "The same of yellow" },
	[BACK_SIDE + 4] = { "blue", "The same of blue" },
	[BACK_SIDE + 5] = { "magenta", "The same of magenta" },
};
static_assert((int)INK_GROUND <= (int)DYE_ROLES_MAX
	&& (int)BACK_GROUND <= (int)DYE_ROLES_MAX, "room for all roles");

/* The i-th that has a name; NULL past the last. */
static const struct role *nth(const struct role *all, int n, int i, int *at)
{
	for (*at = 0; *at < n; ++*at)
		if (all[*at].name != NULL && i-- == 0)
			return &all[*at];
	return NULL;
}

const char *ink_role(int i, int *ink, const char **doc)
{
	const struct role *const role = nth(inks, INK_GROUND, i, ink);

	*doc = role != NULL ? role->doc : NULL;
	return role != NULL ? role->name : NULL;
}

const char *ink_back_role(int i, int *back, const char **doc)
{
	const struct role *const role = nth(backs, BACK_GROUND, i, back);

	*doc = role != NULL ? role->doc : NULL;
	return role != NULL ? role->name : NULL;
}

void ink_dyes_standard(struct dyes *p)
{
	for (int i = 0; i < DYE_ROLES_MAX; i++)
		p->inks[i] = p->backs[i] = DYE_USUAL;
}

static int16_t chosen(int16_t wish, int16_t usual)
{
	return wish == DYE_USUAL ? usual : wish == DYE_TERMINAL ? COLOUR_OWN : wish;
}

struct ink_look ink_look_in(const struct dyes *p, int ink, int back, unsigned weight,
	int colours)
{
	struct ink_look look = ink_look(ink, back, weight, colours);

	if (colours < MANY)
		return look;
	if (ink < INK_GROUND)
		look.ink = chosen(p->inks[ink], look.ink);
	else if (ink >= INKS && ink - INKS < BACK_GROUND)
		look.ink = chosen(p->backs[ink - INKS], look.ink);
	if (back < BACK_GROUND)
		look.back = chosen(p->backs[back], look.back);
	return look;
}

int ink_usual(int ink) { return ink_look(ink, BACK_NONE, 0, MANY).ink; }
int ink_usual_back(int back) { return ink_look(INK_PLAIN, back, 0, MANY).back; }
