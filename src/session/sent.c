/* Units sent to a place, however far; see session.h. */
#include "config.h"

#include <stdio.h>

#include "cliffhanger/march.h"
#include "cliffhanger/master.h"
#include "cliffhanger/suggest.h"
#include "session/sitting.h"

/* The errand, and if the unit may be told so now the first leg of it. */
static enum submit send_one(struct session *s, const struct decision *d, int unit, cell_t place,
	struct reason *why)
{
	const int turn = s->now->turn;
	const struct grid *const grid = &s->now->table->grid;
	char line[CHOICE_LINE_MAX];
	enum submit made;
	cell_t end;

	snprintf(line, sizeof(line), "errand %s %s", s->setup->units[unit].id,
		grid_cell_text(grid, place).text);
	made = session_submit(s, d->seat, line, why);
	if (made != SUBMIT_OK || game_asks(s->now, d)->done == NULL
			|| !suggest_leg(session_view(s, d->seat), d, unit, place, line, &end))
		return made;
	made = session_submit(s, d->seat, line, why);
	return made == SUBMIT_OK ? sitting_go_on_with(s, unit, turn, why) : made;
}

static enum submit send_all(struct session *s, const int16_t *units, int n, cell_t place,
	struct reason *why)
{
	enum submit made = SUBMIT_REFUSED;
	cell_t places[UNITS_MAX];
	struct decision d;

	if (!sitting_open_question(s, &d) || n == 0)
		return sitting_nothing_asked(why);
	march_places(session_view(s, d.seat), units, n, place, places);
	for (int i = 0; i < n && made != SUBMIT_NEEDS_DIE; i++) {
		struct reason one;
		const enum submit sent = send_one(s, &d, units[i], places[i], &one);

		if (sent != SUBMIT_REFUSED)
			made = sent;
		else if (made == SUBMIT_REFUSED)
			*why = one;
	}
	/* Where units act one by one the first goes at once; the others as they may. */
	if (made == SUBMIT_OK && n == 1 && game_asks(s->now, &d)->done == NULL
			&& sitting_open_question(s, &d))
		made = sitting_take(s, &d, units[0], why);
	return made;
}

enum submit session_send(struct session *s, const int16_t *units, int n, cell_t place,
	struct reason *why)
{
	enum submit made;

	if (!sitting_enter(s, why))
		return SUBMIT_REFUSED;
	session_together(s, true);
	made = send_all(s, units, n, place, why);
	session_together(s, false);
	return sitting_left(s, made, why);
}
