/* Which rows of the rulebook do games ever use?
 *
 *     used_rows GAMES FILE…
 *
 * Plays so many games of each scenario (.yaml), every other one between minds
 * that do anything they may, and notes the rows that its events cite as
 * TABLE.ROW or show by what happens: arms by the hits they make, ground by who
 * walks on it, orders by being given, results by being suffered.  Of a
 * transcript (.play) it notes the rows cited in it.  Then it prints each table
 * of play, book by book, with the rows that nobody used.
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "opened.h"
#include "played.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/settings.h"

enum { CITATION_MAX = 64, TEXT_MAX = 1 << 20 };

/* Tables whose use events show; the others only name things or hold single
 * numbers that every game reads. */
static const char *const tables[] = {
	"luck", "traits", "field-craft", "spotting", "spotting-modifiers", "terrain", "modes",
	"weapons", "shooting", "charge", "melee", "wound", "wound-modifiers", "morale",
	"morale-modifiers", "ladder", "melee-morale", "rally", "movement", "factors", "missile",
	"close",
};

struct uses {
	uint32_t rows[96][64];	/* by table of one book after the other, and row */
	const struct rulebook *book;	/* that is played by */
	const struct contest *contest;
	bool smoke;		/* somebody has fired in this phase */
};

/* ---- noting ---- */

static const struct rulebook *const books[] = {
	&rulebook_rugged, &rulebook_pacific, &rulebook_actions
};

static void note(struct uses *u, const char *table, const char *row)
{
	int at = 0;

	for (size_t b = 0; b < sizeof books / sizeof books[0]; b++)
		for (int t = 0; t < books[b]->n_tables; t++, at++) {
			const int r = (books[b] == u->book || books[b] == &rulebook_actions)
				&& strcmp(books[b]->tables[t].id, table) == 0
				? rule_table_row(&books[b]->tables[t], row) : -1;

			if (r >= 0)
				u->rows[at][r]++;
		}
}

/* "shooting.short" */
static void note_citation(struct uses *u, const char *citation)
{
	const char *dot = strchr(citation, '.');
	char table[CITATION_MAX];

	if (dot == NULL || dot - citation >= CITATION_MAX)
		return;
	snprintf(table, sizeof table, "%.*s", (int)(dot - citation), citation);
	note(u, table, dot + 1);
}

/* A row by its second column: the arm that hit, the word of an order. */
static void note_name(struct uses *u, const char *table, const char *name)
{
	const struct rule_table *t = rulebook_table(u->book, table);

	for (int r = 0; r < t->n_rows; r++)
		if (strcmp(rule_table_at(t, r, 1)->text, name) == 0)
			note(u, table, rule_table_at(t, r, 0)->text);
}

/* ---- what an event shows ---- */

static void note_morale(struct uses *u, const struct game *g, const struct event *e)
{
	const struct rule_table *t = rulebook_table(u->book, "morale");

	note(u, "morale", rule_table_at(t, game_unit_setting(g, e->unit, UNIT_TROOPS), 0)->text);
	if (strstr(e->roll.what, "being charged"))
		note(u, "charge", "target");
	if (strstr(e->roll.what, "charging under fire"))
		note(u, "charge", "charger");
	if (strcmp(e->roll.what, "rally") == 0)
		note(u, "rally", adv_unit_of(g, e->unit)->pursuing ? "pursuing" : "routing");
	if (strstr(e->roll.what, "after hand to hand")) {
		const struct adv_unit *a = adv_unit_of(g, e->unit);

		note(u, "melee-morale", a->hits_given > a->hits_taken ? "winner"
			: a->hits_given < a->hits_taken ? "loser" : "drawn");
	}
}

/* "advance (missile table, 2 to 5)" */
static void note_action(struct uses *u, const char *outcome)
{
	static const char *const action_tables[] = { "missile", "close" };

	for (size_t i = 0; i < 2; i++) {
		const struct rule_table *t = rulebook_table(&rulebook_actions, action_tables[i]);
		char part[CITATION_MAX];

		for (int r = 0; r < t->n_rows; r++) {
			snprintf(part, sizeof part, "(%s table, %s)", t->id,
				rule_table_at(t, r, 1)->text);
			if (strstr(outcome, part))
				note(u, t->id, rule_table_at(t, r, 0)->text);
		}
	}
}

static void note_luck(struct uses *u, int die)
{
	const struct rule_table *t = rulebook_table(u->book, "luck");

	for (int r = 0; r < t->n_rows; r++)
		if (die >= rule_table_at(t, r, rule_table_column(t, "least"))->number
			&& die <= rule_table_at(t, r, rule_table_column(t, "most"))->number)
			note(u, "luck", rule_table_at(t, r, 0)->text);
}

static void note_roll(struct uses *u, const struct game *g, const struct event *e)
{
	static const struct { const char *outcome, *row; } wounds[] = {
		{ "no effect", "none" }, { "suppressed", "suppressed" },
		{ "forced back", "suppressed" }, { "wounded", "wounded" }, { "killed", "killed" },
	};

	for (int i = 0; i < e->roll.n_modifiers; i++)
		note_citation(u, e->roll.modifiers[i].rule);
	for (size_t i = 0; i < sizeof wounds / sizeof wounds[0]; i++)
		if (strcmp(e->roll.rule, "A-11") == 0
			&& strcmp(e->roll.outcome, wounds[i].outcome) == 0)
			note(u, "wound", wounds[i].row);
	if (strncmp(e->roll.what, "morale: ", 8) == 0 || strcmp(e->roll.what, "rally") == 0)
		note_morale(u, g, e);
	if (strcmp(e->roll.rule, "K-5") == 0)
		note_action(u, e->roll.outcome);
	if (strcmp(e->roll.rule, "A-2") == 0)
		note_luck(u, e->roll.dice[0]);
	if (strcmp(e->roll.rule, "S-A-23") == 0)
		note(u, "spotting", e->roll.reading == ROLL_BELOW ? "silent" : "active");
}

static void note_state(struct uses *u, const struct event *e)
{
	if (e->figure >= 0)
		return;
	if (strcmp(e->word, "suppressed") == 0)
		note(u, "ladder", "first");
	if (strcmp(e->word, "must retreat") == 0)
		note(u, "ladder", "second");
	if (strcmp(e->word, "routing") == 0)
		note(u, "ladder", "third");
}

static void note_move(struct uses *u, const struct game *g, const struct event *e)
{
	static const char *const classes[FOOT_CLASSES] = {
		[FOOT_WESTERN] = "western", [FOOT_NATIVE] = "native",
		[FOOT_CIVILIAN] = "civilian", [FOOT_VILLAGER] = "villager",
	};

	if (e->cell == CELL_NONE || e->from == CELL_NONE)
		return;
	note(u, "terrain", table_ground(g->table, e->cell)->id);
	note(u, "movement", classes[adv_class(g, g->figures[e->figure].unit)]);
}

static void take(void *self, const struct event *e)
{
	struct uses *u = self;
	const struct game *g = contest_game(u->contest);

	switch (e->kind) {
	case EVENT_ROLL:
		note_roll(u, g, e);
		break;
	case EVENT_HIT:
		note_name(u, "weapons", e->word);
		break;
	case EVENT_ORDER:
		note(u, "modes", e->word);
		if (strcmp(e->word, "fly") == 0)
			note(u, "traits", "ancient-training");
		break;
	case EVENT_MOVE:
		note_move(u, g, e);
		break;
	case EVENT_STATE:
		note_state(u, e);
		break;
	case EVENT_SHOT:
		u->smoke = true;
		break;
	case EVENT_SIGHTED:
		note(u, "spotting", e->phase != PHASE_SHOOT ? "open" : u->smoke ? "powder" : "");
		break;
	case EVENT_PHASE:
		u->smoke = false;
		break;
	case EVENT_NOTE:
		if (strstr(e->word, "lying in wait"))
			note(u, "spotting", "ambush");
		if (strstr(e->word, "breaks off the charge"))
			note(u, "charge", "cancel");
		break;
	default:
		break;
	}
}

/* ---- games and transcripts ---- */

static bool play_games(struct uses *u, const char *file, const char *mind, int games)
{
	struct opened o;
	const bool opened = opened_open(&o, file, mind_find(mind))
		&& (o.setup->system == &system_rugged || o.setup->system == &system_pacific);

	u->contest = o.contest;
	u->book = opened ? o.setup->system->book : NULL;
	for (int i = 0; opened && i < games; i++) {
		struct dice dice;

		dice_seed(&dice, (uint64_t)i + 1);
		contest_play(o.contest, &dice, 0, (struct sink){ take, u });
	}
	opened_close(&o);
	return opened;
}

static bool play(struct uses *u, const char *file, int games)
{
	if (play_games(u, file, "commander", games - games / 2)
			&& play_games(u, file, "random", games / 2))
		return true;
	fprintf(stderr, "%s: not played\n", file);
	return false;
}

static bool read_transcript(struct uses *u, const char *file)
{
	static char text[TEXT_MAX];
	FILE *f = fopen(file, "r");
	size_t n;

	if (f == NULL) {
		perror(file);
		return false;
	}
	n = fread(text, 1, sizeof text - 1, f);
	fclose(f);
	text[n] = '\0';
	u->book = strstr(text, "Rules: Pacific Adventures") ? &rulebook_pacific
		: &rulebook_rugged;
	for (const char *at = text; (at = strchr(at, '(')) != NULL; at++) {
		const size_t length = strcspn(at + 1, ")");
		char citation[CITATION_MAX];

		if (length >= sizeof citation)
			continue;
		snprintf(citation, sizeof citation, "%.*s", (int)length, at + 1);
		note_citation(u, citation);
	}
	return true;
}

/* ---- the report ---- */

static bool reported(const char *table)
{
	for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
		if (strcmp(tables[i], table) == 0)
			return true;
	return false;
}

/* Ground that nobody walks on is used by stopping them. */
static bool counts(const struct rule_table *t, int row)
{
	return strcmp(t->id, "terrain") != 0
		|| rule_table_at(t, row, rule_table_column(t, "pace"))->number > 0;
}

static void report_table(const struct rule_table *t, const uint32_t *uses)
{
	const char *before = "; never:";
	int used = 0, all = 0;

	for (int r = 0; r < t->n_rows; r++) {
		used += counts(t, r) && uses[r] > 0;
		all += counts(t, r);
	}
	printf("%-18s %2d of %2d rows", t->id, used, all);
	for (int r = 0; r < t->n_rows; r++) {
		if (!counts(t, r) || uses[r] > 0)
			continue;
		printf("%s %s", before, rule_table_at(t, r, 0)->text);
		before = ",";
	}
	putchar('\n');
}

static void report(const struct uses *u)
{
	int at = 0;

	for (size_t b = 0; b < sizeof books / sizeof books[0]; b++) {
		printf("%s:\n", books[b]->title);
		for (int t = 0; t < books[b]->n_tables; t++, at++)
			if (reported(books[b]->tables[t].id))
				report_table(&books[b]->tables[t], u->rows[at]);
	}
}

int main(int argc, char **argv)
{
	static struct uses u;
	bool ok = true;

	if (argc < 3) {
		fputs("usage: used_rows GAMES FILE.yaml|FILE.play…\n", stderr);
		return 2;
	}
	for (int i = 2; i < argc; i++) {
		const size_t length = strlen(argv[i]);

		if (length > 5 && strcmp(argv[i] + length - 5, ".play") == 0)
			ok = read_transcript(&u, argv[i]) && ok;
		else
			ok = play(&u, argv[i], atoi(argv[1])) && ok;
	}
	report(&u);
	return ok ? 0 : 1;
}
