#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/save.h"

enum { STREAM_MAX = 4096 };

static const struct { enum record_kind kind; const char *text; } records[] = {
	{ RECORD_HEAD, "cliffhanger-save 1 0.1.0" }, { RECORD_KEY, "seed 42" },
	{ RECORD_SCENARIO, "\ttabs: and \xC2\xBD\r" }, { RECORD_SCENARIO, "" },
	{ RECORD_CHOICE, "0 order marines walk" }, { RECORD_DICE, "3 10 7" },
	{ RECORD_UNDO, "1" }, { RECORD_EVENT, "turn number=1" }, { RECORD_SNAPSHOT, "game 0" },
	{ RECORD_TURN, "2 0123456789abcdef" }, { RECORD_NOTE, "anything" },
};
enum { RECORDS = sizeof(records) / sizeof(records[0]) };

static size_t write_all(char *stream, size_t ends[RECORDS])
{
	size_t used = 0;

	for (int i = 0; i < RECORDS; i++) {
		const size_t n = save_write(records[i].kind, records[i].text, stream + used,
			STREAM_MAX - used);

		assert_true(n > 0);
		assert_int_equal(strlen(stream + used), n);
		used += n;
		ends[i] = used;
	}
	return used;
}

/* Reads as many good records as there are; how they end is returned. */
static enum save_read read_all(const char *data, size_t size, int *count, size_t *good)
{
	struct save_reader r;
	enum record_kind kind;
	enum save_read result;
	char text[SAVE_LINE_MAX];

	save_reader_init(&r, data, size);
	for (*count = 0; (result = save_next(&r, &kind, text, sizeof(text))) == SAVE_OK; ++*count) {
		assert_int_equal(kind, records[*count].kind);
		assert_string_equal(text, records[*count].text);
		assert_int_equal(r.line, *count + 1);
	}
	*good = r.good;
	return result;
}

TEST(test_records_round_trip)
{
	char stream[STREAM_MAX];
	size_t ends[RECORDS], good;
	const size_t size = write_all(stream, ends);
	int count;

	assert_int_equal(read_all(stream, size, &count, &good), SAVE_END);
	assert_int_equal(count, RECORDS);
	assert_int_equal(good, size);
	assert_int_equal(read_all(stream, 0, &count, &good), SAVE_END);
}

TEST(test_a_stream_cut_at_any_byte_keeps_all_whole_records)
{
	char stream[STREAM_MAX];
	size_t ends[RECORDS], good;
	const size_t size = write_all(stream, ends);
	int whole = 0, count;

	for (size_t cut = 0; cut < size; cut++) {
		enum save_read result;

		while (ends[whole] <= cut)
			whole++;
		result = read_all(stream, cut, &count, &good);
		assert_int_equal(count, whole);
		assert_int_equal(good, whole ? ends[whole - 1] : 0);
		assert_int_equal(result, good == cut ? SAVE_END : SAVE_TORN);
	}
}

TEST(test_any_changed_byte_is_noticed)
{
	char stream[STREAM_MAX];
	size_t ends[RECORDS], good;
	const size_t size = write_all(stream, ends);
	int in = 0, count;

	for (size_t at = 0; at < size; at++) {
		/* without its newline the last line but one is part of the last */
		const bool last = at >= ends[RECORDS - 2] - 1;
		const char was = stream[at];
		enum save_read result;

		while (ends[in] <= at)
			in++;
		stream[at] = (char)(was ^ 4);
		result = read_all(stream, size, &count, &good);
		assert_int_equal(count, in);
		assert_int_equal(result, last ? SAVE_TORN : SAVE_BAD);
		stream[at] = was;
	}
}

TEST(test_other_files_are_bad_from_the_first_line)
{
	static const char other[] = "#!/bin/sh\necho hello\n";
	int count;
	size_t good;

	assert_int_equal(read_all(other, sizeof(other) - 1, &count, &good), SAVE_BAD);
	assert_int_equal(count, 0);
	assert_int_equal(read_all("\0\0\0\n\n", 5, &count, &good), SAVE_BAD);
	assert_int_equal(read_all("hello", 5, &count, &good), SAVE_TORN);
}

TEST(test_texts_are_checked_and_bounded)
{
	char line[2 * SAVE_LINE_MAX], text[SAVE_LINE_MAX + 1];

	assert_int_equal(save_write(RECORD_NOTE, "two\nlines", line, sizeof(line)), 0);
	assert_int_equal(save_write(RECORD_SCENARIO, "two\nlines", line, sizeof(line)), 0);
	assert_int_equal(save_write(RECORD_NOTE, "\033[2J", line, sizeof(line)), 0);
	assert_int_equal(save_write(RECORD_CHOICE, "\xff", line, sizeof(line)), 0);
	assert_int_equal(save_write(RECORD_NOTE, "too short", line, 20), 0);
	memset(text, 'x', sizeof(text));
	text[SAVE_LINE_MAX - 12] = '\0';
	assert_int_equal(save_write(RECORD_NOTE, text, line, sizeof(line)), SAVE_LINE_MAX);
	text[SAVE_LINE_MAX - 12] = 'x';
	text[SAVE_LINE_MAX - 11] = '\0';
	assert_int_equal(save_write(RECORD_NOTE, text, line, sizeof(line)), 0);
}

TEST(test_a_record_longer_than_the_readers_room_is_bad)
{
	struct save_reader r;
	enum record_kind kind;
	char line[100], text[8];
	const size_t n = save_write(RECORD_NOTE, "longer than that", line, sizeof(line));

	save_reader_init(&r, line, n);
	assert_int_equal(save_next(&r, &kind, text, sizeof(text)), SAVE_TORN);
	assert_int_equal(r.good, 0);
}

TEST_MAIN
