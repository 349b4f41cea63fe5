### The game in the catalogue, and on pages that all games share.

genoa-name = Genoa
    .plate = One tower, five steps. Everything on the way is for sale.
    .blurb = Lead the trade tower through the streets of Genoa, sell the steps and actions you do not need, and bargain your way to the greatest fortune in the city.
genoa-about = By Rüdiger Dorn. 2 to 5 players.
    .edition = The new edition of 2009, after the Hungarian rulebook.
    .rebuilt = The board (two versions to choose from) and the faces of the messages and orders: we had no list of them. Their numbers, forms and payments are those of the book.
genoa-web-wealth = Ducats over time
genoa-web-unit = ducats
genoa-example = offer 15d + silk for harbor
    .thing = harbor

## What the arena counts

genoa-facts-acted = Actions in a building
genoa-facts-owned = Buildings owned at the end
genoa-facts-deck = Cards that were paid, by kind
genoa-facts-card = Cards that were paid, one by one
genoa-facts-bought = Deals made with the trader, by round
genoa-facts-sold = Deals made as the trader, by round
genoa-facts-price = Ducats paid in deals for money alone, by round
genoa-facts-priced = Deals for money alone, by round
genoa-lap-1 = round 1
genoa-lap-2 = round 2
genoa-lap-3 = round 3
genoa-lap-4 = round 4
genoa-lap-5 = round 5
genoa-lap-6 = round 6
genoa-lap-7 = round 7
genoa-lap-8 = round 8
genoa-lap-9 = round 9
genoa-lap-10 = round 10
genoa-lap-11 = round 11
genoa-lap-12 = round 12
