/* Libarchive, loaded: see parcel_lib.h. */
#include "config.h"

#ifdef HAVE_LIBARCHIVE
#include "cli/parcel_lib.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

static const struct call { const char *name; size_t at; } calls[] = {
#define ROW(name) { #name, offsetof(struct parcel_lib, name) },
	PARCEL_LIB_CALLS(ROW)
#undef ROW
};

bool parcel_lib_open(struct parcel_lib *lib)
{
	bool all = (lib->handle = dlopen(LIBARCHIVE_FILE, RTLD_NOW | RTLD_LOCAL)) != NULL;

	for (size_t i = 0; all && i < sizeof(calls) / sizeof(calls[0]); i++) {
		void *const call = dlsym(lib->handle, calls[i].name);

		/* POSIX lets an object pointer be one to a function, C says no word of it. */
		memcpy((char *)lib + calls[i].at, &call, sizeof(call));
		all = call != NULL;
	}
	if (!all)
		parcel_lib_close(lib);
	return all;
}

void parcel_lib_close(struct parcel_lib *lib)
{
	if (lib->handle)
		dlclose(lib->handle);
	*lib = (struct parcel_lib){ .handle = NULL };
}
#endif
