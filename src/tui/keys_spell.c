/* How keys are spelt, on the screen and in preferences: see keys.h. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/text.h"
#include "tui/keys.h"
#include "tui/wide.h"

enum { CTRL = 0x1F };

static const struct { const char *name; int key; } special[] = {
	{ "Enter", KEY_RETURN }, { "Space", KEY_SPACE }, { "Tab", KEY_TABULATOR },
	{ "Shift-Tab", KEY_BACK_TAB }, { "Esc", KEY_ESCAPE }, { "Backspace", KEY_RUBOUT },
	{ "Delete", KEY_REMOVE }, { "Up", KEY_ARROW_UP }, { "Down", KEY_ARROW_DOWN },
	{ "Left", KEY_ARROW_LEFT }, { "Right", KEY_ARROW_RIGHT }, { "Shift-Up", KEY_FAR_UP },
	{ "Shift-Down", KEY_FAR_DOWN }, { "Shift-Left", KEY_FAR_LEFT },
	{ "Shift-Right", KEY_FAR_RIGHT }, { "Home", KEY_PAD_HOME }, { "End", KEY_PAD_END },
	{ "PgUp", KEY_PAGE_UP }, { "PgDn", KEY_PAGE_DOWN }, { "Centre", KEY_PAD_CENTRE },
	{ "F1", KEY_FUNCTION + 1 }, { "F2", KEY_FUNCTION + 2 },
	{ "F3", KEY_FUNCTION + 3 }, { "F4", KEY_FUNCTION + 4 },
	{ "F5", KEY_FUNCTION + 5 }, { "F6", KEY_FUNCTION + 6 },
	{ "F7", KEY_FUNCTION + 7 }, { "F8", KEY_FUNCTION + 8 },
	{ "F9", KEY_FUNCTION + 9 }, { "F10", KEY_FUNCTION + 10 },
	{ "F11", KEY_FUNCTION + 11 }, { "F12", KEY_FUNCTION + 12 },
	{ "Ctrl-A", 'A' & CTRL }, { "Ctrl-B", 'B' & CTRL }, { "Ctrl-D", 'D' & CTRL },
	{ "Ctrl-E", 'E' & CTRL }, { "Ctrl-F", 'F' & CTRL }, { "Ctrl-G", 'G' & CTRL },
	{ "Ctrl-K", 'K' & CTRL }, { "Ctrl-L", KEY_CTRL_L }, { "Ctrl-N", KEY_CTRL_N },
	{ "Ctrl-P", KEY_CTRL_P }, { "Ctrl-R", KEY_CTRL_R }, { "Ctrl-T", 'T' & CTRL },
	{ "Ctrl-U", KEY_CTRL_U }, { "Ctrl-W", KEY_CTRL_W }, { "Ctrl-X", 'X' & CTRL },
};
enum { SPECIAL = sizeof special / sizeof special[0] };

const char *keys_spelling(int i)
{
	return i < SPECIAL ? special[i].name : NULL;
}

void keys_spell(int key, char *name, size_t size)
{
	for (int i = 0; i < SPECIAL; i++)
		if (special[i].key == key) {
			snprintf(name, size, "%s", special[i].name);
			return;
		}
	name[0] = '\0';
	if (key > 0 && key < KEY_SPECIAL && size > 4)
		name[wide_encode((uint32_t)key, name)] = '\0';
}

int keys_spelt(const char *name)
{
	const char *at = name;
	const int32_t letter = *name != '\0' ? text_letter(&at, name + strlen(name)) : 0;

	for (int i = 0; i < SPECIAL; i++)
		if (strcasecmp(special[i].name, name) == 0)
			return special[i].key;
	return *at == '\0' && letter > KEY_SPACE && letter < KEY_SPECIAL && text_shows(letter)
		&& wide_width((uint32_t)letter) == 1 ? letter : 0;
}
