/* Odds: putting down what is reckoned: see odds.h. */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/choice.h"
#include "cliffhanger/odds.h"

chance_t odds_of_die(const struct roller *r, int sides)
{
	struct roll roll = r->event.roll;

	roll.sides = (uint8_t)sides;
	roll.need = (int16_t)roller_need(r);
	return chance_of(roll_good_faces(&roll), sides);
}

struct odds_roll *odds_roll(struct odds *o, const struct roller *r, int sides, int dice,
	const char *success)
{
	struct odds_roll *const roll = &o->rolls[o->n_rolls];

	assert(o->n_rolls < ODDS_ROLLS_MAX && sides >= 2);
	o->n_rolls++;
	*roll = (struct odds_roll){ *r, success, sides, dice, odds_of_die(r, sides) };
	return roll;
}

void odds_outcome(struct odds *o, const char *name, chance_t chance)
{
	assert(o->n_outcomes < ODDS_OUTCOMES_MAX);
	o->outcomes[o->n_outcomes++] = (struct odds_outcome){ name, chance };
}

void odds_outcomes(struct odds *o, int n, const char *const *names, const chance_t *chances)
{
	for (int i = 0; i < n; i++)
		if (names[i])
			odds_outcome(o, names[i], chances[i]);
}

struct tally *odds_count(struct odds *o, const char *name)
{
	assert(o->n_counts < ODDS_COUNTS_MAX);
	o->counts[o->n_counts].name = name;
	tally_clear(&o->counts[o->n_counts].tally);
	return &o->counts[o->n_counts++].tally;
}

void odds_note(struct odds *o, const char *format, ...)
{
	va_list list;
	int bytes;

	assert(o->n_notes < ODDS_NOTES_MAX);
	va_start(list, format);
	bytes = vsnprintf(o->notes[o->n_notes++], ODDS_TEXT_MAX, format, list);
	va_end(list);
	assert(bytes >= 0 && bytes < ODDS_TEXT_MAX);
	(void)bytes;
}

bool odds_cannot(struct odds *o, const char *rule, const char *format, ...)
{
	char text[REASON_MAX];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	snprintf(o->cannot, sizeof o->cannot, "%s (%s)", text, rule);
	return false;
}

bool odds_no_advice(struct reason *why)
{
	static const char *const advice[] = { ": name ", ": choose ", ": nearer", ": `hold`",
		": `charge`" };

	for (size_t i = 0; i < sizeof advice / sizeof advice[0]; i++) {
		char *const at = strstr(why->text, advice[i]);

		if (at)
			*at = '\0';
	}
	return false;
}

bool odds_cannot_by(struct odds *o, const struct reason *why, const char *rule)
{
	struct reason plain = *why;

	odds_no_advice(&plain);
	return strcmp(why->rule, rule) == 0 && odds_cannot(o, rule, "%s", plain.text);
}
