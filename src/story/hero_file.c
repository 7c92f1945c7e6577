/* Hero files: a hero as YAML, read and written.
 *
 *  H1  What hero_write() writes, hero_read() takes, and gives the same hero.
 */
#include "config.h"
#include "cliffhanger/hero.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/casting.h"
#include "story/plain_text.h"
#include "story/read.h"
#include "story/read_hero.h"
#include "story/yaml_text.h"

/* ---- parts ---- */

void hero_part_arms(struct loader *l, const struct node *n, void *target)
{
	struct setup_figure *const f = &((struct hero_draft *)target)->figure;

	f->n_arms = 0;
	yaml_value_each(l, n, f, read_arm);
}

static bool is_roll(const struct node *n, struct hero_roll *roll)
{
	int die, sides, end = -1;
	char what[ID_MAX];

	if (n->kind != NODE_TEXT ||
	    sscanf(n->text, "%23[a-z-] %3d of %3d%n", what, &die, &sides, &end) != 3 ||
	    end < 0 || n->text[end] || die < 1 || die > sides || sides > DIE_SIDES_MAX)
		return false;
	*roll = (struct hero_roll) { .die = (uint8_t)die, .sides = (uint8_t)sides };
	memcpy(roll->what, what, strlen(what) + 1);
	return true;
}

static void take_roll(struct loader *l, const struct node *n, void *target)
{
	struct hero_draft *const d = target;

	if (d->n_rolls == HERO_ROLLS_MAX)
		fault_wrong(l, n, "expected at most %d rolls, found more", HERO_ROLLS_MAX);
	else if (is_roll(n, &d->rolls[d->n_rolls]))
		d->n_rolls++;
	else
		fault_expected(l, n, NULL, "a roll like \"luck 8 of 10\"");
}

void hero_part_rolls(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_roll);
}

/* ---- drafts ---- */

void hero_draft_init(const struct loader *l, struct hero_draft *d)
{
	*d = (struct hero_draft) { .looks = "", .notes = "",
		.figure = { .name = "", .roster = "", .hero = true, .cell = CELL_NONE } };
	schema_settings_standard(schema_own_specs(l->system, OWN_HERO), d->figure.settings);
}

void hero_of_draft(const struct loader *l, const struct hero_draft *d, struct hero *h)
{
	*h = (struct hero) { .system = l->system, .shield = d->figure.shield,
		.n_arms = d->figure.n_arms, .n_rolls = d->n_rolls };
	snprintf(h->name, sizeof(h->name), "%s", d->figure.name);
	snprintf(h->looks, sizeof(h->looks), "%s", d->looks);
	snprintf(h->notes, sizeof(h->notes), "%s", d->notes);
	memcpy(h->arms, d->figure.arms, sizeof(h->arms));
	memcpy(h->settings, d->figure.settings, sizeof(h->settings));
	memcpy(h->rolls, d->rolls, sizeof(h->rolls));
}

void hero_judge(struct loader *l, const struct node *at, const struct hero *h)
{
	struct reason why = { .rule = "" };

	if (!l->system || !l->system->casting || l->system->casting->judge(h, &why))
		return;
	fault_wrong(l, at, "%s%s%s%s", why.text, *why.rule ? " (" : "", why.rule,
		*why.rule ? ")" : "");
}

/* ---- the file ---- */

static void part_version(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	if (n->kind != NODE_TEXT || strcmp(n->text, "1") != 0)
		fault_expected(l, n, NULL, "1, the version of the format");
}

static const struct key file_keys[] = {
	{ "cliffhanger-hero", KEY_PART, true, .read = part_version, .form = "1",
		.doc = "Says that this is a hero, and in which version of the format." },
	{ "system", KEY_PART, true, .form = "SYSTEM",
		.doc = "The rule system he was made for, as `cliffhanger list` names it." },
	{ "name", KEY_LINE, true, TO(struct hero_draft, figure.name),
		.most = NAME_MAX_BYTES - 1, .doc = "What people call him." },
	HERO_KEYS
};
const struct schema schema_hero_file = {
	"", "a hero", "The file is one mapping.", KEYS_OF(file_keys), OWN_HERO
};

static void read_tree(struct loader *l, struct hero *h)
{
	struct hero_draft d;

	read_system(l);
	if (l->book)
		names_of_rows(l, NAMES_WEAPON, "weapons");
	hero_draft_init(l, &d);
	schema_read(l, &schema_hero_file, l->root, &d, d.figure.settings);
	hero_of_draft(l, &d, h);
	if (faults_errors(l->faults) == 0)
		hero_judge(l, l->root, h);
}

bool hero_read(const char *text, size_t size, const char *file, struct hero *h,
	struct faults *f)
{
	struct arena *const arena = arena_new();
	struct loader *const l = arena ? arena_take(arena, sizeof(*l)) : NULL;
	struct fault fault = { .kind = FAULT_ERROR };

	(void)file;	/* the faults know it */
	if (l) {
		faults_source(f, text, size < HERO_BYTES_MAX ? size : HERO_BYTES_MAX);
		*l = (struct loader) { .faults = f, .arena = arena, .scratch = arena };
		if (size > HERO_BYTES_MAX)
			faults_add(f, &fault, "expected a hero of at most %d bytes, found %zu",
				HERO_BYTES_MAX, size);
		else if (plain_text_check(text, size, f))
			l->root = yaml_tree(arena, text, size, f);
		if (l->root)
			read_tree(l, h);
	}
	if (!l || arena_failed(arena))
		faults_add(f, &fault, "out of memory");
	arena_free(arena);
	return faults_errors(f) == 0;
}

bool hero_load(const char *file, struct hero *h, struct faults *f)
{
	size_t size;
	char *const text = scenario_text(file, &size, f);
	const bool good = text && hero_read(text, size, file, h, f);

	free(text);
	return good;
}

/* ---- writing ---- */

static void write_words(struct yaml_text *y, const char *key, const char *const *words,
	int32_t mask)
{
	bool more = false;

	yaml_text_add(y, "%s: [", key);
	for (int i = 0; words[i]; i++)
		if (mask & 1 << i) {
			yaml_text_add(y, "%s%s", more ? ", " : "", words[i]);
			more = true;
		}
	yaml_text_add(y, "]\n");
}

static void write_setting(struct yaml_text *y, const struct game_system *system,
	const struct setting_spec *spec, const struct setting *s)
{
	switch (spec->kind) {
	case SETTING_FLAG:
		yaml_text_add(y, "%s: %s\n", spec->key, s->number ? "yes" : "no");
		break;
	case SETTING_NUMBER:
		yaml_text_add(y, "%s: %d\n", spec->key, (int)s->number);
		break;
	case SETTING_WORD:
		yaml_text_add(y, "%s: %s\n", spec->key, spec->words[s->number]);
		break;
	case SETTING_WORDS:
		write_words(y, spec->key, spec->words, s->number);
		break;
	case SETTING_TEXT:
		yaml_text_line(y, spec->key, s->text);
		break;
	case SETTING_ROW:
		yaml_text_add(y, "%s: %s\n", spec->key, rule_table_at(
			rulebook_table(system->book, spec->table), s->number, 0)->text);
		break;
	case SETTING_CELL:	/* heroes are of no map */
		break;
	}
}

static void write_settings(struct yaml_text *y, const struct hero *h)
{
	const struct setting_spec *const specs = schema_own_specs(h->system, OWN_HERO);

	for (int i = 0; i < SETTINGS_MAX && specs[i].key; i++)
		if (h->settings[i].given)
			write_setting(y, h->system, &specs[i], &h->settings[i]);
}

void hero_write_keys(struct yaml_text *y, const struct hero *h)
{
	const struct rule_table *const weapons = rulebook_table(h->system->book, "weapons");

	yaml_text_line(y, "name", h->name);
	if (*h->looks)
		yaml_text_line(y, "looks", h->looks);
	if (h->n_arms > 0) {
		yaml_text_add(y, "arms: [");
		for (int i = 0; i < h->n_arms; i++)
			yaml_text_add(y, "%s%s", i ? ", " : "",
				rule_table_at(weapons, h->arms[i], 0)->text);
		yaml_text_add(y, "]\n");
	}
	if (h->shield)
		yaml_text_add(y, "shield: yes\n");
	write_settings(y, h);
	if (*h->notes)
		yaml_text_line(y, "notes", h->notes);
	if (h->n_rolls > 0) {
		yaml_text_add(y, "rolls: [");
		for (int i = 0; i < h->n_rolls; i++)
			yaml_text_add(y, "%s%s %d of %d", i ? ", " : "", h->rolls[i].what,
				h->rolls[i].die, h->rolls[i].sides);
		yaml_text_add(y, "]\n");
	}
}

size_t hero_write(const struct hero *h, char *text, size_t size)
{
	struct yaml_text y = { 0 };
	size_t n = 0;

	yaml_text_add(&y, "cliffhanger-hero: 1\nsystem: %s\n", h->system->id);
	hero_write_keys(&y, h);
	if (!y.out.failed && y.out.used < size) {
		memcpy(text, y.out.text, y.out.used + 1);
		n = y.out.used;
	}
	free(y.out.text);
	return n;
}
