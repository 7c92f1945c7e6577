/* Lines of all kinds: say.h. */
#include <assert.h>
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

int32_t say_milli(chance_t chance)
{
	const int32_t milli = chance_milli(chance);

	if (chance > 0 && milli == 0)
		return 1;
	return chance < CERTAIN && milli >= 1000 ? 999 : milli;
}

void say_share(struct preview *p, enum share_of of, int32_t milli, const char *what)
{
	struct share *const share = &p->shares[p->n_shares];

	if (p->n_shares >= SHARES_MAX)
		return;
	*share = (struct share){ .milli = (int16_t)milli, .of = (uint8_t)of };
	snprintf(share->what, sizeof share->what, "%s", what);
	p->n_shares++;
}

void say_by_shares(struct preview *p)
{
	static_assert(PREVIEW_LINES <= 64, "a bit for each line");

	if (p->n_lines > 0)
		p->said_by_shares |= UINT64_C(1) << (p->n_lines - 1);
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

struct watched_text say_watched(int units)
{
	struct watched_text w;

	if (units == 0)
		snprintf(w.text, sizeof(w.text), "no known enemy sees it there");
	else
		snprintf(w.text, sizeof(w.text), "%d known enemy unit%s see%s it there", units, units
			== 1 ? "" : "s", units == 1 ? "s" : "");
	return w;
}
