### Citadels: the numbered rules CIT-1.1 to CIT-18.4 for players, in our own words.
### The attribute "ruling" names the ruling behind a rule.

## 1. Set-up

cit-1-1 = Citadels is for 2 to 8 players. It cannot be played with any other number.
cit-1-2 = There are 84 district cards: 12 noble, 11 religious, 20 trade and 11 military ones (together the 54 basic districts), and 30 unique ones, 1 copy of each unique district.
cit-1-3 = The basic districts (printed cost × copies) are: noble: Manor 3×5, Castle 4×4, Palace 5×3; religious: Temple 1×3, Church 2×3, Monastery 3×3, Cathedral 5×2; trade: Tavern 1×5, Market 2×4, Trading Post 2×3, Docks 3×3, Harbor 4×3, Town Hall 5×2; military: Watchtower 1×3, Prison 2×3, Barracks 3×3, Fortress 5×2.
cit-1-4 = There are 27 characters, 3 for each of the 9 ranks: 1 Assassin, Witch, Magistrate; 2 Thief, Spy, Blackmailer; 3 Magician, Wizard, Seer; 4 King, Emperor, Patrician; 5 Bishop, Abbot, Cardinal; 6 Merchant, Alchemist, Trader; 7 Architect, Navigator, Scholar; 8 Warlord, Diplomat, Marshal; 9 Queen, Artist, Tax Collector.
cit-1-5 = The characters used in your game are called the cast. It has exactly 1 character of each rank from 1 to 8, and exactly 1 of rank 9 if rank 9 is used. No rank may be missing or doubled, so two characters of equal rank never meet in a game.
cit-1-6 = Rank 9 must be used with 3 or 8 players, may be used with 4 to 7 players, and is not used with 2 players.
cit-1-7 = The Queen is not allowed with fewer than 5 players.
cit-1-8 = The Emperor is not allowed with 2 players.
cit-1-9 = If a preset names a character that your player count forbids, it is replaced: with 2 players the Emperor by the King or the Patrician; with 3 or 4 players the Queen by the Artist or the Tax Collector. Unless the host chooses, the King and the Artist are used.
    .ruling = R-01
cit-1-10 = Exactly 14 different unique districts are chosen for a game; the other 16 stay out of it. Choosing districts of varying cost is only advice: any 14 different ones are valid.
    .ruling = R-02
cit-1-11 = The district deck is made of the 54 basic districts and the 14 chosen unique ones: 68 cards, shuffled and placed face down.
cit-1-12 = Each player is dealt 4 district cards that only they may see. With n players, 68 − 4n cards remain in the deck.
cit-1-13 = You start with 2 gold and an empty city.
cit-1-14 = The bank is unlimited: no effect fails because the coins have run out.
cit-1-15 = There is no limit to the number of cards in your hand.
cit-1-16 = The oldest player has the crown in round 1. Here you may name the player who gets it; unless you do, it is given at random.
    .ruling = R-03
cit-1-17 = The cast is public: 1 token per character lies on the table in order of rank for the whole game. Characters outside the cast can never be named, marked or drawn.
cit-1-18 = The set for a first game is: Assassin, Thief, Magician, King, Bishop, Merchant, Architect, Warlord; with Dragon Gate, Factory, Haunted Quarter, Imperial Treasury, Keep, Laboratory, Library, Map Room, Quarry, School of Magic, Smithy, Statue, Thieves' Den, Wishing Well.
cit-1-19 = With 3 or 8 players the first-game set needs a ninth character, but its list names none. The Artist is used by default, as it is allowed with either number of players.
    .ruling = R-04
cit-1-20 = The presets of each print are listed in section 18. A set of your own is valid if it meets CIT-1.5 to CIT-1.8 and CIT-1.10.
cit-1-21 = The goal, the size at which a city is completed, is 7 with 4 to 8 players and 8 with 2 or 3 players.
cit-1-22 = If the Magistrate is in the cast, there are 3 warrant markers, exactly 1 of them signed. If the Blackmailer is in the cast, there are 2 threat markers, exactly 1 of them flowered.
cit-1-23 = Where the short text on a card differs from the rulebook, the rulebook counts. The gem shapes on the cards have no effect on play.

## 2. Selection phase

cit-2-1 = Every round begins with a selection phase, led by the crowned player, and goes on with a turn phase.
cit-2-2 = At the start of the selection phase all character cards of the cast are gathered, wherever they were in the last round, and shuffled.
cit-2-3 = With 4 or more players, first the face-up discards (CIT-2.4, CIT-2.5) are dealt at random, then exactly 1 card is discarded at random face down. All discarded characters are out of play this round.
cit-2-4 = Face-up discards with a cast of 8: 2 with 4 players, 1 with 5 players, 0 with 6 players, 0 with 7 players.
cit-2-5 = Face-up discards with a cast of 9: 3 with 4 players, 2 with 5 players, 1 with 6 players, 0 with 7 players, 0 with 8 players.
cit-2-6 = The rank 4 character is never among the face-up discards. If it turns up there, another random card is discarded face up in its place, and the rank 4 card is shuffled back into the character deck.
cit-2-7 = While the replacement is drawn, the rank 4 card is set aside, so it cannot come up again. It is shuffled back before the face-down discard is drawn; so rank 4 may be the face-down discard.
    .ruling = R-05
cit-2-8 = Nobody sees the card discarded face down at the start, except under CIT-2.12.
cit-2-9 = The crowned player looks at all remaining cards, secretly keeps exactly 1 and passes the rest to the player on their left.
cit-2-10 = Each following player, clockwise, does the same until everybody has 1 character. You must choose: nobody may skip, and nobody may look at cards already taken.
cit-2-11 = The card left after the last player's choice is discarded face down; only that player has seen it.
cit-2-12 = 7 players with 8 characters: the seventh player receives the 1 remaining card, also takes the card discarded face down at the start, keeps 1 of the two and discards the other face down.
cit-2-13 = 8 players with 9 characters: the eighth player does what CIT-2.12 says.
cit-2-14 = 7 players with 9 characters: there is no special rule. The seventh player chooses from the 2 cards passed on, and the card discarded at the start stays hidden.
cit-2-15 = With 4 to 8 players you can check the cards: size of the cast = face-up discards + 1 face-down discard + players + leftover. The leftover is 1, or 0 when CIT-2.12 or CIT-2.13 applies (there the second face-down card replaces the first).
cit-2-16 = 2 players (cast of 8, no face-up discards): 1 card is discarded at random face down. The crowned player A takes 1 of the 7 and passes 6. B keeps 1, discards 1 face down and passes 4. A keeps 1, discards 1 face down and passes 2. B keeps 1 and discards the last one face down. Each player ends with 2 characters; 4 cards lie face down.
cit-2-17 = With 2 players, a card you discard by choice is known only to you; the random discard is known to nobody. Within one step you may keep and discard in either order.
cit-2-18 = 3 players (cast of 9, no face-up discards): 1 card is discarded at random face down. The crowned player A takes 1 of 8, B 1 of 7, C 1 of 6. Then 1 of the remaining 5 is discarded at random face down. A takes 1 of 4, B 1 of 3, C 1 of 2, and the last card is discarded face down. Each player ends with 2 characters; 3 cards lie face down.
cit-2-19 = With 3 players nobody sees the random discard in the middle of the selection: player C shuffles and removes it blind, and does not look at the other 4 cards before passing them on.
    .ruling = R-06
cit-2-20 = When all characters are chosen, and before rank 1 is called, the owner of a Theater may use it (CIT-15.32). Then the selection phase ends.

## 3. Turn order, calling, revealing, information

cit-3-1 = In the turn phase the characters are called in ascending order, from rank 1 to the highest rank of the cast. Seats do not matter.
cit-3-2 = Whoever has the crown at the moment does the calling. If the crown moves during the round, the new crowned player goes on. Calling gives no other power.
cit-3-3 = When a rank is called, the holder of that character turns the card face up and takes the character's turn, unless it was killed. The card stays face up for the rest of the round.
cit-3-4 = If nobody reveals the character, the next rank is called. To the others, a killed character and a character nobody holds look the same.
cit-3-5 = You have exactly 1 turn for each character you hold; a killed character has none.
cit-3-6 = When a character is called, things happen in this order: it is revealed; the Thief robs it; then it takes its turn. A bewitched character takes the restricted turn of CIT-6.10, a threatened one that of CIT-7.12.
cit-3-7 = After the last rank, in this order: (1) a killed rank 4 character is revealed and its crown effect happens; (2) a Queen waiting for it gains her gold; (3) all warrant and threat markers go back unseen, and the killed, robbed and bewitched marks are cleared; (4) if a city was completed, the game ends; otherwise the next selection phase begins.
    .ruling = R-07
cit-3-8 = Always public: the gold in each stash, the number of cards in each hand, every city with the coins on its districts and the number of cards under a Museum, who has the crown, the cast, the size of the deck, and the gold on the Tax Collector's token.
cit-3-9 = Public in the current round: the face-up discards, the characters revealed so far and by whom, the characters named by the Assassin, the Witch and the Thief, and which tokens carry a warrant or a threat, but not the face of the marker.
cit-3-10 = Hidden: the cards in a hand (only the owner sees them); a character card not yet called (only its holder); face-down discards (only those who saw them under CIT-2.11 to CIT-2.18); the order of the deck; the faces of warrants and threats (only the player who placed them); the cards under a Museum.
cit-3-11 = Cards you draw but do not keep when gathering, and district cards you discard to the bottom of the deck, are seen by you alone. The others see only how many there are.
cit-3-12 = When the Spy or the Wizard looks at a hand, only that player sees it. A card that changes hands through the Wizard, Seer, Magician, Emperor or Cardinal is known only to the giver and the taker. The type the Spy names and the resulting numbers of gold and cards are public.
    .ruling = R-08
cit-3-13 = Everybody sees by name which district is built, destroyed, exchanged, seized or confiscated.
cit-3-14 = A killed character is not revealed in this round and is not shown afterwards either. The one exception is rank 4, which is revealed in step 1 of CIT-3.7.
    .ruling = R-09
cit-3-15 = A threat marker removed by a bribe is never shown, and neither is any marker that is still face down at the end of the round.

## 4. A turn

cit-4-1 = In your turn you must gather resources exactly once. You cannot end the turn without it.
cit-4-2 = Gathering gold: take 2 gold from the bank.
cit-4-3 = Gathering cards: draw 2 cards from the top of the deck, keep 1 in your hand and put the other face down at the bottom.
cit-4-4 = Choose between gold and cards before any card is drawn. You cannot change your mind afterwards.
cit-4-5 = After gathering you may build districts up to your building limit. It is 1 unless your character says otherwise: Architect 3, Seer 2, Scholar 2; the Navigator may not build.
cit-4-6 = You cannot build before gathering in that turn, not even a district outside the building limit. This includes the Wizard's immediate build; taking the card into hand is allowed before gathering.
    .ruling = R-10
cit-4-7 = To build, play a district card from your hand face up into your city and pay its price to the bank.
cit-4-8 = You must have the full price at that moment. There is no debt, and you cannot build in part.
cit-4-9 = You cannot build a district with the same name as one already in your city. Exceptions: Quarry, Wizard.
cit-4-10 = These builds do not use up the building limit: the Stables; trade districts built by the Trader; the card the Wizard builds on the spot. You may make them before, between or after your limited builds.
cit-4-11 = Character abilities are optional unless their text says "must" or "cannot".
cit-4-12 = You can use each separate ability of your character once per turn. If it has several, you may use them at different times and in any order.
cit-4-13 = An ability without a stated time can be used at any time in your turn, also before gathering and between 2 builds.
    .ruling = R-11
cit-4-14 = An ability that gains resources for districts is collected all at once and counts the districts in your city at that moment. You cannot take a part before a build and a part after it.
cit-4-15 = The effects of unique districts are optional unless they say "must" or "cannot". An effect that works once per turn can be used only in its owner's own turn, and only once in it.
cit-4-16 = A unique district works from the moment it is in your city, even in the same turn, and for as long as it stays there.
    .ruling = R-12
cit-4-17 = If you have not used a "must" ability by the time you end your turn, it is carried out then (the crown: CIT-9.2, CIT-9.7). The turn cannot end without it.
cit-4-18 = The Hungarian books have one word, "kör", for turn and round. It means a turn for building limits, limits on how often something is used, the Wizard's duplicates, the Trader and the Navigator. It means the whole round for the Bishop's protection, for being killed or bewitched, and for the "end of the kör" of the Queen and of a killed rank 4.
    .ruling = R-13
cit-4-19 = At the end of a turn, in this order: must-abilities still to be done; Park and Poor House (each looks at how things stand at that moment); the Alchemist's refund.
cit-4-20 = Your turn ends when you say so. It is never ended for you while an optional action is still possible.
    .ruling = R-14
cit-4-21 = "Gain gold": from the bank to your stash. "Gain cards": from the top of the deck to your hand, and you keep them all. "Draw": from the top of the deck; the text says how many you keep, and the rest go face down to the bottom. "Pay": from your stash to the bank, unless a receiver is named.
cit-4-22 = Players may not give, lend or trade gold, cards or districts except by the effect of a card.
    .ruling = R-15

## 5. Districts, destroying, discarding, the deck

cit-5-1 = There are 5 district types: noble, religious, trade, military and unique. Each card has exactly 1 type.
cit-5-2 = Two districts are identical exactly when they have the same name. Type and cost do not matter.
cit-5-3 = The ban on duplicates applies to building (CIT-4.9) and to districts taken by the Magistrate, Diplomat and Marshal (CIT-6.21, CIT-13.8, CIT-13.12). Duplicates that came about legally stay, even if the Quarry leaves the city later.
cit-5-4 = A destroyed district leaves the city and goes face down to the bottom of the deck.
cit-5-5 = A discarded district card goes face down to the bottom of the deck. There is no discard pile.
cit-5-6 = When several cards go to the bottom at once, the player who puts them there chooses their order (the program may simply keep the given order). The deck is never shuffled during play, except by the Scholar.
    .ruling = R-16
cit-5-7 = If the deck has fewer cards than you should draw or gain, you take all there are. What is missing is lost; nobody owes it to you.
    .ruling = R-17
cit-5-8 = If the deck is empty, you cannot gather cards: you must take gold. If exactly 1 card is left, you may choose cards, and you keep that card.
    .ruling = R-18
cit-5-9 = The effective cost of a district in a city is its printed cost, plus 1 if it is beautified. It counts for points, Warlord, Diplomat, Marshal and Basilica. A discount when building never changes it.
cit-5-10 = Gold lying on districts is not part of a stash. It cannot be stolen, spent or taxed, and does not count for the Imperial Treasury.
cit-5-11 = The coin of a beautified district stays on it when the district is exchanged or seized. If the district is destroyed, the coin goes to the bank and the card is an ordinary card again.
    .ruling = R-19
cit-5-12 = The size of a city is the number of its districts, with a Monument counting as 2. A city is completed while its size is at least the goal (CIT-1.21).
cit-5-13 = It does not matter how the last district got there: building, confiscating, seizing or exchanging can each complete a city.
    .ruling = R-20
cit-5-14 = A city may grow beyond the goal.
cit-5-15 = Districts in a completed city are immune to the rank-8 abilities (destroying, exchanging, seizing) and to the Armory.
cit-5-16 = For immunity, only the present size of the city decides whether it is completed. Having completed a city, which matters for the end of the game and for points, is never undone.
    .ruling = R-21
cit-5-17 = The effects of a district belong to whoever has it in their city. Passive protection (Keep, Great Wall) works even while its owner is killed or bewitched.
    .ruling = R-22

## 6. Rank 1: Assassin

cit-6-1 = As the Assassin you may name 1 other character of the cast. It is killed for this round.
cit-6-2 = If your character was killed, stay silent when it is called and do not reveal it. You lose the whole turn: no gathering, no building, no abilities, no end-of-turn effects.
cit-6-3 = The Assassin can name any rank from 2 up, even a character that was discarded face up or that nobody holds (then nothing happens). With 2 or 3 players you may name your own second character.
    .ruling = R-23
cit-6-4 = Effects of a killed character that would last beyond its turn do not arise either: the Bishop's protection, the Thief's robbery, the Blackmailer's threats. The only exceptions are those stated for rank 4 (CIT-9.4, CIT-9.9) and for the Tax Collector's tax (CIT-14.11).

## 6. Rank 1: Witch

cit-6-5 = As the Witch you must first gather; then you must name 1 other character of the cast to bewitch; then your turn is put on hold. You cannot decline to name one.
    .ruling = R-24
cit-6-6 = Before the hold the Witch cannot build, and of her districts only those that act while gathering work: Gold Mine, Library, Observatory.
cit-6-7 = Going on hold is not the end of the Witch's turn: Park and Poor House do not act then.
cit-6-8 = If nobody holds the bewitched character this round, the Witch's turn is never resumed: no build, no ability, no Park, no Poor House.
cit-6-9 = The Witch may name any rank from 2 up, also a character discarded face up and, with 2 or 3 players, her player's own second character.
    .ruling = R-25
cit-6-10 = If your character is bewitched, reveal it when it is called and gather resources; your turn then ends at once. You cannot build or use any ability of the character, not even one that gives extra resources.
cit-6-11 = While gathering, the bewitched player can use only their own Gold Mine, Library and Observatory. Their Park, Poor House, Laboratory, Smithy, Museum and Armory do not act in this turn.
cit-6-12 = Directly after the bewitched player's turn the Witch resumes hers, as that character. She does not gather again.
cit-6-13 = In the resumed turn the Witch has everything that character has: income, extra resources, passive effects (the Bishop's protection, building limits) and restrictions too (Navigator: no building).
cit-6-14 = The Witch uses her own hand, stash and city; "you" in the character's text means the Witch. She cannot use the bewitched player's unique districts. Her own unique districts work normally, and end-of-turn effects act at the end of the resumed turn.
cit-6-15 = Bewitched King or Patrician: the bewitched player still takes the crown in their cut-short turn. The Witch does not get it, but collects the income for her own noble districts.
cit-6-16 = Bewitched Emperor: the Witch decides who gets the crown (not herself and not its present holder) and takes the gold or card. She may give it to the bewitched player, if they do not have it already.
    .ruling = R-26
cit-6-17 = Bewitched Blackmailer: the Witch places the threats, receives the bribes and decides about revealing. Bewitched Thief: the Witch names the victim and receives the gold.
cit-6-18 = Bewitched Bishop: rank 8 cannot use its ability on the Witch's districts, but can on those of the bewitched Bishop.
cit-6-19 = Bewitched Tax Collector: the Witch may take all gold from the token and pays no tax on districts she builds in the resumed turn. Bewitched Queen: the Witch's own seat decides.
    .ruling = R-27

## 6. Rank 1: Magistrate

cit-6-20 = As the Magistrate you may place the 3 warrants face down on 3 different character tokens; you know which one is signed. Your own token is not allowed; characters discarded face up or held by nobody are.
    .ruling = R-28
cit-6-21 = When the holder of the character with the signed warrant pays to build a district in that character's turn, the Magistrate may turn the warrant face up and confiscate the district, unless the Magistrate's city already has an identical one (a Quarry does not help).
cit-6-22 = Only the first district paid for in that turn can be confiscated. If the Magistrate declines, or cannot take it because of a duplicate, the chance is gone for that turn.
    .ruling = R-29
cit-6-23 = The confiscated district is built in the Magistrate's city at no cost. It was never in the builder's city.
cit-6-24 = The builder at once gets back all gold paid for the confiscated district (the reduced price if there was a discount). Cards spent on it are not returned.
cit-6-25 = A confiscated district counts against the builder's building limit, unless such a build would not have counted anyway (CIT-4.10).
cit-6-26 = A district built without paying (by Framework, or Necropolis by sacrifice) cannot be confiscated and does not use up the chance: the next district paid for still can be confiscated.
cit-6-27 = Warrants do not act when the builder is the Magistrate's own player (with 2 or 3 players, through their second character).
    .ruling = R-30
cit-6-28 = For the Magistrate, confiscating is building in every respect: the Magistrate is taxed for it (CIT-14.13), it can complete the Magistrate's city, and a building ban on the card itself applies (no Monument with 5 districts). The Magistrate's own building limit is not touched.
    .ruling = R-31

## 7. Rank 2: Thief

cit-7-1 = As the Thief you may name 1 other character to rob: any rank from 3 up, but neither the killed nor the bewitched one. Rank 1 cannot be robbed.
cit-7-2 = As soon as the named character is revealed, before its holder does anything, the Thief's player takes all gold in that stash.
cit-7-3 = Only what is in the stash at that moment is taken; gold gathered or gained afterwards is safe. If nobody reveals the character, nothing happens.
cit-7-4 = With 2 or 3 players the Thief may name their player's own second character, but then no gold moves.
    .ruling = R-32

## 7. Rank 2: Spy

cit-7-5 = As the Spy you may choose another player and name 1 of the 5 district types. Only then do you look at that player's hand.
cit-7-6 = For each card of the named type in that hand, the Spy takes 1 gold from that player's stash and gains 1 card from the deck. The cards looked at stay where they are.
cit-7-7 = If the stash has fewer coins than there are matching cards, the Spy takes all of it and still gains a card for every match.

## 7. Rank 2: Blackmailer

cit-7-8 = As the Blackmailer you may place the 2 threats face down on 2 different character tokens; you know which one is flowered.
cit-7-9 = The Blackmailer cannot threaten rank 1, the killed character, the bewitched character, or their own token. Characters with a warrant, discarded face up or held by nobody are allowed.
    .ruling = R-33
cit-7-10 = If your character is threatened, you must gather at once when it is called. Until the threat is settled you can use no ability, build nothing and use no district effect except Gold Mine, Library and Observatory.
cit-7-11 = After gathering, the threatened player may bribe the Blackmailer with half of their gold, rounded down. The marker is removed unseen and that threat is over. With 1 gold the bribe is 0.
cit-7-12 = The order for a threatened character: reveal, gather, bribe or refuse, the Blackmailer's answer, rest of the turn. The half is counted from the stash after gathering.
cit-7-13 = If the threatened player does not bribe, the Blackmailer may turn the marker face up: if it is flowered, the Blackmailer takes all of that player's gold; if it is plain, nothing happens. The Blackmailer may also leave it face down; then nothing happens.
cit-7-14 = With 0 gold a bribe of 0 is possible too.
    .ruling = R-34
cit-7-15 = With 2 or 3 players, a threat on the Blackmailer's own second character is settled without any gold changing hands.
    .ruling = R-35

## 8. Rank 3: Magician

cit-8-1 = As the Magician you may do one of two things, once: (a) exchange your whole hand with another player's whole hand, or (b) discard any number of cards and gain as many.
cit-8-2 = The Magician may use (a) with an empty hand (and so simply takes the other hand), and also when the other hand is empty.
    .ruling = R-36
cit-8-3 = In (b) the discarded cards go to the bottom of the deck before the new ones are taken from the top.

## 8. Rank 3: Wizard

cit-8-4 = As the Wizard you may look at another player's hand and take 1 card of your choice from it. Once you have looked you must take one, and you cannot choose a player with an empty hand.
    .ruling = R-37
cit-8-5 = At once the Wizard either pays to build that card in their city or adds it to their hand.
cit-8-6 = The immediate build does not count against the Wizard's building limit. A card put into the hand and built later does.
cit-8-7 = Throughout this turn the Wizard may build districts identical to ones in their city, by the immediate build and by ordinary builds alike.
cit-8-8 = For the immediate build the Wizard may use whatever replaces or reduces payment (Factory, Framework, the sacrifice for the Necropolis, cards for the Thieves' Den). The card's own bans hold (Secret Vault, Monument), the build is taxed, and if it is paid for it can be confiscated.
    .ruling = R-38

## 8. Rank 3: Seer

cit-8-9 = As the Seer you may take 1 card at random from the hand of each other player who has any; you take them all before giving anything back. Where the Hungarian text says every player, every other player is meant.
    .ruling = R-65
cit-8-10 = Then the Seer must give 1 card from her hand to each player she took from. She chooses freely: the same card, one taken from another player, or one of her own.
cit-8-11 = Players without cards are skipped both times. After the ability every hand has as many cards as before it.
cit-8-12 = The Seer's building limit this turn is 2, whether or not she used the ability.

## 9. Rank 4

cit-9-1 = The King and the Emperor gain 1 gold, the Patrician gains 1 card, for each noble district in their own city.
cit-9-2 = The King and the Patrician must take the crown at some point of their turn.
cit-9-3 = Whoever has the crown calls the characters from then on and chooses first in the next selection phase. In rounds in which nobody moves the crown, it stays where it is.
cit-9-4 = Killed King or Patrician: there is no turn, but at the end of the round the card is revealed and its holder takes the crown. (The Hungarian wording that the crown stays with you is a slip of translation.)
    .ruling = R-39
cit-9-5 = Until that moment the old crowned player goes on calling, and nobody learns who held the killed rank 4 character.
cit-9-6 = For a bewitched King or Patrician see CIT-6.15.
cit-9-7 = As the Emperor you must, at some point of your turn, take the crown from its present holder and give it to a different player, but not to yourself. You cannot give it back to its present holder; if you had it yourself, you may give it to any other player.
    .ruling = R-40
cit-9-8 = The new crowned player gives the Emperor 1 gold from their stash or 1 random card from their hand. The Emperor's player chooses which. If the new crowned player has only one of the two, it is that one; with neither, the Emperor gets nothing.
    .ruling = R-41
cit-9-9 = Killed Emperor: at the end of the round the card is revealed and its holder moves the crown as in CIT-9.7, but receives nothing for it.
cit-9-10 = A rank 4 character that nobody holds has no effect at all: the crown does not move.

## 10. Rank 5

cit-10-1 = As the Bishop you gain 1 gold for each religious district in your city.
cit-10-2 = In this round the rank 8 character cannot destroy, exchange or seize the Bishop's districts. You need not do anything for this protection. It does not stop other effects, such as the Armory or the Magistrate.
cit-10-3 = A killed Bishop protects nobody. If the Bishop is bewitched, the Witch's districts are protected, and the bewitched player's are not.
cit-10-4 = A rank 8 ability counts as used on the district it destroys, takes or seizes. So your own Bishop (with 2 or 3 players), Keep or Great Wall never stops your Diplomat from handing over one of your own districts. But if you are both Warlord and Bishop, you cannot destroy your own districts.
    .ruling = R-42
cit-10-5 = As the Abbot you gain 1 gold or 1 card for each religious district in your city. You may mix them as you like, but you announce the whole mix before you take anything.
cit-10-6 = Once in your turn, at any moment when another player has strictly more gold than you, the Abbot makes the richest player give you 1 gold.
cit-10-7 = If several other players are tied for richest, you as the Abbot choose which of them pays. If you are among the richest yourself, you get nothing.
cit-10-8 = As the Cardinal you gain 1 card for each religious district in your city.
cit-10-9 = Once in your turn as the Cardinal, if you lack gold for a district you want to build, you may take exactly the missing gold from one other player, who cannot refuse. For each gold you must give that player one card of your choice from your hand; then you must build that district.
cit-10-10 = The missing gold is the price (after the Factory's discount and any cards you pay for the Thieves' Den) minus all your own gold. The other player must have that much gold, and you must have that many cards besides the one you build; otherwise the Cardinal cannot take the loan.
    .ruling = R-43
cit-10-11 = If a district the Cardinal built with such a loan is confiscated, the Cardinal gets back the whole gold price, the borrowed part included. The cards stay with the lender.
    .ruling = R-44

## 11. Rank 6

cit-11-1 = As the Merchant or the Trader you gain 1 gold for each trade district in your city. The Alchemist has no such income.
cit-11-2 = The Merchant may also gain 1 extra gold, whatever you gathered. This is an ability of its own.
cit-11-3 = At the end of your turn the Alchemist gives you back all the gold you paid in that turn to build districts. Gold paid for other reasons (Smithy, tax, bribe) does not come back.
cit-11-4 = As the Alchemist you must be able to pay for each district when you build it; you cannot count on the refund in advance. Gold you already got back after a confiscation is not refunded again.
cit-11-5 = In the Trader's turn trade districts do not count against the building limit: you may build any number of them plus one other district. You still cannot build a district you already have.

## 12. Rank 7

cit-12-1 = The Architect may gain 2 extra cards, whatever you gathered; you keep both.
cit-12-2 = As the Architect you may build up to 3 districts this turn.
cit-12-3 = The Navigator may gain either 4 gold or 4 cards, whatever you gathered; you cannot mix them.
cit-12-4 = As the Navigator you cannot build any district in your turn, not even one outside the building limit (Stables) or one that costs you nothing (Framework, Necropolis).
cit-12-5 = The Scholar may draw 7 cards, keep 1 and shuffle the other 6 into the whole deck.
cit-12-6 = As the Scholar you may build up to 2 districts this turn.

## 13. Rank 8

cit-13-1 = As the Warlord, Diplomat or Marshal you gain 1 gold for each military district in your city.
cit-13-2 = You may destroy, exchange or seize at most once per turn, and only one district. You cannot touch a district in a completed city, a district protected by the Bishop, or the Keep. In a city with the Great Wall, every other district costs you 1 gold more.
cit-13-3 = The Warlord may destroy one district by paying the bank 1 gold less than its cost. A district of cost 1 is free; a beautifying coin adds 1 to the cost.
cit-13-4 = The Warlord may also destroy a district in your own city, but not if your own city is completed.
    .ruling = R-45
cit-13-5 = The Diplomat may exchange one district of your city for one district in another player's city.
cit-13-6 = If the district you receive costs more, you pay the difference to the other player. If yours is dearer, you get nothing back. Beautifying coins count towards the cost.
cit-13-7 = The other player's city must not be completed when the Diplomat exchanges; your own may be.
cit-13-8 = The Diplomat cannot exchange if you already have a district identical to the one you would receive, or if the other player already has one identical to the one you hand over. The Quarry does not help. So you cannot swap two districts of the same name either.
    .ruling = R-46
cit-13-9 = An exchange is neither building nor destroying: there is no tax and no confiscation. Cards under a Museum and coins on the districts go along.
cit-13-10 = The Marshal may seize one district of cost 3 or less from another player's city; you pay its owner gold equal to that cost.
cit-13-11 = The Marshal's limit of 3 looks only at the district's cost. A beautifying coin raises the cost and counts; the extra gold for a Great Wall does not.
    .ruling = R-47
cit-13-12 = The Marshal cannot seize from a completed city, nor take a district identical to one in your own city, even with a Quarry. Seizing is not building: it is not taxed and does not use up the building limit.

## 14. Rank 9

cit-14-1 = In your turn the Queen gains 3 gold if one of your two neighbours at the table revealed the rank 4 character this round.
cit-14-2 = If the neighbour's rank 4 character was killed, the Queen gains the 3 gold when that card is revealed at the end of the round.
cit-14-3 = For the Queen it matters who held the rank 4 card, not who has the crown. A bewitched rank 4 character counts as revealed by the player who holds it. A killed Queen gains nothing, not even at the end of the round.
    .ruling = R-48
cit-14-4 = The Artist may put 1 gold from your stash on each of up to two different districts of your city; each of them is then beautified.
cit-14-5 = A district can be beautified only once while it stands in a city. Its cost is 1 higher for good.
cit-14-6 = You may place the Artist's two coins at different moments of your turn, also on a district you built this turn and in a completed city.
    .ruling = R-49
cit-14-7 = If the Tax Collector is among the characters of the game, each player who builds a district puts 1 gold from the stash on the Tax Collector's token right afterwards.
cit-14-8 = The tax is due for every single district built, even for one built free of charge.
cit-14-9 = If you have no gold left after building, you pay no tax and owe none.
cit-14-10 = Districts built on the spot by the Wizard, with the Framework, as a Necropolis or by confiscation are taxed. Exchanged and seized districts are not.
    .ruling = R-50
cit-14-11 = The tax is due in every round, even if the Tax Collector was not chosen, was discarded or was killed. Gold on the token stays there for later rounds.
cit-14-12 = In the Tax Collector's own turn you pay no tax, and once, at any time in that turn, you may take all the gold from the token.
    .ruling = R-51
cit-14-13 = For a confiscated district the Magistrate pays the tax, if there is gold in that stash; the builder does not.
cit-14-14 = With 2 or 3 players, the Tax Collector's player pays the tax when building in the turn of the other character.

## 15. The 30 unique districts

cit-15-1 = Armory (3): in your own turn you may destroy your Armory and with it one other district of your choice, free of charge, in any city, even your own. It is not a rank 8 ability, so Bishop, Keep and Great Wall do not help against it.
    .ruling = R-52
cit-15-2 = Armory: it cannot destroy a district in a completed city. This includes the Armory itself: you cannot use it while your own city is completed.
    .ruling = R-53
cit-15-3 = Basilica (4): at the end of the game you score 1 point for each district in your city with an odd cost, beautifying coins included. The Basilica itself is even, or odd if beautified.
    .ruling = R-54
cit-15-4 = Capitol (5): at the end of the game you score 3 points if at least three districts in your city are of the same type. Unique counts as a type, and the Haunted Quarter counts as the type chosen for it. You score this only once, however many types reach three.
cit-15-5 = Dragon Gate (6): at the end of the game you score 2 points. For everything else its cost remains 6.
cit-15-6 = Factory (5): you pay 1 gold less for every other unique district you build, but never for the Factory itself. Only the price is lower; the district's cost stays the same.
cit-15-7 = Framework (3): when you build a district, you may destroy your Framework instead of paying the price.
cit-15-8 = Framework: in all else this is an ordinary build: after gathering, within the building limit, taxed, and no duplicates. But it is not paid for, so it cannot be confiscated and the Alchemist gets nothing back. Whether you may build is checked before the Framework is destroyed. You may use it in a completed city too.
    .ruling = R-55
cit-15-9 = Gold Mine (6): when you gather gold, you take 3 instead of 2.
cit-15-10 = Great Wall (6): the rank 8 character must pay 1 gold more to use its ability on any other district in this city; the Great Wall itself is no dearer. A Diplomat who owns it does not pay extra for the district handed over.
cit-15-11 = Great Wall: the extra gold is always due, even if nothing else has to be paid. It goes where the rest of the payment goes: the Warlord pays it to the bank, the Diplomat and the Marshal to the owner of the city.
    .ruling = R-56
cit-15-12 = Haunted Quarter (2): at the end of the game it counts as one type of your choice and as no other; if that is not unique, it no longer counts as unique. One choice holds for all scoring, and the best one is taken for you automatically. During the game it is simply unique.
    .ruling = R-57
cit-15-13 = Imperial Treasury (5): at the end of the game you score 1 point for each gold in your stash. Gold on districts or tokens does not count.
cit-15-14 = Ivory Tower (5): at the end of the game you score 5 points for the Ivory Tower if it is the only unique district in your city. A Haunted Quarter that counts as another type does not spoil this.
    .ruling = R-58
cit-15-15 = Keep (3): the rank 8 character cannot use its ability on the Keep; a Warlord cannot even destroy their own. A Diplomat may hand over their own Keep. The Keep does not stop the Armory, the Necropolis or the Magistrate.
    .ruling = R-42
cit-15-16 = Laboratory (5): once per turn you may discard 1 card from your hand to gain 2 gold.
cit-15-17 = Library (6): when you gather cards, you keep all the cards you draw. This is for gathering only, not for the Scholar or other draws.
cit-15-18 = Map Room (5): at the end of the game you score 1 point for each card in your hand. A Secret Vault you reveal from your hand still counts.
    .ruling = R-59
cit-15-19 = Monument (4): you cannot build it if you have five or more districts in your city. These are counted as cards, and the number is five even when a city needs 8 districts. The Monument counts as 2 districts towards completing your city and as 1 for everything else.
    .ruling = R-60
cit-15-20 = Monument: with five or more districts you cannot build it, nor confiscate it, but you may still receive it in an exchange.
    .ruling = R-31
cit-15-21 = Museum (4): once per turn you may put 1 card from your hand face down under it. At the end of the game you score 1 point for each card under it. If the Museum is exchanged or seized, the cards go along; if it is destroyed, they go face down to the bottom of the deck. They do not count as cards in hand.
cit-15-22 = Necropolis (5): instead of paying, you may build it by destroying one district of your choice in your own city, even the Keep. Then it does not count as paid for. It still uses up the building limit and is taxed.
cit-15-23 = Observatory (4): when you gather cards, you draw 3 instead of 2 and keep 1. Together with the Library you keep all 3.
cit-15-24 = Park (6): if you have no cards in hand at the end of your turn, you gain 2 cards. When the Witch's turn is put on hold, that is not its end; if her turn is never resumed, she gets nothing.
cit-15-25 = Poor House (4): if you have no gold in your stash at the end of your turn, you gain 1 gold. An Alchemist without gold gets this first and the refund afterwards. When the Witch's turn is put on hold, that is not its end; if her turn is never resumed, she gets nothing.
cit-15-26 = Quarry (5): you may build any number of districts identical to ones in your city. It does not let the Magistrate, Diplomat or Marshal take an identical district.
cit-15-27 = School of Magic (6): when an ability gives you gold or cards for districts, it counts, each time anew, as the type you want. It is one district, so the Abbot gets one gold or one card for it. For everything else, including scoring and the Trader's limit, it is unique.
cit-15-28 = Secret Vault (no cost): it cannot be built by any means. If it is in your hand at the end of the game, you reveal it and score 3 points. It is a unique card for the Spy, and it can be discarded, given, taken or put under a Museum like any other card.
cit-15-29 = Smithy (5): once per turn you may pay 2 gold to gain 3 cards.
cit-15-30 = Stables (2): building it does not count against the building limit, even if it is confiscated.
cit-15-31 = Statue (3): you score 5 points if you have the crown at the end of the game, that is, after the crown effect of a killed rank 4 character in the last round.
    .ruling = R-07
cit-15-32 = Theater (6): at the end of each selection phase you may exchange your character card with that of an opponent of your choice, who cannot refuse. You choose the player without seeing any card. Both of you may look at your new card, but nothing is revealed until it is called. Everybody knows that an exchange took place.
cit-15-33 = Theater with 2 or 3 players: you choose which of your two characters to give, and take one of the opponent's two at random.
cit-15-34 = Thieves' Den (6): you may pay any part of its price with cards from your hand, 1 card for 1 gold; the cards are discarded. If it is confiscated, you get back the gold only. Even if you paid with cards alone, it counts as paid for and can be confiscated.
    .ruling = R-61
cit-15-35 = Wishing Well (5): at the end of the game you score 1 point for each unique district in your city, this one included.

## 16. End of the game and scoring

cit-16-1 = Once a city is completed, the game ends after the current round. All remaining characters still take their turns, and everything due at the end of the round still happens: a killed rank 4 character is revealed and its crown effect takes place, and a Queen waiting for it gets her gold.
cit-16-2 = You score the sum of the costs of all districts in your city; each beautifying coin adds 1.
cit-16-3 = You score 3 points if your city has at least one district of each of the five types.
cit-16-4 = The first player to complete a city scores 4 points; every other player who completed theirs scores 2. Nobody gets both.
cit-16-5 = Then the extra points of unique districts are added. Gold and cards by themselves are worth nothing.
cit-16-6 = The player with the most points wins. In a tie, the tied player who revealed the character of the highest rank in the last round wins.
cit-16-7 = For the tie-break a bewitched character counts for the player who holds it, and the Witch counts as rank 1. A killed character does not count, except a rank 4 character revealed at the end of the round. With 2 or 3 players, the higher of your revealed characters counts. If you revealed none, you count as rank 0.
    .ruling = R-62

## 17. Two and three players

cit-17-1 = With 2 or 3 players everybody plays two characters per round. You have one stash, one hand and one city, and two separate turns in order of rank.
cit-17-2 = A character's abilities, limits and restrictions apply only in that character's turn. The Bishop's protection lasts for the round and covers your whole city. Threats and warrants act only in the marked character's turn. District effects usable once per turn can be used in each of your two turns.
    .ruling = R-64
cit-17-3 = If one of your characters is killed, bewitched, robbed, threatened or marked with a warrant, the turn of your other character is not affected. A robbery does empty the one stash you share between them, though.
cit-17-4 = Other things that differ with 2 or 3 players: characters are chosen in a special way, two for each player; a city is completed with 8 districts; rank 9 is not used with 2 players and always used with 3; the Queen is never allowed, nor the Emperor with 2 players; the Theater swaps one of two characters; the Tax Collector's player pays tax in the other character's turn. The Assassin and the Witch may name your own second character, and so may the Thief, but then no gold moves; your own warrant on your second character has no effect, and your own threat on it is settled without any gold changing hands.

## 18. Differences between the two prints

cit-18-1 = The 2016 and the 2021 print agree in every playing rule, character and district note that can be read in both. Choosing a print changes only the list of presets.
cit-18-2 = The 2021 print has three presets: Devious Dignitaries, Illustrious Emissaries and Vicious Nobles. Each names one character for every rank from 1 to 8, a ninth one in case rank 9 is used, and 14 unique districts.
cit-18-3 = The 2016 print has six presets: Ambitious Aristocrats, Cunning Agents, Tenacious Delegates, and its own versions of the three presets of 2021. In these, Devious Dignitaries has the Framework instead of the Gold Mine, Illustrious Emissaries has the Museum instead of the Capitol, and Vicious Nobles has the Navigator instead of the Architect and the Laboratory instead of the Stables.
cit-18-4 = In Vicious Nobles of the 2021 print rank 6 is the Merchant, as printed. The Trader was probably meant, because then the three presets would use all 27 characters; so you may choose the Trader as an option.
    .ruling = R-63
