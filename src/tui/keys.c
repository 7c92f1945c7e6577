/* The key table: see keys.h.
 *
 *  Y1  within a place no key stands in two rows.
 *  Y2  `names` spells the keys of its row (a test compares).
 *  Y3  PLACE_DANGER has no row with Space, Enter, or a letter that walks.
 */
#include "tui/keys.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/tui.h"
#include "tui/wide.h"

enum { KEYS_A_ROW = 4, FAR_KEYS_A_ROW = 2 };

#define IN(place) (1U << PLACE_##place)
#define WALKED (IN(MAP) | IN(TARGET) | IN(REPLAY))
#define LISTED (IN(ROSTER) | IN(ROLLS) | IN(TEXT))
#define LEAFED (LISTED | IN(RULES))
#define LOOKED (IN(MAP) | IN(ROSTER) | IN(REPLAY))

struct key_row {
	unsigned places;
	enum key_act act;
	int keys[KEYS_A_ROW];
	int far[FAR_KEYS_A_ROW];	/* of a walk: the same, farther */
	const char *names, *command, *hint, *help;
};

static const struct key_row rows[] = {
	{ WALKED, ACT_WALK_WEST, { 'h', '4', KEY_ARROW_LEFT }, { 'H', KEY_FAR_LEFT },
		"h, 4, Left", "", NULL, "a cell west (H, Shift-Left: five cells)" },
	{ WALKED, ACT_WALK_EAST, { 'l', '6', KEY_ARROW_RIGHT }, { 'L', KEY_FAR_RIGHT },
		"l, 6, Right", "", NULL, "a cell east (L, Shift-Right: five cells)" },
	{ WALKED, ACT_WALK_NORTH, { 'k', '8', KEY_ARROW_UP }, { 'K', KEY_FAR_UP },
		"k, 8, Up", "", NULL, "north, in zigzag on hexes (K, Shift-Up: five cells)" },
	{ WALKED, ACT_WALK_SOUTH, { 'j', '2', KEY_ARROW_DOWN }, { 'J', KEY_FAR_DOWN },
		"j, 2, Down", "", NULL, "south, in zigzag on hexes (J, Shift-Down: five cells)" },
	{ WALKED, ACT_WALK_NORTH_WEST, { 'y', '7', KEY_PAD_HOME }, { 'Y' },
		"y, 7, Home", "", NULL, "a cell north-west (Y: five cells)" },
	{ WALKED, ACT_WALK_NORTH_EAST, { 'u', '9', KEY_PAGE_UP }, { 'U' },
		"u, 9, PgUp", "", NULL, "a cell north-east (U: five cells)" },
	{ WALKED, ACT_WALK_SOUTH_WEST, { 'b', '1', KEY_PAD_END }, { 'B' },
		"b, 1, End", "", NULL, "a cell south-west (B: five cells)" },
	{ WALKED, ACT_WALK_SOUTH_EAST, { 'n', '3', KEY_PAGE_DOWN }, { 'N' },
		"n, 3, PgDn", "", NULL, "a cell south-east (N: five cells)" },

	{ IN(MAP), ACT_DO, { KEY_RETURN, KEY_SPACE, '5', KEY_PAD_CENTRE }, { 0 },
		"Enter, Space, 5, Centre", "", "menu",
		"the menu of the unit under the cursor: its orders, its targets" },
	{ IN(MAP), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "Tab", "next", "next unit",
		"the next unit that needs you" },
	{ IN(MAP), ACT_PREVIOUS, { KEY_BACK_TAB, 'p' }, { 0 }, "Shift-Tab, p", "previous", NULL,
		"the one before" },
	{ IN(MAP), ACT_DONE, { 'd' }, { 0 }, "d", "", "done",
		"done: ends what is asked (asks first if units lack orders), or holds a unit" },
	{ IN(MAP), ACT_UNDO, { KEY_CTRL_U }, { 0 }, "Ctrl-U", "undo", NULL,
		"takes your last choice back, as far as no die and no discovery lies between" },
	{ IN(MAP), ACT_REDO, { KEY_CTRL_R }, { 0 }, "Ctrl-R", "redo", NULL,
		"does again what was taken back" },
	{ IN(MAP), ACT_MASTER, { 'm' }, { 0 }, "m", "gm", NULL,
		"the Game Master's screen, where one sits; his acts, while he has it" },

	{ IN(TARGET), ACT_DO, { KEY_RETURN, KEY_SPACE, '5', KEY_PAD_CENTRE }, { 0 },
		"Enter, Space, 5, Centre", "", "choose", "this cell, unit or figure it is" },
	{ IN(TARGET), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "Tab", "", "next target",
		"the next possible target" },
	{ IN(TARGET), ACT_PREVIOUS, { KEY_BACK_TAB, 'p' }, { 0 }, "Shift-Tab, p", "", NULL,
		"the one before" },
	{ IN(TARGET), ACT_BACK, { KEY_ESCAPE, 'q' }, { 0 }, "Esc, q", "", "back",
		"back to the menu, nothing chosen" },
	{ IN(TARGET), ACT_SHEET, { 'i' }, { 0 }, "i", "", NULL,
		"all that would come of it, if the panel is too small" },

	{ IN(REPLAY), ACT_STEP_ON, { KEY_SPACE, '.', KEY_RETURN }, { 0 }, "Space, ., Enter", "",
		"on", "on by one choice" },
	{ IN(REPLAY), ACT_STEP_BACK, { ',', KEY_RUBOUT }, { 0 }, ",, Backspace", "", "back",
		"back by one choice" },
	{ IN(REPLAY), ACT_TURN_ON, { ']', '+' }, { 0 }, "], +", "", "turn on", "on by one turn" },
	{ IN(REPLAY), ACT_TURN_BACK, { '[', '-' }, { 0 }, "[, -", "", "turn back",
		"back by one turn" },
	{ IN(REPLAY), ACT_START, { '<' }, { 0 }, "<", "", NULL, "to the beginning" },
	{ IN(REPLAY), ACT_END, { '>' }, { 0 }, ">", "", NULL, "to the end" },
	{ IN(REPLAY), ACT_SEAT, { 'v' }, { 0 }, "v", "", "seat",
		"through the eyes of the next seat" },

	{ IN(MAP) | IN(REPLAY), ACT_ROSTER, { 'r' }, { 0 }, "r", "roster", "roster",
		"into the roster (Esc comes back)" },
	{ LOOKED, ACT_SHEET, { 'i' }, { 0 }, "i", "info", NULL,
		"all about the unit: strength, figures, weapons, a hero's sheet" },
	{ IN(MAP) | IN(REPLAY), ACT_CARD, { 'C' }, { 0 }, "C", "card", NULL,
		"the card of the figure under the cursor, in the roster's place; again: the roster" },
	{ LOOKED, ACT_WHY, { 'w' }, { 0 }, "w", "why", NULL,
		"why the unit did what it did last" },
	{ IN(MAP) | IN(REPLAY), ACT_UNASKED, { 'W' }, { 0 }, "W", "unasked", NULL,
		"who of yours is not asked, to shoot for one, and why" },
	{ LOOKED, ACT_FORECAST, { 'f' }, { 0 }, "f", "forecast", NULL,
		"the six things the unit may do next, left to itself" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_OVERLAY, { 'g' }, { 0 }, "g", "overlay", NULL,
		"the next overlay: reach, range, sight, height, coordinates, zones, facing" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_OVERLAY_BACK, { 'G' }, { 0 }, "G", "", NULL,
		"the overlay before" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_ZOOM, { 'z' }, { 0 }, "z", "zoom", NULL,
		"zoom: out until the whole table is seen, then near, then as before" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_CENTRE, { 'c' }, { 0 }, "c", "", NULL,
		"puts the cursor in the middle of the map" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_FIND, { '/' }, { 0 }, "/", "find", NULL,
		"finds a unit, a hero, a place by name, or a cell: 11,25" },
	{ IN(MAP), ACT_COMMAND, { ':' }, { 0 }, ":", "", NULL,
		"a typed choice or command (Tab completes, Up brings back older ones)" },
	{ IN(MAP) | IN(ROLLS) | IN(REPLAY), ACT_ROLLS_OLDER, { KEY_CTRL_P }, { 0 },
		"Ctrl-P", "rolls", NULL, "older rolls; Enter opens one" },
	{ IN(MAP) | IN(ROLLS) | IN(REPLAY), ACT_ROLLS_NEWER, { KEY_CTRL_N }, { 0 },
		"Ctrl-N", "", NULL, "newer rolls" },
	{ IN(MAP) | IN(ROLLS) | IN(REPLAY), ACT_ASIDES, { 'a' }, { 0 },
		"a", "asides", NULL,
		"all dice among the rolls, also who was picked and where hits fell; or not" },
	{ IN(MAP) | IN(REPLAY), ACT_OBJECTIVES, { 'o' }, { 0 }, "o", "objectives", NULL,
		"who wants what, and who has it" },
	{ IN(MAP) | IN(REPLAY), ACT_STORY, { 's' }, { 0 }, "s", "story", NULL,
		"the briefing and the story so far" },

	{ LEAFED | IN(TITLE), ACT_UP, { 'k', '8', KEY_ARROW_UP }, { 0 }, "k, 8, Up", "", NULL,
		"one line up" },
	{ LEAFED | IN(TITLE), ACT_DOWN, { 'j', '2', KEY_ARROW_DOWN }, { 0 }, "j, 2, Down", "",
		NULL, "one line down" },
	{ IN(MENU), ACT_UP, { KEY_ARROW_UP, KEY_BACK_TAB, KEY_CTRL_P }, { 0 },
		"Up, Shift-Tab, Ctrl-P", "", NULL, "one line up" },
	{ IN(MENU), ACT_DOWN, { KEY_ARROW_DOWN, KEY_TABULATOR, KEY_CTRL_N }, { 0 },
		"Down, Tab, Ctrl-N", "", NULL, "one line down" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_PAGE_UP, { KEY_PAGE_UP }, { 0 }, "PgUp", "",
		NULL, "a page up" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_PAGE_DOWN, { KEY_PAGE_DOWN }, { 0 }, "PgDn", "",
		NULL, "a page down" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_FIRST, { KEY_PAD_HOME }, { 0 }, "Home", "", NULL,
		"to the first line" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_LAST, { KEY_PAD_END }, { 0 }, "End", "", NULL,
		"to the last line" },
	{ IN(TEXT), ACT_STEP_ON, { KEY_SPACE }, { 0 }, "Space", "", "on",
		"on by a page; past the end: closes" },
	{ IN(TEXT), ACT_DO, { KEY_RETURN }, { 0 }, "Enter", "", NULL,
		"opens the rule, or the dice of the sentence, that is chosen; none is: the same" },
	{ IN(TEXT), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "Tab", "", NULL,
		"chooses the next rule that is named, or sentence; Enter opens it" },
	{ IN(TEXT), ACT_ASIDES, { 'a' }, { 0 }, "a", "", NULL,
		"of what happened: every event and every die, a line each" },
	{ IN(TEXT), ACT_PREVIOUS, { KEY_BACK_TAB }, { 0 }, "Shift-Tab", "", NULL,
		"the one before" },
	{ IN(RULES), ACT_DO, { KEY_RETURN }, { 0 }, "Enter", "", "open",
		"opens the rule, table, row or subject that is chosen" },
	{ IN(RULES), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "Tab", "", "on",
		"chooses the next that is named; Up and Down do, too, where it is near" },
	{ IN(RULES), ACT_PREVIOUS, { KEY_BACK_TAB }, { 0 }, "Shift-Tab", "", NULL,
		"the one before" },
	{ IN(RULES), ACT_PAGE_DOWN, { KEY_SPACE }, { 0 }, "Space", "", NULL, "a page down" },
	{ IN(RULES), ACT_BACK, { KEY_ESCAPE, KEY_RUBOUT }, { 0 }, "Esc, Backspace", "", "back",
		"back the way one came; from the first page to where one was" },
	{ IN(RULES), ACT_FIND, { '/' }, { 0 }, "/", "", "find",
		"looks for a word in names, rows and texts" },
	{ IN(RULES), ACT_BOOK, { 'b' }, { 0 }, "b", "", "book",
		"the same in the next system's book, or its contents" },
	{ IN(RULES), ACT_BOOK_BACK, { 'B' }, { 0 }, "B", "", NULL, "the same in the book before" },
	{ IN(RULES), ACT_CONTENTS, { 'c' }, { 0 }, "c", "", "list",
		"the book's contents: subjects, tables, rules" },
	{ IN(RULES), ACT_TURN, { 't' }, { 0 }, "t", "", NULL,
		"a table: in columns or in lines; a subject, a search: titles or texts" },
	{ IN(RULES), ACT_LEAVE, { 'q', 'R' }, { 0 }, "q, R", "", "close",
		"closes the rules; they open here again from the same place" },
	{ IN(ROSTER), ACT_DO, { KEY_RETURN, KEY_SPACE }, { 0 }, "Enter, Space", "", "figures",
		"the unit's figures and sheets" },
	{ IN(ROLLS), ACT_DO, { KEY_RETURN, KEY_SPACE }, { 0 }, "Enter, Space", "", "open",
		"the roll's modifiers and its rule" },
	{ IN(MENU), ACT_DO, { KEY_RETURN }, { 0 }, "Enter", "", "choose",
		"this one (or press its letter)" },
	{ IN(TITLE), ACT_DO, { KEY_RETURN, KEY_SPACE, 'l', KEY_ARROW_RIGHT }, { 0 },
		"Enter, Space, l, Right", "", "choose", "this one" },
	{ IN(TITLE), ACT_BACK, { KEY_ESCAPE, 'h', KEY_ARROW_LEFT }, { 0 },
		"Esc, h, Left", "", "back", "back to the list before" },
	{ IN(TITLE), ACT_LEAVE, { 'q' }, { 0 }, "q", "", NULL,
		"back; from the title screen itself: leave" },
	{ LISTED, ACT_BACK, { KEY_ESCAPE, 'q' }, { 0 }, "Esc, q", "", "back",
		"back to the map" },
	{ IN(MENU), ACT_BACK, { KEY_ESCAPE }, { 0 }, "Esc", "", "back", "back to the map" },

	{ IN(LINE), ACT_DO, { KEY_RETURN }, { 0 }, "Enter", "", "do", "takes the line" },
	{ IN(LINE), ACT_COMPLETE, { KEY_TABULATOR }, { 0 }, "Tab", "", "complete",
		"completes the word; what may follow is shown above" },
	{ IN(LINE), ACT_UP, { KEY_ARROW_UP, KEY_CTRL_P }, { 0 }, "Up, Ctrl-P", "", "older",
		"the line typed before" },
	{ IN(LINE), ACT_DOWN, { KEY_ARROW_DOWN, KEY_CTRL_N }, { 0 }, "Down, Ctrl-N", "", NULL,
		"the line typed after" },
	{ IN(LINE), ACT_LEFT, { KEY_ARROW_LEFT }, { 0 }, "Left", "", NULL, "a letter back" },
	{ IN(LINE), ACT_RIGHT, { KEY_ARROW_RIGHT }, { 0 }, "Right", "", NULL, "a letter on" },
	{ IN(LINE), ACT_FIRST, { KEY_PAD_HOME }, { 0 }, "Home", "", NULL, "to the start" },
	{ IN(LINE), ACT_LAST, { KEY_PAD_END }, { 0 }, "End", "", NULL, "to the end" },
	{ IN(LINE), ACT_RUB_WORD, { KEY_CTRL_W }, { 0 }, "Ctrl-W", "", NULL, "rubs a word out" },
	{ IN(LINE), ACT_RUB_LINE, { KEY_CTRL_U }, { 0 }, "Ctrl-U", "", NULL, "rubs all out" },
	{ IN(LINE), ACT_BACK, { KEY_ESCAPE }, { 0 }, "Esc", "", "back", "forgets the line" },

	{ IN(DANGER), ACT_CONFIRM, { 'C' }, { 0 }, "C", "", "confirm; any other key: back",
		"yes, go on; any other key goes back" },

	{ IN(MAP) | IN(ROSTER) | IN(ROLLS) | IN(TARGET) | IN(MENU) | IN(RULES) | IN(REPLAY)
		| IN(TITLE), ACT_HELP, { '?' }, { 0 }, "?", "help", "help",
		"help: what is under the cursor, its rules, and the keys" },
	{ IN(MAP) | IN(ROSTER) | IN(ROLLS) | IN(TARGET) | IN(MENU) | IN(TEXT) | IN(REPLAY),
		ACT_RULES, { 'R' }, { 0 }, "R", "rules", "rules",
		"the rules, opened at that of what is under the cursor" },
	{ IN(TITLE), ACT_RULES, { 'R' }, { 0 }, "R", "", NULL,
		"the rules, where a list is about a game of one book" },
	{ IN(MAP) | IN(ROSTER) | IN(ROLLS) | IN(TARGET) | IN(REPLAY) | IN(TITLE) | IN(TEXT)
		| IN(RULES) | IN(MENU) | IN(LINE), ACT_REDRAW, { KEY_CTRL_L }, { 0 }, "Ctrl-L",
		"", NULL, "draws the screen anew" },
	{ IN(MAP) | IN(REPLAY), ACT_LEAVE, { 'q' }, { 0 }, "q", "quit", "leave",
		"leaves; the game is saved and can be continued" },
};

enum { ROWS = sizeof rows / sizeof rows[0] };

static const char *const place_names[KEY_PLACES] = {
	[PLACE_MAP] = "On the map", [PLACE_ROSTER] = "In the roster",
	[PLACE_ROLLS] = "In the rolls", [PLACE_TARGET] = "Choosing a target",
	[PLACE_MENU] = "In a menu", [PLACE_TEXT] = "Reading",
	[PLACE_RULES] = "In the rules",
	[PLACE_LINE] = "Typing a line", [PLACE_REPLAY] = "Watching a replay",
	[PLACE_DANGER] = "Asked to confirm", [PLACE_TITLE] = "On the title screens",
};

enum key_act keys_act(enum key_place place, int key)
{
	for (int i = 0; i < ROWS; i++) {
		const struct key_row *row = &rows[i];

		if ((row->places & 1U << place) == 0 || key == 0)
			continue;
		for (int k = 0; k < KEYS_A_ROW; k++)
			if (row->keys[k] == key)
				return row->act;
		for (int k = 0; k < FAR_KEYS_A_ROW; k++)
			if (row->far[k] == key)
				return row->act + (ACT_RUN_WEST - ACT_WALK_WEST);
	}
	return ACT_NONE;
}

enum key_act keys_command(const char *word)
{
	for (int i = 0; i < ROWS; i++)
		if (*word != '\0' && strcmp(rows[i].command, word) == 0)
			return rows[i].act;
	return ACT_NONE;
}

const char *keys_command_word(int i)
{
	for (int row = 0; row < ROWS; row++)
		if (rows[row].command[0] != '\0' && i-- == 0)
			return rows[row].command;
	return NULL;
}

/* The first of a row's key names: what a hint has room for. */
static void first_name(const struct key_row *row, char *name, size_t size)
{
	const char *end = strstr(row->names, ", ");

	snprintf(name, size, "%.*s", end != NULL ? (int)(end - row->names) :
		(int)strlen(row->names), row->names);
}

bool keys_hint(enum key_place place, int i, char *key, size_t size, const char **words)
{
	for (int row = 0; row < ROWS; row++) {
		if ((rows[row].places & 1U << place) == 0 || rows[row].hint == NULL || i-- > 0)
			continue;
		first_name(&rows[row], key, size);
		*words = rows[row].hint;
		return true;
	}
	return false;
}

bool keys_help(enum key_place place, int line, char *text, size_t size)
{
	for (int i = 0; i < ROWS; i++) {
		if ((rows[i].places & 1U << place) == 0 || line-- > 0)
			continue;
		snprintf(text, size, "%-24s%s", rows[i].names, rows[i].help);
		return true;
	}
	return false;
}

const char *keys_place_name(enum key_place place)
{
	return place_names[place];
}

bool tui_key(int i, struct tui_key *key)
{
	for (enum key_place place = 0; place < KEY_PLACES; place++)
		for (int r = 0; r < ROWS; r++)
			if ((rows[r].places & 1U << place) != 0 && i-- == 0) {
				*key = (struct tui_key){ place_names[place],
					rows[r].names, rows[r].command, rows[r].help };
				return true;
			}
	return false;
}
