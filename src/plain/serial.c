/* A campaign line by line: pages between the games.
 *
 *  S1  one output and one reader serve all its games, so that what is piped in is
 *      read once and in order.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/hosted_pause.h"
#include "cliffhanger/nearest.h"
#include "plain/line_editor.h"
#include "plain/ui.h"

struct between {
	struct serial *serial;
	struct hosted_pause *pause;	/* at a table; NULL = at none */
	struct ui ui;	/* its output and reader */
	bool go, leave, wait;
};

static void say(void *self, int indent, const char *text)
{
	struct between *const l = self;

	output_say(l->ui.output, indent, "%s", text);
}

static struct teller teller_of(struct between *l)
{
	return (struct teller){ say, l };
}

/* ---- what may be typed ---- */

static void type_go(struct between *l, const char *rest)
{
	struct reason why = { "", "" };

	(void)rest;
	l->go = !l->pause || hosted_pause_begin(l->pause, &why);
	if (l->pause)
		l->serial = hosted_pause_serial(l->pause);
	if (!l->go)
		ui_reason(&l->ui, &why);
}

static void type_wait(struct between *l, const char *rest)
{
	(void)rest;
	l->wait = l->pause != NULL;
	if (!l->wait)
		output_say(l->ui.output, 2, "There is nobody to wait for.");
}

static void type_quit(struct between *l, const char *rest)
{
	(void)rest;
	l->leave = true;
}

static void type_roster(struct between *l, const char *rest)
{
	(void)rest;
	serial_tell_roster(l->serial, teller_of(l));
}

static void type_who(struct between *l, const char *rest)
{
	(void)rest;
	serial_tell_casting(l->serial, teller_of(l));
}

static void type_story(struct between *l, const char *rest)
{
	(void)rest;
	serial_tell_opening(l->serial, teller_of(l));
	serial_tell_story(l->serial, teller_of(l));
}

/* A hero of the roster; -1, told what was expected. */
static int hero_named(struct between *l, const char *word)
{
	const struct campaign *const c = serial_campaign(l->serial);
	struct nearest near;

	nearest_to(&near, word);
	for (int i = 0; i < c->n_heroes; i++) {
		if (strcmp(c->heroes[i].id, word) == 0)
			return i;
		nearest_try(&near, c->heroes[i].id);
	}
	typed_expected(&l->ui, "a hero of the roster", word, nearest_word(&near),
		"'roster' lists them");
	return -1;
}

/* A slot by its number or by its unit; -1, told what was expected. */
static int slot_named(struct between *l, const char *word)
{
	const struct campaign *const c = serial_campaign(l->serial);
	const struct episode *const e = &c->episodes[serial_episode(l->serial)];
	char *end;
	const long number = strtol(word, &end, 10);
	struct nearest near;

	if (end != word && !*end && number >= 1 && number <= e->n_slots)
		return (int)number - 1;
	nearest_to(&near, word);
	for (int i = 0; i < e->n_slots; i++) {
		if (strcmp(e->slots[i].unit, word) == 0)
			return i;
		nearest_try(&near, e->slots[i].unit);
	}
	typed_expected(&l->ui, "a place, by its number or unit", word, nearest_word(&near),
		"'who' lists them");
	return -1;
}

static void type_take(struct between *l, const char *rest)
{
	char place[ID_MAX + 1], who[ID_MAX + 1];
	struct reason why = { "", "" };
	int slot, hero = -1;

	if (!typed_word(&rest, place, sizeof(place)) || !typed_word(&rest, who, sizeof(who))) {
		output_say(l->ui.output, 2, "Expected a place and a hero: take PLACE HERO|nobody.");
		return;
	}
	slot = slot_named(l, place);
	if (slot < 0)
		return;
	if (strcmp(who, "nobody") != 0 && (hero = hero_named(l, who)) < 0)
		return;
	if (hosted_pause_take(l->pause, &l->serial, slot, hero, &why))
		serial_tell_casting(l->serial, teller_of(l));
	else
		ui_reason(&l->ui, &why);
}

/* The hero's own file, without the lines that make a file of it. */
static void type_hero(struct between *l, const char *rest)
{
	char word[ID_MAX + 1], state[160];
	int hero;

	if (!typed_word(&rest, word, sizeof(word))) {
		output_say(l->ui.output, 2, "Expected a hero: hero HERO.");
		return;
	}
	hero = hero_named(l, word);
	if (hero < 0)
		return;
	serial_hero_state(l->serial, hero, state, sizeof(state));
	output_hero(l->ui.output, &serial_hero(l->serial, hero)->hero);
	output_say(l->ui.output, 2, "By now: %s.", state);
}

static void type_help(struct between *l, const char *rest);

static const struct typing {
	const char *word, *usage, *help;
	void (*type)(struct between *l, const char *rest);
} typings[] = {
	{ "go", "go", "The episode begins.", type_go },
	{ "take", "take PLACE HERO|nobody", "Who goes in a place, by its number or unit.",
		type_take },
	{ "who", "who", "Who goes as things stand.", type_who },
	{ "roster", "roster", "Heroes, followers, and what has been found.", type_roster },
	{ "hero", "hero HERO", "A hero's sheet.", type_hero },
	{ "story", "story", "The story so far.", type_story },
	{ "wait", "wait", "At a table: until others have begun the episode.", type_wait },
	{ "help", "help", "This list.", type_help },
	{ "quit", "quit", "Leaves; all is kept.", type_quit },
};
enum { TYPINGS = sizeof(typings) / sizeof(typings[0]) };

static void type_help(struct between *l, const char *rest)
{
	(void)rest;
	for (int i = 0; i < TYPINGS; i++)
		output_say(l->ui.output, 6, "  %s: %s", typings[i].usage, typings[i].help);
}

bool plain_page_word(int i, const char **usage, const char **help)
{
	if (i >= TYPINGS)
		return false;
	*usage = typings[i].usage;
	*help = typings[i].help;
	return true;
}

static void take_line(struct between *l, const char *line)
{
	char word[40];
	struct nearest near;

	if (!typed_word(&line, word, sizeof(word)) || *word == '#')
		return;
	nearest_to(&near, word);
	for (int i = 0; i < TYPINGS; i++) {
		if (strcmp(typings[i].word, word) == 0) {
			typings[i].type(l, line);
			return;
		}
		nearest_try(&near, typings[i].word);
	}
	typed_expected(&l->ui, "a word of this page", word, nearest_word(&near),
		"'help' lists them");
}

/* ---- the round ---- */

static int wake(void *pause) { return hosted_pause_wake(pause); }
static bool look(void *pause) { return hosted_pause_came(pause); }

/* A line, an empty one where others have done something; false at the end of the input. */
static bool ask(struct between *l, char line[TYPED_MAX + 1])
{
	const struct line_watch watch = { wake, look, l->pause };
	bool came;

	line[0] = '\0';
	line_reader_watch(l->ui.reader, l->pause ? &watch : NULL);
	if (l->wait)
		came = output_flush(l->ui.output)
			&& line_reader_await(l->ui.reader) == TYPED_NEWS;
	else
		came = ui_ask(&l->ui, "campaign> ", line);
	line_reader_watch(l->ui.reader, NULL);
	return came;
}

/* Whether others have begun it. */
static bool has_begun(struct between *l)
{
	if (l->pause) {
		hosted_pause_look(l->pause);
		l->serial = hosted_pause_serial(l->pause);
	}
	return serial_stage(l->serial) != SERIAL_CASTING;
}

static void tell_waited(struct between *l)
{
	char text[REASON_MAX];

	if (!l->pause || hosted_pause_may_begin(l->pause))
		return;
	hosted_pause_words(l->pause, text, sizeof(text));
	output_say(l->ui.output, 0, "%s", text);
}

static enum plain_end choose(struct between *l)
{
	char line[TYPED_MAX + 1];

	if (has_begun(l))
		return PLAIN_DONE;
	serial_tell_roster(l->serial, teller_of(l));
	serial_tell_casting(l->serial, teller_of(l));
	tell_waited(l);
	for (l->go = l->wait = false; !l->go && !l->leave && !has_begun(l); ) {
		if (!ask(l, line)) {
			output_say(l->ui.output, 0, "The input ended.");
			return PLAIN_HANGUP;
		}
		take_line(l, line);
		if (!output_flush(l->ui.output))
			return PLAIN_MUTE;
	}
	return PLAIN_DONE;
}

static enum plain_end play_game(struct between *l, bool briefing)
{
	const struct plain_options *const whole = l->ui.o;
	struct plain_options o = *whole;
	struct reason why = { "", "" };
	enum session_error error;
	struct session *const game = serial_play(l->serial, &error, &why);
	enum plain_end end;

	l->leave = true;
	if (!game || error != SESSION_OK)
		output_say(l->ui.output, 2, "%s", why.text);
	if (!game)
		return PLAIN_DONE;
	o.briefing = briefing;
	l->ui = (struct ui){ .s = game, .o = &o, .output = l->ui.output,
		.reader = l->ui.reader, .editor = l->ui.editor };
	end = ui_play(&l->ui);
	l->ui.o = whole;
	if (!session_count(game, serial_campaign(l->serial)->title, &why))
		output_say(l->ui.output, 2, "%s", why.text);
	if (session_truth(game)->over && serial_close(l->serial, game, &why)) {
		l->leave = end != PLAIN_DONE;
		serial_tell_result(l->serial, teller_of(l));
	} else if (session_truth(game)->over) {
		output_say(l->ui.output, 2, "%s", why.text);
	}
	session_free(game);
	l->ui.s = NULL;
	return end;
}

static void say_goodbye(struct between *l)
{
	if (*serial_trouble(l->serial))
		output_say(l->ui.output, 2, "%s", serial_trouble(l->serial));
	else if (serial_stage(l->serial) == SERIAL_CASTING && *serial_file(l->serial))
		output_say(l->ui.output, 2, "The campaign is kept in %s; 'cliffhanger resume' goes "
			"on with it.", serial_file(l->serial));
}

static enum plain_end play_on(struct between *l)
{
	enum plain_end end = PLAIN_DONE;
	bool fresh = false;

	while (!l->leave && end == PLAIN_DONE && serial_stage(l->serial) != SERIAL_OVER) {
		if (serial_stage(l->serial) == SERIAL_CASTING) {
			end = choose(l);
			fresh = true;
		}
		if (l->leave || end != PLAIN_DONE)
			break;
		end = play_game(l, fresh);
	}
	if (serial_stage(l->serial) == SERIAL_OVER)
		serial_tell_ending(l->serial, teller_of(l));
	else if (end != PLAIN_MUTE)
		say_goodbye(l);
	return end;
}

static void open_between(struct between *l, const struct plain_options *o)
{
	*l = (struct between){ .ui = { .o = o, .output = output_new(o),
		.reader = line_reader_new(o->input) } };
	if (!l->ui.output || !l->ui.reader)
		return;
	output_heed(l->ui.output, l->ui.reader);
	l->ui.editor = line_editor_new(o, l->ui.reader);
}

/* errno is of an output that could not be written. */
static enum plain_end close_between(struct between *l, enum plain_end end)
{
	int error;

	if (l->ui.output && !output_flush(l->ui.output))
		end = PLAIN_MUTE;
	error = output_free(l->ui.output);
	line_editor_free(l->ui.editor);
	line_reader_free(l->ui.reader);
	errno = error;
	return end;
}

enum plain_end plain_serial(struct serial *s, const struct plain_options *o)
{
	enum plain_end end = PLAIN_DONE;
	struct between l;

	open_between(&l, o);
	l.serial = s;
	if (l.ui.output && l.ui.reader) {
		if (o->briefing)
			serial_tell_opening(s, teller_of(&l));
		else if (serial_stage(s) == SERIAL_CASTING)
			serial_tell_story(s, teller_of(&l));
		end = play_on(&l);
	}
	return close_between(&l, end);
}

/* ---- at a table ---- */

/* The same person at the next episode's game; NULL: he leaves, or the campaign is over. */
static struct session *next_episode(struct between *l, struct session *over, enum plain_end *end)
{
	struct reason why = { "", "" };
	enum session_error error;
	struct session *next = NULL;

	l->pause = hosted_pause_new(over, &why);
	if (!l->pause) {
		if (*why.text)
			ui_reason(&l->ui, &why);
		return NULL;
	}
	l->serial = hosted_pause_serial(l->pause);
	serial_tell_result(l->serial, teller_of(l));
	if (serial_stage(l->serial) == SERIAL_OVER)
		serial_tell_ending(l->serial, teller_of(l));
	else
		*end = choose(l);
	if (*end == PLAIN_DONE && !l->leave && serial_stage(l->serial) == SERIAL_PLAYING) {
		next = hosted_pause_next(l->pause, &error, &why);
		if (!next)
			ui_reason(&l->ui, &why);
	}
	hosted_pause_free(l->pause);
	l->pause = NULL;
	l->serial = NULL;
	return next;
}

static enum plain_end play_at(struct between *l, struct session *s)
{
	enum plain_end end;

	l->ui = (struct ui){ .s = s, .o = l->ui.o, .output = l->ui.output,
		.reader = l->ui.reader, .editor = l->ui.editor };
	end = ui_play(&l->ui);
	l->ui.s = NULL;
	return end;
}

enum plain_end plain_table(struct session *s, const struct plain_options *o, bool *unsaved)
{
	enum plain_end end = PLAIN_DONE;
	bool played = session_truth(s)->over && hosted_of(s)->campaign;
	struct between l;

	open_between(&l, o);
	*unsaved = false;
	while (s) {
		struct session *next = NULL;

		if (l.ui.output && l.ui.reader && !played)
			end = play_at(&l, s);
		played = false;
		if (l.ui.output && l.ui.reader && end == PLAIN_DONE)
			next = next_episode(&l, s, &end);
		*unsaved = *session_trouble(s) != '\0';
		session_free(s);
		s = next;
	}
	return close_between(&l, end);
}
