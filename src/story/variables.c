/* Variables: their values, and what may be asked of them. */
#include "config.h"
#include "story/variables.h"

#include <stdio.h>
#include <string.h>

bool variables_hold(const struct variable_tests *t, const int16_t *values)
{
	for (int i = 0; i < t->n; i++) {
		const struct variable_test *const test = &t->at[i];
		const int value = values[test->variable], number = test->number;
		const bool holds[RELATIONS] = {
			[RELATION_AT_LEAST] = value >= number,
			[RELATION_AT_MOST] = value <= number,
			[RELATION_NOT] = value != number,
			[RELATION_MORE] = value > number,
			[RELATION_LESS] = value < number,
			[RELATION_IS] = value == number,
		};

		if (!holds[test->relation])
			return false;
	}
	return true;
}

bool variable_value(struct loader *l, const struct node *n, int16_t *value)
{
	const bool yes = n->kind == NODE_TEXT && strcmp(n->text, "yes") == 0;
	int32_t number;

	*value = yes;
	if (yes || (n->kind == NODE_TEXT && strcmp(n->text, "no") == 0))
		return true;
	if (!yaml_value_number(l, n, 0, VARIABLE_MOST, &number))
		return false;
	*value = (int16_t)number;
	return true;
}

void variables_read(struct loader *l, int16_t values[VARIABLES_MAX])
{
	const struct names *const names = &l->names[NAMES_VARIABLE];

	for (int i = 0; i < names->n; i++)
		variable_value(l, names->nodes[i], &values[i]);
}

static const char *const relation_words[] = {
	[RELATION_AT_LEAST] = ">=", [RELATION_AT_MOST] = "<=", [RELATION_NOT] = "!=",
	[RELATION_MORE] = ">", [RELATION_LESS] = "<", [RELATION_IS] = "=",
	[RELATIONS] = NULL
};

/* "clues >= 2": the name, and what is asked of it; false if it is none. */
static bool take_apart(const char *text, char name[ID_MAX], struct variable_test *t)
{
	char relation[3] = "";
	int number = 0, end = -1;

	if (sscanf(text, "not %23[a-z0-9-] %n", name, &end) == 1 && end > 0 && !text[end]) {
		*t = (struct variable_test) { .relation = RELATION_IS };
		return true;
	}
	end = -1;
	if (sscanf(text, "%23[a-z0-9-] %n", name, &end) == 1 && end > 0 && !text[end]) {
		*t = (struct variable_test) { .relation = RELATION_NOT };
		return true;
	}
	end = -1;
	if (sscanf(text, "%23[a-z0-9-] %2[<>=!] %3d %n", name, relation, &number, &end) != 3 ||
	    end < 0 || text[end] || number < 0)
		return false;
	*t = (struct variable_test) { .number = (int16_t)number, .relation = RELATIONS };
	for (int i = 0; relation_words[i]; i++)
		if (strcmp(relation, relation_words[i]) == 0)
			t->relation = (uint8_t)i;
	return t->relation < RELATIONS;
}

static void take_test(struct loader *l, const struct node *n, void *target)
{
	struct variable_tests *const tests = target;
	char name[ID_MAX];
	struct variable_test test;
	struct node named = *n;

	if (n->kind != NODE_TEXT || !take_apart(n->text, name, &test)) {
		fault_expected(l, n, NULL,
			"a question to a variable, \"NAME\", \"not NAME\" or \"NAME >= 2\"");
		return;
	}
	named.text = name;
	named.size = strlen(name);
	test.variable = (int16_t)yaml_name_read(l, NAMES_VARIABLE, &named);
	if (tests->n == TESTS_MAX)
		fault_wrong(l, n, "expected at most %d questions at once, found more", TESTS_MAX);
	else if (test.variable >= 0)
		tests->at[tests->n++] = test;
	if (test.variable >= 0)
		l->variables_read |= UINT32_C(1) << test.variable;
}

void variables_if(struct loader *l, const struct node *n, struct variable_tests *t)
{
	t->n = 0;
	yaml_value_each(l, n, t, take_test);
}
