/* The chronicle of a game: title, cast, story, outcome, dice, colophon. */
#include "cliffhanger/report.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "report/markdown.h"

/* ---- the cast ---- */

static int heads(const struct game *g, int unit)
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		n += g->setup->figures[f].unit == unit;
	return n;
}

/* Whether all of a side is known to the reader: it is his, or he knows all. */
static bool is_readers(const struct markdown *q, int side)
{
	return q->g->viewer == NOBODY || q->g->viewer == side;
}

static void cast_unit(struct markdown *q, int unit)
{
	const struct setup *const s = q->g->setup;
	const struct setup_unit *const u = &s->units[unit];
	const int n = heads(q->g, unit);

	fputs("- **", q->out);
	markdown_text(q, u->name);
	if (!is_readers(q, u->side)) {	/* how many there are he may not know */
		fputs("**\n", q->out);
		return;
	}
	if (n == 1)
		fputs("**.", q->out);
	else
		fprintf(q->out, "**, %s strong.", words_of_number(n).text);
	for (int f = u->first; f < u->first + u->count; f++)
		if (s->figures[f].name[0] != '\0') {
			putc(' ', q->out);
			markdown_text(q, s->figures[f].name);
			fputs(s->figures[f].hero ? " (hero)" : "", q->out);
			fputs(s->figures[f].leader && n > 1 ? " leads." : ".", q->out);
		}
	if (u->note[0] != '\0') {
		putc(' ', q->out);
		markdown_text(q, u->note);
	}
	putc('\n', q->out);
}

static void tell_cast(struct markdown *q)
{
	const struct setup *const s = q->g->setup;

	markdown_heading(q, 1, "The cast");
	for (int side = 0; side < s->n_sides; side++) {
		markdown_heading(q, 2, "%s", s->sides[side].name);
		if (is_readers(q, side) || s->sides[side].public) {
			markdown_text(q, s->sides[side].goal);
			fputs("\n\n", q->out);
		}
		for (int u = 0; u < s->n_units; u++)
			if (s->units[u].side == side && !s->units[u].absent
				&& words_known(&q->past, u))
				cast_unit(q, u);
		putc('\n', q->out);
	}
}

/* ---- the outcome ---- */

static void outcome_objective(struct markdown *q, int i)
{
	const struct setup_objective *const o = &q->g->setup->objectives[i];
	const int side = q->g->objectives[i];

	fputs("- To ", q->out);
	markdown_text(q, tale_aim(o->text).text);
	fprintf(q->out, " (%d %s): ", (int)o->points, o->points == 1 ? "point" : "points");
	markdown_text(q, side == -1 ? q->g->over ? "lost" : "open" : side < 0 ? "lost"
		: side == q->g->setup->objectives[i].side ? "done" : words_side(&q->past, side));
	putc('\n', q->out);
}

static bool has_aims(const struct markdown *q, int side)
{
	for (int i = 0; i < q->g->setup->n_objectives; i++)
		if (q->g->setup->objectives[i].side == side)
			return true;
	return false;
}

/* What became of a side's people: each once. */
static void outcome_losses(struct markdown *q, int side)
{
	const struct tale_losses l = tale_losses(q->g, side);
	const struct { int n; const char *what; } all[] = { { l.fit, "fit" },
		{ l.wounded, "wounded" }, { l.captive, "captive" }, { l.fled, "gone or fled" },
		{ l.dead, "dead" } };
	const char *between = "In the end: ";

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
		if (all[i].n == 0)
			continue;
		fprintf(q->out, "%s%d %s", between, all[i].n, all[i].what);
		if (i == 1 && l.hurt > 0)
			fprintf(q->out, " (%d of them fighting on)", l.hurt);
		between = ", ";
	}
	if (between[0] == ',')
		fputs(".\n\n", q->out);
}

/* Where what somebody wanted is in the end. */
static void outcome_items(struct markdown *q)
{
	const char *between = "";

	for (int i = 0; i < q->g->setup->n_items; i++) {
		const struct item *const item = &q->g->items[i];
		char text[TALE_WORDS_MAX];

		snprintf(text, sizeof text, "%s", q->g->setup->items[i].name);
		text[0] = (char)toupper((unsigned char)text[0]);
		if (text[0] == '\0' || (item->unit >= 0 && !words_known(&q->past, item->unit)))
			continue;
		fputs(between, q->out);
		markdown_text(q, text);
		fputs(item->unit >= 0 ? " was with " : " lay ", q->out);
		markdown_text(q, item->unit >= 0 ? words_the_unit(&q->past, item->unit, false).text
			: tale_place(&q->past, item->cell).text);
		putc('.', q->out);
		between = " ";
	}
	fputs(between[0] == ' ' ? "\n\n" : "", q->out);
}

static int of_life(const struct game *g, int unit, int life)
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		n += g->setup->figures[f].unit == unit && g->figures[f].life == life;
	return n;
}

/* What became of one: " was a captive of the sentries.", or how he is in two words. */
static void outcome_fate(struct markdown *q, int figure)
{
	static const char *const fates[LIVES] = { [LIFE_FIT] = " standing",
		[LIFE_WOUNDED] = " wounded", [LIFE_DEAD] = " dead", [LIFE_CAPTIVE] = " captive",
		[LIFE_LEFT] = " gone" };
	const struct figure *const f = &q->g->figures[figure];

	fputs(f->life < LIVES && fates[f->life] != NULL ? fates[f->life] : "", q->out);
	if (f->life == LIFE_CAPTIVE && f->captor >= 0) {
		fputs(" to ", q->out);
		markdown_text(q, words_the_unit(&q->past, q->g->figures[f->captor].unit,
			false).text);
	}
}

/* Of those who have names, what became of who is not on his feet. */
static void outcome_named(struct markdown *q, const struct setup_unit *u)
{
	const char *between = " ";

	for (int f = u->first; f < u->first + u->count; f++) {
		if (q->g->setup->figures[f].name[0] == '\0' || q->g->figures[f].life == LIFE_FIT)
			continue;
		fputs(between, q->out);
		markdown_text(q, words_of_figure(&q->past, f).text);
		outcome_fate(q, f);
		between = ", ";
	}
	fputs(between[0] == ',' ? "." : "", q->out);
}

/* "five of ten on their feet, four wounded, one dead"; "all eleven dead". */
static void outcome_counts(struct markdown *q, int unit)
{
	static const struct { int life; const char *what; } kinds[] = {
		{ LIFE_FIT, "on their feet" }, { LIFE_WOUNDED, "wounded" },
		{ LIFE_CAPTIVE, "captive" }, { LIFE_LEFT, "gone" }, { LIFE_DEAD, "dead" } };
	const int all = q->g->setup->units[unit].count;
	const char *between = ": ";

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		const int n = of_life(q->g, unit, kinds[i].life);

		if (n == 0)
			continue;
		if (n == all && n == 2)
			fprintf(q->out, "%sboth %s", between, kinds[i].what);
		else
			fprintf(q->out, "%s%s%s %s", between, n == all ? "all " : "",
				words_of_number(n).text, kinds[i].what);
		between = ", ";
	}
	putc('.', q->out);
}

/* "Marines: five on their feet, two dead. Lieutenant Jack Hart captive to the Quiet men." */
static void outcome_unit(struct markdown *q, int unit)
{
	const struct setup_unit *const u = &q->g->setup->units[unit];

	if (u->absent || !words_known(&q->past, unit)
			|| of_life(q->g, unit, LIFE_AWAITED) == u->count)
		return;
	fputs("- ", q->out);
	markdown_text(q, words_of_unit(&q->past, unit).text);
	if (u->count > 1) {
		outcome_counts(q, unit);
		outcome_named(q, u);
	} else {
		putc(':', q->out);
		outcome_fate(q, u->first);
		putc('.', q->out);
	}
	putc('\n', q->out);
}

static void outcome_people(struct markdown *q, int side)
{
	for (int u = 0; u < q->g->n_units; u++)
		if (q->g->units[u].side == side)
			outcome_unit(q, u);
	putc('\n', q->out);
}

static void tell_outcome(struct markdown *q)
{
	const struct game *const g = q->g;
	char why[TALE_WORDS_MAX];

	markdown_heading(q, 1, "How it ended");
	if (!g->over)
		fprintf(q->out, "It has not: turn %d of %d.\n\n", g->turn, g->setup->turns);
	else if (g->winner >= 0) {
		markdown_text(q, "The day went to ");
		markdown_text(q, words_of_side(&q->past, g->winner).text);
		fputs(".\n\n", q->out);
		tale_why_won(g, why, sizeof why);
		markdown_text(q, why);
		fputs("\n\n", q->out);
	} else {
		fputs("Nobody could claim the day.\n\n", q->out);
	}
	if (g->over)
		outcome_items(q);
	for (int side = 0; side < g->setup->n_sides; side++) {
		if (!is_readers(q, side) && !g->over)
			continue;	/* its aims and points are its own affair */
		fputs("**", q->out);
		markdown_text(q, words_side(&q->past, side));
		fprintf(q->out, "**, %d %s%c\n\n", (int)g->points[side],
			g->points[side] == 1 ? "point" : "points", has_aims(q, side) ? ':' : '.');
		for (int i = 0; i < g->setup->n_objectives; i++)
			if (g->setup->objectives[i].side == side)
				outcome_objective(q, i);
		if (has_aims(q, side))
			putc('\n', q->out);
		if (g->over) {
			outcome_losses(q, side);
			outcome_people(q, side);
		}
	}
}

/* ---- the Game Master ---- */

/* What he did, in order: the marks on the story that nobody rolled for. */
static void report_master(struct markdown *q)
{
	bool any = false;

	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);
		char text[LINE_MAX_BYTES];

		if (!e || !words_tell_act(e))
			continue;
		if (!any)
			markdown_heading(q, 1, "The Game Master's hand");
		any = true;
		fprintf(q->out, "- Turn %d: ", e->turn);
		markdown_text(q, words_of_act(&q->past, e, text, sizeof text));
		putc('\n', q->out);
	}
	if (any)
		putc('\n', q->out);
}

/* ---- the colophon ---- */

/* `turn`: since when, 0 = from the beginning. */
static void house_rule(struct markdown *q, const char *text, int turn)
{
	fputs("- House rule: ", q->out);
	markdown_text(q, text);
	if (turn > 0)
		fprintf(q->out, " (from turn %d on)", turn);
	putc('\n', q->out);
}

static void report_colophon(struct markdown *q, const struct session *s)
{
	const struct setup *const setup = q->g->setup;

	markdown_heading(q, 1, "For the record");
	fputs("- Rules: ", q->out);
	markdown_text(q, setup->system->name);
	fputs(", by ", q->out);
	markdown_text(q, setup->book->authors);
	if (q->g->over)
		fprintf(q->out, "\n- Seed: %llu\n", (unsigned long long)session_seed(s));
	else
		fputs("\n- Seed: told when the game is over\n", q->out);
	for (int i = 0; i < setup->n_house_rules; i++)
		house_rule(q, setup->house_rules[i], 0);
	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (e && e->kind == EVENT_HOUSE)
			house_rule(q, e->word, e->turn);
	}
	putc('\n', q->out);
}

static bool write_all(const struct session *s, const struct report_options *o,
	const struct game *g, int seat, FILE *out)
{
	struct markdown q = { .out = out, .g = g, .log = session_log(s), .options = o };
	bool told;

	tale_begin(&q.past, g, seat, q.log);
	markdown_heading(&q, 0, "%s", o->title != NULL ? o->title : g->setup->title);
	fputs("*", out);
	markdown_text(&q, g->setup->log_line);
	fputs("*\n\n", out);
	if (!o->brief)
		tell_cast(&q);
	told = report_turns(&q);
	tell_outcome(&q);
	report_ledger(&q);
	report_master(&q);
	if (!o->brief)
		report_colophon(&q, s);
	return told && fflush(out) == 0 && !ferror(out);
}

bool report_write(const struct session *s, const struct report_options *o, FILE *out)
{
	const struct game *const truth = session_truth(s);
	const int seat = o->reader > 0 ? o->reader - 1 : master_seat(truth);
	struct view *const view = view_new(truth, seat);
	const bool good = view && write_all(s, o, &view->game, seat, out);

	view_free(view);
	return good;
}
