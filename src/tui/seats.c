/* Who plays whom: see seats.h. */
#include "tui/seats.h"

#include <stdio.h>

#include "tui/picker.h"
#include "tui/screen.h"

/* Behind all the seats. */
static int host_row(const struct seats *c) { return c->n_sides + 2; }

static void seat_label(const void *self, int row, char *text, size_t size)
{
	const struct seats *c = self;

	if (row == 0)
		snprintf(text, size, "Begin");
	else if (row == host_row(c))
		snprintf(text, size, "%-28s %s", "Host a table",
			"others, at terminals of their own");
	else if (row > c->n_sides)
		snprintf(text, size, "%-28s %s", "Game Master", c->master ?
			"you (a person at this keyboard)" : "nobody: the rules as they stand");
	else
		snprintf(text, size, "%-28s %s", c->side[row - 1].name,
			c->mind[row - 1] == NULL ? "you (a person at this keyboard)" :
			c->mind[row - 1]->help);
}

static void seat_about(const void *self, int row, char *text, size_t size)
{
	const struct seats *c = self;
	char keys[KEY_WORDS];

	if (row == 0)
		snprintf(text, size, "%s", c->log_line);
	else if (row == host_row(c))
		snprintf(text, size, "Enter goes on to say who sits where, by their names: at once "
			"or a turn a day.");
	else if (row > c->n_sides)
		snprintf(text, size, "Sees all, rules where the rules leave it open, and may change "
			"anything at any time.\n%s", screen_words(c->tui,
			"{title-choose} changes whether somebody sits there.", keys, sizeof keys));
	else
		snprintf(text, size, "%s%s%s", c->side[row - 1].goal,
			*c->side[row - 1].goal ? "\n" : "", screen_words(c->tui,
			"{title-choose} changes who plays this side.", keys, sizeof keys));
}

static void next_mind(struct seats *c, int side)
{
	int i = 0;

	if (c->mind[side] == NULL) {
		c->mind[side] = minds[0];
		return;
	}
	while (minds[i] != NULL && minds[i] != c->mind[side])
		i++;
	c->mind[side] = minds[i] != NULL ? minds[i + 1] : NULL;
}

bool seats_ask(struct tui *tui, struct seats *c)
{
	struct picker p = { .title = c->title, .n = host_row(c) + c->may_host, .self = c,
		.label = seat_label, .about = seat_about, .book = c->book };
	int row;

	c->tui = tui;
	c->hosts = false;
	while ((row = picker_ask(tui, &p)) > 0 && row != host_row(c))
		if (row > c->n_sides)
			c->master = !c->master;
		else
			next_mind(c, row - 1);
	c->hosts = row == host_row(c);
	return row >= 0;
}

struct seats seats_of_setup(const struct setup *s)
{
	struct seats c = { .title = s->title, .log_line = s->log_line, .book = s->book,
		.n_sides = s->n_sides };

	for (int side = 0; side < s->n_sides; side++) {
		c.side[side].name = s->sides[side].name;
		c.side[side].goal = s->sides[side].public ? s->sides[side].goal : "";
		c.mind[side] = s->sides[side].machine ? mind_opponent() : NULL;
	}
	return c;
}
