/* Ideas: see idea.h. */
#include "config.h"

#include "idea.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/buffer.h"

/* ---- roles ---- */

bool roles_read(struct roles *r, const char *file)
{
	FILE *const f = fopen(file, "r");

	r->n = 0;
	while (f && r->n < ROLE_LINES && fgets(r->lines[r->n], LINE_BYTES, f)) {
		r->lines[r->n][strcspn(r->lines[r->n], "\n")] = '\0';
		r->n += r->lines[r->n][0] != '#' && r->lines[r->n][0] != '\0';
	}
	if (f)
		fclose(f);
	return f != NULL && r->n > 0;
}

/* What follows the two words of a line; NULL. */
static const char *role_of(const struct roles *r, const char *system, const char *role)
{
	char head[2 * WORD_BYTES + 2];

	snprintf(head, sizeof(head), "%s %s ", system, role);
	for (int i = 0; i < r->n; i++)
		if (strncmp(r->lines[i], head, strlen(head)) == 0)
			return r->lines[i] + strlen(head);
	return NULL;
}

/* ---- rows ---- */

static bool has_word(const char *words, const char *word)
{
	const size_t n = strlen(word);

	for (const char *at = strstr(words, word); at; at = strstr(at + 1, word))
		if ((at == words || at[-1] == ' ') && (at[n] == ' ' || at[n] == '\0'))
			return true;
	return false;
}

bool idea_is_for(const struct idea *idea, const struct row *row, const char *system)
{
	const char *const only = strstr(row->words, " only ");

	if (idea->systems[0] != '\0' && !has_word(idea->systems, system))
		return false;
	return !only || has_word(only + 1, system);
}

bool row_is_wanted_later(const struct row *row, const char *system)
{
	return has_word(row->wanted, "later")
		&& (strcmp(row->wanted, "later") == 0 || has_word(row->wanted, system));
}

static struct placed *unit_named(struct idea *idea, const char *id, size_t n)
{
	for (int i = 0; i < idea->n_units; i++)
		if (strlen(idea->units[i].id) == n && strncmp(idea->units[i].id, id, n) == 0)
			return &idea->units[i];
	return NULL;
}

/* One word of a row on a copy of its idea. */
static bool take_word(struct idea *idea, char *word)
{
	const size_t n = strcspn(word, "@*:");
	struct placed *const u = unit_named(idea, word + (word[0] == '-'),
		n - (word[0] == '-'));
	char *into;

	if (strncmp(word, "turns=", 6) == 0)
		snprintf(idea->turns, WORD_BYTES, "%s", word + 6);
	if (strchr(word, '='))
		return true;
	if (!u)
		return false;
	if (word[0] == '-')
		return u->gone = true;
	into = word[n] == '@' ? u->at : word[n] == '*' ? u->figures : word[n] == ':' ? u->role
		: NULL;
	if (into)
		snprintf(into, WORD_BYTES, "%s", word + n + 1);
	return into != NULL;
}

static bool take_words(struct idea *idea, const struct row *row)
{
	char words[LINE_BYTES], *rest = words;

	snprintf(words, sizeof(words), "%s", row->words);
	for (char *word; (word = strtok_r(rest, " ", &rest)) && strcmp(word, "only") != 0; )
		if (!take_word(idea, word)) {
			fprintf(stderr, "%s/%s: what is %s?\n", idea->name, row->name, word);
			return false;
		}
	return true;
}

/* The tail, with what the row has for $KEY. */
static bool add_tail(struct buffer *b, const struct idea *idea, const struct row *row)
{
	const char *at = idea->tail;

	for (const char *sign; (sign = strchr(at, '$')); ) {
		char key[WORD_BYTES];
		const char *value;
		size_t n = strspn(sign + 1, "abcdefghijklmnopqrstuvwxyz");

		snprintf(key, sizeof(key), " %.*s=", (int)n, sign + 1);
		value = strstr(row->words, key);
		if (!value)
			return false;
		value += strlen(key);
		buffer_add(b, "%.*s%.*s", (int)(sign - at), at, (int)strcspn(value, " "), value);
		at = sign + 1 + n;
	}
	buffer_add(b, "%s", at);
	return true;
}

static bool add_units(struct buffer *b, const struct idea *idea, const struct roles *roles,
	const char *system)
{
	buffer_add(b, "units:\n");
	for (int i = 0; i < idea->n_units; i++) {
		const struct placed *const u = &idea->units[i];
		const char *const role = role_of(roles, system, u->role);

		if (u->gone)
			continue;
		if (!role)
			return false;
		buffer_add(b, "  %s: {name: %s, side: %s, figures: %s, at: \"%s\", %s}\n", u->id,
			u->id, u->side, u->figures, u->at, role);
	}
	return true;
}

static const struct { char sign; const char *ground; } signs[] = {
	{ '%', "jungle" }, { '=', "river" }, { 'f', "ford" }, { 'n', "hut" },
};

bool idea_scenario(const struct idea *from, const struct row *row, const struct roles *roles,
	const char *system, char *text, size_t size)
{
	struct buffer b = { 0 };
	struct idea idea = *from;
	bool made = take_words(&idea, row);

	buffer_add(&b, "cliffhanger: 1\nsystem: %s\ntitle: %s\nlog-line: A small table.\n"
		"briefing: A small table.\nturns: %s\n"
		"legend: {'.': open", system, idea.name, idea.turns);
	for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
		if (strchr(idea.map, signs[i].sign))
			buffer_add(&b, ", '%c': %s", signs[i].sign, signs[i].ground);
	buffer_add(&b, "}\nmap: |\n%s", idea.map);
	if (idea.areas[0] != '\0')
		buffer_add(&b, "areas:\n%s", idea.areas);
	made = made && add_units(&b, &idea, roles, system) && add_tail(&b, &idea, row)
		&& b.used < size;
	if (made)
		snprintf(text, size, "%s", buffer_text(&b));
	buffer_free(&b);
	return made;
}

/* ---- reading ---- */

/* Lines up to `end`, each with so much before it. */
static void read_block(FILE *f, const char *before, char *text)
{
	char line[LINE_BYTES];
	size_t used = 0;

	text[0] = '\0';
	while (fgets(line, sizeof(line), f) && strcmp(line, "end\n") != 0 && used < TEXT_BYTES)
		used += (size_t)snprintf(text + used, TEXT_BYTES - used, "%s%s", before, line);
}

static void read_area(struct idea *idea, const char *rest)
{
	const size_t used = strlen(idea->areas);
	char id[WORD_BYTES] = "";
	int n = 0;

	sscanf(rest, "%47s %n", id, &n);
	snprintf(idea->areas + used, sizeof(idea->areas) - used,
		"  %s: {name: the %s, cells: \"%s\"}\n", id, id, rest + n);
}

static bool read_unit(struct idea *idea, const char *rest)
{
	struct placed *const u = &idea->units[idea->n_units];

	idea->n_units++;
	return idea->n_units < PARTS_MAX && sscanf(rest, "%47s %47s %47s %47s %47s", u->id, u->role,
		u->side, u->figures, u->at) == 5;
}

static void begin_row(struct row *row, const char *rest)
{
	int n = 0;

	*row = (struct row){ .name = "" };
	sscanf(rest, "%47s%n", row->name, &n);
	snprintf(row->words, sizeof(row->words), "%.500s", rest + n);
}

struct reading { FILE *f; struct idea idea; struct row row; hear_row *hear; void *self; };

static void end_row(struct reading *r)
{
	if (r->row.name[0] != '\0')
		r->hear(r->self, &r->idea, &r->row);
	r->row.name[0] = '\0';
}

static bool read_line(struct reading *r, const char *word, const char *rest)
{
	struct idea *const idea = &r->idea;

	if (strcmp(word, "row") == 0) {
		end_row(r);
		begin_row(&r->row, rest);
	} else if (strcmp(word, "game") == 0) {
		end_row(r);
		return sscanf(rest, "%511s %d %d", idea->game, &idea->seed, &idea->turn) == 3;
	} else if (strcmp(word, "map") == 0) {
		read_block(r->f, "  ", idea->map);
	} else if (strcmp(word, "tail") == 0) {
		read_block(r->f, "", idea->tail);
	} else if (strcmp(word, "area") == 0) {
		read_area(idea, rest);
	} else if (strcmp(word, "unit") == 0) {
		return read_unit(idea, rest);
	} else {
		const struct { const char *word; char *into; size_t size; } plain[] = {
			{ "systems", idea->systems, sizeof(idea->systems) },
			{ "turns", idea->turns, sizeof(idea->turns) },
			{ "who", r->row.who, sizeof(r->row.who) },
			{ "good", r->row.good, sizeof(r->row.good) },
			{ "bad", r->row.bad, sizeof(r->row.bad) },
			{ "wanted", r->row.wanted, sizeof(r->row.wanted) },
		};

		for (size_t i = 0; i < sizeof(plain) / sizeof(plain[0]); i++)
			if (strcmp(word, plain[i].word) == 0)
				return snprintf(plain[i].into, plain[i].size, "%s", rest) >= 0;
		return false;
	}
	return true;
}

bool idea_read(const char *file, hear_row *hear, void *self)
{
	struct reading *const r = calloc(1, sizeof(*r));
	const char *const slash = strrchr(file, '/');
	char line[LINE_BYTES];
	bool read = r && (r->f = fopen(file, "r")) != NULL;

	if (!read) {
		perror(file);
		free(r);
		return false;
	}
	*r = (struct reading){ .f = r->f, .hear = hear, .self = self };
	snprintf(r->idea.name, WORD_BYTES, "%.*s", (int)strcspn(slash ? slash + 1 : file, "."),
		slash ? slash + 1 : file);
	while (read && fgets(line, sizeof(line), r->f)) {
		char word[WORD_BYTES] = "";
		int n = 0;

		line[strcspn(line, "\n")] = '\0';
		if (sscanf(line, "%47s %n", word, &n) < 1 || word[0] == '#')
			continue;
		read = read_line(r, word, line + n);
		if (!read)
			fprintf(stderr, "%s: what is \"%s\"?\n", file, line);
	}
	end_row(r);
	fclose(r->f);
	free(r);
	return read;
}
