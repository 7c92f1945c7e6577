/* Campaigns: the file itself, and the way from its text to a struct campaign. */
#include "config.h"
#include "story/campaign_loader.h"

#include <stdlib.h>
#include <string.h>

#include "story/plain_text.h"

enum { TITLE_BYTES = 60, LOG_LINE_BYTES = 400, OPENING_BYTES = 4000 };

struct campaign_loader *campaign_loader_of(struct loader *l)
{
	return (struct campaign_loader *)l;
}

/* ---- keys ---- */

static void part_version(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	if (n->kind != NODE_TEXT || strcmp(n->text, "1") != 0)
		fault_expected(l, n, NULL, "1, the version of the format");
}

static void take_side(struct loader *l, const struct node *n, void *target)
{
	struct campaign *const c = target;
	const char *id;

	if (c->n_sides == SIDES_MAX) {
		fault_wrong(l, n, "expected at most %d sides, found more", SIDES_MAX);
		return;
	}
	id = read_mention(l, MENTION_SIDE, n);
	for (int i = 0; id && i < c->n_sides; i++)
		if (strcmp(c->sides[i], id) == 0) {
			fault_wrong(l, n, "expected each side once, found \"%s\" again", id);
			return;
		}
	if (id)
		c->sides[c->n_sides++] = id;
}

static void part_sides(struct loader *l, const struct node *n, void *target)
{
	campaign_loader_of(l)->episode = -1;	/* of all of them */
	yaml_value_each(l, n, target, take_side);
}

static const char *const wounds_words[] = { "heal", "rest", "stay", NULL };

static const struct key campaign_keys[] = {
	{ "cliffhanger-campaign", KEY_PART, true, .read = part_version, .form = "1",
		.doc = "Says that this is a campaign, and in which version of the format." },
	{ "system", KEY_PART, true, .form = "SYSTEM",
		.doc = "The rule system of all its episodes, as `cliffhanger list` names it." },
	{ "title", KEY_LINE, true, TO(struct campaign, title), .most = TITLE_BYTES,
		.doc = "The title." },
	{ "log-line", KEY_LINE, true, TO(struct campaign, log_line), .most = LOG_LINE_BYTES,
		.doc = "The story in a sentence or two, for lists." },
	CREDITS_KEYS(struct campaign),
	{ "opening", KEY_TEXT, true, TO(struct campaign, opening), .most = OPENING_BYTES,
		.doc = "What is told before the first episode." },
	{ "sides", KEY_PART, true, .read = part_sides, .form = "[SIDE, …]",
		.doc = "Sides that a person may play, ids of every episode's scenario.  The "
			"first is the usual one; the machine plays all others, unless players "
			"say otherwise." },
	{ "wounds", KEY_WORD, TO(struct campaign, wounds), .words = wounds_words,
		.doc = "What becomes of the wounded after an episode: they are fit for the next "
			"(`heal`, which is usual), they miss the next one and are fit for the "
			"one after (`rest`), or they stay behind until an outcome heals them "
			"(`stay`)." },
	{ "variables", KEY_PART, .form = "{ID: VALUE, …}",
		.doc = "Small numbers, 0 to 999, that outcomes set and later episodes read, with "
			"their values at the beginning; `no` is 0, `yes` is 1." },
	{ "items", KEY_PART, .form = "{ID: ITEM, …}",
		.doc = "Loot and information that carry over: whichever side has an item of this "
			"id at an episode's end keeps it, and the winner picks up what lies there." },
	{ "roster", KEY_PART, true, .form = "{ID: HERO, …}", .doc = "The heroes, of all sides." },
	{ "followers", KEY_PART, .form = "{ID: FOLLOWERS, …}",
		.doc = "Bands that are not new in every episode." },
	{ "episodes", KEY_PART, true, .form = "{ID: EPISODE, …}",
		.doc = "The first one in the file begins." },
	{ "endings", KEY_PART, true, .form = "{ID: ENDING, …}",
		.doc = "How the campaign may end, one for each road." },
};
const struct schema schema_campaign = {
	"", "a campaign", "The file is one mapping.", KEYS_OF(campaign_keys), OWN_NONE
};

static const struct key item_keys[] = {
	{ "name", KEY_LINE, true, TO(struct campaign_item, name), .most = NAME_MAX_BYTES - 1,
		.doc = "What people call it." },
};
const struct schema schema_campaign_item = {
	"items.ID", "an item", "A thing, or a piece of knowledge written on one.",
	KEYS_OF(item_keys), OWN_NONE
};

static const struct key ending_keys[] = {
	{ "title", KEY_LINE, true, TO(struct campaign_ending, title), .most = TITLE_BYTES,
		.doc = "The ending's title." },
	{ "text", KEY_TEXT, true, TO(struct campaign_ending, text), .most = OPENING_BYTES,
		.doc = "What is told." },
};
const struct schema schema_campaign_ending = {
	"endings.ID", "an ending", "An ending closes the campaign.",
	KEYS_OF(ending_keys), OWN_NONE
};

/* ---- mentions ---- */

const char *read_mention(struct loader *l, enum mention_kind kind, const struct node *n)
{
	struct campaign_loader *const c = campaign_loader_of(l);
	static const char *const what[] = { "a side", "a unit", "a flag", "an objective",
		"an item" };

	if (n->kind != NODE_TEXT || n->size == 0 || n->size >= ID_MAX) {
		fault_expected(l, n, NULL, "the id of %s of the episode's scenario", what[kind]);
		return NULL;
	}
	if (c->n_mentions == CAMPAIGN_MENTIONS_MAX) {
		fault_wrong(l, n, "expected fewer than %d ids of scenarios in all, found more",
			CAMPAIGN_MENTIONS_MAX);
		return NULL;
	}
	c->mentions[c->n_mentions++] = (struct mention) { kind, c->episode, n, n->text };
	return arena_text(l->arena, n->text, n->size);
}

void read_heroes(struct loader *l, const struct node *n, uint32_t *bits)
{
	const struct node *entry = n->kind == NODE_LIST ? n->first : n;

	if (n->kind == NODE_TEXT && strcmp(n->text, "all") == 0) {
		const int heroes = l->names[NAMES_HERO].n;

		*bits = heroes < 32 ? (UINT32_C(1) << heroes) - 1 : UINT32_MAX;
		return;
	}
	for (*bits = 0; entry; entry = n->kind == NODE_LIST ? entry->next : NULL) {
		const int hero = yaml_name_read(l, NAMES_HERO, entry);

		if (hero >= 0)
			*bits |= UINT32_C(1) << hero;
	}
}

/* ---- sections ---- */

static void read_campaign_items(struct loader *l)
{
	struct campaign *const c = campaign_loader_of(l)->campaign;
	const struct names *const names = &l->names[NAMES_ITEM];
	struct campaign_item *const items = arena_array(l->arena, (size_t)names->n,
		sizeof(*items));

	for (int i = 0; items && i < names->n; i++) {
		items[i] = (struct campaign_item) { names->ids[i], names->ids[i] };
		schema_read(l, &schema_campaign_item, names->nodes[i], &items[i], NULL);
	}
	c->items = items;
	c->n_items = items ? (uint8_t)names->n : 0;
}

static void read_campaign_endings(struct loader *l)
{
	struct campaign *const c = campaign_loader_of(l)->campaign;
	const struct names *const names = &l->names[NAMES_ENDING];
	struct campaign_ending *const endings = arena_array(l->arena, (size_t)names->n,
		sizeof(*endings));

	for (int i = 0; endings && i < names->n; i++) {
		endings[i] = (struct campaign_ending) { names->ids[i], "", "" };
		schema_read(l, &schema_campaign_ending, names->nodes[i], &endings[i], NULL);
	}
	c->endings = endings;
	c->n_endings = endings ? (uint8_t)names->n : 0;
}

static void read_campaign_variables(struct loader *l)
{
	struct campaign *const c = campaign_loader_of(l)->campaign;
	int16_t *const values = arena_array(l->arena, VARIABLES_MAX, sizeof(*values));

	if (!values)
		return;
	variables_read(l, values);
	c->values = values;
	c->variables = l->names[NAMES_VARIABLE].ids;
	c->n_variables = (uint8_t)l->names[NAMES_VARIABLE].n;
}

static void read_sections(struct loader *l)
{
	struct campaign *const c = campaign_loader_of(l)->campaign;

	schema_read(l, &schema_campaign, l->root, c, NULL);
	read_system(l);
	c->system = l->system;
	names_collect_campaign(l);
	if (l->book)
		names_of_rows(l, NAMES_WEAPON, "weapons");
	read_campaign_variables(l);
	read_campaign_items(l);
	read_roster(l);
	read_followers(l);
	read_campaign_endings(l);
	read_episodes(l);
}

/* ---- the way ---- */

static struct campaign_loader *loader_new(struct arena *arena, struct arena *scratch,
	const struct library *library, struct faults *f)
{
	struct campaign_loader *const c = arena_take(scratch, sizeof(*c));

	if (!c)
		return NULL;
	c->l = (struct loader) { .faults = f, .arena = arena, .scratch = scratch };
	c->library = library;
	c->campaign = arena_take(arena, sizeof(*c->campaign));
	c->mentions = arena_array(scratch, CAMPAIGN_MENTIONS_MAX, sizeof(*c->mentions));
	c->files = arena_array(arena, CAMPAIGN_FILES_MAX, sizeof(*c->files));
	if (!c->campaign || !c->mentions || !c->files)
		return NULL;
	*c->campaign = (struct campaign) { .title = "", .log_line = "", .opening = "",
		.files = c->files, .arena = arena };
	return c;
}

/* The campaign's own text is the first of its files. */
static bool take_text(struct campaign_loader *c, const char *name, struct faults *f)
{
	size_t size;
	char *const text = c->library->text(c->library->self, name, &size, f);
	struct fault fault = { .kind = FAULT_ERROR };

	if (!text && faults_count(f) == 0)
		faults_add(f, &fault, "expected a file that can be read");
	if (!text)
		return false;
	faults_source(f, text, size < SCENARIO_BYTES_MAX ? size : SCENARIO_BYTES_MAX);
	c->files[0] = (struct campaign_file) { arena_text(c->l.arena, name, strlen(name)),
		arena_text(c->l.arena, text, size), size };
	c->campaign->n_files = 1;
	if (plain_text_check(text, size, f))
		c->l.root = yaml_tree(c->l.scratch, text, size, f);
	free(text);
	return c->l.root != NULL;
}

static void fault_no_memory(struct faults *f)
{
	struct fault fault = { .kind = FAULT_ERROR };

	faults_add(f, &fault, "out of memory");
}

struct campaign *campaign_read(const struct library *library, const char *name, bool thorough,
	void (*tell)(void *self, const struct faults *f), void *self)
{
	const struct campaign_loader naming = { .library = library };
	struct faults *const f = campaign_faults(&naming, name);
	struct arena *const arena = arena_new(), *const scratch = arena_new();
	struct campaign_loader *c = NULL;
	struct campaign *campaign;
	bool memory = false, good;

	if (f && arena && scratch)
		c = loader_new(arena, scratch, library, f);
	if (c) {
		c->thorough = thorough;
		c->tell = tell;
		c->self = self;
		if (take_text(c, name, f)) {
			read_sections(&c->l);
			if (!c->l.no_memory)
				check_campaign(c);
		}
		memory = !arena_failed(arena) && !arena_failed(scratch) && !c->l.no_memory;
	}
	if (f && !memory)
		fault_no_memory(f);
	if (f && faults_count(f) > 0)
		tell(self, f);
	good = memory && c->l.root && faults_errors(f) == 0 && !c->wrong;
	campaign = good ? c->campaign : NULL;
	faults_free(f);
	arena_free(scratch);	/* the loader, too */
	if (campaign)
		return campaign;
	arena_free(arena);
	return NULL;
}

/* Whether a line of the text begins with a key. */
static bool has_key(const char *text, size_t size, const char *key)
{
	const size_t n = strlen(key);

	while (size > 0) {
		const char *const end = memchr(text, '\n', size);
		const size_t line = end ? (size_t)(end - text) + 1 : size;

		if (line > n && strncmp(text, key, n) == 0)
			return true;
		text += line;
		size -= line;
	}
	return false;
}

bool campaign_is(const char *text, size_t size)
{
	return has_key(text, size, "cliffhanger-campaign");
}

bool hero_is(const char *text, size_t size)
{
	return has_key(text, size, "cliffhanger-hero");
}

void campaign_free(struct campaign *c)
{
	if (c)
		arena_free(c->arena);
}
