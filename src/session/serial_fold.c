/* The serial's state, line by line; see serial.h. */
#include "config.h"

#include "session/serial.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- ids ---- */

int serial_find_hero(const struct serial *s, const char *id)
{
	for (int i = 0; i < s->campaign->n_heroes; i++)
		if (strcmp(s->campaign->heroes[i].id, id) == 0)
			return i;
	return -1;
}

static int find_band(const struct serial *s, const char *id)
{
	for (int i = 0; i < s->campaign->n_followers; i++)
		if (strcmp(s->campaign->followers[i].id, id) == 0)
			return i;
	return -1;
}

static int find_item(const struct serial *s, const char *id)
{
	for (int i = 0; i < s->campaign->n_items; i++)
		if (strcmp(s->campaign->items[i].id, id) == 0)
			return i;
	return -1;
}

static int find_episode(const struct serial *s, const char *id)
{
	for (int i = 0; i < s->campaign->n_episodes; i++)
		if (strcmp(s->campaign->episodes[i].id, id) == 0)
			return i;
	return -1;
}

static int find_name(const struct campaign_followers *f, const char *name)
{
	for (int i = 0; i < f->n_names; i++)
		if (strcmp(f->names[i], name) == 0)
			return i;
	return -1;
}

/* A word of at most ID_MAX - 1 bytes off *text; false if there is none. */
static bool word(const char **text, char id[ID_MAX])
{
	const size_t n = strcspn(*text, " ");

	if (n == 0 || n >= ID_MAX)
		return false;
	memcpy(id, *text, n);
	id[n] = '\0';
	*text += n + ((*text)[n] == ' ');
	return true;
}

static bool number(const char **text, int32_t least, int32_t most, int32_t *value)
{
	char digits[ID_MAX], *end;
	long n;

	if (!word(text, digits))
		return false;
	n = strtol(digits, &end, 10);
	if (*end || n < least || n > most)
		return false;
	*value = (int32_t)n;
	return true;
}

/* ---- beginning ---- */

void serial_begin_state(struct serial *s)
{
	const struct campaign *const c = s->campaign;

	s->stage = SERIAL_CASTING;
	s->episode = 0;
	s->ending = -1;
	for (int i = 0; i < c->n_heroes; i++)
		s->heroes[i] = (struct serial_hero) { .at_hand = c->heroes[i].at_hand,
			.hero = c->heroes[i].hero };
	for (int i = 0; i < c->n_followers; i++)
		s->bands[i] = (struct serial_band) { .fit = c->followers[i].figures };
	for (int i = 0; i < c->n_variables; i++)
		s->values[i] = c->values[i];
	serial_cast_usual(s);
}

void serial_chapter_clear(struct chapter *c)
{
	for (int i = 0; i < c->n_stories; i++)
		free(c->stories[i].text);
	free(c->stories);
	*c = (struct chapter) { .outcome = -1 };
}

/* ---- lines ---- */

static bool fold_cast(struct serial *s, const char *rest)
{
	char id[ID_MAX];
	int32_t slot;
	int hero;

	if (s->stage != SERIAL_CASTING || !number(&rest, 1, serial_slots(s), &slot) ||
	    !word(&rest, id))
		return false;
	hero = strcmp(id, "nobody") == 0 ? -1 : serial_find_hero(s, id);
	if (hero < 0 && strcmp(id, "nobody") != 0)
		return false;
	for (int i = 0; hero >= 0 && i < serial_slots(s); i++)
		if (s->taken[i] == hero)
			s->taken[i] = -1;
	s->taken[slot - 1] = (int16_t)hero;
	return true;
}

static bool fold_begin(struct serial *s, const char *rest)
{
	char id[ID_MAX], seed[ID_MAX];

	if (s->stage != SERIAL_CASTING || !word(&rest, id) || !word(&rest, seed) ||
	    find_episode(s, id) != s->episode || strlen(rest) >= GAME_FILE_MAX ||
	    strchr(rest, '/'))
		return false;
	serial_chapter_clear(&s->now);
	s->now.episode = s->episode;
	s->now.seed = strtoull(seed, NULL, 10);
	snprintf(s->now.file, sizeof(s->now.file), "%s", strcmp(rest, "-") == 0 ? "" : rest);
	for (int i = 0; i < serial_slots(s); i++)
		if (s->taken[i] >= 0)
			s->now.went |= UINT32_C(1) << s->taken[i];
	s->stage = SERIAL_PLAYING;
	return true;
}

static bool fold_result(struct serial *s, const char *rest)
{
	int32_t turn;

	if (s->stage != SERIAL_PLAYING || !word(&rest, s->now.winner) ||
	    !number(&rest, 0, TURNS_MAX, &turn))
		return false;
	if (strcmp(s->now.winner, "nobody") == 0)
		s->now.winner[0] = '\0';
	s->now.turn = (int16_t)turn;
	return true;
}

static bool fold_story(struct serial *s, const char *rest)
{
	char id[ID_MAX], survived[ID_MAX];
	struct serial_story *more;

	if (!word(&rest, id) || serial_find_hero(s, id) < 0 || !word(&rest, survived) ||
	    s->now.n_stories == CAMPAIGN_HEROES_MAX)
		return false;
	more = realloc(s->now.stories, ((size_t)s->now.n_stories + 1) * sizeof(*more));
	if (!more)
		return false;
	s->now.stories = more;
	more[s->now.n_stories] = (struct serial_story) { (int16_t)serial_find_hero(s, id),
		strcmp(survived, "yes") == 0, strdup(rest) };
	if (!more[s->now.n_stories].text)
		return false;
	s->now.n_stories++;
	return true;
}

static const char *const fortune_words[] = {
	[FORTUNE_FIT] = "fit", [FORTUNE_WOUNDED] = "wounded", [FORTUNE_DEAD] = "dead",
	[FORTUNE_CAPTIVE] = "captive", [FORTUNES] = NULL
};

static bool fold_hero(struct serial *s, const char *rest)
{
	char id[ID_MAX], fortune[ID_MAX], captor[ID_MAX] = "";
	const int hero = word(&rest, id) ? serial_find_hero(s, id) : -1;
	const uint32_t bit = hero < 0 ? 0 : UINT32_C(1) << hero;
	struct serial_hero *const h = hero < 0 ? NULL : &s->heroes[hero];

	if (!h || !word(&rest, fortune))
		return false;
	word(&rest, captor);
	for (int i = 0; fortune_words[i]; i++) {
		if (strcmp(fortune, fortune_words[i]) != 0)
			continue;
		if (h->fortune == FORTUNE_CAPTIVE && i != FORTUNE_CAPTIVE)
			s->now.freed |= bit;
		if (h->fortune != FORTUNE_CAPTIVE && i == FORTUNE_CAPTIVE)
			s->now.taken |= bit;
		if (i == FORTUNE_WOUNDED)
			s->now.wounded |= bit;
		if (i == FORTUNE_DEAD)
			s->now.killed |= bit;
		h->fortune = (uint8_t)i;
		h->rests = 0;
		memcpy(h->captor, captor, sizeof(captor));
		return true;
	}
	return false;
}

static bool fold_setting(struct serial *s, const char *rest)
{
	const struct setting_spec *const specs = s->campaign->system->hero_settings;
	char id[ID_MAX], key[ID_MAX];
	const int hero = word(&rest, id) ? serial_find_hero(s, id) : -1;
	int32_t value;

	if (hero < 0 || !word(&rest, key))
		return false;
	for (int i = 0; specs && specs[i].key; i++)
		if (strcmp(specs[i].key, key) == 0 && specs[i].kind == SETTING_NUMBER) {
			if (!number(&rest, specs[i].least, specs[i].most, &value))
				return false;
			s->heroes[hero].hero.settings[i] = (struct setting) { true, value, NULL };
			return true;
		}
	return false;
}

static bool fold_band(struct serial *s, const char *rest)
{
	char id[ID_MAX];
	const int band = word(&rest, id) ? find_band(s, id) : -1;
	int32_t fit, wounded, lost;

	if (band < 0 || !number(&rest, 0, FOLLOWERS_MOST, &fit) ||
	    !number(&rest, 0, FOLLOWERS_MOST, &wounded) ||
	    !number(&rest, 0, FOLLOWERS_MOST, &lost))
		return false;
	s->bands[band].fit = (int16_t)fit;
	s->bands[band].wounded = (int16_t)wounded;
	s->bands[band].rests = 0;
	s->now.band_losses[band] = (int16_t)lost;
	return true;
}

static bool fold_name(struct serial *s, const char *rest, bool lost)
{
	char id[ID_MAX];
	const int band = word(&rest, id) ? find_band(s, id) : -1;
	const int name = band < 0 ? -1 : find_name(&s->campaign->followers[band], rest);

	if (name < 0)
		return false;
	*(lost ? &s->bands[band].lost : &s->bands[band].hurt) |= UINT32_C(1) << name;
	return true;
}

static bool fold_lost(struct serial *s, const char *rest)
{
	return fold_name(s, rest, true);
}

static bool fold_hurt(struct serial *s, const char *rest)
{
	return fold_name(s, rest, false);
}

static bool fold_item(struct serial *s, const char *rest)
{
	char id[ID_MAX], side[ID_MAX];
	const int item = word(&rest, id) ? find_item(s, id) : -1;

	if (item < 0 || !word(&rest, side))
		return false;
	if (strcmp(side, "nobody") == 0)
		side[0] = '\0';
	if (strcmp(side, s->holder[item]) != 0)
		s->now.items_won |= UINT32_C(1) << item;
	memcpy(s->holder[item], side, sizeof(side));
	return true;
}

static bool fold_outcome(struct serial *s, const char *rest)
{
	int32_t n;

	if (s->stage != SERIAL_PLAYING ||
	    !number(&rest, 1, s->campaign->episodes[s->episode].n_outcomes, &n))
		return false;
	s->now.outcome = (int16_t)(n - 1);
	return true;
}

/* ---- the end of a group: what follows from the outcome ---- */

static void heal_hero(struct serial_hero *h)
{
	if (h->fortune == FORTUNE_WOUNDED)
		h->fortune = FORTUNE_FIT;
}

static void heal_band(struct serial_band *b)
{
	b->fit = (int16_t)(b->fit + b->wounded);
	b->wounded = 0;
	b->hurt = 0;
}

/* The wounded of this chapter, and those of earlier ones whose rest is over. */
static void time_passes(struct serial *s)
{
	const enum wounds_rule rule = s->campaign->wounds;
	const int16_t due = (int16_t)(s->n_chapters + 1);

	for (int i = 0; i < s->campaign->n_heroes; i++) {
		struct serial_hero *const h = &s->heroes[i];

		if (h->fortune != FORTUNE_WOUNDED)
			continue;
		if (rule == WOUNDS_HEAL || (h->rests > 0 && h->rests <= s->n_chapters))
			heal_hero(h);
		else if (rule == WOUNDS_REST && h->rests == 0)
			h->rests = due;
	}
	for (int i = 0; i < s->campaign->n_followers; i++) {
		struct serial_band *const b = &s->bands[i];

		if (rule == WOUNDS_HEAL || (b->rests > 0 && b->rests <= s->n_chapters))
			heal_band(b);
		else if (rule == WOUNDS_REST && b->rests == 0 && b->wounded > 0)
			b->rests = due;
	}
}

static void help_heroes(struct serial *s, const struct outcome *o)
{
	for (int i = 0; i < s->campaign->n_heroes; i++) {
		struct serial_hero *const h = &s->heroes[i];
		const uint32_t bit = UINT32_C(1) << i;

		if (o->heal & bit)
			heal_hero(h);
		if (o->free & bit && h->fortune == FORTUNE_CAPTIVE) {
			h->fortune = FORTUNE_FIT;
			h->captor[0] = '\0';
			s->now.freed |= bit;
		}
		h->at_hand = (h->at_hand || o->join & bit) && !(o->leave & bit);
	}
}

static void help_bands(struct serial *s, const struct outcome *o)
{
	for (int i = 0; i < s->campaign->n_followers; i++) {
		struct serial_band *const b = &s->bands[i];
		const int16_t most = s->campaign->followers[i].most;

		if (o->heal_followers >> i & 1)
			heal_band(b);
		b->fit = (int16_t)(b->fit + o->recruit[i]);
		if (b->fit + b->wounded > most && o->recruit[i] > 0)
			b->fit = (int16_t)(most - b->wounded);
	}
}

static int16_t within(int value)
{
	return (int16_t)(value < 0 ? 0 : value > VARIABLE_MOST ? VARIABLE_MOST : value);
}

static void set_variables(struct serial *s, const struct outcome *o)
{
	for (int i = 0; i < s->campaign->n_variables; i++) {
		if (o->set >> i & 1)
			s->values[i] = o->sets[i];
		if (o->added >> i & 1)
			s->values[i] = within(s->values[i] + o->sets[i]);
	}
}

/* What a hero's fate is known by; several heroes may share a variable. */
static void remember_fates(struct serial *s)
{
	const struct campaign *const c = s->campaign;

	for (int i = 0; i < c->n_heroes; i++) {
		if (c->heroes[i].if_dead >= 0)
			s->values[c->heroes[i].if_dead] = 0;
		if (c->heroes[i].if_held >= 0)
			s->values[c->heroes[i].if_held] = 0;
	}
	for (int i = 0; i < c->n_heroes; i++) {
		if (c->heroes[i].if_dead >= 0 && s->heroes[i].fortune == FORTUNE_DEAD)
			s->values[c->heroes[i].if_dead] = 1;
		if (c->heroes[i].if_held >= 0 && s->heroes[i].fortune == FORTUNE_CAPTIVE)
			s->values[c->heroes[i].if_held] = 1;
	}
}

static bool fold_end(struct serial *s, const char *rest)
{
	const struct outcome *const o = s->stage != SERIAL_PLAYING || s->now.outcome < 0 ? NULL
		: &s->campaign->episodes[s->episode].outcomes[s->now.outcome];

	if (!o || *rest || s->n_chapters == CHAPTERS_MAX)
		return false;
	time_passes(s);
	help_heroes(s, o);
	help_bands(s, o);
	remember_fates(s);
	set_variables(s, o);
	for (int i = 0; i < o->n_gives; i++)
		snprintf(s->holder[o->gives[i].item], ID_MAX, "%s",
			o->gives[i].side ? o->gives[i].side : "");
	s->chapters[s->n_chapters++] = s->now;
	s->now = (struct chapter) { .outcome = -1 };
	s->ending = o->ending;
	s->stage = o->next < 0 || s->n_chapters == CHAPTERS_MAX ? SERIAL_OVER : SERIAL_CASTING;
	if (o->next >= 0)
		s->episode = o->next;
	if (s->stage == SERIAL_CASTING)
		serial_cast_usual(s);
	return true;
}

static const struct { const char *word; bool (*fold)(struct serial *s, const char *rest); }
folds[] = {
	{ "cast", fold_cast }, { "begin", fold_begin }, { "result", fold_result },
	{ "story", fold_story }, { "hero", fold_hero }, { "setting", fold_setting },
	{ "band", fold_band }, { "lost", fold_lost }, { "hurt", fold_hurt },
	{ "item", fold_item }, { "outcome", fold_outcome }, { "end", fold_end },
};

bool serial_fold(struct serial *s, const char *line)
{
	struct reason why;
	char id[ID_MAX];

	if (!serial_form(s, line, &why) || !word(&line, id))
		return false;
	for (size_t i = 0; i < sizeof(folds) / sizeof(folds[0]); i++)
		if (strcmp(folds[i].word, id) == 0)
			return folds[i].fold(s, line);
	return false;
}

bool serial_has_name(const struct serial *s, int followers, const char *name)
{
	return find_name(&s->campaign->followers[followers], name) >= 0;
}

bool serial_stranger(const struct serial *s, const char *line)
{
	char what[ID_MAX], id[ID_MAX];
	int band;

	if (s->stage != SERIAL_PLAYING || !word(&line, what) || !word(&line, id))
		return false;
	band = find_band(s, id);
	return (strcmp(what, "lost") == 0 || strcmp(what, "hurt") == 0) && band >= 0 && *line
		&& !serial_has_name(s, band, line);
}

/* ---- another text of the same campaign ---- */

static bool gone(struct reason *why, const char *what, const char *id)
{
	return refuse(why, "", "The campaign as it is now has no %s \"%.40s\", of which this "
		"serial speaks; it goes on with the text it has.", what, id);
}

static bool move_cast(const struct serial *s, struct serial *to, struct reason *why)
{
	const struct campaign *const old = s->campaign;

	for (int i = 0; i < old->n_heroes; i++) {
		const int at = serial_find_hero(to, old->heroes[i].id);

		if (at < 0)
			return gone(why, "hero", old->heroes[i].id);
		to->heroes[at] = s->heroes[i];
	}
	for (int i = 0; i < old->n_followers; i++) {
		const int at = find_band(to, old->followers[i].id);

		if (at < 0)
			return gone(why, "band of followers", old->followers[i].id);
		if (to->campaign->followers[at].n_names < old->followers[i].n_names)
			return gone(why, "name that is in", old->followers[i].id);
		to->bands[at] = s->bands[i];
	}
	return true;
}

static bool move_things(const struct serial *s, struct serial *to, struct reason *why)
{
	const struct campaign *const old = s->campaign, *const new = to->campaign;

	for (int i = 0; i < old->n_items; i++) {
		const int at = find_item(to, old->items[i].id);

		if (at < 0)
			return gone(why, "item", old->items[i].id);
		memcpy(to->holder[at], s->holder[i], ID_MAX);
	}
	for (int i = 0; i < old->n_variables; i++)
		for (int k = 0; k < new->n_variables; k++)
			if (strcmp(old->variables[i], new->variables[k]) == 0)
				to->values[k] = s->values[i];
	return true;
}

/* What has been played is told in the old text's terms: its bits must mean the same
 * heroes, items, episodes and outcomes. */
static bool same_past(const struct serial *s, const struct serial *to, struct reason *why)
{
	const struct campaign *const old = s->campaign, *const new = to->campaign;

	for (int i = 0; s->n_chapters > 0 && i < old->n_heroes; i++)
		if (serial_find_hero(to, old->heroes[i].id) != i)
			return gone(why, "hero in the same place as", old->heroes[i].id);
	for (int i = 0; s->n_chapters > 0 && i < old->n_items; i++)
		if (find_item(to, old->items[i].id) != i)
			return gone(why, "item in the same place as", old->items[i].id);
	for (int i = 0; i < s->n_chapters; i++) {
		const struct chapter *const c = &s->chapters[i];
		const char *const id = old->episodes[c->episode].id;

		if (find_episode(to, id) != c->episode ||
		    new->episodes[c->episode].n_outcomes <= c->outcome)
			return gone(why, "episode in the same place as", id);
	}
	return true;
}

bool serial_move(struct serial *s, struct campaign *new, struct reason *why)
{
	struct serial *const to = calloc(1, sizeof(*to));
	const char *const id = s->campaign->episodes[s->episode].id;
	int episode;
	bool good;

	if (!to)
		return refuse(why, "", "There is not enough memory.");
	to->campaign = new;
	serial_begin_state(to);
	episode = find_episode(to, id);
	good = episode >= 0 || gone(why, "episode", id);
	good = good && move_cast(s, to, why) && move_things(s, to, why)
		&& same_past(s, to, why);
	if (good) {
		memcpy(s->heroes, to->heroes, sizeof(s->heroes));
		memcpy(s->bands, to->bands, sizeof(s->bands));
		memcpy(s->holder, to->holder, sizeof(s->holder));
		memcpy(s->values, to->values, sizeof(s->values));
		s->episode = (int16_t)episode;
		s->campaign = new;
		remember_fates(s);
		serial_cast_usual(s);
	}
	free(to);
	return good;
}
