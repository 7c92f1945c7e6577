/* Dim signs for an emulator that knows of none.
 *
 * libvterm follows neither SGR 2 nor tells of it.  On their way to it sequences that dim are made
 * to strike out, which no terminfo does here; terminal_cell() reads that back as dim.
 */
#ifndef TESTS_DIM_H
#define TESTS_DIM_H

#include <stddef.h>
#include <vterm.h>

struct dim {
	char held[64];		/* of a sequence that may go on with the next bytes */
	size_t n;
};

void dim_write(struct dim *d, VTerm *emulator, const char *bytes, size_t size);

#endif
