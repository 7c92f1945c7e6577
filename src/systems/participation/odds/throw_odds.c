/* What may come of a throw, for odds, previews and minds: every die counted by its faces.
 *
 *  TO1  All is as things stand: nobody moves, nobody kicks.
 *  TO2  Where it comes down is reckoned place by place; those whom it catches in one place
 *       are hurt each by himself.
 *  TO3  Gas hurts nobody: who breathes it is out of action.
 */
#include "cliffhanger/odds.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/gas.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/plight.h"
#include "systems/participation/odds/throw_odds.h"

struct toll {
	const struct game *g;
	const struct pitch *pitch;
	struct pp_throw_chances *all;
	struct pp_throw_chances here;	/* where it comes down */
};

/* ---- what comes of it in one place ---- */

static void count(struct toll *t, int figure, struct pp_blow_chances c)
{
	const bool enemy = game_enemies(t->g, t->g->figures[t->pitch->figure].unit,
		t->g->figures[figure].unit);

	tally_die(enemy ? &t->here.hurt : &t->here.own_hurt, c.hurt);
	tally_die(enemy ? &t->here.out : &t->here.own_out, c.out);
}

/* The effect die, then the saving throw. */
static void count_strike(struct toll *t, int figure, struct pp_blow blow)
{
	chance_t injuries[INJURIES];

	pp_hit_injuries(t->g, figure, blow, 0, injuries);
	count(t, figure, pp_blow_chances(t->g, figure, injuries));
}

static void count_blast(struct toll *t, cell_t cell)
{
	const struct pp_rules *rules = pp_rules_of(t->g);
	int16_t marks[FIGURES_MAX];
	const int n = pp_blast_marks(t->g, cell, marks);

	for (int i = 0; i < n; i++)
		if (standing_fit(t->g, marks[i]))
			count_strike(t, marks[i], pp_burst_blow(rules,
				pp_blast_row(t->g, cell, marks[i]), "", EFFECT_FLINCH));
}

static void count_gas(struct toll *t, cell_t cell)
{
	for (int f = 0; f < t->g->n_figures; f++) {
		struct roller r;

		if (!standing_fit(t->g, f) || !pp_in_cloud(t->g, cell, f))
			continue;
		pp_breath_roller(t->g, f, &r);
		count(t, f, (struct pp_blow_chances){ 0,
			chance_not(odds_of_die(&r, pp_rules_of(t->g)->die)) });
	}
}

static void begin_here(struct toll *t)
{
	tally_clear(&t->here.hurt);
	tally_clear(&t->here.out);
	tally_clear(&t->here.own_hurt);
	tally_clear(&t->here.own_out);
}

static void end_here(struct toll *t, chance_t chance)
{
	tally_mix(&t->all->hurt, &t->here.hurt, chance);
	tally_mix(&t->all->out, &t->here.out, chance);
	tally_mix(&t->all->own_hurt, &t->here.own_hurt, chance);
	tally_mix(&t->all->own_out, &t->here.own_out, chance);
}

static void count_at(struct toll *t, cell_t cell, chance_t chance)
{
	const struct pitch *p = t->pitch;

	begin_here(t);
	if (cell != CELL_NONE) {
		if (p->thrown != NULL && p->thrown->comes == COMES_GAS)
			count_gas(t, cell);
		else
			count_blast(t, cell);
	}
	end_here(t, chance);
}

static void count_nothing(struct toll *t, chance_t chance)
{
	begin_here(t);
	end_here(t, chance);
}

/* ---- where it may come down ---- */

static void count_off(struct toll *t, int32_t hundredths, chance_t chance)
{
	const int directions = grid_directions(&t->g->table->grid);

	for (int d = 0; d < directions; d++)
		count_at(t, pp_fly(t->g, t->pitch->mark, d, hundredths),
			chance_both(chance, chance_of(1, directions)));
}

/* PP:42. */
static void count_strays(struct toll *t, chance_t chance)
{
	const struct pp_rules *rules = pp_rules_of(t->g);

	for (int die = 1; die <= rules->die; die++)
		count_off(t, pp_stray_length(rules, die),
			chance_both(chance, chance_of(1, rules->die)));
}

/* PP:44. */
static void count_lobbed(struct toll *t)
{
	const struct pp_rules *rules = pp_rules_of(t->g);
	const chance_t each = chance_of(1, rules->die);
	struct roller r;
	int on_spot = 0;

	pp_lob_roller(t->g, t->pitch->figure, t->pitch->far, &r);
	for (int die = 1; die <= rules->die; die++) {
		const int32_t off = pp_point_off(rules, die + roller_need(&r));

		on_spot += off <= 0;
		if (off > 0)
			count_off(t, off, each);
		else
			count_at(t, t->pitch->mark, each);
	}
	t->all->hits = chance_of(on_spot, rules->die);
}

/* ---- all of it ---- */

/* Of the faces of the throwing die those that hit, and those that are duds. */
static void throw_faces(const struct game *g, const struct pitch *p, struct pp_throw_chances *c)
{
	const int sides = pp_rules_of(g)->die;
	int faces[PITCH_ENDS] = { 0 };
	struct roller r;

	pp_pitch_roller(g, p, &r);
	c->need = roller_need(&r);
	for (int die = 1; die <= sides; die++)
		faces[pp_pitch_end(p, &r, die)]++;
	c->hits = chance_of(faces[PITCH_HIT], sides);
	c->dud = chance_of(faces[PITCH_DUD], sides);
}

static void count_thrown(struct toll *t)
{
	const struct pitch *p = t->pitch;
	chance_t astray;

	throw_faces(t->g, p, t->all);
	astray = CERTAIN - t->all->hits - t->all->dud;
	count_nothing(t, t->all->dud);
	if (p->thrown->comes == COMES_BLOW) {
		begin_here(t);
		count_strike(t, p->target, pp_pitch_blow(p, EFFECT_FLINCH));
		end_here(t, t->all->hits);
		count_nothing(t, astray);
		return;
	}
	count_at(t, p->mark, t->all->hits);
	count_strays(t, astray);
}

void pp_throw_chances(const struct game *g, const struct pitch *p, struct pp_throw_chances *c)
{
	struct toll t = { .g = g, .pitch = p, .all = c };

	*c = (struct pp_throw_chances){ 0 };
	if (p->thrown == NULL)
		count_lobbed(&t);
	else
		count_thrown(&t);
	tally_settle(&c->hurt);
	tally_settle(&c->out);
	tally_settle(&c->own_hurt);
	tally_settle(&c->own_out);
}

bool pp_throw_odds(const struct game *v, int figure, int weapon, const struct argument *at,
	struct pp_throw_odds *odds)
{
	struct pp_throw_chances c;
	struct pitch p;

	*odds = (struct pp_throw_odds){ .sides = pp_rules_of(v)->die };
	if (!pp_pitch(v, figure, weapon, at, &p, NULL))
		return false;
	pp_throw_chances(v, &p, &c);
	odds->need = c.need;
	odds->hits = chance_milli(c.hits);
	odds->dud = chance_milli(c.dud);
	odds->hurt = chance_milli(tally_mean(&c.hurt));
	odds->out = chance_milli(tally_mean(&c.out));
	odds->own_hurt = chance_milli(tally_mean(&c.own_hurt));
	odds->own_out = chance_milli(tally_mean(&c.own_out));
	return true;
}
