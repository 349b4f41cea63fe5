### Ankh-Morpork: the rulings R-01 to R-52, where the books leave a choice or differ: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## The two editions

ank-r-01 = How many demons come from the Dungeon Dimensions? Three in the Hungarian edition, which is the default, and four in the English edition of 2011 (option `edition`).
    .why = The Hungarian book rolls three times, although its own list of parts has four demons; the printed card and the English book roll four times.
ank-r-02 = What happens if the Flood rolls an area that is not on the river? In the Hungarian edition, which is the default, you roll again until a river area comes; in the English edition of 2011 that roll floods nothing (option `edition`).
    .why = The Hungarian book asks for a new roll; the printed card and the English book only flood those rolled areas that lie on the river.
ank-r-03 = Where do the five cards of the Fog go? Out of the game in the Hungarian edition, which is the default, and to the discard pile in the English edition of 2011, where History Monks may fetch them (option `edition`).
    .why = The Hungarian book puts them back into the box, while the printed card and the English book discard them.

## Where books, cards and player aid differ

ank-r-04 = What becomes of the unused personalities? They stay in the game, face down.
    .why = The Hungarian book puts them back into the box, but Mrs Cake and Zorgo need them, and the English book only sets them aside.
ank-r-05 = How often may you use The Shades, and where? Once in each of your turns, and only in an area that holds a minion.
    .why = The books say any time in your turn, but the printed card and the player aid say once; the minion is asked for by the books and the player aid.
ank-r-06 = How often may you use Unreal Estate? Once in each of your turns.
    .why = The printed card names no limit, but both books and the player aid say once a turn.
ank-r-07 = Does the Dragon King of Arms need exactly eight trouble markers? No, eight or more.
    .why = The books only say eight, but the personality card and the player aid say eight or more.
ank-r-08 = What exactly does Bloody Stupid Johnson take? The area card leaves the game, and its holder removes one of their own minions from the area; if no player holds the card, nothing happens.
    .why = The printed card says so, and the Hungarian translator quotes the designer for the holder's own minion; only a card held by a player is in play.
ank-r-09 = When may you use Small Gods? In every turn, your own included, and already in the turn in which you got the card.
    .why = The Hungarian book speaks of other players' turns only, but the English one says whenever an event hits you, and the player aid exempts the card from waiting a turn.

## Turns and playing cards

ank-r-10 = Can the bank run out of money? No, it pays any amount.
    .why = The books set no limit, and the coins are only change.
ank-r-11 = Do you have to declare that you have won? No, your condition is tested automatically at the start of your turn.
    .why = The personality card says that you win immediately, and forgetting to declare would add nothing to an online game.
ank-r-12 = Do you have to play a card in your turn? Yes, if you hold any card that is not an interrupt; its icons stay optional. An interrupt can never be the card of your turn.
    .why = The books let you pass only if you cannot play, and by the player aid an interrupt works at a fitting moment only.
ank-r-13 = When in your turn may you use the powers of your area cards? Before your first card, between two actions or after the last one, but not once you refill your hand.
    .why = The books leave the moment to you, but an action has to be finished before anything else starts, and refilling closes your turn.
ank-r-14 = When does a card you played reach the discard pile? When you play the next card of your turn or start to refill your hand.
    .why = The books say when you have finished with it; a fixed moment makes Doctor Mossy Lawn and History Monks clear.
ank-r-15 = What if an action cannot be carried out, or only in part? You may start only what can be done now; once started, you do as much of it as possible.
    .why = The books are silent; this way nobody pays $2 for nothing or tries the same thing endlessly.
ank-r-16 = How do the two plays of Drumknott and Ponder Stibbons work? You choose and finish the first card with all that follows from it, and only then choose the second; you may decline either play.
    .why = The English answer says that you can then play the second card, and there is no place to lay a reserved card meanwhile.

## Placing, building and card texts

ank-r-17 = What happens if you lift one of your minions because all twelve are on the board? It goes to a different area, your reach is judged by the other eleven, the trouble marker of the old area goes, and no interrupt can be played.
    .why = The lifted minion leaves its area like any other, but it is your own choice and not an attack on you.
ank-r-18 = May you place a minion outside your reach if a text or power names the place, as with Willikins, The Smoking Gnu, Archchancellor Ridcully, The Senior Wrangler, Dolly Sisters and Dimwell? Yes, the text replaces your reach, unless your table asks for both (option `region_text`).
    .why = Otherwise Willikins and The Smoking Gnu would be weaker than a bare minion icon.
ank-r-19 = What happens to trouble when two minions change places? Both leave at once and arrive at once: both trouble markers go, then each of the two areas with two or more minions gets one. The two areas have to be different.
    .why = The books are silent, and nobody comes first in an exchange.
ank-r-20 = What holds if you have six buildings on the board and want to build again? You may lift one and build it in another area that was already allowed before the lift; you pay the full price and get nothing back for the old place.
    .why = The books let you re-use the piece, but name no discount and no refund.
ank-r-21 = Do trolls and demons count where a card says minion or another player's minion? Yes, for moves, removals, counting and money.
    .why = The English book treats them as minions that are moved and removed like the others, and counts trolls as another player's.
ank-r-22 = What if you have to hand over more money than you have? You hand over what you have.
    .why = Mr Boggis and The Thieves' Guild say so, and all texts of this kind should work alike.

## Interrupts

ank-r-23 = In what order are interrupts played, and can one be answered by another? Those who are hit decide clockwise, once each, and no interrupt answers an interrupt; so Wallace Sonky does not undo Gaspode.
    .why = The books only ask for a prompt answer without going back; besides, Gaspode acts on the attempt and not on a player.
ank-r-24 = Against what does Gaspode help? Against cards played by another player, The Auditors and Cosmo Lavish included; not against events such as Mysterious Murders, nor against your own card.
    .why = The card speaks of stopping a player; in Mysterious Murders the event kills, and the player who rolls only picks the victim.
ank-r-25 = Against what does Susan help? Against any removal of your minion, by an icon, a text or an event, your own card included.
    .why = The card names no limit.
ank-r-26 = Where may Igor and Fresh Start Club bring back your minion? Within your reach, but not where it was lost; your table may allow any other area (option `replace_reach`).
    .why = The card asks for a different area, and both books say that the limits of placing hold for interrupts too.
ank-r-27 = How far does Wallace Sonky protect? You are immune to the whole text of that card; others hit by a text for everybody are still hit, and nothing is aimed anew. A player who only receives money is not asked.
    .why = By the answers in the book only you benefit, and a blocked text cannot be used against another; if a receiver could block a text, Wallace Sonky would protect third players.
ank-r-28 = What happens after Doctor Mossy Lawn? The last card that was not an interrupt returns to your hand, and you refill your hand, unless your table plays without the refill (option `mossy_refill`). A pending event comes first, and a loan or penalty card already laid down stays on the table.
    .why = The text finishes your turn and keeps your last card; even a player who passes refills, and an event is the only action that nobody may skip.

## Trouble by text, random events

ank-r-29 = Do Doctor Hix and The Mob need a minion in the area that gets the trouble marker? No, unless your table asks for one (option `text_trouble_needs_minion`).
    .why = The cards ask for none; only the rule of The Shades does.
ank-r-30 = In what order do things happen in an event? First the dice, then all decisions, then the effects.
    .why = The books are silent; this way a demon that enters the Small Gods area does not stop payments against the other demons of the same event.
ank-r-31 = Does the Fire spread from a building saved with Small Gods? Yes, it does.
    .why = Small Gods cancels the effect on your piece only, and the English book goes on from the area that was rolled.
ank-r-32 = Can Small Gods keep demons and trolls away? Demons yes, for $3 each, if you have a piece in that area; trolls no, unless your table allows it (option `small_gods_trolls`).
    .why = The answers in the book name demons only; the power speaks of your pieces, and a troll changes nothing about them.
ank-r-33 = Does Small Gods help against Bloody Stupid Johnson? Yes, for $3 you keep the area card and for another $3 the minion.
    .why = Losing the card is what the event does to your building, and the minion is a piece of its own.
ank-r-34 = Does Small Gods help against Subsidence? No, it is not offered.
    .why = It would cost $3 to save a building that costs you only $2 anyway.
ank-r-35 = May you let a building sink in Subsidence although you could pay for it? No, you pay as long as you can and pick the unpaid ones yourself; your table may leave the choice to each owner (option `subsidence_choice`).
    .why = The printed card says pay or remove, but both books remove a building only if its owner cannot pay.
ank-r-36 = Does the trouble marker stay if pieces are saved from The Dragon? No, it goes anyway.
    .why = The event lists the marker as a target of its own.
ank-r-37 = Whom may you pick in Mysterious Murders? Any minion in that area, trolls, demons and your own included; if the victim is saved, your roll is over.
    .why = The English book says a minion of your choice and makes you take your own if only those are there.

## The end of the game, points and demons

ank-r-38 = When exactly does the game end if the draw pile runs out? At once, even in the middle of an action, and also if Fog takes the last card.
    .why = Both books end it as soon as the last card is taken, and Fog draws its five cards from the same pile.
ank-r-39 = What if you have several loans and too little cash for all? You settle them one by one and repay as many as your cash allows; each of the others costs 15 points.
    .why = The English book counts 15 points for each loan you cannot repay.
ank-r-40 = What counts when players are tied on points? The printed cost of the area cards they hold; a card lost to Bloody Stupid Johnson does not count, and a demon makes no difference.
    .why = The books name the highest area card, not the building.
ank-r-41 = What else does a demon switch off in an area? The power of Small Gods, too, and the building's worth for Chrysoprase; but Sybil Vimes and Reacher Gilt still pay the printed cost, and Subsidence still counts the building.
    .why = The event turns off the power and the value of the building, but the building itself stays where it is.

## Single cards

ank-r-42 = What holds if you buy a building with Sybil Vimes or Reacher Gilt? You need no minion there, with six buildings on the board you lift one first, and you get no area card if it is out of the game. Its power works from your next turn on, Small Gods at once.
    .why = The cards are silent, so the usual rules for six buildings and new area cards apply, and nothing asks for a minion.
ank-r-43 = How do Zorgo and Mrs Cake work? Zorgo's exchange is blind and never gives you your old card; the one personality Mrs Cake does not see is chosen at random. With 2 players Chrysoprase is not among the unused personalities.
    .why = Zorgo draws at random from the unused personalities, Mrs Cake sees all of them but one, and Chrysoprase has left the game before.
ank-r-44 = Whom may you choose with The Fools' Guild, Dr Whiteface and The Fire Brigade? For the first two any opponent, who may refuse to pay and has to take the card without $5; for The Fire Brigade an opponent with a building.
    .why = The cards name no limit, but without a building The Fire Brigade could threaten nothing.
ank-r-45 = What if Stanley meets a hand of one card? You keep that card.
    .why = The card is silent; you may keep one card, and there is no other to return.
ank-r-46 = In what order do you use Carcer's dice, and can he hit you? You roll both dice first and then choose the order; if only your own minions stand in a rolled area, you have to remove one of them.
    .why = The text takes a minion from each rolled area, and Mysterious Murders works the same way.
ank-r-47 = Which cards may History Monks bring you? Four at random from the discard pile, or all if there are fewer; the card you are playing is not among them.
    .why = The card being played has not reached the discard pile yet, so it cannot fetch itself.
ank-r-48 = In what way is a penalty card part of your hand? Only when you refill to five cards; otherwise it is never a card of your hand.
    .why = The card counts when you refill, and the answers in the book add that it cannot be discarded.

## Open information and rare cases

ank-r-49 = What may everybody know? How many cards each hand and pile has, and the whole discard pile; a card that passes between two players is seen by those two only, and asking for interrupts betrays no hand.
    .why = The books only say that money is open and personalities are secret; what lies visibly on a table stays visible here too.
ank-r-50 = Who starts, and in what order are the cards dealt? The first player is drawn at random, and each player in turn order gets five cards.
    .why = The book lets the die decide, which gives every seat the same chance, and names no order for dealing.
ank-r-51 = What if you roll a 1 with CMOT Dibbler and have neither $2 nor a minion? You pay what you have.
    .why = The card is silent, and other payments work the same way.
ank-r-52 = What happens if the event deck is empty? Nothing happens.
    .why = There are twelve events for nine cards with the event icon, but cards can be played again, and a used event never returns.
