/* What the guided fuzzer has beyond the cases: it changes them as a forger would, and now
 * and then in its own way. */
#include "config.h"

#include "forged.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t room);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct mangler m;

	mangler_seed(&m, seed);
	if (mangler_below(&m, 8) == 0)
		return LLVMFuzzerMutate(data, size, room);
	return forge(&m, (char *)data, size, room);
}
