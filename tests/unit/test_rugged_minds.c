/* Minds of the adventure room in random small games (small_field.h). */
#include "config.h"
#include "played.h"
#include "small_field.h"

static void arm(struct text *t, struct whims *w, int side, int unit)
{
	static const char *const arms[] = { "rifle,bayonet", "pistol,pistol", "sword", "musket",
		"bow,sword", "spear", "smg", "shotgun", "club", "musket,sword" };
	static const char *const troops[] = { "soldiers", "warriors", "civilians" };
	static const char *const stances[] = { "free", "free", "advance", "hold" };
	const bool hero = unit == 0 && pick(w, 2);

	(void)side;
	add(t, " figures=%d arms=%s troops=%s stance=%s%s%s%s\n", hero ? 1 : 1 + pick(w, 8),
		arms[pick(w, 10)], troops[pick(w, 3)], stances[pick(w, 4)],
		pick(w, 3) == 0 ? " class=native shields" : "", pick(w, 5) == 0 ? " hidden" : "",
		!hero && pick(w, 3) == 0 ? " uncommanded" : "");
	if (hero)
		add(t, "figure 1 leader hero luck=%d field-craft=%d\n", 2 + pick(w, 5), 2 + pick(w, 5));
	else if (pick(w, 3) > 0)
		add(t, "figure 1 leader\n");
}

static const char *const bands[] = {
	"figures=8 arms=rifle,bayonet troops=soldiers",
	"figures=10 arms=spear class=native troops=warriors",
	"figures=4 arms=smg troops=soldiers",
	"figures=6 arms=bow,sword class=native troops=warriors",
	NULL
};

const struct small_field small_field = {
	.system = &system_rugged, .grounds = "..........,,%%%h##~~=f", .inland = "=",
	.games = 100, .cols = 30, .rows = 20, .margin = 7, .turns = 7,
	.units = 4, .first_row = 3, .row_step = 4, .arm = arm,
	.even = { .cols = 40, .rows = 24, .turns = 10, .col = 8, .first_row = 4, .row_step = 5,
		.woods = "%%", .bands = bands },
};
