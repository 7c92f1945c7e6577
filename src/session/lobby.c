/* The lobby's rows: see lobby.h.
 *
 *  LB1  Tables that wait for his answer come first, then those where he sits, then open seats, his
 *       own games, tables to look on at; what is over comes last of its kind.
 *  LB2  What is shown of a table is what anybody may know who may sit or look on there.
 */
#include "config.h"

#include "cliffhanger/lobby.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/text.h"

enum { NAME_COLS = 24, TITLE_BYTES = 120 };

struct row {
	enum lobby_does does;
	int table, game;	/* of what is listed; NOBODY = it is none of those */
};

struct lobby_rows {
	struct hosted_entry *tables;
	struct save_entry *games;
	int n_tables, n_games, n;
	struct row *rows;
};

/* ---- which ---- */

static void add(struct lobby_rows *r, enum lobby_does does, int table, int game)
{
	r->rows[r->n++] = (struct row){ does, table, game };
}

typedef bool fits(const struct hosted_entry *e);

static bool wants_him(const struct hosted_entry *e) { return e->seated && e->wanted && !e->over; }
static bool has_him(const struct hosted_entry *e) { return e->seated && !e->wanted && !e->over; }

static bool is_open(const struct hosted_entry *e)
{
	return !e->seated && e->n_open > 0 && !e->over;
}

static bool had_him(const struct hosted_entry *e) { return e->seated && e->over; }

static bool is_watched(const struct hosted_entry *e)
{
	return !e->seated && e->may_watch;
}

static void add_tables(struct lobby_rows *r, enum lobby_does does, fits *fit)
{
	for (int i = 0; i < r->n_tables; i++)
		if (fit(&r->tables[i]))
			add(r, does, i, NOBODY);
}

static void add_games(struct lobby_rows *r)
{
	for (int i = 0; i < r->n_games; i++)
		if (!r->games[i].over)
			add(r, LOBBY_RESUMES, NOBODY, i);
}

/* LB1 */
static void add_all(struct lobby_rows *r, const struct lobby *l)
{
	add_tables(r, LOBBY_SITS, wants_him);
	add_tables(r, LOBBY_SITS, has_him);
	add_tables(r, LOBBY_TAKES, is_open);
	add_games(r);
	add_tables(r, LOBBY_WATCHES, is_watched);
	add_tables(r, LOBBY_SITS, had_him);
	if (l->begins)
		add(r, LOBBY_BEGINS, NOBODY, NOBODY);
	add(r, LOBBY_LEAVES, NOBODY, NOBODY);
}

struct lobby_rows *lobby_rows_new(const struct lobby *l)
{
	struct lobby_rows *const r = calloc(1, sizeof(*r));

	if (!r)
		return NULL;
	r->tables = hosted_list(l->person, &r->n_tables);
	if (l->games)
		r->games = l->games(&r->n_games);
	/* A table may have an open seat and be one to look on at. */
	r->rows = calloc((size_t)(2 * r->n_tables + r->n_games + 2), sizeof(*r->rows));
	if (!r->rows) {
		lobby_rows_free(r);
		return NULL;
	}
	add_all(r, l);
	return r;
}

void lobby_rows_free(struct lobby_rows *r)
{
	if (!r)
		return;
	if (r->tables)
		hosted_list_free(r->tables, r->n_tables);
	if (r->games)
		session_list_free(r->games, r->n_games);
	free(r->rows);
	free(r);
}

int lobby_rows_count(const struct lobby_rows *r) { return r->n; }

static const struct hosted_entry *table_of(const struct lobby_rows *r, int row)
{
	return r->rows[row].table >= 0 ? &r->tables[r->rows[row].table] : NULL;
}

static const struct save_entry *game_of(const struct lobby_rows *r, int row)
{
	return r->rows[row].game >= 0 ? &r->games[r->rows[row].game] : NULL;
}

/* ---- words ---- */

/* "bert, carla and dora", of names with blanks between. */
static void put_names(struct pen *pen, const char *names)
{
	for (const char *at = names; *at; ) {
		const size_t n = strcspn(at, " ");
		const char *const next = at + n + strspn(at + n, " ");
		const bool last = strchr(next, ' ') == NULL;

		pen_put(pen, "%.*s%s", (int)n, at, *next == '\0' ? "" : last ? " and " : ", ");
		at = next;
	}
}

static void since_words(struct pen *pen, int64_t when)
{
	char text[HOSTED_WHEN_MAX];

	hosted_when(when, text);
	if (*text)
		pen_put(pen, ", since %s", text);
}

static void table_words(struct pen *pen, enum lobby_does does, const struct hosted_entry *e)
{
	pen_put(pen, "%-*.*s ", NAME_COLS, NAME_COLS, e->name);
	if (e->over)
		pen_put(pen, "over, in turn %d of %d", e->turn, e->turns);
	else if (e->goes_on && e->wanted)
		pen_put(pen, "the next episode: who goes?");
	else if (does == LOBBY_TAKES)
		pen_put(pen, e->n_open == 1 ? "a seat is open, for a word"
			: "%d seats are open, for a word", e->n_open);
	else if (does == LOBBY_WATCHES)
		pen_put(pen, "to look on; turn %d of %d", e->turn, e->turns);
	else if (e->wanted)
		pen_put(pen, "your answer is wanted");
	else if (e->waits && *e->waits) {
		pen_put(pen, "waits for ");
		put_names(pen, e->waits);
	} else
		pen_put(pen, "turn %d of %d", e->turn, e->turns);
	if (does == LOBBY_SITS && !e->over)
		since_words(pen, e->since);
}

static void game_words(struct pen *pen, const struct save_entry *e)
{
	char title[TITLE_BYTES];

	text_keep(title, sizeof(title), e->title, strlen(e->title));
	pen_put(pen, "%-*s your own game, turn %d of %d", NAME_COLS, title, e->turn, e->turns);
}

void lobby_rows_label(const struct lobby_rows *r, int row, char *text, size_t size)
{
	const struct hosted_entry *const table = table_of(r, row);
	const struct save_entry *const game = game_of(r, row);
	struct pen pen = pen_at(text, size);

	if (table)
		table_words(&pen, r->rows[row].does, table);
	else if (game)
		game_words(&pen, game);
	else
		pen_put(&pen, r->rows[row].does == LOBBY_BEGINS ? "New game" : "Leave");
	text_clean(text);
}

static void about_table(struct pen *pen, enum lobby_does does, const struct hosted_entry *e)
{
	static const char *const what[] = {
		[LOBBY_SITS] = "You sit there.",
		[LOBBY_TAKES] = "An open seat is taken by the word that its host passes on.",
		[LOBBY_WATCHES] = "You have no seat there, but may look on.",
	};
	char when[HOSTED_WHEN_MAX];

	hosted_when(e->since, when);
	pen_put(pen, "%s\nTurn %d of %d. ", e->title, e->turn, e->turns);
	if (e->over)
		pen_put(pen, "The game is over. ");
	else if (e->goes_on)
		pen_put(pen, "It is over, and another episode follows. ");
	else if (e->waits && *e->waits) {
		pen_put(pen, "It waits for ");
		put_names(pen, e->waits);
		pen_put(pen, "%s%s. ", *when ? ", since " : "", when);
	}
	pen_put(pen, "%s%s", what[does], e->host ? " It is your table." : "");
}

void lobby_rows_about(const struct lobby_rows *r, int row, char *text, size_t size)
{
	const struct hosted_entry *const table = table_of(r, row);
	const struct save_entry *const game = game_of(r, row);
	struct pen pen = pen_at(text, size);
	char when[HOSTED_WHEN_MAX] = "";

	if (game)
		hosted_when(game->when, when);
	if (table)
		about_table(&pen, r->rows[row].does, table);
	else if (game)
		pen_put(&pen, "%s\nTurn %d of %d. Played last: %s.", game->title, game->turn,
			game->turns, when);
	else
		pen_put(&pen, r->rows[row].does == LOBBY_BEGINS ? "Choose a scenario, and who "
			"plays which side." : "Your tables go on without you for as long as you are "
			"not asked.");
}

/* ---- choosing ---- */

void lobby_rows_choose(const struct lobby_rows *r, int row, struct lobby_choice *out)
{
	const struct hosted_entry *const table = table_of(r, row);
	const struct save_entry *const game = game_of(r, row);

	*out = (struct lobby_choice){ .does = r->rows[row].does };
	snprintf(out->file, sizeof(out->file), "%s", table ? table->file : game ? game->file : "");
}

int lobby_rows_again(const struct lobby_rows *r, const struct lobby_choice *c)
{
	for (int row = 0; row < r->n; row++) {
		const struct hosted_entry *const table = table_of(r, row);
		const struct save_entry *const game = game_of(r, row);

		if (r->rows[row].does == c->does && strcmp(table ? table->file : game ? game->file
				: "", c->file) == 0)
			return row;
	}
	return NOBODY;
}

static bool is_called(const struct lobby_rows *r, int row, const char *text)
{
	const struct hosted_entry *const table = table_of(r, row);
	const struct save_entry *const game = game_of(r, row);

	return strcmp(table ? table->name : game ? game->title
		: r->rows[row].does == LOBBY_BEGINS ? "new" : "leave", text) == 0;
}

int lobby_rows_find(const struct lobby_rows *r, const char *text)
{
	char *end;
	const long n = strtol(text, &end, 10);

	for (int row = 0; row < r->n; row++)
		if (is_called(r, row, text))
			return row;
	return *text != '\0' && *end == '\0' && n >= 1 && n <= r->n ? (int)n - 1 : NOBODY;
}
