/* Aims: what a side wants, and what it has met, in the words that its scenario gives to those
 * who play it.
 *
 *  M1  an aim begins with its verb: "Find the pilot's hollow."  One that does not is told as it
 *      stands.
 *  M2  what is said to those who have it ("your", "yourselves") is said of them.
 */
#include "tale/own.h"

#include <ctype.h>
#include <string.h>

static const struct { const char *yours, *theirs; } turned[] = { { "yourselves", "themselves" },
	{ "yours", "theirs" }, { "your", "their" }, { "you", "them" } };

/* Verbs that aims begin with, and what one has done who has met them; NULL: there is more of
 * the word "had" in it than can be said twice. */
static const struct { const char *verb, *done; } verbs[] = {
	{ "ask", "asked" }, { "be", "been" }, { "board", "boarded" }, { "break", "broken" },
	{ "bring", "brought" }, { "burn", "burned" }, { "carry", "carried" },
	{ "cast", "cast" }, { "catch", "caught" }, { "come", "come" }, { "cross", "crossed" },
	{ "drive", "driven" }, { "find", "found" }, { "free", "freed" }, { "get", "got" },
	{ "go", "gone" }, { "guard", "guarded" }, { "have", NULL }, { "hear", "heard" },
	{ "hit", "hit" }, { "hold", "held" }, { "keep", "kept" }, { "kill", "killed" },
	{ "lay", "laid" },
	{ "leave", "left" }, { "let", "let" }, { "live", "lived" }, { "march", "marched" },
	{ "mend", "mended" }, { "open", "opened" }, { "reach", "reached" },
	{ "relieve", "relieved" }, { "rub", "rubbed" }, { "save", "saved" },
	{ "search", "searched" }, { "see", "seen" }, { "seize", "seized" }, { "send", "sent" },
	{ "set", "set" }, { "shoot", "shot" }, { "silence", "silenced" }, { "smoke", "smoked" },
	{ "speak", "spoken" }, { "stand", "stood" }, { "stop", "stopped" }, { "take", "taken" },
	{ "talk", "talked" }, { "tell", "told" },
};

enum { VERBS = sizeof verbs / sizeof verbs[0] };

static size_t first_word(const char *text)
{
	return strcspn(text, " ,.");
}

/* The verb a text begins with, small or great, or -1. */
static int verb_of(const char *text)
{
	const size_t n = first_word(text);

	for (int i = 0; n > 0 && i < VERBS; i++)
		if (strlen(verbs[i].verb) == n && strncmp(verbs[i].verb + 1, text + 1, n - 1) == 0
				&& tolower((unsigned char)text[0]) == verbs[i].verb[0])
			return i;
	return -1;
}

/* Which word of the table a text begins with, or -1. */
static int turned_at(const char *text)
{
	for (size_t i = 0; i < sizeof turned / sizeof turned[0]; i++)
		if (strncmp(text, turned[i].yours, strlen(turned[i].yours)) == 0)
			return (int)i;
	return -1;
}

/* A text as others tell it; `from` its first byte on. */
static void put_turned(struct pen *p, const char *text, const char *from, const char *end)
{
	for (const char *at = from; at < end; ) {
		const int k = at == text || at[-1] == ' ' ? turned_at(at) : -1;

		pen_put(p, "%s", k >= 0 ? turned[k].theirs : (char[2]){ *at });
		at += k >= 0 ? strlen(turned[k].yours) : 1;
	}
}

static const char *end_of(const char *aim)
{
	const size_t n = strlen(aim);

	return aim + n - (n > 0 && aim[n - 1] == '.');
}

struct tale_words tale_aim(const char *aim)
{
	struct tale_words w;
	struct pen p = pen_at(w.text, sizeof w.text);

	if (aim[0] != '\0') {
		pen_put(&p, "%c", tolower((unsigned char)aim[0]));
		put_turned(&p, aim, aim + 1, end_of(aim));
	}
	return w;
}


struct tale_words tale_done(const char *aim, bool had)
{
	const int verb = verb_of(aim);
	struct tale_words w;
	struct pen p = pen_at(w.text, sizeof w.text);

	if (verb < 0) {
		pen_put(&p, "%smanaged to %s", had ? "had " : "", tale_aim(aim).text);
		return w;
	}
	pen_put(&p, "%s%s", had || verbs[verb].done == NULL ? "had" : "",
		had && verbs[verb].done != NULL ? " " : "");
	pen_put(&p, "%s", verbs[verb].done != NULL ? verbs[verb].done : "");
	put_turned(&p, aim, aim + first_word(aim), end_of(aim));
	return w;
}

/* Where the sentence ends that begins here: behind its full stop. */
static const char *sentence_end(const char *text)
{
	const char *const stop = strstr(text, ". ");

	return stop != NULL ? stop + 1 : text + strlen(text);
}

struct tale_words tale_wish(const char *goal)
{
	struct tale_words w;
	struct pen p = pen_at(w.text, sizeof w.text);
	const char *at = goal;

	if (goal[0] == '\0')
		return w;
	if (verb_of(goal) < 0) {
		pen_put(&p, "What they say of it: \"%s\"", goal);
		return w;
	}
	for (bool first = true; at[0] != '\0' && verb_of(at) >= 0; first = false) {
		const char *const end = sentence_end(at);

		pen_put(&p, "%s%c", first ? "Their aim is to " : ", and to ",
			tolower((unsigned char)at[0]));
		put_turned(&p, at, at + 1, end - (end[-1] == '.'));
		at = end + (*end == ' ');
	}
	pen_put(&p, ".%s", at[0] != '\0' ? " " : "");
	put_turned(&p, goal, at, goal + strlen(goal));
	return w;
}
