# Compares a transcription with what the program says of its rulebook, in TAP.
#
#     awk -v letter=R -f compare.awk BOOK.json SYSTEM.txt
#
# BOOK.json is `cliffhanger rules SYSTEM --format json`.  SYSTEM.txt holds the
# figures of the source, one row a line:
#
#     table TITLE | HEAD...            a table or list of the source
#     at TABLE | COLUMN...             the book's table, and a column for each figure
#     LINE | NAME | FIGURE... | ROW... the source's line, the row's name, its figures,
#                                      and the book's rows for it, commas between
#     at                               figures of many places follow: rows then end with
#                                      TABLE.ROW.COLUMN... or `rule ID: words of its text`
#     ours PLACE, ROW... | WHY         TABLE.ROW or TABLE.ROW.COLUMN of the book which the
#                                      source knows nothing of, and more rows of that table;
#                                      * stands for any row before a COLUMN
#
# A COLUMN is a name of the book, or
#     LEAST..MOST    for figures of dice: 8-9, 10, 5+ (or more), 2- (or less)
#     12/NAME        12 divided by it is the figure; no means that it is 0
#     100*NAME       the figure times 100;   -NAME   the figure with its sign turned
#     NAME>TABLE.COLUMN    it names a row of another table, where the figure is
#     #              the row's place in its table
#     =N             no column: the figure must be N
#
# Figures are numbers, fractions, words, yes and no; `-` where the source has
# nothing, `.` where it is silent and anything goes.  Braces after a figure say how
# the source prints it, if not so, and begin with the ruling, if one changed it;
# the book must name that.  Braces after a ROW give the line that the book cites
# for it, where figures of one row come from several.

function fault(text) {
	faults = faults "#   " FILENAME ":" FNR ": " text "\n"
}

function verdict() {
	if (title == "")
		return
	printf "%s %d - %s\n%s", faults == "" ? "ok" : "not ok", ++tests, title, faults
	if (faults != "")
		failed = 1
	faults = ""
	title = ""
}

function trim(text) {
	gsub(/^[ \t]+|[ \t]+$/, "", text)
	return text
}

# JSON: value[PATH] and kind[PATH] of each scalar; a PATH is keys and places with dots.

function bad_json(text) {
	print "Bail out! " FILENAME ":" FNR ": " text
	gone = 1
	exit 1
}

function unescaped(text) {
	gsub(/\\"/, "\"", text)
	gsub(/\\\//, "/", text)
	gsub(/\\n|\\t/, " ", text)
	gsub(/\\\\/, "\\", text)
	return text
}

function path(    i, text) {
	for (i = 1; i <= depth; i++)
		text = text (i > 1 ? "." : "") (opened[i] == "{" ? key[i] : place[i])
	return text
}

function scalar(type, text) {
	value[path()] = text
	kind[path()] = type
}

function took_string(text) {
	if (opened[depth] == "{" && wants_key) {
		key[depth] = text
		wants_key = 0
	} else {
		scalar("string", text)
	}
}

function take(mark) {
	if (mark == "{" || mark == "[") {
		opened[++depth] = mark
		place[depth] = 1
		wants_key = mark == "{"
	} else if (mark == "}" || mark == "]") {
		if (opened[depth] != (mark == "}" ? "{" : "["))
			bad_json("an unexpected " mark)
		depth--
		wants_key = 0
	} else if (mark == ",") {
		place[depth]++
		wants_key = opened[depth] == "{"
	}
}

function read_json(line) {
	while (line != "") {
		if (match(line, /^[ \t\r:]+/)) {
			;
		} else if (match(line, /^"([^"\\]|\\.)*"/)) {
			took_string(unescaped(substr(line, 2, RLENGTH - 2)))
		} else if (match(line, /^-?[0-9]+(\.[0-9]+)?/)) {
			scalar("number", substr(line, 1, RLENGTH) + 0)
		} else if (match(line, /^(true|false)/)) {
			scalar("flag", substr(line, 1, RLENGTH) == "true" ? "yes" : "no")
		} else if (match(line, /^null/)) {
			scalar("null", "-")
		} else if (match(line, /^[][{},]/)) {
			take(substr(line, 1, 1))
		} else {
			bad_json("no JSON: " substr(line, 1, 40))
		}
		line = substr(line, RLENGTH + 1)
	}
}

# The book: cell[TABLE.ROW.COLUMN], type[...], sources[TABLE.ROW], text[RULE], origin[RULE].

function read_rows(at, table,    row, col, id) {
	for (row = 1; (at ".rows." row ".1") in value; row++) {
		id = table "." value[at ".rows." row ".1"]
		rows[++n_rows] = id
		order[id] = row
		sources[id] = " " value[at ".sources." row] " " ruling[table] " "
		for (col = 2; (at ".columns." col) in value; col++) {
			cell[id "." value[at ".columns." col]] = value[at ".rows." row "." col]
			type[id "." value[at ".columns." col]] = kind[at ".rows." row "." col]
		}
	}
}

function read_book(    n, table) {
	if (depth != 0)
		bad_json("it ends too early")
	for (n = 1; ("tables." n ".table") in value; n++) {
		table = value["tables." n ".table"]
		ruling[table] = value["tables." n ".rule"]
		known[table] = n
		read_rows("tables." n, table)
	}
	for (n = 1; ("rules." n ".rule") in value; n++) {
		text[value["rules." n ".rule"]] = value["rules." n ".text"]
		origin[value["rules." n ".rule"]] = " " value["rules." n ".source"] ","
	}
	if (n_rows < 50 || n < 50)
		bad_json("this is no rulebook")
}

# A figure without what its braces say.
function bare(figure) {
	sub(/[ \t]*\{[^}]*\}[ \t]*$/, "", figure)
	return trim(figure)
}

function braces(figure) {
	return match(figure, /\{[^}]*\}[ \t]*$/) ? trim(substr(figure, RSTART + 1, RLENGTH - 2)) : ""
}

function is_number(figure) {
	return figure ~ /^[+-]?[0-9]+(\.[0-9]+)?$/ || figure ~ /^[+-]?[0-9]+\/[0-9]+$/
}

function number(figure,    part) {
	if (split(figure, part, "/") == 2)
		return part[1] / part[2]
	return figure + 0
}

function equal(a, b) {
	return a - b < 0.000001 && b - a < 0.000001
}

# Whether the book's cell is the figure, taken TIMES so much, or, with OF, OF divided by it.
function compare(at, figure, times, of,    is, ours) {
	covered[at] = 1
	if (!(at in cell)) {
		fault("the book has no " at)
		return
	}
	ours = cell[at]
	if (figure == "-")
		is = type[at] == "null"
	else if (figure == "no" && of)
		is = type[at] == "number" && ours == 0
	else if (!is_number(figure))
		is = type[at] != "number" && ours == figure
	else if (of)
		is = type[at] == "number" && ours != 0 && equal(of / ours, number(figure))
	else
		is = type[at] == "number" && equal(ours, number(figure) * times)
	if (!is)
		fault(at " is " ours " in the book, and " figure " here")
}

function compare_range(id, least, most, figure,    part) {
	part[1] = part[2] = figure
	if (figure ~ /^[+-]?[0-9]+\+$/) {
		sub(/\+$/, "", part[1])
		part[2] = "-"
	} else if (figure ~ /^[+-]?[0-9]+-$/) {
		sub(/-$/, "", part[2])
		part[1] = "-"
	} else if (figure ~ / to /) {
		split(figure, part, / to /)
	} else if (figure ~ /^[0-9]+-[0-9]+$/) {
		split(figure, part, "-")
	}
	compare(id "." least, part[1], 1, 0)
	compare(id "." most, part[2], 1, 0)
}

function compare_other(id, column, other, figure,    place) {
	covered[id "." column] = 1
	if (figure == "-") {
		compare(id "." column, "-", 1, 0)
		return
	}
	split(other, place, ".")
	compare(place[1] "." cell[id "." column] "." place[2], figure, 1, 0)
}

function look(id, column, figure,    part) {
	if (figure == ".")
		return
	if (column ~ /^=/) {
		if (figure != substr(column, 2))
			fault("it should be " substr(column, 2) ", and is " figure " here")
	} else if (column == "#") {
		if (order[id] != figure)
			fault(id " has place " order[id] " in the book, and " figure " here")
	} else if (index(column, "..")) {
		split(column, part, /\.\./)
		compare_range(id, part[1], part[2], figure)
	} else if (index(column, ">")) {
		split(column, part, ">")
		compare_other(id, part[1], part[2], figure)
	} else if (match(column, /^[0-9]+\//)) {
		compare(id "." substr(column, RLENGTH + 1), figure, 1, substr(column, 1, RLENGTH - 1) + 0)
	} else if (match(column, /^[0-9]+\*/)) {
		compare(id "." substr(column, RLENGTH + 1), figure, substr(column, 1, RLENGTH - 1) + 0, 0)
	} else if (column ~ /^-/) {
		compare(id "." substr(column, 2), figure, -1, 0)
	} else {
		compare(id "." column, figure, 1, 0)
	}
}

# The row is there, cites the source's line, and names the ruling that changed a figure.
function find_row(id, line) {
	if (!(id in order)) {
		fault("the book has no row " id)
		return 0
	}
	reached[id] = 1
	if (!index(sources[id], " " letter ":" line " "))
		fault(id " does not cite line " line " but" sources[id])
	return 1
}

function find_ruling(id, figure,    says) {
	says = braces(figure)
	if (match(says, /^[A-Z](-[A-Z])?-[0-9]+:/) &&
	    !index(sources[id], " " substr(says, 1, RLENGTH - 1) " "))
		fault(id " does not name " substr(says, 1, RLENGTH - 1) " but" sources[id])
}

BEGIN {
	spoken["0"] = "0|none|nothing|nought"
	spoken["1"] = "1|one|first|a|an|another|once"
	spoken["2"] = "2|two|twice|double|doubles|second"
	spoken["3"] = "3|three|third"
	spoken["4"] = "4|four"
	spoken["5"] = "5|five"
	spoken["6"] = "6|six"
	spoken["10"] = "10|ten"
	spoken["1/2"] = "half|halve|halved"
}

# The rule cites the line and has these words, and they have the figure.
function find_words(line, place, figure,    id, words, said) {
	if (!match(place, /^rule [A-Z-]*[0-9]+: /)) {
		fault("no place: " place)
		return
	}
	id = substr(place, 6, RLENGTH - 7)
	words = substr(place, RLENGTH + 1)
	if (!index(origin[id], " " letter ":" line ","))
		fault("rule " id " does not cite line " line " but" origin[id])
	if (!index(text[id], words))
		fault("rule " id " does not say \"" words "\"")
	sub(/^\+/, "", figure)
	said = figure in spoken ? spoken[figure] : figure
	if ((" " tolower(words) " ") !~ ("[^a-z0-9](" said ")[^a-z0-9]"))
		fault("\"" words "\" does not say " figure)
}

function split_place(place, part,    from) {
	from = index(place, ".")
	part[1] = substr(place, 1, from - 1)
	place = substr(place, from + 1)
	from = index(place, ".")
	part[2] = substr(place, 1, from - 1)
	part[3] = substr(place, from + 1)
}

function read_place(line, place, figure,    part, id) {
	if (place ~ /^rule /) {
		find_words(line, place, bare(figure))
		return
	}
	split_place(bare(place), part)
	id = part[1] "." part[2]
	if (find_row(id, braces(place) == "" ? line : braces(place))) {
		find_ruling(id, figure)
		look(id, part[3], bare(figure))
	}
}

function judge_row(field, n,    ids, n_ids, i, c, id) {
	n_ids = split(field[n], ids, /,[ ]*/)
	if (n_columns == 0) {
		if (n != 4)
			fault("a row of many places has four fields")
		n_ids = field[n] ~ /^rule / ? 1 : n_ids
		if (n_ids == 1)
			ids[1] = field[n]
		for (i = 1; i <= n_ids; i++)
			read_place(field[1], ids[i], field[3])
		return
	}
	if (n != n_columns + 3)
		fault(n_columns " figures are wanted, " n - 3 " are here")
	for (i = 1; i <= n_ids; i++) {
		id = book_table "." bare(ids[i])
		if (!find_row(id, braces(ids[i]) == "" ? field[1] : braces(ids[i])))
			continue
		for (c = 1; c <= n_columns; c++) {
			find_ruling(id, field[c + 2])
			look(id, column[c], bare(field[c + 2]))
		}
	}
}

# Another figure, or another word.
function spoiled(figure) {
	if (figure ~ /^[+-]?[0-9]/)
		sub(/[0-9]+/, "9&", figure)
	else
		sub(/^[^ ]+/, "otherwise", figure)
	return figure
}

# Each figure is then made wrong in its turn: if that is no fault nothing was compared.
function read_row(field, n,    c, before, figure) {
	judge_row(field, n)
	before = faults
	for (c = 3; c < n; c++) {
		figure = field[c]
		if (bare(figure) == ".")
			continue
		field[c] = spoiled(figure)
		judge_row(field, n)
		if (faults == before)
			unnoticed = unnoticed "#   " FILENAME ":" FNR ": " figure " could be " field[c] "\n"
		faults = before
		field[c] = figure
	}
}

function read_at(field, n,    c) {
	book_table = trim(substr(field[1], 4))
	n_columns = n - 1
	for (c = 1; c <= n_columns; c++)
		column[c] = field[c + 1]
	if (book_table != "" && !(book_table in known))
		fault("the book has no table " book_table)
}

function read_ours(places,    part, n, i, table) {
	n = split(places, part, /,[ ]*/)
	table = part[1]
	if (!sub(/[.].*/, "", table) || part[1] ~ /^[^.]*[.][^.]*[*][^.]*$/)
		fault("what is ours is named row by row")
	our_places[++n_ours] = part[1]
	for (i = 2; i <= n; i++)
		our_places[++n_ours] = table "." part[i]
}

function read_transcription(line,    field, n, i) {
	n = split(line, field, "|")
	for (i = 1; i <= n; i++)
		field[i] = trim(field[i])
	if (field[1] ~ /^table /) {
		verdict()
		title = substr(field[1], 7)
	} else if (field[1] ~ /^at( |$)/) {
		read_at(field, n)
	} else if (field[1] ~ /^ours /) {
		read_ours(substr(field[1], 6))
		if (n < 2 || field[2] == "")
			fault(field[1] " has no reason")
	} else if (field[1] ~ /^[0-9]+$/ && title != "") {
		read_row(field, n)
	} else {
		fault("neither a table, nor a row, nor ours: " line)
	}
}

# Whether it is ours: a PLACE covers what is under it, and * is any name.
function is_ours(place,    i, pattern) {
	for (i = 1; i <= n_ours; i++) {
		pattern = our_places[i]
		gsub(/\./, "[.]", pattern)
		gsub(/\*/, "[^.]*", pattern)
		if (place ~ ("^" pattern "([.]|$)")) {
			used[i] = 1
			return 1
		}
	}
	return 0
}

function check_rows(    i) {
	title = "every row of the book is transcribed or ours"
	for (i = 1; i <= n_rows; i++)
		if (!(rows[i] in reached) && !is_ours(rows[i]))
			faults = faults "#   nobody knows the row " rows[i] "\n"
	verdict()
}

# Names, and whatever has more words than one, is for people to read.
function is_prose(at) {
	return type[at] == "null" || type[at] == "string" && (at ~ /[.](name|help)$/ || cell[at] ~ / /)
}

function check_cells(    at) {
	title = "every figure, word and flag of the book is transcribed or ours"
	for (at in cell)
		if (!is_prose(at) && !(at in covered) && !is_ours(at))
			faults = faults "#   nobody knows " at ", which is " cell[at] "\n"
	verdict()
}

function check_ours(    i) {
	title = "whatever is called ours is in the book, and not in the source"
	for (i = 1; i <= n_ours; i++)
		if (!(i in used))
			faults = faults "#   ours " our_places[i] " is not needed\n"
	verdict()
}

NR == FNR { read_json($0); next }
FNR == 1 { read_book() }
/^#/ || /^[ \t]*$/ { next }
{ read_transcription($0) }

END {
	if (gone)
		exit 1
	verdict()
	title = "no figure here could be another"
	faults = unnoticed
	verdict()
	check_rows()
	check_cells()
	check_ours()
	print "1.." tests
	exit failed
}
