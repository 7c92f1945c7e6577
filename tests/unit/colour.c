/* Colours as people see them: see colour.h. */
#include "colour.h"

#include <math.h>

const char *const eye_names[EYES] = { "all cones", "no red", "no green", "no blue" };

static struct light seen_by(enum eye eye, struct light in)
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
	struct light out;

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

static struct light lab_of(struct light v)
{
	const double x = root((0.4124564 * v.c[0] + 0.3575761 * v.c[1] + 0.1804375 * v.c[2])
		/ 0.95047);
	const double y = root(0.2126729 * v.c[0] + 0.7151522 * v.c[1] + 0.0721750 * v.c[2]);
	const double z = root((0.0193339 * v.c[0] + 0.1191920 * v.c[1] + 0.9503041 * v.c[2])
		/ 1.08883);

	return (struct light){ { 116 * y - 16, 500 * (x - y), 200 * (y - z) } };
}

double colour_distance(enum palette p, enum eye eye, int a, int b)
{
	const struct light x = lab_of(seen_by(eye, palette_light(p, a)));
	const struct light y = lab_of(seen_by(eye, palette_light(p, b)));

	return sqrt(pow(x.c[0] - y.c[0], 2) + pow(x.c[1] - y.c[1], 2)
		+ pow(x.c[2] - y.c[2], 2));
}
