/* For whose eyes a saved game is shown. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/guest.h"
#include "cliffhanger/hosted.h"
#include "cliffhanger/master.h"
#include "cliffhanger/nearest.h"

static const char master_word[] = "gm";

/* Of a table where people play his own seats are shown to each, and to who has the account no
 * others. */
static bool is_ones_own(const struct session *s, int seat)
{
	const struct hosted_rules *const r = hosted_of(s);
	char name[HOSTED_NAME_MAX];
	struct reason why;
	bool guest;

	if (!r || session_ended(s))
		return true;
	if (!guest_name(NULL, name, &guest, &why))
		return false;
	for (int i = 0; i < r->n_claims; i++)
		if (r->claims[i].seat == seat && strcmp(r->claims[i].person, name) == 0)
			return true;
	return false;
}

static bool may_show(const struct session *s, int seat)
{
	return session_may_show(s, seat) && is_ones_own(s, seat);
}

struct session *seat_watched(const char *file)
{
	enum session_error error;
	struct reason why;
	struct session *s;

	if (serial_is(file)) {
		complain(0, "%.120s is the save of a campaign; its games have saves of their own "
			"beside it, and the report tells them all", file);
		return NULL;
	}
	s = session_watch(file, &error, &why);
	if (!s || error != SESSION_OK)
		complain(0, "%s", why.text);
	return s;
}

bool seat_sees_all(const struct session *s)
{
	return may_show(s, master_seat(session_truth(s)));
}

/* The seat for which it is shown where none is named. */
static int usual_seat(const struct session *s)
{
	if (!hosted_of(s) || session_ended(s))
		return session_shown_to(s);
	for (int seat = master_seat(session_truth(s)); seat >= 0; seat--)
		if (may_show(s, seat))
			return seat;
	return NOBODY;
}

/* The seats that may be named: "reds, blues, gm". */
static void list_seats(const struct session *s, char *text, size_t size)
{
	const struct setup *const setup = session_truth(s)->setup;
	const int master = master_seat(session_truth(s));
	size_t at = 0;

	text[0] = '\0';
	for (int i = 0; i <= setup->n_sides && at < size; i++) {
		const bool side = i < setup->n_sides;

		if (may_show(s, side ? i : master))
			at += (size_t)snprintf(text + at, size - at, "%s%s", at > 0 ? ", " : "",
				side ? setup->sides[i].id : master_word);
	}
}

int seat_side_named(const struct setup *setup, const char *where, const char *id)
{
	const int side = setup_find_side(setup, id);
	char sides[SIDES_MAX * (ID_MAX + 2)] = "";
	size_t at = 0;
	struct nearest n;

	if (side >= 0)
		return side;
	nearest_to(&n, id);
	for (int i = 0; i < setup->n_sides; i++) {
		nearest_try(&n, setup->sides[i].id);
		at += (size_t)snprintf(sides + at, sizeof(sides) - at, "%s%s", at > 0 ? ", " : "",
			setup->sides[i].id);
	}
	if (nearest_word(&n))
		complain(0, "%s: '%.40s' is no side of %s; did you mean %s?", where, id,
			setup->title, nearest_word(&n));
	else
		complain(0, "%s: '%.40s' is no side of %s; it has %s", where, id, setup->title,
			sides);
	return -1;
}

static int find_seat(const struct session *s, const char *command, const char *id)
{
	return strcmp(id, master_word) == 0 ? master_seat(session_truth(s))
		: seat_side_named(session_truth(s)->setup, command, id);
}

static void tell_not_shown(const struct session *s, const char *command, const char *id)
{
	char seats[SIDES_MAX * (ID_MAX + 2) + sizeof(master_word)];

	list_seats(s, seats, sizeof(seats));
	if (!*seats)
		complain(0, "%s: this table is being played at, and none of its seats is yours; when "
			"it is over all of it is shown to all", command);
	else if (id)
		complain(0, "%s: this game is under way, and nobody who plays it sees what '%.40s' "
			"does; until it is over it is shown for: %s", command, id, seats);
	else
		complain(0, "%s: this game is under way; name with --seat for whom it is shown: %s",
			command, seats);
}

int seat_shown(struct session *s, const char *command, const char *id)
{
	const int seat = id ? find_seat(s, command, id) : usual_seat(s);

	if (id && seat < 0)
		return -1;
	if (seat < 0 || !may_show(s, seat)) {
		tell_not_shown(s, command, id);
		return -1;
	}
	if (hosted_of(s) && !session_ended(s))
		session_show_only(s, seat);
	return seat;
}
