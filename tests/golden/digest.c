/* Digests: see digest.h.  FNV-1a, which needs no more than a multiplication. */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>

#include "digest.h"

enum { LINE_BYTES = 4096 };

void digest_begin(struct digest *d, bool tells)
{
	*d = (struct digest){ UINT64_C(0xcbf29ce484222325), tells };
}

void digest_line(struct digest *d, const char *format, ...)
{
	char line[LINE_BYTES];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(line, sizeof(line), format, arguments);
	va_end(arguments);
	for (const char *c = line; *c; c++)
		d->value = (d->value ^ (unsigned char)*c) * UINT64_C(0x100000001b3);
	d->value = (d->value ^ '\n') * UINT64_C(0x100000001b3);
	if (d->tells)
		puts(line);
}
