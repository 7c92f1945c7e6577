/* Texts in saves: a text as lines of RECORD_SCENARIO, and back. */
#ifndef SESSION_KEPT_TEXT_H
#define SESSION_KEPT_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "session/save_file.h"

struct kept_text { char *text; size_t size, room; };	/* malloc'd, NUL behind it */

/* Adds the record of one line; false without memory. */
bool kept_text_take(struct kept_text *t, const char *record);
/* Adds a text's records to a save. */
void kept_text_record(struct save_file *f, const char *text, size_t size);

#endif
