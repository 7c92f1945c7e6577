/* What a turn costs a person: keys pressed, and pages put before the map and read.
 *
 *  P1  a key is counted when it is pressed, a page when a key is pressed on it: what is shown
 *      and goes by itself costs nobody anything.
 *  P2  a page is what its last row says one goes on from with Space, wherever on the screen
 *      its box ends.
 */
#include "config.h"

#include "play.h"

#include <string.h>

static bool is_page(const struct play *p)
{
	char row[TERMINAL_ROW_BYTES];

	for (int i = 0; i < terminal_rows(p->terminal); i++) {
		terminal_row(p->terminal, i, row);
		if (strstr(row, "Space on") != NULL)
			return true;
	}
	return false;
}

void pace_key(struct play *p)
{
	if (!p->paced)
		return;
	settle(p);
	p->keys++;
	p->pages += is_page(p);
}

bool step_pace(struct play *p, const char *text)
{
	int keys, pages, name = 0;
	const bool asked = sscanf(text, "%d %d %n", &keys, &pages, &name) == 2 && text[name];

	if (!asked && strcmp(text, "begins") != 0)
		return failed(p, "pace begins, or KEYS PAGES NAME");
	if (asked) {
		printf("# pace %d %d %s\n", p->keys, p->pages, text + name);
		if (p->keys > keys || p->pages > pages)
			return failed(p, "%d keys and %d pages", p->keys, p->pages);
	}
	p->paced = true;
	p->keys = p->pages = 0;
	return asked ? passed(p) : true;
}
