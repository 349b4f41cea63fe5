### What the server says to keep order, and to who goes.

server-ghost = Ghost { $n }
server-export-readme = What Tetrapolis has stored of { $name }, as JSON. tables/ has a folder for each table: table.json is the table, seat-N.json the match as that seat saw it (as it stands now), match.jsonl the whole record of a finished match (tetrapolis replay reads it). Hashes of secrets are left out.
server-error-role = Your role does not allow this, or not with this person.
server-error-banned = You are banned here until { $day }. Your account page says why; you can take your data along there.
server-error-banned-stays = While a ban lasts, nobody deletes the account. Come back afterwards, or ask the host.
server-error-person = There is nobody with this id. Look for the person by name.
server-error-line = There is no such line of chat any more.
server-error-report = There is no such report any more.
server-error-report-taken = Another moderator looks into this report already.
server-error-report-nobody = There is nobody to report: choose somebody else's line or seat.
server-error-not-there = That person does not sit there now. Load the page again.
server-error-sign-up-closed = Nobody new can come in here at the moment. If you have been here before, come back to your name.
server-error-invitation = One comes in here by invitation, and this one is not good: it was used up or is too old. Ask the host for one.
server-error-name-gone = This name cannot be taken: { $name }. Choose another one.
