### The game in the catalogue, and on pages that all games share.

ankh_morpork-name = Discworld: Ankh-Morpork
    .short = Ankh-Morpork
    .plate = Secret personalities, loud streets. You win at the start of your turn.
    .blurb = The Patrician has vanished: place minions, build and stir up trouble while you hide which secret goal will make the city yours.
ankh_morpork-about = Discworld: Ankh-Morpork, by Martin Wallace. 2 to 4 players.
    .edition = The edition of 2011; where the Hungarian rules differ you can choose.
    .rebuilt = Nothing in the cards, areas and events; where a text leaves a question open, a ruling answers it. The map is our own drawing.
ankh_morpork-web-wealth = Cash over time
ankh_morpork-example = place dimwell
    .thing = the shades

## What the arena counts

ankh_morpork-facts-personality = Personalities
ankh_morpork-facts-area = Buildings at the end, by area
ankh_morpork-facts-card = Cards that were played
