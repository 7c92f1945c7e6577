/* The rulebook of the game: the pages that the front ends and the command line share. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/subject.h"
#include "plain/desk.h"

enum { FOUND_MAX = 60 };

static void say_name(struct desk *k, struct cite c)
{
	const struct rulebook *const book = game_book(k->v);
	char id[CITE_ID_MAX];

	cite_id(book, c, id);
	tape_say(k->tape, 6, "  %s: %s", id, cite_title(book, c));
}

static void say_contents(struct desk *k)
{
	const struct rulebook *const book = game_book(k->v);

	tape_say(k->tape, 2, "%s: 'rules WORD' tells of a subject, a table, a row TABLE.ROW, a rule "
		"by its id, or where the word occurs.", book->title);
	tape_say(k->tape, 0, "Subjects:");
	for (int i = 0; subjects[i].id; i++)
		if (rulepage_pieces(book, &subjects[i]))
			say_name(k, (struct cite){ CITED_SUBJECT, i, -1 });
	tape_say(k->tape, 0, "Tables:");
	for (int i = 0; i < book->n_tables; i++)
		say_name(k, (struct cite){ CITED_TABLE, i, -1 });
	tape_say(k->tape, 0, "Rules:");
	for (int i = 0; i < book->n_rules; i++)
		say_name(k, (struct cite){ CITED_RULE, i, -1 });
}

/* All that this book has of a subject, whole. */
static void say_subject(struct desk *k, const struct subject *s)
{
	const struct rulebook *const book = game_book(k->v);
	const char *const *const pieces = rulepage_pieces(book, s);

	tape_say(k->tape, 0, "%s, by %s", s->title, book->title);
	if (!pieces)
		tape_say(k->tape, 2, "  %s says nothing of it; 'cliffhanger rules %s' tells what "
			"others say.", book->title, s->id);
	for (int i = 0; pieces && pieces[i]; i++) {
		struct cite c;

		if (cite_word(book, pieces[i], &c))
			tape_cited(k->tape, book, c);
	}
}

/* Where a word occurs, by its titles alone; false: nowhere. */
static bool say_found(struct desk *k, const char *word)
{
	struct cite found[FOUND_MAX];
	const int n = cite_search(game_book(k->v), word, found, FOUND_MAX);

	if (n > 0)
		tape_say(k->tape, 2, "'%s' occurs in:", word);
	for (int i = 0; i < n; i++)
		say_name(k, found[i]);
	if (n == FOUND_MAX)
		tape_say(k->tape, 2, "and more: a longer word finds less.");
	return n > 0;
}

static void say_nearest(struct desk *k, const char *word)
{
	const char *known;
	struct nearest n;

	nearest_to(&n, word);
	for (int i = 0; (known = cite_known(game_book(k->v), i)) != NULL; i++)
		nearest_try(&n, known);
	if (query_nearest(word))
		nearest_try(&n, query_nearest(word));
	name_expected(k, "a rule, a table, a subject or a word of 'help'", word, nearest_word(&n),
		"'rules' lists them");
}

/* What is in no table or rule of the game's own book: of those who mind themselves. */
static bool say_beside(struct desk *k, const char *word)
{
	const struct rulebook *const beside = rulebook_beside(game_book(k->v));
	struct cite c;

	if (!beside || !cite_word(beside, word, &c) || c.kind == CITED_SUBJECT)
		return false;
	tape_cited(k->tape, beside, c);
	return true;
}

void query_rules(struct desk *k, const char *rest)
{
	char word[CITE_ID_MAX];
	struct cite c;

	rest += strspn(rest, " ");
	snprintf(word, sizeof(word), "%s", rest);
	for (size_t n = strlen(word); n > 0 && word[n - 1] == ' '; )
		word[--n] = '\0';
	if (!*word)
		say_contents(k);
	else if (!cite_word(game_book(k->v), word, &c)) {
		if (!say_beside(k, word) && !say_found(k, word))
			say_nearest(k, word);
	} else if (c.kind == CITED_SUBJECT)
		say_subject(k, &subjects[c.at]);
	else
		tape_cited(k->tape, game_book(k->v), c);
}
