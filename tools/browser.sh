#!/bin/sh
# Finds a Chromium for the tests of the browser client, or gets one. Prints nothing when there is one.
#
# Taken in this order: TETRAPOLIS_CHROMIUM, a chromium on the PATH, the one Playwright keeps; else Debian's packages (the
# headless shell, which is smaller and quicker, before the whole), else Playwright's download.
set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "tetrapolis: $*" >&2; }
found() { .venv/bin/python -m tests.web.chromium >/dev/null 2>&1; }

found && exit 0
say "the tests need a browser: getting Chromium"
if [ "$(id -u)" = 0 ]; then root=; else root='sudo -n'; fi
export DEBIAN_FRONTEND=noninteractive
if command -v apt-get >/dev/null; then
    install="$root apt-get install -y -qq --no-install-recommends"
    { $root apt-get update -qq && { $install chromium-headless-shell || $install chromium; }; } >/dev/null 2>&1 || true
fi
found || .venv/bin/python -m playwright install --with-deps chromium >&2 || true
found || {
    say "no Chromium could be installed. Install one (Debian: apt-get install chromium) or name it in TETRAPOLIS_CHROMIUM."
    exit 1
}
