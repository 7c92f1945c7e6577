/* Lines typed at the desk: those of the transcripts, in their games, as they are, mangled and
 * in the wrong place.  Nothing falls, whatever is typed.
 */
#include "config.h"
#include "../unit/unit.h"


#include <fcntl.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cliffhanger/casting.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/system.h"
#include "mangle.h"
#include "played.h"

enum {
	LINES = 6000, CAST_LINES = 1500,
	A_SITTING = 100,	/* a socket holds twice as many */
	SCRIPTS_ROOM = 200, SCRIPT_LINES = 150, LINE_BYTES = 200, PATH_BYTES = 1200,
	LEAST_SCRIPTS = 30, PROMPT_MAX = 40
};

/* What was typed in one transcript; the scenario of its first game, or "". */
struct script { char scenario[PATH_BYTES]; char *lines[SCRIPT_LINES]; int n; };
struct scripts { struct script at[SCRIPTS_ROOM]; int n, games; int nowhere; };

/* ---- transcripts ---- */

static const char *top(void)
{
	const char *const dir = getenv("top_srcdir");

	return dir ? dir : ".";
}

static void take_command(struct script *s, const char *line)
{
	char name[LINE_BYTES];

	if (!*s->scenario && sscanf(line, "$ play play/%180s", name) == 1
			&& strstr(name, ".yaml"))
		snprintf(s->scenario, sizeof(s->scenario), "%s/tests/play/%s", top(), name);
}

static void take_typed(struct script *s, char *line)
{
	char *const prompt = strstr(line, "> ");

	line[strcspn(line, "\n")] = '\0';
	if (!prompt || prompt - line > PROMPT_MAX || s->n == SCRIPT_LINES || *line == ' '
			|| strcmp(prompt + 2, "quit") == 0)
		return;
	s->lines[s->n] = strdup(prompt + 2);
	assert_non_null(s->lines[s->n++]);
}

static bool is_game(const char *scenario)
{
	struct faults *const f = faults_new(scenario);
	char *text = NULL;
	size_t size;
	struct setup *const s = scenario_load(scenario, &text, &size, f);
	const bool good = s != NULL;

	setup_free(s);
	free(text);
	faults_free(f);
	return good;
}

static void read_script(struct scripts *all, const char *path)
{
	struct script *const s = &all->at[all->n];
	FILE *const in = fopen(path, "r");
	char line[1000];

	assert_non_null(in);
	assert_true(all->n < SCRIPTS_ROOM);
	while (fgets(line, sizeof(line), in)) {
		if (*line == '$')
			take_command(s, line);
		else
			take_typed(s, line);
	}
	fclose(in);
	if (*s->scenario && !is_game(s->scenario))
		*s->scenario = '\0';
	all->games += *s->scenario != '\0' && s->n > 0;
	all->n += s->n > 0;
}

static int read_scripts(void **state)
{
	static struct scripts all;
	char pattern[PATH_BYTES];
	glob_t files;

	snprintf(pattern, sizeof(pattern), "%s/tests/play/*.play", top());
	if (glob(pattern, 0, NULL, &files) != 0)
		return -1;
	for (size_t i = 0; i < files.gl_pathc; i++)
		read_script(&all, files.gl_pathv[i]);
	globfree(&files);
	all.nowhere = open("/dev/null", O_WRONLY);
	*state = &all;
	return all.nowhere < 0;
}

static int drop_scripts(void **state)
{
	struct scripts *const all = *state;

	for (int i = 0; all && i < all->n; i++)
		while (all->at[i].n > 0)
			free(all->at[i].lines[--all->at[i].n]);
	if (all)
		close(all->nowhere);
	return 0;
}

static const struct script *any_script(struct mangler *m, const struct scripts *all)
{
	return &all->at[mangler_below(m, (uint32_t)all->n)];
}

static const struct script *any_game(struct mangler *m, const struct scripts *all)
{
	const struct script *s;

	do
		s = any_script(m, all);
	while (!*s->scenario);
	return s;
}

/* ---- typing ---- */

/* A message a line, so that what was not read can be counted. */
struct keyboard { int in, out; };

static struct keyboard keyboard(void)
{
	int ends[2];

	assert_int_equal(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_NONBLOCK, 0, ends), 0);
	return (struct keyboard){ ends[0], ends[1] };
}

/* The script goes on, or somebody types something else, well or badly. */
static void type_line(struct mangler *m, const struct scripts *all, const struct script *s, int i,
	int out)
{
	const struct script *const from = i < s->n && mangler_below(m, 6) ? s
		: any_script(m, all);
	const char *const line = from->lines[from == s && i < s->n ? i
		: (int)mangler_below(m, (uint32_t)from->n)];
	char text[LINE_BYTES + 1];
	size_t n = strnlen(line, LINE_BYTES);

	if (mangler_below(m, 5) < 2)
		n = mangle(m, line, n, text, LINE_BYTES);
	else
		memcpy(text, line, n);
	text[n] = '\n';
	assert_int_equal(send(out, text, n + 1, 0), n + 1);
}

static void type_lines(struct mangler *m, const struct scripts *all, const struct script *s,
	struct keyboard *k)
{
	for (int i = 0; i < A_SITTING; i++)
		type_line(m, all, s, i, k->out);
	close(k->out);
}

/* How many of the lines were read. */
static int taken(struct keyboard *k)
{
	char text[LINE_BYTES + 1];
	int n = A_SITTING;

	while (recv(k->in, text, sizeof(text), 0) > 0)
		n--;
	close(k->in);
	return n;
}

/* ---- a game ---- */

static struct session *begin(struct mangler *m, const char *scenario)
{
	static const char *const who[] = { NULL, NULL, "random", "commander" };
	struct session_options o = { .save = "", .name = "x" };
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	struct faults *const f = faults_new("x");
	char *text = NULL;
	size_t size;
	struct setup *const setup = scenario_load(scenario, &text, &size, f);
	struct session *s;

	assert_non_null(setup);
	faults_free(f);
	o.seed = mangler_below(m, 1000);
	o.master = mangler_below(m, 2) == 0;
	o.strict_dice = mangler_below(m, 8) == 0;
	for (int i = 1; i < setup->n_sides; i++) {
		const char *const mind = who[mangler_below(m, 4)];

		o.mind[i] = mind ? mind_find(mind) : NULL;
	}
	s = session_new(setup, text, size, &o, &error, &why);
	if (!s)
		fail_msg("%s: %s", scenario, why.text);
	return s;
}

TEST(test_any_line_at_any_time)
{
	const struct scripts *const all = *state;
	const long lines = fuzz_inputs(FUZZ_LINES, LINES);
	struct mangler m;
	long n = 0;

	assert_in_range(all->games, LEAST_SCRIPTS, SCRIPTS_ROOM);
	mangler_seed(&m, 31);
	while (n < lines) {
		const struct script *const s = any_game(&m, all);
		struct session *const game = begin(&m, s->scenario);
		struct keyboard k = keyboard();
		const struct plain_options o = { .input = k.in, .output = all->nowhere,
			.width = (int)mangler_below(&m, 120), .ascii = mangler_below(&m, 4) == 0 };

		type_lines(&m, all, s, &k);
		plain_play(game, &o);
		n += taken(&k);
		session_free(game);
	}
	fuzz_tell(FUZZ_LINES, n);
}

/* ---- a hero ---- */

TEST(test_any_line_while_a_hero_is_rolled_up)
{
	const struct scripts *const all = *state;
	const long lines = fuzz_rounds(CAST_LINES);
	struct mangler m;
	long n = 0;

	mangler_seed(&m, 32);
	while (n < lines) {
		struct keyboard k = keyboard();
		const struct plain_options o = { .input = k.in, .output = all->nowhere,
			.width = 80 };
		struct hero h = casting_nobody(&system_pacific);
		struct dice dice;

		dice_seed(&dice, mangler_below(&m, 1000));
		dice.strict = mangler_below(&m, 2) == 0;
		type_lines(&m, all, any_script(&m, all), &k);
		plain_cast(&h, &dice, &o);
		n += taken(&k);
	}
	fuzz_tell(FUZZ_LINES, n);
}

TEST_MAIN_BETWEEN(read_scripts, drop_scripts)
