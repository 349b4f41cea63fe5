### Citadels: names and short texts of the game, its characters, districts, types, presets and terms.

## Characters, rank 1

citadels-char-assassin = Assassin
    .text = Name another character: it is killed this round. When it is called, its player stays silent, does not reveal it and loses the whole turn. Only the crown effect of a killed rank 4 character still happens, at the end of the round.
citadels-char-witch = Witch
    .text = Gather first, then you must name another character; your turn is put on hold. When that character is called, its player only gathers, and then you finish your turn as that character, with all its abilities and limits but your own hand, gold and city. Before the hold you cannot build, and only your Gold Mine, Library and Observatory work. If nobody has that character, your turn never resumes; a bewitched King or Patrician still takes the crown.
citadels-char-magistrate = Magistrate
    .text = Place the three warrants face down on three other characters; only one is signed. The first time the player of the signed character pays for a district in that turn, you may reveal the warrant and build that district in your own city for free. The builder gets all the gold back, but the build still uses up the building limit. You cannot take a district you already have.

## Characters, rank 2

citadels-char-thief = Thief
    .text = Name a character of rank 3 or higher, but not the killed or the bewitched one. When it is revealed, you take all the gold in its player's stash, before that player does anything. Gold gained later in that turn is safe.
citadels-char-spy = Spy
    .text = Choose another player and name a district type, then look at that hand. For each card of that type, take 1 gold from that player and gain 1 card from the deck. If the gold runs out, you take all there is and still gain every card.
citadels-char-blackmailer = Blackmailer
    .text = Place the two threats face down on two other characters, but not on rank 1, the killed or the bewitched one; only one threat is flowered. A threatened player must gather at once and then may bribe you with half their gold, rounded down, to remove the threat unseen. If they refuse, you may reveal it: if it is flowered, you take all their gold.

## Characters, rank 3

citadels-char-magician = Magician
    .text = Once in your turn do one of two things. Either swap your whole hand with another player's, even if one of them is empty; or discard any number of cards to the bottom of the deck and gain as many.
citadels-char-wizard = Wizard
    .text = Look at another player's hand and take one card of your choice from it. Either pay to build it at once, which does not use up your building limit but is possible only after gathering, or put it in your hand. This turn you may build districts identical to ones in your city.
citadels-char-seer = Seer
    .text = Take a random card from the hand of every other player, then give each of them one card of your choice from your hand. Players without cards are skipped. You may build up to 2 districts this turn.

## Characters, rank 4

citadels-char-king = King
    .text = Gain 1 gold for each noble district in your city. You must take the crown in your turn: from then on you call the characters, and you choose first in the next round. If you are killed, you take the crown at the end of the round.
citadels-char-emperor = Emperor
    .text = Gain 1 gold for each noble district in your city. In your turn you must pass the crown from the player who has it to a different player, but not to yourself. Take 1 gold or 1 random card from the new crowned player. If you are killed, you pass the crown at the end of the round, but take nothing.
citadels-char-patrician = Patrician
    .text = Gain 1 card for each noble district in your city. You must take the crown in your turn: from then on you call the characters, and you choose first in the next round. If you are killed, you take the crown at the end of the round.

## Characters, rank 5

citadels-char-bishop = Bishop
    .text = Gain 1 gold for each religious district in your city. This round the rank 8 character cannot use its ability on your districts, unless you are killed. If you are bewitched, the Witch's districts are protected instead.
citadels-char-abbot = Abbot
    .text = For each religious district in your city gain 1 gold or 1 card, in any mix you announce beforehand. Once in your turn, if another player has more gold than you, the richest player must give you 1 gold. If several others are tied for richest, you choose who pays; if you are among the richest yourself, you get nothing.
citadels-char-cardinal = Cardinal
    .text = Gain 1 card for each religious district in your city. Once in your turn, if you are short of gold for a district, you may take exactly the missing gold from one other player. Give that player one card from your hand for each gold, then you must build that district.

## Characters, rank 6

citadels-char-merchant = Merchant
    .text = Gain 1 gold for each trade district in your city. You also gain 1 extra gold, whatever you gathered.
citadels-char-alchemist = Alchemist
    .text = At the end of your turn you get back all the gold you paid to build districts in that turn. You must still be able to pay when you build. Gold paid for anything else, such as the Smithy or tax, does not come back.
citadels-char-trader = Trader
    .text = Gain 1 gold for each trade district in your city. Trade districts do not use up your building limit, so you may build any number of them plus one other district.

## Characters, rank 7

citadels-char-architect = Architect
    .text = Gain 2 extra cards, whatever you gathered, and keep both. You may build up to 3 districts this turn.
citadels-char-navigator = Navigator
    .text = Gain either 4 gold or 4 cards, whatever you gathered. You cannot build any district this turn, not even a free one or the Stables.
citadels-char-scholar = Scholar
    .text = Draw 7 cards, keep 1 and shuffle the rest into the deck. You may build up to 2 districts this turn.

## Characters, rank 8

citadels-char-warlord = Warlord
    .text = Gain 1 gold for each military district in your city. You may destroy one district by paying the bank 1 gold less than its cost; it may be your own. Districts in a completed city, the Bishop's districts and the Keep are safe.
citadels-char-diplomat = Diplomat
    .text = Gain 1 gold for each military district in your city. You may exchange one of your districts for one in another city; if theirs costs more, pay that player the difference. You cannot take from a completed city, from the Bishop, or the Keep, and neither city may get a district it already has.
citadels-char-marshal = Marshal
    .text = Gain 1 gold for each military district in your city. You may seize a district costing 3 or less from another city by paying its owner that cost. You cannot take from a completed city, from the Bishop, or the Keep, nor a district you already have.

## Characters, rank 9

citadels-char-queen = Queen
    .text = In your turn gain 3 gold if a player sitting right next to you revealed the rank 4 character this round. If that character was killed, you get the gold when it is revealed at the end of the round. Who has the crown does not matter.
citadels-char-artist = Artist
    .text = Beautify up to two of your districts by putting 1 gold from your stash on each. A beautified district costs 1 more for good, for points and for everything else. Each district can be beautified only once.
citadels-char-tax_collector = Tax Collector
    .text = As long as this character is in the game, everybody who builds a district then puts 1 gold on the Tax Collector's token, if they have any left. This goes on even in rounds when nobody has the Tax Collector or it is killed. In your turn as the Tax Collector you pay no tax and may take all the gold from the token.

## Basic districts

citadels-district-manor = Manor
    .text = A plain noble district.
citadels-district-castle = Castle
    .text = A plain noble district.
citadels-district-palace = Palace
    .text = A plain noble district.
citadels-district-temple = Temple
    .text = A plain religious district.
citadels-district-church = Church
    .text = A plain religious district.
citadels-district-monastery = Monastery
    .text = A plain religious district.
citadels-district-cathedral = Cathedral
    .text = A plain religious district.
citadels-district-tavern = Tavern
    .text = A plain trade district.
citadels-district-market = Market
    .text = A plain trade district.
citadels-district-trading_post = Trading Post
    .text = A plain trade district.
citadels-district-docks = Docks
    .text = A plain trade district.
citadels-district-harbor = Harbor
    .text = A plain trade district.
citadels-district-town_hall = Town Hall
    .text = A plain trade district.
citadels-district-watchtower = Watchtower
    .text = A plain military district.
citadels-district-prison = Prison
    .text = A plain military district.
citadels-district-barracks = Barracks
    .text = A plain military district.
citadels-district-fortress = Fortress
    .text = A plain military district.

## Unique districts

citadels-district-armory = Armory
    .text = In your turn you may destroy your Armory to destroy one other district in any city, free of charge. It cannot be used on, or from, a completed city; Bishop, Keep and Great Wall do not stop it.
citadels-district-basilica = Basilica
    .text = At the end of the game: 1 extra point for each district in your city with an odd cost. A beautifying coin adds 1 to the cost.
citadels-district-capitol = Capitol
    .text = At the end of the game: 3 extra points if at least three districts in your city are of the same type. Scored only once.
citadels-district-dragon_gate = Dragon Gate
    .text = At the end of the game: 2 extra points.
citadels-district-factory = Factory
    .text = You pay 1 gold less for every other unique district you build. The cost of the district itself does not change.
citadels-district-framework = Framework
    .text = When you build a district, you may destroy your Framework instead of paying. The build still uses up your building limit; it is not paid for, so it cannot be confiscated.
citadels-district-gold_mine = Gold Mine
    .text = When you gather gold, you take 3 instead of 2.
citadels-district-great_wall = Great Wall
    .text = The rank 8 character must pay 1 gold more to use its ability on any other district in your city.
citadels-district-haunted_quarter = Haunted Quarter
    .text = At the end of the game it counts as one type of your choice, and only as that one. During the game it is simply unique.
citadels-district-imperial_treasury = Imperial Treasury
    .text = At the end of the game: 1 extra point for each gold in your stash. Gold on districts and tokens does not count.
citadels-district-ivory_tower = Ivory Tower
    .text = At the end of the game: 5 extra points if this is the only unique district in your city. A Haunted Quarter counted as another type does not spoil it.
citadels-district-keep = Keep
    .text = The rank 8 character cannot use its ability on the Keep. It gives no protection against the Armory or the Magistrate; your own Diplomat may hand it over.
citadels-district-laboratory = Laboratory
    .text = Once per turn you may discard 1 card from your hand to gain 2 gold.
citadels-district-library = Library
    .text = When you gather cards, you keep every card you draw. With the Observatory that makes 3.
citadels-district-map_room = Map Room
    .text = At the end of the game: 1 extra point for each card in your hand.
citadels-district-monument = Monument
    .text = You cannot build it if you have five or more districts in your city. It counts as 2 districts towards completing your city, and as 1 for everything else.
citadels-district-museum = Museum
    .text = Once per turn you may put 1 card from your hand face down under the Museum. At the end of the game: 1 extra point for each card under it. The cards move with the Museum; if it is destroyed, they go to the bottom of the deck.
citadels-district-necropolis = Necropolis
    .text = You may build it by destroying one district in your own city instead of paying. The build still uses up your building limit; it is not paid for, so it cannot be confiscated.
citadels-district-observatory = Observatory
    .text = When you gather cards, you draw 3 instead of 2 and keep 1. With the Library you keep all 3.
citadels-district-park = Park
    .text = If you have no cards in hand at the end of your turn, you gain 2 cards.
citadels-district-poor_house = Poor House
    .text = If you have no gold in your stash at the end of your turn, you gain 1 gold. The Alchemist gets this before the refund.
citadels-district-quarry = Quarry
    .text = You may build any number of districts identical to ones in your city. It does not help the Magistrate, Diplomat or Marshal to take a duplicate.
citadels-district-school_of_magic = School of Magic
    .text = When an ability gives you gold or cards for districts, this counts as the type you want, each time anew. For everything else, scoring included, it is unique.
citadels-district-secret_vault = Secret Vault
    .text = It can never be built. At the end of the game: if it is in your hand, reveal it for 3 extra points.
citadels-district-smithy = Smithy
    .text = Once per turn you may pay 2 gold to gain 3 cards.
citadels-district-stables = Stables
    .text = Building it does not use up your building limit. The Navigator still cannot build it.
citadels-district-statue = Statue
    .text = At the end of the game: 5 extra points if you have the crown.
citadels-district-theater = Theater
    .text = At the end of each selection phase you may swap your character card, unseen, with that of an opponent of your choice, who cannot refuse. With 2 or 3 players you choose which character you give and take one of theirs at random.
citadels-district-thieves_den = Thieves' Den
    .text = You may pay any part of its price with cards from your hand, 1 card for 1 gold. The cards are discarded; if it is confiscated, only the gold comes back.
citadels-district-wishing_well = Wishing Well
    .text = At the end of the game: 1 extra point for each unique district in your city, this one included.

## District types

citadels-type-noble = noble
citadels-type-religious = religious
citadels-type-trade = trade
citadels-type-military = military
citadels-type-unique = unique

## Presets

citadels-preset-first_game = First game
    .text = The classic characters and easy districts: the best place to start.
citadels-preset-ambitious_aristocrats = Ambitious Aristocrats
    .text = Warrants, thieves and seizures: grand building plans, and many hands reaching for your districts.
citadels-preset-cunning_agents = Cunning Agents
    .text = Witchcraft, threats and taxes: nobody's turn and nobody's purse is safe.
citadels-preset-tenacious_delegates = Tenacious Delegates
    .text = Cards in motion and patient plans: peeking, trading and collecting points for the end.
citadels-preset-illustrious_emissaries = Illustrious Emissaries
    .text = A game of influence: spells, spies and exchanges between well-guarded cities.
citadels-preset-devious_dignitaries = Devious Dignitaries
    .text = Bluff upon bluff: warrants and threats lie face down, and only their owner knows which ones bite.
citadels-preset-vicious_nobles = Vicious Nobles
    .text = The sharpest set: murder, robbery, destruction, and a tax on every building.
citadels-preset-random = Random
    .text = Characters and unique districts are drawn by lot: no two games are alike.
