"""What is sent by mail: notices one by one or once a day, the link that confirms an address, those to come back by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from email.utils import parseaddr

from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.locales import t
from tetrapolis.server import addresses
from tetrapolis.server.mail import Mail, MailProblem
from tetrapolis.server.ways import Person, Result, path_of, place_of, tag_of, title_of
from tetrapolis.wire.notices import Notice


class Letters:
    """By mail, to a person's confirmed address."""

    def __init__(self, engine: AsyncEngine, mail: Mail, house: str, now: Callable[[], float]) -> None:
        self.engine = engine
        self.mail = mail
        self.house = house
        """Where links in a mail lead."""
        self.now = now

    @property
    def ready(self) -> bool:
        """Whether mail can be offered: there is a server for it, and links lead here."""
        return self.mail.ready and bool(self.house)

    async def send(self, person: Person, notices: Sequence[Notice], digest: bool = False) -> Result:
        """One mail for all."""
        if not self.ready or (person.settings.digest and not digest):
            return Result.NOBODY  # with the day's mail, then
        row = await addresses.of(self.engine, person.guest)
        if row is None or row.confirmed is None or not await addresses.count(self.engine, person.guest, self.now()):
            return Result.NOBODY
        lang, off = person.lang, f"{self.house}/api/mail/end/{row.off}"
        lines = [f"{title_of(lang, each)}: {place_of(lang, each)}\n{self.house}{path_of(each)}" for each in notices]
        subject = t(lang, "notice-several", count=len(notices))
        if len(notices) == 1:
            subject = ": ".join(filter(None, (title_of(lang, notices[0]), place_of(lang, notices[0]))))
        foot = t(lang, "notice-mail-foot", settings=f"{self.house}/notices", off=f"{self.house}/notices?off={row.off}")
        # The same mail sent again has the same id: readers show it once.
        when = int(max(each.at for each in notices)) if not digest else int(self.now() // addresses.DAY)
        host = parseaddr(self.mail.sender)[1].rpartition("@")[2]
        headers = {
            "Message-ID": f"<{tag_of(notices)}.{when}.{row.off[:12]}@{host}>",
            "List-Unsubscribe": f"<{off}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await self.mail.send(row.address, subject, "\n\n".join([*lines, foot]) + "\n", headers)
        except MailProblem as problem:
            return Result.FAILED if problem.for_good else Result.AGAIN
        return Result.SENT

    async def come_back(self, lang: str, address: str, links: Sequence[tuple[str, str]]) -> None:
        """The links by which people come back to their names; should it not leave, they ask again."""
        lines = [f"{name}: {self.house}/back#{secret}" for name, secret in links]
        text = "\n\n".join([t(lang, "notice-mail-back-text"), *lines, t(lang, "notice-mail-back-foot")])
        with suppress(MailProblem):
            await self.mail.send(address, t(lang, "notice-mail-back"), text + "\n")

    async def ask(self, lang: str, address: str, code: str) -> None:
        """The link that confirms an address; should it not leave, the person asks again."""
        text = t(lang, "notice-mail-confirm-text", link=f"{self.house}/notices?confirm={code}")
        try:
            await self.mail.send(address, t(lang, "notice-mail-confirm"), text + "\n")
        except MailProblem:
            return
