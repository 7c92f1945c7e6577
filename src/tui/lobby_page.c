/* The lobby on the screen: see lobby.h. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/lobby.h"
#include "cliffhanger/text.h"
#include "cliffhanger/tui.h"
#include "tui/line.h"
#include "tui/picker.h"
#include "tui/screen.h"

enum { TITLE_MAX = 120 };

static void label(const void *self, int row, char *text, size_t size)
{
	lobby_rows_label(self, row, text, size);
}

static void about(const void *self, int row, char *text, size_t size)
{
	lobby_rows_about(self, row, text, size);
}

/* The word of invitation; false if it was not given. */
static bool ask_word(struct tui *tui, struct lobby_choice *out)
{
	struct line_ask ask = { .prompt = "The word that its host has passed on: ",
		.cursor = CELL_NONE };

	if (!line_get(tui, &ask) || ask.edit.text[0] == '\0')
		return false;
	text_keep(out->word, sizeof out->word, ask.edit.text, strlen(ask.edit.text));
	text_clean(out->word);
	return true;
}

static int wake(void *watcher) { return lobby_watch_wake(watcher); }
static bool look(void *watcher) { return lobby_watch_look(watcher); }

/* The row under the cursor stays under it wherever it stands now. */
static void stay(struct picker *p, const struct lobby_rows *r, const struct lobby_choice *before)
{
	const int row = lobby_rows_again(r, before);

	if (row >= 0 && before->file[0] != '\0')
		p->at = row;
	p->at = p->at < p->n ? p->at : p->n - 1;
}

/* Whether something was chosen, or the lobby left; else it is shown again. */
static bool choose(struct tui *tui, struct lobby_rows *r, int row, struct lobby_choice *out)
{
	if (row < 0) {
		*out = (struct lobby_choice){ .does = LOBBY_LEAVES };
		return true;
	}
	lobby_rows_choose(r, row, out);
	return out->does != LOBBY_TAKES || ask_word(tui, out);
}

enum tui_end tui_lobby(struct tui *tui, const struct lobby *l, struct lobby_choice *out)
{
	char title[TITLE_MAX];
	struct picker p = { .title = title, .label = label, .about = about, .renews = true,
		.note = *l->notice != '\0' ? l->notice : NULL };
	struct lobby_watch *const watch = lobby_watch_new();
	bool chosen = false;

	if (watch != NULL) {
		p.wake = wake;
		p.look = look;
		p.watcher = watch;
	}
	*out = (struct lobby_choice){ .does = LOBBY_LEAVES };
	snprintf(title, sizeof title, "The lobby: %s", l->person);
	while (!chosen && !screen_ended(tui)) {
		struct lobby_rows *const r = lobby_rows_new(l);
		int row;

		if (r == NULL)
			break;
		p.self = r;
		p.n = lobby_rows_count(r);
		stay(&p, r, out);
		row = picker_ask(tui, &p);
		lobby_rows_choose(r, p.at, out);
		chosen = row != PICKER_RENEW && choose(tui, r, row, out);
		lobby_rows_free(r);
	}
	if (!chosen)
		*out = (struct lobby_choice){ .does = LOBBY_LEAVES };
	lobby_watch_free(watch);
	return screen_ended(tui) ? TUI_HANGUP : TUI_LEFT;
}
