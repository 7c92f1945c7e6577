/* A camp with a hill and a ford, for scripts, objectives and endings, and what may happen there. */
#ifndef TEST_CAMP_H
#define TEST_CAMP_H

#include "build_setup.h"
#include "unit.h"

enum { US, THEM, FRIENDS };	/* sides */
enum { MARINES, THUGS, LATER, GUESTS };	/* units */
enum { HILL, FORD };	/* areas */

/* Rows say "nothing asked" first, then what they ask. */
#pragma GCC diagnostic ignored "-Woverride-init"
#define NO_CONDITION .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1, .script = -1, \
	.objective = -1
#define NO_EFFECT .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1, .objective = -1, \
	.ground = -1, .other = -1, .text = ""
#define AIM(kind, of, ...) { "aim", "An aim", kind, .side = of, .points = 5, __VA_ARGS__ }
#define NOWHERE .unit = -1, .area = -1, .item = -1

struct setup *camp_setup(void);	/* of the null system; the caller's till camp_begin() takes it */
void camp_begin(struct trial *t, struct setup *s);	/* all events go to the log */
/* One script event on a condition with those within it: flag 1 shows that it fired. */
void camp_script(struct setup *s, const struct condition *c, int n);

void do_nothing(struct game *g);
void marine_to_hill(struct game *g);
void thug_to_hill(struct game *g);
void kill_thugs(struct game *g);
void kill_one_thug(struct game *g);
void all_thugs_die(struct game *g);
void capture_thug(struct game *g);
void friends_capture_thug(struct game *g);
void take_idol(struct game *g);
void marines_take_idol(struct game *g);
void letter_to_guests(struct game *g);

#endif
