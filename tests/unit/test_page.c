/* Pages: what is written as XML and HTML, whoever named the things in it; the colours, by their
 * contrast; and the page of a game, by its structure.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/master.h"
#include "cliffhanger/report.h"
#include "cliffhanger/tale.h"
#include "report/colours.h"
#include "report/xml.h"
#include "shipped.h"

enum { TEXT_MOST = 1 << 22, IDS_MAX = 4000, DEPTH_MAX = 64, NAME_BYTES = 40 };

/* ---- XML ---- */

struct written { char *text; size_t size; struct xml x; };

static void begin(struct written *w)
{
	memset(w, 0, sizeof *w);
	w->x.out = open_memstream(&w->text, &w->size);
	assert_non_null(w->x.out);
}

static void ends(struct written *w, const char *expected)
{
	fclose(w->x.out);
	assert_string_equal(w->text, expected);
	free(w->text);
}

TEST(test_texts_mean_nothing)
{
	struct written w;

	begin(&w);
	xml_open(&w.x, "b");
	xml_attribute(&w.x, "x", "%s", "\"><script>'&");
	xml_text(&w.x, "</b><script>alert('&amp;')\"");
	xml_close(&w.x);
	ends(&w, "<b x=\"&quot;&gt;&lt;script&gt;&#39;&amp;\">&lt;/b&gt;&lt;script&gt;alert("
		"&#39;&amp;amp;&#39;)&quot;</b>");
}

TEST(test_what_may_not_be_shown_is_not)
{
	struct written w;

	begin(&w);
	xml_open(&w.x, "b");
	xml_text(&w.x, "a\x1b[31mb\x7f" "c\xff" "d\u202e" "e\n\tf");
	xml_close(&w.x);
	ends(&w, "<b>a?[31mb?c?d?e  f</b>");
}

TEST(test_writing_from_right_to_left_is_isolated)
{
	struct written w;

	begin(&w);
	xml_open(&w.x, "b");
	xml_attribute(&w.x, "x", "%s", "a \u05d0\u05d1 1");
	xml_text(&w.x, "a \u05d0\u05d1, \u0627 1 (b \u05d2)");
	xml_close(&w.x);
	ends(&w, "<b x=\"a \u2068\u05d0\u05d1\u2069 1\">a <bdi>\u05d0\u05d1, \u0627</bdi> 1 "
		"(b <bdi>\u05d2</bdi>)</b>");
}

TEST(test_drawings_have_no_elements_in_their_texts)
{
	struct written w;

	begin(&w);
	xml_open(&w.x, "svg");
	xml_element(&w.x, "desc", "\u05d0");
	xml_open(&w.x, "i");
	xml_close(&w.x);
	xml_close(&w.x);
	ends(&w, "\n<svg><desc>\u2068\u05d0\u2069</desc><i/></svg>");
}

TEST(test_elements_end_as_html_has_it)
{
	struct written w;

	begin(&w);
	xml_open(&w.x, "b");
	xml_open(&w.x, "br");
	xml_close(&w.x);
	xml_open(&w.x, "output");
	xml_close(&w.x);
	xml_close(&w.x);
	ends(&w, "<b><br><output></output></b>");
}

/* ---- colours ---- */

static double linear(unsigned int byte)
{
	const double c = byte / 255.0;

	return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double light(unsigned int rgb)
{
	return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255)
		+ 0.0722 * linear(rgb & 255);
}

static double contrast(unsigned int a, unsigned int b)
{
	const double la = light(a), lb = light(b);

	return (la > lb ? la + 0.05 : lb + 0.05) / (la > lb ? lb + 0.05 : la + 0.05);
}

static const struct colour *find_colour(const char *role)
{
	for (const struct colour *c = colours; c->role != NULL; c++)
		if (strcmp(c->role, role) == 0)
			return c;
	fail_msg("no colour for %s", role);
	return NULL;
}

TEST(test_colours_can_be_read)
{
	for (const struct colour_pair *p = colour_pairs; p->ink != NULL; p++) {
		const struct colour *const ink = find_colour(p->ink);
		const struct colour *const paper = find_colour(p->paper);
		const double in_light = contrast(ink->light, paper->light);
		const double in_dark = contrast(ink->dark, paper->dark);

		if (in_light * 10 < p->tenths || in_dark * 10 < p->tenths)
			print_error("%s on %s: %.1f light, %.1f dark, want %.1f\n", p->ink,
				p->paper, in_light, in_dark, p->tenths / 10.0);
		assert_true(in_light * 10 >= p->tenths && in_dark * 10 >= p->tenths);
	}
}

/* ---- the page of a game ---- */

static void play(struct session *s)
{
	const struct decision *asked;

	for (int side = 0; side < session_truth(s)->setup->n_sides; side++)
		assert_true(session_set_mind(s, side, minds[0], &(struct reason){ "", "" }));
	asked = session_ask(s);
	assert_null(asked);
	assert_true(session_truth(s)->over);
}

static struct session *played(void)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "page" });

	play(s);
	return s;
}

static char *page_of(const struct session *s, enum report_format format)
{
	const struct report_options o = { .format = format, .turn = 3 };
	char *text = NULL;
	size_t size = 0;
	FILE *const out = open_memstream(&text, &size);

	assert_non_null(out);
	assert_true(report_write(s, &o, out));
	fclose(out);
	return text;
}

/* A reader of tags: each must be closed by its own, but for those that HTML leaves open. */
struct tags {
	char open[DEPTH_MAX][NAME_BYTES];
	int depth, headings, level, drawings, titles;
	char *id[IDS_MAX], *link[IDS_MAX];
	int n_ids, n_links;
};

static bool is_endless(const char *name)
{
	return strcmp(name, "meta") == 0 || strcmp(name, "input") == 0 || name[0] == '!'
		|| name[0] == '?';
}

static char *value_of(const char *tag, size_t n, const char *attribute)
{
	const char *const end = tag + n;
	const char *at = strstr(tag, attribute);

	return at == NULL || at >= end ? NULL : strndup(at + strlen(attribute),
		strcspn(at + strlen(attribute), "\""));
}

static void take_values(struct tags *t, const char *tag, size_t n)
{
	char *const id = value_of(tag, n, " id=\"");
	char *const link = value_of(tag, n, " href=\"");

	assert_true(t->n_ids < IDS_MAX && t->n_links < IDS_MAX);
	if (id != NULL)
		t->id[t->n_ids++] = id;
	if (link != NULL)
		t->link[t->n_links++] = link;
}

/* H2: levels go down by one. */
static void take_heading(struct tags *t, const char *name)
{
	if (name[0] != 'h' || name[1] < '1' || name[1] > '6' || name[2] != '\0')
		return;
	assert_true(name[1] - '0' <= t->level + 1);
	t->level = name[1] - '0';
	t->headings++;
}

static void take_tag(struct tags *t, const char *tag, size_t n)
{
	char name[NAME_BYTES];
	const bool closes = tag[1] == '/';

	snprintf(name, sizeof name, "%.*s", (int)strcspn(tag + 1 + closes, " />\n"),
		tag + 1 + closes);
	if (closes) {
		assert_true(t->depth > 0);
		assert_string_equal(t->open[--t->depth], name);
		return;
	}
	take_values(t, tag, n);
	take_heading(t, name);
	t->drawings += strcmp(name, "svg") == 0 && strstr(tag, "role=\"img\"") < tag + n
		&& strstr(tag, "role=\"img\"") != NULL;
	t->titles += strcmp(name, "title") == 0;
	if (tag[n - 2] != '/' && !is_endless(name)) {
		assert_true(t->depth < DEPTH_MAX);
		snprintf(t->open[t->depth++], NAME_BYTES, "%s", name);
	}
}

static void read_tags(struct tags *t, const char *text)
{
	for (const char *tag = strchr(text, '<'); tag != NULL; tag = strchr(tag + 1, '<')) {
		const char *const end = strchr(tag, '>');

		assert_non_null(end);
		take_tag(t, tag, (size_t)(end + 1 - tag));
		if (strncmp(tag, "<script", 7) == 0)	/* its text has no tags */
			tag = strstr(tag, "</script") - 1;
	}
	assert_int_equal(t->depth, 0);
}

static bool has_id(const struct tags *t, const char *id)
{
	for (int i = 0; i < t->n_ids; i++)
		if (strcmp(t->id[i], id) == 0)
			return true;
	return false;
}

static void check_ids(const struct tags *t)
{
	for (int i = 0; i < t->n_ids; i++)
		for (int k = 0; k < i; k++)
			assert_string_not_equal(t->id[i], t->id[k]);
	for (int i = 0; i < t->n_links; i++)	/* H1: nothing leads elsewhere */
		if (t->link[i][0] != '#' || !has_id(t, t->link[i] + 1))
			fail_msg("%s leads nowhere", t->link[i]);
}

static void free_tags(struct tags *t)
{
	while (t->n_ids > 0)
		free(t->id[--t->n_ids]);
	while (t->n_links > 0)
		free(t->link[--t->n_links]);
	free(t);
}

TEST(test_a_page_holds_together)
{
	struct session *const s = played();
	struct tags *const t = calloc(1, sizeof *t);
	char *const text = page_of(s, REPORT_HTML);

	assert_non_null(t);
	read_tags(t, text);
	check_ids(t);
	assert_true(t->headings > 10);
	/* Start, three hinges, the slider, two plots; the end may be a hinge. */
	assert_true(t->drawings >= 7);
	assert_int_equal(t->titles, t->drawings + 1);
	assert_null(strstr(text, "://"));
	assert_null(strstr(text, "src="));
	free_tags(t);
	free(text);
	session_free(s);
}

/* The narrator's sentences that none may leave out stand in it in their order, with their dice. */
TEST(test_a_page_has_every_sentence_and_its_dice)
{
	struct session *const s = played();
	const struct game *const g = session_truth(s);
	const struct event_log *const log = session_log(s);
	struct tale *const tale = tale_new(g, master_seat(g), log, 0, event_log_count(log),
		TALE_PAGE_A_TURN);
	char *const text = page_of(s, REPORT_HTML);
	const char *at = strstr(text, ">The story</h2>");

	assert_non_null(tale);
	assert_non_null(at);
	for (int i = 0; i < tale_count(tale); i++) {
		const struct tale_line *const line = tale_line(tale, i);
		struct written w;
		char rolls[40] = "";
		int n = 0;

		/* Others may be left out (test_chronicle.c). */
		if (line->kind != TALE_SENTENCE || line->quiet || line->grade != TALE_LOST)
			continue;
		begin(&w);
		xml_element(&w.x, "span", line->text);
		fflush(w.x.out);
		at = strstr(at, w.text);
		if (at == NULL)
			fail_msg("not in its place: \"%s\"", line->text);
		at += strlen(w.text);
		for (int k = 0; k < line->n_proof; k++)
			n += event_log_at(log, line->proof[k])->kind == EVENT_ROLL;
		if (n > 0)
			snprintf(rolls, sizeof rolls, "<summary>%d roll", n);
		if (n > 0 && (strstr(at, rolls) == NULL || strstr(at, rolls) > at + 60))
			fail_msg("\"%s\" has not its %d rolls", line->text, n);
		fclose(w.x.out);
		free(w.text);
	}
	tale_free(tale);
	free(text);
	session_free(s);
}

/* Of a game under way nobody is on the page, nor on its maps, whom its reader does not know. */
TEST(test_a_page_tells_its_reader_what_he_knows)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "page" });
	const struct game *const g = session_truth(s);
	char *text = NULL;
	size_t size = 0;
	int unknown = 0;
	FILE *const out = open_memstream(&text, &size);

	assert_true(session_set_mind(s, 1, minds[0], &(struct reason){ "", "" }));
	assert_non_null(session_ask(s));
	assert_non_null(out);
	assert_true(report_write(s, &(struct report_options){ .reader = 1,
		.format = REPORT_HTML }, out));
	fclose(out);
	for (int u = 0; u < g->n_units; u++) {
		struct written w;

		if (game_knows(g, 0, u))
			continue;
		unknown++;
		begin(&w);
		xml_text(&w.x, game_unit_name(g, u));
		fflush(w.x.out);
		if (strstr(text, w.text) != NULL)
			fail_msg("%s is on the page", w.text);
		fclose(w.x.out);
		free(w.text);
	}
	assert_true(unknown > 0);
	free(text);
	session_free(s);
}

TEST(test_a_map_is_a_file_of_its_own)
{
	struct session *const s = played();
	struct tags *const t = calloc(1, sizeof *t);
	char *const text = page_of(s, REPORT_SVG);

	assert_non_null(t);
	read_tags(t, text);
	check_ids(t);
	assert_non_null(strstr(text, "China Station, at the end of turn 3"));
	free_tags(t);
	free(text);
	session_free(s);
}

TEST_MAIN
