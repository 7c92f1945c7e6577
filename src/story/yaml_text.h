/* YAML being written. */
#ifndef STORY_YAML_TEXT_H
#define STORY_YAML_TEXT_H

#include "cliffhanger/buffer.h"

struct hero;

struct yaml_text {
	struct buffer out;
	int indent;	/* blanks before each line */
	bool within;	/* a line is begun */
};

void yaml_text_add(struct yaml_text *y, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* "KEY: "VALUE"", with what must be escaped; paragraphs are kept. */
void yaml_text_line(struct yaml_text *y, const char *key, const char *value);
/* The value alone, in quotes. */
void yaml_text_quoted(struct yaml_text *y, const char *value);

/* hero_file.c: the keys of a hero, without those that make a file of them. */
void hero_write_keys(struct yaml_text *y, const struct hero *h);

#endif
