### The game in the catalogue, and on pages that all games share.

walled_city-name = The Walled City: Londonderry & Borderlands
    .short = The Walled City
    .plate = Roads first, then walls. Votes go to whoever holds the quarter.
    .blurb = Lay out a walled town road by road, settle your citizens, post guards in its towers and win the votes that make you its first mayor.
walled_city-about = The Walled City: Londonderry and Borderlands, by Daryl Andrews and Stephen Sauer. 2 to 4 players.
    .edition = The edition of 2014, after the Hungarian rulebook.
    .rebuilt = Both boards: we had no picture of the printed ones. The areas, paths, gaps and towers follow the book's tables and the historic plans of Derry and Neuf-Brisach. Two building cards, the order of the guilds and which guild is permanent are deduced.
walled_city-example = build P3
    .thing = mercers

## What the arena counts

walled_city-facts-guild_1 = Guilds of the first round
walled_city-facts-guild_2 = Guilds of the second round
