/* Morale (P-10): a D6, the ADT value and everything that weighs on a mind, and what becomes of it.
 *
 *  MO1  In its phase everybody active who had a cause throws once (S-P-20); whoever had none
 *       is again as well as his class can be.
 *  MO2  What screams and runs in this phase is a cause in it for those who have not thrown,
 *       one link of the chain and no more (S-P-19): what the next link does to others waits
 *       for the next turn.
 *  MO3  Nobody moves before all have thrown.
 */
#include "skirmish/body/affliction.h"
#include "systems/participation/dice.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/morale/morale.h"
#include "systems/participation/move/flight.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/settings.h"

/* ---- the sum ---- */

static void add(const struct game *g, struct roller *r, enum morale_row row)
{
	modifier_add(r, &pp_rules_of(g)->morale[row], 1);
}

/* Rows that count for each of several name how many there are. */
enum { COUNTED = 10 };
#define SEVERAL(what) { NULL, NULL, "2 " what, "3 " what, "4 " what, "5 " what, "6 " what, \
	"7 " what, "8 " what, "9 " what }
static const char *const several[MORALE_ROWS][COUNTED] = {
	[MORALE_COMRADE] = SEVERAL("armed comrades on their feet"),
	[MORALE_DOWNED] = SEVERAL("comrades downed or surrendered this turn"),
	[MORALE_DEAD] = SEVERAL("comrades apparently dead"),
};
#undef SEVERAL

static void add_each(const struct game *g, struct roller *r, enum morale_row row, int n)
{
	const struct modifier_row *m = &pp_rules_of(g)->morale[row];
	const char *name = n > 1 && n < COUNTED ? several[row][n] : m->name;

	if (n > 0)
		roller_add(r, name, m->rule, n * m->value);
}

static bool armed(const struct game *g, int figure)
{
	const struct setup_figure *f = &g->setup->figures[figure];

	for (int i = 0; i < f->n_arms; i++)
		if (pp_rules_of(g)->weapons[f->arms[i]].armed)
			return true;
	return false;
}

/* ---- comrades (S-P-21) ---- */

/* How many are near; who has risen since he fell is of both sorts. */
struct comrades { int armed, fallen, dead; };

/* Whoever is taken for dead is no longer merely down. */
static void count_comrade(const struct game *g, int figure, int comrade, struct comrades *c)
{
	const int32_t *const within = pp_rules_of(g)->morale_within;
	const int32_t far = game_distance(g, figure, comrade);
	const struct pp_figure *f = pp_figure_of(g, comrade);
	bool dead, fell, stands;

	if (far > within[MORALE_COMRADE] && far > within[MORALE_DOWNED]
			&& far > within[MORALE_DEAD])
		return;
	dead = pp_out(g, comrade);
	fell = f->fell_now && !dead;
	stands = standing_fit(g, comrade) && !f->down && armed(g, comrade);
	c->armed += stands && far <= within[MORALE_COMRADE];
	c->fallen += fell && far <= within[MORALE_DOWNED] && pp_sees(g, figure, comrade);
	c->dead += dead && far <= within[MORALE_DEAD];
}

static void count_comrades(const struct game *g, int figure, struct comrades *c)
{
	*c = (struct comrades){ 0, 0, 0 };
	for (int u = 0; u < g->n_units; u++) {
		if (game_enemies(g, g->figures[figure].unit, u))
			continue;
		FOR_MEMBERS(f, g, u)
			if (f != figure && game_on_table(g, f))
				count_comrade(g, figure, f, c);
	}
}

/* ---- the man himself ---- */

/* S-P-22 */
static void add_training(const struct game *g, int figure, struct roller *r)
{
	if (pp_card(g, figure, CARD_ELITE))
		add(g, r, MORALE_ELITE);
	else if (pp_card(g, figure, CARD_TRAINED))
		add(g, r, MORALE_TRAINED);
}

/* by this table alone; a creature's wounds are no injuries. */
static void add_injury(const struct game *g, int figure, struct roller *r)
{
	static const int8_t row_of[INJURIES] = { [INJURY_SUPERFICIAL] = -1, [INJURY_HURT] = -1,
		[INJURY_LIGHT] = MORALE_LIGHT, [INJURY_BAD] = MORALE_BAD,
		[INJURY_DANGEROUS] = MORALE_DANGEROUS, [INJURY_DEAD] = -1, [INJURY_STUNNED] = -1 };
	const struct pp_figure *f = pp_figure_of(g, figure);
	const int row = row_of[f->injury];

	if (row < 0)
		return;
	add(g, r, (enum morale_row)row);
	if (f->bandaged && row != MORALE_LIGHT)
		add(g, r, MORALE_BANDAGED);
}

/* P-12 */
static void add_frights(const struct game *g, int figure, struct roller *r)
{
	int sum = 0;

	for (int u = 0; u < g->n_units; u++)
		sum += pp_fright_of(g, figure, u);
	modifier_add(r, &pp_rules_of(g)->morale[MORALE_FRIGHT], sum);
}

/* ---- the causes ---- */

static int first_cause(unsigned causes)
{
	for (int i = 0; i < CAUSES; i++)
		if (causes >> i & 1)
			return i;
	return CAUSES;
}

/* The first is what the throw is called by; the others are noted. */
static void note_causes(const struct game *g, int figure, struct roller *r)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const unsigned causes = pp_figure_of(g, figure)->causes;

	for (int i = first_cause(causes) + 1; i < CAUSES; i++)
		if ((causes >> i & 1) != 0 && r->event.roll.n_modifiers < ROLL_MODIFIERS_MAX)
			roller_add(r, rules->cause[i].name, rules->cause[i].rule, 0);
}

void pp_morale_roller(const struct game *g, int figure, struct roller *r)
{
	static const char *const what[CAUSES + 1] = {
		[CAUSE_INJURED] = "morale: injured", [CAUSE_HURT] = "morale: hurt",
		[CAUSE_GROGGY] = "morale: coming to", [CAUSE_SHOOTING] = "morale: first shots",
		[CAUSE_SCREAM] = "morale: a scream", [CAUSE_ROUT] = "morale: a friend runs",
		[CAUSE_FRIGHT] = "morale: a frightful sight",
			[CAUSE_PANIC] = "morale: still afraid",
		[CAUSES] = "morale" };
	const struct pp_figure *f = pp_figure_of(g, figure);
	struct comrades c;

	count_comrades(g, figure, &c);
	roller_open(r, "P-10", what[first_cause(f->causes)], g->figures[figure].unit, figure, 0);
	roller_read(r, ROLL_TABLE);
	if (pp_card(g, figure, CARD_ADT) != 0)
		roller_add(r, "ADT character value", "cards.adt", pp_card(g, figure, CARD_ADT));
	if (armed(g, figure))
		add(g, r, MORALE_ARMED);
	add_each(g, r, MORALE_COMRADE, c.armed);
	add_training(g, figure, r);
	if (f->groggy > 0)
		add(g, r, MORALE_GROGGY);
	add_injury(g, figure, r);
	add_each(g, r, MORALE_DOWNED, c.fallen);
	add_each(g, r, MORALE_DEAD, c.dead);
	add_frights(g, figure, r);
	note_causes(g, figure, r);
}

enum spirit pp_spirit_of(const struct game *g, int figure, int sum)
{
	const int class = pp_card(g, figure, CARD_COURAGE);
	const struct pp_rules *rules = pp_rules_of(g);

	for (int s = 0; s < SPIRIT_FAINT; s++)
		if (rules->courage[class].given[s] && sum >= rules->courage[class].least[s])
			return (enum spirit)s;
	return (enum spirit)rules->courage[class].less;
}

/* ---- what becomes of it ---- */

static void take(struct game *g, int figure, enum spirit spirit)
{
	static const char *const words[SPIRITS] = {
		[SPIRIT_CONTROLLED] = "steady again",
		[SPIRIT_OBEDIENT] = "waits for orders again",
		[SPIRIT_SHAKEN] = "shaken: will not move", [SPIRIT_PANICKED] = "panics",
		[SPIRIT_TERRIFIED] = "terrified",
			[SPIRIT_FAINT] = NULL };	/* its fall is told */
	struct pp_figure *f = pp_figure_of(g, figure);
	const bool news = f->spirit != spirit;

	f->spirit = (uint8_t)spirit;
	if (news && words[spirit] != NULL)
		affliction_tell(g, NOBODY, figure, words[spirit]);
	if (pp_rules_of(g)->spirit[spirit].screams)
		pp_scream(g, figure);
	if (spirit == SPIRIT_TERRIFIED)
		pp_noise(g, figure, CAUSE_ROUT);
	if (spirit != SPIRIT_FAINT)
		return;
	f->spirit = (uint8_t)pp_best_spirit(g, figure);
	pp_fall_senseless(g, figure, FATE_FAINT);
}

static void throw_one(struct game *g, int figure)
{
	static const char *const words[SPIRITS] = {
		[SPIRIT_CONTROLLED] = "controlled", [SPIRIT_OBEDIENT] = "obedient",
		[SPIRIT_SHAKEN] = "shaken", [SPIRIT_PANICKED] = "panicked",
		[SPIRIT_TERRIFIED] = "terrified", [SPIRIT_FAINT] = "faints" };
	struct roller r;
	enum spirit spirit;
	int die;

	pp_morale_roller(g, figure, &r);
	die = pp_die(&r, g);
	spirit = pp_spirit_of(g, figure, die + roller_need(&r));
	pp_figure_of(g, figure)->morale_die = (int8_t)die;
	roller_tell(&r, g, words[spirit]);
	take(g, figure, spirit);
}

/* ---- the stage ---- */

/* Whom panic, or terror, shakes once more. */
static void carry_on_fears(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		const enum spirit spirit = (enum spirit)pp_figure_of(g, f)->spirit;

		if (standing_fit(g, f)
			&& (pp_rules_of(g)->spirit[spirit].again || spirit == SPIRIT_TERRIFIED))
			pp_cause(g, f, CAUSE_PANIC);
	}
}

/* All who have cause to as it begins, and have not yet. */
static void throw_all(struct game *g, bool *thrown)
{
	bool due[FIGURES_MAX];

	for (int f = 0; f < g->n_figures; f++)
		due[f] = !thrown[f] && standing_fit(g, f) && pp_figure_of(g, f)->causes != 0;
	for (int f = 0; f < g->n_figures; f++)
		if (due[f]) {
			thrown[f] = true;
			throw_one(g, f);
		}
}

/* MO1; who lies senseless is past fearing. */
static void settle(struct game *g, const bool *thrown)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *p = pp_figure_of(g, f);

		if (thrown[f] || !standing_fit(g, f))
			p->causes = 0;
		if (!thrown[f] && standing_fit(g, f) && p->causes == 0)
			take(g, f, pp_best_spirit(g, f));
	}
}

void pp_morale(struct game *g)
{
	bool thrown[FIGURES_MAX] = { false };

	pp_fright_renew(g);
	carry_on_fears(g);
	throw_all(g, thrown);
	throw_all(g, thrown);
	settle(g, thrown);
	for (int f = 0; f < g->n_figures; f++)
		if (thrown[f] && standing_fit(g, f)
				&& pp_figure_of(g, f)->spirit == SPIRIT_TERRIFIED)
			pp_flee(g, f);
}
