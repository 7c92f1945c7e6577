/* For whose eyes a saved game is shown. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cliffhanger/master.h"
#include "cliffhanger/nearest.h"

static const char master_word[] = "gm";

/* The seats that may be named: "reds, blues, gm". */
static void list_seats(const struct session *s, char *text, size_t size)
{
	const struct setup *const setup = session_truth(s)->setup;
	const int master = master_seat(session_truth(s));
	size_t at = 0;

	text[0] = '\0';
	for (int i = 0; i <= setup->n_sides && at < size; i++) {
		const bool side = i < setup->n_sides;

		if (session_may_show(s, side ? i : master))
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

int seat_shown(const struct session *s, const char *command, const char *id)
{
	const int seat = id ? find_seat(s, command, id) : session_shown_to(s);
	char seats[SIDES_MAX * (ID_MAX + 2) + sizeof(master_word)];

	if (id && seat < 0)
		return -1;
	list_seats(s, seats, sizeof(seats));
	if (seat >= 0 && session_may_show(s, seat))
		return seat;
	if (id)
		complain(0, "%s: this game is under way, and nobody who plays it sees what '%.40s' "
			"does; until it is over it is shown for: %s", command, id, seats);
	else
		complain(0, "%s: this game is under way; name with --seat for whom it is shown: %s",
			command, seats);
	return -1;
}
