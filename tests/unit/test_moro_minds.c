/* Minds of the Moro room in random small games (small_field.h). */
#include "config.h"
#include "played.h"
#include "small_field.h"

static void add_us(struct text *t, struct whims *w)
{
	static const char *const arms[] = { "rifle", "rifle", "pistol" };
	static const char *const guns[] = { "gatling", "cannon" };

	add(t, " people=us troops=%s", pick(w, 2) ? "regulars" : "scouts");
	if (pick(w, 3) == 0)
		add(t, " arms=pistol gun=%s%s", guns[pick(w, 2)], pick(w, 2) ? " limbered" : "");
	else
		add(t, " arms=%s formation=%s", arms[pick(w, 3)], pick(w, 2) ? "line" : "column");
}

static void add_moros(struct text *t, struct whims *w)
{
	static const char *const arms[] = { "spear,blade", "moro-rifle", "blade", "blade" };

	add(t, " people=moro troops=%s", pick(w, 3) ? "warriors" : "juramentados");
	if (pick(w, 6) == 0)
		add(t, " arms=blade gun=moro-cannon");
	else
		add(t, " arms=%s", arms[pick(w, 4)]);
}

static void arm(struct text *t, struct whims *w, int side, int unit)
{
	static const char *const stances[] = { "free", "free", "advance", "hold" };

	(void)unit;
	add(t, " figures=%d stance=%s", 3 + pick(w, 7), stances[pick(w, 4)]);
	if (side == 0 || pick(w, 4) == 0)
		add_us(t, w);
	else
		add_moros(t, w);
	if (pick(w, 4) == 0)
		add(t, " hidden blinds=%d", pick(w, 3));
	add(t, "%s\n", pick(w, 4) == 0 ? " uncommanded" : "");
	if (pick(w, 4) > 0)
		add(t, "figure 1 leader%s\n", pick(w, 4) == 0 ? " hero" : "");
}

static const char *const bands[] = {
	"figures=8 arms=rifle troops=regulars",
	"figures=10 arms=spear,blade people=moro troops=warriors",
	"figures=4 arms=pistol troops=regulars gun=gatling limbered",
	"figures=6 arms=blade people=moro troops=juramentados",
	NULL
};

const struct small_field small_field = {
	.system = &system_moro, .grounds = ".........%%%%%&;~^nFFX#:::,=", .inland = "=",
	.games = 100, .cols = 34, .rows = 24, .margin = 7, .turns = 7,
	.units = 4, .first_row = 3, .row_step = 5, .arm = arm,
	.even = { .cols = 56, .rows = 30, .turns = 10, .col = 18, .first_row = 5, .row_step = 6,
		.woods = "%%", .bands = bands },
};
