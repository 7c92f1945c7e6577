/* JSON on the standard output, for the commands that print it. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <stdio.h>

#include "cliffhanger/subject.h"

/* A string with its quotes, escaped. */
void json_text(const char *text);

/* ---- rules_json.c ---- */

void rules_json_table(const struct rulebook *b, const struct rule_table *t);
void rules_json_rule(const struct rulebook *b, const struct rule *r);
void rules_json_book(const struct rulebook *b);	/* all of both, and a newline */
void rules_json_subject(const struct subject *s);
void rules_json_contents(void);	/* the systems and the subjects */
void rules_json_row(const struct rulebook *b, const struct rule_table *t, int row);

/* ---- rules_yaml.c ---- */

void rules_yaml_table(const struct rulebook *b, const struct rule_table *t);
void rules_yaml_rule(const struct rulebook *b, const struct rule *r);
void rules_yaml_book(const struct rulebook *b);
void rules_yaml_subject(const struct subject *s);
void rules_yaml_contents(void);

#endif
