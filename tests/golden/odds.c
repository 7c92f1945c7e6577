/* What `cliffhanger odds` says: a digest for each action of each book, of its standards and of
 * situations that are drawn until fifty of them are possible.
 *
 *   odds          a line an action
 *   odds SYSTEM   every word of that system's, to compare two builds
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/choice.h"
#include "cliffhanger/odds.h"
#include "cliffhanger/system.h"
#include "digest.h"
#include "whims.h"

enum { DRAWN = 50, TRIES_MOST = 500, SET_MOST = 5, NUMBERS_MOST = 30, WORD_BYTES = 512 };

/* A number that suits an input, mostly one that might occur at a table. */
static int32_t draw_number(struct whims *w, const struct odds_input *input)
{
	const int32_t span = input->most - input->least + 1;

	return input->least + pick(w, span > NUMBERS_MOST && pick(w, 4) ? NUMBERS_MOST : span);
}

/* One of the words, or several of them with commas. */
static void draw_words(struct whims *w, const struct odds_input *input, char *text, size_t size)
{
	int n = 0;
	size_t used = 0;

	while (input->words[n])
		n++;
	if (input->kind == INPUT_WORD) {
		snprintf(text, size, "%s", input->words[pick(w, n)]);
		return;
	}
	snprintf(text, size, "none");
	for (int i = 0; i < n; i++)
		if (pick(w, n) == 0 && used < size)
			used += (size_t)snprintf(text + used, size - used, "%s%s",
				used ? "," : "", input->words[i]);
}

static void draw_value(struct whims *w, const struct rulebook *book,
	const struct odds_input *input, char *text, size_t size)
{
	const struct rule_table *table;

	switch (input->kind) {
	case INPUT_NUMBER:
	case INPUT_RANGE:
		snprintf(text, size, "%d", (int)draw_number(w, input));
		break;
	case INPUT_FLAG:
		snprintf(text, size, "%s", pick(w, 2) ? "yes" : "no");
		break;
	case INPUT_WORD:
	case INPUT_WORDS:
		draw_words(w, input, text, size);
		break;
	case INPUT_ROW:
		table = rulebook_table(book, input->table);
		snprintf(text, size, "%s", rule_table_at(table, pick(w, table->n_rows), 0)->text);
		break;
	}
}

/* Sets a few of the inputs; what cannot be set is told like everything else. */
static void draw(struct whims *w, struct odds_case *c, struct digest *d)
{
	int n = 0;

	while (c->action->inputs[n].name)
		n++;
	for (int left = 1 + pick(w, SET_MOST); left > 0; left--) {
		const struct odds_input *const i = &c->action->inputs[pick(w, n)];
		char value[WORD_BYTES], text[2 * WORD_BYTES];
		struct reason why = { "", "" };

		draw_value(w, c->book, i, value, sizeof(value));
		snprintf(text, sizeof(text), "%s=%s", i->name, value);
		if (odds_set(c, text, &why))
			digest_line(d, "  %s", text);
		else
			digest_line(d, "  %s: %s", text, why.text);
	}
}

static void digest_roll(struct digest *d, const struct odds_roll *r)
{
	const struct roll *const roll = &r->roller.event.roll;

	digest_line(d, "roll %s %s need %d sides %d dice %d each %" PRId64 " base %d success %s",
		roll->rule, roll->what, roller_need(&r->roller), r->sides, r->dice, r->each,
		roll->base_halves, r->success ? r->success : "-");
	for (int i = 0; i < roll->n_modifiers; i++)
		digest_line(d, " %s %s %d", r->roller.modifiers[i].name,
			r->roller.modifiers[i].rule, r->roller.modifiers[i].halves);
}

static void digest_odds(struct digest *d, const struct odds *o)
{
	for (int i = 0; i < o->n_rolls; i++)
		digest_roll(d, &o->rolls[i]);
	for (int i = 0; i < o->n_outcomes; i++)
		digest_line(d, "outcome %s %" PRId64, o->outcomes[i].name, o->outcomes[i].chance);
	for (int i = 0; i < o->n_counts; i++) {
		const struct tally *const t = &o->counts[i].tally;

		digest_line(d, "count %s", o->counts[i].name);
		for (int n = 0; n <= t->most; n++)
			digest_line(d, " %d %" PRId64, n, t->of[n]);
	}
	for (int i = 0; i < o->n_notes; i++)
		digest_line(d, "note %s", o->notes[i]);
}

/* Whether these values can be reckoned; whatever is said goes into the digest. */
static bool reckon(const struct odds_case *c, struct digest *d)
{
	static struct odds odds;	/* too big for the stack */
	struct reason why = { "", "" };

	memset(&odds, 0, sizeof(odds));
	if (!odds_reckon(c, &odds, &why)) {
		digest_line(d, "refused %s %s", why.rule, why.text);
		return false;
	}
	digest_odds(d, &odds);
	return true;
}

static void digest_action(const struct game_system *system, const struct odds_action *action,
	bool tells)
{
	struct whims w = { 1 };
	struct digest d;
	int possible = 0, tries = 0;

	digest_begin(&d, tells);
	for (; possible <= DRAWN && tries < TRIES_MOST; tries++) {
		struct odds_case c;

		odds_begin(&c, system, system->book, action);
		digest_line(&d, "%s %s %d", system->id, action->name, tries);
		if (tries)
			draw(&w, &c, &d);
		possible += reckon(&c, &d);
	}
	printf("%s %s: %d of %d possible, %016" PRIx64 "\n", system->id, action->name, possible,
		tries, d.value);
}

int main(int argc, char **argv)
{
	for (int i = 0; systems[i]; i++) {
		const struct odds_action *const *action = systems[i]->odds;

		if (argc > 1 && strcmp(systems[i]->id, argv[1]) != 0)
			continue;
		for (; action && *action; action++)
			digest_action(systems[i], *action, argc > 1);
	}
	return 0;
}
