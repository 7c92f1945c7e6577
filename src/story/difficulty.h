/* How hard a scenario is: what machines of equal skill made of it, from a table that is played
 * (make difficulty) and committed. */
#ifndef STORY_DIFFICULTY_H
#define STORY_DIFFICULTY_H

/* "Machines of equal skill, 40 games: navy won 21, smugglers 17, nobody 2"; "" of a scenario that
 * is not in the table. */
const char *difficulty_of(const char *name, const char *title);

#endif
