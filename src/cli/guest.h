/* Guest: somebody who sits at a table of this house and is not of it.
 *
 * He came by a forced command or by sudo, and what he brought with him is a stranger's: his
 * environment, what he asked sshd to run, his terminal's name.  None of it leads out of the game.
 */
#ifndef CLI_GUEST_H
#define CLI_GUEST_H

#include <stdbool.h>

#include "cliffhanger/hosted.h"

/* What who came over SSH said he wanted: a table, and how it is shown. */
struct guest_wish { char table[HOSTED_NAME_MAX]; bool plain, speech; };

/* Before anything else: whoever sits down as a guest keeps of his environment the name of his
 * terminal, if it is one, and whether he reads UTF-8. */
void guest_sweep(int argc, char *const *argv);
/* Who it is: `as` is what the command line says of it, NULL = nothing; *guest: he is not of this
 * house.  False with the reason. */
bool guest_name(const char *as, char name[HOSTED_NAME_MAX], bool *guest, struct reason *why);
bool guest_by_sudo(void);
/* What he asked sshd to run: nothing, or words of a short list.  False with the reason. */
bool guest_wishes(struct guest_wish *w, struct reason *why);
/* Whether a guest drives this process. */
bool guest_here(void);
/* Limits for a process that a stranger drives. */
void guest_limit(void);
/* His own folder among our state becomes his home, where tables are as they are here; at most
 * so many sit there at a time.  False with the reason. */
bool guest_enter(const char *name, struct reason *why);
/* Whether he may keep no more games of his own, and why. */
bool guest_is_full(struct reason *why);

#endif
