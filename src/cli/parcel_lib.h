/* What parcels want of libarchive, which is loaded when there is a parcel and not before: with
 * what it wants in its turn it would cost every game three megabytes and the program as much time
 * again to begin. */
#ifndef CLI_PARCEL_LIB_H
#define CLI_PARCEL_LIB_H

#include <archive.h>
#include <archive_entry.h>
#include <stdbool.h>

#define PARCEL_LIB_CALLS(X) \
	X(archive_entry_filetype) \
	X(archive_entry_free) \
	X(archive_entry_hardlink) \
	X(archive_entry_new) \
	X(archive_entry_pathname) \
	X(archive_entry_set_filetype) \
	X(archive_entry_set_gid) \
	X(archive_entry_set_mtime) \
	X(archive_entry_set_pathname) \
	X(archive_entry_set_perm) \
	X(archive_entry_set_size) \
	X(archive_entry_set_uid) \
	X(archive_entry_symlink) \
	X(archive_error_string) \
	X(archive_read_data) \
	X(archive_read_free) \
	X(archive_read_new) \
	X(archive_read_next_header) \
	X(archive_read_open_fd) \
	X(archive_read_support_format_tar) \
	X(archive_write_add_filter_none) \
	X(archive_write_close) \
	X(archive_write_data) \
	X(archive_write_free) \
	X(archive_write_header) \
	X(archive_write_new) \
	X(archive_write_open_fd) \
	X(archive_write_set_bytes_in_last_block) \
	X(archive_write_set_format_ustar)

/* Its functions by their names, with the types that its headers give them. */
struct parcel_lib {
#define PARCEL_LIB_MEMBER(name) __typeof__(name) *name;
	PARCEL_LIB_CALLS(PARCEL_LIB_MEMBER)
#undef PARCEL_LIB_MEMBER
	void *handle;
};

/* False if the library is not there, or has not all of them; then nothing is to be closed. */
bool parcel_lib_open(struct parcel_lib *lib);
void parcel_lib_close(struct parcel_lib *lib);

#endif
