/* The actions of the book whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/participation/odds/chance_fighting.h"
#include "systems/participation/odds/chance_morale.h"
#include "systems/participation/odds/chance_nerve.h"
#include "systems/participation/odds/chance_saving.h"
#include "systems/participation/odds/chance_shooting.h"
#include "systems/participation/odds/chance_throwing.h"
#include "systems/participation/odds/chances.h"

const struct odds_action pp_odds[] = {
	{ "shooting", "Shooting at somebody", "P-4", pp_shooting_inputs, pp_shooting_chance,
		pp_shooting_may_be, &pp_shooting_nothing },
	{ "fighting", "A turn's fighting, hand to hand", "P-7", pp_fighting_inputs,
		pp_fighting_chance, NULL, NULL },
	{ "throwing", "Throwing something", "P-6", pp_throwing_inputs, pp_throwing_chance,
		pp_throwing_may_be, &pp_throwing_nothing },
	{ "saving", "A saving throw against a blow or a hit", "P-8", pp_saving_inputs,
		pp_saving_chance, pp_saving_may_be, NULL },
	{ "morale", "A throw for morale", "P-10", pp_morale_inputs, pp_morale_chance,
		pp_morale_may_be, NULL },
	{ "nerve", "Daring something", "P-11", pp_nerve_inputs, pp_nerve_chance, NULL, NULL },
	ACTION_TEST,
	{ .name = NULL }
};
