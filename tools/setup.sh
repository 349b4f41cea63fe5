#!/bin/sh
# Makes .venv fit the locks. Called by the Makefile: `tools/setup.sh runtime` or `tools/setup.sh dev`.
#
# Silent and quick when nothing has changed. The stamp `.venv/.stamp` holds what the environment was made
# from: kind, place, lock and pyproject.toml. A .venv without a stamp (half built), in another place (moved)
# or whose Python no longer runs is thrown away and built anew; if only the lock or pyproject.toml changed,
# it is brought up to date where it is. A dev environment also serves those who only need the runtime.
# The browser client is not built here but by `make web` (tools/web.py), which has its own stamp.
set -eu
cd "$(dirname "$0")/.."

UV_VERSION=0.13.7
kind=${1:?runtime or dev}
stamp=.venv/.stamp

say() { printf '%s\n' "tetrapolis: $*" >&2; }

make_stamp() { echo "$kind uv-$UV_VERSION $PWD"; cat "$lock" pyproject.toml; }

healthy() { # a finished environment, made here, whose Python runs and finds its packages
    [ -f "$stamp" ] && read -r _ made_with made_in <"$stamp" &&
        [ "$made_with $made_in" = "uv-$UV_VERSION $PWD" ] && .venv/bin/python -I -c 'import uv' 2>/dev/null
}

up_to_date() {
    lock=requirements.lock
    if [ "$kind" = dev ] || { [ -f "$stamp" ] && read -r old _ <"$stamp" && [ "$old" = dev ]; }; then
        kind=dev lock=requirements-dev.lock
    fi
    healthy && make_stamp | cmp -s - "$stamp"
}

find_python() {
    for python in ${PYTHON:-} python3.11 python3; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
    done
    say "needs Python 3.11 or newer, and found none. Install it (Debian, Ubuntu: apt-get install python3)"
    say "or name one: make PYTHON=path/to/python3.12 ..."
    exit 1
}

make_venv() {
    find_python
    rm -rf .venv
    if ! "$python" -c 'import ensurepip' 2>/dev/null; then
        say "this Python cannot make virtual environments: the package python3-venv is missing."
        if [ "$(id -u)" = 0 ]; then root=; else root='sudo -n'; fi
        export DEBIAN_FRONTEND=noninteractive
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        say "trying to install it with apt-get..."
        if ! { $root apt-get update -qq && {
            $root apt-get install -y -qq "python$version-venv" || $root apt-get install -y -qq python3-venv; }; } >&2
        then
            say "that did not work. Please run: sudo apt-get install python3-venv"
            exit 1
        fi
    fi
    say "making .venv with $("$python" --version)"
    "$python" -m venv .venv
    .venv/bin/python -m pip install -qq --disable-pip-version-check "uv==$UV_VERSION"
}

up_to_date && exit 0

# One at a time: somebody else may be building it right now.
if command -v flock >/dev/null; then
    exec 9<pyproject.toml
    flock 9
    up_to_date && exit 0
fi

if healthy; then
    # From here on an interruption leaves no stamp, so the next start builds anew; a plain failure
    # (say, no network) puts the old stamp back, so the next start tries again.
    mv "$stamp" "$stamp.old"
else
    make_venv
fi
say "installing $lock"
if .venv/bin/uv pip sync --quiet --python .venv/bin/python --require-hashes --compile-bytecode "$lock" &&
    TETRAPOLIS_SKIP_WEB=1 .venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --editable . &&
    make_stamp >"$stamp.new"
then
    mv "$stamp.new" "$stamp"
    rm -f "$stamp.old"
else
    [ ! -f "$stamp.old" ] || mv "$stamp.old" "$stamp"
    say "could not bring .venv up to date (see above)."
    exit 1
fi
