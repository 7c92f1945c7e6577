/* The page for strangers: a word, a name, and nothing else.
 *
 * Lines are read byte by byte, so that what is typed ahead is still there for the game.
 */
#include "config.h"
#include "cli/join.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/people.h"
#include "cliffhanger/text.h"

enum { TRIES = 3, LINE_BYTES = 64, READ_MAX = 4096 };

/* A line without its end; false at the end of the input, or where so much is no answer. */
static bool read_line(char line[LINE_BYTES])
{
	size_t n = 0;
	char c;

	for (int i = 0; i < READ_MAX && read(STDIN_FILENO, &c, 1) == 1; i++) {
		if (c == '\n' || c == '\r') {
			line[n] = '\0';
			return true;
		}
		if (n + 1 < LINE_BYTES)
			line[n++] = c;
	}
	return false;
}

static bool ask(const char *what, char line[LINE_BYTES])
{
	fputs(what, stdout);
	fflush(stdout);
	return read_line(line);
}

static bool take_key(const char *text, struct people_key *key, struct reason *why)
{
	const char *const colon = strrchr(text, ':');
	char type[PEOPLE_TYPE_MAX];

	if (!colon || colon - text >= PEOPLE_TYPE_MAX)
		return refuse(why, "", "--join: expected TYPE:KEY");
	snprintf(type, sizeof(type), "%.*s", (int)(colon - text), text);
	return people_key(key, type, colon + 1, why);
}

bool join_page(const char *text, char name[HOSTED_NAME_MAX], struct reason *why)
{
	char word[LINE_BYTES], wanted[LINE_BYTES];
	struct people_key key;

	if (!take_key(text, &key, why))
		return false;
	if (people_find(&key, name))
		return true;
	puts("Nobody here knows your key.  Who was given a word of invitation makes an account by "
		"it; the key is the account, and there is no password.");
	for (int i = 0; i < TRIES; i++) {
		if (!ask("The word: ", word) || !ask("Your name at the tables: ", wanted))
			return refuse(why, "", "no account was made");
		if (people_join(word, wanted, &key, why)) {
			text_keep(name, HOSTED_NAME_MAX, wanted, strlen(wanted));
			return true;
		}
		text_clean(why->text);
		printf("%s.\n", why->text);
	}
	return refuse(why, "", "no account was made; ask your host for a word");
}

static bool has_open(const struct hosted_rules *r)
{
	for (int i = 0; i < r->n_claims; i++)
		if (!*r->claims[i].person && *r->claims[i].word)
			return true;
	return false;
}

/* The house does it for who is not let in by himself. */
bool join_take(const char *file, const char *word, const char *name, struct reason *why)
{
	enum session_error error;
	struct session *const house = hosted_sit(file, "", &error, why);
	const bool taken = house && hosted_take(house, word, name, why);

	session_free(house);
	return taken;
}

bool join_seat(const char *file, const char *name)
{
	enum session_error error;
	struct reason why;
	struct session *const house = hosted_sit(file, "", &error, &why);
	char word[LINE_BYTES];
	bool taken = false;

	if (house && has_open(hosted_of(house))) {
		printf("%s is played behind closed doors, and a seat is open.\n",
			hosted_of(house)->name);
		for (int i = 0; i < TRIES && !taken && ask("The word for it: ", word); i++) {
			taken = hosted_take(house, word, name, &why);
			if (!taken)
				puts(why.text);
		}
	}
	session_free(house);
	return taken;
}
