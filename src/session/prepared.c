/* Orders prepared while others are waited for.  See prepared.h. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/hosted.h"
#include "cliffhanger/prepared.h"

/* A question of the whole seat, which is closed by a word: what a turn begins with. */
static bool is_of_all(const struct game *v, const struct decision *d)
{
	return d->unit < 0 && game_asks(v, d)->done != NULL;
}

void prepared_note(struct prepared *p, const struct game *v, int seat, const struct decision *d)
{
	if (!is_of_all(v, d) || (p->known[seat] && p->turn[seat] == v->turn))
		return;
	p->known[seat] = true;
	p->turn[seat] = v->turn;
	p->asked[seat] = *d;
}

/* ---- keeping ---- */

/* Of whom a line is; NOBODY with the reason. */
static int unit_of(const struct session *s, const struct game *v, int seat, const char *line,
	struct reason *why)
{
	const struct verb *verb;
	struct choice c;
	int unit;

	if (!choice_read(v, seat, line, &c, why))
		return NOBODY;
	verb = choice_verb(v, c.verb);
	unit = verb && verb->takes[0].kind == ARGUMENT_UNIT ? (int)c.argument[0].value : NOBODY;
	if (unit < 0 || game_seat_of_unit(v, unit) != seat) {
		refuse(why, "", "only orders of a unit of yours can be prepared while others are "
			"waited for");
		return NOBODY;
	}
	if (!hosted_may_command(s, unit, why))
		return NOBODY;
	if (strlen(line) < PREPARED_MAX)
		return unit;
	refuse(why, "", "that is too long to be kept");
	return NOBODY;
}

static int place_of(const struct prepared *p, int unit)
{
	int i = 0;

	while (i < p->n && p->lines[i].unit != unit)
		i++;
	return i;
}

int prepared_keep(struct prepared *p, const struct session *s, const struct game *v, int seat,
	const char *line, struct reason *why)
{
	const int unit = unit_of(s, v, seat, line, why);
	struct prepared_line *l;

	if (unit < 0)
		return NOBODY;
	if (prepared_of(p, unit))
		prepared_drop(p, place_of(p, unit));
	l = &p->lines[p->n++];
	l->unit = (int16_t)unit;
	l->kind = p->known[seat] ? p->asked[seat].kind : -1;
	snprintf(l->text, sizeof(l->text), "%s", line);
	return unit;
}

const struct prepared_line *prepared_of(const struct prepared *p, int unit)
{
	const int i = place_of(p, unit);

	return i < p->n ? &p->lines[i] : NULL;
}

int prepared_next(const struct prepared *p, const struct game *v, const struct decision *d, int i)
{
	for (; i < p->n; i++) {
		const struct prepared_line *const l = &p->lines[i];

		if (game_seat_of_unit(v, l->unit) == d->seat
				&& (l->kind < 0 ? is_of_all(v, d) : l->kind == d->kind))
			return i;
	}
	return -1;
}

void prepared_drop(struct prepared *p, int i)
{
	p->n--;
	memmove(&p->lines[i], &p->lines[i + 1], (size_t)(p->n - i) * sizeof(p->lines[0]));
}
