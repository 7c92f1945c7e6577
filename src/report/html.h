/* HTML: the writer of documents as pages that have all they want within them: styles, drawings, a
 * script.
 *
 *  H1  nothing is asked for from anywhere: the page's own policy forbids it, and runs no
 *      script but the one whose sum it names.
 *  H2  headings go down by single levels; every drawing has a title and words that say what
 *      it shows; every head of a table says of what.
 */
#ifndef REPORT_HTML_H
#define REPORT_HTML_H

#include <stdio.h>

#include "report/doc.h"

bool html_write(const struct doc *d, FILE *out);

#endif
