### The game in the catalogue, and on pages that all games share.

citadels-name = Citadels
    .plate = Take a role in secret, build seven districts, fear the neighbours.
    .blurb = Each round you secretly become another character, gather gold, and race your rivals to build the finest city.
citadels-about = By Bruno Faidutti. 2 to 8 players.
    .edition = The edition of 2016 with all 27 characters and 30 unique districts; the prepared sets of the prints of 2016 and 2021.
    .rebuilt = Nothing but the pictures: the cards are complete, all texts are our own words.
citadels-web-wealth = Gold over time
citadels-example = build manor
    .thing = king

## What the arena counts

citadels-facts-char = Characters, each time they were revealed
citadels-facts-district = Districts in the city at the end
