/* Menus: what could be chosen for a unit under a decision. */
#ifndef PARTICIPATION_WORDS_MENU_H
#define PARTICIPATION_WORDS_MENU_H

#include "systems/participation/participation.h"
#include "systems/participation/words/words.h"

bool pp_wants(const struct game *v, const struct decision *d, int unit);
int pp_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room);

struct option *pp_menu_unit_row(struct pp_menu_page *g, char key, const char *label,
	enum option_need need, int verb);
/* A row for a verb that wants nothing but the unit; shut, it says why. */
struct option *pp_menu_plain_row(struct pp_menu_page *g, char key, const char *label, int verb);
/* One whose line begins with a figure, and has the next free key. */
struct option *pp_menu_figure_row(struct pp_menu_page *g, const char *label, enum option_need need,
	int verb, int figure);
/* Whether the seat could choose this; the second is of any kind, or ARGUMENT_NONE. */
bool pp_menu_lawful(const struct pp_menu_page *g, int verb, struct argument whose,
	struct argument whom, struct reason *why);
bool pp_menu_lawful_unit(const struct pp_menu_page *g, int verb, int target, struct reason *why);
bool pp_menu_lawful_figure(const struct pp_menu_page *g, int verb, int figure, int other,
	struct reason *why);
/* Units that a verb could name; how many.  If none, why not the nearest enemy. */
int pp_menu_targets(const struct pp_menu_page *g, int verb, int16_t list[UNITS_MAX],
	struct reason *why);

#endif
