/* Between two episodes of a campaign at a table: see hosted_pause.h.
 *
 *  HP1  what is written of the campaign is written by the rule of its save: behind what was read,
 *       or not at all; then what others wrote is read, and stands.
 *  HP2  a game has its own name before it has the table's, so that who finds a campaign whose game
 *       has begun, and no game, begins it: the same dice, the same people, the same game.
 */
#include "config.h"

#include "cliffhanger/hosted_pause.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "session/hosted_own.h"
#include "session/save_place.h"
#include "session/serial.h"
#include "session/sitting.h"
#include "session/waker.h"

struct hosted_pause {
	struct session *last;
	struct serial *serial;
	struct waker *waker;	/* NULL = nobody has waited yet */
};

/* ---- where ---- */

char *hosted_campaign_file(const char *table)
{
	char *const tables = save_place_tables();
	char *folder = NULL, *file = NULL;

	if (tables && asprintf(&folder, "%s/%s", tables, table) < 0)
		folder = NULL;
	if (folder && session_make_folder(folder)
			&& asprintf(&file, "%s/%s.save", folder, table) < 0)
		file = NULL;
	free(folder);
	free(tables);
	return file;
}

/* The table's file has the game's bytes from now on. */
static bool name_game(const char *game, const char *table, struct reason *why)
{
	char *const folder = save_place_of(table);
	char *draft = NULL;
	bool named = false;

	if (folder && asprintf(&draft, "%s/.%ld.draft", folder, (long)getpid()) >= 0) {
		unlink(draft);
		named = link(game, draft) == 0 && rename(draft, table) == 0;
		unlink(draft);		/* it stays where both names are of one file already */
	}
	free(draft);
	free(folder);
	return named || refuse(why, "", "The next episode's game cannot be named %.120s.", table);
}

/* ---- seats ---- */

bool hosted_may_place(const struct serial *s, const struct hosted_claim *claim,
	struct reason *why)
{
	const struct campaign *const c = serial_campaign(s);
	struct reason first = { .text = "" };
	bool placed = false;

	for (int e = 0; !placed && e < c->n_episodes; e++) {
		struct faults *const f = faults_new(c->episodes[e].file);
		struct setup *const setup = f ? serial_setup(s, e, f) : NULL;
		struct hosted_claim here = *claim;

		placed = setup && hosted_place_claim(setup, &here, why);
		if (!*first.text)
			first = *why;
		setup_free(setup);
		faults_free(f);
	}
	if (!placed)
		*why = first;
	return placed;
}

/* ---- the next game ---- */

/* Its game is there, and is the table's. */
static bool begin_game(struct serial *s, const char *table, const struct serial_table *at,
	struct reason *why)
{
	char *const game = serial_game_path(s);
	enum session_error error;
	struct session *new = NULL;
	bool there = game && access(game, F_OK) == 0;

	if (game && !there) {
		new = serial_begin_game(s, game, at, &error, why);
		if (new)
			session_ask(new);	/* the machine's sides begin */
		there = access(game, F_OK) == 0;
		if (new && !there)
			refuse(why, "", "%.200s", session_trouble(new));
		session_free(new);
	}
	there = there && name_game(game, table, why);
	free(game);
	return there;
}

bool hosted_lay_campaign(struct serial *s, const struct hosted_rules *r, struct reason *why)
{
	const struct serial_table at = { r, NULL };
	char *const table = hosted_file(r->name);
	bool laid = table != NULL || refuse(why, "", "there is no home in which a table could stand");

	laid = laid && serial_begin_episode(s, why);
	if (laid && *serial_trouble(s))
		laid = refuse(why, "", "%.200s", serial_trouble(s));
	laid = laid && begin_game(s, table, &at, why);
	free(table);
	return laid;
}

/* ---- the campaign as it stands ---- */

/* HP1 */
static bool read_anew(struct hosted_pause *p)
{
	enum session_error error;
	struct reason why;
	struct serial *const now = serial_resume(serial_file(p->serial), &error, &why);

	if (!now)
		return false;
	serial_free(p->serial);
	p->serial = now;
	return true;
}

bool hosted_pause_came(struct hosted_pause *p)
{
	if (p->waker)
		waker_drain(p->waker);
	return save_file_grown(p->serial->file) != SAVE_AS_READ;
}

bool hosted_pause_look(struct hosted_pause *p)
{
	return hosted_pause_came(p) && read_anew(p);
}

/* Whether what was just written stands; else what others wrote does. */
static bool stands(struct hosted_pause *p)
{
	if (!*serial_trouble(p->serial))
		return true;
	read_anew(p);
	return false;
}

static bool is_this_game(const struct hosted_pause *p)
{
	return serial_stage(p->serial) == SERIAL_PLAYING
		&& p->serial->now.seed == session_seed(p->last);
}

/* What came of the episode, by whoever is first. */
static bool close_episode(struct hosted_pause *p, struct reason *why)
{
	if (is_this_game(p) && !serial_close(p->serial, p->last, why))
		return false;
	stands(p);
	if (serial_stage(p->serial) == SERIAL_OVER)
		hosted_tell_last(p->last);
	else
		hosted_tell_next(p->last);
	return true;
}

struct hosted_pause *hosted_pause_new(struct session *over, struct reason *why)
{
	const struct hosted_rules *const r = hosted_of(over);
	struct hosted_pause *p;
	enum session_error error;
	char *file;

	why->text[0] = '\0';
	if (!r || !r->campaign || !session_truth(over)->over)
		return NULL;
	file = hosted_campaign_file(r->name);
	p = calloc(1, sizeof(*p));
	if (p && file) {
		p->last = over;
		p->serial = serial_resume(file, &error, why);
	}
	free(file);
	if (p && p->serial && close_episode(p, why))
		return p;
	if (!*why->text)
		refuse(why, "", "There is not enough memory for the next episode.");
	hosted_pause_free(p);
	return NULL;
}

void hosted_pause_free(struct hosted_pause *p)
{
	if (!p)
		return;
	waker_free(p->waker);
	serial_free(p->serial);
	free(p);
}

struct serial *hosted_pause_serial(const struct hosted_pause *p)
{
	return p->serial;
}

int hosted_pause_wake(struct hosted_pause *p)
{
	if (!p->waker)
		p->waker = waker_new(serial_file(p->serial), IN_MODIFY);
	return p->waker ? waker_descriptor(p->waker) : -1;
}

/* ---- who goes ---- */

static bool sits_at(const struct hosted_claim *c, const char *side)
{
	const size_t n = strcspn(c->where, ":");

	return strlen(side) == n && memcmp(side, c->where, n) == 0;
}

static bool may_take(const struct hosted_pause *p, const char *person, int slot)
{
	const struct hosted_rules *const r = hosted_of(p->last);
	const struct episode *const e = &serial_campaign(p->serial)->episodes[p->serial->episode];

	for (int i = 0; serial_asks(p->serial, slot) && i < r->n_claims; i++)
		if (*person && strcmp(r->claims[i].person, person) == 0
				&& sits_at(&r->claims[i], e->slots[slot].side))
			return true;
	return false;
}

static bool takes_any(const struct hosted_pause *p, const char *person)
{
	for (int slot = 0; slot < serial_slots(p->serial); slot++)
		if (may_take(p, person, slot))
			return true;
	return false;
}

static bool anybody_takes(const struct hosted_pause *p)
{
	const struct hosted_rules *const r = hosted_of(p->last);

	for (int i = 0; i < r->n_claims; i++)
		if (takes_any(p, r->claims[i].person))
			return true;
	return false;
}

bool hosted_pause_may_take(const struct hosted_pause *p, int slot)
{
	return may_take(p, hosted_person(p->last), slot);
}

/* Whoever says who goes says when; then the host, the house and the Game Master, and where nobody
 * has anything to say whoever has a seat. */
bool hosted_pause_may_begin(const struct hosted_pause *p)
{
	const struct hosted_rules *const r = hosted_of(p->last);
	const char *const me = hosted_person(p->last);

	if (!*me || strcmp(me, r->host) == 0 || takes_any(p, me)
			|| hosted_sits(p->last, master_seat(session_truth(p->last))))
		return true;
	return !anybody_takes(p) && !hosted_watches(p->last);
}

static bool take_at_table(struct hosted_pause *p, int slot, int hero, struct reason *why)
{
	hosted_pause_look(p);
	if (serial_stage(p->serial) != SERIAL_CASTING)
		return refuse(why, "", "The episode has begun.");
	if (!hosted_pause_may_take(p, slot))
		return refuse(why, "", "Who goes there is for others to say.");
	if (!serial_take(p->serial, slot, hero, why))
		return false;
	return stands(p) || refuse(why, "", "Others have chosen meanwhile; look again.");
}

bool hosted_pause_take(struct hosted_pause *p, struct serial **serial, int slot, int hero,
	struct reason *why)
{
	bool taken;

	if (!p)
		return serial_take(*serial, slot, hero, why);
	taken = take_at_table(p, slot, hero, why);
	*serial = hosted_pause_serial(p);
	return taken;
}

static bool named_before(const struct hosted_rules *r, int claim)
{
	for (int i = 0; i < claim; i++)
		if (strcmp(r->claims[i].person, r->claims[claim].person) == 0)
			return true;
	return false;
}

void hosted_pause_words(const struct hosted_pause *p, char *text, size_t size)
{
	const struct hosted_rules *const r = hosted_of(p->last);
	struct pen pen = pen_at(text, size);
	int n = 0;

	for (int i = 0; i < r->n_claims; i++)
		if (takes_any(p, r->claims[i].person) && !named_before(r, i))
			pen_put(&pen, "%s%s", n++ == 0 ? "Waiting for " : ", ",
				r->claims[i].person);
	pen_put(&pen, n == 0 ? "Waiting for the next episode." : n == 1 ? ", who says who goes."
		: ", any of whom says who goes.");
}

/* ---- going on ---- */

static bool go_on(struct hosted_pause *p, struct reason *why)
{
	const struct serial_table at = { hosted_of(p->last), p->last };
	char *const table = hosted_file(at.rules->name);
	const bool there = table && begin_game(p->serial, table, &at, why);

	free(table);
	return there;
}

bool hosted_pause_begin(struct hosted_pause *p, struct reason *why)
{
	hosted_pause_look(p);
	if (serial_stage(p->serial) == SERIAL_CASTING) {
		if (!hosted_pause_may_begin(p))
			return refuse(why, "", "When it begins is for others to say.");
		if (!serial_begin_episode(p->serial, why))
			return false;
		if (!stands(p) && serial_stage(p->serial) == SERIAL_CASTING)
			return refuse(why, "", "Others have chosen meanwhile; look again.");
	}
	return serial_stage(p->serial) == SERIAL_PLAYING ? go_on(p, why)
		: refuse(why, "", "The campaign is over.");
}

struct session *hosted_pause_next(struct hosted_pause *p, enum session_error *error,
	struct reason *why)
{
	const char *const name = hosted_of(p->last)->name;
	char *const table = hosted_file(name);
	struct session *next = NULL;

	*error = SESSION_FILE;
	if (table && serial_stage(p->serial) == SERIAL_PLAYING && go_on(p, why))
		next = hosted_sit(table, hosted_person(p->last), error, why);
	free(table);
	return next;
}
