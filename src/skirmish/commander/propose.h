/* Proposing: choices made by hand, and whether they may be made: the checks are the judges, and
 * what they refuse gives way to the next thing. */
#ifndef SKIRMISH_PROPOSE_H
#define SKIRMISH_PROPOSE_H

#include "skirmish/commander/choose.h"

struct decision;
struct game;

struct proposer {
	const struct game *v;
	const struct decision *d;	/* which it answers */
	int seat;
	struct choice *c;
};

/* Whether the choice as it stands may be made, and with one argument more. */
bool propose(const struct proposer *p);
bool propose_with(const struct proposer *p, enum argument_kind kind, int32_t value);
bool propose_unit(const struct proposer *p, int verb, int unit);
bool propose_unit_cell(const struct proposer *p, int verb, int unit, int32_t cell);
bool propose_unit_unit(const struct proposer *p, int verb, int unit, int other);
bool propose_unit_word(const struct proposer *p, int verb, int unit, int word);
bool propose_figure_cell(const struct proposer *p, int verb, int figure, int32_t cell);
bool propose_figure_unit(const struct proposer *p, int verb, int figure, int unit);
bool propose_figure_figure(const struct proposer *p, int verb, int figure, int other);

/* Of many that may be made the best: of equals the first. */
struct proposal {
	int64_t most;	/* its merit, or what is too little */
	bool made;
	struct choice choice;
};

/* Keeps the choice as it stands, which has more merit than those before. */
void propose_keep(const struct proposer *p, struct proposal *best, int64_t merit);
/* Makes the one kept; false if there is none. */
bool propose_kept(const struct proposer *p, const struct proposal *best);

#endif
