### The Walled City in the browser: verbs, questions, notes on the board, reasons, sheets, the guide, and names of places.
###
### Variables as in walled_city-play.ftl; places are named ("Linenhall"), not written as ids. $rule is the id of a rule.

walled_city-web-name = { $thing }
walled_city-web-two = { $one } { $other }
walled_city-web-part = { $area }, part { $part }
walled_city-web-label = { $name }, { $item }
walled_city-web-no-item = no die
walled_city-web-area-label = { $list ->
    [none] { $name }, { $item }
   *[other] { $name }, { $item }; { $list }
}
walled_city-web-die = { $faction } die { $n }
walled_city-web-tile = survey tile { $n }
walled_city-web-neutral = Neutral colour
walled_city-web-card = Card { $card }
walled_city-web-building-card = Building card
walled_city-web-people = { $colour } { $mix }
walled_city-web-citizens = { $colour }: { $mix }, { $place }
walled_city-web-guards = { $colour }: { $n ->
    [one] { $n } guard
   *[other] { $n } guards
}, { $place }
walled_city-web-hand-card = Card { $high } and { $low }
walled_city-web-cut = Fence { $n } in { $area }

## Guilds on narrow cards: the same names, with places where they may be broken

walled_city-web-soft-mercers = Mercers
walled_city-web-soft-grocers = Grocers
walled_city-web-soft-drapers = Drapers
walled_city-web-soft-fishmongers = Fish{ "\u00AD" }mongers
walled_city-web-soft-goldsmiths = Gold{ "\u00AD" }smiths
walled_city-web-soft-skinners = Skinners
walled_city-web-soft-merchant_taylors = Merchant Taylors
walled_city-web-soft-haberdashers = Haber{ "\u00AD" }dashers
walled_city-web-soft-salters = Salters
walled_city-web-soft-ironmongers = Iron{ "\u00AD" }mongers
walled_city-web-soft-vintners = Vintners
walled_city-web-soft-clothworkers = Cloth{ "\u00AD" }workers
walled_city-web-soft-carpenters = Carpen{ "\u00AD" }ters
walled_city-web-soft-bakers = Bakers
walled_city-web-soft-barbers = Barbers
walled_city-web-soft-saddlers = Saddlers
walled_city-web-soft-painter_stainers = Painter-Stainers
walled_city-web-soft-butchers = Butchers
walled_city-web-soft-armourers = Armour{ "\u00AD" }ers
walled_city-web-soft-curriers = Curriers

## Verbs

walled_city-web-verb-join = Join a guild
walled_city-web-verb-build-road = Build a road
walled_city-web-verb-build-wall = Build a wall
walled_city-web-verb-build-start = Lay the starting road
walled_city-web-verb-show = Show a card
walled_city-web-verb-lay = Lay a card
walled_city-web-verb-put = Settle in an area
walled_city-web-verb-settle = Settle { $n }
walled_city-web-verb-nobles = Settle them
walled_city-web-verb-share = Share out
walled_city-web-verb-promote = Promote a noble
walled_city-web-verb-adjust = Adjust
walled_city-web-verb-skip-adjust = Change nothing
walled_city-web-verb-skip-promote = Promote nobody
walled_city-web-verb-skip-more = Promote no more
walled_city-web-verb-end = End turn
walled_city-web-verb-done = That is enough
walled_city-web-verb-guild = Use guild
walled_city-web-verb-copy = Copy a guild
walled_city-web-verb-zone = Choose a zone
walled_city-web-verb-face = Turn the card
walled_city-web-verb-colour = Choose a player
walled_city-web-verb-kind-peasant = Move three peasants
walled_city-web-verb-kind-noble = Move two nobles
walled_city-web-verb-place-noble = Place a noble
walled_city-web-verb-place-peasant = Place a peasant
walled_city-web-verb-give = Give a card
walled_city-web-verb-give-back = Give a card back
walled_city-web-verb-take = Take a card
walled_city-web-verb-pick-mercers = Swap a noble
walled_city-web-verb-pick-painter_stainers = Swap a peasant
walled_city-web-verb-pick-fishmongers = Replace a noble
walled_city-web-verb-pick-merchant_taylors = Send a peasant back
walled_city-web-verb-pick-ironmongers = Move a noble
walled_city-web-verb-pick-barbers = Remove a noble
walled_city-web-verb-pick-saddlers = Move a citizen
walled_city-web-verb-choose-goldsmiths = Demolish
walled_city-web-verb-choose-skinners = Take away
walled_city-web-verb-choose-haberdashers = Roll again
walled_city-web-verb-choose-clothworkers = Set to lowest
walled_city-web-verb-choose-curriers = Exchange
walled_city-web-verb-choose-carpenters = Put up a fence
walled_city-web-verb-choose-ironmongers = To a tower
walled_city-web-verb-choose-vintners = Ennoble a peasant
walled_city-web-verb-choose-bakers = Give up a noble
walled_city-web-verb-choose-saddlers = Move over to
walled_city-web-verb-choose-armourers = Post a guard

## Moves, where the board's words say more

walled_city-web-move-put = { $n ->
    [one] Settle { $n } citizen in { $area }
   *[other] Settle { $n } citizens in { $area }
}
walled_city-web-move-settle = Settle { $n }, promote up to { $other }
walled_city-web-move-nobles = { $area }: { $mix }
walled_city-web-move-promote = { $own ->
    [true] Promote a noble of your own from { $place } to { $tower }
   *[other] Promote a noble of { $colour } from { $place } to { $tower }
}
walled_city-web-move-adjust = { $way ->
    [up] Raise the { $faction } die in { $place } from { $from } to { $to }
   *[down] Lower the { $faction } die in { $place } from { $from } to { $to }
}
walled_city-web-move-turn = Turn the survey tile in { $place } to { $n }
walled_city-web-move-build-over = Build on top in { $place }
walled_city-web-move-guild = Use the { $guild }
walled_city-web-move-copy = Use the { $guild } of { $seat }, who gets 3 votes
walled_city-web-move-give = Give { $card } to { $seat }
walled_city-web-move-give-back = Give back { $card }
walled_city-web-move-lay = Lay { $card }: { $way }
walled_city-web-move-face = { $n } faces { $tower }, { $small } faces { $other }
walled_city-web-move-colour = Choose { $colour }
walled_city-web-move-pick = { $sort ->
    [guard] { $own ->
        [true] Your guard in { $place }
       *[other] A guard of { $colour } in { $place }
    }
    [noble] { $own ->
        [true] Your noble in { $place }
       *[other] A noble of { $colour } in { $place }
    }
   *[peasant] { $own ->
        [true] Your peasant in { $place }
       *[other] A peasant of { $colour } in { $place }
    }
}
walled_city-web-move-cut = Fence { $n } in { $area }: one part alone has { $one }, the other { $other }
walled_city-web-move-vintners = Exchange a peasant of { $colour } in { $place } for a noble
walled_city-web-move-bakers = { $sort ->
    [tower] Give up your guard in { $place }
   *[area] Give up your noble in { $place }
}
walled_city-web-move-item = { $verb }: { $item }, { $place }
walled_city-web-move-choose = { $verb }: { $place }

## Notes on targets

walled_city-web-note-put = { $n } here
walled_city-web-note-number = { $n } this way
walled_city-web-note-over = on top
walled_city-web-note-copy = +3
walled_city-web-note-tile = to { $n }
walled_city-web-note-die = { $faction } { $from } → { $to }

## Settling: the pegs

walled_city-web-pegs = { $n ->
    [one] { $n } settles in { $area }
   *[other] { $n } settle in { $area }
}
walled_city-web-pegs-do = Settle { $n }
walled_city-web-pegs-none = Go on, nobody settles
walled_city-web-pegs-swap = Swap
walled_city-web-pegs-swap-help = Swap the two numbers of the card
walled_city-web-pegs-area = Another area on this side
walled_city-web-pegs-peg = { $noble ->
    [true] Noble. Press to make it a peasant
   *[other] Peasant. Press to make it a noble
}
walled_city-web-pegs-promote = Promote up to
walled_city-web-pegs-share-do = Share out { $n } and { $m }
walled_city-web-pegs-share-label = In { $area }

## Questions

walled_city-web-role-step = { $round ->
    [1] Road { $n } of { $of } · step { $step } of { $steps }
   *[other] Wall { $n } of { $of } · step { $step } of { $steps }
}
walled_city-web-role-guild = { $guild }
walled_city-web-role-end = All steps done
walled_city-web-ask-build = { $round ->
    [1] Where do you build your road?
   *[other] Where do you build your wall?
}
walled_city-web-ask-build-over = { $round ->
    [1] On which road do you build?
   *[other] On which wall do you build?
}
walled_city-web-ask-show = Which card for { $place }?
walled_city-web-ask-show-help = Its two numbers settle on the two sides of the road. The card is gone afterwards.
walled_city-web-ask-show-wall-help = One number settles at the wall, the other promotes. The card is gone afterwards.
walled_city-web-ask-settle = Who settles with { $card }?
walled_city-web-ask-settle-help = Press a citizen to switch it. You have { $mix }.
walled_city-web-ask-other = { $n ->
    [one] Where does the other { $n } settle?
   *[other] Where do the other { $n } settle?
}
walled_city-web-ask-share = Which side goes short?
walled_city-web-ask-people = { $n ->
    [one] Who settles in { $area }?
   *[other] Who are the { $n } in { $area }?
}
walled_city-web-ask-promote = { $n ->
    [0] Do you use your guild, or go on?
    [one] Which noble do you promote?
   *[other] Which nobles do you promote? Up to { $n }
}
walled_city-web-ask-zone-help = At the end the numbers facing a tower are the votes for its guards. The card stays hidden until then.
walled_city-web-ask-off-colour = The off-colour card can be used only here.
walled_city-web-ask-face = Which tower does the { $n } face?

walled_city-web-ability-mercers = { $n ->
    [one] Swap a noble of which opponent?
   *[other] Swap which nobles? Up to { $n } opponents
}
walled_city-web-ability-painter_stainers = { $n ->
    [one] Swap a peasant of which opponent?
   *[other] Swap which peasants? Up to { $n } opponents
}
walled_city-web-ability-fishmongers = Which noble becomes { $n ->
   *[other] four peasants
}?
walled_city-web-ability-merchant_taylors = Which peasant goes back to its supply?
walled_city-web-ability-barbers = { $n ->
    [one] Which noble leaves the game?
   *[other] Which { $n } nobles leave the game?
}
walled_city-web-ability-bakers = { $n ->
    [one] Give up one more noble. Which?
   *[other] Give up { $n } of your nobles. Which?
}
walled_city-web-ability-armourers = { $n ->
    [one] In which tower do you post a guard?
   *[other] In which towers do you post { $n } guards?
}
walled_city-web-ability-ironmongers = Which noble of { $name } goes to a tower?
walled_city-web-ability-ironmongers-to = The noble of { $name } in { $area }: to which tower?
walled_city-web-ability-vintners = Whose peasants become nobles?
walled_city-web-ability-vintners-peasants = { $n ->
    [one] Which peasant of { $name } becomes a noble?
   *[other] Which { $n } peasants of { $name } become nobles?
}
walled_city-web-ability-saddlers = Do peasants or nobles ride?
walled_city-web-ability-saddlers-who = { $kind ->
    [nobles] { $n ->
        [one] Which noble rides? The last one
       *[other] Which nobles ride? { $n } to go
    }
   *[peasants] { $n ->
        [one] Which peasant rides? The last one
       *[other] Which peasants ride? { $n } to go
    }
}
walled_city-web-ability-saddlers-to = From { $area }, for { $name }: over to which area?
walled_city-web-ability-salters = { $done ->
    [1] Where does the peasant go?
    [2] Where does the noble go?
   *[other] Where do a noble and a peasant go?
}
walled_city-web-ability-goldsmiths = Which road or wall do you demolish?
walled_city-web-ability-skinners = Which road or wall do you take away?
walled_city-web-ability-haberdashers = { $n ->
    [one] Roll or toss which one again? The last try
   *[other] Roll or toss which one again? { $n } tries
}
walled_city-web-ability-clothworkers = Which two go to their lowest value?
walled_city-web-ability-clothworkers-second = First the { $item } in { $place }. And the second?
walled_city-web-ability-curriers = Which two change places?
walled_city-web-ability-curriers-second = The { $item } in { $place } changes places with which?
walled_city-web-ability-carpenters = Which area do you fence, and how?
walled_city-web-ability-carpenters-share = { $kind ->
    [noble] How do the { $count } nobles of { $name } split?
   *[peasant] How do the { $count } peasants of { $name } split?
}
walled_city-web-ability-carpenters-item = Where does the { $item } go?
walled_city-web-ability-carpenters-item-help = Both parts hold equally many citizens: { $one } or { $other }.
walled_city-web-ability-butchers = Which card do you give to { $name }?

## What others decide

walled_city-web-wait-start_road = { $seat } places a starting road.
walled_city-web-wait-joining = { $seat } chooses a guild.
walled_city-web-wait-building = { $round ->
    [1] { $seat } looks for a path for a road.
   *[other] { $seat } looks for a gap for a wall.
}
walled_city-web-wait-at = { $kind ->
    [showing] { $seat } chooses a card for { $place }.
   *[settling] { $round ->
        [1] { $seat } settles citizens by { $place }.
       *[other] { $seat } settles citizens at { $place }.
    }
}
walled_city-web-wait-promoting = { $seat } promotes nobles to the towers.
walled_city-web-wait-adjusting = { $seat } may adjust a die or a tile.
walled_city-web-wait-ending = { $seat } may still use their guild.
walled_city-web-wait-ability = { $seat } uses the { $guild }.
walled_city-web-wait-answering = { $seat } chooses a card to give back.
walled_city-web-wait-taking = { $seat } takes a card.
walled_city-web-wait-zoning = { $seat } chooses a defence zone.
walled_city-web-wait-laying = { $seat } chooses a defence card.
walled_city-web-wait-facing = { $seat } turns a defence card.

## Why not

walled_city-web-why-built = It is already built. { $rule }
walled_city-web-why-demolished = It was demolished; nobody can build here any more. { $rule }
walled_city-web-why-drapers = The Drapers build on something built. { $rule }
walled_city-web-why-roads-now = In round 1 you build roads. { $rule }
walled_city-web-why-walls-now = In round 2 you build walls. { $rule }
walled_city-web-why-off-colour = The off-colour card is for defence only. { $rule }
walled_city-web-why-beside = It does not lie beside your road. { $rule }
walled_city-web-why-hood = This noble is not in the neighbourhood at your wall. { $rule }
walled_city-web-why-nearest = It is not one of the two towers nearest to your wall. { $rule }
walled_city-web-why-tower-later = Dice in towers are adjusted in round 2 only. { $rule }
walled_city-web-why-item-beside = It does not lie beside your road. { $rule }
walled_city-web-why-item-wall = It is neither in the neighbourhood at your wall nor in one of the two nearest towers. { $rule }
walled_city-web-why-taken = A card already lies here. { $rule }
walled_city-web-why-zone-tower = This tower does not border the zone. { $rule }
walled_city-web-why-total = Its total is not higher than that of the card you got. { $rule }
walled_city-web-why-guild = The { $guild } cannot choose this now. { $rule }

## The log

walled_city-web-heading-votes = Round { $round } · votes
walled_city-web-heading-defence = Round { $round } · defence
walled_city-web-heading-towers = Round { $round } · towers
walled_city-web-told-fences = { $seat } puts up a fence in { $cut }.
walled_city-web-told-rolls = { $sort ->
    [tower] { $seat } rolls the die in { $place } again: { $n }.
   *[other] { $seat } rolls or tosses again in { $place }: { $n }.
}
walled_city-web-told-tower = { $tower } ({ $x } and { $y }), votes: { $votes }.

## The bar, the board, the panels

walled_city-web-setup = Set-up
walled_city-web-over = The end
walled_city-web-round = Round { $n }
walled_city-web-phase-a = { $round ->
   *[other] Guilds
}
walled_city-web-phase-b = { $round ->
    [1] Roads
   *[other] Walls
}
walled_city-web-phase-c = { $round ->
   *[other] Votes
}
walled_city-web-phase-d = { $round ->
   *[other] Defence
}
walled_city-web-phase-lap = { $round ->
    [1] Roads, lap { $n } of { $of }
   *[other] Walls, lap { $n } of { $of }
}
walled_city-web-built-roads = { $n ->
    [one] { $n } road
   *[other] { $n } roads
}, { $open ->
    [one] { $open } path open
   *[other] { $open } paths open
}
walled_city-web-built-walls = { $n ->
    [one] { $n } wall
   *[other] { $n } walls
}, { $open ->
    [one] { $open } gap open
   *[other] { $open } gaps open
}
walled_city-web-factions-now = Factions, if counted now
walled_city-web-votes-word = { $n ->
    [one] vote
   *[other] votes
}
walled_city-web-counted = Leader and citizens
walled_city-web-now = If counted now
walled_city-web-now-votes = votes
walled_city-web-now-hoods = quarters
walled_city-web-now-factions = factions
walled_city-web-now-total = total
walled_city-web-now-towers = Towers and what is still to come are not in it.
walled_city-web-turn-road = Your road's two sides
walled_city-web-turn-wall = At your wall
walled_city-web-turn-of = { $round ->
    [1] The road of { $seat }
   *[other] The wall of { $seat }
}
walled_city-web-turn-joined = open to { $areas }
walled_city-web-turn-many = open to { $n } areas
walled_city-web-turn-closed = closed all round
walled_city-web-turn-towers = Nearest towers
walled_city-web-left = Guilds left for round 2
walled_city-web-key = Key
walled_city-web-key-noble = Noble
walled_city-web-key-peasant = Peasant
walled_city-web-key-path = Path
walled_city-web-key-road = Road
walled_city-web-key-gap = Gap
walled_city-web-key-wall = Wall
walled_city-web-key-die = Faction die
walled_city-web-key-tile = Survey tile
walled_city-web-key-zone = Defence zone
walled_city-web-key-demolished = Demolished
walled_city-web-ready = not used yet
walled_city-web-used = used
walled_city-web-priority = Priority { $n }
walled_city-web-no-guild = no guild yet
walled_city-web-plate-nobles = Nobles in supply
walled_city-web-plate-peasants = Peasants in supply
walled_city-web-plate-roads = Roads left
walled_city-web-plate-walls = Walls left
walled_city-web-plate-cards = Cards in hand
walled_city-web-plate-votes = Votes
walled_city-web-known = You know of { $seat }: { $cards }

## The hand

walled_city-web-your-guild = Your guild
walled_city-web-your-guild-once = once this round
walled_city-web-your-guild-used = used this round
walled_city-web-your-guild-permanent = once in each of your turns
walled_city-web-no-guild-yet = You have no guild yet.
walled_city-web-offer = Guilds on offer
walled_city-web-cards = { $n ->
    [one] Building cards · { $n } left
   *[other] Building cards · { $n } left
}
walled_city-web-in-play = In play
walled_city-web-laid = Laid for defence
walled_city-web-shown = The hand of { $seat }
walled_city-web-given = To be given
walled_city-web-no-cards = No cards in hand.

## Score

walled_city-web-score-hoods = Neighbourhoods, if counted now
walled_city-web-score-factions = Factions, if counted now
walled_city-web-score-note = Towers are not in it: the defence cards are hidden.

## Sheets

walled_city-web-guild-of = Guild · { $deck }
walled_city-web-held = { $used ->
    [true] Held by { $seat }, used
   *[other] Held by { $seat }
}
walled_city-web-offered = On offer
walled_city-web-faction = Faction { $faction }
walled_city-web-faction-value = { $n ->
    [one] Worth { $n } vote now
   *[other] Worth { $n } votes now
}
walled_city-web-faction-lead = { $list ->
    [none] Nobody has a citizen there
   *[other] { $n ->
        [one] Leading with { $n } citizen: { $list }
       *[other] Leading with { $n } citizens: { $list }
    }
}
walled_city-web-item-at = { $item }: { $place }
walled_city-web-zone-card = { $known ->
    [yes] { $card } of { $seat } lies here
   *[other] A hidden card of { $seat } lies here { $card }
}
walled_city-web-zone-yours = Only you know this card.
walled_city-web-about-permanent = Permanent: you can use it once in each of your turns.
walled_city-web-about-once = It can be used once in the round in which you hold it, in your own turn.
walled_city-web-about-card = A building card. Round 1: { $high } citizens on one side of your road, { $low } on the other. Round 2: one number settles, the other promotes. In a defence zone each number faces one tower.
walled_city-web-about-off-colour = Off-colour: it can be used for defence only.
walled_city-web-about-neutral = It has no turn and cannot win, but its citizens and guards take their places in every count. What it wins is lost. It counts as an opponent for guilds.
walled_city-web-about-area = Area
walled_city-web-about-people = { $list ->
    [none] Nobody lives here.
   *[other] Here: { $list }.
}
walled_city-web-about-hood = { $list ->
    [none] Its neighbourhood is { $areas }. Nobody lives there.
   *[other] Its neighbourhood is { $areas }. Together: { $list }.
}
walled_city-web-about-alone = It is a neighbourhood of its own: all its paths are built.
walled_city-web-about-votes = If counted now, the neighbourhood gives: { $votes }.
walled_city-web-about-gaps = Its gaps: { $gaps }.
walled_city-web-about-no-gap = It has no gap.
walled_city-web-about-flee = A gap is open: its nobles flee before the votes are counted.
walled_city-web-about-path-kind = Path
walled_city-web-about-path = { $one } on one side, { $other } on the other.
walled_city-web-about-fork = T-path: { $one } on one side, { $other } on the other. A number settles in one area of its side.
walled_city-web-about-path-state = { $state ->
    [empty] No road lies here: the two sides belong together.
    [built] A road parts the two sides.
    [double] Two roads lie here.
   *[demolished] The road was demolished: the two sides belong together for good.
}
walled_city-web-about-gap-kind = Gap
walled_city-web-about-gap-state = { $state ->
    [empty] It is open: nobles of the neighbourhood would flee.
    [built] A wall closes it.
    [double] Two walls close it.
   *[demolished] The wall was demolished: it stays open, and nobles of the neighbourhood would flee.
}
walled_city-web-about-tower-kind = Tower
walled_city-web-about-guards = { $list ->
    [none] No guard stands here.
   *[other] Guards: { $list }.
}
walled_city-web-about-tower = Its zones: { $zones }. Reached from walls in: { $gaps }.
walled_city-web-about-tower-votes = At the end most guards get both numbers that face the tower, second most the smaller of the two.
walled_city-web-about-zone-kind = Defence zone
walled_city-web-about-tile-kind = Survey tile
walled_city-web-about-tile = It adds its number to every place of the neighbourhood when votes are counted. Adjusting turns it over.
walled_city-web-about-dice = Its dice: { $places }.

## Text mode

walled_city-web-text-areas = Areas
walled_city-web-text-hoods = Neighbourhoods
walled_city-web-text-paths = Paths and roads
walled_city-web-text-gaps = Gaps and walls
walled_city-web-text-towers = Towers
walled_city-web-text-zones = Defence zones
walled_city-web-text-factions = Factions
walled_city-web-text-players = Players
walled_city-web-text-hand = Your cards
walled_city-web-text-empty = empty
walled_city-web-text-line = { $name }: { $text }
walled_city-web-text-state = { $state ->
    [empty] empty
    [built] built
    [double] built twice
   *[demolished] demolished
}
walled_city-web-text-sides = { $one } | { $other }
walled_city-web-text-player = { $seat }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $roads } roads, { $walls } walls, supply { $peasants } peasants and { $nobles } nobles, { $cards } cards, { $guild }
walled_city-web-text-supply = { $colour }: supply { $peasants } peasants and { $nobles } nobles
walled_city-web-text-hidden = hidden card of { $seat }
walled_city-web-text-own = { $card }, { $seat }
walled_city-web-text-joined = next to { $areas }

## The first-game guide

walled_city-web-tip-start = A starting road lies there before anybody plays. It parts two areas; nobody settles at it now.
walled_city-web-tip-aim = Two rounds: first roads divide the city into neighbourhoods, then walls close it. Votes come from neighbourhoods, factions and towers. Most votes win.
walled_city-web-tip-guild = A guild's ability works once this round. Its number is your place in the turn order: the lower, the earlier. Press a guild for its whole text with the O key or the right button.
walled_city-web-tip-road = Build anywhere. Areas joined by open paths are counted as one neighbourhood, so a road decides who stays apart from whom.
walled_city-web-tip-guild-use = Your guild can do something now. You may use it before or between the steps of your turn, or keep it for a later one.
walled_city-web-tip-card = You never draw new cards. You need one for each road, each wall and each defence, so do not spend all high ones early.
walled_city-web-tip-settle = Most citizens in a neighbourhood get 5 votes, second 3, third 2. Swap the numbers to see what fits better.
walled_city-web-tip-nobles = Nobles break ties and can become guards in round 2, but they flee from neighbourhoods with an open gap. Peasants stay.
walled_city-web-tip-adjust = A faction's votes all go to whoever has most citizens where its dice are. Raise what you lead, lower what others lead.
walled_city-web-tip-defence = This card pays the guards of two towers at the very end. Choose towers where you mean to post guards.
walled_city-web-tip-facing = The tower gets the number that faces it. Most guards take both numbers of their tower, second most the smaller one.
walled_city-web-tip-second = Now whoever has the fewest votes chooses first. At equal votes the lower guild number wins the game.
walled_city-web-tip-wall = A wall closes a gap. Nobles of every neighbourhood with an open gap leave the game before the votes are counted.
walled_city-web-tip-split = One number settles here, the other lets you send nobles to towers. A 0 is allowed for either.
walled_city-web-tip-promote = Any noble of the neighbourhood, also a rival's, can go to the two nearest towers. Guards count for the die of their tower and for its votes.

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
walled_city-londonderry-Z1 = zone 1
walled_city-londonderry-Z2 = zone 2
walled_city-londonderry-Z3 = zone 3
walled_city-londonderry-Z4 = zone 4
walled_city-londonderry-Z5 = zone 5
walled_city-londonderry-Z6 = zone 6
walled_city-londonderry-Z7 = zone 7
walled_city-londonderry-Z8 = zone 8
walled_city-londonderry-Z9 = zone 9
walled_city-londonderry-Z10 = zone 10
walled_city-londonderry-Z11 = zone 11

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
walled_city-borderlands-Z1 = zone 1
walled_city-borderlands-Z2 = zone 2
walled_city-borderlands-Z3 = zone 3
walled_city-borderlands-Z4 = zone 4
walled_city-borderlands-Z5 = zone 5
walled_city-borderlands-Z6 = zone 6
walled_city-borderlands-Z7 = zone 7
walled_city-borderlands-Z8 = zone 8
