/* The key table: see keys.h.
 *
 *  Y1  within a place no key stands in two rows.
 *  Y2  every row has a key, and the name by which preferences know it, which no other has.
 *  Y3  PLACE_DANGER has no row with Space, Enter, or a key that walks.
 *  Y4  where a line is typed no key is a letter, and in a menu none is a digit, or a small
 *      letter but d and i: the others choose its rows (skirmish/menus/act.h).
 */
#include "tui/keys.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/tui.h"
#include "tui/wide.h"

enum { KEYS_A_ROW = KEYMAP_KEYS_MAX, FAR_KEYS_A_ROW = 2, WALKS = 8 };

#define IN(place) (1U << PLACE_##place)
#define WALKED (IN(MAP) | IN(TARGET) | IN(REPLAY))
#define LISTED (IN(ROSTER) | IN(ROLLS) | IN(TEXT))
#define LEAFED (LISTED | IN(RULES))
#define ORDERED (IN(MAP) | IN(ROSTER))
#define LOOKED (IN(MAP) | IN(ROSTER) | IN(REPLAY))

struct key_row {
	unsigned places;
	enum key_act act;
	int keys[KEYS_A_ROW];
	int far[FAR_KEYS_A_ROW];	/* of a walk: the same, farther */
	const char *name, *command, *hint, *help;
};

static const struct key_row rows[] = {
	{ WALKED, ACT_WALK_WEST, { 'h', '4', KEY_ARROW_LEFT }, { 'H', KEY_FAR_LEFT },
		"walk-west", "", NULL, "a cell west" },
	{ WALKED, ACT_WALK_EAST, { 'l', '6', KEY_ARROW_RIGHT }, { 'L', KEY_FAR_RIGHT },
		"walk-east", "", NULL, "a cell east" },
	{ WALKED, ACT_WALK_NORTH, { 'k', '8', KEY_ARROW_UP }, { 'K', KEY_FAR_UP },
		"walk-north", "", NULL, "north, in zigzag on hexes" },
	{ WALKED, ACT_WALK_SOUTH, { 'j', '2', KEY_ARROW_DOWN }, { 'J', KEY_FAR_DOWN },
		"walk-south", "", NULL, "south, in zigzag on hexes" },
	{ WALKED, ACT_WALK_NORTH_WEST, { 'y', '7', KEY_PAD_HOME }, { 'Y' },
		"walk-north-west", "", NULL, "a cell north-west" },
	{ WALKED, ACT_WALK_NORTH_EAST, { 'u', '9', KEY_PAGE_UP }, { 'U' },
		"walk-north-east", "", NULL, "a cell north-east" },
	{ WALKED, ACT_WALK_SOUTH_WEST, { 'b', '1', KEY_PAD_END }, { 'B' },
		"walk-south-west", "", NULL, "a cell south-west" },
	{ WALKED, ACT_WALK_SOUTH_EAST, { 'n', '3', KEY_PAGE_DOWN }, { 'N' },
		"walk-south-east", "", NULL, "a cell south-east" },

	{ IN(MAP), ACT_DO, { KEY_RETURN, '5', KEY_PAD_CENTRE }, { 0 },
		"menu", "", "menu",
		"the menu of the unit under the cursor: its orders, its targets" },
	{ IN(MAP), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "next", "next", "next unit",
		"the next unit that needs you" },
	{ IN(MAP), ACT_PREVIOUS, { KEY_BACK_TAB, 'p' }, { 0 }, "previous", "previous", NULL,
		"the one before" },
	{ IN(MAP), ACT_DONE, { 'd' }, { 0 }, "done", "", "done",
		"done: ends what is asked (asks first if units lack orders), or holds a unit" },
	{ ORDERED, ACT_ACCEPT_ALL, { 'X' }, { 0 }, "accept-all", "accept-all", NULL,
		"takes all that is suggested, ends what is asked, and says nothing after it" },
	{ ORDERED, ACT_ACCEPT, { 'x' }, { 0 }, "accept", "accept", NULL,
		"takes what is suggested for the unit, or for those that are marked" },
	{ ORDERED, ACT_GOTO, { 't' }, { 0 }, "goto", "goto", NULL,
		"sends the unit, or those that are marked, to a place however far; Tab: places" },
	{ ORDERED, ACT_MARK, { 'v' }, { 0 }, "mark", "mark", NULL,
		"marks the unit, to be told with others, or no longer" },
	{ ORDERED, ACT_MARK_ALL, { 'V' }, { 0 }, "mark-all", "mark-all", NULL,
		"marks all of yours, or nobody" },
	{ ORDERED, ACT_REPEAT, { '.' }, { 0 }, "repeat", "repeat", NULL,
		"the unit's last order once more" },
	{ ORDERED, ACT_REPEAT_ALL, { 'A' }, { 0 }, "repeat-all", "repeat-all", NULL,
		"all who are asked as they were told last" },
	{ ORDERED, ACT_HOLD_ALL, { 'D' }, { 0 }, "hold-all", "hold-all", NULL,
		"done, and whoever has been told nothing holds; nothing is asked first" },
	{ ORDERED, ACT_ENTRUST, { 'E' }, { 0 }, "entrust", "", NULL,
		"hands the unit to the commander or the action tables, or takes it back" },
	{ ORDERED, ACT_ADVISE, { 'I' }, { 0 }, "advise", "advise", NULL,
		"three plans, each tried by playing on, and what came of them; takes one" },
	{ IN(MAP), ACT_UNDO, { KEY_CTRL_U }, { 0 }, "undo", "undo", NULL,
		"takes your last choice back, as far as no die and no discovery lies between" },
	{ IN(MAP), ACT_REDO, { KEY_CTRL_R }, { 0 }, "redo", "redo", NULL,
		"does again what was taken back" },
	{ IN(MAP), ACT_MASTER, { 'm' }, { 0 }, "game-master", "gm", NULL,
		"the Game Master's screen, where one sits; his acts, while he has it" },

	{ IN(TARGET), ACT_DO, { KEY_RETURN, KEY_SPACE, '5', KEY_PAD_CENTRE }, { 0 },
		"choose-target", "", "choose", "this cell, unit or figure it is" },
	{ IN(TARGET), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "next-target", "", "next target",
		"the next possible target" },
	{ IN(TARGET), ACT_PREVIOUS, { KEY_BACK_TAB, 'p' }, { 0 }, "previous-target", "", NULL,
		"the one before" },
	{ IN(TARGET), ACT_BACK, { KEY_ESCAPE, 'q' }, { 0 }, "leave-target", "", "back",
		"back to the menu, nothing chosen" },
	{ IN(TARGET), ACT_SHEET, { 'i' }, { 0 }, "target-preview", "", NULL,
		"all that would come of it, if the panel is too small" },

	{ IN(REPLAY), ACT_STEP_ON, { KEY_SPACE, '.', KEY_RETURN }, { 0 }, "replay-on", "",
		"on", "on by one choice" },
	{ IN(REPLAY), ACT_STEP_BACK, { ',', KEY_RUBOUT }, { 0 }, "replay-back", "", "back",
		"back by one choice" },
	{ IN(REPLAY), ACT_TURN_ON, { ']', '+' }, { 0 }, "replay-turn-on", "", "turn on",
		"on by one turn" },
	{ IN(REPLAY), ACT_TURN_BACK, { '[', '-' }, { 0 }, "replay-turn-back", "", "turn back",
		"back by one turn" },
	{ IN(REPLAY), ACT_START, { '<' }, { 0 }, "replay-start", "", NULL, "to the beginning" },
	{ IN(REPLAY), ACT_END, { '>' }, { 0 }, "replay-end", "", NULL, "to the end" },
	{ IN(REPLAY), ACT_SEAT, { 'v' }, { 0 }, "replay-seat", "", "seat",
		"through the eyes of the next seat" },

	{ IN(MAP) | IN(REPLAY), ACT_ROSTER, { 'r' }, { 0 }, "roster", "roster", NULL,
		"into the roster (Esc comes back)" },
	{ LOOKED, ACT_SHEET, { 'i' }, { 0 }, "info", "info", NULL,
		"all about the unit: strength, figures, weapons, a hero's sheet" },
	{ IN(MAP) | IN(REPLAY), ACT_CARD, { 'C' }, { 0 }, "card", "card", NULL,
		"the card of the figure under the cursor, in the roster's place; again: the roster" },
	{ IN(MAP) | IN(REPLAY), ACT_LEGEND, { 'M' }, { 0 }, "legend", "legend", "legend",
		"what the colours and signs on the map mean, in the roster's place; again: the roster" },
	{ LOOKED | IN(ROLLS), ACT_WHY, { 'w' }, { 0 }, "why", "why", NULL,
		"why the unit did what it did" },
	{ IN(MAP) | IN(REPLAY), ACT_UNASKED, { 'W' }, { 0 }, "unasked", "unasked", NULL,
		"who of yours is not asked, to shoot for one, and why" },
	{ LOOKED, ACT_FORECAST, { 'f' }, { 0 }, "forecast", "forecast", NULL,
		"the six things the unit may do next, left to itself" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_OVERLAY, { 'g' }, { 0 },
		"overlay", "overlay", NULL,
		"the next overlay: reach, range, sight, height, coordinates, zones, facing" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_OVERLAY_BACK, { 'G' }, { 0 },
		"overlay-back", "", NULL, "the overlay before" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_ZOOM, { 'z' }, { 0 }, "zoom", "zoom", NULL,
		"zoom: out until the whole table is seen, then near, then as before" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_CENTRE, { 'c' }, { 0 }, "centre", "", NULL,
		"puts the cursor in the middle of the map" },
	{ IN(MAP) | IN(TARGET) | IN(REPLAY), ACT_FIND, { '/' }, { 0 }, "find", "find", NULL,
		"finds a unit, a hero, a place by name, or a cell: 11,25" },
	{ IN(MAP) | IN(REPLAY), ACT_JUMP, { 'T' }, { 0 }, "jump", "jump", NULL,
		"the next enemy, or event (!), that an arrow at the edge of the map points to" },
	{ ORDERED, ACT_SAY, { 'S' }, { 0 }, "say", "say", NULL,
		"says something to all at the table" },
	{ ORDERED, ACT_TELL, { 'P' }, { 0 }, "tell", "tell", NULL,
		"says something to one side, one's own among them, or to the Game Master" },
	{ IN(MAP) | IN(ROSTER) | IN(ROLLS) | IN(TARGET) | IN(MENU) | IN(TEXT), ACT_COMMAND, { ':' },
		{ 0 }, "command", "", NULL,
		"a typed choice or command (Tab completes, Up brings back older ones)" },
	{ IN(MAP) | IN(ROLLS) | IN(REPLAY), ACT_ROLLS_OLDER, { KEY_CTRL_P }, { 0 },
		"older-rolls", "rolls", NULL, "the log, back from its end; Enter opens what proves a line" },
	{ IN(MAP) | IN(ROLLS) | IN(REPLAY), ACT_ROLLS_NEWER, { KEY_CTRL_N }, { 0 },
		"newer-rolls", "", NULL, "the log, on to its end" },
	{ IN(MAP) | IN(ROLLS) | IN(REPLAY), ACT_ASIDES, { 'a' }, { 0 },
		"asides", "asides", NULL,
		"every die of the log instead of what happened, also who was picked; or not" },
	{ IN(MAP) | IN(REPLAY), ACT_OBJECTIVES, { 'o' }, { 0 }, "objectives", "objectives", NULL,
		"who wants what, and who has it" },
	{ IN(MAP) | IN(REPLAY), ACT_STORY, { 's' }, { 0 }, "story", "story", NULL,
		"the briefing and the story so far" },

	{ LEAFED | IN(TITLE), ACT_UP, { 'k', '8', KEY_ARROW_UP }, { 0 }, "up", "", NULL,
		"one line up" },
	{ LEAFED | IN(TITLE), ACT_DOWN, { 'j', '2', KEY_ARROW_DOWN }, { 0 }, "down", "",
		NULL, "one line down" },
	{ IN(MENU), ACT_UP, { KEY_ARROW_UP, KEY_BACK_TAB, KEY_CTRL_P }, { 0 },
		"menu-up", "", NULL, "one line up" },
	{ IN(MENU), ACT_DOWN, { KEY_TABULATOR, KEY_ARROW_DOWN, KEY_CTRL_N }, { 0 },
		"menu-down", "", "next line", "one line down" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_PAGE_UP, { KEY_PAGE_UP }, { 0 }, "page-up", "",
		NULL, "a page up" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_PAGE_DOWN, { KEY_PAGE_DOWN }, { 0 }, "page-down", "",
		NULL, "a page down" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_FIRST, { KEY_PAD_HOME }, { 0 }, "first", "", NULL,
		"to the first line" },
	{ LEAFED | IN(TITLE) | IN(MENU), ACT_LAST, { KEY_PAD_END }, { 0 }, "last", "", NULL,
		"to the last line" },
	{ IN(TEXT), ACT_STEP_ON, { KEY_SPACE }, { 0 }, "text-on", "", "on",
		"on by a page; past the end: closes" },
	{ IN(TEXT), ACT_DO, { KEY_RETURN }, { 0 }, "text-open", "", NULL,
		"opens the rule, or the dice of the sentence, that is chosen; none is: the same" },
	{ IN(TEXT), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "text-next", "", NULL,
		"chooses the next rule that is named, or sentence; Enter opens it" },
	{ IN(TEXT), ACT_ASIDES, { 'a' }, { 0 }, "text-asides", "", NULL,
		"of what happened: every event and every die, a line each" },
	{ IN(TEXT), ACT_PREVIOUS, { KEY_BACK_TAB }, { 0 }, "text-previous", "", NULL,
		"the one before" },
	{ IN(RULES), ACT_DO, { KEY_RETURN }, { 0 }, "rules-open", "", "open",
		"opens the rule, table, row or subject that is chosen" },
	{ IN(RULES), ACT_NEXT, { KEY_TABULATOR }, { 0 }, "rules-next", "", "on",
		"chooses the next that is named; Up and Down do, too, where it is near" },
	{ IN(RULES), ACT_PREVIOUS, { KEY_BACK_TAB }, { 0 }, "rules-previous", "", NULL,
		"the one before" },
	{ IN(RULES), ACT_PAGE_DOWN, { KEY_SPACE }, { 0 }, "rules-page-down", "", NULL,
		"a page down" },
	{ IN(RULES), ACT_BACK, { KEY_ESCAPE, KEY_RUBOUT }, { 0 }, "rules-back", "", "back",
		"back the way one came; from the first page to where one was" },
	{ IN(RULES), ACT_FIND, { '/' }, { 0 }, "rules-find", "", "find",
		"looks for a word in names, rows and texts" },
	{ IN(RULES), ACT_BOOK, { 'b' }, { 0 }, "rules-book", "", "book",
		"the same in the next system's book, or its contents" },
	{ IN(RULES), ACT_BOOK_BACK, { 'B' }, { 0 }, "rules-book-back", "", NULL,
		"the same in the book before" },
	{ IN(RULES), ACT_CONTENTS, { 'c' }, { 0 }, "rules-contents", "", "list",
		"the book's contents: subjects, tables, rules" },
	{ IN(RULES), ACT_TURN, { 't' }, { 0 }, "rules-turn", "", NULL,
		"a table: in columns or in lines; a subject, a search: titles or texts" },
	{ IN(RULES), ACT_LEAVE, { 'q', 'R' }, { 0 }, "rules-close", "", "close",
		"closes the rules; they open here again from the same place" },
	{ IN(ROSTER), ACT_DO, { KEY_RETURN, KEY_SPACE }, { 0 }, "roster-open", "", "figures",
		"the unit's figures and sheets" },
	{ IN(ROLLS), ACT_DO, { KEY_RETURN, KEY_SPACE }, { 0 }, "rolls-open", "", "open",
		"the roll's modifiers and its rule" },
	{ IN(MENU), ACT_DO, { KEY_RETURN }, { 0 }, "menu-choose", "", "take",
		"this one (or press its letter)" },
	{ IN(TITLE), ACT_DO, { KEY_RETURN, KEY_SPACE, 'l', KEY_ARROW_RIGHT }, { 0 },
		"title-choose", "", "choose", "this one" },
	{ IN(TITLE), ACT_BACK, { KEY_ESCAPE, 'h', KEY_ARROW_LEFT }, { 0 },
		"title-back", "", "back", "back to the list before" },
	{ IN(TITLE), ACT_LEAVE, { 'q' }, { 0 }, "title-leave", "", NULL,
		"back; from the title screen itself: leave" },
	{ LISTED, ACT_BACK, { KEY_ESCAPE, 'q' }, { 0 }, "list-back", "", "back",
		"back to the map" },
	{ IN(MENU), ACT_BACK, { KEY_ESCAPE }, { 0 }, "menu-back", "", "back", "back to the map" },
	{ IN(MENU), ACT_DONE, { 'd' }, { 0 }, "menu-done", "", "done",
		"done, as on the map: ends what is asked, or passes a unit over" },
	{ IN(MENU), ACT_ACCEPT_ALL, { 'X' }, { 0 }, "menu-accept-all", "", NULL,
		"takes all that is suggested, as on the map" },
	{ IN(MENU), ACT_SHEET, { 'i' }, { 0 }, "menu-info", "", NULL,
		"all that is told of the row, if there is no room for it" },

	{ IN(LINE), ACT_DO, { KEY_RETURN }, { 0 }, "line-take", "", "do", "takes the line" },
	{ IN(LINE), ACT_COMPLETE, { KEY_TABULATOR }, { 0 }, "line-complete", "", "complete",
		"completes the word; what may follow is shown above" },
	{ IN(LINE), ACT_UP, { KEY_ARROW_UP, KEY_CTRL_P }, { 0 }, "line-older", "", "older",
		"the line typed before" },
	{ IN(LINE), ACT_DOWN, { KEY_ARROW_DOWN, KEY_CTRL_N }, { 0 }, "line-newer", "", NULL,
		"the line typed after" },
	{ IN(LINE), ACT_LEFT, { KEY_ARROW_LEFT }, { 0 }, "line-left", "", NULL, "a letter back" },
	{ IN(LINE), ACT_RIGHT, { KEY_ARROW_RIGHT }, { 0 }, "line-right", "", NULL, "a letter on" },
	{ IN(LINE), ACT_FIRST, { KEY_PAD_HOME }, { 0 }, "line-first", "", NULL, "to the start" },
	{ IN(LINE), ACT_LAST, { KEY_PAD_END }, { 0 }, "line-last", "", NULL, "to the end" },
	{ IN(LINE), ACT_RUB_WORD, { KEY_CTRL_W }, { 0 }, "line-rub-word", "", NULL,
		"rubs a word out" },
	{ IN(LINE), ACT_RUB_LINE, { KEY_CTRL_U }, { 0 }, "line-rub-all", "", NULL, "rubs all out" },
	{ IN(LINE), ACT_BACK, { KEY_ESCAPE }, { 0 }, "line-back", "", "back", "forgets the line" },

	{ IN(DANGER), ACT_CONFIRM, { 'C' }, { 0 }, "confirm", "", "confirm; any other key: back",
		"yes, go on; any other key goes back" },

	{ IN(MAP) | IN(ROSTER) | IN(ROLLS) | IN(TARGET) | IN(MENU) | IN(RULES) | IN(REPLAY)
		| IN(TITLE), ACT_HELP, { '?' }, { 0 }, "help", "help", "help",
		"help: what is under the cursor, its rules, and the keys" },
	{ IN(MAP) | IN(ROSTER) | IN(ROLLS) | IN(TARGET) | IN(MENU) | IN(TEXT) | IN(REPLAY),
		ACT_RULES, { 'R' }, { 0 }, "rules", "rules", "rules",
		"the rules, opened at that of what is under the cursor" },
	{ IN(TITLE), ACT_RULES, { 'R' }, { 0 }, "title-rules", "", NULL,
		"the rules, where a list is about a game of one book" },
	{ IN(MAP) | IN(ROSTER) | IN(ROLLS) | IN(TARGET) | IN(REPLAY) | IN(TITLE) | IN(TEXT)
		| IN(RULES) | IN(MENU) | IN(LINE), ACT_REDRAW, { KEY_CTRL_L }, { 0 }, "redraw",
		"", NULL, "draws the screen anew" },
	{ IN(MAP) | IN(REPLAY), ACT_LEAVE, { 'q' }, { 0 }, "leave", "quit", "leave",
		"leaves; the game is saved and can be continued" },
};

/* Behind the rows of the table stand, in a keymap, those of walks that go farther. */
enum { ROWS = sizeof rows / sizeof rows[0], ALL_ROWS = ROWS + WALKS };
static_assert((int)ALL_ROWS <= (int)KEYMAP_ROWS_MAX, "room for all keys");

static const char *const place_names[KEY_PLACES] = {
	[PLACE_MAP] = "On the map", [PLACE_ROSTER] = "In the roster",
	[PLACE_ROLLS] = "In the rolls", [PLACE_TARGET] = "Choosing a target",
	[PLACE_MENU] = "In a menu", [PLACE_TEXT] = "Reading",
	[PLACE_RULES] = "In the rules",
	[PLACE_LINE] = "Typing a line", [PLACE_REPLAY] = "Watching a replay",
	[PLACE_DANGER] = "Asked to confirm", [PLACE_TITLE] = "On the title screens",
};

/* A walk's row of its far keys; -1 if it is none. */
static int far_row(int row)
{
	const int walk = (int)rows[row].act - ACT_WALK_WEST;

	return walk >= 0 && walk < WALKS ? ROWS + walk : -1;
}

/* The table's row that a keymap's is about. */
static int table_row(int row)
{
	if (row < ROWS)
		return row;
	for (int i = 0; i < ROWS; i++)
		if (far_row(i) == row)
			return i;
	return 0;
}

static bool in_place(int row, enum key_place place)
{
	return (rows[table_row(row)].places & 1U << place) != 0;
}

static bool has_key(const struct keymap *m, int row, int key)
{
	for (int k = 0; k < KEYS_A_ROW; k++)
		if (m->keys[row][k] == key)
			return key != 0;
	return false;
}

enum key_act keys_act(const struct keymap *m, enum key_place place, int key)
{
	for (int row = 0; row < ALL_ROWS; row++)
		if (in_place(row, place) && has_key(m, row, key))
			return row < ROWS ? rows[row].act
				: rows[table_row(row)].act + (ACT_RUN_WEST - ACT_WALK_WEST);
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

static enum complete_what follows(const char *word)
{
	const enum key_act act = keys_command(word);

	return act == ACT_NONE ? COMPLETE_NOTHING : act == ACT_RULES ? COMPLETE_RULES
		: COMPLETE_UNITS;
}

const struct complete_own keys_own_words = { keys_command_word, follows, NULL };

void keys_names(const struct keymap *m, int row, char *text, size_t size)
{
	char name[32];

	text[0] = '\0';
	for (int k = 0; k < KEYS_A_ROW && m->keys[row][k] != 0; k++) {
		keys_spell(m->keys[row][k], name, sizeof name);
		wide_add(text, size, "%s%s", k > 0 ? ", " : "", name);
	}
}

/* Of a game's places these come first, so that what answers on the map and in a menu stands where
 * it stood: nothing of it is sent anew. */
static const enum key_act hinted_first[] = { ACT_DO, ACT_NEXT, ACT_DOWN, ACT_DONE, ACT_HELP,
	ACT_RULES };
enum { HINTED_FIRST = sizeof hinted_first / sizeof hinted_first[0] };

/* Its turn among the hints of a place, HINTED_FIRST: after those, as in the table. */
static int turn_of(int row, enum key_place place)
{
	int turn = 0;

	while (turn < HINTED_FIRST && rows[row].act != hinted_first[turn])
		turn++;
	return (1U << place & (IN(MAP) | IN(MENU) | IN(TARGET))) != 0 ? turn : HINTED_FIRST;
}

bool keys_hint(const struct keymap *m, enum key_place place, int i, char *key, size_t size,
	const char **words)
{
	for (int turn = 0; turn <= HINTED_FIRST; turn++)
		for (int row = 0; row < ROWS; row++) {
			if (!in_place(row, place) || rows[row].hint == NULL
					|| turn_of(row, place) != turn || i-- > 0)
				continue;
			keys_spell(m->keys[row][0], key, size);
			*words = rows[row].hint;
			return true;
		}
	return false;
}

/* What a row's keys do; of a walk also which keys go farther. */
static void help_text(const struct keymap *m, int row, char *text, size_t size)
{
	const int far = far_row(row);
	char names[64];

	snprintf(text, size, "%s", rows[row].help);
	if (far < 0)
		return;
	keys_names(m, far, names, sizeof names);
	wide_add(text, size, " (%s: five cells)", names);
}

bool keys_help(const struct keymap *m, enum key_place place, int line, char *text, size_t size)
{
	char names[64], help[TUI_HELP_MAX];

	for (int row = 0; row < ROWS; row++) {
		if (!in_place(row, place) || line-- > 0)
			continue;
		keys_names(m, row, names, sizeof names);
		help_text(m, row, help, sizeof help);
		snprintf(text, size, "%-24s%s", names, help);
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
	struct keymap m;

	keys_standard(&m);
	for (enum key_place place = 0; place < KEY_PLACES; place++)
		for (int row = 0; row < ROWS; row++) {
			if (!in_place(row, place) || i-- > 0)
				continue;
			*key = (struct tui_key){ .section = place_names[place],
				.command = rows[row].command };
			keys_names(&m, row, key->keys, sizeof key->keys);
			help_text(&m, row, key->help, sizeof key->help);
			return true;
		}
	return false;
}

bool keys_walk_as_usual(const struct keymap *m)
{
	struct keymap usual;
	bool same = true;

	keys_standard(&usual);
	for (int row = 0; row < ROWS; row++)
		if (far_row(row) >= 0)
			same = same && memcmp(m->keys[row], usual.keys[row],
				sizeof usual.keys[row]) == 0;
	return same;
}

/* ---- as preferences ---- */

void keys_standard(struct keymap *m)
{
	*m = (struct keymap){ { { 0 } } };
	for (int row = 0; row < ROWS; row++) {
		const int far = far_row(row);

		for (int k = 0; k < KEYS_A_ROW; k++)
			m->keys[row][k] = rows[row].keys[k];
		for (int k = 0; far >= 0 && k < FAR_KEYS_A_ROW; k++)
			m->keys[far][k] = rows[row].far[k];
	}
}

static const char *const far_names[WALKS] = { "run-west", "run-east", "run-north", "run-south",
	"run-north-west", "run-north-east", "run-south-west", "run-south-east" };

static const char *row_name(int row)
{
	return row < ROWS ? rows[row].name : far_names[row - ROWS];
}

static int row_named(const char *name, size_t bytes)
{
	for (int row = 0; row < ALL_ROWS; row++)
		if (strlen(row_name(row)) == bytes && memcmp(row_name(row), name, bytes) == 0)
			return row;
	return -1;
}

const char *keys_words(const struct keymap *m, const char *words, char *text, size_t size)
{
	text[0] = '\0';
	while (*words != '\0') {
		const size_t plain = strcspn(words, "{"), name = strcspn(words + plain, "}");
		const int row = words[plain] == '{' ? row_named(words + plain + 1, name - 1) : -1;
		char key[32] = "";

		assert(words[plain] == '\0' || row >= 0);
		if (row >= 0)
			keys_spell(m->keys[row][0], key, sizeof key);
		wide_add(text, size, "%.*s%s", (int)plain, words, key);
		words += plain + (words[plain] == '{' ? name + 1 : 0);
	}
	return text;
}

/* "On the map, choosing a target": where a row's keys are read. */
static void add_places(int row, char *text, size_t size)
{
	bool more = false;

	for (enum key_place place = 0; place < KEY_PLACES; place++) {
		const char *const name = place_names[place];

		if (!in_place(row, place))
			continue;
		wide_add(text, size, "%s%c%s", more ? ", " : "",
			more && name[0] >= 'A' && name[0] <= 'Z' ? name[0] - 'A' + 'a' : name[0],
			name + 1);
		more = true;
	}
}

int keys_rows(void)
{
	return ALL_ROWS;
}

bool keys_row(int i, const char **name, char *doc, size_t size)
{
	if (i >= ALL_ROWS)
		return false;
	*name = row_name(i);
	doc[0] = '\0';
	add_places(i, doc, size);
	if (i < ROWS)
		wide_add(doc, size, ": %s.", rows[i].help);
	else
		wide_add(doc, size, ": five cells at once.");
	return true;
}

/* What a name that is none may be meant as: one that is no letter. */
static const char *near_name(const char *name)
{
	struct nearest near;
	const char *other;

	nearest_to(&near, name);
	for (int i = 0; (other = keys_spelling(i)) != NULL; i++)
		nearest_try(&near, other);
	return nearest_word(&near);
}

bool keys_take(struct keymap *m, int row, const struct mapping_value *v,
	struct mapping_fault *fault)
{
	int32_t keys[KEYS_A_ROW] = { 0 };

	fault->text = KEYS_A_ROW;
	snprintf(fault->expected, sizeof fault->expected, "at most %d keys", KEYS_A_ROW);
	if (v->n > KEYS_A_ROW)
		return false;
	for (int k = 0; k < v->n; k++) {
		keys[k] = keys_spelt(v->text[k]);
		fault->text = k;
		fault->near = near_name(v->text[k]);
		snprintf(fault->expected, sizeof fault->expected,
			"a key: one sign, or a name like Left, F1 or Ctrl-P");
		if (keys[k] == 0)
			return false;
	}
	memcpy(m->keys[row], keys, sizeof keys);
	return true;
}

/* ---- what must hold of all of them ---- */

/* Whether a key may be pressed for a row in a place at all; else why not. */
static bool may_press(const struct keymap *m, enum key_place place, int key, const char **why)
{
	const bool letter = key > KEY_SPACE && key < KEY_SPECIAL;
	const enum key_act walk = keys_act(m, PLACE_MAP, key);

	if (place == PLACE_DANGER && (key == KEY_SPACE || key == KEY_RETURN
			|| (walk >= ACT_WALK_WEST && walk <= ACT_RUN_SOUTH_EAST))) {
		*why = "a key that is pressed for nothing else in passing, neither Space nor Enter "
			"nor one that walks";	/* Y3 */
		return false;
	}
	if (place == PLACE_LINE && (letter || key == KEY_SPACE)) {
		*why = "a key that is no letter, since lines are typed there";	/* Y4 */
		return false;
	}
	if (place == PLACE_MENU && key != 'd' && key != 'i'
			&& ((key >= 'a' && key <= 'z') || (key >= '0' && key <= '9'))) {
		*why = "no digit and no small letter but d and i: those choose rows of menus";
		return false;
	}
	return true;
}

/* Another row of a place that has the key; -1: none (Y1). */
static int other_row(const struct keymap *m, enum key_place place, int row, int key)
{
	for (int other = 0; other < row; other++)
		if (in_place(other, place) && has_key(m, other, key))
			return other;
	return -1;
}

/* What is wrong with a key of a row, in the first place where anything is. */
static bool key_is_wrong(const struct keymap *m, int row, int key, int clashing[2],
	struct reason *why)
{
	char name[32];
	const char *expected;

	keys_spell(key, name, sizeof name);
	for (enum key_place place = 0; place < KEY_PLACES; place++) {
		int other;

		clashing[0] = clashing[1] = row;
		if (!in_place(row, place))
			continue;
		if (!may_press(m, place, key, &expected)) {
			refuse(why, "", "expected %s, found \"%s\"", expected, name);
			return true;
		}
		other = other_row(m, place, row, key);
		if (other >= 0) {
			clashing[0] = other;
			refuse(why, "", "expected a key that does nothing else, found \"%s\" for "
				"%s and for %s (%s)", name, row_name(other), row_name(row),
				place_names[place]);
			return true;
		}
	}
	return false;
}

bool keys_clash(const struct keymap *m, int i, int clashing[2], struct reason *why)
{
	for (int row = 0; row < ALL_ROWS; row++)
		for (int k = 0; k < KEYS_A_ROW && m->keys[row][k] != 0; k++)
			if (key_is_wrong(m, row, m->keys[row][k], clashing, why) && i-- == 0)
				return true;
	return false;
}
