/* cliffhanger host: lays a table, and lets people in. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/guest.h"
#include "cli/people.h"
#include "cli/streams.h"
#include "cliffhanger/hosted_pause.h"
#include "cliffhanger/nearest.h"

enum { TABLE, SEAT, GM, RULED, WATCH, CLOCK, NOTIFY, SEED, AI, CAST, KEY, INVITE, STATE };

static const struct flag flags[] = {
	[TABLE] = { "table", "NAME", FLAG_TEXT, false, 0, 0, NULL, "what the table is called" },
	[SEAT] = { "seat", "SIDE[:UNIT]=NAME", FLAG_TEXT, true, 0, 0, NULL,
		"who commands a side, or a unit of it; no NAME: who knows the word told then" },
	[GM] = { "gm", "NAME", FLAG_TEXT, false, 0, 0, NULL, "who is the Game Master" },
	[RULED] = { "ruled", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"what is left to the Game Master waits for him" },
	[WATCH] = { "watch", "all|later:TURNS|none", FLAG_TEXT, false, 0, 0, NULL,
		"who looks on sees what all sides know, or all of it so late; else nobody may" },
	[CLOCK] = { "clock", "TIME", FLAG_TEXT, false, 0, 0, NULL,
		"the machine answers for who takes longer: 90m, 48h, 7d" },
	[NOTIFY] = { "notify", "PROGRAM", FLAG_TEXT, false, 0, 0, NULL,
		"is run with table, person and turn when an answer is wanted" },
	[SEED] = { "seed", "N", FLAG_NUMBER, false, 0, UINT64_MAX, NULL,
		"which dice; nobody who plays should know it" },
	[AI] = { "ai", "SIDE[=MIND]", FLAG_TEXT, true, 0, 0, NULL,
		"the machine plays it, as it does every side without a seat" },
	[CAST] = { "cast", "UNIT=HERO", FLAG_TEXT, true, 0, 0, NULL,
		"of a campaign: who leads it in the first episode; later those say who sit there" },
	[KEY] = { "key", "NAME=FILE", FLAG_TEXT, true, 0, 0, NULL,
		"prints the line of authorized_keys for somebody's public key, and keeps it" },
	[INVITE] = { "invite", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"prints a word by which one person makes an account; see keys" },
	[STATE] = { "state", "FOLDER", FLAG_TEXT, false, 0, 0, NULL,
		"where the tables and people of this house are, instead of XDG_STATE_HOME" },
	{ .name = NULL }
};

/* ---- people ---- */

static int let_in(const char *text, const char *state)
{
	const char *const equals = strchr(text, '=');
	char name[HOSTED_NAME_MAX] = "", line[PEOPLE_LINE_MAX];
	struct people_key key;
	struct reason why;

	if (!equals || equals == text || !equals[1] || equals - text >= HOSTED_NAME_MAX)
		return complain(EXIT_USAGE, "--key: expected NAME=FILE, found '%.80s'", text);
	memcpy(name, text, (size_t)(equals - text));
	if (!people_read_key(&key, equals + 1, &why) || !people_add(name, &key, &why)
			|| !people_line(&key, name, state, line, &why))
		return complain(EXIT_FOUND, "--key: %s", why.text);
	puts(line);
	return EXIT_DONE;
}

static int let_all_in(const struct arguments *a)
{
	const char *const state = arguments_text(a, STATE, NULL), *text;
	char word[HOSTED_WORD_MAX];
	int status = EXIT_DONE;
	struct reason why;

	for (int i = 0; status == EXIT_DONE && (text = arguments_nth(a, KEY, i)); i++)
		status = let_in(text, state);
	if (status != EXIT_DONE || !arguments_has(a, INVITE))
		return status;
	if (!people_invite(word, &why))
		return complain(EXIT_FOUND, "--invite: %s", why.text);
	puts(word);
	return EXIT_DONE;
}

/* ---- the table's rules ---- */

static bool read_watch(const char *text, struct hosted_rules *r)
{
	uint64_t turns;

	if (strcmp(text, "none") == 0) {
		r->watch = HOSTED_WATCH_NONE;
	} else if (strcmp(text, "all") == 0) {
		r->watch = HOSTED_WATCH_ALL;
	} else if (strncmp(text, "later:", 6) == 0 && arguments_whole(text + 6, &turns)
			&& turns > 0 && turns <= HOSTED_LATER_MAX) {
		r->watch = HOSTED_WATCH_LATER;
		r->later = (int)turns;
	} else {
		complain(EXIT_USAGE, "--watch: expected all, none or later:TURNS (1 to %d), "
			"found '%.40s'", HOSTED_LATER_MAX, text);
		return false;
	}
	return true;
}

static bool read_clock(const char *text, struct hosted_rules *r)
{
	static const struct { char unit; int64_t seconds; } units[] = {
		{ 's', 1 }, { 'm', 60 }, { 'h', 60 * 60 }, { 'd', 24 * 60 * 60 },
	};
	enum { YEAR_DAYS = 366 };
	const size_t n = strlen(text);
	char digits[8] = "";
	uint64_t number;

	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (n < 2 || n > sizeof(digits) || text[n - 1] != units[i].unit)
			continue;
		memcpy(digits, text, n - 1);
		if (!arguments_whole(digits, &number) || number == 0)
			break;
		r->clock = (int64_t)number * units[i].seconds;
		if (r->clock <= (int64_t)YEAR_DAYS * 24 * 60 * 60)
			return true;
		break;
	}
	complain(EXIT_USAGE, "--clock: expected a time such as 90m, 48h or 7d, of a year at most, "
		"found '%.40s'", text);
	return false;
}

static bool read_notify(const char *text, struct hosted_rules *r)
{
	char whole[PATH_MAX];

	if (!realpath(text, whole) || access(whole, X_OK) != 0) {
		complain(EXIT_FOUND, "--notify: %.100s is no program that can be run", text);
		return false;
	}
	snprintf(r->notify, sizeof(r->notify), "%s", whole);
	return true;
}

/* Words that who comes over SSH may say beside a table's name. */
static bool is_table_name(const char *name, struct reason *why)
{
	if (strcmp(name, "plain") == 0 || strcmp(name, "speech") == 0)
		return refuse(why, "", "'%s' is how a table is shown; choose another name", name);
	return hosted_is_name(name, "--table: ", why);
}

static bool read_rules(const struct arguments *a, struct hosted_rules *r)
{
	const char *const table = arguments_text(a, TABLE, NULL);
	struct reason why;
	bool guest;

	*r = (struct hosted_rules){ .ruled = arguments_has(a, RULED) };
	if (!table) {
		complain(EXIT_USAGE, "host: what is the table to be called? --table NAME");
		return false;
	}
	if (!is_table_name(table, &why) || !guest_name(NULL, r->host, &guest, &why)) {
		complain(EXIT_USAGE, "%s", why.text);
		return false;
	}
	strcpy(r->name, table);
	return (!arguments_has(a, WATCH) || read_watch(arguments_text(a, WATCH, ""), r))
		&& (!arguments_has(a, CLOCK) || read_clock(arguments_text(a, CLOCK, ""), r))
		&& (!arguments_has(a, NOTIFY) || read_notify(arguments_text(a, NOTIFY, ""), r));
}

/* ---- seats ---- */

/* Where seats may be: of a scenario, or of a campaign. */
struct places { const struct setup *setup; const struct serial *serial; };

static bool same_place(const struct hosted_claim *a, const struct hosted_claim *b)
{
	return a->seat == b->seat && a->unit == b->unit && strcmp(a->where, b->where) == 0;
}

static bool read_claim(const struct places *p, const char *text, struct hosted_claim *claim,
	struct reason *why)
{
	return hosted_read_claim(p->setup, text, claim, why)
		&& (!p->serial || hosted_may_place(p->serial, claim, why));
}

static bool add_claim(const struct places *p, const char *flag, const char *text,
	struct hosted_rules *r)
{
	struct hosted_claim claim = { .person = "" };
	char where[HOSTED_WHERE_MAX];
	struct reason why;

	if (!read_claim(p, text, &claim, &why)) {
		complain(EXIT_USAGE, "%s: %s", flag, why.text);
		return false;
	}
	for (int i = 0; i < r->n_claims; i++)
		if (same_place(&r->claims[i], &claim)) {
			hosted_claim_text(p->setup, &claim, where, sizeof(where));
			complain(EXIT_USAGE, "%s: %s is named twice; a side is shared by naming "
				"its units", flag, where);
			return false;
		}
	if (r->n_claims == HOSTED_CLAIMS_MAX) {
		complain(EXIT_USAGE, "%s: more than %d seats", flag, HOSTED_CLAIMS_MAX);
		return false;
	}
	if (!*claim.person)
		hosted_word(claim.word);
	r->claims[r->n_claims++] = claim;
	return true;
}

static const char *first_side(const struct places *p)
{
	return p->serial ? serial_campaign(p->serial)->sides[0] : p->setup->sides[0].id;
}

static bool read_seats(const struct arguments *a, const struct places *p,
	struct hosted_rules *r)
{
	const char *const master = arguments_text(a, GM, NULL), *text;
	char claim[HOSTED_NAME_MAX + 4];

	for (int i = 0; (text = arguments_nth(a, SEAT, i)); i++)
		if (!add_claim(p, "--seat", text, r))
			return false;
	if (master && strlen(master) >= HOSTED_NAME_MAX) {
		complain(EXIT_USAGE, "--gm: a name has at most %d letters", HOSTED_NAME_MAX - 1);
		return false;
	}
	snprintf(claim, sizeof(claim), "gm=%s", master ? master : "");
	return (!master || add_claim(p, "--gm", claim, r)) && (r->n_claims > 0
		|| (complain(EXIT_USAGE, "host: nobody has a seat; name one with --seat SIDE=NAME, "
			"for example --seat %s=%s", first_side(p), r->host), false));
}

static bool is_seated(const struct hosted_rules *r, int side)
{
	for (int i = 0; i < r->n_claims; i++)
		if (r->claims[i].seat == side)
			return true;
	return false;
}

/* Sides with a seat are persons', unless it is said that the machine has them for now. */
static int take_minds(const struct arguments *a, const struct setup *setup,
	const struct hosted_rules *r, const struct mind *mind[SIDES_MAX])
{
	const struct mind *standard[SIDES_MAX];
	int status = loading_minds(a, AI, setup, minds[0], mind);

	for (int side = 0; status == EXIT_DONE && side < setup->n_sides; side++) {
		standard[side] = setup->sides[side].machine ? minds[0] : NULL;
		if (!is_seated(r, side) && !mind[side])
			mind[side] = minds[0];
		else if (is_seated(r, side) && mind[side] == standard[side])
			mind[side] = NULL;
	}
	return status;
}

/* ---- what is told ---- */

static int tell(const struct session *s)
{
	const struct plain_options o = front_plain(NULL, 0);
	const struct hosted_rules *const r = hosted_of(s);
	const struct setup *const setup = session_truth(s)->setup;
	struct output *const t = output_new(&o);

	if (!t || !r)
		return complain(EXIT_FOUND, "there is not enough memory");
	output_say(t, 0, "The table %s is laid: %s.", r->name, setup->title);
	for (int i = 0; i < r->n_claims; i++)
		tables_tell_seat(t, setup, &r->claims[i]);
	for (int side = 0; side < setup->n_sides; side++)
		if (!is_seated(r, side))
			output_say(t, 4, "  %s: the machine", setup->sides[side].id);
	output_say(t, 0, "Who has a login here sits down with 'cliffhanger sit %s'; who comes by a "
		"key, with 'ssh ACCOUNT@HERE %s'.", r->name, r->name);
	output_say(t, 0, "'cliffhanger host --key NAME=FILE.pub' prints the line of authorized_keys "
		"that lets somebody in; 'cliffhanger tables %s' tells how it stands; "
		"cliffhanger-host(7) tells the rest.", r->name);
	return streams_told(EXIT_DONE, output_free(t));
}

/* ---- the table ---- */

static int lay(struct loaded *l, const struct session_options *o)
{
	enum session_error error;
	struct session *s;
	struct reason why;
	int status;

	s = session_new(l->setup, l->text, l->size, o, &error, &why);
	l->setup = NULL;	/* the session's now */
	l->text = NULL;
	if (!s)
		return complain(error == SESSION_FILE ? EXIT_USAGE : EXIT_FOUND, "%s", why.text);
	session_ask(s);		/* the machine's sides begin, and who is wanted is told */
	if (*session_trouble(s))
		status = complain(EXIT_FOUND, "%s", session_trouble(s));
	else
		status = tell(s);
	session_free(s);
	return status;
}

static int lay_table(const struct arguments *a, struct loaded *l, struct hosted_rules *r)
{
	struct session_options o = { .seed = arguments_number(a, SEED, loading_seed()) };
	char *const file = hosted_file(r->name);
	int status = EXIT_USAGE;

	o.name = l->setup->id;
	o.hosted = r;
	o.save = file;
	if (!file)
		status = complain(EXIT_FOUND, "there is no home in which a table could stand");
	else if (access(file, F_OK) == 0)
		status = complain(EXIT_USAGE, "--table: there is a table %s already; 'cliffhanger "
			"tables %s' tells how it stands", r->name, r->name);
	else if (read_seats(a, &(struct places){ .setup = l->setup }, r))
		status = take_minds(a, l->setup, r, o.mind);
	if (status == EXIT_DONE)
		status = lay(l, &o);
	free(file);
	return status;
}

static int host_scenario(const struct arguments *a)
{
	struct hosted_rules *const rules = malloc(sizeof(*rules));
	struct loaded l = { 0 };
	int status;

	if (!rules)
		return complain(EXIT_FOUND, "there is not enough memory");
	status = read_rules(a, rules) ? loading_read(&l, a->operands[0], NULL) : EXIT_USAGE;
	if (status == EXIT_DONE)
		status = lay_table(a, &l, rules);
	loading_free(&l);
	free(rules);
	return status;
}

/* ---- a campaign ---- */

/* Sides with a seat are persons', unless it is said that the machine has them for now. */
static int take_campaign_minds(const struct arguments *a, const struct campaign *c,
	const struct hosted_rules *r, struct serial_options *o)
{
	const int status = front_campaign_minds(a, AI, c, minds[0], o);

	for (int i = 0; status == EXIT_DONE && i < o->n_minds; i++) {
		const size_t n = strlen(o->minds[i].side);
		bool seated = false, said = false;
		const char *text;

		for (int k = 0; k < r->n_claims; k++)
			seated |= strncmp(r->claims[k].where, o->minds[i].side, n) == 0
				&& strchr(":", r->claims[k].where[n]) != NULL;
		for (int k = 0; (text = arguments_nth(a, AI, k)); k++)
			said |= strncmp(text, o->minds[i].side, n) == 0
				&& strchr("=", text[n]) != NULL;
		if (!said)
			o->minds[i].mind = seated ? NULL : minds[0];
	}
	return status;
}

/* "UNIT=HERO" of the first episode. */
static bool cast_one(struct serial *s, const char *text, struct reason *why)
{
	const struct campaign *const c = serial_campaign(s);
	const struct episode *const e = &c->episodes[serial_episode(s)];
	const char *const equals = strchr(text, '=');
	const size_t n = equals ? (size_t)(equals - text) : 0;
	int slot = 0, hero = 0;

	while (slot < e->n_slots && (strlen(e->slots[slot].unit) != n
			|| memcmp(e->slots[slot].unit, text, n) != 0))
		slot++;
	while (equals && hero < c->n_heroes && strcmp(c->heroes[hero].id, equals + 1) != 0)
		hero++;
	if (!equals || slot == e->n_slots)
		return refuse(why, "", "expected UNIT=HERO, a unit of %.60s, found '%.60s'",
			e->title, text);
	if (hero == c->n_heroes)
		return refuse(why, "", "the roster of %.60s has no hero '%.40s'", c->title,
			equals + 1);
	return serial_take(s, slot, hero, why);
}

static bool cast_first(const struct arguments *a, struct serial *s)
{
	const char *text;
	struct reason why;

	for (int i = 0; (text = arguments_nth(a, CAST, i)); i++)
		if (!cast_one(s, text, &why)) {
			complain(EXIT_USAGE, "--cast: %s", why.text);
			return false;
		}
	return true;
}

static int tell_campaign(const struct hosted_rules *r)
{
	char *const file = hosted_file(r->name);
	enum session_error error;
	struct reason why = { "", "there is no home in which a table could stand" };
	struct session *const s = file ? hosted_sit(file, "", &error, &why) : NULL;
	const int status = s ? tell(s) : complain(EXIT_FOUND, "%s", why.text);

	session_free(s);
	free(file);
	return status;
}

/* A serial of nobody's, to ask what seats there may be. */
static bool read_campaign_seats(const struct arguments *a, const char *file,
	struct hosted_rules *r, struct serial_options *o, int *status)
{
	struct campaign *const c = campaign_load(file, false, loading_tell_faults, NULL);
	const struct serial_options nowhere = { .save = "", .origin = file };
	enum session_error error;
	struct reason why;
	struct serial *const s = c ? serial_new(c, &nowhere, &error, &why) : NULL;

	*status = EXIT_FOUND;
	if (s && read_seats(a, &(struct places){ .serial = s }, r))
		*status = take_campaign_minds(a, serial_campaign(s), r, o);
	else if (s)
		*status = EXIT_USAGE;
	serial_free(s);
	return *status == EXIT_DONE;
}

/* Whether those who are to go may: asked of a serial that is not kept. */
static bool may_cast(const struct arguments *a, const char *file, struct serial_options o)
{
	struct campaign *const c = campaign_load(file, false, loading_tell_faults, NULL);
	enum session_error error;
	struct serial *s;
	struct reason why;
	bool may;

	o.save = "";
	s = c ? serial_new(c, &o, &error, &why) : NULL;
	may = s && cast_first(a, s);
	serial_free(s);
	return may;
}

static int begin_campaign(const struct arguments *a, const char *file,
	const struct serial_options *o, struct hosted_rules *r)
{
	struct campaign *const c = campaign_load(file, false, loading_tell_faults, NULL);
	enum session_error error;
	struct reason why = { "", "" };
	struct serial *const s = c ? serial_new(c, o, &error, &why) : NULL;
	int status = s ? EXIT_DONE : complain(EXIT_FOUND, "%s", why.text);

	if (s && !(cast_first(a, s) && hosted_lay_campaign(s, r, &why))) {
		status = complain(EXIT_FOUND, "%s", why.text);
		unlink(o->save);
	} else if (s)
		status = tell_campaign(r);
	serial_free(s);
	return status;
}

static int host_campaign(const struct arguments *a, const char *file)
{
	struct hosted_rules *const rules = malloc(sizeof(*rules));
	struct serial_options *const o = calloc(1, sizeof(*o));
	char *save = NULL, *table = NULL;
	int status = EXIT_USAGE;

	if (rules && o && read_rules(a, rules)) {
		rules->campaign = true;
		save = hosted_campaign_file(rules->name);
		table = hosted_file(rules->name);
		o->seed = arguments_number(a, SEED, loading_seed());
		o->origin = file;
		o->save = save;
		o->hosted = true;
		if (!save || !table)
			status = complain(EXIT_FOUND, "there is no home in which a table could stand");
		else if (access(table, F_OK) == 0 || access(save, F_OK) == 0)
			status = complain(EXIT_USAGE, "--table: there is a table %s already; "
				"'cliffhanger tables %s' tells how it stands", rules->name,
				rules->name);
		else if (read_campaign_seats(a, file, rules, o, &status))
			status = !arguments_has(a, CAST) || may_cast(a, file, *o)
				? begin_campaign(a, file, o, rules) : EXIT_USAGE;
	}
	free(save);
	free(table);
	free(o);
	free(rules);
	return status;
}

static int lay_named(const struct arguments *a)
{
	struct reason why;
	char *const file = scenario_find(a->operands[0], &why);
	const int status = file && loading_names_campaign(file) ? host_campaign(a, file)
		: host_scenario(a);

	free(file);
	return status;
}

static int host_run(const struct arguments *a)
{
	struct reason why;
	int status;

	if (!people_settle(arguments_text(a, STATE, NULL), &why))
		return complain(EXIT_USAGE, "%s", why.text);
	status = let_all_in(a);
	if (status != EXIT_DONE || (a->n_operands == 0
			&& (arguments_has(a, KEY) || arguments_has(a, INVITE))))
		return status;
	if (a->n_operands == 0)
		return complain(EXIT_USAGE, "host: which scenario? cliffhanger list shows them");
	return lay_named(a);
}

const struct command command_host = {
	"host", "[SCENARIO|CAMPAIGN]", "Lays a table at which many play, each at a terminal of his own.",
	"Each sits down with cliffhanger sit, at once or a turn a day.  Without a scenario it only "
	"lets people in, by --key and --invite.  cliffhanger-host(7) tells the whole set-up.",
	0, 1, flags, host_run
};
