/* The catalogue: folders of scenarios and campaigns, found by name.
 *
 * A campaign folder F holds F/CAMPAIGN/SCENARIO.yaml, named CAMPAIGN/SCENARIO or
 * SCENARIO alone, and F/SCENARIO.yaml, named SCENARIO.  A number before the name,
 * as in 1-docks, orders a campaign and may be left out.  The folders are those of
 * $CLIFFHANGER_CAMPAIGNS (with : between them), ./campaigns, and the installed one.
 *
 * F/CAMPAIGN/campaign.yaml, if there is one, is found by the name CAMPAIGN.
 *
 *  C1  Names are made of letters, digits, - and _ alone, so that no name leads
 *      out of a folder.
 *  C2  What an earlier folder has hides the same name in a later one.
 */
#include "config.h"
#include "cliffhanger/scenario.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cliffhanger/buffer.h"
#include "cliffhanger/choice.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/text.h"
#include "story/difficulty.h"
#include "story/plain_text.h"
#include "story/read.h"

enum { SCENARIOS_MAX = 1000, PATH_BYTES = 1024 };

struct catalogue {
	struct scenario_entry *entries;
	int n;
	bool no_memory;
};

static const char letters[] =
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
static const char suffix[] = ".yaml", campaign_base[] = "campaign";

/* ---- the catalogue ---- */

static char *copy_text(struct catalogue *c, const char *text, size_t size)
{
	char *const copy = strndup(text, size);

	c->no_memory |= !copy;
	return copy;
}

static bool is_listed(const struct catalogue *c, const char *name)
{
	for (int i = 0; i < c->n; i++)
		if (c->entries[i].name && strcmp(c->entries[i].name, name) == 0)
			return true;
	return false;
}

static bool is_campaign_file(const char *campaign, const char *base, size_t size)
{
	return campaign[0] && size == sizeof(campaign_base) - 1
		&& strncmp(base, campaign_base, size) == 0;
}

static void list_file(struct catalogue *c, const char *file, const char *campaign,
	const char *scenario, size_t size)
{
	struct scenario_entry *const more = c->n < SCENARIOS_MAX && !c->no_memory ?
		realloc(c->entries, (size_t)(c->n + 1) * sizeof(*more)) : NULL;
	struct scenario_entry *entry;
	char name[PATH_BYTES];

	c->no_memory |= !more && c->n < SCENARIOS_MAX;
	if (!more)
		return;
	c->entries = more;
	if (is_campaign_file(campaign, scenario, size))
		snprintf(name, sizeof(name), "%s", campaign);
	else
		snprintf(name, sizeof(name), "%s%s%.*s", campaign, campaign[0] ? "/" : "",
			(int)size, scenario);
	if (is_listed(c, name))
		return;
	entry = &more[c->n++];
	*entry = (struct scenario_entry) { .name = copy_text(c, name, strlen(name)),
		.file = copy_text(c, file, strlen(file)),
		.campaign = copy_text(c, campaign, strlen(campaign)),
		.is_campaign = is_campaign_file(campaign, scenario, size) };
}

/* A campaign's own file comes before its scenarios. */
static int by_name(const struct dirent **a, const struct dirent **b)
{
	const bool first = strcmp((*a)->d_name, "campaign.yaml") == 0;
	const bool second = strcmp((*b)->d_name, "campaign.yaml") == 0;

	if (first != second)
		return first ? -1 : 1;
	return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_visible(const struct dirent *d)
{
	return d->d_name[0] != '.';
}

/* A folder's scenarios and, one level down, those of its campaigns. */
static void list_folder(struct catalogue *c, const char *folder, const char *campaign)
{
	struct dirent **found;
	const int n = scandir(folder, &found, is_visible, by_name);

	for (int i = 0; i < n; i++) {
		const char *const base = found[i]->d_name;
		const size_t size = strspn(base, letters);
		char path[PATH_BYTES];
		struct stat status;
		const int length = snprintf(path, sizeof(path), "%s/%s", folder, base);

		if (length < (int)sizeof(path) && size > 0 && stat(path, &status) == 0) {
			if (S_ISREG(status.st_mode) && strcmp(base + size, suffix) == 0)
				list_file(c, path, campaign, base, size);
			else if (S_ISDIR(status.st_mode) && !base[size] && !campaign[0])
				list_folder(c, path, base);
		}
		free(found[i]);
	}
	if (n >= 0)
		free(found);
}

static void list_all(struct catalogue *c)
{
	const char *at = getenv("CLIFFHANGER_CAMPAIGNS");
	char folder[PATH_BYTES];

	while (at && *at) {
		const size_t size = strcspn(at, ":");

		if (size > 0 && size < sizeof(folder)) {
			memcpy(folder, at, size);
			folder[size] = '\0';
			list_folder(c, folder, "");
		}
		at += size + (at[size] == ':');
	}
	list_folder(c, "campaigns", "");
	list_folder(c, scenario_installed(), "");
}

/* ---- finding ---- */

static const char *without_campaign(const struct scenario_entry *entry)
{
	const char *const slash = strrchr(entry->name, '/');

	return slash ? slash + 1 : entry->name;
}

static const char *without_number(const char *name)
{
	const size_t digits = strspn(name, "0123456789");

	return digits && name[digits] == '-' ? name + digits + 1 : name;
}

/* Whether a name given without the campaign, the number, or both is the entry's. */
static bool may_mean(const char *name, const struct scenario_entry *entry)
{
	const char *const slash = strrchr(name, '/'), *const own = without_campaign(entry);
	const size_t campaign = slash ? (size_t)(slash - name) : 0;
	const char *const scenario = slash ? slash + 1 : name;

	if (slash && (strlen(entry->campaign) != campaign
		      || strncmp(entry->campaign, name, campaign) != 0))
		return false;
	return strcmp(own, scenario) == 0 || strcmp(without_number(own), scenario) == 0;
}

static void not_found(const struct catalogue *c, const char *name, struct reason *why)
{
	struct nearest near;

	nearest_to(&near, name);
	for (int i = 0; i < c->n; i++) {
		nearest_try(&near, c->entries[i].name);
		nearest_try(&near, without_campaign(&c->entries[i]));
		nearest_try(&near, without_number(without_campaign(&c->entries[i])));
	}
	if (nearest_word(&near))
		refuse(why, "", "expected a scenario's file or name, found \"%.80s\"; did you mean "
			"\"%.60s\"?", name, nearest_word(&near));
	else
		refuse(why, "", "expected a scenario's file or name, found \"%.80s\"; "
			"`cliffhanger list` shows the names", name);
}

/* The entry of that name; a short name must fit only one. */
static const struct scenario_entry *find_entry(const struct catalogue *c, const char *name,
	struct reason *why)
{
	const struct scenario_entry *found = NULL;

	for (int i = 0; i < c->n; i++)
		if (strcmp(c->entries[i].name, name) == 0)
			return &c->entries[i];
	for (int i = 0; i < c->n; i++) {
		if (!may_mean(name, &c->entries[i]))
			continue;
		if (found) {
			snprintf(why->text, sizeof(why->text), "expected one scenario of the name, "
				"found \"%.80s\" and \"%.80s\"; say which", found->name,
				c->entries[i].name);
			return NULL;
		}
		found = &c->entries[i];
	}
	if (!found)
		not_found(c, name, why);
	return found;
}

static bool is_file(const char *name)
{
	struct stat status;

	return stat(name, &status) == 0 && !S_ISDIR(status.st_mode);
}

/* A folder may be named instead of the campaign in it. */
static char *campaign_in(const char *folder)
{
	char *path;

	if (asprintf(&path, "%s/%s%s", folder, campaign_base, suffix) < 0)
		return NULL;
	if (is_file(path))
		return path;
	free(path);
	return NULL;
}

char *scenario_find(const char *name, struct reason *why)
{
	struct catalogue c = { .n = 0 };
	const struct scenario_entry *entry = NULL;
	char *path = NULL;

	*why = (struct reason) { .rule = "" };
	if (is_file(name)) {
		path = strdup(name);
		c.no_memory = !path;
	} else if ((path = campaign_in(name)) == NULL) {
		list_all(&c);
		if (!c.no_memory)
			entry = find_entry(&c, name, why);
		if (entry)
			path = copy_text(&c, entry->file, strlen(entry->file));
	}
	if (c.no_memory)
		snprintf(why->text, sizeof(why->text), "out of memory");
	scenario_list_free(c.entries, c.n);
	return path;
}

/* ---- listing ---- */

static char *copy_line(struct catalogue *c, const struct node *n, const char *otherwise)
{
	size_t size = n ? n->size : 0;

	if (size == 0)
		return copy_text(c, otherwise, strlen(otherwise));
	size -= n->text[size - 1] == '\n';
	return copy_text(c, n->text, size);
}

static void add_sides(struct buffer *b, const struct node *sides)
{
	const char *between = "; ";

	for (const struct node *n = sides && sides->kind == NODE_MAPPING ? sides->first : NULL; n;
			n = n->next) {
		const struct node *const name = yaml_node_find(n, "name");

		buffer_add(b, "%s%s", between, name && name->size > 0 ? name->text
			: n->key->text);
		between = " against ";
	}
}

bool scenario_credits(const struct credits *c, char *text, size_t size)
{
	struct pen p = pen_at(text, size);
	const char *between = "";

	if (c->author && *c->author) {
		pen_put(&p, "by %s", c->author);
		between = "; ";
	}
	if (c->version && *c->version) {
		pen_put(&p, "%sversion %s", between, c->version);
		between = "; ";
	}
	if (c->licence && *c->licence)
		pen_put(&p, "%slicence %s", between, c->licence);
	return *text != '\0';
}

static const char *line_of(const struct node *n, size_t most)
{
	return n && n->size > 0 && n->size <= most ? n->text : NULL;
}

static void add_credits(struct buffer *b, const struct node *root)
{
	const struct credits c = {
		line_of(yaml_node_find(root, "author"), AUTHOR_BYTES),
		line_of(yaml_node_find(root, "version"), VERSION_BYTES),
		line_of(yaml_node_find(root, "licence"), LICENCE_BYTES),
	};
	char text[CREDITS_BYTES];

	if (scenario_credits(&c, text, sizeof(text)))
		buffer_add(b, "; %s", text);
}

/* What one has to know before one begins: the rules, who is in it, how long it may take. */
static char *copy_terms(struct catalogue *c, const struct node *root)
{
	const struct node *const id = yaml_node_find(root, "system");
	const struct node *const turns = yaml_node_find(root, "turns");
	const struct game_system *const system = id ? system_find(id->text) : NULL;
	struct buffer b = { 0 };
	char *terms;

	if (!system)
		return copy_text(c, "", 0);
	buffer_add(&b, "%s", system->name);
	add_sides(&b, yaml_node_find(root, "sides"));
	if (turns && turns->size > 0)
		buffer_add(&b, "; %s turn%s", turns->text,
			strcmp(turns->text, "1") == 0 ? "" : "s");
	add_credits(&b, root);
	terms = copy_text(c, buffer_text(&b), b.used);
	buffer_free(&b);
	return terms;
}

/* Title and log-line as the file has them, if it can be understood at all. */
static void read_titles(struct catalogue *c, struct scenario_entry *entry, bool *is_hero)
{
	struct faults *const faults = faults_new(entry->file);
	struct arena *const arena = arena_new();
	const struct node *root = NULL;
	char *text = NULL;
	size_t size;

	c->no_memory |= !faults || !arena;
	if (faults && arena)
		text = scenario_text(entry->file, &size, faults);
	if (text && plain_text_check(text, size, faults))
		root = yaml_tree(arena, text, size, faults);
	if (root && faults_errors(faults) > 0)
		root = NULL;
	*is_hero = root && yaml_node_find(root, "cliffhanger-hero");
	entry->title = copy_line(c, yaml_node_find(root, "title"),
		"(no title: see cliffhanger check)");
	entry->log_line = copy_line(c, yaml_node_find(root, "log-line"), "");
	entry->terms = copy_terms(c, root);
	entry->odds = difficulty_of(entry->name, entry->title);
	free(text);
	arena_free(arena);
	faults_free(faults);
}

static void free_entry(const struct scenario_entry *entry)
{
	free(entry->name);
	free(entry->file);
	free(entry->title);
	free(entry->log_line);
	free(entry->terms);
	free(entry->campaign);
}

/* Heroes lie beside the scenarios they play in. */
static void drop_entry(struct catalogue *c, int i)
{
	free_entry(&c->entries[i]);
	c->n--;
	memmove(&c->entries[i], &c->entries[i + 1],
		(size_t)(c->n - i) * sizeof(c->entries[0]));
}

/* What authors begin with is found by its name, and not offered to be played. */
static const char examples[] = "examples";

struct scenario_entry *scenario_list(int *count)
{
	struct catalogue c = { .n = 0 };

	list_all(&c);
	for (int i = 0; i < c.n && !c.no_memory; i++) {
		bool is_hero = false;

		read_titles(&c, &c.entries[i], &is_hero);
		if (is_hero || strcmp(c.entries[i].campaign, examples) == 0)
			drop_entry(&c, i--);
	}
	*count = c.no_memory ? 0 : c.n;
	if (!c.no_memory)
		return c.entries;
	scenario_list_free(c.entries, c.n);
	return NULL;
}

void scenario_list_free(struct scenario_entry *list, int count)
{
	for (int i = 0; i < count; i++)
		free_entry(&list[i]);
	free(list);
}
