/* Serials from campaigns and from saves. */
#include "config.h"

#include "session/serial.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session/chronicle.h"
#include "session/save_place.h"

static const char magic[] = "cliffhanger-campaign ";

static void no_memory(enum session_error *error, struct reason *why)
{
	*error = SESSION_MEMORY;
	refuse(why, "", "There is not enough memory for this campaign.");
}

static struct serial *blank(enum session_error *error, struct reason *why)
{
	struct serial *const s = calloc(1, sizeof(*s));

	*error = SESSION_OK;
	if (s)
		s->chapters = calloc(CHAPTERS_MAX, sizeof(*s->chapters));
	if (s && s->chapters) {
		s->now.outcome = -1;
		return s;
	}
	serial_free(s);
	no_memory(error, why);
	return NULL;
}

/* ---- what is written first ---- */

/* "…/jade-chrysanthemum/campaign.yaml" → "jade-chrysanthemum" */
static char *name_of(const char *origin)
{
	char *const folder = save_place_of(origin), *whole = NULL, *name = NULL;
	const char *slash;

	if (folder)
		whole = realpath(folder, NULL);
	slash = whole ? strrchr(whole, '/') : NULL;
	name = strdup(slash && slash[1] ? slash + 1 : "campaign");
	free(whole);
	free(folder);
	return name;
}

static void add_key(struct serial *s, const char *key, const char *value)
{
	char text[SAVE_LINE_MAX];

	snprintf(text, sizeof(text), "%s %s", key, value);
	save_file_add(s->file, RECORD_KEY, text);
}

void serial_record_files(struct serial *s)
{
	for (int i = 0; i < s->campaign->n_files; i++) {
		const struct campaign_file *const f = &s->campaign->files[i];

		save_file_add(s->file, RECORD_FILE, f->name);
		kept_text_record(s->file, f->text, f->size);
	}
	save_file_add(s->file, RECORD_PROGRESS, "text");
}

static void record_own(struct serial *s, const struct serial_options *o)
{
	char line[ID_MAX + 8], text[HERO_BYTES_MAX];

	for (int i = 0; i < o->n_own; i++) {
		const size_t size = hero_write(&o->own[i].hero, text, sizeof(text));

		snprintf(line, sizeof(line), "hero %s", o->own[i].id);
		save_file_add(s->file, RECORD_FILE, line);
		kept_text_record(s->file, text, size);
		snprintf(line, sizeof(line), "own %s", o->own[i].id);
		save_file_add(s->file, RECORD_PROGRESS, line);
	}
}

static void record_head(struct serial *s)
{
	char text[64];

	snprintf(text, sizeof(text), "%s%d %s", magic, SAVE_VERSION_ALONE, PACKAGE_VERSION);
	save_file_add(s->file, RECORD_HEAD, text);
	add_key(s, "build", PACKAGE_VERSION);
	add_key(s, "name", s->name);
	add_key(s, "title", s->campaign->title);
	add_key(s, "file", s->origin);
	snprintf(text, sizeof(text), "%" PRIu64, s->options.seed);
	add_key(s, "seed", text);
	if (s->options.strict_dice)
		add_key(s, "strict", "yes");
	if (s->options.master)
		add_key(s, "gm", "yes");
	if (s->options.hosted)
		add_key(s, "hosted", "yes");
	for (int i = 0; i < s->options.n_minds; i++) {
		snprintf(text, sizeof(text), "ai %s", s->options.minds[i].side);
		add_key(s, text, s->options.minds[i].mind ? s->options.minds[i].mind->name
			: "person");
	}
}

/* ---- a new one ---- */

static bool take_own(struct serial *s, const struct serial_options *o, struct reason *why)
{
	for (int i = 0; i < o->n_own; i++) {
		const int hero = serial_find_hero(s, o->own[i].id);

		if (hero < 0)
			return refuse(why, "", "The roster of %.60s has no hero \"%.30s\".",
				s->campaign->title, o->own[i].id);
		if (o->own[i].hero.system != s->campaign->system)
			return refuse(why, "", "%.60s is a hero of %.20s; %.60s is played by "
				"%.20s.", o->own[i].hero.name, o->own[i].hero.system->id,
				s->campaign->title, s->campaign->system->id);
		s->heroes[hero].hero = o->own[i].hero;
	}
	return true;
}

struct serial *serial_new(struct campaign *c, const struct serial_options *o,
	enum session_error *error, struct reason *why)
{
	struct serial *const s = blank(error, why);
	char *whole;

	if (!s) {
		campaign_free(c);
		return NULL;
	}
	s->campaign = c;
	s->options = *o;
	whole = realpath(o->origin, NULL);
	s->origin = whole ? whole : strdup(o->origin);
	s->name = name_of(o->origin);
	serial_begin_state(s);
	if (!s->origin || !s->name) {
		no_memory(error, why);
	} else if (!take_own(s, o, why)) {
		*error = SESSION_SCENARIO;
	} else if (!o->save || *o->save) {
		s->file = save_file_new(o->save, s->name, error, why);
		if (s->file) {
			record_head(s);
			serial_record_files(s);
			record_own(s, o);
			save_file_keep(s->file);
		}
	}
	if (*error == SESSION_OK)
		return s;
	serial_free(s);
	return NULL;
}

/* ---- an old one ---- */

struct record { enum record_kind kind; char *text; size_t end; };

/* All records of a save, and how far they count. */
struct reading {
	struct record *records;
	size_t n, room, n_good;
	struct campaign_file files[CAMPAIGN_FILES_MAX];	/* of the text under way */
	struct buffer texts[CAMPAIGN_FILES_MAX];
	int n_files;
	bool closed;		/* a `text` came: the next file begins anew */
	bool torn;
	struct reason wrong;	/* what the record says that ends it; "" = it is damaged */
	const char *passed;	/* the first line that was passed over, or NULL */
};

static bool take_record(struct reading *r, enum record_kind kind, const char *text, size_t end)
{
	if (r->n == r->room) {
		const size_t room = r->room ? 2 * r->room : 256;
		struct record *const grown = realloc(r->records, room * sizeof(*grown));

		if (!grown)
			return false;
		r->records = grown;
		r->room = room;
	}
	r->records[r->n] = (struct record) { kind, strdup(text), end };
	return r->records[r->n++].text != NULL;
}

/* A group counts whole (serial.h, E2). */
static void find_good(struct reading *r)
{
	size_t open = 0;
	bool is_open = false;

	for (size_t i = 0; i < r->n; i++) {
		const struct record *const record = &r->records[i];
		const bool group = record->kind == RECORD_PROGRESS;

		if (!is_open && ((group && strncmp(record->text, "result ", 7) == 0)
				 || record->kind == RECORD_FILE)) {
			is_open = true;
			open = i;
		}
		if (group && (strcmp(record->text, "end") == 0
			      || strcmp(record->text, "text") == 0
			      || strncmp(record->text, "own ", 4) == 0))
			is_open = false;
	}
	r->n_good = is_open ? open : r->n;
}

static void free_files(struct reading *r)
{
	for (int i = 0; i < r->n_files; i++) {
		free(r->texts[i].text);
		free((char *)r->files[i].name);
		r->texts[i] = (struct buffer) { 0 };
	}
	r->n_files = 0;
}

static void reading_free(struct reading *r)
{
	for (size_t i = 0; i < r->n; i++)
		free(r->records[i].text);
	free(r->records);
	free_files(r);
	free(r);
}

static bool head_is_ours(const char *path, const char *text, enum session_error *error,
	struct reason *why)
{
	*error = SESSION_KIND;
	if (strncmp(text, magic, sizeof(magic) - 1) != 0)
		return refuse(why, "", "%.120s is no campaign's save.", path);
	if (strtol(text + sizeof(magic) - 1, NULL, 10) <= SAVE_VERSION) {
		*error = SESSION_OK;
		return true;
	}
	*error = SESSION_NEWER;
	return refuse(why, "", "%.120s was written by a newer Cliffhanger: update to resume it.",
		path);
}

static bool read_records(struct reading *r, const char *path, const char *data, size_t size,
	enum session_error *error, struct reason *why)
{
	char text[SAVE_LINE_MAX];
	enum record_kind kind;
	struct save_reader reader;
	enum save_read result;

	save_reader_init(&reader, data, size);
	if (save_next(&reader, &kind, text, sizeof(text)) != SAVE_OK || kind != RECORD_HEAD) {
		*error = SESSION_KIND;
		return refuse(why, "", "%.120s is no campaign's save.", path);
	}
	if (!head_is_ours(path, text, error, why))
		return false;
	while ((result = save_next(&reader, &kind, text, sizeof(text))) == SAVE_OK)
		if (!take_record(r, kind, text, reader.good)) {
			no_memory(error, why);
			return false;
		}
	r->torn = result != SAVE_END;
	find_good(r);
	return true;
}

/* ---- taking them up ---- */

static char *text_of(void *self, const char *name, size_t *size, struct faults *f)
{
	const struct reading *const r = self;
	(void)f;
	for (int i = 0; i < r->n_files; i++)
		if (strcmp(r->files[i].name, name) == 0) {
			*size = r->texts[i].used;
			return strndup(r->texts[i].text ? r->texts[i].text : "", *size);
		}
	return NULL;
}

static void first_fault(void *self, const struct faults *f)
{
	struct reason *const why = self;
	const struct fault *const fault = faults_at(f, 0);

	if (!*why->text && fault && faults_errors(f) > 0)
		refuse(why, "", "The campaign's text cannot be used: %.60s: %.120s", fault->path,
			fault->text);
}

/* A text is whole: the campaign is that from now on. */
static bool take_text(struct serial *s, struct reading *r, struct reason *why)
{
	const struct library library = { text_of, r, "" };
	struct campaign *c = NULL, *const old = s->campaign;

	why->text[0] = '\0';
	if (r->n_files > 0)
		c = campaign_read(&library, r->files[0].name, false, first_fault, why);
	r->closed = true;
	if (!c)
		return false;
	if (!old) {
		s->campaign = c;
		serial_begin_state(s);
		return true;
	}
	if (serial_move(s, c, why)) {
		campaign_free(old);
		return true;
	}
	campaign_free(c);
	return false;
}

static bool take_own_hero(struct serial *s, struct reading *r, const char *id)
{
	const int hero = s->campaign ? serial_find_hero(s, id) : -1;
	struct faults *f;
	bool good;

	if (hero < 0 || r->n_files != 1)
		return false;
	f = faults_new(id);
	good = f && hero_read(r->texts[0].text ? r->texts[0].text : "", r->texts[0].used, id,
		&s->heroes[hero].hero, f);
	faults_free(f);
	r->closed = true;
	return good;
}

static bool take_file(struct reading *r, const char *name)
{
	if (r->closed)
		free_files(r);
	r->closed = false;
	if (r->n_files == CAMPAIGN_FILES_MAX)
		return false;
	r->files[r->n_files].name = strdup(name);
	return r->files[r->n_files++].name != NULL;
}

static void take_mind(struct serial *s, const char *text)
{
	struct serial_options *const o = &s->options;
	char side[ID_MAX], mind[ID_MAX];

	if (sscanf(text, "ai %23s %23s", side, mind) != 2 || o->n_minds == EPISODES_MAX * SIDES_MAX)
		return;
	memcpy(o->minds[o->n_minds].side, side, sizeof(side));
	o->minds[o->n_minds++].mind = chronicle_mind_named(mind);
}

static bool take_key(struct serial *s, const char *text)
{
	if (strncmp(text, "name ", 5) == 0 && !s->name)
		return (s->name = strdup(text + 5)) != NULL;
	if (strncmp(text, "file ", 5) == 0 && !s->origin)
		return (s->origin = strdup(text + 5)) != NULL;
	if (strncmp(text, "seed ", 5) == 0)
		s->options.seed = strtoull(text + 5, NULL, 10);
	if (strcmp(text, "strict yes") == 0)
		s->options.strict_dice = true;
	if (strcmp(text, "gm yes") == 0)
		s->options.master = true;
	if (strcmp(text, "hosted yes") == 0)
		s->options.hosted = true;
	if (strncmp(text, "ai ", 3) == 0)
		take_mind(s, text);
	return true;
}

static bool take_up(struct serial *s, struct reading *r, const struct record *record,
	struct reason *why)
{
	switch (record->kind) {
	case RECORD_KEY:
		return take_key(s, record->text);
	case RECORD_FILE:
		return take_file(r, record->text);
	case RECORD_SCENARIO:
		return r->n_files > 0 && !r->closed
			&& kept_text_take(&r->texts[r->n_files - 1], record->text);
	case RECORD_PROGRESS:
		if (strcmp(record->text, "text") == 0)
			return take_text(s, r, why);
		if (strncmp(record->text, "own ", 4) == 0)
			return take_own_hero(s, r, record->text + 4);
		return s->campaign && serial_fold(s, record->text);
	default:
		return true;	/* a note */
	}
}

/* What earlier versions wrote and could not read (serial_stranger()). */
static bool passes_over(const struct serial *s, struct reading *r, const struct record *record)
{
	if (record->kind != RECORD_PROGRESS || !s->campaign || !serial_stranger(s, record->text))
		return false;
	if (!r->passed)
		r->passed = record->text;
	return true;
}

/* Its sum is right: then it says what it cannot, or at the wrong time. */
static void note_wrong(const struct serial *s, struct reading *r, const struct record *record)
{
	if (record->kind == RECORD_PROGRESS && s->campaign
			&& serial_form(s, record->text, &r->wrong))
		refuse(&r->wrong, "", "expected something else here, found '%.60s'",
			record->text);
}

/* What cannot be taken up ends the stream there, as damage does; without a
 * campaign nothing is left. */
static bool take_all(struct serial *s, struct reading *r, enum session_error *error,
	struct reason *why)
{
	for (size_t i = 0; i < r->n_good; i++) {
		if (take_up(s, r, &r->records[i], why))
			continue;
		if (passes_over(s, r, &r->records[i]))
			continue;
		note_wrong(s, r, &r->records[i]);
		r->torn = true;
		r->n_good = i;
	}
	if (s->campaign)
		return true;
	*error = SESSION_SCENARIO;
	return *why->text ? false
		: refuse(why, "", "It is damaged before its story begins: nothing of it can be "
			"resumed.");
}

static size_t good_bytes(const struct reading *r, const char *data, size_t size)
{
	struct save_reader reader;
	char text[SAVE_LINE_MAX];
	enum record_kind kind;

	if (r->n_good == r->n && !r->torn)
		return size;
	if (r->n_good > 0)
		return r->records[r->n_good - 1].end;
	save_reader_init(&reader, data, size);
	save_next(&reader, &kind, text, sizeof(text));
	return reader.good;
}

static bool open_serial(struct serial *s, const char *file, const char *data, size_t size,
	enum session_error *error, struct reason *why)
{
	struct reading *const r = calloc(1, sizeof(*r));
	size_t good;
	bool opened;

	why->text[0] = '\0';
	if (!r) {
		no_memory(error, why);
		return false;
	}
	opened = read_records(r, file, data, size, error, why) && take_all(s, r, error, why);
	good = good_bytes(r, data, size);
	if (opened && s->file && good < size)
		opened = save_file_cut(s->file, data, size, good, why);
	if (opened && good < size) {
		*error = SESSION_TORN;
		refuse(why, "", "The end of %.90s was cut off%s%.90s; it goes on from what is "
			"whole.", file, *r->wrong.text ? ": " : "", r->wrong.text);
	} else if (opened && r->passed) {
		*error = SESSION_PASSED;
		refuse(why, "", "%.100s is whole. In it is \"%.80s\", of somebody who is not in the "
			"roster: an earlier version wrote that of a stand-in, and ended there. It is "
			"passed over; the numbers count him.", file, r->passed);
	} else if (!opened && *error == SESSION_OK) {
		*error = SESSION_FILE;
	}
	reading_free(r);
	return opened;
}

struct serial *serial_resume(const char *file, enum session_error *error, struct reason *why)
{
	struct serial *s = blank(error, why);
	char *data = NULL;
	size_t size = 0;

	if (!s)
		return NULL;
	s->file = save_file_open(file, &data, &size, error, why);
	if (!s->file || !open_serial(s, file, data, size, error, why)) {
		serial_free(s);
		s = NULL;
	}
	free(data);
	if (s)
		save_file_unlock(s->file);
	return s;
}

struct serial *serial_watch(const char *file, enum session_error *error, struct reason *why)
{
	struct serial *s = blank(error, why);
	char *data = NULL;
	size_t size = 0;

	if (!s)
		return NULL;
	s->path = strdup(file);
	if (!s->path || !save_file_load(file, &data, &size, error, why) ||
	    !open_serial(s, file, data, size, error, why)) {
		serial_free(s);
		s = NULL;
	}
	free(data);
	return s;
}
