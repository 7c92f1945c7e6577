/* The roster: heroes and followers of a campaign. */
#include "config.h"
#include "story/campaign_loader.h"

#include <stdlib.h>
#include <string.h>


struct roster_draft {
	struct hero_draft draft;
	const struct node *file;
	bool at_hand;
	int16_t if_dead, if_held;
};

/* ---- heroes ---- */

static void part_file(struct loader *l, const struct node *n, void *target)
{
	(void)l;
	((struct roster_draft *)target)->file = n;
}

static const struct key roster_keys[] = {
	{ "file", KEY_PART, .read = part_file, .form = "FILE.yaml",
		.doc = "A hero's file in the campaign's folder, instead of the keys of a hero "
			"here." },
	{ "at-hand", KEY_FLAG, TO(struct roster_draft, at_hand),
		.doc = "Whether he may be chosen from the beginning, which is usual; otherwise "
			"an outcome's `join` brings him." },
	{ "if-dead", KEY_NAME, TO(struct roster_draft, if_dead), .names = NAMES_VARIABLE,
		.doc = "A variable that is `yes` once he is dead, so that later texts and "
			"scenarios know it." },
	{ "if-held", KEY_NAME, TO(struct roster_draft, if_held), .names = NAMES_VARIABLE,
		.doc = "A variable that is `yes` while he is held captive." },
	{ "name", KEY_LINE, TO(struct hero_draft, figure.name), .most = NAME_MAX_BYTES - 1,
		.doc = "What people call him; required without a file." },
	HERO_KEYS
};
const struct schema schema_roster = {
	"roster.ID", "a hero of the roster",
	"Somebody whose luck, traits, wounds and death the campaign remembers.",
	KEYS_OF(roster_keys), OWN_HERO
};

/* A hero from a file of the campaign's folder. */
static void read_file(struct loader *l, const struct node *n, struct hero *h)
{
	struct campaign_loader *const c = campaign_loader_of(l);
	const struct campaign_file *const file = campaign_file(l, n);
	struct faults *const f = file ? campaign_faults(c, file->name) : NULL;

	if (file && !f)
		l->no_memory = true;
	if (!f)
		return;
	c->wrong |= !hero_read(file->text, file->size, file->name, h, f);
	if (faults_count(f) > 0)
		c->tell(c->self, f);
	if (h->system && l->system && h->system != l->system)
		fault_wrong(l, n, "expected a hero of the system \"%s\", found one of \"%s\"",
			l->system->id, h->system->id);
	faults_free(f);
}

static void read_inline(struct loader *l, const struct node *n, const struct roster_draft *d,
	struct hero *h)
{
	const int before = faults_errors(l->faults);

	if (n->kind == NODE_MAPPING && !yaml_node_find(n, "name"))
		fault_wrong(l, n->key, "expected \"name\" and the keys of a hero, or his "
			"\"file\", found neither");
	hero_of_draft(l, &d->draft, h);
	if (faults_errors(l->faults) == before)
		hero_judge(l, n->key, h);
}

static bool is_of_the_campaign(const struct node *key)
{
	static const char *const keys[] = { "file", "at-hand", "if-dead", "if-held" };

	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		if (yaml_node_key_is(key, keys[i]))
			return true;
	return false;
}

/* Beside a file only what the campaign says of him may stand. */
static void check_alone(struct loader *l, const struct node *n)
{
	for (const struct node *entry = n->first; entry; entry = entry->next)
		if (!is_of_the_campaign(entry->key))
			fault_wrong(l, entry->key, "expected a hero's keys here or in his file, "
				"found both");
}

static void read_hero_entry(struct loader *l, int i, struct campaign_hero *hero)
{
	const struct node *const n = l->names[NAMES_HERO].nodes[i];
	struct roster_draft d = { .at_hand = true, .if_dead = -1, .if_held = -1 };

	hero_draft_init(l, &d.draft);
	schema_read(l, &schema_roster, n, &d, d.draft.figure.settings);
	*hero = (struct campaign_hero) { .id = l->names[NAMES_HERO].ids[i], .file = "",
		.at_hand = d.at_hand, .if_dead = d.if_dead, .if_held = d.if_held };
	hero->hero.system = l->system;
	if (!d.file) {
		read_inline(l, n, &d, &hero->hero);
		return;
	}
	check_alone(l, n);
	if (yaml_value_is_text(l, d.file, "a hero's file"))
		hero->file = arena_text(l->arena, d.file->text, d.file->size);
	if (d.file->kind == NODE_TEXT)
		read_file(l, d.file, &hero->hero);
}

void read_roster(struct loader *l)
{
	struct campaign *const c = campaign_loader_of(l)->campaign;
	const int n = l->names[NAMES_HERO].n;
	struct campaign_hero *const heroes = arena_array(l->arena, (size_t)n, sizeof(*heroes));

	for (int i = 0; heroes && i < n; i++)
		read_hero_entry(l, i, &heroes[i]);
	c->heroes = heroes;
	c->n_heroes = heroes ? (uint8_t)n : 0;
}

/* ---- followers ---- */

struct followers_draft {
	struct campaign_followers followers;
	const char *names[FOLLOWER_NAMES_MAX];
};

static void take_name(struct loader *l, const struct node *n, void *target)
{
	const struct key line = { .kind = KEY_LINE, .most = NAME_MAX_BYTES - 1 };
	struct followers_draft *const d = target;

	if (d->followers.n_names == FOLLOWER_NAMES_MAX)
		fault_wrong(l, n, "expected at most %d names, found more", FOLLOWER_NAMES_MAX);
	else if (yaml_value_text(l, n, &line, &d->names[d->followers.n_names]))
		d->followers.n_names++;
}

static void part_names(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_name);
}

static const struct key followers_keys[] = {
	{ "name", KEY_LINE, true, TO(struct followers_draft, followers.name),
		.most = NAME_MAX_BYTES - 1, .doc = "What people call them." },
	{ "figures", KEY_NUMBER, true, TO(struct followers_draft, followers.figures), .least = 1,
		.most = FOLLOWERS_MOST,
		.doc = "How many there are at the beginning, without any hero." },
	{ "most", KEY_NUMBER, TO(struct followers_draft, followers.most), .least = 1,
		.most = FOLLOWERS_MOST,
		.doc = "How many an outcome's `recruit` can bring them to; without it, `figures`." },
	{ "names", KEY_PART, .read = part_names, .form = "[NAME, …]",
		.doc = "Names of some of them, who live and die under them." },
};
const struct schema schema_followers = {
	"followers.ID", "followers",
	"Their dead are gone, their wounded come back as `wounds` says, and captives do if "
	"their side has won.",
	KEYS_OF(followers_keys), OWN_NONE
};

static void read_band(struct loader *l, int i, struct campaign_followers *band)
{
	const struct node *const n = l->names[NAMES_FOLLOWERS].nodes[i];
	struct followers_draft d = { .followers = { .id = l->names[NAMES_FOLLOWERS].ids[i],
		.name = "" } };
	const char **names;

	schema_read(l, &schema_followers, n, &d, NULL);
	if (d.followers.most == 0)
		d.followers.most = d.followers.figures;
	if (d.followers.most < d.followers.figures)
		fault_wrong(l, fault_place(n, "most"), "expected at least the %d there are, "
			"found %d", d.followers.figures, d.followers.most);
	if (d.followers.n_names > d.followers.figures)
		fault_wrong(l, fault_place(n, "names"), "expected at most as many names as "
			"figures, %d, found %d", d.followers.figures, d.followers.n_names);
	names = arena_array(l->arena, FOLLOWER_NAMES_MAX, sizeof(*names));
	if (names)
		memcpy(names, d.names, sizeof(d.names));
	d.followers.names = names;
	*band = d.followers;
}

void read_followers(struct loader *l)
{
	struct campaign *const c = campaign_loader_of(l)->campaign;
	const int n = l->names[NAMES_FOLLOWERS].n;
	struct campaign_followers *const bands = arena_array(l->arena, (size_t)n, sizeof(*bands));

	for (int i = 0; bands && i < n; i++)
		read_band(l, i, &bands[i]);
	c->followers = bands;
	c->n_followers = bands ? (uint8_t)n : 0;
}
