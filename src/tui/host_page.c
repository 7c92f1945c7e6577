/* Laying a table: see host_page.h. */
#include "config.h"

#include "tui/host_page.h"

#include <ctype.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/hosted_pause.h"
#include "cliffhanger/text.h"
#include "cliffhanger/tui.h"
#include "tui/line.h"
#include "tui/picker.h"
#include "tui/screen.h"
#include "tui/wide.h"

enum { ROW_LAY, ROW_NAME, ROW_ME, ROW_SIDES, NAME_COLS = 28, PROMPT_MAX = 160,
	TOLD_MAX = 2000 };

static const char MACHINE[] = "machine";

static int master_row(const struct host_page *h) { return ROW_SIDES + h->of.n_sides; }
static int watch_row(const struct host_page *h) { return master_row(h) + 1; }

/* Whose a seat is; NULL = nobody's. */
static struct hosted_claim *claim_of(struct host_page *h, int seat)
{
	for (int i = 0; i < h->rules.n_claims; i++)
		if (h->rules.claims[i].seat == seat)
			return &h->rules.claims[i];
	return NULL;
}

/* ---- as it would be ---- */

/* As others will call one: the login's name. */
static void name_me(char name[HOSTED_NAME_MAX])
{
	const struct passwd *const p = getpwuid(getuid());
	struct reason why;

	snprintf(name, HOSTED_NAME_MAX, "%.*s", HOSTED_NAME_MAX - 1, p ? p->pw_name : "");
	if (!hosted_is_name(name, "", &why))
		snprintf(name, HOSTED_NAME_MAX, "host");
}

static bool is_taken(const char *name)
{
	char *const file = hosted_file(name);
	const bool taken = file == NULL || access(file, F_OK) == 0;

	free(file);
	return taken;
}

/* "the-ford", "the-ford-2": of the scenario's title, and of no table yet. */
static void name_table(struct host_page *h)
{
	enum { STEM = HOSTED_NAME_MAX - 4, TRIES = 99 };
	char *const name = h->rules.name;
	char stem[STEM + 1];
	size_t n = 0;

	for (const char *c = h->of.title; *c != '\0' && n < STEM; c++)
		if (isalpha((unsigned char)*c))
			stem[n++] = (char)tolower((unsigned char)*c);
		else if (n > 0 && stem[n - 1] != '-')
			stem[n++] = '-';
	while (n > 0 && stem[n - 1] == '-')
		n--;
	stem[n] = '\0';
	snprintf(name, HOSTED_NAME_MAX, "%s", n > 0 ? stem : "table");
	for (int i = 2; i < TRIES && is_taken(name); i++)
		snprintf(name, HOSTED_NAME_MAX, "%.*s-%d", STEM, n > 0 ? stem : "table", i);
}

/* One's own first side, and the rest the machine's. */
static void begin(struct host_page *h)
{
	name_me(h->rules.host);
	name_table(h);
	h->rules.watch = HOSTED_WATCH_ALL;
	h->rules.n_claims = 1;
	h->rules.claims[0] = (struct hosted_claim){ .seat = 0, .unit = NOBODY };
	memcpy(h->rules.claims[0].person, h->rules.host, HOSTED_NAME_MAX);
	for (int side = 0; side < h->of.n_sides; side++)
		h->mind[side] = side == 0 ? NULL : minds[0];
}

/* ---- the page ---- */

static void who_words(struct host_page *h, int seat, char *text, size_t size)
{
	const struct hosted_claim *const c = claim_of(h, seat);

	if (c == NULL && seat < h->of.n_sides)
		snprintf(text, size, "%s", h->mind[seat] != NULL ? h->mind[seat]->help : "");
	else if (c == NULL)
		snprintf(text, size, "nobody: the rules as they stand");
	else if (c->person[0] != '\0')
		snprintf(text, size, "%s%s", c->person, strcmp(c->person, h->rules.host) == 0
			? " (you)" : "");
	else
		snprintf(text, size, "open, to whoever knows the word %s", c->word);
}

static void label(const void *self, int row, char *text, size_t size)
{
	static const char *const watch[] = {
		[HOSTED_WATCH_NONE] = "nobody",
		[HOSTED_WATCH_ALL] = "anybody, at what all sides know",
		[HOSTED_WATCH_LATER] = "anybody, at everything, a turn late",
	};
	struct host_page *const h = (struct host_page *)self;
	char who[PROMPT_MAX] = "";

	if (row == ROW_LAY)
		snprintf(text, size, "Lay the table");
	else if (row == ROW_NAME)
		snprintf(text, size, "%-*s %s", NAME_COLS, "Its name", h->rules.name);
	else if (row == ROW_ME)
		snprintf(text, size, "%-*s %s", NAME_COLS, "Your name there", h->rules.host);
	else if (row == watch_row(h))
		snprintf(text, size, "%-*s %s", NAME_COLS, "Who looks on",
			watch[h->rules.watch]);
	else {
		const int side = row - ROW_SIDES, seat = side < h->of.n_sides ? side
			: 2 * h->of.n_sides;

		who_words(h, seat, who, sizeof who);
		snprintf(text, size, "%-*s %s", NAME_COLS, side < h->of.n_sides
			? h->of.side[side].name : "Game Master", who);
	}
}

static void about(const void *self, int row, char *text, size_t size)
{
	const struct host_page *const h = self;

	if (row == ROW_LAY)
		snprintf(text, size, "Each sits down at a terminal of his own: cliffhanger sit %s\n"
			"At the same time or a turn a day; the game waits for whoever is asked.",
			h->rules.name);
	else if (row == ROW_NAME)
		snprintf(text, size, "By which others find it.");
	else if (row == ROW_ME)
		snprintf(text, size, "By which the others see you. With another than your "
			"login's you come back by cliffhanger sit --as %s.", h->rules.host);
	else if (row == watch_row(h))
		snprintf(text, size, "Enter changes who may look on without a seat.");
	else
		snprintf(text, size, "Enter: a person's name, nothing for a seat that is open, or %s.",
			MACHINE);
}

static bool ask_line(struct tui *tui, const char *prompt, const char *now, char *text,
	size_t size)
{
	struct line_ask ask = { .prompt = prompt, .cursor = CELL_NONE };

	edit_set(&ask.edit, now);
	if (!line_get(tui, &ask))
		return false;
	text_keep(text, size, ask.edit.text, strlen(ask.edit.text));
	text_clean(text);
	return true;
}

static void drop_claim(struct host_page *h, int seat)
{
	struct hosted_claim *const c = claim_of(h, seat);

	if (c != NULL)
		*c = h->rules.claims[--h->rules.n_claims];
}

static void put_claim(struct host_page *h, const struct hosted_claim *claim)
{
	drop_claim(h, claim->seat);
	h->rules.claims[h->rules.n_claims++] = *claim;
	if (claim->seat < h->of.n_sides)
		h->mind[claim->seat] = NULL;
}

/* By which an open seat is taken: one's own, or one that nobody guesses. */
static bool ask_word(struct tui *tui, char word[HOSTED_WORD_MAX], struct reason *why)
{
	if (!ask_line(tui, "The word by which it is taken (nothing: one is made up): ", "", word,
			HOSTED_WORD_MAX))
		return false;
	if (word[0] == '\0')
		hosted_word(word);
	return hosted_is_word(word, why);
}

static void ask_seat(struct tui *tui, struct host_page *h, int seat, struct reason *why)
{
	struct hosted_claim c = { .seat = (int8_t)seat, .unit = NOBODY };
	const struct hosted_claim *const now = claim_of(h, seat);
	char prompt[PROMPT_MAX], name[PROMPT_MAX];

	snprintf(prompt, sizeof prompt, "%s (a name, nothing: open, or %s): ",
		seat < h->of.n_sides ? h->of.side[seat].name : "Game Master", MACHINE);
	if (!ask_line(tui, prompt, now != NULL ? now->person : "", name, sizeof name))
		return;
	if (strcmp(name, MACHINE) == 0) {
		drop_claim(h, seat);
		if (seat < h->of.n_sides)
			h->mind[seat] = minds[0];
		return;
	}
	if (name[0] != '\0' && !hosted_is_name(name, "", why))
		return;
	snprintf(c.person, sizeof c.person, "%.*s", HOSTED_NAME_MAX - 1, name);
	if (name[0] != '\0' || ask_word(tui, c.word, why))
		put_claim(h, &c);
}

static void ask_name(struct tui *tui, struct host_page *h, struct reason *why)
{
	char name[PROMPT_MAX];

	if (!ask_line(tui, "The table's name: ", h->rules.name, name, sizeof name)
			|| !hosted_is_name(name, "", why))
		return;
	if (is_taken(name))
		refuse(why, "", "There is a table %s already.", name);
	else
		snprintf(h->rules.name, sizeof h->rules.name, "%.*s", HOSTED_NAME_MAX - 1, name);
}

static void ask_me(struct tui *tui, struct host_page *h, struct reason *why)
{
	char name[PROMPT_MAX];

	if (!ask_line(tui, "Your name there: ", h->rules.host, name, sizeof name)
			|| !hosted_is_name(name, "", why))
		return;
	for (int i = 0; i < h->rules.n_claims; i++)
		if (strcmp(h->rules.claims[i].person, h->rules.host) == 0)
			snprintf(h->rules.claims[i].person, HOSTED_NAME_MAX, "%.*s",
				HOSTED_NAME_MAX - 1, name);
	snprintf(h->rules.host, HOSTED_NAME_MAX, "%.*s", HOSTED_NAME_MAX - 1, name);
}

static void change(struct tui *tui, struct host_page *h, int row, struct reason *why)
{
	const int sides = h->of.n_sides;

	if (row == ROW_NAME)
		ask_name(tui, h, why);
	else if (row == ROW_ME)
		ask_me(tui, h, why);
	else if (row == watch_row(h))
		h->rules.watch = (enum hosted_watch)((h->rules.watch + 1)
			% (HOSTED_WATCH_LATER + 1));
	else
		ask_seat(tui, h, row < master_row(h) ? row - ROW_SIDES : 2 * sides, why);
	h->rules.later = 1;
}

bool host_page_ask(struct tui *tui, struct host_page *h)
{
	struct picker p = { .title = h->of.title, .n = watch_row(h) + 1, .self = h,
		.label = label, .about = about, .book = h->of.book };
	struct reason why = { "", "" };
	int row;

	begin(h);
	while ((row = picker_ask(tui, &p)) > ROW_LAY) {
		why.text[0] = '\0';
		change(tui, h, row, &why);
		p.note = why.text[0] != '\0' ? why.text : NULL;
	}
	return row == ROW_LAY;
}

/* ---- laying it ---- */

/* How the others come to it. */
static void write_words(const struct host_page *h, char *text, size_t size)
{
	text[0] = '\0';
	wide_add(text, size, "The table %s is laid. The others sit down at it with\n\n"
		"cliffhanger sit %s\n\n", h->rules.name, h->rules.name);
	for (int i = 0; i < h->rules.n_claims; i++) {
		const struct hosted_claim *const c = &h->rules.claims[i];
		const char *const seat = c->seat < h->of.n_sides
			? h->of.side[c->seat].name : "Game Master";

		if (c->person[0] != '\0')
			wide_add(text, size, "%s: %s\n", seat, c->person);
		else
			wide_add(text, size, "%s: open; the word for it is %s\n", seat, c->word);
	}
}

static bool lay(const struct host_page *h, const struct host_page_text *of,
	struct session_options *o, struct reason *why)
{
	enum session_error error = SESSION_OK;
	struct session *s;

	memcpy(o->mind, h->mind, sizeof o->mind);
	o->hosted = &h->rules;
	s = session_new(of->setup, of->text, of->size, o, &error, why);
	if (s == NULL)
		return false;
	session_ask(s);		/* machines that begin do, and who is waited for is noted */
	session_free(s);
	return true;
}

/* Sits down at a table that has been laid, and stays for whatever episodes follow. */
static void sit_down(struct tui *tui, const struct host_page *h, const char *words, char *note,
	size_t size)
{
	char *const file = hosted_file(h->rules.name);
	struct reason why = { "", "there is no home in which a table could stand" };
	enum session_error error = SESSION_OK;
	struct session *const s = file != NULL ? hosted_sit(file, h->rules.host, &error, &why)
		: NULL;

	if (s != NULL) {
		why.text[0] = '\0';
		tui_table(tui, s, true, words, &why);
	}
	snprintf(note, size, "%s", why.text);
	free(file);
}

void host_page_play(struct tui *tui, const struct host_page *h, const struct host_page_text *of,
	struct session_options *o, char *note, size_t size)
{
	char *const file = hosted_file(h->rules.name);
	struct reason why = { "", "there is no home in which a table could stand" };
	char words[TOLD_MAX];

	write_words(h, words, sizeof words);	/* of the setup, which is laid then */
	o->save = file != NULL ? file : "";
	if (lay(h, of, o, &why) && file != NULL)
		sit_down(tui, h, words, note, size);
	else
		snprintf(note, size, "%s", why.text);
	free(file);
}

/* ---- a campaign ---- */

/* Seats are sides of the campaign, by whatever numbers each episode has them. */
static void place_seats(struct host_page *h, const struct campaign *c, struct serial_options *o)
{
	h->rules.campaign = true;
	for (int i = 0; i < h->rules.n_claims; i++) {
		struct hosted_claim *const claim = &h->rules.claims[i];

		snprintf(claim->where, sizeof claim->where, "%s", claim->seat < c->n_sides
			? c->sides[claim->seat] : "gm");
	}
	o->hosted = true;
	o->n_minds = c->n_sides;
	for (int i = 0; i < c->n_sides; i++) {
		snprintf(o->minds[i].side, sizeof o->minds[i].side, "%s", c->sides[i]);
		o->minds[i].mind = h->mind[i];
	}
}

/* Takes over the campaign. */
static bool lay_campaign(const struct host_page *h, struct campaign *c, struct serial_options *o,
	struct reason *why)
{
	char *const save = hosted_campaign_file(h->rules.name);
	enum session_error error = SESSION_OK;
	struct serial *s;
	bool laid;

	o->save = save;
	if (save == NULL || access(save, F_OK) == 0) {
		campaign_free(c);
		refuse(why, "", save != NULL ? "There is a table of that name already." :
			"there is no home in which a table could stand");
		free(save);
		return false;
	}
	s = serial_new(c, o, &error, why);
	laid = s != NULL && hosted_lay_campaign(s, &h->rules, why);
	if (s != NULL && !laid)
		unlink(save);
	serial_free(s);
	free(save);
	return laid;
}

void host_page_play_campaign(struct tui *tui, struct host_page *h, struct campaign *c,
	struct serial_options *o, char *note, size_t size)
{
	struct reason why = { "", "" };
	char words[TOLD_MAX];

	write_words(h, words, sizeof words);	/* of the campaign, which is laid then */
	place_seats(h, c, o);
	if (lay_campaign(h, c, o, &why))
		sit_down(tui, h, words, note, size);
	else
		snprintf(note, size, "%s", why.text);
}
