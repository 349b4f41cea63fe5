### The Walled City: the numbered rules of sections 11 to 15 for players, in our own words: Borderlands, two players, guilds, information, options.
### The attribute "ruling" names the rulings behind a rule.

## 11. Borderlands

wal-11-1 = On Borderlands with 4 players each of you starts with 5 roads, 3 walls, 16 nobles, 17 peasants and 10 building cards: your own deck without the 1/0.
wal-11-2 = On Borderlands with 3 players each of you starts with 6 roads, 4 walls, 18 nobles, 19 peasants, all 11 building cards of your own deck and 1 off-colour card (WAL-11.4).
wal-11-3 = On Borderlands with 2 players each of you starts with 8 roads, 6 walls, 20 nobles, 25 peasants and 18 building cards (WAL-12.1).
wal-11-4 = With 3 players the cards 4/0, 3/1 and 2/2 of the unused colour are shuffled, and each of you is secretly dealt one of them: your off-colour card.
    .ruling = R-25
wal-11-5 = You can play your off-colour card only in phase D, in either round, and there it works like a card of your own. You can never build with it.
wal-11-6 = If your off-colour card is the only card you have left, you must lay it in phase D. Whichever card you lay first, your hand lasts for every later step.
wal-11-7 = Only one area has a spot for a survey tile. One tossed tile lies there, and the other three stay in the box.
wal-11-8 = Eight paths are T-paths: they have one area (A) on one side and two areas (B1 and B2) on the other. The path between B1 and B2 that ends on the T-path is its stem; the stem is a path of its own.
wal-11-9 = If you build on a T-path, one number of your card goes to A and the other goes wholly to B1 or wholly to B2, as you choose.
wal-11-10 = If you build on a T-path, you may adjust the die or tile of A, of B1 or of B2, whether or not you settled anybody there.
wal-11-11 = An open T-path joins A, B1 and B2 with one another, even if its stem is built. A built T-path parts A from both B1 and B2; only the stem parts B1 from B2.
    .ruling = R-15
wal-11-12 = The number of starting roads is as on Londonderry: none with 4 players, 1 with 3, 4 with 2. A T-path may be chosen for them too.
    .ruling = R-08

## 12. Two players

wal-12-1 = With 2 players each of you uses two decks of building cards: your own and that of an unused colour. On Londonderry you take 5/0, 2/0 and 1/0 out of both, which leaves 16 cards; on Borderlands you take 5/0 and 4/1 out of both, which leaves 18.
wal-12-2 = The colour of a building card makes no difference.
wal-12-3 = One unused colour is neutral. At set-up each area with at least one gap gets 1 neutral noble and 2 neutral peasants, and each tower gets 1 neutral noble.
wal-12-4 = The neutral colour has no turns, no guild and no cards, and it cannot win.
wal-12-5 = Neutral citizens count in every neighbourhood and take the place they earn there, so the three colours compete for 5, 3 and 2 votes.
wal-12-6 = Neutral guards count in every tower and take the rank they earn there.
wal-12-7 = Neutral citizens and guards also count when the majority for a faction is decided.
    .ruling = R-28
wal-12-8 = Whatever the neutral colour wins, or its part of a shared win, is lost. Its votes can be kept for show, but they never matter.
    .ruling = R-28
wal-12-9 = Neutral nobles flee and can be promoted like any others.
wal-12-10 = As far as pieces go, guild abilities treat the neutral colour as a player and as your opponent. Its supply is what is left of its 25 peasants and 20 nobles after set-up: 7 peasants and no noble on Londonderry, 9 peasants and 4 nobles on Borderlands.
    .ruling = R-27
wal-12-11 = The two of you place the four starting roads in turn, two each; the first player begins.
wal-12-12 = Each of you lays one defence card per phase D, so each has two cards left over at the end. Your table may play with two cards per phase instead (WAL-15.4).
    .ruling = R-29

## 13. Guilds: in general

wal-13-1 = In guild abilities an opponent is every other player and, with 2 players, the neutral colour too. On the board means in areas and towers; in the city means in areas only.
    .ruling = R-27
wal-13-2 = Unless it says so itself, as Drapers and Bakers do, an ability costs you no road, wall or building card, ends no step, and brings no settling or adjusting.
wal-13-3 = Every ability works in the same way in both rounds, except where a rule below names a round.
wal-13-4 = Where an ability names a fixed number of pieces, you must take that many; if there are fewer, you take all there are. Salters may place just one (WAL-13.29). Fishmongers, Ironmongers, Vintners, Bakers, Clothworkers, Curriers and Butchers need their full number and cannot be used with less.
    .ruling = R-12, R-36
wal-13-5 = An ability that lets you choose a die may choose a die in a tower, in both rounds.
    .ruling = R-42

## 13. Guilds: Londonderry and shared

wal-13-6 = Mercers (Londonderry deck, priority number 1): from each opponent you may lift one noble anywhere on the board, even a guard, and put a noble from your supply in the very same place. The lifted noble returns to its owner's supply.
    .ruling = R-30
wal-13-7 = Mercers: you may skip any opponent. You cannot swap more nobles than you have in your supply when you start.
wal-13-8 = Grocers (both decks, priority number 2): use the ability of one guild that another player holds now, turned or not, as if it were yours. The copied card is not turned.
wal-13-9 = Grocers: the holder of the copied guild gets 3 votes at once. You lose none; these votes come from nobody.
    .ruling = R-31
wal-13-10 = Grocers: you can copy only what you could legally use at this moment; the timing, conditions and limits of the copied guild apply to you. A permanent ability works only once when you copy it. Your own priority number stays 2.
    .ruling = R-31
wal-13-11 = Grocers: you cannot copy guilds in the offer or discarded guilds, so in round 2 none that was held in round 1.
    .ruling = R-31
wal-13-12 = Drapers (both decks, priority number 3): activate them before your build step. In that step you build on a path that already has a road (round 1) or in a gap that already has a wall (round 2) as if it were empty, laying your own piece on top. Everything else in your turn is as usual.
wal-13-13 = Drapers: you cannot build on a demolished place or on a fence.
    .ruling = R-33
wal-13-14 = Drapers: a place with two pieces simply counts as built. That there are two matters only to Skinners (WAL-13.23).
    .ruling = R-32
wal-13-15 = Fishmongers (Londonderry deck, priority number 4): replace one noble of any colour that stands in an area, not in a tower, by four peasants of the same colour in the same area. The noble goes to its owner's supply, and the peasants come from there.
wal-13-16 = Fishmongers: the owner of the noble must have at least four peasants in supply.
wal-13-17 = Goldsmiths (both decks, priority number 5): demolish one built road or wall anywhere; starting roads may be chosen too. The place is then demolished: it counts as open for every purpose, but nothing can be built there for the rest of the game.
    .ruling = R-33
wal-13-18 = Goldsmiths: a demolished place can never again be chosen with Drapers, Skinners or Goldsmiths. Goldsmiths cannot choose a fence or a drawn wall section either.
    .ruling = R-33
wal-13-19 = Goldsmiths, round 1: the areas on both sides of the demolished road belong together when neighbourhoods form.
wal-13-20 = Goldsmiths, round 2: demolishing a road merges the neighbourhoods beside it at once and for good. Demolishing a wall leaves an open gap, through which nobles flee in phase C.
wal-13-21 = Goldsmiths: if two pieces lie on the place, the whole place is demolished.
    .ruling = R-32
wal-13-22 = Skinners (both decks, priority number 6): take one built road or wall off the board and put it in the box. The place is empty and can be built on again, even by you in the same turn.
wal-13-23 = Skinners: if two pieces lie on the place, you take one and the place stays built. You cannot choose demolished pieces, fences or drawn wall sections.
    .ruling = R-32, R-33
wal-13-24 = Skinners, round 2: taking a road merges the neighbourhoods beside it at once, as nobody can build it again.
    .ruling = R-34
wal-13-25 = Merchant Taylors (Londonderry deck, priority number 7, permanent): once in each of your turns of phase B you may take one peasant of one opponent off the board. It returns to its owner's supply.
    .ruling = R-11
wal-13-26 = Haberdashers (Londonderry deck, priority number 8): you have up to four tries, one after the other. In each you choose any die and roll it again, or any survey tile and toss it. You see each result before you choose the next, and you may choose the same one again.
wal-13-27 = Haberdashers: all tries belong to one activation; those you do not use are lost.
wal-13-28 = Salters (Londonderry deck, priority number 9): put one noble and one peasant from your supply in the city, in any one area or in two different ones.
wal-13-29 = Salters: you may place only one of the two. What you do not have in your supply you cannot place.
wal-13-30 = Ironmongers (Londonderry deck, priority number 10): for every player, yourself included, move one noble from any area to any tower. You choose all the nobles and towers; areas and towers may be the same or different.
wal-13-31 = Ironmongers: you can use them only if every player, with 2 players the neutral colour too, has a noble in the city. Then one noble of each must move.
    .ruling = R-27
wal-13-32 = Ironmongers, round 1: the nobles you moved count for nothing until round 2.
    .ruling = R-35
wal-13-33 = Vintners (Londonderry deck, priority number 11): choose a player, or yourself, with at least three peasants on the board and at least three nobles in supply. Exchange exactly three of these peasants, each for a noble of that player in the same area. The peasants go to that player's supply, and the nobles come from there.
wal-13-34 = Clothworkers (Londonderry deck, priority number 12): choose two dice or two survey tiles, not one of each, and set both to their lowest value: one symbol, or −1. One of them may be at its lowest already, but not both: then nothing would change (WAL-2.10).

## 13. Guilds: Borderlands

wal-13-35 = Carpenters (Borderlands deck, priority number 1b): put a spare road from the box inside one area as a fence. The area becomes two areas.
wal-13-36 = Carpenters: both ends of the fence must reach a path, a road or the fortification, so that the cut is plain. You choose from the cuts listed for the board. A part of a fenced area cannot be fenced again.
    .ruling = R-37
wal-13-37 = Carpenters: you share out all citizens of the old area, of every colour, between the two parts as you like.
wal-13-38 = Carpenters: the die or tile of the old area goes to the part with more citizens, or if they are equal to the part you choose. The other part has none.
wal-13-39 = Carpenters: no ability moves, removes or demolishes a fence, and nothing is built on it.
wal-13-40 = Carpenters, round 1: the fence counts as a built road when neighbourhoods form.
wal-13-41 = Carpenters, round 2: the fence divides the neighbourhood at once. If open paths still join the two parts, they stay one neighbourhood.
    .ruling = R-38
wal-13-42 = Carpenters: a path that borders both parts now has both on that side. A plain path becomes a T-path, and a T-path becomes a double T-path or gets three areas on one side. When you build there, you settle in one area per side and may adjust the die or tile of any of the areas.
    .ruling = R-26
wal-13-43 = Carpenters: each gap belongs to one of the two parts. Whoever builds a wall there later settles in that part.
    .ruling = R-37
wal-13-44 = Bakers (Borderlands deck, priority number 4b): activate them as the very first thing in your turn. You skip the turn: you do not build, settle, promote or adjust, and you play no card. One of your unbuilt roads (round 1) or walls (round 2) goes to the box.
wal-13-45 = Bakers: three of your own nobles on the board, in areas or towers, go to the box, and you get 13 votes at once.
    .ruling = R-41
wal-13-46 = Bakers: you need three nobles of your own on the board. At the end you have one building card more left over than usual.
wal-13-47 = Barbers (Borderlands deck, priority number 7b): choose two nobles on the board, of any colours, guards included. They go to the box.
    .ruling = R-36
wal-13-48 = Saddlers (Borderlands deck, priority number 8b): choose three peasants or two nobles in areas, never guards, of any colours and from any areas. Each of them must cross one path, with or without a road, into an area on its other side.
    .ruling = R-36
wal-13-49 = Saddlers: if there are several areas on the other side, you choose one, for each citizen anew. From B1 to B2 you get only across their stem, not across the T-path.
    .ruling = R-39
wal-13-50 = Saddlers: demolished paths and fences may be crossed, the fortification may not.
    .ruling = R-39
wal-13-51 = Painter-Stainers (Borderlands deck, priority number 9b): from each opponent you may lift one peasant and put a peasant from your supply in the same area. The lifted one returns to its owner's supply. You may skip any opponent, and you cannot swap more peasants than you have in your supply.
wal-13-52 = Butchers (Borderlands deck, priority number 10b): give one card from your hand to each other player, to all of them or to nobody. You need as many cards as there are other players.
    .ruling = R-40
wal-13-53 = Butchers: whoever got a card must give you back one with a higher total than the card received, both numbers added. Which one is their choice.
wal-13-54 = Butchers: whoever has no card with a higher total shows you their hand, and you take any card from it, even the one you gave.
    .ruling = R-40
wal-13-55 = Butchers: first you choose all the cards you give, then each player answers independently of the others, and you get the returned cards together. Hand sizes do not change. Cards that change hands this way are ordinary building cards.
    .ruling = R-40
wal-13-56 = Butchers: the off-colour card of WAL-11.4 is not given, returned, shown or taken.
    .ruling = R-25
wal-13-57 = Armourers (Borderlands deck, priority number 11b): put two nobles from your supply in towers, in one or in two; if you have only one noble, put that one. In round 1 they count for nothing until round 2.
    .ruling = R-36
wal-13-58 = Curriers (Borderlands deck, priority number 12b): exchange the places of two dice, of two survey tiles, or of one die and one tile, in areas and towers alike. They keep the values they show, and the two must not show the same: then nothing would change (WAL-2.10). A tile may not end up in a tower.
wal-13-59 = Curriers: the values of the factions are counted anew. In round 1 a die that moves from a tower to an area begins to count, and one that moves from an area to a tower no longer counts.
    .ruling = R-42

## 14. Hidden and public information

wal-14-1 = Everybody may see the board, the supplies, the stocks of roads and walls, the votes, the values of the factions, the guild offer, the guilds held and whether they are turned, the cards played and discarded, and how many cards each player has in hand.
    .ruling = R-44
wal-14-2 = Only you see the cards in your hand, your off-colour card included. Everybody knows, however, that the three off-colour cards are 4/0, 3/1 and 2/2.
    .ruling = R-25
wal-14-3 = Everybody sees where a face-down defence card lies and who laid it. Its numbers and which way they face are known only to its owner until the cards are revealed.
    .ruling = R-44
wal-14-4 = Butchers: a card given or returned is seen only by the two players concerned. A hand is shown only to the player who uses the ability.
    .ruling = R-40
wal-14-5 = Everything decided by chance (dice, survey tiles, Haberdashers) is seen by everybody at once. The game itself rolls and tosses.
wal-14-6 = You are never sent anything that you may not see. A step cannot be taken back once a result of chance or a hidden card has been shown.
    .ruling = R-44

## 15. Options

wal-15-1 = The board (option `board`): `londonderry`, which is the default, or `borderlands`.
wal-15-2 = The guild deck (option `guild_deck`): the board's own 12 guilds (`own`), which is the default, or all 20 guilds (`mixed`).
wal-15-3 = Merchant Taylors permanent (option `taylors_permanent`): yes, which is the default, or no; then they work once per round like the other guilds.
    .ruling = R-11
wal-15-4 = Defence cards per phase D with 2 players (option `defence_cards`): 1, which is the default, or 2; then each of you lays both when your place in the order comes.
    .ruling = R-29
wal-15-5 = The first player (option `first_player`): drawn at random, which is the default, or a seat you name. The starting road with 3 players (option `starting_road`): the first player chooses its path (`first_player`), which is the default, or chance does (`random`).
    .ruling = R-07, R-08
wal-15-6 = Showing the votes of the neutral colour with 2 players (option `neutral_votes`): no, which is the default, or yes. They never count.
wal-15-7 = Guilds in the defence phase (option `defence_guilds`): no, which is the default, or yes; then laying your card in phase D is a turn too, with this one step, and you may activate your guild before or after it. All other conditions stay: Drapers and Bakers, who need a build step, cannot be used there; Merchant Taylors, if they are permanent, work once in this turn as well. Votes gained there change nothing in the order of this phase.
    .ruling = R-09
