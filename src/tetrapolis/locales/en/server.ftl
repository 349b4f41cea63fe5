### What the server says to people: problems, each with what to do.

server-problem = That did not work
server-error-name = Please enter a name: up to 40 letters, not only spaces.
server-error-link = This link is no longer good: it works once, for a quarter of an hour. Make a new one on the other device.
server-error-who = You are not signed in here. Enter a name first, or bring your table over with a link.
server-error-origin = The request came from another website and was not carried out. Open the table here.
server-error-forged = The request did not come from the table's page and was not carried out. Load the page again.
server-error-no-table = There is no such table. Check the link, or look in the list of tables.
server-error-many-tables = You already have { $n } unfinished tables. Finish or leave one first.
server-error-many-bot-tables = You already have { $n } tables at which bots play among themselves. Close one of them first, or take a seat at the new one yourself.
server-error-bot-tables-rate = Too many tables with bots that think have been set up from here in one minute ({ $n } at most). Wait a minute and try again.
server-error-started = The game has already begun. You can watch it if the host allows it.
server-error-seat-taken = This seat is taken. Choose another one.
server-error-not-seated = You do not sit at this table. Join it first.
server-error-not-host = Only the host may do this. Ask the host.
server-error-no-substitute = A bot can sit in only for somebody who plays in a running game. Choose such a seat.
server-error-not-over = The game is not over yet. Come back when it is.
server-error-not-started = The game has not begun: some seats are still open. Share the link or fill them with bots.
server-error-bot = There is no bot called { $bot } in this game. Choose one of: { $known }.
server-error-clock = A clock needs a time: choose at least one second, or no clock.
server-error-free-undo = Free undo is only for tables where you play alone with bots. Switch it off or give the open seats to bots.
server-error-no-free-undo = At this table you can only take back your last move. Go back step by step.
server-error-password = That is not the password of this table. Ask the host for it.
server-error-request-id = This request number was used for something else, or is too long. Send the request with a new one.
server-error-busy = The same request is being carried out just now. Try again in a moment.
server-error-not-your-seat = This is not your seat. Choose one of your own.
server-error-no-spectators = The host of this table allows no spectators. Ask for a seat.
server-error-stale = The question has changed meanwhile. Look at the table and decide again.
server-error-no-seat = There is no such seat at this table.
server-error-no-record = The match does not go that far. Choose an earlier moment.
server-error-branch-seats = The new table needs { $n } seats, as the match has.
server-error-chat = There is nothing to say in this line. Write something.
server-error-frame = The table did not understand that message. Load the page again if this goes on.
server-error-request = The request cannot be read. Check it against the description of the interface.
server-error-nothing = There is nothing here. Check the address.
server-error-method = That cannot be done with this address. Check the description of the interface.
server-error-size = That is too large. Send less.
server-error-rate = Too many requests. Wait a minute and try again.
server-error-inside = Something went wrong on the server; it has been noted. Nothing is lost: try again.
server-error-webhook = This address cannot be called: give one that begins with http:// or https://, that is on the public internet, and that holds no password.
server-error-seat-token = This token plays one seat and can do nothing else. Use the token of a guest for this.
server-error-no-program = No program sits there. Choose a seat that has a token.
server-error-no-hints = The table was set up without hints. This decision is all yours.
server-error-no-seat-token = Only a seat token opens this socket. The host of a table can make one for an open seat.
server-error-not-ready = The program did not say that it is ready. Its first line must begin with "ready".

## The page

server-no-client = The browser client is not built
    .help = Run "make web" in the source folder (or install Tetrapolis from a wheel, which brings it along), then load this page again. Programs can use the server as it is: see /schema/openapi.json.
server-error-code = No table has this code. Codes have six letters and are good while the table is on.
server-error-not-absent = This player still has time. If they stay away, you can let a bot sit in for them.
server-error-closed = The host has closed this table. Open a new one, or look in the list of tables.
server-error-not-closed = A table can be closed before the game, or when nobody else plays. Leave it instead.
server-error-later = The server is very busy just now. Nothing is lost: try again in a moment.
