/* Saves as a forger would write them: every sum is right, and what they say need not be.
 *
 * A case is a save's lines without their sums, "KIND TEXT", and behind those, each after a
 * ">", what is typed into the plain front end once the game is resumed.  One entry serves
 * the guided fuzzer (make fuzz) and the tests that everybody runs (fuzz_forged.c).
 */
#ifndef TESTS_FORGED_H
#define TESTS_FORGED_H

#include <stddef.h>
#include <stdint.h>

#include "mangle.h"

/* Watches, replays for each seat, reports, resumes and plays on one case.  Always 0; what
 * goes wrong ends the program. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Changes one to four fields, lines or choices of a case; its new length, at most `room`. */
size_t forge(struct mangler *m, char *text, size_t size, size_t room);

#endif
