/* Rolls and minds: what dice meant, and what they would. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/cite.h"
#include "cliffhanger/why.h"
#include "plain/ui.h"

/* ---- rolls ---- */

static const struct event *nth_last_roll(struct ui *k, long n)
{
	const struct event_log *const log = session_log(k->s);

	for (size_t i = event_log_count(log); i-- > 0; ) {
		const struct event *const e = event_log_at(log, i);

		if (e->kind == EVENT_ROLL && view_hears(session_truth(k->s), k->seat, e) &&
		    --n == 0)
			return e;
	}
	return NULL;
}

void query_roll(struct ui *k, const char *rest)
{
	const struct event *e;
	const struct rule *rule;
	char word[16], text[LINE_MAX_BYTES * 4];
	long n = 1;

	if (typed_word(&rest, word, sizeof(word)))
		n = typed_number(word);
	e = n > 0 ? nth_last_roll(k, n) : NULL;
	if (!e) {
		output_say(k->output, 2, "There is no such roll that you know of: 'roll' is the last, "
			"'roll 2' the one before.");
		return;
	}
	text[0] = '\0';
	view_event_text(&k->v->game, e, text, sizeof(text));
	output_say(k->output, 2, "%s", text);
	for (int line = 0; view_roll_line(&k->v->game, e, line, text, sizeof(text)); line++)
		output_say(k->output, 6, "    %s", text);
	rule = cite_to_rule(game_book(&k->v->game), e->roll.rule);
	if (rule)
		output_rule(k->output, rule);
}

/* ---- minds ---- */

static void say_reason(void *self, const char *text)
{
	const struct ui *const k = self;

	output_say(k->output, 4, "  %s", text);
}

void query_why(struct ui *k, const char *rest)
{
	char word[ID_MAX + 1], much[ID_MAX + 1], text[LINE_MAX_BYTES];
	int unit, line = 0;

	typed_name(k, &rest, word, sizeof(word));
	unit = typed_unit(k, word);
	if (unit < 0)
		return;
	if (typed_word(&rest, much, sizeof(much)) && strcmp(much, "all") != 0) {
		output_say(k->output, 2, "Expected `why UNIT` or `why UNIT all`, found '%s'.", much);
		return;
	}
	for (; k->v->game.system->why(&k->v->game, unit, line, text, sizeof(text)); line++)
		output_say(k->output, 4, "  %s", text);
	if (session_tells_why(k->s, k->seat))
		session_why_unit(k->s, unit, SIZE_MAX, strcmp(much, "all") == 0, say_reason, k);
	else if (line == 0)
		output_say(k->output, 2, "%s: nothing done that needs a reason, or none you know.",
			game_unit_name(&k->v->game, unit));
}

void query_forecast(struct ui *k, const char *rest)
{
	struct forecast f;
	char word[ID_MAX + 1];
	int unit;

	typed_name(k, &rest, word, sizeof(word));
	unit = typed_unit(k, word);
	if (unit < 0)
		return;
	if (!k->v->game.system->forecast(&k->v->game, unit, &f)) {
		output_say(k->output, 2, "%s: no action test as things stand; 'why %s' may tell "
			"more.", game_unit_name(&k->v->game, unit),
			k->v->game.setup->units[unit].id);
		return;
	}
	output_say(k->output, 2, "%s: risk factor %d (%s).", game_unit_name(&k->v->game, unit),
		f.factor,
		f.row);
	for (int i = 0; i < f.n_factors; i++)
		output_say(k->output, 6, "  %+d %s (%s)", f.factors[i].halves / 2, f.factors[i].name,
			f.factors[i].rule);
	for (int die = 0; die < 6; die++)
		output_say(k->output, 6, "  a %d: %s%s%s", die + 1, f.outcome[die].word,
			f.outcome[die].blue ? "*" : "",
			f.outcome[die].binds ? "" : " (does not bind it)");
	if (f.platoon != NOBODY)
		output_say(k->output, 2, "It tests with its platoon: while all their words have a "
			"star, all do that of %s.", game_unit_name(&k->v->game, f.platoon));
	output_say(k->output, 2, "A star marks a blue word, which only those obey whom nobody "
		"commands.");
}

/* ---- the phase ---- */

void query_throws(struct ui *k, const char *rest)
{
	const struct game_system *s = k->v->game.system;
	struct phase_line l;
	int line = 0;

	(void)rest;
	for (; s->phase_line && s->phase_line(&k->v->game, line, &l); line++) {
		if (line == 0)
			output_say(k->output, 2, "%s: %s.", s->phases[k->v->game.phase].title,
				s->phase_legend);
		output_say(k->output, 6, "  %s  %s%s", l.text, l.unit == NOBODY ? ""
			: game_unit_name(&k->v->game, l.unit), l.binds ? ""
			: " (does not bind it)");
	}
	if (line == 0)
		output_say(k->output, 2, "This phase has thrown nothing that is told unit by unit; "
			"'events' tells every die.");
}

/* ---- odds ---- */

static void say_milli(struct ui *k, const char *what, int32_t milli)
{
	const int32_t hundredths = (milli + 5) / 10;

	if (milli > 0)
		output_say(k->output, 6, "  %s: %d.%02d", what, hundredths / 100, hundredths % 100);
}

void query_odds(struct ui *k, const char *rest)
{
	struct preview p = { 0 };
	struct reason why;
	struct choice c;

	if (!choice_read(&k->v->game, k->seat, rest, &c, &why) || !game_check(&k->v->game, &c,
		&why)) {
		ui_reason(k, &why);
		return;
	}
	game_preview(&k->v->game, &c, &p);
	for (int i = 0; i < p.n_lines; i++)
		output_say(k->output, 4, "  %s", p.lines[i]);
	if (p.rolls && p.need > 0)
		output_say(k->output, 4, "  %d dice of %d sides, need %d", p.dice, p.sides, p.need);
	else if (p.rolls)	/* against those of others */
		output_say(k->output, 4, "  %d dice of %d sides", p.dice, p.sides);
	say_milli(k, "expected hits", p.hits_milli);
	say_milli(k, "enemies expected to fall", p.harm_milli);
	say_milli(k, "own expected to fall", p.risk_milli);
	if (p.n_lines == 0 && !p.rolls)
		output_say(k->output, 2, "That may be done, and nothing is rolled for it.");
}
