### The Walled City: lessons, step by step.

## 1

walled_city-lesson-votes = The goal
    .goal = Close a neighbourhood, see it voted on, and what the votes are for.
walled_city-lesson-votes-build = Most votes win. The square in the middle has roads on three sides; close it with your last road, on the lit path.
    .wrong = A road may go on any empty path. But this one closes the square.
walled_city-lesson-votes-show = Each road brings people: show a card. Its two numbers settle on the two sides of your road.
walled_city-lesson-votes-put = You choose which side gets the 2: take the square.
    .wrong = Possible, but in the square you can become the first.
walled_city-lesson-votes-noble = One counts already: now the second. Nobles win ties: make one of these a noble.
    .wrong = Allowed. But a noble wins ties.
walled_city-lesson-votes-other = And a peasant on the other side.
    .wrong = Allowed; here a peasant will do.
walled_city-lesson-votes-skip = You could adjust a die here. Leave it for now.
    .wrong = That comes in another lesson.
walled_city-lesson-votes-end = End your turn: it was the last road, so the votes are counted.
    .done = The square gave you the most votes of all three.
    .wrong = Your guild can wait. End the turn.
walled_city-lesson-votes-count = In each neighbourhood the most citizens get 5 votes, the second 3, the third 2. Open paths join areas; roads part them.

## 2

walled_city-lesson-turn = A turn and factions
    .goal = Build, settle, and turn the dice that decide about factions.
walled_city-lesson-turn-build = Build on the lit path: on one side of it you have peasants, and both sides have a die.
    .wrong = Also a path. Take the lit one here.
walled_city-lesson-turn-show = Show 3/1. A card is used once only, so large numbers should go where they count.
    .wrong = Keep that card. Show 3/1 here.
walled_city-lesson-turn-put = Put the 3 beside your peasants.
    .wrong = Possible. Here: beside your own people.
walled_city-lesson-turn-first = All peasants this time: your nobles are few.
    .wrong = Allowed, but save your nobles.
walled_city-lesson-turn-second = And one peasant on the other side.
    .wrong = Allowed, but save your nobles.
walled_city-lesson-turn-adjust = Now adjust an item beside your road: turn this die up. Its faction is worth as many votes as symbols show.
    .done = Who has most citizens in neighbourhoods with that colour gets all of it.
    .wrong = Another good change. Turn up the die where you are strong.

## 3

walled_city-lesson-walls = Round two: walls and guards
    .goal = Walls settle citizens and send nobles up into the towers.
walled_city-lesson-walls-build = Round two: walls in gaps. Your nobles live behind this gap; open gaps make nobles flee before the count. Close it.
    .wrong = Any gap will do, but your nobles live behind the lit one.
walled_city-lesson-walls-show = Show 2/1: one number settles, the other promotes nobles into towers.
    .wrong = Keep that one.
walled_city-lesson-walls-settle = Press Swap: so 1 settles, and you may promote 2. Then settle a peasant.
    .wrong = Possible. Here you want two promotions.
walled_city-lesson-walls-peasant = A peasant.
    .wrong = Allowed; a peasant will do.
walled_city-lesson-walls-promote = Send one of your nobles up into the near tower: he is a guard now, safe, and counts for the tower.
    .wrong = Allowed: even somebody else's noble. Here: yours, into the lit tower.
walled_city-lesson-walls-more = You may promote Bruno's noble too: into the far tower, where he does not disturb you.
    .wrong = Also possible. Here: Bruno's noble.

## 4

walled_city-lesson-guilds = Guilds
    .goal = Join one, and use its ability once, at the right moment.
walled_city-lesson-guilds-join = Each round you join a guild: its number says when you act, and it can do one thing once. Take the Skinners.
    .wrong = A good guild. Try the Skinners here.
walled_city-lesson-guilds-build = Bruno closed a path that you wanted open. First your own road: build on the lit path.
    .wrong = Also possible. Take the lit path here.
walled_city-lesson-guilds-show = Show a card: 3/1.
    .wrong = Keep that one.
walled_city-lesson-guilds-put = The 3 to the left side.
    .wrong = Here: the lit area.
walled_city-lesson-guilds-guild = Before your turn ends your guild may act, once in the round. Use it.
    .wrong = You could keep it for later. Use it here.
walled_city-lesson-guilds-skin = The Skinners take a road off the board: remove Bruno's.
    .done = The path is open again. Every guild has its own moment: press a guild to read it.
    .wrong = Possible, but remove Bruno's.

## 5

walled_city-lesson-survey = Survey tiles and ties
    .goal = Change what a place is worth, and see who wins the ties.
walled_city-lesson-survey-build = Your last road: build it on the lit path.
    .wrong = Also a path. Take the lit one.
walled_city-lesson-survey-show = Show your 2/1.
walled_city-lesson-survey-put = Put the 2 on the left, where Bruno is ahead by two.
    .wrong = Here: the lit area.
walled_city-lesson-survey-noble = Now you are equal: at a tie the nobles decide. Make both nobles.
    .wrong = Then the tie would stay. Make both nobles.
walled_city-lesson-survey-other = The last one may be a peasant.
    .wrong = A peasant will do.
walled_city-lesson-survey-adjust = A survey tile adds 1 to every place in its neighbourhood, or takes 1 away. Turn this one over.
    .wrong = Also good. Here: the survey tile.
walled_city-lesson-survey-end = End your turn: votes and factions are counted.
    .wrong = Your guild can wait.
walled_city-lesson-survey-count = The log tells each neighbourhood and each faction. A faction goes whole to whoever has most citizens near its dice.

## 6

walled_city-lesson-towers = Towers and defence
    .goal = Lay the last card between two towers and win the game there.
walled_city-lesson-towers-zone = After a round everybody lays a card between two towers. You have most guards in the first: choose the lit zone.
    .wrong = Also a zone. Take the one beside your guards.
walled_city-lesson-towers-lay = Lay the 5/0: press the card, then a tower. The one that the 5 faces becomes dear.
    .wrong = Small numbers suit towers of others. Here: 5/0.
walled_city-lesson-towers-face = Turn the 5 to the tower where your guards are the most.
    .wrong = That would help Clara: she has more guards there.
walled_city-lesson-towers-count = The towers are counted last: most guards get the sum of both numbers beside it, the second the smaller one.
walled_city-lesson-towers-won = The game ends after two rounds. Most votes win; a tie goes to the guild with the lower number.
