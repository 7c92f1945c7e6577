/* Every row of every table of `pacific`, typed in again from the source (or, where
 * it is silent, from the ruling named), so that a slip in either is found.
 *
 * Where the numbers differ from those of `rugged` (R) it is said beside them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "cliffhanger/rulebook.h"
#include "cliffhanger/table.h"
#include "played.h"
#include "rows.h"

static const struct transcript transcripts[] = {
	{ "phases", "id | name", (const char *const[]) {
		"P:51 | orders | Orders",
		"P:53 | move | Movement",
		"P:55 | shoot | Shooting",
		"P:57 | melee | Melee",	/* R: hand-to-hand */
		"P:60 | morale | Morale",
		"P:62 | talk | Communication",
		NULL } },
	{ "units", "id | figures", (const char *const[]) {
		"P:69 | combatant | 10",
		"P:69 | non-combatant | 20",
		NULL } },
	{ "luck", "id | name | least | most | luck", (const char *const[]) {
		"P:75 | why-me | Why Me? | 1 | 1 | 3",
		"P:76 | tough | That's Tough Pal | 2 | 3 | 4",
		"P:77 | average | Average Joe | 4 | 7 | 5",	/* R: Average Palooka */
		"P:78 | break | Caught a Break | 8 | 9 | 7",
		"P:79 | flynn | In Like Flynn | 10 | 10 | 8",	/* R: Ya Lucky Mug */
		NULL } },
	{ "trait-numbers", "id | least | most | traits | positive | negative",
	(const char *const[]) {
		"P:86 | one | 1 | 2 | 1 | 0 | 0",
		"P:86 | two | 3 | 4 | 2 | 1 | 1",
		"P:86 | three | 5 | 6 | 3 | 1 | 1",
		NULL } },
	{ "traits", "id | name | sign | who | modifier | value | uses | range",
	(const char *const[]) {
		"P:93 | ambidextrous | Ambidextrous | positive | all | - | 2 | - | -",
		"P:95 | sixth-sense | Sixth Sense | positive | all | - | - | - | 12\"",
		/* R: Sure Shot */
		"P:97 P:242 | marksman | Marksman | positive | all | - | 6 | - | -",
		"P:99 | excellent-swordsman | Excellent Swordsman | positive | all | +2 | - | - | -",
		"P:101 | eagle-eye | Eagle Eye | positive | all | - | 9 | - | -",
		"P:103 | strong-like-ox | Strong Like Ox | positive | all | - | 3 | 1 | -",
		"P:105 | inspired-leadership | Inspired Leadership | positive | all | +2 | - | - | -",
		"P:107 | tactician | Tactician | positive | soldier | - | 2 | - | -",
		"P:110 | huge-joss | Huge Joss | positive | far-eastern | - | - | 1 | -",
		"P:112 P:114 | ancient-training | Ancient Training | positive | far-eastern | - | - | 4 "
		"| 12\"",
		/* R: far-eastern alone; P adds the islanders' Lua */
		"P:116 | martial-arts | Martial Arts | positive | far-eastern or islander | - | - | - | -",
		/* P only; 6" across is 3" around */
		"P:118 X-16 | irresistibility | Irresistibility | positive | all | - | 6 | - | 3\"",
		"P:122 | blind-eye | Blind Eye | negative | all | - | 45 | - | -",
		"P:125 | extremely-arrogant | Extremely Arrogant | negative | western | -2 | - | - | -",
		"P:127 | near-sighted | Near Sighted | negative | all | - | 6 | - | -",
		"P:128 | clumsy | Clumsy | negative | all | - | - | - | -",
		"P:130 | brave-and-dashing | Extremely Brave and Dashing | negative | all | - | - | - | -",
		"P:132 | impetuous | Impetuous | negative | all | - | - | - | -",
		"P:134 | abrasive | Abrasive Personality | negative | all | -2 | - | - | -",
		NULL } },
	{ "field-craft", "id | modifier", (const char *const[]) {
		"P:143 | foreign | +1",
		"P:144 | home | +2",
		"P:145 | trained | +1",
		"P:146 | sixth-sense | +1",
		NULL } },
	{ "spotting", "id | automatic | divide | below | stop", (const char *const[]) {
		"P:152 | open | yes | - | no | -",
		"P:152 | powder | yes | - | no | -",
		"P:154 | active | no | 1 | no | -",
		"P:155 | silent | no | 2 | yes | -",
		"P:157 | ambush | yes | - | no | 4\"",
		NULL } },
	/* P only */
	{ "spotting-modifiers", "id | modifier", (const char *const[]) {
		"P:161 | sniper | -2",
		"P:161 P:179 | camouflage | -1",
		NULL } },
	/* pace: 12 the normal rate, 24 half, 48 a quarter, 16 three quarters, 0 no way */
	{ "terrain", "id | pace | cover | behind | conceals | opaque | visibility",
		(const char *const[]) {
		"P:164 | open | 12 | none | none | no | no | -",
		"P:165 A-10 | crops | 12 | none | none | yes | no | 4\"",
		/* P has beaches of its own; R's beach is a ruling's */
		"P:167 X-25 X-26 | beach | 16 | none | none | no | no | -",
		"P:169 | forest | 12 | soft | none | yes | no | 16\"",
		"P:169 | jungle | 24 | soft | none | yes | no | 8\"",
		"P:171 | stream | 24 | none | none | no | no | -",
		"P:171 S-C-14 | river | 0 | none | none | no | no | -",
		"P:171 S-C-11 | ford | 48 | none | none | no | no | -",
		/* wading ashore; R's shallows are a ruling's */
		"P:171 X-25 | shallows | 24 | none | none | no | no | -",
		"P:171 S-C-13 | swamp | 24 | none | none | no | no | -",
		"P:171 S-C-13 | quicksand | 24 | none | none | no | no | -",
		"P:173 | road | 12 | none | none | no | no | -",
		"P:173 | trail | 12 | none | none | no | no | -",
		"P:175 A-10 | hut | 12 | none | none | yes | yes | -",
		"P:175 | mud | 12 | soft | none | yes | yes | -",
		"P:175 | stone | 12 | medium | none | yes | yes | -",
		"P:175 | fort | 12 | hard | none | yes | yes | -",
		"S-C-11 | doorway | 12 | medium | none | no | yes | -",
		"S-C-11 | gate | 12 | hard | none | no | yes | -",
		"S-C-11 house | hedge | 24 | soft | soft | no | no | -",
		"S-C-11 house | fence | 24 | soft | soft | no | no | -",
		"S-C-11 house | crates | 24 | soft | soft | no | no | -",
		"S-C-11 S-C-12 house | wall | 24 | medium | medium | no | no | -",
		"S-C-11 S-C-12 house | barricade | 24 | medium | medium | no | no | -",
		"S-C-11 house | rock | 24 | medium | none | yes | no | -",
		"S-C-13 | stairs | 24 | none | none | no | no | -",
		"S-C-13 house | platform | 12 | none | none | no | no | -",
		"house | deck | 12 | none | none | no | no | -",
		"house | pier | 12 | none | none | no | no | -",
		"S-C-11 S-C-14 | water | 0 | none | none | no | no | -",
		"S-C-11 S-C-14 | deep | 0 | none | none | no | no | -",
		"S-C-13 | lava | 0 | none | none | no | no | -",
		NULL } },
	{ "modes", "id | shoots | steady | careful | moves | rests | contact | divide | hides"
		" | camouflage", (const char *const[]) {
		"P:193 S-A-35 | stationary | yes | yes | no | no | yes | no | 1 | yes | no",
		/* P only */
		"P:183 S-A-34 | concealed | yes | yes | yes | yes | no | no | 1 | yes | yes",
		"P:185 | combat | yes | yes | yes | yes | yes | no | 1 | no | no",
		"P:187 | patrol | yes | no | no | yes | no | no | 1 | no | no",
		"P:189 | march | no | no | no | yes | no | no | 2 | no | no",
		"P:191 | run | no | no | no | yes | no | no | 1 | no | no",
		"P:195 | charge | no | no | no | yes | no | yes | 1 | no | no",
		NULL } },
	/* concealed is P's only; all other rates are R's */
	{ "movement", "id | march | charge | patrol | run | combat | concealed | rest",
		(const char *const[]) {
		"P:197 P:183 | western | 12\" | 20\" | 8\" | 15\" | 4\" | 2\" | 1",
		"P:198 P:183 | native | 12\" | 22\" | 10\" | 18\" | 4\" | 2\" | 0",
		"P:200 P:183 | civilian | - | 20\" | 8\" | 15\" | 4\" | 2\" | 1",
		"P:202 P:183 | villager | - | 22\" | 10\" | 18\" | 4\" | 2\" | 0",
		NULL } },
	{ "run-limits", "id | runs", (const char *const[]) {
		"P:193 | combatant | 2",
		"P:193 | non-combatant | 1",
		NULL } },
	/* P only, as are all vehicles and bursts */
	{ "swimming", "id | movement | turns", (const char *const[]) {
		"P:207 | surface | 6\" | -",
		"P:208 | surface-assisted | 8\" | -",
		"P:209 | under | 4\" | 1",
		"P:210 | under-assisted | 6\" | 10",
		"P:211 | hard-hat | 3\" | 20",
		NULL } },
	{ "swum", "id | pace", (const char *const[]) {
		"P:171 S-C-14 | river | 12",
		"S-C-11 S-C-14 | water | 12",
		"S-C-11 S-C-14 | deep | 12",
		NULL } },
	{ "vehicles", "id | road | off-road | water | flight", (const char *const[]) {
		"P:216 house | automobile | 40\" | 20\" | 10\" | -",
		"P:217 house | truck | 30\" | 15\" | 5\" | -",
		"P:218 house | tracked | 25\" | 10\" | 5\" | -",
		"P:219 house | watercraft | - | - | 12\" | -",
		"P:220 house | submarine | - | - | 6\" | -",
		"P:221 house | aircraft | 35\" | 6\" | 6\" | 60\"",
		NULL } },
	{ "weapons", "id | short | medium | long | dice | alone | hit | melee | wound",
		(const char *const[]) {
		/* P only */
		"P:226 P:295 house | sling | 6\" | 8\" | - | 1 | - | 4 | trained | -",
		"P:226 P:298 | flintlock | 6\" | 8\" | - | 1 | - | 4 | armed | -",
		"P:227 P:267 P:301 | grenade | 6\" | 12\" | - | 2 | - | - | improvised | grenade",
		/* R: 6, 15, no long range */
		"P:228 P:298 | pistol | 8\" | 15\" | 20\" | 1 | - | 4 | armed | -",
		"P:228 P:298 | carbine | 8\" | 15\" | 20\" | 1 | - | 4 | armed | -",
		"P:228 P:295 | bow | 8\" | 15\" | 20\" | 1 | - | 4 | trained | -",
		/* R: short 6 */
		"P:229 P:298 | rifle | 10\" | 40\" | 60\" | 1 | - | 4 | armed | -",
		"P:229 P:298 | self-loader | 10\" | 40\" | 60\" | 1 | - | 4 | armed | -",
		/* P only */
		"P:230 P:271 P:298 | rifle-grenade | - | 20\" | 36\" | 3 | - | - | armed | rifle-grenade",
		"P:231 P:298 | shotgun | 4\" | 10\" | - | 2 | - | 4 | armed | powder",
		/* R: short 6 */
		"P:232 P:298 | jezzail | 8\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"P:232 P:298 | musket | 8\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"P:232 P:298 | matchlock | 8\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"P:233 P:295 | spear | 6\" | - | - | 1 | - | 4 | trained | -",
		/* R: short 6 */
		"P:234 P:265 P:298 | smg | 8\" | 15\" | 20\" | 3 | - | 4 | armed | -",
		/* R: short 6 */
		"P:235 P:265 P:298 | bar | 10\" | 30\" | 50\" | 3 | - | 4 | armed | -",
		"P:236 P:261 P:298 | maxim | 10\" | 40\" | 60\" | 4 | 2 | 4 | armed | -",
		"P:236 P:262 P:298 | lewis | 10\" | 40\" | 60\" | 4 | 4 | 4 | armed | -",
		/* P only */
		"P:237 P:271 P:298 | mortar | - | 30\" | 60\" | 5 | - | - | armed | rifle-grenade",
		"P:238 P:274 P:298 S-A-77 | artillery | 20\" | 40\" | 80\" | 5 | 0 | 4 | armed | artillery",
		"P:293 | martial-arts | - | - | - | - | - | - | martial-arts | -",
		"P:293 | lua | - | - | - | - | - | - | martial-arts | -",
		"P:295 | bayonet | - | - | - | - | - | - | trained | -",
		"P:295 | native-arms | - | - | - | - | - | - | trained | -",
		"P:296 | sword | - | - | - | - | - | - | trained | -",
		"P:296 | brawler | - | - | - | - | - | - | trained | -",	/* R: street fighter */
		"P:299 | club | - | - | - | - | - | - | armed | -",
		"P:299 | axe | - | - | - | - | - | - | armed | -",
		"P:299 house | knife | - | - | - | - | - | - | armed | -",
		"P:301 | improvised | - | - | - | - | - | - | improvised | -",
		"P:302 | unarmed | - | - | - | - | - | - | improvised | -",
		/* Y-6 */
		"P:97 Y-6 house | throwing-knife | 6\" | - | - | 1 | - | 4 | armed | -",
		"P:97 Y-6 house | throwing-axe | 6\" | - | - | 1 | - | 4 | armed | -",
		NULL } },
	{ "shooting", "id | modifier | divide", (const char *const[]) {
		"P:245 | short | +2 | -",
		"P:246 | sniper | +2 | -",	/* P only */
		"P:247 | steady | +2 | -",
		"P:248 | long | -1 | -",
		"P:249 | charging | +1 | -",
		"P:250 | careful | -2 | -",
		"P:251 | unspotted | - | 2",
		"P:252 | soft | -1 | -",
		"P:253 | medium | -2 | -",
		"P:254 | hard | -3 | -",
		NULL } },
	{ "blast", "id | radius | hit | stands | sees | nearest | alone", (const char *const[]) {
		"P:268 A-26 S-A-64 | grenade | 3\" | 4 | no | yes | - | 1",
		"P:271 A-26 S-A-64 | rifle-grenade | 3\" | 4 | yes | yes | 2 | 1",
		"P:271 A-26 S-A-64 S-A-69 | mortar | 3\" | 4 | yes | no | 2 | 2",
		NULL } },
	{ "charge", "id", (const char *const[]) {
		"P:279 | target",
		"P:279 | charger",
		"P:281 | cancel",
		NULL } },
	{ "melee-chart", "id | base", (const char *const[]) {
		"P:293 | martial-arts | 8",
		"P:295 P:296 | trained | 7",
		"P:298 P:299 | armed | 6",
		"P:301 P:302 | improvised | 4",
		NULL } },
	{ "melee", "id | modifier", (const char *const[]) {
		"P:305 | wall | -3",
		"P:306 | doorway | -2",
		"P:307 | higher | -1",
		NULL } },
	{ "wound", "id | name | melee | least | most", (const char *const[]) {
		"P:318 P:332 | none | No effect | No effect | 1 | 1",
		"P:319 P:334 | suppressed | Suppressed | Forced back | 2 | 7",
		"P:320 P:339 | wounded | Wounded | Wounded | 8 | 9",
		"P:321 P:341 | killed | Killed | Killed | 10 | 10",
		NULL } },
	{ "wound-modifiers", "id | modifier", (const char *const[]) {
		"P:323 | powder | +1",
		"P:324 | melee | +1",
		"P:325 | shield | -1",
		"P:326 | grenade | +3",	/* these four P only */
		"P:327 | rifle-grenade | +4",
		"P:328 | artillery | +5",
		"P:329 | submerged | -2",
		NULL } },
	{ "vehicle-damage", "id | least | most | soft | soft-aboard | armoured | armoured-aboard",
	(const char *const[]) {
		"P:350 | unhurt | 1 | 5 | no-effect | unharmed | no-effect | unharmed",
		"P:351 | hit | 6 | 7 | damaged | unharmed | no-effect | unharmed",
		"P:353 | hard-hit | 8 | 9 | destroyed | wounded | damaged | unharmed",
		"P:355 | wrecked | 10 | 10 | destroyed | killed | destroyed | wounded",
		NULL } },
	{ "vehicle-modifiers", "id | modifier", (const char *const[]) {
		"P:358 | light | -2",
		"P:359 | powder | -1",
		"P:360 | machine-gun | +2",
		"P:361 | grenade | +3",
		"P:362 | rifle-grenade | +4",
		"P:363 | artillery | +5",
		"P:364 | moving | -1",
		"P:365 | double | -2",
		"P:366 | aircraft | -4",
		"P:367 | submerged | -2",
		NULL } },
	{ "morale", "id | point", (const char *const[]) {
		"P:372 | soldiers | 10",
		"P:373 | warriors | 8",
		"P:374 | civilians | 6",
		NULL } },
	{ "morale-modifiers", "id | modifier | each", (const char *const[]) {
		"P:381 | charged | -1 | no",
		"P:382 | leaderless | -1 | no",
		"P:383 | lost | -1 | yes",
		/* P leaves it blank: R's */
		"P:384 A-5 | suppressed | -\xc2\xbd | yes",
		"P:385 | inspired | +1 | no",
		"P:386 | elite | +1 | no",	/* P only */
		NULL } },
	{ "ladder", "id | result | turns", (const char *const[]) {
		"P:391 | first | suppressed | 1",
		"P:394 | second | retreat | 1",
		"P:396 | third | rout | -",
		NULL } },
	{ "melee-morale", "id | passes | fails", (const char *const[]) {
		"P:402 | loser | fights-on | rout",
		"P:402 P:403 | winner | may-pursue | pursue",
		"P:404 | drawn | fights-on | rout",
		NULL } },
	{ "rally", "id | turns", (const char *const[]) {
		"P:408 | routing | 1",
		"P:410 | pursuing | 1",
		NULL } },
	{ "numbers", "id | value | length", (const char *const[]) {
		"P:21 | die | 10 | -",
		"P:86 | trait-die | 6 | -",
		"P:138 | craft-die | 6 | -",
		"P:138 | craft-most | 9 | -",
		"P:189 | march-width | 4 | -",
		"P:309 | melee-least | 1 | -",
		"P:337 | forced-back | - | 10\"",
		"P:339 | wounds | 2 | -",
		/* P only */
		"P:118 X-16 | allure | - | 6\"",
		"P:204 X-12 | swim-dressed | 2 | -",
		"P:213 | double | 2 | -",
		"P:213 S-A-75 | control | 5 | -",
		NULL } },
	{ "house", "id | value | length", (const char *const[]) {
		"C-7 | cohesion | - | 6\"",
		"S-C-16 | leader-reach | - | 6\"",
		"A-6 | craft-plain | 4 | -",
		"S-A-109 | hero-morale | 10 | -",
		"S-A-115 | helpers | 1 | -",
		/* P only: vehicles */
		"A-28 | menders | 2 | -",
		"A-28 | mending | 2 | -",
		"S-A-75 | struck | 3 | -",
		"S-A-79 | underwater-sight | - | 2\"",
		NULL } },
};

enum { TRANSCRIPTS = sizeof transcripts / sizeof *transcripts };

/* The columns of weapons that tell what is special about a few. */
static const struct transcript weapon_rules = {
	"weapons", "id | after | crew | loader | reveals | setup | magazine | reload | burst"
	" | vehicle",
	(const char *const[]) {
		"P:226 P:295 house | sling | patrol | 1 | no | no | - | - | - | - | light",
		/* S-A-61: no muzzle loader's rules */
		"P:226 P:298 | flintlock | patrol | 1 | no | no | - | - | - | - | powder",
		"P:227 P:267 P:301 | grenade | stationary | 1 | no | no | - | - | - | grenade | grenade",
		"P:228 P:298 | pistol | patrol | 1 | no | no | - | - | - | - | powder",
		"P:228 P:298 | carbine | patrol | 1 | no | no | - | - | - | - | -",
		"P:228 P:295 | bow | patrol | 1 | no | no | - | - | - | - | light",
		"P:229 P:298 | rifle | patrol | 1 | no | no | - | - | - | - | -",
		"P:229 P:298 | self-loader | patrol | 1 | no | no | - | - | - | - | -",
		"P:230 P:271 P:298 | rifle-grenade | stationary | 1 | no | no | - | - | - | rifle-grenade"
		" | rifle-grenade",
		"P:231 P:298 | shotgun | patrol | 1 | no | no | - | - | - | - | powder",
		"P:232 P:298 | jezzail | combat | 1 | yes | yes | - | - | - | - | powder",
		"P:232 P:298 | musket | combat | 1 | yes | yes | - | - | - | - | powder",
		"P:232 P:298 | matchlock | combat | 1 | yes | yes | - | - | - | - | powder",
		"P:233 P:295 | spear | patrol | 1 | no | no | - | - | - | - | light",
		/* S-A-72: no machine guns against vehicles */
		"P:234 P:265 P:298 | smg | patrol | 1 | no | no | - | - | - | - | -",
		"P:235 P:265 P:298 | bar | patrol | 1 | no | no | - | - | - | - | -",
		"P:236 P:261 P:298 | maxim | stationary | 2 | no | no | 1 | - | - | - | machine-gun",
		"P:236 P:262 P:298 | lewis | combat | 2 | no | no | - | 3 | 1 | - | machine-gun",
		/* S-A-69, S-A-77: crews of two */
		"P:237 P:271 P:298 | mortar | stationary | 2 | no | no | - | - | - | mortar"
		" | rifle-grenade",
		"P:238 P:274 P:298 S-A-77 | artillery | stationary | 2 | no | no | - | - | - | - | artillery",
		"P:293 | martial-arts | - | 1 | no | no | - | - | - | - | light",
		"P:293 | lua | - | 1 | no | no | - | - | - | - | light",
		"P:295 | bayonet | - | 1 | no | no | - | - | - | - | light",
		"P:295 | native-arms | - | 1 | no | no | - | - | - | - | light",
		"P:296 | sword | - | 1 | no | no | - | - | - | - | light",
		"P:296 | brawler | - | 1 | no | no | - | - | - | - | light",
		"P:299 | club | - | 1 | no | no | - | - | - | - | light",
		"P:299 | axe | - | 1 | no | no | - | - | - | - | light",
		"P:299 house | knife | - | 1 | no | no | - | - | - | - | light",
		"P:301 | improvised | - | 1 | no | no | - | - | - | - | light",
		"P:302 | unarmed | - | 1 | no | no | - | - | - | - | light",
		"P:97 Y-6 house | throwing-knife | combat | 1 | no | no | - | - | - | - | light",
		"P:97 Y-6 house | throwing-axe | combat | 1 | no | no | - | - | - | - | light",
		NULL },
};

/* What P leaves to the house: how vehicles handle, and what the ground is to them. */
static const struct transcript vehicle_rules = {
	"vehicles", "id | length | width | seats | turn | astern | tracked | armoured | open"
	" | dives | runway", (const char *const[]) {
		"P:216 house | automobile | 3\" | 2\" | 4 | 1\" | 2 | no | no | yes | no | -",
		"P:217 house | truck | 4\" | 2\" | 12 | 1\" | 2 | no | no | yes | no | -",
		"P:218 house | tracked | 4\" | 2\" | 4 | 0\" | 2 | yes | yes | no | no | -",
		"P:219 house | watercraft | 5\" | 2\" | 10 | 2\" | 2 | no | no | yes | no | -",
		"P:220 house | submarine | 8\" | 2\" | 12 | 2\" | 2 | no | yes | no | yes | -",
		"P:221 house | aircraft | 5\" | 3\" | 4 | 3\" | - | no | no | no | no | 6\"",
		NULL },
};

static void test_X_62_what_the_ground_is_to_vehicles(void **state)
{
	static const struct { const char *surface, *grounds; } all[] = {
		{ "road", " road trail gate pier " }, { "open", " open crops beach " },
		{ "rough", " forest jungle swamp hedge fence crates " }, { "ford", " stream ford " },
		{ "shallow", " shallows " }, { "deep", " river water deep " },
	};
	const struct rule_table *t = rulebook_table(&rulebook_pacific, "terrain");
	const int column = rule_table_column(t, "wheels");

	(void)state;
	assert_rows(&rulebook_pacific, &vehicle_rules);
	for (int i = 0; i < t->n_rows; i++) {
		const char *wanted = "none";
		char id[GROUND_ID_MAX + 2];

		snprintf(id, sizeof id, " %s ", rule_table_at(t, i, 0)->text);
		for (size_t s = 0; s < sizeof all / sizeof all[0]; s++)
			if (strstr(all[s].grounds, id) != NULL)
				wanted = all[s].surface;
		assert_string_equal(rule_table_at(t, i, column)->text, wanted);
	}
}

static void test_every_row_is_that_of_the_source(void **state)
{
	(void)state;
	for (int i = 0; i < TRANSCRIPTS; i++)
		assert_rows(&rulebook_pacific, &transcripts[i]);
	assert_rows(&rulebook_pacific, &weapon_rules);
}

static void test_every_table_is_transcribed(void **state)
{
	(void)state;
	for (int t = 0; t < rulebook_pacific.n_tables; t++) {
		int i = 0;

		while (i < TRANSCRIPTS &&
				strcmp(transcripts[i].table, rulebook_pacific.tables[t].id) != 0)
			i++;
		if (i == TRANSCRIPTS)
			fail_msg("table %s is not transcribed", rulebook_pacific.tables[t].id);
	}
	assert_int_equal(rulebook_pacific.n_tables, TRANSCRIPTS);
}

/* The rows of a table with "yes" in a column, in order. */
static void assert_rows_with(const char *table, const char *column, const char *expected)
{
	const struct rule_table *t = rulebook_table(&rulebook_pacific, table);
	const int c = rule_table_column(t, column);
	char found[320] = "";

	assert_true(c > 0);
	for (int i = 0; i < t->n_rows; i++)
		if (rule_table_at(t, i, c)->number) {
			strcat(found, *found ? " " : "");
			strcat(found, rule_table_at(t, i, 0)->text);
		}
	assert_string_equal(found, expected);
}

static void test_flags_of_weapons(void **state)
{
	(void)state;
	/* P:93: with weapons that can be used one-handed; a sling is loaded by the other */
	assert_rows_with("weapons", "one-handed", "flintlock grenade pistol spear "
		"native-arms sword club axe knife improvised throwing-knife throwing-axe");
	/* Y-6 */
	assert_rows_with("weapons", "thrown", "throwing-knife throwing-axe");
	/* S-K-12: slings with the missile troops; spears and grenades by the close
	 * combat table */
	assert_rows_with("weapons", "missile", "sling flintlock pistol carbine bow rifle "
		"self-loader rifle-grenade shotgun jezzail musket matchlock smg bar maxim lewis "
		"mortar artillery");
	/* P:277: all but the improvised are properly armed */
	assert_rows_with("weapons", "proper", "sling flintlock grenade pistol carbine bow rifle "
		"self-loader rifle-grenade shotgun jezzail musket matchlock spear smg bar maxim "
		"lewis mortar artillery martial-arts lua bayonet native-arms sword brawler club axe "
		"knife throwing-knife throwing-axe");
}

static void test_flags_of_terrain(void **state)
{
	(void)state;
	assert_rows_with("terrain", "works", "fort gate barricade");
	assert_rows_with("terrain", "height", "hut mud stone fort doorway gate");
	assert_rows_with("terrain", "hazard", "quicksand");
}

/* The ground is the table room's: of each kind that both books have, all but the
 * price of a step and where it comes from is the same. */
static void test_ground_is_drawn_and_seen_as_in_rugged(void **state)
{
	const struct rule_table *t = rulebook_table(&rulebook_pacific, "terrain");
	static const char *const columns[] = { "name", "sign", "cover", "behind", "conceals",
		"opaque", "height", "visibility", "works", "role", "melee", "hazard" };

	(void)state;
	for (int i = 0; i < t->n_rows; i++)
		for (size_t c = 0; c < sizeof columns / sizeof columns[0]; c++) {
			const char *row = rule_table_at(t, i, 0)->text;
			const struct entry *here = rulebook_entry(&rulebook_pacific, "terrain", row,
				columns[c]);
			const struct entry *there = rulebook_entry(&rulebook_rugged, "terrain", row,
				columns[c]);

			if (there == NULL)
				continue;
			assert_string_equal(here->text, there->text);
			assert_int_equal(here->number, there->number);
		}
	assert_true(t->n_rows <= GROUNDS_MAX);
}

/* Tables that a die is looked up in cover each of its faces once. */
static void assert_covers(const char *table, int sides)
{
	const struct rule_table *t = rulebook_table(&rulebook_pacific, table);
	const int least = rule_table_column(t, "least"), most = rule_table_column(t, "most");
	int next = 1;

	for (int i = 0; i < t->n_rows; i++) {
		assert_int_equal(rule_table_at(t, i, least)->number, next);
		next = rule_table_at(t, i, most)->number + 1;
	}
	assert_int_equal(next, sides + 1);
}

static void test_dice_fall_in_one_row(void **state)
{
	(void)state;
	assert_covers("luck", 10);
	assert_covers("trait-numbers", 6);
	assert_covers("wound", 10);
	assert_covers("vehicle-damage", 10);
}

static void test_S_A_62_arms_of_one_line_have_the_same_numbers(void **state)
{
	static const char *const lines[][4] = {
		{ "sling", "flintlock", NULL },			/* P:226 */
		{ "pistol", "carbine", "bow", NULL },		/* P:228 */
		{ "rifle", "self-loader", NULL },		/* P:229 */
		{ "jezzail", "musket", "matchlock", NULL },	/* P:232 */
		{ "maxim", "lewis", NULL },			/* P:236 */
	};
	static const char *const columns[] = { "short", "medium", "long", "dice", "hit" };

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
		for (int n = 1; lines[i][n] != NULL; n++)
			for (size_t c = 0; c < sizeof columns / sizeof columns[0]; c++)
				assert_string_equal(
					rulebook_entry(&rulebook_pacific, "weapons", lines[i][n],
						columns[c])->text,
					rulebook_entry(&rulebook_pacific, "weapons", lines[i][0],
						columns[c])->text);
}

static void test_who_wrote_it(void **state)
{
	(void)state;
	assert_string_equal(rulebook_pacific.title, "Pacific Adventures");
	assert_string_equal(rulebook_pacific.letter, "A");
	assert_string_equal(rulebook_pacific.unit, "\"");
	assert_int_equal(rulebook_pacific.inch, 10);
	assert_non_null(strstr(rulebook_pacific.authors, "Hummitzsch"));
	assert_non_null(strstr(rulebook_pacific.authors, "Murch"));
}

/* Every ruling that applies to the system has its text. */
static void assert_rules(const char *prefix, int first, int last)
{
	for (int n = first; n <= last; n++) {
		char id[16];

		snprintf(id, sizeof id, "%s-%d", prefix, n);
		if (!rulebook_rule(&rulebook_pacific, id))
			fail_msg("rule %s is missing", id);
	}
}

static void test_all_rulings_are_there(void **state)
{
	(void)state;
	assert_rules("C", 1, 14);
	assert_rules("K", 1, 9);
	assert_rules("A", 1, 33);
	assert_rules("X", 1, 19);
	assert_rules("S-C", 1, 17);
	assert_rules("S-A", 1, 120);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_every_row_is_that_of_the_source),
		cmocka_unit_test(test_X_62_what_the_ground_is_to_vehicles),
		cmocka_unit_test(test_every_table_is_transcribed),
		cmocka_unit_test(test_flags_of_weapons),
		cmocka_unit_test(test_flags_of_terrain),
		cmocka_unit_test(test_ground_is_drawn_and_seen_as_in_rugged),
		cmocka_unit_test(test_dice_fall_in_one_row),
		cmocka_unit_test(test_S_A_62_arms_of_one_line_have_the_same_numbers),
		cmocka_unit_test(test_who_wrote_it),
		cmocka_unit_test(test_all_rulings_are_there),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
