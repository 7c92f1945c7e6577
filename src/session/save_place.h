/* Where saves live, and what they are called. */
#ifndef SESSION_SAVE_PLACE_H
#define SESSION_SAVE_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The standard folder, $XDG_STATE_HOME/cliffhanger/saves or
 * ~/.local/state/cliffhanger/saves; malloc'd, NULL if there is no home. */
char *save_place_folder(void);
/* Beside it: …/cliffhanger/heroes. */
char *save_place_heroes(void);
/* Beside it: …/cliffhanger/tables. */
char *save_place_tables(void);
/* Beside it: …/cliffhanger/results, a file. */
char *save_place_results(void);
/* Beside it: …/cliffhanger/latest, a file that names the latest game kept elsewhere. */
char *save_place_latest(void);
/* "jade-buddha-2026-11-20-2102", from any name: only letters, digits and
 * dashes of it are kept.  malloc'd. */
char *save_place_stem(const char *name, int64_t when);
/* "nora-vance": the same without a day, all in lower case; "" if nothing of the
 * name is kept.  malloc'd. */
char *save_place_word(const char *name);
/* "FOLDER/STEM.save", from the second try on "FOLDER/STEM-2.save".  malloc'd. */
char *save_place_path(const char *folder, const char *stem, int try);
/* Each save in a folder (NULL: none), until `visit` says that it is enough. */
void save_place_each(const char *folder, bool (*visit)(void *self, const char *file), void *self);
/* The folder a file is in, "." if its name has none; malloc'd. */
char *save_place_of(const char *file);

#endif
