### Citadels: lessons, step by step.

## 1

citadels-lesson-goal = The goal
    .goal = Finish your city, see what counts, and win a match.
citadels-lesson-goal-gather = You want the most valuable city, and yours needs one more district. Every turn begins by gathering: take 2 gold.
    .done = Two gold from the bank. The other way is to draw cards.
    .wrong = Drawing cards is a fine move too. But here you have the card already, and need gold to pay for it.
citadels-lesson-goal-income = You are the Merchant this round: each green district in your city pays you 1 gold. Collect it.
    .done = Colours matter: other characters are paid for other colours.
    .wrong = Also good, but collect the gold of your green districts first: it could be forgotten.
citadels-lesson-goal-build = The Town Hall costs 5 gold. Press the card in your hand to build it: its cost is also its points.
    .done = Seven districts: your city is complete!
    .wrong = You may build that, but the dearer district gives more points.
citadels-lesson-goal-last = A complete city begins the last round: everybody not called yet still has a turn. End yours.
    .wrong = A fine move, but your city is complete. End your turn.
citadels-lesson-goal-points = You win: 20 points of districts and 4 for finishing first. All five colours together would give 3 more.

## 2

citadels-lesson-crown = A whole round
    .goal = Choose a character, wait for your call, and play a turn from beginning to end.
citadels-lesson-crown-pick = Each round you secretly take one character, for this round only. You have the crown, so you choose first: take the King.
    .done = The others chose from what you passed on.
    .wrong = A character worth having. This lesson follows the King, though.
citadels-lesson-crown-called = Characters are called by rank, 1 to 8. The Thief had rank 2 and has acted; now rank 4, the King: you.
citadels-lesson-crown-draw = This time draw: you see two cards and keep one.
    .wrong = Gold is always useful, but here you shall see how cards are drawn.
citadels-lesson-crown-keep = Keep the Castle: it is a noble, yellow district, and yellow pays the King. The other card goes back.
    .wrong = One may keep that one, but the Castle's colour suits a King.
citadels-lesson-crown-build = One district a turn. Build the Manor for your 3 gold: it is yellow, and income counts what stands right now.
    .wrong = Possible, but the Manor pays you at once.
citadels-lesson-crown-income = Now collect for your yellow districts: after building that is 1 gold more.
    .wrong = Soon. Collect first: nobody reminds you later.
citadels-lesson-crown-crown = The King keeps the crown: he chooses first again next round. Take it, it is his duty.
    .wrong = The crown first: the King must take it in his turn.
citadels-lesson-crown-end = End your turn. Ranks 5 to 8 follow, then a new round begins with you.
    .done = That is the whole game: choose, wait for your call, gather, build.

## 3

citadels-lesson-names = Assassin and Thief
    .goal = Ranks 1 and 2 strike at characters, not at players: guess who is who.
citadels-lesson-names-look = You are the Thief. Clara has the most gold and many green districts: she is probably the Merchant, whom green pays.
citadels-lesson-names-rob = You name a character, never a player. Rob the Merchant: press Rob, then the Merchant.
    .wrong = A guess like any other. But look where the gold and the green districts are.
citadels-lesson-names-gather = The rest of your turn is as usual. Take 2 gold.
citadels-lesson-names-end = Keep your gold and end your turn: we shall see who the Merchant is.
    .done = Clara was the Merchant: her 6 gold are yours before she could act.
    .wrong = Building is allowed, but let us first see what the robbery brings.
citadels-lesson-names-assassin = The Assassin, rank 1, is harsher: whoever he names loses the whole turn, and stays silent when called.
citadels-lesson-names-pick = A new round. Bruno chose first; what is passed on to you still has the Assassin. Take him.
    .wrong = A choice like any other, but try the Assassin here.
citadels-lesson-names-kill = Bruno's city needs few districts more, and he likes to destroy. Kill the Warlord.
    .done = If it is him, he will lose his turn. If not, nothing happens: that is the risk.
    .wrong = A guess like any other. But think of who is dangerous to you.

## 4

citadels-lesson-cards = Magician and Architect
    .goal = Ranks 3 and 7 live from cards: swap a poor hand, or build three times.
citadels-lesson-cards-look = You are the Magician with two cheap cards. Bruno holds five: the number on his plate says so.
citadels-lesson-cards-swap = Swap your whole hand with his: choose Swap hands, then Bruno.
    .done = Five good cards for two. Bruno cannot refuse.
    .wrong = That works too, but Bruno's large hand is worth more.
citadels-lesson-cards-gather = Now take 2 gold, to be able to build.
    .wrong = You have cards enough now; gold is what is missing.
citadels-lesson-cards-build = Build the Castle for 4 gold: one of the cards that were Bruno's.
    .wrong = Possible, but the Castle gives the most points for your gold.
citadels-lesson-cards-end = End your turn. Next round you will try the Architect.
citadels-lesson-cards-pick = Take the Architect: he gets 2 extra cards and may build up to 3 districts.
    .wrong = Also good, but this step is about the Architect.
citadels-lesson-cards-extra = Take the 2 extra cards at once: they come on top of what you gather.
    .done = Gather now, and build as often as your gold lasts: up to three times.

## 5

citadels-lesson-war = Warlord and Bishop
    .goal = Rank 8 destroys districts; rank 5 and a complete city are safe from him.
citadels-lesson-war-gather = You are the Warlord, the last to act. Take your 2 gold first.
citadels-lesson-war-income = Red districts pay you: collect for your three.
    .wrong = First the gold for your red districts.
citadels-lesson-war-safe = Not everything can fall: Clara's city is complete, and Dante is the Bishop. Press their districts: they say why.
citadels-lesson-war-destroy = Destroying costs 1 gold less than building. Bruno's Tavern cost 1: it falls for nothing. Destroy it.
    .wrong = You may do that, but cheap districts fall cheaply: look for one that costs 1.
citadels-lesson-war-build = The last round is on: build what scores. The Fortress brings 5 points.
citadels-lesson-war-end = End your turn: the points are counted.
    .done = Clara's complete city wins this time. Strike before the last district stands!

## 6

citadels-lesson-uniques = Unique districts
    .goal = Purple districts do something of their own, or score more than they cost.
citadels-lesson-uniques-look = Purple districts belong to nobody's income, but each can do something. Press one in your city to read what.
citadels-lesson-uniques-smithy = Your Smithy buys 3 cards for 2 gold, once a turn, even before you gather. Use it.
    .wrong = Later, perhaps. Try the Smithy now.
citadels-lesson-uniques-lab = The Laboratory turns a card into 2 gold. You have a Tavern already: discard the second one.
    .wrong = That card can still be built. A second Tavern cannot: every name stands once in a city.
citadels-lesson-uniques-gather = Now gather: 2 gold.
    .wrong = Cards you have; take gold.
citadels-lesson-uniques-build = The Haunted Quarter costs 2 and counts at the end as a type of your choice. Build it.
    .done = All five colours in one city are worth 3 points.
    .wrong = Possible. This lesson builds purple, though.

## 7

citadels-lesson-few = Two or three players
    .goal = With few players everybody is two characters a round, and cities are larger.
citadels-lesson-few-first = Three players: everybody takes two characters, one after the other. Take the Merchant first.
    .wrong = A good one too; here we take the Merchant.
citadels-lesson-few-second = One card left the game unseen; now your second one. Take the Magician: rank 3, early in the round.
    .wrong = Also a choice. Take the Magician here.
citadels-lesson-few-turn = You have a turn for each, but one stash, one hand, one city. Your Magician is called: take gold.
citadels-lesson-few-build = Build the Market: each of your two turns allows a district.
    .wrong = You may, but green will pay your Merchant this very round.
citadels-lesson-few-end = End this turn. Later your Merchant is called.
citadels-lesson-few-income = Your second turn, rank 6: collect for the Market you have just built. A city needs 8 districts now.
    .wrong = Soon; first the gold of the green district.
