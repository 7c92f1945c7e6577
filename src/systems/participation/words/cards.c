/* Cards: the sheets of units and of figures.
 *
 * A card is what settings say of somebody, and what load and injuries leave of it
 * now.  Lines that have nothing to say are left out.
 */
#include <limits.h>
#include <string.h>

#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/settings.h"
#include "systems/participation/words/words.h"

static int32_t card(const struct game *v, int figure, enum card key)
{
	return pp_card(v, figure, key);
}

/* ---- one figure ---- */

static void state_line(const struct game *v, int figure, struct pen *p)
{
	static const char *const lives[LIVES] = { [LIFE_FIT] = "on his feet",
		[LIFE_WOUNDED] = "lies here", [LIFE_DEAD] = "dead", [LIFE_CAPTIVE] = "a captive",
		[LIFE_LEFT] = "left the table", [LIFE_AWAITED] = "not yet there" };
	const struct pp_figure *f = pp_figure_of(v, figure);
	const enum life life = (enum life)v->figures[figure].life;
	struct pen ailing;

	pen_put(p, "State     %s", life == LIFE_FIT ? pp_words_spirit((enum spirit)f->spirit)
		: lives[life]);
	if (life == LIFE_FIT && f->spirit == SPIRIT_OBEDIENT)
		pen_put(p, f->told ? "; has his orders" : "; acts when he is told to");
	pen_put(p, "; ");
	ailing = *p;
	pp_words_ailments(v, figure, p);
	if (p->used == ailing.used)
		pen_put(p, "unhurt");
	if (f->spent && life == LIFE_FIT)
		pen_put(p, "; has fired");
}

static void move_line(const struct game *v, int figure, struct pen *p)
{
	char text[LINE_MAX_BYTES];

	if (!standing_fit(v, figure)) {
		pen_put(p, "Move      %s", say_inches(card(v, figure, CARD_MOVE)).text);
		return;
	}
	pp_pace_text(v, figure, GAIT_WALK, text, sizeof text);
	pen_put(p, "Move      %s; running %s", text,
		say_inches(pp_pace(v, figure, GAIT_RUN)).text);
}

static void values_line(const struct game *v, int figure, struct pen *p)
{
	static const char *const shots[] = { [SKILL_POOR] = "poor", [SKILL_AVERAGE] = "average",
		[SKILL_GOOD] = "good" };
	const int32_t armour = card(v, figure, CARD_ARMOUR);

	pen_put(p, "Values    fight %+d, shot %s, ADT %+d", (int)card(v, figure, CARD_FIGHT),
		shots[card(v, figure, CARD_SHOOT)], (int)card(v, figure, CARD_ADT));
	if (armour != 0)
		pen_put(p, ", armour %+d", (int)armour);
	if (card(v, figure, CARD_TELESCOPE) != 0)
		pen_put(p, ", telescopic sight");
}

/* "controlled 4+, shaken 1+, panicked 0+, else terrified" */
static void put_class(const struct game *v, int row, struct pen *p)
{
	const struct pp_rules *r = pp_rules_of(v);

	for (int spirit = 0; spirit < SPIRIT_FAINT; spirit++)
		if (r->courage[row].given[spirit])
			pen_put(p, "%s %d+, ", pp_words_spirit((enum spirit)spirit),
				r->courage[row].least[spirit]);
	pen_put(p, "else %s", pp_words_spirit((enum spirit)r->courage[row].less));
}

static void courage_line(const struct game *v, int figure, struct pen *p)
{
	const int row = (int)card(v, figure, CARD_COURAGE);

	if (row < 0)
		return;
	pen_put(p, "Courage   %s: ", pp_rules_of(v)->courage[row].name);
	put_class(v, row, p);
}

static void mettle_line(const struct game *v, int figure, struct pen *p)
{
	static const char *const named[] = { [NERVE_WORD_NOBODY] = "nobody in particular",
		[NERVE_WORD_NPC] = "a name of its own", [NERVE_WORD_NAMED] = "a named character" };

	pen_put(p, "Nerve     %s", named[card(v, figure, CARD_NERVE)]);
	if (card(v, figure, CARD_ELITE) != 0)
		pen_put(p, "; elite");
	else if (card(v, figure, CARD_TRAINED) != 0)
		pen_put(p, "; trained");
	if (card(v, figure, CARD_FEARS_NOTHING) != 0)
		pen_put(p, "; fears nothing");
}

/* A set of a setting's words, with commas. */
static bool put_set(const struct game *v, int figure, enum card key, struct pen *p)
{
	const uint32_t set = (uint32_t)card(v, figure, key);
	int n = 0;

	for (int i = 0; *pp_words_of_setting(key, i) != '\0'; i++)
		if ((set >> i & 1) != 0)
			pen_put(p, "%s%s", n++ > 0 ? ", " : "", pp_words_of_setting(key, i));
	return n > 0;
}

static void skills_line(const struct game *v, int figure, struct pen *p)
{
	if (card(v, figure, CARD_SKILLS) == 0)
		return;
	pen_put(p, "Trained   to ");
	put_set(v, figure, CARD_SKILLS, p);
}

static void fears_line(const struct game *v, int figure, struct pen *p)
{
	if (card(v, figure, CARD_FEARS) == 0)
		return;
	pen_put(p, "Fears     ");
	put_set(v, figure, CARD_FEARS, p);
	pen_put(p, " (%+d)", (int)card(v, figure, CARD_FEAR_VALUE));
}

static void put_deeds(const uint8_t *count, const char *word, struct pen *p)
{
	bool any = false;

	for (int i = 0; i < DEEDS; i++) {
		if (count[i] == 0)
			continue;
		pen_put(p, "%s", any ? ", " : word);
		pen_put(p, "%s", pp_deed_words[i]);
		if (count[i] > 1)
			pen_put(p, " %d times", count[i]);
		any = true;
	}
}

static void deeds_line(const struct game *v, int figure, struct pen *p)
{
	const struct pp_figure *f = pp_figure_of(v, figure);
	const size_t head = strlen("Deeds   ");

	pen_put(p, "Deeds   ");
	put_deeds(f->done, "  dared: ", p);
	put_deeds(f->failed, "  shrank from: ", p);
	if (p->used == head) {
		p->used = 0;
		p->text[0] = '\0';
	}
}

static void size_line(const struct game *v, int figure, struct pen *p)
{
	const int row = (int)card(v, figure, CARD_SIZE);

	if (row < 0 || (row == SIZE_STANDARD && !pp_creature(v, figure)))
		return;
	pen_put(p, "Size      %s", pp_rules_of(v)->size[row].name);
	if (pp_creature(v, figure))
		pen_put(p, "; wounds %d of %d", pp_figure_of(v, figure)->wounds,
			(int)card(v, figure, CARD_WOUND_VALUE));
	if (card(v, figure, CARD_MOUNTED) != 0)
		pen_put(p, "; mounted");
}

static void fright_line(const struct game *v, int figure, struct pen *p)
{
	const int32_t fright = card(v, figure, CARD_FRIGHT);

	if (fright != 0)
		pen_put(p, "Fright    %+d to the morale of whoever is within %s", -(int)fright,
			say_inches(pp_rules_of(v)->morale_within[MORALE_FRIGHT]).text);
}

static void load_line(const struct game *v, int figure, struct pen *p)
{
	const enum load load = pp_burden(v, v->figures[figure].unit);

	if (load != LOAD_NONE)
		pen_put(p, "Load      %s: %s off the move of each who bears it",
			pp_rules_of(v)->load[load].name,
			say_inches(pp_rules_of(v)->load[load].deducts).text);
}

static void harm_line(const struct game *v, int figure, struct pen *p)
{
	const int32_t move = pp_injury_move(v, figure);
	const int fight = pp_injury_fight(v, figure);

	if (!standing_fit(v, figure) || (move == 0 && fight == 0))
		return;
	pen_put(p, "Injuries  take %s of the move, %+d in fights and shooting",
		say_inches(move).text, fight > 0 ? -fight : fight);
}

/* ---- arms ---- */

/* "1D6/2 shots", "one shot" */
static void put_shots(const struct weapon *w, struct pen *p)
{
	if (w->dice == 0)
		pen_put(p, "; one shot");
	else if (w->divided > 1)
		pen_put(p, "; %dD6/%d shots", w->dice, w->divided);
	else
		pen_put(p, "; %dD6 shots", w->dice);
}

static void put_thrown(const struct game *v, int figure, int arm, struct pen *p)
{
	const struct weapon *w = &pp_rules_of(v)->weapons[arm];
	const struct thrown *t;

	if (w->thrown < 0)
		return;
	t = &pp_rules_of(v)->throwing[w->thrown];
	pen_put(p, "; thrown %s, %d+ up to half of it, else %d+",
		say_inches(pp_throw_range(v, figure, arm)).text, t->half, t->full);
}

static void put_own_arm(const struct game *v, int figure, int arm, struct pen *p)
{
	const struct weapon *w = &pp_rules_of(v)->weapons[arm];

	pen_put(p, "%s", w->name);
	for (int b = 0; b < BANDS && w->need[b] > 0; b++)
		pen_put(p, "%s %s on %d+", b == 0 ? ":" : ",", say_inches(w->range[b]).text,
			w->need[b]);
	if (pp_lobbed(w))
		pen_put(p, ": lobs bombs up to %s", say_inches(w->range[BAND_LONG]).text);
	if (pp_words_shoots(v, arm))
		put_shots(w, p);
	put_thrown(v, figure, arm, p);
	if (pp_bombs_left(v, figure, arm) != INT_MAX)
		pen_put(p, "; %d left", pp_bombs_left(v, figure, arm));
	if (w->harm != HARM_NONE)
		pen_put(p, "; SDD %+d%s", w->sdd,
			w->harm == HARM_BLUDGEONING ? ", blunt" : "");
	if (w->factor != 0)
		pen_put(p, "; %+d in fights", w->factor);
}

/* ---- a unit ---- */

static void strength_line(const struct game *v, int unit, struct pen *p)
{
	if (v->setup->units[unit].count > 1)
		pen_put(p, "Strength  %d of %d on their feet", standing_strength(v, unit),
			v->setup->units[unit].count);
}

static void will_line(const struct game *v, int unit, struct pen *p)
{
	const int guide = pp_guide(v, unit);

	if (guide < 0)
		return;
	if (v->units[unit].uncommanded)
		pen_put(p, "Orders    nobody commands it%s", pp_beast(v, unit)
			? ": it is a beast" : "");
	else if (pp_own_will(v, unit))
		pen_put(p, "Orders    does as you say");
	else if (pp_figure_of(v, guide)->spirit == SPIRIT_OBEDIENT)
		pen_put(p, "Orders    goes on with what it does till somebody tells it otherwise");
	else
		pen_put(p, "Orders    does not listen: %s",
			pp_words_spirit((enum spirit)pp_figure_of(v, guide)->spirit));
}

static void word_line(const struct game *v, int unit, struct pen *p)
{
	const struct pp_unit *u = pp_unit_of(v, unit);

	sheet_word(p, u->test_turn, &u->test, u->word);
}

static void beast_line(const struct game *v, int unit, struct pen *p)
{
	static const char *const words[BEASTS] = { [BEAST_NONE] = "", [BEAST_HUNGRY] = "hungry",
		[BEAST_FRIGHTENED] = "frightened", [BEAST_PROTECTING] = "guarding its own" };
	const int32_t beast = pp_unit_card(v, unit, CARD_BEAST);

	if (beast > BEAST_NONE && beast < BEASTS)
		pen_put(p, "Temper    %s", words[beast]);
}

static const int32_t *ranges(const struct game *v, int arm)
{
	return pp_rules_of(v)->weapons[arm].range;
}

/* ---- all of them ---- */

static sheet_put *const unit_lines[] = {
	sheet_state_line, strength_line, will_line, word_line, beast_line, NULL
};
static sheet_put *const figure_lines[] = {
	state_line, move_line, values_line, courage_line, mettle_line, size_line, fright_line,
	load_line, harm_line, skills_line, fears_line, deeds_line, NULL
};

const struct sheets pp_sheets = {
	.ranges = ranges, .n_ranges = BANDS,
	.unit = unit_lines, .figure = figure_lines, .states = pp_states_told,
	.ready = "stands ready", .hides = true, .shoots = pp_words_shoots,
	.put_own_arm = put_own_arm, .unarmed = "none but his own", .mark = pp_mark,
	.mark_lying = pp_mark_lying,
};
