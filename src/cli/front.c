/* Which front end: the terminal where there is one, else line by line. */
#include "config.h"

#include <errno.h>
#include <langinfo.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/guest.h"
#include "cli/streams.h"
#include "cliffhanger/tui.h"

enum { WIDTH_USUAL = 80, STEP_MS_MAX = 60000 };

static bool utf8(void)
{
	return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static int width_here(void)
{
	const char *const columns = getenv("COLUMNS");
	struct winsize size;
	uint64_t n;

	if (columns && arguments_whole(columns, &n) && n > 0 && n < 10000)
		return (int)n;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
		return size.ws_col;
	return WIDTH_USUAL;
}

/* A line to elsewhere may be slow: what the file says of animation counts at home only.  How long
 * a step is seen may be said by the environment, for tests and for the patient. */
static void pace_steps(struct preferences *p)
{
	const char *const wanted = getenv("CLIFFHANGER_STEP_MS");
	uint64_t n;

	p->animation = p->animation && !getenv("SSH_CONNECTION");
	if (wanted && arguments_whole(wanted, &n) && n <= STEP_MS_MAX)
		p->step_ms = (int)n;
}

/* How the game is to be shown here: what the file says, then the command line, then the
 * terminal's own limits. */
struct front { struct preferences likes; struct reason trouble; };

static void take_flags(struct preferences *p, const struct arguments *a, int first_flag)
{
	p->plain = arguments_yes(a, first_flag + FRONT_PLAIN, p->plain);
	p->speech = arguments_yes(a, first_flag + FRONT_SPEECH, p->speech);
	p->ascii = arguments_yes(a, first_flag + FRONT_ASCII, p->ascii);
	p->mono = arguments_yes(a, first_flag + FRONT_MONO, p->mono);
	p->flat = arguments_yes(a, first_flag + FRONT_FLAT, p->flat);
	p->animation = arguments_yes(a, first_flag + FRONT_ANIMATION, p->animation);
	p->mouse = !arguments_yes(a, first_flag + FRONT_NO_MOUSE, !p->mouse);
}

/* By the flags of a command that has some; else `a` is NULL. */
static void front_choose(struct front *f, const struct arguments *a, int first_flag)
{
	struct preferences *const p = &f->likes;

	config_read(p, &f->trouble);
	pace_steps(p);
	if (a)
		take_flags(p, a, first_flag);
	p->guest = guest_here();
	p->ascii = p->ascii || !utf8();
	if (!*f->trouble.text && !p->mono)
		config_hard_to_read(p, 0, &f->trouble);
}

static struct plain_options plain_options(const struct front *f)
{
	return (struct plain_options){
		.input = STDIN_FILENO,
		.output = STDOUT_FILENO,
		.echo = !isatty(STDIN_FILENO),
		.ascii = f->likes.ascii,
		.width = width_here(),
		.guest = f->likes.guest,
	};
}

struct plain_options front_plain(const struct arguments *a, int first_flag)
{
	struct front f;

	front_choose(&f, a, first_flag);
	return plain_options(&f);
}

/* What line by line is asked in words is on the screen, too. */
static const struct tui_questions questions = {
	&plain_questions, plain_answer
};

/* The terminal, or NULL: not wanted, not there, or not fit, which is told. */
static struct tui *open_terminal(const struct front *f)
{
	struct reason why;
	struct tui *t;

	if (f->likes.plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return NULL;
	t = tui_open(&f->likes, &why);
	if (t)
		tui_ask(t, &questions);
	else
		complain(0, "%s; going on line by line", why.text);
	return t;
}

/* How a process ends: well, if all is saved and all was told.  `error` is the errno of
 * PLAIN_MUTE. */
static int status_of(bool unsaved, enum plain_end end, int error)
{
	const int status = unsaved ? EXIT_FOUND : EXIT_DONE;

	return end == PLAIN_MUTE ? streams_told(EXIT_FOUND, error) : status;
}

static void remember(const char *file)
{
	struct reason why;

	if (*file && !session_remember(file, &why))
		complain(0, "%s", why.text);
}

static void count(struct session *s)
{
	struct reason why;

	if (!session_count(s, "", &why))
		complain(0, "%s", why.text);
}

static void tell_where(const struct session *s)
{
	char left[LINE_MAX_BYTES];

	if (session_dice_left(s, left, sizeof(left)))
		arguments_print_plain("%s", left);
	if (*session_trouble(s))
		complain(0, "%s", session_trouble(s));
	else if (*session_file(s) && !session_truth(s)->over)
		arguments_print_plain("The game is saved in %s; resume it with 'cliffhanger resume'.",
			session_file(s));
}

/* A game, on the terminal where there is one; how it ended line by line, and the errno of
 * PLAIN_MUTE. */
struct ran { bool on_terminal; enum plain_end end; int error; };

static struct ran run_game(struct session *s, const struct front *f, bool briefing,
	const char *notice)
{
	struct plain_options o = plain_options(f);
	struct tui *const t = open_terminal(f);
	struct ran r = { .on_terminal = t != NULL, .end = PLAIN_DONE };

	if (t) {
		tui_play(t, s, briefing, *notice ? notice : f->trouble.text);
		tui_close(t);
		return r;
	}
	/* Nobody reads any more: writing tells that, and no signal. */
	signal(SIGPIPE, SIG_IGN);
	o.briefing = briefing;
	r.end = plain_play(s, &o);
	r.error = errno;
	return r;
}

int front_play(struct session *s, const struct arguments *a, int first_flag, bool briefing,
	const char *notice)
{
	struct front f;
	struct ran r;
	bool unsaved;

	front_choose(&f, a, first_flag);
	remember(session_file(s));
	r = run_game(s, &f, briefing, notice);
	if (r.on_terminal)
		tell_where(s);
	count(s);
	unsaved = *session_trouble(s) != '\0';
	remember(session_file(s));
	session_free(s);
	return status_of(unsaved, r.end, r.error);
}

int front_serial(struct serial *s, const struct arguments *a, int first_flag, bool fresh,
	const char *notice)
{
	struct plain_options o;
	struct front f;
	enum plain_end end = PLAIN_DONE;
	struct tui *t;
	int error = 0;
	bool unsaved;

	front_choose(&f, a, first_flag);
	o = plain_options(&f);
	t = open_terminal(&f);
	remember(serial_file(s));
	if (t) {
		tui_serial(t, s, fresh, *notice ? notice : f.trouble.text);
		tui_close(t);
		if (*serial_trouble(s))
			complain(0, "%s", serial_trouble(s));
		else if (*serial_file(s) && serial_stage(s) != SERIAL_OVER)
			arguments_print_plain("The campaign is kept in %s; 'cliffhanger resume' goes on "
				"with it.", serial_file(s));
	} else {
		signal(SIGPIPE, SIG_IGN);
		o.briefing = fresh;
		end = plain_serial(s, &o);
		error = errno;
	}
	unsaved = *serial_trouble(s) != '\0';
	remember(serial_file(s));
	serial_free(s);
	return status_of(unsaved, end, error);
}

int front_replay(struct session *s, const struct arguments *a, int first_flag,
	int turn, int seat, const char *cast)
{
	struct plain_options o;
	struct front f;
	enum plain_end end = PLAIN_DONE;
	struct tui *t;
	int error = 0;

	front_choose(&f, a, first_flag);
	if (cast) {
		error = cast_write(cast, &f.likes, s, turn, seat);
		session_free(s);
		return error;
	}
	o = plain_options(&f);
	t = open_terminal(&f);
	if (t) {
		tui_replay(t, s, turn, seat);
		tui_close(t);
	} else {
		signal(SIGPIPE, SIG_IGN);
		end = plain_replay(s, &o, turn, seat);
		error = errno;
	}
	session_free(s);
	return status_of(false, end, error);
}

/* What came of it belongs to the house: nothing of it is remembered here. */
int front_table(struct session *s, const struct arguments *a, int first_flag,
	const char *notice)
{
	struct plain_options o;
	struct reason same = { "", "" };
	struct front f;
	enum plain_end end;
	struct tui *t;
	bool unsaved;

	front_choose(&f, a, first_flag);
	o = plain_options(&f);
	o.briefing = true;
	t = open_terminal(&f);
	if (t) {
		unsaved = !tui_table(t, s, true, *notice ? notice : f.trouble.text, &same);
		tui_close(t);
		if (*same.text)
			arguments_print_plain("%s", same.text);
		return status_of(unsaved, PLAIN_DONE, 0);
	}
	/* Nobody reads any more: writing tells that, and no signal. */
	signal(SIGPIPE, SIG_IGN);
	end = plain_table(s, &o, &unsaved);
	return status_of(unsaved, end, errno);
}

bool front_lobby(struct lobby *l, const struct arguments *a, int first_flag,
	struct lobby_choice *choice, int *status)
{
	struct front f;
	struct tui *t;

	front_choose(&f, a, first_flag);
	t = open_terminal(&f);
	*choice = (struct lobby_choice){ .does = LOBBY_LEAVES };
	*status = EXIT_DONE;
	if (t) {
		if (tui_lobby(t, l, choice) == TUI_HANGUP)
			choice->does = LOBBY_LEAVES;
		tui_close(t);
	} else {
		const struct plain_options o = plain_options(&f);
		enum plain_end end;

		signal(SIGPIPE, SIG_IGN);
		l->begins = false;	/* which scenario is asked on the title screen alone */
		end = plain_lobby(l, &o, choice);
		*status = status_of(false, end, errno);
		if (end != PLAIN_DONE)
			choice->does = LOBBY_LEAVES;
	}
	return choice->does != LOBBY_LEAVES;
}

int front_board(const struct tui_board *board, const struct arguments *a, int first_flag)
{
	struct reason why;
	struct front f;
	struct tui *t;

	front_choose(&f, a, first_flag);
	t = tui_open(&f.likes, &why);
	if (!t)
		return complain(EXIT_FOUND, "%s", why.text);
	tui_watch(t, board);
	tui_close(t);
	return EXIT_DONE;
}

bool front_title(const struct arguments *a, int first_flag, int *status)
{
	const struct session_options standard = { .seed = loading_seed() };
	struct front f;
	struct tui *t;

	front_choose(&f, a, first_flag);
	t = open_terminal(&f);
	if (!t)
		return false;
	tui_title(t, &standard, f.trouble.text);
	tui_close(t);
	*status = EXIT_DONE;
	return true;
}
