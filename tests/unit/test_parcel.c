/* Parcels: what is packed is unpacked, the same bytes each time; and archives that mean harm,
 * written here by hand, are refused whole; PC1, PC2, PC3. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "unit.h"
#include "cli/parcel.h"
#include "folder.h"

enum { BLOCK = 512, PATH_BYTES = 300, TAR_ROOM = 1 << 17 };

/* A tar in the making. */
struct tar { size_t n; char bytes[TAR_ROOM]; };

static void put_header(struct tar *t, const char *name, char type, const char *link,
	unsigned long long size)
{
	char *const h = t->bytes + t->n;
	unsigned sum = 0;

	memset(h, 0, BLOCK);
	snprintf(h, 100, "%s", name);
	memcpy(h + 100, "0000644", 8);
	memcpy(h + 108, "0000000", 8);
	memcpy(h + 116, "0000000", 8);
	snprintf(h + 124, 12, "%011llo", size);
	memcpy(h + 136, "00000000000", 12);
	memset(h + 148, ' ', 8);
	h[156] = type;
	snprintf(h + 157, 100, "%s", link);
	memcpy(h + 257, "ustar\00000", 8);
	for (int i = 0; i < BLOCK; i++)
		sum += (unsigned char)h[i];
	snprintf(h + 148, 8, "%06o", sum);
	t->n += BLOCK;
}

static void put_file(struct tar *t, const char *name, const char *text)
{
	const size_t n = strlen(text);

	put_header(t, name, '0', "", n);
	memset(t->bytes + t->n, 0, (n + BLOCK - 1) / BLOCK * BLOCK);
	memcpy(t->bytes + t->n, text, n);
	t->n += (n + BLOCK - 1) / BLOCK * BLOCK;
}

static const char *save(struct tar *t, bool ended)
{
	static char path[PATH_BYTES];
	FILE *out;

	snprintf(path, sizeof(path), "%s/hostile.tar", folder);
	if (ended) {
		memset(t->bytes + t->n, 0, 2 * BLOCK);
		t->n += 2 * BLOCK;
	}
	out = fopen(path, "wb");
	assert_non_null(out);
	assert_int_equal(fwrite(t->bytes, 1, t->n, out), t->n);
	assert_int_equal(fclose(out), 0);
	return path;
}

static void refused(struct tar *t, bool ended, const char *words)
{
	struct parcel *const p = calloc(1, sizeof(*p));
	struct reason why = { "", "" };

	assert_non_null(p);
	assert_false(parcel_read(p, save(t, ended), &why));
	assert_int_equal(p->n, 0);
	if (!strstr(why.text, words))
		fail_msg("expected \"%s\", found \"%s\"", words, why.text);
	free(p);
	t->n = 0;
}

TEST(test_names_that_lead_elsewhere)
{
	static const char *const names[] = { "/etc/passwd.yaml", "../x.yaml", "a/../../x.yaml",
		"a/../x.yaml", "./a/x.yaml", "a//x.yaml", "a/.x.yaml", "a/b/../../../x.yaml",
		"a/x.yaml/", "x.yaml", "a/\x1b[2Jx.yaml", "a/x\ny.yaml", "a/b\\..\\x.yaml",
		"a/ x.yaml", "a/x.YAML", "a/x", "a/x.sh", "a/.yaml", "a/", "", "..", "C:/x.yaml",
		"-rf/x.yaml\x7f" };
	struct tar *const t = calloc(1, sizeof(*t));

	assert_non_null(t);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		put_file(t, "a/good.yaml", "good");
		put_file(t, names[i], "bad");
		refused(t, true, "");
	}
	free(t);
}

TEST(test_what_is_no_file)
{
	static const char types[] = "123467";	/* links, devices, pipes, whatever */
	struct tar *const t = calloc(1, sizeof(*t));

	assert_non_null(t);
	for (const char *type = types; *type; type++) {
		put_file(t, "a/good.yaml", "good");
		put_header(t, "a/x.yaml", *type, *type < '3' ? "/etc/passwd" : "", 0);
		if (*type == '7')
			continue;
		refused(t, true, "link or a device");
	}
	free(t);
}

TEST(test_more_than_one_folder_and_a_name_twice)
{
	struct tar *const t = calloc(1, sizeof(*t));

	assert_non_null(t);
	put_file(t, "a/x.yaml", "one");
	put_file(t, "b/y.yaml", "two");
	refused(t, true, "expected one folder");
	put_file(t, "a/x.yaml", "one");
	put_file(t, "a/x.yaml", "two");
	refused(t, true, "found \"x.yaml\" again");
	put_file(t, "a/x.yaml", "one");
	put_file(t, "a/X.yaml", "two");
	refused(t, true, "found \"X.yaml\" again");
	put_header(t, "a/", '5', "", 0);
	refused(t, true, "found none");
	refused(t, true, "found none");
	free(t);
}

TEST(test_too_many_and_too_large)
{
	struct tar *const t = calloc(1, sizeof(*t));
	char name[40];

	assert_non_null(t);
	for (int i = 0; i <= PARCEL_FILES_MAX; i++) {
		snprintf(name, sizeof(name), "a/%d.yaml", i);
		put_file(t, name, "x");
	}
	refused(t, true, "at most 64 files");
	for (int i = 0; i < 2 * PARCEL_FILES_MAX + 2; i++) {
		snprintf(name, sizeof(name), "a/%d/", i);
		put_header(t, name, '5', "", 0);
	}
	refused(t, true, "at most 64 files");
	/* Sizes that are told and not there, of which none is believed. */
	put_header(t, "a/x.yaml", '0', "", 077777777777ULL);
	refused(t, false, "");
	put_header(t, "a/x.yaml", '0', "", 5000);
	refused(t, false, "");
	free(t);
}

TEST(test_what_is_broken)
{
	struct tar *const t = calloc(1, sizeof(*t));

	assert_non_null(t);
	put_file(t, "a/x.yaml", "one");
	t->bytes[3] ^= 1;	/* its sum is wrong */
	refused(t, true, "");
	memset(t->bytes, 'x', t->n = 3 * BLOCK);
	refused(t, false, "");
	t->n = 0;
	memcpy(t->bytes, "\x1f\x8b\x08\0\0\0\0\0\0\3", t->n = 10);	/* no plain one */
	refused(t, false, "");
	free(t);
}

/* Whatever bytes are changed: what is still read is what may be read. */
TEST(test_changed_bytes)
{
	struct tar *const t = calloc(1, sizeof(*t)), *const bad = calloc(1, sizeof(*bad));
	struct parcel *const p = calloc(1, sizeof(*p));
	uint32_t random = 1;

	assert_true(t && bad && p);
	put_file(t, "a/x.yaml", "one");
	put_file(t, "a/b/y.yaml", "two");
	for (int round = 0; round < 2000; round++) {
		struct reason why;

		*bad = *t;
		for (int i = 0; i <= round % 4; i++) {
			random = random * 1664525 + 1013904223;
			bad->bytes[(random >> 8) % t->n] = (char)(random >> 24);
		}
		if (!parcel_read(p, save(bad, true), &why))
			continue;
		for (int i = 0; i < p->n; i++)
			assert_true(strstr(p->files[i].name, "..") == NULL
				&& p->files[i].name[0] != '/' && strstr(p->files[i].name, ".yaml"));
		parcel_free(p);
	}
	free(t);
	free(bad);
	free(p);
}

static void read_bytes(const char *path, char *bytes, size_t *n)
{
	FILE *const in = fopen(path, "rb");

	assert_non_null(in);
	*n = fread(bytes, 1, TAR_ROOM, in);
	fclose(in);
}

/* PC2 */
TEST(test_the_same_files_are_the_same_bytes_and_come_back)
{
	static char one[TAR_ROOM], two[TAR_ROOM];
	char paths[2][PATH_BYTES];
	struct parcel *const p = calloc(1, sizeof(*p)), *const q = calloc(1, sizeof(*q));
	struct reason why;
	size_t n, m;

	assert_true(p && q);
	for (int i = 0; i < 2; i++) {
		snprintf(paths[i], PATH_BYTES, "%s/%d.tar", folder, i);
		assert_true(parcel_folder(p, "a", &why));
		assert_true(parcel_add(p, i ? "z.yaml" : "b/c.yaml", i ? "zett" : "see", i ? 4 : 3,
			&why));
		assert_true(parcel_add(p, i ? "b/c.yaml" : "z.yaml", i ? "see" : "zett", i ? 3 : 4,
			&why));
		assert_true(parcel_write(p, paths[i], &why));
		assert_false(parcel_write(p, paths[i], &why));	/* PC3 */
		parcel_free(p);
	}
	read_bytes(paths[0], one, &n);
	read_bytes(paths[1], two, &m);
	assert_int_equal(n, m);
	assert_memory_equal(one, two, n);
	assert_true(parcel_read(q, paths[0], &why));
	assert_string_equal(q->folder, "a");
	assert_int_equal(q->n, 2);
	assert_string_equal(q->files[0].name, "b/c.yaml");
	assert_string_equal(q->files[0].text, "see");
	assert_string_equal(q->files[1].name, "z.yaml");
	assert_string_equal(q->files[1].text, "zett");
	unlink(paths[0]);
	unlink(paths[1]);
	parcel_free(q);
	free(p);
	free(q);
}

/* PC3: all, or nothing. */
TEST(test_a_folder_that_is_there_stays_as_it_is)
{
	char path[PATH_BYTES];
	struct parcel *const p = calloc(1, sizeof(*p));
	struct reason why;

	assert_non_null(p);
	assert_true(parcel_folder(p, "a", &why));
	assert_true(parcel_add(p, "b/c.yaml", "see", 3, &why));
	assert_true(parcel_add(p, "d.yaml", "dee", 3, &why));
	assert_true(parcel_unpack(p, folder, &why));
	assert_false(parcel_unpack(p, folder, &why));
	snprintf(path, sizeof(path), "%s/a/b/c.yaml", folder);
	assert_int_equal(access(path, F_OK), 0);
	parcel_remove(p, folder);
	snprintf(path, sizeof(path), "%s/a", folder);
	assert_int_equal(access(path, F_OK), -1);
	parcel_free(p);
	free(p);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
