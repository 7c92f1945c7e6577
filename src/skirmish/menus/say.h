/* Saying: lines of previews, of sheets and of rosters, and numbers for people. */
#ifndef SKIRMISH_SAY_H
#define SKIRMISH_SAY_H

#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

/* Numbers that come in thousandths, for people: "2.5". */
struct tenths { char text[16]; };
struct tenths say_tenths(int32_t milli);

/* Tenths of a unit, for people: "12\"", "4.5 cm". */
struct length_text { char text[16]; };
struct length_text say_length(int32_t length, const char *unit);
static inline struct length_text say_inches(int32_t length)
{
	return say_length(length, "\"");
}
static inline struct length_text say_cm(int32_t millimetres)
{
	return say_length(millimetres, " cm");
}

/* One more line of a preview; what does not fit is not begun. */
void say(struct preview *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A chance in thousandths, for front ends that draw; what has no room is only in the lines. */
void say_share(struct preview *p, enum share_of of, int32_t milli, const char *what);
/* A chance in thousandths: what is not certain 999 at most, what is not impossible 1 at least. */
int32_t say_milli(int64_t chance);
/* The last line says only what shares say. */
void say_by_shares(struct preview *p);

/* A line for each modifier of a roll that counts: "  +1  Leader (melee.leader)". */
struct roller;
void say_modifiers(const struct roller *r, struct preview *p);

/* A chance (chance.h) in hundredths, to the nearest: "62"; what is not certain is ">99" at
 * most, what is not impossible "<1" at least. */
struct hundredths { char text[8]; };
struct hundredths say_hundredths_of(int64_t chance);

/* Of a place: "no known enemy sees it there", "2 known enemy units see it there". */
struct watched_text { char text[64]; };
struct watched_text say_watched(int units);

struct name say_who(const struct game *g, int figure);	/* in a sentence */

#endif
