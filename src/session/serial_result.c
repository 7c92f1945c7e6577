/* What a game that is over means for its serial.
 *
 *  R1  Everything is read off the game's common state and log, so that any system's
 *      games serve: figures know whom of the roster they are (setup_figure.roster).
 *  R2  Who holds the field picks up what lies there when all is over, unless the game
 *      has told him that he failed to have it (objective.c): then it is nobody's.
 */
#include "config.h"

#include "session/serial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is asked of a finished game. */
struct look { struct serial *s; const struct session *session; const struct game *g; };

static int figure_of(const struct game *g, const char *roster)
{
	for (int f = 0; f < g->n_figures; f++)
		if (g->setup->figures[f].hero && strcmp(g->setup->figures[f].roster, roster) == 0)
			return f;
	return NOBODY;
}

static const char *side_id(const struct game *g, int side)
{
	return side >= 0 ? g->setup->sides[side].id : "nobody";
}

static int side_of(const struct game *g, int figure)
{
	return g->units[g->figures[figure].unit].side;
}

static bool has_won(const struct game *g, int side)
{
	return g->winner >= 0 && game_allied(g, g->winner, side);
}

/* ---- heroes ---- */

/* The last story told of a figure itself: how it cheated death. */
static const char *story_of(const struct look *l, int figure)
{
	const struct event_log *const log = session_log(l->session);

	for (size_t i = event_log_count(log); i-- > 0; ) {
		const struct event *const e = event_log_at(log, i);

		if (e->kind == EVENT_STORY && e->figure == figure && *e->word)
			return e->word;
	}
	return NULL;
}

/* A story is one line of a save. */
static void tell_story(const struct look *l, int hero, int figure)
{
	const char *const story = story_of(l, figure);
	char line[CHOICE_TEXT_MAX];

	if (!story)
		return;
	snprintf(line, sizeof(line), "%s", story);
	for (char *c = line; *c; c++)
		if (*c == '\n')
			*c = ' ';
	serial_progress(l->s, NULL, "story %s %s %s", l->s->campaign->heroes[hero].id,
		l->g->figures[figure].life == LIFE_DEAD ? "no" : "yes", line);
}

/* Whoever was to be rescued is free once his side has won, or he is away. */
static bool is_rescued(const struct game *g, int figure)
{
	const enum life life = (enum life)g->figures[figure].life;

	return life == LIFE_LEFT
		|| (life != LIFE_CAPTIVE && has_won(g, side_of(g, figure)));
}

static void hero_fate(const struct look *l, int hero, int figure)
{
	const struct serial_hero *const h = &l->s->heroes[hero];
	const struct figure *const f = &l->g->figures[figure];
	const char *const id = l->s->campaign->heroes[hero].id;
	const int own = l->g->setup->units[l->g->setup->figures[figure].unit].side;

	if (f->life == LIFE_DEAD)
		serial_progress(l->s, NULL, "hero %s dead", id);
	else if (f->life == LIFE_CAPTIVE && !has_won(l->g, own))
		serial_progress(l->s, NULL, "hero %s captive %s", id,
			side_id(l->g, side_of(l->g, f->captor)));
	else if (h->fortune == FORTUNE_CAPTIVE && !is_rescued(l->g, figure))
		serial_progress(l->s, NULL, "hero %s captive %s", id, h->captor);
	else
		serial_progress(l->s, NULL, "hero %s %s", id,
			f->life == LIFE_WOUNDED ? "wounded" : "fit");
}

/* What was rolled as the game began is his from now on. */
static void hero_settings(const struct look *l, int hero, int figure)
{
	const struct game_system *const system = l->s->campaign->system;
	const struct setting_spec *const specs = system->hero_settings;
	struct setting now[SETTINGS_MAX];
	const struct setting *const was = l->s->heroes[hero].hero.settings;

	if (!system->hero_lasts || !specs)
		return;
	memcpy(now, was, sizeof(now));
	system->hero_lasts(l->g, figure, now);
	for (int i = 0; specs[i].key; i++)
		if (specs[i].kind == SETTING_NUMBER && now[i].given
		    && (!was[i].given || was[i].number != now[i].number))
			serial_progress(l->s, NULL, "setting %s %s %d",
				l->s->campaign->heroes[hero].id, specs[i].key, (int)now[i].number);
}

static void tell_heroes(const struct look *l)
{
	for (int i = 0; i < l->s->campaign->n_heroes; i++) {
		const int figure = figure_of(l->g, l->s->campaign->heroes[i].id);

		if (figure == NOBODY || !(l->s->now.went >> i & 1))
			continue;
		tell_story(l, i, figure);
		hero_fate(l, i, figure);
		hero_settings(l, i, figure);
	}
}

/* ---- followers ---- */

enum end { END_FIT, END_WOUNDED, END_LOST };

static enum end follower_end(const struct game *g, int figure)
{
	const int own = g->setup->units[g->setup->figures[figure].unit].side;

	switch ((enum life)g->figures[figure].life) {
	case LIFE_DEAD:
		return END_LOST;
	case LIFE_WOUNDED:
		return END_WOUNDED;
	case LIFE_CAPTIVE:
		return has_won(g, own) ? END_FIT : END_LOST;
	default:
		return END_FIT;
	}
}

/* Who stands in for a leader has a name that is none of the followers': he counts among
 * them, and that is all. */
static void tell_name(const struct look *l, int band, const struct setup_figure *f,
	enum end end)
{
	const char *const id = l->s->campaign->followers[band].id;

	if (end != END_FIT && serial_has_name(l->s, band, f->name))
		serial_progress(l->s, NULL, "%s %s %s", end == END_LOST ? "lost" : "hurt", id,
			f->name);
}

static void tell_band(const struct look *l, int band)
{
	const char *const id = l->s->campaign->followers[band].id;
	int ends[END_LOST + 1] = { 0 };
	int people = 0;

	for (int f = 0; f < l->g->n_figures; f++) {
		const struct setup_figure *const figure = &l->g->setup->figures[f];

		if (figure->hero || strcmp(figure->roster, id) != 0)
			continue;
		people++;
		ends[follower_end(l->g, f)]++;
	}
	if (people == 0)
		return;
	serial_progress(l->s, NULL, "band %s %d %d %d", id, ends[END_FIT],
		ends[END_WOUNDED] + l->s->bands[band].wounded, ends[END_LOST]);
	for (int f = 0; f < l->g->n_figures; f++)
		if (!l->g->setup->figures[f].hero
		    && strcmp(l->g->setup->figures[f].roster, id) == 0)
			tell_name(l, band, &l->g->setup->figures[f], follower_end(l->g, f));
}

/* ---- items ---- */

/* R2 */
static int picker(const struct game *g, int item)
{
	for (int o = 0; o < g->setup->n_objectives; o++) {
		const struct setup_objective *const aim = &g->setup->objectives[o];

		if (aim->kind == AIM_ITEM && aim->item == item && g->objectives[o] < 0
		    && has_won(g, aim->side))
			return NOBODY;
	}
	return g->winner;
}

static void tell_items(const struct look *l)
{
	for (int i = 0; i < l->g->setup->n_items; i++)
		for (int k = 0; k < l->s->campaign->n_items; k++) {
			const char *const id = l->s->campaign->items[k].id;
			const int unit = l->g->items[i].unit;

			if (strcmp(l->g->setup->items[i].id, id) != 0)
				continue;
			if (unit < 0 && l->g->items[i].cell == CELL_NONE)
				continue;	/* it was not in this game */
			serial_progress(l->s, NULL, "item %s %s", id,
				side_id(l->g, unit < 0 ? picker(l->g, i)
					: l->g->units[unit].side));
		}
}

/* ---- the outcome ---- */

static bool flags_are(const struct game *g, const struct mentions *m, bool set)
{
	for (int i = 0; i < m->n; i++)
		for (int f = 0; f < g->setup->n_flags; f++)
			if (strcmp(g->setup->flags[f], m->id[i]) == 0 && (g->flags[f] != 0) != set)
				return false;
	return true;
}

static bool objectives_are(const struct game *g, const struct mentions *m, bool met)
{
	for (int i = 0; i < m->n; i++)
		for (int o = 0; o < g->setup->n_objectives; o++)
			if (strcmp(g->setup->objectives[o].id, m->id[i]) == 0 &&
			    (g->objectives[o] == g->setup->objectives[o].side) != met)
				return false;
	return true;
}

static bool items_are(const struct serial *s, const struct outcome *o)
{
	for (int i = 0; i < o->n_held; i++)
		if (strcmp(s->holder[o->held[i].item], o->held[i].side) != 0)
			return false;
	return true;
}

static bool heroes_are(const struct serial *s, const struct outcome *o)
{
	uint32_t dead = 0, captive = 0;

	for (int i = 0; i < s->campaign->n_heroes; i++) {
		const enum fortune fortune = (enum fortune)s->heroes[i].fortune;
		const bool back = fortune == FORTUNE_FIT || fortune == FORTUNE_WOUNDED;

		if ((o->fit >> i & 1 && !back) || (o->dead >> i & 1 && fortune != FORTUNE_DEAD) ||
		    (o->captive >> i & 1 && fortune != FORTUNE_CAPTIVE))
			return false;
		dead |= (uint32_t)(fortune == FORTUNE_DEAD) << i;
		captive |= (uint32_t)(fortune == FORTUNE_CAPTIVE) << i;
	}
	return (!o->any_dead || o->any_dead & dead)
		&& (!o->any_captive || o->any_captive & captive);
}

static bool fits(const struct look *l, const struct outcome *o)
{
	return (!o->winner || strcmp(o->winner, side_id(l->g, l->g->winner)) == 0)
		&& flags_are(l->g, &o->flags, true) && flags_are(l->g, &o->no_flags, false)
		&& objectives_are(l->g, &o->met, true) && objectives_are(l->g, &o->unmet, false)
		&& items_are(l->s, o) && heroes_are(l->s, o)
		&& variables_hold(&o->tests, l->s->values);
}

static void tell_all(const struct look *l)
{
	const struct episode *const e = &l->s->campaign->episodes[l->s->episode];
	int outcome = 0;

	serial_progress(l->s, NULL, "result %s %d", side_id(l->g, l->g->winner), l->g->turn);
	tell_heroes(l);
	for (int i = 0; i < l->s->campaign->n_followers; i++)
		tell_band(l, i);
	tell_items(l);
	while (outcome + 1 < e->n_outcomes && !fits(l, &e->outcomes[outcome]))
		outcome++;
	serial_progress(l->s, NULL, "outcome %d", outcome + 1);
	serial_progress(l->s, NULL, "end");
}

bool serial_close(struct serial *s, const struct session *session, struct reason *why)
{
	const struct look l = { s, session, session_truth(session) };

	if (s->stage != SERIAL_PLAYING || !l.g->over)
		return refuse(why, "", "No game of this campaign has come to its end.");
	if (!serial_group_begin(s))
		return refuse(why, "", "There is not enough memory for what came of it.");
	tell_all(&l);
	if (!serial_group_end(s, why))
		return false;
	if (s->stage == SERIAL_OVER && s->file)
		save_file_add(s->file, RECORD_NOTE, "over");
	if (s->file)
		save_file_keep(s->file);
	return true;
}
