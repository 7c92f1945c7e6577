/* JSON on the standard output, for the commands that print it. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <stdio.h>

#include "cli/rules.h"

/* A string with its quotes.  What may not be shown (text_shows()) is written as \uXXXX,
 * and U+FFFD for what is no UTF-8. */
void json_text(const char *text);
void json_put(FILE *out, const char *text);	/* the same, to any stream */

/* ---- rules_json.c ---- */

void rules_json_answer(const struct answer *a);
void rules_json_book(const struct rulebook *b);
void rules_json_contents(void);	/* the systems and the subjects */
void rules_json_row(const struct rulebook *b, const struct rule_table *t, int row);

/* ---- rules_yaml.c ---- */

void rules_yaml_answer(const struct answer *a);
void rules_yaml_book(const struct rulebook *b);
void rules_yaml_contents(void);

#endif
