/* Orders prepared, line by line, while others are waited for.  See prepared.h. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plain/ui.h"

bool beforehand_keep(struct ui *k, const char *line, struct reason *why)
{
	const int unit = prepared_keep(&k->prepared, k->s, &k->v->game, k->seat, line, why);

	if (unit < 0)
		return false;
	output_say(k->output, 2, "%s: prepared for when you are asked; 'draft drop %d' takes it "
		"back.", game_unit_name(&k->v->game, unit),
		k->prepared.n);
	return true;
}

bool beforehand_hand_in(struct ui *k)
{
	const int i = k->asked ? prepared_next(&k->prepared, &k->v->game, &k->d, 0) : -1;
	char line[PREPARED_MAX];
	struct reason why = { "", "" };

	if (i < 0)
		return false;
	snprintf(line, sizeof(line), "%s", k->prepared.lines[i].text);
	prepared_drop(&k->prepared, i);
	switch (session_submit(k->s, k->seat, line, &why)) {
	case SUBMIT_REFUSED:
		output_say(k->output, 2, "Prepared and refused: %s", line);
		ui_reason(k, &why);
		break;
	case SUBMIT_MEMORY:
		output_say(k->output, 2, "There is not enough memory for what was prepared: %s",
			line);
		break;
	case SUBMIT_OK:
	case SUBMIT_NEEDS_DIE:
		output_say(k->output, 2, "Prepared and taken: %s", line);
		if (*session_told(k->s))
			output_say(k->output, 2, "%s", session_told(k->s));
		break;
	}
	return true;
}

void beforehand_forget(struct ui *k)
{
	const int n = k->prepared.n;

	if (n > 0)
		output_say(k->output, 2, n == 1 ? "What was prepared is forgotten."
			: "What was prepared is forgotten, %d orders.", n);
	k->prepared.n = 0;
}

static void list(struct ui *k)
{
	if (k->prepared.n == 0)
		output_say(k->output, 2, "Nothing is prepared.");
	for (int i = 0; i < k->prepared.n; i++)
		output_say(k->output, 2, "%d. %s", i + 1, k->prepared.lines[i].text);
}

static void drop(struct ui *k, const char *number)
{
	const long n = *number ? typed_number(number) : k->prepared.n;

	if (k->prepared.n == 0) {
		output_say(k->output, 2, "Nothing is prepared.");
		return;
	}
	if (n < 1 || n > k->prepared.n) {
		typed_expected(k, "the number of what is prepared", number, NULL,
			"'draft' lists it");
		return;
	}
	output_say(k->output, 2, "Taken back: %s", k->prepared.lines[n - 1].text);
	prepared_drop(&k->prepared, (int)n - 1);
}

void query_draft(struct ui *k, const char *rest)
{
	char word[16] = "", number[16] = "", more[16] = "";

	if (typed_word(&rest, word, sizeof(word)))
		typed_word(&rest, number, sizeof(number));
	if (typed_word(&rest, more, sizeof(more)))
		typed_expected(k, "'draft' or 'draft drop [N]'", more, NULL, "one is taken at a time");
	else if (!*word)
		list(k);
	else if (strcmp(word, "drop") == 0)
		drop(k, number);
	else
		typed_expected(k, "'draft' or 'draft drop [N]'", word, NULL,
			"orders are prepared by typing them while others are waited for");
}
