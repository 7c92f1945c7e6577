/* Words and numbers for people, shared by the files of this room that speak. */
#ifndef PARTICIPATION_WORDS_H
#define PARTICIPATION_WORDS_H

#include "skirmish/menus/menu.h"
#include "skirmish/menus/sheet.h"
#include "systems/participation/participation.h"

/* ---- words.c ---- */

struct pp_words_name { char text[NAME_MAX_BYTES]; };

/* Who of one's own side understands, or only hears, somebody in a voice. */
struct audience { int understand, hear, enemies; };
/* Thousandths as percent: "44.4%", "50%". */
struct pp_percent { char text[16]; };
bool pp_hurt(const struct game *g, int figure);

struct pp_words_name pp_words_who(const struct game *v, int figure);	/* "Ada Finch" */
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

/* The figure whom a line names second, "say finch.1 …", or -1. */

/* Of a hundred throws of nerve how many dare it; `other`: unit it is done to, or NOBODY. */
int32_t pp_words_nerve(const struct game *v, int figure, int deed, int other);	/* thousandths */
struct pp_percent pp_percent(int32_t milli);
/* What kind of shot a figure's would be under the question that is open. */
enum shot_kind pp_words_shot_kind(const struct game *v, int figure, int target);

#endif
