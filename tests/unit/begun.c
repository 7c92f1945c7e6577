/* Tables of states, row by row: see begun.h. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "begun.h"
#include "cliffhanger/master.h"

enum { TEXT_BYTES = 12000, KEYS_BYTES = 200,
	SEED = 2 };	/* by which nobody recovers, or dies, in the first turn's beginning */

/* ---- scenarios ---- */

/* " KEY: VALUE" of "KEY VALUE" */
static void write_key(char *text, size_t size, bool line, const char *words)
{
	const char *const blank = strchr(words, ' ');
	const size_t used = strlen(text);

	assert_non_null(blank);
	snprintf(text + used, size - used, "%s%.*s: %s%s", line ? "    " : ", ",
		(int)(blank - words), words, blank + 1, line ? "\n" : "");
}

/* The text without marks, but for one, which is replaced. */
static void fill(const char *from, const char *mark, const char *const extra[], int n, char *to)
{
	size_t used = 0;

	while (*from) {
		const char *const end = *from == '@' ? strchr(from + 1, '@') : NULL;
		const bool line = end != NULL && end[1] == '\n';
		char keys[KEYS_BYTES] = "";

		assert_true(used + KEYS_BYTES < TEXT_BYTES);
		if (end == NULL) {
			to[used++] = *from++;
			continue;
		}
		if (mark != NULL && strncmp(from, mark, strlen(mark)) == 0)
			for (int i = 0; i < n; i++)
				write_key(keys, sizeof keys, line, extra[i]);
		used += (size_t)snprintf(to + used, TEXT_BYTES - used, "%s", keys);
		from = end + 1 + line;
	}
	to[used] = '\0';
}

struct setup *begun_load(const char *scenario, const char *mark, const char *const extra[], int n)
{
	struct faults *const faults = faults_new("begun");
	char *const text = malloc(TEXT_BYTES);
	struct setup *setup;

	assert_non_null(text);
	fill(scenario, mark, extra, n, text);
	setup = scenario_read(text, strlen(text), "begun", faults);
	if (setup == NULL && getenv("BEGUN_FAULTS") != NULL)
		faults_print(faults, stderr);
	faults_free(faults);
	free(text);
	return setup;
}

/* ---- games ---- */

void begun_game(struct begun *b, struct setup *setup)
{
	struct reason why;
	struct dice dice;

	assert_non_null(setup);
	dice_seed(&dice, SEED);
	b->setup = setup;
	b->rules = setup->system->bind(setup->system, setup->book, &why);
	assert_non_null(b->rules);
	b->g = game_new(setup, b->rules, &dice, (struct sink){ NULL, NULL });
	assert_non_null(b->g);
	begun_do(b, "gm-sit yes");
}

void begun_end(struct begun *b)
{
	game_free(b->g);
	b->setup->system->unbind(b->rules);
	setup_free(b->setup);
}

static bool may(const struct begun *b, const char *line, struct choice *c, struct reason *why)
{
	return choice_read(b->g, master_seat(b->g), line, c, why) && game_check(b->g, c, why);
}

void begun_do(struct begun *b, const char *line)
{
	struct reason why = { "", "" };
	struct choice c;

	if (!may(b, line, &c, &why))
		fail_msg("%s: %s", line, why.text);
	game_step(b->g, &c, (struct sink){ NULL, NULL });
}

bool begun_refuses(const struct begun *b, const char *line)
{
	struct reason why = { "", "" };
	struct choice c;

	return !may(b, line, &c, &why);
}

/* ---- one case ---- */

/* Whether the one named is in the state. */
static bool is_so(const struct begun *b, const struct begun_case *t)
{
	const struct state_row *const s = state_at(b->setup->system,
		state_find(b->setup->system, t->state));
	struct reason why;
	struct choice c;
	char line[200];
	int who;

	snprintf(line, sizeof line, "gm-state %s %s %s", t->who, t->state, t->value);
	if (!choice_read(b->g, master_seat(b->g), line, &c, &why))
		fail_msg("%s: %s", line, why.text);
	who = c.argument[0].value;
	return state_value(b->g, s, who) == c.argument[2].value;
}

static void set_by_master(const char *scenario, const struct begun_case *t)
{
	struct begun b;
	char line[200];

	begun_game(&b, begun_load(scenario, NULL, NULL, 0));
	if (t->with != NULL) {
		snprintf(line, sizeof line, "gm-state %s %s", t->who, t->with);
		begun_do(&b, line);
	}
	if (t->reads(b.g))
		fail_msg("%s is read before it is set", t->state);
	snprintf(line, sizeof line, "gm-state %s %s %s", t->who, t->state, t->value);
	begun_do(&b, line);
	if (!is_so(&b, t) || !t->reads(b.g))
		fail_msg("%s: set, and not so, or not read", line);
	assert_true(begun_refuses(&b, line));	/* it is so already */
	begun_end(&b);
}

static void begun_with(const char *scenario, const struct begun_case *t)
{
	char words[100];
	const char *extra[2] = { words, words };
	struct setup *setup;
	struct begun b;

	snprintf(words, sizeof words, "%s %s", t->state, t->value);
	if (t->with != NULL)
		extra[0] = t->with;
	setup = begun_load(scenario, t->mark, extra, t->with != NULL ? 2 : 1);
	if (t->this_turn) {
		assert_null(setup);
		return;
	}
	if (setup == NULL)
		fail_msg("no scenario can begin with %s", words);
	begun_game(&b, setup);
	if ((!t->wanes && !is_so(&b, t)) || !t->reads(b.g))
		fail_msg("begun with %s, and it is not so, or not read", words);
	begun_end(&b);
}

static void every_row_is_tried(const struct game_system *system, const struct begun_case *cases,
	int n)
{
	for (const struct state_row *s = system->states; s->name != NULL; s++) {
		bool tried = false;

		for (int i = 0; i < n; i++)
			tried = tried || strcmp(cases[i].state, s->name) == 0;
		if (!tried)
			fail_msg("no case of %s", s->name);
		if (!state_known(system->book, s))
			fail_msg("%s names a rule that the book has not: %s", s->name, s->rule);
		assert_true(*s->label != '\0' && *s->doc != '\0');
	}
}

void begun_cases_hold(const char *scenario, const struct begun_case *cases, int n)
{
	struct setup *const setup = begun_load(scenario, NULL, NULL, 0);

	assert_non_null(setup);
	every_row_is_tried(setup->system, cases, n);
	setup_free(setup);
	for (int i = 0; i < n; i++) {
		set_by_master(scenario, &cases[i]);
		begun_with(scenario, &cases[i]);
	}
}
