/* Minds of the participation room in random small games, with beasts between them
 * (small_field.h). */
#include "config.h"
#include "played.h"
#include "small_field.h"

static void add_card(struct text *t, struct whims *w)
{
	static const char *const arms[] = { "rifle", "revolver", "rifle,knife", "bow", "club",
		"sword", "carbine", "spear", "dynamite,revolver", "gas-bomb,knife", "stone",
		"shotgun" };
	static const char *const classes[] = { "hero", "brave", "normal", "follower", "cautious" };
	static const char *const stances[] = { "free", "free", "advance", "hold" };

	add(t, " arms=%s courage=%s stance=%s adt=%d fight=%d move=%d", arms[pick(w, 12)],
		classes[pick(w, 5)], stances[pick(w, 4)], pick(w, 5) - 2, pick(w, 4) - 1,
		4 + pick(w, 3));
	if (pick(w, 5) == 0)
		add(t, " %s", pick(w, 2) ? "trained" : "elite");
	if (pick(w, 6) == 0)
		add(t, " load=heavy");
	if (pick(w, 5) == 0)
		add(t, " hidden");
	if (pick(w, 4) == 0)
		add(t, " uncommanded");
}

static void arm(struct text *t, struct whims *w, int side, int unit)
{
	(void)side;
	(void)unit;
	add(t, " figures=%d", pick(w, 2) ? 1 : 1 + pick(w, 4));
	add_card(t, w);
	add(t, "\n");
	if (pick(w, 3) > 0)
		add(t, "figure 1 leader%s\n", pick(w, 3) == 0 ? " hero courage=hero" : "");
}

static void add_beasts(struct text *t, struct whims *w)
{
	static const char *const tempers[] = { "hungry", "frightened", "protecting" };
	static const char *const sizes[] = { "standard", "large", "very-large" };

	for (int i = 0; i < 1 + pick(w, 2); i++) {
		const int size = pick(w, 3);

		add(t, "unit beast%d sign=D side=wild figures=1 at=%d,%d facing=E arms=jaws "
			"uncommanded beast=%s size=%s fight=3 fright=2 move=6%s\n", i,
			14 + 3 * pick(w, 2), 6 + 10 * i, tempers[pick(w, 3)], sizes[size],
			size == 0 ? " wound-value=5" : "");
	}
}

static const char *const bands[] = {
	"figures=1 arms=revolver courage=hero fight=2 adt=1",
	"figures=1 arms=rifle,knife courage=brave fight=1 shoot=good",
	"figures=4 arms=rifle courage=follower",
	"figures=3 arms=club courage=normal fight=1",
	"figures=1 arms=dynamite,revolver courage=normal",
	NULL
};

const struct small_field small_field = {
	.system = &system_participation, .grounds = "........,,&&%;~^cr|#xTnO", .inland = "O",
	.games = 60, .cols = 32, .rows = 24, .margin = 8, .turns = 6,
	.units = 5, .first_row = 2, .row_step = 4, .arm = arm, .wild = add_beasts,
	.even = { .cols = 40, .rows = 24, .turns = 8, .col = 8, .first_row = 3, .row_step = 4,
		.woods = "&#", .bands = bands },
};
