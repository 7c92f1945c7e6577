/* Rolls as people read them: the dice in a sentence, and opened up line by line. */
#include "cliffhanger/cite.h"
#include "cliffhanger/roll.h"
#include "game/view_words.h"

static void put_dice(struct pen *p, const struct roll *r)
{
	for (int i = 0; i < r->n_dice; i++)
		pen_put(p, " %d", r->dice[i]);
}

/* What was wanted: "need 6 or less on a D10". */
static void put_need(struct pen *p, const struct roll *r)
{
	const struct die_name die = roll_die_name(r->sides, r->from_zero);

	switch (r->reading) {
	case ROLL_AT_MOST:
		pen_put(p, "need %d or less on a %s", r->need, die.text);
		break;
	case ROLL_BELOW:
		pen_put(p, "need less than %d on a %s", r->need, die.text);
		break;
	case ROLL_AT_LEAST:
		pen_put(p, "need %d or more on a %s", r->need, die.text);
		break;
	case ROLL_TABLE:
	case ROLL_OPPOSED:
		pen_put(p, "%s", die.text);
		if (r->need)
			pen_put(p, " %+d", r->need);
		break;
	case ROLL_PICK:
		pen_put(p, "%s", die.text);
		break;
	case ROLL_ROW:
		pen_put(p, "%d, %s", r->need, die.text);
		break;
	}
}

void view_put_cast(struct pen *p, const struct roll *r)
{
	put_need(p, r);
	pen_put(p, "; rolled");
	put_dice(p, r);
	if (*r->outcome)	/* without dice it says whose it reads */
		pen_put(p, "%s %s", r->n_dice > 0 ? ":" : "", r->outcome);
}

/* ---- opened up ---- */

/* Halves as people read them: "-½", "+1½", "4". */
static void put_halves(struct pen *p, int halves, bool with_sign)
{
	const int size = halves < 0 ? -halves : halves;
	const char *const sign = halves < 0 ? "-" : with_sign ? "+" : "";

	if (size % 2 && size / 2 == 0)
		pen_put(p, "%s½", sign);
	else
		pen_put(p, "%s%d%s", sign, size / 2, size % 2 ? "½" : "");
}

static void put_modifier(struct pen *p, const struct modifier *m)
{
	if (m->halves)
		put_halves(p, m->halves, true);
	else
		pen_put(p, "±0");
	pen_put(p, " %s", m->name);
	if (*m->rule)
		pen_put(p, " (%s)", m->rule);
}

size_t view_roll_text(const struct roll *r, char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	pen_put(&p, "%s: ", r->what);
	view_put_cast(&p, r);
	for (int i = 0; i < r->n_modifiers; i++) {
		pen_put(&p, "; ");
		put_modifier(&p, &r->modifiers[i]);
	}
	if (*r->rule)
		pen_put(&p, " [%s]", r->rule);
	return p.used;
}

static void put_thrown(struct pen *p, const struct roll *r)
{
	pen_put(p, r->n_dice == 0 ? "no die of its own" : r->n_dice == 1 ? "die" : "dice");
	put_dice(p, r);
	if (r->reading <= ROLL_AT_LEAST && r->n_dice > 1)
		pen_put(p, ", %d of %d", r->successes, r->n_dice);
	if (*r->outcome)
		pen_put(p, ": %s", r->outcome);
}

static void put_rule(struct pen *p, const struct game *v, const struct roll *r)
{
	struct cite_place c;

	pen_put(p, "rule %s", r->rule);
	if (cite_resolve(game_book(v), r->rule, &c) && c.rule)
		pen_put(p, ": %s", c.rule->title);
}

bool view_roll_line(const struct game *view, const struct event *e, int line,
	char *text, size_t size)
{
	const struct roll *r = &e->roll;
	struct pen p = pen_at(text, size);

	if (e->kind != EVENT_ROLL)
		return false;
	if (line == 0) {
		pen_put(&p, "base ");
		put_halves(&p, r->base_halves, false);
	} else if (line <= r->n_modifiers) {
		put_modifier(&p, &r->modifiers[line - 1]);
	} else if (line == r->n_modifiers + 1) {
		put_need(&p, r);
	} else if (line == r->n_modifiers + 2) {
		put_thrown(&p, r);
	} else if (line == r->n_modifiers + 3) {
		put_rule(&p, view, r);
	} else {
		return false;
	}
	return true;
}
