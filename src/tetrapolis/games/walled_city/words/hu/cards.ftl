### The Walled City: names and short texts of the game, its guilds, boards, factions, phases, citizens and options.

## Guilds: Londonderry and shared

walled_city-guild-mercers = Selyemkereskedő
    .acc = Selyemkereskedőt
    .text = Ellenfelenként legfeljebb egy nemest, akár őrszemet is, kicserélsz egy nemesre a készletedből.
walled_city-guild-grocers = Fűszeres
    .acc = Fűszerest
    .text = Használod egy másik játékosnál lévő céh képességét, akár használta már, akár nem. Ő 3 szavazatot kap.
walled_city-guild-drapers = Méteráru-kereskedő
    .acc = Méteráru-kereskedőt
    .text = Építés előtt: ebben a körben útra teszel utat, vagy falra falat, mintha a hely üres volna.
walled_city-guild-fishmongers = Halkereskedő
    .acc = Halkereskedőt
    .text = Egy területen álló nemest négy ugyanolyan színű földművesre cserélsz, ha van ennyi a tulajdonosa készletében.
walled_city-guild-goldsmiths = Aranyműves
    .acc = Aranyművest
    .text = Lerombolsz egy megépült utat vagy falat: a hely nyitott lesz, és többé semmi sem építhető oda.
walled_city-guild-skinners = Bőrnyúzó
    .acc = Bőrnyúzót
    .text = Egy megépült utat vagy falat a tábláról a dobozba teszel. A hely újra beépíthető.
walled_city-guild-merchant_taylors = Szabó
    .acc = Szabót
    .text = Egy ellenfeled egyik földművesét visszateszed a tulajdonosa készletébe.
walled_city-guild-haberdashers = Rövidáru-kereskedő
    .acc = Rövidáru-kereskedőt
    .text = Legfeljebb négyszer újradobsz egy kockát, vagy feldobsz egy felméréslapkát. Mindig lehet ugyanaz is.
walled_city-guild-salters = Besózó
    .acc = Besózót
    .text = Leraksz a készletedből egy nemest és egy földművest bármelyik területre, vagy csak az egyiket.
walled_city-guild-ironmongers = Vaskereskedő
    .acc = Vaskereskedőt
    .text = Minden játékosnak, magadnak is, egy nemesét területről toronyba teszed. Ehhez mindenkinek kell nemes a városban.
walled_city-guild-vintners = Bortermelő
    .acc = Bortermelőt
    .text = Egy játékos (akár te) három földművesét kicseréled a készletében lévő nemesekre, ugyanazokon a területeken.
walled_city-guild-clothworkers = Posztógyári munkás
    .acc = Posztógyári munkást
    .text = Két kockát vagy két felméréslapkát a legkisebb értékére állítasz.

## Guilds: Borderlands

walled_city-guild-carpenters = Ács
    .acc = Ácsot
    .text = Kerítéssel kettéosztasz egy területet, és szétosztod a polgárait. A kocka vagy lapka oda kerül, ahol többen vannak.
walled_city-guild-bakers = Pék
    .acc = Péket
    .text = A köröd elején: kihagyod a kört, feladsz egy utat vagy falat és három nemesedet a tábláról, és kapsz 13 szavazatot.
walled_city-guild-barbers = Borbély
    .acc = Borbélyt
    .text = Két tetszőleges nemest, akár őrszemet is, a tábláról a dobozba teszel.
walled_city-guild-saddlers = Szíjgyártó
    .acc = Szíjgyártót
    .text = Három földműves vagy két nemes, bármilyen színű, átlép egy-egy ösvényen vagy úton. Az őrszemek maradnak.
walled_city-guild-painter_stainers = Festő-színező
    .acc = Festő-színezőt
    .text = Ellenfelenként legfeljebb egy földművest kicserélsz egy földművesre a készletedből.
walled_city-guild-butchers = Mészáros
    .acc = Mészárost
    .text = Mindenkinek adsz egy kártyát, ők nagyobb összértékűt adnak vissza. Aki nem tud, annak a kezéből te választasz.
walled_city-guild-armourers = Fegyvermester
    .acc = Fegyvermestert
    .text = Két nemest a készletedből egy vagy két toronyba teszel.
walled_city-guild-curriers = Tímár
    .acc = Tímárt
    .text = Felcserélsz két kockát, két felméréslapkát, vagy egyet-egyet. Toronyba nem kerülhet lapka.

## Boards

walled_city-board-londonderry = Londonderry
walled_city-board-borderlands = Határvidék

## Factions

walled_city-faction-yellow = sárga
walled_city-faction-blue = kék
walled_city-faction-purple = lila
walled_city-faction-green = zöld
walled_city-faction-orange = narancssárga

## Phases

walled_city-phase-a = Csatlakozás
walled_city-phase-b = Építés
walled_city-phase-c = Szavazatszámlálás
walled_city-phase-d = Védelem

## Citizens

walled_city-kind-peasant = földműves
walled_city-kind-noble = nemes

## Options

walled_city-option-board = Játéktábla
    .text = Melyik táblán játszotok: londonderry, az egyszerűbb, vagy borderlands, a Határvidék, T-ösvényekkel és néhány saját szabállyal.
walled_city-option-guild_deck = Céhpakli
    .text = Mely céheket keveritek meg: a tábla 12 céhét (own) vagy mind a 20-at (mixed).
walled_city-option-taylors_permanent = Állandó Szabó
    .text = A Szabó az építési fázisban minden körödben működik-e (igen), vagy csak fordulónként egyszer (nem).
walled_city-option-defence_cards = Védelmi kártyák két játékosnál
    .text = Hány kártyát rak le két játékosnál mindenki egy védelmi fázisban: 1 vagy 2. Több játékosnál mindig 1.
walled_city-option-first_player = Kezdőjátékos
    .text = Ki választ először céhet: random, azaz a véletlen dönt, vagy egy hely száma; az első helyé 0.
walled_city-option-starting_road = Kezdő út
    .text = Ki választja három játékosnál a kezdő út ösvényét: a kezdőjátékos (first_player) vagy a véletlen (random).
walled_city-option-neutral_votes = A semleges szín szavazatai
    .text = Látszódnak-e két játékosnál a semleges szín szavazatai: nem vagy igen. Sosem számítanak.
walled_city-option-defence_guilds = Céhek a védelmi fázisban
    .text = Használhatjátok-e a céheket a védelmi fázisban is, a saját körötökben, a kártya lerakása előtt vagy után: nem vagy igen.
walled_city-option-rules = A szabályok változata
    .text = Szabályaink melyik változatát követi a játszma. Ezt senki sem választja: a játszma azokkal a szabályokkal folytatódik, amelyekkel elkezdődött.
