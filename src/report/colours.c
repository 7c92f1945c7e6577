/* Colours: see colours.h.  tests/unit/test_page.c reckons the contrast of every pair. */
#include "report/colours.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

const struct colour colours[] = {
	{ "paper", 0xfbf8f0, 0x16181c },
	{ "ink", 0x1d1b18, 0xe9e6df },
	{ "dim", 0x5c564c, 0xaaa498 },
	{ "link", 0x1f4e8c, 0x8fbcf0 },
	{ "frame", 0x8a8274, 0x7b7568 },
	{ "panel", 0xf1ecdf, 0x20232a },
	/* sides, by the numbers of scenarios, and the letters on them */
	{ "side-0", 0xffffff, 0xf4f4f4 },
	{ "side-1", 0xb3261e, 0xe0554b },
	{ "side-2", 0x8fce3f, 0x9bdc4a },
	{ "side-3", 0xf2c81f, 0xf5d03c },
	{ "side-4", 0x1f58b5, 0x5b97f2 },
	{ "side-5", 0xa0358f, 0xd873c8 },
	{ "on-0", 0x111111, 0x111111 },
	{ "on-1", 0xffffff, 0x111111 },
	{ "on-2", 0x111111, 0x111111 },
	{ "on-3", 0x111111, 0x111111 },
	{ "on-4", 0xffffff, 0x111111 },
	{ "on-5", 0xffffff, 0x111111 },
	/* edges of pieces, and what is drawn over the ground */
	{ "edge", 0x141210, 0xf7f5ef },
	{ "mark", 0x3b3a30, 0xc9c6b8 },
	{ "shot", 0x8f0f0a, 0xff9d8f },
	/* ground, by its role */
	{ "open", 0xebe7d2, 0x3a3a2e },
	{ "crops", 0xe6dc98, 0x4b4522 },
	{ "sand", 0xf3e5bb, 0x50472d },
	{ "forest", 0xafcf95, 0x28401f },
	{ "jungle", 0x8dbb78, 0x1d4a22 },
	{ "water", 0xafd0e6, 0x22425a },
	{ "deep", 0x82b0d6, 0x17304f },
	{ "swamp", 0xbdcba6, 0x33402f },
	{ "road", 0xdcc9a4, 0x55482f },
	{ "hut", 0xcfa27a, 0x5d3e23 },
	{ "mud", 0xc3a685, 0x54412e },
	{ "stone", 0xc0c0c0, 0x4c4f55 },
	{ "works", 0xb39b7e, 0x57482f },
	{ "wall", 0x9c9387, 0x5d5a55 },
	{ "door", 0xd69a4e, 0x6d4a12 },
	{ "rock", 0xb3aba3, 0x47423d },
	{ "fire", 0xf3a27c, 0x7a2e12 },
	{ NULL, 0, 0 }
};

const struct colour_pair colour_pairs[] = {
	{ "ink", "paper", 70 }, { "ink", "panel", 70 },
	{ "dim", "paper", 45 }, { "dim", "panel", 45 },
	{ "link", "paper", 45 }, { "link", "panel", 45 },
	{ "frame", "paper", 30 },
	{ "on-0", "side-0", 45 }, { "on-1", "side-1", 45 }, { "on-2", "side-2", 45 },
	{ "on-3", "side-3", 45 }, { "on-4", "side-4", 45 }, { "on-5", "side-5", 45 },
	{ "edge", "open", 45 }, { "edge", "crops", 45 }, { "edge", "sand", 45 },
	{ "edge", "forest", 45 }, { "edge", "jungle", 45 }, { "edge", "water", 45 },
	{ "edge", "deep", 45 }, { "edge", "swamp", 45 }, { "edge", "road", 45 },
	{ "edge", "hut", 45 }, { "edge", "mud", 45 }, { "edge", "stone", 45 },
	{ "edge", "works", 45 }, { "edge", "wall", 45 }, { "edge", "door", 45 },
	{ "edge", "rock", 45 }, { "edge", "fire", 45 },
	{ "edge", "paper", 45 },
	{ "shot", "open", 45 }, { "shot", "crops", 30 }, { "shot", "sand", 30 },
	{ "shot", "forest", 30 }, { "shot", "jungle", 30 }, { "shot", "water", 30 },
	{ "shot", "road", 30 }, { "shot", "swamp", 30 },
	{ NULL, NULL, 0 }
};

static void put_all(FILE *out, int dark)
{
	fputs(":root{", out);
	for (const struct colour *c = colours; c->role != NULL; c++)
		fprintf(out, "--%s:#%06x;", c->role, dark ? c->dark : c->light);
	fputs("}", out);
}

void colours_put(FILE *out)
{
	put_all(out, 0);
	fputs("\n@media screen and (prefers-color-scheme:dark){", out);
	put_all(out, 1);
	fputs("}\n", out);
}

static const struct colour *find_role(const char *name, size_t n)
{
	for (const struct colour *c = colours; c->role != NULL; c++)
		if (strlen(c->role) == n && strncmp(c->role, name, n) == 0)
			return c;
	return NULL;
}

void colours_put_resolved(const char *line, FILE *out)
{
	static const char before[] = "var(--";
	const char *at;

	while ((at = strstr(line, before)) != NULL) {
		const char *const name = at + strlen(before);
		const size_t n = strcspn(name, ")");
		const struct colour *const c = find_role(name, n);

		assert(c != NULL);
		fprintf(out, "%.*s#%06x", (int)(at - line), line, c->light);
		line = name + n + 1;
	}
	fprintf(out, "%s\n", line);
}
