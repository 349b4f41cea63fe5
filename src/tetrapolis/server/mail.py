"""Mail: what the server sends by the host's own mail server. Whoever wants to send something asks `Mail.send`.

Without the extra `club`, or without a mail server in the settings, nothing is offered that needs it: `Mail.ready` says
so. A mail that cannot be handed over is MailProblem; whoever sends it tries again, or says so.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

with suppress(ModuleNotFoundError):  # the extra `club` brings it
    import aiosmtplib

log = logging.getLogger("tetrapolis.mail")
UNFOLDED = SMTP.clone(max_line_length=900)
"""Long addresses in headers stay in one piece: some mail programs do not put them together again."""
PATIENCE = 10.0
"""Seconds for the mail server."""
LONGEST_ADDRESS = 200
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+")


class MailProblem(Exception):
    """The mail server did not take it; `for_good`: nor will it later."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed over."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    tls: bool = False
    """Encrypted from the first byte (`smtps`)."""
    plain: bool = False
    """Never encrypted: only for one on the same machine."""


def mail_server(url: str) -> MailServer:
    """A mail server by its address: `smtps://user:password@mail.example.org`, or `smtp://...` with STARTTLS.

    >>> mail_server("smtp://anna%40example.org:s3cret@mail.example.org:2525").user
    'anna@example.org'
    >>> mail_server("smtps://mail.example.org").port
    465
    """
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError("no mail server")
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    plain = not tls and parts.hostname in ("localhost", "127.0.0.1", "::1")
    return MailServer(parts.hostname, parts.port or (465 if tls else 587), user, password, tls, plain)


def is_address(text: str) -> bool:
    """Whether it looks like a mail address that can be written to.

    >>> [is_address(text) for text in ("anna@example.org", "anna@example", "a\\n@example.org", "Anna <a@example.org>")]
    [True, False, False, False]
    """
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


class Mail:
    """Sends mail; one connection for each, for a house sends few."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = mail_server(server) if server and sender else None
        self.sender = sender

    @property
    def ready(self) -> bool:
        """Whether mail can be sent at all."""
        return self.server is not None and "aiosmtplib" in globals()

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] = {}) -> None:
        """Hand one mail over, as plain text; MailProblem if that fails."""
        server = self.server
        if server is None or not self.ready:
            raise MailProblem("no mail server", for_good=True)
        if not is_address(to):
            raise MailProblem("no address", for_good=True)
        message = letter(self.sender, to, subject, text, headers)
        try:
            await aiosmtplib.send(
                message.as_bytes(),
                sender=parseaddr(self.sender)[1],
                recipients=[to],
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls,
                start_tls=False if server.tls else None if server.plain else True,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise MailProblem("refused", for_good=all(each.code >= 500 for each in error.recipients)) from error
        except (aiosmtplib.SMTPException, OSError, TimeoutError, UnicodeError) as error:
            log.warning("mail-not-sent", extra={"error": type(error).__name__})
            raise MailProblem(type(error).__name__) from error


def letter(sender: str, to: str, subject: str, text: str, headers: Mapping[str, str] = {}) -> EmailMessage:
    """A mail, as it travels.

    >>> letter("Tetrapolis <play@example.org>", "anna@example.org", "Te jössz!", "Genova\\n")["to"]
    'anna@example.org'
    """
    message = EmailMessage(UNFOLDED)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = value
    if "message-id" not in message:
        message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or "localhost")
    message.set_content(text)
    return message
