"""Nothing of ours outlives us: a tiny process that ends the programs we started, should we be killed ourselves.

It is a shell that reads, line by line, which process groups there are. Its input ends when this process is gone,
however it went; then it kills every group that is left, children included. It has a session of its own, so that what
is sent to us and our children does not reach it first.
"""

from __future__ import annotations

import subprocess
import threading
import weakref

SCRIPT = """
trap '' HUP INT TERM QUIT
groups=
while read -r sign group; do
    if [ "$sign" = + ]; then
        groups="$groups $group"
    else
        left=
        for each in $groups; do [ "$each" = "$group" ] || left="$left $each"; done
        groups=$left
    fi
done
for each in $groups; do kill -s KILL -- "-$each"; done
"""


class Watchdog:
    """One for a process, started when there is something to guard."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._groups: set[int] = set()
        self._shell: subprocess.Popen[bytes] | None = None

    def guard(self, group: int) -> None:
        """End this process group when this process is gone."""
        with self._lock:
            self._groups.add(group)
            self._say(f"+ {group}\n")

    def forget(self, group: int) -> None:
        """It has ended. To be said before its number can be another's."""
        with self._lock:
            self._groups.discard(group)
            self._say(f"- {group}\n")

    def _say(self, line: str) -> None:
        if self._shell is not None and self._shell.poll() is None:
            try:
                self._write(self._shell, line)
            except BrokenPipeError:
                pass  # it was killed just now
            else:
                return
        if self._groups:
            self._shell = subprocess.Popen(
                ["/bin/sh", "-c", SCRIPT],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd="/",
                start_new_session=True,
            )
            weakref.finalize(self, _end, self._shell)  # at the end of this process, after all programs that it guards
            self._write(self._shell, "".join(f"+ {group}\n" for group in sorted(self._groups)))

    def _write(self, shell: subprocess.Popen[bytes], text: str) -> None:
        assert shell.stdin is not None
        shell.stdin.write(text.encode())


def _end(shell: subprocess.Popen[bytes]) -> None:
    assert shell.stdin is not None
    shell.stdin.close()
    shell.wait()


WATCHDOG = Watchdog()
