/* Sizes: what a game costs as tables and forces grow.
 *
 * Fifty, a hundred and fifty and five hundred figures in units of eight, on a table to match, as
 * far from each other at the beginning.  Told as a table, with the exponent by which the cost of
 * a game grows with the figures, and with the longest wait for one answer and one turn.
 */
#ifndef BENCH_SIZES_H
#define BENCH_SIZES_H

void sizes_tell(void);

#endif
