#include "config.h"

#include "forged.h"

#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/plain.h"
#include "cliffhanger/report.h"
#include "cliffhanger/save.h"

enum { CASE_MAX = 1 << 19, POSITIONS = 8, FIELD_MAX = 200 };

/* ---- what must hold ---- */

static void must(bool good, const char *what)
{
	if (good)
		return;
	fprintf(stderr, "forged: %s\n", what);
	abort();
}

/* ---- a case as files ---- */

struct bench { char folder[64], save[96]; int nowhere; FILE *buffer; };

static const struct bench *bench(void)
{
	static struct bench b;

	if (*b.folder)
		return &b;
	/* Each save is synced: in memory, where there is some. */
	snprintf(b.folder, sizeof(b.folder), "%s/cliffhanger-forged-XXXXXX",
		access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	must(mkdtemp(b.folder) != NULL, "no folder");
	snprintf(b.save, sizeof(b.save), "%s/game.save", b.folder);
	b.nowhere = open("/dev/null", O_WRONLY);
	b.buffer = fopen("/dev/null", "w");
	must(b.nowhere >= 0 && b.buffer != NULL, "no /dev/null");
	return &b;
}

static int remove_file(const char *path, const struct stat *about, int kind, struct FTW *where)
{
	(void)about;
	(void)kind;
	return where->level > 0 ? remove(path) : 0;
}

/* Seals the lines of a case, writes them, and gives what is to be typed. */
static void write_case(const struct bench *b, const char *data, size_t size, char *typed)
{
	static char line[SAVE_LINE_MAX], sealed[SAVE_LINE_MAX];
	FILE *const out = fopen(b->save, "w");

	must(out != NULL, "no save");
	for (const char *at = data, *end = data + size; at < end; ) {
		const char *const newline = memchr(at, '\n', (size_t)(end - at));
		const size_t n = newline ? (size_t)(newline - at) : (size_t)(end - at);

		if (n > 1 && *at == '>') {
			memcpy(typed, at + 1, n - 1);
			typed += n - 1;
			*typed++ = '\n';
		} else if (n >= 2 && n < sizeof(line)) {
			memcpy(line, at, n);
			line[n] = '\0';
			if (save_write((enum record_kind)line[0], line + 2, sealed,
					sizeof(sealed)) > 0)
				fputs(sealed, out);
		}
		at += n + 1;
	}
	*typed = '\0';
	fclose(out);
}

/* ---- a game ---- */

static void watch(const struct bench *b)
{
	const struct plain_options quiet = { .input = -1, .output = b->nowhere };
	const struct report_options plain = { .reader = 0 }, page = { .format = REPORT_HTML };
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	struct session *const s = session_watch(b->save, &error, &why);

	must(s != NULL || *why.text, "refused without a word");
	must(s == NULL || error == SESSION_OK || *why.text, "opened with a fault and no word");
	if (!s)
		return;
	for (int i = 0; i <= POSITIONS; i++)
		session_go(s, session_length(s) * i / POSITIONS);
	report_write(s, &plain, b->buffer);
	report_write(s, &page, b->buffer);
	for (int seat = -1; seat < session_truth(s)->setup->n_sides; seat++)
		plain_replay(s, &quiet, 0, seat);
	session_free(s);
}

/* What is typed, in a file to be read from. */
static int typing(const struct bench *b, const char *typed)
{
	char path[96];
	int fd;

	snprintf(path, sizeof(path), "%s/typed", b->folder);
	fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
	must(fd >= 0 && write(fd, typed, strlen(typed)) == (ssize_t)strlen(typed) &&
		lseek(fd, 0, SEEK_SET) == 0, "no input");
	return fd;
}

static void resume(const struct bench *b, const char *typed)
{
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	struct session *const s = session_resume(b->save, &error, &why);
	struct plain_options o = { .output = b->nowhere, .width = 80 };

	must(s != NULL || *why.text, "refused without a word");
	if (!s)
		return;
	o.input = typing(b, typed);
	plain_play(s, &o);
	close(o.input);
	session_free(s);
}

/* ---- a campaign ---- */

static void hear(void *self, int indent, const char *text)
{
	(void)self;
	(void)indent;
	must(text != NULL, "nothing is told");
}

static void tell(const struct bench *b, const struct serial *s)
{
	const struct report_options page = { .format = REPORT_HTML };
	const struct teller t = { hear, NULL };

	serial_tell_opening(s, t);
	serial_tell_story(s, t);
	serial_tell_roster(s, t);
	serial_tell_casting(s, t);
	serial_tell_result(s, t);
	serial_tell_ending(s, t);
	report_serial(s, &page, b->folder, b->buffer);
}

static void go_through_campaign(const struct bench *b, const char *typed)
{
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	struct serial *s = serial_watch(b->save, &error, &why);
	struct plain_options o = { .output = b->nowhere, .width = 80 };

	must(s != NULL || *why.text, "refused without a word");
	if (s)
		tell(b, s);
	serial_free(s);
	s = serial_resume(b->save, &error, &why);
	if (!s)
		return;
	o.input = typing(b, typed);
	plain_serial(s, &o);
	close(o.input);
	serial_free(s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char campaign[] = "H cliffhanger-campaign ";
	static char typed[CASE_MAX];
	const struct bench *const b = bench();

	if (size >= CASE_MAX)
		return 0;
	write_case(b, (const char *)data, size, typed);
	if (size > sizeof(campaign) && memcmp(data, campaign, sizeof(campaign) - 1) == 0) {
		go_through_campaign(b, typed);
	} else {
		watch(b);
		resume(b, typed);
	}
	nftw(b->folder, remove_file, 8, FTW_DEPTH | FTW_PHYS);
	return 0;
}

/* ---- forging ---- */

struct draft { char *at; size_t size, room; };

static size_t start_of_line(const struct draft *d, size_t at)
{
	while (at > 0 && d->at[at - 1] != '\n')
		at--;
	return at;
}

static size_t length_of_line(const struct draft *d, size_t at)
{
	const char *const newline = memchr(d->at + at, '\n', d->size - at);

	return newline ? (size_t)(newline - d->at) - at : d->size - at;
}

/* Any line, one of the scenario's seldom: other fuzzers mangle those. */
static size_t any_line(struct mangler *m, const struct draft *d)
{
	size_t at = 0;

	for (int try = 0; try < 8; try++) {
		at = start_of_line(d, mangler_below(m, (uint32_t)d->size));
		if (d->at[at] != 'S')
			break;
	}
	return at;
}

static void replace(struct draft *d, size_t at, size_t n, const char *text, size_t size)
{
	if (d->size - n + size > d->room)
		return;
	memmove(d->at + at + size, d->at + at + n, d->size - at - n);
	memcpy(d->at + at, text, size);
	d->size += size - n;
}

static bool of_number(char c)
{
	return c == '-' || (c >= '0' && c <= '9');
}

/* A number of a line: where, and how long; 0 if it has none. */
static size_t any_number(struct mangler *m, const struct draft *d, size_t line, size_t *at)
{
	const size_t end = line + length_of_line(d, line);
	size_t n = 0, i = line + mangler_below(m, (uint32_t)(end - line) + 1);

	while (i < end && !of_number(d->at[i]))
		i++;
	while (i > line && of_number(d->at[i - 1]))
		i--;
	while (i + n < end && of_number(d->at[i + n]))
		n++;
	*at = i;
	return n;
}

static void change_number(struct mangler *m, struct draft *d)
{
	static const long odd[] = { -2, -1, 0, 1, 2, 3, 5, 6, 7, 8, 9, 20, 47, 48, 63, 64, 65, 99,
		100, 127, 128, 129, 255, 256, 639, 640, 999, 1000, 9999, 32767, 32768, 65535,
		89999, 90000, 2147483647, -2147483648, 4294967295, 9223372036854775807 };
	size_t at;
	const size_t n = any_number(m, d, any_line(m, d), &at);
	char text[32], *end;
	const long was = n > 0 && n < 20 ? strtol(d->at + at, &end, 10) : 0;
	long now = odd[mangler_below(m, sizeof(odd) / sizeof(odd[0]))];

	if (n == 0 || n >= 20)
		return;
	if (mangler_below(m, 2) && was < 100000)
		now = was + (long)mangler_below(m, 9) - 4;
	replace(d, at, n, text, (size_t)snprintf(text, sizeof(text), "%ld", now));
}

/* A field, or a word, of one line in the place of another's. */
static size_t any_word(struct mangler *m, const struct draft *d, size_t *at)
{
	const size_t line = any_line(m, d), end = line + length_of_line(d, line);
	size_t n = 0, i = line + mangler_below(m, (uint32_t)(end - line) + 1);

	while (i > line && d->at[i - 1] != ' ')
		i--;
	while (i + n < end && d->at[i + n] != ' ')
		n++;
	*at = i;
	return n;
}

static void change_word(struct mangler *m, struct draft *d)
{
	char held[FIELD_MAX];
	size_t from, to;
	const size_t n = any_word(m, d, &from), was = any_word(m, d, &to);

	if (n == 0 || n > sizeof(held))
		return;
	memcpy(held, d->at + from, n);
	replace(d, to, was, held, n);
}

static void move_line(struct mangler *m, struct draft *d)
{
	static char held[SAVE_LINE_MAX];
	const size_t from = any_line(m, d), n = length_of_line(d, from) + 1;

	if (n > sizeof(held) || from + n > d->size)
		return;
	memcpy(held, d->at + from, n);
	if (mangler_below(m, 2))
		replace(d, from, n, "", 0);
	if (d->size > 0 && mangler_below(m, 3))
		replace(d, any_line(m, d), 0, held, n);
}

static void change_bytes(struct mangler *m, struct draft *d)
{
	static char odd[SAVE_LINE_MAX];
	const size_t line = any_line(m, d), n = length_of_line(d, line);

	if (n > 2 && n < sizeof(odd) / 2)
		replace(d, line + 2, n - 2, odd, mangle(m, d->at + line + 2, n - 2, odd,
			sizeof(odd) / 2));
}

size_t forge(struct mangler *m, char *text, size_t size, size_t room)
{
	static void (*const deeds[])(struct mangler *m, struct draft *d) = {
		change_number, change_number, change_number, change_number, change_word,
		change_word, move_line, change_bytes,
	};
	struct draft d = { text, size, room };

	for (uint32_t n = 1 + mangler_below(m, 4); n > 0 && d.size > 0; n--)
		deeds[mangler_below(m, sizeof(deeds) / sizeof(deeds[0]))](m, &d);
	return d.size;
}
