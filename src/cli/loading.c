/* What several commands read: scenarios, minds, dice. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cliffhanger/campaign.h"
#include "cliffhanger/input.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/text.h"

/* ---- scenarios ---- */

/* A campaign's name is a natural mistake: its scenarios are named.  False if it
 * is none. */
static bool is_campaign(const char *name)
{
	int count, found = 0;
	struct scenario_entry *const list = scenario_list(&count);

	for (int i = 0; i < count; i++) {
		if (strcmp(list[i].campaign, name) != 0 || list[i].is_campaign)
			continue;
		if (found++ == 0)
			complain(0, "%s is a campaign; play one of its scenarios:", name);
		fprintf(stderr, "  cliffhanger play %s\n", list[i].name);
	}
	scenario_list_free(list, count);
	return found > 0;
}

void loading_tell_faults(void *self, const struct faults *f)
{
	(void)self;
	faults_print(f, stderr);
}

/* Whether the text at the front of a file is what `is` says. */
static bool begins(const char *file, bool (*is)(const char *text, size_t size))
{
	enum { LOOKED_AT = 1 << 16 };
	const char *problem;
	size_t n;
	char *const text = input_read(file, LOOKED_AT, &n, &problem);
	const bool good = text && is(text, n);

	free(text);
	return good;
}

bool loading_names_campaign(const char *file)
{
	return begins(file, campaign_is);
}

bool loading_names_hero(const char *file)
{
	return begins(file, hero_is);
}

int loading_read(struct loaded *l, const char *name, struct given *given)
{
	struct faults *faults;
	struct reason why;

	*l = (struct loaded){ 0 };
	l->file = scenario_find(name, &why);
	if (!l->file && is_campaign(name))
		return EXIT_FOUND;
	if (!l->file)
		return complain(EXIT_FOUND, "%s", why.text);
	if (loading_names_campaign(l->file)) {
		loading_free(l);
		is_campaign(name);
		return complain(EXIT_FOUND, "%s is a campaign; name one of its scenarios", name);
	}
	faults = faults_new(l->file);
	if (faults) {
		l->setup = given ? scenario_load_given(l->file, given, &l->text, &l->size, faults)
			: scenario_load(l->file, &l->text, &l->size, faults);
		faults_print(faults, stderr);
		faults_free(faults);
	}
	if (l->setup)
		return EXIT_DONE;
	loading_free(l);
	return EXIT_FOUND;
}

void loading_free(struct loaded *l)
{
	setup_free(l->setup);
	free(l->text);
	free(l->file);
	*l = (struct loaded){ 0 };
}

/* ---- minds ---- */

static bool find_mind(const char *where, const char *name, const struct mind **mind)
{
	struct nearest n;

	*mind = mind_find(name);
	if (*mind || strcmp(name, "person") == 0)
		return true;
	nearest_to(&n, name);
	for (int i = 0; minds[i]; i++)
		nearest_try(&n, minds[i]->name);
	nearest_try(&n, "person");
	complain(EXIT_USAGE, "%s: '%.40s' is no mind; %s %s%s", where, name,
		nearest_word(&n) ? "did you mean" : "the usual one is",
		nearest_word(&n) ? nearest_word(&n) : minds[0]->name, nearest_word(&n) ? "?" : "");
	return false;
}

bool loading_mind(const char *name, const struct mind **mind)
{
	return find_mind("--ai", name, mind);
}

bool loading_opponent(void)
{
	const char *const named = getenv("CLIFFHANGER_OPPONENT");
	const struct mind *mind;

	if (named == NULL || (find_mind("CLIFFHANGER_OPPONENT", named, &mind) && mind != NULL))
		return true;
	if (strcmp(named, "person") == 0)
		complain(EXIT_USAGE, "CLIFFHANGER_OPPONENT: expected a mind, found a person");
	return false;
}

bool loading_side_mind(const char *text, const struct setup *setup, const struct mind *usual,
	int *side, const struct mind **mind)
{
	const char *const equals = strchr(text, '=');
	char id[64];

	snprintf(id, sizeof(id), "%.*s", (int)(equals ? equals - text : (int)strlen(text)), text);
	*side = seat_side_named(setup, "--ai", id);
	*mind = usual;
	return *side >= 0 && (!equals || loading_mind(equals + 1, mind));
}

int loading_minds(const struct arguments *a, int flag, const struct setup *setup,
	const struct mind *usual, const struct mind *mind[SIDES_MAX])
{
	const struct mind *one;
	const char *text;
	int side;

	for (side = 0; side < setup->n_sides; side++)
		mind[side] = setup->sides[side].machine ? usual : NULL;
	for (int i = 0; (text = arguments_nth(a, flag, i)); i++) {
		if (!loading_side_mind(text, setup, usual, &side, &one))
			return EXIT_USAGE;
		mind[side] = one;
	}
	return EXIT_DONE;
}

/* ---- dice ---- */

enum { DICE_FILE_MAX = DIE_LABEL_BYTES * DICE_SCRIPT_MAX };

static int read_dice(struct given_dice *d, const char *from, bool in_lines, const char *text)
{
	struct reason why;

	text_keep(d->from, sizeof(d->from), from, strlen(from));
	text_clean(d->from);
	return given_dice_read(d, text, in_lines, &why) ? EXIT_DONE
		: complain(EXIT_USAGE, "%s", why.text);
}

static int read_file(const char *file, struct given_dice *d)
{
	const char *problem;
	size_t n;
	char *const text = input_read(file, DICE_FILE_MAX, &n, &problem);
	int status;

	if (!text)
		return complain(EXIT_USAGE, "--dice: expected a list such as 3,0,melee=5, a file, "
			"or ask; %.100s: %s", file, problem);
	status = n == DICE_FILE_MAX || memchr(text, '\0', n)
		? complain(EXIT_USAGE, "--dice: %.100s is no list of dice", file)
		: read_dice(d, file, true, text);
	free(text);
	return status;
}

/* A list has nothing but numbers in it, or a name and what it shows. */
static bool is_list(const char *text)
{
	return text[strspn(text, "0123456789, ")] == '\0'
		|| (strchr(text, '=') && access(text, F_OK) != 0);
}

int loading_dice(const char *text, struct given_dice *d, bool *ask)
{
	memset(d, 0, sizeof(*d));
	*ask = strcmp(text, "ask") == 0;
	if (*ask)
		return EXIT_DONE;
	return is_list(text) ? read_dice(d, "--dice", false, text) : read_file(text, d);
}

uint64_t loading_seed(void)
{
	uint64_t seed = 0;

	if (getrandom(&seed, sizeof(seed), 0) == sizeof(seed))
		return seed;
	return seed_derive((uint64_t)getpid(), (uint64_t)time(NULL));
}
