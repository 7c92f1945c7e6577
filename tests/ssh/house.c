/* A house: see house.h.
 *
 * sshd runs as who runs the tests.  Where that is root it wants a folder in /run that is made when
 * a machine starts: it gets a /run of its own.
 */
#include "config.h"
#include "house.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <pwd.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

const char house_secret[] = "the-crown-jewels-are-under-the-third-step";

static const char *const servers[] = { "/usr/sbin/sshd", "/usr/local/sbin/sshd",
	"/usr/lib/ssh/sshd", NULL };
static const char *const clients[] = { "/usr/bin/ssh", "/usr/local/bin/ssh", NULL };
static const char *const makers[] = { "/usr/bin/ssh-keygen", "/usr/local/bin/ssh-keygen", NULL };

static const char *there(const char *const *paths)
{
	while (*paths && access(*paths, X_OK) != 0)
		paths++;
	return *paths;
}

void house_path(const struct house *h, const char *last, char path[HOUSE_PATH])
{
	snprintf(path, HOUSE_PATH, "%s/%s", h->folder, last);
}

void house_key(const struct house *h, const char *name, char path[HOUSE_PATH])
{
	snprintf(path, HOUSE_PATH, "%s/key-%s", h->folder, name);
}

static bool write_file(const char *path, const char *text)
{
	const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	const ssize_t n = (ssize_t)strlen(text);
	const bool good = fd >= 0 && write(fd, text, (size_t)n) == n;

	if (fd >= 0)
		close(fd);
	return good;
}

/* ---- programs of the house ---- */

/* Its output is whose wants it. */
static bool run_quietly(const char *const *argv, struct caller *c)
{
	const bool good = caller_run(c, false, (char *const *)argv, NULL);

	caller_hush(c);
	return good && caller_ends(c) && c->status == 0;
}

bool house_make_key(struct house *h, const char *name)
{
	char path[HOUSE_PATH];
	struct caller c;
	bool good;

	house_key(h, name, path);
	good = run_quietly((const char *const[]){ there(makers), "-q", "-t", "ed25519", "-N", "",
		"-C", name, "-f", path, NULL }, &c);
	caller_free(&c);
	return good;
}

bool house_run(struct house *h, struct caller *c, const char *const *words)
{
	const char *argv[HOUSE_WORDS] = { h->program };
	int n = 1;
	bool good;

	while (*words && n < HOUSE_WORDS - 3)
		argv[n++] = *words++;
	good = caller_run(c, false, (char *const *)argv, NULL);
	caller_hush(c);
	return good && caller_ends(c);
}

char *const *house_dials(const struct house *h, struct house_line *l, const char *name, bool pty,
	const char *const *options, const char *const *words)
{
	int n = 0;

	house_key(h, name, l->key);
	snprintf(l->port, sizeof(l->port), "%d", h->port);
	snprintf(l->known, sizeof(l->known), "UserKnownHostsFile=%s/known", h->folder);
	snprintf(l->host, sizeof(l->host), "%s@127.0.0.1", h->user);
	snprintf(l->line, sizeof(l->line), "%s/line-%s", h->folder, name);
	const char *const first[] = { there(clients), "-F", "/dev/null", "-q", pty ? "-tt" : "-T",
		"-i", l->key, "-p", l->port, "-o", "IdentitiesOnly=yes", "-o", "BatchMode=yes",
		"-o", l->known,
		"-o", "StrictHostKeyChecking=accept-new", "-o", "IdentityAgent=none",
		"-o", "KexAlgorithms=curve25519-sha256", NULL };

	for (int i = 0; first[i]; i++)
		l->argv[n++] = first[i];
	if (!options || !options[0] || strcmp(options[0], "-S") != 0) {
		l->argv[n++] = "-S";
		l->argv[n++] = l->line;
	}
	while (options && *options && n < HOUSE_WORDS - 3)
		l->argv[n++] = *options++;
	l->argv[n++] = "--";
	l->argv[n++] = l->host;
	while (words && *words && n < HOUSE_WORDS - 1)
		l->argv[n++] = *words++;
	l->argv[n] = NULL;
	return (char *const *)l->argv;
}

bool house_call(struct house *h, struct caller *c, const char *name, bool pty,
	const char *const *options, const char *const *words)
{
	struct house_line l;

	return caller_run(c, pty, house_dials(h, &l, name, pty, options, words), NULL);
}

void house_hold_line(struct house *h, const char *name)
{
	char line[HOUSE_PATH];

	snprintf(line, sizeof(line), "%s/line-%s", h->folder, name);
	if (house_call(h, &h->line, name, false,
			(const char *const[]){ "-S", line, "-M", "-N", NULL }, NULL))
		while (h->line.out >= 0 && access(line, F_OK) != 0)
			caller_read(&h->line, 5);
}

/* ---- the server ---- */

static int free_port(void)
{
	struct sockaddr_in a = { .sin_family = AF_INET };
	socklen_t size = sizeof(a);
	const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int port = 0;

	a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (fd >= 0 && bind(fd, (const struct sockaddr *)&a, sizeof(a)) == 0 &&
	    getsockname(fd, (struct sockaddr *)&a, &size) == 0)
		port = ntohs(a.sin_port);
	if (fd >= 0)
		close(fd);
	return port;
}

static bool answers(int port)
{
	struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
	const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	bool good;

	a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	good = fd >= 0 && connect(fd, (const struct sockaddr *)&a, sizeof(a)) == 0;
	if (fd >= 0)
		close(fd);
	return good;
}

/* As careless as an administrator can be who forwards everything and takes every variable but
 * those that rule the shell and the loader itself: what is refused, the program and `restrict`
 * have refused. */
static bool write_config(const struct house *h)
{
	char text[4 * HOUSE_PATH + 2 * PATH_MAX], path[HOUSE_PATH];

	snprintf(text, sizeof(text),
		"ListenAddress 127.0.0.1\nPort %d\nHostKey %s/key-host\nPidFile none\n"
		"AuthorizedKeysFile %s/authorized_keys\nStrictModes no\nUsePAM no\n"
		"PasswordAuthentication no\nKbdInteractiveAuthentication no\n"
		"PermitRootLogin forced-commands-only\nPermitUserEnvironment no\n"
		"AllowTcpForwarding yes\nX11Forwarding yes\nAllowAgentForwarding yes\n"
		"AllowStreamLocalForwarding yes\nPermitTunnel yes\nGatewayPorts yes\n"
		"Subsystem sftp internal-sftp\nMaxStartups 200\nMaxSessions 20\nLogLevel VERBOSE\n"
		"AcceptEnv LANG LANGUAGE LC_* LOCPATH TERM* PAGER LESS* EDITOR VISUAL SHELL HOME PATH\n"
		"AcceptEnv XDG_* CLIFFHANGER_* NCURSES_* ESCDELAY COLUMNS LINES SUDO_* NLSPATH TZ*\n"
		"SetEnv SHLVL=2\n"	/* or the login's own shell would read what it begins with */
		"AcceptEnv USER LOGNAME MAIL DISPLAY TMPDIR MALLOC_* GCONV_PATH HISTFILE EDITRC\n"
		"AuthorizedKeysCommand /usr/bin/env XDG_STATE_HOME=%s %s keys %%t %%k\n"
		"AuthorizedKeysCommandUser %s\n",
		h->port, h->folder, h->folder, h->state, h->program, h->user);
	house_path(h, "sshd_config", path);
	return write_file(path, text);
}

static void become_sshd(const struct house *h)
{
	char config[HOUSE_PATH], log[HOUSE_PATH];
	const char *const sshd = there(servers);

	house_path(h, "sshd_config", config);
	house_path(h, "sshd.log", log);
	if (getuid() == 0 && access("/run/sshd", F_OK) != 0) {
		if (unshare(CLONE_NEWNS) == 0)
			mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL);
		if (mount("run", "/run", "tmpfs", 0, "mode=755") == 0)
			mkdir("/run/sshd", 0755);
	}
	setsid();
	execl(sshd, sshd, "-D", "-f", config, "-E", log, (char *)NULL);
	_exit(127);
}

static bool start_sshd(struct house *h)
{
	for (int try = 0; try < 5; try++) {
		int status;

		h->port = free_port();
		if (h->port == 0 || !write_config(h))
			return false;
		h->sshd = fork();
		if (h->sshd == 0)
			become_sshd(h);
		while (h->sshd > 0 && waitpid(h->sshd, &status, WNOHANG) == 0) {
			if (answers(h->port))
				return true;
			poll(NULL, 0, 5);
		}
		h->sshd = 0;	/* somebody was quicker, or it cannot be */
	}
	return false;
}

/* ---- the whole ---- */

static bool let_in(struct house *h, const char *const *names)
{
	char path[HOUSE_PATH], given[HOUSE_PATH + 64];
	bool good = true;
	FILE *out;

	house_path(h, "authorized_keys", path);
	out = fopen(path, "we");
	for (int i = 0; good && out && names[i]; i++) {
		struct caller c;

		good = house_make_key(h, names[i]);
		house_key(h, names[i], path);
		snprintf(given, sizeof(given), "%s=%s.pub", names[i], path);
		good = good && house_run(h, &c, (const char *const[]){ "host", "--key", given,
			"--state", h->state, NULL }) && c.status == 0;
		if (good)
			fputs(c.bytes, out);
		caller_free(&c);
	}
	return out && fclose(out) == 0 && good;
}

static bool furnish(struct house *h)
{
	const char *const builddir = getenv("top_builddir"), *const base = getenv("TMPDIR");
	const struct passwd *const user = getpwuid(getuid());
	char path[HOUSE_PATH + 16];

	snprintf(h->folder, sizeof(h->folder), "%.200s/cliffhanger-ssh-XXXXXX",
		base && *base ? base : "/tmp");
	snprintf(path, sizeof(path), "%.400s/src/cliffhanger", builddir ? builddir : ".");
	if (!realpath(path, h->program) || !user || !mkdtemp(h->folder))
		return false;
	snprintf(h->user, sizeof(h->user), "%s", user->pw_name);
	house_path(h, "state", h->state);
	house_path(h, "outside", h->outside);
	snprintf(path, sizeof(path), "%s/secret", h->outside);
	return mkdir(h->state, 0700) == 0 && mkdir(h->outside, 0700) == 0
		&& write_file(path, house_secret);
}

/* Why it cannot be opened; NULL = it is. */
static const char *open_it(struct house *h, const char *const *names)
{
	*h = (struct house){ .sshd = 0, .line = { .in = -1, .out = -1 } };
	if (!there(servers) || !there(clients) || !there(makers))
		return "there is no OpenSSH server and client";
	if (!furnish(h))
		return strerror(errno);
	if (!let_in(h, names) || !house_make_key(h, "host"))
		return "no keys";
	return start_sshd(h) ? NULL : "sshd does not start";
}

static void remove_all(const char *folder)
{
	struct caller c;

	run_quietly((const char *const[]){ "/bin/rm", "-rf", folder, NULL }, &c);
	caller_free(&c);
}

void house_close(struct house *h)
{
	caller_free(&h->line);
	if (h->sshd > 0) {
		kill(h->sshd, SIGTERM);
		waitpid(h->sshd, NULL, 0);
	}
	if (*h->folder)
		remove_all(h->folder);
}

bool house_untouched(const struct house *h)
{
	char path[HOUSE_PATH + 16], text[sizeof(house_secret)] = "";
	DIR *const d = opendir(h->outside);
	int n = 0, fd;

	while (d && readdir(d))
		n++;
	if (d)
		closedir(d);
	snprintf(path, sizeof(path), "%s/secret", h->outside);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd >= 0 && read(fd, text, sizeof(text) - 1) < 0)
		text[0] = '\0';
	if (fd >= 0)
		close(fd);
	return n == 3 && strcmp(text, house_secret) == 0;
}

void house_tell_log(const struct house *h)
{
	char path[HOUSE_PATH], line[400];
	FILE *in;

	house_path(h, "sshd.log", path);
	in = fopen(path, "re");
	while (in && fgets(line, sizeof(line), in))
		fprintf(stderr, "# sshd: %s", line);
	if (in)
		fclose(in);
}

bool house_opens(struct house *h, const char *const *names)
{
	const char *why;

	signal(SIGPIPE, SIG_IGN);
	why = open_it(h, names);
	if (!why)
		return true;
	printf("1..0 # SKIP %s\n", why);
	house_tell_log(h);
	house_close(h);
	return false;
}
