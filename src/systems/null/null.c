/* The null system: its words and which function answers for what. */
#include <stddef.h>

#include "systems/null/null.h"

static const struct phase phases[] = {
	{ "move", "Moves", "Sides move their units, one after the other." },
	{ NULL, NULL, NULL }
};

static const struct verb verbs[] = {
	[VERB_MOVE] = { "move", "move UNIT CELL", "Moves a unit; next to an enemy it tags.",
		{ { ARGUMENT_UNIT, false }, { ARGUMENT_CELL, false } }, NULL },
	[VERB_DONE] = { "done", "done [PHASE]", DONE_HELP,
		{ { ARGUMENT_NONE, false } }, NULL },
	[VERBS] = { NULL, NULL, NULL, { { ARGUMENT_NONE, false } }, NULL }
};

static const struct decision_kind decisions[] = {
	[ASK_MOVES] = { "moves", "Move your units, then `done`.",
		"Each unit moves once a turn.", "done", NULL },
	[ASKS] = { NULL, NULL, NULL, NULL, NULL }
};

static const struct setting_spec unit_settings[] = {
	[UNIT_PACE] = NUMBER_SETTING("pace", 10, 100, 30,
		"How far it moves, in tenths of an inch."),
	[UNIT_SETTINGS] = SETTINGS_END
};
static const struct setting_spec no_settings[] = {
	SETTINGS_END
};

#define END FIELDS_END
static const struct field game_fields[] = {
	FIELD(struct null_game, FIELD_U8, next_side, 0, SIDES_MAX), END
};
static const struct field unit_fields[] = {
	FIELD(struct null_unit, FIELD_BOOL, moved, 0, 1), END
};
static const struct field figure_fields[] = {
	FIELD(struct null_figure, FIELD_U8, tags, 0, UINT8_MAX), END
};

/* `next_side` walks up to n_sides and no further. */
static bool restored(const struct game *g, struct reason *why)
{
	return null_game_of(g)->next_side <= g->setup->n_sides
		|| refuse(why, "N-1", "snapshot: there is no side to move next");
}

static const char *const walks[] = { "move", NULL };

const struct game_system system_null = {
	.id = "null",
	.name = "Tag (the smallest system)",
	.book = &null_book,
	.game_size = sizeof(struct null_game),
	.unit_size = sizeof(struct null_unit),
	.figure_size = sizeof(struct null_figure),
	.game_fields = game_fields,
	.unit_fields = unit_fields,
	.figure_fields = figure_fields,
	.phases = phases,
	.verbs = verbs,
	.walks = walks,
	.decisions = decisions,
	.unit_settings = unit_settings,
	.hero_settings = no_settings,
	.gm_settings = no_settings,
	.bind = null_bind,
	.unbind = null_unbind,
	.grounds = null_grounds,
	.start = null_start,
	.check = null_check,
	.apply = null_apply,
	.advance = null_advance,
	.restored = restored,
	.redact = null_redact,
	.unit_state = null_unit_state,
	.unit_sheet = null_unit_sheet,
	.figure_sheet = null_figure_sheet,
	.figure_mark = null_figure_mark,
	.wants = null_wants,
	.options = null_options,
	.preview = null_preview,
	.reach = null_reach,
	.bands = null_bands,
	.forecast = null_forecast,
	.why = null_why,
	.command = null_command,
	.obey = null_command,
};
