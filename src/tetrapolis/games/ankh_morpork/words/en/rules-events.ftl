### Ankh-Morpork: the numbered rules ANK-6.1 to ANK-9.10 for players, in our own words.
### The attribute "ruling" names the ruling behind a rule.

## 6. Random events

ank-6-1 = A die result names the area with that number. The player whose turn it is rolls all dice, unless the event says otherwise.
ank-6-2 = In The Dragon, Flood, Explosion, Earthquake, Demons from the Dungeon Dimensions, Trolls and Bloody Stupid Johnson all dice are rolled first. Then everybody who is hit decides on protection: Small Gods at $3 a piece, and Susan for a minion that is about to be removed. Then all effects happen in the order of the dice, and after them players who lost minions may bring them back with Igor or Fresh Start Club. Fire and Mysterious Murders go through all this again for each roll.
    .ruling = R-30
ank-6-3 = Whether your Small Gods card works is judged at the moment you decide. Even if the same dice hit the Small Gods area itself, you may still pay for every piece of yours that these dice hit.
    .ruling = R-30
ank-6-4 = If an event removes your building, you give its area card back to the display (ANK-4.17).
ank-6-5 = The Dragon: roll once. Everything leaves that area: the minions of all players, trolls, demons, the building and the trouble marker.
ank-6-6 = The Dragon takes the trouble marker even if every piece there was saved. Saved pieces stay in the area without a trouble marker.
    .ruling = R-36
ank-6-7 = Flood: roll twice; each rolled area on the river is flooded. Dragon's Landing (3) and The Hippo (6) are not on the river. In the Hungarian edition, the default, a roll of 3 or 6 is rolled again until a river area comes; in the English edition of 2011 it floods nothing and is not repeated (option `edition`). Two equal rolls flood just one area.
    .ruling = R-02
ank-6-8 = In a flood the players take turns, starting with the player whose turn it is and going on clockwise. You move all your minions out of the flooded areas, each into an adjacent area that is not flooded. Dragon's Landing (3), The Hippo (6) and river areas that were not rolled are allowed.
ank-6-9 = A flood moves no buildings, trolls or demons. You choose the order of your own moves. Trouble is settled move by move: first the marker goes from the area left, then the area entered may get one (ANK-4.10).
ank-6-10 = Fire: roll once. If there is no building in that area, the event is over. Otherwise that building is removed and the die is rolled again.
ank-6-11 = The fire goes on as long as the new area is adjacent to the area rolled just before and has a building: that building is removed too, and you roll again. The first roll that fails either test ends the event.
ank-6-12 = A building saved with Small Gods stays, but the fire still spreads from its area.
    .ruling = R-31
ank-6-13 = Fog: the top five cards of the draw pile, or all that are left, are shown to everybody. In the Hungarian edition, the default, they leave the game; in the English edition of 2011 they go to the discard pile (option `edition`).
    .ruling = R-03
ank-6-14 = Riots: if there are eight or more trouble markers on the board, the game ends at once (ANK-9.3). With fewer, nothing happens.
ank-6-15 = Explosion: roll once. If there is a building in that area, it is removed.
ank-6-16 = Mysterious Murders: starting with the player whose turn it is and going on clockwise, each player rolls the die once and removes one minion of their choice from that area, whether there is a trouble marker or not.
ank-6-17 = In Mysterious Murders you have to remove a minion if there is one in the area you rolled. You may pick a troll or a demon; if only your own minions are there, you have to take one of them. If there is no minion, nothing happens. If the victim is saved, no other one is picked in its place.
    .ruling = R-37
ank-6-18 = Demons from the Dungeon Dimensions: in the Hungarian edition, the default, roll three times, and the fourth demon stays in the supply; in the English edition of 2011 roll four times (option `edition`). Each roll brings one demon into that area, and several may meet in one area. The area gets a trouble marker if it has none, even if no other minion is there.
    .ruling = R-01
ank-6-19 = Small Gods helps against demons: for each demon about to arrive in an area where you have at least one minion or building, you may pay $3. That demon stays in the supply and brings no trouble marker.
    .ruling = R-32
ank-6-20 = While a demon stands in an area, the power of its area card cannot be used (ANK-5.5), its building is worth $0 (ANK-8.6, ANK-9.5), nobody controls it (ANK-8.4), it does not count for Lord Vetinari (ANK-8.2) and nothing in it scores points (ANK-9.5). All this ends as soon as the last demon leaves the area.
ank-6-21 = Subsidence: each player pays the bank $2 for each of their buildings on the board. You have to pay for as many as your cash allows; every building you cannot pay for is removed, and you pick which ones these are. If the option `subsidence_choice` allows it, you may also give up a building you could pay for. Small Gods does not help here.
    .ruling = R-34, R-35
ank-6-22 = Bloody Stupid Johnson: roll once. If a player holds the card of that area, the card leaves the game for good, and its holder removes one of their own minions from that area if they have one there. If nobody holds the card, nothing happens.
    .ruling = R-08
ank-6-23 = After Bloody Stupid Johnson the building stays, counts for control and keeps its full value, but nobody ever gets a card or a power for that area again. If you hold Small Gods and your building is hit, you may pay $3 to keep the card and, separately, $3 to keep the minion.
    .ruling = R-33
ank-6-24 = Trolls: roll three times. Each roll brings one troll into that area, and several may meet. The area gets a trouble marker only if a minion is already there (ANK-4.6). Trolls belong to nobody, and Small Gods does not stop them, unless the option `small_gods_trolls` allows it.
    .ruling = R-32
ank-6-25 = Earthquake: roll twice. The buildings in those areas are removed. Two equal rolls hit that area just once.

## 7. Loans and cards kept on the table

ank-7-1 = The texts of Mr Bent and The Bank of Ankh-Morpork are loans: you lay the card in front of you for the rest of the game and take $10 from the bank.
ank-7-2 = Each of your loans costs you $12 or 15 points when points are counted (ANK-9.6), and lowers your worth as Chrysoprase by $12 (ANK-8.6).
ank-7-3 = You cannot repay a loan early, pass it on or discard it. It does not count towards the five cards of your hand.
ank-7-4 = The Fools' Guild and Dr Whiteface: the opponent you choose pays you $5, or the card is laid in front of them as a penalty card. With less than $5 they have to take the card.
    .ruling = R-44
ank-7-5 = Each penalty card in front of you counts as one of the five cards whenever you refill your hand to five, at the end of your turn or with The Alchemists' Guild: one penalty card means four cards in hand, two mean three.
    .ruling = R-48
ank-7-6 = A penalty card stays with you until the end of the game and is never a card of your hand: you cannot play it, discard it (not with The Scours, Unreal Estate or any text either), give it away or return it, and it cannot be stolen or exchanged.
    .ruling = R-48
ank-7-7 = If the text of a loan or penalty card was skipped, paid off or blocked, the card goes to the discard pile like any other.

## 8. Personalities and winning at the start of a turn

ank-8-1 = At the start of your turn, before anything else, your own personality is tested, and only yours. If its condition is met, you win alone and the game ends. The test is automatic. Meeting the condition at any other moment does not win the game.
    .ruling = R-11
ank-8-2 = Lord Vetinari: you win with minions of your own in at least 11 different areas with 2 players, 10 with 3 players or 9 with 4 players. Areas with a demon do not count. Buildings and control do not matter.
ank-8-3 = Lord Selachii, Lord Rust and Lord de Worde: you win if you control at least 7 areas with 2 players, 5 with 3 players or 4 with 4 players.
ank-8-4 = You control an area if all of these are true: you have more pieces there (minions and building together) than any single opponent, you have more pieces there than there are trolls, and no demon is there.
ank-8-5 = Trouble markers do not affect control. Nobody controls an area without players' pieces. The pieces of several opponents are not added together, nor are they added to the trolls.
ank-8-6 = Chrysoprase: you win if you are worth at least $50. Count your cash, add the cost of each of your buildings outside areas with a demon, and take away $12 for each of your loans.
    .ruling = R-41
ank-8-7 = Dragon King of Arms: you win if there are at least eight trouble markers on the board.
    .ruling = R-07
ank-8-8 = Commander Vimes cannot win at the start of a turn; his way to win is in ANK-9.4.
ank-8-9 = A personality you get through Zorgo the Retro-phrenologist counts from then on. Its condition is tested for the first time at the start of your next turn.
    .ruling = R-43

## 9. End of the game

ank-9-1 = The game ends in exactly three ways: a personality wins at the start of a turn, Riots comes up with eight or more trouble markers on the board, or the last card of the draw pile is taken.
ank-9-2 = The game ends at the very moment the last card leaves the draw pile, whatever takes it: refilling a hand, a card text, Unreal Estate or Fog. This holds in the middle of an action too: nothing more is done, paid or discarded.
    .ruling = R-38
ank-9-3 = If Riots ends the game, the points decide. Commander Vimes does not win automatically then, but may win on points.
ank-9-4 = If the draw pile has run out, the player who is Commander Vimes wins alone. If nobody is Vimes, the points decide.
ank-9-5 = You get 5 points for each of your minions on the board, the cost of each of your buildings in points, and 1 point for each $1 you have left after your loans. Minions and buildings in areas with a demon count nothing.
ank-9-6 = Your loans are settled one after the other when points are counted: if you have $12 or more in cash, you pay $12; otherwise you keep your cash and lose 15 points. Your total may be negative.
    .ruling = R-39
ank-9-7 = A building whose area card was taken by Bloody Stupid Johnson scores its full cost.
ank-9-8 = The highest total wins. Among tied players the one who holds the area card with the highest cost wins.
    .ruling = R-40
ank-9-9 = If that is equal too, or none of the tied players holds an area card, all players who are still tied win together.
ank-9-10 = At the end of the game all personalities are revealed.
