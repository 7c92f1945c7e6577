/* People: who plays at this house's tables, by their public keys.
 *
 * One file a person, STATE/people/NAME, with a key a line; there is no password.  A word of
 * invitation is an empty file, STATE/invitations/WORD: whoever takes it away has been invited.
 * STATE is the folder of the program's own state.
 */
#ifndef CLI_PEOPLE_H
#define CLI_PEOPLE_H

#include <limits.h>
#include <stdbool.h>

#include "cliffhanger/hosted.h"

enum { PEOPLE_TYPE_MAX = 48, PEOPLE_BLOB_MAX = 1600, PEOPLE_LINE_MAX = PATH_MAX + 2048 };

/* A public key as authorized_keys has it, without options and without comment. */
struct people_key { char type[PEOPLE_TYPE_MAX], blob[PEOPLE_BLOB_MAX]; };

/* The folder in which our state is to be, `cliffhanger` in it, instead of XDG_STATE_HOME; NULL
 * changes nothing.  False with the reason. */
bool people_settle(const char *state, struct reason *why);
/* A file of our state by its name there, "people"; malloc'd, NULL without a home. */
char *people_place(const char *last);

/* A key from its two words, as %t and %k of sshd have them; false with the reason. */
bool people_key(struct people_key *key, const char *type, const char *blob, struct reason *why);
/* The one key in a file such as id_ed25519.pub. */
bool people_read_key(struct people_key *key, const char *file, struct reason *why);

/* Whose key it is; false if nobody's. */
bool people_find(const struct people_key *key, char name[HOSTED_NAME_MAX]);
/* Gives somebody, who may be new, a key, which may be his already. */
bool people_add(const char *name, const struct people_key *key, struct reason *why);

/* A new word of invitation, for one person; false with the reason. */
bool people_invite(char word[HOSTED_WORD_MAX], struct reason *why);
/* Makes a new account for who has such a word. */
bool people_join(const char *word, const char *name, const struct people_key *key,
	struct reason *why);

/* The line of authorized_keys that lets a key do nothing but sit down: as `name`, or
 * (NULL) at the page where strangers are asked for a word of invitation. */
bool people_line(const struct people_key *key, const char *name, const char *state,
	char line[PEOPLE_LINE_MAX], struct reason *why);

#endif
