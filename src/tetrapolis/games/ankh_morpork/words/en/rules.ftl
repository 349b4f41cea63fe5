### Ankh-Morpork: the numbered rules of sections 1 to 5 and 11 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 1. Components and set-up

ank-1-1 = Ankh-Morpork is for 2, 3 or 4 players. You have one colour: 12 minions and 6 buildings.
ank-1-2 = There are also 4 demons, 3 trolls and 12 trouble markers that belong to nobody, and a twelve-sided die that shows each number from 1 to 12 equally often.
ank-1-3 = The cards are 48 green and 53 brown player cards, no two of them alike, 12 area cards, 12 event cards and 7 personality cards. The bank can pay any amount; coins are only change.
    .ruling = R-10
ank-1-4 = The city has 12 areas. Two areas are adjacent if they share a border line or a bridge joins them; this always holds both ways, and no area is adjacent to itself. Number, name and building cost, then the adjacent areas: 1 Dolly Sisters, $6: 2, 3, 12. 2 Unreal Estate, $18: 1, 3, 4, 10, 11, 12. 3 Dragon's Landing, $12: 1, 2, 4. 4 Small Gods, $18: 2, 3, 5, 6, 10. 5 The Scours, $6: 4, 6, 7, 8, 10. 6 The Hippo, $12: 4, 5, 7. 7 The Shades, $6: 5, 6, 8. 8 Dimwell, $6: 5, 7, 9. 9 Longwall, $12: 8, 10, 11. 10 Isle of Gods, $12: 2, 4, 5, 9, 11. 11 Seven Sleepers, $18: 2, 9, 10, 12. 12 Nap Hill, $12: 1, 2, 11. All of them lie on the river except Dragon's Landing (3) and The Hippo (6).
ank-1-5 = You start with 3 minions on the board: 1 in The Shades (7), 1 in The Scours (5) and 1 in Dolly Sisters (1).
ank-1-6 = The Shades (7), The Scours (5) and Dolly Sisters (1) start with exactly 1 trouble marker each, however many players there are. The other 9 trouble markers, the trolls and the demons wait in the supply.
ank-1-7 = You start with $10.
ank-1-8 = With 2 players, before any shuffling, Chrysoprase is taken out of the personality cards, and Hubert and Cosmo Lavish out of the brown player cards. All three are out of the game.
ank-1-9 = The personality cards are shuffled and you are dealt 1 in secret. The others stay face down as the unused personalities: 4 cards with 2 or 3 players, 3 cards with 4 players.
    .ruling = R-04
ank-1-10 = The 12 event cards are shuffled and form the event deck, face down.
ank-1-11 = The brown cards are shuffled and laid face down; the green cards are shuffled and laid on top of them. So every green card is drawn before the first brown one.
ank-1-12 = You draw 5 cards from this draw pile. After that it holds 89 cards with 2 players, 86 with 3 and 81 with 4.
ank-1-13 = The 12 area cards lie face up in the display beside the board, and the discard pile is empty. Chance decides who goes first.
    .ruling = R-50

## 2. The turn, hand, drawing, passing

ank-2-1 = The first player begins, then you take turns clockwise until the game ends (section 9).
ank-2-2 = Your turn has 4 steps in this order: the win check, the main part, the refill, the end of the turn.
ank-2-3 = The win check comes before everything else in your turn: nobody may use a card, a power or an interrupt before it.
ank-2-4 = A regular card is any player card without the interrupt icon. In the main part, if you hold at least 1 regular card, you must play exactly 1 from your hand. That card may let you play more.
    .ruling = R-12
ank-2-5 = If you hold no regular card, you pass: you play no card. You may still use the powers of your area cards, and you still refill.
    .ruling = R-12
ank-2-6 = You refill when you have nothing left to play or choose to play no more. Draw until the cards in your hand and the penalty cards in front of you (ANK-7.5) together make 5.
ank-2-7 = If you already have 5 or more when you refill, you draw nothing and discard nothing. There is never an upper limit to your hand.
ank-2-8 = Cards you lose or spend outside your own refill, as interrupts, gifts or by theft, are not replaced before your next refill.
ank-2-9 = Cards are drawn one by one from the top of the draw pile. The discard pile is never shuffled back into it. After your refill the player on your left takes their turn.

## 3. Playing a card

ank-3-1 = To play a regular card, lay it face up in front of you: it is now the current card. Its icons are offered to you one after the other, from left to right.
ank-3-2 = You may carry out or skip each icon, except the event icon. You cannot come back to an icon you have skipped.
ank-3-3 = The event icon must be carried out.
ank-3-4 = Each action is finished completely, with all answers and consequences, before the next icon begins.
ank-3-5 = You may start an optional icon only if it can be carried out right now: there is a legal target, and you can pay every price it names. A text that begins with a die roll can always be started.
    .ruling = R-15
ank-3-6 = Once you have started an action, you must follow its instructions as far as possible, except where its own text leaves you a choice ("may", "can", "up to", "one or two", "as many as you wish").
    .ruling = R-15
ank-3-7 = An action that is stopped by an interrupt counts as carried out: the icon is used up and you choose no new target.
ank-3-8 = The current card stays in play until you play the next card of the chain or refill; then it goes face up onto the discard pile. Loans and penalty cards that were laid in front of a player do not go there.
    .ruling = R-14
ank-3-9 = The same icon printed twice means two separate actions. Each has its own target and its own chances to answer.
ank-3-10 = You may play a regular card without icons; nothing happens.

## 4. Actions and interrupts

## 4a. Place a minion

ank-4-1 = Place a minion: put 1 minion from your supply into an area. Any number of minions may stand in one area.
ank-4-2 = You may place it only within your reach: in an area where you already have a minion, or in one adjacent to such an area. Buildings give no reach.
ank-4-3 = If you have no minion on the board, you may place it in any area.
ank-4-4 = If all 12 of your minions are on the board, you may lift one of them and place it in a different area. Your reach then comes from the other 11. Lifting it clears the trouble marker there as in ANK-4.9, and nobody gets a chance to answer. With fewer than 12 on the board you may not lift any.
    .ruling = R-17
ank-4-5 = ANK-4.1 to ANK-4.4 hold whenever you place a minion, also through an interrupt. If a text or power names the place itself (any area, an area with a building of yours, this area or an adjacent one), that replaces your reach and nothing else: ANK-4.4 and the rules of trouble still apply. With the option `region_text` set to `adds`, the place named by Willikins, The Smoking Gnu, Archchancellor Ridcully, The Senior Wrangler, Dolly Sisters or Dimwell must also be within your reach.
    .ruling = R-18

## 4b. Trouble markers

ank-4-6 = When a minion is placed in or moves to an area where at least 1 minion already stands, that area gets a trouble marker. It does not matter whose minion stands there: yours, another player's, a troll or a demon.
ank-4-7 = An area holds at most 1 trouble marker. Where one lies, none is added, so the 12 markers are always enough.
ank-4-8 = Trolls and demons count as minions for ANK-4.6 and ANK-4.9.
ank-4-9 = The moment a minion is removed from an area or moves out of it, the trouble marker there goes back to the supply, even if 2 or more minions stay.
ank-4-10 = When a minion moves, ANK-4.9 applies first to the area it leaves, then ANK-4.6 to the area it enters. A move or removal that was prevented changes no marker.
ank-4-11 = When 2 minions change places, they are lifted together and set down together: the trouble markers of both areas go, then each of the two areas that now holds 2 or more minions gets one.
    .ruling = R-19
ank-4-12 = Buildings neither bring nor clear trouble markers.
ank-4-13 = A trouble marker does just two things: minions in its area can be assassinated, and nobody may place a building there. It does not affect control, moving or placing minions. A marker may lie in an area without minions.

## 4c. Place a building

ank-4-14 = You may place a building in an area where you have at least 1 minion and where there is no trouble marker and no building of any colour. You need not control the area; it does not matter how many minions of others, trolls or demons are there.
ank-4-15 = You pay the area's cost to the bank at once, in full and in cash. Without enough cash you cannot start the action.
ank-4-16 = After building you take the area's card from the display and lay it face up in front of you. If that card is out of the game (ANK-6.22), you get none.
ank-4-17 = Whenever a building leaves the board, its area card goes back to the display at once.
ank-4-18 = You have at most 6 buildings on the board. If all 6 are there, you may lift one and use it for the new one: its area card goes back, you get no refund, and you pay the full cost of the new area. The new area must be allowed before you lift. With fewer than 6 on the board you may not lift any.
    .ruling = R-20

## 4d. Assassinate, remove trouble, money

ank-4-19 = Assassinate: choose another player's minion, a troll or a demon in an area with a trouble marker. It goes back to its supply, and the marker goes with it (ANK-4.9).
ank-4-20 = You can never assassinate your own minions, and nobody can assassinate buildings. If there is no legal victim, you can only skip the icon.
ank-4-21 = Remove trouble: take the trouble marker off any one area.
ank-4-22 = Take money: take as many dollars from the bank as the coin shows.

## 4e. Texts in general

ank-4-23 = Scroll: carry out the text of the card (section 10). However long it is, this is a single action.
ank-4-24 = In a text, "minion" includes trolls and demons, unless it says that the minion is your own. "Another player's minion" includes them too.
    .ruling = R-21
ank-4-25 = If you are told to hand over more money or cards than you have, you hand over all you have. A price that you choose to pay in your own turn must be paid in full (ANK-3.5).
    .ruling = R-22
ank-4-26 = To move a minion always means to bring it into a different area. A move to an adjacent area needs adjacency, other moves do not. The rules of trouble apply.
ank-4-27 = If you are told to draw a number of cards, you draw that many, or all that are left in the draw pile; then ANK-9.2 applies. The size of your hand does not limit it.
ank-4-28 = You discard only from your hand; discarded cards go face up onto the discard pile.

## 4f. Event, play another card

ank-4-29 = Random event: turn over the top card of the event deck and do what section 6 says; then the event card is out of the game. If the event deck is empty, nothing happens.
    .ruling = R-52
ank-4-30 = Play another card: play 1 more regular card from your hand, with all its icons. A chain may go on as long as your cards allow.
ank-4-31 = Drumknott and Ponder Stibbons let you play 2 cards one after the other. You finish the first one with its whole chain before you choose the second, which may be a card you drew meanwhile. You may decline either of the two. The text counts as finished once it has granted you the plays, so between them you may use your area powers and Doctor Mossy Lawn.
    .ruling = R-16

## 4g. Interrupts

ank-4-32 = 6 cards are interrupts: Gaspode, Fresh Start Club and Wallace Sonky (green), Susan, Igor and Doctor Mossy Lawn (brown). You can play them only at the moments of ANK-4.39, never as the card of your turn and never through "play another card".
    .ruling = R-12
ank-4-33 = You may play an interrupt in anybody's turn. In your own turn it uses up neither an icon nor a card play. It goes to the discard pile as soon as it has worked.
ank-4-34 = Only the player who is hit may answer, and only for themselves.
ank-4-35 = One interrupt stops one attempt on one minion. A later attempt may attack the same minion again.
ank-4-36 = You must answer while you have the chance. If you let it pass, it does not come back for the same attempt.
ank-4-37 = If several players have the chance to answer, they decide one after the other: for the effect of a card clockwise from the left of the player whose turn it is, for an event clockwise beginning with that player. Each decides once and knows the earlier decisions. If a text hits several players, it is finished for one of them, answers and effect, before the next is asked.
    .ruling = R-23
ank-4-38 = An interrupt cannot be answered by another interrupt, and no new chance to answer opens while players are being asked.
    .ruling = R-23
ank-4-39 = You can answer at these 6 moments and at no others. (1) Before the text of a card that another player played hits you: Wallace Sonky. You are hit if you would lose money, cards or a piece, if a piece of yours would be moved or replaced, if you have to give, choose or accept something, if your hand would be seen, drawn from or exchanged, or if you would receive a card; you are not hit if you would only receive money. The target, the amount and, where the other player picks it, the piece are already fixed, but nothing has happened yet. Until this text ends it cannot touch you; what was aimed at you is lost and is not aimed anew. Everybody who is hit is asked. (2) Before the text of a card that another player played moves or exchanges a minion of yours: Gaspode. The move, or the whole exchange, does not happen. (3) Before a minion of yours leaves the board through an assassination icon, a text or an event: Susan against any of these; Gaspode against the icon or text of a card that another player played; Small Gods against an event, for $3, if you can use its power. That minion stays. Otherwise it goes to your supply and ANK-4.9 applies. (4) Right after a minion of yours has left the board in one of these ways: Igor or Fresh Start Club, 1 card per minion. You place that minion again at once, as in ANK-4.42. (5) Before an event removes a building of yours, moves a minion of yours (Flood), puts a demon (with the option `small_gods_trolls` also a troll) into an area where you have a minion or building, or takes the area card of a building of yours (Bloody Stupid Johnson): Small Gods, if you can use its power. You may cancel any number of these effects for $3 each. (6) In the main part of your own turn, between two actions or after the last one, if you have played at least 1 regular card this turn and no event icon of the current card is still to be carried out: Doctor Mossy Lawn (ANK-4.46). The order is: for a text (1), then (2) or (3), then the effect, then (4); for an assassination icon (3), the effect, (4); for an event all dice of the step, then (3) and (5) together, player by player, then the effects, then (4). Who is asked first is told in ANK-4.37. Lifting your own minion or building under ANK-4.4 or ANK-4.18 gives nobody a chance to answer.
    .ruling = R-23, R-24, R-25, R-26, R-27, R-28
ank-4-40 = Susan keeps 1 minion of yours on the board, whatever would remove it: an assassination icon, a text (even that of your own card) or an event. She does not stop moves.
    .ruling = R-25
ank-4-41 = Gaspode stops 1 move or 1 removal of 1 minion of yours, if a card played by another player causes it. He does not work against events, Mysterious Murders included, nor against your own card.
    .ruling = R-24
ank-4-42 = Igor and Fresh Start Club answer a removal that has already happened, whatever caused it: the trouble marker of the old area is gone. You place the minion again at once, within your reach (ANK-4.2, ANK-4.3) but not in the area it was lost from, and it may bring trouble there (ANK-4.6). With the option `replace_reach` set to `anywhere`, you may place it in any other area.
    .ruling = R-26
ank-4-43 = Wallace Sonky protects you from the text of 1 card that another player played. He is no use against icons and events.
ank-4-44 = If you play Wallace Sonky, other players whom the same text hits anyway (Mr Boggis, The Thieves' Guild, The Ankh-Morpork Sunshine Dragon Sanctuary, The Auditors, the second die of Carcer) are still hit. What was aimed at you is not turned on anybody else.
    .ruling = R-27
ank-4-45 = If you have played Wallace Sonky, the same text cannot choose you again, for example with Carcer's second removal. Later icons of the same card are not affected.
    .ruling = R-27
ank-4-46 = Doctor Mossy Lawn can be played only in the main part of your own turn, at moment (6) of ANK-4.39. The main part ends at once and the icons and card plays you still had are lost. The regular card you played last returns to your hand if it is still the current card, Doctor Mossy Lawn is discarded, and you refill. With the option `mossy_refill` set to no, you do not refill.
    .ruling = R-28

## 5. Area cards

ank-5-1 = If you own the building of an area, its area card lies face up in front of you. Card and building always have the same owner, unless the card is out of the game.
ank-5-2 = You may use each power at most once in each of your own turns, except that of Small Gods, which has no such limit. You never have to use a power.
    .ruling = R-05, R-06
ank-5-3 = You use powers in the main part of your own turn: before the first card, between two actions or after the last one. You cannot use them during an action, while players are asked for an answer, or once you refill. Using a power is not playing a card.
    .ruling = R-13
ank-5-4 = You cannot use a power in the turn in which you gained the card, by building or by buying. Small Gods is the exception.
    .ruling = R-09
ank-5-5 = While at least 1 demon stands in an area, its power cannot be used, not even that of Small Gods.
    .ruling = R-41
ank-5-6 = An area card that has gone back to the display gives no power from that moment on.
ank-5-7 = Dolly Sisters (1) and Dimwell (8): pay $3 to the bank and place 1 minion of yours in that area or in an adjacent one.
    .ruling = R-18
ank-5-8 = Unreal Estate (2): draw 1 card, then discard 1 card from your hand; it may be the one you have just drawn.
    .ruling = R-06
ank-5-9 = Dragon's Landing (3): take $2 from the bank.
ank-5-10 = Small Gods (4): each time an event hits a minion or building of yours, in anybody's turn, you may pay $3 to the bank to cancel its effect on that piece. You pay $3 for each piece you want to save, as often as your cash allows.
    .ruling = R-09
ank-5-11 = The Scours (5): discard 1 card from your hand and take $2 from the bank.
ank-5-12 = The Hippo (6): take $2 from the bank.
ank-5-13 = The Shades (7): put a trouble marker into The Shades (7), The Scours (5), The Hippo (6) or Dimwell (8), if at least 1 minion and no trouble marker is there.
    .ruling = R-05
ank-5-14 = Longwall (9): take $1 from the bank.
ank-5-15 = Isle of Gods (10): pay $2 to the bank and take 1 trouble marker off any area.
ank-5-16 = Seven Sleepers (11): take $3 from the bank.
ank-5-17 = Nap Hill (12): take $1 from the bank.
ank-5-18 = No power hits another player's pieces, hand or money, so nobody gets a chance to answer a power with an interrupt.

## 11. Hidden and public information

ank-11-1 = Which cards you hold is secret; how many you hold is public.
    .ruling = R-49
ank-11-2 = Your personality is secret. You may not show it to anybody before the game ends.
ank-11-3 = How much money each player has is public at all times.
ank-11-4 = These are public too: the board, the display of area cards, the area cards players hold, loans, penalty cards, the current card, the dice and the event cards already used.
ank-11-5 = The order of the draw pile is secret; how many cards it holds is public.
    .ruling = R-49
ank-11-6 = The discard pile lies face up, and everybody may know all the cards in it.
    .ruling = R-49
ank-11-7 = The order of the event deck and the unused personalities are secret. Which events are still to come can be told from those already used.
ank-11-8 = A card that passes from one hand to another is seen only by the player who gives it and the one who takes it (The Beggars' Guild, Queen Molly, The Ankh-Morpork Sunshine Dragon Sanctuary, Rosie Palm, The Seamstresses' Guild, Stanley with the returned card too, The Chair of Indefinite Studies). With Cable Street Particulars only the player who played it sees the hand; the discarded card is public.
    .ruling = R-49
ank-11-9 = What Mrs Cake shows is seen only by the player who played her. That a personality was exchanged with Zorgo the Retro-phrenologist is public, but only the player who exchanged knows the new card and the old one.
    .ruling = R-49
ank-11-10 = The cards turned over by Fog are shown to all players.
ank-11-11 = Asking for an interrupt must not betray what you hold. Whether and how long you are asked depends only on what everybody can see: that you are hit and that you have at least 1 card in hand.
    .ruling = R-49
