/* Menus of all systems, in games of every scenario of the tree: letters are their acts' and stand
 * once (MA1 to MA4), digits mean the same target as long as a question stands (ME3), and whatever
 * a row would do is told before it is done.
 */
#include "config.h"
#include "unit.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/preferences.h"
#include "shipped.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/skirmish.h"
#include "tui/keys.h"

enum { GAMES = 2, CELLS_TRIED = 4, LOOK_EVERY = 9, UNTOLD_MAX = 60 };

/* ---- the table ---- */

TEST(test_acts_of_every_game_have_letters_of_their_own)	/* MA2 */
{
	for (enum menu_act a = 0; a < MENU_ACTS; a++)
		for (enum menu_act b = 0; b < MENU_ACTS; b++)
			if (a != b && menu_act(a)->everywhere
					&& menu_act(a)->letter == menu_act(b)->letter)
				fail_msg("%s and %s are both '%c'", menu_act(a)->name,
					menu_act(b)->name, menu_act(a)->letter);
}

TEST(test_acts_have_names_of_their_own)	/* MA1 */
{
	for (enum menu_act a = 0; a < MENU_ACTS; a++) {
		assert_non_null(menu_act(a)->name);
		for (enum menu_act b = 0; b < a; b++)
			assert_string_not_equal(menu_act(a)->name, menu_act(b)->name);
	}
}

/* No menu opens on such a row. */
TEST(test_what_is_on_purpose_neither_shoots_nor_passes)
{
	assert_true(menu_act(ACT_OF_LIMBERING)->on_purpose);
	assert_true(menu_act(ACT_OF_SURRENDER)->on_purpose);
	for (enum menu_act a = 0; a < MENU_ACTS; a++)
		assert_false(menu_act(a)->on_purpose
			&& (menu_act(a)->shoots || menu_act(a)->passes));
}

TEST(test_letters_are_no_keys_of_menus)	/* MA3 */
{
	struct keymap usual;

	keys_standard(&usual);
	for (enum menu_act a = 0; a < MENU_ACTS; a++) {
		const char letter = menu_act(a)->letter;

		if (letter == '\0')
			continue;
		assert_true(islower((unsigned char)letter));
		assert_null(strchr(MENU_KEYS, letter));
		assert_int_equal(keys_act(&usual, PLACE_MENU, letter), ACT_NONE);
	}
	for (const char *key = MENU_KEYS; *key != '\0'; key++)
		assert_int_not_equal(keys_act(&usual, PLACE_MENU, *key), ACT_NONE);
}

/* Every verb but the one that ends what is asked has a preview in its system's table. */
TEST(test_every_verb_tells_beforehand)
{
	for (int s = 0; systems[s] != NULL; s++) {
		const struct verb *const verbs = systems[s]->verbs;

		for (int v = 0; systems[s]->skirmish != NULL && verbs[v].name != NULL; v++) {
			const struct preview_row *const row =
				&systems[s]->skirmish->menus->previews[v];

			if (strcmp(verbs[v].name, "done") != 0 && row->put == NULL
					&& row->says == NULL)
				fail_msg("%s: nothing is told before `%s`", systems[s]->id,
					verbs[v].name);
		}
	}
}

/* ---- a menu ---- */

static bool is_letter_of_act(const struct option *o)
{
	for (enum menu_act a = 0; a < MENU_ACTS; a++)
		if (menu_act(a)->letter == o->key && menu_act(a)->shoots == o->shoots)
			return true;
	return false;
}

static void expect_letters(const char *file, const struct option *options, int n)
{
	for (int i = 0; i < n; i++) {
		const struct option *const o = &options[i];

		if (!isdigit((unsigned char)o->key) && (!isupper((unsigned char)o->key)
				|| o->key == 'R') && !is_letter_of_act(o))
			fail_msg("%s: '%c' of \"%s\" is no act's", file, o->key, o->line);
		for (int k = 0; k < i; k++)
			if (options[k].key == o->key)
				fail_msg("%s: '%c' is \"%s\" and \"%s\"", file, o->key,
					options[k].line, o->line);
	}
}

/* Where a shot could be chosen something else can, for a menu to open at. */
static void expect_harmless_row(const char *file, const struct option *options, int n)
{
	bool shot = false, other = false;

	for (int i = 0; i < n; i++) {
		shot = shot || (options[i].allowed && options[i].shoots);
		other = other || (options[i].allowed && !options[i].shoots);
	}
	if (shot && !other)
		fail_msg("%s: there are but shots to choose, as \"%s\"", file, options[0].line);
}

/* Targets of one act stand in the order of units and figures: ME3. */
static int target_of(const struct game *v, const struct decision *d, const struct option *o)
{
	struct choice c;

	if (!isalnum((unsigned char)o->key) || islower((unsigned char)o->key)
			|| o->need != NEED_NOTHING || !choice_read(v, d->seat, o->line, &c, NULL))
		return -1;
	return c.argument[c.n - 1].value;
}

static void expect_order(const char *file, const struct game *v, const struct decision *d,
	const struct option *options, int n)
{
	for (int i = 1; i < n; i++)
		if (options[i].label == options[i - 1].label && target_of(v, d, &options[i]) >= 0
				&& strcspn(options[i].line, " ") == strcspn(options[i - 1].line, " ")
				&& !strchr(options[i].line, '.')
				&& target_of(v, d, &options[i]) <= target_of(v, d, &options[i - 1]))
			fail_msg("%s: \"%s\" stands before \"%s\"", file, options[i - 1].line,
				options[i].line);
}

/* ---- what is told beforehand ---- */

/* What rows of no game have said anything about: verbs, with their word. */
struct untold { int n; char line[UNTOLD_MAX][80]; };

static void note_untold(struct untold *all, const struct game *v, const struct choice *c)
{
	const struct verb *const verb = choice_verb(v, c->verb);
	char text[80];

	snprintf(text, sizeof(text), "%s %s%s%s", v->system->id, verb->name,
		c->n > 1 && c->argument[1].kind == ARGUMENT_WORD ? " " : "",
		c->n > 1 && c->argument[1].kind == ARGUMENT_WORD && verb->words
			? verb->words[c->argument[1].value] : "");
	for (int i = 0; i < all->n; i++)
		if (strcmp(all->line[i], text) == 0)
			return;
	if (all->n < UNTOLD_MAX)
		snprintf(all->line[all->n++], sizeof(all->line[0]), "%s", text);
}

static bool try_line(struct untold *all, const struct game *v, const struct decision *d,
	const char *line, const char *rest)
{
	char whole[CHOICE_LINE_MAX];
	struct reason why;
	struct choice c;
	struct preview p = { .n_lines = 0 };

	snprintf(whole, sizeof(whole), "%s%s%s", line, *rest ? " " : "", rest);
	if (!choice_read(v, d->seat, whole, &c, &why) || !game_check(v, &c, &why))
		return false;
	game_preview(v, &c, &p);
	if (p.n_lines == 0 && c.verb < VERB_GM)
		note_untold(all, v, &c);
	return true;
}

static void try_cells(struct untold *all, const struct game *v, const struct decision *d,
	const struct option *o)
{
	const int cells = grid_cells(&v->table->grid);

	for (int i = 0, told = 0; i < cells && told < CELLS_TRIED; i += 7)
		told += try_line(all, v, d, o->line, grid_cell_text(&v->table->grid, i).text);
}

static void try_units(struct untold *all, const struct game *v, const struct decision *d,
	const struct option *o)
{
	char text[ID_MAX + 16];

	for (int u = 0; u < v->n_units; u++) {
		snprintf(text, sizeof(text), "%s%s", v->setup->units[u].id,
			o->need == NEED_FIGURE ? ".1" : "");
		try_line(all, v, d, o->line, text);
	}
}

static void expect_told(struct untold *all, const struct game *v, const struct decision *d,
	const struct option *o)
{
	if (!o->allowed)
		return;
	switch (o->need) {
	case NEED_NOTHING: try_line(all, v, d, o->line, ""); break;
	case NEED_TEXT: try_line(all, v, d, o->line, "so be it"); break;
	case NEED_CELL: try_cells(all, v, d, o); break;
	case NEED_UNIT:
	case NEED_FIGURE: try_units(all, v, d, o); break;
	}
}

/* ---- games ---- */

struct walk_through {
	const char *file;
	int games, menus;
	struct untold untold;
};

static void look(struct walk_through *w, const struct game *v, const struct decision *d)
{
	struct option options[OPTIONS_MAX];

	for (int u = -1; u < v->n_units; u++) {
		const int n = u >= 0 && game_seat_of_unit(v, u) != d->seat && u != d->unit ? 0
			: game_options(v, d, u, options, OPTIONS_MAX);

		expect_letters(w->file, options, n);
		if (u == d->unit || (u >= 0 && game_wants(v, d, u)))
			expect_harmless_row(w->file, options, n);
		expect_order(w->file, v, d, options, n);
		for (int i = 0; i < n && (u < 0 || game_wants(v, d, u) || d->unit == u); i++)
			expect_told(&w->untold, v, d, &options[i]);
		w->menus += n > 0;
	}
}

/* What machines choose is told in people's words, whether a row of the menu has it or none. */
static void expect_said(const struct walk_through *w, const struct game *v,
	const struct decision *d, const struct choice *c)
{
	char line[CHOICE_LINE_MAX], words[CHOICE_LINE_MAX];

	choice_write(v, c, line, sizeof(line));
	if (choice_unit(v, c) < 0)
		return;
	if (!game_choice_words(v, d, c, NULL, words, sizeof(words)))
		fail_msg("%s: nobody says `%s`", w->file, line);
	if (strstr(words, "an enemy unit") != NULL)
		fail_msg("%s: `%s` is \"%s\"", w->file, line, words);
}

static void play_game(struct walk_through *w, const struct setup *s, const void *rules, int game)
{
	const struct mind *const mind = mind_find(game == 0 ? "random" : "commander");
	const struct sink nowhere = { NULL, NULL };
	struct patience patience = { 0 };
	struct dice dice;
	struct game *g;
	struct view *view;

	dice_seed(&dice, (uint64_t)game + 1);
	g = game_new(s, rules, &dice, nowhere);
	assert_non_null(g);
	view = view_new(g, 0);
	assert_non_null(view);
	for (int n = 0; !g->over; n++) {
		const struct decision d = g->decisions[0];
		struct choice c;

		view_renew(view, g, d.seat);
		if (n % LOOK_EVERY == 0)
			look(w, &view->game, &d);
		assert_true(mind_choose(mind, view, &d, &patience, &c));
		expect_said(w, &view->game, &d, &c);
		game_step(g, &c, nowhere);
	}
	view_free(view);
	game_free(g);
	w->games++;
}

static void play_scenario(const struct setup *s, const void *rules, const char *path, void *with)
{
	struct walk_through *const w = with;

	w->file = path;
	for (int game = 0; s->system->skirmish && game < GAMES; game++)
		play_game(w, s, rules, game);
}

TEST(test_menus_of_all_games)
{
	struct walk_through *const w = calloc(1, sizeof(*w));

	assert_non_null(w);
	shipped_campaigns(play_scenario, w);
	shipped_transcripts(play_scenario, w);
	print_message("%d games, %d menus\n", w->games, w->menus);
	assert_true(w->games > 60 && w->menus > 4000);
	for (int i = 0; i < w->untold.n; i++)
		print_message("nothing is told before: %s\n", w->untold.line[i]);
	assert_int_equal(w->untold.n, 0);
	free(w);
}

TEST_MAIN
