/* What there is, in a complaint; the list ends in an ellipsis where it would be too long. */
#include "config.h"
#include "story/loader.h"

#include <stdio.h>
#include <string.h>

void listed_begin(struct listed *list, const char *words)
{
	*list = (struct listed){ .n = 0 };
	list->size = (size_t)snprintf(list->text, sizeof(list->text), "%s", words);
}

void listed_add(struct listed *list, const char *word)
{
	const char *const between = list->n > 0 ? "," : "";
	const size_t size = strlen(between) + 1 + strlen(word);

	if (list->full || list->size + size + sizeof(", …") > sizeof(list->text)) {
		list->full = true;
		return;
	}
	snprintf(list->text + list->size, sizeof(list->text) - list->size, "%s %s", between, word);
	list->size += size;
	list->n++;
}

const char *listed_text(struct listed *list)
{
	if (list->full)
		snprintf(list->text + list->size, sizeof(list->text) - list->size, ", …");
	return list->text;
}
