### The Walled City on the table, for both clients: labels, panels, sheets, scores, the guide, and names of places.
###
### Variables as in walled_city-prompt.ftl; $list reads "Anna 2 nobles, 1 peasant and Máté 1 noble", "none" if it is empty.
walled_city-board-no-item = no die
walled_city-board-area-label = { $list ->
    [none] { $name }, { $item }
   *[other] { $name }, { $item }; { $list }
}
walled_city-board-neutral = Neutral colour
walled_city-board-building-card = Building card
walled_city-board-people = { $colour } { $mix }
walled_city-board-citizens = { $colour }: { $mix }, { $place }
walled_city-board-guards = { $colour }: { $n ->
    [one] { $n } guard
   *[other] { $n } guards
}, { $place }
walled_city-board-hand-card = Card { $high } and { $low }

## Guilds on narrow cards: the same names, with places where they may be broken

walled_city-board-soft-mercers = Mercers
walled_city-board-soft-grocers = Grocers
walled_city-board-soft-drapers = Drapers
walled_city-board-soft-fishmongers = Fish{ "\u00AD" }mongers
walled_city-board-soft-goldsmiths = Gold{ "\u00AD" }smiths
walled_city-board-soft-skinners = Skinners
walled_city-board-soft-merchant_taylors = Merchant Taylors
walled_city-board-soft-haberdashers = Haber{ "\u00AD" }dashers
walled_city-board-soft-salters = Salters
walled_city-board-soft-ironmongers = Iron{ "\u00AD" }mongers
walled_city-board-soft-vintners = Vintners
walled_city-board-soft-clothworkers = Cloth{ "\u00AD" }workers
walled_city-board-soft-carpenters = Carpen{ "\u00AD" }ters
walled_city-board-soft-bakers = Bakers
walled_city-board-soft-barbers = Barbers
walled_city-board-soft-saddlers = Saddlers
walled_city-board-soft-painter_stainers = Painter-Stainers
walled_city-board-soft-butchers = Butchers
walled_city-board-soft-armourers = Armour{ "\u00AD" }ers
walled_city-board-soft-curriers = Curriers

## Settling: the pegs

walled_city-board-pegs = { $n ->
    [one] { $n } settles in { $area }
   *[other] { $n } settle in { $area }
}
walled_city-board-pegs-none = Go on, nobody settles
walled_city-board-pegs-help = Press a citizen to switch it.
walled_city-board-pegs-swap = Swap
walled_city-board-pegs-swap-help = Swap the two numbers of the card
walled_city-board-pegs-area = Another area on this side
walled_city-board-pegs-peg = { $noble ->
    [true] Noble. Press to make it a peasant
   *[other] Peasant. Press to make it a noble
}
walled_city-board-pegs-promote = Promote up to
walled_city-board-pegs-share-do = Share out { $n } and { $m }
walled_city-board-pegs-share-label = In { $area }

## The bar, the board, the panels

walled_city-board-setup = Set-up
walled_city-board-over = The end
walled_city-board-round = Round { $n }
walled_city-board-phase-a = { $round ->
   *[other] Guilds
}
walled_city-board-phase-b = { $round ->
    [1] Roads
   *[other] Walls
}
walled_city-board-phase-c = { $round ->
   *[other] Votes
}
walled_city-board-phase-d = { $round ->
   *[other] Defence
}
walled_city-board-phase-lap = { $round ->
    [1] Roads, lap { $n } of { $of }
   *[other] Walls, lap { $n } of { $of }
}
walled_city-board-built-roads = { $n ->
    [one] { $n } road
   *[other] { $n } roads
}, { $open ->
    [one] { $open } path open
   *[other] { $open } paths open
}
walled_city-board-built-walls = { $n ->
    [one] { $n } wall
   *[other] { $n } walls
}, { $open ->
    [one] { $open } gap open
   *[other] { $open } gaps open
}
walled_city-board-factions-now = Factions, if counted now
walled_city-board-votes-word = { $n ->
    [one] vote
   *[other] votes
}
walled_city-board-counted = Leader and citizens
walled_city-board-now = If counted now
walled_city-board-now-hoods = quarters
walled_city-board-now-factions = factions
walled_city-board-now-total = total
walled_city-board-now-towers = Towers and what is still to come are not in it.
walled_city-board-turn-road = Your road's two sides
walled_city-board-turn-wall = At your wall
walled_city-board-turn-of = { $round ->
    [1] The road of { $seat }
   *[other] The wall of { $seat }
}
walled_city-board-turn-joined = open to { $areas }
walled_city-board-turn-many = open to { $n } areas
walled_city-board-turn-closed = closed all round
walled_city-board-turn-towers = Nearest towers
walled_city-board-left = Guilds left for round 2
walled_city-board-key = Key
walled_city-board-key-noble = Noble
walled_city-board-key-peasant = Peasant
walled_city-board-key-path = Path
walled_city-board-key-road = Road
walled_city-board-key-gap = Gap
walled_city-board-key-wall = Wall
walled_city-board-key-die = Faction die
walled_city-board-key-tile = Survey tile
walled_city-board-key-zone = Defence zone
walled_city-board-key-demolished = Demolished
walled_city-board-ready = not used yet
walled_city-board-used = used
walled_city-board-priority = Priority { $n }
walled_city-board-no-guild = no guild yet
walled_city-board-plate-nobles = Nobles in supply
walled_city-board-plate-peasants = Peasants in supply
walled_city-board-plate-roads = Roads left
walled_city-board-plate-walls = Walls left
walled_city-board-plate-cards = Cards in hand
walled_city-board-plate-votes = Votes
walled_city-board-known = You know of { $seat }: { $cards }

## The hand

walled_city-board-your-guild = Your guild
walled_city-board-your-guild-once = once this round
walled_city-board-your-guild-used = used this round
walled_city-board-your-guild-permanent = once in each of your turns
walled_city-board-no-guild-yet = You have no guild yet.
walled_city-board-offer = Guilds on offer
walled_city-board-cards = { $n ->
    [one] Building cards · { $n } left
   *[other] Building cards · { $n } left
}
walled_city-board-in-play = In play
walled_city-board-laid = Laid for defence
walled_city-board-shown = The hand of { $seat }
walled_city-board-given = To be given
walled_city-board-no-cards = No cards in hand.

## Score

walled_city-board-score-hoods = Neighbourhoods, if counted now
walled_city-board-score-note = Towers are not in it: the defence cards are hidden.

## Sheets

walled_city-board-guild-of = Guild · { $deck }
walled_city-board-held = { $used ->
    [true] Held by { $seat }, used
   *[other] Held by { $seat }
}
walled_city-board-offered = On offer
walled_city-board-faction = Faction { $faction }
walled_city-board-faction-value = { $n ->
    [one] Worth { $n } vote now
   *[other] Worth { $n } votes now
}
walled_city-board-faction-lead = { $list ->
    [none] Nobody has a citizen there
   *[other] { $n ->
        [one] Leading with { $n } citizen: { $list }
       *[other] Leading with { $n } citizens: { $list }
    }
}
walled_city-board-item-at = { $item }: { $place }
walled_city-board-zone-card = { $known ->
    [yes] { $card } of { $seat } lies here
   *[other] A hidden card of { $seat } lies here { $card }
}
walled_city-board-zone-yours = Only you know this card.
walled_city-board-about-permanent = Permanent: you can use it once in each of your turns.
walled_city-board-about-once = It can be used once in the round in which you hold it, in your own turn.
walled_city-board-about-card = A building card. Round 1: { $high } citizens on one side of your road, { $low } on the other. Round 2: one number settles, the other promotes. In a defence zone each number faces one tower.
walled_city-board-about-off-colour = Off-colour: it can be used for defence only.
walled_city-board-about-neutral = It has no turn and cannot win, but its citizens and guards take their places in every count. What it wins is lost. It counts as an opponent for guilds.
walled_city-board-about-area = Area
walled_city-board-about-people = { $list ->
    [none] Nobody lives here.
   *[other] Here: { $list }.
}
walled_city-board-about-hood = { $list ->
    [none] Its neighbourhood is { $areas }. Nobody lives there.
   *[other] Its neighbourhood is { $areas }. Together: { $list }.
}
walled_city-board-about-alone = It is a neighbourhood of its own: all its paths are built.
walled_city-board-about-votes = If counted now, the neighbourhood gives: { $votes }.
walled_city-board-about-gaps = Its gaps: { $gaps }.
walled_city-board-about-no-gap = It has no gap.
walled_city-board-about-flee = A gap is open: its nobles flee before the votes are counted.
walled_city-board-about-path = { $one } on one side, { $other } on the other.
walled_city-board-about-fork = T-path: { $one } on one side, { $other } on the other. A number settles in one area of its side.
walled_city-board-about-path-state = { $state ->
    [empty] No road lies here: the two sides belong together.
    [built] A road parts the two sides.
    [double] Two roads lie here.
   *[demolished] The road was demolished: the two sides belong together for good.
}
walled_city-board-about-gap-state = { $state ->
    [empty] It is open: nobles of the neighbourhood would flee.
    [built] A wall closes it.
    [double] Two walls close it.
   *[demolished] The wall was demolished: it stays open, and nobles of the neighbourhood would flee.
}
walled_city-board-about-tower-kind = Tower
walled_city-board-about-guards = { $list ->
    [none] No guard stands here.
   *[other] Guards: { $list }.
}
walled_city-board-about-tower = Its zones: { $zones }. Reached from walls in: { $gaps }.
walled_city-board-about-tower-votes = At the end most guards get both numbers that face the tower, second most the smaller of the two.
walled_city-board-about-tile = It adds its number to every place of the neighbourhood when votes are counted. Adjusting turns it over.
walled_city-board-about-dice = Its dice: { $places }.

## Text mode

walled_city-board-text-areas = Areas
walled_city-board-text-hoods = Neighbourhoods
walled_city-board-text-paths = Paths and roads
walled_city-board-text-gaps = Gaps and walls
walled_city-board-text-towers = Towers
walled_city-board-text-zones = Defence zones
walled_city-board-text-factions = Factions
walled_city-board-text-players = Players
walled_city-board-text-hand = Your cards
walled_city-board-text-empty = empty
walled_city-board-text-line = { $name }: { $text }
walled_city-board-text-state = { $state ->
    [empty] empty
    [built] built
    [double] built twice
   *[demolished] demolished
}
walled_city-board-text-sides = { $one } | { $other }
walled_city-board-text-player = { $seat }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $roads } roads, { $walls } walls, supply { $peasants } peasants and { $nobles } nobles, { $cards } cards, { $guild }
walled_city-board-text-supply = { $colour }: supply { $peasants } peasants and { $nobles } nobles
walled_city-board-text-hidden = hidden card of { $seat }
walled_city-board-text-own = { $card }, { $seat }
walled_city-board-text-then = { $first }; { $next }
walled_city-board-text-joined = next to { $areas }

## The first-game guide

walled_city-board-aim = Your goal: the most votes after two rounds.
walled_city-board-tip-guild-use = Your guild can do something now. You may use it before or between the steps of your turn, or keep it for a later one.
walled_city-board-tip-second = Now whoever has the fewest votes chooses first. At equal votes the lower guild number wins the game.
walled_city-board-tip-split = One number settles here, the other lets you send nobles to towers. A 0 is allowed for either.

## Places

walled_city-board-zone-Z1 = zone 1
walled_city-board-zone-Z2 = zone 2
walled_city-board-zone-Z3 = zone 3
walled_city-board-zone-Z4 = zone 4
walled_city-board-zone-Z5 = zone 5
walled_city-board-zone-Z6 = zone 6
walled_city-board-zone-Z7 = zone 7
walled_city-board-zone-Z8 = zone 8
walled_city-board-zone-Z9 = zone 9
walled_city-board-zone-Z10 = zone 10
walled_city-board-zone-Z11 = zone 11

## Places: Londonderry

walled_city-londonderry-A1 = The Diamond
walled_city-londonderry-A2 = Castle
walled_city-londonderry-A3 = Linenhall
walled_city-londonderry-A4 = Pump Street
walled_city-londonderry-A5 = Society
walled_city-londonderry-A6 = Magazine
walled_city-londonderry-A7 = Bank Place
walled_city-londonderry-A8 = Market
walled_city-londonderry-A9 = Artillery
walled_city-londonderry-A10 = St Columb's
walled_city-londonderry-A11 = Bishop's Palace
walled_city-londonderry-A12 = St Augustine's
walled_city-londonderry-A13 = Shambles
walled_city-londonderry-P1 = Diamond, upper left side
walled_city-londonderry-P2 = Diamond, upper right side
walled_city-londonderry-P3 = Diamond, lower right side
walled_city-londonderry-P4 = Diamond, lower left side
walled_city-londonderry-P5 = Shipquay Street, inner
walled_city-londonderry-P6 = Ferryquay Street, inner
walled_city-londonderry-P7 = Bishop Street, inner
walled_city-londonderry-P8 = Shipquay Street, gate end
walled_city-londonderry-P9 = Ferryquay Street, gate end
walled_city-londonderry-P10 = Bishop Street, gate end
walled_city-londonderry-P11 = Butcher Street
walled_city-londonderry-P12 = Magazine Lane
walled_city-londonderry-P13 = Bank Lane
walled_city-londonderry-P14 = Market Lane
walled_city-londonderry-P15 = Artillery Lane
walled_city-londonderry-P16 = Cathedral Lane
walled_city-londonderry-P17 = Palace Lane
walled_city-londonderry-P18 = Augustine's Lane
walled_city-londonderry-P19 = Castle Lane
walled_city-londonderry-G1 = Magazine, left gap
walled_city-londonderry-G2 = Magazine, right gap
walled_city-londonderry-G3 = Linenhall, upper gap
walled_city-londonderry-G4 = Linenhall, lower gap
walled_city-londonderry-G5 = Artillery, upper gap
walled_city-londonderry-G6 = Artillery, lower gap
walled_city-londonderry-G7 = Pump Street, upper gap
walled_city-londonderry-G8 = Pump Street, lower gap
walled_city-londonderry-G9 = St Columb's gap
walled_city-londonderry-G10 = Bishop's Palace gap
walled_city-londonderry-G11 = Society gap
walled_city-londonderry-G12 = Shambles, lower gap
walled_city-londonderry-G13 = Shambles, upper gap
walled_city-londonderry-G14 = Castle gap
walled_city-londonderry-T1 = Coward's Bastion
walled_city-londonderry-T2 = Shipquay Half-bastion
walled_city-londonderry-T3 = Water Bastion
walled_city-londonderry-T4 = New Gate Bastion
walled_city-londonderry-T5 = Ferry Bastion
walled_city-londonderry-T6 = Church Bastion
walled_city-londonderry-T7 = Bishop's Half-bastion
walled_city-londonderry-T8 = Double Bastion
walled_city-londonderry-T9 = Royal Bastion
walled_city-londonderry-T10 = Hangman's Bastion
walled_city-londonderry-T11 = Gunner's Bastion

## Places: Borderlands

walled_city-borderlands-A1 = Place d'Armes
walled_city-borderlands-A2 = Church Quarter
walled_city-borderlands-A3 = Governor Quarter
walled_city-borderlands-A4 = Arsenal Quarter
walled_city-borderlands-A5 = Market Quarter
walled_city-borderlands-A6 = Strasbourg Front
walled_city-borderlands-A7 = Upper Barracks
walled_city-borderlands-A8 = Basel Front
walled_city-borderlands-A9 = Powder Magazine
walled_city-borderlands-A10 = Belfort Front
walled_city-borderlands-A11 = Lower Barracks
walled_city-borderlands-A12 = Colmar Front
walled_city-borderlands-A13 = Hospital
walled_city-borderlands-P1 = Place d'Armes, top side
walled_city-borderlands-P2 = Place d'Armes, right side
walled_city-borderlands-P3 = Place d'Armes, bottom side
walled_city-borderlands-P4 = Place d'Armes, left side
walled_city-borderlands-P5 = Rue de Strasbourg
walled_city-borderlands-P6 = Rue de Bâle
walled_city-borderlands-P7 = Rue de Belfort
walled_city-borderlands-P8 = Rue de Colmar
walled_city-borderlands-P9 = Strasbourg rampart street
walled_city-borderlands-P10 = Basel rampart street
walled_city-borderlands-P11 = Belfort rampart street
walled_city-borderlands-P12 = Colmar rampart street
walled_city-borderlands-P13 = Upper Barracks corner
walled_city-borderlands-P14 = Magazine corner
walled_city-borderlands-P15 = Lower Barracks corner
walled_city-borderlands-P16 = Hospital corner
walled_city-borderlands-P17 = Lane 1
walled_city-borderlands-P18 = Lane 2
walled_city-borderlands-P19 = Lane 3
walled_city-borderlands-P20 = Lane 4
walled_city-borderlands-P21 = Lane 5
walled_city-borderlands-P22 = Lane 6
walled_city-borderlands-P23 = Lane 7
walled_city-borderlands-P24 = Lane 8
walled_city-borderlands-G1 = Strasbourg Front, left gap
walled_city-borderlands-G2 = Strasbourg Front, right gap
walled_city-borderlands-G3 = Upper Barracks, left gap
walled_city-borderlands-G4 = Upper Barracks, right gap
walled_city-borderlands-G5 = Basel Front, upper gap
walled_city-borderlands-G6 = Basel Front, lower gap
walled_city-borderlands-G7 = Powder Magazine gap
walled_city-borderlands-G8 = Belfort Front, right gap
walled_city-borderlands-G9 = Belfort Front, left gap
walled_city-borderlands-G10 = Lower Barracks, right gap
walled_city-borderlands-G11 = Lower Barracks, left gap
walled_city-borderlands-G12 = Colmar Front, lower gap
walled_city-borderlands-G13 = Colmar Front, upper gap
walled_city-borderlands-G14 = Hospital gap
walled_city-borderlands-T1 = Bastioned Tower 1
walled_city-borderlands-T2 = Bastioned Tower 2
walled_city-borderlands-T3 = Bastioned Tower 3
walled_city-borderlands-T4 = Bastioned Tower 4
walled_city-borderlands-T5 = Bastioned Tower 5
walled_city-borderlands-T6 = Bastioned Tower 6
walled_city-borderlands-T7 = Bastioned Tower 7
walled_city-borderlands-T8 = Bastioned Tower 8

## At the terminal

walled_city-board-letter-p1 = R
walled_city-board-letter-p2 = M
walled_city-board-letter-p3 = S
walled_city-board-letter-p4 = W
walled_city-board-letter-neutral = N
walled_city-board-neutral-word = neutral
walled_city-board-sign-citizens = 3 peasants, 1 noble
walled_city-board-sign-die = die
walled_city-board-sign-tile = tile
walled_city-board-sign-hood = neighbourhood
walled_city-board-sign-built = built
walled_city-board-sign-demolished = demolished
walled_city-board-sign-fork = T-path
walled_city-board-sign-card = 4 faces the tower before it
walled_city-board-sign-leads = majority
walled_city-board-sign-used = guild used
walled_city-board-paths-open = open:
walled_city-board-paths-road = roads:
walled_city-board-paths-demolished = demolished:
walled_city-board-column-votes = votes
walled_city-board-column-roads = roads
walled_city-board-column-walls = walls
walled_city-board-column-supply = supply
walled_city-board-column-cards = cards
walled_city-board-column-guild = guild
walled_city-board-votes-1 = 1st round, neighbourhoods+factions+guilds:
walled_city-board-votes-2 = { $towers ->
    [true] 2nd round, neighbourhoods+factions+guilds+towers:
   *[false] 2nd round, neighbourhoods+factions+guilds:
}
walled_city-board-own-guild = Your guild: { $guild }
walled_city-board-own-cards = your cards ({ $n }):
walled_city-board-set-own = { $board }
    .text = { $board ->
        [londonderry] The simpler board, with eleven towers and the twelve guilds of Londonderry.
       *[other] The board with T-paths, eight towers and the twelve guilds of Borderlands.
    }
walled_city-board-set-mixed = { $board }, mixed guilds
    .text = { $board ->
        [londonderry] The simpler board, with an offer from all twenty guilds.
       *[other] The board with T-paths, with an offer from all twenty guilds.
    }
walled_city-board-thing-faction = faction
walled_city-board-thing-kind = citizen
walled_city-board-both-boards = both boards
walled_city-board-about-faction = Its value is the number of symbols on its dice: in round 1 those in areas, in round 2 those in towers as well. When votes are counted, whoever has the most citizens in neighbourhoods with its dice gets all of it; in round 2 guards in towers with its dice count too.
walled_city-board-about-kind-peasant = Peasants settle in areas and stay there. A peasant counts as one citizen and never enters a tower.
walled_city-board-about-kind-noble = A noble counts as one citizen and breaks ties. In round 2 nobles can be promoted to towers, where they are guards. Those in a neighbourhood with an open gap flee before the votes of round 2 are counted.
walled_city-board-about-spot-die = A die lies here at the start.
walled_city-board-about-spot-tile = A survey tile lies here at the start.
walled_city-board-about-paths = Over its paths: { $paths }.
walled_city-board-about-gap = Gap at { $area }; its nearest towers are { $one } and { $other }.
walled_city-board-about-zone = Defence zone between { $one } and { $other }.
walled_city-board-about-cut = A place for a fence. What belongs to each of the two parts, in brackets the paths that border both: { $cut }.
