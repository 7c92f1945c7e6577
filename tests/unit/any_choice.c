/* Choices at random: see any_choice.h. */
#include "config.h"
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "any_choice.h"
#include "cliffhanger/system.h"
#include "cliffhanger/view.h"
#include "skirmish/commander/choose.h"

cell_t any_cell(struct whims *w, const struct game *g)
{
	const cell_t cell = g->figures[pick(w, g->n_figures)].cell;

	return cell != CELL_NONE && pick(w, 4) > 0 ? cell
		: pick(w, grid_cells(&g->table->grid));
}

int any_figure(struct whims *w, const struct game *g, const struct decision *d)
{
	const struct setup_unit *u = d->unit < 0 ? NULL : &g->setup->units[d->unit];

	return u == NULL ? pick(w, g->n_figures) : u->first + pick(w, u->count);
}

static int count_words(const struct verb *verb)
{
	int n = 0;

	while (verb->words != NULL && verb->words[n] != NULL)
		n++;
	return n;
}

static void name_one(struct whims *w, const struct game *g, const struct decision *d,
	enum argument_kind kind, struct choice *c)
{
	const int words = count_words(&g->system->verbs[c->verb]);

	if (kind == ARGUMENT_SOME)
		kind = pick(w, 2) ? ARGUMENT_UNIT : ARGUMENT_FIGURE;
	switch (kind) {
	case ARGUMENT_FIGURE:
		choose_with(c, kind, c->n == 0 ? any_figure(w, g, d) : pick(w, g->n_figures));
		break;
	case ARGUMENT_CELL:
		choose_with(c, kind, any_cell(w, g));
		break;
	case ARGUMENT_WORD:
		choose_with(c, kind, pick(w, words > 0 ? words : 1));
		break;
	case ARGUMENT_WEAPON:
		choose_with(c, kind, pick(w, rulebook_table(g->setup->book, "weapons")->n_rows));
		break;
	case ARGUMENT_TEXT:
		choose_text(c, "This way!");
		break;
	default:
		choose_with(c, ARGUMENT_UNIT, c->n == 0 && d->unit >= 0 ? d->unit
			: pick(w, g->n_units));
	}
}

void any_choice(struct whims *w, const struct game *g, const struct decision *d,
	struct choice *c)
{
	const struct verb *verbs = g->system->verbs;
	int n = 0;

	while (verbs[n].name != NULL)
		n++;
	choose(c, d->seat, pick(w, n));
	for (int i = 0; i < CHOICE_ARGS && verbs[c->verb].takes[i].kind != ARGUMENT_NONE; i++)
		name_one(w, g, d, verbs[c->verb].takes[i].kind, c);
}

void any_choice_tells_nothing(struct whims *w, const struct game *g, const struct decision *d,
	int tries)
{
	struct view *v = view_new(g, d->seat);

	for (int i = 0; i < tries; i++) {
		struct reason seen = { "", "" }, true_one = { "", "" };
		struct choice c;

		any_choice(w, g, d, &c);
		if (game_check(&v->game, &c, &seen) != game_check(g, &c, &true_one)
				|| strcmp(seen.text, true_one.text) != 0)
			fail_msg("turn %d: `%s` is answered by what seat %d cannot see: '%s', "
				"'%s'", g->turn, g->system->verbs[c.verb].name, d->seat,
				true_one.text, seen.text);
	}
	view_free(v);
}
