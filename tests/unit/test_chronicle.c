/* Chronicles tell what happened: held against the events of machine games of every scenario of
 * the campaigns.  CHRONICLE_SEEDS plays with another number of seeds.
 *
 * Whoever attacks is named first, and whom; what is told in a turn is told in its order; a
 * unit has left when nobody of it is there any more; each hit and each die is counted once.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "unit.h"
#include "cliffhanger/report.h"
#include "report/markdown.h"
#include "report/retold.h"
#include "shipped.h"

enum { ITEMS_MOST = 400, TEXT_MOST = 1 << 22 };

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
	struct markdown q;			/* for names */
	char *text;			/* of the report */
	char name[80];
};

/* Everybody's choices by commanders. */
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

static void open_told(struct told *t, const char *name, uint64_t seed)
{
	static const struct report_options o = { .level = 1 };
	FILE *const out = tmpfile();
	char path[200];
	size_t n;

	memset(t, 0, sizeof *t);
	snprintf(t->name, sizeof t->name, "%s, seed %d", name, (int)seed);
	snprintf(path, sizeof path, "campaigns/%s.yaml", name);
	t->s = shipped_session(path, &(struct session_options){ .seed = seed, .save = "",
		.name = "chronicle" });
	play(t->s);
	t->g = session_truth(t->s);
	t->log = session_log(t->s);
	t->q = (struct markdown){ .g = t->g, .log = t->log, .options = &o };
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

/* ---- a turn of it ---- */

struct turn {
	const struct told *t;
	int number;
	char *text;		/* its prose, without maps and stories */
	size_t first, end;	/* its events */
	size_t shot;		/* the next that must be told */
	struct mention {
		size_t at, event;	/* in the text, in the log */
		int a, b;		/* a fight of these two, else -1 */
	} items[ITEMS_MOST];
	int n;
};

#define FAIL(turn, ...) do { \
	print_error("%s, turn %d: ", (turn)->t->name, (turn)->number); \
	print_error(__VA_ARGS__); \
	fail_msg(" in: %.3000s", (turn)->text); \
} while (0)

static const struct event *event_at(const struct turn *t, size_t i)
{
	return event_log_at(t->t->log, i);
}

/* The prose of a turn: no maps, stories and headings. */
static char *prose(const char *text, const char *end)
{
	char *const only = calloc(1, (size_t)(end - text) + 1);
	size_t n = 0;
	bool map = false;

	assert_non_null(only);
	while (text < end) {
		const char *const line = text;
		const size_t length = strcspn(line, "\n") + 1;

		text += length;
		map ^= strncmp(line, "```", 3) == 0;
		if (map || strchr("`>#|", *line) != NULL
				|| strncmp(line, "The table at", 12) == 0)
			continue;
		memcpy(only + n, line, length);
		n += length;
	}
	return only;
}

static void find_events(struct turn *t)
{
	t->end = 0;
	for (size_t i = 0; i < event_log_count(t->t->log); i++)
		if (event_at(t, i)->turn == t->number) {
			t->first = t->end == 0 ? i : t->first;
			t->end = i + 1;
		}
	t->shot = t->first;
}

static void note_item(struct turn *t, const char *at, size_t event)
{
	assert_true(t->n < ITEMS_MOST);
	t->items[t->n++] = (struct mention){ (size_t)(at - t->text), event, -1, -1 };
}

/* ---- names in sentences ---- */

static struct words unit_words(const struct turn *t, int unit, bool first)
{
	return words_the_unit(&t->t->q, unit, first);
}

/* The unit whose name ends before `end`, the longest; its name's length. */
static int unit_before(const struct turn *t, const char *end, size_t *length)
{
	int best = -1;

	*length = 0;
	for (int u = 0; u < t->t->g->n_units; u++)
		for (int first = 0; first < 2; first++) {
			const struct words w = unit_words(t, u, first);
			const size_t n = strlen(w.text);

			if (n > *length && (size_t)(end - t->text) >= n
					&& strncmp(end - n, w.text, n) == 0) {
				best = u;
				*length = n;
			}
		}
	return best;
}

static int unit_after(const struct turn *t, const char *at, size_t *length)
{
	int best = -1;

	*length = 0;
	for (int u = 0; u < t->t->g->n_units; u++) {
		const struct words w = unit_words(t, u, false);
		const size_t n = strlen(w.text);

		if (n > *length && strncmp(at, w.text, n) == 0) {
			best = u;
			*length = n;
		}
	}
	return best;
}

/* ---- shots ---- */

static const char *next_fire(const char *at, size_t *verb)
{
	static const char *const verbs[] = { " opened fire on ", " let fly at ", " fired on ",
		" poured it into ", " took a shot at ", " threw at " };
	const char *best = NULL;

	for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
		const char *const found = strstr(at, verbs[i]);

		if (found && (!best || found < best)) {
			best = found;
			*verb = strlen(verbs[i]);
		}
	}
	return best;
}

/* Bit per unit named before the verb: "A, B and C". */
static uint64_t shooters(const struct turn *t, const char *verb, const char **begins)
{
	const char *end = verb;
	uint64_t units = 0;
	size_t length;
	int unit;

	while ((unit = unit_before(t, end, &length)) >= 0) {
		units |= UINT64_C(1) << unit;
		*begins = end - length;
		if (*begins - t->text > 2 && strncmp(*begins - 2, ", ", 2) == 0)
			end = *begins - 2;
		else if (*begins - t->text > 5 && strncmp(*begins - 5, " and ", 5) == 0)
			end = *begins - 5;
		else
			break;
	}
	return units;
}

static bool is_shot(const struct turn *t, size_t i)
{
	const struct event *const e = event_at(t, i);

	return e->kind == EVENT_SHOT && !e->gm && e->unit >= 0 && e->other >= 0;
}

static size_t next_shot(const struct turn *t, size_t i)
{
	while (i < t->end && !is_shot(t, i))
		i++;
	return i;
}

/* All shots of the turn are told in their order, by whom at whom and with how many dice. */
static void check_shots(struct turn *t)
{
	size_t verb = 0, length;

	for (const char *at = t->text; (at = next_fire(at, &verb)) != NULL; at += verb) {
		const char *begins = at;
		const uint64_t by = shooters(t, at, &begins);
		const int target = unit_after(t, at + verb, &length);
		uint64_t seen = 0;
		int dice = 0, sum = 0;

		if (by == 0 || target < 0 || sscanf(at + verb + length, ": %d", &dice) != 1)
			FAIL(t, "who shot at whom? \"%.200s\"", begins);
		t->shot = next_shot(t, t->shot);
		note_item(t, begins, t->shot);
		for (size_t i = t->shot; i < t->end; i = next_shot(t, i + 1)) {
			const struct event *const e = event_at(t, i);

			if (seen == by && sum == dice)
				break;
			if (!(by >> e->unit & 1) || e->other != target || sum + e->number > dice)
				FAIL(t, "event %zu is no shot as told in \"%.200s\"", i, begins);
			seen |= UINT64_C(1) << e->unit;
			sum += e->number;
			t->shot = i + 1;
		}
		if (sum != dice || seen != by)
			FAIL(t, "shots are missing for \"%.200s\"", begins);
	}
	if (next_shot(t, t->shot) < t->end)
		FAIL(t, "event %zu, a shot, is not told", next_shot(t, t->shot));
}

/* ---- fights ---- */

static bool is_blow(const struct event *e, int a, int b)
{
	return ((e->unit == a && e->other == b) || (e->unit == b && e->other == a))
		&& ((e->kind == EVENT_ROLL && (strcmp(e->roll.what, "melee") == 0
			|| strcmp(e->roll.what, "fight") == 0
			|| strcmp(e->roll.what, "hand to hand") == 0)));
}

static bool charges(const struct event *e, int a, int b)
{
	if (e->kind == EVENT_ORDER && strcmp(e->word, "charge") == 0)
		return e->unit == a && e->other == b;
	if (e->kind == EVENT_ROLL && strcmp(e->roll.what, "morale: being charged") == 0)
		return e->unit == b && e->other == a;
	if (e->kind == EVENT_ROLL && e->unit == a && e->other == b)
		for (int i = 0; i < e->roll.n_modifiers; i++)
			if (strcmp(e->roll.modifiers[i].name, "Charging") == 0)
				return true;
	return false;
}

static void check_fight(struct turn *t, const char *begins, int a, int b, bool upon)
{
	bool blow = false, charged = false;

	for (size_t i = t->first; i < t->end; i++) {
		blow |= is_blow(event_at(t, i), a, b);
		charged |= charges(event_at(t, i), a, b);
	}
	if (!blow)
		FAIL(t, "nobody struck in \"%.200s\"", begins);
	if (upon && !charged)
		FAIL(t, "nobody charged in \"%.200s\"", begins);
	note_item(t, begins, t->first);
	t->items[t->n - 1].a = a;
	t->items[t->n - 1].b = b;
}

static void check_fights(struct turn *t)
{
	static const char upon[] = " fell upon ", hand[] = " fought hand to hand";
	size_t length, other;

	for (const char *at = t->text; (at = strstr(at, upon)) != NULL; at++) {
		const int a = unit_before(t, at, &length);
		const int b = unit_after(t, at + strlen(upon), &other);

		if (a < 0 || b < 0)
			FAIL(t, "who fell upon whom? \"%.200s\"", at);
		check_fight(t, at - length, a, b, true);
	}
	for (const char *at = t->text; (at = strstr(at, hand)) != NULL; at++) {
		const int b = unit_before(t, at, &other);
		const char *const between = at - other - strlen(" and ");
		const int a = b < 0 ? -1 : unit_before(t, between, &length);

		if (a < 0 || b < 0)
			FAIL(t, "who fought whom? \"%.200s\"", at);
		check_fight(t, between - length, a, b, false);
	}
}

/* ---- units' states, and leaving ---- */

static void check_states(struct turn *t)
{
	const char *at = t->text;
	char before[1000] = "";

	for (size_t i = t->first; i < t->end; i++) {
		const struct event *const e = event_at(t, i);
		char room[500], sentence[1000];
		const char *word, *found;

		if (e->kind != EVENT_STATE || e->gm || e->figure >= 0 || e->unit < 0)
			continue;
		word = retold(e->word, t->t->g->setup->units[e->unit].count > 1, room,
			sizeof room);
		if (word == NULL || word[0] == '\0')
			continue;
		snprintf(sentence, sizeof sentence, "%s %s.", unit_words(t, e->unit, true).text,
			word);
		found = strstr(at, sentence);
		if (found == NULL && strcmp(sentence, before) != 0)
			FAIL(t, "event %zu is not told in its place: \"%s\"", i, sentence);
		memcpy(before, sentence, sizeof before);
		if (found == NULL)
			continue;	/* the same twice running is told once */
		note_item(t, found, i);
		at = found + 1;
	}
}

/* Whether somebody of a unit is there after an event of the log. */
static bool is_there(const struct turn *t, int unit, size_t after)
{
	const struct game *const g = t->t->g;
	int life[FIGURES_MAX] = { 0 }, of[FIGURES_MAX];
	bool there = false;

	for (int f = 0; f < g->n_figures; f++)
		of[f] = g->setup->figures[f].unit;
	for (size_t i = 0; i <= after; i++) {
		const struct event *const e = event_at(t, i);

		if (e->figure < 0)
			continue;
		if (e->kind == EVENT_LIFE)
			life[e->figure] = e->number;
		else if (e->kind == EVENT_CAPTURE)
			life[e->figure] = e->number >= 0 ? LIFE_CAPTIVE : LIFE_FIT;
		else if (e->kind == EVENT_JOIN)
			of[e->figure] = e->other;
	}
	for (int f = 0; f < g->n_figures; f++)
		there |= of[f] == unit && (life[f] == LIFE_FIT || life[f] == LIFE_WOUNDED);
	return there;
}

/* Whether with one who left in this turn the unit was gone; others may join it later. */
static bool went_all(const struct turn *t, int unit)
{
	for (size_t i = t->first; i < t->end; i++) {
		const struct event *const e = event_at(t, i);

		if (e->kind == EVENT_LIFE && e->number == LIFE_LEFT && !is_there(t, unit, i))
			return true;
	}
	return false;
}

static bool begins_sentence(const struct turn *t, const char *at)
{
	return at == t->text || at[-1] == '\n'
		|| (at[-1] == ' ' && (at - t->text < 4 || strncmp(at - 4, " of ", 4) != 0));
}

/* "The picket fled over the edge.", "The last of the picket …": then nobody is left. */
static void check_left(struct turn *t)
{
	static const char *const ways[] = { "fled over the edge", "left over the edge",
		"made off", "ran over the edge, and was lost", "ran over the edge, and were lost" };

	for (int u = 0; u < t->t->g->n_units; u++)
		for (size_t w = 0; w < 2 * (sizeof ways / sizeof ways[0]); w++) {
			char sentence[600];
			const char *found;

			snprintf(sentence, sizeof sentence, "%s%s %s.",
				w % 2 ? "The last of " : "", unit_words(t, u, w % 2 == 0).text,
				ways[w / 2]);
			found = strstr(t->text, sentence);
			if (found && begins_sentence(t, found) && !went_all(t, u))
				FAIL(t, "somebody is still there: \"%s\"", sentence);
		}
}

/* ---- hits ---- */

static int number_before(const struct turn *t, const char *at)
{
	const char *word = at;

	while (word > t->text && word[-1] != ' ')
		word--;
	for (int n = 0; n < 200; n++) {
		const struct words w = words_of_number(n);

		if (strlen(w.text) == (size_t)(at - word)
				&& strncmp(word, w.text, (size_t)(at - word)) == 0)
			return n;
	}
	return 0;
}

/* Each hit of the turn is told once. */
static void check_hits(struct turn *t)
{
	int told = 0, hits = 0;

	for (const char *at = t->text; (at = strstr(at, " hit")) != NULL; at += 4)
		if (strncmp(at, " hits,", 6) == 0 || strncmp(at, " hit,", 5) == 0)
			told += number_before(t, at);
	for (size_t i = t->first; i < t->end; i++) {
		const struct event *const e = event_at(t, i);

		hits += e->kind == EVENT_HIT && !e->gm && e->other >= 0;
	}
	if (told != hits)
		FAIL(t, "%d hits told of %d", told, hits);
}

/* ---- the order of all ---- */

static int by_place(const void *a, const void *b)
{
	const struct mention *const x = a, *const y = b;

	return x->at < y->at ? -1 : x->at > y->at;
}

/* The first event from one on that a mention can be of: two may fight again and again. */
static size_t event_of_mention(const struct turn *t, const struct mention *m, size_t from)
{
	size_t i = from;

	if (m->a < 0)
		return m->event;
	while (i < t->end && !is_blow(event_at(t, i), m->a, m->b))
		i++;
	return i < t->end ? i : 0;
}

static void check_order(struct turn *t)
{
	size_t before = t->first;

	qsort(t->items, (size_t)t->n, sizeof t->items[0], by_place);
	for (int i = 0; i < t->n; i++) {
		const size_t event = event_of_mention(t, &t->items[i], before);

		if (event < before)
			FAIL(t, "told after event %zu, which came later: \"%.100s\"", before,
				t->text + t->items[i].at);
		before = event;
	}
}

static int check_turn(const struct told *told, int number, const char *text, const char *end)
{
	struct turn *const t = calloc(1, sizeof *t);
	int n;

	assert_non_null(t);
	t->t = told;
	t->number = number;
	t->text = prose(text, end);
	find_events(t);
	check_shots(t);
	check_fights(t);
	check_states(t);
	check_left(t);
	check_hits(t);
	check_order(t);
	n = t->n;
	free(t->text);
	free(t);
	return n;
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

static void check_story(const struct told *t)
{
	static const char heading[] = "\n### Turn ";
	const char *at = strstr(t->text, heading);
	int items = 0;

	assert_non_null(at);
	while (at != NULL) {
		const char *const next = strstr(at + 1, heading);
		const char *const over = strstr(at, "\n## How it ended");

		items += check_turn(t, atoi(at + strlen(heading)), strchr(at + 1, '\n') + 1,
			next != NULL ? next : over != NULL ? over : at + strlen(at));
		at = next;
	}
	assert_true(items > 0);
}

TEST(test_chronicles_tell_what_happened_in_its_order)
{
	for_all(seeds(), check_story);
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
}

TEST_MAIN
