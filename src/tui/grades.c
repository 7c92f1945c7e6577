/* Grades: see grades.h. */
#include "tui/grades.h"

static const struct { char mark; enum ink edge, ink; } grades[] = {
	[TALE_LOST] = { '!', INK_BAD, INK_BAD }, [TALE_TURNS] = { '~', INK_WARN, INK_WARN },
	[TALE_WON] = { '+', INK_GOOD, INK_GOOD }, [TALE_REST] = { '-', INK_DIM, INK_PLAIN },
};

char grades_mark(enum tale_grade grade)
{
	return grades[grade].mark;
}

bool grades_of_mark(char mark, enum tale_grade *grade)
{
	for (int i = 0; i <= TALE_REST; i++)
		if (grades[i].mark == mark) {
			*grade = (enum tale_grade)i;
			return true;
		}
	return false;
}

enum ink grades_edge(enum tale_grade grade)
{
	return grades[grade].edge;
}

enum ink grades_ink(enum tale_grade grade)
{
	return grades[grade].ink;
}
