"""A client for bot authors: sit down at a server's tables and play (`pip install "tetrapolis[client]"`).

A whole bot::

    import asyncio
    import random

    from tetrapolis.client import Client, Seen


    def decide(seen: Seen) -> str:
        return random.choice(seen.moves)


    async def main() -> None:
        async with Client("http://127.0.0.1:8000") as client:
            await client.arrive("Botond")
            game, *_ = await client.games()
            table = await client.create(game.id, ["me", "normal"], title="Mine against yours")
            outcome = await client.run_bot(table.id, 0, decide)
            print(outcome.scores if outcome else "got up")


    asyncio.run(main())

To play at somebody else's table: `await client.join(table)` with the id at the end of the invite link.
`async for message in client.listen(table)` gives everything a seat may see; `client.token` is worth keeping: with it
`Client(url, token=...)` is the same guest tomorrow. Whatever the server refuses raises `ClientError`.

>>> Client("http://127.0.0.1:8000", token="secret").lang
'en'
"""

from tetrapolis.core.extras import need

need("client")

from tetrapolis.client.answers import (  # noqa: E402
    Advice,
    ChatLine,
    ClientError,
    Condition,
    Done,
    Due,
    GameInfo,
    Guest,
    Happened,
    Hint,
    Link,
    Listed,
    MatchRecord,
    News,
    Presence,
    Reason,
    Seat,
    SeatToken,
    Seen,
    Session,
    State,
    Table,
    TableNews,
)
from tetrapolis.client.client import Client, Decide  # noqa: E402

__all__ = [
    "Advice",
    "ChatLine",
    "Client",
    "ClientError",
    "Condition",
    "Decide",
    "Done",
    "Due",
    "GameInfo",
    "Guest",
    "Happened",
    "Hint",
    "Link",
    "Listed",
    "MatchRecord",
    "News",
    "Presence",
    "Reason",
    "Seat",
    "SeatToken",
    "Seen",
    "Session",
    "State",
    "Table",
    "TableNews",
]
