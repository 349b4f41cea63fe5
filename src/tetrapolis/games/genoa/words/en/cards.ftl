### Genoa: names and short texts of the game, its buildings, spaces, commodities, tiles, cards, boards and options.

## Buildings

genoa-building-guild_hall = Guild Hall
    .text = Draw the top card of the large order deck.
genoa-building-city_hall = City Hall
    .text = Draw the top two cards of the small order deck.
genoa-building-post_office = Post Office
    .text = Draw the top two cards of the message deck.
genoa-building-cathedral = Cathedral
    .text = Take two ownership markers of your colour into your personal supply.
genoa-building-palace = Palace
    .text = Take a Building action tile.
genoa-building-park = Park
    .text = Take an Extra action tile.
genoa-building-coach_house = Coach House
    .text = Take a Start space tile.
genoa-building-harbor = Harbor
    .text = Take an Any commodity tile.
genoa-building-inn = Inn
    .text = Take a Trade 1:1 tile.
genoa-building-tavern = Tavern
    .text = Take a Trade 1:1 tile.
genoa-building-drinks = Drinks warehouse
    .text = Take one ale and one wine.
genoa-building-metals = Metals warehouse
    .text = Take one silver and one copper.
genoa-building-fabric = Fabric warehouse
    .text = Take one linen and one silk.
genoa-building-spices = Spices warehouse
    .text = Take one pepper and one saffron.
genoa-building-colini = Villa Colini
    .text = Draw the top contract, or deliver one large order made out to this villa.
genoa-building-monetti = Villa Monetti
    .text = Draw the top contract, or deliver one large order made out to this villa.
genoa-building-ricci = Villa Ricci
    .text = Draw the top contract, or deliver one large order made out to this villa.
genoa-building-zasteri = Villa Zasteri
    .text = Draw the top contract, or deliver one large order made out to this villa.

## Spaces: buildings, streets (blue-red) and the market

genoa-space-guild_hall = { genoa-building-guild_hall }
genoa-space-city_hall = { genoa-building-city_hall }
genoa-space-post_office = { genoa-building-post_office }
genoa-space-cathedral = { genoa-building-cathedral }
genoa-space-palace = { genoa-building-palace }
genoa-space-park = { genoa-building-park }
genoa-space-coach_house = { genoa-building-coach_house }
genoa-space-harbor = { genoa-building-harbor }
genoa-space-inn = { genoa-building-inn }
genoa-space-tavern = { genoa-building-tavern }
genoa-space-drinks = { genoa-building-drinks }
genoa-space-metals = { genoa-building-metals }
genoa-space-fabric = { genoa-building-fabric }
genoa-space-spices = { genoa-building-spices }
genoa-space-colini = { genoa-building-colini }
genoa-space-monetti = { genoa-building-monetti }
genoa-space-ricci = { genoa-building-ricci }
genoa-space-zasteri = { genoa-building-zasteri }
genoa-space-street_3_2 = street 3-2
genoa-space-street_4_2 = street 4-2
genoa-space-street_5_2 = street 5-2
genoa-space-street_6_2 = street 6-2
genoa-space-street_2_3 = street 2-3
genoa-space-street_3_3 = street 3-3
genoa-space-street_6_3 = street 6-3
genoa-space-street_7_3 = street 7-3
genoa-space-street_2_4 = street 2-4
genoa-space-street_7_4 = street 7-4
genoa-space-street_2_5 = street 2-5
genoa-space-street_7_5 = street 7-5
genoa-space-street_2_6 = street 2-6
genoa-space-street_3_6 = street 3-6
genoa-space-street_6_6 = street 6-6
genoa-space-street_7_6 = street 7-6
genoa-space-street_3_7 = street 3-7
genoa-space-street_4_7 = street 4-7
genoa-space-street_5_7 = street 5-7
genoa-space-street_6_7 = street 6-7
genoa-space-market = market

## Commodities

genoa-commodity-ale = ale
genoa-commodity-wine = wine
genoa-commodity-silver = silver
genoa-commodity-copper = copper
genoa-commodity-linen = linen
genoa-commodity-silk = silk
genoa-commodity-pepper = pepper
genoa-commodity-saffron = saffron

## Special tiles

genoa-tile-start_space = Start space
    .text = In your own turn, instead of rolling, put the tower on any space. If that is the market, the round marker moves too.
genoa-tile-trade_1_1 = Trade 1:1
    .text = During your action, swap one of your goods for any other one from the supply; a card comes unseen from the top of its deck.
genoa-tile-any_commodity = Any commodity
    .text = During your action, take one commodity of your choice from the supply.
genoa-tile-building_action = Building action
    .text = During your action, do at once the action of a building with your marker, wherever the tower is. It cannot complete a small order.
genoa-tile-extra_action = Extra action
    .text = One more action in this turn, yours or another player's, in a building that has not been used yet.

## Decks

genoa-deck-contract = contract
    .text = Pays at the end of the game: 10 ducats for a single building, 30 for two adjacent ones, 60 for three, 100 for four, and 50 more for each further one.
genoa-deck-message = message
    .text = Pays 30 ducats if the tower has visited both buildings in the same turn. You need no action and no deal for it.
genoa-deck-small_order = small order
    .text = Pays 40 ducats if you return the commodity during your own action in the building named.
genoa-deck-large_order = large order
    .text = Pays 100 ducats and a special tile of your choice if you deliver the three commodities by an action in the villa named.

## Cards: contracts

genoa-card-c01 = contract Palace
genoa-card-c02 = contract Harbor
genoa-card-c03 = contract Villa Monetti
genoa-card-c04 = contract Drinks warehouse
genoa-card-c05 = contract Inn
genoa-card-c06 = contract Spices warehouse
genoa-card-c07 = contract Villa Ricci
genoa-card-c08 = contract Coach House
genoa-card-c09 = contract Park
genoa-card-c10 = contract Villa Colini
genoa-card-c11 = contract Metals warehouse
genoa-card-c12 = contract Tavern
genoa-card-c13 = contract Fabric warehouse
genoa-card-c14 = contract Villa Zasteri

## Cards: messages

genoa-card-m01 = message Post Office – Drinks warehouse
genoa-card-m02 = message Post Office – Fabric warehouse
genoa-card-m03 = message Guild Hall – Spices warehouse
genoa-card-m04 = message Guild Hall – Metals warehouse
genoa-card-m05 = message Harbor – Inn
genoa-card-m06 = message Inn – Coach House
genoa-card-m07 = message Palace – Tavern
genoa-card-m08 = message Tavern – Park
genoa-card-m09 = message Harbor – City Hall
genoa-card-m10 = message Park – Cathedral
genoa-card-m11 = message Coach House – Metals warehouse
genoa-card-m12 = message Palace – Drinks warehouse
genoa-card-m13 = message Spices warehouse – City Hall
genoa-card-m14 = message Fabric warehouse – Cathedral

## Cards: small orders

genoa-card-s01 = small order: ale to the Tavern
genoa-card-s02 = small order: ale to the Coach House
genoa-card-s03 = small order: wine to the Cathedral
genoa-card-s04 = small order: wine to the Park
genoa-card-s05 = small order: linen to the Inn
genoa-card-s06 = small order: linen to the Coach House
genoa-card-s07 = small order: silk to the Guild Hall
genoa-card-s08 = small order: silk to the Park
genoa-card-s09 = small order: silver to the Palace
genoa-card-s10 = small order: silver to City Hall
genoa-card-s11 = small order: copper to the Harbor
genoa-card-s12 = small order: copper to the Inn
genoa-card-s13 = small order: pepper to the Tavern
genoa-card-s14 = small order: pepper to the Harbor
genoa-card-s15 = small order: saffron to the Palace
genoa-card-s16 = small order: saffron to the Post Office

## Cards: large orders

genoa-card-l01 = large order: silver, linen, pepper to Villa Colini
genoa-card-l02 = large order: ale, linen, pepper to Villa Colini
genoa-card-l03 = large order: ale, copper, saffron to Villa Colini
genoa-card-l04 = large order: wine, silver, silk to Villa Colini
genoa-card-l05 = large order: silver, silk, saffron to Villa Monetti
genoa-card-l06 = large order: ale, silk, saffron to Villa Monetti
genoa-card-l07 = large order: wine, copper, pepper to Villa Monetti
genoa-card-l08 = large order: wine, copper, linen to Villa Monetti
genoa-card-l09 = large order: copper, linen, saffron to Villa Ricci
genoa-card-l10 = large order: wine, linen, saffron to Villa Ricci
genoa-card-l11 = large order: ale, silver, pepper to Villa Ricci
genoa-card-l12 = large order: ale, copper, silk to Villa Ricci
genoa-card-l13 = large order: copper, silk, pepper to Villa Zasteri
genoa-card-l14 = large order: wine, silk, pepper to Villa Zasteri
genoa-card-l15 = large order: wine, silver, saffron to Villa Zasteri
genoa-card-l16 = large order: ale, silver, linen to Villa Zasteri

## Content packs: what changed cards are called, before the names of buildings and commodities

genoa-content-contract = contract
genoa-content-message = message
genoa-content-small_order = small order:
genoa-content-large_order = large order:
genoa-content-street = street

## Boards

genoa-board-main = main board
    .text = The villas take two squares of each corner and touch no street, so nobody can own them, unlike on the alternative board; both boards are our reconstructions of the printed one.
genoa-board-alt = alternative board
    .text = The villas stand beside streets and can be owned, and some contracts have other neighbours than on the main board; both boards are our reconstructions of the printed one.

## Options

genoa-option-board = Board
    .text = The board you play on: main, where villas cannot be owned, or alt, where they can. Which contracts are adjacent depends on it too.
genoa-option-money = Money
    .text = Whether you see how many ducats the others have: no (hidden), yes (open), or as each player likes (personal). Amounts that change hands are always seen.
genoa-option-card_face = Cards in offers
    .text = Whether you may show a card you offer to the trader, and to nobody else (trader), or only its deck is seen until the deal is made (back).
genoa-option-negotiation = Negotiation
    .text = How you negotiate: step by step, where all are asked at once and answers stay sealed until the last is in (orderly), or on an open floor, all at the same time (live). With a bot, or if you do not all play at the same time, it is orderly unless you say otherwise.
genoa-option-max_offers = Offers at a time
    .text = Orderly play: on how many different targets you may post an offer each time you are asked. A number, normally 3.
genoa-option-offer_rounds = Rounds of offers
    .text = Orderly play: how often the others are asked for offers on one floor. A number, normally 2.
genoa-option-max_counters = Counters
    .text = Orderly play: how many counters the trader may make on one floor. A number, normally 2.
genoa-option-max_notes = Notes
    .text = Orderly play: how many notes about spaces further away each player may leave in a turn. A number, normally 3.
genoa-option-floor_min = Shortest floor
    .text = Live play: how many seconds the trader must wait before moving or stopping, unless all the others have passed. Normally 5.
genoa-option-close_seconds = Last call
    .text = Live play: how many seconds the others still have for offers when the trader wants to let an action lapse. Normally 10.
genoa-option-floor_max = Longest floor
    .text = Live play: after how many seconds a floor takes no new offers or counters. Normally 180.
genoa-option-decide_seconds = Time to decide
    .text = Live play: how many seconds the trader then has to close the floor, before the game does it. Normally 30.
genoa-option-answer_seconds = Time to answer
    .text = Live play: after an offer or a counter no clock ends anything, and no bot as trader goes on, for so many seconds. Normally 10.
genoa-option-pledge_check = Check of pledges
    .text = Whether a pledge counts only if it is sure to come true (yes), or is unchecked and not owed if it does not (no).
genoa-option-move_only = Bare moves to buildings
    .text = Whether a player without an action available may buy the bare move to a building: no or yes. The action there is then open for offers.
genoa-option-joint_street = Joint offers for a street
    .text = Whether the trader may accept several offers for the same bare street together: no or yes.
genoa-option-auto_deliver = Automatic delivery
    .text = Whether your messages are delivered as soon as they can be (yes) or when you say so (no). This is the start value; each player may change their own at any time.
genoa-option-first_player = First player
    .text = Who is the first trader of each round: random, or the number of a seat; 0 is the first one.
