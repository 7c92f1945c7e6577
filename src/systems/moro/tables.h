/* The rulebook's rows as typed numbers, bound once: play reads nothing by name. */
#ifndef MORO_TABLES_H
#define MORO_TABLES_H

#include "skirmish/tables/binder.h"
#include "systems/moro/moro.h"

bind_tables moro_bind;

#endif
