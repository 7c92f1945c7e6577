/* Heroes: a player's own character, apart from any game.
 *
 * A hero file is YAML: what a scenario says of a hero in its `leader:` mapping
 * (name, arms, shield, the system's hero settings), the system he was made for,
 * looks, notes, and the dice that made him.  Scenarios and campaigns take such
 * files; `cliffhanger prp` makes and shows them.
 */
#ifndef CLIFFHANGER_HERO_H
#define CLIFFHANGER_HERO_H

#include "cliffhanger/system.h"

struct faults;

enum { HERO_TEXT_MAX = 600, HERO_ROLLS_MAX = 8, HERO_BYTES_MAX = 1 << 14 };

/* A die that was thrown when he was rolled up: "luck" 8 of 10. */
struct hero_roll {
	char what[ID_MAX];
	uint8_t die, sides;
};

struct hero {
	const struct game_system *system;
	char name[NAME_MAX_BYTES];
	char looks[HERO_TEXT_MAX];	/* a line or two, "" = none */
	char notes[HERO_TEXT_MAX];
	bool shield;
	uint8_t n_arms;
	int16_t arms[ARMS_MAX];		/* rows of the system's `weapons` table */
	struct setting settings[SETTINGS_MAX];	/* by system->hero_settings */
	uint8_t n_rolls;
	struct hero_roll rolls[HERO_ROLLS_MAX];
};

/* From text in memory; `file` for messages.  Strict, as scenario_read(): false
 * with every fault; an illegal hero (system->casting->judge) is a fault, too. */
bool hero_read(const char *text, size_t size, const char *file, struct hero *h,
	struct faults *f);
bool hero_load(const char *file, struct hero *h, struct faults *f);
/* Whether a text is a hero's rather than a scenario's. */
bool hero_is(const char *text, size_t size);
/* The YAML of a hero, which hero_read() takes; bytes without the NUL, or 0 if
 * it did not fit (HERO_BYTES_MAX always does). */
size_t hero_write(const struct hero *h, char *text, size_t size);

/* ---- where heroes live: $XDG_STATE_HOME/cliffhanger/heroes (session room) ---- */

/* Writes a hero's file, whole or not at all: `file`, or NULL for one named after
 * him in the standard place.  Never over another file.  Its malloc'd path, or
 * NULL with the reason. */
char *heroes_keep(const struct hero *h, const char *file, struct reason *why);
/* A hero's file: a path as it is, or "nora-vance" in the standard place.
 * malloc'd, or NULL with the reason (and the nearest name). */
char *heroes_find(const char *name, struct reason *why);
/* All files in the standard place, by name; free with heroes_list_free(). */
char **heroes_list(int *count);
void heroes_list_free(char **list, int count);

#endif
