### What the server says about the club: pages of people, ratings, tournaments.

server-error-no-person = There is no such page. Perhaps its owner does not want to be seen.
server-error-no-ratings = This server has no ratings. Open the table without them.
server-error-rated-alone = A rated table needs an open seat: nobody is rated alone. Open a seat, or play unrated.
server-error-rated-twice = Nobody is rated on two seats. Keep one seat for yourself, or play unrated.

## Tournaments

server-error-no-tournament = There is no such tournament.
server-error-tournament-title = A tournament needs a title, so that people know it. Write one.
server-error-tournament-size = This game cannot be played by { $n } at a table, or not by one fewer. Choose another size.
server-error-tournament-closed = It has begun, and nobody comes in any more.
server-error-tournament-full = { $n } people take part: there is no more room.
server-error-tournament-not-in = You do not take part, or it is over.
server-error-tournament-over = It is over already.
server-error-tournament-not-now = Not now: a round is being played, or it was the last one.
server-error-tournament-few = At least { $n } people must take part. Wait until more have entered.
server-error-tournament-host = Only its host can do that.
server-error-tournament-undo = In a tournament nobody is asked to take back. Your own last move you may, as long as nothing has come up.
server-error-many-tournaments = You have { $n } tournaments that are not over. Finish one, or call it off.
server-error-sealed = Others play the same deal: this table is closed to everybody else until the round is over.
