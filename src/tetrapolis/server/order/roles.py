"""Roles of the server, and the table of what each may do. Who has the command line may do everything."""

from __future__ import annotations

from typing import Literal, get_args

from tetrapolis.server.problems import Problem

Role = Literal["", "moderator", "host"]
Actor = Role | Literal["console"]
"""A person's role; or the command line, which stands above all."""
Act = Literal[
    "look",
    "rename",
    "mute",
    "unmute",
    "hide",
    "show",
    "remove",
    "bot",
    "ban",
    "unban",
    "revoke",
    "invite",
    "settle",
    "sign-up",
    "merge",
    "delete",
    "role",
]
ROLES: tuple[Role, ...] = get_args(Role)
ACTS: tuple[Act, ...] = get_args(Act)
HOSTS: frozenset[Act] = frozenset({"sign-up", "merge", "delete", "role"})
"""What only hosts do: it cannot be undone, or concerns the whole house. All else moderators do as well."""


def may(role: Actor, act: Act, other: Role = "") -> bool:
    """Whether somebody of a role may do it, to somebody of another one: never to an equal or a higher one.

    >>> may("moderator", "ban"), may("moderator", "ban", "host"), may("host", "delete"), may("", "look")
    (True, False, True, False)
    """
    if role == "console":
        return True
    allowed = role == "host" or (role == "moderator" and act not in HOSTS)
    return allowed and (act == "look" or ROLES.index(other) < ROLES.index(role))


def check(role: Actor, act: Act, other: Role = "") -> None:
    """Problem if not."""
    if not may(role, act, other):
        raise Problem(403, "server-error-role")
