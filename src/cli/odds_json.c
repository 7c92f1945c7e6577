/* Odds as JSON: chances as decimals of one, exact but for the last of twelve. */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>

#include "cli/json.h"
#include "cli/odds.h"

enum { DECIMALS = 12 };

/* In parts of CERTAIN: "0.4", "4", "0.333333333333". */
static void json_parts(int64_t parts)
{
	const int64_t one = INT64_C(1000000000000), all = chance_in(parts, one);
	int64_t rest = all % one;
	int places = DECIMALS;

	printf("%" PRId64, all / one);
	if (rest == 0)
		return;
	for (; rest % 10 == 0; rest /= 10)
		places--;
	printf(".%0*" PRId64, places, rest);
}

static void json_halves(int halves)
{
	printf("%s%d%s", halves < 0 ? "-" : "", (halves < 0 ? -halves : halves) / 2,
		halves % 2 ? ".5" : "");
}

static void key(const char *before, const char *name)
{
	fputs(before, stdout);
	json_text(name);
	putchar(':');
}

static void pair(const char *before, const char *name, const char *text)
{
	key(before, name);
	json_text(text);
}

static void write_inputs(const struct odds_case *c)
{
	char value[ODDS_TEXT_MAX];

	key(",", "inputs");
	putchar('{');
	for (int i = 0; c->action->inputs[i].name; i++) {
		odds_print(c, i, value, sizeof(value));
		pair(i ? "," : "", c->action->inputs[i].name, value);
	}
	putchar('}');
}

/* The need, the dice and the modifiers of a roll, without its brackets. */
static void write_roll(const struct odds_roll *r)
{
	static const char *const readings[] = {
		[ROLL_AT_MOST] = "at most", [ROLL_BELOW] = "below", [ROLL_AT_LEAST] = "at least",
		[ROLL_TABLE] = "table", [ROLL_PICK] = "pick", [ROLL_OPPOSED] = "opposed",
		[ROLL_ROW] = "row",
	};
	const struct roll *const roll = &r->roller.event.roll;

	printf("\"need\":%d,\"dice\":%d,\"sides\":%d,\"from_zero\":%s,\"reading\":",
		roller_need(&r->roller), r->dice, r->sides, roll->from_zero ? "true" : "false");
	json_text(readings[roll->reading]);
	key(",", "base");
	json_halves(roll->base_halves);
	key(",", "modifiers");
	putchar('[');
	for (int i = 0; i < roll->n_modifiers; i++) {
		const struct modifier *const m = &r->roller.modifiers[i];

		pair(i ? ",{" : "{", "name", m->name);
		key(",", "value");
		json_halves(m->halves);
		pair(",", "rule", m->rule);
		putchar('}');
	}
	putchar(']');
	key(",", "p_hit");
	if (roll->reading <= ROLL_AT_LEAST)
		json_parts(r->each);
	else
		fputs("null", stdout);
}

static void write_rolls(const struct odds *o)
{
	key(",", "rolls");
	putchar('[');
	for (int i = 0; i < o->n_rolls; i++) {
		const struct odds_roll *const r = &o->rolls[i];

		pair(i ? ",{" : "{", "what", r->roller.event.roll.what);
		pair(",", "rule", r->roller.event.roll.rule);
		pair(",", "success", r->success);
		putchar(',');
		write_roll(r);
		putchar('}');
	}
	putchar(']');
}

static void write_tally(const struct tally *t)
{
	putchar('[');
	for (int n = 0; n <= t->most; n++) {
		fputs(n ? "," : "", stdout);
		json_parts(t->of[n]);
	}
	putchar(']');
}

static void write_outcomes(const struct odds *o)
{
	key(",", "outcomes");
	putchar('{');
	for (int i = 0; i < o->n_outcomes; i++) {
		key(i ? "," : "", o->outcomes[i].name);
		json_parts(o->outcomes[i].chance);
	}
	putchar('}');
}

static void write_counts(const struct odds *o)
{
	key(",", "expected");
	putchar('{');
	for (int i = 0; i < o->n_counts; i++) {
		key(i ? "," : "", o->counts[i].name);
		json_parts(tally_mean(&o->counts[i].tally));
	}
	putchar('}');
	key(",", "distribution");
	if (o->n_counts > 0)
		write_tally(&o->counts[0].tally);
	else
		fputs("[]", stdout);
	key(",", "distributions");
	putchar('{');
	for (int i = 0; i < o->n_counts; i++) {
		key(i ? "," : "", o->counts[i].name);
		write_tally(&o->counts[i].tally);
	}
	putchar('}');
}

static void write_notes(const struct odds *o)
{
	key(",", "notes");
	putchar('[');
	for (int i = 0; i < o->n_notes; i++) {
		fputs(i ? "," : "", stdout);
		json_text(o->notes[i]);
	}
	putchar(']');
}

/* The first roll's need, dice and modifiers stand at the top: most cases have one. */
void odds_json(const struct odds_case *c, const struct odds *o)
{
	pair("{", "system", c->system->id);
	pair(",", "action", c->action->name);
	pair(",", "title", c->action->title);
	pair(",", "rule", c->action->rule);
	write_inputs(c);
	if (*o->cannot)
		pair(",", "cannot", o->cannot);
	if (o->n_rolls > 0) {
		putchar(',');
		write_roll(&o->rolls[0]);
	}
	write_rolls(o);
	write_outcomes(o);
	write_counts(o);
	write_notes(o);
	puts("}");
}

/* ---- what there is ---- */

static void list_action(const struct game_system *system, const struct odds_action *a)
{
	struct odds_case c;
	char text[ODDS_TEXT_MAX];
	bool first = true;

	odds_begin(&c, system, system->book, a);
	pair("{", "name", a->name);
	pair(",", "title", a->title);
	pair(",", "rule", a->rule);
	key(",", "inputs");
	putchar('[');
	for (int i = 0; a->inputs[i].name; i++) {
		if (!odds_asks(a, system->book, i))
			continue;
		pair(first ? "{" : ",{", "name", a->inputs[i].name);
		first = false;
		odds_print(&c, i, text, sizeof(text));
		pair(",", "standard", text);
		pair(",", "doc", a->inputs[i].doc);
		putchar('}');
	}
	fputs("]}", stdout);
}

void odds_json_list(const struct game_system *system)
{
	bool first = true;

	putchar('{');
	for (int i = 0; systems[i]; i++) {
		if (!systems[i]->odds || (system && system != systems[i]))
			continue;
		key(first ? "" : ",", systems[i]->id);
		first = false;
		putchar('[');
		for (const struct odds_action *const *a = systems[i]->odds; *a; a++) {
			fputs(a == systems[i]->odds ? "" : ",", stdout);
			list_action(systems[i], *a);
		}
		putchar(']');
	}
	puts("}");
}
