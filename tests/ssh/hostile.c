/* A guest with a hostile hand: what he tries over a real ssh, and that none of it leads out.
 *
 * Of each attempt holds: what stands outside is as it was, and he was not shown it; no command of
 * his ran; what he was told is plain text.  Rows say what he is told beside that.
 */
#include "config.h"
#include "house.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { OPTIONS = 8, WORDS = 6, LONG = 60000, FLOOD = 100000 };

struct attempt {
	const char *what;
	const char *options[OPTIONS];	/* of ssh; %O: the folder outside, %S: the state */
	const char *words[WORDS];	/* what is to be run there */
	const char *typed;
	const char *told;		/* must be heard; NULL = only what holds of all */
};

/* What a word out of the list gets. */
#define NOT_HERE "here one may ask for a table by its name, for plain or for speech"
/* What shows that somebody came no farther than the lobby. */
#define LOBBY "Leave"

#define ENV(pair) { "-o", "SetEnv=" pair }

static const struct attempt attempts[] = {
	/* ---- commands ---- */
	{ "a shell by its name", { 0 }, { "/bin/sh" }, "id\n", NOT_HERE },
	{ "a command", { 0 }, { "id" }, NULL, "id" },
	{ "a command behind a table", { 0 }, { "tuesday;id" }, NULL, NOT_HERE },
	{ "a command in a table's name", { 0 }, { "$(id)" }, NULL, NOT_HERE },
	{ "a command in a line of its own", { 0 }, { "tuesday\nid" }, NULL, NOT_HERE },
	{ "a command in backquotes", { 0 }, { "`id`" }, NULL, NOT_HERE },
	{ "a pipe", { 0 }, { "tuesday|id" }, NULL, NOT_HERE },
	{ "a redirection", { 0 }, { "plain>%O/made" }, NULL, NOT_HERE },
	{ "another command of the program", { 0 }, { "cliffhanger", "sim", "tutorial" }, NULL, NOT_HERE },
	{ "a report of somebody's save", { 0 }, { "report", "%S/cliffhanger/tables/x.save" }, NULL,
		NOT_HERE },
	{ "why a machine did something", { 0 }, { "why", "%S/cliffhanger/tables/x.save" }, NULL,
		NOT_HERE },
	{ "a replay by its path", { 0 }, { "%S/cliffhanger/tables/x.save" }, NULL, NOT_HERE },
	{ "simulations", { 0 }, { "sim" }, NULL, "sim" },
	/* ---- somebody else ---- */
	{ "another's name as an option", { 0 }, { "--as", "bert" }, NULL, NOT_HERE },
	{ "another's name in one word", { 0 }, { "--as=bert" }, NULL, NOT_HERE },
	{ "another state", { 0 }, { "--state", "%O" }, NULL, NOT_HERE },
	{ "help", { 0 }, { "--help" }, NULL, NOT_HERE },
	{ "another's name from sudo", { "-o", "SetEnv=SUDO_USER=bert SUDO_UID=1" }, { "plain" },
		"quit\n", LOBBY },
	{ "another's name from the login", { "-o", "SetEnv=USER=bert LOGNAME=bert" }, { "plain" },
		"quit\n", LOBBY },
	/* ---- words ---- */
	{ "a table's name with a path in it", { 0 }, { "../../../outside/secret" }, NULL, NOT_HERE },
	{ "a table's name that is hidden", { 0 }, { ".ssh" }, NULL, NOT_HERE },
	{ "both ways to be shown", { 0 }, { "plain", "speech" }, NULL, NOT_HERE },
	{ "two tables", { 0 }, { "monday", "tuesday" }, NULL, NOT_HERE },
	{ "a blank too many", { 0 }, { "plain  monday" }, NULL, NOT_HERE },
	{ "a tab", { 0 }, { "plain\tmonday" }, NULL, NOT_HERE },
	{ "a colour in a table's name", { 0 }, { "\033[31mred" }, NULL, NOT_HERE },
	{ "a bell in a table's name", { 0 }, { "ding\a" }, NULL, NOT_HERE },
	{ "a name from right to left", { 0 }, { "\xe2\x80\xae" "tod" }, NULL, NOT_HERE },
	{ "a name that is no UTF-8", { 0 }, { "\xff\xfe\xc0" }, NULL, NOT_HERE },
	{ "a title for the window", { 0 }, { "\033]0;gone\a" }, NULL, NOT_HERE },
	{ "a table that there is not", { 0 }, { "nowhere" }, NULL, "nowhere" },
	/* ---- files to and fro ---- */
	{ "sftp", { "-s" }, { "sftp" }, "\x01\x02\x03", NULL },
	{ "another subsystem", { "-s" }, { "netconf" }, NULL, NULL },
	{ "scp from here", { 0 }, { "scp", "-f", "%O/secret" }, "", NOT_HERE },
	{ "scp to here", { 0 }, { "scp", "-t", "%O" }, "C0644 3 made\nabc", NOT_HERE },
	{ "rsync", { 0 }, { "rsync", "--server", "--sender", ".", "%O" }, "", NOT_HERE },
	{ "git", { 0 }, { "git-upload-pack", "'%O'" }, "", NOT_HERE },
	/* ---- the environment ---- */
	{ "a pager", ENV("PAGER=sh"), { "plain" }, "rules\nquit\n", LOBBY },
	{ "a pager with options", { "-o", "SetEnv=LESSOPEN=|cat LESS=-o%O/made LESSSECURE=0" },
		{ "plain" }, "rules\nquit\n", LOBBY },
	{ "an editor", { "-o", "SetEnv=EDITOR=sh VISUAL=sh" }, { "plain" }, "quit\n", LOBBY },
	{ "another home", ENV("HOME=%O"), { "plain" }, "quit\n", LOBBY },
	{ "another state by XDG", { "-o",
		"SetEnv=XDG_STATE_HOME=%O XDG_DATA_HOME=%O XDG_CONFIG_HOME=%O" }, { "plain" },
		"quit\n", LOBBY },
	{ "an opponent of his own", ENV("CLIFFHANGER_OPPONENT=%O/x"), { "plain" }, "quit\n", LOBBY },
	{ "scenarios from elsewhere", ENV("CLIFFHANGER_CAMPAIGNS=%O:/etc"), { "plain" }, "quit\n",
		LOBBY },
	{ "terminals from elsewhere", { "-o", "SetEnv=TERMINFO=%O TERMINFO_DIRS=%O" }, { 0 },
		"\003q", NULL },
	{ "a terminal that is a path", ENV("TERM=../../outside/secret"), { "plain" }, "quit\n", LOBBY },
	{ "a terminal with an escape", ENV("TERM=\033[2Jx"), { "plain" }, "quit\n", LOBBY },
	{ "a locale that is a path", { "-o", "SetEnv=LC_ALL=../../outside LANG=%O LOCPATH=%O" },
		{ "plain" }, "quit\n", LOBBY },
	{ "messages from elsewhere", { "-o", "SetEnv=NLSPATH=%O/%N LANGUAGE=%O GCONV_PATH=%O" },
		{ "plain" }, "quit\n", LOBBY },
	{ "a trace of curses", { "-o", "SetEnv=NCURSES_TRACE=9999 TMPDIR=%O" }, { 0 }, "\003q", NULL },
	{ "key bindings from elsewhere", { "-o", "SetEnv=EDITRC=%O/secret HISTFILE=%O/made" },
		{ "plain" }, "quit\n", LOBBY },
	{ "a zone from elsewhere", ENV("TZ=:%O/secret"), { "plain" }, "quit\n", LOBBY },
	{ "a screen of a million columns", { "-o", "SetEnv=COLUMNS=1000000 LINES=1000000" },
		{ "plain" }, "quit\n", LOBBY },
};

static int tests, failed;

static bool check(const char *what, bool good, const struct caller *c)
{
	printf("%s %d - %s\n", good ? "ok" : "not ok", ++tests, what);
	if (!good) {
		failed++;
		for (size_t i = 0; c && i < c->n && i < 1500; i++) {
			if (i == 0 || c->bytes[i - 1] == '\n')
				printf("#   ");
			putchar(c->bytes[i] == '\n' || (c->bytes[i] >= ' ' && c->bytes[i] < 0x7f)
				? c->bytes[i] : '?');
		}
		if (c && c->n > 0)
			printf("\n#   ended with %d\n", c->status);
	}
	fflush(stdout);
	return good;
}

/* "%O" and "%S" in what he says; each copy is freed with the others. */
static char *fill_in(const struct house *h, const char *text)
{
	char *filled = NULL;
	size_t n;
	FILE *const out = open_memstream(&filled, &n);

	for (; out && *text; text++)
		if (text[0] == '%' && (text[1] == 'O' || text[1] == 'S'))
			fputs(*++text == 'O' ? h->outside : h->state, out);
		else
			fputc(*text, out);
	if (out)
		fclose(out);
	return filled;
}

/* Line by line nothing may come but text: no escape, no other sign that a terminal obeys. */
static bool is_plain(const struct caller *c)
{
	for (size_t i = 0; i < c->n; i++) {
		const unsigned char b = (unsigned char)c->bytes[i];

		if ((b < ' ' && b != '\n' && b != '\r' && b != '\t') || b == 0x7f)
			return false;
	}
	return true;
}

static bool led_nowhere(const struct house *h, const struct caller *c)
{
	return house_untouched(h) && !caller_heard(c, house_secret) && !caller_heard(c, "uid=")
		&& !caller_heard(c, "bert:");
}

static void attempt(struct house *h, const struct attempt *a)
{
	char *options[OPTIONS + 1] = { NULL }, *words[WORDS + 1] = { NULL };
	struct caller c;
	bool good;

	for (int i = 0; i < OPTIONS && a->options[i]; i++)
		options[i] = fill_in(h, a->options[i]);
	for (int i = 0; i < WORDS && a->words[i]; i++)
		words[i] = fill_in(h, a->words[i]);
	good = house_call(h, &c, "anna", false, (const char *const *)options,
		(const char *const *)words);
	if (good && a->typed)
		caller_send(&c, a->typed, strlen(a->typed));
	caller_hush(&c);
	good = good && caller_ends(&c) && is_plain(&c) && led_nowhere(h, &c)
		&& (!a->told || caller_heard(&c, a->told));
	check(a->what, good, &c);
	caller_free(&c);
	for (int i = 0; i < OPTIONS; i++)
		free(options[i]);
	for (int i = 0; i < WORDS; i++)
		free(words[i]);
}

/* ---- ways that are no commands ---- */

/* Whether the server's own banner comes through that port, asked for as a proxy is asked. */
static bool carries(int port, int to)
{
	const char ask[] = { 4, 1, (char)(to >> 8), (char)to, 127, 0, 0, 1, 0 };
	const struct timeval patience = { .tv_sec = 2 };
	struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
	const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	char bytes[64] = "";
	size_t n = 0;
	ssize_t came;

	a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
	if (connect(fd, (const struct sockaddr *)&a, sizeof(a)) == 0
			&& send(fd, ask, sizeof(ask), MSG_NOSIGNAL) > 0)
		while (n < sizeof(bytes) && (came = recv(fd, bytes + n, sizeof(bytes) - n, 0)) > 0)
			n += (size_t)came;
	close(fd);
	return memmem(bytes, n, "SSH-", 4) != NULL;
}

/* Each wants a way through the server to its own port, which would answer with its banner. */
static void forward(struct house *h)
{
	static const struct { const char *what, *flag, *format; } ways[] = {
		{ "a port forwarded to there", "-L", "%d:127.0.0.1:%d" },
		{ "a proxy through there", "-D", "%d" },
		{ "a port forwarded from there", "-R", "%d:127.0.0.1:%d" },
	};
	char text[64];
	struct caller c;

	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		const int mine = h->port + (h->port > 40000 ? -1000 : 1000) + (int)i;
		bool good;

		snprintf(text, sizeof(text), ways[i].format, mine, h->port);
		good = house_call(h, &c, "anna", false,
			(const char *const[]){ "-S", "none", "-N", ways[i].flag, text, NULL }, NULL);
		for (int n = 0; good && n < 20; n++) {
			caller_read(&c, 20);
			good = !carries(mine, h->port);
		}
		check(ways[i].what, good, &c);
		caller_free(&c);
	}
	snprintf(text, sizeof(text), "127.0.0.1:%d", h->port);
	house_call(h, &c, "anna", false, (const char *const[]){ "-S", "none", "-W", text, NULL }, NULL);
	caller_ends(&c);
	check("the input forwarded", !caller_heard(&c, "SSH-2.0"), &c);
	caller_free(&c);
}

static void other_ways(struct house *h)
{
	struct caller c;

	house_call(h, &c, "anna", false, (const char *const[]){ "-S", "none", "-A", "-X", NULL },
		(const char *const[]){ "plain", NULL });
	caller_say(&c, "quit");
	caller_hush(&c);
	check("an agent and a display forwarded", caller_ends(&c) && led_nowhere(h, &c), &c);
	caller_free(&c);
}

/* ---- at a table ---- */

/* What anna types where she has the gang; the carriers are hidden from her, and their leader is
 * Old Sali Halfhand. */
static const struct { const char *what, *typed, *told; } at_table[] = {
	{ "a save by its path", "save %O/made", NULL },
	{ "a report by its path", "report %O/made", NULL },
	{ "a shell from the game", "!id\n:!id\nshell id\nsystem id", NULL },
	{ "a save instead of the table", "load %S/cliffhanger/tables/well.save", NULL },
	{ "orders for who follows another", "errand rifles 3,3", "rifles" },
	{ "orders for who is hidden", "errand carriers 3,3\norder carriers march", NULL },
	{ "acts of the Game Master", "gm\ngm-move gang 1,1\ngm-say all hello\ngm-sit yes", NULL },
	{ "questions about who is hidden", "unit carriers\nfigure carriers.1\nlos gang carriers\n"
		"range gang carriers\ncell carriers\nnear carriers\nwhy carriers", NULL },
	{ "questions about where they hide", "cell 2,3\nnear 2,3\nmap 2,3 6 6\nlos gang 2,3", NULL },
	{ "the rolls of others", "events 1000\nroll 1\nroll 99\ntold all\nthrows", NULL },
	{ "what others undid", "undo\nredo\nundo", NULL },
	{ "an escape in a figure", "figure \033[2J.1", NULL },
	{ "a number beyond all numbers", "events 99999999999999999999\nroll -1\nmap 1,1 9999 9999",
		NULL },
	{ "talk that moves cursors", "say \033[2J\033[31mred\a", NULL },
	{ "talk from right to left", "say \xe2\x80\xae" "backwards", NULL },
	{ "talk that is no UTF-8", "say \xff\xfe\xc0\x80", NULL },
	{ "talk to who is not there", "tell nowhere hello", NULL },
	{ "talk that looks like a record", "say x\\nC 00000000 0 done", NULL },
	{ "talk without end", "say 1\nsay 2\nsay 3\nsay 4\nsay 5\nsay 6\nsay 7\nsay 8\nsay 9\n"
		"say 10\nsay 11\nsay 12\nsay 13\nsay 14", "let others speak" },
};

static bool lay_table(struct house *h)
{
	const char *const top = getenv("top_srcdir");
	char file[PATH_MAX];
	struct caller c;
	bool good;

	snprintf(file, sizeof(file), "%.2000s/tests/ssh/well-rugged.yaml", top ? top : ".");
	good = house_run(h, &c, (const char *const[]){ "host", file, "--table", "well",
		"--seed", "3", "--seat", "column=bert", "--seat", "crowe=anna", "--state",
		h->state, NULL })
		&& c.status == 0;
	check("a table is laid", good, &c);
	caller_free(&c);
	return good;
}

static bool says_nothing_hidden(const struct caller *c)
{
	return !caller_heard(c, "Halfhand") && !caller_heard(c, "carriers: The carriers")
		&& !caller_heard(c, "seed 3");
}

static void play_badly(struct house *h)
{
	struct caller c;

	for (size_t i = 0; i < sizeof(at_table) / sizeof(at_table[0]); i++) {
		char *const typed = fill_in(h, at_table[i].typed);
		bool good = house_call(h, &c, "anna", false, NULL,
			(const char *const[]){ "well", "plain", NULL });

		caller_say(&c, typed);
		caller_say(&c, "quit");
		caller_hush(&c);
		good = good && caller_ends(&c) && c.status == 0 && is_plain(&c)
			&& house_untouched(h) && says_nothing_hidden(&c)
			&& (!at_table[i].told || caller_heard(&c, at_table[i].told));
		check(at_table[i].what, good, &c);
		caller_free(&c);
		free(typed);
	}
	house_call(h, &c, "bert", false, NULL, (const char *const[]){ "well", "plain", NULL });
	caller_say(&c, "quit");
	caller_hush(&c);
	check("what she said reaches nobody's terminal but as text", caller_ends(&c) && is_plain(&c)
		&& caller_heard(&c, "anna to all"), &c);
	caller_free(&c);
}

/* ---- terminals ---- */

static void press(struct house *h, const char *what, const char *keys, size_t n)
{
	struct caller c;
	bool good = house_call(h, &c, "anna", true, NULL, NULL);

	good = good && caller_expect(&c, LOBBY);
	caller_send(&c, keys, n);
	caller_send(&c, "\003\003q", 3);
	caller_kill(&c, SIGTERM);
	good = good && caller_ends(&c) && led_nowhere(h, &c);
	check(what, good, &c);
	caller_free(&c);
}

/* The same bytes every time. */
static void make_noise(char *bytes, size_t n)
{
	unsigned long long x = 88172645463325252ULL;

	for (size_t i = 0; i < n; i++) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		bytes[i] = (char)(x >> 11);
	}
}

static void at_terminal(struct house *h)
{
	static const char *const keys[][2] = {
		{ "a shell by !", "!sh\nid\n" }, { "a shell by :", ":!sh\nid\n:sh\nid\n" },
		{ "stopped by ^Z", "\032id\n" }, { "ended by ^\\", "\034id\n" },
		{ "broken off by ^C", "\003\003\003id\n" },
		{ "a file written by :", ":save %O/made\n:report %O/made\n:w %O/made\n" },
	};
	static char noise[FLOOD];

	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		char *const text = fill_in(h, keys[i][1]);

		press(h, keys[i][0], text, strlen(text));
		free(text);
	}
	make_noise(noise, sizeof(noise));
	press(h, "a hundred thousand random bytes on a terminal", noise, sizeof(noise));
}

static void floods(struct house *h)
{
	static char noise[FLOOD], words[LONG + 1];
	struct caller c;
	bool good;

	make_noise(noise, sizeof(noise));
	house_call(h, &c, "anna", false, NULL, (const char *const[]){ "plain", NULL });
	good = caller_send(&c, noise, sizeof(noise)) || c.in < 0;
	caller_hush(&c);
	good = caller_ends(&c) && good && is_plain(&c) && led_nowhere(h, &c);
	check("a hundred thousand random bytes line by line", good, &c);
	caller_free(&c);
	memset(words, 'a', LONG);
	house_call(h, &c, "anna", false, NULL, (const char *const[]){ words, NULL });
	check("a wish of sixty thousand letters",
		caller_ends(&c) && caller_heard(&c, NOT_HERE) && c.n < 400, &c);
	caller_free(&c);
}

/* ---- strangers ---- */

static void join(struct house *h, const char *what, const char *typed, const char *told)
{
	struct caller c;
	bool good = house_call(h, &c, "stranger", false, NULL, NULL);

	caller_send(&c, typed, strlen(typed));
	caller_hush(&c);
	good = good && caller_ends(&c) && is_plain(&c) && led_nowhere(h, &c)
		&& caller_heard(&c, told);
	check(what, good, &c);
	caller_free(&c);
}

static void strangers(struct house *h)
{
	char typed[400], word[100] = "";
	struct caller c;

	house_make_key(h, "stranger");
	house_run(h, &c, (const char *const[]){ "host", "--invite", "--state", h->state, NULL });
	if (c.bytes)
		snprintf(word, sizeof(word), "%.*s", (int)strcspn(c.bytes, "\n"), c.bytes);
	caller_free(&c);
	join(h, "a stranger without a word", "please\ncarl\n", "that word invites nobody");
	join(h, "a word that is a path", "../people/anna\ncarl\n", "that word invites nobody");
	snprintf(typed, sizeof(typed), "%s\nanna\n", word);
	join(h, "another's name", typed, "somebody's already");
	snprintf(typed, sizeof(typed), "%s\n../guests\n%s\n\033[31mred\n%s\nгость\n", word, word, word);
	join(h, "names that are none", typed, "no account was made");
	snprintf(typed, sizeof(typed), "%s\ngm\n%s\ncarl\n", word, word);
	join(h, "a name that means a seat, and one that does not", typed, LOBBY);
	join(h, "who has an account is asked no more", "", LOBBY);
	house_make_key(h, "second");
	house_call(h, &c, "second", false, NULL, (const char *const[]){ "plain", NULL });
	snprintf(typed, sizeof(typed), "%s\ndora\n", word);
	caller_send(&c, typed, strlen(typed));
	caller_hush(&c);
	check("a word that was used", caller_ends(&c)
		&& caller_heard(&c, "that word invites nobody"), &c);
	caller_free(&c);
}

int main(void)
{
	static const char *const names[] = { "anna", "bert", NULL };
	const size_t n = sizeof(attempts) / sizeof(attempts[0]);
	struct house h;

	if (!house_opens(&h, names))
		return 0;
	house_hold_line(&h, "anna");
	for (size_t i = 0; i < n; i++)
		attempt(&h, &attempts[i]);
	if (lay_table(&h))
		play_badly(&h);
	forward(&h);
	other_ways(&h);
	at_terminal(&h);
	floods(&h);
	strangers(&h);
	if (failed)
		house_tell_log(&h);
	house_close(&h);
	printf("1..%d\n", tests);
	return failed ? 1 : 0;
}
