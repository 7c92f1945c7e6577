/* The session: one sitting at one game; see sitting.h for its invariants. */
#include "config.h"

#include "cliffhanger/recall.h"
#include "cliffhanger/view.h"
#include "session/hosted_own.h"
#include "session/sitting.h"
#include "session/waker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Makes a choice as the save's reader will; refused with the reason if it would not. */
static enum submit make_choice(struct session *s, const struct choice *made, bool person,
	struct reason *why);

static void hear_nothing(void *self, const struct event *event)
{
	(void)self;
	(void)event;
}

struct sink sitting_deaf(void)
{
	return (struct sink){ hear_nothing, NULL };
}

bool sitting_no_memory(enum session_error *error, struct reason *why)
{
	*error = SESSION_MEMORY;
	return refuse(why, "", "There is not enough memory for this game.");
}

void sitting_stale(struct session *s)
{
	memset(s->fresh, 0, sizeof(s->fresh));
}

struct session *sitting_new(enum session_error *error, struct reason *why)
{
	struct session *const s = calloc(1, sizeof(*s));

	*error = SESSION_OK;
	if (s) {
		s->log = event_log_new();
		s->proof = event_log_new();
		s->saved_turn = -1;
		s->rewound = SIZE_MAX;
	}
	if (s && s->log && s->proof)
		return s;
	session_free(s);
	sitting_no_memory(error, why);
	return NULL;
}

void sitting_seed(struct session *s, uint64_t seed)
{
	enum { NAMES = INT32_MAX };	/* no chapter of a campaign has that seed */

	s->seed = seed;
	dice_seed(&s->dice, seed);
	scenario_draw_names(s->setup, seed_derive(seed, NAMES));
}

bool sitting_bind(struct session *s, struct setup *setup,
	enum session_error *error, struct reason *why)
{
	s->setup = setup;
	s->rules = setup->system->bind(setup->system, setup->book, why);
	if (!s->rules)
		*error = SESSION_SCENARIO;
	return s->rules != NULL;
}

bool sitting_keep(struct session *s)
{
	if (!s->before && s->now->dice.strict)
		s->before = game_clone(s->now);
	if (!s->base)
		s->base = game_clone(s->now);
	else
		game_assign(s->base, s->now);
	s->begun = true;
	return s->base && timeline_begin(s) && (s->before || !s->now->dice.strict);
}

/* ---- beginning ---- */

/* What the die is for that was not there: the roll in which the dice ran out, of
 * those since event `first`. */
static void describe_die(struct session *s, size_t first)
{
	const uint64_t wanted = s->now->dice.starved_at;
	struct wanted_die *const w = &s->wanted;

	snprintf(w->what, sizeof(w->what), "a die");
	w->from_zero = false;
	for (size_t i = first; i < event_log_count(s->log); i++) {
		const struct event *const e = event_log_at(s->log, i);

		if (e->kind != EVENT_ROLL || wanted < e->roll.first
				|| wanted >= e->roll.first + e->roll.n_dice)
			continue;
		w->from_zero = e->roll.from_zero;
		sitting_given_label(s, e, (int)(wanted - e->roll.first), w->what, sizeof(w->what));
		return;
	}
}

bool sitting_seat_master(struct session *s)
{
	struct reason why;
	struct choice c;

	if (!s->wants_master || s->now->master || s->now->over)
		return true;
	return choice_read(s->now, master_seat(s->now), "gm-sit yes", &c, &why)
		&& make_choice(s, &c, false, &why) == SUBMIT_OK;
}

bool sitting_begin(struct session *s)
{
	game_free(s->now);
	event_log_cut(s->log, 0);
	s->now = game_new(s->setup, s->rules, &s->dice, event_log_sink(s->log));
	if (!s->now)
		return false;
	recall_step(s->now, s->log, 0);
	sitting_stale(s);
	if (s->now->dice.starved) {
		s->wanted.open = true;
		s->wanted.sides = s->now->dice.starved_sides;
		describe_die(s, 0);
		event_log_cut(s->log, 0);	/* nobody has rolled yet */
		return true;
	}
	s->wanted.open = false;
	if (!sitting_keep(s) || event_log_failed(s->log))
		return false;
	record_news(s);
	return sitting_seat_master(s);
}

static bool open_file(struct session *s, const char *text, size_t size,
	const struct session_options *o, enum session_error *error, struct reason *why)
{
	if (o->save && !*o->save)
		return true;
	s->file = save_file_new(o->save, o->name, error, why);
	if (!s->file)
		return false;
	record_head(s, o, text, size);
	return true;
}

static bool take_options(struct session *s, const struct session_options *o,
	enum session_error *error, struct reason *why)
{
	sitting_seed(s, o->seed);
	s->dice.strict = o->strict_dice;
	if (o->dice && !sitting_given_take(s, o->dice))
		return sitting_no_memory(error, why);
	for (int side = 0; side < s->setup->n_sides; side++)
		s->mind[side] = o->mind[side];
	s->wants_master = o->master;
	if (o->hosted)
		s->table = hosted_make(o->hosted);
	for (int i = 0; s->table && i < s->table->rules.n_claims; i++)
		s->wants_master |= s->table->rules.claims[i].seat >= s->setup->n_sides;
	return !o->hosted || s->table != NULL || sitting_no_memory(error, why);
}

struct session *session_new(struct setup *setup, char *text, size_t size,
	const struct session_options *o, enum session_error *error, struct reason *why)
{
	struct session *const s = sitting_new(error, why);
	bool made;

	if (!s) {
		setup_free(setup);
		free(text);
		return NULL;
	}
	made = sitting_bind(s, setup, error, why) && take_options(s, o, error, why) &&
		open_file(s, text, size, o, error, why);
	free(text);
	if (made && !sitting_begin(s)) {
		sitting_no_memory(error, why);
		made = false;
	}
	if (!made) {
		session_free(s);
		return NULL;
	}
	if (s->file)
		save_file_flush(s->file);
	return s;
}

void session_free(struct session *s)
{
	if (!s)
		return;
	save_file_close(s->file);
	chronicle_free(&s->tale);
	edits_made_free(&s->earlier);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		view_free(s->views[seat]);
	game_free(s->now);
	game_free(s->before);
	game_free(s->base);
	event_log_free(s->log);
	event_log_free(s->log_before);
	event_log_free(s->proof);
	waker_free(s->shared.waker);
	hosted_free(s->table);
	timeline_free(&s->line);
	free(s->given);
	if (s->rules)
		s->setup->system->unbind(s->rules);
	setup_free(s->setup);
	free(s);
}

/* ---- looking ---- */

static bool asks_persons(const struct session *s)
{
	for (int i = 0; i < s->now->n_decisions; i++)
		if (sitting_person(s, s->now->decisions[i].seat))
			return true;
	return false;
}

const struct view *session_view(struct session *s, int seat)
{
	const bool fresh = s->fresh[seat];

	if (!s->views[seat]) {
		s->views[seat] = view_new(s->now, seat);
		s->fresh[seat] = s->views[seat] != NULL;
	}
	if (s->views[seat] && !s->fresh[seat]) {
		view_renew(s->views[seat], s->now, seat);
		s->fresh[seat] = true;
	}
	if (s->views[seat] && !fresh)
		s->views[seat]->game.company = asks_persons(s);
	return s->views[seat];
}

const struct game *session_truth(const struct session *s)
{
	return s->now;
}

const struct event_log *session_log(const struct session *s)
{
	return s->log;
}

const char *session_file(const struct session *s)
{
	return s->file ? save_file_path(s->file) : "";
}

uint64_t session_seed(const struct session *s)
{
	return s->seed;
}

const char *session_trouble(const struct session *s)
{
	if (*s->shared.stopped)
		return s->shared.stopped;
	return *s->fault ? s->fault : s->file ? save_file_trouble(s->file) : "";
}

const char *session_notice(const struct session *s)
{
	return s->file ? save_file_notice(s->file) : "";
}

/* ---- choosing ---- */

/* Whether few will go back over an event. */
static bool weighs(const struct event *e)
{
	switch (e->kind) {
	case EVENT_TURN:
	case EVENT_ROLL:
	case EVENT_ORDER:
	case EVENT_SIGHTED:
	case EVENT_STORY:
	case EVENT_MESSAGE:
		return true;
	default:
		return false;
	}
}

/* The die that was not there: back to the state before (N2, N4). */
static enum submit want_die(struct session *s, const struct choice *c, bool person)
{
	const size_t first = s->line.past.at[s->line.past.n - 1].n_events;

	timeline_drop(s);
	s->wanted.open = true;
	s->wanted.sides = s->now->dice.starved_sides;
	s->wanted.person = person;
	s->wanted.choice = *c;
	describe_die(s, first);
	game_assign(s->now, s->before);
	event_log_cut(s->log, first);
	return SUBMIT_NEEDS_DIE;
}

/* N1 */
void sitting_keep_near(struct session *s, size_t first, bool rolled)
{
	bool done = rolled;

	for (size_t i = first; !done && i < event_log_count(s->log); i++)
		done = weighs(event_log_at(s->log, i));
	if (done)
		timeline_settle(s);
}

/* What is made is what the save's reader will make of the line: it is read before it is
 * written. */
static bool read_back(const struct session *s, const struct choice *c, char line[CHOICE_LINE_MAX],
	struct choice *again, struct reason *why)
{
	choice_write(s->now, c, line, CHOICE_LINE_MAX);
	return choice_read(s->now, c->seat, line, again, why) && game_check(s->now, again, why);
}

void sitting_mark(struct session *s, int seat, bool typed)
{
	const bool all = typed || seat == master_seat(s->now);

	event_log_break(s->log, (uint16_t)(all ? EVENT_ALL
		: EVENT_MASTER | (seat < s->setup->n_sides ? 1 << seat : 0)));
}

static enum submit make_choice(struct session *s, const struct choice *made, bool person,
	struct reason *why)
{
	const size_t first = event_log_count(s->log);
	const uint64_t rolled = s->now->dice.rolled;
	char line[CHOICE_LINE_MAX];
	struct choice again;
	const struct choice *const c = &again;

	if (!read_back(s, made, line, &again, why))
		return SUBMIT_REFUSED;
	if (!timeline_add(s, c->seat, line, person))
		return SUBMIT_MEMORY;
	if (s->before)
		game_assign(s->before, s->now);
	sitting_mark(s, c->seat, s->n_typed > 0);
	game_step(s->now, c, event_log_sink(s->log));
	recall_step(s->now, s->log, first);
	if (s->now->dice.starved)
		return want_die(s, c, person);
	s->wanted.open = false;
	sitting_stale(s);
	if (event_log_failed(s->log) || !timeline_typed(s, s->typed, s->n_typed))
		return SUBMIT_MEMORY;
	s->n_typed = 0;
	record_choice(s, c->seat, line);
	record_news(s);
	sitting_keep_near(s, first, s->now->dice.rolled != rolled);
	return SUBMIT_OK;
}

void sitting_flush(struct session *s)
{
	if (s->file)
		save_file_flush(s->file);
}

/* A choice that has been read from its line, in the seat's name. */
static enum submit choose(struct session *s, const struct choice *c, struct reason *why)
{
	if (!hosted_may_choose(s, c, why))
		return SUBMIT_REFUSED;
	if (c->verb == GM_PAST_DIE && s->now->master)
		return timeline_past_die(s, c, why);
	if (c->verb == GM_BACK && s->now->master)
		return timeline_go_back(s, c, why);
	if (hosted_others_wanted(s, c))
		return SUBMIT_OK;
	return sitting_close_entrusted(s, c) ? make_choice(s, c, true, why)
		: SUBMIT_NEEDS_DIE;
}

static enum submit submit(struct session *s, int seat, const char *line, struct reason *why)
{
	struct choice c;

	if (s->watching) {
		refuse(why, "", "This is a replay: nothing can be chosen in it.");
		return SUBMIT_REFUSED;
	}
	if (s->wanted.open) {
		refuse(why, "C-10", "First a die is wanted: %s.", s->wanted.what);
		return SUBMIT_REFUSED;
	}
	if (s->file && save_file_full(s->file)) {
		refuse(why, "", "The save is full: what comes of a choice could not be kept. What "
			"was chosen is safe; leave this game, and begin a new one.");
		return SUBMIT_REFUSED;
	}
	if (!session_view(s, seat))
		return SUBMIT_MEMORY;
	s->told[0] = '\0';
	if (!choice_read(&s->views[seat]->game, seat, line, &c, why))
		return SUBMIT_REFUSED;
	return choose(s, &c, why);
}

enum submit session_submit(struct session *s, int seat, const char *line, struct reason *why)
{
	if (!sitting_enter(s, why))
		return SUBMIT_REFUSED;
	return sitting_left(s, submit(s, seat, line, why), why);
}

bool session_wants_die(const struct session *s, int *sides, const char **what)
{
	if (s->wanted.open) {
		*sides = s->wanted.sides;
		*what = s->wanted.what;
	}
	return s->wanted.open;
}

bool session_die_from_zero(const struct session *s)
{
	return s->wanted.from_zero;
}

static enum submit refuse_die(const struct session *s, int value, struct reason *why)
{
	const int least = s->wanted.from_zero ? 0 : 1;

	refuse(why, "C-10", "A D%d shows %d to %d, not %d.", s->wanted.sides, least,
		least + s->wanted.sides - 1, value);
	return SUBMIT_REFUSED;
}

static enum submit take_die(struct session *s, int value, struct reason *why)
{
	struct choice again;
	enum submit result = SUBMIT_OK;

	if (!s->wanted.open) {
		refuse(why, "C-10", "No die is wanted now.");
		return SUBMIT_REFUSED;
	}
	if (value == 0 && (s->wanted.sides == 10 || s->wanted.from_zero))
		value = s->wanted.sides;	/* as printed on the die */
	if (value < 1 || value > s->wanted.sides)
		return refuse_die(s, value, why);
	if (!dice_push(s->begun ? &s->now->dice : &s->dice, value)) {
		refuse(why, "C-10", "More than %d dice in one step.", DICE_SCRIPT_MAX);
		return SUBMIT_REFUSED;
	}
	record_die(s, value);
	if (s->begun)
		s->typed[s->n_typed++] = (uint8_t)value;
	again = s->wanted.choice;
	if (s->begun)
		result = make_choice(s, &again, s->wanted.person, why);
	else if (!sitting_begin(s))
		result = SUBMIT_MEMORY;
	else if (s->wanted.open)
		result = SUBMIT_NEEDS_DIE;
	return result;
}

enum submit session_die(struct session *s, int value, struct reason *why)
{
	if (!sitting_enter(s, why))
		return SUBMIT_REFUSED;
	return sitting_left(s, take_die(s, value, why), why);
}

bool session_person(const struct session *s, int seat)
{
	return sitting_person(s, seat) && hosted_sits(s, seat);
}

bool sitting_person(const struct session *s, int seat)
{
	if (seat == master_seat(s->now))
		return s->now->master;
	return seat < s->setup->n_sides && !s->mind[seat];
}

const char *session_told(const struct session *s)
{
	return s->told;
}

bool sitting_make(struct session *s, const struct mind *m, const struct decision *d,
	const struct choice *wanted)
{
	struct reason why, why_least;
	struct choice least;
	enum submit made = make_choice(s, wanted, false, &why);
	const struct view *const view = made == SUBMIT_REFUSED ? session_view(s, d->seat) : NULL;

	if (view && mind_choose(mind_find("idle"), view, d, &s->patience, &least))
		made = make_choice(s, &least, false, &why_least);
	if (made == SUBMIT_REFUSED)
		snprintf(s->fault, sizeof(s->fault), "The machine cannot go on: %s (%s). This is a "
			"fault of the program; what was played is kept.", why.text, m->name);
	return made == SUBMIT_OK;
}
