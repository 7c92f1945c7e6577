/* JSON: see json.h. */
#include "config.h"

#include "cli/json.h"

void json_text(const char *text)
{
	putchar('"');
	for (; *text; text++) {
		if (*text == '"' || *text == '\\')
			putchar('\\');
		if ((unsigned char)*text < 0x20)
			printf("\\u%04x", (unsigned char)*text);
		else
			putchar(*text);
	}
	putchar('"');
}
