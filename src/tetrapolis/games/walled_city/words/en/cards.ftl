### The Walled City: names and short texts of the game, its guilds, boards, factions, phases, citizens and options.

## Guilds: Londonderry and shared

walled_city-guild-mercers = Mercers
    .text = Swap up to one noble of each opponent, even a guard, for a noble from your supply.
walled_city-guild-grocers = Grocers
    .text = Use the ability of a guild another player holds, used or not. Its holder gets 3 votes.
walled_city-guild-drapers = Drapers
    .text = Before you build: this turn lay your road on a road, or your wall on a wall, as if the place were empty.
walled_city-guild-fishmongers = Fishmongers
    .text = Replace a noble in an area by four peasants of the same colour, if its owner has four in supply.
walled_city-guild-goldsmiths = Goldsmiths
    .text = Demolish a built road or wall: the place is open, and nothing can be built there any more.
walled_city-guild-skinners = Skinners
    .text = Take a built road or wall off the board into the box. The place can be built on again.
walled_city-guild-merchant_taylors = Merchant Taylors
    .text = Send one peasant of an opponent back to its owner's supply.
walled_city-guild-haberdashers = Haberdashers
    .text = Up to four times: roll any die again or toss any survey tile. It may be the same one each time.
walled_city-guild-salters = Salters
    .text = Put one noble and one peasant from your supply in any areas, or only one of them.
walled_city-guild-ironmongers = Ironmongers
    .text = Move one noble of every player, yourself included, from an area to a tower. Everybody must have one in the city.
walled_city-guild-vintners = Vintners
    .text = Exchange three peasants of one player, or your own, for nobles from that player's supply, in the same areas.
walled_city-guild-clothworkers = Clothworkers
    .text = Set two dice or two survey tiles to their lowest value.

## Guilds: Borderlands

walled_city-guild-carpenters = Carpenters
    .text = Divide an area by a fence and share out its citizens. The die or tile goes to the part with more of them.
walled_city-guild-bakers = Bakers
    .text = At the start of your turn: skip it, give up a road or wall and three of your nobles on the board, and get 13 votes.
walled_city-guild-barbers = Barbers
    .text = Remove any two nobles on the board from the game, guards included.
walled_city-guild-saddlers = Saddlers
    .text = Move three peasants or two nobles of any colours, each across one path or road. Guards stay.
walled_city-guild-painter_stainers = Painter-Stainers
    .text = Swap up to one peasant of each opponent for a peasant from your supply.
walled_city-guild-butchers = Butchers
    .text = Give each other player a card; each returns one with a higher total. Who cannot shows their hand, and you take any card.
walled_city-guild-armourers = Armourers
    .text = Put two nobles from your supply in one or two towers.
walled_city-guild-curriers = Curriers
    .text = Exchange the places of any two dice or survey tiles. A tile cannot go to a tower.

## Boards

walled_city-board-londonderry = Londonderry
walled_city-board-borderlands = Borderlands

## Factions

walled_city-faction-yellow = yellow
walled_city-faction-blue = blue
walled_city-faction-purple = purple
walled_city-faction-green = green
walled_city-faction-orange = orange

## Phases

walled_city-phase-a = Joining a guild
walled_city-phase-b = Building
walled_city-phase-c = Counting votes
walled_city-phase-d = Defence

## Citizens

walled_city-kind-peasant = peasant
walled_city-kind-noble = noble

## Options

walled_city-option-board = Board
    .text = The board you play on: londonderry, the simpler one, or borderlands, with T-paths and a few rules of its own.
walled_city-option-guild_deck = Guild deck
    .text = Which guilds are shuffled: the 12 of the board (own) or all 20 (mixed).
walled_city-option-taylors_permanent = Merchant Taylors permanent
    .text = Whether Merchant Taylors work in each of your turns of the building phase (yes) or only once per round (no).
walled_city-option-defence_cards = Defence cards with two players
    .text = How many cards each of two players lays in each defence phase: 1 or 2. With more players it is always 1.
walled_city-option-first_player = First player
    .text = Who chooses a guild first: random, or the number of a seat; 0 is the first one.
walled_city-option-starting_road = Starting road
    .text = Who chooses the path of the starting road with three players: the first player (first_player) or chance (random).
walled_city-option-neutral_votes = Votes of the neutral colour
    .text = Whether the votes of the neutral colour are shown with two players: no or yes. They never count.
walled_city-option-defence_guilds = Guilds in the defence phase
    .text = Whether guilds may also be used in your turn of the defence phase, before or after you lay your card: no or yes.
walled_city-option-rules = Version of the rules
    .text = Which version of our rules a match follows. Nobody chooses it: a match goes on under the rules it began with.
