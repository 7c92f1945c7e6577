/* Whom a question waits for, and who could answer it though it does not wait for him: in a Talk
 * that nobody has to say anything in all who could are shown as those it waits for; else they are
 * told of when it waits for nobody more.  See play.h.
 */
#include "cliffhanger/answerable.h"
#include "tui/play.h"

static int question(const struct play *p)
{
	return p->asked.id * SEATS_MAX + p->asked.seat;
}

static int waited_for(const struct play *p)
{
	int n = 0;

	for (int u = 0; p->asking && u < p->view->game.n_units; u++)
		n += hosted_commands(p->session, u) && game_wants(&p->view->game, &p->asked, u);
	return n;
}

/* Whom it has had an answer for: whom a line was about, else whom it waits for no more.  Of a
 * question that is found open nobody knows. */
static void note_told(struct play *p)
{
	const struct game *const v = &p->view->game;
	const bool new = p->leisurely != question(p);

	for (int u = 0; p->asking && u < v->n_units; u++) {
		const bool wants = game_wants(v, &p->asked, u);

		if (new || wants)
			p->answered[u] = !p->began && !wants;
		else
			p->answered[u] |= p->spoke == u || (p->spoke < 0 && p->wanted[u]);
		p->wanted[u] = wants;
	}
	if (p->asking)
		p->spoke = NOBODY;
}

/* Of the seat's units those that have had no answer under the question and could, once it waits
 * for none of them: how many. */
static int may_still(const struct play *p)
{
	const struct game *const v = &p->view->game;
	int n = 0;

	if (!p->asking || p->asked.unit >= 0 || waited_for(p) > 0)
		return 0;
	for (int u = 0; u < v->n_units; u++)
		n += !p->answered[u] && game_seat_of_unit(v, u) == p->seat
			&& hosted_commands(p->session, u)
			&& game_unit_whereabouts(v, u) != CELL_NONE
			&& answerable_by(v, &p->asked, u);
	return n;
}

/* Who could say something where nobody has to. */
void leisure_note(struct play *p)
{
	const struct game *const v = &p->view->game;

	note_told(p);
	if (p->asking && p->leisurely != question(p)) {
		p->leisurely = question(p);
		p->at_leisure = p->asked.unit < 0 && game_asks(v, &p->asked)->done != NULL
			&& waited_for(p) == 0;
	}
	for (int u = 0; u < v->n_units; u++)
		p->could[u] = p->asking && p->at_leisure && game_seat_of_unit(v, u) == p->seat
			&& hosted_commands(p->session, u)
			&& answerable_by(v, &p->asked, u);
	p->may_still = may_still(p);
}
