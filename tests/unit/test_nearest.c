#include "unit.h"
#include "cliffhanger/nearest.h"

static const char *const known[] = { "marines", "thugs", "thieves", "patrol", "march", NULL };

static const char *meant(const char *word)
{
	struct nearest n;

	nearest_to(&n, word);
	for (int i = 0; known[i]; i++)
		nearest_try(&n, known[i]);
	return nearest_word(&n);
}

TEST(test_small_mistakes_find_their_word)
{
	assert_string_equal(meant("marinse"), "marines");	/* two swapped */
	assert_string_equal(meant("maines"), "marines");
	assert_string_equal(meant("THUGS"), "thugs");
	assert_string_equal(meant("tthugs"), "thugs");
	assert_string_equal(meant("pat"), "patrol");	/* the beginning is enough */
}

TEST(test_a_strange_word_is_nobodys_neighbour)
{
	char long_word[200];

	for (size_t i = 0; i < sizeof(long_word) - 1; i++)
		long_word[i] = 'm';
	long_word[sizeof(long_word) - 1] = '\0';
	assert_null(meant("elephant"));
	assert_null(meant(""));
	assert_null(meant(long_word));
}

TEST_MAIN
