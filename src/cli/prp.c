/* cliffhanger prp: heroes, rolled up and looked at. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/streams.h"
#include "cliffhanger/casting.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/text.h"
#include "cliffhanger/view.h"

enum { SYSTEM, ROLL, SEED, DICE, NAME, OUT, FRONT };

static const struct flag flags[] = {
	[SYSTEM] = { "system", "SYSTEM", FLAG_TEXT, false, 0, 0, NULL,
		"whose hero it is; pacific if nothing is said" },
	[ROLL] = { "roll", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"all by chance, without a question" },
	[SEED] = { "seed", "N", FLAG_NUMBER, false, 0, UINT64_MAX, NULL,
		"the same seed and answers, the same hero" },
	[DICE] = { "dice", "LIST|FILE|ask", FLAG_TEXT, false, 0, 0, NULL,
		"the first dice (5, or melee=5: for what), or each typed in" },
	[NAME] = { "name", "NAME", FLAG_TEXT, false, 0, 0, NULL, "what the hero is called" },
	[OUT] = { "out", "FILE", FLAG_TEXT, false, 0, 0, NULL,
		"where the hero is kept; - prints the file" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

static const char standard_system[] = "pacific";

/* The system of a name, which has heroes of this kind; NULL after a complaint. */
static const struct game_system *system_of(const char *id)
{
	const struct game_system *const found = system_find(id);
	struct nearest n;

	if (found && found->casting)
		return found;
	nearest_to(&n, id);
	for (int i = 0; systems[i]; i++)
		if (systems[i]->casting)
			nearest_try(&n, systems[i]->id);
	complain(EXIT_USAGE, "prp new: expected a system whose heroes are rolled up, found "
		"'%.40s'%s%s%s", id, nearest_word(&n) ? "; did you mean " : "",
		nearest_word(&n) ? nearest_word(&n) : "", nearest_word(&n) ? "?" : "");
	return NULL;
}

/* ---- by chance ---- */

struct throws { struct output *output; const struct given_dice *given; const char *label; };

static void tell_throw(void *self, const struct event *event)
{
	const struct throws *const t = self;
	char text[2 * LINE_MAX_BYTES];

	view_roll_text(&event->roll, text, sizeof(text));
	output_say(t->output, 2, "%s", text);
	output_misfits(t->output, t->given, &event->roll, t->label);
}

static void roll_all(struct hero *h, struct dice *dice, const struct given_dice *given,
	struct output *t)
{
	struct throws throws = { .output = t, .given = given };
	const struct sink out = { tell_throw, &throws };

	for (int i = casting_next(h, 0); i >= 0; i = casting_next(h, i + 1)) {
		throws.label = h->system->casting->steps[i].key;
		if (h->system->casting->steps[i].kind == CASTING_DIE)
			casting_roll(h, i, dice, out);
		else if (strcmp(h->system->casting->steps[i].key, "name") != 0 || !*h->name)
			casting_chance(h, i, dice, out);
	}
}

/* Dice that no step has thrown. */
static void tell_left(const struct dice *dice, const struct given_dice *given, struct output *t)
{
	const int n = dice->script_end - dice->script_at;
	char text[LINE_MAX_BYTES];

	if (given_dice_left(given, n, text, sizeof(text)))
		output_say(t, 2, "%s", text);
}

/* ---- new ---- */

static int keep(const struct hero *h, const char *file, struct output *t)
{
	char text[HERO_BYTES_MAX];
	struct reason why;
	char *kept;

	if (file && strcmp(file, "-") == 0) {
		hero_write(h, text, sizeof(text));
		if (output_flush(t))
			fputs(text, stdout);
		return EXIT_DONE;
	}
	kept = heroes_keep(h, file, &why);
	if (!kept) {	/* who was rolled up is not lost with a full disk */
		hero_write(h, text, sizeof(text));
		if (output_flush(t))
			fputs(text, stdout);
		return complain(EXIT_FOUND, "%s", why.text);
	}
	output_line(t, "");
	output_say(t, 0, "Kept in %s.", kept);
	free(kept);
	return EXIT_DONE;
}

/* What seed, dice, name and file say; EXIT_DONE, or complains. */
static int prepare(const struct arguments *a, struct hero *h, struct dice *dice,
	struct given_dice *given)
{
	const char *const name = arguments_text(a, NAME, "");
	int status = EXIT_DONE;

	if (arguments_has(a, OUT) && access(arguments_text(a, OUT, ""), F_OK) == 0)
		return complain(EXIT_USAGE, "prp new: %.200s is there already; name another file",
			arguments_text(a, OUT, ""));
	dice_seed(dice, arguments_number(a, SEED, loading_seed()));
	if (arguments_has(a, DICE))
		status = loading_dice(arguments_text(a, DICE, ""), given, &dice->strict);
	for (int i = 0; i < given->n; i++)
		dice_push(dice, given->dice[i].value);
	if (strlen(name) >= sizeof(h->name) || !text_plain(name, strlen(name)))
		return complain(EXIT_USAGE, "prp new: a name is plain text of at most %zu bytes",
			sizeof(h->name) - 1);
	snprintf(h->name, sizeof(h->name), "%s", name);
	return status;
}

/* The hero, by chance or in a dialogue; EXIT_DONE if he is whole. */
static int cast(const struct arguments *a, struct hero *h, struct dice *dice,
	const struct given_dice *given, struct output *t)
{
	struct plain_options o = front_plain(a, FRONT);
	enum plain_end end;

	o.given = given;
	if (arguments_has(a, ROLL) && dice->strict)
		return complain(EXIT_USAGE, "prp new: --roll asks nothing, --dice ask does; "
			"take one of them");
	if (arguments_has(a, ROLL))
		roll_all(h, dice, given, t);
	else if ((end = plain_cast(h, dice, &o)) == PLAIN_MUTE)
		return streams_told(EXIT_FOUND, errno);
	else if (end == PLAIN_HANGUP)
		return complain(EXIT_FOUND, "prp new: the input ended before the hero was whole; "
			"nothing is kept");
	return EXIT_DONE;
}

static int new_run(const struct arguments *a)
{
	const struct game_system *const system =
		system_of(arguments_text(a, SYSTEM, standard_system));
	struct plain_options o = front_plain(a, FRONT);
	struct given_dice given = { .n = 0 };
	struct dice dice;
	struct hero h;
	struct output *t;
	int status;

	if (!system)
		return EXIT_USAGE;
	h = casting_nobody(system);
	status = prepare(a, &h, &dice, &given);
	t = status == EXIT_DONE ? output_new(&o) : NULL;
	if (!t)
		return status == EXIT_DONE ? complain(EXIT_FOUND, "out of memory") : status;
	status = cast(a, &h, &dice, &given, t);
	if (status == EXIT_DONE) {
		tell_left(&dice, &given, t);
		output_line(t, "");
		output_hero(t, &h);
		status = keep(&h, arguments_text(a, OUT, NULL), t);
	}
	return streams_told(status, output_free(t));
}

/* ---- show ---- */

static int show_run(const struct arguments *a)
{
	const struct plain_options o = front_plain(a, FRONT);
	struct reason why;
	char *const file = heroes_find(a->operands[1], &why);
	struct faults *const f = file ? faults_new(file) : NULL;
	struct output *const t = f ? output_new(&o) : NULL;
	struct hero h;
	int status = EXIT_FOUND;

	if (!file)
		status = complain(EXIT_USAGE, "prp show: %s", why.text);
	else if (t && hero_load(file, &h, f)) {
		output_hero(t, &h);
		status = EXIT_DONE;
	}
	if (f)
		faults_print(f, stderr);
	faults_free(f);
	free(file);
	return streams_told(status, output_free(t));
}

static void list_hero(struct output *t, const char *file)
{
	struct faults *const f = faults_new(file);
	const char *const name = strrchr(file, '/') + 1;
	struct hero h;

	if (f && hero_load(file, &h, f))
		output_say(t, 4, "  %.*s: %s, %s", (int)strcspn(name, "."), name, h.name,
			h.system->name);
	else
		output_say(t, 4, "  %s: cannot be read; see cliffhanger prp show", file);
	faults_free(f);
}

static int list_run(const struct arguments *a)
{
	const struct plain_options o = front_plain(a, FRONT);
	struct output *const t = output_new(&o);
	int n;
	char **const list = heroes_list(&n);

	if (t)
		output_say(t, 0, "%s", n > 0 ? "Heroes (cliffhanger prp show NAME):"
			: "There is no hero yet; cliffhanger prp new rolls one up.");
	for (int i = 0; t && i < n; i++)
		list_hero(t, list[i]);
	heroes_list_free(list, n);
	return streams_told(EXIT_DONE, output_free(t));
}

/* ---- which ---- */

static const struct {
	const char *word;
	int operands;
	int (*run)(const struct arguments *a);
} deeds[] = {
	{ "new", 1, new_run }, { "show", 2, show_run }, { "list", 1, list_run },
};

static int prp_run(const struct arguments *a)
{
	for (size_t i = 0; i < sizeof(deeds) / sizeof(deeds[0]); i++)
		if (strcmp(a->operands[0], deeds[i].word) == 0) {
			if (a->n_operands == deeds[i].operands)
				return deeds[i].run(a);
			return complain(EXIT_USAGE, deeds[i].operands == 2
				? "prp show: expected one hero file or name"
				: "prp %s: expected nothing more, found '%.60s'",
				deeds[i].word, a->operands[a->n_operands - 1]);
		}
	return complain(EXIT_USAGE, "prp: expected new, show or list, found '%.40s'",
		a->operands[0]);
}

const struct command command_prp = {
	"prp", "new|show|list [NAME|FILE]", "Rolls up a hero, or shows one.",
	"new asks step by step and tells every die; with --roll chance decides. The hero is "
	"kept as a file that scenarios and campaigns take. show prints a character sheet.",
	1, 2, flags, prp_run
};
