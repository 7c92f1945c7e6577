/* Orders prepared while others are waited for, a line a unit, in the full screen: prepared.h.
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
	if (p->asking)
		prepared_note(&p->drafts.kept, &p->view->game, p->seat, &p->asked);
}

/* The seat's view with that question open; false: it has never been asked, or no memory. */
static bool begin(struct play *p)
{
	struct drafts *const d = &p->drafts;

	if (!d->kept.known[p->seat] || p->view->game.over)
		return false;
	d->as_if = view_new(&p->view->game, p->seat);
	if (d->as_if == NULL)
		return false;
	d->as_if->game.decisions[0] = d->kept.asked[p->seat];
	d->as_if->game.n_decisions = 1;
	p->view = d->as_if;
	p->asked = d->kept.asked[p->seat];
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

bool draft_keep(struct play *p, const char *line)
{
	struct reason why = { "", "" };
	const int unit = prepared_keep(&p->drafts.kept, p->session, &p->view->game, p->seat, line,
		&why);
	char keys[NOTE_MAX];

	if (unit < 0) {
		play_refuse(p, &why);
		return false;
	}
	play_say(p, false, "%s: prepared. %s", game_unit_name(&p->view->game, unit),
		screen_words(p->tui, "When you are asked {accept-all} hands in all of it, {accept} "
			"this.", keys, sizeof keys));
	return true;
}

/* ---- when something is asked ---- */

/* The line without whom it is about: "order move 12,4". */
static void line_words(const struct play *p, const struct prepared_line *l, char *text,
	size_t size)
{
	const char *const id = p->view->game.setup->units[l->unit].id;
	const size_t verb = strcspn(l->text, " "), n = strlen(id);
	const bool names = l->text[verb] == ' ' && strncmp(l->text + verb + 1, id, n) == 0;

	snprintf(text, size, "%.*s%s", (int)verb, l->text,
		l->text + verb + (names ? n + 1 : 0));
}

static bool is_lawful(const struct play *p, const struct prepared_line *l, struct reason *why)
{
	struct preview preview;

	return target_try(p, l->text, &preview, why);
}

bool draft_suggests(const struct play *p, int unit, char *text, size_t size)
{
	const struct prepared_line *const l = prepared_of(&p->drafts.kept, unit);
	struct reason why;

	if (l == NULL || p->drafts.preparing
			|| (p->asking && (!play_wants(p, unit) || !is_lawful(p, l, &why))))
		return false;
	line_words(p, l, text, size);
	return true;
}

void draft_try(struct play *p)
{
	struct prepared *const kept = &p->drafts.kept;
	int i = 0;

	while (p->asking && (i = prepared_next(kept, &p->view->game, &p->asked, i)) >= 0) {
		struct reason why = { "", "" };

		if (is_lawful(p, &kept->lines[i], &why)) {
			i++;
			continue;
		}
		play_say(p, true, "%s: what was prepared may not be any more: %s.",
			game_unit_name(&p->view->game, kept->lines[i].unit), why.text);
		prepared_drop(kept, i);
	}
}

bool draft_hand_in(struct play *p, int unit)
{
	struct prepared *const kept = &p->drafts.kept;
	const struct prepared_line *const l = prepared_of(kept, unit);
	char line[PREPARED_MAX];
	struct reason why;

	if (!p->asking || l == NULL || !play_wants(p, unit) || !is_lawful(p, l, &why))
		return false;
	snprintf(line, sizeof line, "%s", l->text);
	prepared_drop(kept, (int)(l - kept->lines));
	return play_submit(p, line);
}

void draft_hand_in_all(struct play *p)
{
	const int16_t id = p->asked.id;

	for (int u = 0; u < p->view->game.n_units && p->asking && p->asked.id == id; u++)
		draft_hand_in(p, u);
}
