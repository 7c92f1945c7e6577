/* Words: what the files of this room that speak offer, and tell each other. */
#ifndef PARTICIPATION_WORDS_H
#define PARTICIPATION_WORDS_H

#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/say.h"
#include "skirmish/menus/sheet.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/participation.h"

extern const struct sheets pp_sheets;	/* cards.c */
extern const struct menus pp_menus;

/* ---- words.c ---- */

/* Thousandths as percent: "44.4%", "50%". */
struct pp_percent { char text[16]; };
bool pp_hurt(const struct game *g, int figure);

const char *pp_words_spirit(enum spirit spirit);	/* "controlled" */
const char *pp_words_injury(enum injury injury);	/* "lightly injured", "" if none */
/* What lies on it, in the order of weight: "dangerously injured, down"; "" nothing. */
void pp_words_ailments(const struct game *v, int figure, struct pen *p);
bool pp_words_shoots(const struct game *v, int arm);	/* with numbers to hit */
bool pp_words_throws(const struct game *v, int arm);	/* throws it, or lobs with it */
/* The word of a setting's list that stands at an index; "" past the last. */
const char *pp_words_of_setting(enum card key, int i);

/* What the roster says of a unit, and how the map marks who is fit, or lies. */
extern const struct sheet_state pp_states_told[];
enum figure_mark pp_mark(const struct game *v, int figure);
enum figure_mark pp_mark_lying(const struct game *v, int figure);
const char *pp_words_lying(const struct game *v, int figure);	/* "in a faint" */

/* Of a hundred throws of nerve how many dare it; `other`: unit it is done to, or NOBODY. */
int32_t pp_words_nerve(const struct game *v, int figure, int deed, int other);	/* thousandths */
struct pp_percent pp_percent(int32_t milli);
/* What kind of shot a figure's would be under the question that is open. */
enum shot_kind pp_words_shot_kind(const struct game *v, int figure, int target);

/* ---- panels.c ---- */

bool pp_phase_line(const struct game *v, int line, struct phase_line *l);
void pp_turn_line(const struct game *v, char *text, size_t size);

/* ---- menus ---- */

/* A row with the next free key, whose line begins with a figure. */
struct pp_row { enum menu_act act; const char *label; enum option_need need; int verb; };
struct option *pp_menu_figure_row(struct menu *m, const struct pp_row *row, int figure,
	struct argument whom);
void pp_menu_of_move(struct menu *m);
void pp_menu_yield(struct menu *m);	/* a row for it, if there is somebody */
void pp_menu_of_speak(struct menu *m);
bool pp_menu_may_say(const struct game *v, const struct decision *d, int figure,
	enum voice voice, struct reason *why);
void pp_menu_of_snap(struct menu *m);	/* of shots at passers-by */
void pp_menu_of_fire(struct menu *m);
bool pp_menu_may_hit(const struct game *v, int figure, int target);
/* Whom of a unit one's shots would fall on, and their odds; -1. */
int pp_menu_mark(const struct game *v, int figure, int target, struct pp_fire_odds *best);
void pp_menu_of_kick(struct menu *m);
void pp_menu_of_fight(struct menu *m);
bool pp_menu_may_strike(const struct game *v, const struct decision *d, int figure);

/* ---- previews ---- */

extern const struct preview_row pp_previews[];
preview_put pp_preview_charge, pp_preview_fire, pp_preview_throw, pp_preview_fight, pp_preview_say;

/* ---- maps.c ---- */

bool pp_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);
bool pp_option_course(const struct game *v, int unit, const struct choice *c,
	struct course *course);
bool pp_spread(const struct game *v, int unit, const struct choice *c, struct spread *s);
int pp_marks(const struct game *v, struct map_mark *marks, int room);

#endif
