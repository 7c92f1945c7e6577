/* What the files of the game room tell each other and nobody else. */
#ifndef GAME_ROOM_H
#define GAME_ROOM_H

#include <stddef.h>

#include "cliffhanger/game.h"

enum { alignof_max = _Alignof(max_align_t) };

/* body.c: counts everybody aboard again. */
void body_loads(struct game *g);

/* place.c: every unit that is there from the start. */
void place_all(struct game *g);
/* An area's cell nearest to its middle that somebody could stand on; else the middle. */
cell_t place_of_area(const struct game *g, int area);

/* script.c */
void script_prepare(struct game *g);	/* script_needs[] */
/* Bits of condition kinds that an event may have changed. */
uint16_t script_wakes(enum event_kind kind);
/* Units and sides as conditions and aims see them. */
int unit_fit_people(const struct game *g, int unit);
bool unit_destroyed(const struct game *g, int unit);
bool unit_in_area(const struct game *g, int unit, int side, int area, bool fit_only);
bool side_captured(const struct game *g, int unit, int side);	/* side -1: any */
int count_left(const struct game *g, int unit, int side, uint8_t edges);
/* Whether a script event not yet fired may still bring the unit on. */
bool script_may_spawn(const struct game *g, int unit);

/* objective.c */
void objectives_now(struct game *g, uint16_t changed);	/* those had as soon as they are true */
void objectives_at_end(struct game *g);
bool objective_told(const struct game *g, int objective, int side);

#endif
