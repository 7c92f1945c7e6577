/* Dim signs for an emulator that knows of none: see dim.h. */
#include "config.h"

#include "dim.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ESCAPE = '\033' };

/* Whether what is held may be the beginning of ESC [ NUMBER ; ... m. */
static bool may_go_on(const struct dim *d)
{
	const char last = d->held[d->n - 1];

	if (d->n == 2)
		return last == '[';
	return d->n < sizeof(d->held) && ((last >= '0' && last <= '9') || last == ';');
}

/* Colours have numbers of their own: 38;5;2 is an ink, not dim. */
static void write_attributes(const struct dim *d, VTerm *emulator)
{
	char text[4 * sizeof(d->held)];
	size_t used = (size_t)snprintf(text, sizeof(text), "\033[");
	const char *at = d->held + 2, *const end = d->held + d->n - 1;
	bool how = false;	/* how a colour is told comes next */
	int colour = 0;		/* so many numbers of one are to come */

	while (at <= end) {
		const size_t length = strspn(at, "0123456789");
		const int number = length > 0 ? atoi(at) : 0;
		const bool own = !how && colour == 0;

		if (own && number == 2)
			used += (size_t)snprintf(text + used, sizeof(text) - used, "9");
		else if (own && number == 22)
			used += (size_t)snprintf(text + used, sizeof(text) - used, "22;29");
		else
			used += (size_t)snprintf(text + used, sizeof(text) - used, "%.*s",
				(int)length, at);
		colour = how ? (number == 5 ? 1 : 3) : colour > 0 ? colour - 1 : 0;
		how = own && (number == 38 || number == 48);
		text[used++] = at[length];	/* ; or the m */
		at += length + 1;
	}
	vterm_input_write(emulator, text, used);
}

void dim_write(struct dim *d, VTerm *emulator, const char *bytes, size_t size)
{
	size_t from = 0;	/* of the bytes that are not held */

	for (size_t i = 0; i < size; i++) {
		if (d->n == 0 && bytes[i] != ESCAPE)
			continue;
		if (d->n == 0)
			vterm_input_write(emulator, bytes + from, i - from);
		d->held[d->n++] = bytes[i];
		from = i + 1;
		if (d->n == 1 || may_go_on(d))
			continue;
		if (bytes[i] == 'm' && d->n > 2)
			write_attributes(d, emulator);
		else
			vterm_input_write(emulator, d->held, d->n);
		d->n = 0;
	}
	vterm_input_write(emulator, bytes + from, size - from);
}
