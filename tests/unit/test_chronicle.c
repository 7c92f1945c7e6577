/* Chronicles tell what happened: held against the events of machine games of every scenario of
 * the campaigns.  CHRONICLE_SEEDS plays with another number of seeds.
 *
 * They are the narrator's sentences in their order; each die is counted once; how it ended is
 * told truly.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/master.h"
#include "cliffhanger/report.h"
#include "cliffhanger/tale.h"
#include "tale/retold.h"
#include "shipped.h"
#include "tale_harness.h"

enum { TEXT_MOST = 1 << 22 };

static const char *const scenarios[] = {
	"jade-buddha/0-tutorial", "jade-buddha/1-china-station", "jade-buddha/2-bamboo-jungle",
	"jade-chrysanthemum/1-port-mercy", "jade-chrysanthemum/2-reef-of-teeth",
	"jade-chrysanthemum/3-palm-road", "jade-chrysanthemum/4-guests-of-mr-sable",
	"jade-chrysanthemum/5-mountain-wakes", "jade-chrysanthemum/6-last-boat",
	"upriver/1-landing-at-kanda", "upriver/2-eleven-miles", "upriver/3-three-trees",
	"upriver/4-duchess",
	"cotta/1-trail-to-bulawan", "cotta/2-roof-on-the-sandbank", "cotta/3-white-before-dawn",
	"cotta/4-boats-at-kabalan", "cotta/5-cotta-of-bulawan",
	"lost-plateau/1-bridge-of-grass", "lost-plateau/2-voice-in-the-ferns",
	"lost-plateau/3-egg", "lost-plateau/4-long-noon",
};

/* ---- a game, and what is told of it ---- */

struct told {
	struct session *s;
	const struct game *g;
	const struct event_log *log;
	char *text;			/* of the report */
	char name[80];
};

static void open_told(struct told *t, const char *name, uint64_t seed)
{
	static const struct report_options o = { .reader = 0 };
	FILE *const out = tmpfile();
	char path[200];
	size_t n;

	memset(t, 0, sizeof *t);
	snprintf(t->name, sizeof t->name, "%s, seed %d", name, (int)seed);
	snprintf(path, sizeof path, "campaigns/%s.yaml", name);
	t->s = shipped_session(path, &(struct session_options){ .seed = seed, .save = "",
		.name = "chronicle" });
	tale_play(t->s);
	t->g = session_truth(t->s);
	t->log = session_log(t->s);
	assert_non_null(out);
	assert_true(report_write(t->s, &o, out));
	rewind(out);
	t->text = calloc(1, TEXT_MOST);
	assert_non_null(t->text);
	n = fread(t->text, 1, TEXT_MOST - 1, out);
	assert_true(n > 0 && n < TEXT_MOST - 1);
	fclose(out);
}

static void close_told(struct told *t)
{
	free(t->text);
	session_free(t->s);
}

/* ---- its sentences ---- */

/* Markdown's signs made harmless are harmful to a comparison. */
static void strip_slashes(char *text)
{
	char *to = text;

	for (; *text != '\0'; text++)
		if (*text != '\\')
			*to++ = *text;
	*to = '\0';
}

/* What no chronicle may leave out: what cannot be undone, what is won, who fell upon whom. */
static bool must_be_told(const struct tale_line *line)
{
	return line->kind == TALE_TURN || (!line->quiet && (line->grade == TALE_LOST
		|| strcmp(line->word, "goal") == 0 || strcmp(line->word, "the end") == 0
		|| strcmp(line->word, "charges") == 0
		|| (strcmp(line->word, "fights") == 0 && line->grade != TALE_REST)));
}

/* The narrator's sentences (test_tale.c holds them against the events) stand in the chronicle,
 * all but what nobody would retell, turn by turn and in their order. */
static void check_story(const struct told *t)
{
	struct tale *const tale = tale_new(t->g, master_seat(t->g), t->log, 0,
		event_log_count(t->log), TALE_PAGE_A_TURN);
	const char *at;

	assert_non_null(tale);
	strip_slashes(t->text);
	at = strstr(t->text, "\n## The story");
	assert_non_null(at);
	for (int i = 0; i < tale_count(tale); i++) {
		const struct tale_line *const line = tale_line(tale, i);
		const char *they, *named;
		char turn[40];

		if (!must_be_told(line))
			continue;
		snprintf(turn, sizeof turn, "\n### Turn %d\n",
			(int)event_log_at(t->log, line->first)->number);
		they = strstr(at, line->kind == TALE_TURN ? turn : line->text);
		named = strstr(at, line->kind == TALE_TURN ? turn : line->full);
		at = they != NULL && (named == NULL || they < named) ? they : named;
		if (at == NULL)
			fail_msg("%s: not in its place: \"%s\"", t->name, line->text);
	}
	tale_free(tale);
}

/* "They" stands for whom the chronicle has named just before. */
static void check_they(const struct told *t)
{
	const char *at = t->text;

	while ((at = strstr(at, "\nThey ")) != NULL) {
		const char *before = at - 1;

		while (before > t->text && *before == '\n')
			before--;
		while (before > t->text && *before != '\n')
			before--;
		if (before[1] == '#' || before[1] == '>')
			fail_msg("%s: who? %.60s", t->name, at + 1);
		at++;
	}
}

/* ---- dice ---- */

/* The ledger has every roll and every die of the log, once. */
static void check_ledger(const struct told *t)
{
	const char *at = strstr(t->text, "| Side | Roll | Rolls |");
	long rolls = 0, dice = 0, told_rolls = 0, told_dice = 0;

	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *const e = event_log_at(t->log, i);

		rolls += e->kind == EVENT_ROLL && e->roll.n_dice > 0;
		dice += e->kind == EVENT_ROLL ? e->roll.n_dice : 0;
	}
	assert_non_null(at);
	at = strchr(strchr(at, '\n') + 1, '\n') + 1;
	for (; *at == '|'; at += strcspn(at, "\n") + 1) {
		const char *const side = strstr(at + 2, " | ");
		const char *const what = strstr(side + 3, " | ");
		int line_rolls, line_dice;

		assert_int_equal(sscanf(what, " | %d | %d |", &line_rolls, &line_dice), 2);
		told_rolls += line_rolls;
		told_dice += line_dice;
	}
	if (told_rolls != rolls || told_dice != dice)
		fail_msg("%s: the ledger has %ld rolls of %ld, %ld dice of %ld", t->name,
			told_rolls, rolls, told_dice, dice);
}

/* ---- words ---- */

/* A word in the past: no form of the present, and as many as it is told of. */
static void check_past(const char *word, bool many)
{
	char room[500];
	const char *const told = retold(word, many, room, sizeof room);
	size_t n;

	if (told == NULL)
		fail_msg("\"%s\" is not told in the past", word);
	if (told[0] == '\0')
		return;
	n = strcspn(told, " ,:");
	if ((told[n - 1] == 's' && strncmp(told, "was", n) != 0)
			|| (many && n == 3 && strncmp(told, "was", 3) == 0)
			|| (!many && n == 4 && strncmp(told, "were", 4) == 0))
		fail_msg("\"%s\" is told as \"%s\"", word, told);
}

static void check_words(const struct told *t)
{
	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *const e = event_log_at(t->log, i);

		if ((e->kind != EVENT_STATE && e->kind != EVENT_LIFE) || e->word[0] == '\0'
				|| (e->kind == EVENT_LIFE && e->number == LIFE_AWAITED))
			continue;
		check_past(e->word, false);
		check_past(e->word, true);
	}
}

/* ---- all scenarios ---- */

static long seeds(void)
{
	const char *const text = getenv("CHRONICLE_SEEDS");

	return text ? strtol(text, NULL, 10) : 2;
}

static void for_all(long seeds, void (*check)(const struct told *t))
{
	for (size_t i = 0; i < sizeof scenarios / sizeof scenarios[0]; i++)
		for (long seed = 1; seed <= seeds; seed++) {
			struct told t;

			open_told(&t, scenarios[i], (uint64_t)seed);
			check(&t);
			close_told(&t);
		}
}

TEST(test_chronicles_have_the_narrators_sentences)
{
	for_all(seeds(), check_story);
	for_all(1, check_they);
}

/* Whatever is not met at the end is lost; nothing is open or failed. */
static void check_end(const struct told *t)
{
	const char *const end = strstr(t->text, "\n## How it ended");

	assert_non_null(end);
	assert_true(t->g->over);
	assert_null(strstr(end, "): open"));
	assert_null(strstr(end, "): failed"));
	assert_non_null(strstr(end, "In the end: "));
	for (int u = 0; u < t->g->n_units; u++) {	/* and of every unit what became of it */
		char line[200];

		snprintf(line, sizeof line, "\n- %s: ", t->g->setup->units[u].name);
		if (t->g->units[u].arrived && t->g->setup->units[u].count > 1
				&& strstr(end, line) == NULL)
			fail_msg("%s: nothing of \"%s\" at the end", t->name,
				t->g->setup->units[u].name);
	}
	for (int i = 0; i < t->g->setup->n_items; i++)	/* and where what they fought for is */
		assert_non_null(strstr(end, t->g->setup->items[i].name + 4));
}

static bool is_told(const struct told *t, const char *story)
{
	for (size_t i = 0; i < event_log_count(t->log); i++)
		if (event_log_at(t->log, i)->kind == EVENT_STORY
				&& strcmp(event_log_at(t->log, i)->word, story) == 0)
			return true;
	return false;
}

/* Whoever wins, the scenario has a text for it that asks for nothing more. */
static void check_endings(const struct told *t)
{
	const struct setup *const s = t->g->setup;
	bool any = false;

	for (int i = 0; i < s->n_endings; i++)
		any |= is_told(t, s->endings[i].text);
	if (!any)
		fail_msg("%s: no closing text is told", t->name);
	for (int side = NOBODY; side < s->n_sides; side++) {
		bool aims = side == NOBODY, closes = false;

		for (int i = 0; i < s->n_objectives; i++)
			aims |= s->objectives[i].side == side;
		for (int i = 0; i < s->n_endings; i++)
			closes |= s->endings[i].side == side && s->endings[i].flag < 0
				&& s->endings[i].when < 0 && !s->endings[i].on;
		if (aims && !closes)
			fail_msg("%s: nothing is told for sure if side %d wins", t->name, side);
	}
}

TEST(test_every_game_is_closed_by_a_text)
{
	for_all(1, check_endings);
}

TEST(test_the_end_is_told_truly)
{
	for_all(1, check_end);
}

TEST(test_every_die_is_in_the_ledger_once)
{
	for_all(1, check_ledger);
}

TEST(test_what_befalls_somebody_is_told_in_the_past)
{
	for_all(seeds() / 2, check_words);
}

TEST(test_words_fit_one_and_many)
{
	char room[100];

	assert_string_equal(retold("lies as if dead", false, room, sizeof room),
		"lay as if dead");
	assert_string_equal(retold("killed", false, room, sizeof room), "was killed");
	assert_string_equal(retold("killed", true, room, sizeof room), "were killed");
	assert_string_equal(retold("wounded: 2 of 5", false, room, sizeof room),
		"was wounded: 2 of 5");
	assert_string_equal(retold("retreated", true, room, sizeof room), "");
	assert_null(retold("sings", false, room, sizeof room));
	assert_string_equal(retold_anyway("takes up the fallen idol", false, room, sizeof room),
		"took up the fallen idol");
	assert_string_equal(retold_anyway("is damaged and will not move until it is repaired",
		false, room, sizeof room), "was damaged and would not move until it was repaired");
}

TEST_MAIN
