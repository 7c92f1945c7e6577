/* XML and HTML: elements, attributes and text, escaped in one place.
 *
 *  X1  every text goes through put_text(): none of it means anything as markup, nothing
 *      unseen or commanding is in it, and what is written from right to left turns nothing
 *      round that it does not belong to: it is isolated.
 *  X2  elements close in the order in which they were opened; those of HTML that have no end
 *      have none, empty ones within <svg> are "/>".
 */
#ifndef REPORT_XML_H
#define REPORT_XML_H

#include <stdbool.h>
#include <stdio.h>

enum { XML_DEPTH_MAX = 32 };

struct xml {
	FILE *out;
	const char *open[XML_DEPTH_MAX];	/* names, the program's own */
	int depth, drawing;	/* drawing: how many of them are <svg> */
	bool in_tag;		/* the last start tag may still have attributes */
};

void xml_open(struct xml *x, const char *name);
void xml_close(struct xml *x);
/* Of the element that was opened last, before anything else is in it. */
void xml_attribute(struct xml *x, const char *name, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void xml_text(struct xml *x, const char *text);
/* An element with nothing but a text in it. */
void xml_element(struct xml *x, const char *name, const char *text);
/* The program's own words, as they are: styles and scripts. */
void xml_own(struct xml *x, const char *text);
/* A value of an attribute that is written bit by bit. */
void xml_begin_attribute(struct xml *x, const char *name);
void xml_end_attribute(struct xml *x);

#endif
