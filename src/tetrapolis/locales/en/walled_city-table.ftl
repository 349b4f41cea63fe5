### The Walled City at the terminal table.

## Signs

play-walled_city-letter-p1 = R
play-walled_city-letter-p2 = M
play-walled_city-letter-p3 = S
play-walled_city-letter-p4 = W
play-walled_city-letter-neutral = N
play-walled_city-neutral = neutral

play-walled_city-sign-citizens = 3 peasants, 1 noble
play-walled_city-sign-die = die
play-walled_city-sign-tile = tile
play-walled_city-sign-hood = neighbourhood
play-walled_city-sign-built = built
play-walled_city-sign-demolished = demolished
play-walled_city-sign-fork = T-path
play-walled_city-sign-card = 4 faces the tower before it
play-walled_city-sign-leads = majority
play-walled_city-sign-used = guild used

## The table

play-walled_city-round = round { $n }
play-walled_city-phase-setup = set-up
play-walled_city-phase-over = game over
play-walled_city-paths-open = open:
play-walled_city-paths-road = roads:
play-walled_city-paths-demolished = demolished:

play-walled_city-players = Players
play-walled_city-column-votes = votes
play-walled_city-column-roads = roads
play-walled_city-column-walls = walls
play-walled_city-column-supply = supply
play-walled_city-column-cards = cards
play-walled_city-column-guild = guild
play-walled_city-votes-1 = 1st round, neighbourhoods+factions+guilds:
play-walled_city-votes-2 = { $towers ->
    [true] 2nd round, neighbourhoods+factions+guilds+towers:
   *[false] 2nd round, neighbourhoods+factions+guilds:
}

play-walled_city-offer-now = guilds on offer:
play-walled_city-offer-later = guilds left for round 2:
play-walled_city-own-guild = Your guild: { $guild }
play-walled_city-own-fresh = not used yet
play-walled_city-own-turned = used
play-walled_city-own-permanent = in each of your turns
play-walled_city-own-cards = your cards ({ $n }):

play-walled_city-example = build P3
    .thing = mercers

play-walled_city-set-own = { $board }
    .text = { $board ->
        [londonderry] The simpler board, with eleven towers and the twelve guilds of Londonderry.
       *[other] The board with T-paths, eight towers and the twelve guilds of Borderlands.
    }
play-walled_city-set-mixed = { $board }, mixed guilds
    .text = { $board ->
        [londonderry] The simpler board, with an offer from all twenty guilds.
       *[other] The board with T-paths, with an offer from all twenty guilds.
    }

## What happened

play-walled_city-told-neighbourhoods = Votes of the neighbourhoods: { $votes }.
play-walled_city-told-towers = Votes of the towers: { $votes }.

## Explanations

play-walled_city-thing-faction = faction
play-walled_city-thing-kind = citizen
play-walled_city-both-boards = both boards
play-walled_city-priority = priority { $n }
play-walled_city-about-faction = Its value is the number of symbols on its dice: in round 1 those in areas, in round 2 those in towers as well. When votes are counted, whoever has the most citizens in neighbourhoods with its dice gets all of it; in round 2 guards in towers with its dice count too.
play-walled_city-about-kind-peasant = Peasants settle in areas and stay there. A peasant counts as one citizen and never enters a tower.
play-walled_city-about-kind-noble = A noble counts as one citizen and breaks ties. In round 2 nobles can be promoted to towers, where they are guards. Those in a neighbourhood with an open gap flee before the votes of round 2 are counted.
play-walled_city-about-spot-die = A die lies here at the start.
play-walled_city-about-spot-tile = A survey tile lies here at the start.
play-walled_city-about-paths = Over its paths: { $paths }.
play-walled_city-about-gaps = Gaps, with their nearest towers: { $gaps }.
play-walled_city-about-no-gap = It has no gap.
play-walled_city-about-tower = Defence zones: { $zones }. It is one of the two nearest towers of these gaps: { $gaps }.
play-walled_city-about-path = Path between { $one } and { $other }.
play-walled_city-about-fork = T-path: { $one } on one side, { $other } on the other.
play-walled_city-about-gap = Gap at { $area }; its nearest towers are { $one } and { $other }.
play-walled_city-about-zone = Defence zone between { $one } and { $other }.
play-walled_city-about-cut = A place for a fence. What belongs to each of the two parts, in brackets the paths that border both: { $cut }.

## Choices

play-walled_city-do-join = Join
play-walled_city-do-start = Starting road on
play-walled_city-do-road = Road on
play-walled_city-do-wall = Wall in
play-walled_city-do-show = Show
play-walled_city-do-put = { $n ->
    [one] { $n } settles in
   *[other] { $n } settle in
}
play-walled_city-do-nobles = Who settles
play-walled_city-do-settle = The two numbers
play-walled_city-do-share = Share
play-walled_city-do-adjust = Adjust
play-walled_city-do-guild = Use your guild
play-walled_city-do-copy = Copy a guild
play-walled_city-do-colour = Player
play-walled_city-do-kind = Move
play-walled_city-do-place-noble = Noble in
play-walled_city-do-place-peasant = Peasant in
play-walled_city-do-give = For { $name }
play-walled_city-do-give-back = Give back
play-walled_city-do-take = Take
play-walled_city-do-zone = Zone
play-walled_city-do-lay = Lay
play-walled_city-do-face = { $n } faces
play-walled_city-do-on = Go on
play-walled_city-do-choose-goldsmiths = Demolish
play-walled_city-do-choose-skinners = Take away
play-walled_city-do-choose-haberdashers = Roll again
play-walled_city-do-choose-clothworkers = Set to lowest
play-walled_city-do-choose-curriers = Exchange
play-walled_city-do-choose-carpenters = Item in
play-walled_city-do-choose-ironmongers = To the tower
play-walled_city-do-choose-vintners = Peasant in
play-walled_city-do-choose-bakers = Noble to the box
play-walled_city-do-choose-saddlers = Over to
play-walled_city-do-choose-armourers = Guard in

play-walled_city-mix = { $n ->
    [0] { $peasants ->
        [one] { $peasants } peasant
       *[other] { $peasants } peasants
    }
    [one] { $peasants ->
        [0] { $n } noble
        [one] { $n } noble, { $peasants } peasant
       *[other] { $n } noble, { $peasants } peasants
    }
   *[other] { $peasants ->
        [0] { $n } nobles
        [one] { $n } nobles, { $peasants } peasant
       *[other] { $n } nobles, { $peasants } peasants
    }
}
play-walled_city-settle = settle { $n }, promote up to { $other }
play-walled_city-share = { $n } in { $one }, { $m } in { $other }
play-walled_city-ride-peasant = three peasants
play-walled_city-ride-noble = two nobles
play-walled_city-face = { $tower } (and { $n } faces { $other })
play-walled_city-skip-adjust = change nothing
play-walled_city-skip-promote = promote nobody
play-walled_city-skip-more = promote no more
play-walled_city-done = enough
play-walled_city-end = end the turn

## What is asked

play-walled_city-now-start = { $n ->
    [one] Nobody settles at a starting road. This is the last one.
   *[other] Nobody settles at a starting road. { $n } of them are still to be placed.
}
play-walled_city-now-joining = { $round ->
    [1] Its number says when you act in phase B, and you can use its ability this round.
   *[other] It replaces your guild of round 1. Its number says when you act in phase B and breaks ties in votes.
}
play-walled_city-now-joining-later = After you: { $names }.
play-walled_city-now-road = { $n ->
    [one] This is your last road. Then you show a card, settle on both sides and may adjust an item.
   *[other] You have { $n } roads left. Then you show a card, settle on both sides and may adjust an item.
}
play-walled_city-now-wall = { $n ->
    [one] This is your last wall. Then you show a card, settle, promote and may adjust an item.
   *[other] You have { $n } walls left. Then you show a card, settle, promote and may adjust an item.
}
play-walled_city-now-drapers = Drapers: you build on a place that is already built.
play-walled_city-now-guild-first = You may use your guild before this step.
play-walled_city-now-showing = { $round ->
    [1] You have built on { $place }. One number of the card settles on each side.
   *[other] You have built in { $place }. One number of the card settles, the other one promotes.
}
play-walled_city-now-supply = { $peasants ->
    [one] Your supply: { $peasants } peasant
   *[other] Your supply: { $peasants } peasants
}, { $nobles ->
    [one] { $nobles } noble.
   *[other] { $nobles } nobles.
}
play-walled_city-now-settling = { $card } at { $place }: { $high } go to one side, { $low } to the other.
play-walled_city-now-settling-wall = { $card } at { $place }: one number settles in { $area }, the other is for promoting from { $areas } to { $towers }.
play-walled_city-now-settling-other = { $n ->
    [one] { $n } settles in { $area }.
   *[other] { $n } settle in { $area }.
} { $other ->
    [one] Where does the other { $other } go?
   *[other] Where do the other { $other } go?
}
play-walled_city-now-sharing = You have too few citizens for { $n } in { $one } and { $m } in { $other }: one side goes short.
play-walled_city-now-peopling = { $n ->
    [one] { $n } settles in { $area } now.
   *[other] { $n } settle in { $area } now.
}
play-walled_city-now-peopling-next = { $n ->
    [one] After that { $n } settles in { $area }.
   *[other] After that { $n } settle in { $area }.
}
play-walled_city-now-promoting = { $n ->
    [0] There is nobody to promote: your card has a 0 for it.
    [one] You may still promote { $n } noble of any colour from { $areas } to { $towers }.
   *[other] You may still promote up to { $n } nobles of any colour from { $areas } to { $towers }.
}
play-walled_city-now-adjusting = You may change one die or tile beside { $place }.
play-walled_city-now-adjusting-wall = You may change one die or tile in { $areas }, or the die of { $towers }.
play-walled_city-now-ending = All steps of your turn are done. You may still use your guild.
play-walled_city-now-ability = { $guild }: { $text }
play-walled_city-now-more = { $n ->
    [one] One more.
   *[other] Still to choose: { $n }.
}
play-walled_city-now-up-to = { $n ->
    [one] You may choose one more.
   *[other] You may choose up to { $n }.
}
play-walled_city-now-noble-of = Now a noble of { $name }.
play-walled_city-now-noble-to = The noble of { $name } in { $area }: to which tower?
play-walled_city-now-peasants-of = { $n ->
    [one] One more peasant of { $name }.
   *[other] { $n } more peasants of { $name }.
}
play-walled_city-now-ride-peasant = { $n ->
    [one] One more peasant moves.
   *[other] { $n } more peasants move.
}
play-walled_city-now-ride-noble = { $n ->
    [one] One more noble moves.
   *[other] { $n } more nobles move.
}
play-walled_city-now-ride-peasant-from = A peasant of { $name } leaves { $area }.
play-walled_city-now-ride-noble-from = A noble of { $name } leaves { $area }.
play-walled_city-now-first-item = First: { $place }. And the second?
play-walled_city-now-cut = Each cut lists what belongs to one part | to the other part (in brackets: paths that border both).
play-walled_city-now-fence-item = Both parts hold equally many: does { $item } go to { $one } or { $other }?
play-walled_city-now-fence-peasants = { $n ->
    [one] Share out { $n } peasant of { $name } between { $one } and { $other }.
   *[other] Share out { $n } peasants of { $name } between { $one } and { $other }.
}
play-walled_city-now-fence-nobles = { $n ->
    [one] Share out { $n } noble of { $name } between { $one } and { $other }.
   *[other] Share out { $n } nobles of { $name } between { $one } and { $other }.
}
play-walled_city-now-given = To be given so far: { $cards }.
play-walled_city-now-card-for = This card goes to { $name }.
play-walled_city-now-answering = { $name } has given you { $card }. Give back a card with a total higher than { $n }.
play-walled_city-now-taking = { $name } has no higher card: these are all the cards in that hand, and you take one.
play-walled_city-now-zoning = You lay one card face down between two towers. Your cards: { $cards }.
play-walled_city-now-zoning-more = { $n ->
    [one] After this one you lay { $n } more.
   *[other] After this one you lay { $n } more.
}
play-walled_city-now-laying = { $zone } lies between { $one } and { $other }.
play-walled_city-now-off-colour = The card with * can be laid only here, never shown for building.
play-walled_city-now-facing = { $card } in { $zone }: one number faces { $one }, the other { $other }.
