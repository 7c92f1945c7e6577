/* Words: what the files of this room that speak offer, and tell each other. */
#ifndef ADVENTURE_WORDS_H
#define ADVENTURE_WORDS_H

#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/sheet.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/morale/morale.h"

extern const struct sheets adv_sheets;
extern const struct menus adv_menus;

/* ---- words_vehicle.c, menu_vehicle.c ---- */

sheet_put adv_put_vehicle;	/* what state a vehicle is in, if that matters most */
extern sheet_put *const adv_vehicle_lines[];
/* The orders of a vehicle, or of a unit aboard of one. */
void adv_vehicle_menu(struct menu *m);

/* ---- previews ---- */

extern const struct preview_row adv_previews[];
preview_put adv_preview_fire, adv_preview_lob;
preview_put adv_preview_press, adv_preview_strike, adv_preview_fallen;
preview_put adv_preview_drive, adv_preview_aboard;
preview_put adv_preview_accept, adv_preview_pursue, adv_preview_tactic;
preview_put adv_preview_show, adv_preview_wheel, adv_preview_charm;
/* A line for each modifier, halves and what is only noted with them. */
void adv_say_modifiers(const struct roller *r, struct preview *p);
void adv_preview_test(const struct game *v, int unit, enum morale_cause cause,
	const char *what, struct preview *p);
void adv_preview_charge(const struct game *v, int unit, enum mode mode, int target,
	struct preview *p);
/* What a hit by an arm would do. */
void adv_preview_damage(const struct game *v, int unit, const struct weapon *w,
	struct preview *p);

/* ---- for maps: preview.c, preview_lob.c ---- */

bool adv_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);
bool adv_option_course(const struct game *v, int unit, const struct choice *c,
	struct course *course);
bool adv_lob_reach(const struct game *v, int unit, struct reach *r);
bool adv_spread(const struct game *v, int unit, const struct choice *c, struct spread *s);
int adv_marks(const struct game *v, struct map_mark *marks, int room);

#endif
