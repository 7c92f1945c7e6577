/* What units of Moro games can be in, row by row (Y-29). */
#include "config.h"
#include "unit.h"
#include "begun.h"
#include "systems/moro/fire/gun.h"
#include "systems/moro/judges.h"

static const char field[] =
	"cliffhanger: 1\n"
	"title: Begun\n"
	"log-line: They begin as they are.\n"
	"system: moro\n"
	"turns: 4\n"
	"legend: {'.': open}\n"
	"map: |\n"
	"  ......................\n"
	"   ......................\n"
	"  ......................\n"
	"   ......................\n"
	"  ......................\n"
	"   ......................\n"
	"sides:\n"
	"  us: {name: US, edges: [west], goal: Win.}\n"
	"  moros: {name: Moros, edges: [east], goal: Win.}\n"
	"units:\n"
	"  rifles:\n"
	"    name: Rifles\n"
	"    side: us\n"
	"    at: 4,3\n"
	"    figures: 4\n"
	"    arms: rifle\n"
	"    morale: 70\n"
	"@0@\n"
	"  gunners:\n"
	"    name: Gunners\n"
	"    side: us\n"
	"    at: 10,5\n"
	"    figures: 3\n"
	"    gun: gatling\n"
	"    arms: rifle\n"
	"    morale: 70\n"
	"@1@\n"
	"  near:\n"
	"    name: Near\n"
	"    side: us\n"
	"    at: 13,2\n"
	"    figures: 1\n"
	"    arms: rifle\n"
	"    morale: 70\n"
	"@2@\n"
	"  kris:\n"
	"    name: Kris\n"
	"    side: moros\n"
	"    at: 14,2\n"
	"    figures: 3\n"
	"    people: moro\n"
	"    arms: blade\n"
	"    morale: 60\n"
	"  minders:\n"
	"    name: Minders\n"
	"    side: moros\n"
	"    at: 18,5\n"
	"    figures: 3\n"
	"    people: moro\n"
	"    arms: blade\n"
	"    morale: 60\n"
	"    uncommanded: yes\n"
	"@3@\n";

static const struct moro_unit *own(const struct game *g, const char *id)
{
	return moro_unit_of(g, setup_find_unit(g->setup, id));
}

static bool fires(const struct game *g, const char *id)
{
	return moro_volley_by_gun(g, setup_find_unit(g->setup, id));
}

static struct action_facts facts(const struct game *g)
{
	struct action_facts f;

	uncommanded_facts(g, setup_find_unit(g->setup, "rifles"), &f);
	return f;
}

static bool runs(const struct game *g) { return facts(g).routing; }
static bool fewer(const struct game *g) { return facts(g).tenths_lost > 0; }
static bool locked(const struct game *g)
{
	return moro_bound(g, setup_find_unit(g->setup, "kris"));	/* M3 */
}
static bool done(const struct game *g)
{
	return !moro_may_act(g, setup_find_unit(g->setup, "rifles"));
}
static bool in_column(const struct game *g)
{
	return own(g, "rifles")->formation == FORMATION_COLUMN;
}
static bool silent(const struct game *g) { return !fires(g, "gunners"); }
static bool jams(const struct game *g) { return own(g, "gunners")->jammed; }
static bool by_infantry(const struct game *g) { return own(g, "gunners")->infantry; }

static bool attacks(const struct game *g)
{
	return own(g, "minders")->doing == ACTION_ATTACK;
}

static const struct begun_case cases[] = {
	{ "rifles", "@0@", "lost", "4", NULL, false, false, fewer },
	{ "near", "@2@", "locked-with", "kris", NULL, false, false, locked },
	{ "rifles", "@0@", "routing", "yes", NULL, false, false, runs },
	{ "rifles", "@0@", "acted", "yes", NULL, true, false, done },
	{ "rifles", "@0@", "formation", "column", NULL, false, false, in_column },
	{ "minders", "@3@", "carries-on-with", "attack", NULL, false, false, attacks },
	{ "gunners", "@1@", "limbered", "yes", NULL, false, false, silent },
	{ "gunners", "@1@", "jammed", "yes", NULL, false, false, jams },
	{ "gunners", "@1@", "served-by-infantry", "yes", NULL, false, false, by_infantry },
};

TEST(test_Y_29_every_state_of_moro_is_set_begun_with_and_read)
{
	begun_cases_hold(field, cases, sizeof cases / sizeof cases[0]);
}

TEST(test_Y_29_what_can_never_be_in_moro_is_refused)
{
	static const char *const never[] = {
		"gm-state rifles jammed yes", "gm-state rifles limbered yes",
		"gm-state kris formation column", "gm-state rifles locked-with kris",
		"gm-state rifles locked-with gunners",
	};
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
		if (!begun_refuses(&b, never[i]))
			fail_msg("%s is not refused", never[i]);
	begun_do(&b, "gm-state near locked-with kris");
	if (!begun_refuses(&b, "gm-state kris routing yes"))
		fail_msg("who is locked in melee routs");
	begun_do(&b, "gm-state kris locked-with no");
	assert_false(locked(b.g));
	begun_do(&b, "gm-state kris routing yes");
	begun_end(&b);
}

TEST_MAIN
