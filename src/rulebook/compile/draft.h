/* A rulebook being read from YAML: the strict half of the compiler.
 *
 * The first file holds the book: `rulebook`, `tables`, `rules`, `subjects`, `sheet`.
 * Further files hold `tables`, `rules` and `subjects`, those a book shares with others.
 *
 *     rulebook: { id: rugged, title: …, letter: A, authors: …, inch: 10, unit: '"' }
 *                 (cell: 25: the usual length of a cell; without it, an inch)
 *     tables:
 *       - id: shooting
 *         title: Shooting modifiers
 *         source: Shooting Modifiers (R:255)
 *         rule: A-16
 *         columns:
 *           - { id: id, title: Row, kind: text }
 *           - { id: name, title: Condition, kind: text }
 *           - { id: modifier, title: Modifier, kind: number, least: -9, most: 9 }
 *         rows:
 *           - [R:257, short, Target within short range, +2]
 *     rules:
 *       - { id: A-1, title: …, text: …, source: ruling }
 *     subjects:                             (cliffhanger/subject.h)
 *       shooting: [weapons, shooting, A-9]  (what it says of one: tables, then rules)
 *     sheet:                                (cliffhanger/sheet.h)
 *       size: 70
 *       landscape: yes
 *       pillars:
 *       - width: 32
 *         tables:
 *         - { id: shooting, width: 40, bare: yes, columns: [name, 'modifier:±'] }
 *
 * A table may be like one of the `shared` tables of a further file: it then has that one's
 * columns and what its rows say, but for what it says itself; of its own columns it tells
 * what is usual.
 *
 *     - { id: terrain, like: terrain, …,
 *         columns: [{ id: hazard, title: Hazard, kind: flag, usual: no }],
 *         rows: [[R:178, open], [R:186, ford, { pace: 48 }]] }
 *
 * A rule that several books share names the lines of each ("R:81, P:72, ruling");
 * a book that says whose lines its own are (`lines: P`) drops the others', unless
 * nothing would be left.
 *
 * A row begins with where it comes from: lines of the source (R:257, PP:59), ids of
 * rules, or `house`; several are separated by a space.
 */
#ifndef RULEBOOK_COMPILE_DRAFT_H
#define RULEBOOK_COMPILE_DRAFT_H

#include <stdbool.h>
#include <stdio.h>

#include "cliffhanger/rulebook.h"
#include "rulebook/compile/arena.h"

/* One file of YAML. */
struct source_file { const char *name; FILE *in; };

/* Reads a book.  Every fault is a line `file:line:column: error: …` to
 * `errors`; false, and an unfinished book, if there was any.  The book lives as
 * long as the arena. */
bool draft_read(struct arena *arena, const struct source_file *files, int n_files,
	FILE *errors, struct rulebook *book);

/* Writes a book as a C source that defines rulebook_ID. */
void book_write(FILE *out, const struct rulebook *book);

#endif
