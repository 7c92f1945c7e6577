/* Plots: numbers of sides, turn by turn, as curves in SVG and as a table. */
#ifndef REPORT_PLOT_H
#define REPORT_PLOT_H

#include "cliffhanger/setup.h"
#include "report/xml.h"

struct plot_curve {
	int side, colour;
	char name[NAME_MAX_BYTES];
	int value[TURNS_MAX + 2];	/* in tenths, by place */
};

struct plot {
	char title[80], words[200];
	bool tenths;			/* values are shown with one decimal */
	int first, n;			/* turn of the first place; places */
	int n_curves;
	struct plot_curve curve[SIDES_MAX];
};

void plot_draw(struct xml *x, const struct plot *p);
void plot_table(struct xml *x, const struct plot *p);

#endif
