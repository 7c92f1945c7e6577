/* cliffhanger pack, unpack: a campaign or a scenario as one file, and back. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/parcel.h"
#include "cliffhanger/given.h"

static const struct flag no_flags[] = { { .name = NULL } };

/* ---- packing ---- */

/* The last part of a path without a suffix: of a scenario its own, of a campaign its folder's. */
static bool name_folder(struct parcel *p, const char *file, bool campaign, struct reason *why)
{
	char *const path = realpath(file, NULL);
	char *slash = path ? strrchr(path, '/') : NULL;
	bool good;

	if (slash && campaign) {
		*slash = '\0';
		slash = strrchr(path, '/');
	} else if (slash && strrchr(slash, '.')) {
		*strrchr(slash, '.') = '\0';
	}
	good = slash ? parcel_folder(p, slash + 1, why)
		: refuse(why, "", "%.100s cannot be found any more", file);
	free(path);
	return good;
}

static int pack_campaign(struct parcel *p, const char *file, struct reason *why)
{
	struct campaign *const c = campaign_load(file, true, loading_tell_faults, NULL);
	bool good = c && name_folder(p, file, true, why);

	for (int i = 0; good && i < c->n_files; i++)
		good = parcel_add(p, c->files[i].name, c->files[i].text, c->files[i].size, why);
	campaign_free(c);
	return !c ? EXIT_FOUND : good ? EXIT_DONE : complain(EXIT_FOUND, "pack: %s", why->text);
}

/* A folder whose files are packed as they are asked for: heroes of a scenario. */
struct packing { struct library *from; struct parcel *parcel; struct reason *why; bool good; };

static char *pack_file(void *self, const char *name, size_t *size, struct faults *f)
{
	struct packing *const k = self;
	char *const text = k->from->text(k->from->self, name, size, f);

	k->good = k->good && (!text || parcel_add(k->parcel, name, text, *size, k->why));
	return text;
}

static bool pack_with_heroes(struct parcel *p, const char *file, struct library *folder,
	struct reason *why)
{
	const char *const slash = strrchr(file, '/');
	struct packing k = { folder, p, why, true };
	const struct library library = { pack_file, &k, folder->folder };
	struct faults *const f = faults_new(file);
	struct given *const g = calloc(1, sizeof(*g));
	size_t size = 0;
	char *const text = f && g ? pack_file(&k, slash ? slash + 1 : file, &size, f) : NULL;

	k.good = k.good && text && given_files(g, text, size, &library, f) && k.good;
	free(text);
	free(g);
	faults_free(f);
	return k.good;
}

static int pack_scenario(struct parcel *p, const char *file, struct reason *why)
{
	struct library *const folder = library_of_folder(file);
	bool good;

	snprintf(why->text, sizeof(why->text), "%.100s cannot be read any more", file);
	good = folder && name_folder(p, file, false, why)
		&& pack_with_heroes(p, file, folder, why);
	library_free(folder);
	return good ? EXIT_DONE : complain(EXIT_FOUND, "pack: %s", why->text);
}

static int write_parcel(struct parcel *p, const char *to, struct reason *why)
{
	char name[PARCEL_NAME_BYTES + sizeof(".tar")];

	snprintf(name, sizeof(name), "%s.tar", p->folder);
	if (!parcel_write(p, to ? to : name, why))
		return complain(EXIT_FOUND, "pack: %s", why->text);
	arguments_print_plain("%s has %d file%s of %s.", to ? to : name, p->n,
		p->n == 1 ? "" : "s", p->folder);
	return EXIT_DONE;
}

static int pack_run(const struct arguments *a)
{
	struct parcel *const p = calloc(1, sizeof(*p));
	struct reason why = { "", "" };
	char *const file = scenario_find(a->operands[0], &why);
	int status;

	if (!file || !p)
		status = complain(EXIT_FOUND, "pack: %s", file ? "there is not enough memory"
			: why.text);
	else if (loading_names_campaign(file))
		status = pack_campaign(p, file, &why);
	else
		status = loading_check(file) == EXIT_DONE ? pack_scenario(p, file, &why)
			: EXIT_FOUND;
	if (status == EXIT_DONE)
		status = write_parcel(p, a->n_operands > 1 ? a->operands[1] : NULL, &why);
	if (p)
		parcel_free(p);
	free(p);
	free(file);
	return status;
}

/* ---- unpacking ---- */

/* Every file as `check` sees it, in a folder that nobody looks into. */
static bool all_are_sound(const struct parcel *p, const char *into)
{
	bool good = true;

	for (int i = 0; i < p->n; i++) {
		char *path;

		if (asprintf(&path, "%s/%s/%s", into, p->folder, p->files[i].name) < 0)
			return false;
		good = loading_check(path) == EXIT_DONE && good;
		free(path);
	}
	return good;
}

/* To its place, if nothing has it (PC3). */
static bool put_in_place(const struct parcel *p, const char *from, const char *into,
	struct reason *why)
{
	char *was = NULL, *becomes = NULL;
	const bool named = asprintf(&was, "%s/%s", from, p->folder) >= 0
		&& asprintf(&becomes, "%s/%s", into, p->folder) >= 0;
	const bool good = named && renameat2(AT_FDCWD, was, AT_FDCWD, becomes,
		RENAME_NOREPLACE) == 0;

	if (!good)
		refuse(why, "", "%.100s/%.100s cannot be made: %s", into, p->folder,
			strerror(errno));
	free(was);
	free(becomes);
	return good;
}

static int unpack(const struct parcel *p, const char *into)
{
	struct reason why = { "", "there is not enough memory" };
	bool good = false, sound = true;
	char *hidden;

	if (asprintf(&hidden, "%s/.unpack-XXXXXX", into) < 0)
		return complain(EXIT_FOUND, "unpack: %s", why.text);
	if (!mkdtemp(hidden)) {
		good = refuse(&why, "", "%.100s: %s", into, strerror(errno));
	} else if (parcel_unpack(p, hidden, &why)) {
		sound = all_are_sound(p, hidden);
		good = sound && put_in_place(p, hidden, into, &why);
		if (!good)
			parcel_remove(p, hidden);
	}
	rmdir(hidden);
	free(hidden);
	if (!sound)
		return complain(EXIT_FOUND, "unpack: not all of its files are sound; nothing was "
			"unpacked");
	return good ? EXIT_DONE : complain(EXIT_FOUND, "unpack: %s", why.text);
}

static int unpack_run(const struct arguments *a)
{
	const char *const into = a->n_operands > 1 ? a->operands[1] : ".";
	struct parcel *const p = calloc(1, sizeof(*p));
	struct reason why = { "", "there is not enough memory" };
	int status;

	if (!p || !parcel_read(p, a->operands[0], &why)) {
		free(p);
		return complain(EXIT_FOUND, "unpack: %.100s: %s", a->operands[0], why.text);
	}
	status = unpack(p, into);
	if (status == EXIT_DONE)
		arguments_print_plain("%s/%s has %d file%s.", into, p->folder, p->n,
			p->n == 1 ? "" : "s");
	parcel_free(p);
	free(p);
	return status;
}

const struct command command_pack = {
	"pack", "NAME|FILE.yaml [FILE.tar]", "Packs a campaign or a scenario with all its files, to be given to others.",
	"A plain tar of one folder; without FILE.tar, NAME.tar.  What does not pass the check is\n"
	"not packed, and no file is written over.  The same campaign is the same bytes, whoever\n"
	"packs it when.", 1, 2, no_flags, pack_run
};

const struct command command_unpack = {
	"unpack", "FILE.tar [FOLDER]", "Unpacks a campaign or a scenario that somebody has packed.",
	"Into a new folder of its own in FOLDER, or in this one; all of it, or nothing if any of it\n"
	"is not what a campaign has, leads elsewhere, is too large or does not pass the check.",
	1, 2, no_flags, unpack_run
};
