/* What is here, under the cursor: in the line below the map, and in the pages of `?`, which
 * add what is asked, the keys and the signs.  See play.h.
 */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/wide.h"

enum { TEXT_MAX = LINE_MAX_BYTES };

/* ---- in a line ---- */

static const char *const covers[] = {
	[COVER_NONE] = "", [COVER_SOFT] = ", soft cover", [COVER_MEDIUM] = ", medium cover",
	[COVER_HARD] = ", hard cover",
};

/* ", 4 of 10 seats taken (Crew)" */
static void look_at_seats(const struct view *v, int vehicle, char *text, size_t size)
{
	int last = -1;

	wide_add(text, size, ", %d of %d seats taken", v->game.figures[vehicle].load,
		v->game.setup->figures[vehicle].seats);
	FOR_ABOARD(f, &v->game, vehicle) {
		if (v->game.figures[f].unit == last)
			continue;
		wide_add(text, size, "%s%s", last < 0 ? " (" : ", ",
			game_unit_name(&v->game, v->game.figures[f].unit));
		last = v->game.figures[f].unit;
	}
	if (last >= 0)
		wide_add(text, size, ")");
}

/* " (bert's)": of a side that persons share, if it is not one's own. */
static void look_at_commander(const struct play *p, int unit, char *text, size_t size)
{
	const char *const who = others_commander(p, unit);

	if (who[0] != '\0' && strcmp(who, "you") != 0)
		wide_add(text, size, " (%s's)", who);
}

/* " facing E": by the compass, or in words for the ear. */
static void add_facing(const struct view *v, int figure, bool spoken, char *text, size_t size)
{
	const struct grid *const g = &v->game.table->grid;
	const int facing = v->game.figures[figure].facing;

	if (game_big(&v->game, figure) || game_tells_facing(&v->game, figure))
		wide_add(text, size, " %s %s", game_big(&v->game, figure) ? "heading" : "facing",
			spoken ? grid_direction_words(g, facing) : grid_direction_name(g, facing));
}

/* A unit that is named beside has its letter alone, and who he is.  What many have alike comes
 * first: from one of them to the next little changes, and all at the end. */
static void look_at_figure(const struct play *p, int figure, int named, char *text, size_t size)
{
	const struct view *const v = p->view;
	const int unit = v->game.figures[figure].unit;
	const char *const unit_name = game_unit_name(&v->game, unit);
	const char *const how = view_mark_words(&v->game,
		(int)v->game.system->figure_mark(&v->game, figure));
	char name[NAME_MAX_BYTES], state[TEXT_MAX] = "", facing[TEXT_MAX] = "";
	bool says;	/* "Marines 4" says of which unit he is */

	game_figure_name(&v->game, figure, name, sizeof name);
	says = strncmp(name, unit_name, strlen(unit_name)) == 0;
	wide_add(text, size, "  %c", v->game.setup->units[unit].sign);
	if (unit != named)
		wide_add(text, size, " %s", says ? name : unit_name);
	add_facing(v, figure, screen_likes(p->tui)->speech, facing, sizeof facing);
	wide_add(text, size, "%s", facing);
	if (!says)
		wide_add(text, size, unit != named ? ": %s" : facing[0] != '\0' ? ", %s" : " %s",
			name);
	look_at_commander(p, unit, text, size);
	if (*how != '\0')
		wide_add(text, size, ", %s", how);
	if (game_vehicle(&v->game, figure))
		look_at_seats(v, figure, text, size);
	v->game.system->unit_state(&v->game, unit, state, sizeof state);
	if (state[0] != '\0')
		wide_add(text, size, "  (%s)", state);
}

static void look_at_ghosts(const struct view *v, cell_t cell, char *text, size_t size)
{
	for (int u = 0; v->game.viewer >= 0 && u < v->game.n_units; u++) {
		const struct unit *unit = &v->game.units[u];

		if (unit->side != v->game.viewer && (unit->known >> v->game.viewer & 1) != 0 &&
				(unit->sighted >> v->game.viewer & 1) == 0 &&
				unit->last_seen[v->game.viewer] == cell)
			wide_add(text, size, "  ? %s, seen here before", game_unit_name(&v->game,
				u));
	}
}

static char mark_sign(const struct map_mark *m)
{
	return m->sign != 0 ? m->sign : '*';
}

static void look_at_marks(const struct view *v, cell_t cell, char *text, size_t size)
{
	struct map_mark places[MAP_MARKS_MAX];
	const int n = v->game.system->marks == NULL ? 0 : v->game.system->marks(&v->game, places,
		MAP_MARKS_MAX);

	for (int i = 0; i < n; i++)
		if (map_mark_covers(v->game.table, &places[i], cell))
			wide_add(text, size, "  %c %s", mark_sign(&places[i]), places[i].what);
}

static void look_at_areas(const struct view *v, cell_t cell, char *text, size_t size)
{
	for (int a = 0; a < v->game.setup->n_areas; a++)
		if (overlay_zone(v, a) && setup_area_has(&v->game.setup->areas[a], cell))
			wide_add(text, size, "  {%s}", v->game.setup->areas[a].name);
}

void here_line(const struct play *p, cell_t cell, int named, char *text, size_t size)
{
	const struct view *v = p->view;
	const struct ground *ground = table_ground(v->game.table, cell);
	const int figure = v->game.occupant[cell];

	snprintf(text, size, "%s %s%s", grid_cell_text(&v->game.table->grid, cell).text,
		ground->name, covers[ground->cover]);
	if (v->game.table->level[cell] > 0)
		wide_add(text, size, ", level %d", v->game.table->level[cell]);
	if (figure >= 0)
		look_at_figure(p, figure, named, text, size);
	if (v->game.beneath[cell] >= 0) {
		wide_add(text, size, "; under it ");
		look_at_figure(p, v->game.beneath[cell], named, text, size);
	}
	for (int i = 0; i < v->game.setup->n_items; i++)
		if (v->game.items[i].cell == cell)
			wide_add(text, size, "  $ %s", v->game.setup->items[i].name);
	look_at_marks(v, cell, text, size);
	look_at_ghosts(v, cell, text, size);
	look_at_areas(v, cell, text, size);
}

/* ---- help ---- */

static void write_ground(const struct view *v, cell_t cell, struct buffer *buffer)
{
	const struct ground *g = table_ground(v->game.table, cell);

	buffer_add(buffer, "%s: ", g->name);
	if (ground_deep(g))
		buffer_add(buffer, "for swimmers and divers; ");
	else if (g->pace == 0)
		buffer_add(buffer, "nobody enters it on foot; ");
	else if (g->pace == GROUND_PACE_FULL)
		buffer_add(buffer, "full pace; ");
	else
		buffer_add(buffer, "a step costs %d.%d of open ground; ", g->pace / GROUND_PACE_FULL,
			g->pace % GROUND_PACE_FULL * 10 / GROUND_PACE_FULL);
	buffer_add(buffer, "%s", g->cover == COVER_NONE ? "no cover" : covers[g->cover] + 2);
	if (g->conceals)
		buffer_add(buffer, "; one can hide in it");
	if (g->opaque)
		buffer_add(buffer, "; seen, not seen through");
	if (g->visibility > 0)
		buffer_add(buffer, "; one sees %d%s into it",
			(int)(g->visibility / game_book(&v->game)->inch),
			game_book(&v->game)->unit);
	buffer_add(buffer, ".\n");
}

static void write_situation(const struct play *p, struct buffer *buffer)
{
	const struct view *v = p->view;
	const struct phase *phase = &v->game.system->phases[v->game.phase];
	char asks[LINE_MAX_BYTES];

	buffer_add(buffer, "\n# What is asked\n");
	if (p->asking) {
		game_question(&v->game, &p->asked, false, asks, sizeof asks);
		buffer_add(buffer, "%s\n%s\n", asks, game_asks(&v->game, &p->asked)->help);
	}
	if (v->game.turn > 0)
		buffer_add(buffer, "%s: %s\n", phase->title, phase->help);
}

/* What is under the cursor of a place. */
static void write_here(struct play *p, enum key_place place, struct buffer *buffer)
{
	struct cite rules[CITED_MAX];
	const int n = cited_all(p, place, rules);
	char text[TEXT_MAX] = "", keys[80];

	buffer_add(buffer, "# Under the cursor\n");
	if (place == PLACE_ROLLS && rolls_event(p) != NULL) {
		view_event_text(&p->view->game, rolls_event(p), text, sizeof text);
		buffer_add(buffer, "%s\n", text);
	} else {
		here_line(p, p->cursor, NOBODY, text, sizeof text);
		buffer_add(buffer, "%s\n", text);
		write_ground(p->view, p->cursor, buffer);
	}
	if (n > 0)
		buffer_add(buffer, "\n# Its rules (%s)\n", screen_words(p->tui,
			"{rules} opens the first, {text-next} and {text-open} any", keys,
			sizeof keys));
	for (int i = 0; i < n; i++)
		book_name(&p->browser, rules[i], buffer);
}

static void write_keys(const struct tui *tui, enum key_place place, struct buffer *buffer)
{
	buffer_add(buffer, "\n# Keys: %s\n", keys_place_name(place));
	if ((place == PLACE_MAP || place == PLACE_TARGET || place == PLACE_REPLAY)
			&& keys_walk_as_usual(&screen_likes(tui)->keys))
		buffer_add(buffer, "    y k u     7 8 9\n    h   l     4   6     walk; capitals: "
			"five cells\n    b j n     1 2 3\n\n");
	reader_add_keys(tui, buffer, place);
}

static bool occurs(const struct table *t, int ground)
{
	for (cell_t cell = 0; cell < grid_cells(&t->grid); cell++)
		if (t->kind[cell] == ground)
			return true;
	return false;
}

/* Whether a mark before this one has said the same. */
static bool mark_told(const struct map_mark *places, int i)
{
	for (int j = 0; j < i; j++)
		if (places[j].sign == places[i].sign
				&& strcmp(places[j].what, places[i].what) == 0)
			return true;
	return false;
}

static void write_marks(const struct view *v, struct buffer *buffer)
{
	struct map_mark places[MAP_MARKS_MAX];
	const int n = v->game.system->marks == NULL ? 0 : v->game.system->marks(&v->game, places,
		MAP_MARKS_MAX);

	if (n > 0)
		buffer_add(buffer, "\n# Marked now\n");
	for (int i = 0; i < n; i++)
		if (!mark_told(places, i))
			buffer_add(buffer, " %c   %s\n", mark_sign(&places[i]), places[i].what);
}

static struct ink_ground_sign sign_of(const struct chart_look *look, const struct ink_ground *in)
{
	return !look->unicode ? in->plain : look->tinted ? in->tinted : in->pretty;
}

static void write_grounds(const struct play *p, struct buffer *buffer)
{
	const struct table *const t = p->view->game.table;

	buffer_add(buffer, "\n# Signs on the map\n");
	for (int i = 0; i < t->n_grounds; i++) {
		const struct ink_ground in = ink_ground(t, i);
		const struct ink_ground_sign sign = sign_of(&p->look, &in);
		char first[5] = "", second[5] = "";

		if (!occurs(t, i))
			continue;
		wide_encode(sign.first, first);
		wide_encode(sign.second, second);
		buffer_add(buffer, " %s%s  %s%s\n", first, second, t->grounds[i].name,
			sign.first == ' ' && sign.second == ' ' ? ", by its tone alone" : "");
	}
}

static void write_legend(const struct play *p, struct buffer *buffer)
{
	const struct view *const v = p->view;
	const bool shaded = p->look.shaded;

	write_grounds(p, buffer);
	buffer_add(buffer, "\n# Figures\n"
		" A letter is a figure of the unit with this letter; behind it may stand\n"
		" %c   leader\n %c   hero\n %c   %s\n %c   wounded\n %c   captive\n"
		" %c   %s\n %c   has acted this turn; its leader %c\n"
		" ?   in a letter's place: a unit was seen here before\n"
		" $   something lies here\n"
		"\n# Overlays, and choosing a target\n%s"
		" *   would be struck; a shell or a grenade of ours will burst here\n"
		" %s   somebody went this way since you were asked last; at the edge of the\n"
		"     map: a known enemy, dim where it was seen last;  !  something happened\n"
		" %s   the way there, the line of fire\n"
		" %s   where it is blocked\n"
		" 1 2 3  where short, medium and long range end\n"
		" 0 1 2  heights, in their overlay;  a b c  zones, in theirs\n"
		"\n# Roster\n"
		" %s   a man who is fit, %s hurt, %s lost\n"
		" %s   it waits for an answer;  .  it has acted this turn\n",
		chart_shown(&p->look, '*'), chart_shown(&p->look, '@'), chart_shown(&p->look, 's'),
		view_mark_words(&v->game, MARK_SUPPRESSED), chart_shown(&p->look, 'w'),
		chart_shown(&p->look, 'c'), chart_shown(&p->look, '!'),
		view_mark_words(&v->game, MARK_ROUTING),
		chart_shown(&p->look, '.'), chart_shown(&p->look, ':'),
		shaded ? " What cannot be reached or seen lies in shade; who may be chosen is\n"
			" black on yellow, the unit in hand black on white\n"
			: " \"   can be reached (in sight: ')\n <   may be chosen\n",
		p->look.unicode ? "\u2192" : ">", p->look.unicode ? "\u25CF" : "o", !shaded ? ")" : p->look.unicode ? "\u00D7" : "%",
		p->look.unicode ? "\u25A0" : "=", p->look.unicode ? "yellow" : "w",
		p->look.unicode ? "\u00B7" : ".", p->look.unicode ? "\u25B8" : ">");
	if (v->game.course != NULL)
		buffer_add(buffer, "\n# Vehicles\n"
			" A block of one letter; behind its bow stands where it heads.\n"
			" <   when its way is chosen: how it would lie at the cursor\n"
			" 4/10 in the roster: seats taken, and how many it has\n");
}

void here_help(struct play *p, enum key_place place)
{
	struct buffer buffer = { 0 };

	write_here(p, place, &buffer);
	write_situation(p, &buffer);
	write_keys(p->tui, place, &buffer);
	write_legend(p, &buffer);
	write_marks(p->view, &buffer);
	reader_rules(p->tui, &p->browser, "help", buffer_text(&buffer));
	buffer_free(&buffer);
}
