/* The chronicle of a campaign: its opening, each episode's game with what came of
 * it, the ending, and the roster as it stands. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "report/markdown.h"

struct scribe { struct markdown *q; bool list; };

/* Paragraphs as they are told everywhere; what is indented becomes a list. */
static void write_told(void *self, int indent, const char *text)
{
	struct scribe *const s = self;

	if (indent > 0) {
		fputs("- ", s->q->out);
		markdown_text(s->q, text + strspn(text, " "));
		putc('\n', s->q->out);
		s->list = true;
		return;
	}
	if (s->list)
		putc('\n', s->q->out);
	s->list = false;
	markdown_prose(s->q, "", text);
}

static void tell(struct markdown *q, const struct serial *s,
	void (*teller)(const struct serial *s, struct teller t))
{
	struct scribe scribe = { q, false };

	teller(s, (struct teller){ write_told, &scribe });
	if (scribe.list)
		putc('\n', q->out);
}

/* The game of an episode, in its place; a word where its save is missing. */
static void write_game(struct markdown *q, const struct chapter *c, const char *folder,
	const char *title)
{
	const struct report_options o = { .level = 2, .title = title, .brief = true };
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	char path[4096];
	struct session *game;

	snprintf(path, sizeof path, "%s/%s", folder, c->file);
	game = c->file[0] != '\0' ? session_watch(path, &error, &why) : NULL;
	if (game == NULL) {
		markdown_heading(q, 1, "%s", title);
		markdown_text(q, c->file[0] == '\0' ? "Nothing was kept of this episode's game."
			: why.text);
		fputs("\n\n", q->out);
		return;
	}
	session_go(game, session_length(game));
	report_write(game, &o, q->out);
	session_free(game);
}

static void write_chapter(struct markdown *q, const struct serial *s, int i, const char *folder)
{
	const struct chapter *const c = serial_chapter(s, i);
	struct scribe scribe = { q, false };
	char title[TALE_WORDS_MAX];

	snprintf(title, sizeof title, "Episode %d: %.300s", i + 1,
		serial_campaign(s)->episodes[c->episode].title);
	write_game(q, c, folder, title);
	markdown_heading(q, 2, "What came of it");
	serial_tell_chapter(s, i, (struct teller){ write_told, &scribe });
	if (scribe.list)
		putc('\n', q->out);
}

static void write_ending(struct markdown *q, const struct serial *s)
{
	if (serial_stage(s) == SERIAL_OVER) {
		markdown_heading(q, 1, "The end");
		tell(q, s, serial_tell_ending);
		return;
	}
	markdown_heading(q, 1, "To be continued");
	markdown_text(q, "Next: ");
	markdown_text(q, serial_campaign(s)->episodes[serial_episode(s)].title);
	fputs("\n\n", q->out);
}

static void write_colophon(struct markdown *q, const struct serial *s)
{
	const struct campaign *const c = serial_campaign(s);

	markdown_heading(q, 1, "For the record");
	fputs("- Rules: ", q->out);
	markdown_text(q, c->system->name);
	fputs(", by ", q->out);
	markdown_text(q, c->system->book->authors);
	if (serial_stage(s) != SERIAL_OVER) {
		fputs("\n- Seeds: told when the campaign is over\n\n", q->out);
		return;
	}
	fprintf(q->out, "\n- Seed of the campaign: %" PRIu64 "\n", serial_seed(s));
	for (int i = 0; i < serial_chapters(s); i++)
		fprintf(q->out, "- Seed of episode %d: %" PRIu64 "\n", i + 1,
			serial_chapter(s, i)->seed);
	putc('\n', q->out);
}

bool report_serial(const struct serial *s, const char *folder, FILE *out)
{
	const struct campaign *const c = serial_campaign(s);
	const struct report_options o = { .level = 1 };
	struct markdown q = { .out = out, .options = &o };

	markdown_heading(&q, 0, "%s", c->title);
	fputs("*", out);
	markdown_text(&q, c->log_line);
	fputs("*\n\n", out);
	markdown_prose(&q, "> ", c->opening);
	for (int i = 0; i < serial_chapters(s); i++)
		write_chapter(&q, s, i, folder);
	write_ending(&q, s);
	markdown_heading(&q, 1, "Who is who by now");
	tell(&q, s, serial_tell_roster);
	write_colophon(&q, s);
	return fflush(out) == 0 && !ferror(out);
}
