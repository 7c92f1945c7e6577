/* Whole games between minds: see playing.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/view.h"
#include "playing.h"
#include "skirmish/body/contact.h"

enum { STEPS_MAX = 20000 };

static void begin(struct playing *p, const struct game_table *table, uint64_t seed)
{
	struct reason why = { "", "" };
	struct dice dice;

	p->setup = build_setup(table->system, table->text);
	p->rules = table->system->bind(table->system, p->setup->book, &why);
	if (!p->rules)
		fail_msg("bind: %s", why.text);
	dice_seed(&dice, seed);
	shadow_begin(&p->shadow, p->setup);
	p->g = game_new(p->setup, p->rules, &dice, shadow_sink(&p->shadow));
	assert_non_null(p->g);
	p->patience = (struct patience){ .spent = 0 };
	p->steps = 0;
}

static void end(struct playing *p)
{
	p->g->system->unbind(p->rules);
	game_free(p->g);
	build_free(p->setup);
}

/* What the seat's mind answers to the first open decision. */
static void answer(struct playing *p, const struct mind *mind, struct view *view,
	struct choice *c)
{
	const struct decision d = p->g->decisions[p->steps % p->g->n_decisions];
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];

	view_renew(view, p->g, d.seat);
	if (!mind_choose(mind, view, &d, &p->patience, c))
		fail_msg("turn %d: no answer to %s of seat %d, unit %d", p->g->turn,
			p->g->system->decisions[d.kind].name, d.seat, d.unit);
	choice_write(&view->game, c, line, sizeof line);
	if (!game_check(p->g, c, &why))
		fail_msg("turn %d: the view allows `%s`, the game says: %s", p->g->turn, line,
			why.text);
}

/* ---- what is looked at on the way ---- */

/* What is kept of who is in contact is what a fresh look finds (struct touch). */
static void contacts_are_fresh(const struct game *g)
{
	bool kept[UNITS_MAX];

	for (int u = 0; u < g->n_units; u++)
		kept[u] = contact_unit(g, u);
	g->touch->asked = 0;
	for (int u = 0; u < g->n_units; u++)
		assert_int_equal(kept[u], contact_unit(g, u));
}

/* A view that is renewed has nobody in a cell in whom one made afresh has not (G1). */
static void places_are_fresh(const struct view *view, const struct game *g, int seat)
{
	struct view *const fresh = view_new(g, seat);
	const size_t cells = (size_t)grid_cells(&g->table->grid);

	assert_non_null(fresh);
	assert_memory_equal(view->game.occupant, fresh->game.occupant, cells * sizeof(int16_t));
	assert_memory_equal(view->game.beneath, fresh->game.beneath, cells * sizeof(int16_t));
	view_free(fresh);
}

static void play(struct playing *p, const struct mind *mind, int every, look_fn *look)
{
	struct view *view = view_new(p->g, 0);
	struct choice c;

	assert_non_null(view);
	for (; !p->g->over; p->steps++) {
		assert_in_range(p->g->n_decisions, 1, DECISIONS_MAX);
		assert_true(p->steps < STEPS_MAX);
		if (look != NULL && p->steps % every == 0) {
			const struct decision d =
				p->g->decisions[p->steps / every % p->g->n_decisions];

			view_renew(view, p->g, d.seat);
			places_are_fresh(view, p->g, d.seat);
			contacts_are_fresh(&view->game);
			look(p, &view->game, &d);
		}
		answer(p, mind, view, &c);
		game_step(p->g, &c, shadow_sink(&p->shadow));
		contacts_are_fresh(p->g);
		shadow_compare(&p->shadow, p->g);
	}
	view_free(view);
}

void play_games(const struct games *all)
{
	size_t steps = 0, events = 0, rolls = 0;

	for (int i = all->first; i < all->first + all->games; i++) {
		struct playing p;

		begin(&p, &all->tables[i % all->n_tables], (uint64_t)i + 1);
		play(&p, mind_find(all->mind), all->every, all->look);
		assert_in_range(p.g->turn, 1, p.setup->turns);
		assert_int_equal(p.patience.spent, 0);
		steps += (size_t)p.steps;
		events += p.shadow.events;
		rolls += p.shadow.rolls;
		end(&p);
	}
	print_message("%d games, %zu choices, %zu events, %zu rolls\n", all->games, steps, events,
		rolls);
}

/* ---- snapshots ---- */

struct copying { struct game *to; struct reason why; bool ok; };

static void copy_line(void *self, const char *text)
{
	struct copying *c = self;

	c->ok = c->ok && game_restore_line(c->to, text, &c->why);
}

/* A game read back is the game that was written. */
void restored_is_equal(struct playing *p, struct game *view, const struct decision *d)
{
	struct dice dice;
	struct copying c = { .ok = true };

	(void)view;
	(void)d;
	dice_seed(&dice, 99);
	c.to = game_new(p->setup, p->rules, &dice, (struct sink){ NULL, NULL });
	assert_non_null(c.to);
	game_snapshot(p->g, copy_line, &c);
	if (!c.ok || !game_restored(c.to, &c.why))
		fail_msg("turn %d: %s", p->g->turn, c.why.text);
	assert_int_equal(game_check_value(c.to), game_check_value(p->g));
	game_free(c.to);
}

/* ---- menus ---- */

static int figure_number(const struct game *v, int figure)
{
	return figure - v->setup->units[v->setup->figures[figure].unit].first + 1;
}

/* The nth way to complete an option; false past the last. */
static bool complete(const struct game *v, int unit, const struct option *o, int n,
	char *line, size_t size)
{
	int count;
	const cell_t *cells;

	switch (o->need) {
	case NEED_NOTHING:
	case NEED_TEXT:
		snprintf(line, size, "%.90s%s", o->line, o->need == NEED_TEXT ? " so be it" : "");
		return n == 0;
	case NEED_UNIT:
		if (n >= v->n_units)
			return false;
		snprintf(line, size, "%.90s %s", o->line, v->setup->units[n].id);
		return true;
	case NEED_FIGURE:
		if (n >= v->n_figures)
			return false;
		snprintf(line, size, "%.90s %s.%d", o->line,
			v->setup->units[v->setup->figures[n].unit].id, figure_number(v, n));
		return true;
	case NEED_CELL:
		break;
	}
	if (v->course != NULL && v->system->course(v, unit, o->line, v->course))
		cells = course_all(v->course, &count);
	else if (v->system->reach(v, unit, o->line, v->reach))
		cells = reach_all(v->reach, &count);
	else
		return false;
	if (n >= count)
		return false;
	snprintf(line, size, "%.90s %s", o->line, grid_cell_text(&v->table->grid, cells[n]).text);
	return true;
}

/* View and truth say the same of a line, and for the same reason. */
static bool both_allow(const struct playing *p, struct game *view, int seat, const char *line)
{
	struct reason seen = { "", "" }, truth = { "", "" };
	struct choice c;
	bool allowed;

	if (!choice_read(view, seat, line, &c, &seen))
		return false;
	allowed = game_check(view, &c, &seen);
	if (game_check(p->g, &c, &truth) != allowed || strcmp(seen.rule, truth.rule) != 0)
		fail_msg("turn %d, seat %d, `%s`: the view says %s%s (%s), the game %s (%s)",
			p->g->turn, seat, line, allowed ? "yes" : "no: ", seen.text, seen.rule,
			truth.text, truth.rule);
	if (allowed) {
		struct preview preview;

		game_preview(view, &c, &preview);
		assert_in_range(preview.n_lines, 0, PREVIEW_LINES);
		assert_true(preview.hits_milli >= 0 && preview.harm_milli >= 0);
	}
	return allowed;
}

/* Whether some completion passes; looks at a few dozen of them in any case. */
static bool can_be_completed(const struct playing *p, struct game *view,
	const struct decision *d, int unit, const struct option *o)
{
	char line[CHOICE_LINE_MAX];
	bool any = false;

	for (int n = 0; complete(view, unit, o, n, line, sizeof line); n += any && n > 40 ? 17 : 1)
		any = both_allow(p, view, d->seat, line) || any;
	return any;
}

static int check_menu(struct playing *p, struct game *view, const struct decision *d, int unit)
{
	struct option options[OPTIONS_MAX];
	const int n = view->system->options(view, d, unit, options, OPTIONS_MAX);
	int open = 0;

	for (int i = 0; i < n; i++) {
		const bool can = can_be_completed(p, view, d, unit, &options[i]);

		assert_true(options[i].label != NULL && *options[i].label != '\0');
		for (int k = 0; k < i; k++)
			assert_int_not_equal(options[k].key, options[i].key);
		if (options[i].allowed && !can)
			fail_msg("turn %d: `%s` is offered and cannot be chosen", p->g->turn,
				options[i].line);
		if (!options[i].allowed && can)
			fail_msg("turn %d: `%s` is greyed out by %s and can be chosen", p->g->turn,
				options[i].line, options[i].why.rule);
		if (!options[i].allowed && (*options[i].why.rule == '\0'
				|| rulebook_rule(p->setup->book, options[i].why.rule) == NULL))
			fail_msg("`%s` is refused by no rule: %s", options[i].line,
				options[i].why.text);
		open += options[i].allowed;
	}
	return open;
}

void menus_keep_their_word(struct playing *p, struct game *view, const struct decision *d)
{
	int waited = 0;

	for (int u = 0; u < view->n_units; u++)
		waited += view->system->wants(view, d, u);
	/* What no word closes and no unit is waited for is answered from its one menu. */
	if (d->unit < 0 && waited == 0 && view->system->decisions[d->kind].done == NULL)
		assert_true(check_menu(p, view, d, NOBODY) > 0);
	for (int u = 0; u < view->n_units; u++) {
		const bool wants = view->system->wants(view, d, u);

		if (!wants && game_seat_of_unit(view, u) != d->seat)
			continue;
		if (check_menu(p, view, d, u) == 0 && wants)
			fail_msg("turn %d: %s is waited for and has no choice", p->g->turn,
				p->setup->units[u].id);
	}
}
