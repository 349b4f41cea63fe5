### The Walled City: the numbered rules of sections 1 to 10 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 1. Components and set-up

wal-1-1 = The Walled City is for 2, 3 or 4 players. Each of you takes one of the four colours.
wal-1-2 = The game has two rounds. Each round has four phases in this order: A join a guild, B build, C count votes, D defence. A phase begins as soon as the one before it is complete.
wal-1-3 = You play on one of two boards (option `board`): Londonderry follows sections 1 to 10, Borderlands the same rules with the changes of section 11.
wal-1-4 = The board decides which areas lie on the two sides of a path, to which area and between which two towers a gap belongs, and between which two defence zones a tower stands. No picture of the printed boards has come down to us, so both boards here are reconstructions: in places the printed ones may look different.
    .ruling = R-01
wal-1-5 = A path has two sides. There is one area on each side; at a T-path there can be more (section 11). A path is empty, built or demolished; "open" means empty or demolished.
wal-1-6 = A gap is a break in the fortification at the border of exactly one area. Like a path it is empty, built or demolished. The wall sections drawn on the board are only scenery.
    .ruling = R-33
wal-1-7 = Each area holds at most one item: a faction die or a survey tile. Each tower holds one faction die.
    .ruling = R-02
wal-1-8 = Your citizens are peasants and nobles. A noble in a tower is called a guard; peasants never go into a tower. Any number of citizens may stand in an area, and any number of guards in a tower.
    .ruling = R-02
wal-1-9 = A citizen is always in exactly one place: in its owner's supply, in an area, in a tower or in the box. What has gone to the box never comes back.
wal-1-10 = The components are 25 peasants, 20 nobles and 11 building cards in each colour, 24 roads (2 long, 14 medium, 8 short), 12 walls, 20 faction dice (4 for each of the 5 factions), 4 survey tiles and 20 guild cards.
wal-1-11 = The length of a road piece never stops you from building: any road fits on any path.
    .ruling = R-03
wal-1-12 = A faction die shows 1, 2 or 3 symbols of its faction; when it is rolled, each number is equally likely. A survey tile shows +1 or −1; when it is tossed, both are equally likely.
    .ruling = R-04
wal-1-13 = A building deck has 11 cards with two numbers each, one of every kind: 1/0, 1/1, 2/0, 2/1, 2/2, 3/0, 3/1, 3/2, 4/0, 4/1, 5/0.
    .ruling = R-05
wal-1-14 = Londonderry with 4 players: you each have 4 roads, 3 walls, 14 nobles, 16 peasants and 9 building cards (your own deck without 1/0 and 2/0).
wal-1-15 = Londonderry with 3 players: you each have 5 roads, 4 walls, 18 nobles, 20 peasants and all 11 building cards of your own deck.
wal-1-16 = Londonderry with 2 players: you each have 6 roads, 6 walls, 20 nobles, 25 peasants and 16 building cards (section 12).
wal-1-17 = You start with 0 votes. You hold all your building cards in hand from the start; nobody draws cards later.
wal-1-18 = The 20 faction dice are drawn blind, rolled and put one on each of the 20 die spots, in the areas and in the towers alike.
wal-1-19 = The value of a faction is the number of symbols on its dice. Until the end of round 1 only dice in areas count. The faction trackers only show this value, which changes with every change of the dice.
wal-1-20 = In Londonderry each of the four survey spots gets one tossed survey tile.
wal-1-21 = The guild deck of Londonderry has the 8 guilds of its own and the 4 shared ones; that of Borderlands has its own 8 and the same 4 shared ones.
    .ruling = R-43
wal-1-22 = If you agree on it, all 20 guilds may be shuffled together on either board: the mixed deck (option `guild_deck`).
wal-1-23 = The guild deck is shuffled and an offer is dealt face up: 9 cards with 4 players, 7 with 3, 5 with 2. The cards not dealt are out of the game, and nobody looks at them.
    .ruling = R-06
wal-1-24 = One of you is the first player, drawn at random unless the table names somebody (option `first_player`). This matters only in WAL-1.26, WAL-2.1 and WAL-12.11.
    .ruling = R-07
wal-1-25 = There are no starting roads with 4 players, 1 with 3 and 4 with 2. They come from the box, not from a player's stock, and may go on any empty paths.
wal-1-26 = With 3 players the first player chooses the path for the one starting road, unless the table leaves it to chance (option `starting_road`). For 2 players see WAL-12.11.
    .ruling = R-08
wal-1-27 = Nobody settles or adjusts when a starting road is placed. From then on it is a built road like any other.
    .ruling = R-08
wal-1-28 = You set up in this order: stocks and hands, neutral citizens (2 players only), dice, survey tiles, guild offer, first player, starting roads. So the dice, the tiles and the offer can be seen when starting roads are placed.

## 2. Round 1, phase A: joining a guild

wal-2-1 = Beginning with the first player and going clockwise, each of you must take one guild from the offer and lay it face up in front of you.
wal-2-2 = Guilds that nobody takes stay in the offer for round 2.
wal-2-3 = In phase B you take your turns in rising order of the priority numbers on your guilds.
wal-2-4 = A number with a "b" comes directly after the same number without "b". No two guilds have the same priority.
wal-2-5 = The turn order stays the same for the whole of phase B, whatever happens to the votes.
    .ruling = R-46
wal-2-6 = You may activate only the ability of your own guild, and only in your own turn of phase B, unless your table allows it in phase D too (WAL-15.7).
    .ruling = R-09
wal-2-7 = Unless your guild says otherwise, you choose the moment: before the first step of your turn, between two steps or after the last step. A step is never interrupted.
    .ruling = R-09, R-10
wal-2-8 = When you activate your guild, you turn its card. A turned guild cannot be activated again, so an ability works once in the round in which you hold it.
wal-2-9 = A permanent guild is never turned: you may use its ability once in each of your turns of phase B. Only the Merchant Taylors are permanent, and the option `taylors_permanent` can switch this off.
    .ruling = R-11
wal-2-10 = You never have to activate your guild. You may not do it if the ability could change nothing at all or if a condition it states is not met.
    .ruling = R-12
wal-2-11 = An ability takes effect at once. Faction values and, in round 2, neighbourhoods are worked out anew before your turn goes on.
wal-2-12 = If you have not used your guild by the end of round 1, its ability is lost.

## 3. Round 1, phase B: roads

wal-3-1 = You take turns in priority order, round and round, until nobody has a road left. You all hold the same number of roads, so you all have that many turns and run out in the same lap.
wal-3-2 = Your turn has three steps in this order: 1 build, 2 settle, 3 adjust.
wal-3-3 = Build: you must lay one road from your stock on an empty path, anywhere on the board. Roads need not connect.
wal-3-4 = You cannot build on a path that is already built (except with the Drapers), on a demolished path or on a fence.
wal-3-5 = Still in the build step, you must choose one building card from your hand and show it.
wal-3-6 = Settle: one number of the card is for one side of the road, the other number for the other side. You choose which is for which.
wal-3-7 = On each side you place exactly that many citizens of your own colour from your supply; 0 means none.
wal-3-8 = For each side separately you choose how many of them are nobles and how many are peasants.
wal-3-9 = If there are several areas on a side, you choose one of them and the whole number goes there. A number is never split between areas.
wal-3-10 = If your supply is too small, you place all the citizens you have and choose which side goes short. By count this cannot happen in round 1.
    .ruling = R-13
wal-3-11 = After settling, the card goes to the common discard pile and is out of play.
wal-3-12 = Adjust: you may change one item, a faction die or a survey tile, in an area on either side of the road you have just built.
    .ruling = R-14
wal-3-13 = You may choose an area in which you have placed nobody.
wal-3-14 = In round 1 you cannot choose the die of a tower in the adjust step.
wal-3-15 = To adjust a faction die, turn it one up or one down; it always stays between 1 and 3.
wal-3-16 = To adjust a survey tile, turn it over.
wal-3-17 = An area is adjacent to a path only if it lies on one of the sides of that path. Areas that can be reached only through other open paths are not adjacent to it, even if they end up in the same neighbourhood.
wal-3-18 = The place you have built on stays the place of your turn, even if its piece is removed or demolished, or a fence changes its sides, before you settle or adjust. You then use its sides as they are at that moment.
    .ruling = R-10
wal-3-19 = When all roads are used up, phase C begins.

## 4. Round 1, phase C: counting votes

wal-4-1 = A neighbourhood is all the areas that are joined with one another by open paths; an area joined to no other is a neighbourhood by itself. Neighbourhoods form at the start of phase C of round 1.
wal-4-2 = An open path joins all areas on both its sides.
    .ruling = R-15
wal-4-3 = A built path joins nothing. If there are several paths between areas, these are parted only when all those paths are built and no open way round is left.
    .ruling = R-16
wal-4-4 = The fortification is a border in both rounds: a gap joins nothing, whether it is built or not.
wal-4-5 = When areas form one neighbourhood, citizens and items still stay in their own area.
wal-4-6 = First all neighbourhoods are scored, then all factions. Within each of these two steps the order does not matter.
wal-4-7 = In each neighbourhood you are ranked by the number of your citizens in the whole of it. A peasant and a noble count 1 each.
wal-4-8 = If you have no citizen there, you have no place and score nothing, not even a negative 4th place.
wal-4-9 = The 1st place gets 5 votes, the 2nd 3, the 3rd 2 and the 4th 0.
wal-4-10 = Every survey tile in the neighbourhood adds its +1 or −1 to each of the four places. Several tiles add up.
wal-4-11 = A place can become worth a negative number of votes, and your votes can fall below 0.
    .ruling = R-17
wal-4-12 = If players have equally many citizens, the one with more nobles in this neighbourhood ranks higher.
wal-4-13 = If they are still equal, the tied players together take as many places as there are of them. The values of these places, with the tiles counted in, are added up and divided equally; the remainder is lost.
wal-4-14 = If the sum to divide is negative, the remainder is dropped towards zero: −1 divided between two players is 0 for each.
    .ruling = R-17
wal-4-15 = The next player takes the first place after all those used by the tied players: after two players tied for 1st place comes the 3rd place.
wal-4-16 = In round 1 a faction is worth as many votes as there are symbols on its dice in areas.
wal-4-17 = For a faction you count all your citizens in all neighbourhoods that hold at least one of its dice. Areas of such a neighbourhood without a die count too, and a neighbourhood with several of the faction's dice counts once.
    .ruling = R-18
wal-4-18 = Whoever has the most gets the whole value of the faction. There is nothing for second place.
wal-4-19 = A tie goes to the player with the most nobles among the citizens counted. If players are still tied, they divide the value equally and the remainder is lost.
wal-4-20 = If no citizen counts for a faction, or its value is 0, nobody gets votes for it.
    .ruling = R-18
wal-4-21 = Guards count nowhere in round 1.

## 5. Round 1, phase D: defence cards

wal-5-1 = The player with the fewest votes begins and the one with the most comes last. This order is fixed when the phase starts.
wal-5-2 = With equal votes, whoever now holds the guild with the lower priority number goes first.
    .ruling = R-19
wal-5-3 = You must lay exactly one card from your hand face down in an empty defence zone of your choice. With two players the option `defence_cards` can make it two (WAL-15.4).
    .ruling = R-20
wal-5-4 = A zone takes one card. The card stays there until it is revealed in phase D of round 2.
wal-5-5 = A defence zone lies between two neighbouring towers. When you lay your card, you decide which number faces which tower.
wal-5-6 = You may look at your own face-down cards at any time. Nobody else may.
wal-5-7 = There are no votes in this phase. After the last card round 1 is over.

## 6. Before round 2, and its phase A

wal-6-1 = From the start of round 2 the value of a faction is the number of symbols on all four of its dice, those in towers included.
wal-6-2 = You all discard your guild of round 1, used or not. It does not return to the offer.
wal-6-3 = From the fewest votes to the most, each of you takes one of the guilds left in the offer: there are 5 with 4 players, 4 with 3 and 3 with 2.
wal-6-4 = With equal votes, whoever held the guild with the lower number in round 1 chooses first.
wal-6-5 = This is always the same order as in phase D of round 1, as no votes change in between.
wal-6-6 = Your new guild gives you its ability and its priority for all of round 2. Guilds that nobody takes are out of the game.
    .ruling = R-06
wal-6-7 = No roads are built in round 2. Paths that are still empty stay open to the end of the game.
    .ruling = R-34

## 7. Round 2, phase B: walls

wal-7-1 = You take turns in the new priority order, round and round, until nobody has a wall left. You have as many turns as walls.
wal-7-2 = Your turn has four steps in this order: 1 build, 2 settle, 3 promote, 4 adjust.
    .ruling = R-21
wal-7-3 = Build: you must put one wall from your stock in an empty gap, anywhere on the board, and then choose one building card from your hand and show it.
    .ruling = R-22
wal-7-4 = You choose which number of the card is for settling; the other is for promoting. You may use a 0 for either.
wal-7-5 = Settle: place exactly that many of your own citizens from your supply, nobles and peasants as you like.
wal-7-6 = All of them go into the one area at the gap, even if its neighbourhood is larger.
wal-7-7 = If your supply is too small, you place all the citizens you have; the rest is ignored.
wal-7-8 = Promote: you may move nobles from the neighbourhood at your wall into towers, from none up to the other number of the card.
wal-7-9 = The nobles may come from any areas of that neighbourhood and may be of any colours in any mixture, those of other players and of the neutral colour included.
wal-7-10 = You may promote nobles you have settled in this very turn.
wal-7-11 = Each noble goes into one of the two towers nearest to the wall. You may divide the nobles between the two.
wal-7-12 = The two nearest towers are the first ones you come to along the fortification in either direction, whether or not they touch the gap.
wal-7-13 = Peasants and guards cannot be promoted, and a guard never goes back to an area.
wal-7-14 = After promoting, the card is discarded and out of play.
wal-7-15 = Adjust: you may change one item: any faction die or survey tile in the neighbourhood at your wall, or the die of one of the two nearest towers.
    .ruling = R-14
wal-7-16 = You change it as in WAL-3.15 and WAL-3.16. The value of the faction changes with it, for dice in towers too.
wal-7-17 = The neighbourhood is worked out anew at each step, so roads removed or demolished and fences placed during your turn count at once.
    .ruling = R-10
wal-7-18 = When all walls are used up, phase C begins. At least two gaps are then open.

## 8. Round 2, phase C: counting votes

wal-8-1 = First the nobles flee: from every neighbourhood with at least one open gap, all nobles of all colours in all its areas go to the box.
    .ruling = R-45
wal-8-2 = A gap whose wall has been demolished is an open gap.
wal-8-3 = Guards and peasants do not flee. Nobles stay in a neighbourhood that has no gap or whose gaps are all built.
    .ruling = R-45
wal-8-4 = All nobles flee at the same time, before anything is scored.
wal-8-5 = Then the neighbourhoods are scored as in round 1 (WAL-4.6 to WAL-4.15), with the citizens and survey tiles that are there now.
wal-8-6 = Guards do not count for neighbourhoods.
wal-8-7 = A faction is worth as many votes as there are symbols on all four of its dice.
wal-8-8 = For a faction you count your citizens in the neighbourhoods with its dice (WAL-4.17) and your guards in the towers whose die belongs to it.
wal-8-9 = Guards are citizens and nobles in this count. Ties are broken as in WAL-4.19.

## 9. Round 2, phase D: second defence card and towers

wal-9-1 = As in WAL-5.1 to WAL-5.5, each of you lays one more card face down in an empty zone. The order goes by the votes you have now, and ties by your guilds of round 2.
    .ruling = R-19, R-20
wal-9-2 = Then all cards are revealed at once. Each number stays at the tower it was laid for.
wal-9-3 = A zone without a card counts 0 for both its towers.
wal-9-4 = Each tower is scored by itself, with the two numbers facing it in its two zones. The order of the towers does not matter.
wal-9-5 = The player with the most guards in the tower gets the sum of the two numbers.
wal-9-6 = The player with the second most guards gets the smaller of the two numbers, so 0 if one of the zones is empty.
wal-9-7 = If players are tied for most or for second most, each of them gets the full number of votes.
wal-9-8 = You need at least one guard in the tower to get anything. After a tie for most, the next lower number of guards is still second most. Third and lower get nothing.
    .ruling = R-23
wal-9-9 = Open gaps, neighbourhoods and the die of the tower do not matter for these votes.
wal-9-10 = Cards left in your hand are worth nothing.

## 10. End of the game

wal-10-1 = After the last tower the game is over. Nothing else ends it earlier.
wal-10-2 = The player with the most votes wins.
wal-10-3 = With equal votes, the lower priority number of the round 2 guilds wins (a "b" counts as in WAL-2.4), so there is always exactly one winner.
wal-10-4 = The other places are decided in the same way.
    .ruling = R-24
