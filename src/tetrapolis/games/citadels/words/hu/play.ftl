### Citadels at the table: what happened, what a move means, what went wrong, points and options.
###
### Things take the form that they are asked for: { THE(ACC($district)) }. Players' names take none: put them first, behind
### a colon, or as a possessor ("{ $target } városa"). Buttons (moves) speak in the first person.

## Events: selection phase

citadels-round = { $round }. forduló · kiválasztás
citadels-chooses-first = A korona gazdája { $seat }: ő választ először.
citadels-face-up = Ebben a fordulóban képpel felfelé eldobva: { $chars }.
citadels-picks = { $seat } karaktert választ.
citadels-picks-run = { $seat } karaktert választ.
citadels-drops = { $seat } képpel lefelé eldob egy karakterkártyát.
citadels-you-pick = Megtartod { THE(ACC($char)) }.
citadels-you-drop = Képpel lefelé eldobod { THE(ACC($char)) }.
citadels-theater = Színház: { $seat } és { $target } karaktert cserél.
citadels-theater-idle = { $seat } most nem használja a Színházat.
citadels-you-have = A cserével { THE(ACC($char)) } kaptad.

## Events: calling, gathering, the ends of turn and round

citadels-turns = { $round }. forduló · körök
citadels-called-nobody = Szólítás: { $char }. Senki sem jelentkezik.
citadels-called-nobody-run = Szólítás: { $char }. Senki sem jelentkezik.
citadels-reveals = { $seat } felfedi a karakterét: { $char }.
citadels-robbed = { $n ->
    [0] Rablás: { $target } lecsap, de { $seat } kincstartaléka üres.
   *[other] Rablás: { $target } { $n } aranyat visz el { $seat } kincstartalékából.
}
citadels-gathers-gold = { $seat } { $n } aranyat gyűjt.
citadels-gathers-cards = { $seat } lapokat gyűjt.
citadels-you-draw = Ezt húzod: { $districts }.
citadels-you-keep = Megtartod { THE(ACC($district)) }.
citadels-keeps = { $n ->
    [0] { $seat } megtartja a lapot.
    [one] { $seat } 1 lapot megtart, { $n } lapot a pakli aljára tesz.
   *[other] { $seat } 1 lapot megtart, { $n } lapot a pakli aljára tesz.
}
citadels-gains-cards = { $n ->
    [one] { $seat } { $n } lapot kap.
   *[other] { $seat } { $n } lapot kap.
}
citadels-you-gain-cards = Ezt kapod: { $districts }.
citadels-income = { $seat } { $n } aranyat szed be a kerületei után.
citadels-income-cards = { $n ->
    [one] { $seat } { $n } lapot szed be a kerületei után.
   *[other] { $seat } { $n } lapot szed be a kerületei után.
}
citadels-gives-card = { $target } 1 lapot kap { $seat } kezéből.
citadels-gives-this-card = { $target } { THE(ACC($district)) } kapja { $seat } kezéből.
citadels-park = { $seat } üres kézzel fejezi be a kört: a Park lapokat ad.
citadels-poor-house = { $seat } arany nélkül fejezi be a kört: a Szegényház 1 aranyat ad.
citadels-alchemist = { $seat } Alkimistaként { $n } aranyat visszakap.
citadels-heir = A forduló végén kiderül, ki volt a meggyilkolt { $char } gazdája: { $seat }.
citadels-city-completed = { $place ->
    [1] { $seat } elsőként befejezi a városát. A játék a forduló után véget ér.
   *[other] { $seat } is befejezi a városát.
}
citadels-secret-vault = { $seat } felfedi a Titkos kriptát.
citadels-game-over = Vége a játéknak. Az első helyen { $n } ponttal: { $seats }.

## Events: building

citadels-builds = { $n ->
    [0] { $seat } fizetés nélkül megépíti { THE(ACC($district)) }.
   *[other] { $seat } { $n } aranyért megépíti { THE(ACC($district)) }.
}
citadels-pays = { $n ->
    [0] { $seat } csak lapokkal fizet, és megépítené { THE(ACC($district)) }. A Magisztrátus közbeléphet.
   *[other] { $seat } { $n } aranyat fizet, és megépítené { THE(ACC($district)) }. A Magisztrátus közbeléphet.
}
citadels-confiscates = { $n ->
    [0] { $seat } felfedi az aláírt parancsot, és elkobozza { $target } kerületét: { $district }.
   *[other] { $seat } felfedi az aláírt parancsot, és elkobozza { THE(ACC($district)) }. { $target } visszakap { $n } aranyat.
}
citadels-taxed = { $seat } 1 arany adót tesz az Adószedő jelzőjére.
citadels-framework = { $seat } elpusztítja az Állványzatot, és fizetés nélkül megépíti { THE(ACC($district)) }.
citadels-sacrifices = { $seat } feláldozza { THE(ACC($district)) }, és fizetés nélkül megépíti a Temetőt.
citadels-borrows = { $seat } a hiányzó { $n } aranyat { $target } kincstartalékából veszi el, hogy megépítse { THE(ACC($district)) }.
citadels-spends-card = { $seat } lappal fizet.
citadels-you-spend-card = Ezzel a lappal fizetsz: { $district }.

## Events: characters

citadels-kills = { $seat } meggyilkolja { THE(ACC($char)) }.
citadels-bewitches = { $seat } megbabonázza { THE(ACC($char)) }. A Boszorkány köre egyelőre félbeszakad.
citadels-witch-resumes = { $seat } folytatja a Boszorkány körét, de már { THE($char) } képességeivel.
citadels-warrants = { $seat } lerakja a parancsokat: { $chars }.
citadels-you-sign = Az aláírt parancsod itt van: { $char }. Ezt csak te tudod.
citadels-robs = { $seat } ki akarja rabolni { THE(ACC($char)) }.
citadels-spies = { $seat } kikémleli { $target } kezét. Megnevezett típus: { $type }; zsákmány: { $gold } arany, { $n } lap a pakliból.
citadels-you-see-hand = { $districts ->
    [none] { $target } keze üres.
   *[other] Ezt látod { $target } kezében: { $districts }.
}
citadels-threats = { $seat } lerakja a fenyegetéseket: { $chars }.
citadels-you-flower = A virágos keszkenőd itt van: { $char }. Ezt csak te tudod.
citadels-refuses = { $seat } nem fizet kenőpénzt.
citadels-bribes = { $own ->
    [true] { $seat } leveszi a saját fenyegetését. Arany nem cserél gazdát.
   *[false] { $seat } kenőpénzt ad, { $target } kap { $n } aranyat. A fenyegetés felfedés nélkül lekerül.
}
citadels-threat-stays = { $seat } nem fedi fel a fenyegetést ({ $char }).
citadels-flowered = { $seat } felfedi a virágos keszkenőt, és elviszi { $target } összes aranyát: { $n }.
citadels-plain = { $seat } felfedi a fenyegetést ({ $char }). Jelöletlen, nem történik semmi.
citadels-swaps-hands = { $seat } és { $target } elcseréli a teljes kezét.
citadels-your-new-hand = { $districts ->
    [none] A kezed most üres.
   *[other] Az új kezed: { $districts }.
}
citadels-redraws = { $n ->
    [one] { $seat } eldob { $n } lapot, hogy újat kapjon helyette.
   *[other] { $seat } eldob { $n } lapot, hogy ugyanannyi újat kapjon.
}
citadels-looks = { $seat } megnézi { $target } kezét.
citadels-divines = { $seat } minden másik kézből elvesz egy véletlenszerű lapot.
citadels-crown = { $seat } magához veszi a koronát.
citadels-enthrones = { $seat } továbbadja a koronát: mostantól { $target } viseli.
citadels-tribute-gold = { $target } a koronáért 1 aranyat kap { $seat } kincstartalékából.
citadels-tithe = { $n ->
    [0] { $seat } { $gold } aranyat szed be a kerületei után.
   *[other] { $gold ->
        [0] { $seat } { $n } lapot szed be a kerületei után.
       *[other] { $seat } { $gold } aranyat és { $n } lapot szed be a kerületei után.
    }
}
citadels-demands = { $seat } Apátként 1 aranyat kap a leggazdagabb játékostól: { $target }.
citadels-extra-gold = { $seat } Kereskedőként 1 további aranyat kap.
citadels-extra-cards = { $seat } az Építész képességével további lapokat kér.
citadels-navigates-gold = { $seat } Navigátorként 4 aranyat kap.
citadels-navigates-cards = { $seat } a Navigátor képességével lapokat kér.
citadels-studies = { $seat } Tudósként a pakli felső lapjai között válogat.
citadels-studied = { $n ->
    [one] { $seat } megtartja az egyetlen lapot.
   *[other] { $seat } { $n } lapból 1-et megtart, a többit a pakliba keveri.
}
citadels-destroys = { $own ->
    [true] { $n ->
        [0] { $seat } ingyen elpusztítja a saját városában { THE(ACC($district)) }.
       *[other] { $seat } { $n } aranyért elpusztítja a saját városában { THE(ACC($district)) }.
    }
   *[false] { $n ->
        [0] { $seat } ingyen elpusztítja { $target } városában { THE(ACC($district)) }.
       *[other] { $seat } { $n } aranyért elpusztítja { $target } városában { THE(ACC($district)) }.
    }
}
citadels-exchanges = { $n ->
    [0] Kerületcsere: { $seat } odaadja { THE(ACC($district)) }, és megkapja { $target } városából { THE(ACC($district2)) }.
   *[other] Kerületcsere: { $seat } odaadja { THE(ACC($district)) } és { $n } aranyat, és megkapja { $target } városából { THE(ACC($district2)) }.
}
citadels-seizes = { $seat } { $n } aranyért lefoglalja { $target } városából { THE(ACC($district)) }.
citadels-queen = { $seat } Királynőként { $n } aranyat kap a 4-es rangú szomszédja után.
citadels-beautifies = { $seat } megszépíti { THE(ACC($district)) }.
citadels-collects = { $seat } { $n } aranyat szed be az Adószedő jelzőjéről.

## Events: unique districts

citadels-laboratory = { $seat } a Laboratóriumban eldob egy lapot, és 2 aranyat kap.
citadels-you-laboratory = A Laboratóriumban eldobod { THE(ACC($district)) }, és 2 aranyat kapsz érte.
citadels-smithy = { $seat } a Kovácsműhelyben 2 aranyat fizet lapokért.
citadels-museum = { $seat } egy lapot tesz a Múzeum alá.
citadels-you-museum = A Múzeum alá teszed { THE(ACC($district)) }.
citadels-armory = { $own ->
    [true] { $seat } elpusztítja a Fegyvertárat, és vele a saját városában { THE(ACC($district)) }.
   *[false] { $seat } elpusztítja a Fegyvertárat, és vele { $target } városában { THE(ACC($district)) }.
}

## Moves: selection phase and every turn

citadels-move-pick = Megtartom { THE(ACC($char)) }
citadels-move-drop = Képpel lefelé eldobom { THE(ACC($char)) }
citadels-move-swap_characters = { $char ->
    [none] Karaktert cserélek vele: { $target }
   *[other] Odaadom { THE(ACC($char)) }, és véletlenszerűen kapok egyet { $target } karakterei közül
}
citadels-move-pass = Nem élek vele
citadels-move-gather = { $resource ->
    [gold] Aranyat gyűjtök: elveszek 2-t (Aranybányával 3-at)
   *[cards] Lapokat gyűjtök: húzok 2-t, 1-et megtartok (Csillagvizsgáló: 3-at húzok; Könyvtár: mindet megtartom)
}
citadels-move-keep = Megtartom { THE(ACC($district)) }
citadels-move-build = { $cards ->
    [0] Megépítem { THE(ACC($district)) }
    [one] Megépítem { THE(ACC($district)) }, az árából { $cards } aranyat lappal fizetek
   *[other] Megépítem { THE(ACC($district)) }, az árából { $cards } aranyat lapokkal fizetek
}
citadels-move-framework = Megépítem { THE(ACC($district)) }, fizetés helyett elpusztítom az Állványzatot
citadels-move-sacrifice = Megépítem a Temetőt, fizetés helyett elpusztítom { THE(ACC($district)) }
citadels-move-borrow = { $cards ->
    [0] Megépítem { THE(ACC($district)) }; a hiányzó aranyat { $target } adja, aranyanként 1 lapomért
    [one] Megépítem { THE(ACC($district)) }; { $cards } aranyat lappal fizetek, a hiányzót { $target } adja, aranyanként 1 lapomért
   *[other] Megépítem { THE(ACC($district)) }; { $cards } aranyat lapokkal fizetek, a hiányzót { $target } adja, aranyanként 1 lapomért
}
citadels-move-spend = Ezzel a lappal fizetek: { $district }
citadels-move-give = Odaadom { THE(ACC($district)) }
citadels-move-end = Befejezem a kört
citadels-move-income = Beszedem a jövedelmet a kerületeim után

## Moves: characters

citadels-move-kill = Meggyilkolom { THE(ACC($char)) }
citadels-move-bewitch = Megbabonázom { THE(ACC($char)) }
citadels-move-sign = Ide teszem az aláírt parancsot: { $char }
citadels-move-warrant = Ide teszek egy alá nem írt parancsot: { $char }
citadels-move-confiscate = Felfedem az aláírt parancsot, és elkobzom a kerületet
citadels-move-rob = Kirabolom { THE(ACC($char)) }
citadels-move-spy = Kikémlelem { $target } kezét; a típus: { $type }
citadels-move-flower = Ide teszem a virágos keszkenőt: { $char }
citadels-move-threaten = Ide teszem a jelöletlen keszkenőt: { $char }
citadels-move-bribe = Kenőpénzt fizetek: az aranyam felét
citadels-move-refuse = Nem fizetek
citadels-move-reveal = Felfedem a fenyegetést
citadels-move-swap_hands = Elcserélem vele a teljes kezemet: { $target }
citadels-move-redraw = Eldobom { THE(ACC($district)) } egy új lapért
citadels-move-done = Elég: eldobom a megjelölt lapokat, és ugyanannyit kapok
citadels-move-look = Megnézem { $target } kezét, és elveszek egy lapot
citadels-move-take = Elveszem { THE(ACC($district)) }
citadels-move-to_hand = A kezembe veszem a lapot
citadels-move-divine = Mindenkitől elveszek egy véletlenszerű lapot, és mindenkinek visszaadok egyet
citadels-move-crown = Magamhoz veszem a koronát
citadels-move-enthrone = Neki adom a koronát: { $target }
citadels-move-tribute = { $resource ->
    [gold] 1 arany a Császárnak
   *[cards] 1 véletlenszerű lap a Császárnak
}
citadels-move-tithe = { $gold ->
    [0] Az egyházi kerületeim után csak lapokat kérek
   *[other] Az egyházi kerületeim után { $gold } aranyat kérek, a többit lapban
}
citadels-move-demand = Elkérek 1 aranyat a leggazdagabb játékostól: { $target }
citadels-move-extra_gold = Kapok 1 további aranyat
citadels-move-extra_cards = Kapok 2 további lapot
citadels-move-navigate = { $resource ->
    [gold] Kapok 4 aranyat
   *[cards] Kapok 4 lapot
}
citadels-move-study = Húzok 7 lapot, 1-et megtartok
citadels-move-destroy = Elpusztítom { $target } városában { THE(ACC($district)) }
citadels-move-exchange = Cserével megszerzem { $target } városából { THE(ACC($district)) }
citadels-move-hand_over = Odaadom cserébe { THE(ACC($district)) }
citadels-move-seize = Lefoglalom { $target } városából { THE(ACC($district)) }
citadels-move-favor = Kapok 3 aranyat a 4-es rangú szomszédom után
citadels-move-beautify = 1 arannyal megszépítem { THE(ACC($district)) }
citadels-move-collect = Beszedem az összes aranyat az Adószedő jelzőjéről

## Moves: unique districts

citadels-move-laboratory = Laboratórium: 2 aranyért eldobom { THE(ACC($district)) }
citadels-move-smithy = Kovácsműhely: 2 aranyért kapok 3 lapot
citadels-move-museum = Múzeum: alá teszem { THE(ACC($district)) }
citadels-move-armory = Fegyvertár: vele együtt elpusztítom { $target } városában { THE(ACC($district)) }

## Errors: options

citadels-error-first-crown = Az első korona nem lehet itt: { $seat }. Csak { $players } játékos van, közülük válassz.
citadels-error-no-ninth = { $players } játékosnál nincs kilencedik karakter. Hagyd ki.
citadels-error-needs-ninth = { $players } játékosnál kell egy kilencedik karakter. Válassz egyet a 9-es rangból.
citadels-error-preset-edition = A kiválasztott kiadásban ({ $edition }) nincs ilyen összeállítás: „{ $preset }”. Válassz mást, vagy válaszd a másik kiadást.
citadels-error-unknown-character = Nincs ilyen nevű karakter: „{ $name }”. Nézd meg, jól írtad-e.
citadels-error-rank-twice = Azonos a rangjuk ({ $rank }): { $char } és { $char2 }. Csak az egyiket válaszd.
citadels-error-rank-missing = Nincs karakter ezen a rangon: { $rank }. Válassz hozzá egyet.
citadels-error-queen = A Királynőhöz legalább 5 játékos kell, ti pedig ennyien vagytok: { $players }. Válassz másik karaktert a 9-es rangból.
citadels-error-emperor = A Császár { $players } játékosnál nem használható. Válaszd a Királyt vagy a Patríciust.
citadels-error-unknown-unique = Nincs ilyen nevű egyedi kerület: „{ $name }”. Nézd meg, jól írtad-e.
citadels-error-unique-twice = Ezt az egyedi kerületet kétszer választottad: { $district }. Mindegyik csak egyszer szerepelhet.
citadels-error-uniques-count = { $count ->
    [one] { $count } egyedi kerületet választottál, de a játékhoz ennyi kell: { $expected }.
   *[other] { $count } egyedi kerületet választottál, de a játékhoz ennyi kell: { $expected }.
}

## Points and the end

citadels-score-districts = Kerületek
citadels-score-types = Mind az öt típus
citadels-score-first = Elsőként befejezett város
citadels-score-completed = Befejezett város
citadels-score-other = Egyedi kerületek
citadels-tiebreak-last_rank = az utolsó fordulóban felfedett legmagasabb rang
citadels-end-city_completed = Valaki befejezte a városát.

## Options

citadels-option-preset = Összeállítás
    .text = A karakterek és az egyedi kerületek, amelyekkel játszotok.
citadels-option-edition = Kiadás
    .text = Melyik kiadás előre beállított lehetőségei számítanak: a 2016-os vagy a 2021-es. A szabályok ugyanazok.
citadels-option-ninth = Kilencedik karakter
    .text = Legyen-e 9-es rangú karakter. 3 és 8 játékosnál kötelező, 2 játékosnál nem lehet, egyébként ti döntitek el.
citadels-option-cast = Saját karakterkészlet
    .text = Saját karakterek az összeállításé helyett: minden rangból egy, vagy véletlenszerűen kihúzva.
citadels-option-uniques = Saját egyedi kerületek
    .text = Saját egyedi kerületek az összeállításé helyett: tizennégy különböző, vagy véletlenszerűen kihúzva.
citadels-option-first_crown = Első korona
    .text = Kié a korona az 1. fordulóban: egy játékosé (a helyek itt 0-tól számozódnak), vagy akire a sors esik.
citadels-option-ninth_character = A kilencedik, ha nincs megadva
    .text = A 9-es rangú karakter olyan összeállításhoz, amely nem nevez meg ilyet. A Királynő csak legalább 5 játékosnál választható.
citadels-option-queen_replacement = A Királynő helyett
    .text = Ki lép az összeállítás Királynője helyére, ha 5-nél kevesebben játszotok.
citadels-option-emperor_replacement = A Császár helyett
    .text = Ki lép az összeállítás Császára helyére 2 játékosnál.
citadels-option-vicious_nobles_rank6 = Az Ádáz nemesek 6-os rangja
    .text = A 2021-es kiadásban a Kereskedő áll; valószínűleg a Szatócsra gondoltak.
citadels-option-emperor_tribute = A Császár jutalma
    .text = Ki választ az arany és a lap között: a Császár (emperor), vagy aki a koronát kapja (receiver).
citadels-option-warlord_own_completed = Hadúr a saját befejezett városában
    .text = A Hadúr elpusztíthatja-e a saját városának kerületét akkor is, ha a város befejezett.
citadels-option-armory_own_city = Fegyvertár a saját városban
    .text = A Fegyvertár elpusztíthatja-e a tulajdonosa városának másik kerületét.
citadels-option-armory_from_completed = Fegyvertár befejezett városból
    .text = Használható-e a Fegyvertár, amíg a tulajdonosa városa befejezett.
citadels-option-great_wall_coin = A Nagy fal felára
    .text = Az kapja-e az 1 arany felárat, akinek amúgy is fizetni kell (payee), vagy mindig a bank (bank).
citadels-option-den_by_cards_confiscable = Lapokkal fizetett Tolvajtanya
    .text = Elkobozható-e az a Tolvajtanya, amelyért csak lapokkal fizettek.

## Wrappers

citadels-marked = { $thing } ✦
    .acc = { ACC($thing) } ✦
