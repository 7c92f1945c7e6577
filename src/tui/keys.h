/* The keys: one table of what each key does, where, and how help tells it.
 *
 * Pure.  A key is a Unicode code point or, above those, one of enum key.  The
 * dispatcher, the hints under the map, `?`, the words of the `:` line and the
 * man pages all read this table.  Which keys are in force is a struct keymap; the
 * table has those one begins with.
 */
#ifndef TUI_KEYS_H
#define TUI_KEYS_H

#include "cliffhanger/complete.h"
#include <stdbool.h>
#include <stddef.h>

#include "cliffhanger/preferences.h"

enum key {
	KEY_CTRL_L = 12, KEY_CTRL_N = 14, KEY_CTRL_P = 16, KEY_CTRL_R = 18, KEY_CTRL_U = 21,
	KEY_CTRL_W = 23,
	KEY_TABULATOR = 9, KEY_RETURN = 13, KEY_ESCAPE = 27, KEY_SPACE = 32,
	KEY_SPECIAL = 0x110000,	/* the first that is no code point */
	KEY_ARROW_UP, KEY_ARROW_DOWN, KEY_ARROW_LEFT, KEY_ARROW_RIGHT,
	KEY_FAR_UP, KEY_FAR_DOWN, KEY_FAR_LEFT, KEY_FAR_RIGHT,	/* with Shift */
	KEY_PAD_HOME, KEY_PAD_END, KEY_PAGE_UP, KEY_PAGE_DOWN,
	KEY_PAD_CENTRE, KEY_BACK_TAB, KEY_RUBOUT, KEY_REMOVE,
	KEY_CLICK,		/* the mouse; where is asked of the screen */
	KEY_WHEEL_UP, KEY_WHEEL_DOWN,
	KEY_FUNCTION,		/* F1 to F12 are those after it */
	KEY_FUNCTION_LAST = KEY_FUNCTION + 12,
	KEY_NOTHING,		/* the screen changed, nobody typed */
	KEY_NEWS,		/* something came that is watched for */
	KEY_HANGUP,		/* the line or the process is ended */
};

/* Where keys are read: the sections of the table. */
enum key_place {
	PLACE_MAP, PLACE_ROSTER, PLACE_ROLLS, PLACE_TARGET, PLACE_MENU,
	PLACE_TEXT, PLACE_RULES, PLACE_LINE, PLACE_REPLAY, PLACE_DANGER, PLACE_TITLE,
	KEY_PLACES
};

enum key_act {
	ACT_NONE,
	/* walking: enum walk + ACT_WALK, the same farther */
	ACT_WALK_WEST, ACT_WALK_EAST, ACT_WALK_NORTH, ACT_WALK_SOUTH,
	ACT_WALK_NORTH_WEST, ACT_WALK_NORTH_EAST, ACT_WALK_SOUTH_WEST, ACT_WALK_SOUTH_EAST,
	ACT_RUN_WEST, ACT_RUN_EAST, ACT_RUN_NORTH, ACT_RUN_SOUTH,
	ACT_RUN_NORTH_WEST, ACT_RUN_NORTH_EAST, ACT_RUN_SOUTH_WEST, ACT_RUN_SOUTH_EAST,
	ACT_DO, ACT_NEXT, ACT_PREVIOUS, ACT_BACK, ACT_DONE, ACT_UNDO, ACT_REDO, ACT_MASTER,
	ACT_GOTO, ACT_ACCEPT, ACT_ACCEPT_ALL, ACT_REPEAT, ACT_REPEAT_ALL, ACT_HOLD_ALL,
	ACT_MARK, ACT_MARK_ALL, ACT_ENTRUST, ACT_ADVISE,
	ACT_SAY, ACT_TELL,
	ACT_COMMAND, ACT_FIND, ACT_JUMP, ACT_CENTRE, ACT_OVERLAY, ACT_OVERLAY_BACK, ACT_ZOOM,
	ACT_CARD, ACT_LEGEND,
	ACT_WHY, ACT_UNASKED, ACT_FORECAST, ACT_SHEET, ACT_ROSTER, ACT_ROLLS_OLDER, ACT_ROLLS_NEWER,
	ACT_ASIDES,
	ACT_OBJECTIVES, ACT_STORY, ACT_RULES, ACT_HELP, ACT_REDRAW, ACT_LEAVE,
	ACT_UP, ACT_DOWN, ACT_PAGE_UP, ACT_PAGE_DOWN, ACT_FIRST, ACT_LAST,
	ACT_LEFT, ACT_RIGHT,
	ACT_CONFIRM, ACT_COMPLETE, ACT_RUB_LINE, ACT_RUB_WORD,
	ACT_STEP_ON, ACT_STEP_BACK, ACT_TURN_ON, ACT_TURN_BACK, ACT_SEAT,
	ACT_START, ACT_END,
	ACT_BOOK, ACT_BOOK_BACK, ACT_CONTENTS, ACT_TURN,	/* of the rules */
	KEY_ACTS
};

/* What a key does in a place; ACT_NONE if nothing. */
enum key_act keys_act(const struct keymap *m, enum key_place place, int key);
/* The act of a `:` word, or ACT_NONE. */
enum key_act keys_command(const char *word);
/* The i-th of those words; NULL past the last. */
const char *keys_command_word(int i);
/* The same for who completes them. */
extern const struct complete_own keys_own_words;

/* The hints of a place, the most useful first: a key and what it does; false past the last. */
bool keys_hint(const struct keymap *m, enum key_place place, int i, char *key, size_t size,
	const char **words);
/* The help of a place, a line each; false past the last. */
bool keys_help(const struct keymap *m, enum key_place place, int line, char *text, size_t size);
const char *keys_place_name(enum key_place place);
/* Whether walks have the keys that the table has. */
bool keys_walk_as_usual(const struct keymap *m);
/* Words that name keys by their rows, "{help} lists them", with the keys in force. */
const char *keys_words(const struct keymap *m, const char *words, char *text, size_t size);

/* ---- as preferences ---- */

void keys_standard(struct keymap *m);
/* Their rows, how many; a name, and what the keys do, and where; false past the last. */
int keys_rows(void);
bool keys_row(int i, const char **name, char *doc, size_t size);
/* The names of a row's keys, "h, 4, Left". */
void keys_names(const struct keymap *m, int row, char *text, size_t size);
/* Takes the keys of a row by their names; false with the fault. */
bool keys_take(struct keymap *m, int row, const struct mapping_value *v,
	struct mapping_fault *fault);
/* The i-th thing that is wrong with all of them together, and the rows it is told of, which may
 * be the same; false past the last. */
bool keys_clash(const struct keymap *m, int i, int clashing[2], struct reason *why);

/* ---- keys_spell.c ---- */

/* "Left", "Ctrl-P", "h"; the key of such a name, or 0.  Ctrl with a letter that terminals
 * keep for themselves, or send as another key, is none. */
void keys_spell(int key, char *name, size_t size);
int keys_spelt(const char *name);
/* The i-th name of a key that is no letter; NULL past the last. */
const char *keys_spelling(int i);

#endif
