/* Talk at a table: see talk.h. */
#include "config.h"

#include "cliffhanger/talk.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"

static const char ALL[] = "all", MASTER[] = "gm";

static const struct setup *setup_of(const struct session *s)
{
	return session_truth(s)->setup;
}

/* The seat of a person; TALK_NOBODY: he has none. */
static int seat_of_person(const struct session *s, const char *name)
{
	const struct hosted_rules *const r = hosted_of(s);

	for (int i = 0; r != NULL && i < r->n_claims; i++)
		if (r->claims[i].seat >= 0 && strcmp(r->claims[i].person, name) == 0)
			return r->claims[i].seat;
	return TALK_NOBODY;
}

int talk_own_seat(const struct session *s)
{
	const char *const me = hosted_person(s);

	return *me != '\0' ? seat_of_person(s, me) : TALK_NOBODY;
}

static void list_words(const struct session *s, char *text, size_t size)
{
	struct pen pen = pen_at(text, size);
	const char *word;

	for (int i = 0; (word = talk_seat_word(s, i)) != NULL; i++)
		pen_put(&pen, "%s%s", i > 0 ? ", " : "", word);
}

const char *talk_seat_word(const struct session *s, int i)
{
	const struct setup *const setup = setup_of(s);

	const int master = session_truth(s)->master ? 1 : 0;	/* somebody sits there */

	if (i < setup->n_sides)
		return setup->sides[i].id;
	i -= setup->n_sides;
	return i < master ? MASTER : i == master ? ALL : NULL;
}

int talk_seat(const struct session *s, const char *word, struct reason *why)
{
	const struct setup *const setup = setup_of(s);
	const int person = *word != '\0' ? seat_of_person(s, word) : TALK_NOBODY;
	char words[REASON_MAX / 2];

	for (int side = 0; side < setup->n_sides; side++)
		if (strcmp(setup->sides[side].id, word) == 0)
			return side;
	if (strcmp(word, MASTER) == 0)
		return master_seat(session_truth(s));
	if (strcmp(word, ALL) == 0)
		return TALK_ALL;
	if (person != TALK_NOBODY)
		return person;
	list_words(s, words, sizeof(words));
	refuse(why, "", "expected whom to tell: %s, or a person who sits here; found \"%.40s\"",
		words, word);
	return TALK_NOBODY;
}

const char *talk_seat_name(const struct session *s, int seat)
{
	if (seat == TALK_ALL)
		return ALL;
	return seat < setup_of(s)->n_sides ? setup_of(s)->sides[seat].name : "the Game Master";
}

void talk_sentence(const struct session *s, const struct hosted_talk *talk, char *text,
	size_t size)
{
	struct pen pen = pen_at(text, size);

	pen_put(&pen, "%s to %s: %s", talk->from, talk_seat_name(s, talk->to), talk->text);
	text_clean(text);
}
