/* The title screen: new games, saved games, the tutorial, the rules. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cliffhanger/given.h"
#include "tui/casting.h"
#include "tui/host_page.h"
#include "tui/picker.h"
#include "tui/play.h"
#include "tui/scores.h"
#include "tui/seats.h"
#include "tui/wide.h"

enum { NOTE = 400, TITLE_COLS = 34, SCENARIO_ROWS = 8 };

static const char *const banner[] = {
	"   ___ _ _  __  __ _                             ",
	"  / __| (_)/ _|/ _| |_  __ _ _ _  __ _ ___ _ _   ",
	" | (__| | |  _|  _| ' \\/ _` | ' \\/ _` / -_) '_|  ",
	"  \\___|_|_|_| |_| |_||_\\__,_|_||_\\__, \\___|_|    ",
	"                                 |___/           ",
	"  Heroes, ten followers each, and dice you can look under",
	NULL
};

struct title {
	struct tui *tui;
	const struct session_options *standard;
	uint64_t games;		/* begun in this sitting: each has a seed of its own */
	char note[NOTE];
};

static bool is_guest(const struct title *t) { return screen_likes(t->tui)->guest; }

/* ---- games ---- */

static void play(struct title *t, struct session *s, enum session_error error,
	const struct reason *why, bool fresh)
{
	struct reason count_why;
	bool counted;

	t->note[0] = '\0';
	if (s == NULL || error != SESSION_OK)
		snprintf(t->note, sizeof t->note, "%s", why->text);
	if (s == NULL)
		return;
	tui_play(t->tui, s, fresh, t->note);
	counted = session_count(s, "", &count_why);
	if (!counted)
		snprintf(t->note, sizeof t->note, "%s", count_why.text);
	else if (!screen_ended(t->tui) && session_trouble(s)[0] != '\0')
		snprintf(t->note, sizeof t->note, "%s", session_trouble(s));
	else if (t->note[0] == '\0' && session_file(s)[0] != '\0' && !is_guest(t))
		snprintf(t->note, sizeof t->note, session_truth(s)->over
			? "The game is saved: Replay shows it again."
			: "The game is saved: Continue goes on with it.");
	session_free(s);
}

static void show_faults(struct title *t, const struct faults *faults)
{
	struct buffer buffer = { 0 };

	for (int i = 0; i < faults_count(faults); i++) {
		const struct fault *f = faults_at(faults, i);

		buffer_add(&buffer, "%s:%d:%d: %s\n", faults_file(faults), f->line,
			f->column, f->text);
	}
	reader_help(t->tui, "this scenario has faults", buffer_text(&buffer));
	buffer_free(&buffer);
}

/* Loads a scenario with what it is given; NULL after its faults were shown. */
static struct setup *load(struct title *t, const char *file, struct given *given, char **text,
	size_t *size)
{
	struct faults *faults = faults_new(file);
	struct setup *setup;

	if (faults == NULL)
		return NULL;
	setup = scenario_load_given(file, given, text, size, faults);
	if (setup == NULL)
		show_faults(t, faults);
	faults_free(faults);
	return setup;
}

static void give_hero(void *self, const char *unit, const struct hero *h)
{
	struct given *const g = self;
	struct given_hero *const next = &g->heroes[g->n_heroes];

	if (g->n_heroes == GIVEN_HEROES_MAX)
		return;
	*next = (struct given_hero){ .hero = *h };
	snprintf(next->unit, sizeof next->unit, "%s", unit);
	g->n_heroes++;
}

/* Who comes in the places that a person's sides have: into `given`. */
static bool ask_heroes(struct title *t, const struct setup *s, const struct seats *seats,
	struct given *given)
{
	struct own_places *const places = malloc(sizeof *places);
	unsigned sides = 0;
	bool asked = false;

	for (int side = 0; side < s->n_sides; side++)
		sides |= seats->mind[side] == NULL ? 1U << side : 0;
	if (places != NULL) {
		own_places_of_setup(places, s, sides);
		asked = own_hero_ask(t->tui, places, given, give_hero);
	}
	free(places);
	return asked;
}

/* What is asked before a scenario begins: who plays, and who comes from home; *hosts: others, too,
 * at terminals of their own. */
static bool ask_scenario(struct title *t, const char *file, struct session_options *o,
	struct given *given, bool *hosts)
{
	struct given *const own = calloc(1, sizeof *own);	/* what it names by itself */
	size_t size = 0;
	char *text = NULL;
	struct setup *const s = own != NULL ? load(t, file, own, &text, &size) : NULL;
	struct seats seats;
	bool asked = false;

	if (s != NULL) {
		seats = seats_of_setup(s);
		seats.may_host = !is_guest(t);
		asked = seats_ask(t->tui, &seats) && (is_guest(t)
			|| ask_heroes(t, s, &seats, given));
		*hosts = seats.hosts;
		memcpy(o->mind, seats.mind, sizeof o->mind);
		o->master = seats.master;
	}
	setup_free(s);
	free(text);
	free(own);
	return asked;
}

static void play_scenario(struct title *t, const struct scenario_entry *entry,
	struct session_options *o, struct given *given)
{
	struct reason why = { "", "" };
	enum session_error error = SESSION_OK;
	size_t size = 0;
	char *text = NULL;
	struct setup *const setup = load(t, entry->file, given, &text, &size);

	if (setup == NULL)
		return;
	o->seed = seed_derive(o->seed, t->games++);
	o->name = entry->name;
	play(t, session_new(setup, text, size, o, &error, &why), error, &why, true);
}

static void host_scenario(struct title *t, const struct scenario_entry *entry,
	struct session_options *o, struct given *given)
{
	struct host_page *const h = calloc(1, sizeof *h);
	size_t size = 0;
	char *text = NULL;
	struct setup *const setup = h != NULL ? load(t, entry->file, given, &text, &size) : NULL;

	if (setup != NULL) {
		h->of = seats_of_setup(setup);
		o->seed = seed_derive(o->seed, t->games++);
		o->name = entry->name;
		t->note[0] = '\0';
	}
	if (setup != NULL && host_page_ask(t->tui, h)) {
		host_page_play(t->tui, h, &(struct host_page_text){ setup, text, size }, o, t->note,
			sizeof t->note);
	} else {
		setup_free(setup);
		free(text);
	}
	free(h);
}

static void begin_scenario(struct title *t, const struct scenario_entry *entry)
{
	struct given *const given = calloc(1, sizeof *given);
	struct session_options o = *t->standard;
	bool hosts = false;

	if (given != NULL && ask_scenario(t, entry->file, &o, given, &hosts))
		(hosts ? host_scenario : play_scenario)(t, entry, &o, given);
	free(given);
}

static void play_serial(struct title *t, struct serial *s, enum session_error error,
	const struct reason *why, bool fresh)
{
	t->note[0] = '\0';
	if (s == NULL || error != SESSION_OK)
		snprintf(t->note, sizeof t->note, "%s", why->text);
	if (s == NULL)
		return;
	tui_serial(t->tui, s, fresh, t->note);
	if (serial_trouble(s)[0] != '\0')
		snprintf(t->note, sizeof t->note, "%s", serial_trouble(s));
	else if (serial_file(s)[0] != '\0' && !is_guest(t))
		snprintf(t->note, sizeof t->note, serial_stage(s) == SERIAL_OVER
			? "The campaign is saved." : "The campaign is saved: Continue goes on with it.");
	serial_free(s);
}

static void tell_fault(void *self, const struct faults *f)
{
	if (faults_errors(f) > 0)
		show_faults(self, f);
}

/* A side's name, as the first episode that has it says. */
static const char *side_of_campaign(const struct campaign *c, const char *id)
{
	for (int e = 0; e < c->n_episodes; e++)
		for (int i = 0; i < c->episodes[e].n_sides; i++)
			if (strcmp(c->episodes[e].side_ids[i], id) == 0)
				return c->episodes[e].side_names[i];
	return id;
}

static void take_hero(void *self, const char *id, const struct hero *h)
{
	struct serial_options *const o = self;

	if (o->n_own == CAMPAIGN_HEROES_MAX)
		return;
	snprintf(o->own[o->n_own].id, sizeof o->own[0].id, "%s", id);
	o->own[o->n_own++].hero = *h;
}

static bool ask_roster(struct title *t, const struct campaign *c, struct serial_options *o)
{
	struct own_places *const places = malloc(sizeof *places);
	bool asked = false;

	if (places != NULL) {
		own_places_of_campaign(places, c);
		asked = own_hero_ask(t->tui, places, o, take_hero);
	}
	free(places);
	return asked;
}

/* As it would be: the first side is offered to the person. */
static struct seats seats_of_campaign(const struct title *t, const struct campaign *c)
{
	struct seats seats = { .title = c->title, .log_line = c->log_line,
		.book = c->system->book, .n_sides = c->n_sides, .may_host = !is_guest(t) };

	for (int i = 0; i < c->n_sides; i++) {
		seats.side[i].name = side_of_campaign(c, c->sides[i]);
		seats.side[i].goal = "In every episode in which they take part.";
		seats.mind[i] = i == 0 ? NULL : mind_opponent();
	}
	return seats;
}

static void play_campaign(struct title *t, struct campaign *c, const struct seats *seats,
	struct serial_options *o)
{
	struct reason why = { "", "" };
	enum session_error error = SESSION_OK;

	o->master = seats->master;
	o->n_minds = c->n_sides;
	for (int i = 0; i < c->n_sides; i++) {
		snprintf(o->minds[i].side, sizeof o->minds[i].side, "%s", c->sides[i]);
		o->minds[i].mind = seats->mind[i];
	}
	serial_give_others(c, mind_opponent(), o);
	play_serial(t, serial_new(c, o, &error, &why), error, &why, true);
}

static void host_campaign(struct title *t, struct campaign *c, const struct seats *seats,
	struct serial_options *o)
{
	struct host_page *const h = calloc(1, sizeof *h);

	t->note[0] = '\0';
	if (h != NULL)
		h->of = *seats;
	if (h != NULL && host_page_ask(t->tui, h))
		host_page_play_campaign(t->tui, h, c, o, t->note, sizeof t->note);
	else
		campaign_free(c);
	free(h);
}

static void begin_campaign(struct title *t, const struct scenario_entry *entry)
{
	struct campaign *const c = campaign_load(entry->file, false, tell_fault, t);
	struct serial_options *const o = c != NULL ? calloc(1, sizeof *o) : NULL;
	struct seats seats;

	if (o != NULL)
		seats = seats_of_campaign(t, c);
	if (o == NULL || !seats_ask(t->tui, &seats) || (!is_guest(t) && !ask_roster(t, c, o))) {
		campaign_free(c);
		free(o);
		return;
	}
	o->seed = seed_derive(t->standard->seed, t->games++);
	o->origin = entry->file;
	(seats.hosts ? host_campaign : play_campaign)(t, c, &seats, o);
	free(o);
}

static void begin(struct title *t, const struct scenario_entry *entry)
{
	if (entry->is_campaign)
		begin_campaign(t, entry);
	else
		begin_scenario(t, entry);
}

/* ---- lists ---- */

/* The list of scenarios, which is drawn as a tree: each serial, and under it its episodes. */
struct scenarios { struct scenario_entry *all; int n; bool unicode, guest; };

static size_t folder_bytes(const char *file)
{
	const char *const slash = strrchr(file, '/');

	return slash != NULL ? (size_t)(slash - file) : 0;
}

/* Whether a row is an episode of the serial above it: of one that lies in its folder. */
static bool is_episode(const struct scenarios *s, int row)
{
	const char *const file = row < s->n ? s->all[row].file : "";
	int head = row < s->n ? row : 0;

	while (head > 0 && !s->all[head].is_campaign)
		head--;
	return row < s->n && head < row && s->all[head].is_campaign
		&& folder_bytes(file) == folder_bytes(s->all[head].file)
		&& strncmp(file, s->all[head].file, folder_bytes(file)) == 0;
}

static int episodes_of(const struct scenarios *s, int row)
{
	int n = 0;

	while (is_episode(s, row + 1 + n))
		n++;
	return n;
}

static bool is_tutorial(const struct scenario_entry *e)
{
	return wide_finds(e->name, "tutorial");
}

static void scenario_label(const void *self, int row, char *text, size_t size)
{
	const struct scenarios *const s = self;
	const struct scenario_entry *const e = &s->all[row];
	const bool last = !is_episode(s, row + 1);
	char title[NAME_MAX_BYTES + 8];
	const char *twig = "";

	if (is_episode(s, row))
		twig = s->unicode ? (last ? "\u2514\u2500 " : "\u251C\u2500 ")
			: last ? "`- " : "|- ";
	snprintf(title, sizeof title, "%s%s", twig, e->title);
	wide_cut(title, sizeof title, TITLE_COLS, s->unicode);
	snprintf(text, size, "%s", title);
	if (e->is_campaign)
		wide_add(text, size, "%*s a serial in %d episodes", TITLE_COLS
			- wide_columns(title), "", episodes_of(s, row));
	else if (row == 0 && is_tutorial(e))
		wide_add(text, size, "%*s the tutorial: begin here", TITLE_COLS
			- wide_columns(title), "");
	else if (!is_episode(s, row) && e->campaign != NULL)
		wide_add(text, size, "%*s %s", TITLE_COLS - wide_columns(title), "", e->campaign);
}

static void scenario_about(const void *self, int row, char *text, size_t size)
{
	const struct scenario_entry *e = &((const struct scenarios *)self)->all[row];
	struct buffer buffer = { 0 };

	if (e->log_line != NULL)
		reader_add_prose(&buffer, e->log_line);
	snprintf(text, size, "%s\n%s%s%s%s%s", buffer_text(&buffer), e->terms,
		*e->terms != '\0' ? ".\n" : "", e->odds, *e->odds != '\0' ? ".\n" : "",
		((const struct scenarios *)self)->guest ? "" : e->file);
	buffer_free(&buffer);
}

/* Whoever sees the list for the first time finds it under the cursor. */
static void tutorial_first(struct scenarios *s)
{
	for (int i = 0; i < s->n; i++)
		if (is_tutorial(&s->all[i])) {
			const struct scenario_entry first = s->all[i];

			memmove(&s->all[1], &s->all[0], (size_t)i * sizeof first);
			s->all[0] = first;
			return;
		}
}

static void new_game(struct title *t)
{
	struct scenarios list = { .unicode = screen_unicode(t->tui), .guest = is_guest(t) };
	struct picker p = { .title = "New game", .self = &list,
		.label = scenario_label, .about = scenario_about, .about_rows = SCENARIO_ROWS };
	int row;

	list.all = scenario_list(&list.n);
	tutorial_first(&list);
	p.n = list.n;
	if (list.n == 0)
		snprintf(t->note, sizeof t->note,
			"No scenarios found; set CLIFFHANGER_CAMPAIGNS to their folder.");
	else
		while ((row = picker_ask(t->tui, &p)) >= 0) {
			begin(t, &list.all[row]);
			p.note = t->note[0] != '\0' ? t->note : NULL;
		}
	scenario_list_free(list.all, list.n);
}

static void tutorial(struct title *t)
{
	int n = 0, found = -1;
	struct scenario_entry *list = scenario_list(&n);

	for (int i = n - 1; i >= 0; i--)
		if (is_tutorial(&list[i]))
			found = i;
	if (found >= 0)
		begin(t, &list[found]);
	else
		snprintf(t->note, sizeof t->note, 
			"There is no tutorial among the campaigns found.");
	scenario_list_free(list, n);
}

static void save_label(const void *self, int row, char *text, size_t size)
{
	const struct save_entry *e = (const struct save_entry *)self + row;
	const time_t when = (time_t)e->when;
	struct tm local;
	char day[32] = "", title[NAME_MAX_BYTES + 8];

	if (localtime_r(&when, &local) != NULL)
		strftime(day, sizeof day, "%Y-%m-%d %H:%M", &local);
	snprintf(title, sizeof title, "%s", e->title);
	wide_cut(title, sizeof title, TITLE_COLS, true);
	snprintf(text, size, "%s%*s turn %2d/%-2d%-8s %s", title, TITLE_COLS
		- wide_columns(title), "", e->turn, e->turns, e->over ? " (over)" : "", day);
}

static void save_about(const void *self, int row, char *text, size_t size)
{
	const struct save_entry *e = (const struct save_entry *)self + row;

	snprintf(text, size, "%s", e->file);
}

static void go_on_game(struct title *t, const char *file)
{
	struct reason why = { "", "" };
	enum session_error error = SESSION_OK;
	struct session *s = session_resume(file, &error, &why);

	play(t, s, error, &why, false);
}

static void go_on_serial(struct title *t, const char *file)
{
	struct reason why = { "", "" }, differs;
	enum session_error error = SESSION_OK;
	struct serial *s = serial_resume(file, &error, &why);

	if (s != NULL && error == SESSION_OK && serial_differs(s, &differs)) {
		snprintf(why.text, sizeof why.text, "%.150s; it goes on with the text it has.",
			differs.text);
		error = SESSION_DIFFERS;
	}
	play_serial(t, s, error, &why, false);
}

static void go_on(struct title *t, const char *file)
{
	if (serial_is(file)) {
		go_on_serial(t, file);
		return;
	}
	go_on_game(t, file);
}



static void watch_one(struct title *t, const char *file)
{
	struct reason why = { "", "" };
	enum session_error error = SESSION_OK;
	struct session *s = session_watch(file, &error, &why);

	snprintf(t->note, sizeof t->note, "%s", why.text);
	if (s != NULL)
		tui_replay(t->tui, s, 0, -1);
	session_free(s);
}

static void choose_save(struct title *t, const char *title,
	struct save_entry *(*saves)(int *count),
	void (*take)(struct title *t, const char *file))
{
	int n = 0, row;
	struct save_entry *list = saves(&n);
	struct picker p = { .title = title, .n = n, .self = list,
		.label = save_label, .about = save_about };

	if (n == 0)
		snprintf(t->note, sizeof t->note, "There is no saved game yet.");
	else if ((row = picker_ask(t->tui, &p)) >= 0)
		take(t, list[row].file);
	session_list_free(list, n);
}

static void resume(struct title *t)
{
	choose_save(t, "Go on with which game? The newest first", session_list, go_on);
}

static void watch(struct title *t)
{
	choose_save(t, "Watch which game again? The newest first", session_list_games,
		watch_one);
}

static void rules_label(const void *self, int row, char *text, size_t size)
{
	const struct game_system *const *all = self;

	snprintf(text, size, "%s", all[row]->name);
}

static void rules_about(const void *self, int row, char *text, size_t size)
{
	const struct game_system *const *all = self;

	snprintf(text, size, "%s\n%s", all[row]->book->title, all[row]->book->authors);
}

static void rules(struct title *t)
{
	struct picker p = { .title = "Rules of which game?", .self = systems,
		.label = rules_label, .about = rules_about };
	int row;

	while (systems[p.n] != NULL)
		p.n++;
	while ((row = picker_ask(t->tui, &p)) >= 0)
		book_browse(t->tui, systems[row]->book);
}

static void heroes(struct title *t)
{
	t->games += (uint64_t)own_hero_browse(t->tui, t->standard->seed + t->games);
}

static void scores(struct title *t)
{
	scores_browse(t->tui, t->note, sizeof t->note);
}

/* ---- the title ---- */

/* What guests do not have: lists of the house's own games, heroes and scores. */
static const struct title_entry {
	const char *label, *about;
	void (*run)(struct title *t);
	bool of_house;
} entries[] = {
	{ "New game", "Choose a scenario from the campaigns, and who plays which side.", new_game, false },
	{ "Continue", "Games are saved as they are played; go on where you left one.", resume, true },
	{ "Replay", "Watch a game again, choice by choice, through anybody's eyes.", watch, true },
	{ "Tutorial", "Orders, shooting, charging and morale in ten minutes.", tutorial, false },
	{ "Heroes", "Roll up a hero of your own, or look at those you have.", heroes, true },
	{ "Scores", "What has been played to its end here, and how it ended.", scores, true },
	{ "Rules", "Every table and every ruling, as the game reads them.", rules, false },
	{ "Quit", "Leave Cliffhanger.", NULL, false },
};
enum { ENTRIES = sizeof entries / sizeof entries[0] };

/* The entries that somebody has, in their order. */
struct menu { int n; const struct title_entry *all[ENTRIES]; };

static struct menu menu_of(const struct tui *tui)
{
	struct menu m = { .n = 0 };

	for (int i = 0; i < ENTRIES; i++)
		if (!screen_likes(tui)->guest || !entries[i].of_house)
			m.all[m.n++] = &entries[i];
	return m;
}

static void entry_label(const void *self, int row, char *text, size_t size)
{
	snprintf(text, size, "%s", ((const struct menu *)self)->all[row]->label);
}

static void entry_about(const void *self, int row, char *text, size_t size)
{
	snprintf(text, size, "%s", ((const struct menu *)self)->all[row]->about);
}

enum tui_end tui_title(struct tui *tui, const struct session_options *standard, const char *notice)
{
	struct title t = { .tui = tui, .standard = standard };
	const struct menu menu = menu_of(tui);
	struct picker p = { .title = "Cliffhanger", .banner = banner, .n = menu.n, .self = &menu,
		.label = entry_label, .about = entry_about,
		.note = *notice != '\0' ? notice : NULL };
	int row;

	while ((row = picker_ask(tui, &p)) >= 0 && menu.all[row]->run != NULL) {
		t.note[0] = '\0';
		menu.all[row]->run(&t);
		p.note = t.note[0] != '\0' ? t.note : NULL;
	}
	return screen_ended(tui) ? TUI_HANGUP : TUI_LEFT;
}
