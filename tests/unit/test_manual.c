/* The manual speaks of all there is: what a hand-written page must not miss. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/event.h"
#include "cliffhanger/save.h"

enum { PAGE_MAX = 1 << 16 };

struct page { char text[PAGE_MAX]; };

static void read_page(struct page *p, const char *name)
{
	const char *const top = getenv("top_srcdir");
	char path[1024];
	FILE *in;

	snprintf(path, sizeof(path), "%s/man/%s", top ? top : ".", name);
	in = fopen(path, "r");
	assert_non_null(in);
	p->text[fread(p->text, 1, sizeof(p->text) - 1, in)] = '\0';
	assert_false(ferror(in));
	fclose(in);
}

/* Whether some `.It MACRO` line of the page has this word. */
static bool has_item(const struct page *p, const char *macro, const char *word)
{
	char line[256], *rest, *item;
	const char *at = p->text;

	while ((at = strstr(at, macro))) {
		at += strlen(macro);
		snprintf(line, sizeof(line), "%.*s", (int)strcspn(at, "\n"), at);
		for (item = strtok_r(line, " ,", &rest); item; item = strtok_r(NULL, " ,", &rest))
			if (strcmp(item, word) == 0)
				return true;
	}
	return false;
}

TEST(test_save_page_has_every_kind_of_event)
{
	static struct page page;

	read_page(&page, "cliffhanger-save.5");
	for (int kind = 0; kind < EVENT_KINDS; kind++)
		if (!has_item(&page, "\n.It Cm ", event_kind_name((enum event_kind)kind)))
			fail_msg("cliffhanger-save(5) has no event '%s'",
				event_kind_name((enum event_kind)kind));
	assert_false(has_item(&page, "\n.It Cm ", "earthquake"));
}

TEST(test_save_page_has_every_kind_of_record)
{
	static const enum record_kind kinds[] = {
		RECORD_HEAD, RECORD_KEY, RECORD_SCENARIO, RECORD_CHOICE, RECORD_DICE,
		RECORD_UNDO, RECORD_EVENT, RECORD_SNAPSHOT, RECORD_TURN, RECORD_NOTE,
	};
	static struct page page;

	read_page(&page, "cliffhanger-save.5");
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		const char letter[2] = { (char)kinds[i], '\0' };

		if (!has_item(&page, "\n.It Sy ", letter))
			fail_msg("cliffhanger-save(5) has no record '%s'", letter);
	}
}

TEST_MAIN
