/* A whole game over a real ssh with six full screens: four players, of whom two share each side, a
 * Game Master and a watcher.
 *
 * Every piece that came over a line goes through a terminal, and whatever then stands on its screen
 * is held against what the seat could know in that turn, as the record of the whole game has it for
 * that seat: the names of units and of who leads them, the signs of units on the map in the look
 * that those have who see them, and what dice are told to have shown.  In the end all six and a
 * replay have come to the same number.
 */
#include "config.h"
#include "house.h"
#include "shown.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../terminal/terminal.h"

extern char **environ;

enum { COLUMN = 1, CROWE = 2, BOTH = 3, TURNS = 4, SECONDS = 90, COLUMNS = 100, ROWS = 32,
	BACKS = 257,	/* TERMINAL_OWN first, */
	GREYS = 231	/* a cursor's among them last */ };

/* Whose secrets are none of whose: the Game Master has none before him. */
static const struct guest { const char *name; int side; bool plays; } guests[] = {
	{ "anna", COLUMN, true }, { "bert", COLUMN, true }, { "carl", CROWE, true },
	{ "dora", CROWE, true }, { "gina", 0, false }, { "wim", BOTH, false },
};
enum { GUESTS = sizeof(guests) / sizeof(guests[0]) };

/* Whose a name is, of whom nobody sees as it begins, and the sign on the map. */
static const struct secret { int side; const char *word; char sign; } secrets[] = {
	{ COLUMN, "arriers", 'C' }, { COLUMN, "Halfhand", 0 }, { COLUMN, "Sali", 0 },
	{ CROWE, "raiders", 'A' }, { CROWE, "Esperanza", 0 }, { CROWE, "Nine-Toed", 0 },
};
enum { SECRETS = sizeof(secrets) / sizeof(secrets[0]) };

struct screen {
	const struct guest *g;
	struct house_line line;
	struct terminal *terminal;
	char save[HOUSE_PATH + 80];	/* of the table */
	struct lines rows;		/* "2|…": what stood in a row, and in which turn */
	char last[ROWS][TERMINAL_ROW_BYTES];
	int turn;
	bool leaves, ended;
	int asked;
	size_t signs[TURNS + 2][2][BACKS];	/* how often the sign of either side's secret stood
						 * on the map, by back */
};

static int tests, failed;

static bool check(const char *what, const char *fault)
{
	printf("%s %d - %s\n", fault ? "not ok" : "ok", ++tests, what);
	if (fault)
		printf("#   %s\n", fault);
	failed += fault != NULL;
	fflush(stdout);
	return !fault;
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* ---- what stands on a screen ---- */

static bool stands(const struct screen *s, const char *text)
{
	for (int row = 0; row < ROWS; row++)
		if (strstr(s->last[row], text))
			return true;
	return false;
}

/* The turn that its first row says; what stands there before that is of the turn before. */
static void read_turn(struct screen *s)
{
	const char *const of = strstr(s->last[0], "/4");	/* "Turn 2/4", or in dots "2/4" */

	if (of && of > s->last[0] && of[-1] >= '0' && of[-1] <= '0' + TURNS)
		s->turn = of[-1] - '0';
}

/* A letter by itself, as figures are drawn and no word is. */
static bool is_sign(const struct screen *s, int col, int row)
{
	const struct terminal_cell before = terminal_cell(s->terminal, col - 1, row),
		behind = terminal_cell(s->terminal, col + 1, row);

	return (before.sign == ' ' || before.sign == 0)
		&& strchr(" *.?:", (int)(behind.sign < 128 ? behind.sign : 'x')) != NULL;
}

/* On the left, where the map is. */
static void count_signs(struct screen *s)
{
	for (int row = 1; row < ROWS / 2; row++)
		for (int col = 1; col < COLUMNS / 2; col++) {
			const struct terminal_cell c = terminal_cell(s->terminal, col, row);

			if ((c.sign == 'C' || c.sign == 'A') && is_sign(s, col, row))
				s->signs[s->turn][c.sign == 'A'][c.back + 1]++;
		}
}

/* Whether the game is over in the save: from then on all of it is shown to all. */
static bool is_over(const struct screen *s)
{
	char end[8192];
	FILE *const f = fopen(s->save, "r");
	size_t n = 0;

	if (f && (fseek(f, -(long)(sizeof(end) - 1), SEEK_END) == 0
			|| fseek(f, 0, SEEK_SET) == 0))
		n = fread(end, 1, sizeof(end) - 1, f);
	if (f)
		fclose(f);
	end[n] = '\0';
	return strstr(end, " over\n") != NULL;
}

static void look(struct screen *s)
{
	char row[TERMINAL_ROW_BYTES], kept[TERMINAL_ROW_BYTES + 4];

	if (s->turn <= TURNS && is_over(s))
		s->turn = TURNS + 1;
	for (int i = 0; i < ROWS; i++) {
		terminal_row(s->terminal, i, row);
		if (strcmp(row, s->last[i]) == 0)
			continue;
		strcpy(s->last[i], row);
		if (i == 0 && s->turn <= TURNS)
			read_turn(s);
		snprintf(kept, sizeof(kept), "%d|%s\n", s->turn, row);
		shown_add(&s->rows, kept);
	}
	count_signs(s);
}

/* ---- playing ---- */

static bool calls(struct house *h, struct screen *s, const char *table)
{
	const struct terminal_options o = { .columns = COLUMNS, .rows = ROWS, .utf8 = true,
		.folder = h->folder, .environment = environ,
		.argv = house_dials(h, &s->line, s->g->name, true, NULL,
			(const char *const[]){ table, NULL }) };

	s->terminal = terminal_open(&o);
	return s->terminal != NULL;
}

/* The key for what is asked, or NULL. */
static const char *answer(struct screen *s, bool over)
{
	if (stands(s, "Space on"))
		return "Space";
	if (over)
		return "q";
	if (!s->g->plays || stands(s, "Waiting for") || !stands(s, "Enter menu"))
		return NULL;
	return "X";
}

/* One key for each screen that has changed since the last. */
static void attend(struct screen *s, bool over)
{
	bool came = false;
	const char *key;
	int status;

	if (s->ended)
		return;
	while (terminal_read(s->terminal, 2)) {
		look(s);
		came = true;
	}
	if (terminal_ended(s->terminal, &status)) {
		s->ended = true;
		return;
	}
	s->asked = came ? 0 : s->asked + 1;
	key = s->asked == 3 || (s->asked > 0 && s->asked % 100 == 0) ? answer(s, over) : NULL;
	if (key)
		terminal_key(s->terminal, key);
}

static bool all_over(const struct screen *all)
{
	for (int i = 0; i < GUESTS; i++)
		if (!stands(&all[i], "The game is over") && !all[i].ended)
			return false;
	return true;
}

static void play(struct screen *all)
{
	const double until = now() + SECONDS;
	bool over = false, left = false;

	while (now() < until && !left) {
		over = over || all_over(all);
		left = true;
		for (int i = 0; i < GUESTS; i++) {
			attend(&all[i], over);
			left = left && all[i].ended;
		}
	}
}

/* ---- what came of it ---- */

static void read_record(struct house *h, const char *table, const char *seat, int turn,
	struct lines *record)
{
	char file[HOUSE_PATH + 80], number[8];
	struct caller c;

	snprintf(file, sizeof(file), "%s/cliffhanger/tables/%s.save", h->state, table);
	snprintf(number, sizeof(number), "%d", turn);
	house_run(h, &c, (const char *const[]){ "replay", file, "--plain", "--seat", seat,
		turn > 0 ? "--turn" : NULL, number, NULL });
	if (c.bytes)
		shown_add(record, c.bytes);
	caller_free(&c);
}

static bool has_word(const struct lines *l, const char *word)
{
	for (size_t i = 0; i < l->n; i++)
		if (strstr(l->at[i], word))
			return true;
	return false;
}

/* In which turn a seat could first know of a secret; TURNS + 1 = never. */
static int known_in(struct lines (*records)[TURNS + 1], int side, const struct secret *x)
{
	int known = 0;

	for (int one = COLUMN; one <= CROWE; one++) {
		int turn = 1;

		if (!(side & one) || x->side == one)
			continue;
		while (turn <= TURNS && !has_word(&records[one][turn], x->word))
			turn++;
		known = turn > known ? turn : known;
	}
	return known;
}

/* On which back who has a unit saw its sign: the most usual. */
static int back_of(const struct screen *all, const struct secret *x)
{
	size_t most = 0;
	int usual = 0;

	for (int back = 1; back <= GREYS; back++) {
		size_t n = 0;

		for (int i = 0; i < GUESTS; i++)
			for (int turn = 0; all[i].g->side == x->side && turn <= TURNS; turn++)
				n += all[i].signs[turn][x->sign == 'A'][back];
		if (n > most) {
			most = n;
			usual = back;
		}
	}
	return usual;
}

static void check_secrets(const struct screen *all, const struct screen *s,
	struct lines (*records)[TURNS + 1])
{
	char what[80], fault[600] = "";

	for (size_t i = 0; s->g->side != 0 && i < SECRETS && !*fault; i++) {
		const struct secret *const x = &secrets[i];
		const int known = x->side == s->g->side ? 0
			: known_in(records, s->g->side, x);

		for (size_t l = 0; l < s->rows.n && !*fault; l++)
			if (s->rows.at[l][0] - '0' < known && strstr(s->rows.at[l], x->word))
				snprintf(fault, sizeof(fault), "'%s' stood in '%.400s', known "
					"from turn %d on", x->word, s->rows.at[l], known);
		for (int turn = 0; turn < known && turn <= TURNS && !*fault; turn++)
			if (x->sign && s->g->side != BOTH && x->side != s->g->side
					&& s->signs[turn][x->sign == 'A'][back_of(all, x)] > 0)
				snprintf(fault, sizeof(fault), "the sign %c stood on the map in "
					"turn %d, known from %d on", x->sign, turn, known);
	}
	snprintf(what, sizeof(what), "%s saw no name and no sign before its time (%zu rows)",
		s->g->name, s->rows.n);
	if (!*fault && s->rows.n < 60)
		snprintf(fault, sizeof(fault), "only %zu rows were seen", s->rows.n);
	check(what, *fault ? fault : NULL);
}

/* What dice showed by the other side's record alone, as much of it as a row holds. */
static void check_dice(const struct screen *s, struct lines *own, struct lines *other)
{
	char what[80], fault[600] = "";
	size_t hidden = 0;

	for (size_t i = 0; i < other->n; i++) {
		const char *const rolled = strstr(other->at[i], "rolled ");
		char told[48];

		if (!rolled || shown_has(own, other->at[i]))
			continue;
		hidden++;
		snprintf(told, sizeof(told), "%.47s", other->at[i]);
		if (has_word(own, told))
			continue;
		for (size_t l = 0; l < s->rows.n && !*fault; l++)
			if (strstr(s->rows.at[l], told))
				snprintf(fault, sizeof(fault), "'%.400s'", s->rows.at[l]);
	}
	snprintf(what, sizeof(what), "%s saw no die that was not thrown for him (%zu were not)",
		s->g->name, hidden);
	check(what, *fault ? fault : NULL);
}

static const char *value_in(const struct lines *l)
{
	static const char words[] = "came to check value ";
	static char value[20];

	value[0] = '\0';
	for (size_t i = 0; i < l->n; i++) {
		const char *const at = strstr(l->at[i], words);

		if (at)
			snprintf(value, sizeof(value), "%.16s", at + sizeof(words) - 1);
	}
	return value;
}

static void check_values(const struct screen *all, const struct lines *record)
{
	char fault[120] = "", value[20];

	snprintf(value, sizeof(value), "%s", value_in(record));
	for (int i = 0; i < GUESTS && !*fault; i++)
		if (!*value || strcmp(value_in(&all[i].rows), value) != 0)
			snprintf(fault, sizeof(fault), "%s came to '%s', the record to '%s'",
				all[i].g->name, value_in(&all[i].rows), value);
	check("six screens and a replay came to the same check value", *fault ? fault : NULL);
}

static void check_all(struct house *h, struct screen *all, const char *table)
{
	static const char *const seats[] = { NULL, "column", "crowe" };
	struct lines records[CROWE + 1][TURNS + 1] = { 0 }, whole = { .n = 0 };

	for (int side = COLUMN; side <= CROWE; side++)
		for (int turn = 1; turn <= TURNS; turn++)
			read_record(h, table, seats[side], turn, &records[side][turn]);
	read_record(h, table, "gm", 0, &whole);
	for (int i = 0; i < GUESTS; i++)
		check_secrets(all, &all[i], records);
	for (int i = 0; i < GUESTS; i++)
		if (all[i].g->side == COLUMN || all[i].g->side == CROWE)
			check_dice(&all[i], &records[all[i].g->side][TURNS],
				&records[BOTH - all[i].g->side][TURNS]);
	check_values(all, &whole);
	for (int side = COLUMN; side <= CROWE; side++)
		for (int turn = 1; turn <= TURNS; turn++)
			shown_free(&records[side][turn]);
	shown_free(&whole);
}

static bool lay_table(struct house *h, const char *system)
{
	const char *const top = getenv("top_srcdir");
	char file[PATH_MAX];
	struct caller c;
	bool laid;

	snprintf(file, sizeof(file), "%.2000s/tests/ssh/well-%s.yaml", top ? top : ".", system);
	laid = house_run(h, &c, (const char *const[]){ "host", file, "--table", system,
		"--seed", "20261126", "--watch", "all", "--state", h->state,
		"--seat", "column=anna", "--seat", "column:blades=bert",
		"--seat", "crowe:gang=carl",
		"--seat", "crowe:raiders=dora", "--gm", "gina", NULL }) && c.status == 0;
	check("a table is laid", laid ? NULL : c.bytes ? c.bytes : "nothing was said");
	caller_free(&c);
	return laid;
}

static void evening(struct house *h, const char *system)
{
	static struct screen all[GUESTS];
	bool called = true;

	if (!lay_table(h, system))
		return;
	for (int i = 0; i < GUESTS; i++) {
		all[i] = (struct screen){ .g = &guests[i], .turn = 1 };
		snprintf(all[i].save, sizeof(all[i].save), "%s/cliffhanger/tables/%s.save",
			h->state, system);
		called = called && calls(h, &all[i], system);
	}
	check("six sit down", called ? NULL : "no terminal could be opened");
	if (called) {
		play(all);
		check("the game is played to its end", all_over(all) ? NULL : "it took too long");
		check_all(h, all, system);
	}
	for (int i = 0; i < GUESTS; i++) {
		terminal_free(all[i].terminal);
		shown_free(&all[i].rows);
	}
}

/* The systems named, or two; SSH_WHOLE=1 plays all. */
int main(int argc, char **argv)
{
	static const char *const names[] = { "anna", "bert", "carl", "dora", "gina", "wim", NULL };
	static const char *const every[] = { "rugged", "moro", "pacific", "risk", "participation" };
	const int n = getenv("SSH_WHOLE") ? 5 : 2;
	struct house h;

	if (!terminal_possible()) {
		puts("1..0 # SKIP no pseudo-terminals here");
		return 0;
	}
	setenv("TERM", "xterm-256color", 1);
	if (!house_opens(&h, names))
		return 0;
	for (int i = 1; i < argc; i++)
		evening(&h, argv[i]);
	for (int i = 0; argc < 2 && i < n; i++)
		evening(&h, every[i]);
	house_close(&h);
	printf("1..%d\n", tests);
	return failed ? 1 : 0;
}
