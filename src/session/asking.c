/* What is asked next: minds and who is absent answer until somebody here must; see sitting.h. */
#include "config.h"

#include "session/hosted_own.h"
#include "session/sitting.h"

/* Who answers for a seat without a person: a side's mind, or for uncommanded
 * units and a Game Master who is not there, the tables and the first mind. */
static const struct mind *mind_of(const struct session *s, const struct decision *d)
{
	const int sides = s->setup->n_sides, seat = d->seat;

	if (hosted_waits_for(s, d))
		return NULL;
	if (seat < sides)
		return s->mind[seat];
	return seat < 2 * sides ? &mind_tables : minds[0];
}

/* Whether the game went on elsewhere before this very lock: what came before one round it has
 * been seen, and would be seen without end. */
static bool came_just_now(const struct session *s)
{
	return s->shared.depth == 1 && s->shared.came;
}

/* What was thought is made, unless the game has gone on meanwhile: then it is to be thought
 * anew.  False if it could not be made. */
static bool make_thought(struct session *s, const struct mind *m, const struct decision *d,
	const struct choice *c)
{
	struct reason why;
	bool made;

	if (!sitting_enter(s, &why))
		return false;
	made = came_just_now(s) || sitting_make(s, m, d, c);
	return sitting_leave(s, &why) && made;
}

void session_on_thinking(struct session *s, session_thinks *thinks, void *self)
{
	s->thinks = thinks;
	s->thinks_self = self;
}

/* Who answers now, with an ear for who waits. */
static struct mind hearing(const struct session *s, const struct mind *m)
{
	struct mind it = *m;

	it.hurried = s->thinks;
	it.self = s->thinks_self;
	return it;
}

/* One decision that a mind answers; false if there is none, or it could not.  The machine
 * thinks before it takes the lock. */
static bool run_mind(struct session *s)
{
	for (int i = 0; i < s->now->n_decisions; i++) {
		const struct decision d = s->now->decisions[i];
		const struct mind *const m = mind_of(s, &d);
		const struct view *view;
		struct choice c;
		struct mind it;

		if (!m)
			continue;
		view = session_view(s, d.seat);
		it = hearing(s, m);
		if (view && mind_choose(&it, view, &d, &s->patience, &c))
			return make_thought(s, m, &d, &c);
	}
	return false;
}

/* Which phase is under way, the first of all being 1: in some games the same ones come
 * again and again in one turn, so their places in the log tell them apart. */
static size_t moment(const struct session *s)
{
	size_t i = event_log_count(s->log);

	while (i > 0 && event_log_at(s->log, i - 1)->kind != EVENT_PHASE
			&& event_log_at(s->log, i - 1)->kind != EVENT_TURN)
		i--;
	return i + 1;
}

bool session_pauses(const struct session *s)
{
	if (s->watching || !s->now->master || s->now->over || s->went_ahead == moment(s))
		return false;
	for (int side = 0; side < s->setup->n_sides; side++)
		if (!s->mind[side])
			return false;
	return true;
}

void session_go_ahead(struct session *s)
{
	s->went_ahead = moment(s);
}

/* What those entrusted to the commander, and those who said yes to all, go on with. */
static bool run_absent(struct session *s)
{
	struct reason why;
	bool went;

	if (!sitting_enter(s, &why))
		return false;
	went = sitting_entrusted(s) || sitting_goes_on(s) || came_just_now(s);
	return sitting_leave(s, &why) && went;
}

/* All that goes on without anybody here being asked. */
static void run(struct session *s)
{
	const bool leads = shared_leads(s, true);

	while (!session_pauses(s) && ((leads && run_mind(s)) || run_absent(s)))
		;
	shared_leads(s, false);
	s->shared.follows = !leads;
}

const struct decision *session_ask(struct session *s)
{
	if (s->watching || s->wanted.open || *s->shared.stopped)
		return NULL;
	run(s);
	if (s->wanted.open || *s->shared.stopped)
		return NULL;
	/* What is left to a ruling comes first. */
	for (int master = 1; master >= 0; master--)
		for (int i = 0; i < s->now->n_decisions; i++)
			if (hosted_asks(s, &s->now->decisions[i]) && (master == 0
					|| game_ruling(s->now, &s->now->decisions[i]))) {
				s->asked = s->now->decisions[i];
				s->asked_turn[s->asked.seat] = s->now->turn;
				return &s->asked;
			}
	return NULL;
}
