/* Plots: see plot.h. */
#include "report/plot.h"

#include "report/svg.h"

enum { WIDE = 640, HIGH = 280, LEFT = 44, RIGHT = 12, TOP = 12, BOTTOM = 40, TICKS = 5,
	TENTHS = 10 };

struct scale { int least, most, step; };	/* in tenths */

/* A step of the axis that people count by. */
static int step_for(int range)
{
	static const int steps[] = { 10, 20, 50, 100, 200, 500, 1000, 2000, 5000 };
	const int n = (int)(sizeof steps / sizeof steps[0]);
	int i = 0;

	while (i < n - 1 && range / steps[i] > TICKS)
		i++;
	return steps[i];
}

/* Whole steps below and above all values, 0 among them. */
static struct scale scale_of(const struct plot *p)
{
	struct scale s = { 0, TENTHS, 0 };

	for (int c = 0; c < p->n_curves; c++)
		for (int i = 0; i < p->n; i++) {
			const int value = p->curve[c].value[i];

			s.least = value < s.least ? value : s.least;
			s.most = value > s.most ? value : s.most;
		}
	s.step = step_for(s.most - s.least);
	s.least = -((-s.least + s.step - 1) / s.step) * s.step;
	s.most = (s.most + s.step - 1) / s.step * s.step;
	return s;
}

static int across(const struct plot *p, int place)
{
	return LEFT + (WIDE - LEFT - RIGHT) * place / (p->n > 1 ? p->n - 1 : 1);
}

static int down(const struct scale *s, int value)
{
	return TOP + (int)((long)(HIGH - TOP - BOTTOM) * (s->most - value) / (s->most - s->least));
}

static void put_label(struct xml *x, const char *kind, int left, int top, const char *text)
{
	xml_open(x, "text");
	xml_attribute(x, "class", "%s", kind);
	xml_attribute(x, "x", "%d", left);
	xml_attribute(x, "y", "%d", top);
	xml_text(x, text);
	xml_close(x);
}

static void put_line(struct xml *x, int left, int top, int right, int bottom)
{
	xml_open(x, "path");
	xml_attribute(x, "class", "axis");
	xml_attribute(x, "d", "M%d %dL%d %d", left, top, right, bottom);
	xml_close(x);
}

static void put_axes(struct xml *x, const struct plot *p, const struct scale *s)
{
	const int every = (p->n + 11) / 12;
	char text[24];

	for (int value = s->least; value <= s->most; value += s->step) {
		put_line(x, LEFT, down(s, value), WIDE - RIGHT, down(s, value));
		snprintf(text, sizeof text, "%d", value / TENTHS);
		put_label(x, "down", LEFT - 6, down(s, value) + 4, text);
	}
	for (int i = 0; i < p->n; i += every) {
		snprintf(text, sizeof text, "%d", p->first + i);
		put_label(x, "middle", across(p, i), HIGH - BOTTOM + 18, text);
	}
	put_label(x, "middle", LEFT + (WIDE - LEFT - RIGHT) / 2, HIGH - 6, "turn");
}

static void put_curve(struct xml *x, const struct plot *p, const struct scale *s,
	const struct plot_curve *c)
{
	for (int pass = 0; pass < 2; pass++) {
		xml_open(x, "path");
		xml_attribute(x, "class", pass == 0 ? "curve" : "curve w%d", c->colour);
		xml_begin_attribute(x, "d");
		for (int i = 0; i < p->n; i++)
			fprintf(x->out, "%c%d %d", i == 0 ? 'M' : 'L', across(p, i),
				down(s, c->value[i]));
		xml_end_attribute(x);
		xml_close(x);
	}
	for (int i = 0; i < p->n; i++)
		svg_shape(x, c->side, c->colour, SVG_FIT, (struct svg_point){ across(p, i),
			down(s, c->value[i]) });
}

void plot_draw(struct xml *x, const struct plot *p)
{
	const struct scale s = scale_of(p);

	xml_open(x, "svg");
	xml_attribute(x, "class", "plot");
	xml_attribute(x, "viewBox", "0 0 %d %d", WIDE, HIGH);
	xml_attribute(x, "role", "img");
	xml_attribute(x, "aria-label", "%s", p->title);
	xml_element(x, "title", p->title);
	xml_element(x, "desc", p->words);
	put_axes(x, p, &s);
	for (int c = 0; c < p->n_curves; c++)
		put_curve(x, p, &s, &p->curve[c]);
	xml_close(x);
}

/* ---- the same as a table ---- */

static void put_head(struct xml *x, const char *scope, const char *kind, const char *text)
{
	xml_open(x, "th");
	xml_attribute(x, "scope", "%s", scope);
	if (kind[0] != '\0')
		xml_attribute(x, "class", "%s", kind);
	xml_text(x, text);
	xml_close(x);
}

static void put_value(struct xml *x, const struct plot *p, int value)
{
	const int size = value < 0 ? -value : value;
	char text[24];

	if (p->tenths)
		snprintf(text, sizeof text, "%s%d.%d", value < 0 ? "\u2212" : "+", size / TENTHS,
			size % TENTHS);
	else
		snprintf(text, sizeof text, "%d", value / TENTHS);
	xml_open(x, "td");
	xml_attribute(x, "class", "number");
	xml_text(x, text);
	xml_close(x);
}

void plot_table(struct xml *x, const struct plot *p)
{
	char text[24];

	xml_open(x, "table");
	xml_element(x, "caption", p->title);
	xml_open(x, "thead");
	xml_open(x, "tr");
	put_head(x, "col", "", "Turn");
	for (int c = 0; c < p->n_curves; c++)
		put_head(x, "col", "number", p->curve[c].name);
	xml_close(x);
	xml_close(x);
	xml_open(x, "tbody");
	for (int i = 0; i < p->n; i++) {
		xml_open(x, "tr");
		snprintf(text, sizeof text, "%d", p->first + i);
		put_head(x, "row", "", text);
		for (int c = 0; c < p->n_curves; c++)
			put_value(x, p, p->curve[c].value[i]);
		xml_close(x);
	}
	xml_close(x);
	xml_close(x);
}
