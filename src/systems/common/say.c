/* Lines of previews: say.h. */
#include <stdarg.h>
#include <stdio.h>

#include "systems/common/say.h"

struct tenths tenths(int32_t milli)
{
	return (struct tenths){ (int)((milli + 50) / 1000), (int)((milli + 50) / 100 % 10) };
}

void say(struct preview *p, const char *format, ...)
{
	va_list list;

	if (p->n_lines >= PREVIEW_LINES)
		return;
	va_start(list, format);
	vsnprintf(p->lines[p->n_lines++], LINE_MAX_BYTES, format, list);
	va_end(list);
}
