/* What `cliffhanger new` begins with: texts of src/cli/examples, compiled in without comments. */
#ifndef CLI_EXAMPLES_H
#define CLI_EXAMPLES_H

/* The system of a new campaign's episodes. */
#define EXAMPLE_OF_EPISODES "rugged"

struct example { const char *id; const char *const *lines; };

extern const struct example examples[];	/* ended by one without an id */
const struct example *example_find(const char *id);	/* NULL: there is none */

#endif
