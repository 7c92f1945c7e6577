/* Words: how the roster, the sheets and the map speak of units and figures. */
#include <stdio.h>

#include "systems/risk/words.h"

struct length_text length_text(int32_t millimetres)
{
	enum { MM_CM = 10 };
	struct length_text t;

	if (millimetres % MM_CM == 0)
		snprintf(t.text, sizeof t.text, "%d cm", (int)(millimetres / MM_CM));
	else
		snprintf(t.text, sizeof t.text, "%d.%d cm", (int)(millimetres / MM_CM),
			(int)(millimetres % MM_CM));
	return t;
}
