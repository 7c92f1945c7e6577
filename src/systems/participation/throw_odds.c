/* What a throw may be expected to do, for previews and minds: every die counted by its
 * faces.
 *
 *  TO1  All is as things stand in the view: nobody moves, nobody kicks.
 *  TO2  Chances are in millionths till the end; figures are counted one by one, each by the
 *       chance that it is hurt, or put out of action.
 *  TO3  Gas hurts nobody: who breathes it is out of action.
 */
#include "systems/participation/fire.h"
#include "systems/participation/harm.h"
#include "systems/participation/throw.h"

enum { MILLI = 1000 };
static const int32_t certain = 1000000;

struct toll {
	const struct game *g;
	const struct pitch *pitch;
	int64_t hurt, out, own_hurt, own_out;	/* millionths */
};

/* ---- what comes of it in one place ---- */

static void count(struct toll *t, int figure, int32_t chance, int32_t hurt, int32_t out)
{
	const bool enemy = pp_enemies(t->g, t->g->figures[t->pitch->figure].unit,
		t->g->figures[figure].unit);

	*(enemy ? &t->hurt : &t->own_hurt) += (int64_t)chance * hurt / certain;
	*(enemy ? &t->out : &t->own_out) += (int64_t)chance * out / certain;
}

static int effect_faces(const struct pp_rules *rules, int effect)
{
	int faces = 0;

	for (int die = 1; die <= rules->die; die++)
		faces += (int)pp_effect_of(rules, die) == effect;
	return faces;
}

/* The effect die, then the saving throw. */
static void count_strike(struct toll *t, int figure, int32_t chance, struct pp_blow blow)
{
	const struct pp_rules *rules = pp_rules_of(t->g);
	const int faces = rules->die * rules->die;
	int hurt = 0, out = 0;

	for (int effect = 0; effect < EFFECTS; effect++) {
		struct pp_save_odds save;

		blow.effect = (enum pp_effect)effect;
		save = pp_save_odds(t->g, figure, &blow);
		hurt += effect_faces(rules, effect) * save.hurt;
		out += effect_faces(rules, effect) * save.out;
	}
	count(t, figure, chance, certain / faces * hurt, certain / faces * out);
}

static void count_blast(struct toll *t, cell_t cell, int32_t chance)
{
	const struct pp_rules *rules = pp_rules_of(t->g);
	int16_t marks[FIGURES_MAX];
	const int n = pp_blast_marks(t->g, cell, marks);

	for (int i = 0; i < n; i++)
		if (pp_active(t->g, marks[i]))
			count_strike(t, marks[i], chance, (struct pp_blow){ .name = "",
				.rule = "P-6", .harm = HARM_PIERCING,
				.sdd = rules->burst[pp_blast_row(t->g, cell, marks[i])].sdd });
}

static void count_gas(struct toll *t, cell_t cell, int32_t chance)
{
	const struct pp_rules *rules = pp_rules_of(t->g);

	for (int f = 0; f < t->g->n_figures; f++) {
		int falls;

		if (!pp_active(t->g, f) || !pp_in_cloud(t->g, cell, f))
			continue;
		falls = rules->gas_falls - rules->size[pp_card(t->g, f, CARD_SIZE)].gas;
		falls = falls < 0 ? 0 : falls > rules->die ? rules->die : falls;
		count(t, f, chance, 0, certain / rules->die * falls);
	}
}

static void count_at(struct toll *t, cell_t cell, int32_t chance)
{
	const struct pitch *p = t->pitch;

	if (cell == CELL_NONE)
		return;
	if (p->thrown != NULL && p->thrown->comes == COMES_GAS)
		count_gas(t, cell, chance);
	else
		count_blast(t, cell, chance);
}

/* ---- where it may come down ---- */

static void count_off(struct toll *t, int32_t hundredths, int32_t chance)
{
	const int directions = grid_directions(&t->g->table->grid);

	for (int d = 0; d < directions; d++)
		count_at(t, pp_fly(t->g, t->pitch->mark, d, hundredths), chance / directions);
}

/* PP:42. */
static void count_strays(struct toll *t, int32_t chance)
{
	const struct pp_rules *rules = pp_rules_of(t->g);

	for (int die = 1; die <= rules->die; die++)
		count_off(t, (die + rules->scatter_divided - 1) / rules->scatter_divided
			* HUNDREDTHS, chance / rules->die);
}

/* PP:44. */
static void count_lobbed(struct toll *t, struct pp_throw_odds *odds)
{
	const struct pp_rules *rules = pp_rules_of(t->g);
	const int32_t each = certain / rules->die;
	int on_spot = 0;

	for (int die = 1; die <= rules->die; die++) {
		const int32_t off = pp_point_off(rules,
			die + (t->pitch->far ? rules->far_throw.value : 0));

		if (off > 0) {
			count_off(t, off, each);
			continue;
		}
		on_spot++;
		count_at(t, t->pitch->mark, each);
	}
	odds->hits = MILLI * on_spot / rules->die;
}

/* ---- all of it ---- */

/* Of the faces of the throwing die those that hit, and those that are duds. */
static void throw_faces(const struct game *g, const struct pitch *p, struct pp_throw_odds *odds,
	int *hits, int *duds)
{
	struct roller r;

	pp_pitch_roller(g, p, &r);
	odds->need = roller_need(&r);
	*hits = *duds = 0;
	for (int die = 1; die <= odds->sides; die++) {
		const bool dud = p->thrown->fails > 0 && die <= p->thrown->fails;

		*duds += dud;
		*hits += !dud && die >= odds->need;
	}
	odds->hits = MILLI * *hits / odds->sides;
	odds->dud = MILLI * *duds / odds->sides;
}

static void count_thrown(struct toll *t, struct pp_throw_odds *odds)
{
	const struct pitch *p = t->pitch;
	int hits, duds;

	throw_faces(t->g, p, odds, &hits, &duds);
	if (p->thrown->comes == COMES_BLOW) {
		count_strike(t, p->target, certain / odds->sides * hits, (struct pp_blow){
			.harm = HARM_BLUDGEONING, .sdd = p->thrown->sdd,
			.name = p->thrown->name, .rule = p->thrown->rule });
		return;
	}
	count_at(t, p->mark, certain / odds->sides * hits);
	count_strays(t, certain / odds->sides * (odds->sides - hits - duds));
}

static int32_t to_milli(int64_t millionths)
{
	return (int32_t)((millionths + MILLI / 2) / MILLI);
}

bool pp_throw_odds(const struct game *v, int figure, int weapon, const struct argument *at,
	struct pp_throw_odds *odds)
{
	struct pitch p;
	struct toll t = { .g = v, .pitch = &p };

	*odds = (struct pp_throw_odds){ .sides = pp_rules_of(v)->die };
	if (!pp_pitch(v, figure, weapon, at, &p, NULL))
		return false;
	if (p.thrown == NULL)
		count_lobbed(&t, odds);
	else
		count_thrown(&t, odds);
	odds->hurt = to_milli(t.hurt);
	odds->out = to_milli(t.out);
	odds->own_hurt = to_milli(t.own_hurt);
	odds->own_out = to_milli(t.own_out);
	return true;
}
