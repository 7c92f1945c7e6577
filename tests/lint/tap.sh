# For the lints: TAP on standard output, a test a call.  To be sourced.
# shellcheck shell=sh

set -eu

: "${top_srcdir:=$(cd "$(dirname "$0")/../.." && pwd)}"
: "${top_builddir:=$PWD}"
tests=0

# verdict WHAT FAULTS: passed if there are no faults; they are told as comments.
verdict() {
	tests=$((tests + 1))
	if [ -z "$2" ]; then
		echo "ok $tests - $1"
	else
		echo "not ok $tests - $1"
		printf '%s\n' "$2" | sed 's/^/#   /'
	fi
}

skip() {
	tests=$((tests + 1))
	echo "ok $tests - $1 # SKIP $2"
}

done_testing() {
	echo "1..$tests"
}
