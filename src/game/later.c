/* `done PHASE`: what has been closed before it was asked. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/later.h"
#include "cliffhanger/master.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

const char *later_phase(const struct game *v, const struct decision *d)
{
	return v->turn > 0 ? v->system->phases[v->phase].name : game_asks(v, d)->name;
}

/* Whether a question is meant by a word: its phase's, or its own. */
static bool meant(const struct game *v, const struct decision *d, const char *word)
{
	return strcmp(later_phase(v, d), word) == 0 || strcmp(game_asks(v, d)->name, word) == 0;
}

/* The phase of a word; -1 if it is that of a question. */
static int phase_of(const struct game_system *s, const char *word)
{
	for (int i = 0; s->phases[i].name; i++)
		if (strcmp(s->phases[i].name, word) == 0)
			return i;
	return -1;
}

/* A word of the system's own, which stays; NULL with the reason if there is none. */
static const char *find_word(const struct game_system *s, const char *word, struct reason *why)
{
	struct nearest n;
	const char *near;

	nearest_to(&n, word);
	for (const struct phase *p = s->phases; p->name; p++) {
		if (strcasecmp(p->name, word) == 0 || strcasecmp(p->title, word) == 0)
			return p->name;
		nearest_try(&n, p->name);
	}
	for (const struct decision_kind *d = s->decisions; d->name; d++) {
		if (strcmp(d->name, word) == 0)
			return d->name;
		nearest_try(&n, d->name);
	}
	near = nearest_word(&n);
	refuse(why, "Y-31", "expected `done`, or `done` and a phase such as %s, found '%.40s'%s%s%s",
		s->phases[0].name, word, near ? "; did you mean '" : "", near ? near : "",
		near ? "'?" : "");
	return NULL;
}

enum later_means later_read(struct later *l, const struct game *v, int seat,
	const struct decision *asked, const char *line, struct reason *why)
{
	const char *rest = line + strspn(line, " "), *word;
	char name[LINE_MAX_BYTES];
	int phase;

	if (strncmp(rest, "done", 4) != 0 || (rest[4] != ' ' && rest[4] != '\0'))
		return LATER_OTHER;
	rest += 4 + strspn(rest + 4, " ");
	text_keep(name, sizeof name, rest, strlen(rest));
	for (size_t n = strlen(name); n > 0 && name[n - 1] == ' '; n--)
		name[n - 1] = '\0';
	if (*name == '\0')
		return LATER_NOW;
	word = find_word(v->system, name, why);
	if (!word)
		return LATER_REFUSED;
	if (asked && meant(v, asked, word))
		return LATER_NOW;
	if (l->n == LATER_MAX) {
		refuse(why, "Y-31", "%d phases are waited for already", LATER_MAX);
		return LATER_REFUSED;
	}
	phase = phase_of(v->system, word);
	l->waits[l->n].word = word;
	l->waits[l->n].seat = (int16_t)seat;
	l->waits[l->n++].turn = (int16_t)(v->turn
		+ (v->turn > 0 && phase >= 0 && phase < v->phase) + (v->turn == 0 && phase >= 0));
	return LATER_WAITS;
}

static const char *take_out(struct later *l, int i)
{
	const char *const word = l->waits[i].word;

	l->n--;
	memmove(&l->waits[i], &l->waits[i + 1], (size_t)(l->n - i) * sizeof l->waits[0]);
	return word;
}

const char *later_comes(struct later *l, const struct game *v, const struct decision *d)
{
	for (int i = 0; game_asks(v, d)->done && i < l->n; i++)
		if (l->waits[i].seat == d->seat && meant(v, d, l->waits[i].word))
			return take_out(l, i);
	return NULL;
}

bool later_missed(struct later *l, const struct game *v, int seat, bool over, char *text,
	size_t size)
{
	for (int i = 0; i < l->n; i++) {
		const int turn = l->waits[i].turn;

		if (l->waits[i].seat != seat || (!over && v->turn <= turn))
			continue;
		snprintf(text, size, "`done %s` closed nothing: no question of it came%s.",
			take_out(l, i), over ? " any more" : " in its turn");
		return true;
	}
	return false;
}
