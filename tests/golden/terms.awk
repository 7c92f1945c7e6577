# Changes of a source file that take one term out each: see terms.
#
# A line a change: number of the line, what is done to it, and the line as it becomes,
# between tabs (\001 stands for the tabs of the line).

function tell(kind, text)
{
	gsub(/\t/, "\001", text)
	printf "%d\t%s\t%s\n", FNR, kind, text
}

# Where the bracket at `from` is closed; 0 if on another line.
function closed(text, from,    deep, i, c)
{
	for (i = from; i <= length(text); i++) {
		c = substr(text, i, 1)
		deep += (c == "(") - (c == ")")
		if (deep == 0)
			return i
	}
	return 0
}

# Constants are nothing, or one where they divide.
function constants(line,    rest, at, name, value)
{
	at = 1
	while (match(substr(line, at), /[A-Z][A-Z_]+ = [0-9]+/)) {
		rest = at + RSTART - 1
		value = substr(line, rest, RLENGTH)
		at = rest + RLENGTH
		name = value
		sub(/ = .*/, "", name)
		tell(name " out", substr(line, 1, rest - 1) name " = " (divides[name] ? 1 : 0) \
			substr(line, at))
	}
}

function statements(line)
{
	if (line ~ /^\t+[a-z].* [-+*]= .*;$/ && line !~ /for \(/) {
		rest = line
		sub(/[a-z].*/, ";", rest)
		tell("statement out", rest)
	}
}

# Conditions the other way round.
function conditions(line,    open, end)
{
	if (match(line, /^\t+(\} else )?if \(/)) {
		open = RSTART + RLENGTH - 1
		end = closed(line, open)
		if (end > 0)
			tell("condition turned", substr(line, 1, open) "!" substr(line, open, end - open + 1) \
				substr(line, end))
	}
}

function clauses(line,    at, i)
{
	for (i = 1; i < length(line); i++) {
		at = substr(line, i, 2)
		if (at == "&&" || at == "||")
			tell("clause turned", substr(line, 1, i - 1) (at == "&&" ? "||" : "&&") \
				substr(line, i + 2))
	}
}

# Summands that are names or calls, with what they are multiplied by.
function summands(line,    at, from, end)
{
	at = 1
	while (match(substr(line, at), /(^|[ \t])[-+] \(?[a-z]/)) {
		from = at + RSTART - 1
		end = from + RLENGTH - 1
		if (substr(line, from, 1) == "\t")
			from++
		if (substr(line, end - 1, 1) == "(") {
			end = closed(line, end - 1)
		} else {
			while (substr(line, end + 1, 1) ~ /[A-Za-z0-9_.>\[\]]/ \
					|| substr(line, end + 1, 2) == "->")
				end++
			if (substr(line, end + 1, 1) == "(")
				end = closed(line, end + 1)
		}
		if (end == 0)
			return
		if (match(substr(line, end + 1), /^( [*\/] [A-Za-z0-9_]+((->|\.)[a-z_]+)*)+/))
			end += RLENGTH
		tell("summand out", substr(line, 1, from - 1) substr(line, end + 1))
		at = end
	}
}

FNR == NR {
	line = $0
	while (match(line, /[\/%] [A-Z][A-Z_]+/)) {
		divides[substr(line, RSTART + 2, RLENGTH - 2)] = 1
		line = substr(line, RSTART + RLENGTH)
	}
	next
}
/^[\/ ]\*/ || /^#/ { next }
{
	constants($0)
	statements($0)
	conditions($0)
	clauses($0)
	summands($0)
}
