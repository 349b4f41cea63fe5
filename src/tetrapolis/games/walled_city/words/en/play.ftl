### The Walled City at the table: what happened, what is asked, what a move means, what went wrong, votes and the end.
###
### Variables: $seat, $target, $seats are players' names; $colour and $colours too, or the neutral colour, whose name
### begins with a small letter and so never begins a sentence. $own: $seat and $colour (or $target) are the same.
### $place, $area, $tower, $zone and $cut are written as on the board (A3, P5, G2, T1, Z4, A3-F1); $sort tells what $place
### is. $guild, $faction, $kind are names of things; $votes reads "Anna 5 and Máté 3"; "none" stands for an empty list.

## Words

walled_city-colour-neutral = the neutral colour
walled_city-marked = { $thing } (off-colour)
walled_city-votes = { $colour } { $n }

## Events: rounds and turns

walled_city-starting-road = { $seat } lays a starting road on { $place }.
walled_city-round = { $n ->
    [2] Round { $n } begins, the last one
   *[other] Round { $n } begins
}
walled_city-phase = { $phase ->
    [c] Round { $n } · votes
    [d] Round { $n } · defence
   *[towers] Round { $n } · towers
}
walled_city-joins = { $seat } joins the { $guild }.
walled_city-turn = It is { $seat }'s turn.
walled_city-builds = { $sort ->
    [gap] { $seat } builds a wall in { $place }.
   *[path] { $seat } builds a road on { $place }.
}
walled_city-shows = { $seat } shows the card { $card }.
walled_city-settles = { $nobles ->
    [0] { $n ->
        [one] { $seat } settles { $n } peasant in { $area }.
       *[other] { $seat } settles { $n } peasants in { $area }.
    }
    [one] { $n ->
        [0] { $seat } settles { $nobles } noble in { $area }.
        [one] { $seat } settles { $n } peasant and { $nobles } noble in { $area }.
       *[other] { $seat } settles { $n } peasants and { $nobles } noble in { $area }.
    }
   *[other] { $n ->
        [0] { $seat } settles { $nobles } nobles in { $area }.
        [one] { $seat } settles { $n } peasant and { $nobles } nobles in { $area }.
       *[other] { $seat } settles { $n } peasants and { $nobles } nobles in { $area }.
    }
}
walled_city-promotes = { $own ->
    [true] { $seat } promotes a noble of their own from { $area } to { $tower }.
   *[false] { $seat } promotes a noble of { $colour } from { $area } to { $tower }.
}
walled_city-adjusts = { $way ->
    [up] { $seat } raises the die in { $place } to { $n }.
    [down] { $seat } lowers the die in { $place } to { $n }.
   *[turn] { $seat } turns the survey tile in { $place } to { $n ->
        [1] +1
       *[other] −1
    }.
}

## Events: guilds

walled_city-uses-guild = { $seat } activates the { $guild }.
walled_city-copies = { $n ->
    [one] { $seat } uses the { $guild } as Grocers; { $target } gets { $n } vote for it.
   *[other] { $seat } uses the { $guild } as Grocers; { $target } gets { $n } votes for it.
}
walled_city-replaces-noble = { $sort ->
    [tower] { $seat } replaces a guard of { $colour } in { $place } by a noble of their own.
   *[area] { $seat } replaces a noble of { $colour } in { $place } by one of their own.
}
walled_city-replaces-peasant = { $seat } replaces a peasant of { $colour } in { $place } by one of their own.
walled_city-four-peasants = { $own ->
    [true] { $seat } replaces a noble of their own in { $place } by four peasants.
   *[false] { $seat } replaces a noble of { $colour } in { $place } by four peasants.
}
walled_city-peasant-leaves = { $seat } sends a peasant of { $colour } in { $place } back to its supply.
walled_city-places = { $kind ->
    [noble] { $seat } puts a noble in { $area }.
   *[peasant] { $seat } puts a peasant in { $area }.
}
walled_city-noble-moves = { $own ->
    [true] { $seat } moves a noble of their own from { $place } to { $place2 }.
   *[false] { $seat } moves a noble of { $colour } from { $place } to { $place2 }.
}
walled_city-peasant-ennobled = { $own ->
    [true] { $seat } exchanges a peasant of their own in { $place } for a noble.
   *[false] { $seat } exchanges a peasant of { $colour } in { $place } for a noble.
}
walled_city-bakers = { $n ->
    [one] { $seat } skips this turn, gives up a road or wall and gets { $n } vote.
   *[other] { $seat } skips this turn, gives up a road or wall and gets { $n } votes.
}
walled_city-noble-to-box = { $own ->
    [true] { $seat } takes a noble of their own in { $place } out of the game.
   *[false] { $seat } takes a noble of { $colour } in { $place } out of the game.
}
walled_city-rides = { $own ->
    [true] { $seat } sends a citizen of their own from { $place } to { $place2 }.
   *[false] { $seat } sends a citizen of { $colour } from { $place } to { $place2 }.
}
walled_city-guard-comes = { $seat } posts a guard in { $place }.
walled_city-demolishes = { $sort ->
    [gap] { $seat } demolishes the wall in { $place }.
   *[path] { $seat } demolishes the road on { $place }.
}
walled_city-takes-away = { $sort ->
    [gap] { $seat } takes a wall out of { $place }.
   *[path] { $seat } takes a road off { $place }.
}
walled_city-rolls = { $sort ->
    [tower] { $seat } rolls the die in { $place } again: { $n }.
   *[area] { $seat } rolls or tosses again what lies in { $place }: { $n }.
}
walled_city-lowers = { $seat } sets { $place } and { $place2 } to their lowest values.
walled_city-exchanges-items = { $seat } exchanges what lies in { $place } and { $place2 }.
walled_city-fences = { $seat } puts up a fence: { $cut }.
walled_city-fenced = { $seat } shares out the citizens: { $n } in { $area }, { $m } in { $area2 }.
walled_city-gives-card = A card goes from { $seat } to { $target }.
walled_city-you-see-card = The card { $card } goes from { $seat } to { $target }.
walled_city-shows-hand = { $seat } has no card of higher total and shows { $target } their hand.
walled_city-you-see-hand = You see the hand of { $target }: { $cards }.

## Events: votes, defence and the end

walled_city-flee = { $n ->
    [one] Through the open gaps { $n } noble of { $colour } flees, out of the game.
   *[other] Through the open gaps { $n } nobles of { $colour } flee, out of the game.
}
    .rule = WAL-8.1
walled_city-neighbourhood = { $votes ->
    [none] Neighbourhood ({ $areas }): no votes.
   *[other] Neighbourhood ({ $areas }), votes: { $votes }.
}
    .short = { $votes ->
        [none] { "" }
       *[other] { $areas }: { $votes }
    }
    .all = { $lines ->
        [none] No neighbourhood gives votes.
       *[other] Votes of the neighbourhoods: { $lines }.
    }
walled_city-faction-won = { $n ->
    [0] Faction { $faction }: its value is too small to be shared by { $colours }.
    [one] { $many ->
        [one] Faction { $faction }: { $n } vote for { $colours }.
       *[other] Faction { $faction }: { $n } vote each for { $colours }.
    }
   *[other] { $many ->
        [one] Faction { $faction }: { $n } votes for { $colours }.
       *[other] Faction { $faction }: { $n } votes each for { $colours }.
    }
}
walled_city-defence = Defence cards are laid in this order: { $seats }.
walled_city-lays = { $seat } lays a card face down in { $zone }.
walled_city-you-lay = You lay { $card } face down in { $zone }.
walled_city-revealed = In { $zone } lies { $seat }'s card { $card }.
walled_city-tower = { $tower } ({ $x } and { $y }), votes: { $votes }.
    .rule = WAL-9.4
    .short = { $tower } ({ $x } and { $y }): { $votes }
    .all = Votes of the towers: { $lines }.
walled_city-game-over = { $n ->
    [one] The game is over: all towers are counted. Mayor with { $n } vote: { $seats }.
   *[other] The game is over: all towers are counted. Mayor with { $n } votes: { $seats }.
}
    .rule = WAL-10.2

## Questions: set-up and joining

walled_city-ask-start_road = Where does the starting road go?
    .help = It lies there from the beginning and comes out of nobody's stock. Nobody settles or adjusts anything there now; later it is a road like any other.
walled_city-ask-joining = Which guild do you join?
    .help = Its ability is yours for this round, and the lower its number, the earlier your turn comes. In round 2 you choose among those that are left.

## Questions: your turn

walled_city-ask-building = { $round ->
    [1] Where do you build your road?
   *[other] Where do you build your wall?
}
    .help = In round 1 you lay a road on an empty path, in round 2 you put a wall in an empty gap. It fixes where you settle and what you can adjust this turn. If your guild can do something, you may use it first.
walled_city-ask-showing = Which card for { $place }?
    .help = In round 1 its numbers say how many citizens settle on the two sides of the road. In round 2 one of them is for settling, the other for promoting. The card is gone afterwards, and you still need one for each turn and each defence.
walled_city-ask-settling = Who settles with { $card }?
    .help = In round 1 choose the area for the larger number; the other number goes to the other side of the road. In round 2 choose the number of citizens that settle at the wall; up to the other number of nobles can then be promoted.
walled_city-ask-settling_other = { $n ->
    [one] Where does the other { $n } settle?
   *[other] Where do the other { $n } settle?
}
    .help = On this side of the road there are several areas. The whole number goes to one of them.
walled_city-ask-sharing = Which side goes short?
    .help = You have too few citizens for both sides. All you have are placed; you decide which side goes short.
walled_city-ask-peopling = { $n ->
    [one] Who settles in { $area }?
   *[other] Who are the { $n } in { $area }?
}
    .help = The others are peasants. Both count as one citizen, but nobles break ties and can become guards in a tower. In round 2 nobles flee from neighbourhoods with an open gap, peasants do not.
walled_city-ask-promoting = { $n ->
    [0] Do you use your guild, or go on?
    [one] Which noble do you promote?
   *[other] Which nobles do you promote? Up to { $n }
}
    .help = Choose nobles of the neighbourhood at your wall, of any colour, one after the other, for the two nearest towers. You may stop at any time. As guards they no longer count for the neighbourhood, but they do not flee, and they count for their tower and the faction of its die.
walled_city-ask-adjusting = What do you adjust?
    .help = Change one die by one, or turn over a survey tile, or leave everything as it is. In round 1 it must lie on one of the two sides of your road, in round 2 in the neighbourhood at your wall or in one of the two nearest towers.
walled_city-ask-ending = Do you still use your guild?
    .help = All steps of your turn are done. Unless your guild is permanent, you can use it once in this round: now or in a later turn.

## Questions: guilds

walled_city-ask-ability = What do you choose for the guild's ability?
    .help = The ability asks for its choices one after the other: citizens, places, dice or cards. What it takes to the supply can come back, what goes into the box cannot.
walled_city-ask-answering = Which card do you give back?
    .help = The Butchers gave you a card. Return one of a higher total, both numbers added. Only the two of you see it.
walled_city-ask-taking = Which card do you take?
    .help = This player has no card of a higher total than the one you gave, so you see the whole hand and take any card from it, even your own.

## Questions: defence

walled_city-ask-zoning = In which defence zone do you lay a card?
    .help = Each zone lies between two towers and takes one card. At the end of the game the numbers facing a tower are the votes for its guards.
walled_city-ask-laying = Which card do you lay there?
    .help = It lies face down until the end of the game; only you may look at it. Keep enough cards for your turns. An off-colour card can be used only for defence.
walled_city-ask-facing = Which tower does the { $n } face?
    .help = The smaller number faces the other tower. Most guards in a tower win both numbers that face it, second most guards the smaller of the two.

## Moves: your turn

walled_city-move-join = Join the { $guild }
walled_city-move-build = { $sort ->
    [gap] Build a wall in { $place }
   *[path] Build a road on { $place }
}
walled_city-move-show = Show { $card }
walled_city-move-put = Settle in { $place }
walled_city-move-nobles = { $n ->
    [0] No nobles, only peasants
    [one] { $n } noble
   *[other] { $n } nobles
}
walled_city-move-share = { $n ->
    [0] Nobody into the first area, all into the other
   *[other] { $n } into the first area, the rest into the other
}
walled_city-move-settle = { $n ->
    [0] Settle nobody, use the other number for promoting
   *[other] Settle { $n }, use the other number for promoting
}
walled_city-move-promote = Promote a noble of { $colour } from { $place } to { $tower }
walled_city-move-adjust = { $way ->
    [up] Raise the die in { $place } by one
    [down] Lower the die in { $place } by one
   *[turn] Turn over the survey tile in { $place }
}
walled_city-move-skip = Skip this
walled_city-move-end = End turn

## Moves: guilds

walled_city-move-guild = Use your guild
walled_city-move-copy = Use the ability of the { $guild }
walled_city-move-pick = { $sort ->
    [tower] Choose a guard of { $colour } in { $place }
   *[area] Choose a citizen of { $colour } in { $place }
}
walled_city-move-choose = { $sort ->
    [path] Choose the road on { $place }
    [gap] Choose the wall in { $place }
    [tower] Choose the tower { $place }
    [cut] Put up the fence { $place }
   *[area] Choose the area { $place }
}
walled_city-move-colour = Choose { $colour }
walled_city-move-kind = { $kind ->
    [noble] Move nobles
   *[peasant] Move peasants
}
walled_city-move-place = { $kind ->
    [noble] Put a noble in { $place }
   *[peasant] Put a peasant in { $place }
}
walled_city-move-give = Give { $card }
walled_city-move-take = Take { $card }
walled_city-move-done = That is enough

## Moves: defence

walled_city-move-zone = Lay a card in { $place }
walled_city-move-lay = Lay { $card }
walled_city-move-face = Turn the larger number to { $place }

## Errors

walled_city-error-no-place = { $round ->
    [1] { $place } is no path, and in round 1 you build roads. Choose an empty path.
   *[2] { $place } is no gap, and in round 2 you build walls. Choose an empty gap.
}
walled_city-error-demolished = { $place } was demolished, so nobody can build there any more. Choose an empty place.
walled_city-error-built = { $place } is already built. Choose an empty place.
walled_city-error-both-lowest = { $place } is at its lowest already, like the one you chose first, so nothing would change. Choose one that is higher.
walled_city-error-same-item = { $place } shows the same as the one you chose first, so nothing would change. Choose a different one.
walled_city-error-not-in-hand = You cannot show { $card }: it is not among your building cards. Choose a card you have.
walled_city-error-first-player = The first player cannot be { $seat }: there are only { $players } players. Choose one of them, or "random".
walled_city-error-defence-cards = Two defence cards per phase are for two players only, and you are { $players }. Choose 1.
walled_city-error-board-twice = The file of the board names { $place } twice. Give every place an id of its own.
walled_city-error-board-unknown = In the file of the board { $place } refers to { $id }, which is not there. Correct the id or add that place.
walled_city-error-content = { $fault ->
    [id] The board calls itself { $place }. Its "id" must stay { $expected }.
    [number] The id { $place } must be a letter and a number, such as { $expected }.
    [gaps] The list "gaps" of { $place } must name the gaps that belong to it: { $expected ->
        [none] none
       *[other] { $expected }
    }.
    [polygon] The outline ("polygon") of { $place } needs at least three points.
    [name] The area { $place } needs a name and a Hungarian one ("name", "name_hu").
   *[numbers] The places of the two numbers ("number_at") of { $place } must be told for its towers: { $expected }.
}
walled_city-error-board-wrong = { $fault ->
    [sides] The file of the board is wrong at { $place }. Each side of a path needs areas, and no area may be on both sides.
    [zones] The file of the board is wrong at { $place }. A tower needs two different defence zones that name it, too.
    [towers] The file of the board is wrong at { $place }. It needs two different towers; those of a zone must name it, too.
    [paths] The file of the board is wrong at { $place }. The two parts of a fenced area must have all its paths, and no others.
    [gaps] The file of the board is wrong at { $place }. Each gap of a fenced area must belong to exactly one of its parts.
   *[spots] The file of the board is wrong at { $place }. It needs spots for 20 dice and for at most four survey tiles.
}

## Votes and the end

walled_city-score-neighbourhoods1 = Neighbourhoods, round 1
walled_city-score-factions1 = Factions, round 1
walled_city-score-guilds1 = Guilds, round 1
walled_city-score-neighbourhoods2 = Neighbourhoods, round 2
walled_city-score-factions2 = Factions, round 2
walled_city-score-guilds2 = Guilds, round 2
walled_city-score-towers = Towers
walled_city-tiebreak-priority = lower priority number of the guild
walled_city-end-towers_counted = All towers were counted.
