/* Orders prepared while others are waited for: a line a unit, which the play page keeps.
 *
 * They are made in the menus and on the map as ever, under the question that the seat was asked
 * first in a turn, in a view that has it open once more.  When something is asked they are tried:
 * what is lawful then stands in the roster as suggested, and is taken like that; what is not any
 * more is said, with its reason, and forgotten.  See play.h.
 */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/wide.h"

/* ---- under which question ---- */

void draft_note(struct play *p)
{
	struct drafts *const d = &p->drafts;
	const int turn = p->view->game.turn;

	if (!p->asking || p->asked.unit >= 0 || game_asks(&p->view->game, &p->asked)->done == NULL
			|| (d->known[p->seat] && d->turn[p->seat] == turn))
		return;
	d->known[p->seat] = true;
	d->turn[p->seat] = turn;
	d->asked[p->seat] = p->asked;
}

/* The seat's view with that question open; false: it has never been asked, or no memory. */
static bool begin(struct play *p)
{
	struct drafts *const d = &p->drafts;

	if (!d->known[p->seat] || p->view->game.over)
		return false;
	d->as_if = view_new(&p->view->game, p->seat);
	if (d->as_if == NULL)
		return false;
	d->as_if->game.decisions[0] = d->asked[p->seat];
	d->as_if->game.n_decisions = 1;
	p->view = d->as_if;
	p->asked = d->asked[p->seat];
	p->asking = d->preparing = true;
	return true;
}

static void end(struct play *p)
{
	p->asking = p->drafts.preparing = false;
	play_renew(p);
	view_free(p->drafts.as_if);
	p->drafts.as_if = NULL;
}

enum reply draft_menu(struct play *p, int unit)
{
	if (unit < 0 || game_seat_of_unit(&p->view->game, unit) != p->seat
			|| !hosted_commands(p->session, unit)) {
		play_say_keys(p, "Put the cursor on a unit of yours: its orders can be prepared.");
		return REPLY_REDRAW;
	}
	if (!begin(p)) {
		play_say_keys(p, "What will be asked of you is not known yet; {command} takes orders "
			"as lines and keeps them.");
		return REPLY_REDRAW;
	}
	orders_menu(p, unit);
	end(p);
	return REPLY_REDRAW_ALL;
}

/* ---- keeping ---- */

/* Of whom a line is; NOBODY with the reason. */
static int unit_of(const struct play *p, const char *line, struct reason *why)
{
	const struct game *const v = &p->view->game;
	const struct verb *verb;
	struct choice c;
	int unit;

	if (!choice_read(v, p->seat, line, &c, why))
		return NOBODY;
	verb = choice_verb(v, c.verb);
	unit = verb != NULL && verb->takes[0].kind == ARGUMENT_UNIT ? (int)c.argument[0].value
		: NOBODY;
	if (unit < 0 || game_seat_of_unit(v, unit) != p->seat
			|| !hosted_commands(p->session, unit)) {
		refuse(why, "", "only orders of a unit of yours can be prepared while others are "
			"waited for");
		return NOBODY;
	}
	return unit;
}

bool draft_keep(struct play *p, const char *line)
{
	struct reason why = { "", "" };
	const int unit = unit_of(p, line, &why);
	char keys[NOTE_MAX];

	if (unit >= 0 && strlen(line) >= DRAFT_MAX)
		refuse_with(&why, "", "that is too long to be kept");
	if (unit < 0 || strlen(line) >= DRAFT_MAX) {
		play_refuse(p, &why);
		return false;
	}
	snprintf(p->drafts.line[unit], DRAFT_MAX, "%s", line);
	p->drafts.kind[unit] = p->drafts.known[p->seat] ? p->drafts.asked[p->seat].kind : -1;
	play_say(p, false, "%s: prepared. %s", game_unit_name(&p->view->game, unit),
		screen_words(p->tui, "When you are asked {accept-all} hands in all of it, {accept} "
			"this.", keys, sizeof keys));
	return true;
}

/* ---- when something is asked ---- */

/* The line without whom it is about: "order move 12,4". */
static void line_words(const struct play *p, int unit, char *text, size_t size)
{
	const char *const line = p->drafts.line[unit];
	const char *const id = p->view->game.setup->units[unit].id;
	const size_t verb = strcspn(line, " "), n = strlen(id);
	const bool names = line[verb] == ' ' && strncmp(line + verb + 1, id, n) == 0;

	snprintf(text, size, "%.*s%s", (int)verb, line, line + verb + (names ? n + 1 : 0));
}

static bool is_lawful(const struct play *p, int unit, struct reason *why)
{
	struct preview preview;

	return target_try(p, p->drafts.line[unit], &preview, why);
}

bool draft_suggests(const struct play *p, int unit, char *text, size_t size)
{
	struct reason why;

	if (p->drafts.line[unit][0] == '\0' || p->drafts.preparing
			|| (p->asking && (!play_wants(p, unit) || !is_lawful(p, unit, &why))))
		return false;
	line_words(p, unit, text, size);
	return true;
}

void draft_try(struct play *p)
{
	for (int u = 0; p->asking && u < p->view->game.n_units; u++) {
		struct reason why = { "", "" };

		if (p->drafts.line[u][0] == '\0' || game_seat_of_unit(&p->view->game, u) != p->seat
				|| (p->drafts.kind[u] >= 0 && p->drafts.kind[u] != p->asked.kind)
				|| is_lawful(p, u, &why))
			continue;
		play_say(p, true, "%s: what was prepared may not be any more: %s.",
			game_unit_name(&p->view->game, u), why.text);
		p->drafts.line[u][0] = '\0';
	}
}

bool draft_hand_in(struct play *p, int unit)
{
	char line[DRAFT_MAX];
	struct reason why;

	if (!p->asking || p->drafts.line[unit][0] == '\0' || !play_wants(p, unit)
			|| !is_lawful(p, unit, &why))
		return false;
	snprintf(line, sizeof line, "%s", p->drafts.line[unit]);
	p->drafts.line[unit][0] = '\0';
	return play_submit(p, line);
}

void draft_hand_in_all(struct play *p)
{
	const int16_t id = p->asked.id;

	for (int u = 0; u < p->view->game.n_units && p->asking && p->asked.id == id; u++)
		draft_hand_in(p, u);
}
