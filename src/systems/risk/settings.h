/* What a scenario may say of the units and heroes of a risk-factor game, beyond the keys
 * all systems share: the rows below are at once the loader's checks and the man page's list. */
#ifndef RISK_SETTINGS_H
#define RISK_SETTINGS_H

#include "systems/risk/risk.h"

/* Words of settings, which inputs of odds have, too. */
extern const char *const risk_quality_words[];
extern const struct setting_spec risk_unit_settings[], risk_hero_settings[], risk_gm_settings[];
enum gait risk_gait(const struct setup *s, int unit);
const char *risk_platoon(const struct game *g, int unit);	/* "" = none */
void risk_check_setup(const struct setup *s, setup_fault *fault, void *self);

#endif
