/* cliffhanger new: a small scenario, campaign or hero to begin with, with what each key means. */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/examples.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

enum { TITLE_BYTES = 56, PATH_BYTES = 1000 };

static const struct flag flags[] = { { .name = NULL } };

static const char title_key[] = "title: ", name_key[] = "name: ";

/* The text of an example with a title or name of one's own ("" = its own); malloc'd. */
static char *text_of(const struct example *e, const char *title)
{
	char *text = NULL;
	size_t size;
	FILE *const out = open_memstream(&text, &size);

	if (out)
		fprintf(out, "# yaml-language-server: $schema=%s/schema/%s.json\n",
			scenario_installed(), e->id);
	for (int i = 0; out && e->lines[i]; i++) {
		const char *const line = e->lines[i];
		const char *const key = strncmp(line, title_key, strlen(title_key)) == 0 ? title_key
			: strncmp(line, name_key, strlen(name_key)) == 0 ? name_key : NULL;

		if (key && *title)
			fprintf(out, "%s%s\n", key, title);
		else
			fprintf(out, "%s\n", line);
	}
	if (out)
		fclose(out);
	return text;
}

/* "campaigns/snake-creek.yaml" is about "Snake Creek"; what is not plain is no title. */
static void title_from(const char *name, char title[TITLE_BYTES])
{
	const char *const slash = strrchr(name, '/'), *at = slash ? slash + 1 : name;
	size_t n = 0;
	bool begins = true;

	for (at += strspn(at, "0123456789-_"); *at && *at != '.' && n + 1 < TITLE_BYTES; at++) {
		const unsigned char c = (unsigned char)*at;

		if (!isascii(c) || (!isalnum(c) && !strchr("-_ ", c)))
			break;
		title[n++] = isalnum(c) ? (char)(begins ? toupper(c) : c) : ' ';
		begins = !isalnum(c);
	}
	title[n] = '\0';
}

/* Into a file that is not there yet. */
static int write_file(const char *file, const char *text)
{
	const int fd = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	FILE *const out = fd < 0 ? NULL : fdopen(fd, "w");
	bool good = out && scenario_annotate(text, out);

	if (!out)
		return complain(EXIT_FOUND, errno == EEXIST ? "%.200s: expected no file of that name, "
			"found one; it stays as it is" : "%.200s: expected a file that can be "
			"written", file);
	good = fclose(out) == 0 && good;
	return good ? EXIT_DONE : complain(EXIT_FOUND, "%.200s: it could not be written", file);
}

static int write_example(const struct example *e, const char *file, const char *title)
{
	char *const text = text_of(e, title);
	int status = text ? EXIT_DONE : complain(EXIT_FOUND, "out of memory");

	if (text && strcmp(file, "-") == 0)
		scenario_annotate(text, stdout);
	else if (text)
		status = write_file(file, text);
	free(text);
	return status;
}

static bool has_suffix(const char *name)
{
	const size_t size = strlen(name), suffix = strlen(".yaml");

	return size > suffix && strcmp(name + size - suffix, ".yaml") == 0;
}

static int new_file(const struct example *e, const char *name)
{
	char file[PATH_BYTES], title[TITLE_BYTES] = "";
	const bool out = name && strcmp(name, "-") == 0;

	if (name && !out)
		title_from(name, title);
	snprintf(file, sizeof(file), "%s%s", name ? name : e->id,
		out || has_suffix(name ? name : "") ? "" : ".yaml");
	return write_example(e, file, title);
}

/* A campaign's folder: itself and its episodes. */
static int new_campaign(const char *name)
{
	static const struct { const char *file, *example, *title; } files[] = {
		{ "campaign.yaml", "campaign", "" },
		{ "crossing.yaml", EXAMPLE_OF_EPISODES, "" },
		{ "return.yaml", EXAMPLE_OF_EPISODES, "The Return" },
	};
	char title[TITLE_BYTES];
	int status = EXIT_DONE;

	if (strcmp(name, "-") == 0)
		return write_example(example_find("campaign"), name, "");
	title_from(name, title);
	if (mkdir(name, 0777) != 0)
		return complain(EXIT_FOUND, "%.200s: expected no folder of that name, or a name that "
			"a folder can have", name);
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]) && status == EXIT_DONE; i++) {
		char file[PATH_BYTES];

		snprintf(file, sizeof(file), "%s/%s", name, files[i].file);
		status = write_example(example_find(files[i].example), file,
			i == 0 ? title : files[i].title);
	}
	return status;
}

const struct example *example_find(const char *id)
{
	for (int i = 0; examples[i].id; i++)
		if (strcmp(examples[i].id, id) == 0)
			return &examples[i];
	return NULL;
}

static int new_run(const struct arguments *a)
{
	const struct example *const e = example_find(a->operands[0]);
	const char *const name = a->n_operands > 1 ? a->operands[1] : NULL;
	struct nearest near;

	if (e)
		return strcmp(e->id, "campaign") == 0 ? new_campaign(name ? name : e->id)
			: new_file(e, name);
	nearest_to(&near, a->operands[0]);
	for (int i = 0; examples[i].id; i++)
		nearest_try(&near, examples[i].id);
	return complain(EXIT_USAGE, "expected a system, campaign or hero, found '%.40s'%s",
		a->operands[0], nearest_hint(&near).text);
}

const struct command command_new = {
	"new", "SYSTEM|campaign|hero [NAME]",
	"Writes a small scenario, campaign or hero to begin with, which explains its keys.",
	"It passes `check`, and never takes the place of a file; the NAME - prints it.",
	1, 2, flags, new_run
};
