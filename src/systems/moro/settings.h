/* What a scenario may say of the units of a Moro game, beyond the keys all systems share:
 * the rows below are at once the loader's checks and the man page's list. */
#ifndef MORO_SETTINGS_H
#define MORO_SETTINGS_H

#include "systems/moro/moro.h"

/* The side that has the first hand of a game (Y-21): the one named, else the one attacked: who
 * alone faces hidden enemies, else who has more to lose by the goals; NOBODY if neither is
 * more so than the other, and it is tossed for. */
int moro_first(const struct setup *s);
/* Words of settings, which inputs of odds have, too. */
extern const char *const moro_people_words[], *const moro_formation_words[];
extern const struct setting_spec moro_unit_settings[], moro_hero_settings[], moro_gm_settings[];
int moro_hides_in(const struct setup *s, int unit);	/* area, or -1: where it is placed */
void moro_check_setup(const struct setup *s, setup_fault *fault, void *self);
/* What it may be and should hardly. */
void moro_doubts(const struct setup *s, setup_fault *doubt, void *self);

#endif
