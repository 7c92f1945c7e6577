/* Events, objectives and endings: what the story turns on. */
#include "config.h"
#include "story/read.h"

enum { AIM_BYTES = 200, POINTS_MOST = 99, FIGURES_MOST = 200 };

/* ---- events ---- */

static void part_when(struct loader *l, const struct node *n, void *target)
{
	((struct setup_script *)target)->when = (int16_t)read_condition(l, n);
}

static void part_then(struct loader *l, const struct node *n, void *target)
{
	struct setup_script *const s = target;

	s->first = l->setup->n_effects;
	read_effects(l, n);
	s->n = (int16_t)(l->setup->n_effects - s->first);
}

static const struct key event_keys[] = {
	{ "when", KEY_PART, true, .read = part_when, .form = "CONDITION",
		.doc = "What must hold." },
	{ "then", KEY_PART, true, .read = part_then, .form = "EFFECT | [EFFECT, …]",
		.doc = "What happens." },
	{ "once", KEY_FLAG, TO(struct setup_script, once),
		.doc = "Happens once only (yes, the standard), or whenever `when` holds." },
};
const struct schema schema_event = {
	"events.ID", "an event", "What the Game Master would have happen.",
	KEYS_OF(event_keys), OWN_NONE
};

void read_events(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_EVENT];

	l->scripts = arena_array(l->arena, (size_t)names->n, sizeof(*l->scripts));
	l->conditions = arena_array(l->scratch, CONDITIONS_MAX, sizeof(*l->conditions));
	l->effects = arena_array(l->scratch, EFFECTS_MAX, sizeof(*l->effects));
	l->condition_nodes = arena_array(l->scratch, CONDITIONS_MAX, sizeof(*l->condition_nodes));
	l->effect_nodes = arena_array(l->scratch, EFFECTS_MAX, sizeof(*l->effect_nodes));
	if (arena_failed(l->arena) || arena_failed(l->scratch))
		return;
	for (int i = 0; i < names->n; i++) {
		l->scripts[i] = (struct setup_script) { .id = names->ids[i], .once = true,
			.when = -1 };
		schema_read(l, &schema_event, names->nodes[i], &l->scripts[i], NULL);
	}
}

/* ---- objectives ---- */

static const char *const aim_words[] = {
	[AIM_HOLD] = "hold", [AIM_REACH] = "reach", [AIM_DESTROY] = "destroy",
	[AIM_CAPTURE] = "capture", [AIM_KEEP] = "keep", [AIM_EXIT] = "exit",
	[AIM_ITEM] = "item", [AIM_SCRIPT] = "script", [AIM_KINDS] = NULL
};

static const char *const edge_words[] = { "north", "east", "south", "west", NULL };

enum { ASKS_UNIT = 1, ASKS_AREA = 2, ASKS_ITEM = 4, ASKS_EDGES = 8, ASKS_FIGURES = 16 };
static const struct { const char *key; int bit; } asked[] = {
	{ "unit", ASKS_UNIT }, { "area", ASKS_AREA }, { "item", ASKS_ITEM },
	{ "edges", ASKS_EDGES }, { "figures", ASKS_FIGURES },
};
/* What an aim needs, and what it may say besides. */
static const struct { int needs, may; } aims[AIM_KINDS] = {
	[AIM_HOLD] = { ASKS_AREA, 0 },
	[AIM_REACH] = { ASKS_AREA, ASKS_UNIT },
	[AIM_DESTROY] = { ASKS_UNIT, 0 },
	[AIM_CAPTURE] = { ASKS_UNIT, 0 },
	[AIM_KEEP] = { ASKS_UNIT | ASKS_FIGURES, 0 },
	[AIM_EXIT] = { ASKS_EDGES | ASKS_FIGURES, ASKS_UNIT },
	[AIM_ITEM] = { ASKS_ITEM, 0 },
	[AIM_SCRIPT] = { 0, 0 },
};

struct objective_draft {
	struct setup_objective objective;
	uint8_t aim;
};

static const struct key objective_keys[] = {
	{ "text", KEY_LINE, true, TO(struct objective_draft, objective.text), .most = AIM_BYTES,
		.doc = "The aim in a line." },
	{ "side", KEY_NAME, true, TO(struct objective_draft, objective.side),
		.names = NAMES_SIDE, .doc = "Whose aim it is." },
	{ "aim", KEY_WORD, true, TO(struct objective_draft, aim), .words = aim_words,
		.doc = "`hold`: the side or its allies have fit figures in `area` at the end, and no "
			"enemy has; who routs does not count (X-237).  "
			"`reach`: a figure of the side (or of `unit`) stands in `area`, once, and does "
			"not rout.  "
			"`destroy`: `unit` is destroyed, captured or fled.  "
			"`capture`: the side holds a captive of `unit`.  "
			"`keep`: `unit` has `figures` fit to the end.  "
			"`exit`: so many `figures` of the side (or of `unit`) leave over `edges`.  "
			"`item`: the side or an ally has `item` at the end.  "
			"`script`: only events decide it." },
	{ "unit", KEY_NAME, TO(struct objective_draft, objective.unit), .names = NAMES_UNIT,
		.doc = "The unit the aim speaks of." },
	{ "area", KEY_NAME, TO(struct objective_draft, objective.area), .names = NAMES_AREA,
		.doc = "The area the aim speaks of." },
	{ "item", KEY_NAME, TO(struct objective_draft, objective.item), .names = NAMES_ITEM,
		.doc = "The item the aim speaks of." },
	{ "edges", KEY_WORDS, TO(struct objective_draft, objective.edge), .words = edge_words,
		.doc = "The edges the aim speaks of." },
	{ "figures", KEY_NUMBER, TO(struct objective_draft, objective.number), .least = 1,
		.most = FIGURES_MOST, .doc = "How many figures the aim speaks of." },
	{ "points", KEY_NUMBER, TO(struct objective_draft, objective.points), .least = 0,
		.most = POINTS_MOST, .doc = "What it is worth; without it, 1." },
	{ "hidden", KEY_FLAG, TO(struct objective_draft, objective.hidden),
		.doc = "Not told to the other sides." },
};
const struct schema schema_objective = {
	"objectives.ID", "an objective", "What the sides want, and what it is worth to them.  Who has most points at the end has "
		"won; allies count together, friends by a truce each for themselves.",
	KEYS_OF(objective_keys), OWN_NONE
};

static void check_asked(struct loader *l, const struct node *n, int aim)
{
	for (size_t i = 0; i < sizeof(asked) / sizeof(asked[0]); i++) {
		const struct node *const said = yaml_node_find(n, asked[i].key);

		if ((aims[aim].needs & asked[i].bit) && !said)
			fault_wrong(l, fault_place(n, "aim"),
				"expected the key \"%s\" beside \"aim: %s\", "
				"found none", asked[i].key, aim_words[aim]);
		if (said && !((aims[aim].needs | aims[aim].may) & asked[i].bit))
			fault_wrong(l, said->key,
				"expected no \"%s\" beside \"aim: %s\", found one",
				asked[i].key, aim_words[aim]);
	}
}

void read_objectives(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_OBJECTIVE];

	l->objectives = arena_array(l->arena, (size_t)names->n, sizeof(*l->objectives));
	for (int i = 0; l->objectives && i < names->n; i++) {
		struct objective_draft d = { .aim = AIM_KINDS, .objective = { .id = names->ids[i],
			.text = "", .side = -1, .unit = -1, .area = -1, .item = -1,
			.points = 1 } };

		schema_read(l, &schema_objective, names->nodes[i], &d, NULL);
		d.objective.kind = d.aim < AIM_KINDS ? d.aim : AIM_SCRIPT;
		if (d.aim < AIM_KINDS)
			check_asked(l, names->nodes[i], d.aim);
		l->objectives[i] = d.objective;
	}
}

/* ---- endings ---- */

static void part_ending_when(struct loader *l, const struct node *n, void *target)
{
	((struct setup_ending *)target)->when = (int16_t)read_condition(l, n);
}

static const struct key ending_keys[] = {
	{ "winner", KEY_NAME, TO(struct setup_ending, side), .names = NAMES_SIDE,
		.also = "nobody", .doc = "Told only if this side has won, or `nobody`; without it, "
			"whoever has." },
	{ "flag", KEY_NAME, TO(struct setup_ending, flag), .names = NAMES_FLAG,
		.doc = "Told only if this flag is set." },
	{ "when", KEY_PART, .read = part_ending_when, .form = "CONDITION",
		.doc = "Told only if this holds when the game is over." },
	{ "goes-on", KEY_FLAG, TO(struct setup_ending, on),
		.doc = "The next one that fits is told after it (no, the standard)." },
	{ "text", KEY_TEXT, true, TO(struct setup_ending, text), .most = STORY_MAX_BYTES - 1,
		.doc = "The epilogue." },
};
const struct schema schema_ending = {
	"each of endings", "an ending", "Epilogues: the first one that fits is told, and after one that goes on the next.",
	KEYS_OF(ending_keys), OWN_NONE
};

void read_endings(struct loader *l)
{
	const struct node *const list = yaml_node_find(l->root, "endings");

	if (!list)
		return;
	if (list->kind != NODE_LIST) {
		fault_expected(l, list, NULL, "a list of endings (\"- winner: …\")");
		return;
	}
	l->endings = arena_array(l->arena, ENDINGS_MAX, sizeof(*l->endings));
	l->ending_nodes = arena_array(l->scratch, ENDINGS_MAX, sizeof(*l->ending_nodes));
	if (!l->endings || !l->ending_nodes)
		return;
	for (const struct node *n = list->first; n; n = n->next) {
		struct setup_ending *const e = &l->endings[l->setup->n_endings];

		if (l->setup->n_endings == ENDINGS_MAX) {
			fault_wrong(l, n, "expected at most %d endings, found %d", ENDINGS_MAX,
				list->count);
			return;
		}
		*e = (struct setup_ending) { .side = WON_BY_ANY, .flag = -1, .when = -1,
			.text = "" };
		l->ending_nodes[l->setup->n_endings++] = n;
		schema_read(l, &schema_ending, n, e, NULL);
		if (e->side < 0 && yaml_node_find(n, "winner"))
			e->side = -1;
	}
}
