/* HTML: see html.h. */
#include "config.h"

#include "report/html.h"

#include <stdlib.h>
#include <string.h>

#include "report/colours.h"
#include "report/own_text.h"
#include "report/plot.h"
#include "report/svg.h"

enum { ID_BYTES = 24, WORDS_MAX = 3000 };

/* SHA-256 of page.js, in base 64: without it browsers run nothing. */
static const char script_sum[] = "+Jb2PPcaAlXPJuLfqtFjbo4YLNYmKQRjC0xABIvt4Kg=";

struct writer {
	struct xml x;
	const struct doc *d;
	int drawn;		/* the last atlas whose groups are in the page already */
};

static void write_piece(struct writer *w, int at);

static void open_with(struct xml *x, const char *name, const char *kind)
{
	xml_open(x, name);
	xml_attribute(x, "class", "%s", kind);
}

/* Everything that a piece has. */
static void write_own(struct writer *w, int at)
{
	const int end = doc_piece(w->d, at)->end;

	for (int i = at + 1; i < end; i = doc_piece(w->d, i)->end)
		write_piece(w, i);
}

/* ---- words ---- */

static void write_heading(struct writer *w, int at)
{
	static const char *const names[] = { "h1", "h2", "h3", "h4", "h5", "h6" };
	const struct doc_piece *const p = doc_piece(w->d, at);

	xml_open(&w->x, names[p->number < 6 ? p->number - 1 : 5]);
	xml_attribute(&w->x, "id", "h%d", at);
	xml_text(&w->x, p->text);
	xml_close(&w->x);
}

/* A paragraph of an author's: the lines up to an empty one. */
static size_t paragraph(const char *text)
{
	const char *const end = strstr(text, "\n\n");

	return end != NULL ? (size_t)(end - text) : strlen(text);
}

static void write_prose(struct writer *w, const struct doc_piece *p)
{
	const char *text = p->text;

	if (p->number)
		xml_open(&w->x, "blockquote");
	while (*(text += strspn(text, "\n")) != '\0') {
		const size_t n = paragraph(text);
		char *const own = strndup(text, n);

		if (own != NULL)
			xml_element(&w->x, "p", own);
		free(own);
		text += n;
	}
	if (p->number)
		xml_close(&w->x);
}

/* The dice of a sentence are folded away behind it. */
static void write_dice(struct writer *w, int at)
{
	const int end = doc_piece(w->d, at)->end;
	char text[40];
	int n = 0;

	for (int i = at + 1; i < end; i = doc_piece(w->d, i)->end)
		n++;
	if (n == 0)
		return;
	snprintf(text, sizeof text, n == 1 ? "%d roll" : "%d rolls", n);
	xml_text(&w->x, " ");
	open_with(&w->x, "details", "dice");
	xml_element(&w->x, "summary", text);
	xml_open(&w->x, "ul");
	write_own(w, at);
	xml_close(&w->x);
	xml_close(&w->x);
}

static void write_sentence(struct writer *w, int at)
{
	xml_element(&w->x, "span", doc_piece(w->d, at)->text);
	write_dice(w, at);
	xml_text(&w->x, " ");
}

static void write_die(struct writer *w, int at)
{
	const struct doc_piece *const p = doc_piece(w->d, at);

	xml_open(&w->x, "li");
	xml_text(&w->x, p->text);
	if (p->end > at + 1) {
		xml_open(&w->x, "ul");
		for (int i = at + 1; i < p->end; i++)
			xml_element(&w->x, "li", doc_piece(w->d, i)->text);
		xml_close(&w->x);
	}
	xml_close(&w->x);
}

/* Lists without items are none. */
static void write_list(struct writer *w, int at)
{
	if (doc_piece(w->d, at)->end == at + 1)
		return;
	xml_open(&w->x, "ul");
	write_own(w, at);
	xml_close(&w->x);
}

static void write_block(struct writer *w, const char *name, const char *kind, int at)
{
	open_with(&w->x, name, kind);
	write_own(w, at);
	xml_close(&w->x);
}

/* ---- tables ---- */

/* The first cell of a row, and all of the first row, are heads. */
static void write_row(struct writer *w, int at, bool heads)
{
	const int end = doc_piece(w->d, at)->end;

	xml_open(&w->x, "tr");
	for (int i = at + 1; i < end; i++) {
		const struct doc_piece *const p = doc_piece(w->d, i);
		const bool head = heads || i == at + 1;

		xml_open(&w->x, head ? "th" : "td");
		if (head)
			xml_attribute(&w->x, "scope", heads ? "col" : "row");
		if (p->number)
			xml_attribute(&w->x, "class", "number");
		xml_text(&w->x, p->text);
		xml_close(&w->x);
	}
	xml_close(&w->x);
}

static void open_scroll(struct xml *x, const char *kind, const char *label)
{
	open_with(x, "div", kind);
	xml_attribute(x, "tabindex", "0");
	xml_attribute(x, "role", "region");
	xml_attribute(x, "aria-label", "%s", label);
}

static void write_table(struct writer *w, int at)
{
	const struct doc_piece *const p = doc_piece(w->d, at);
	const int body = p->end > at + 1 ? doc_piece(w->d, at + 1)->end : p->end;

	open_scroll(&w->x, "wide", "Table");
	xml_open(&w->x, "table");
	xml_element(&w->x, "caption", p->text);
	xml_open(&w->x, "thead");
	if (p->end > at + 1)
		write_row(w, at + 1, true);
	xml_close(&w->x);
	xml_open(&w->x, "tbody");
	for (int i = body; i < p->end; i = doc_piece(w->d, i)->end)
		write_row(w, i, false);
	xml_close(&w->x);
	xml_close(&w->x);
	xml_close(&w->x);
}

/* ---- maps ---- */

/* What all maps of an atlas use, once. */
static void write_groups(struct writer *w, const struct atlas *a)
{
	if (w->drawn >= a->number)
		return;
	w->drawn = a->number;
	xml_open(&w->x, "svg");
	xml_attribute(&w->x, "class", "hidden");
	xml_attribute(&w->x, "aria-hidden", "true");
	xml_open(&w->x, "defs");
	svg_ground(&w->x, a);
	for (int i = 0; i < a->n_maps; i++)
		svg_turn(&w->x, a, &a->map[i]);
	xml_close(&w->x);
	xml_close(&w->x);
}

static void write_legend(struct writer *w, const struct atlas *a)
{
	struct svg_entry e;

	open_with(&w->x, "ul", "legend");
	for (int i = 0; svg_legend(a, i, &e); i++) {
		xml_open(&w->x, "li");
		xml_open(&w->x, "svg");
		xml_attribute(&w->x, "class", "key");
		xml_attribute(&w->x, "viewBox", "0 0 20 20");
		xml_attribute(&w->x, "aria-hidden", "true");
		svg_sample(&w->x, a, &e, (struct svg_point){ 10, 10 });
		xml_close(&w->x);
		xml_element(&w->x, "span", e.text);
		xml_close(&w->x);
	}
	xml_close(&w->x);
}

static void put_map(struct writer *w, const struct atlas *a, const struct atlas_map *m,
	const char *title, const char *id)
{
	char label[512];

	snprintf(label, sizeof label, "Map: %.500s", title);
	open_scroll(&w->x, "scroll", label);
	svg_map(&w->x, a, m, title, id);
	xml_close(&w->x);
}

static void write_where(struct writer *w, const struct atlas *a, const struct atlas_map *m)
{
	char text[WORDS_MAX];

	open_with(&w->x, "details", "where");
	xml_element(&w->x, "summary", "Who is where, in words");
	atlas_words(a, m, text, sizeof text);
	xml_element(&w->x, "p", text);
	xml_close(&w->x);
}

static void write_map(struct writer *w, int at)
{
	const struct doc_piece *const p = doc_piece(w->d, at);
	const struct atlas_map *const m = atlas_at(p->atlas, p->number);
	const bool first = w->drawn < p->atlas->number;
	char id[ID_BYTES];

	snprintf(id, sizeof id, "map%d", at);
	write_groups(w, p->atlas);
	xml_open(&w->x, "figure");
	put_map(w, p->atlas, m, p->text, id);
	xml_open(&w->x, "figcaption");
	xml_element(&w->x, "p", p->text);
	if (first)
		write_legend(w, p->atlas);
	write_where(w, p->atlas, m);
	xml_close(&w->x);
	xml_close(&w->x);
}

/* ---- the slider ---- */

static void write_button(struct writer *w, const char *text, const char *step)
{
	xml_open(&w->x, "button");
	xml_attribute(&w->x, "type", "button");
	xml_attribute(&w->x, "data-step", "%s", step);
	xml_text(&w->x, text);
	xml_close(&w->x);
}

static void write_steps(struct writer *w, const struct atlas *a)
{
	open_with(&w->x, "div", "steps");
	write_button(w, "Back", "-1");
	xml_open(&w->x, "input");
	xml_attribute(&w->x, "type", "range");
	xml_attribute(&w->x, "id", "slider%d", a->number);
	xml_attribute(&w->x, "min", "0");
	xml_attribute(&w->x, "max", "%d", a->n_maps - 1);
	xml_attribute(&w->x, "value", "0");
	xml_attribute(&w->x, "aria-label", "Turn");
	xml_close(&w->x);
	write_button(w, "On", "1");
	xml_open(&w->x, "output");
	xml_attribute(&w->x, "for", "slider%d", a->number);
	xml_close(&w->x);
	xml_close(&w->x);
}

/* What the script shows beside each of the maps. */
static void write_words(struct writer *w, const struct atlas *a)
{
	char text[WORDS_MAX];

	for (int i = 0; i < a->n_maps; i++) {
		xml_open(&w->x, "template");
		xml_attribute(&w->x, "data-map", "m%d-%d", a->number, i);
		if (i == 0)
			xml_attribute(&w->x, "data-caption", "As it began");
		else
			xml_attribute(&w->x, "data-caption", "Turn %d", a->map[i].turn);
		atlas_words(a, &a->map[i], text, sizeof text);
		xml_text(&w->x, text);
		xml_close(&w->x);
	}
}

static void write_turns(struct writer *w, int at)
{
	const struct doc_piece *const p = doc_piece(w->d, at);
	char id[ID_BYTES];

	if (p->atlas->n_maps < 2)
		return;
	snprintf(id, sizeof id, "map%d", at);
	write_groups(w, p->atlas);
	open_with(&w->x, "section", "turns");
	xml_attribute(&w->x, "hidden", "hidden");
	write_heading(w, at);
	write_steps(w, p->atlas);
	put_map(w, p->atlas, &p->atlas->map[0], p->text, id);
	open_with(&w->x, "p", "words-now");
	xml_attribute(&w->x, "aria-live", "polite");
	xml_close(&w->x);
	write_words(w, p->atlas);
	xml_close(&w->x);
}

/* ---- plots ---- */

static void write_plot(struct writer *w, int at)
{
	const struct plot *const p = doc_piece(w->d, at)->plot;

	xml_open(&w->x, "figure");
	plot_draw(&w->x, p);
	xml_open(&w->x, "figcaption");
	xml_element(&w->x, "p", p->title);
	open_with(&w->x, "ul", "legend");
	for (int c = 0; c < p->n_curves; c++) {
		xml_open(&w->x, "li");
		xml_open(&w->x, "svg");
		xml_attribute(&w->x, "class", "key");
		xml_attribute(&w->x, "viewBox", "0 0 20 20");
		xml_attribute(&w->x, "aria-hidden", "true");
		svg_shape(&w->x, p->curve[c].side, p->curve[c].colour, SVG_FIT,
			(struct svg_point){ 10, 10 });
		xml_close(&w->x);
		xml_element(&w->x, "span", p->curve[c].name);
		xml_close(&w->x);
	}
	xml_close(&w->x);
	open_with(&w->x, "details", "where");
	xml_element(&w->x, "summary", "The same in numbers");
	open_scroll(&w->x, "wide", p->title);
	plot_table(&w->x, p);
	xml_close(&w->x);
	xml_close(&w->x);
	xml_close(&w->x);
	xml_close(&w->x);
}

/* ---- pieces ---- */

static void write_piece(struct writer *w, int at)
{
	const struct doc_piece *const p = doc_piece(w->d, at);

	switch (p->kind) {
	case DOC_HEADING: write_heading(w, at); break;
	case DOC_LEAD: open_with(&w->x, "p", "lead"); xml_text(&w->x, p->text);
		xml_close(&w->x); break;
	case DOC_PROSE: write_prose(w, p); break;
	case DOC_PARAGRAPH: write_block(w, "div", "told", at); break;
	case DOC_WORDS: xml_text(&w->x, p->text); break;
	case DOC_STRONG: xml_element(&w->x, "strong", p->text); break;
	case DOC_SENTENCE: write_sentence(w, at); break;
	case DOC_DIE: write_die(w, at); break;
	case DOC_LIST: write_list(w, at); break;
	case DOC_ITEM: write_block(w, "li", "item", at); break;
	case DOC_TABLE: write_table(w, at); break;
	case DOC_MAP: write_map(w, at); break;
	case DOC_TURNS: write_turns(w, at); break;
	case DOC_PLOT: write_plot(w, at); break;
	case DOC_ROW:		/* in tables */
	case DOC_CELL:
	case DOC_KINDS:
		break;
	}
}

/* ---- the page ---- */

static const char *title_of(const struct doc *d)
{
	return doc_count(d) > 0 ? doc_piece(d, 0)->text : "";
}

static void write_meta(struct xml *x, const char *kind, const char *name, const char *content)
{
	xml_open(x, "meta");
	xml_attribute(x, kind, "%s", name);
	xml_attribute(x, "content", "%s", content);
	xml_close(x);
}

static void write_head(struct writer *w)
{
	char policy[200];

	snprintf(policy, sizeof policy, "default-src 'none'; style-src 'unsafe-inline'; "
		"script-src 'sha256-%s'; base-uri 'none'; form-action 'none'", script_sum);
	xml_open(&w->x, "head");
	xml_open(&w->x, "meta");
	xml_attribute(&w->x, "charset", "utf-8");
	xml_close(&w->x);
	write_meta(&w->x, "http-equiv", "Content-Security-Policy", policy);
	write_meta(&w->x, "name", "viewport", "width=device-width, initial-scale=1");
	xml_element(&w->x, "title", title_of(w->d));
	xml_open(&w->x, "style");
	xml_own(&w->x, "\n");
	colours_put(w->x.out);
	own_text_put(own_text_map_style, w->x.out);
	own_text_put(own_text_page_style, w->x.out);
	xml_close(&w->x);
	xml_close(&w->x);
}

/* The chapters: headings of the second level. */
static void write_contents(struct writer *w)
{
	xml_open(&w->x, "nav");
	xml_attribute(&w->x, "aria-label", "Chapters");
	xml_open(&w->x, "ul");
	for (int i = 0; i < doc_count(w->d); i++) {
		const struct doc_piece *const p = doc_piece(w->d, i);

		if (p->kind != DOC_HEADING || p->number != 2)
			continue;
		xml_open(&w->x, "li");
		xml_open(&w->x, "a");
		xml_attribute(&w->x, "href", "#h%d", i);
		xml_text(&w->x, p->text);
		xml_close(&w->x);
		xml_close(&w->x);
	}
	xml_close(&w->x);
	xml_close(&w->x);
}

static void write_patterns(struct xml *x)
{
	xml_open(x, "svg");
	xml_attribute(x, "class", "hidden");
	xml_attribute(x, "aria-hidden", "true");
	svg_patterns(x);
	xml_close(x);
}

/* Title and log-line, then the chapters, then everything else. */
static void write_body(struct writer *w)
{
	const int n = doc_count(w->d);
	int at = 0;

	xml_open(&w->x, "body");
	write_patterns(&w->x);
	xml_open(&w->x, "header");
	while (at < n && (at == 0 || doc_piece(w->d, at)->kind == DOC_LEAD)) {
		write_piece(w, at);
		at = doc_piece(w->d, at)->end;
	}
	xml_close(&w->x);
	write_contents(w);
	xml_open(&w->x, "main");
	for (; at < n; at = doc_piece(w->d, at)->end)
		write_piece(w, at);
	xml_close(&w->x);
	xml_open(&w->x, "script");
	xml_own(&w->x, "");	/* the sum is that of the script alone */
	own_text_put(own_text_script, w->x.out);
	xml_close(&w->x);
	xml_close(&w->x);
}

bool html_write(const struct doc *d, FILE *out)
{
	struct writer w = { .x = { .out = out }, .d = d };

	fputs("<!DOCTYPE html>", out);
	xml_open(&w.x, "html");
	xml_attribute(&w.x, "lang", "en");
	write_head(&w);
	write_body(&w);
	xml_close(&w.x);
	putc('\n', out);
	return fflush(out) == 0 && !ferror(out);
}
