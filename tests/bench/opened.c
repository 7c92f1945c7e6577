#include "config.h"

#include "opened.h"

#include <stdio.h>
#include <stdlib.h>

#include "cliffhanger/system.h"

struct contest *opened_contest(const struct opened *o, const struct mind *mind)
{
	const struct mind *of[SIDES_MAX];

	for (int side = 0; side < SIDES_MAX; side++)
		of[side] = mind;
	return contest_new(o->setup, o->rules, of);
}

bool opened_open(struct opened *o, const char *file, const struct mind *mind)
{
	struct reason why = { "", "" };
	size_t size;

	*o = (struct opened){ .faults = faults_new(file) };
	if (o->faults == NULL)
		return false;
	o->setup = scenario_load(file, &o->text, &size, o->faults);
	faults_print(o->faults, stderr);
	o->rules = o->setup == NULL ? NULL
		: o->setup->system->bind(o->setup->system, o->setup->book, &why);
	o->contest = o->rules == NULL ? NULL : opened_contest(o, mind);
	if (o->contest == NULL)
		fprintf(stderr, "%s: it cannot be played %s\n", file, why.text);
	return o->contest != NULL;
}

void opened_close(struct opened *o)
{
	contest_free(o->contest);
	if (o->rules != NULL)
		o->setup->system->unbind(o->rules);
	setup_free(o->setup);
	faults_free(o->faults);
	free(o->text);
}
