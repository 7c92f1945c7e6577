/* Text as mdoc: escaped, and in lines of a length that manuals are kept in. */
#include "config.h"
#include "cli/mdoc.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

enum { LINE_COLUMNS = 76 };

/* The number of a character and its bytes; texts of ours are valid UTF-8. */
static int read_char(const char *text, unsigned *code)
{
	const unsigned char lead = (unsigned char)*text;
	const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;

	*code = more ? lead & (0x3FU >> more) : lead;
	for (int i = 1; i <= more; i++)
		*code = *code << 6 | ((unsigned char)text[i] & 0x3FU);
	return 1 + more;
}

/* A hyphen that is a sign or part of an id: "-4", "S-K-12".  No line breaks there. */
static bool holds_together(const char *hyphen)
{
	return isdigit((unsigned char)hyphen[1]) || isupper((unsigned char)hyphen[1]) ||
		!hyphen[1] || hyphen[1] == ' ';
}

/* Prints one character and returns its bytes; `firm`: no line breaks at a hyphen. */
static int print_char(FILE *out, const char *text, bool firm)
{
	unsigned code;
	const int n = read_char(text, &code);

	if (code == '\\')
		fputs("\\e", out);
	else if (code == '-' && (firm || holds_together(text)))
		fputs("\\-", out);
	else if (code > '~')
		fprintf(out, "\\[u%04X]", code);
	else
		fputc((int)code, out);
	if (code < 0x80 && isdigit((int)code) && strncmp(text + 1, "½", 2) == 0)
		fputs("\\ ", out);	/* in ASCII it is 1 1/2, not 11/2 */
	return n;
}

static bool ends_sentence(const char *text, size_t n)
{
	while (n > 1 && strchr(")\"'", text[n - 1]))
		n--;
	return n > 0 && strchr(".!?", text[n - 1]) != NULL;
}

/* A word; what stands `so` is bold.  Whether it goes on being bold. */
static bool print_word(FILE *out, const char *word, size_t size, bool bold)
{
	for (const char *at = word; at < word + size; )
		if (*at == '`') {
			bold = !bold;
			fputs(bold ? "\\fB" : "\\fR", out);
			at++;
		} else {
			at += print_char(out, at, false);
		}
	return bold;
}

void mdoc_text(FILE *out, const char *text)
{
	size_t column = 0;
	bool bold = false;

	while (*text) {
		const size_t n = strcspn(text, " ");

		if (column > 0 && column + 1 + n > LINE_COLUMNS) {
			fputc('\n', out);
			column = 0;
		}
		if (column > 0)
			fputc(' ', out);
		else if (*text == '.' || *text == '\'')
			fputs("\\&", out);
		column += n + (column > 0);
		bold = print_word(out, text, n, bold);
		if (ends_sentence(text, n) && text[n]) {
			fputc('\n', out);
			column = 0;
		}
		text += n + strspn(text + n, " ");
	}
	if (column > 0)
		fputc('\n', out);
}

int mdoc_letter(FILE *out, const char *text)
{
	if (*text != '"')
		return print_char(out, text, false);
	fputs("\\(dq", out);
	return 1;
}

void mdoc_argument(FILE *out, const char *text)
{
	fputs("\"\\&", out);
	while (*text)
		text += mdoc_letter(out, text);
	fputc('"', out);
}

void mdoc_piece(FILE *out, const char *text)
{
	while (*text)
		text += print_char(out, text, true);
}
