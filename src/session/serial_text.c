/* The serial in words: what all front ends tell alike. */
#include "config.h"

#include "session/serial.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_MAX = 6000 };

static void say(struct teller t, int indent, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static void say(struct teller t, int indent, const char *format, ...)
{
	char text[WORDS_MAX];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	t.say(t.self, indent, text);
}

/* Paragraphs, of which each is handed on by itself. */
static void say_paragraphs(struct teller t, const char *text)
{
	while (*text) {
		const char *const end = strstr(text, "\n\n");
		const int size = end ? (int)(end - text) : (int)strlen(text);

		if (size > 0)
			say(t, 0, "%.*s", size, text);
		text += size;
		text += strspn(text, "\n");
	}
}

static const struct outcome *outcome_of(const struct serial *s, const struct chapter *c)
{
	return &s->campaign->episodes[c->episode].outcomes[c->outcome];
}

/* A side's name, as the last episode that has it says. */
static const char *side_name(const struct serial *s, const char *id)
{
	for (int e = s->episode; e >= 0; e--)
		for (int i = 0; i < s->campaign->episodes[e].n_sides; i++)
			if (strcmp(s->campaign->episodes[e].side_ids[i], id) == 0)
				return s->campaign->episodes[e].side_names[i];
	return *id ? id : "nobody";
}

/* ---- opening, story, ending ---- */

void serial_tell_opening(const struct serial *s, struct teller t)
{
	say(t, 0, "%s", s->campaign->title);
	say(t, 0, "%s", s->campaign->log_line);
	say_paragraphs(t, s->campaign->opening);
}

static void tell_cliffhangers(const struct serial *s, const struct chapter *c, struct teller t)
{
	for (int i = 0; i < c->n_stories; i++) {
		const struct serial_story *const story = &c->stories[i];
		const char *const name = s->heroes[story->hero].hero.name;

		if (story->survived)
			say(t, 0, "How %s cheated death: %s", name, story->text);
		else
			say(t, 0, "They tell of %s: \"%s\" Nobody has seen %s since.", name,
				story->text, name);
	}
}

static void tell_chapter(const struct serial *s, const struct chapter *c, struct teller t)
{
	const struct outcome *const o = outcome_of(s, c);

	if (*o->story)
		say_paragraphs(t, o->story);
	tell_cliffhangers(s, c, t);
}

void serial_tell_story_before(const struct serial *s, int chapter, struct teller t)
{
	if (chapter > 0)
		say(t, 0, "The story so far.");
	for (int i = 0; i < chapter; i++) {
		const struct chapter *const c = &s->chapters[i];

		say(t, 0, "%s.", s->campaign->episodes[c->episode].title);
		tell_chapter(s, c, t);
	}
}

void serial_tell_story(const struct serial *s, struct teller t)
{
	serial_tell_story_before(s, s->n_chapters, t);
}

void serial_tell_ending(const struct serial *s, struct teller t)
{
	const struct campaign_ending *const e = s->ending < 0 ? NULL
		: &s->campaign->endings[s->ending];

	if (!e)
		return;
	say(t, 0, "%s", e->title);
	say_paragraphs(t, e->text);
}

/* ---- the story as a text ---- */

static void add_paragraph(void *self, int indent, const char *text)
{
	struct buffer *const b = self;

	(void)indent;
	buffer_add(b, "%s%s", b->used > 0 ? "\n\n" : "", text);
}

char *serial_story_text(const struct serial *s)
{
	const struct episode *const e = &s->campaign->episodes[s->episode];
	struct buffer text = { 0 };
	const struct teller t = { add_paragraph, &text };

	buffer_add(&text, "%s", "");
	serial_tell_story(s, t);
	for (int i = 0; i < e->n_paragraphs; i++)
		if (variables_hold(&e->paragraphs[i].tests, s->values))
			say_paragraphs(t, e->paragraphs[i].text);
	if (text.failed)
		buffer_free(&text);
	return text.text;
}

/* ---- the roster ---- */

void serial_hero_state(const struct serial *s, int hero, char *text, size_t size)
{
	const struct serial_hero *const h = &s->heroes[hero];

	switch ((enum fortune)h->fortune) {
	case FORTUNE_DEAD:
		snprintf(text, size, "dead");
		return;
	case FORTUNE_CAPTIVE:
		snprintf(text, size, "captive of %s", side_name(s, h->captor));
		return;
	case FORTUNE_WOUNDED:
		snprintf(text, size, h->rests > 0 ? "wounded, and out of this episode"
			: "wounded, until somebody heals the wound");
		return;
	default:
		snprintf(text, size, h->at_hand ? "fit" : "not at hand");
	}
}

static void tell_band(const struct serial *s, int band, struct teller t)
{
	const struct campaign_followers *const f = &s->campaign->followers[band];
	const struct serial_band *const b = &s->bands[band];
	char names[FOLLOWER_NAMES_MAX * (NAME_MAX_BYTES + 2)] = "";
	size_t at = 0;

	for (int i = 0; i < f->n_names && at < sizeof(names); i++)
		if (!(b->lost >> i & 1))
			at += (size_t)snprintf(names + at, sizeof(names) - at, "%s%s%s",
				at ? ", " : "", f->names[i],
				b->hurt >> i & 1 ? " (wounded)" : "");
	if (b->wounded > 0)
		say(t, 4, "  %s: %d fit, %d wounded%s%s", f->name, b->fit, b->wounded,
			*names ? "; " : "", names);
	else
		say(t, 4, "  %s: %d fit%s%s", f->name, b->fit, *names ? "; " : "", names);
}

void serial_tell_roster(const struct serial *s, struct teller t)
{
	char state[160];

	say(t, 0, "The roster:");
	for (int i = 0; i < s->campaign->n_heroes; i++) {
		serial_hero_state(s, i, state, sizeof(state));
		say(t, 4, "  %s: %s, %s", s->campaign->heroes[i].id, s->heroes[i].hero.name,
			state);
	}
	for (int i = 0; i < s->campaign->n_followers; i++)
		tell_band(s, i, t);
	for (int i = 0; i < s->campaign->n_items; i++)
		if (*s->holder[i])
			say(t, 4, "  %s: with %s", s->campaign->items[i].name,
				side_name(s, s->holder[i]));
}

static void list_others(const struct serial *s, int slot, char *text, size_t size)
{
	struct reason why;
	size_t at = 0;

	text[0] = '\0';
	for (int i = 0; i < s->campaign->n_heroes && at < size; i++)
		if (serial_taken(s, slot) != i && serial_may_take(s, slot, i, &why))
			at += (size_t)snprintf(text + at, size - at, "%s%s", at ? ", " : "; or ",
				s->campaign->heroes[i].id);
}

void serial_tell_casting(const struct serial *s, struct teller t)
{
	const struct episode *const e = &s->campaign->episodes[s->episode];
	char others[CAMPAIGN_HEROES_MAX * (ID_MAX + 2)];

	say(t, 0, "Episode %d: %s. Who goes:", s->n_chapters + 1, e->title);
	for (int i = 0; i < e->n_slots; i++) {
		const struct slot *const place = &e->slots[i];
		const int hero = serial_taken(s, i);

		if (!serial_asks(s, i))
			continue;
		list_others(s, i, others, sizeof(others));
		say(t, 4, "  %d %s%s: %s%s", i + 1, place->unit,
			place->as == SLOT_COMPANION ? " (with them)" : "",
			hero >= 0 ? s->heroes[hero].hero.name : "nobody", others);
	}
}

/* ---- results ---- */

static void tell_heroes(const struct serial *s, uint32_t bits, const char *what,
	struct teller t)
{
	for (int i = 0; i < s->campaign->n_heroes; i++)
		if (bits >> i & 1)
			say(t, 4, "  %s %s.", s->heroes[i].hero.name, what);
}

static void tell_losses(const struct serial *s, const struct chapter *c, struct teller t)
{
	for (int i = 0; i < s->campaign->n_followers; i++)
		if (c->band_losses[i] > 0)
			say(t, 4, "  %s: %d lost; there are %d now.",
				s->campaign->followers[i].name, c->band_losses[i],
				s->bands[i].fit + s->bands[i].wounded);
}

static void tell_what_is_next(const struct serial *s, struct teller t)
{
	if (s->stage == SERIAL_CASTING)
		say(t, 0, "Next: %s.", s->campaign->episodes[s->episode].title);
}

/* What a name in a sentence begins with, and how much of the name that stands for. */
static const char *article(const char *name, size_t *bytes)
{
	*bytes = strncmp(name, "The ", 4) == 0 ? 4 : 0;
	return *bytes > 0 ? "the " : "";
}

static void tell_item(const struct serial *s, int item, struct teller t)
{
	const char *const holder = side_name(s, s->holder[item]);
	size_t skip;
	const char *const the = article(holder, &skip);

	say(t, 4, "  %s: now with %s%s.", s->campaign->items[item].name, the, holder + skip);
}

void serial_tell_chapter(const struct serial *s, int chapter, struct teller t)
{
	const struct chapter *const c = &s->chapters[chapter];
	const char *const winner = *c->winner ? side_name(s, c->winner) : "";
	size_t skip;
	const char *const the = article(winner, &skip);

	say(t, 0, "Episode %d, %s: %s%s%s.", chapter + 1,
		s->campaign->episodes[c->episode].title, *c->winner ? "won by " : "a draw",
		the, winner + skip);
	tell_heroes(s, c->killed, "is dead", t);
	tell_heroes(s, c->wounded, "was wounded", t);
	tell_heroes(s, c->taken, "was taken captive", t);
	tell_heroes(s, c->freed, "is free", t);
	tell_losses(s, c, t);
	for (int i = 0; i < s->campaign->n_items; i++)
		if (c->items_won >> i & 1)
			tell_item(s, i, t);
	tell_chapter(s, c, t);
}

void serial_tell_result(const struct serial *s, struct teller t)
{
	if (s->n_chapters == 0)
		return;
	serial_tell_chapter(s, s->n_chapters - 1, t);
	tell_what_is_next(s, t);
}
