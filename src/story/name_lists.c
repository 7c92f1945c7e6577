/* Lists of names, for people who have none of their own; drawn by a seed.
 *
 *  NL1  Nobody has a name that somebody of the scenario has: neither one of his own, nor drawn.
 *  NL2  Who is called what follows from the scenario and the seed alone, and touches no die.
 */
#include "config.h"
#include "story/read.h"

#include <string.h>

enum { LIST_NAMES_MAX = 99 };

/* ---- reading ---- */

static bool is_in(const struct setup_names *list, const char *name)
{
	for (int i = 0; i < list->n; i++)
		if (strcmp(list->names[i], name) == 0)
			return true;
	return false;
}

static void read_list(struct loader *l, const struct node *n, struct setup_names *list)
{
	static const struct key line = { .kind = KEY_LINE, .most = NAME_MAX_BYTES - 1 };
	const char **names;

	if (n->kind != NODE_LIST || n->count == 0) {
		fault_expected(l, n, NULL, "a list of names");
		return;
	}
	if (n->count > LIST_NAMES_MAX) {
		fault_wrong(l, n, "expected at most %d names, found %d", LIST_NAMES_MAX, n->count);
		return;
	}
	names = arena_array(l->arena, (size_t)n->count, sizeof(*names));
	if (!names)
		return;
	list->names = names;
	for (const struct node *one = n->first; one; one = one->next) {
		const char *name;

		if (!yaml_value_text(l, one, &line, &name))
			continue;
		if (!*name)
			fault_expected(l, one, NULL, "a name");
		else if (is_in(list, name))
			fault_wrong(l, one, "expected each name once, found \"%.60s\" again", name);
		else
			names[list->n++] = name;
	}
}

void read_name_lists(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_LIST];
	struct setup_names *const lists = arena_array(l->arena, (size_t)names->n, sizeof(*lists));

	if (!lists)
		return;
	for (int i = 0; i < names->n; i++) {
		lists[i].id = names->ids[i];
		read_list(l, names->nodes[i], &lists[i]);
	}
	l->setup->name_lists = lists;
	l->setup->n_name_lists = (int16_t)names->n;
}

/* A unit that says nothing has its side's. */
void read_names_of_sides(struct loader *l)
{
	for (int u = 0; u < l->names[NAMES_UNIT].n; u++) {
		struct setup_unit *const unit = &l->units[u];

		if (unit->names < 0 && unit->side >= 0
				&& !yaml_node_find(l->names[NAMES_UNIT].nodes[u], "names"))
			unit->names = l->sides[unit->side].names;
	}
}

/* ---- drawing ---- */

/* Who has no name and is no vehicle, nor alone: he is called as his unit is. */
static bool draws(const struct setup *s, int figure, int list)
{
	const struct setup_figure *const f = &s->figures[figure];
	const struct setup_unit *const u = &s->units[f->unit];

	return u->names == list && u->count > 1 && !*f->name && !body_big(f->body);
}

static bool is_taken(const struct setup *s, const char *name)
{
	for (int f = 0; f < s->n_figures; f++)
		if (strcmp(s->figures[f].name, name) == 0)
			return true;
	for (int f = 0; f < s->n_figures; f++)
		if (s->figures[f].called && strcmp(s->figures[f].called, name) == 0)
			return true;
	return false;
}

/* Numbers one after the other from a seed: SplitMix64 (Steele, Lea and Flood, 2014). */
static uint64_t next_number(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* The names of a list in an order of the seed's. */
static void shuffle(const struct setup_names *list, uint64_t *state, uint8_t order[LIST_NAMES_MAX])
{
	for (int i = 0; i < list->n; i++)
		order[i] = (uint8_t)i;
	for (int i = list->n - 1; i > 0; i--) {
		const int other = (int)(next_number(state) % (uint64_t)(i + 1));
		const uint8_t was = order[i];

		order[i] = order[other];
		order[other] = was;
	}
}

void scenario_draw_names(struct setup *s, uint64_t seed)
{
	struct setup_figure *const figures = (struct setup_figure *)s->figures;

	for (int f = 0; s->n_name_lists > 0 && f < s->n_figures; f++)
		figures[f].called = NULL;
	for (int i = 0; i < s->n_name_lists; i++) {
		const struct setup_names *const list = &s->name_lists[i];
		uint8_t order[LIST_NAMES_MAX];
		int at = 0;

		shuffle(list, &seed, order);
		for (int f = 0; f < s->n_figures; f++) {
			if (!draws(s, f, i))
				continue;
			while (at < list->n && is_taken(s, list->names[order[at]]))
				at++;
			if (at < list->n)
				figures[f].called = list->names[order[at++]];
		}
	}
}

/* ---- what is mostly a mistake ---- */

static int free_names(const struct setup *s, const struct setup_names *list)
{
	int n = 0;

	for (int i = 0; i < list->n; i++)
		n += !is_taken(s, list->names[i]);
	return n;
}

void check_name_lists(struct loader *l)
{
	const struct setup *const s = l->setup;

	for (int i = 0; i < s->n_name_lists; i++) {
		const struct node *const at = l->names[NAMES_LIST].nodes[i]->key;
		const int names = free_names(s, &s->name_lists[i]);
		int people = 0;

		for (int f = 0; f < s->n_figures; f++)
			people += draws(s, f, i);
		if (people == 0)
			fault_warn(l, at, "expected a list that some unit or side names in its "
				"\"names\", found one from which nobody draws");
		else if (people > names)
			fault_warn(l, at, "expected names for the %d people who draw from this list, "
				"found %d that nobody has; the others are numbered", people, names);
	}
}
