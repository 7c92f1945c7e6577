/* Looking on at a table without a seat, line by line.  See onlooker.h. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/onlooker.h"
#include "plain/ui.h"

struct bystander {
	struct ui *k;
	struct onlooker *onlooker;
	size_t at;
	char waits[240];
};

/* Whether anything was told. */
static bool tell(struct bystander *b)
{
	struct ui *const k = b->k;
	char text[LINE_MAX_BYTES], waits[sizeof(b->waits)] = "";
	bool any = false;

	while (onlooker_told(b->onlooker, &b->at, text, sizeof(text))) {
		output_say(k->output, 2, "%s", text);
		any = true;
	}
	any = neighbours_tell_talk(k) || any;
	hosted_waits(k->s, waits, sizeof(waits));
	if (strcmp(waits, b->waits) == 0)
		return any;
	memcpy(b->waits, waits, sizeof(waits));
	output_say(k->output, 0, "%s", *waits ? waits : "The game is over.");
	return true;
}

static int wake(void *self)
{
	return hosted_wake(((struct bystander *)self)->k->s);
}

static bool look(void *self)
{
	struct bystander *const b = self;
	struct reason why = { "", "" };

	switch (hosted_catch_up(b->k->s, &why)) {
	case HOSTED_NOTHING:
		return false;
	case HOSTED_CAME:
		if (onlooker_renew(b->onlooker) || session_rewound(b->k->s) < b->at)
			b->at = 0;
		return true;
	case HOSTED_STOPPED:
		snprintf(b->k->stopped, sizeof(b->k->stopped), "%s", why.text);
		break;
	}
	return true;
}

/* "quit", or the end of the input. */
static bool leaves(struct bystander *b)
{
	const struct line_watch watch = { wake, look, b };
	char line[TYPED_MAX + 1];
	bool typed;

	line_reader_watch(b->k->reader, &watch);
	typed = ui_ask(b->k, "> ", line);
	line_reader_watch(b->k->reader, NULL);
	if (typed && *line && strcmp(line, "quit") != 0)
		output_say(b->k->output, 2, "Who looks on chooses nothing; 'quit' leaves.");
	return !typed || strcmp(line, "quit") == 0;
}

enum plain_end bystander_run(struct ui *k)
{
	struct bystander b = { .k = k, .onlooker = onlooker_new(k->s) };
	char text[LINE_MAX_BYTES];
	bool left = b.onlooker == NULL;

	session_rewound(k->s);
	if (!left) {
		onlooker_words(b.onlooker, text, sizeof(text));
		output_say(k->output, 0, "%s", text);
	}
	while (!left) {
		tell(&b);
		left = *k->stopped || leaves(&b) || !output_flush(k->output);
	}
	if (*k->stopped)
		output_say(k->output, 0, "%s", k->stopped);
	ui_say_same(k);
	onlooker_free(b.onlooker);
	return output_flush(k->output) ? PLAIN_DONE : PLAIN_MUTE;
}
