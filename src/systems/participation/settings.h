/* Cards: what a scenario may say of figures and units, beyond the keys all systems share
 * (X-160). */
#ifndef PARTICIPATION_SETTINGS_H
#define PARTICIPATION_SETTINGS_H

#include "systems/participation/participation.h"

enum gm_setting { GM_LAST_BREATH, GM_SETTINGS };
extern const char *const pp_deed_words[];
/* Words of settings, which inputs of odds have, too. */
extern const char *const pp_shoot_words[], *const pp_nerve_words[], *const pp_fear_words[],
	*const pp_terror_words[];
extern const struct setting_spec pp_unit_settings[], pp_hero_settings[], pp_gm_settings[],
	pp_item_settings[];
int32_t pp_gm_setting(const struct game *g, enum gm_setting key);
/* Lengths (move) in the measure, rows as rows, words as indices, WORDS as bits. */
int32_t pp_card(const struct game *g, int figure, enum card key);
int32_t pp_unit_card(const struct game *g, int unit, enum card key);	/* of its first figure */
int pp_guards(const struct setup *s, int unit);	/* area, or -1 */
/* What a unit is burdened with now: its load, or the heaviest thing that it carries. */
enum load pp_burden(const struct game *g, int unit);
void pp_check_setup(const struct setup *s, setup_fault *fault, void *self);
bool pp_body(const struct rulebook *book, const struct setting *settings, int32_t cell_length,
	struct body *body, int *seats);

#endif
