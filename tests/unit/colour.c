/* Colours as people see them: see colour.h. */
#include "colour.h"

#include <math.h>

struct rgb { double c[3]; };

const char *const palette_names[PALETTES] = { "xterm", "linux" };
const char *const eye_names[EYES] = { "all cones", "no red", "no green", "no blue" };

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

static struct rgb linear_of(enum palette p, int i)
{
	struct rgb out;

	for (int c = 0; c < 3; c++) {
		static const int place[3] = { 36, 6, 1 };
		const double byte = i < 16 ? sixteen[p][i][c] : i < 232
			? cube_step((i - 16) / place[c] % 6) : 8 + 10 * (i - 232);

		out.c[c] = linear(byte);
	}
	return out;
}

static double luminance(struct rgb v)
{
	return 0.2126 * v.c[0] + 0.7152 * v.c[1] + 0.0722 * v.c[2];
}

double colour_contrast(enum palette p, int a, int b)
{
	const double x = luminance(linear_of(p, a)), y = luminance(linear_of(p, b));

	return (fmax(x, y) + 0.05) / (fmin(x, y) + 0.05);
}

static struct rgb seen_by(enum eye eye, struct rgb in)
{
	static const double cones[EYES][3][3] = {
		[EYE_NORMAL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
		[EYE_NO_RED] = { { 0.152286, 1.052583, -0.204868 },
			{ 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } },
		[EYE_NO_GREEN] = { { 0.367322, 0.860646, -0.227968 },
			{ 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } },
		[EYE_NO_BLUE] = { { 1.255528, -0.076749, -0.178779 },
			{ -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } },
	};
	struct rgb out;

	for (int r = 0; r < 3; r++) {
		const double sum = cones[eye][r][0] * in.c[0] + cones[eye][r][1] * in.c[1]
			+ cones[eye][r][2] * in.c[2];

		out.c[r] = fmax(0, fmin(1, sum));
	}
	return out;
}

static double root(double t)
{
	return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

static struct rgb lab_of(struct rgb v)
{
	const double x = root((0.4124564 * v.c[0] + 0.3575761 * v.c[1] + 0.1804375 * v.c[2])
		/ 0.95047);
	const double y = root(0.2126729 * v.c[0] + 0.7151522 * v.c[1] + 0.0721750 * v.c[2]);
	const double z = root((0.0193339 * v.c[0] + 0.1191920 * v.c[1] + 0.9503041 * v.c[2])
		/ 1.08883);

	return (struct rgb){ { 116 * y - 16, 500 * (x - y), 200 * (y - z) } };
}

double colour_distance(enum palette p, enum eye eye, int a, int b)
{
	const struct rgb x = lab_of(seen_by(eye, linear_of(p, a)));
	const struct rgb y = lab_of(seen_by(eye, linear_of(p, b)));

	return sqrt(pow(x.c[0] - y.c[0], 2) + pow(x.c[1] - y.c[1], 2)
		+ pow(x.c[2] - y.c[2], 2));
}
