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
#include "tale/own.h"

enum { LINES_MOST = 4000, SKELETON = 2000 };

static void play(struct session *s)
{
	struct patience patience;
	const struct decision *asked;

	memset(&patience, 0, sizeof patience);
	while ((asked = session_ask(s)) != NULL) {
		const struct decision d = *asked;
		char line[CHOICE_LINE_MAX];
		struct reason why;
		struct choice c;

		if (!mind_choose(minds[0], session_view(s, d.seat), &d, &patience, &c))
			break;
		choice_write(session_truth(s), &c, line, sizeof line);
		if (session_submit(s, d.seat, line, &why) == SUBMIT_OK)
			continue;
		/* Something unseen forbids it. */
		if (!mind_choose(mind_find("idle"), session_view(s, d.seat), &d, &patience, &c))
			break;
		choice_write(session_truth(s), &c, line, sizeof line);
		if (session_submit(s, d.seat, line, &why) != SUBMIT_OK)
			break;
	}
}

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

		play(s);
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

	play(s);
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

	play(s);
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

/* Whether a tale has a part of a text in one of its sentences. */
static bool is_said(const struct tale *t, const char *part)
{
	for (int i = 0; i < tale_count(t); i++)
		if (tale_line(t, i)->kind == TALE_SENTENCE
				&& strstr(tale_line(t, i)->text, part) != NULL)
			return true;
	return false;
}

/* Who carries what all want is told with it wherever he goes. */
TEST(test_the_prize_is_named_with_its_bearer)
{
	int carried = 0;

	for (uint64_t seed = 201; seed < 206; seed++) {
		struct session *const s = shipped_session(
			"campaigns/jade-buddha/2-bamboo-jungle.yaml",
			&(struct session_options){ .seed = seed, .save = "", .name = "tale" });
		const struct event_log *const log = session_log(s);
		struct view *view;
		struct tale *t;

		play(s);
		view = view_new(session_truth(s), master_seat(session_truth(s)));
		assert_non_null(view);
		t = tale_new(&view->game, master_seat(session_truth(s)), log, 0,
			event_log_count(log), TALE_PAGE_A_TURN);
		assert_non_null(t);
		carried += is_said(t, ", with the Jade Buddha, ");
		tale_free(t);
		view_free(view);
		session_free(s);
	}
	assert_true(carried > 0);
}

/* ---- who came upon whom ---- */

static void log_event(struct event_log *log, enum event_kind kind, int unit, int other)
{
	const struct sink sink = event_log_sink(log);
	struct event e = { .kind = kind, .audience = EVENT_ALL, .turn = 1, .unit = (int16_t)unit,
		.figure = -1, .other = (int16_t)other, .from = CELL_NONE, .cell = CELL_NONE,
		.number = 1, .word = "", .roll = { .rule = "", .what = "fight", .outcome = "" } };

	sink.take(sink.self, &e);
}

static void log_step(struct event_log *log, int figure, cell_t from, cell_t to)
{
	const struct sink sink = event_log_sink(log);
	const struct event e = { .kind = EVENT_MOVE, .audience = EVENT_ALL, .turn = 1, .unit = -1,
		.figure = (int16_t)figure, .other = -1, .from = from, .cell = to, .word = "" };

	sink.take(sink.self, &e);
}

/* Of two who fight he is named first who came to the other, whoever threw first; and in the
 * turns after, too. */
TEST(test_a_melee_names_first_who_came)
{
	static const struct { const char *walks, *thrower, *told; } rows[] = {
		{ "hatchets", "marines", "The Red Lantern hatchets " },
		{ "hatchets", "hatchets", "The Red Lantern hatchets " },
		{ "marines", "hatchets", "The Marines " } };
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));

	assert_non_null(view);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct event_log *const log = event_log_new();
		const int marines = setup_find_unit(g->setup, "marines");
		const int hatchets = setup_find_unit(g->setup, "hatchets");
		const int walks = setup_find_unit(g->setup, rows[i].walks);
		const int throws = setup_find_unit(g->setup, rows[i].thrower);
		const int other = throws == marines ? hatchets : marines;

		for (int turn = 1; turn <= 2; turn++) {
			struct tale *t;
			const size_t first = event_log_count(log);

			log_event(log, EVENT_TURN, -1, -1);
			if (turn == 1)
				log_step(log, g->setup->units[walks].first, 30, 31);
			log_event(log, EVENT_ROLL, turn == 1 ? throws : other,
				turn == 1 ? other : throws);
			t = tale_new(&view->game, master_seat(g), log, first,
				event_log_count(log), TALE_PAGE_A_TURN);
			assert_non_null(t);
			assert_int_equal(tale_count(t), 2);
			if (strncmp(tale_line(t, 1)->text, rows[i].told, strlen(rows[i].told)) != 0)
				fail_msg("row %zu, turn %d: \"%s\"", i, turn,
					tale_line(t, 1)->text);
			tale_free(t);
		}
		event_log_free(log);
	}
	view_free(view);
	session_free(s);
}

/* ---- whose kill it was ---- */

/* A shot of one unit at another that hits one of them, and what the throw made of it. */
static void log_shot(struct event_log *log, int by, int unit, int figure, const char *outcome)
{
	const struct sink sink = event_log_sink(log);
	struct event e = { .kind = EVENT_SHOT, .audience = EVENT_ALL, .turn = 1,
		.unit = (int16_t)by, .figure = -1, .other = (int16_t)unit, .from = CELL_NONE,
		.cell = CELL_NONE, .number = 3, .word = "Rifle", .roll = { .rule = "", .what = "", .outcome = "" } };

	sink.take(sink.self, &e);
	e.unit = (int16_t)unit;
	e.figure = (int16_t)figure;
	e.other = (int16_t)by;
	e.kind = EVENT_HIT;
	sink.take(sink.self, &e);
	e.kind = EVENT_ROLL;
	e.roll = (struct roll){ .rule = "A-11", .what = "wound", .reading = ROLL_TABLE,
		.outcome = outcome };
	sink.take(sink.self, &e);
}

static bool is_killing(const struct tale *t, const char *name)
{
	for (int i = 0; i < tale_count(t); i++)
		if (strstr(tale_line(t, i)->text, name) != NULL)
			return strcmp(tale_line(t, i)->word, "killed") == 0;
	fail_msg("nothing is told of %s", name);
	return false;
}

/* Losses are told when all have fired: of two who hit one man it was whose throw killed him. */
TEST(test_a_kill_is_of_whose_throw_it_was)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	const int marines = setup_find_unit(g->setup, "marines");
	const int sailors = setup_find_unit(g->setup, "bluejackets");
	const int hatchets = setup_find_unit(g->setup, "hatchets");
	const int figure = g->setup->units[hatchets].first + 3;

	assert_non_null(view);
	for (int first = 0; first < 2; first++) {
		struct event_log *const log = event_log_new();
		const struct sink sink = event_log_sink(log);
		const struct event dies = { .kind = EVENT_LIFE, .audience = EVENT_ALL, .turn = 1,
			.unit = (int16_t)hatchets, .figure = (int16_t)figure, .other = -1,
			.from = CELL_NONE, .cell = 40, .number = LIFE_DEAD, .word = "killed",
			.roll = { .rule = "", .what = "", .outcome = "" } };
		struct tale *t;

		log_event(log, EVENT_TURN, -1, -1);
		log_shot(log, marines, hatchets, figure, first ? "killed" : "suppressed");
		log_shot(log, sailors, hatchets, figure, first ? "suppressed" : "killed");
		sink.take(sink.self, &dies);
		t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log),
			TALE_PAGE_A_TURN);
		assert_non_null(t);
		assert_int_equal(is_killing(t, "Marines"), first != 0);
		assert_int_equal(is_killing(t, "Bluejackets"), first == 0);
		tale_free(t);
		event_log_free(log);
	}
	view_free(view);
	session_free(s);
}

/* He is hit, throws, against `other` or alone, and dies. */
static void log_end(struct event_log *log, int figure, int unit, int hit_by, int other,
	struct roll thrown)
{
	static const uint8_t die[] = { 1 };
	const struct sink sink = event_log_sink(log);
	struct event e = { .audience = EVENT_ALL, .turn = 1, .unit = (int16_t)unit,
		.figure = (int16_t)figure, .other = (int16_t)hit_by, .from = CELL_NONE,
		.cell = CELL_NONE, .word = "", .kind = EVENT_HIT,
		.roll = { .rule = "", .what = "", .outcome = "" } };

	sink.take(sink.self, &e);
	e.kind = EVENT_ROLL;
	e.other = (int16_t)other;
	e.roll = thrown;
	e.roll.rule = "";
	e.roll.dice = die;
	e.roll.n_dice = 1;
	e.roll.sides = 6;
	sink.take(sink.self, &e);
	e.kind = EVENT_LIFE;
	e.number = LIFE_DEAD;
	e.word = "killed";
	sink.take(sink.self, &e);
}

/* What a hero has thrown himself is not told as the throw that killed him: of a fight both sums
 * are, and what he threw to be spared is his. */
TEST(test_a_death_tells_whose_dice_they_were)
{
	static const struct { struct roll own; bool duel; const char *told; } rows[] = {
		{ { .what = "melee", .outcome = "2 against 6: beaten" }, true,
			"; it was 2 against 6." },
		{ { .what = "melee", .outcome = "6 beats 2: a kill" }, true, NULL },
		{ { .what = "shooting", .outcome = "1 hit" }, true, NULL },
		{ { .what = "saving throw", .outcome = "Apparently dead",
			.reading = ROLL_TABLE }, false,
			"; thrown for dear life, the die said 1." } };
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	const int marines = setup_find_unit(g->setup, "marines");
	const int hatchets = setup_find_unit(g->setup, "hatchets");
	const int hero = g->setup->units[marines].first;

	assert_non_null(view);
	assert_true(g->setup->figures[hero].hero);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct event_log *const log = event_log_new();
		struct tale *t;

		log_event(log, EVENT_TURN, -1, -1);
		log_event(log, EVENT_ROLL, hatchets, marines);
		log_end(log, hero, marines, hatchets, rows[i].duel ? hatchets : -1, rows[i].own);
		t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log),
			TALE_PAGE_A_TURN);
		assert_non_null(t);
		assert_true(is_said(t, "Jack Hart"));
		if (rows[i].told != NULL ? !is_said(t, rows[i].told)
				: is_said(t, "said") || is_said(t, "against"))
			fail_msg("row %zu: \"%s\"", i, tale_line(t, 1)->text);
		tale_free(t);
		event_log_free(log);
	}
	view_free(view);
	session_free(s);
}

/* Who steps about where he was is not told to be there by now. */
TEST(test_who_has_not_left_is_nowhere_by_now)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	const int figure = g->setup->units[setup_find_unit(g->setup, "marines")].first;
	int left = 0, stayed = 0;

	assert_non_null(view);
	for (cell_t from = 0; from < 40; from++) {
		const struct tale_past q = { .g = &view->game };
		const bool leaves = strcmp(tale_place(&q, from).text,
			tale_place(&q, from + 1).text) != 0;
		struct event_log *const log = event_log_new();
		struct tale *t;

		log_event(log, EVENT_TURN, -1, -1);
		log_step(log, figure, from, from + 1);
		t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log),
			TALE_PAGE_A_TURN);
		assert_non_null(t);
		assert_true(leaves || is_said(t, "moved about"));
		left += leaves && is_said(t, "by now");
		stayed += !leaves;
		tale_free(t);
		event_log_free(log);
	}
	assert_true(left > 0 && stayed > 0);
	view_free(view);
	session_free(s);
}

/* Who lies in a faint has no wound. */
TEST(test_who_faints_is_down_and_not_wounded)
{
	static const struct { const char *word, *edge; } rows[] = {
		{ "falls in a faint", "down" }, { "is knocked senseless", "down" },
		{ "lies there", "wounded" }, { "badly injured", "wounded" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const struct event e = { .kind = EVENT_LIFE, .number = LIFE_WOUNDED,
			.word = rows[i].word };

		assert_string_equal(sentence_margin(&e).word, rows[i].edge);
	}
}

/* Everybody is counted once at the end, and why it was won is said. */
TEST(test_the_end_counts_truly)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	char why[TALE_WORDS_MAX];
	int n = 0;

	play(s);
	for (int side = 0; side < g->setup->n_sides; side++) {
		const struct tale_losses l = tale_losses(g, side);

		n += l.fit + l.wounded + l.dead + l.captive + l.fled + l.awaited;
	}
	assert_int_equal(n, g->n_figures);
	assert_true(g->over);
	assert_true(tale_why_won(g, why, sizeof why) > 0);
	assert_non_null(strstr(why, "point"));
	session_free(s);
}

static bool is_always(const struct game *g, int figure)
{
	(void)figure;
	return g != NULL;
}

/* A vehicle is none of its people, and who is wounded and fights on is not fit. */
TEST(test_the_end_counts_people_and_their_wounds)
{
	struct session *const s = shipped_session("campaigns/jade-chrysanthemum/2-reef-of-teeth.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	struct game *const g = game_clone(session_truth(s));
	struct game_system wounding = *g->system;
	int n = 0, vehicles = 0;

	for (int f = 0; f < g->n_figures; f++)
		vehicles += game_vehicle(g, f);
	assert_true(vehicles > 0);
	wounding.hurt = is_always;
	g->system = &wounding;
	for (int side = 0; side < g->setup->n_sides; side++) {
		const struct tale_losses l = tale_losses(g, side);

		assert_int_equal(l.fit, 0);
		assert_int_equal(l.wounded, l.hurt);
		n += l.fit + l.wounded + l.dead + l.captive + l.fled + l.awaited;
	}
	assert_int_equal(n, g->n_figures - vehicles);
	game_free(g);
	session_free(s);
}

/* Points are told as those of all whose they are: of who lost, too. */
TEST(test_the_end_names_whose_points_it_adds_up)
{
	struct session *const s = shipped_session("campaigns/upriver/1-landing-at-kanda.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	struct game *const g = game_clone(session_truth(s));
	char why[TALE_WORDS_MAX];

	assert_non_null(g);
	assert_true(g->setup->n_sides > 2);
	g->over = true;
	g->winner = 0;
	for (int side = 0; side < g->setup->n_sides; side++) {
		g->points[side] = 0;
		g->friends[side] = 0;
	}
	g->points[0] = 5;
	g->points[1] = 2;
	tale_why_won(g, why, sizeof why);
	assert_non_null(strstr(why, "5 points against 2 for "));
	assert_null(strstr(why, " of them of "));
	g->points[2] = 1;
	g->friends[1] = 1 << 2;
	g->friends[2] = 1 << 1;
	tale_why_won(g, why, sizeof why);
	assert_non_null(strstr(why, "5 points against 2 for "));	/* a mere truce */
	((struct setup_side *)g->setup->sides)[1].allies = 1 << 2;
	tale_why_won(g, why, sizeof why);
	assert_non_null(strstr(why, "5 points against 3 for "));
	assert_non_null(strstr(why, ", 1 of them of "));
	game_free(g);
	session_free(s);
}

/* What a side wants and what it has met are told of others, whatever verb they begin with. */
TEST(test_aims_are_told_as_prose)
{
	static const struct { const char *goal, *told; } goals[] = {
		{ "Have your people home. Bring the book.",
			"Their aim is to have their people home, and to bring the book." },
		{ "Have the leaf. The rest is detail.",
			"Their aim is to have the leaf. The rest is detail." },
		{ "The flower. Everything else here is geology.",
			"What they say of it: \"The flower. Everything else here is geology.\"" },
		{ "", "" },
	};

	for (size_t i = 0; i < sizeof goals / sizeof goals[0]; i++)
		assert_string_equal(tale_wish(goals[i].goal).text, goals[i].told);
	assert_string_equal(tale_done("Find the hollow.", true).text, "had found the hollow");
	assert_string_equal(tale_done("Find the hollow.", false).text, "found the hollow");
	assert_string_equal(tale_done("Have it to yourselves at the end.", true).text,
		"had it to themselves at the end");
	assert_string_equal(tale_done("Bewitch it.", true).text, "had managed to bewitch it");
	assert_string_equal(tale_aim("See her to your camp.").text, "see her to their camp");
}

static void look_at_aims(const struct setup *s, const void *rules, const char *path, void *with)
{
	(void)rules;
	(void)path;
	(void)with;
	for (int i = 0; i < s->n_objectives; i++)
		assert_null(strstr(tale_done(s->objectives[i].text, true).text, "managed"));
}

/* No aim of a scenario that comes with the program begins with a word that is not known. */
TEST(test_aims_of_scenarios_are_known)
{
	assert_true(shipped_campaigns(look_at_aims, NULL) >= 22);
}

TEST_MAIN
