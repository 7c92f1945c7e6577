/* Menus: see menu.h. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "skirmish/body/contact.h"
#include "skirmish/body/items.h"
#include "skirmish/body/standing.h"
#include "skirmish/commander/choose.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/say.h"
#include "skirmish/skirmish.h"
#include "skirmish/turn/answers.h"
#include "skirmish/turn/company.h"

static const struct menus *asked(const struct game *v)
{
	return skirmish_of(v)->menus;
}

/* ---- choices ---- */

struct choice menu_choice(const struct menu *m, int verb, struct argument whose,
	struct argument whom)
{
	struct choice c;

	choose(&c, m->d->seat, verb);
	if (whose.kind != ARGUMENT_NONE)
		choose_with(&c, whose.kind, whose.value);
	if (whom.kind != ARGUMENT_NONE)
		choose_with(&c, whom.kind, whom.value);
	return c;
}

struct choice menu_unit_choice(const struct menu *m, int verb)
{
	return menu_choice_at(m, verb, ARGUMENT_NONE, 0);
}

struct choice menu_choice_at(const struct menu *m, int verb, enum argument_kind kind,
	int32_t value)
{
	return menu_choice(m, verb, menu_of(ARGUMENT_UNIT, m->unit), menu_of(kind, value));
}

bool menu_lawful(const struct menu *m, const struct choice *c, struct reason *why)
{
	return answers_check(m->v, c, why);
}

bool menu_may(const struct menu *m, int verb, struct argument whose, struct argument whom,
	struct reason *why)
{
	const struct choice c = menu_choice(m, verb, whose, whom);

	return menu_lawful(m, &c, why);
}

bool menu_may_at(const struct menu *m, int verb, enum argument_kind kind, int32_t value,
	struct reason *why)
{
	return menu_may(m, verb, menu_of(ARGUMENT_UNIT, m->unit), menu_of(kind, value), why);
}

bool menu_may_unit(const struct menu *m, int verb, int target, struct reason *why)
{
	return menu_may_at(m, verb, target < 0 ? ARGUMENT_NONE : ARGUMENT_UNIT, target, why);
}

int menu_targets(const struct menu *m, int verb, int16_t list[UNITS_MAX], struct reason *why)
{
	const int nearest = contact_nearest_enemy(m->v, m->unit);
	int n = 0;

	for (int u = 0; u < m->v->n_units; u++)
		if (u != m->unit && menu_may_unit(m, verb, u, NULL))
			list[n++] = (int16_t)u;
	if (n > 0)
		return n;
	if (nearest < 0)
		refuse(why, asked(m->v)->unseen, "no enemy is in sight");
	else
		menu_may_unit(m, verb, nearest, why);
	return 0;
}

void menu_need_unit(const struct menu *m, struct option *o, struct reason nobody,
	bool (*check)(const struct menu *m, int unit, struct reason *why))
{
	for (int u = 0; u < m->v->n_units; u++)
		if (u != m->unit && check(m, u, &nobody))
			return;
	o->allowed = false;
	o->why = nobody;
}

/* ---- rows ---- */

static struct option *write_row(struct menu *m, struct option *o, enum menu_act act,
	const char *label, enum option_need need, const struct choice *c)
{
	memset(o, 0, sizeof *o);
	o->label = label;
	o->need = need;
	o->shoots = menu_act(act)->shoots;
	o->on_purpose = menu_act(act)->on_purpose;
	o->passes = menu_act(act)->passes;
	o->allowed = true;
	o->why.rule = "";
	choice_write(m->v, c, o->line, sizeof o->line);
	return o;
}

static struct option *keyed_row(struct menu *m, enum menu_act act, char key, const char *label,
	enum option_need need, const struct choice *c)
{
	struct option *o = write_row(m, m->n < m->room ? &m->options[m->n++] : &m->spare, act,
		label, need, c);

	o->key = key;
	return o;
}

struct option *menu_row(struct menu *m, enum menu_act act, const char *label,
	enum option_need need, const struct choice *c)
{
	return keyed_row(m, act, menu_act(act)->letter, label, need, c);
}

struct option *menu_unit_row(struct menu *m, enum menu_act act, const char *label,
	enum option_need need, int verb)
{
	const struct choice c = menu_unit_choice(m, verb);

	return menu_row(m, act, label, need, &c);
}

struct option *menu_plain_row(struct menu *m, enum menu_act act, const char *label, int verb)
{
	const struct choice c = menu_unit_choice(m, verb);
	struct option *o = menu_row(m, act, label, NEED_NOTHING, &c);

	o->allowed = menu_lawful(m, &c, &o->why);
	return o;
}

/* The small letters are those of acts, R opens the rules. */
static char key_after(char key)
{
	const char next = key == '9' ? 'A' : (char)(key + 1);

	return next == 'R' ? 'S' : next;
}

struct option *menu_next_row(struct menu *m, enum menu_act act, const char *label,
	enum option_need need, const struct choice *c)
{
	const char key = m->key;

	if (key > 'Z')
		return write_row(m, &m->spare, act, label, need, c);
	m->key = key_after(key);
	return keyed_row(m, act, key, label, need, c);
}

void menu_word_rows(struct menu *m, const struct menu_words *by)
{
	for (const struct menu_word *row = by->rows; row->label != NULL; row++) {
		const struct choice c = menu_choice_at(m, by->verb, ARGUMENT_WORD, row->word);
		struct option *o;

		if (by->shows != NULL && !by->shows(m->v, m->unit, row->word))
			continue;
		o = menu_row(m, row->act, row->label, row->need, &c);
		o->means = row->means;
		if (by->open != NULL)
			by->open(m, o, row->word);
	}
}

void menu_note(struct option *o, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(o->note, sizeof o->note, format, list);
	va_end(list);
	text_trim(o->note);
}

void menu_whom(struct option *o, const char *name)
{
	snprintf(o->whom, sizeof o->whom, "%.*s", (int)sizeof o->whom - 1, name);
	text_trim(o->whom);
}

void menu_count(struct option *o, int n, const char *where, const struct reason *why)
{
	o->allowed = n > 0;
	if (n > 0)
		menu_note(o, ", %d %s", n, where);
	else
		o->why = *why;
}

int menu_target_row(struct menu *m, enum menu_act act, const char *label, int verb,
	const char *where, int16_t targets[UNITS_MAX])
{
	struct reason why = { "", "" };
	const int n = menu_targets(m, verb, targets, &why);

	menu_count(menu_unit_row(m, act, label, NEED_UNIT, verb), n, where, &why);
	return n;
}

/* ---- the best targets ---- */

struct mark { int target; int64_t merit; char note[sizeof ((struct option *)0)->note]; };
struct marks { int n; struct mark mark[MENU_AIMS]; };

static void keep(struct marks *best, int most, const struct mark *one)
{
	struct mark *const all = best->mark;
	int i = best->n < most ? best->n : most - 1;

	if (best->n == most && all[i].merit >= one->merit)
		return;
	for (; i > 0 && all[i - 1].merit < one->merit; i--)
		all[i] = all[i - 1];
	all[i] = *one;
	best->n += best->n < most;
}

static void look_at(const struct menu *m, const struct menu_aims *by, const struct choice *so_far,
	int target, struct marks *best)
{
	struct mark one = { .target = target };
	struct pen note = pen_at(one.note, sizeof one.note);

	if (by->worth(m, so_far, target, &one.merit, &note))
		keep(best, by->most, &one);
}

static void look_at_enemies(const struct menu *m, const struct menu_aims *by,
	const struct choice *so_far, struct marks *best)
{
	const bool figures = by->kind == ARGUMENT_FIGURE;

	for (int i = 0; i < (figures ? m->v->n_figures : m->v->n_units); i++)
		if (game_enemies(m->v, m->unit, figures ? m->v->figures[i].unit : i))
			look_at(m, by, so_far, i, best);
}

/* ME3: what they are worth changes, who they are does not. */
static int by_number(const void *a, const void *b)
{
	return ((const struct mark *)a)->target - ((const struct mark *)b)->target;
}

static void aim_row(struct menu *m, const struct menu_aims *by, const struct choice *so_far,
	const struct mark *mark)
{
	struct choice c = *so_far;
	struct option *o;

	choose_with(&c, by->kind, mark->target);
	o = menu_next_row(m, by->act, by->label, NEED_NOTHING, &c);
	memcpy(o->note, mark->note, sizeof o->note);
	menu_whom(o, by->kind == ARGUMENT_FIGURE ? say_who(m->v, mark->target).text
		: game_unit_name(m->v, mark->target));
}

int menu_aim_rows(struct menu *m, const struct menu_aims *by, const struct choice *so_far,
	const int16_t *list, int n)
{
	struct marks best = { .n = 0 };

	if (list == NULL)
		look_at_enemies(m, by, so_far, &best);
	for (int i = 0; list != NULL && i < n; i++)
		look_at(m, by, so_far, list[i], &best);
	qsort(best.mark, (size_t)best.n, sizeof best.mark[0], by_number);
	for (int i = 0; i < best.n; i++)
		aim_row(m, by, so_far, &best.mark[i]);
	return best.n;
}

/* ---- company ---- */

static bool takes(const struct menu *m, int unit, struct reason *why)
{
	return !game_enemies(m->v, m->unit, unit)
		&& company_may_hand(m->v, m->unit, unit, why);
}

void menu_hand_row(struct menu *m)
{
	const struct menus *by = asked(m->v);

	if (items_carried(m->v, m->unit))
		menu_need_unit(m, menu_unit_row(m, ACT_OF_HANDING, by->hand, NEED_UNIT,
			by->hand_verb), by->no_hand, takes);
}

/* The first of it who could. */
static int joiner(const struct game *v, int unit)
{
	return standing_first(v, unit, asked(v)->joins);
}

/* To a unit of the same seat's alone. */
static bool joined(const struct menu *m, int unit, struct reason *why)
{
	return game_seat_of_unit(m->v, unit) == game_seat_of_unit(m->v, m->unit)
		&& skirmish_of(m->v)->company->may_join(m->v, joiner(m->v, m->unit), unit, why);
}

void menu_join_row(struct menu *m)
{
	const struct menus *by = asked(m->v);
	const int figure = joiner(m->v, m->unit);
	const struct choice c = menu_choice(m, by->join_verb, menu_of(ARGUMENT_FIGURE, figure),
		menu_of(ARGUMENT_NONE, 0));

	if (figure >= 0)
		menu_need_unit(m, menu_row(m, ACT_OF_JOINING, by->join, NEED_UNIT, &c),
			by->no_join, joined);
}

bool menu_exit_wanted(const struct game *v, int unit)
{
	for (int i = 0; i < v->setup->n_objectives; i++)
		if (v->setup->objectives[i].kind == AIM_EXIT && v->objectives[i] == NOBODY
			&& game_same_cause(v, v->setup->objectives[i].side, v->units[unit].side))
			return true;
	return false;
}

/* ---- all of them ---- */

static void ask(struct menu *m, const struct menu_kind *kind)
{
	const struct argument whose = m->d->unit < 0 && kind->of != MENU_OF_FIGURE
		? menu_of(ARGUMENT_NONE, 0)
		: kind->of == MENU_OF_FIGURE ? menu_of(ARGUMENT_FIGURE, m->d->other)
		: menu_of(ARGUMENT_UNIT,
			kind->of == MENU_OF_OTHER_UNIT ? m->d->other : m->d->unit);

	for (int answer = ANSWER_YES; answer <= ANSWER_NO; answer++) {
		struct choice c = menu_choice(m, kind->verb, whose, menu_of(ARGUMENT_NONE, 0));

		choose_with(&c, ARGUMENT_WORD, answer);
		menu_row(m, answer == ANSWER_YES ? ACT_OF_YES : ACT_OF_NO,
			answer == ANSWER_YES ? kind->yes : kind->no, NEED_NOTHING, &c);
	}
}

int menu_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	const struct menu_kind *kind = &asked(v)->kinds[d->kind];
	struct menu m = { .v = v, .d = d, .unit = unit, .options = options, .room = room,
		.key = '1' };

	/* Nothing is asked of others than whom it is about, nor of who is not there. */
	if (unit >= 0 && (d->unit >= 0 ? unit != d->unit : !skirmish_alive(v, unit)))
		return 0;
	if (kind->rows == NULL) {
		ask(&m, kind);
	} else if (kind->unitless || (unit >= 0 && skirmish_alive(v, unit)
			&& (!kind->own || game_seat_of_unit(v, unit) == d->seat))) {
		if (unit < 0)
			m.unit = d->unit;
		kind->rows(&m);
	}
	return m.n;
}

bool menu_question(const struct game *v, const struct decision *d, bool brief, char *text,
	size_t size)
{
	const struct menu_kind *const kind = &asked(v)->kinds[d->kind];

	if (kind->question != NULL)
		kind->question(v, d, brief, text, size);
	return kind->question != NULL;
}

bool menu_wanted(const struct game *v, const struct decision *d, int unit)
{
	const struct menu_kind *kind = &asked(v)->kinds[d->kind];

	if (d->unit >= 0)
		return unit == d->unit;
	return kind->wants != NULL
		&& (kind->any_wants || (game_seat_of_unit(v, unit) == d->seat
			&& skirmish_alive(v, unit)))
		&& kind->wants(v, d, unit);
}

/* ---- what maps draw of a row ---- */

/* A line lacks what is still pointed out; what there is of it is read. */
static struct choice so_far(const struct game *v, int unit, const char *line)
{
	struct choice c;

	choice_read(v, game_seat_of_unit(v, unit), line, &c, NULL);
	return c;
}

bool menu_reach(const struct game *v, int unit, const char *line, struct reach *r)
{
	const struct choice c = so_far(v, unit < 0 ? 0 : unit, line);

	return unit >= 0 && c.verb < VERB_GM && asked(v)->reach(v, unit, &c, r);
}

bool menu_course(const struct game *v, int unit, const char *line, struct course *course)
{
	const struct choice c = so_far(v, unit < 0 ? 0 : unit, line);

	return unit >= 0 && c.verb < VERB_GM && asked(v)->course
		&& asked(v)->course(v, unit, &c, course);
}

bool menu_spread(const struct game *v, int unit, const char *line, struct spread *s)
{
	const struct choice c = so_far(v, unit < 0 ? 0 : unit, line);

	return unit >= 0 && c.verb < VERB_GM && asked(v)->spread
		&& asked(v)->spread(v, unit, &c, s);
}
