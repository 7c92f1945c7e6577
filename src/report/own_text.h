/* The page's own texts, compiled in: styles and the script, line by line as their files are. */
#ifndef REPORT_OWN_TEXT_H
#define REPORT_OWN_TEXT_H

#include <stdio.h>

/* Made at build time of map.css, page.css and page.js; NULL ends. */
extern const char *const own_text_map_style[], *const own_text_page_style[],
	*const own_text_script[];

static inline void own_text_put(const char *const *lines, FILE *out)
{
	for (; *lines != NULL; lines++)
		fprintf(out, "%s\n", *lines);
}

#endif
