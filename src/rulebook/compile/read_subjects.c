/* What a book says of each subject: `subjects`, a list of ids for each.
 *
 *  D4  a subject is in the list of all (subject.c), and once in a book; what it names is in
 *      the book, tables before rules, nothing twice.
 */
#include "rulebook/compile/read.h"

#include <stddef.h>
#include <string.h>

#include "cliffhanger/subject.h"

static bool is_subject(const char *id)
{
	const struct subject *s = subjects;

	while (s->id && strcmp(s->id, id) != 0)
		s++;
	return s->id != NULL;
}

/* A piece after n others, the last of which is before[n - 1]. */
static void check_piece(struct spot at, const char *piece, const char *const *before, int n)
{
	const struct rulebook *const book = at.draft->book;
	const bool is_table = rulebook_table(book, piece) != NULL;

	if (!is_table && !rulebook_rule(book, piece))
		complain(at, "expected the id of a table or a rule of this book, found '%s'",
			piece);
	if (is_table && n > 0 && !rulebook_table(book, before[n - 1]))
		complain(at, "expected tables before rules, found '%s'", piece);
	for (int i = 0; i < n; i++)
		if (strcmp(before[i], piece) == 0)
			complain(at, "the subject names '%s' twice", piece);
}

static const char *const *read_pieces(struct spot at)
{
	const int n = list_length(at, "ids of tables and rules");
	const char **const pieces = arena_take(at.draft->arena, (size_t)n + 1, sizeof *pieces);

	if (n < 1 || n > SUBJECT_PIECES_MAX)
		complain(at, "expected 1 to %d ids, found %d", SUBJECT_PIECES_MAX, n);
	for (int i = 0; i < n; i++) {
		const struct spot piece = list_item(at, i);

		pieces[i] = "?";
		read_text(piece, &pieces[i]);
		check_piece(piece, pieces[i], pieces, i);
	}
	return pieces;
}

static void read_subject(struct spot key, struct spot value, struct subject_part *parts, int n)
{
	parts[n].id = "?";
	read_id(key, &parts[n].id);
	if (!is_subject(parts[n].id))
		complain(key, "expected a subject of src/rulebook/subject.c, found '%s'",
			parts[n].id);
	for (int i = 0; i < n; i++)
		if (strcmp(parts[i].id, parts[n].id) == 0)
			complain(key, "the subject '%s' is there twice", parts[n].id);
	parts[n].pieces = read_pieces(value);
}

void read_subjects(struct spot at)
{
	struct rulebook *const book = at.draft->book;
	const int more = mapping_length(at, "subjects");
	struct subject_part *parts;
	int n = 0;

	while (book->subjects && book->subjects[n].id)
		n++;
	parts = arena_take(at.draft->arena, (size_t)(n + more) + 1, sizeof *parts);
	if (n)
		memcpy(parts, book->subjects, (size_t)n * sizeof *parts);
	for (int i = 0; i < more; i++) {
		struct spot key, value;

		mapping_pair(at, i, &key, &value);
		read_subject(key, value, parts, n + i);
	}
	book->subjects = parts;
}
