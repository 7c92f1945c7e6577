/* cliffhanger tables: how they stand, and what a host does to them. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/guest.h"
#include "cli/people.h"
#include "cli/streams.h"
#include "cliffhanger/hosted_pause.h"
#include "cliffhanger/text.h"

enum { PENDING, TICK, AS, HAND, AI, STATE };

static const struct flag flags[] = {
	[PENDING] = { "pending", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"one line if somebody waits for you, else none and exit status 1" },
	[TICK] = { "tick", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"the machine answers for all who let their time run out" },
	[AS] = { "as", "NAME", FLAG_TEXT, false, 0, 0, NULL, "for somebody else" },
	[HAND] = { "hand", "SIDE[:UNIT]=NAME", FLAG_TEXT, true, 0, 0, NULL,
		"hands a seat to somebody; no NAME: to who knows the word told then" },
	[AI] = { "ai", "SIDE[=MIND]", FLAG_TEXT, true, 0, 0, NULL,
		"gives a side to the machine; MIND person: takes it back" },
	[STATE] = { "state", "FOLDER", FLAG_TEXT, false, 0, 0, NULL,
		"where the tables and people of this house are, instead of XDG_STATE_HOME" },
	{ .name = NULL }
};

/* ---- all of them ---- */

static void tell_entry(struct output *t, const struct hosted_entry *e)
{
	const bool waits = !e->over && *e->waits;
	char since[HOSTED_WHEN_MAX];

	hosted_when(e->since, since);
	output_say(t, 6, "  %s: %s, turn %d of %d%s%s%s%s%s%s%s", e->name, e->title, e->turn,
		e->turns, e->over ? ", over" : e->goes_on ? ", over; another episode follows" : "", waits ? "; waits for " : "",
		waits ? e->waits : "", waits ? ", since " : "", waits ? since : "",
		e->wanted ? "; your answer is wanted" : e->seated ? "; you sit here" : "",
		!e->over && e->n_open > 0 ? "; seats are open" : "");
}

static void tell_tables(struct output *t, const char *name)
{
	int count;
	struct hosted_entry *const list = hosted_list(name, NULL, &count);

	output_say(t, 0, count > 0 ? "Tables (cliffhanger sit NAME):"
		: "There is no table; cliffhanger host lays one.");
	for (int i = 0; i < count; i++)
		tell_entry(t, &list[i]);
	hosted_list_free(list, count);
}

static int tell_all(const char *name)
{
	const struct plain_options o = front_plain(NULL, 0);
	struct output *const t = output_new(&o);

	if (!t)
		return complain(EXIT_FOUND, "there is not enough memory");
	tell_tables(t, name);
	return streams_told(EXIT_DONE, output_free(t));
}

static int tell_pending(const char *name)
{
	int count, n = 0;
	struct hosted_entry *const list = hosted_list(name, NULL, &count);
	char text[1024];
	struct pen p = pen_at(text, sizeof(text));

	for (int i = 0; i < count; i++)
		if (list[i].wanted && !list[i].over)
			pen_put(&p, "%s%s", n++ > 0 ? ", " : "", list[i].name);
	hosted_list_free(list, count);
	if (n == 0)
		return EXIT_FOUND;
	arguments_print_plain("cliffhanger: your answer is wanted at %s", text);
	return EXIT_DONE;
}

/* Whoever was to say who goes on has said nothing: the usual people do. */
static void begin_next(const struct hosted_entry *e, struct session *over)
{
	struct reason why = { "", "" };
	struct hosted_pause *const p = hosted_pause_new(over, &why);
	const bool late = e->clock > 0 && e->since + e->clock <= (int64_t)time(NULL);
	enum session_error error;
	struct session *const next = p && late
		&& serial_stage(hosted_pause_serial(p)) != SERIAL_OVER
		&& hosted_pause_begin(p, &why) ? hosted_pause_next(p, &error, &why) : NULL;

	if (next) {
		hosted_say(next, NOBODY, "The clock ran out; the usual people go.", &why);
		arguments_print_plain("%s: the next episode has begun", e->name);
	} else if (*why.text) {
		complain(0, "%s: %s", e->name, why.text);
	}
	session_free(next);
	hosted_pause_free(p);
}

static void tick_at(const struct hosted_entry *e)
{
	enum session_error error;
	struct reason why;
	struct session *const s = hosted_sit(e->file, "", &error, &why);
	int n;

	if (!s) {
		complain(0, "%s: %s", e->name, why.text);
		return;
	}
	if (e->goes_on)
		begin_next(e, s);
	n = hosted_tick(s, (int64_t)time(NULL));
	if (n > 0)
		arguments_print_plain("%s: the machine has answered %d time%s", e->name, n,
			n > 1 ? "s" : "");
	session_free(s);
}

static int tick_all(void)
{
	int count;
	struct hosted_entry *const list = hosted_list("", NULL, &count);

	for (int i = 0; i < count; i++)
		if (!list[i].over)
			tick_at(&list[i]);
	hosted_list_free(list, count);
	return EXIT_DONE;
}

/* ---- one of them ---- */

/* Of a campaign, what has a seat already may not be in this episode. */
static bool read_claim(const struct session *s, const char *text, struct hosted_claim *claim,
	struct reason *why)
{
	const struct hosted_rules *const r = hosted_of(s);
	const struct setup *const setup = session_truth(s)->setup;
	bool had = false;

	if (!r->campaign)
		return hosted_read_claim(setup, text, claim, why);
	if (!hosted_read_claim(NULL, text, claim, why))
		return false;
	for (int i = 0; i < r->n_claims; i++)
		had = had || strcmp(r->claims[i].where, claim->where) == 0;
	return hosted_place_claim(setup, claim, why) || had;
}

static bool hand_on(struct session *s, const char *text)
{
	const struct setup *const setup = session_truth(s)->setup;
	struct hosted_claim claim = { .person = "" };
	char where[HOSTED_WHERE_MAX];
	struct reason why;

	if (!read_claim(s, text, &claim, &why)) {
		complain(EXIT_USAGE, "--hand: %s", why.text);
		return false;
	}
	if (!*claim.person)
		hosted_word(claim.word);
	if (!hosted_hand_on(s, &claim, &why)) {
		complain(EXIT_FOUND, "--hand: %s", why.text);
		return false;
	}
	hosted_claim_text(setup, &claim, where, sizeof(where));
	if (*claim.person)
		arguments_print_plain("%s: %s", where, claim.person);
	else
		arguments_print_plain("%s: open, to who knows the word %s", where, claim.word);
	return true;
}

static bool set_mind(struct session *s, const char *text)
{
	const struct setup *const setup = session_truth(s)->setup;
	const struct mind *m;
	struct reason why;
	int side;

	if (!loading_side_mind(text, setup, minds[0], &side, &m))
		return false;
	if (!session_set_mind(s, side, m, &why)) {
		complain(EXIT_FOUND, "--ai: %s", why.text);
		return false;
	}
	arguments_print_plain("%s: %s", setup->sides[side].id, m ? "the machine" : "whose seat it is");
	return true;
}

void tables_tell_seat(struct output *t, const struct setup *setup, const struct hosted_claim *c)
{
	char where[HOSTED_WHERE_MAX];

	hosted_claim_text(setup, c, where, sizeof(where));
	if (*c->person)
		output_say(t, 4, "  %s: %s", where, c->person);
	else
		output_say(t, 4, "  %s: open, to who knows the word %s", where, c->word);
}

static void tell_seats(struct session *s)
{
	const struct plain_options o = front_plain(NULL, 0);
	const struct setup *const setup = session_truth(s)->setup;
	const struct hosted_rules *const r = hosted_of(s);
	struct output *const t = output_new(&o);
	char waits[REASON_MAX];
	struct hosted_pause *p;
	struct reason why;

	if (!t || !r)
		return;
	output_say(t, 0, "%s: %s, turn %d of %d%s", r->name, setup->title, session_truth(s)->turn,
		setup->turns, session_truth(s)->over ? ", over" : "");
	for (int i = 0; i < r->n_claims; i++)
		tables_tell_seat(t, setup, &r->claims[i]);
	p = hosted_pause_new(s, &why);
	if (p && serial_stage(hosted_pause_serial(p)) == SERIAL_CASTING) {
		hosted_pause_words(p, waits, sizeof(waits));
		output_say(t, 0, "Another episode follows. %s", waits);
	} else if (hosted_waits(s, waits, sizeof(waits))) {
		output_say(t, 0, "%s", waits);
	}
	hosted_same(s, waits, sizeof(waits));
	if (*waits)
		output_say(t, 0, "%s", waits);
	hosted_pause_free(p);
	output_free(t);
}

char *tables_file(const char *name, struct reason *why)
{
	char *const file = hosted_is_name(name, "A table: ", why) ? hosted_file(name) : NULL;

	if (!file || access(file, F_OK) == 0)
		return file;
	free(file);
	refuse(why, "", "there is no table %s; cliffhanger tables lists those there are", name);
	return NULL;
}

static int at_table(const struct arguments *a)
{
	struct reason why = { .text = "there is no home in which a table could stand" };
	char *const file = tables_file(a->operands[0], &why);
	enum session_error error;
	struct session *const s = file ? hosted_sit(file, "", &error, &why) : NULL;
	const char *text;
	bool good = true;

	free(file);
	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	for (int i = 0; good && (text = arguments_nth(a, HAND, i)); i++)
		good = hand_on(s, text);
	for (int i = 0; good && (text = arguments_nth(a, AI, i)); i++)
		good = set_mind(s, text);
	if (good && !arguments_has(a, HAND) && !arguments_has(a, AI))
		tell_seats(s);
	session_free(s);
	return good ? EXIT_DONE : EXIT_FOUND;
}

static int tables_run(const struct arguments *a)
{
	char name[HOSTED_NAME_MAX];
	struct reason why;
	bool guest;

	if (!people_settle(arguments_text(a, STATE, NULL), &why)
			|| !guest_name(arguments_text(a, AS, NULL), name, &guest, &why))
		return complain(EXIT_USAGE, "%s", why.text);
	if (a->n_operands > 0)
		return at_table(a);
	if (arguments_has(a, HAND) || arguments_has(a, AI))
		return complain(EXIT_USAGE, "tables: at which table? name it");
	if (arguments_has(a, TICK))
		return tick_all();
	return arguments_has(a, PENDING) ? tell_pending(name) : tell_all(name);
}

const struct command command_tables = {
	"tables", "[TABLE]", "Tells at which tables people play, and for whom they wait.",
	"A table by its name: who sits there, and what its host may do.  --pending is for a prompt "
	"or a timer, --tick for a timer alone.",
	0, 1, flags, tables_run
};
