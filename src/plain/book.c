/* The rulebook of the game: the pages that the front ends and the command line share. */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/search.h"
#include "cliffhanger/subject.h"
#include "cliffhanger/text.h"
#include "plain/ui.h"

enum { FOUND_MAX = 300, NAMED_MAX = 14 };	/* found, and named of these */

static void say_name(struct ui *k, struct cite c)
{
	const struct rulebook *const book = game_book(&k->v->game);
	char id[CITE_ID_MAX];

	cite_id(book, c, id);
	output_say(k->output, 6, "  %s: %s", id, cite_title(book, c));
}

static void say_contents(struct ui *k)
{
	const struct rulebook *const book = game_book(&k->v->game);

	output_say(k->output, 2, "%s: 'rules WORD' tells of a subject, a table, a row TABLE.ROW, a rule "
		"by its id, or where the word occurs.", book->title);
	output_say(k->output, 0, "Subjects:");
	for (int i = 0; subjects[i].id; i++)
		if (rulepage_pieces(book, &subjects[i]))
			say_name(k, (struct cite){ CITED_SUBJECT, i, -1 });
	output_say(k->output, 0, "Tables:");
	for (int i = 0; i < book->n_tables; i++)
		say_name(k, (struct cite){ CITED_TABLE, i, -1 });
	output_say(k->output, 0, "Rules:");
	for (int i = 0; i < book->n_rules; i++)
		say_name(k, (struct cite){ CITED_RULE, i, -1 });
}

/* Rows that are called just as was asked, where that is another name of a subject; false:
 * there are none. */
static bool say_rows(struct ui *k, const char *word)
{
	const struct rulebook *const book = game_book(&k->v->game);
	struct search_hit hits[FOUND_MAX];
	const struct search_result r = rulebook_search((const struct rulebook *[]){ book, NULL },
		word, hits, FOUND_MAX);
	bool any = false;

	for (int i = 0; i < r.n; i++)
		if (hits[i].named && hits[i].cite.kind == CITED_ROW) {
			output_cited(k->output, book, hits[i].cite);
			any = true;
		}
	return any;
}

/* About how many lines something takes. */
static int lines_of(const struct rulebook *b, struct cite c)
{
	enum { TEXT_COLUMNS = 72, HEAD_LINES = 3 };

	return c.kind == CITED_TABLE ? HEAD_LINES + b->tables[c.at].n_rows
		: HEAD_LINES + (int)(strlen(b->rules[c.at].text) / TEXT_COLUMNS);
}

/* What this book has of a subject: what a screen has room for, and the names of the rest. */
static void say_subject(struct ui *k, const struct subject *s)
{
	enum { SCREEN_LINES = 22 };
	const struct rulebook *const book = game_book(&k->v->game);
	const char *const *const pieces = rulepage_pieces(book, s);
	struct cite left[SUBJECT_PIECES_MAX];
	int n = 0, lines = 0;

	output_say(k->output, 0, "%s, by %s", s->title, book->title);
	if (subject_what(s))
		output_say(k->output, 2, "  %s", subject_what(s));
	if (!pieces)
		output_say(k->output, 2, "  %s says nothing of it; 'cliffhanger rules %s' tells what "
			"others say.", book->title, s->id);
	for (int i = 0; pieces && pieces[i]; i++) {
		struct cite c;

		if (!cite_word(book, pieces[i], &c))
			continue;
		if (lines + lines_of(book, c) > SCREEN_LINES) {
			left[n++] = c;
			continue;
		}
		output_cited(k->output, book, c);
		lines += lines_of(book, c);
	}
	if (n > 0)
		output_say(k->output, 0, "More of it ('rules ID'):");
	for (int i = 0; i < n; i++)
		say_name(k, left[i]);
}

/* What has the words, best first: the best itself, of others the names; a subject by itself. */
static bool say_found(struct ui *k, const char *words)
{
	const struct rulebook *const book = game_book(&k->v->game);
	struct search_hit hits[FOUND_MAX];
	const struct search_result r = rulebook_search((const struct rulebook *[]){ book, NULL },
		words, hits, FOUND_MAX);
	const int n = r.n < NAMED_MAX ? r.n : NAMED_MAX;

	if (r.n == 0)
		return false;
	if (*r.unknown)
		output_say(k->output, 2, "Nothing has: %s.", r.unknown);
	if (hits[0].cite.kind == CITED_SUBJECT) {
		say_subject(k, &subjects[hits[0].cite.at]);
		return true;
	}
	output_cited(k->output, book, hits[0].cite);
	output_say(k->output, 2, "'%s' is found in:", words);
	for (int i = 0; i < n; i++)
		say_name(k, hits[i].cite);
	if (r.n > n)
		output_say(k->output, 2, "and %d more: more words find less.", r.n - n);
	return true;
}

static void say_nearest(struct ui *k, const char *word)
{
	const char *known;
	struct nearest n;

	nearest_to(&n, word);
	for (int i = 0; (known = cite_known(game_book(&k->v->game), i)) != NULL; i++)
		nearest_try(&n, known);
	if (query_nearest(word))
		nearest_try(&n, query_nearest(word));
	typed_expected(k, "a rule, a table, a subject or a word of 'help'", word, nearest_word(&n),
		"'rules' lists them");
}

/* What is in no table or rule of the game's own book: of those who mind themselves. */
static bool say_beside(struct ui *k, const char *word)
{
	const struct rulebook *const beside = rulebook_beside(game_book(&k->v->game));
	struct cite c;

	if (!beside || !cite_word(beside, word, &c) || c.kind == CITED_SUBJECT)
		return false;
	output_cited(k->output, beside, c);
	return true;
}

void query_rules(struct ui *k, const char *rest)
{
	char word[CITE_ID_MAX];
	struct cite c;

	rest += strspn(rest, " ");
	text_keep(word, sizeof(word), rest, strlen(rest));
	for (size_t n = strlen(word); n > 0 && word[n - 1] == ' '; )
		word[--n] = '\0';
	if (!*word)
		say_contents(k);
	else if (!cite_word(game_book(&k->v->game), word, &c)) {
		if (!say_beside(k, word) && !say_found(k, word))
			say_nearest(k, word);
	} else if (c.kind == CITED_SUBJECT) {
		if (strcasecmp(word, subjects[c.at].id) != 0 && say_rows(k, word))
			output_cited(k->output, game_book(&k->v->game), c);
		else
			say_subject(k, &subjects[c.at]);
	} else
		output_cited(k->output, game_book(&k->v->game), c);
}
