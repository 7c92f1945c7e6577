/* The places that heroes of one's own may take in a game: see casting.h. */
#include "tui/casting.h"

static const struct setup_figure *leader_of(const struct setup *s, const struct setup_unit *u)
{
	for (int i = u->first; i < u->first + u->count; i++)
		if (s->figures[i].leader)
			return &s->figures[i];
	return NULL;
}

/* Whether somebody may come in the place of its leader: beasts, vehicles and those who mind
 * themselves have none to spare, and a surprise is not given away. */
static bool has_place(const struct setup *s, const struct setup_unit *u)
{
	const struct setup_figure *const leader = leader_of(s, u);

	return leader != NULL && leader->seats == 0 && !body_big(leader->body)
		&& !u->uncommanded && !u->secret && !u->absent;
}

/* Those that heroes lead in the story, or those that others lead. */
static void add_units(struct own_places *p, const struct setup *s, unsigned sides, bool heroes)
{
	for (int i = 0; i < s->n_units; i++) {
		const struct setup_unit *const u = &s->units[i];

		if ((sides >> u->side & 1) != 0 && has_place(s, u)
				&& leader_of(s, u)->hero == heroes)
			p->at[p->n++] = (struct own_place){ u->id, leader_of(s, u)->name, u->name,
				u->note };
	}
}

void own_places_of_setup(struct own_places *p, const struct setup *s, unsigned sides)
{
	*p = (struct own_places){ .system = s->system, .n = 0 };
	add_units(p, s, sides, true);
	add_units(p, s, sides, false);
}

void own_places_of_campaign(struct own_places *p, const struct campaign *c)
{
	*p = (struct own_places){ .system = c->system, .n = c->n_heroes };
	for (int i = 0; i < c->n_heroes; i++)
		p->at[i] = (struct own_place){ c->heroes[i].id, c->heroes[i].hero.name, "",
			c->heroes[i].hero.looks };
}
