/* The lobby line by line: see lobby.h. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/lobby.h"
#include "cliffhanger/text.h"
#include "plain/line_editor.h"
#include "plain/ui.h"

enum { LABEL_BYTES = 300, ABOUT_BYTES = 1000 };

static void tell_rows(struct ui *k, const struct lobby_rows *r)
{
	char label[LABEL_BYTES];

	for (int row = 0; row < lobby_rows_count(r); row++) {
		lobby_rows_label(r, row, label, sizeof(label));
		output_say(k->output, 4, "%d  %s", row + 1, label);
	}
	output_say(k->output, 0, "A number or a name sits down there; 'about N' tells more, 'list' "
		"lists them anew, 'quit' leaves.");
}

static void tell_about(struct ui *k, const struct lobby_rows *r, const char *rest)
{
	const int row = lobby_rows_find(r, rest);
	char about[ABOUT_BYTES];

	if (row < 0) {
		output_say(k->output, 2, "Expected a row from 1 to %d, or its name; found '%s'.",
			lobby_rows_count(r), rest);
		return;
	}
	lobby_rows_about(r, row, about, sizeof(about));
	for (char *part = strtok(about, "\n"); part != NULL; part = strtok(NULL, "\n"))
		output_say(k->output, 2, "%s", part);
}

static bool ask_word(struct ui *k, struct lobby_choice *out)
{
	char line[TYPED_MAX + 1];

	if (!ui_ask(k, "the word that its host has passed on> ", line) || *line == '\0')
		return false;
	text_keep(out->word, sizeof(out->word), line, strlen(line));
	text_clean(out->word);
	return true;
}

enum answer { ANSWER_CHOSEN, ANSWER_AGAIN, ANSWER_LIST };

static enum answer take(struct ui *k, const struct lobby_rows *r, const char *line,
	struct lobby_choice *out)
{
	const char *rest = line;
	char word[HOSTED_NAME_MAX + 80] = "";
	int row;

	if (!typed_word(&rest, word, sizeof(word)) || strcmp(word, "list") == 0)
		return ANSWER_LIST;
	if (strcmp(word, "quit") == 0 || strcmp(word, "exit") == 0)
		return ANSWER_CHOSEN;
	if (strcmp(word, "about") == 0) {
		tell_about(k, r, rest);
		return ANSWER_AGAIN;
	}
	row = lobby_rows_find(r, line);
	if (row < 0) {
		output_say(k->output, 2, "Expected a row from 1 to %d, its name, 'about', 'list' or "
			"'quit'; found '%s'.", lobby_rows_count(r), word);
		return ANSWER_AGAIN;
	}
	lobby_rows_choose(r, row, out);
	return out->does != LOBBY_TAKES || ask_word(k, out) ? ANSWER_CHOSEN : ANSWER_LIST;
}

/* Until something is chosen, or the list is wanted anew. */
static enum answer ask(struct ui *k, const struct lobby_rows *r, struct lobby_choice *out)
{
	enum answer answer = ANSWER_AGAIN;
	char line[TYPED_MAX + 1];

	tell_rows(k, r);
	while (answer == ANSWER_AGAIN) {
		if (!ui_ask(k, "lobby> ", line)) {
			k->leave = true;
			return ANSWER_CHOSEN;
		}
		*out = (struct lobby_choice){ .does = LOBBY_LEAVES };
		answer = take(k, r, line, out);
	}
	return answer;
}

static bool open_desk(struct ui *k, const struct plain_options *o)
{
	*k = (struct ui){ .o = o, .output = output_new(o), .reader = line_reader_new(o->input) };
	if (!k->output || !k->reader)
		return false;
	output_heed(k->output, k->reader);
	k->editor = line_editor_new(o, k->reader);
	return true;
}

enum plain_end plain_lobby(const struct lobby *l, const struct plain_options *o,
	struct lobby_choice *out)
{
	enum answer answer = ANSWER_LIST;
	struct ui k;
	bool told;

	*out = (struct lobby_choice){ .does = LOBBY_LEAVES };
	if (open_desk(&k, o) && *l->notice)
		output_say(k.output, 0, "%s", l->notice);
	while (k.reader && answer == ANSWER_LIST) {
		struct lobby_rows *const r = lobby_rows_new(l);

		answer = r ? ask(&k, r, out) : ANSWER_CHOSEN;
		lobby_rows_free(r);
	}
	told = k.output && output_flush(k.output);
	output_free(k.output);
	line_editor_free(k.editor);
	line_reader_free(k.reader);
	return !told ? PLAIN_MUTE : k.leave ? PLAIN_HANGUP : PLAIN_DONE;
}
