/* What libyaml could not read, told in the words of somebody who writes YAML. */
#ifndef STORY_YAML_PROBLEM_H
#define STORY_YAML_PROBLEM_H

#include <yaml.h>

#include "story/faults.h"

void yaml_problem_tell(const yaml_parser_t *parser, struct faults *f);

#endif
