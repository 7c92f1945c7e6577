/* The chronicle of a campaign: its opening, each episode's game with what came of
 * it, the ending, and the roster as it stands. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "report/account.h"

struct scribe { struct doc *doc; bool list; };

static void end_list(struct scribe *s)
{
	if (s->list)
		doc_close(s->doc);
	s->list = false;
}

/* Paragraphs as they are told everywhere; what is indented becomes a list. */
static void write_told(void *self, int indent, const char *text)
{
	struct scribe *const s = self;

	if (indent == 0) {
		end_list(s);
		doc_add(s->doc, DOC_PROSE, 0, "%s", text);
		return;
	}
	if (!s->list)
		doc_open(s->doc, DOC_LIST, 0, "");
	s->list = true;
	doc_open(s->doc, DOC_ITEM, 0, "");
	doc_add(s->doc, DOC_WORDS, 0, "%s", text + strspn(text, " "));
	doc_close(s->doc);
}

static void put_item(struct doc *d, const char *text)
{
	doc_open(d, DOC_ITEM, 0, "");
	doc_add(d, DOC_WORDS, 0, "%s", text);
	doc_close(d);
}

struct muster_roll { struct doc *doc; const struct campaign *campaign; };

/* The roster under its own heading, without the words by which players call its heroes. */
static void write_roll(void *self, int indent, const char *text)
{
	const struct muster_roll *const r = self;
	const char *words = text + strspn(text, " ");

	if (indent == 0)
		return;
	for (int i = 0; i < r->campaign->n_heroes; i++) {
		const char *const id = r->campaign->heroes[i].id;

		if (strncmp(words, id, strlen(id)) == 0
				&& strncmp(words + strlen(id), ": ", 2) == 0) {
			words += strlen(id) + 2;
			break;
		}
	}
	put_item(r->doc, words);
}

static void write_roster(struct doc *d, const struct serial *s)
{
	struct muster_roll roll = { d, serial_campaign(s) };

	doc_add(d, DOC_HEADING, 2, "Who is who by now");
	doc_open(d, DOC_LIST, 0, "");
	serial_tell_roster(s, (struct teller){ write_roll, &roll });
	doc_close(d);
}

static void tell(struct doc *d, const struct serial *s,
	void (*teller)(const struct serial *s, struct teller t))
{
	struct scribe scribe = { d, false };

	teller(s, (struct teller){ write_told, &scribe });
	end_list(&scribe);
}

static void put_paragraph(struct doc *d, const char *text)
{
	doc_open(d, DOC_PARAGRAPH, 0, "");
	doc_add(d, DOC_WORDS, 0, "%s", text);
	doc_close(d);
}

static void free_session(void *session)
{
	session_free(session);
}

/* What of a briefing has stood on the page already, paragraph by paragraph: where the rest of it
 * begins, or NULL if it is another. */
struct heard { const char *rest; bool begun; };

static void hear(void *self, int indent, const char *text)
{
	struct heard *const h = self;
	const char *const gap = h->begun ? "\n\n" : "";

	(void)indent;
	h->begun = true;
	if (h->rest == NULL || strncmp(h->rest, gap, strlen(gap)) != 0
			|| strncmp(h->rest + strlen(gap), text, strlen(text)) != 0)
		h->rest = NULL;
	else
		h->rest += strlen(gap) + strlen(text);
}

/* An episode begins with the story so far, which on this page are the episodes before it. */
static const char *own_briefing(const struct serial *s, int chapter, const char *briefing)
{
	struct heard heard = { briefing, false };

	serial_tell_story_before(s, chapter, (struct teller){ hear, &heard });
	return heard.rest != NULL ? heard.rest + strspn(heard.rest, "\n") : briefing;
}

/* The game of an episode, in its place; a word where its save is missing. */
static bool write_game(struct doc *d, const struct report_options *o, const struct serial *s,
	int i, const char *folder, const char *title)
{
	const struct chapter *const c = serial_chapter(s, i);
	struct report_chapter chapter = { .title = title, .level = 2, .brief = true };
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	char path[4096];
	struct session *game;

	snprintf(path, sizeof path, "%s/%s", folder, c->file);
	game = c->file[0] != '\0' ? session_watch(path, &error, &why) : NULL;
	if (game == NULL) {
		doc_add(d, DOC_HEADING, 2, "%s", title);
		put_paragraph(d, c->file[0] == '\0' ? "Nothing was kept of this episode's game."
			: why.text);
		return true;
	}
	session_go(game, session_length(game));
	doc_keep(d, game, free_session);
	chapter.briefing = own_briefing(s, i, session_truth(game)->setup->briefing);
	return report_game(d, game, o, &chapter);
}

static bool write_chapter(struct doc *d, const struct report_options *o, const struct serial *s,
	int i, const char *folder)
{
	const struct chapter *const c = serial_chapter(s, i);
	struct scribe scribe = { d, false };
	char title[TALE_WORDS_MAX];

	snprintf(title, sizeof title, "Episode %d: %.300s", i + 1,
		serial_campaign(s)->episodes[c->episode].title);
	text_trim(title);
	if (!write_game(d, o, s, i, folder, title))
		return false;
	doc_add(d, DOC_HEADING, 3, "What came of it");
	serial_tell_chapter(s, i, (struct teller){ write_told, &scribe });
	end_list(&scribe);
	return true;
}

static void write_ending(struct doc *d, const struct serial *s)
{
	if (serial_stage(s) == SERIAL_OVER) {
		doc_add(d, DOC_HEADING, 2, "The end");
		tell(d, s, serial_tell_ending);
		return;
	}
	doc_add(d, DOC_HEADING, 2, "To be continued");
	doc_open(d, DOC_PARAGRAPH, 0, "");
	doc_add(d, DOC_WORDS, 0, "Next: %s",
		serial_campaign(s)->episodes[serial_episode(s)].title);
	doc_close(d);
}

static void write_seeds(struct doc *d, const struct serial *s)
{
	char text[80];

	snprintf(text, sizeof text, "Seed of the campaign: %" PRIu64, serial_seed(s));
	put_item(d, text);
	for (int i = 0; i < serial_chapters(s); i++) {
		snprintf(text, sizeof text, "Seed of episode %d: %" PRIu64, i + 1,
			serial_chapter(s, i)->seed);
		put_item(d, text);
	}
}

static void write_colophon(struct doc *d, const struct serial *s)
{
	const struct campaign *const c = serial_campaign(s);
	char text[TALE_WORDS_MAX], whose[CREDITS_BYTES];

	doc_add(d, DOC_HEADING, 2, "For the record");
	doc_open(d, DOC_LIST, 0, "");
	snprintf(text, sizeof text, "Rules: %s, by %s", c->system->name, c->system->book->authors);
	put_item(d, text);
	if (scenario_credits(&c->credits, whose, sizeof whose)) {
		snprintf(text, sizeof text, "Campaign: %s", whose);
		put_item(d, text);
	}
	if (serial_stage(s) == SERIAL_OVER)
		write_seeds(d, s);
	else
		put_item(d, "Seeds: told when the campaign is over");
	doc_close(d);
}

static bool write_all(struct doc *d, const struct serial *s, const struct report_options *o,
	const char *folder)
{
	const struct campaign *const c = serial_campaign(s);

	doc_add(d, DOC_HEADING, 1, "%s", c->title);
	doc_add(d, DOC_LEAD, 0, "%s", c->log_line);
	doc_add(d, DOC_PROSE, 1, "%s", c->opening);
	for (int i = 0; i < serial_chapters(s); i++)
		if (!write_chapter(d, o, s, i, folder))
			return false;
	write_ending(d, s);
	write_roster(d, s);
	write_colophon(d, s);
	return !doc_failed(d);
}

bool report_serial(const struct serial *s, const struct report_options *o, const char *folder,
	FILE *out)
{
	struct doc *const d = doc_new();
	const bool good = d != NULL && write_all(d, s, o, folder) && report_put(d, o, out);

	doc_free(d);
	return good;
}
