/* For tests of the narrator: see tale_harness.h. */
#include "config.h"
#include "tale_harness.h"

#include <string.h>

#include "cliffhanger/mind.h"

void tale_play(struct session *s)
{
	struct patience patience;
	const struct decision *asked;

	memset(&patience, 0, sizeof patience);
	while ((asked = session_ask(s)) != NULL) {
		const struct decision d = *asked;
		char line[CHOICE_LINE_MAX];
		struct reason why;
		struct choice c;

		if (!mind_choose(minds[0], session_view(s, d.seat), &d, &patience, &c))
			break;
		choice_write(session_truth(s), &c, line, sizeof line);
		if (session_submit(s, d.seat, line, &why) == SUBMIT_OK)
			continue;
		/* Something unseen forbids it. */
		if (!mind_choose(mind_find("idle"), session_view(s, d.seat), &d, &patience, &c))
			break;
		choice_write(session_truth(s), &c, line, sizeof line);
		if (session_submit(s, d.seat, line, &why) != SUBMIT_OK)
			break;
	}
}

bool tale_says(const struct tale *t, const char *part)
{
	for (int i = 0; i < tale_count(t); i++)
		if (tale_line(t, i)->kind == TALE_SENTENCE
				&& strstr(tale_line(t, i)->text, part) != NULL)
			return true;
	return false;
}
