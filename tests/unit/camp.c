#include "config.h"
#include "camp.h"
#include "played.h"

static const char camp[] =
	"map\n"
	". . . . . .\n"
	" . A A . . .\n"
	". . . . B .\n"
	" . . . . B .\n"
	"C . . . . .\n"
	"end\n"
	"turns 4\n"
	"side us edges=west\nside them edges=east\nside friends allies=us\n"
	"unit marines sign=A side=us\nfigure 1 leader\n"
	"unit thugs sign=B side=them\n"
	"unit later side=them figures=2\n"
	"unit guests sign=C side=friends\n"
	"area hill 2,1 3,1 4,1\n"
	"area ford 5,5 6,5\n"
	"item idol at=6,1\n"
	"item letter unit=marines\n"
	"flag alarm\nflag rain\n";

struct setup *camp_setup(void)
{
	return build_setup(&system_null, camp);
}

void camp_begin(struct trial *t, struct setup *s)
{
	trial_begin_with(t, s, "");
	t->game->out = event_log_sink(t->log);
}

static const struct effect show = { THEN_FLAG, NO_EFFECT, .flag = 1, .number = 1 };
static const struct setup_script only = { "only", true, 0, 0, 1 };

void camp_script(struct setup *s, const struct condition *c, int n)
{
	s->conditions = c;
	s->n_conditions = (int16_t)n;
	s->effects = &show;
	s->n_effects = 1;
	s->scripts = &only;
	s->n_scripts = 1;
}

void do_nothing(struct game *g) { (void)g; }
void marine_to_hill(struct game *g) { game_place(g, 0, 2); }
void thug_to_hill(struct game *g) { game_place(g, 2, 2); }
void kill_thugs(struct game *g)
{
	game_life(g, 2, LIFE_DEAD, "");
	game_life(g, 3, LIFE_WOUNDED, "");
}
void kill_one_thug(struct game *g) { game_life(g, 2, LIFE_DEAD, ""); }
void capture_thug(struct game *g) { game_capture(g, 2, 0); }
void friends_capture_thug(struct game *g) { game_capture(g, 2, 6); }
void take_idol(struct game *g) { game_item(g, 0, THUGS, CELL_NONE); }
void marines_take_idol(struct game *g) { game_item(g, 0, MARINES, CELL_NONE); }
void letter_to_guests(struct game *g) { game_item(g, 1, GUESTS, CELL_NONE); }
void all_thugs_die(struct game *g)
{
	game_life(g, 2, LIFE_DEAD, "");
	game_life(g, 3, LIFE_DEAD, "");
}
