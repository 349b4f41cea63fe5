### The Walled City, what is asked: questions, verbs, whole choices, notes, reasons, and what others decide.
###
### Variables: $seat, $name, $colour are players; $colour and $name may also be the neutral colour, whose name begins with a
### small letter and so never begins a sentence. $place, $area, $tower, $zone, $one, $other are places, $areas and $towers
### lists of them. $card is a building card, $item a die or tile, $mix reads "1 noble, 2 peasants".

walled_city-amount-citizens = { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
}
walled_city-part = { $area }, part { $part }
walled_city-a-card = Card { $card }
walled_city-people = { $colour }, { $place }
walled_city-held-guild = { $guild } of { $seat }
walled_city-label = { $name }, { $item }
walled_city-fence = Fence { $n } in { $area }
walled_city-die = { $faction } die { $n }
walled_city-tile = survey tile { $n }
walled_city-mix = { $n ->
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

## As whom one decides

walled_city-role-turn = { $round ->
    [1] Road { $n } of { $of }
   *[other] Wall { $n } of { $of }
}

## Questions of a turn

walled_city-ask-build-over = { $round ->
    [1] On which road do you build?
   *[other] On which wall do you build?
}

## Questions of the guilds

walled_city-ask-mercers = { $n ->
    [one] Swap a noble of which opponent?
   *[other] Swap which nobles? Up to { $n } opponents
}
walled_city-ask-painter_stainers = { $n ->
    [one] Swap a peasant of which opponent?
   *[other] Swap which peasants? Up to { $n } opponents
}
walled_city-ask-fishmongers = Which noble becomes four peasants?
walled_city-ask-merchant_taylors = Which peasant goes back to its supply?
walled_city-ask-barbers = { $n ->
    [one] Which noble leaves the game?
   *[other] Which { $n } nobles leave the game?
}
walled_city-ask-bakers = { $n ->
    [one] Give up one more noble. Which?
   *[other] Give up { $n } of your nobles. Which?
}
walled_city-ask-armourers = { $n ->
    [one] In which tower do you post a guard?
   *[other] In which towers do you post { $n } guards?
}
walled_city-ask-ironmongers = Which noble of { $name } goes to a tower?
walled_city-ask-ironmongers-to = The noble of { $name } in { $area }: to which tower?
walled_city-ask-vintners = Whose peasants become nobles?
walled_city-ask-vintners-peasants = { $n ->
    [one] Which peasant of { $name } becomes a noble?
   *[other] Which { $n } peasants of { $name } become nobles?
}
walled_city-ask-saddlers = Do peasants or nobles ride?
walled_city-ask-saddlers-peasant = { $n ->
    [one] Which peasant rides? The last one
   *[other] Which peasants ride? { $n } to go
}
walled_city-ask-saddlers-noble = { $n ->
    [one] Which noble rides? The last one
   *[other] Which nobles ride? { $n } to go
}
walled_city-ask-saddlers-peasant-to = The peasant of { $name } in { $area }: over to which area?
walled_city-ask-saddlers-noble-to = The noble of { $name } in { $area }: over to which area?
walled_city-ask-salters = { $done ->
    [1] Where does the peasant go?
    [2] Where does the noble go?
   *[other] Where do a noble and a peasant go?
}
walled_city-ask-goldsmiths = Which road or wall do you demolish?
walled_city-ask-skinners = Which road or wall do you take away?
walled_city-ask-haberdashers = { $n ->
    [one] Roll or toss which one again? The last try
   *[other] Roll or toss which one again? { $n } tries
}
walled_city-ask-clothworkers = Which two go to their lowest value?
walled_city-ask-clothworkers-second = First the { $item } in { $place }. And the second?
walled_city-ask-curriers = Which two change places?
walled_city-ask-curriers-second = The { $item } in { $place } changes places with which?
walled_city-ask-carpenters = Which area do you fence, and how?
walled_city-ask-carpenters-peasant = { $count ->
    [one] Where does the peasant of { $name } go?
   *[other] How do the { $count } peasants of { $name } split?
}
walled_city-ask-carpenters-noble = { $count ->
    [one] Where does the noble of { $name } go?
   *[other] How do the { $count } nobles of { $name } split?
}
walled_city-ask-carpenters-item = Where does the { $item } go?
walled_city-ask-butchers = Which card do you give to { $name }?

## What hangs on the answer

walled_city-now-start = { $n ->
    [one] Nobody settles at a starting road. This is the last one.
   *[other] Nobody settles at a starting road. { $n } of them are still to be placed.
}
walled_city-now-joining = { $round ->
    [1] Its number says when you act in phase B, and you can use its ability this round.
   *[other] It replaces your guild of round 1. Its number says when you act in phase B and breaks ties in votes.
}
walled_city-now-joining-later = After you: { $seats }.
walled_city-now-road = { $n ->
    [one] This is your last road. Then you show a card, settle on both sides and may adjust an item.
   *[other] You have { $n } roads left. Then you show a card, settle on both sides and may adjust an item.
}
walled_city-now-wall = { $n ->
    [one] This is your last wall. Then you show a card, settle, promote and may adjust an item.
   *[other] You have { $n } walls left. Then you show a card, settle, promote and may adjust an item.
}
walled_city-now-drapers = Drapers: you build on a place that is already built.
walled_city-now-guild-first = You may use your guild before this step.
walled_city-now-showing = { $round ->
    [1] You have built on { $place }. One number of the card settles on each side.
   *[other] You have built in { $place }. One number of the card settles, the other one promotes.
}
walled_city-now-supply = { $peasants ->
    [one] Your supply: { $peasants } peasant
   *[other] Your supply: { $peasants } peasants
}, { $nobles ->
    [one] { $nobles } noble.
   *[other] { $nobles } nobles.
}
walled_city-now-settling = { $card } at { $place }: { $high } go to one side, { $low } to the other.
walled_city-now-settling-wall = { $card } at { $place }: one number settles in { $area }, the other is for promoting from { $areas } to { $towers }.
walled_city-now-settling-other = { $n ->
    [one] { $n } settles in { $area }.
   *[other] { $n } settle in { $area }.
} { $other ->
    [one] Where does the other { $other } go?
   *[other] Where do the other { $other } go?
}
walled_city-now-sharing = You have too few citizens for { $n } in { $one } and { $m } in { $other }: one side goes short.
walled_city-now-peopling = { $n ->
    [one] { $n } settles in { $area } now.
   *[other] { $n } settle in { $area } now.
}
walled_city-now-peopling-next = { $n ->
    [one] After that { $n } settles in { $area }.
   *[other] After that { $n } settle in { $area }.
}
walled_city-now-promoting = { $n ->
    [0] There is nobody to promote: your card has a 0 for it.
    [one] You may still promote { $n } noble of any colour from { $areas } to { $towers }.
   *[other] You may still promote up to { $n } nobles of any colour from { $areas } to { $towers }.
}
walled_city-now-adjusting = You may change one die or tile beside { $place }.
walled_city-now-adjusting-wall = You may change one die or tile in { $areas }, or the die of { $towers }.
walled_city-now-ending = All steps of your turn are done. You may still use your guild.
walled_city-now-fence = They are shared out between { $one } and { $other }.
walled_city-now-fence-item = Both parts hold equally many citizens: { $one } or { $other }.
walled_city-now-given = To be given so far: { $cards }.
walled_city-now-answering = { $seat } has given you { $card }. Give back a card with a total higher than { $n }.
walled_city-now-taking = { $seat } has no higher card: these are all the cards in that hand, and you take one.
walled_city-now-zoning = You lay one card face down between two towers. At the end the numbers facing a tower are the votes for its guards.
walled_city-now-zoning-more = { $n ->
    [one] After this one you lay { $n } more.
   *[other] After this one you lay { $n } more.
}
walled_city-now-laying = { $zone } lies between { $one } and { $other }.
walled_city-now-off-colour = The off-colour card can be laid only here, never shown for building.
walled_city-now-facing = { $card } in { $zone }: one number faces { $one }, the other { $other }.

## Verbs

walled_city-verb-join = Join a guild
walled_city-verb-build-road = Build a road
walled_city-verb-build-wall = Build a wall
walled_city-verb-build-start = Lay the starting road
walled_city-verb-show = Show a card
walled_city-verb-lay = Lay a card
walled_city-verb-put = Settle in an area
walled_city-verb-settle = Settle { $n }
walled_city-verb-nobles = Settle them
walled_city-verb-share = Share out
walled_city-verb-promote = Promote a noble
walled_city-verb-adjust = Adjust
walled_city-verb-skip-adjust = Change nothing
walled_city-verb-skip-promote = Promote nobody
walled_city-verb-skip-more = Promote no more
walled_city-verb-guild = Use guild
walled_city-verb-copy = Copy a guild
walled_city-aim-copy = Whose guild do you copy?
    .help = You use its ability as if you held it, used or not. Its holder gets 3 votes.
walled_city-verb-zone = Choose a zone
walled_city-verb-face = Turn the card
walled_city-verb-colour = Choose a player
walled_city-verb-kind-peasant = Move three peasants
walled_city-verb-kind-noble = Move two nobles
walled_city-verb-place-noble = Place a noble
walled_city-aim-place-noble = Where does the noble go?
walled_city-verb-place-peasant = Place a peasant
walled_city-aim-place-peasant = Where does the peasant go?
walled_city-verb-give = Give a card
walled_city-verb-give-back = Give a card back
walled_city-verb-take = Take a card
walled_city-verb-pick-mercers = Swap a noble
walled_city-verb-pick-painter_stainers = Swap a peasant
walled_city-verb-pick-fishmongers = Replace a noble
walled_city-verb-pick-merchant_taylors = Send a peasant back
walled_city-verb-pick-ironmongers = Move a noble
walled_city-verb-pick-barbers = Remove a noble
walled_city-verb-pick-saddlers = Move a citizen
walled_city-verb-choose-goldsmiths = Demolish
walled_city-verb-choose-skinners = Take away
walled_city-verb-choose-haberdashers = Roll again
walled_city-verb-choose-clothworkers = Set to lowest
walled_city-verb-choose-curriers = Exchange
walled_city-verb-choose-carpenters = Put up a fence
walled_city-verb-choose-item = Put it in
walled_city-verb-choose-ironmongers = To a tower
walled_city-verb-choose-vintners = Ennoble a peasant
walled_city-verb-choose-bakers = Give up a noble
walled_city-verb-choose-saddlers = Move over to
walled_city-verb-choose-armourers = Post a guard

## Whole choices, where the moment adds to what the move itself says

walled_city-choice-build-start = Lay the starting road on { $place }
walled_city-choice-build-road = Build a road on { $place }
walled_city-choice-build-wall = Build a wall in { $place }
walled_city-choice-build-over = Build on top in { $place }
walled_city-choice-put = { $n ->
    [one] Settle { $n } citizen in { $area }
   *[other] Settle { $n } citizens in { $area }
}
walled_city-choice-settle = Settle { $n }, promote up to { $other }
walled_city-choice-nobles = { $area }: { $mix }
walled_city-choice-share = { $n } in { $one }, { $m } in { $other }
walled_city-choice-promote = { $own ->
    [true] Promote a noble of your own from { $place } to { $tower }
   *[other] Promote a noble of { $colour } from { $place } to { $tower }
}
walled_city-choice-adjust = { $way ->
    [up] Raise the { $faction } die in { $place } from { $from } to { $to }
   *[down] Lower the { $faction } die in { $place } from { $from } to { $to }
}
walled_city-choice-turn = Turn the survey tile in { $place } to { $n }
walled_city-choice-guild = Use the { $guild }
walled_city-choice-copy = Use the { $guild } of { $seat }, who gets 3 votes
walled_city-choice-give = Give { $card } to { $seat }
walled_city-choice-give-back = Give back { $card }
walled_city-choice-lay = Lay { $card }: { $way }
walled_city-choice-face = { $n } faces { $tower }, { $small } faces { $other }
walled_city-choice-face-equal = { $n } faces both towers
walled_city-choice-pick = { $sort ->
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
walled_city-choice-cut = Fence { $n } in { $area }: one part alone has { $one }, the other { $other }
walled_city-choice-vintners = Exchange a peasant of { $colour } in { $place } for a noble
walled_city-choice-bakers = { $sort ->
    [tower] Give up your guard in { $place }
   *[area] Give up your noble in { $place }
}
walled_city-choice-item = { $verb }: { $item }, { $place }
walled_city-choice-choose = { $verb }: { $place }

## Notes on what can be chosen

walled_city-note-put = { $n } here
walled_city-note-number = { $n } this way, { $small } the other
walled_city-note-over = on top
walled_city-note-copy = +3
walled_city-note-tile = to { $n }
walled_city-note-die = { $faction } { $from } → { $to }

## Why not

walled_city-why-built = It is already built.
walled_city-why-demolished = It was demolished; nobody can build here any more.
walled_city-why-drapers = Nothing is built here, and the Drapers build on something built.
walled_city-why-roads-now = In round 1 you build roads.
walled_city-why-walls-now = In round 2 you build walls.
walled_city-why-off-colour = The off-colour card is for defence only.
walled_city-why-beside = It does not lie beside your road.
walled_city-why-equal = The two numbers are equal: this side gets its own anyway.
walled_city-why-this-side = The first number already goes to this side of the road.
walled_city-why-hood = This noble is not in the neighbourhood at your wall.
walled_city-why-guard = A guard stays in its tower.
walled_city-why-nearest = It is not one of the two towers nearest to your wall.
walled_city-why-tower-later = Dice in towers are adjusted in round 2 only.
walled_city-why-item-wall = It is neither in the neighbourhood at your wall nor in one of the two nearest towers.
walled_city-why-item-end = It is at this end of its values already.
walled_city-why-taken = A card already lies here.
walled_city-why-zone-tower = This tower does not border the zone.
walled_city-why-held = A player has already joined this guild.
walled_city-why-copy-own = Only the guild of another player can be copied.
walled_city-why-copy-idle = This player's guild can do nothing now.
walled_city-why-guild-used = You have already used your guild in this round.
walled_city-why-guild-once = It works once in each of your turns.
walled_city-why-guild-early = It can be used only before you build.
walled_city-why-guild-idle = It can do nothing now.
walled_city-why-own = It is your own.
walled_city-why-not-own = It is not your own.
walled_city-why-swapped = You have already swapped with this opponent.
walled_city-why-four = Its owner has fewer than four peasants in supply.
walled_city-why-tower = Only nobles in areas can be chosen, not guards.
walled_city-why-whose-noble = Now a noble of { $name } is to be chosen.
walled_city-why-whose-peasant = Only peasants of { $name } are to be chosen now.
walled_city-why-three-peasants = Fewer than three peasants of this player are on the board.
walled_city-why-three-nobles = This player has fewer than three nobles in supply.
walled_city-why-no-noble = You have no noble in supply.
walled_city-why-no-peasant = You have no peasant in supply.
walled_city-why-nobody-noble = There is no noble in the areas.
walled_city-why-nobody-peasant = There is no peasant in the areas.
walled_city-why-rode = All of these have already moved.
walled_city-why-across = It does not lie across one path.
walled_city-why-unbuilt = Nothing is built here.
walled_city-why-gone = It was demolished.
walled_city-why-no-partner = There is no second one that would go with it.
walled_city-why-chosen-first = You chose this one first.
walled_city-why-not-alike = Two dice go together or two tiles, not one of each.
walled_city-why-both-lowest = It is at its lowest, like the one you chose first: nothing would change.
walled_city-why-same-item = It shows the same as the one you chose first: nothing would change.
walled_city-why-tile-in-tower = A survey tile cannot come to a tower.
walled_city-why-fenced = This area is already fenced.
walled_city-why-cut = This fence belongs to another area.
walled_city-why-part = Only the two parts of the fenced area are in question.
walled_city-why-given = This card is already to be given away.
walled_city-why-kept = The off-colour card stays in its hand.
walled_city-why-total = Its total is not higher than that of the card you got.

## What others decide

walled_city-wait-start_road = { $seat } places a starting road.
walled_city-wait-joining = { $seat } chooses a guild.
walled_city-wait-building = { $round ->
    [1] { $seat } looks for a path for a road.
   *[other] { $seat } looks for a gap for a wall.
}
walled_city-wait-showing = { $seat } chooses a card for { $place }.
walled_city-wait-settling = { $seat } settles citizens by { $place }.
walled_city-wait-promoting = { $seat } promotes nobles to the towers.
walled_city-wait-adjusting = { $seat } may adjust a die or a tile.
walled_city-wait-ending = { $seat } may still use their guild.
walled_city-wait-ability = { $seat } uses the { $guild }.
walled_city-wait-answering = { $seat } chooses a card to give back.
walled_city-wait-taking = { $seat } takes a card.
walled_city-wait-zoning = { $seat } chooses a defence zone.
walled_city-wait-laying = { $seat } chooses a defence card.
walled_city-wait-facing = { $seat } turns a defence card.
