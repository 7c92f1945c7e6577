/* What the files that make menus share. */
#ifndef SKIRMISH_MENU_H
#define SKIRMISH_MENU_H

#include "cliffhanger/system.h"

struct menu { struct option *options; int n, room; };

/* One more row, allowed and without a line yet; NULL if there is no room. */
struct option *menu_add(struct menu *m, char key, const char *label, enum option_need need);

/* What this game adds to a row's label. */
void menu_note(struct option *o, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Yes and no, answers to a plain question: "follow marines", and what they mean. */
void menu_question(struct menu *m, const char *line, const char *yes, const char *no);

/* Leaving the table is offered where an aim of the unit's side asks for it. */
bool menu_exit_wanted(const struct game *v, int unit);

#endif
