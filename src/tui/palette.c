/* The palettes of terminals: see palette.h. */
#include "tui/palette.h"

#include <math.h>

const char *const palette_names[PALETTES] = { "xterm", "linux" };

static const unsigned char sixteen[PALETTES][16][3] = {
	[PALETTE_XTERM] = {
		{ 0, 0, 0 }, { 205, 0, 0 }, { 0, 205, 0 }, { 205, 205, 0 },
		{ 0, 0, 238 }, { 205, 0, 205 }, { 0, 205, 205 }, { 229, 229, 229 },
		{ 127, 127, 127 }, { 255, 0, 0 }, { 0, 255, 0 }, { 255, 255, 0 },
		{ 92, 92, 255 }, { 255, 0, 255 }, { 0, 255, 255 }, { 255, 255, 255 },
	},
	[PALETTE_LINUX] = {
		{ 0, 0, 0 }, { 170, 0, 0 }, { 0, 170, 0 }, { 170, 85, 0 },
		{ 0, 0, 170 }, { 170, 0, 170 }, { 0, 170, 170 }, { 170, 170, 170 },
		{ 85, 85, 85 }, { 255, 85, 85 }, { 85, 255, 85 }, { 255, 255, 85 },
		{ 85, 85, 255 }, { 255, 85, 255 }, { 85, 255, 255 }, { 255, 255, 255 },
	},
};

static double linear(double byte)
{
	const double v = byte / 255;

	return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

static double cube_step(int i) { return i == 0 ? 0 : 55 + 40 * i; }

struct light palette_light(enum palette p, int i)
{
	struct light out;

	for (int c = 0; c < 3; c++) {
		static const int place[3] = { 36, 6, 1 };
		const double byte = i < 16 ? sixteen[p][i][c] : i < 232
			? cube_step((i - 16) / place[c] % 6) : 8 + 10 * (i - 232);

		out.c[c] = linear(byte);
	}
	return out;
}

static double luminance(struct light v)
{
	return 0.2126 * v.c[0] + 0.7152 * v.c[1] + 0.0722 * v.c[2];
}

double palette_contrast(enum palette p, int a, int b)
{
	const double x = luminance(palette_light(p, a)), y = luminance(palette_light(p, b));

	return (fmax(x, y) + 0.05) / (fmin(x, y) + 0.05);
}
