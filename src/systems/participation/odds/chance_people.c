/* Those whom odds are reckoned of: cards, injuries and wounds in the scene, and the
 * names of what may become of them. */
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/odds/plight.h"
#include "systems/participation/settings.h"

const char *const pp_chance_injuries[] = { "none", "light", "bad", "dangerous", NULL };
const char *const pp_chance_spirits[] = { "controlled", "obedient", "shaken", "panicked",
	"terrified", NULL };

int32_t pp_scene_length(const struct scene *s, int input)
{
	return scene_input(s, input) * s->asked->book->inch;
}

int pp_scene_further(const struct scene *s)
{
	return scene_input(s, s->asked->action->situation->longer_by)
		- game_distance(s->game, 0, 1) / s->asked->book->inch;
}

void pp_scene_creature(struct scene *s, int unit, int32_t creature, int32_t wound_value)
{
	if (creature >= 0)
		scene_say(s, unit, CARD_CREATURE, creature);
	if (wound_value > 0)
		scene_say(s, unit, CARD_WOUND_VALUE, wound_value);
}

void pp_scene_name(struct scene *s, int unit, const char *name)
{
	scene_figure(s, unit, 0)->name = name;
}

bool pp_chance_may_act(const struct rulebook *book, int spirit)
{
	const struct entry *const e = rulebook_entry(book, "morale-results",
		pp_chance_spirits[spirit], "may-act");

	return e && e->number != 0;
}

/* S-P-12: one more of a kind is one of the next. */
bool pp_chance_injuries_may_be(const struct rulebook *book, int injuries)
{
	return injuries < rulebook_entry(book, "numbers", "same-injuries", "value")->number;
}

bool pp_scene_hurt(struct game *g, int figure, int word, bool bandaged, int worse,
	struct reason *why)
{
	struct pp_figure *const f = pp_figure_of(g, figure);

	if (word == 0 && (bandaged || worse > 0))
		return refuse(why, "S-P-13", "only the injured are bandaged or get worse: give "
			"the injury, too");
	if (word > 0 && pp_creature(g, figure))
		return refuse(why, "P-9", "a creature has wounds, no injuries: give its wounds");
	f->injury = (uint8_t)(word == 0 ? INJURY_SUPERFICIAL : INJURY_LIGHT + word - 1);
	f->injuries = word > 0;
	f->bandaged = bandaged;
	f->worse = (uint8_t)worse;
	return true;
}

bool pp_scene_injuries(struct game *g, int figure, int injuries, struct reason *why)
{
	struct pp_figure *const f = pp_figure_of(g, figure);
	const int most = pp_rules_of(g)->same_injuries - 1;

	if (injuries > 1 && (f->injuries == 0 || injuries > most))
		return refuse(why, "S-P-12", "%d injuries of one kind are one of the next: give "
			"an injury, and of one kind %d at most", most + 1, most);
	if (f->injuries > 0)
		f->injuries = (uint8_t)injuries;
	return true;
}

bool pp_scene_wounds(struct game *g, int figure, int wounds, struct reason *why)
{
	const int32_t value = pp_card(g, figure, CARD_WOUND_VALUE);

	if (wounds > 0 && value == 0)
		return refuse(why, "P-9", "people have injuries, no wounds: give a wound value, a "
			"creature or a size from large on");
	if (value > 0 && wounds >= value)
		return refuse(why, "P-9", "%d wounds put out what has a wound value of %d: it may "
			"have up to %d", wounds, (int)value, (int)value - 1);
	pp_figure_of(g, figure)->wounds = (uint8_t)wounds;
	return true;
}

chance_t pp_chance_less(chance_t all, chance_t part)
{
	return all > part ? all - part : 0;
}

void pp_chance_plight(const struct game *g, int figure, const struct pp_plight *p,
	struct odds *odds)
{
	static const char *const names[INJURIES] = { [INJURY_SUPERFICIAL] = "unhurt",
		[INJURY_LIGHT] = "light", [INJURY_BAD] = "bad", [INJURY_DANGEROUS] = "dangerous",
		[INJURY_DEAD] = "dead", [INJURY_STUNNED] = "senseless" };
	static const char *const of_creatures[INJURIES] = { [INJURY_SUPERFICIAL] = "unhurt",
		[INJURY_LIGHT] = "wounded", [INJURY_DEAD] = "dead",
		[INJURY_STUNNED] = "senseless" };
	const char *const *const name = pp_creature(g, figure) ? of_creatures : names;

	for (int i = 0; i < INJURIES; i++)
		if (name[i])
			odds_outcome(odds, name[i], pp_plight_of(g, figure, p, (enum injury)i));
}

/* "effect: flinches to 2, staggers 3 to 4, downed from 5 (P-5)" */
void pp_chance_note_effects(const struct pp_rules *rules, struct odds *odds)
{
	const struct band_row *const e = rules->effect;

	odds_note(odds, "effect of a hit: flinches to %d, staggers %d to %d, downed from %d (P-5)",
		e[EFFECT_FLINCH].most, e[EFFECT_STAGGER].least, e[EFFECT_STAGGER].most,
		e[EFFECT_DOWN].least);
}
