/* Effects: what an event does, in the order of writing, in a pool. */
#include "config.h"
#include "story/read.h"

enum { POINTS_MOST = 99 };

static struct effect *take(struct loader *l, const struct node *at, enum effect_kind kind)
{
	const int i = l->setup->n_effects;

	if (i == EFFECTS_MAX - 1)
		fault_wrong(l, at, "expected fewer than %d effects in all, found more",
			EFFECTS_MAX);
	if (i < EFFECTS_MAX - 1)
		l->setup->n_effects++;
	l->effect_nodes[i] = at;
	l->effects[i] = (struct effect) { .kind = kind, .unit = -1, .side = -1, .area = -1,
		.item = -1, .flag = -1, .objective = -1, .ground = -1, .other = -1, .text = "" };
	return &l->effects[i];
}

static const struct key story_keys[] = {
	{ "text", KEY_TEXT, true, TO(struct effect, text), .most = STORY_MAX_BYTES - 1,
		.doc = "What is told." },
	{ "side", KEY_NAME, TO(struct effect, side), .names = NAMES_SIDE,
		.doc = "Only this side is told; without it, all are." },
	{ "lesson", KEY_FLAG, TO(struct effect, number),
		.doc = "It teaches the game; chronicles leave it out." },
};
const struct schema schema_story = {
	"story", "an effect \"story\"", "The long form of `story`.", KEYS_OF(story_keys), OWN_NONE
};

static void part_story(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = take(l, n, THEN_STORY);

	(void)target;
	if (n->kind == NODE_MAPPING)
		schema_read(l, &schema_story, n, e, NULL);
	else
		yaml_value_text(l, n, &story_keys[0], &e->text);
}

static const struct key spawn_keys[] = {
	{ "unit", KEY_NAME, true, TO(struct effect, unit), .names = NAMES_UNIT,
		.doc = "Who comes." },
	{ "area", KEY_NAME, TO(struct effect, area), .names = NAMES_AREA,
		.doc = "Where; without it, in the area of the unit's `arrives`." },
};
const struct schema schema_spawn = {
	"spawn", "an effect \"spawn\"", "The long form of `spawn`.", KEYS_OF(spawn_keys), OWN_NONE
};

static void part_spawn(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = take(l, n, THEN_SPAWN);
	const struct node *unit;

	(void)target;
	if (n->kind == NODE_MAPPING)
		schema_read(l, &schema_spawn, n, e, NULL);
	else
		e->unit = (int16_t)yaml_name_read(l, NAMES_UNIT, n);
	if (yaml_node_find(n, "area") || e->unit < 0)
		return;
	e->area = l->units[e->unit].arrives_area;
	unit = l->names[NAMES_UNIT].nodes[e->unit];
	if (!yaml_node_find(unit, "arrives") && !yaml_node_find(unit, "at"))
		fault_wrong(l, n,
			"expected \"area\" here, or \"arrives\" of unit \"%s\", found none",
			l->units[e->unit].id);
}

static void part_reveal(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	take(l, n, THEN_REVEAL)->unit = (int16_t)yaml_name_read(l, NAMES_UNIT, n);
}

static void part_flag(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = take(l, n, THEN_FLAG);

	(void)target;
	e->flag = (int16_t)yaml_name_read(l, NAMES_FLAG, n);
	e->number = 1;
}

static void part_clear(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	take(l, n, THEN_FLAG)->flag = (int16_t)yaml_name_read(l, NAMES_FLAG, n);
}

static void draw_one(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = target;
	const int flag = yaml_name_read(l, NAMES_FLAG, n);

	if (flag >= 0 && (e->flags >> flag & 1))
		fault_wrong(l, n, "expected each flag once, found \"%s\" again",
			l->names[NAMES_FLAG].ids[flag]);
	if (flag >= 0)
		e->flags |= UINT64_C(1) << flag;
}

static void part_draw(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = take(l, n, THEN_DRAW);

	(void)target;
	if (n->kind != NODE_LIST || n->count < 2) {
		fault_expected(l, n, NULL, "a list of flags, two at least (\"[left, right]\")");
		l->flags_of_changes = UINT64_MAX;	/* whichever were meant */
	}
	yaml_value_each(l, n, e, draw_one);
}

/* ---- objectives ---- */

enum outcome { OUTCOME_WON, OUTCOME_OPEN, OUTCOME_FAILED };
static const char *const outcome_words[] = { "won", "open", "failed", NULL };

struct outcome_draft { int16_t objective, side; uint8_t outcome; };

static const struct key outcome_keys[] = {
	{ "id", KEY_NAME, true, TO(struct outcome_draft, objective), .names = NAMES_OBJECTIVE,
		.doc = "The objective." },
	{ "is", KEY_WORD, TO(struct outcome_draft, outcome), .words = outcome_words,
		.doc = "What becomes of it; without it, won." },
	{ "side", KEY_NAME, TO(struct outcome_draft, side), .names = NAMES_SIDE,
		.doc = "Who wins it; without it, the side whose aim it is." },
};
const struct schema schema_outcome = {
	"objective", "an effect \"objective\"", "The long form of `objective`.",
	KEYS_OF(outcome_keys), OWN_NONE
};

/* Objectives are read before events. */
static void part_objective(struct loader *l, const struct node *n, void *target)
{
	struct outcome_draft d = { .objective = -1, .side = -1 };
	struct effect *const e = take(l, n, THEN_OBJECTIVE);

	(void)target;
	if (n->kind == NODE_MAPPING)
		schema_read(l, &schema_outcome, n, &d, NULL);
	else
		d.objective = (int16_t)yaml_name_read(l, NAMES_OBJECTIVE, n);
	e->objective = d.objective;
	if (d.outcome == OUTCOME_WON && d.side < 0 && d.objective >= 0 && l->objectives)
		d.side = l->objectives[d.objective].side;
	if (d.outcome != OUTCOME_WON && yaml_node_find(n, "side"))
		fault_wrong(l, fault_place(n, "side"),
			"expected a side only where it wins, found one here");
	e->side = d.outcome == OUTCOME_WON ? d.side : d.outcome == OUTCOME_OPEN ? -1 : -2;
}

/* ---- the others ---- */

static const struct key points_keys[] = {
	{ "side", KEY_NAME, true, TO(struct effect, side), .names = NAMES_SIDE,
		.doc = "Who gets them." },
	{ "number", KEY_NUMBER, true, TO(struct effect, number), .least = -POINTS_MOST,
		.most = POINTS_MOST, .doc = "How many; less than 0 takes them away." },
	{ "for", KEY_LINE, TO(struct effect, text), .most = NAME_MAX_BYTES - 1,
		.doc = "What for, in a few words." },
};
const struct schema schema_points = {
	"points", "an effect \"points\"", "A side gets points.", KEYS_OF(points_keys), OWN_NONE
};

static void part_points(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	schema_read(l, &schema_points, n, take(l, n, THEN_POINTS), NULL);
}

static const struct key give_keys[] = {
	{ "item", KEY_NAME, true, TO(struct effect, item), .names = NAMES_ITEM, .doc = "What." },
	{ "unit", KEY_NAME, true, TO(struct effect, unit), .names = NAMES_UNIT,
		.doc = "Who gets it." },
};
const struct schema schema_give = {
	"give", "an effect \"give\"", "A unit gets an item.", KEYS_OF(give_keys), OWN_NONE
};

static void part_give(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	schema_read(l, &schema_give, n, take(l, n, THEN_GIVE), NULL);
}

static const struct key command_keys[] = {
	{ "unit", KEY_NAME, true, TO(struct effect, unit), .names = NAMES_UNIT, .doc = "Who." },
	{ "commanded", KEY_FLAG, TO(struct effect, number),
		.doc = "Whether orders reach it from now on; without it, as before." },
	{ "side", KEY_NAME, TO(struct effect, side), .names = NAMES_SIDE,
		.doc = "The side it goes over to; without it, it stays." },
};
const struct schema schema_command = {
	"command", "an effect \"command\"", "A unit gets or loses its commander, or changes sides.",
	KEYS_OF(command_keys), OWN_NONE
};

static void part_command(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = take(l, n, THEN_COMMAND);

	(void)target;
	e->number = -1;
	schema_read(l, &schema_command, n, e, NULL);
	if (n->kind == NODE_MAPPING && !yaml_node_find(n, "commanded") && !yaml_node_find(n, "side"))
		fault_wrong(l, n->key, "expected \"commanded\" or \"side\", found neither");
}

static const struct key ground_keys[] = {
	{ "area", KEY_NAME, true, TO(struct effect, area), .names = NAMES_AREA,
		.doc = "Where." },
	{ "to", KEY_NAME, true, TO(struct effect, ground), .names = NAMES_GROUND,
		.doc = "A kind of ground of the rulebook's terrain." },
};
const struct schema schema_ground = {
	"ground", "an effect \"ground\"", "An area becomes another ground.", KEYS_OF(ground_keys),
	OWN_NONE
};

static void part_ground(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	schema_read(l, &schema_ground, n, take(l, n, THEN_GROUND), NULL);
}

static const struct key friends_keys[] = {
	{ "a", KEY_NAME, true, TO(struct effect, side), .names = NAMES_SIDE, .doc = "A side." },
	{ "b", KEY_NAME, true, TO(struct effect, other), .names = NAMES_SIDE,
		.doc = "Another side." },
	{ "value", KEY_FLAG, TO(struct effect, number),
		.doc = "Whether they are friends from now on; without it, they are." },
};
const struct schema schema_friends = {
	"friends", "an effect \"friends\"", "A truce is made, or broken.", KEYS_OF(friends_keys),
	OWN_NONE
};

static void part_friends(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = take(l, n, THEN_FRIENDS);

	(void)target;
	e->number = 1;
	schema_read(l, &schema_friends, n, e, NULL);
	if (e->side >= 0 && e->side == e->other)
		fault_wrong(l, fault_place(n, "b"), "expected another side than \"%s\", found it "
			"again", l->sides[e->side].id);
}

static const struct key task_keys[] = {
	{ "text", KEY_LINE, true, TO(struct effect, text), .most = TASK_MAX_BYTES,
		.doc = "What to do, in a line." },
	{ "side", KEY_NAME, TO(struct effect, side), .names = NAMES_SIDE,
		.doc = "Whose task it is; without it, everybody's." },
};
const struct schema schema_task = {
	"task", "an effect \"task\"", "The long form of `task`.", KEYS_OF(task_keys), OWN_NONE
};

static void part_task(struct loader *l, const struct node *n, void *target)
{
	struct effect *const e = take(l, n, THEN_TASK);

	(void)target;
	if (n->kind == NODE_MAPPING)
		schema_read(l, &schema_task, n, e, NULL);
	else
		yaml_value_text(l, n, &task_keys[0], &e->text);
}

static void part_end(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	take(l, n, THEN_END)->side = (int16_t)yaml_name_read_or(l, NAMES_SIDE, n, "nobody");
}

static const struct key effect_keys[] = {
	{ "story", KEY_PART, .read = part_story, .form = "TEXT | {text, side, lesson}",
		.doc = "A text is told, to all or to a side." },
	{ "task", KEY_PART, .read = part_task, .form = "LINE | {text, side}",
		.doc = "What to do now: it stands on the screen until the next one." },
	{ "spawn", KEY_PART, .read = part_spawn, .form = "UNIT | {unit, area}",
		.doc = "The unit comes on the table." },
	{ "reveal", KEY_PART, .read = part_reveal, .form = "UNIT",
		.doc = "The unit is spotted by all." },
	{ "flag", KEY_PART, .read = part_flag, .form = "FLAG", .doc = "The flag is set." },
	{ "clear", KEY_PART, .read = part_clear, .form = "FLAG",
		.doc = "The flag is no longer set." },
	{ "draw", KEY_PART, .read = part_draw, .form = "[FLAG, FLAG, …]",
		.doc = "One of these flags, picked by a die, is set." },
	{ "objective", KEY_PART, .read = part_objective, .form = "OBJECTIVE | {id, is, side}",
		.doc = "The objective is won, open again, or failed." },
	{ "points", KEY_PART, .read = part_points, .form = "{side, number, for}",
		.doc = "A side gets points." },
	{ "give", KEY_PART, .read = part_give, .form = "{item, unit}",
		.doc = "A unit gets an item." },
	{ "command", KEY_PART, .read = part_command, .form = "{unit, commanded, side}",
		.doc = "A unit gets or loses its commander, or changes sides." },
	{ "ground", KEY_PART, .read = part_ground, .form = "{area, to}",
		.doc = "An area becomes another ground." },
	{ "friends", KEY_PART, .read = part_friends, .form = "{a, b, value}",
		.doc = "Two sides become friends, or enemies." },
	{ "end", KEY_PART, .read = part_end, .form = "SIDE | nobody",
		.doc = "The game is decided: for a side, or as a draw." },
};
const struct schema schema_effect = {
	"events.ID.then", "an effect",
	"Effects, in the order of writing: a mapping of them, or a list of such mappings.",
	KEYS_OF(effect_keys), OWN_NONE
};

static void read_one(struct loader *l, const struct node *n, void *target)
{
	schema_read(l, &schema_effect, n, target, NULL);
	if (n->kind == NODE_MAPPING && n->count == 0)
		fault_wrong(l, n, "expected an effect, found none");
}

void read_effects(struct loader *l, const struct node *n)
{
	if (n->kind == NODE_LIST && n->count == 0)
		fault_wrong(l, n, "expected an effect, found none");
	yaml_value_each(l, n, NULL, read_one);
}
