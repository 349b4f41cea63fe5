### Citadels on the table, for both clients: labels, fates of characters, cards, points, the guide.
###
### Variables: $seat a player, $char, $district, $districts, $type names of things; $n, $goal, $cost, $limit numbers.

## On things

citadels-board-marked = csere

## The bar

citadels-board-round = { $n }. forduló
citadels-board-phase-selection = Kiválasztás
citadels-board-phase-turns = Körök
citadels-board-phase-end = Forduló vége
citadels-board-deck = { $n } lap a pakliban
citadels-board-tax = { $n } adó

## Cities and seats

citadels-board-cast = Karakterek a szólítás sorrendjében
citadels-board-city = { $seat } városa
citadels-board-cards = { $n ->
    [one] { $n } lap a kézben
   *[other] { $n } lap a kézben
}
citadels-board-size = { $n } kerület, a cél { $goal }
citadels-board-of = / { $n }
citadels-board-crown = nála a korona
citadels-board-rank = { $n }. rang
citadels-board-no-districts = még nincs kerülete
citadels-board-tile = { $district }, { $type }, költsége { $cost }, { $seat } városa
citadels-board-hand-card = { $district }, { $type }, költsége { $cost }, a kezedben
citadels-board-offer-card = { $district }, { $type }, költsége { $cost }
citadels-board-char-name = { $char }, { $n }. rang
citadels-board-tag-safe = Védett a 8-as rangtól
citadels-board-tag-last = Még egy, és vége a játéknak
citadels-board-near = Már csak egy kerület, és kész a városod ({ $n } / { $goal })
citadels-board-tag-complete = Befejezett város
citadels-board-tag-first = Elsőként befejezve: 4 pont
citadels-board-tag-museum = { $n ->
    [one] { $n } lap a Múzeumban
   *[other] { $n } lap a Múzeumban
}
citadels-board-tag-known = Tudod, hogy nála van: { $districts }

## Fates of characters

citadels-board-state-out = Kikerült
citadels-board-state-silent = Hallgat
citadels-board-state-killed = Halott
citadels-board-state-you = Te
citadels-board-fate-shown = Ebben a fordulóban felfedte: { $seat }.
citadels-board-fate-mine = A tiéd, és senki sem tudja.
citadels-board-fate-killed = Ebben a fordulóban meggyilkolták.
citadels-board-fate-silent = Szólították, de senki sem jelentkezett.
citadels-board-mark-robbed = Kirabolják, amikor felfedik.
citadels-board-mark-bewitched = Megbabonázták.
citadels-board-mark-warrant = Parancs van rajta.
citadels-board-mark-signed = Az aláírt parancs van rajta.
citadels-board-mark-threat = Fenyegetés van rajta.
citadels-board-mark-flowered = A virágos keszkenő van rajta.
citadels-board-mark-bribed = A fenyegetést kifizették.

## Hand and offers

citadels-board-your-characters = { $n ->
    [one] A karaktered
   *[other] A karaktereid
}
citadels-board-no-character = Még nem választottál
citadels-board-your-hand = A kezed · { $n }
citadels-board-limit = Megépítve: { $n } / { $limit }
citadels-board-offer-draft = Ezeket kaptad · { $n }
citadels-board-offer-keep = Húzott lapok · 1 marad
citadels-board-offer-take = { $seat } keze · 1-et elveszel
citadels-board-offer-hide = Mutasd a városokat
citadels-board-offer-show = Mutasd a lapokat
citadels-board-only-you = Csak te látod

## Cards

citadels-board-kind-district = { $cost ->
    [none] Kerület, { $type }, nem építhető meg
   *[other] Kerület, { $type }, költsége { $cost }
}
citadels-board-kind-char = { $limit ->
    [0] Karakter, { $rank }. rang, nem építhet
    [1] Karakter, { $rank }. rang
   *[other] Karakter, { $rank }. rang, legfeljebb { $limit } kerületet építhet
}
citadels-board-copies = { $n ->
    [one] Egyetlen ilyen lap van.
   *[other] { $n } ilyen lap van.
}
citadels-board-stands = Itt áll: { $seat } városa.
citadels-board-type = Kerülettípus: { $type }
citadels-board-type-noble = A nemesi kerületek után a Király, a Császár és a Patrícius kap jövedelmet.
citadels-board-type-religious = Az egyházi kerületek után a Püspök, az Apát és a Bíboros kap jövedelmet.
citadels-board-type-trade = A kereskedelmi kerületek után a Kereskedő és a Szatócs kap jövedelmet.
citadels-board-type-military = A katonai kerületek után a Hadúr, a Diplomata és a Marsall kap jövedelmet.
citadels-board-type-unique = Minden egyedi kerületből egy van, és mindegyiknek saját hatása van.

## Points

citadels-board-score-now = Ha most érne véget
citadels-board-score-end = Pontok
citadels-board-score-types = Öt típus
citadels-board-score-finish = Befejezés
citadels-board-score-uniques = Egyedi
citadels-board-score-note = A nyílt információk alapján: a kézben tartott Titkos kripta nem számít bele.
citadels-board-facts-uniques = A játék egyedi kerületei
citadels-board-facts-types = Kerülettípusok
citadels-board-facts-goal = Ha egy városban { $n } kerület áll, a forduló végén vége a játéknak.

## Short effects on cards: characters (at most 90 letters)

citadels-board-char-assassin = Nevezz meg egy karaktert: ebben a fordulóban kimarad a köre.
citadels-board-char-witch = Babonázz meg egy karaktert, és azzal fejezd be a körödet.
citadels-board-char-magistrate = Tegyél le három parancsot: az aláírt elkoboz egy kerületet.
citadels-board-char-thief = Nevezz meg egy karaktert: amikor szólítják, minden aranya a tiéd.
citadels-board-char-spy = Nevezz meg egy típust, és nézz bele egy kézbe: találatonként 1 arany és 1 lap.
citadels-board-char-blackmailer = Fenyegess meg két karaktert: lefizetnek, vagy mindent elviszel.
citadels-board-char-magician = Cserélj kezet valakivel, vagy cserélj lapokat a paklival.
citadels-board-char-wizard = Vegyél el egy lapot, és akár építsd is meg. Egyformát is építhetsz.
citadels-board-char-seer = Vegyél el mindenkitől egy lapot, és adj vissza egyet. 2-t építhetsz.
citadels-board-char-king = Nemesi kerületenként 1 arany. Tiéd a korona.
citadels-board-char-emperor = Nemesi kerületenként 1 arany. Adj koronát aranyért vagy lapért.
citadels-board-char-patrician = Nemesi kerületenként 1 lap. Tiéd a korona.
citadels-board-char-bishop = Egyházi kerületenként 1 arany. Védett a 8-as rangtól.
citadels-board-char-abbot = Egyházi kerületenként arany vagy lap. 1 arany a leggazdagabbtól.
citadels-board-char-cardinal = Egyházi kerületenként 1 lap. Építéshez lapokért kölcsönözhet.
citadels-board-char-merchant = Kereskedelmi kerületenként 1 arany, és még 1 arany.
citadels-board-char-alchemist = A kerületekért fizetett aranyat a köröd végén visszakapod.
citadels-board-char-trader = Kereskedelmi kerületenként 1 arany; ezek nem számítanak a korlátba.
citadels-board-char-architect = 2 további lap. Legfeljebb 3 kerületet építhetsz.
citadels-board-char-navigator = 4 arany vagy 4 lap. Nem építhet.
citadels-board-char-scholar = Húzz 7 lapot, 1-et tarts meg. Legfeljebb 2 kerületet építhetsz.
citadels-board-char-warlord = Katonai kerületenként 1 arany. Elpusztíthatsz egy kerületet 1-gyel olcsóbban.
citadels-board-char-diplomat = Katonai kerületenként 1 arany. Elcserélhetsz egy kerületet.
citadels-board-char-marshal = Katonai kerületenként 1 arany. Lefoglalhatsz egy legfeljebb 3-as költségűt.
citadels-board-char-queen = 3 arany, ha a szomszédod a 4-es rangú.
citadels-board-char-artist = Szépítsd meg legfeljebb két kerületedet: végleg +1 mindegyik.
citadels-board-char-tax_collector = Aki épít, 1 adót fizet; te beszedheted az egészet.

## Short effects on cards: unique districts (at most 60 letters)

citadels-board-unique-armory = Vele együtt egy másik kerület is elpusztítható
citadels-board-unique-basilica = Végén: 1 pont páratlan költségű kerületenként
citadels-board-unique-capitol = Végén: 3 pont, ha van három egyforma típus
citadels-board-unique-dragon_gate = Végén: 2 pluszpont
citadels-board-unique-factory = A többi egyedi kerület 1-gyel olcsóbb
citadels-board-unique-framework = Fizetés helyett elpusztítható
citadels-board-unique-gold_mine = 2 helyett 3 aranyat gyűjtesz
citadels-board-unique-great_wall = A 8-as rang itt 1-gyel többet fizet
citadels-board-unique-haunted_quarter = Végén: bármely egy típusnak számít
citadels-board-unique-imperial_treasury = Végén: aranyanként 1 pont
citadels-board-unique-ivory_tower = Végén: 5 pont, ha ez az egyetlen egyedi
citadels-board-unique-keep = A 8-as rangnak nincs hatalma fölötte
citadels-board-unique-laboratory = Körönként: 1 lapért 2 arany
citadels-board-unique-library = Minden gyűjtött lapot megtartasz
citadels-board-unique-map_room = Végén: kézben lévő laponként 1 pont
citadels-board-unique-monument = 2 kerületnek számít. Öt után nem építhető
citadels-board-unique-museum = Körönként 1 lap alá; végén laponként 1 pont
citadels-board-unique-necropolis = Fizetés helyett saját kerület pusztulhat
citadels-board-unique-observatory = Gyűjtéskor 3 lapot húzol
citadels-board-unique-park = Üres kézzel a kör végén: 2 lap
citadels-board-unique-poor_house = Arany nélkül a kör végén: 1 arany
citadels-board-unique-quarry = Egyforma kerületet is építhetsz
citadels-board-unique-school_of_magic = Jövedelemnél bármely típusnak számít
citadels-board-unique-secret_vault = Nem építhető. Végén a kezedben: 3 pont
citadels-board-unique-smithy = Körönként: 2 aranyért 3 lap
citadels-board-unique-stables = Nem számít a korlátodba
citadels-board-unique-statue = Végén: 5 pont, ha tiéd a korona
citadels-board-unique-theater = A kiválasztás után karaktert cserélhetsz
citadels-board-unique-thieves_den = Lapokkal is fizethető
citadels-board-unique-wishing_well = Végén: egyedi kerületenként 1 pont

## First match: the goal, and tips

citadels-board-aim = A célod: a legértékesebb város, amikor valakié elkészül.

citadels-board-tip-bluff = Csak az egyik jelző valódi. Oda tedd, ahol építeni fognak vagy sok az arany; a többi csak ijesztget.
citadels-board-tip-destroy = Az olcsó kerületek olcsón dőlnek le. Befejezett várost nem lehet bántani, ezért az utolsó kerület előtt csapj le.
citadels-board-tip-unique = Az egyedi kerületek a megépítésüktől kezdve hatnak; amelyiket használni kell, azt körönként egyszer lehet.
citadels-board-tip-goal = Valaki közel jár a város befejezéséhez. Azt a fordulót még mindenki végigjátssza, készülj az utolsó körödre.
citadels-board-tip-points = Egy város elkészült. Most már a pontok számítanak: a költségek, az öt típus, az egyedi kerületek.

## Text mode

citadels-board-text-cast = Karakterek
citadels-board-text-cities = Városok
citadels-board-text-hand = A lapjaid
citadels-board-text-char = { $n }. { $char }

## Long names with the places where they may be broken

citadels-board-broken-ivory_tower = Elefántcsont{"\u00AD"}torony
citadels-board-broken-observatory = Csillag{"\u00AD"}vizsgáló
citadels-board-broken-trading_post = Kereskedő{"\u00AD"}ház
citadels-board-broken-haunted_quarter = Kísértet{"\u00AD"}város
citadels-board-broken-smithy = Kovács{"\u00AD"}műhely
citadels-board-broken-laboratory = Laborató{"\u00AD"}rium
citadels-board-broken-school_of_magic = Varázs{"\u00AD"}tanoda
citadels-board-broken-thieves_den = Tolvaj{"\u00AD"}tanya
citadels-board-broken-wishing_well = Kívánság{"\u00AD"}kút
citadels-board-broken-dragon_gate = Sárkány{"\u00AD"}kapu
citadels-board-broken-keep = Erődít{"\u00AD"}mény
citadels-board-broken-necropolis = Temető
citadels-board-broken-monastery = Kolostor
citadels-board-broken-watchtower = Őrtorony

## In a terminal

citadels-board-goal = cél { $n } kerület
citadels-board-city-size = város { $n }/{ $goal }
citadels-board-known = tudod, hogy nála van:
citadels-board-letter-noble = N
citadels-board-letter-religious = E
citadels-board-letter-trade = K
citadels-board-letter-military = H
citadels-board-letter-unique = U
citadels-board-list-face-up = képpel felfelé eldobva (×)
citadels-board-list-killed = meggyilkolva
citadels-board-list-bewitched = megbabonázva
citadels-board-list-robbed = kirabolandó
citadels-board-list-warrants = parancsok
    .real = aláírt
citadels-board-list-threats = fenyegetések
    .real = virágos
citadels-board-list-bribed = lefizetve
