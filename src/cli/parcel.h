/* A parcel: a campaign or a scenario as one file, to be given to others; a plain tar.
 *
 *  PC1  What is read is believed in nothing: one folder, in it and in its folders files NAME.yaml,
 *       each once, of names of letters, digits, - _ and points, so that none leads out of it; as
 *       many and as large as a campaign's may be.  Links, devices and whatever else are refused.
 *  PC2  The same files are the same bytes, whoever packs them when.
 *  PC3  Nothing that is there is written over.
 */
#ifndef CLI_PARCEL_H
#define CLI_PARCEL_H

#include "cliffhanger/campaign.h"

enum {
	PARCEL_FILES_MAX = CAMPAIGN_FILES_MAX, PARCEL_NAME_BYTES = 100,
	PARCEL_BYTES_MAX = 8 << 20,	/* of all files */
	PARCEL_TAR_MAX = 10 << 20	/* of the parcel */
};

struct parcel_file { char *name, *text; size_t size; };	/* malloc'd; name: in the folder */

struct parcel {
	char folder[PARCEL_NAME_BYTES];
	int n;
	size_t size;			/* of all files */
	struct parcel_file files[PARCEL_FILES_MAX];
};

/* Copies a file into it; false with the reason, by PC1. */
bool parcel_add(struct parcel *p, const char *name, const char *text, size_t size,
	struct reason *why);
bool parcel_folder(struct parcel *p, const char *name, struct reason *why);	/* the same */
bool parcel_write(struct parcel *p, const char *file, struct reason *why);	/* PC2, PC3 */
bool parcel_read(struct parcel *p, const char *file, struct reason *why);	/* PC1 */
/* Its files into a new folder within another, which is there. */
bool parcel_unpack(const struct parcel *p, const char *into, struct reason *why);
/* Takes back what that has written. */
void parcel_remove(const struct parcel *p, const char *into);
void parcel_free(struct parcel *p);

#endif
