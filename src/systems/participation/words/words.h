/* Words and numbers for people, shared by the files of this room that speak. */
#ifndef PARTICIPATION_WORDS_H
#define PARTICIPATION_WORDS_H

#include "skirmish/menus/menu.h"
#include "skirmish/menus/sheet.h"
#include "systems/participation/participation.h"

/* ---- words.c ---- */

struct pp_words_id { char text[ID_MAX + 8]; };
struct pp_words_name { char text[NAME_MAX_BYTES]; };

struct pp_words_id pp_words_figure(const struct game *v, int figure);	/* "finch.1" */
struct pp_words_name pp_words_who(const struct game *v, int figure);	/* "Ada Finch" */
const char *pp_words_unit(const struct game *v, int unit);		/* its id */
const char *pp_words_spirit(enum spirit spirit);	/* "controlled" */
const char *pp_words_injury(enum injury injury);	/* "lightly injured", "" if none */
const char *pp_words_voice(enum voice voice);	/* as players type it */
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

/* ---- cards.c ---- */

extern const struct sheets pp_sheets;

/* The verb of an option's line: its first word; VERBS if there is none. */
enum pp_verb pp_words_verb(const char *line);
/* The figure whom a line names second, "say finch.1 …", or -1. */
int pp_words_line_figure(const struct game *v, const char *line);

/* ---- menu.c, menu_move.c, menu_fire.c, menu_fight.c, menu_speak.c ---- */

struct pp_menu_page {
	const struct game *v;
	const struct decision *d;
	int unit;
	struct menu *menu;
	char key;		/* of the next row that has none of its own */
};

struct option *pp_menu_unit_row(struct pp_menu_page *g, char key, const char *label,
	enum option_need need, int verb);
/* A row for a verb that wants nothing but the unit; shut, it says why. */
struct option *pp_menu_plain_row(struct pp_menu_page *g, char key, const char *label, int verb);
/* One whose line begins with a figure, and has the next free key. */
struct option *pp_menu_figure_row(struct pp_menu_page *g, const char *label, enum option_need need,
	int verb, int figure);
/* Whether the seat could choose this; the second is of any kind, or ARGUMENT_NONE. */
bool pp_menu_lawful(const struct pp_menu_page *g, int verb, struct argument whose,
	struct argument whom, struct reason *why);
bool pp_menu_lawful_unit(const struct pp_menu_page *g, int verb, int target, struct reason *why);
bool pp_menu_lawful_figure(const struct pp_menu_page *g, int verb, int figure, int other,
	struct reason *why);
/* Units that a verb could name; how many.  If none, why not the nearest enemy. */
int pp_menu_targets(const struct pp_menu_page *g, int verb, int16_t list[UNITS_MAX],
	struct reason *why);

void pp_menu_yield(struct pp_menu_page *g);	/* a row for it, if there is somebody */
void pp_menu_of_move(struct pp_menu_page *g);
void pp_menu_of_snap(struct pp_menu_page *g);
void pp_menu_of_fire(struct pp_menu_page *g);
void pp_menu_of_kick(struct pp_menu_page *g);
void pp_menu_of_fight(struct pp_menu_page *g);
void pp_menu_of_speak(struct pp_menu_page *g);

bool pp_menu_may_hit(const struct game *v, int figure, int target);
/* Whom of a unit one's shots would fall on, and their odds; -1. */
int pp_menu_mark(const struct game *v, int figure, int target, struct pp_fire_odds *best);
bool pp_menu_may_say(const struct game *v, const struct decision *d, int figure,
	enum voice voice, struct reason *why);
bool pp_menu_may_strike(const struct game *v, const struct decision *d, int figure);
/* Who of one's own side understands, or only hears, somebody in a voice. */
struct audience { int understand, hear, enemies; };
struct audience pp_menu_audience(const struct game *v, int figure, enum voice voice);

/* ---- preview.c, preview_*.c ---- */

void pp_preview_walk(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_charge(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_watch(const struct game *v, int unit, struct preview *p);
void pp_preview_dare(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_fire(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_throw(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_fight(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_say(const struct game *v, const struct choice *c, struct preview *p);

/* Of a hundred throws of nerve how many dare it; `other`: unit it is done to, or NOBODY. */
int32_t pp_words_nerve(const struct game *v, int figure, int deed, int other);	/* thousandths */
/* Thousandths as percent: "44.4%", "50%". */
struct pp_percent { char text[16]; };
struct pp_percent pp_percent(int32_t milli);
/* What kind of shot a figure's would be under the question that is open. */
enum shot_kind pp_words_shot_kind(const struct game *v, int figure, int target);

#endif
