# Transcripts, for who plays them: commands, what was typed to them, and one run of a command.
# To be sourced; makes a folder of its own, $work, and removes it.
# shellcheck shell=sh

set -eu

top_srcdir=${top_srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
top_builddir=${top_builddir:-$PWD}
here=$(cd "$top_srcdir/tests/play" && pwd)
program=$(cd "$top_builddir" && pwd)/src/cliffhanger
# Without it transcripts would be written anew with nothing in them.
[ -x "$program" ] || { echo "$program is missing: make it first" >&2; exit 1; }

LC_ALL=C.UTF-8 TZ=UTC COLUMNS=80 CLIFFHANGER_CAMPAIGNS=$top_srcdir/campaigns
CLIFFHANGER_OPPONENT=commander
export LC_ALL TZ COLUMNS CLIFFHANGER_CAMPAIGNS CLIFFHANGER_OPPONENT

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT HUP INT TERM

# Command number $2 of a transcript, and what was typed to it.
command_of() {
	awk -v n="$2" '/^\$ / && ++seen == n { print substr($0, 3) }' "$1"
}

typed_to() {
	awk -v n="$2" '
		/^\$ / { seen++; next }
		seen != n { next }
		/^> / { print substr($0, 3); next }
		match($0, /^([0-9]+ [a-z-]+ [a-z0-9-]+|D[0-9]+ (of 0-[0-9]+ )?for [^>]*|prp [^>]*|campaign)> /) {
			if (length($0) > RLENGTH)
				print substr($0, RLENGTH + 1)
		}' "$1"
}

# A table to play at, on which nothing has been played.
clear_table() {
	rm -rf "$work/table" "$work/state"
	mkdir "$work/table" "$work/state"
	ln -s "$here" "$work/table/play"
}

# Runs a command line at that table with what is on standard input.
run_line() (
	cd "$work/table"
	XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config
	export XDG_STATE_HOME XDG_CONFIG_HOME
	eval "set -- $1"
	exec "$program" "$@" 2>&1
)
