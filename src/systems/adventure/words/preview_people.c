/* Previews of what people decide about one another: surrenders, pursuits, who holds back, who
 * shows himself, who takes the wheel, who is asked to stay. */
#include <stdio.h>

#include "skirmish/body/standing.h"
#include "skirmish/menus/say.h"
#include "skirmish/turn/answers.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/words/words.h"

/* Whom a surrender makes a captive (S-A-114). */
static bool gives_up(const struct game *v, int figure)
{
	const enum life life = (enum life)v->figures[figure].life;

	return game_on_table(v, figure) && (life == LIFE_FIT || life == LIFE_WOUNDED);
}

void adv_preview_accept(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value, men = standing_count(v, unit, gives_up);
	const int wounded = men - game_unit_fit(v, unit);
	const int taker = answers_asked(v, c, ASK_ACCEPT)->unit;
	char of_them[32] = "";

	if (wounded > 0)
		snprintf(of_them, sizeof of_them, ", %d of them wounded", wounded);
	if (answer_is_yes(c))
		say(p, "%s %s of %s at once: %d%s, with all they carry", game_unit_name(v, unit),
			men == 1 ? "is a captive" : "are captives",
			name_within(game_unit_name(v, taker)).text, men, of_them);
	else
		say(p, "%s keep their arms and fight on; no die is thrown",
			game_unit_name(v, unit));
}

void adv_preview_pursue(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;

	if (!answer_is_yes(c)) {
		say(p, "%s stay where they are, and are given orders as usual next turn",
			game_unit_name(v, unit));
		return;
	}
	say(p, "they run after him next turn, and who is caught takes their blows first (A-17)");
	say(p, "they take no orders but to rally, and do not shoot, until he is gone");
	adv_preview_test(v, unit, CAUSE_RALLY, "are rallied from it", p);
}

void adv_preview_tactic(const struct game *v, const struct choice *c, struct preview *p)
{
	if (answer_is_yes(c))
		say(p, "on a D10 of 1 or 2 %s goes last of all, and says only then where to; "
			"else with the others", game_unit_name(v,
			v->figures[c->argument[0].value].unit));
	else
		say(p, "it goes with all the others, where it was told to");
}

void adv_preview_show(const struct game *v, const struct choice *c, struct preview *p)
{
	say(p, "%s come out of hiding: whoever has a line to them may spot and shoot them (S-A-30)",
		game_unit_name(v, c->argument[0].value));
}

void adv_preview_wheel(const struct game *v, const struct choice *c, struct preview *p)
{
	say(p, "%s takes the wheel, and whoever had it leaves it to him",
		say_who(v, c->argument[0].value).text);
}

void adv_preview_charm(const struct game *v, const struct choice *c, struct preview *p)
{
	say(p, c->n > 2 ? "%s is asked to go there next turn, once; whether it works is thrown for"
		: "%s is asked to stay next turn, once; whether it works is thrown for",
		say_who(v, c->argument[1].value).text);
}
