/* A campaign's relations: its episodes' scenarios are read, and what is said of
 * them is looked up there. */
#include "config.h"
#include "story/campaign_loader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/given.h"

enum { COMBINATIONS_MAX = 64, VALUES_MAX = 4 };

/* ---- mentions ---- */

struct things { int n; const char *(*id)(const struct setup *s, int i); };

static const char *side_id(const struct setup *s, int i) { return s->sides[i].id; }
static const char *unit_id(const struct setup *s, int i) { return s->units[i].id; }
static const char *flag_id(const struct setup *s, int i) { return s->flags[i]; }
static const char *objective_id(const struct setup *s, int i) { return s->objectives[i].id; }
static const char *item_id(const struct setup *s, int i) { return s->items[i].id; }

static struct things things_of(const struct setup *s, enum mention_kind kind)
{
	const struct things all[] = {
		[MENTION_SIDE] = { s->n_sides, side_id },
		[MENTION_UNIT] = { s->n_units, unit_id },
		[MENTION_FLAG] = { s->n_flags, flag_id },
		[MENTION_OBJECTIVE] = { s->n_objectives, objective_id },
		[MENTION_ITEM] = { s->n_items, item_id },
	};

	return all[kind];
}

static void check_mention(struct campaign_loader *c, const struct mention *m,
	const struct setup *s, const struct episode *episode)
{
	static const char *const what[] = { "a side", "a unit", "a flag", "an objective",
		"an item" };
	const struct things t = things_of(s, m->kind);
	struct nearest near;

	nearest_to(&near, m->id);
	for (int i = 0; i < t.n; i++) {
		if (strcmp(t.id(s, i), m->id) == 0)
			return;
		nearest_try(&near, t.id(s, i));
	}
	fault_expected(&c->l, m->at, nearest_word(&near), "%s of %s (episode \"%s\")",
		what[m->kind], episode->file, episode->id);
}

static void check_mentions(struct campaign_loader *c, int episode, const struct setup *s)
{
	for (int i = 0; i < c->n_mentions; i++)
		if (c->mentions[i].episode == episode || c->mentions[i].episode < 0)
			check_mention(c, &c->mentions[i], s, &c->campaign->episodes[episode]);
}

/* ---- variables ---- */

static void add_value(int16_t values[VALUES_MAX], int *n, int16_t value)
{
	for (int i = 0; i < *n; i++)
		if (values[i] == value)
			return;
	if (*n < VALUES_MAX)
		values[(*n)++] = value;
}

/* The values a variable may have: at the beginning, what heroes' fates and what
 * outcomes make it. */
static int values_of(const struct campaign *c, int variable, int16_t values[VALUES_MAX])
{
	int n = 0;

	add_value(values, &n, c->values[variable]);
	for (int i = 0; i < c->n_heroes; i++)
		if (c->heroes[i].if_dead == variable || c->heroes[i].if_held == variable)
			add_value(values, &n, 1);
	for (int e = 0; e < c->n_episodes; e++)
		for (int o = 0; o < c->episodes[e].n_outcomes; o++) {
			const struct outcome *const out = &c->episodes[e].outcomes[o];
			const int16_t value = out->sets[variable];

			if (out->set >> variable & 1)
				add_value(values, &n, value);
			for (int16_t k = 1; k < VALUES_MAX && out->added >> variable & 1; k++)
				add_value(values, &n, (int16_t)(c->values[variable] + k));
		}
	return n;
}

/* Combination number `nth` of the values of a scenario's variables; false past the
 * last. */
static bool combine(const struct campaign_loader *c, const struct setup *s, int nth,
	struct given *g)
{
	g->n_variables = 0;
	for (int i = 0; i < s->n_variables; i++) {
		const int variable = names_find(&c->l.names[NAMES_VARIABLE], s->variables[i]);
		int16_t values[VALUES_MAX];
		const int n = variable < 0 ? 0 : values_of(c->campaign, variable, values);

		if (n == 0)
			continue;
		snprintf(g->variables[g->n_variables].id, ID_MAX, "%s", s->variables[i]);
		g->variables[g->n_variables++].value = values[nth % n];
		nth /= n;
	}
	return nth == 0;
}

static void check_variables_known(struct campaign_loader *c, int episode,
	const struct setup *s)
{
	const struct node *const n = c->l.names[NAMES_EPISODE].nodes[episode];
	uint32_t *const reads = &c->campaign->episodes[episode].reads;

	for (int i = 0; i < s->n_variables; i++) {
		const int variable = names_find(&c->l.names[NAMES_VARIABLE], s->variables[i]);

		if (variable >= 0)
			*reads |= UINT32_C(1) << variable;
		else
			fault_wrong(&c->l, fault_place(n, "file"), "expected the variables of the "
				"scenario among the campaign's, found no \"%s\" there",
				s->variables[i]);
	}
}

/* ---- a scenario ---- */

static char *text_from_files(void *self, const char *name, size_t *size, struct faults *f)
{
	const struct campaign_file *const file = campaign_file_named(self, name, f);

	*size = file ? file->size : 0;
	return file ? strndup(file->text, file->size) : NULL;
}

/* The scenario with what it is given; NULL, its faults told, if it has errors.
 * Its warnings are told by a check of its own. */
static struct setup *read_with(struct campaign_loader *c, const struct episode *episode,
	struct given *g)
{
	const struct library files = { text_from_files, c, "" };
	struct faults *const f = campaign_faults(c, episode->file);
	struct setup *s = NULL;
	char *text = NULL;
	size_t size;

	if (f && given_files(g, episode->text, episode->size, &files, f))
		text = given_to(episode->text, episode->size, g, &size);
	if (text)
		s = scenario_read(text, size, episode->file, f);
	if (f && !s)
		c->tell(c->self, f);
	c->wrong |= !s;
	c->l.no_memory |= !f;
	faults_free(f);
	free(text);
	return s;
}

static void tell_combination(struct campaign_loader *c, int episode, const struct given *g)
{
	const struct node *const n = c->l.names[NAMES_EPISODE].nodes[episode];
	char text[200] = "";
	size_t at = 0;

	for (int i = 0; i < g->n_variables && at < sizeof(text); i++)
		at += (size_t)snprintf(text + at, sizeof(text) - at, "%s%s %d", i ? ", " : "",
			g->variables[i].id, g->variables[i].value);
	fault_wrong(&c->l, fault_place(n, "file"), "expected a scenario without faults whatever "
		"its variables are, found some with %.190s", text);
}

/* With its variables as outcomes may set them: a fault must not wait for somebody
 * to play that far. */
static void check_combinations(struct campaign_loader *c, int episode, const struct setup *s,
	struct given *g)
{
	for (int nth = 0; nth < COMBINATIONS_MAX && combine(c, s, nth, g); nth++) {
		struct setup *const other =
			read_with(c, &c->campaign->episodes[episode], g);

		if (!other)
			tell_combination(c, episode, g);
		setup_free(other);
		if (!other)
			return;
	}
}

/* ---- an episode ---- */

/* Who leads a unit is told once. */
static void check_slots(struct campaign_loader *c, int episode)
{
	const struct episode *const e = &c->campaign->episodes[episode];
	const struct node *const slots =
		yaml_node_find(c->l.names[NAMES_EPISODE].nodes[episode], "slots");
	const struct node *n = slots && slots->kind == NODE_LIST ? slots->first : slots;

	for (int i = 0; i < e->n_slots && n; i++, n = n->next)
		for (int j = 0; j < i; j++)
			if (e->slots[i].unit && e->slots[j].unit
			    && e->slots[i].as == SLOT_LEADER && e->slots[j].as == SLOT_LEADER
			    && strcmp(e->slots[i].unit, e->slots[j].unit) == 0)
				fault_wrong(&c->l, fault_place(n, "unit"), "expected one leader of "
					"a unit, found another of \"%s\"", e->slots[i].unit);
}

static const char *side_of(struct campaign_loader *c, const struct setup *s, const char *unit)
{
	const char *id = "", *kept;

	for (int u = 0; unit && u < s->n_units; u++)
		if (strcmp(s->units[u].id, unit) == 0)
			id = s->sides[s->units[u].side].id;
	kept = arena_text(c->l.arena, id, strlen(id));
	return kept ? kept : "";
}

static const char *kept(struct campaign_loader *c, const char *text)
{
	const char *const copy = arena_text(c->l.arena, text, strlen(text));

	return copy ? copy : "";
}

static void note_names(struct campaign_loader *c, struct episode *e, const struct setup *s)
{
	e->n_sides = s->n_sides;
	for (int i = 0; i < s->n_sides; i++) {
		e->side_ids[i] = kept(c, s->sides[i].id);
		e->side_names[i] = kept(c, s->sides[i].name);
	}
}

/* Whose the units are that slots and items speak of. */
static void note_sides(struct campaign_loader *c, struct episode *e, const struct setup *s)
{
	for (int i = 0; i < e->n_slots; i++)
		e->slots[i].side = side_of(c, s, e->slots[i].unit);
	for (int i = 0; i < e->n_brings; i++)
		for (int u = 0; u < e->brings[i].n_units; u++)
			e->brings[i].sides[u] = side_of(c, s, e->brings[i].units[u]);
}

/* A unit is made of one band. */
static void check_musters(struct campaign_loader *c, int episode)
{
	const struct episode *const e = &c->campaign->episodes[episode];
	const struct node *const n =
		yaml_node_find(c->l.names[NAMES_EPISODE].nodes[episode], "followers");

	for (int i = 0; i < e->n_musters; i++)
		for (int j = 0; j < i; j++)
			if (e->musters[i].unit && e->musters[j].unit
			    && strcmp(e->musters[i].unit, e->musters[j].unit) == 0)
				fault_wrong(&c->l, n, "expected one band of followers in a unit, "
					"found two in \"%s\"", e->musters[i].unit);
}

/* Where heroes or followers may be named, an id must not be both. */
static void check_apart(struct campaign_loader *c)
{
	const struct names *const bands = &c->l.names[NAMES_FOLLOWERS];

	for (int i = 0; i < bands->n; i++)
		if (names_find(&c->l.names[NAMES_HERO], bands->ids[i]) >= 0)
			fault_wrong(&c->l, bands->nodes[i]->key, "expected an id no hero has, "
				"found the hero's \"%s\"", bands->ids[i]);
}

static void check_episode(struct campaign_loader *c, int i)
{
	struct episode *const e = &c->campaign->episodes[i];
	const struct node *const n = c->l.names[NAMES_EPISODE].nodes[i];
	struct given *const g = arena_take(c->l.scratch, sizeof(*g));
	struct setup *s;

	check_slots(c, i);
	check_musters(c, i);
	if (!g || e->size == 0)
		return;
	s = read_with(c, e, g);
	if (!s)
		return;
	if (c->l.system && s->system != c->l.system)
		fault_wrong(&c->l, fault_place(n, "file"), "expected a scenario of the system "
			"\"%s\", found one of \"%s\"", c->l.system->id, s->system->id);
	if (!*e->title)
		e->title = arena_text(c->l.arena, s->title, strlen(s->title));
	check_mentions(c, i, s);
	check_variables_known(c, i, s);
	note_sides(c, e, s);
	note_names(c, e, s);
	if (s->n_variables > 0 && c->thorough)
		check_combinations(c, i, s, g);
	setup_free(s);
}

/* ---- roads ---- */

static void follow(const struct campaign *c, int episode, bool *episodes, bool *endings)
{
	if (episodes[episode])
		return;
	episodes[episode] = true;
	for (int o = 0; o < c->episodes[episode].n_outcomes; o++) {
		const struct outcome *const out = &c->episodes[episode].outcomes[o];

		if (out->next >= 0)
			follow(c, out->next, episodes, endings);
		if (out->ending >= 0)
			endings[out->ending] = true;
	}
}

static void check_roads(struct campaign_loader *c)
{
	bool episodes[EPISODES_MAX] = { false }, endings[CAMPAIGN_ENDINGS_MAX] = { false };
	const struct names *const names = c->l.names;

	if (c->campaign->n_episodes == 0)
		return;
	follow(c->campaign, 0, episodes, endings);
	for (int i = 0; i < c->campaign->n_episodes; i++)
		if (!episodes[i])
			fault_warn(&c->l, names[NAMES_EPISODE].nodes[i]->key,
				"expected an outcome that leads to episode \"%s\", found none",
				names[NAMES_EPISODE].ids[i]);
	for (int i = 0; i < c->campaign->n_endings; i++)
		if (!endings[i])
			fault_warn(&c->l, names[NAMES_ENDING].nodes[i]->key,
				"expected an outcome that leads to ending \"%s\", found none",
				names[NAMES_ENDING].ids[i]);
}

void check_campaign(struct campaign_loader *c)
{
	for (int i = 0; i < c->campaign->n_episodes; i++)
		check_episode(c, i);
	check_roads(c);
	check_apart(c);
}
