/* Episodes: which scenario, who goes, what they bring. */
#include "config.h"
#include "story/campaign_loader.h"

#include <string.h>


enum { TITLE_BYTES = 60 };

struct episode_draft {
	struct episode episode;
	struct slot slots[SLOTS_MAX];
	struct brings brings[BRINGS_MAX];
	struct musters musters[FOLLOWERS_MAX];
	struct paragraph paragraphs[PARAGRAPHS_MAX];
};

/* ---- who goes ---- */

static const char *const as_words[] = { "leader", "companion", NULL };
static const char *const whom_words[] = { "at-hand", "captive", NULL };
static const char *const otherwise_words[] = { "stand-in", "absent", NULL };

static void slot_unit(struct loader *l, const struct node *n, void *target)
{
	((struct slot *)target)->unit = read_mention(l, MENTION_UNIT, n);
}

static void take_who(struct loader *l, const struct node *n, void *target)
{
	struct slot *const s = target;
	const int hero = yaml_name_read(l, NAMES_HERO, n);

	if (hero < 0)
		return;
	if (s->who & UINT32_C(1) << hero) {
		fault_wrong(l, n, "expected each hero once, found \"%s\" again", n->text);
		return;
	}
	s->who |= UINT32_C(1) << hero;
	s->order[s->n_who++] = (uint8_t)hero;
}

static void slot_who(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_who);
}

static const struct key slot_keys[] = {
	{ "unit", KEY_PART, true, .read = slot_unit, .form = "UNIT",
		.doc = "The unit of the scenario where he is." },
	{ "as", KEY_WORD, TO(struct slot, as), .words = as_words,
		.doc = "He leads it, which is usual, in the place of whom the scenario has "
			"there; or he is with it (`companion`)." },
	{ "who", KEY_PART, .read = slot_who, .form = "[HERO, …]",
		.doc = "Who may take the place, the usual one first; without it, anybody of the "
			"roster." },
	{ "whom", KEY_WORD, TO(struct slot, whom), .words = whom_words,
		.doc = "A hero who is at hand, which is usual, or one who is captive: somebody "
			"to be rescued, who is free again if the side of his unit wins, or if he "
			"leaves the table." },
	{ "stand-in", KEY_LINE, TO(struct slot, stand_in), .most = NAME_MAX_BYTES - 1,
		.doc = "The name of an ordinary leader if nobody takes the place; without it, the "
			"scenario's own leader leads, who should be no hero of the roster then." },
	{ "otherwise", KEY_WORD, TO(struct slot, otherwise), .words = otherwise_words,
		.doc = "If nobody takes the place, somebody else leads (`stand-in`, "
			"which is usual), or the unit is not there at all (`absent`).  A "
			"companion's place stays empty." },
};
const struct schema schema_slot = {
	"each of episodes.ID.slots", "a slot",
	"A place for a hero of the roster.  Players choose who of those at hand takes it.",
	KEYS_OF(slot_keys), OWN_NONE
};

static void take_slot(struct loader *l, const struct node *n, void *target)
{
	struct episode_draft *const d = target;
	struct slot s = { .unit = NULL, .side = "", .stand_in = "" };

	if (d->episode.n_slots == SLOTS_MAX) {
		fault_wrong(l, n, "expected at most %d slots, found more", SLOTS_MAX);
		return;
	}
	schema_read(l, &schema_slot, n, &s, NULL);
	d->slots[d->episode.n_slots++] = s;
}

static void part_slots(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_slot);
}

/* ---- followers and items ---- */

static bool is_mapping(struct loader *l, const struct node *n, const char *what)
{
	if (n->kind == NODE_MAPPING)
		return true;
	fault_expected(l, n, NULL, "a mapping: %s", what);
	return false;
}

static void part_followers(struct loader *l, const struct node *n, void *target)
{
	struct episode_draft *const d = target;

	if (!is_mapping(l, n, "{FOLLOWERS: UNIT, …}"))
		return;
	for (const struct node *e = n->first; e; e = e->next) {
		const int band = yaml_name_read(l, NAMES_FOLLOWERS, e->key);

		if (band >= 0 && d->episode.n_musters < FOLLOWERS_MAX)
			d->musters[d->episode.n_musters++] = (struct musters) { (int16_t)band,
				read_mention(l, MENTION_UNIT, e) };
	}
}

static void take_bringer(struct loader *l, const struct node *n, void *target)
{
	struct brings *const b = target;

	if (b->n_units == MENTIONS_MAX)
		fault_wrong(l, n, "expected at most %d units, found more", MENTIONS_MAX);
	else
		b->units[b->n_units++] = read_mention(l, MENTION_UNIT, n);
}

static void part_bring(struct loader *l, const struct node *n, void *target)
{
	struct episode_draft *const d = target;

	if (!is_mapping(l, n, "{ITEM: UNIT, …}"))
		return;
	for (const struct node *e = n->first; e; e = e->next) {
		struct brings *const b = &d->brings[d->episode.n_brings];
		const int item = yaml_name_read(l, NAMES_ITEM, e->key);

		if (d->episode.n_brings == BRINGS_MAX) {
			fault_wrong(l, e->key, "expected at most %d items, found more", BRINGS_MAX);
			return;
		}
		if (item < 0)
			continue;
		d->episode.n_brings++;
		*b = (struct brings) { .item = (int16_t)item };
		read_mention(l, MENTION_ITEM, e->key);
		yaml_value_each(l, e, b, take_bringer);
	}
}

/* ---- briefing ---- */

static void paragraph_if(struct loader *l, const struct node *n, void *target)
{
	variables_if(l, n, &((struct paragraph *)target)->tests);
}

static const struct key paragraph_keys[] = {
	{ "if", KEY_PART, .read = paragraph_if, .form = "TEST | [TEST, …]",
		.doc = "Told only if all this holds of the campaign's variables: `NAME` (it is "
			"not 0), `not NAME`, `NAME >= 2`; also `=`, `!=`, `<=`, `<` and `>`." },
	{ "text", KEY_TEXT, true, TO(struct paragraph, text), .most = STORY_MAX_BYTES - 1,
		.doc = "What is told." },
};
const struct schema schema_paragraph = {
	"each of episodes.ID.briefing", "a paragraph", "The long form of `briefing`.",
	KEYS_OF(paragraph_keys), OWN_NONE
};

static void take_paragraph(struct loader *l, const struct node *n, void *target)
{
	struct episode_draft *const d = target;
	struct paragraph p = { .text = "" };

	if (d->episode.n_paragraphs == PARAGRAPHS_MAX) {
		fault_wrong(l, n, "expected at most %d paragraphs, found more", PARAGRAPHS_MAX);
		return;
	}
	if (n->kind == NODE_MAPPING)
		schema_read(l, &schema_paragraph, n, &p, NULL);
	else
		yaml_value_text(l, n, &paragraph_keys[1], &p.text);
	d->paragraphs[d->episode.n_paragraphs++] = p;
}

static void part_briefing(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_paragraph);
}

/* ---- an episode ---- */

static void part_file(struct loader *l, const struct node *n, void *target)
{
	struct episode_draft *const d = target;
	const struct campaign_file *const file = campaign_file(l, n);

	if (!file)
		return;
	d->episode.file = file->name;
	d->episode.text = file->text;
	d->episode.size = file->size;
}

static const struct key episode_keys[] = {
	{ "file", KEY_PART, true, .read = part_file, .form = "FILE.yaml",
		.doc = "The scenario, in the campaign's folder." },
	{ "title", KEY_LINE, TO(struct episode_draft, episode.title), .most = TITLE_BYTES,
		.doc = "The episode's title; without it, the scenario's." },
	{ "briefing", KEY_PART, .read = part_briefing, .form = "TEXT | [{if, text}, …]",
		.doc = "Told after the story so far and before the scenario's own briefing." },
	{ "slots", KEY_PART, .read = part_slots, .form = "[{unit, as, who, …}, …]",
		.doc = "Where the heroes are." },
	{ "followers", KEY_PART, .read = part_followers, .form = "{FOLLOWERS: UNIT, …}",
		.doc = "Which unit is made of whom: it has as many figures beside its heroes as "
			"there are followers, and is not there if there is nobody left at all." },
	{ "bring", KEY_PART, .read = part_bring, .form = "{ITEM: UNIT | [UNIT, …], …}",
		.doc = "Who carries an item of the campaign: the first of these units whose side "
			"has it.  If none of them has, it is where the scenario says; if one "
			"that does not come has it, it is nowhere." },
	{ "outcomes", KEY_PART, true, .read = read_part_outcomes, .form = "[OUTCOME, …]",
		.doc = "How it may end, and where the story goes from there." },
};
const struct schema schema_episode = {
	"episodes.ID", "an episode",
	"A scenario, which is checked and may be played like any other, and its place in the "
	"campaign.",
	KEYS_OF(episode_keys), OWN_NONE
};

static void *keep(struct loader *l, const void *array, int n, size_t size)
{
	void *const copy = arena_array(l->arena, (size_t)n, size);

	if (copy && n > 0)
		memcpy(copy, array, (size_t)n * size);
	return copy;
}

static void read_episode(struct loader *l, int i, struct episode *episode)
{
	struct episode_draft *const d = arena_take(l->scratch, sizeof(*d));

	if (!d)
		return;
	campaign_loader_of(l)->episode = (int16_t)i;
	d->episode = (struct episode) { .id = l->names[NAMES_EPISODE].ids[i], .title = "",
		.file = "", .text = "" };
	schema_read(l, &schema_episode, l->names[NAMES_EPISODE].nodes[i], d, NULL);
	d->episode.slots = keep(l, d->slots, d->episode.n_slots, sizeof(d->slots[0]));
	d->episode.brings = keep(l, d->brings, d->episode.n_brings, sizeof(d->brings[0]));
	d->episode.musters = keep(l, d->musters, d->episode.n_musters, sizeof(d->musters[0]));
	d->episode.paragraphs = keep(l, d->paragraphs, d->episode.n_paragraphs,
		sizeof(d->paragraphs[0]));
	*episode = d->episode;
}

void read_episodes(struct loader *l)
{
	struct campaign *const c = campaign_loader_of(l)->campaign;
	const int n = l->names[NAMES_EPISODE].n;
	struct episode *const episodes = arena_array(l->arena, (size_t)n, sizeof(*episodes));

	for (int i = 0; episodes && i < n; i++)
		read_episode(l, i, &episodes[i]);
	c->episodes = episodes;
	c->n_episodes = episodes ? (uint8_t)n : 0;
	if (n == 0 && yaml_node_find(l->root, "episodes") && !l->names[NAMES_EPISODE].unknown)
		fault_wrong(l, fault_place(l->root, "episodes"),
			"expected at least one episode, found none");
}
