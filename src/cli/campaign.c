/* Campaigns on the command line: begun, or gone on with. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cliffhanger/nearest.h"

/* ---- heroes of one's own ---- */

int front_own_hero(const char *text, char id[ID_MAX], struct hero *hero)
{
	const char *const equals = strchr(text, '=');
	struct reason why;
	struct faults *f;
	char *file;
	bool good;

	if (!equals || equals == text || !equals[1] || equals - text >= ID_MAX)
		return complain(EXIT_USAGE, "--hero: expected WHO=NAME or WHO=FILE.yaml, "
			"found '%.80s'", text);
	snprintf(id, ID_MAX, "%.*s", (int)(equals - text), text);
	file = heroes_find(equals + 1, &why);
	if (!file)
		return complain(EXIT_FOUND, "--hero: %s", why.text);
	f = faults_new(file);
	good = f && hero_load(file, hero, f);
	if (f)
		faults_print(f, stderr);
	faults_free(f);
	free(file);
	return good ? EXIT_DONE : EXIT_FOUND;
}

/* ---- who plays ---- */

static bool has_side(const struct campaign *c, const char *id)
{
	struct nearest near;

	nearest_to(&near, id);
	for (int i = 0; i < c->n_sides; i++) {
		if (strcmp(c->sides[i], id) == 0)
			return true;
		nearest_try(&near, c->sides[i]);
	}
	complain(EXIT_USAGE, "--ai: '%.40s' is no side that persons play in %s; %s %s%s", id,
		c->title, nearest_word(&near) ? "did you mean" : "one is",
		nearest_word(&near) ? nearest_word(&near) : c->sides[0],
		nearest_word(&near) ? "?" : "");
	return false;
}

static int take_ai(const struct campaign *c, const char *text, const struct mind *usual,
	struct serial_options *o)
{
	const char *const equals = strchr(text, '=');
	const struct mind *mind = usual;
	char id[ID_MAX];

	snprintf(id, sizeof(id), "%.*s", (int)(equals ? equals - text : (int)strlen(text)), text);
	if (!has_side(c, id))
		return EXIT_USAGE;
	if (equals && !loading_mind(equals + 1, &mind))
		return EXIT_USAGE;
	for (int i = 0; i < o->n_minds; i++)
		if (strcmp(o->minds[i].side, id) == 0)
			o->minds[i].mind = mind;
	return EXIT_DONE;
}

int front_campaign_minds(const struct arguments *a, int ai, const struct campaign *c,
	const struct mind *usual, struct serial_options *o)
{
	const char *text;
	int status = EXIT_DONE;

	o->n_minds = c->n_sides;
	for (int i = 0; i < c->n_sides; i++) {
		snprintf(o->minds[i].side, ID_MAX, "%s", c->sides[i]);
		o->minds[i].mind = i == 0 ? NULL : usual;
	}
	for (int i = 0; status == EXIT_DONE && (text = arguments_nth(a, ai, i)); i++)
		status = take_ai(c, text, usual, o);
	return status;
}

static int take_heroes(const struct arguments *a, int flag, struct serial_options *o)
{
	const char *text;
	int status = EXIT_DONE;

	for (int i = 0; status == EXIT_DONE && (text = arguments_nth(a, flag, i)); i++) {
		if (o->n_own == CAMPAIGN_HEROES_MAX)
			return complain(EXIT_USAGE, "--hero: more than %d heroes", CAMPAIGN_HEROES_MAX);
		status = front_own_hero(text, o->own[o->n_own].id, &o->own[o->n_own].hero);
		o->n_own++;
	}
	return status;
}

/* ---- beginning and going on ---- */

static int begin(const struct arguments *a, const struct campaign_flags *flags,
	const char *file, struct serial_options *o)
{
	struct campaign *const c = campaign_load(file, false, loading_tell_faults, NULL);
	enum session_error error = SESSION_OK;
	struct serial *s = NULL;
	struct reason why;
	int status;

	if (!c)
		return EXIT_FOUND;
	o->origin = file;
	status = front_campaign_minds(a, flags->ai, c, mind_opponent(), o);
	serial_give_others(c, mind_opponent(), o);
	if (status == EXIT_DONE)
		status = take_heroes(a, flags->hero, o);
	if (status != EXIT_DONE) {
		campaign_free(c);
		return status;
	}
	s = serial_new(c, o, &error, &why);
	if (!s)
		return complain(error == SESSION_FILE ? EXIT_USAGE : EXIT_FOUND, "%s", why.text);
	return front_serial(s, a, flags->front, true, "");
}

int front_go_on(const char *file, const struct arguments *a, int front, bool renew,
	bool master)
{
	char notice[3 * REASON_MAX] = "";
	enum session_error error;
	struct reason why;
	struct serial *const s = serial_resume(file, &error, &why);

	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	if (error != SESSION_OK)
		snprintf(notice, sizeof(notice), "%s", why.text);
	if (renew && !serial_renew(s, &why)) {
		serial_free(s);
		return complain(EXIT_FOUND, "%s", why.text);
	}
	if (!renew && serial_differs(s, &why))
		snprintf(notice, sizeof(notice), "%s; it goes on with the text kept in its save.  "
			"'cliffhanger resume --renew' between two episodes takes the new one.",
			why.text);
	if (*notice)
		complain(0, "%s", notice);
	if (master)
		serial_seat_master(s);
	return front_serial(s, a, front, false, notice);
}

int front_campaign(const char *file, const struct arguments *a,
	const struct campaign_flags *flags, struct serial_options *o)
{
	char *const latest = flags->anew || o->save ? NULL : serial_latest(file);
	int status;

	if (latest && (arguments_has(a, flags->hero) || arguments_has(a, flags->ai) ||
		       arguments_has(a, flags->dice)))
		status = complain(EXIT_USAGE, "%s is under way in %s, with its own roster, "
			"players and dice; --new begins it anew", file, latest);
	else if (latest)
		status = front_go_on(latest, a, flags->front, false, o->master);
	else
		status = begin(a, flags, file, o);
	free(latest);
	return status;
}
