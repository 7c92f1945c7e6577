/* Casting: walking the steps by which a system rolls up a hero.
 *
 *  C1  A die is thrown once: its step knows by h->rolls that it was.
 *  C2  What chance decides (casting_chance) is a die told like any other, with as
 *      many sides as there are things to pick from.
 */
#include "cliffhanger/casting.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const struct casting *casting_of(const struct hero *h)
{
	return h->system->casting;
}

struct hero casting_nobody(const struct game_system *system)
{
	struct hero h = { .system = system };

	assert(system->casting != NULL);
	return h;
}

int casting_next(const struct hero *h, int from)
{
	const struct casting *const c = casting_of(h);

	for (int i = from; c->steps[i].key != NULL; i++)
		if (c->asks(h, i))
			return i;
	return -1;
}

const struct hero_roll *casting_thrown(const struct hero *h, int step)
{
	const char *const key = casting_of(h)->steps[step].key;

	for (int i = 0; i < h->n_rolls; i++)
		if (strcmp(h->rolls[i].what, key) == 0)
			return &h->rolls[i];
	return NULL;
}

/* ---- dice ---- */

/* Throws one die for a roller outside any game. */
static void throw_die(struct roller *r, struct dice *dice, int sides)
{
	struct roll *const roll = &r->event.roll;

	roll->first = dice->rolled + 1;
	r->dice[0] = (uint8_t)dice_roll(dice, sides);
	roll->sides = (uint8_t)sides;
	roll->n_dice = 1;
	roll->need = (int16_t)roller_need(r);
}

static void tell_die(struct roller *r, struct sink out, const char *outcome)
{
	r->event.roll.outcome = outcome;
	r->event.roll.modifiers = r->modifiers;
	r->event.roll.dice = r->dice;
	out.take(out.self, &r->event);
}

void casting_roll(struct hero *h, int step, struct dice *dice, struct sink out)
{
	const struct casting *const c = casting_of(h);
	struct hero_roll *const kept = &h->rolls[h->n_rolls];
	char outcome[LINE_MAX_BYTES] = "";
	struct roller r;
	int sides;

	assert(h->n_rolls < HERO_ROLLS_MAX && casting_thrown(h, step) == NULL);
	roller_open(&r, c->steps[step].rule, c->steps[step].title, NOBODY, NOBODY, 0);
	roller_read(&r, ROLL_TABLE);
	sides = c->prepare(h, step, &r);
	throw_die(&r, dice, sides);
	if (dice->starved)
		return;
	snprintf(kept->what, sizeof kept->what, "%s", c->steps[step].key);
	kept->die = r.dice[0];
	kept->sides = (uint8_t)sides;
	h->n_rolls++;
	c->rolled(h, step, &r);
	c->tell(h, step, outcome, sizeof outcome);
	tell_die(&r, out, outcome);
}

/* ---- by chance ---- */

/* One of the options that may be taken and are not, or -1. */
static int chance_option(const struct hero *h, int step, const struct casting_option *options,
	int n, struct dice *dice, struct sink out)
{
	int open[CASTING_OPTIONS_MAX];
	struct roller r;
	int picked, free = 0;

	for (int i = 0; i < n; i++)
		if (options[i].allowed && !options[i].taken)
			open[free++] = i;
	if (free < 2)
		return free == 0 ? -1 : open[0];
	roller_open(&r, casting_of(h)->steps[step].rule, casting_of(h)->steps[step].title,
		NOBODY, NOBODY, 0);
	roller_read(&r, ROLL_PICK);
	throw_die(&r, dice, free);
	picked = open[r.dice[0] - 1];
	tell_die(&r, out, options[picked].title);
	return picked;
}

static int count_taken(const struct hero *h, int step)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	const int n = casting_of(h)->options(h, step, options, CASTING_OPTIONS_MAX);
	int taken = 0;

	for (int i = 0; i < n; i++)
		taken += options[i].taken + options[i].twice;
	return taken;
}

void casting_chance(struct hero *h, int step, struct dice *dice, struct sink out)
{
	const struct casting *const c = casting_of(h);
	struct casting_option options[CASTING_OPTIONS_MAX];
	int least, most, option;

	if (c->steps[step].kind == CASTING_TEXT) {
		if (strcmp(c->steps[step].key, "name") == 0)
			c->name(h, (uint64_t)dice_roll(dice, DIE_SIDES_MAX));
		return;
	}
	c->wanted(h, step, &least, &most);
	for (int taken = count_taken(h, step); taken < least; taken++) {
		const int n = c->options(h, step, options, CASTING_OPTIONS_MAX);

		option = chance_option(h, step, options, n, dice, out);
		if (option < 0)
			return;
		c->take(h, step, option, true);
	}
}

char *casting_words(struct hero *h, int step, size_t *size)
{
	const struct { const char *key; char *text; size_t size; } all[] = {
		{ "name", h->name, sizeof h->name },
		{ "looks", h->looks, sizeof h->looks },
		{ "notes", h->notes, sizeof h->notes },
	};
	const char *const key = casting_of(h)->steps[step].key;

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		if (strcmp(all[i].key, key) == 0) {
			*size = all[i].size;
			return all[i].text;
		}
	assert(false);	/* a text step without words */
	return NULL;
}

/* ---- the sheet ---- */

struct sheet {
	void (*line)(void *self, enum sheet_line kind, const char *title, const char *text);
	void *self;
};

static void sheet_die(const struct sheet *s, const struct hero *h, int step)
{
	const struct hero_roll *const thrown = casting_thrown(h, step);
	char text[LINE_MAX_BYTES] = "", line[LINE_MAX_BYTES + 40];

	casting_of(h)->tell(h, step, text, sizeof text);
	if (!casting_of(h)->asks(h, step) && *text == '\0')
		return;
	if (thrown != NULL)
		snprintf(line, sizeof line, "%s (D%d: %d)", text, thrown->sides, thrown->die);
	else
		snprintf(line, sizeof line, "%s", *text != '\0' ? text : "not rolled yet");
	s->line(s->self, SHEET_FACT, casting_of(h)->steps[step].title, line);
}

static void sheet_options(const struct sheet *s, const struct hero *h, int step)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	const int n = casting_of(h)->options(h, step, options, CASTING_OPTIONS_MAX);
	const char *title = casting_of(h)->steps[step].title;

	for (int i = 0; i < n; i++) {
		if (!options[i].taken)
			continue;
		s->line(s->self, SHEET_FACT, title, options[i].title);
		if (options[i].note[0] != '\0')
			s->line(s->self, SHEET_DETAIL, "", options[i].note);
		title = "";
	}
}

void casting_sheet(const struct hero *h,
	void (*line)(void *self, enum sheet_line kind, const char *title, const char *text),
	void *self)
{
	const struct sheet s = { line, self };
	const struct casting *const c = casting_of(h);

	line(self, SHEET_NAME, "", h->name[0] != '\0' ? h->name : "(no name yet)");
	if (h->looks[0] != '\0')
		line(self, SHEET_WORDS, "", h->looks);
	line(self, SHEET_GAP, "", "");
	for (int i = 0; c->steps[i].key != NULL; i++) {
		if (c->steps[i].kind == CASTING_DIE)
			sheet_die(&s, h, i);	/* or what stands for a die */
		if (!c->asks(h, i))
			continue;
		switch (c->steps[i].kind) {
		case CASTING_DIE:
			break;
		case CASTING_ONE:
		case CASTING_SOME:
			sheet_options(&s, h, i);
			break;
		case CASTING_TEXT:
			break;
		}
	}
	if (h->shield)
		line(self, SHEET_FACT, "Shield", "yes");
	if (h->notes[0] != '\0') {
		line(self, SHEET_GAP, "", "");
		line(self, SHEET_WORDS, "", h->notes);
	}
}
