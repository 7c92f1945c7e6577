/* What libyaml could not read, told in the words of somebody who writes YAML. */
#ifndef STORY_YAML_PROBLEM_H
#define STORY_YAML_PROBLEM_H

#include <yaml.h>

#include "story/faults.h"

/* The last text in quotes that went over several lines: a quote left open takes
 * in all up to the next one, and the trouble shows only there. */
struct long_quote { int first, column, last; };	/* lines; 0 = there was none */

void yaml_problem_tell(const yaml_parser_t *parser, const struct long_quote *quote,
	struct faults *f);

#endif
