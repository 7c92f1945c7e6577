/* Minds of the risk room in random small games (small_field.h). */
#include "config.h"
#include "played.h"
#include "small_field.h"

static void arm(struct text *t, struct whims *w, int side, int unit)
{
	static const char *const arms[] = { "rifle", "musket", "bow", "spear", "sword",
		"club,rocks", "pistol,sword", "hatchet", "musket,sword" };
	static const char *const qualities[] = { "raw", "regular", "superior" };
	static const char *const stances[] = { "free", "advance", "hold" };
	const bool hero = unit == 0 && pick(w, 2);

	(void)side;
	add(t, " figures=%d arms=%s quality=%s stance=%s", hero ? 1 : 1 + pick(w, 8),
		arms[pick(w, 9)], qualities[pick(w, 3)], stances[pick(w, 3)]);
	add(t, "%s%s%s%s\n", pick(w, 5) == 0 && !hero ? " mounted" : "",
		pick(w, 3) == 0 ? " native" : "", pick(w, 4) == 0 ? " bayonets" : "",
		!hero && pick(w, 2) ? " uncommanded" : "");
	if (hero)
		add(t, "figure 1 hero leader\n");
	else if (pick(w, 3) > 0)
		add(t, "figure 1 leader\n");
}

static const char *const bands[] = {
	"figures=8 arms=rifle bayonets",
	"figures=10 arms=spear native",
	"figures=6 arms=musket,sword quality=superior",
	"figures=6 arms=bow native",
	NULL
};

const struct small_field small_field = {
	.system = &system_risk, .scale = "cell 25\n", .legend = "legend Z barricade\n",
	.grounds = "..........,,&&&^#~n|=Z", .inland = "=Z",
	.games = 300, .cols = 30, .rows = 20, .margin = 7, .turns = 8,
	.units = 4, .first_row = 3, .row_step = 4, .arm = arm,
	.even = { .cols = 40, .rows = 24, .turns = 10, .col = 8, .first_row = 4, .row_step = 5,
		.woods = "&&", .bands = bands },
};
