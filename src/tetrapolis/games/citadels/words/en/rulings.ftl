### Citadels: the rulings R-01 to R-65, where the books leave a choice or differ: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## 1. Set-up

cit-r-01 = Who stands in for the Emperor or the Queen if your number of players forbids them and nobody chooses? The King and the Artist do (options `emperor_replacement` and `queen_replacement`).
    .why = The books leave the choice open; these two are the simplest of each pair.
cit-r-02 = Must the 14 unique districts all have different costs? No, a good mix of costs is only advice.
    .why = The 30 unique cards cost 2 to 6 only, and one has no cost at all, so 14 different costs cannot exist.
cit-r-03 = Does the oldest player get the first crown? You may name any player; otherwise it is given at random (option `first_crown`).
    .why = The program does not know your ages, and drawing lots is common practice.
cit-r-04 = Who is the ninth character of the first-game set with 3 or 8 players? The Artist, unless you choose another one (option `ninth_character`).
    .why = The list names nobody; the Artist is allowed with any number of players and needs no markers.

## 2. Selection phase

cit-r-05 = What exactly happens when rank 4 turns up among the face-up discards? It is set aside, another card is drawn in its place, rank 4 is shuffled back, and only then is the face-down card drawn.
    .why = This follows the order of the sentences in the book, and rank 4 can still be the hidden card.
cit-r-06 = With 3 players, does the third player see the card discarded at random in the middle of the selection? No, nobody does.
    .why = The card goes away at random and face down; a look at it would be a choice, or free information.

## 3. Turn order, calling, revealing, information

cit-r-07 = In what order do things happen at the end of a round? First a killed rank 4 and its crown effect, then the Queen's gold, then the markers are cleared, and last comes the end of the game.
    .why = Moving the crown is still part of the round, while the Statue is scored after it.
cit-r-08 = Who learns which cards were looked at or changed hands? Only the players concerned; the others just see the numbers.
    .why = The cards in a hand are hidden; only how many there are is open.
cit-r-09 = Is a killed character shown at the end of the round? No, only rank 4 is.
    .why = The text asks for silence and no revealing, and only rank 4 has a sentence about being revealed later.

## 4. A turn

cit-r-10 = May the Wizard build the taken card at once, before gathering? No, but the card may be taken into hand before gathering.
    .why = Both books put building after gathering.
cit-r-11 = May you use your character's abilities before gathering? Yes, if no time is stated.
    .why = The books allow it at any time in the turn; a threatened player would not have to be told to gather at once otherwise.
cit-r-12 = May you use a unique district in the very turn you got it? Yes, it works from the moment it is in your city.
    .why = No rule makes you wait, and this is common practice.
cit-r-13 = Does the Hungarian word "kör" mean a turn or a round? A turn for building limits, limits of use, the Wizard's duplicates, the Trader and the Navigator; the whole round for the Bishop's protection, for being killed or bewitched, and for what the Queen or a killed rank 4 does at its end.
    .why = The English original has two different words and tells which is meant.
cit-r-14 = Does your turn end by itself when little is left to do? No, it ends when you say so.
    .why = You may want your optional actions in any order, so nobody should cut them short.
cit-r-15 = May players make deals and hand each other gold, cards or districts? No, only card effects move them.
    .why = No rule allows such gifts or trades, and this is common practice.

## 5. Districts, destroying, discarding, the deck

cit-r-16 = In what order do several cards go to the bottom of the deck? The player who puts them there decides.
    .why = The books are silent; it does no harm, and nobody else sees it anyway.
cit-r-17 = What if the deck has fewer cards than you should get? You take what is there, and the rest is lost.
    .why = There is no discard pile to make a new deck from, so nothing else is possible.
cit-r-18 = May you gather cards when the deck is empty? No, you take gold then; but a single last card may still be gathered, and you keep it.
    .why = You must gather, so gathering should bring you something.
cit-r-19 = What becomes of the coin on a beautified district? It goes along when the district is exchanged or seized, and to the bank when it is destroyed.
    .why = A district is beautified for good, and the coin lies on it, not in anybody's stash.
cit-r-20 = Can a city be completed in another way than by building? Yes, confiscating, seizing or exchanging can complete it too.
    .why = The English text says that a city is completed as soon as it has seven districts.
cit-r-21 = What if a completed city becomes too small again? The game still ends and the points for completing stay, but the city is no longer immune.
    .why = Completing a city is an event that cannot be undone; being completed is a state that can pass.
cit-r-22 = Do your Keep and Great Wall still work if you were killed or bewitched? Yes, they do.
    .why = They protect by standing there and need no turn of yours.

## 6. Rank 1

cit-r-23 = May the Assassin name your own second character? Yes, with 2 or 3 players you may.
    .why = The text asks for another character, not for another player's.
cit-r-24 = May the Witch decline to bewitch anybody? No, she must name a character.
    .why = The English text says "must", and the Hungarian one gives an order, not a choice.
cit-r-25 = Whom may the Witch name? Any other character of the cast, even one discarded face up or, with 2 or 3 players, your own second one.
    .why = No limit is printed.
cit-r-26 = May the Witch, playing as the Emperor, give the crown to the bewitched player? Yes, unless that player has it already.
    .why = The crown may only not go to "you", who is the Witch now, and not back to where it was.
cit-r-27 = What applies when the Witch plays as the Tax Collector or the Queen? She pays no tax while she does, and for the Queen it matters where the Witch sits.
    .why = She plays as if she were that character, but from her own place at the table.
cit-r-28 = May the Magistrate put a warrant on the Magistrate's own token? No.
    .why = A warrant against yourself makes no sense; it is the same with the Blackmailer's threats.
cit-r-29 = If the Magistrate declines the first district paid for, or cannot take it, may the next one be confiscated? No, the chance is gone for that turn.
    .why = The text speaks only of the first district that is paid for.
cit-r-30 = What if your signed warrant lies on your own second character? Nothing happens.
    .why = If you could confiscate from yourself, all your builds would be free.
cit-r-31 = Is confiscating a kind of building? Yes: it is taxed, it can complete a city, and the Monument's ban holds; receiving a district in an exchange is not building.
    .why = The book says that the Magistrate builds the district, and its note on the tax agrees.

## 7. Rank 2

cit-r-32 = May the Thief rob your own second character? Yes, but no gold moves.
    .why = It is not forbidden, and both characters share one stash.
cit-r-33 = May the Blackmailer put a threat on the Blackmailer's own token? No.
    .why = That turn is already under way, so the threat could never be settled.
cit-r-34 = May you bribe the Blackmailer with no gold at all? Yes, the bribe is 0 then.
    .why = Half of nothing is nothing, and it does no harm.
cit-r-35 = What if your threat lies on your own second character? It is settled, but no gold changes hands.
    .why = Both characters share one stash.

## 8. Rank 3

cit-r-36 = May the Magician swap hands when one of them is empty? Yes, whichever hand it is.
    .why = The text only speaks of another player's hand, however many cards it has.
cit-r-37 = May the Wizard look at a hand and take nothing? No, one card must be taken, so a player with an empty hand cannot be chosen.
    .why = The text tells the Wizard to take a card, and a free look would be too good.
cit-r-38 = Do discounts, bans, tax and confiscation apply to the Wizard's immediate build? Yes, all of them.
    .why = It is a build like any other; only the building limit does not count.
cit-r-65 = Does the Seer take a card from every player, herself too? No, only from every other player.
    .why = The English text says so, and giving yourself your own card would do nothing.

## 9. Rank 4

cit-r-39 = Who has the crown if the King or the Patrician was killed? Their player takes it at the end of the round.
    .why = The English text says so and an heir should get it; that the crown "stays with you" is a slip in the Hungarian text.
cit-r-40 = May the Emperor give the crown back to the player who has it? No, it must go to somebody else.
    .why = The text says to take it from one player and give it to another.
cit-r-41 = Who decides whether the Emperor gets gold or a card? The Emperor's player, unless you let the new crowned player decide (option `emperor_tribute`).
    .why = The English text says that you, the Emperor, take one or the other; the Hungarian text leaves it open.

## 10. Rank 5

cit-r-42 = Do your own Bishop, Keep or Great Wall hinder your own rank 8 character? Not for a district you hand over in an exchange; but if you want to destroy one of your own, they count as usual.
    .why = The book says so for the Great Wall, and we treat the other two alike.
cit-r-43 = How much may the Cardinal borrow? Exactly the price minus all your own gold, from one player who has that much, if you have enough cards to give in return.
    .why = The text speaks of the remaining gold, and of no more than is needed.
cit-r-44 = What if a district built with the Cardinal's loan is confiscated? The Cardinal gets all the gold back, the borrowed part too, and the lender keeps the cards.
    .why = The builder gets back all gold spent, but cards are never returned.

## 13. Rank 8

cit-r-45 = May the Warlord destroy a district in your own completed city? No, unless your table allows it (option `warlord_own_completed`).
    .why = Only the Diplomat's text allows it even if your own city is completed.
cit-r-46 = May the Diplomat exchange two districts of the same name? No.
    .why = Taken literally, an identical district is already in your city.
cit-r-47 = What counts for the Marshal's limit of 3? A beautifying coin does, the extra gold for a Great Wall does not.
    .why = The coin raises the district's cost, the wall only what you pay.

## 14. Rank 9

cit-r-48 = When does the Queen get her gold? It counts who held rank 4, even if bewitched, and not who has the crown; a killed Queen gets nothing.
    .why = The text speaks of who revealed the card, and a killed character has no effects.
cit-r-49 = When and what may the Artist beautify? Any district of your city at any time in your turn, even a new one or one in a completed city.
    .why = No limit is printed.
cit-r-50 = Is tax due for a seized or exchanged district? No.
    .why = The tax is on building, and neither of these is building.
cit-r-51 = May the Tax Collector empty the token twice in a turn? No, only once.
    .why = Every ability can be used once per turn.

## 15. The 30 unique districts

cit-r-52 = May the Armory destroy another district of your own city? Yes, unless your table forbids it (option `armory_own_city`).
    .why = The English card says "of your choice"; the Hungarian card may mean another player's, so you can switch it off.
cit-r-53 = May you use the Armory while your own city is completed? No, unless your table allows it (option `armory_from_completed`).
    .why = Both prints protect every district of a completed city, and the Armory itself is one.
cit-r-54 = Does the Basilica look at the printed cost or at the cost with beautifying coins? At the cost with the coins.
    .why = Beautifying changes the cost for all purposes.
cit-r-55 = When is it checked whether you may build with the Framework, and may you use it in a completed city? It is checked before the Framework is destroyed, and a completed city is fine.
    .why = The card replaces the payment and nothing else.
cit-r-56 = Who gets the Great Wall's extra gold, and is it due if there is nothing else to pay? It is always due and goes where the rest of the payment goes, or always to the bank if you wish (option `great_wall_coin`).
    .why = The text says that using the ability costs 1 more, so it is part of that payment.
cit-r-57 = Must you announce what type your Haunted Quarter counts as? No, the best choice is made for you.
    .why = It only ever helps its owner.
cit-r-58 = For which district are the Ivory Tower's 5 points? For the Ivory Tower.
    .why = The English text says so; the Hungarian books name the Haunted Quarter by mistake, which has no points of its own.
cit-r-59 = Does a Secret Vault in your hand also count for the Map Room? Yes, it scores for both.
    .why = You reveal it, but it does not leave your hand.
cit-r-60 = How are the five districts counted that forbid the Monument? As cards, and the number is five in every game, even if a city needs 8 districts.
    .why = The card has one number only.
cit-r-61 = Can a Thieves' Den paid for with cards alone be confiscated? Yes, and no gold comes back, unless your table rules it out (option `den_by_cards_confiscable`).
    .why = The cards are the payment, and the book says that cards are not returned.

## 16. End of the game and scoring

cit-r-62 = What counts as your highest revealed character in a tie? A bewitched one counts for its holder and the Witch as rank 1; a killed one does not count unless it is a rank 4 revealed at the end; with two characters the higher one counts, and with none you have rank 0.
    .why = We take the words "revealed in the last round" literally.

## 17. Two and three players

cit-r-64 = With 2 or 3 players, do warrants and threats follow the player? No, they act only in the turn of the marked character.
    .why = The markers lie on character tokens, not in front of players.

## 18. Differences between the two prints

cit-r-63 = Is rank 6 of Vicious Nobles in the 2021 print the Merchant or the Trader? The Merchant, as printed, but you may choose the Trader (option `vicious_nobles_rank6`).
    .why = We keep to the printed list, although with the Trader the three presets would use all 27 characters.
