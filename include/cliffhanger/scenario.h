/* Scenarios: YAML in, a setup out, with errors that help.
 *
 * Every fault in a file is reported in one run, with its place, what was
 * expected, what was found, and the nearest right word; nothing is ignored.
 */
#ifndef CLIFFHANGER_SCENARIO_H
#define CLIFFHANGER_SCENARIO_H

#include "cliffhanger/choice.h"
#include "cliffhanger/setup.h"

enum {
	SCENARIO_BYTES_MAX = 1 << 20, FAULTS_MAX = 200, CREDITS_BYTES = 240,
	YAML_DEPTH_MAX = 24, YAML_NODES_MAX = 40000, YAML_ALIASES_MAX = 64
};

enum fault_kind { FAULT_ERROR, FAULT_WARNING };

struct fault {
	enum fault_kind kind;
	int line, column;	/* from 1; 0 = the file as a whole */
	char path[120];		/* "units.marines.arms[2]" */
	char text[512];		/* expected, found, did you mean */
	/* What else follows from it: of faults that name the same cause the first in the file is
	 * told, the others are counted.  "" = nothing. */
	char cause[64];
	int more;		/* faults that follow from it */
};

struct faults;
struct faults *faults_new(const char *file);	/* NULL without memory */
void faults_free(struct faults *f);		/* takes NULL */
const char *faults_file(const struct faults *f);	/* as it may be shown */
int faults_errors(const struct faults *f);
int faults_count(const struct faults *f);
const struct fault *faults_at(const struct faults *f, int i);	/* in order of place */
/* Prints all as `file:line:column: error: …`, the line, and a caret. */
void faults_print(const struct faults *f, void *stream /* FILE * */);

/* From text in memory; `name` for messages.  NULL if there is any error. */
struct setup *scenario_read(const char *text, size_t size, const char *name,
	struct faults *f);
/* From a file: also gives the text (malloc'd), which saves keep. */
struct setup *scenario_load(const char *file, char **text, size_t *size,
	struct faults *f);
/* Gives those of the crowd names from the lists of their scenario (setup_figure.called), by a seed
 * that is no game's; once, before anybody plays it. */
void scenario_draw_names(struct setup *s, uint64_t seed);
/* "by Ada Vane; version 1.2; licence CC BY 4.0"; false if nothing is said. */
bool scenario_credits(const struct credits *c, char *text, size_t size);
void setup_free(struct setup *s);	/* takes NULL */

/* A scenario, campaign or hero with comments: what each key means, and the keys it does not use.
 * False if it is none. */
bool scenario_annotate(const char *text, void *stream /* FILE * */);
/* What a scenario of a system may say, as a JSON Schema. */
struct game_system;
void scenario_print_schema(const struct game_system *system, void *stream /* FILE * */);
/* Every key of the format, in mdoc, from the tables that check scenarios. */
void scenario_print_keys(void *stream /* FILE * */);
/* Those that the program writes, and authors do not. */
void scenario_print_given(void *stream /* FILE * */);

/* A scenario's file, or a campaign's, by its name: a path as it is, or "jade-buddha/docks" or just
 * "docks" (of 1-docks.yaml, too) in the campaign folders: $CLIFFHANGER_CAMPAIGNS
 * with : between them, ./campaigns, the installed one.  malloc'd path, or NULL
 * with the reason (and the nearest name). */
char *scenario_find(const char *name, struct reason *why);

/* A campaign with a campaign.yaml is an entry, too, before those of its scenarios. */
struct scenario_entry {
	char *name, *file, *title, *log_line, *campaign;
	const char *odds;	/* what machines made of it, "" = nobody has tried; not its own */
	char *terms;	/* "Pacific Adventures; Expedition against Doctor Koo; 10 turns" */
	bool is_campaign;
};
/* All scenarios that can be found, by folder, campaign and name; free with
 * scenario_list_free().  NULL without memory, or if there are none. */
struct scenario_entry *scenario_list(int *count);
void scenario_list_free(struct scenario_entry *list, int count);
/* The folder where those are that came with the program; the program's. */
const char *scenario_installed(void);

#endif
