/* The rulebook's rows as typed numbers, bound once: play reads nothing by name. */
#ifndef PARTICIPATION_TABLES_H
#define PARTICIPATION_TABLES_H

#include "skirmish/tables/binder.h"
#include "systems/participation/participation.h"

bind_tables pp_bind;

#endif
