/* Kept games: see state.h. */
#include "config.h"

#include "state.h"

#include <stdio.h>
#include <string.h>

enum { STATE_LINE_BYTES = 1 << 16 };

static FILE *state_open(const struct idea *idea, const char *folder, const char *how)
{
	const char *const slash = strrchr(idea->game, '/'), *const name = slash ? slash + 1
		: idea->game;
	char file[3 * LINE_BYTES];
	FILE *f;

	snprintf(file, sizeof(file), "%s/games/%.*s-%d-%d.state", folder,
		(int)strcspn(name, "."), name, idea->seed, idea->turn);
	f = fopen(file, how);
	if (!f)
		perror(file);
	return f;
}

static void put(void *self, const char *text)
{
	fprintf(self, "%s\n", text);
}

bool state_keep(const struct game *g, const struct idea *idea, const char *folder)
{
	FILE *const f = state_open(idea, folder, "w");

	if (!f)
		return false;
	game_snapshot(g, put, f);
	return fclose(f) == 0;
}

bool state_read(struct game *g, const struct idea *idea, const char *folder)
{
	static char line[STATE_LINE_BYTES];
	FILE *const f = state_open(idea, folder, "r");
	struct reason why = { .text = "" };
	bool read = f != NULL;

	while (read && fgets(line, sizeof(line), f)) {
		line[strcspn(line, "\n")] = '\0';
		read = game_restore_line(g, line, &why);
	}
	read = read && game_restored(g, &why);
	if (f)
		fclose(f);
	if (f && !read)
		fprintf(stderr, "%s, seed %d, turn %d: expected a snapshot of this scenario: %s; "
			"keep it anew with -k\n", idea->game, idea->seed, idea->turn, why.text);
	return read;
}
