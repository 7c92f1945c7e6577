/* The narrator (tale.h), held against the events of machine games of every scenario of the
 * campaigns, as whoever knows all hears them and as each side does.  TALE_SEEDS plays with
 * another number of seeds.
 */
#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/master.h"
#include "cliffhanger/tale.h"
#include "shipped.h"
#include "tale_harness.h"

enum { LINES_MOST = 4000, SKELETON = 2000 };

/* A tale, and what it is told of. */
struct told {
	const char *path;
	const struct game *g;
	const struct event_log *log;
	struct tale_past past;
	const struct tale *t;
};

static bool heard(const struct told *d, size_t i)
{
	return tale_event(&d->past, i) != NULL;
}

static const struct event *event_at(const struct told *d, size_t i)
{
	return event_log_at(d->log, i);
}

/* ---- proof (T2) ---- */

static bool needs_proof(const struct event *e)
{
	return !e->gm && (e->kind == EVENT_ROLL || e->kind == EVENT_CAPTURE
		|| e->kind == EVENT_OBJECTIVE || (e->kind == EVENT_LIFE
		&& e->number != LIFE_AWAITED) || e->kind == EVENT_HIT || e->kind == EVENT_SHOT);
}

/* Every die, death, capture and objective is beneath one sentence, and no event beneath two. */
static void check_proof(const struct told *d)
{
	uint8_t *const times = calloc(event_log_count(d->log) + 1, 1);

	assert_non_null(times);
	for (int i = 0; i < tale_count(d->t); i++) {
		const struct tale_line *const line = tale_line(d->t, i);

		for (int k = 0; k < line->n_proof; k++)
			times[line->proof[k]]++;
		for (int k = 1; k < line->n_proof; k++)
			assert_true(line->proof[k - 1] < line->proof[k]);
	}
	for (size_t i = 0; i < event_log_count(d->log); i++) {
		const bool wants = heard(d, i) && needs_proof(event_at(d, i));

		if (times[i] > 1 || (wants && times[i] != 1))
			fail_msg("%s: event %zu (%s %s) is beneath %d sentences", d->path, i,
				event_kind_name(event_at(d, i)->kind), event_at(d, i)->word,
				times[i]);
	}
	free(times);
}

/* ---- cells and raw words (T3) ---- */

static bool has_cell(const char *text)
{
	for (; *text != '\0'; text++)
		if (isdigit((unsigned char)text[0]) && text[1] == ',' && isdigit(
				(unsigned char)text[2]))
			return true;
	return false;
}

/* What no sentence has in it. */
static const char *const broken[] = { "%s", " was were", " were was", " one were", "A the ",
	"the One", "the They", " and.", ", .", ";.", ": .", "their way",
	"(an objective) (", " the the ", " was lies", " was is ", "  ", " ,", ":.",
	"..", " .", "(null)", "(X-", "(A-", "(S-", "(P-", "the Koo", "of of ", " and and ",
	"somebody hidden keeps", "The somebody",
	/* words of the game */
	"an objective)", "over the edge", "The matter was", "counter at", "the toll", "the count:",
	"the enemy", "in the way of", "(damage", "(wound", "(fire", "(melee", " against 7)" };

static void check_words(const struct told *d)
{
	for (int i = 0; i < tale_count(d->t); i++) {
		const struct tale_line *const line = tale_line(d->t, i);
		const size_t n = strlen(line->text);

		if (line->kind != TALE_SENTENCE)
			continue;
		if (has_cell(line->text))
			fail_msg("%s: a cell in \"%s\"", d->path, line->text);
		for (size_t k = 0; k < sizeof broken / sizeof broken[0]; k++)
			if (strstr(line->text, broken[k]) != NULL)
				fail_msg("%s: \"%s\" in \"%s\"", d->path, broken[k], line->text);
		if (n == 0 || strchr(".\")!?", line->text[n - 1]) == NULL)
			fail_msg("%s: no end to \"%s\"", d->path, line->text);
		if (strlen(line->word) > 10)
			fail_msg("%s: \"%s\" does not fit the edge", d->path, line->word);
	}
}

/* ---- grammar ---- */

static bool is_name_of(const struct told *d, const char *text, const char *name)
{
	const struct setup *const s = d->g->setup;
	const size_t n = strlen(name);

	for (int a = 0; a < s->n_areas; a++)	/* a place that is called after them */
		if (strlen(s->areas[a].name) > n && strstr(text, s->areas[a].name) != NULL
				&& strstr(s->areas[a].name, name) != NULL)
			return false;
	for (int u = 0; u < d->g->n_units; u++)
		if (strlen(s->units[u].name) > n && strstr(text, s->units[u].name) != NULL
				&& strstr(s->units[u].name, name) != NULL)
			return false;
	return true;
}

/* A crowd's name stands nowhere without its article. */
static void check_articles(const struct told *d, const struct tale_line *line)
{
	for (int u = 0; u < d->g->n_units; u++) {
		const char *const name = d->g->setup->units[u].name;
		const char *at = line->text;

		if (d->g->setup->units[u].count < 2 || strncmp(name, "The ", 4) == 0
				|| strchr(name, '\'') != NULL || strstr(name, " and ") != NULL
				|| !is_name_of(d, line->text, name))
			continue;
		for (; (at = strstr(at, name)) != NULL; at++)
			if (at < line->text + 4 || (strncmp(at - 4, "the ", 4) != 0
					&& strncmp(at - 4, "The ", 4) != 0))
				fail_msg("%s: no article in \"%s\"", d->path, line->text);
	}
}

/* One was, two were: a verb goes with those who are counted before it. */
static void check_verbs(const struct told *d, const struct tale_line *line)
{
	static const char *const ones[] = { "One of the ", "He ", "She " };
	static const char *const many[] = { "Two of the ", "Three of the ", "Four of the ",
		"Five of the ", "They " };
	const char *const verb = strstr(line->text, " was "), *comma;

	for (size_t i = 0; verb != NULL && i < sizeof many / sizeof many[0]; i++)
		if (strncmp(line->text, many[i], strlen(many[i])) == 0
				&& ((comma = strpbrk(line->text, ",;.")) == NULL || verb < comma)
				&& strstr(line->text, " and ") == NULL)
			fail_msg("%s: many was: \"%s\"", d->path, line->text);
	for (size_t i = 0; i < sizeof ones / sizeof ones[0]; i++) {
		const char *const were = strstr(line->text, " were ");

		if (were != NULL && strncmp(line->text, ones[i], strlen(ones[i])) == 0
				&& strpbrk(line->text, ",") == NULL
				&& strstr(line->text, " and ") == NULL)
			fail_msg("%s: one were: \"%s\"", d->path, line->text);
	}
}

static void check_alone(const struct told *d, const struct tale_line *line)
{
	char wrong[TALE_WORDS_MAX];

	for (int u = 0; u < d->g->n_units; u++) {
		snprintf(wrong, sizeof wrong, "%s were ", d->g->setup->units[u].name);
		if (d->g->setup->units[u].count == 1 && strncmp(line->text, wrong,
				strlen(wrong)) == 0)
			fail_msg("%s: one were: \"%s\"", d->path, line->text);
	}
}

/* No word comes twice running; a sentence and what follows a full stop begin large. */
static void check_letters(const struct told *d, const struct tale_line *line)
{
	char before[64] = "", word[64];
	const char *at = line->text;
	int n;

	if (!isupper((unsigned char)at[0]) && at[0] != '(')
		fail_msg("%s: begins small: \"%s\"", d->path, line->text);
	for (; sscanf(at, " %63[^ ]%n", word, &n) == 1; at += n) {
		const size_t end = strlen(before);

		if (strcmp(before, word) == 0 && strcmp(word, "had") != 0
				&& !isdigit((unsigned char)word[0]))
			fail_msg("%s: \"%s\" twice in \"%s\"", d->path, word, line->text);
		if (end > 3 && before[end - 1] == '.' && islower((unsigned char)word[0])
				&& isalpha((unsigned char)before[end - 2]))
			fail_msg("%s: small after a full stop in \"%s\"", d->path, line->text);
		snprintf(before, sizeof before, "%s", word);
	}
}

/* What became of somebody is told of him, not as the word of a state. */
static void check_states(const struct told *d, const struct tale_line *line)
{
	static const char *const bare[] = { ": wounded", ": killed", "left wounded",
		"left killed" };

	for (size_t i = 0; i < sizeof bare / sizeof bare[0]; i++)
		if (strstr(line->text, bare[i]) != NULL)
			fail_msg("%s: \"%s\": who? \"%s\"", d->path, bare[i] + 2, line->text);
}

/* "They" never opens a tale, and never twice running. */
static void check_openings(const struct told *d)
{
	bool they = true;

	for (int i = 0; i < tale_count(d->t); i++) {
		const struct tale_line *const line = tale_line(d->t, i);
		const bool again = line->kind == TALE_SENTENCE && strncmp(line->text, "They ",
			5) == 0;

		if (they && again)
			fail_msg("%s: who? \"%s\"", d->path, line->text);
		they = again || line->kind == TALE_TURN;
	}
}

static void check_grammar(const struct told *d)
{
	for (int i = 0; i < tale_count(d->t); i++) {
		const struct tale_line *const line = tale_line(d->t, i);

		if (line->kind != TALE_SENTENCE)
			continue;
		check_letters(d, line);
		check_states(d, line);
		check_verbs(d, line);
		check_alone(d, line);
		if (line->text[0] != '(' && strchr(line->text, ':') == NULL)
			check_articles(d, line);
	}
	check_openings(d);
}

/* ---- formulas (T3) ---- */

static void replace(char *text, const char *name, char with)
{
	const size_t n = strlen(name);
	char *at;

	while (n > 2 && (at = strstr(text, name)) != NULL) {
		*at = with;
		memmove(at + 1, at + n, strlen(at + n) + 1);
	}
}

static int by_length(const void *a, const void *b)
{
	const size_t x = strlen(*(const char *const *)a), y = strlen(*(const char *const *)b);

	return x > y ? -1 : x < y;
}

/* A sentence without its names, numbers and places. */
static void make_skeleton(const struct told *d, const char *text, char skeleton[SKELETON])
{
	static const char *const numbers[] = { "eleven", "twelve", "three", "seven", "eight",
		"four",
		"five", "nine", "one", "two", "six", "ten" };
	const char *names[FIGURES_MAX + UNITS_MAX + 200];
	int n = 0;

	snprintf(skeleton, SKELETON, "%s", text);
	for (int f = 0; f < d->g->n_figures; f++)
		names[n++] = d->g->setup->figures[f].name;
	for (int u = 0; u < d->g->n_units; u++) {
		const char *const name = d->g->setup->units[u].name;

		names[n++] = strncmp(name, "The ", 4) == 0 ? name + 4 : name;
	}
	for (int a = 0; a < d->g->setup->n_areas && a < 200; a++)
		names[n++] = d->g->setup->areas[a].name;
	qsort(names, (size_t)n, sizeof names[0], by_length);
	for (int i = 0; i < n; i++)
		replace(skeleton, names[i], '*');
	for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
		replace(skeleton, numbers[i], '#');
	replace(skeleton, "the *", '*');
	replace(skeleton, "The *", '*');
}

static void check_formulas(const struct told *d)
{
	char (*const skeletons)[SKELETON] = calloc(LINES_MOST, SKELETON);
	int n = 0;

	assert_non_null(skeletons);
	for (int i = 0; i < tale_count(d->t); i++) {
		const struct tale_line *const line = tale_line(d->t, i);

		if (line->kind == TALE_TURN)
			n = 0;
		if (line->kind != TALE_SENTENCE || n == LINES_MOST)
			continue;
		make_skeleton(d, line->text, skeletons[n]);
		for (int k = 0; k < n; k++)
			if (strcmp(skeletons[k], skeletons[n]) == 0)
				fail_msg("%s, turn %d: twice \"%s\"", d->path,
					event_at(d, line->first)->turn, line->text);
		n++;
	}
	free(skeletons);
}

/* ---- order (T1) ---- */

/* Sentences begin in the order of their events, but for the last of a page. */
static void check_order(const struct told *d)
{
	size_t before = 0;

	for (int i = 0; i < tale_count(d->t); i++) {
		const struct tale_line *const line = tale_line(d->t, i);
		const bool last = i + 1 == tale_count(d->t)
			|| tale_line(d->t, i + 1)->kind == TALE_TURN;

		if (line->first < before && !last)
			fail_msg("%s: told too late: \"%s\"", d->path, line->text);
		before = line->first > before ? line->first : before;
	}
}

/* ---- deaths by name ---- */

/* A hero's death is told by his name, with dice. */
static void check_heroes(const struct told *d)
{
	for (int i = 0; i < tale_count(d->t); i++) {
		const struct tale_line *const line = tale_line(d->t, i);

		for (int k = 0; k < line->n_proof; k++) {
			const struct event *const e = event_at(d, line->proof[k]);

			if (e->kind != EVENT_LIFE || e->number != LIFE_DEAD || e->figure < 0
					|| !d->g->setup->figures[e->figure].hero)
				continue;
			if (strstr(line->text, d->g->setup->figures[e->figure].name) == NULL
					|| line->grade != TALE_LOST)
				fail_msg("%s: whose death? \"%s\"", d->path, line->text);
		}
	}
}

static void check(const struct told *d)
{
	check_proof(d);
	check_words(d);
	check_grammar(d);
	check_formulas(d);
	check_order(d);
	check_heroes(d);
}

static void check_seat(const char *path, struct session *s, int seat)
{
	const struct event_log *const log = session_log(s);
	struct view *const view = view_new(session_truth(s), seat);
	struct told d = { .path = path, .g = &view->game, .log = log };
	struct tale *t;

	assert_non_null(view);
	t = tale_new(&view->game, seat, log, 0, event_log_count(log), TALE_PAGE_A_TURN);
	assert_non_null(t);
	assert_true(tale_count(t) > 0);
	tale_begin(&d.past, &view->game, seat, log);
	d.t = t;
	check(&d);
	tale_free(t);
	view_free(view);
}

struct games { long seeds; int n; };

static void check_scenario(const struct setup *setup, const void *rules, const char *path,
	void *with)
{
	struct games *const games = with;
	const int sides = setup->n_sides;

	(void)rules;
	for (long seed = 1; seed <= games->seeds; seed++) {
		struct session *const s = shipped_session(path, &(struct session_options){
			.seed = (uint64_t)seed, .save = "", .name = "tale" });

		tale_play(s);
		check_seat(path, s, master_seat(session_truth(s)));
		for (int side = 0; side < sides; side++)
			check_seat(path, s, side);
		session_free(s);
		games->n++;
	}
}

static long seeds(void)
{
	const char *const text = getenv("TALE_SEEDS");

	return text ? strtol(text, NULL, 10) : 1;
}

TEST(test_all_scenarios_are_told_and_proved)
{
	struct games games = { seeds(), 0 };

	assert_true(shipped_campaigns(check_scenario, &games) >= 22);
	assert_true(games.n >= 22);
}

/* What is told from the middle on is told with what was before in mind; nothing of it is
 * told twice, and nothing left out. */
TEST(test_a_tale_in_pieces_has_every_die)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct event_log *const log = session_log(s);
	const int seat = master_seat(session_truth(s));
	struct view *view;
	size_t dice = 0, told = 0;

	tale_play(s);
	view = view_new(session_truth(s), seat);
	assert_non_null(view);
	for (size_t first = 0; first < event_log_count(log); first += 37) {
		const size_t end = first + 37 < event_log_count(log) ? first + 37
			: event_log_count(log);
		struct tale *const t = tale_new(&view->game, seat, log, first, end,
			TALE_ONE_PAGE);

		assert_non_null(t);
		for (int i = 0; i < tale_count(t); i++)
			for (int k = 0; k < tale_line(t, i)->n_proof; k++) {
				const size_t at = tale_line(t, i)->proof[k];

				assert_in_range(at, first, end - 1);
				told += event_log_at(log, at)->kind == EVENT_ROLL;
			}
		tale_free(t);
	}
	for (size_t i = 0; i < event_log_count(log); i++)
		dice += event_log_at(log, i)->kind == EVENT_ROLL;
	assert_int_equal(told, dice);
	view_free(view);
	session_free(s);
}

/* The line of a tale that the same events prove, or NULL. */
static const struct tale_line *line_of_same(const struct tale *t, const struct tale_line *line)
{
	for (int i = 0; i < tale_count(t); i++) {
		const struct tale_line *const one = tale_line(t, i);

		if (one->n_proof == line->n_proof && one->kind == TALE_SENTENCE
				&& memcmp(one->proof, line->proof, (size_t)line->n_proof
				* sizeof *line->proof) == 0)
			return one;
	}
	return NULL;
}

/* How many sentences of a piece the whole has in the same words, and in others. */
static void compare(const struct tale *whole, const struct tale *piece, int n[2])
{
	for (int i = 0; i < tale_count(piece); i++) {
		const struct tale_line *const line = tale_line(piece, i);
		const struct tale_line *const one = line->n_proof > 0 && !line->quiet
			&& line->kind == TALE_SENTENCE ? line_of_same(whole, line) : NULL;

		if (one != NULL)
			n[strcmp(one->full, line->full) != 0]++;
	}
}

static void compare_phases(const struct view *view, int seat, const struct event_log *log, int n[2])
{
	struct tale *const whole = tale_new(&view->game, seat, log, 0, event_log_count(log),
		TALE_PAGE_A_TURN);
	size_t first = 0;

	assert_non_null(whole);
	for (size_t end = 1; end < event_log_count(log); end++) {
		struct tale *piece;

		if (event_log_at(log, end)->kind != EVENT_PHASE
				&& event_log_at(log, end)->kind != EVENT_TURN)
			continue;
		piece = tale_new(&view->game, seat, log, first, end, TALE_ONE_PAGE);
		assert_non_null(piece);
		compare(whole, piece, n);
		tale_free(piece);
		first = end;
	}
	tale_free(whole);
}

static void compare_game(const char *path, uint64_t seed, int n[2])
{
	struct session *const s = shipped_session(path,
		&(struct session_options){ .seed = seed, .save = "", .name = "tale" });
	const int seat = master_seat(session_truth(s));
	struct view *view;

	tale_play(s);
	view = view_new(session_truth(s), seat);
	assert_non_null(view);
	compare_phases(view, seat, session_log(s), n);
	view_free(view);
	session_free(s);
}

/* What a phase is told in as it ends the log of the turn says in the same words, but where what
 * came after has changed what was before: 4 sentences in 100; 10 if the two choose their words
 * apart. */
TEST(test_a_phase_is_told_as_its_turn_tells_it)
{
	static const char *const paths[] = { "campaigns/jade-buddha/1-china-station.yaml",
		"campaigns/upriver/1-landing-at-kanda.yaml",
		"campaigns/lost-plateau/1-bridge-of-grass.yaml",
		"campaigns/cotta/1-trail-to-bulawan.yaml" };
	int n[2] = { 0, 0 };

	for (uint64_t seed = 1; seed <= 6; seed++)
		for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
			compare_game(paths[i], seed, n);
	assert_true(n[0] > 500);
	assert_true(16 * n[1] < n[0]);
}

TEST_MAIN
