/* Lines of all kinds: say.h. */
#include <stdarg.h>
#include <stdio.h>

#include "cliffhanger/chance.h"
#include "cliffhanger/roll.h"
#include "skirmish/menus/say.h"

struct tenths say_tenths(int32_t milli)
{
	struct tenths t;

	snprintf(t.text, sizeof t.text, "%d.%d", (int)((milli + 50) / 1000),
		(int)((milli + 50) / 100 % 10));
	return t;
}

struct length_text say_length(int32_t length, const char *unit)
{
	enum { TENTHS = 10 };
	struct length_text t;

	if (length % TENTHS == 0)
		snprintf(t.text, sizeof t.text, "%d%s", (int)(length / TENTHS), unit);
	else
		snprintf(t.text, sizeof t.text, "%d.%d%s", (int)(length / TENTHS),
			(int)(length % TENTHS), unit);
	return t;
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

void say_modifiers(const struct roller *r, struct preview *p)
{
	for (int i = 0; i < r->event.roll.n_modifiers; i++)
		if (r->modifiers[i].halves != 0)
			say(p, "  %+d  %s (%s)", r->modifiers[i].halves / 2, r->modifiers[i].name,
				r->modifiers[i].rule);
}

struct hundredths say_hundredths_of(chance_t chance)
{
	const int n = (int)chance_in(chance, 100);
	struct hundredths h;

	snprintf(h.text, sizeof h.text, "%s", chance > 0 && n == 0 ? "<1" : ">99");
	if ((n > 0 || chance == 0) && (n < 100 || chance == CERTAIN))
		snprintf(h.text, sizeof h.text, "%d", n);
	return h;
}

struct name say_who(const struct game *g, int figure)
{
	struct name n;

	game_figure_name(g, figure, n.text, sizeof n.text);
	return n;
}
