/* What is not written yet: whoever writes a function takes its line out of here, and the
 * last one removes the file.
 */
#include <string.h>

#include "systems/risk/risk.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"
#define DOES(head) void head { }

/* ---- words.c, menu.c, preview.c ---- */
void risk_unit_state(const struct game *v, int unit, char *text, size_t size)
{ (void)v, (void)unit, (void)size; text[0] = '\0'; }
bool risk_unit_sheet(const struct game *v, int unit, int line, char *text, size_t size)
{ (void)v, (void)unit, (void)line, (void)text, (void)size; return false; }
bool risk_figure_sheet(const struct game *v, int figure, int line, char *text, size_t size)
{ (void)v, (void)figure, (void)line, (void)text, (void)size; return false; }
enum figure_mark risk_figure_mark(const struct game *v, int figure)
{ (void)v, (void)figure; return MARK_FIT; }
bool risk_wants(const struct game *v, const struct decision *d, int unit)
{ (void)v, (void)d, (void)unit; return false; }
int risk_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{ (void)v, (void)d, (void)unit, (void)options, (void)room; return 0; }
void risk_preview(const struct game *v, const struct choice *c, struct preview *p)
{ (void)v, (void)c; memset(p, 0, sizeof *p); }
bool risk_option_reach(const struct game *v, int unit, const char *line, struct reach *r)
{ (void)v, (void)unit, (void)line, (void)r; return false; }
int risk_bands(const struct game *v, int unit, int32_t lengths[3])
{ (void)v, (void)unit, (void)lengths; return 0; }
/* ---- master.c ---- */
bool risk_master_check(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{ (void)g, (void)c, (void)figure; return refuse(why, "C-12", "not written yet"); }
DOES(risk_master_act(struct game *g, const struct choice *c, int figure))
