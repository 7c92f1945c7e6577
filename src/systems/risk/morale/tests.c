/* What comes of a test: whom the words bind, and what `carry on` goes on with.
 *
 *  TE1  A word that binds is a unit's law for the turn (risk_unit.word, K2); `carry on`
 *       makes it the one before, so that no other file asks what it was.
 *  TE2  A blue word never binds whom somebody commands: he is free, of a rout too.
 */
#include "skirmish/body/affliction.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/facts.h"
#include "systems/risk/morale/tests.h"
#include "systems/risk/orders/orders.h"
#include "systems/risk/risk.h"

/* ---- what a word makes of a unit ---- */

static void set_routing(struct game *g, int unit, bool routs)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	if (u->routing != routs && standing_alive(g, unit))
		affliction_tell(g, unit, NOBODY, routs ? "routs" : "routs no longer");
	u->routing = routs;
}

/* K-4: at little risk a 6 leads towards an enemy.  If there is none, they carry on. */
static bool leads_nowhere(const struct game *g, int unit)
{
	const struct action_test *test = &risk_unit_of(g, unit)->test;

	return test->action == ACTION_ADVANCE && risk_at_little_risk(g, unit)
		&& risk_nobody_to_go_for(g, unit, test->close);
}

/* What a word that binds a unit comes to: the one before for `carry on`, a halt where it
 * would go for somebody with bare hands. */
static enum action comes_to(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);
	const enum action word = (enum action)u->test.action;

	if (word == ACTION_CARRY_ON || leads_nowhere(g, unit))
		return (enum action)u->doing;
	return (word == ACTION_ADVANCE || word == ACTION_ATTACK) && risk_bare_handed(g, unit)
		? ACTION_HALT : word;
}

/* K-7: close combat troops near an enemy go over from an advance to the attack. */
static void go_over(struct game *g, const struct action_case *c, struct risk_unit *u)
{
	if (u->word != ACTION_ADVANCE || !c->facts.near_to_attack)
		return;
	u->word = ACTION_ATTACK;
	if (!risk_at_little_risk(g, c->unit) || !c->facts.defending_works)
		game_note(g, c->unit, NOBODY, "goes over to the attack");
}

void risk_keep_test(struct game *g, const struct action_case *c)
{
	const struct command_row *row = risk_command_row(g, c->unit);
	struct risk_unit *u = risk_unit_of(g, c->unit);

	u->natives = c->natives;
	u->word = ACTION_CARRY_ON;
	if (c->test.plain ? row->plain : row->blue) {
		u->word = (uint8_t)comes_to(g, c->unit);
		go_over(g, c, u);
		u->doing = u->word;
	}
	set_routing(g, c->unit, u->word == ACTION_ROUT);
}

/* S-K-34: the group steadies him. */
void risk_steadied(struct game *g, int unit)
{
	set_routing(g, unit, false);
}
