/* The serial: what front ends ask of it, and its episodes' games. */
#include "config.h"

#include "session/serial.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session/hosted_own.h"
#include "session/save_place.h"
#include "session/sitting.h"

void serial_free(struct serial *s)
{
	if (!s)
		return;
	save_file_close(s->file);
	for (int i = 0; s->chapters && i < s->n_chapters; i++)
		serial_chapter_clear(&s->chapters[i]);
	serial_chapter_clear(&s->now);
	free(s->chapters);
	free(s->path);
	free(s->name);
	free(s->origin);
	campaign_free(s->campaign);
	free(s);
}

/* ---- looking ---- */

const char *serial_file(const struct serial *s)
{
	return s->file ? save_file_path(s->file) : s->path ? s->path : "";
}

const char *serial_trouble(const struct serial *s)
{
	return s->file ? save_file_trouble(s->file) : "";
}

uint64_t serial_seed(const struct serial *s)
{
	return s->options.seed;
}

const struct campaign *serial_campaign(const struct serial *s)
{
	return s->campaign;
}

enum serial_stage serial_stage(const struct serial *s)
{
	return s->stage;
}

int serial_episode(const struct serial *s)
{
	return s->episode;
}

int serial_ending(const struct serial *s)
{
	return s->ending;
}

const struct serial_hero *serial_hero(const struct serial *s, int hero)
{
	return &s->heroes[hero];
}

const struct serial_band *serial_band(const struct serial *s, int followers)
{
	return &s->bands[followers];
}

const char *serial_holder(const struct serial *s, int item)
{
	return s->holder[item];
}

int16_t serial_variable(const struct serial *s, int variable)
{
	return s->values[variable];
}

int serial_chapters(const struct serial *s)
{
	return s->n_chapters;
}

const struct chapter *serial_chapter(const struct serial *s, int i)
{
	return &s->chapters[i];
}

void serial_seat_master(struct serial *s)
{
	s->options.master = true;
	if (s->file)
		save_file_add(s->file, RECORD_KEY, "gm yes");
}

/* ---- an episode's game ---- */

/* Episodes differ in their dice, and the same serial's are always the same. */
static uint64_t seed_of(const struct serial *s)
{
	return seed_derive(s->options.seed, (uint64_t)s->n_chapters);
}

/* "ledger-1-docks.save" beside "ledger.save", a name no file has yet. */
static void name_game(const struct serial *s, char name[GAME_FILE_MAX])
{
	const char *const path = serial_file(s), *const slash = strrchr(path, '/');
	const char *const base = slash ? slash + 1 : path;
	const size_t length = strlen(base), suffix = strlen(".save");
	const bool saved = length > suffix && strcmp(base + length - suffix, ".save") == 0;
	char *const folder = save_place_of(path);

	snprintf(name, GAME_FILE_MAX, "-");
	for (int try = 1; *path && folder && try < 100; try++) {
		char number[8] = "", whole[4096];

		if (try > 1)
			snprintf(number, sizeof(number), "-%d", try);
		snprintf(name, GAME_FILE_MAX, "%.*s-%d-%s%s.save",
			(int)(saved ? length - suffix : length), base, s->n_chapters + 1,
			s->campaign->episodes[s->episode].id, number);
		snprintf(whole, sizeof(whole), "%s/%s", folder, name);
		if (access(whole, F_OK) != 0)
			break;
	}
	free(folder);
}

char *serial_game_path(const struct serial *s)
{
	char *const folder = save_place_of(serial_file(s));
	char *path = NULL;

	if (folder && asprintf(&path, "%s/%s", folder, s->now.file) < 0)
		path = NULL;
	free(folder);
	return path;
}

static bool has_mind(const struct serial_options *o, const char *side)
{
	for (int i = 0; i < o->n_minds; i++)
		if (strcmp(o->minds[i].side, side) == 0)
			return true;
	return false;
}

void serial_give_others(const struct campaign *c, const struct mind *mind,
	struct serial_options *o)
{
	for (int e = 0; e < c->n_episodes && mind != minds[0]; e++)
		for (int i = 0; i < c->episodes[e].n_sides; i++) {
			const char *const side = c->episodes[e].side_ids[i];

			if (has_mind(o, side))
				continue;
			snprintf(o->minds[o->n_minds].side, ID_MAX, "%s", side);
			o->minds[o->n_minds++].mind = mind;
		}
}

static void take_minds(const struct serial *s, const struct setup *setup,
	struct session_options *o)
{
	for (int side = 0; side < setup->n_sides; side++) {
		o->mind[side] = minds[0];
		for (int i = 0; i < s->options.n_minds; i++)
			if (strcmp(s->options.minds[i].side, setup->sides[side].id) == 0)
				o->mind[side] = s->options.minds[i].mind;
	}
}

static void say_faults(const struct faults *f, const struct episode *e, struct reason *why)
{
	const struct fault *const first = f && faults_count(f) > 0 ? faults_at(f, 0) : NULL;

	refuse(why, "", "Episode %.40s cannot be played: %.60s%s%.120s", e->id,
		first ? first->path : "", first && *first->path ? ": " : "",
		first ? first->text : "there is not enough memory.");
}

struct setup *serial_setup(const struct serial *s, int episode, struct faults *f)
{
	struct serial *const there = malloc(sizeof(*there));
	struct setup *setup = NULL;
	char *text = NULL;
	size_t size;

	if (there) {
		*there = *s;
		there->episode = (int16_t)episode;
		serial_cast_usual(there);
		text = serial_scenario(there, &size, f);
	}
	if (text)
		setup = scenario_read(text, size, s->campaign->episodes[episode].file, f);
	free(text);
	free(there);
	return setup;
}

/* ---- at a table ---- */

static bool has_seat(const struct hosted_rules *r, int side)
{
	for (int i = 0; i < r->n_claims; i++)
		if (r->claims[i].seat == side)
			return true;
	return false;
}

/* The mind that was said for a side as the campaign began; NULL = none was. */
static const struct mind *mind_said(const struct serial *s, const char *side)
{
	for (int i = 0; i < s->options.n_minds; i++)
		if (strcmp(s->options.minds[i].side, side) == 0)
			return s->options.minds[i].mind;
	return NULL;
}

/* As the last game has it; a side that is new is a person's where somebody has a seat of it. */
static const struct mind *mind_at(const struct serial *s, const struct serial_table *at,
	const struct hosted_rules *r, const struct setup_side *side, int i)
{
	const struct session *const last = at->last;
	const int before = last ? setup_find_side(last->setup, side->id) : -1;
	const struct mind *const said = mind_said(s, side->id);

	if (before >= 0 && has_seat(hosted_of(last), before))
		return last->mind[before];
	return has_seat(r, i) || said ? said : minds[0];
}

/* Everybody's place in this episode; false without memory. */
static bool take_seats(const struct serial *s, const struct serial_table *at,
	const struct setup *setup, struct hosted_rules **rules, struct session_options *o)
{
	struct hosted_rules *const r = malloc(sizeof(*r));
	struct reason why;

	*rules = r;
	if (!r)
		return false;
	*r = *at->rules;
	for (int i = 0; i < r->n_claims; i++)
		hosted_place_claim(setup, &r->claims[i], &why);
	for (int side = 0; side < setup->n_sides; side++)
		o->mind[side] = mind_at(s, at, r, &setup->sides[side], side);
	o->hosted = r;
	return true;
}

struct session *serial_begin_game(struct serial *s, const char *path,
	const struct serial_table *at, enum session_error *error, struct reason *why)
{
	const struct episode *const e = &s->campaign->episodes[s->episode];
	const char *const own = serial_file(s), *const slash = strrchr(own, '/');
	struct session_options o = { .seed = s->now.seed, .strict_dice = s->options.strict_dice,
		.master = s->options.master, .save = path ? path : "", .name = e->id,
		.serial = *own ? slash ? slash + 1 : own : NULL };
	struct faults *const f = faults_new(e->file);
	struct hosted_rules *rules = NULL;
	struct setup *setup = NULL;
	struct session *game;
	char *text = NULL;
	size_t size;

	*error = SESSION_SCENARIO;
	if (f)
		text = serial_scenario(s, &size, f);
	if (text)
		setup = scenario_read(text, size, e->file, f);
	if (!setup)
		say_faults(f, e, why);
	faults_free(f);
	if (!setup) {
		free(text);
		return NULL;
	}
	if (s->n_chapters == 0)
		o.dice = s->options.dice;
	take_minds(s, setup, &o);
	if (at && !take_seats(s, at, setup, &rules, &o)) {
		setup_free(setup);
		free(text);
		sitting_no_memory(error, why);
		return NULL;
	}
	game = session_new(setup, text, size, &o, error, why);
	free(rules);
	return game;
}

/* Who goes, and which game it is. */
bool serial_begin_episode(struct serial *s, struct reason *why)
{
	char name[GAME_FILE_MAX];

	for (int i = 0; i < serial_slots(s); i++)
		if (!serial_progress(s, why, "cast %d %s", i + 1, s->taken[i] < 0 ? "nobody"
				: s->campaign->heroes[s->taken[i]].id))
			return false;
	name_game(s, name);
	if (!serial_progress(s, why, "begin %s %" PRIu64 " %s",
			s->campaign->episodes[s->episode].id, seed_of(s), name))
		return false;
	if (s->file)
		save_file_keep(s->file);
	return true;
}

struct session *serial_play(struct serial *s, enum session_error *error, struct reason *why)
{
	struct session *game;
	char *path;

	*error = SESSION_OK;
	if (s->stage == SERIAL_OVER) {
		refuse(why, "", "%.80s is over.", s->campaign->title);
		return NULL;
	}
	if (s->options.hosted) {
		*error = SESSION_HOSTED;
		refuse(why, "", "%.120s is a table's; sit down at it with 'cliffhanger sit'.",
			serial_file(s));
		return NULL;
	}
	if (s->stage == SERIAL_CASTING && !serial_begin_episode(s, why))
		return NULL;
	path = *s->now.file ? serial_game_path(s) : NULL;
	if (path && access(path, F_OK) == 0)
		game = session_resume(path, error, why);
	else
		game = serial_begin_game(s, path, NULL, error, why);
	free(path);
	if (game && s->options.master && !session_truth(game)->master &&
	    !session_seat_master(game)) {
		*error = SESSION_MEMORY;
		refuse(why, "", "There is not enough memory for a Game Master.");
	}
	return game;
}
