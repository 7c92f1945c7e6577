/* The plain front end's loop: news, a question, a line, again. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/talk.h"
#include "plain/line_editor.h"
#include "plain/ui.h"

/* ---- asking ---- */

static bool ui_open(struct ui *k, struct session *s, const struct plain_options *o)
{
	*k = (struct ui){ .s = s, .o = o };
	k->output = output_new(o);
	k->reader = line_reader_new(o->input);
	if (!k->output || !k->reader)
		return false;
	output_heed(k->output, k->reader);
	k->editor = line_editor_new(o, k->reader);
	return true;
}

/* errno is of a output that could not be written. */
static void ui_close(struct ui *k)
{
	const int error = output_free(k->output);

	line_editor_free(k->editor);
	line_reader_free(k->reader);
	errno = error;
}

/* At a table his first side, and the Game Master's seat if he has none. */
static int own_seat(const struct session *s)
{
	for (int side = 0; side < session_truth(s)->setup->n_sides; side++)
		if (hosted_sits(s, side))
			return side;
	return talk_own_seat(s);
}

/* The seat that looks on when nobody is asked: the only person's, or the Game
 * Master's. */
static int onlooker(const struct session *s)
{
	const int sides = session_truth(s)->setup->n_sides;
	int seat = 2 * sides, persons = 0;

	if (hosted_of(s) && own_seat(s) != TALK_NOBODY)
		return own_seat(s);
	for (int side = 0; side < sides; side++)
		if (session_person(s, side)) {
			persons++;
			seat = side;
		}
	return persons == 1 ? seat : 2 * sides;
}

/* Sits down in a seat (D1). */
static bool sit(struct ui *k, int seat)
{
	k->seat = seat;
	k->v = session_view(k->s, seat);
	if (k->v && k->v->game.master && seat == master_seat(&k->v->game))
		news_from_turn(k);
	return k->v != NULL;
}

/* Whether who sits here at a table is its Game Master and plays no side. */
static bool only_master(const struct session *s)
{
	for (int side = 0; side < session_truth(s)->setup->n_sides; side++)
		if (session_person(s, side))
			return false;
	return hosted_of(s) != NULL && session_person(s, master_seat(session_truth(s)));
}

/* Who plays: the Game Master who took it, who is asked, who is looked
 * over the shoulder of when a die is wanted, or who looks on. */
static int ui_seat(struct ui *k, const struct decision *d, bool die, int last)
{
	k->master = (k->master || (!d && (session_pauses(k->s) || only_master(k->s))))
		&& session_truth(k->s)->master && !session_truth(k->s)->over;
	if (k->master)
		return master_seat(session_truth(k->s));
	return d ? d->seat : die && last >= 0 ? last : onlooker(k->s);
}

/* ---- typing ---- */

static enum typed ask_plainly(struct ui *k, const char *prompt, char line[TYPED_MAX + 1])
{
	output_prompt(k->output, prompt);
	return line_reader_read(k->reader, line);
}

bool ui_ask(struct ui *k, const char *prompt, char line[TYPED_MAX + 1])
{
	const struct line_help help = { query_offer, k };
	enum typed typed;

	do {
		typed = k->editor ? line_editor_ask(k->editor, k->output, prompt, &help, line)
			: ask_plainly(k, prompt, line);
		if (typed == TYPED_LINE && k->o->echo)
			output_line(k->output, line);
		else if (typed != TYPED_LINE)
			output_line(k->output, "");
		if (typed == TYPED_TOO_LONG)
			output_say(k->output, 2, "That line is longer than %d bytes; it was not read.",
				TYPED_MAX);
		if (typed == TYPED_ODD)
			output_say(k->output, 2, "That line holds control characters or is not UTF-8; "
				"it was not read.");
	} while (typed != TYPED_LINE && typed != TYPED_END && typed != TYPED_NEWS);
	if (typed == TYPED_NEWS)
		line[0] = '\0';
	return typed != TYPED_END;
}

static bool is_remark(const char *line)
{
	line += strspn(line, " ");
	return *line == '\0' || *line == '#';
}

/* Nonsense gets the nearest of all words, queries and verbs alike. */
static void say_refusal(struct ui *k, const char *line, const struct reason *why)
{
	char word[40];
	const bool any = typed_word(&line, word, sizeof(word));
	const bool verb = any && query_is_verb(k, word);
	const char *meant;

	ui_reason(k, why);
	if (!any || verb || strstr(why->text, "did you mean"))
		return;
	meant = query_nearest(word);
	if (meant)
		output_say(k->output, 2, "Did you mean the question '%s'?", meant);
	else
		output_say(k->output, 2, "'help' lists all commands and questions.");
}

/* The Game Master's acts are his whoever plays. */
static int seat_of(const struct ui *k, const char *line)
{
	const struct verb *verb;
	char word[40];

	typed_word(&line, word, sizeof(word));
	if (!session_person(k->s, master_seat(&k->v->game)))
		return k->seat;
	for (int i = 0; (verb = master_verb(i)) != NULL; i++)
		if (strcmp(verb->name, word) == 0)
			return master_seat(&k->v->game);
	return k->seat;
}

/* What happens at once is told at once; of what waits for more to be said, like an order, it is
 * said that it was understood. */
static void say_understood(struct ui *k, const char *sentence)
{
	const struct decision *const d = session_ask(k->s);

	if (*session_told(k->s))
		output_say(k->output, 2, "%s", session_told(k->s));
	else if (*sentence && k->asked && d && d->id == k->d.id)
		output_say(k->output, 2, "%s", sentence);
}

/* Whether a line is kept until the seat is asked: others are waited for, and it is no act of the
 * Game Master's. */
static bool is_for_later(const struct ui *k, const char *line)
{
	return *k->waiting && !k->asked && !k->master && seat_of(k, line) == k->seat;
}

static void submit(struct ui *k, const char *line)
{
	struct reason why = { "", "" };
	char sentence[2 * LINE_MAX_BYTES];

	if (is_for_later(k, line)) {
		if (!beforehand_keep(k, line, &why))
			say_refusal(k, line, &why);
		return;
	}
	query_sentence(k, line, sentence, sizeof(sentence));
	switch (session_submit(k->s, seat_of(k, line), line, &why)) {
	case SUBMIT_REFUSED:
		say_refusal(k, line, &why);
		break;
	case SUBMIT_MEMORY:
		output_say(k->output, 2, "There is not enough memory for that.");
		break;
	case SUBMIT_OK:
	case SUBMIT_NEEDS_DIE:
		say_understood(k, sentence);
		break;
	}
}

/* ---- dice typed in ---- */

static void say_no_die(struct ui *k, const struct reason *found, int sides)
{
	const bool from_zero = session_die_from_zero(k->s);
	struct reason why;

	refuse_with(&why, found->rule, "%s: the D%d shows %d to %d%s, 'quit' leaves", found->text, sides,
		!from_zero, sides - from_zero, sides == 10 && !from_zero ? " (0 is 10)" : "");
	ui_reason(k, &why);
}

static enum plain_end ask_die(struct ui *k)
{
	char line[TYPED_MAX + 1], prompt[240];
	const char *what;
	struct reason why = { "C-10", "" };
	int sides, value;

	if (!session_wants_die(k->s, &sides, &what))
		return PLAIN_DONE;
	snprintf(prompt, sizeof(prompt), "%s for %s> ",
		roll_die_name(sides, session_die_from_zero(k->s)).text, what);
	do {
		if (!ui_ask(k, prompt, line))
			return PLAIN_HANGUP;
	} while (is_remark(line));
	if (strcmp(line, "quit") == 0) {
		k->leave = true;
		return PLAIN_DONE;
	}
	value = given_dice_typed(line, what, &why);
	if (value < 0)
		say_no_die(k, &why, sides);
	else if (session_die(k->s, value, &why) == SUBMIT_REFUSED)
		ui_reason(k, &why);
	return PLAIN_DONE;
}

/* ---- the loop ---- */

/* Trouble with the save is told when it comes, and when it has gone. */
static void tell_trouble(struct ui *k, bool *troubled)
{
	const bool now = *session_trouble(k->s) != '\0';

	if (now && !*troubled)
		output_say(k->output, 2, "%s", session_trouble(k->s));
	if (!now && *troubled)
		output_say(k->output, 2, "The game is saved again.");
	*troubled = now;
}

static void tell_notice(struct ui *k, bool *told)
{
	if (!*told && *session_notice(k->s)) {
		output_say(k->output, 2, "%s", session_notice(k->s));
		*told = true;
	}
}

/* What the script gives a side to do, when it is another thing than before. */
static void tell_task(struct ui *k)
{
	const char *const task = k->v->game.viewer == NOBODY ? ""
		: game_task(&k->v->game, k->v->game.viewer);
	const char *const before = k->task[k->seat];

	if (*task && (!before || strcmp(before, task) != 0))
		output_say(k->output, 2, "Task: %s", task);
	k->task[k->seat] = task;
}

/* Dice given beforehand that did not fit; of those nobody here was to know of once the game
 * is over (Y-31). */
static void tell_misfits(struct ui *k)
{
	char text[2 * LINE_MAX_BYTES];
	struct misfit_at all = { 0, 0 };

	while (session_misfit(k->s, k->seat, true, &k->misfits[k->seat], text, sizeof(text)))
		output_say(k->output, 2, "%s", text);
	while (session_truth(k->s)->over && !k->misfits_ended
			&& session_misfit(k->s, k->seat, false, &all, text, sizeof(text)))
		output_say(k->output, 2, "%s", text);
	k->misfits_ended |= session_truth(k->s)->over;
}

/* Dice that nobody has thrown, when the game or the script is at its end. */
static void tell_dice_left(struct ui *k)
{
	char text[LINE_MAX_BYTES];

	if (session_dice_left(k->s, text, sizeof(text)))
		output_say(k->output, 2, "%s", text);
}

/* `done` closes whatever is asked by the choice that does so, and lets machines go on
 * that wait for the Game Master. */
static void done(struct ui *k)
{
	const struct decision_kind *const kind = k->asked ? game_asks(&k->v->game, &k->d) : NULL;

	if (!k->asked && session_pauses(k->s))
		session_go_ahead(k->s);
	else
		submit(k, kind && kind->done ? kind->done : "done");
}

/* Whoever says `done` to what `accept` has closed means that, and not the next question. */
static bool is_done_already(struct ui *k, bool closed)
{
	if (closed)
		output_say(k->output, 2, "`accept` has closed that question; `done` once more closes "
			"this one, and nobody has been told anything yet.");
	return closed;
}

/* A line of `done`, for now or for later; false if it is none. */
static bool take_done(struct ui *k, const char *line, bool closed)
{
	struct reason why;

	switch (later_read(&k->later, &k->v->game, k->seat, k->asked ? &k->d : NULL, line, &why)) {
	case LATER_OTHER:
		return false;
	case LATER_NOW:
		if (!is_done_already(k, closed))
			done(k);
		return true;
	case LATER_WAITS:
		output_say(k->output, 2, "Done with that phase when it comes: this question stays "
			"open.");
		return true;
	case LATER_REFUSED:
		ui_reason(k, &why);
		return true;
	}
	return false;
}

static void tell_missed(struct ui *k, int seat, bool over)
{
	char text[LINE_MAX_BYTES];

	while (later_missed(&k->later, &k->v->game, seat, over, text, sizeof(text)))
		output_say(k->output, 2, "%s", text);
}

static enum plain_end ask_choice(struct ui *k)
{
	char line[TYPED_MAX + 1], prompt[ID_MAX + 64];
	const bool closed = k->closed;
	const char *const waited = k->asked ? later_comes(&k->later, &k->v->game, &k->d) : NULL;

	if (beforehand_hand_in(k))
		return PLAIN_DONE;
	if (waited) {
		output_say(k->output, 2, "`done %s`, as you said.", waited);
		done(k);
		return PLAIN_DONE;
	}
	snprintf(prompt, sizeof(prompt), "%d %s %s> ", k->v->game.turn,
		k->asked ? later_phase(&k->v->game, &k->d)
		: k->v->game.turn > 0 ? k->v->game.system->phases[k->v->game.phase].name : "before",
		k->seat < k->v->game.setup->n_sides ? k->v->game.setup->sides[k->seat].id : "gm");
	if (k->waits)
		return neighbours_await(k) ? PLAIN_DONE : PLAIN_HANGUP;
	if (!neighbours_ask(k, prompt, line))
		return PLAIN_HANGUP;
	k->closed = false;
	if (!is_remark(line) && !take_done(k, line, closed) && !query_answer(k, line))
		submit(k, line);
	return PLAIN_DONE;
}

/* Where machines play all sides: told once how they go on. */
static void tell_pause(struct ui *k, bool *told)
{
	if (!*told && !k->asked && session_pauses(k->s))
		output_say(k->output, 0, "The machines wait for the Game Master; 'done' lets them go on "
			"to the next phase.");
	*told |= !k->asked && session_pauses(k->s);
}

/* What is asked, and till when where there is a clock. */
static void tell_question(struct ui *k)
{
	char till[HOSTED_WHEN_MAX];

	query_decision(k, "");
	hosted_deadline(k->s, till);
	if (*till)
		output_say(k->output, 2, "Till %s; then the machine answers for you.", till);
}

static enum plain_end play(struct ui *k)
{
	enum plain_end end = PLAIN_DONE;
	int asked = -1, seat = -1;
	bool troubled = false, noticed = false, paused = false;

	while (!k->leave && end == PLAIN_DONE && !*k->stopped && !neighbours_lost_seat(k)) {
		const struct decision *const d = session_ask(k->s);
		int no_matter;
		const char *what;
		const bool die = session_wants_die(k->s, &no_matter, &what);

		/* A die is asked of whoever sits there: it tells no more than he sees. */
		if (!sit(k, ui_seat(k, d, die, seat)))
			return PLAIN_DONE;
		news_rewind(k);
		k->asked = d && d->seat == k->seat;
		if (k->asked)
			k->d = *d;
		if (d && !k->master && seat >= 0 && seat != d->seat && !hosted_of(k->s))
			output_say(k->output, 0, "--- %s, it is your turn ---", ui_side(k, d->seat));
		if (d && !k->master)
			seat = d->seat;
		news_tell(k);
		tell_trouble(k, &troubled);
		tell_notice(k, &noticed);
		tell_misfits(k);
		tell_missed(k, k->seat, false);
		tell_task(k);
		if (die) {
			end = ask_die(k);
			continue;
		}
		neighbours_tell(k);
		if (!d && !k->master && !*k->waiting)
			break;
		/* Of a game of one's own somebody else can only be the machine. */
		k->waits = (k->waits || (*k->waiting && !hosted_of(k->s))) && !k->asked;
		tell_pause(k, &paused);
		if (k->asked && d->id != asked)
			tell_question(k);
		if (k->asked)
			prepared_note(&k->prepared, &k->v->game, k->seat, &k->d);
		asked = k->asked ? d->id : asked;
		end = ask_choice(k);
		if (!output_flush(k->output))
			return PLAIN_MUTE;
	}
	return end;
}

void ui_say_same(struct ui *k)
{
	char text[REASON_MAX];

	hosted_same(k->s, text, sizeof(text));
	if (*text)
		output_say(k->output, 0, "%s", text);
}

static void say_goodbye(struct ui *k, enum plain_end end)
{
	tell_dice_left(k);
	beforehand_forget(k);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		tell_missed(k, seat, true);
	if (session_truth(k->s)->over) {
		query_objectives(k, "");	/* who won is told by the last events */
		ui_say_same(k);
		return;
	}
	if (end == PLAIN_HANGUP)
		output_say(k->output, 0, "The input ended.");
	if (*k->stopped) {
		output_say(k->output, 0, "%s", k->stopped);
		return;
	}
	if (*session_trouble(k->s))
		output_say(k->output, 2, "%s", session_trouble(k->s));
	else if (hosted_of(k->s) || k->o->guest)
		output_say(k->output, 2, "The table stays as it is.");
	else if (*session_file(k->s))
		output_say(k->output, 2, "The game is saved in %s; resume it with 'cliffhanger "
			"resume'.", session_file(k->s));
}

enum plain_end ui_play(struct ui *k)
{
	enum plain_end end = PLAIN_DONE;

	if (hosted_watches(k->s))
		return bystander_run(k);
	if (!sit(k, onlooker(k->s)))
		return PLAIN_DONE;
	if (k->o->briefing && (!hosted_of(k->s) || session_truth(k->s)->turn <= 1))
		query_briefing(k, "");
	else
		news_skip(k);
	end = play(k);
	if (end != PLAIN_MUTE)
		say_goodbye(k, end);
	return output_flush(k->output) ? end : PLAIN_MUTE;
}

enum plain_end plain_play(struct session *s, const struct plain_options *o)
{
	enum plain_end end = PLAIN_DONE;
	struct ui k;

	if (ui_open(&k, s, o))
		end = ui_play(&k);
	ui_close(&k);
	return end;
}

/* ---- replays ---- */

/* The first position of the turn after `turn`. */
static bool go_past(struct session *s, int turn)
{
	int position = session_position(s);

	while (session_truth(s)->turn <= turn && position < session_length(s))
		if (!session_go(s, ++position))
			return false;
	return true;
}

enum plain_end plain_replay(struct session *s, const struct plain_options *o,
	int turn, int seat)
{
	const int gm = 2 * session_truth(s)->setup->n_sides;
	enum plain_end end = PLAIN_DONE;
	bool whole = true;
	struct ui k;

	if (ui_open(&k, s, o) && sit(&k, seat < 0 ? gm : seat)) {
		whole = turn > 0 ? go_past(s, turn) : session_go(s, session_length(s));
		k.v = session_view(s, k.seat);
		news_until(&k, turn);
		if (!whole)
			output_say(k.output, 2, "From here on this version plays otherwise than the "
				"one that wrote the save.");
		else if (session_truth(s)->over)
			query_objectives(&k, "");
		ui_say_same(&k);
		end = output_flush(k.output) ? PLAIN_DONE : PLAIN_MUTE;
	}
	ui_close(&k);
	return end;
}
