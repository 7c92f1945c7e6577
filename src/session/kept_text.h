/* Texts in saves: a text as lines of RECORD_SCENARIO, and back. */
#ifndef SESSION_KEPT_TEXT_H
#define SESSION_KEPT_TEXT_H

#include "cliffhanger/buffer.h"
#include "session/save_file.h"

/* Adds the record of one line; false without memory. */
bool kept_text_take(struct buffer *text, const char *record);
/* Adds a text's records to a save. */
void kept_text_record(struct save_file *f, const char *text, size_t size);

#endif
