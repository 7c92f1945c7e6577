/* Sides and items. */
#include "config.h"
#include "story/given.h"
#include "story/read.h"

#include <string.h>

enum { GOAL_BYTES = 200, BRIEFING_BYTES = 1600 };

static const char *const edge_words[] = { "north", "east", "south", "west", NULL };

static const struct key side_keys[] = {
	{ "name", KEY_LINE, true, TO(struct setup_side, name), .most = NAME_MAX_BYTES - 1,
		.doc = "What people call it." },
	{ "goal", KEY_LINE, TO(struct setup_side, goal), .most = GOAL_BYTES,
		.doc = "What it is here for: a line for its player alone, unless it is public.  "
			"Chronicles tell it of others if it begins with its verb: \"Find the book.\"" },
	{ "public", KEY_FLAG, TO(struct setup_side, public),
		.doc = "Its goal is told to everybody." },
	{ "briefing", KEY_TEXT, TO(struct setup_side, briefing), .most = BRIEFING_BYTES,
		.doc = "What only its player is told: after the briefing of all if nobody else "
			"sits at the keyboard, else when he asks for the briefing." },
	{ "edges", KEY_WORDS, TO(struct setup_side, edges), .words = edge_words,
		.doc = "Edges of the table that are its own: it may leave over them, and its "
			"routers run there." },
	{ "colour", KEY_NUMBER, TO(struct setup_side, colour), .least = 0, .most = SIDES_MAX - 1,
		.doc = "A front end's colour; without it, the side's place in the list." },
	{ "machine", KEY_FLAG, TO(struct setup_side, machine),
		.doc = "The machine is to play it, unless players say otherwise." },
	{ "names", KEY_NAME, TO(struct setup_side, names), .names = NAMES_LIST,
		.doc = "The list of `names` for all of its units that do not say another." },
	{ "friends", KEY_SIDES, TO(struct setup_side, friends),
		.doc = "Sides it does not fight, as the game begins; friendship is mutual.  It is "
			"a truce: friends share no sight, no roster, no orders, no words and no "
			"points." },
	{ "allies", KEY_SIDES, TO(struct setup_side, allies),
		.doc = "Friends who see for each other, too, know of each other's units and win "
			"together, as long as they are friends; alliance is mutual." },
};
const struct schema schema_side = {
	"sides.ID", "a side", "Who plays: at least two sides, each with at least one unit.",
	KEYS_OF(side_keys), OWN_NONE
};

static void others_only(struct loader *l, const struct node *n, const char *key, int i,
	uint8_t *sides)
{
	const struct node *const at = yaml_node_find(n, key);

	if (!at || (*sides & 1 << i) == 0)
		return;
	fault_wrong(l, at, "expected other sides, found \"%s\" itself", l->sides[i].id);
	*sides &= (uint8_t)~(1 << i);
}

static void read_side(struct loader *l, int i)
{
	const struct node *const n = l->names[NAMES_SIDE].nodes[i];
	struct setup_side *const side = &l->sides[i];

	*side = (struct setup_side) { .id = l->names[NAMES_SIDE].ids[i], .goal = "",
		.briefing = "", .colour = (uint8_t)i, .names = -1 };
	side->name = side->id;
	schema_read(l, &schema_side, n, side, NULL);
	others_only(l, n, "friends", i, &side->friends);
	others_only(l, n, "allies", i, &side->allies);
	side->friends |= side->allies;
}

void read_sides(struct loader *l)
{
	const int n = l->names[NAMES_SIDE].n;

	l->sides = arena_array(l->arena, (size_t)n, sizeof(*l->sides));
	for (int i = 0; l->sides && i < n; i++)
		read_side(l, i);
	for (int i = 0; l->sides && i < n; i++)
		for (int j = 0; j < n; j++)
			if (l->sides[i].friends & 1 << j)
				l->sides[j].friends |= (uint8_t)(1 << i);
}

struct item_draft { struct setup_item item; bool present; };

static void part_item_if(struct loader *l, const struct node *n, void *target)
{
	read_part_if(l, n, &((struct item_draft *)target)->present);
}

static const struct key item_keys[] = {
	{ "name", KEY_LINE, true, TO(struct item_draft, item.name), .most = NAME_MAX_BYTES - 1,
		.doc = "What people call it." },
	{ "at", KEY_CELL, TO(struct item_draft, item.cell),
		.doc = "The cell where it lies." },
	{ "carried-by", KEY_NAME, TO(struct item_draft, item.unit),
		.names = NAMES_UNIT,
		.doc = "The unit that has it.  An item with neither comes by an event's `give`." },
	{ "if", KEY_PART, .read = part_item_if, .form = "TEST | [TEST, …]",
		.doc = "It is nowhere unless this holds of the scenario's variables; see "
			"`changes`." },
};
const struct schema schema_item = {
	"items.ID", "an item", "Things that units carry and objectives ask for.",
	KEYS_OF(item_keys), OWN_ITEM
};

static void place_item(const struct loader *l, int i, struct item_draft *d)
{
	const bool given = l->gifts && l->gifts->items[i].given;

	if (d->present && !given)
		return;
	d->item.cell = CELL_NONE;
	d->item.unit = given ? l->gifts->items[i].unit : -1;
}

void read_items(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_ITEM];

	l->items = arena_array(l->arena, (size_t)names->n, sizeof(*l->items));
	for (int i = 0; l->items && i < names->n; i++) {
		struct item_draft d = { { .id = names->ids[i], .name = names->ids[i],
			.cell = CELL_NONE, .unit = -1 }, true };

		schema_settings_standard(schema_own_specs(l->system, OWN_ITEM), d.item.settings);
		schema_read(l, &schema_item, names->nodes[i], &d, d.item.settings);
		place_item(l, i, &d);
		l->items[i] = d.item;
		if (yaml_node_find(names->nodes[i], "at") && yaml_node_find(names->nodes[i], "carried-by"))
			fault_wrong(l, fault_place(names->nodes[i], "carried-by"),
				"expected \"at\" or \"carried-by\", found both");
	}
}
