### The Walled City: the rulings R-01 to R-46, where the book is silent, unclear or contradicts itself: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## Boards, pieces and set-up

wal-r-01 = Which boards do we play on? On our reconstructions of the two printed boards: the areas, paths, gaps, towers and zones listed in the board files are what counts, and nothing in the drawing adds to them.
    .why = We had no picture of the printed boards; this way a better source can replace a board without any change to the rules.
wal-r-02 = How much fits in one place? An area holds at most one die or survey tile and a tower one die; citizens and guards may stand anywhere in any number.
    .why = The book speaks of the one die or tile of an area, for Carpenters and for T-paths alike, and mentions no limit for citizens anywhere.
wal-r-03 = Does the length of a road piece matter? No, if the pieces of the right length run out, any other will do.
    .why = The book lets you swap pieces or search the box, and a second road laid by Drapers could need a length that the box no longer holds.
wal-r-04 = How likely are the values of a faction die? One, two and three symbols are equally likely.
    .why = The book only says that a side shows one, two or three symbols; six sides suggest two of each.
wal-r-05 = Which two building cards does the book not name? 3/0 and 1/1.
    .why = With them the deck has every pair with a total of 1 to 5, and only with them does the number of citizens exactly match the most you can settle in three of the set-ups.
wal-r-06 = What happens to guilds that are not dealt or not chosen? Those not dealt, and those left after the choice in round 2, are out of the game; nobody sees the ones not dealt.
    .why = Nothing ever brings them into the game.
wal-r-07 = Who is the first player? One of you drawn at random, unless your table names a seat (option `first_player`).
    .why = Who was last in Derry cannot be checked online.
wal-r-08 = Who places the starting road with 3 players, and where? The first player, on any path, even a T-path, unless your table leaves it to chance (option `starting_road`); with any number of players a starting road brings no settling and no adjusting.
    .why = The book says that it does not matter and lets the first player decide a dispute; placing it is part of set-up and not a turn.

## Guild abilities and the turn

wal-r-09 = When may you use your guild's ability? Only in your own turns of phase B: before the first step, between two steps or after the last one. The option `defence_guilds` allows it in your turn of phase D too.
    .why = The book says at any time in your turn, and only phase B is made of turns in guild order; this way nothing interrupts phases C and D. Its example of phase D speaks of a turn as well, so a table may read it the other way.
wal-r-10 = What if an ability changes the place of your turn between two steps? A step is one unit, and building is the piece and the card together; the place of your turn stays the same, but its sides, areas and neighbourhoods are taken as they are when each step comes.
    .why = Otherwise Skinners, Goldsmiths or Carpenters used in mid-turn would leave the later steps undefined.
wal-r-11 = Which guilds are permanent? Only Merchant Taylors: in each of your turns of phase B you may take one peasant, unless your table limits them to once per round (option `taylors_permanent`).
    .why = The symbol is lost in our text of the book, but one peasant just once would be far too weak, and only this guild's text has no word of activating it. The book speaks of some guilds, so there may be another; the wording excludes Drapers, Haberdashers, Salters, Ironmongers, Bakers and Armourers.
wal-r-12 = May you activate a guild that can do nothing? No, and a condition that its text states has to be met in full.
    .why = The book is silent; this stops throwing an ability away, for example using Grocers only to give a friend 3 votes.
wal-r-13 = What if your supply is too small in round 1? You place all you have and choose which side goes short.
    .why = The book says so for round 2; by count it cannot happen in round 1.
wal-r-14 = Do you have to adjust a die or tile? No, you may adjust one or none.
    .why = The book says in both rounds that you may; where it says that you must choose, it is about which one.

## Neighbourhoods, votes and defence cards

wal-r-15 = Which areas does an open path join? All areas that touch it, on both sides, also at a T-path, a double T-path or the end of a fence.
    .why = An unbuilt strip is open along its whole length, so nothing shuts off what touches it.
wal-r-16 = What if several paths run between the same two areas? Each is a place of its own, and all have to be built to part the areas.
    .why = By the book a neighbourhood is what roads and the fortification enclose.
wal-r-17 = What happens to the remainder when a negative total is shared, and may your votes be negative? The remainder is dropped towards zero, as it is for positive totals, and votes may fall below 0.
    .why = The book says to ignore the remainder, and speaks of negative points itself.
wal-r-18 = Does a neighbourhood with several dice of a faction count several times? No, it counts once for that faction; if the faction has no die that counts or nobody has a citizen there, nobody gets votes for it.
    .why = The book asks only whether a neighbourhood has such a die or not.
wal-r-19 = Which guild decides between equal votes? The one of round 1 in phase D of round 1 and in phase A of round 2, the one of round 2 in phase D of round 2; a number with a "b" comes after the same number without it.
    .why = The book says so for phase A, and in phase D the priority number can only be that of the guild you hold.
wal-r-20 = Do you have to lay a defence card? Yes, in both rounds.
    .why = One sentence about round 2 says that you may, but the instructions of both rounds say that each player lays one; it matters, as a card can help your rivals.
wal-r-21 = What are the steps of a turn in round 2, as the overview page differs from the main text? Those of the main text: build a wall, settle with one number, promote with the other, adjust.
    .why = The overview repeats the text of settling under promoting and names a road instead of the wall, which are plain copying slips.
wal-r-22 = How do we read the slips of the Hungarian text? A wall goes into an empty gap, not just any empty part of the fortification; on the score track it is the tracker of the faction that moves, not its die; and with Mercers and Drapers you put down your piece where the text says that you take it off.
    .why = The sentences around them make sense in no other way.
wal-r-23 = Who is second in a tower after a tie for most guards? Whoever has the next lower number of guards; a rank needs at least one guard, and neutral guards take their rank too.
    .why = The book speaks of the second most guards, which is about their number, and shows no sharing of places in towers.
wal-r-24 = How are the players below the winner ranked? By votes, and if they are equal by the lower priority number of the guild of round 2.
    .why = That is how the winner is found too.

## Borderlands and two players

wal-r-25 = Is the off-colour card secret, and can Butchers get at it? It is dealt secretly and Butchers never touch it; cards you get through Butchers are not off-colour cards.
    .why = It is part of your hand, and its limit is about the dealt card only; otherwise an exchange could leave you without a card to build with.
wal-r-26 = What if a side of a path has two or three areas? The whole number goes to one of them, and you may adjust the die or tile of any one.
    .why = The book says so for T-paths and double T-paths.
wal-r-27 = Is the neutral colour a player for guild abilities? Yes, a player and an opponent for Mercers, Merchant Taylors, Painter-Stainers, Ironmongers, Vintners, Fishmongers, Barbers and Saddlers, and the rest of its pieces is its supply; for Butchers and Grocers it is not, as it has no cards and no guild.
    .why = The book says that abilities work on neutral citizens as if they belonged to a real player.
wal-r-28 = Do neutral pieces count for factions too? Yes, and what the neutral colour wins or shares is lost.
    .why = The book names neighbourhoods and towers in the count, and factions are counted in these same places.
wal-r-29 = How many defence cards does each of you lay with 2 players? One in each phase D, unless your table plays with two (option `defence_cards`).
    .why = The book says one, but 16 and 18 cards are two more than needed, while every other hand is used up exactly; two per phase would fit too, and they make towers worth about twice as much.

## Single guilds

wal-r-30 = How many nobles may Mercers swap? One of each opponent, and each swap is voluntary.
    .why = The sentence is broken, but its limit by your supply makes sense only for several nobles, and Painter-Stainers say it clearly.
wal-r-31 = How exactly do Grocers copy? Only an ability that you could use now, a permanent one just once; its holder gets 3 votes when you use it, and you pay nothing.
    .why = The book gives the copied player 3 votes to keep the balance and does not say that anybody pays them.
wal-r-32 = What if two pieces lie on one place? Skinners take one of them and the place stays built; Goldsmiths demolish the whole place.
    .why = Skinners take one road or wall, but a demolished place is as if nothing stood there.
wal-r-33 = What may Goldsmiths, Skinners and Drapers choose? Any built road or wall, starting roads included, but no drawn wall section, no fence and no place that is already demolished.
    .why = The book speaks of a road or wall already built, and it protects demolished pieces from Skinners and fences from every guild.
wal-r-34 = What happens if a road is taken away in round 2? The neighbourhoods beside it merge at once.
    .why = The book says so for Goldsmiths, and no road is built in round 2.
wal-r-35 = When do nobles count that Ironmongers moved to towers in round 1? Not in round 1, but from round 2 on.
    .why = The Hungarian text says that they count for nothing in round 2, but Armourers have the same reminder with "until round 2", and towers do count then.
wal-r-36 = What if there are not enough pieces for Barbers, Saddlers or Armourers? You must take the full number if there is one, that is two, three or two, and two; otherwise all there are, but at least one.
    .why = Only Salters are allowed by their text to do half.
wal-r-37 = Where can a fence stand? Only on the cuts listed for the board; an area can be fenced once, and no fence cuts a gap.
    .why = The book wants the cut to be clear to everybody, which needs fixed choices; a game has at most two fences anyway, the second through Grocers.
wal-r-38 = Does a fence in round 2 always make two neighbourhoods? No, only if no open path joins its two sides some other way.
    .why = The book presumes a real cut, and in round 1 a fence is no more than a road.
wal-r-39 = What may citizens cross with Saddlers? One border each: a path, a road, a demolished road or a fence; across a T-path they only get to its other side.
    .why = The book sends them over a road or path to the area on the other side.
wal-r-40 = In what order do Butchers work, and who sees a hand that is shown? You give all cards at once and each player answers alone; only you see the hand, and you must take a card from it.
    .why = So hand sizes stay the same, and no order gives anybody an advantage.
wal-r-41 = Do guards count among the three nobles of Bakers? Yes.
    .why = The book speaks of nobles on the board, and towers are part of it.
wal-r-42 = May guild abilities choose tower dice in round 1? Yes.
    .why = The book forbids it only for the adjust step.
wal-r-43 = Which guilds are in both decks, and what are the priority numbers? Grocers, Drapers, Goldsmiths and Skinners are in both; Londonderry and the shared guilds have 1 to 12, Borderlands has 1b, 4b and 7b to 12b, and the English names are those of the London livery companies.
    .why = The book states only Mercers 1 and Carpenters 1b with their decks; the rest is our best deduction, and the other seven numbers of Borderlands follow from the four shared guilds.

## Information, flight and votes

wal-r-44 = May you look up the cards played, and do you know who laid a defence card? Yes, both are open to everybody.
    .why = The played cards were shown, and the book's advice to mark off-colour cards presumes that everybody knows whose card lies where.
wal-r-45 = Who flees through an open gap? All nobles of all colours in all areas of the neighbourhood; guards and peasants stay.
    .why = The book says all such nobles, and guards stand in towers, not in the neighbourhood.
wal-r-46 = When do votes won in phase B count? At once, 13 with Bakers and 3 through Grocers; the turn order of phase B stays the same, only later orders that go by votes may change.
    .why = The turn order of phase B depends on the guilds alone.
