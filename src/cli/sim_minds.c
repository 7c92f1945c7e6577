/* The minds of a campaign that is played through: of every side that one of its episodes has. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/sim.h"
#include "cliffhanger/nearest.h"

static bool has_side(const struct campaign *c, const char *id)
{
	struct nearest near;

	nearest_to(&near, id);
	for (int e = 0; e < c->n_episodes; e++)
		for (int i = 0; i < c->episodes[e].n_sides; i++) {
			if (strcmp(c->episodes[e].side_ids[i], id) == 0)
				return true;
			nearest_try(&near, c->episodes[e].side_ids[i]);
		}
	return complain(false, "--ai: '%.40s' is no side of an episode of %s%s", id, c->title,
		nearest_hint(&near).text);
}

static bool give_mind(struct serial_options *o, const char *id, const struct mind *mind)
{
	int i = 0;

	while (i < o->n_minds && strcmp(o->minds[i].side, id) != 0)
		i++;
	if (i == SIDES_MAX)
		return complain(false, "--ai: of more than %d sides", SIDES_MAX);
	if (i == o->n_minds)
		o->n_minds++;
	snprintf(o->minds[i].side, ID_MAX, "%s", id);
	o->minds[i].mind = mind ? mind : minds[0];	/* nobody sits there */
	return true;
}

static bool take_mind(const struct campaign *c, const char *text, struct serial_options *o)
{
	const size_t length = strcspn(text, "=");
	const struct mind *mind = minds[0];
	char id[ID_MAX];

	snprintf(id, sizeof(id), "%.*s", length < sizeof(id) ? (int)length : ID_MAX - 1, text);
	return has_side(c, id) && (text[length] == '\0' || loading_mind(text + length + 1, &mind))
		&& give_mind(o, id, mind);
}

bool sim_story_minds(const struct arguments *a, int flag, const char *file,
	struct serial_options *o)
{
	struct campaign *const c = campaign_load(file, false, loading_tell_faults, NULL);
	const char *text;
	bool good = c != NULL;

	for (int i = 0; good && (text = arguments_nth(a, flag, i)); i++)
		good = take_mind(c, text, o);
	campaign_free(c);
	return good;
}
