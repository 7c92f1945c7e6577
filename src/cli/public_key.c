/* Public keys of people: read, and held against what such a key is. */
#include "config.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/people.h"
#include "cliffhanger/input.h"

enum { FILE_MAX = 4096, LENGTH_BYTES = 4 };

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The kinds that OpenSSH takes from a key file; certificates are for who runs the server. */
static const char *const types[] = {
	"ssh-ed25519", "sk-ssh-ed25519@openssh.com", "ecdsa-sha2-nistp256",
	"ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521", "sk-ecdsa-sha2-nistp256@openssh.com",
	"ssh-rsa", NULL
};

static bool is_type(const char *type)
{
	int i = 0;

	while (types[i] && strcmp(types[i], type) != 0)
		i++;
	return types[i] != NULL;
}

/* The first bytes that a text of base64 stands for; how many. */
static size_t decode(const char *text, unsigned char *bytes, size_t most)
{
	uint32_t bits = 0;
	size_t n = 0;
	int have = 0;

	for (; *text && *text != '=' && n < most; text++) {
		bits = bits << 6 | (uint32_t)(strchr(letters, *text) - letters);
		have += 6;
		if (have >= 8) {
			have -= 8;
			bytes[n++] = (unsigned char)(bits >> have);
		}
	}
	return n;
}

/* Whether it is base64 and begins with the name of its own kind, as every key does. */
static bool is_blob(const char *type, const char *blob)
{
	const size_t length = strlen(type), digits = strspn(blob, letters);
	const size_t padding = strspn(blob + digits, "=");
	unsigned char bytes[LENGTH_BYTES + PEOPLE_TYPE_MAX];

	return digits > 0 && padding <= 2 && !blob[digits + padding]
		&& (digits + padding) % 4 == 0
		&& decode(blob, bytes, LENGTH_BYTES + length) == LENGTH_BYTES + length
		&& bytes[0] == 0 && bytes[1] == 0 && bytes[2] == 0 && bytes[3] == length
		&& memcmp(bytes + LENGTH_BYTES, type, length) == 0;
}

bool people_key(struct people_key *key, const char *type, const char *blob, struct reason *why)
{
	if (!is_type(type))
		return refuse(why, "", "expected a public key of a kind such as ssh-ed25519, "
			"found '%.40s'", type);
	if (strlen(blob) >= PEOPLE_BLOB_MAX || !is_blob(type, blob))
		return refuse(why, "", "what stands behind %s is no public key of that kind", type);
	snprintf(key->type, sizeof(key->type), "%.*s", (int)sizeof(key->type) - 1, type);
	snprintf(key->blob, sizeof(key->blob), "%s", blob);
	return true;
}

/* The two words of the only line that says anything. */
static bool read_line(struct people_key *key, char *text, struct reason *why)
{
	const char *const type = strtok_r(text, " \t", &text);
	const char *const blob = type ? strtok_r(NULL, " \t", &text) : NULL;

	if (!blob)
		return refuse(why, "", "expected a line such as "
			"'ssh-ed25519 AAAA... somebody@somewhere'");
	return people_key(key, type, blob, why);
}

/* One line of shown signs; comments and empty lines are not counted. */
static bool read_text(struct people_key *key, char *text, size_t size, struct reason *why)
{
	char *rest = text, *line, *only = NULL;

	for (size_t i = 0; i < size; i++)
		if ((unsigned char)text[i] == 0x7f
				|| ((unsigned char)text[i] < ' ' && !strchr("\t\n", text[i])) || !text[i])
			return refuse(why, "", "a control character stands in it");
	while ((line = strtok_r(rest, "\n", &rest)) != NULL) {
		if (line[0] == '#' || !line[strspn(line, " \t")])
			continue;
		if (only)
			return refuse(why, "", "expected one public key, found more lines than one");
		only = line;
	}
	return only ? read_line(key, only, why) : refuse(why, "", "there is no key in it");
}

bool people_read_key(struct people_key *key, const char *file, struct reason *why)
{
	const char *problem;
	size_t size;
	char *const text = input_read(file, FILE_MAX + 1, &size, &problem);
	struct reason what = { .rule = "" };
	bool good = false;

	if (!text)
		refuse_with(&what, "", "%s", problem);
	else if (size > FILE_MAX)
		refuse_with(&what, "", "it is longer than a key is");
	else if (strstr(text, "PRIVATE KEY"))
		refuse_with(&what, "", "it is a private key, which is nobody's but its owner's; the "
			"public one stands in a file that ends in .pub");
	else
		good = read_text(key, text, size, &what);
	free(text);
	return good || refuse(why, "", "%.100s: %s", file, what.text);
}
