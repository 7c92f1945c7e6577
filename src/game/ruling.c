/* Rulings: what the rules leave to the Game Master (C-13), and what is common to
 * decisions of every kind. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "game/room.h"

enum { VERB_BYTES = 32 };

static const struct ruling *ruling_of(const struct game *g, int ruling)
{
	int n = 0;

	while (g->system->rulings && g->system->rulings[n].asks.name)
		n++;
	return ruling >= 0 && ruling < n ? &g->system->rulings[ruling] : NULL;
}

const struct ruling *game_ruling(const struct game *g, const struct decision *d)
{
	return d->kind >= DECISION_RULING ? ruling_of(g, d->kind - DECISION_RULING) : NULL;
}

/* Tells what holds, and does it. */
static void settle(struct game *g, const struct ruling *r, const struct decision *d,
	enum ruling_answer answer)
{
	const enum ruling_answer real = answer == RULING_STANDARD ? r->standard : answer;
	struct event e = event_of(EVENT_RULING);
	char text[LINE_MAX_BYTES];

	snprintf(text, sizeof(text), "%s %c%s (%s%s)", r->asks.prompt,
		toupper((unsigned char)r->means[real][0]), r->means[real] + 1, r->rule,
		g->master ? "" : ", as nobody rules otherwise");
	e.unit = d->unit;
	e.figure = r->of_figure ? d->other : NOBODY;
	e.number = (int32_t)real;
	e.word = text;
	game_emit(g, &e);
	r->settle(g, d->unit, d->other, real);
}

void game_ask_ruling(struct game *g, int ruling, int unit, int other)
{
	const struct decision d = { .unit = (int16_t)unit, .other = (int16_t)other };

	if (g->master)
		game_ask(g, master_seat(g), DECISION_RULING + ruling, unit, other);
	else
		settle(g, ruling_of(g, ruling), &d, RULING_STANDARD);
}

/* The ruling that is asked first, or NULL. */
static const struct decision *asked(const struct game *g)
{
	const struct decision *d = game_decision(g, master_seat(g), NOBODY);

	return d && game_ruling(g, d) ? d : NULL;
}

bool ruling_check(const struct game *g, int answer, struct reason *why)
{
	const struct decision *const d = asked(g);

	if (!d)
		return refuse(why, "C-13", "nothing is left to your ruling now");
	if (answer != RULING_STANDARD && !game_ruling(g, d)->means[answer])
		return refuse(why, "C-13", "that is no answer to: %s",
			game_ruling(g, d)->asks.prompt);
	return true;
}

void ruling_apply(struct game *g, int answer)
{
	const struct decision d = *asked(g);

	game_answered(g, d.id);
	settle(g, game_ruling(g, &d), &d, (enum ruling_answer)answer);
}

void rulings_leave(struct game *g)
{
	while (asked(g)) {
		g->acting = false;	/* nobody has ruled */
		g->master = false;
		ruling_apply(g, RULING_STANDARD);
	}
}

/* ---- decisions of any kind ---- */

const struct decision_kind *game_asks(const struct game *g, const struct decision *d)
{
	const struct ruling *const r = game_ruling(g, d);

	return r ? &r->asks : &g->system->decisions[d->kind];
}

bool game_question(const struct game *v, const struct decision *d, bool brief, char *text,
	size_t size)
{
	const struct decision_kind *const asks = game_asks(v, d);

	if (!game_ruling(v, d) && v->system->question
			&& v->system->question(v, d, brief, text, size))
		return true;
	snprintf(text, size, "%s", brief ? asks->name : asks->prompt);
	return false;
}

bool game_wants(const struct game *v, const struct decision *d, int unit)
{
	return game_ruling(v, d) ? unit == d->unit : v->system->wants(v, d, unit);
}

static int ruling_options(const struct ruling *r, struct option *options, int room)
{
	static const char keys[RULING_ANSWERS] = { [RULING_YES] = 'y', [RULING_NO] = 'n',
		[RULING_ROLL] = 'o' };
	static const char *const words[RULING_ANSWERS] = { [RULING_YES] = "yes",
		[RULING_NO] = "no", [RULING_ROLL] = "roll" };
	int n = 0;

	for (int a = RULING_YES; a < RULING_ANSWERS && n < room; a++) {
		if (!r->means[a])
			continue;
		options[n] = (struct option){ .label = r->means[a], .key = keys[a],
			.need = NEED_NOTHING, .allowed = true };
		snprintf(options[n].line, sizeof(options[n].line), "gm-ruling %s", words[a]);
		n++;
	}
	return n;
}

int game_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	const struct ruling *const r = game_ruling(v, d);

	return r ? ruling_options(r, options, room)
		: v->system->options(v, d, unit, options, room);
}

void game_option_words(const struct option *o, char *text, size_t size)
{
	snprintf(text, size, "%s%s%s%s%s%s", o->label, o->means ? ": " : "",
		o->means ? o->means : "", o->note, *o->whom ? ": " : "", o->whom);
}

bool game_goes_by(const char *line, const char *walk)
{
	char verb[VERB_BYTES] = "", word[VERB_BYTES] = "";

	return sscanf(line, "%31s %*s %31s", verb, word) >= 1
		&& strcmp(*word != '\0' ? word : verb, walk) == 0;
}

bool game_walks(const struct game *v, const char *line)
{
	for (const char *const *walk = v->system->walks; walk && *walk; walk++)
		if (game_goes_by(line, *walk))
			return true;
	return false;
}

void game_preview(const struct game *v, const struct choice *c, struct preview *p)
{
	if (c->verb >= VERB_GM)
		*p = (struct preview){ .n_lines = 0 };
	else
		v->system->preview(v, c, p);
}
