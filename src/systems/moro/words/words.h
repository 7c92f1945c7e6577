/* Words: what the files of this room that speak offer, and tell each other. */
#ifndef MORO_WORDS_H
#define MORO_WORDS_H

#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/sheet.h"
#include "systems/moro/moro.h"

extern const struct sheets moro_sheets;
extern const struct menus moro_menus;
const char *moro_place_name(enum place place);	/* "in jungle" */

/* ---- panels.c ---- */

bool moro_roster_sum(const struct game *v, int unit, int *sum);	/* modified morale */
bool moro_phase_line(const struct game *v, int line, struct phase_line *l);
void moro_turn_line(const struct game *v, char *text, size_t size);

/* ---- previews ---- */

extern const struct preview_row moro_previews[];
preview_put moro_preview_charge, moro_preview_fight;
/* "WHO at 70 or less, 71%; else it runs" */
void moro_preview_test(const struct game *v, int unit, enum test_cause cause, const char *who,
	struct preview *p);

/* ---- maps.c ---- */

bool moro_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);
bool moro_spread(const struct game *v, int unit, const struct choice *c, struct spread *s);
int moro_marks(const struct game *v, struct map_mark *marks, int room);

#endif
