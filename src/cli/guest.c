/* Guest: who he is and what he wants; what he brought with him is left at the door.
 *
 * Invariants
 *  G1  of a guest's environment nothing is kept that he could have chosen, but the name of a
 *      terminal, held against the signs that such names have, and one bit, whether he reads UTF-8.
 *  G2  who he is says the command line, which sshd's forced command wrote, or sudo; never he.
 *  G3  of what he asked to have run only words of `wishes`, or a table's name, are obeyed.
 */
#include "config.h"
#include "cli/guest.h"

#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { TERM_MAX = 40, SAID_MAX = 80 };

/* ---- what he brought ---- */

/* A word that names a terminal: no path, and nothing that a terminal would obey. */
static bool names_terminal(const char *term)
{
	const size_t n = strlen(term);

	return n > 0 && n <= TERM_MAX && term[0] != '.' && term[0] != '-'
		&& !term[strspn(term, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
			"0123456789-+._")];
}

/* The first of these that says anything counts, as everywhere; nobody who says nothing reads
 * with less than UTF-8 any more. */
static bool reads_utf8(void)
{
	static const char *const variables[] = { "LC_ALL", "LC_CTYPE", "LANG" };

	for (size_t i = 0; i < sizeof(variables) / sizeof(variables[0]); i++) {
		const char *const value = getenv(variables[i]);

		if (value && *value)
			return strcasestr(value, "utf-8") || strcasestr(value, "utf8");
	}
	return true;
}

/* Sudo takes what SSH has set out of the environment: where both stand somebody has forged one. */
static const char *vouched_for(void)
{
	const char *const user = getenv("SUDO_USER"), *const uid = getenv("SUDO_UID");
	const struct passwd *p;
	char *end;
	long number;

	if (!user || !uid || !*uid || getenv("SSH_CONNECTION") || getenv("SSH_ORIGINAL_COMMAND"))
		return NULL;
	number = strtol(uid, &end, 10);
	if (*end || number < 0 || (uid_t)number == getuid())
		return NULL;
	p = getpwuid((uid_t)number);
	return p && strcmp(p->pw_name, user) == 0 ? user : NULL;
}

static bool comes_as_guest(int argc, char *const *argv)
{
	if (getenv("SSH_ORIGINAL_COMMAND") || vouched_for())
		return true;
	for (int i = 2; i < argc; i++)
		if (strncmp(argv[i], "--as", 4) == 0 || strncmp(argv[i], "--join", 6) == 0)
			return true;
	return false;
}

/* "NAME=value", kept over clearenv(). */
struct kept { const char *name; char *value; };

static void keep(struct kept *kept, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const char *const value = getenv(kept[i].name);

		kept[i].value = value ? strdup(value) : NULL;
	}
	clearenv();
	for (size_t i = 0; i < n; i++) {
		if (kept[i].value)
			setenv(kept[i].name, kept[i].value, 1);
		free(kept[i].value);
	}
}

void guest_sweep(int argc, char *const *argv)
{
	struct kept kept[] = {	/* G1: the others are read once more, and believed by none */
		{ "TERM", NULL }, { "SSH_ORIGINAL_COMMAND", NULL }, { "SSH_CONNECTION", NULL },
		{ "SUDO_USER", NULL }, { "SUDO_UID", NULL },
	};
	const struct passwd *const here = getpwuid(getuid());
	const char *term;
	bool utf8;

	if (argc < 2 || strcmp(argv[1], "sit") != 0 || !comes_as_guest(argc, argv))
		return;
	utf8 = reads_utf8();
	keep(kept, sizeof(kept) / sizeof(kept[0]));
	term = getenv("TERM");
	if (term && !names_terminal(term))
		unsetenv("TERM");
	setenv("LC_ALL", utf8 ? "C.UTF-8" : "C", 1);
	setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 1);
	if (here)
		setenv("HOME", here->pw_dir, 1);
}

/* ---- who he is ---- */

bool guest_by_sudo(void)
{
	return vouched_for() != NULL;
}

static bool name_of(const char *from, const char *text, char name[HOSTED_NAME_MAX],
	struct reason *why)
{
	if (!hosted_is_name(text, from, why))
		return false;
	snprintf(name, HOSTED_NAME_MAX, "%s", text);
	return true;
}

bool guest_name(const char *as, char name[HOSTED_NAME_MAX], bool *guest, struct reason *why)
{
	const char *const user = vouched_for();
	const struct passwd *const here = getpwuid(getuid());

	*guest = user || as || getenv("SSH_ORIGINAL_COMMAND");
	if (user && as)
		return refuse(why, "", "--as: you came by sudo, which says that you are %.40s", user);
	if (as)
		return name_of("--as: ", as, name, why);
	if (user)
		return name_of("Who sits down has a login name; ", user, name, why);
	if (!here)
		return refuse(why, "", "nobody knows who you are; say it with --as NAME");
	return name_of("Who sits down has a login name; ", here->pw_name, name, why);
}

/* ---- what he wants ---- */

static bool take_wish(struct guest_wish *w, const char *word)
{
	const bool plain = strcmp(word, "plain") == 0, speech = strcmp(word, "speech") == 0;
	struct reason why;

	if (plain || speech) {
		if (w->plain || w->speech)
			return false;
		w->plain = plain;
		w->speech = speech;
		return true;
	}
	if (*w->table || !hosted_is_name(word, "", &why))
		return false;
	snprintf(w->table, sizeof(w->table), "%s", word);
	return true;
}

bool guest_wishes(struct guest_wish *w, struct reason *why)
{
	const char *const said = getenv("SSH_ORIGINAL_COMMAND");
	char text[SAID_MAX], *rest = text, *word;
	bool good = !said || strlen(said) < sizeof(text);

	*w = (struct guest_wish){ .plain = false };
	if (!said || !*said)
		return true;
	snprintf(text, sizeof(text), "%s", said);
	while (good && (word = strsep(&rest, " ")) != NULL)
		good = take_wish(w, word);
	return good || refuse(why, "", "here one may ask for a table by its name, for plain or for "
		"speech, not for '%.40s'", said);
}
