/* Grades: what the narrator's grades (tale.h) look like, on pages and in the log alike. */
#ifndef TUI_GRADES_H
#define TUI_GRADES_H

#include "cliffhanger/tale.h"
#include "tui/inks.h"

/* The mark with which a graded paragraph begins (pager.h). */
char grades_mark(enum tale_grade grade);
/* The grade of a mark; false if it is none. */
bool grades_of_mark(char mark, enum tale_grade *grade);
enum ink grades_edge(enum tale_grade grade);
enum ink grades_ink(enum tale_grade grade);	/* of a line that has no word at its edge */

#endif
