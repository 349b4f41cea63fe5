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

citadels-lesson-few = Three players
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

## 8

citadels-lesson-two = Two players
    .goal = With two players everybody also discards characters, so that the other one does not get them.
citadels-lesson-two-pick = Two players, two characters each. One card has left the game unseen; you choose first. Take the King.
    .wrong = Also good. Here take the King.
citadels-lesson-two-second = Bruno kept one character and discarded one. Take your second one from what he left: the Merchant.
    .wrong = Also good. Here take the Merchant.
citadels-lesson-two-drop = Now discard one face down: what would hurt you most. Discard the Assassin, or Bruno could kill your King.
    .done = Of the two that were left Bruno has kept one.
    .wrong = You may. But in Bruno's hand the Assassin would be the most dangerous for you.
citadels-lesson-two-gather = Rank 4: your King is called first. Gather as usual: take 2 gold.
    .wrong = Cards are fine, too, but the Manor needs gold now.
citadels-lesson-two-build = Build the Manor: in each of your two turns you may build, and yellow pays the King.
    .wrong = Soon. First the Manor: then the King's income is larger.
citadels-lesson-two-income = Collect the gold of the yellow district. The King must take the crown, too: the end of the turn sees to that.
    .wrong = Soon. First the gold of the yellow district.
citadels-lesson-two-end = End the King's turn. The Merchant's comes at rank 6, with the same gold, hand and city.
    .wrong = The end of the turn does that as well: end it.
## 9

citadels-lesson-witch = Witch, Alchemist, Abbot
    .goal = Every rank has other characters, too: play another's turn, build for nothing, live off religious districts.
citadels-lesson-witch-gather = Every rank has several characters. You are the Witch, rank 1: you must gather first. Take 2 gold.
    .wrong = Fine, too. But you hold the Palace, and it is gold that you need.
citadels-lesson-witch-bewitch = Now bewitch a character: when it is called, you play its turn. The Alchemist gets back what he pays: name him.
    .done = Clara was the Alchemist: she could only gather. Now you finish your turn as the Alchemist.
    .wrong = A choice like any other. Here it is the Alchemist whose turn you want.
citadels-lesson-witch-build = Everything but gathering is yours: your own gold and hand, the Alchemist's ability. Build the Palace for 5 gold.
    .wrong = Not yet: what you pay comes back, so build the dearest card first.
citadels-lesson-witch-end = End your turn: the Alchemist gives back all the gold you paid for building.
    .done = The 5 gold are yours again, and the Palace stands.
citadels-lesson-witch-pick = A new round, and you choose first. Take the Abbot, rank 5 like the Bishop: your Temple and Church pay him.
    .wrong = Also worth having, but here you try the Abbot.
citadels-lesson-witch-tithe = For each religious district the Abbot gets 1 gold or 1 card. Collect income: the mix is up to you.
    .wrong = Soon. First collect for your religious districts.
citadels-lesson-witch-demand = Once a turn the richest player must give the Abbot 1 gold, if richer than you. Demand it from Bruno.
    .done = Gold and cards instead of safety: another character of a rank can be quite different.
    .wrong = Wait with that: once you are the richest yourself, nobody has to give you anything.

## 10

citadels-lesson-spy = Spy and Wizard
    .goal = See what others hold, profit from it, and take the card you like.
citadels-lesson-spy-spy = You are the Spy, in place of the Thief: choose a player and a district type. Clara builds green: spy on her trade cards.
    .done = Three trade cards: 3 gold from Clara, 3 cards from the deck. And you have seen her Castle.
    .wrong = Another time. Clara's city is all trade: perhaps her hand is, too.
citadels-lesson-spy-gather = The rest of your turn is as usual. Take 2 gold.
    .wrong = Cards you have enough of now; take gold.
citadels-lesson-spy-end = Do not build yet, end your turn. You know what the others don't: Clara has the Castle.
    .wrong = You could build, but something better is coming: keep your gold for it.
citadels-lesson-spy-pick = A new round. Take the Wizard: rank 3, in place of the Magician.
    .wrong = Also good. Here you try the Wizard.
citadels-lesson-spy-again = The Wizard may build at once what he takes, but only after he has gathered. Take 2 gold.
    .wrong = Take gold first, so that you can build what you will take.
citadels-lesson-spy-look = Now look at a hand. You remember Clara's: choose her.
    .wrong = Possible, too. But Clara's hand you know: there is a Castle in it.
citadels-lesson-spy-take = You see her cards and must take one. Take the Castle.
    .wrong = A good card, too. But the Castle is the one you came for.
citadels-lesson-spy-build = Build it at once for 4 gold: that does not count against your building limit.
    .done = You may build another from your hand. The Wizard may even build what his city has already.
    .wrong = You may keep it in your hand, but built now it does not count against the limit.

## 11

citadels-lesson-emperor = Emperor and Artist
    .goal = Stand up to the Blackmailer, hand on the crown, and make your city more valuable.
citadels-lesson-emperor-gather = Bruno, the Blackmailer, has put threats on two characters, one on yours, the Emperor. Whoever is threatened gathers first: take 2 gold.
    .wrong = Cards are fine, too. In this lesson take gold.
citadels-lesson-emperor-refuse = Only one threat is real, the flowered one. A bribe costs half your gold; refused, the flowered one takes all. Refuse!
    .done = Bruno turned it up: not flowered, so nothing happens. Now everybody knows that the Merchant has the flowered one.
    .wrong = That is the safe way: half your gold, and peace. Here you dare to refuse.
citadels-lesson-emperor-enthrone = The Emperor takes the crown from Bruno, but may not keep it: choose who gets it. Give it to Clara.
    .wrong = Possible, but first the crown: give it to Clara.
citadels-lesson-emperor-tribute = Whoever you crown gives you 1 gold or 1 random card: you say which. Take the gold.
    .wrong = A card is fine, too, but nobody knows which one. Here take the gold.
citadels-lesson-emperor-end = With nine characters there is a rank 9, too. End your turn: you try it next round.
    .wrong = A fine move, but this lesson goes on in the next round.
citadels-lesson-emperor-pick = Take the Artist: rank 9, the last to be called.
    .wrong = Also good. Here you try the Artist.
citadels-lesson-emperor-first = The Artist may put 1 gold on a district: from then on it costs and scores 1 more. Beautify the Castle.
    .wrong = Soon. First beautify the Castle.
citadels-lesson-emperor-second = He beautifies up to two districts a turn, each only once. Beautify another one.
    .done = Two gold, two points, and both are dearer to destroy.
    .wrong = Soon. First beautify one more.

## 12

citadels-lesson-magistrate = Magistrate and Diplomat
    .goal = Let others pay for your city: by warrant, and by exchange.
citadels-lesson-magistrate-sign = You are the Magistrate. The first of your three warrants is signed. Clara looks like the Merchant, and has gold: mark the Merchant.
    .wrong = A guess like any other. But Clara has the gold, and a city full of trade.
citadels-lesson-magistrate-second = The other two only mislead. Put one on the Bishop.
    .wrong = It would mislead there, too, but here it goes on the Bishop.
citadels-lesson-magistrate-third = Put the last one where you like: only you know which one is signed.
citadels-lesson-magistrate-end = You have gathered already. End your turn: when the Merchant pays for a district, you are asked.
citadels-lesson-magistrate-confiscate = Clara, the Merchant, has paid for the Harbor. Confiscate it: it is built in your city, for nothing.
    .done = The Harbor is yours; Clara has her 4 gold back.
    .wrong = You may let it be built. But this is what a warrant is for.
citadels-lesson-magistrate-pick = A new round. Take the Diplomat: rank 8, in place of the Warlord.
    .wrong = Also good. Here you try the Diplomat.
citadels-lesson-magistrate-exchange = The Diplomat does not destroy, he exchanges. Ask for Bruno's Castle: you pay the difference only.
    .wrong = Possible, but it pays to get a dear one for a cheap one: Bruno's Castle.
citadels-lesson-magistrate-give = Give a cheap one for it: the Castle costs 4, yours 1, so you pay Bruno 3 gold.
    .done = Both cities are as large as before, but yours is worth 3 more.
    .wrong = The Harbor costs as much as the Castle: you would gain nothing.
