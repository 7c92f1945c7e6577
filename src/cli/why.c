/* cliffhanger why: what a machine had in mind with its orders. */
#include "config.h"

#include <stdlib.h>

#include "cli/commands.h"
#include "cli/streams.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/why.h"

enum { TURN, ALL };

static const struct flag flags[] = {
	[TURN] = { "turn", "N", FLAG_NUMBER, false, 0, TURNS_MAX, NULL,
		"of this turn, instead of the last in which a machine ordered anything" },
	[ALL] = { "all", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"and all that was weighed and expected, instead of the gist" },
	{ .name = NULL }
};

/* The orders that are asked about. */
struct orders {
	int unit, turn;		/* NOBODY: of any */
	int n;
	struct why_order *at;
};

static bool is_asked(const struct orders *o, const struct why_order *one)
{
	return (o->unit == NOBODY || one->unit == o->unit)
		&& (o->turn == NOBODY || one->turn == o->turn);
}

/* Those of the turn that is named, or of the last; false without memory. */
static bool collect(struct session *s, struct orders *o)
{
	struct why_order one;

	o->at = calloc((size_t)session_length(s) + 1, sizeof(*o->at));
	for (int i = 0; o->at && i < session_length(s); i++) {
		if (!session_order_at(s, i, &one) || !is_asked(o, &one))
			continue;
		if (o->n > 0 && o->at[0].turn != one.turn)
			o->n = 0;
		o->at[o->n++] = one;
	}
	return o->at != NULL;
}

struct told { struct output *output; bool heads; };

static void say(void *self, const char *text)
{
	struct told *const t = self;

	output_say(t->output, t->heads ? 2 : 4, t->heads ? "%s" : "  %s", text);
	t->heads = false;
}

static int tell(struct session *s, const struct orders *o, bool all)
{
	const struct plain_options plain = front_plain(NULL, 0);
	struct told t = { .output = output_new(&plain) };

	if (!t.output)
		return complain(EXIT_FOUND, "there is not enough memory");
	t.heads = true;
	if (o->n == 0)
		session_why_none(s, o->unit, say, &t);
	for (int i = 0; i < o->n; i++) {
		t.heads = true;
		session_why(s, &o->at[i], all, say, &t);
		output_flush(t.output);
	}
	return streams_told(EXIT_DONE, output_free(t.output));
}

/* The unit of that id or name, or NOBODY; -2, told, if there is none. */
static int find_unit(const struct setup *setup, const char *id)
{
	const int unit = id != NULL ? setup_find_called(setup, id, UINT64_MAX) : NOBODY;
	struct nearest n;

	if (id == NULL || unit >= 0)
		return unit;
	nearest_to(&n, id);
	for (int u = 0; u < setup->n_units; u++) {
		nearest_try(&n, setup->units[u].id);
		nearest_try(&n, setup->units[u].name);
	}
	return complain(-2, "why: '%.40s' is no unit of %s%s", id, setup->title,
		nearest_hint(&n).text);
}

static int tell_asked(struct session *s, const struct arguments *a)
{
	struct orders o = { .turn = arguments_has(a, TURN) ? (int)arguments_number(a, TURN, 0)
		: NOBODY };
	int status;

	if (!seat_sees_all(s))
		return complain(EXIT_USAGE, "why: this game is under way; what machines have in mind "
			"is told when it is over, or to its Game Master");
	o.unit = find_unit(session_truth(s)->setup, a->n_operands > 1 ? a->operands[1] : NULL);
	if (o.unit < NOBODY)
		return EXIT_USAGE;
	status = collect(s, &o) ? tell(s, &o, arguments_has(a, ALL))
		: complain(EXIT_FOUND, "there is not enough memory");
	free(o.at);
	return status;
}

static int why_run(const struct arguments *a)
{
	struct session *const s = seat_watched(a->operands[0]);
	int status;

	if (!s)
		return EXIT_FOUND;
	status = tell_asked(s, a);
	session_free(s);
	return status;
}

const struct command command_why = {
	"why", "FILE [UNIT]", "Tells why a machine ordered what it did in a saved game.",
	"What its commander meant with each order of a turn and what came second, by how much; with\n"
	"--all what it weighed and expected, too.  A unit goes by its id or its name.  Nothing of it\n"
	"is in the save: the game is replayed up to the order, and the order thought over again.  Of a\n"
	"game under way it is told to the Game Master alone.",
	1, 2, flags, why_run
};
