/* The dice: PCG32 (XSH-RR, O'Neill 2014), a script before it, no floats.
 *
 *  D1  A script byte is wiped once it has been read, and the script is moved to
 *      the front when it is empty or full: equal dice are equal bytes.
 *  D2  A face is drawn without bias: numbers of the last, incomplete round of
 *      faces are drawn again.
 */
#include <assert.h>
#include <string.h>

#include "cliffhanger/dice.h"

static const uint64_t multiplier = 6364136223846793005u;
static const uint64_t stream_of_all_games = 0x636c696666u;	/* any odd-making constant */

static uint32_t next_number(struct dice *d)
{
	const uint64_t old = d->state;
	const uint32_t shifted = (uint32_t)(((old >> 18) ^ old) >> 27);
	const uint32_t turn = (uint32_t)(old >> 59);

	d->state = old * multiplier + d->stream;
	return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

void dice_seed(struct dice *d, uint64_t seed)
{
	memset(d, 0, sizeof(*d));
	d->stream = stream_of_all_games << 1 | 1;
	next_number(d);
	d->state += seed;
	next_number(d);
}

static int drawn_face(struct dice *d, uint32_t sides)
{
	const uint32_t incomplete = (0u - sides) % sides;	/* 2^32 mod sides (D2) */
	uint32_t number;

	do
		number = next_number(d);
	while (number < incomplete);
	return (int)(number % sides) + 1;
}

static void tidy_script(struct dice *d)
{
	const uint16_t left = (uint16_t)(d->script_end - d->script_at);

	memmove(d->script, d->script + d->script_at, left);
	memset(d->script + left, 0, (size_t)(d->script_end - left));
	d->script_at = 0;
	d->script_end = left;
}

static int scripted_face(struct dice *d, int sides)
{
	const int value = d->script[d->script_at];

	d->script[d->script_at++] = 0;
	if (d->script_at == d->script_end)
		tidy_script(d);
	if (value > sides)
		d->misfits++;
	return value == 0 || value > sides ? sides : value;
}

/* ---- set by the Game Master ---- */

/* Where the die that makes `rolled` so many is set, or -1. */
static int set_place(const struct dice *d, uint64_t rolled)
{
	for (int i = 0; i < DICE_SET_MAX; i++)
		if (d->set_at[i] == rolled && rolled > 0)
			return i;
	return -1;
}

bool dice_next_is_set(const struct dice *d)
{
	return set_place(d, d->rolled + 1) >= 0;
}

bool dice_set(struct dice *d, int nth, int value)
{
	int place = set_place(d, d->rolled + (uint64_t)nth);

	for (int i = 0; place < 0 && i < DICE_SET_MAX; i++)
		if (d->set_at[i] == 0)
			place = i;
	if (place < 0 || nth < 1 || value < 0 || value > DIE_SIDES_MAX)
		return false;
	d->set_at[place] = d->rolled + (uint64_t)nth;
	d->set_to[place] = (uint8_t)value;
	return true;
}

/* What was set is read as it is, and wiped (D1). */
static int set_face(struct dice *d, int place, int sides)
{
	const int value = d->set_to[place];

	d->set_at[place] = 0;
	d->set_to[place] = 0;
	return value == 0 || value > sides ? sides : value;
}

/* ---- rolling ---- */

static int roll_any(struct dice *d, int sides)
{
	if (d->script_at < d->script_end)
		return scripted_face(d, sides);
	if (!d->strict)
		return drawn_face(d, (uint32_t)sides);
	if (!d->starved) {
		d->starved_sides = (uint8_t)sides;
		d->starved_at = d->rolled;
	}
	d->starved = true;
	return 1;
}

int dice_roll(struct dice *d, int sides)
{
	const int set = set_place(d, d->rolled + 1);

	assert(sides >= 2 && sides <= DIE_SIDES_MAX);
	d->rolled++;
	if (set < 0)
		return roll_any(d, sides);
	if (!d->strict)
		roll_any(d, sides);
	return set_face(d, set, sides);
}

int dice_drop_script(struct dice *d)
{
	const int left = d->script_end - d->script_at;

	memset(d->script, 0, d->script_end);
	d->script_at = d->script_end = 0;
	return left;
}

bool dice_push(struct dice *d, int value)
{
	if (value < 0 || value > DIE_SIDES_MAX)
		return false;
	if (d->script_end == DICE_SCRIPT_MAX)
		tidy_script(d);
	if (d->script_end == DICE_SCRIPT_MAX)
		return false;
	d->script[d->script_end++] = (uint8_t)value;
	return true;
}
