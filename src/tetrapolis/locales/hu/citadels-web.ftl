### Citadels in the browser: verbs, questions, notes on things, what stands on cards and in the log.
###
### Variables as in citadels-play.ftl; $gold, $n, $cards, $limit are numbers.

## Verbs of the prompt

citadels-web-verb-gather_gold = Elveszek { $n } aranyat
citadels-web-verb-gather_cards = { $keep ->
    [1] Húzok { $draw } lapot
   *[other] Húzok { $draw } lapot
}
citadels-web-verb-income = { $kind ->
    [gold] Beszedek { $n } aranyat
   *[cards] Beszedek { $n } lapot
}
citadels-web-verb-tithe = Jövedelmet szedek
citadels-web-verb-extra_gold = 1 további arany
citadels-web-verb-extra_cards = 2 további lap
citadels-web-verb-navigate_gold = 4 aranyat kérek
citadels-web-verb-navigate_cards = 4 lapot kérek
citadels-web-verb-study = Húzok 7 lapot
citadels-web-verb-favor = 3 aranyat kapok
citadels-web-verb-collect = Beszedem az adót
citadels-web-verb-demand = 1 aranyat kérek
citadels-web-verb-build = Építek
citadels-web-verb-crown = Elveszem a koronát
citadels-web-verb-enthrone = Koronát adok
citadels-web-verb-kill = Gyilkolok
citadels-web-verb-bewitch = Megbabonázom
citadels-web-verb-sign = Parancsokat teszek
citadels-web-verb-warrant = Parancsot teszek
citadels-web-verb-rob = Rabolok
citadels-web-verb-spy = Kémkedem
citadels-web-verb-flower = Fenyegetek
citadels-web-verb-threaten = Keszkenőt teszek
citadels-web-verb-swap_hands = Kezet cserélek
citadels-web-verb-redraw = Lapokat cserélek
citadels-web-verb-look = Belenézek egy kézbe
citadels-web-verb-divine = Mindenkitől 1 lap
citadels-web-verb-destroy = Elpusztítok egyet
citadels-web-verb-exchange = Kerületet cserélek
citadels-web-verb-hand_over = Odaadom
citadels-web-verb-seize = Lefoglalok egyet
citadels-web-verb-beautify = Szépítek
citadels-web-verb-smithy = Kovácsműhely: 3 lap
citadels-web-verb-laboratory = Laboratórium: 2 arany
citadels-web-verb-museum = Múzeumba teszek
citadels-web-verb-armory = Fegyvertár
citadels-web-verb-confiscate = Elkobzom
citadels-web-verb-reveal = Felfedem
citadels-web-verb-bribe = Fizetek { $n } aranyat
citadels-web-verb-refuse = Nem fizetek
citadels-web-verb-swap_characters = Karaktert cserélek
citadels-web-verb-pick = Választok
citadels-web-verb-drop = Eldobok egyet
citadels-web-verb-keep = Megtartok egyet
citadels-web-verb-take = Elveszek egyet
citadels-web-verb-spend = Lappal fizetek
citadels-web-verb-give = Lapot adok
citadels-web-verb-tribute_gold = 1 arany
citadels-web-verb-tribute_cards = 1 véletlen lap
citadels-web-verb-end = Befejezem a kört
citadels-web-verb-done = Kicserélem őket
citadels-web-verb-to_hand = A kezembe veszem
citadels-web-pass-theater = Nem cserélek
citadels-web-pass-confiscation = Hagyom megépíteni
citadels-web-pass-blackmail = Nem fedem fel
citadels-web-pass-other = Hagyom megtörténni

## Under the verbs

citadels-web-no-undo = nem vonható vissza
citadels-web-keep-note = { $keep ->
    [1] 1 marad · végleges
   *[other] mind marad · végleges
}
citadels-web-verb-count = { $n ->
    [one] { $n } lehetőség
   *[other] { $n } lehetőség
}
citadels-web-verb-build-note = { $cards ->
    [one] { $cards } lapból { $n } építhető
   *[other] { $cards } lapból { $n } építhető
}
citadels-web-income-note = { $n ->
    [one] { $n } { $type } kerület
   *[other] { $n } { $type } kerület
}
citadels-web-end-crown = { $char ->
    [emperor] előbb koronát adok
   *[other] a koronával együtt
}
citadels-web-end-alchemist = { $n } arany visszajár
citadels-web-end-unbuilt = építés nélkül

## Choices in words

citadels-web-gather-gold = Gyűjtök { $n } aranyat
citadels-web-gather-cards = { $keep ->
    [1] Lapokat gyűjtök: húzok { $draw } lapot, 1-et megtartok
   *[other] Lapokat gyűjtök: húzok { $draw } lapot, és mindet megtartom
}
citadels-web-income = { $kind ->
    [gold] Beszedek { $n } aranyat a kerületeim után
   *[cards] Beszedek { $n } lapot a kerületeim után
}
citadels-web-tithe = { $cards ->
    [0] { $gold } arany
   *[other] { $gold ->
        [0] { $cards } lap
       *[other] { $gold } arany és { $cards } lap
    }
}
citadels-web-collect = Elveszek { $n } aranyat az Adószedő jelzőjéről
citadels-web-bribe = Lefizetem: { $seat } { $n } aranyat kap
citadels-web-build = { $n ->
    [0] Megépítem ingyen: { $district }
   *[other] Megépítem { $n } aranyért: { $district }
}
citadels-web-build-den = { $cards ->
    [one] Megépítem { $gold } aranyért és { $cards } lapért: { $district }
   *[other] Megépítem { $gold } aranyért és { $cards } lapért: { $district }
}

## On things

citadels-web-pay = { $n ->
    [0] ingyen
   *[other] { $n } arany
}
citadels-web-pay-cards = { $cards ->
    [one] { $gold } arany, { $cards } lap
   *[other] { $gold } arany, { $cards } lap
}
citadels-web-by-framework = Állványzattal
citadels-web-by-sacrifice = egy kerületért
citadels-web-by-loan = { $n } arany: { $seat }
citadels-web-marked = csere

## Why not

citadels-web-short = { $n } hiányzik
citadels-web-not-yours = Csak a saját városod kerülete lehet.
citadels-web-has-coin = Már van rajta érme. CIT-14.5
citadels-web-no-hand = Nincs lap a kezedben.
citadels-web-none-fits = Egyik lapod sem építhető meg { $n } aranyból.
citadels-web-why-out = Képpel felfelé kikerült: ebben a fordulóban senkié. CIT-2.3
citadels-web-why-not-passed = Nincs a kapott lapok között.
citadels-web-why-killed = Már meggyilkolták.
citadels-web-why-bewitched = Már megbabonázták.
citadels-web-why-rank = { $char }: ezt a karaktert nem választhatja.

## The bar

citadels-web-round = { $n }. forduló
citadels-web-phase-selection = Kiválasztás
citadels-web-phase-turns = Körök
citadels-web-phase-end = Forduló vége
citadels-web-deck = { $n } lap a pakliban
citadels-web-tax = { $n } adó

## Questions: own role, then by decision, then with a verb armed

citadels-web-role = { $char } · { $n } arany
citadels-web-role-none = { $n } arany
citadels-web-ask-draft = { $two ->
    [0] Ki leszel ebben a fordulóban?
    [1] Válaszd ki az első karakteredet
   *[other] Válaszd ki a második karakteredet
}
    .help = A karakterek rang szerint kerülnek sorra. A választásodat senki sem látja, amíg nem szólítanak.
citadels-web-ask-draft_drop = Melyik karaktert veszed ki a fordulóból?
    .help = Képpel lefelé kerül félre, csak te tudod, melyik az. A többit a másik játékos kapja.
citadels-web-ask-theater = Cserélsz karaktert a Színházzal?
    .help = Lapot nem látva választasz játékost, ő pedig nem utasíthatja el.
citadels-web-ask-gather = Gyűjts aranyat vagy lapokat
    .help = Egyszer gyűjtesz, építeni csak utána lehet. A képességeket bármikor használhatod.
citadels-web-ask-bewitched = Megbabonáztak: gyűjts, és véget ér a köröd
    .help = Utána { $seat } folytatja a te karaktereddel.
citadels-web-ask-witch_first = Előbb gyűjts, aztán babonázz meg valakit
    .help = Építeni később, a megbabonázott karakterrel fogsz.
citadels-web-ask-threat_ahead = { $seat } fenyeget: előbb gyűjts
    .help = Utána kifizeted az aranyad felét, vagy kockáztatod az egészet.
citadels-web-ask-turn = { $limit ->
    [0] Mit teszel még?
   *[other] Építesz, cselekszel vagy befejezed?
}
    .help = { $limit ->
        [0] A Navigátor nem építhet.
       *[other] Megépítve: { $n } / { $limit }.
    }
citadels-web-ask-resumed = Így folytatod: { $char }
    .help = Az ő képességei és korlátai, a te kezed, aranyad, városod. Korlát: { $limit }, ebből megvan { $n }.
citadels-web-ask-keep = Melyik lapot tartod meg?
    .help = A többi képpel lefelé a pakli aljára kerül.
citadels-web-ask-study = { $n } lap közül melyiket tartod meg?
    .help = A többit visszakeverjük a pakliba.
citadels-web-ask-bewitch = Melyik karaktert babonázod meg?
    .help = A gazdája csak gyűjt, aztán te fejezed be a körödet azzal a karakterrel.
citadels-web-ask-warrants = { $n }. parancs a 3-ból: hová kerüljön?
    .help = Az aláírt itt van: { $char }. Ez a mostani csak blöff.
citadels-web-ask-threats = Hová kerüljön a jelöletlen keszkenő?
    .help = A virágos itt van: { $char }. Ez a mostani csak blöff.
citadels-web-ask-threatened = { $n ->
    [0] { $seat } fenyeget. Fizetsz? Semmibe sem kerül
   *[other] { $seat } fenyeget: fizetsz neki { $n } aranyat?
}
    .help = { $gold ->
        [0] Nincs vesztenivaló aranyad. Ha fizetsz, a keszkenő felfedetlenül kerül el innen.
       *[other] Ha nem fizetsz, és a keszkenő virágos, minden aranyad ({ $gold }) odavész.
    }
citadels-web-ask-blackmail = { $seat } nem fizet. Felfeded a fenyegetést?
    .help = { $flowered ->
        [true] Ez a virágos: elviszed minden aranyát: { $n } ({ $char }).
       *[false] Ez a jelöletlen: semmit sem kapsz, és mindenki megtudja, hol a virágos.
    }
citadels-web-ask-redraw = { $n ->
    [one] { $n } lapot megjelöltél. Még melyiket?
   *[other] { $n } lapot megjelöltél. Még melyiket?
}
    .help = A pakli aljára kerülnek, és ugyanannyit kapsz a tetejéről.
citadels-web-ask-wizard_take = { $seat } keze: melyik lapot veszed el?
    .help = Egyet el kell venned. Utána azonnal megépíted, vagy a kezedbe veszed.
citadels-web-ask-wizard_put = { $district }: azonnal megépíted?
    .help = Ha most építed meg, nem számít a korlátodba, és olyan is lehet, amilyened már van.
citadels-web-ask-wizard_keep = A kezedbe kerül: { $district }
    .help = Most azonnal nem építheted meg.
citadels-web-ask-seer_give = Melyik lapodat kapja { $seat }?
    .help = { $n ->
        [one] Ő az utolsó, aki lapot kap.
       *[other] Egymás után { $n } játékos kap lapot.
    }
citadels-web-ask-crowning = Ki kapja a koronát?
    .help = { $tribute ->
        [true] Nem te, és nem az, akinél van. 1 aranyat vagy 1 véletlen lapot kapsz tőle.
       *[false] Nem te, és nem az, akinél van.
    }
citadels-web-ask-tribute = Mit ad neked { $seat } a koronáért?
    .help = A lapot véletlenszerűen húzzuk a kezéből.
citadels-web-ask-tribute_pay = Mit kap tőled { $seat } a koronáért?
    .help = A lapot véletlenszerűen húzzuk a kezedből.
citadels-web-ask-spend = { $n ->
    [one] Még 1 lap kell ehhez: { $district }
   *[other] Még { $n } lap kell ehhez: { $district }
}
    .help = Minden lap 1 aranyat ér, és a pakli aljára kerül.
citadels-web-ask-give = { $n ->
    [one] Még 1 lapot kap tőled { $seat }
   *[other] Még { $n } lapot kap tőled { $seat }
}
    .help = Aranyanként egyet, amit ehhez kölcsönzött: { $district }.
citadels-web-ask-confiscation = { $district }: elkobzod?
    .help = Itt az aláírt parancsod: ingyen a te városodba kerül, { $seat } visszakap { $n } aranyat.
citadels-web-ask-confiscation_bluff = { $seat } kifizette: { $district }
    .help = Itt csak blöff a parancsod, de a többiek így is azt látják, hogy döntesz.
citadels-web-ask-exchange = { $district }: melyik kerületedet adod érte?
    .help = Ha az övé drágább, { $seat } megkapja a különbséget. Van { $gold } aranyad.

citadels-web-armed-build = Melyik kerületet építed meg?
    .help = { $limit ->
        [0] Van { $gold } aranyad.
       *[other] Van { $gold } aranyad. Építkezési korlát: { $limit }, ebből felhasználva { $n }.
    }
citadels-web-armed-kill = Melyik karaktert gyilkolod meg?
    .help = Az egész köre elvész, akárki is az.
citadels-web-armed-rob = Melyik karaktert rablod ki?
    .help = Amikor szólítják, minden aranya a tiéd.
citadels-web-armed-sign = Hová kerüljön az aláírt parancs?
    .help = Két alá nem írt követi. Csak te tudod, melyik az aláírt.
citadels-web-armed-flower = Hová kerüljön a virágos keszkenő?
    .help = Egy jelöletlen követi. Csak te tudod, melyik a virágos.
citadels-web-armed-spy = Kinek a kezét kémleled ki?
    .help = Játékost, majd típust választasz: ahány ilyen lapja van, annyi arany és lap a tiéd.
citadels-web-armed-swap_hands = Kivel cserélsz kezet?
citadels-web-armed-redraw = Mely lapokat cseréled ki?
    .help = Jelöld meg őket egyenként; a pakli aljára kerülnek.
citadels-web-armed-look = Kinek a kezébe nézel bele?
    .help = Mindet látod, és egy lapot el kell venned.
citadels-web-armed-enthrone = Ki kapja a koronát?
    .help = 1 aranyat vagy 1 véletlen lapot kapsz tőle.
citadels-web-armed-demand = Ki adjon neked 1 aranyat?
    .help = Csak a leggazdagabbtól kérheted.
citadels-web-armed-destroy = Melyik kerületet pusztítod el?
    .help = A költségénél 1-gyel kevesebbet fizetsz. Van { $gold } aranyad.
citadels-web-armed-exchange = Melyik kerületet szerzed meg cserével?
    .help = Utána kiválasztod, mit adsz érte. Van { $gold } aranyad.
citadels-web-armed-seize = Melyik kerületet foglalod le?
    .help = A költségét a gazdájának fizeted. Van { $gold } aranyad.
citadels-web-armed-beautify = Melyik kerületedet szépíted meg?
    .help = 1 arany rajta marad: végleg 1-gyel többe kerül, és 1 ponttal többet ér.
citadels-web-armed-laboratory = Melyik lapot dobod el 2 aranyért?
citadels-web-armed-museum = Melyik lap kerüljön a Múzeum alá?
    .help = A játék végén 1 pontot ér.
citadels-web-armed-armory = Melyik kerületet pusztítod el a Fegyvertárral?
    .help = A Fegyvertár is elpusztul. Fizetni nem kell.

## What others decide

citadels-web-wait-draft = { $seat } karaktert választ
citadels-web-wait-draft_drop = { $seat } eldob egy karaktert
citadels-web-wait-theater = { $seat } használhatja a Színházat
citadels-web-wait-turn = { $seat } köre: { $char }
citadels-web-wait-keep = { $seat } megtart egy lapot
citadels-web-wait-bewitch = { $seat } megbabonáz egy karaktert
citadels-web-wait-warrants = { $seat } elhelyezi a parancsokat
citadels-web-wait-threats = { $seat } elhelyezi a fenyegetéseket
citadels-web-wait-threatened = { $seat } a kenőpénzről dönt
citadels-web-wait-blackmail = { $seat } a fenyegetésről dönt
citadels-web-wait-redraw = { $seat } lapokat cserél
citadels-web-wait-wizard_take = { $seat } belenéz egy kézbe
citadels-web-wait-wizard_put = { $seat } az elvett lapról dönt
citadels-web-wait-seer_give = { $seat } visszaadja a lapokat
citadels-web-wait-crowning = { $seat } továbbadja a koronát
citadels-web-wait-tribute = { $seat } arany és lap között választ
citadels-web-wait-payment = { $seat } lapokkal fizet
citadels-web-wait-confiscation = { $seat } a parancsról dönt
citadels-web-wait-exchange = { $seat } kiválasztja, mit ad cserébe

## The log

citadels-web-head-selection = { $n }. forduló · kiválasztás
citadels-web-head-turns = { $n }. forduló · körök
citadels-web-chooses-first = A korona gazdája { $seat }: ő választ először.

## Cities and seats

citadels-web-cast = Karakterek a szólítás sorrendjében
citadels-web-city = { $seat } városa
citadels-web-gold = { $n } arany
citadels-web-cards = { $n ->
    [one] { $n } lap a kézben
   *[other] { $n } lap a kézben
}
citadels-web-size = { $n } kerület, a cél { $goal }
citadels-web-of = / { $n }
citadels-web-crown = nála a korona
citadels-web-rank = { $n }. rang
citadels-web-slot = Üres telek
citadels-web-slot-goal = A város utolsó telke
citadels-web-no-districts = még nincs kerülete
citadels-web-tile = { $district }, { $type }, költsége { $cost }, { $seat } városa
citadels-web-hand-card = { $district }, { $type }, költsége { $cost }, a kezedben
citadels-web-offer-card = { $district }, { $type }, költsége { $cost }
citadels-web-char-name = { $char }, { $n }. rang
citadels-web-tag-safe = Védett a 8-as rangtól
citadels-web-tag-last = Még egy, és vége a játéknak
citadels-web-tag-complete = Befejezett város
citadels-web-tag-first = Elsőként befejezve: 4 pont
citadels-web-tag-museum = { $n ->
    [one] { $n } lap a Múzeumban
   *[other] { $n } lap a Múzeumban
}
citadels-web-tag-known = Tudod, hogy nála van: { $districts }

## Fates of characters

citadels-web-state-out = Kikerült
citadels-web-state-silent = Hallgat
citadels-web-state-killed = Halott
citadels-web-state-you = Te
citadels-web-fate-shown = Ebben a fordulóban felfedte: { $seat }.
citadels-web-fate-mine = A tiéd, és senki sem tudja.
citadels-web-fate-killed = Ebben a fordulóban meggyilkolták.
citadels-web-fate-out = Képpel felfelé kikerült: ebben a fordulóban senkié.
citadels-web-fate-silent = Szólították, de senki sem jelentkezett.
citadels-web-mark-robbed = Kirabolják, amikor felfedik.
citadels-web-mark-bewitched = Megbabonázták.
citadels-web-mark-warrant = Parancs van rajta.
citadels-web-mark-signed = Az aláírt parancs van rajta.
citadels-web-mark-threat = Fenyegetés van rajta.
citadels-web-mark-flowered = A virágos keszkenő van rajta.
citadels-web-mark-bribed = A fenyegetést kifizették.

## Hand and offers

citadels-web-your-characters = { $n ->
    [one] A karaktered
   *[other] A karaktereid
}
citadels-web-no-character = Még nem választottál
citadels-web-your-hand = A kezed · { $n }
citadels-web-limit = Megépítve: { $n } / { $limit }
citadels-web-offer-draft = Ezeket kaptad · { $n }
citadels-web-offer-keep = Húzott lapok · 1 marad
citadels-web-offer-take = { $seat } keze · 1-et elveszel
citadels-web-offer-hide = Mutasd a városokat
citadels-web-offer-show = Mutasd a lapokat
citadels-web-only-you = Csak te látod

## Cards

citadels-web-kind-district = { $cost ->
    [none] Kerület, { $type }, nem építhető meg
   *[other] Kerület, { $type }, költsége { $cost }
}
citadels-web-kind-char = { $limit ->
    [0] Karakter, { $rank }. rang, nem építhet
    [1] Karakter, { $rank }. rang
   *[other] Karakter, { $rank }. rang, legfeljebb { $limit } kerületet építhet
}
citadels-web-copies = { $n ->
    [one] Egyetlen ilyen lap van.
   *[other] { $n } ilyen lap van.
}
citadels-web-stands = Itt áll: { $seat } városa.
citadels-web-type = Kerülettípus: { $type }
citadels-web-type-noble = A nemesi kerületek után a Király, a Császár és a Patrícius kap jövedelmet.
citadels-web-type-religious = Az egyházi kerületek után a Püspök, az Apát és a Bíboros kap jövedelmet.
citadels-web-type-trade = A kereskedelmi kerületek után a Kereskedő és a Szatócs kap jövedelmet.
citadels-web-type-military = A katonai kerületek után a Hadúr, a Diplomata és a Marsall kap jövedelmet.
citadels-web-type-unique = Minden egyedi kerületből egy van, és mindegyiknek saját hatása van.

## Points

citadels-web-score-now = Ha most érne véget
citadels-web-score-end = Pontok
citadels-web-score-districts = Kerületek
citadels-web-score-types = Öt típus
citadels-web-score-finish = Befejezés
citadels-web-score-uniques = Egyedi
citadels-web-score-total = Összesen
citadels-web-score-note = A nyílt információk alapján: a kézben tartott Titkos kripta nem számít bele.
citadels-web-facts-uniques = A játék egyedi kerületei
citadels-web-facts-types = Kerülettípusok
citadels-web-facts-goal = Ha egy városban { $n } kerület áll, a forduló végén vége a játéknak.

## Short effects on cards: characters (at most 90 letters)

citadels-web-char-assassin = Nevezz meg egy karaktert: ebben a fordulóban kimarad a köre.
citadels-web-char-witch = Babonázz meg egy karaktert, és azzal fejezd be a körödet.
citadels-web-char-magistrate = Tégy le három parancsot: az aláírt elkoboz egy kerületet.
citadels-web-char-thief = Nevezz meg egy karaktert: amikor szólítják, minden aranya a tiéd.
citadels-web-char-spy = Nevezz meg egy típust, és nézz bele egy kézbe: találatonként 1 arany és 1 lap.
citadels-web-char-blackmailer = Fenyegess meg két karaktert: lefizetnek, vagy mindent elviszel.
citadels-web-char-magician = Cserélj kezet valakivel, vagy cserélj lapokat a paklival.
citadels-web-char-wizard = Vegyél el egy lapot, és akár építsd is meg. Egyformát is építhetsz.
citadels-web-char-seer = Végy el mindenkitől egy lapot, és adj vissza egyet. 2-t építhetsz.
citadels-web-char-king = Nemesi kerületenként 1 arany. Tiéd a korona.
citadels-web-char-emperor = Nemesi kerületenként 1 arany. Adj koronát aranyért vagy lapért.
citadels-web-char-patrician = Nemesi kerületenként 1 lap. Tiéd a korona.
citadels-web-char-bishop = Egyházi kerületenként 1 arany. Védett a 8-as rangtól.
citadels-web-char-abbot = Egyházi kerületenként arany vagy lap. 1 arany a leggazdagabbtól.
citadels-web-char-cardinal = Egyházi kerületenként 1 lap. Építéshez lapokért kölcsönözhet.
citadels-web-char-merchant = Kereskedelmi kerületenként 1 arany, és még 1 arany.
citadels-web-char-alchemist = A kerületekért fizetett aranyat a köröd végén visszakapod.
citadels-web-char-trader = Kereskedelmi kerületenként 1 arany; ezek nem számítanak a korlátba.
citadels-web-char-architect = 2 további lap. Legfeljebb 3 kerületet építhetsz.
citadels-web-char-navigator = 4 arany vagy 4 lap. Nem építhet.
citadels-web-char-scholar = Húzz 7 lapot, 1-et tarts meg. Legfeljebb 2 kerületet építhetsz.
citadels-web-char-warlord = Katonai kerületenként 1 arany. Elpusztíthatsz egy kerületet 1-gyel olcsóbban.
citadels-web-char-diplomat = Katonai kerületenként 1 arany. Elcserélhetsz egy kerületet.
citadels-web-char-marshal = Katonai kerületenként 1 arany. Lefoglalhatsz egy legfeljebb 3-as költségűt.
citadels-web-char-queen = 3 arany, ha a szomszédod a 4-es rangú.
citadels-web-char-artist = Szépítsd meg legfeljebb két kerületedet: végleg +1 mindegyik.
citadels-web-char-tax_collector = Aki épít, 1 adót fizet; te beszedheted az egészet.

## Short effects on cards: unique districts (at most 60 letters)

citadels-web-unique-armory = Vele együtt egy másik kerület is elpusztítható
citadels-web-unique-basilica = Végén: 1 pont páratlan költségű kerületenként
citadels-web-unique-capitol = Végén: 3 pont, ha van három egyforma típus
citadels-web-unique-dragon_gate = Végén: 2 pluszpont
citadels-web-unique-factory = A többi egyedi kerület 1-gyel olcsóbb
citadels-web-unique-framework = Fizetés helyett elpusztítható
citadels-web-unique-gold_mine = 2 helyett 3 aranyat gyűjtesz
citadels-web-unique-great_wall = A 8-as rang itt 1-gyel többet fizet
citadels-web-unique-haunted_quarter = Végén: bármely egy típusnak számít
citadels-web-unique-imperial_treasury = Végén: aranyanként 1 pont
citadels-web-unique-ivory_tower = Végén: 5 pont, ha ez az egyetlen egyedi
citadels-web-unique-keep = A 8-as rangnak nincs hatalma fölötte
citadels-web-unique-laboratory = Körönként: 1 lapért 2 arany
citadels-web-unique-library = Minden gyűjtött lapot megtartasz
citadels-web-unique-map_room = Végén: kézben lévő laponként 1 pont
citadels-web-unique-monument = 2 kerületnek számít. Öt után nem építhető
citadels-web-unique-museum = Körönként 1 lap alá; végén laponként 1 pont
citadels-web-unique-necropolis = Fizetés helyett saját kerület pusztulhat
citadels-web-unique-observatory = Gyűjtéskor 3 lapot húzol
citadels-web-unique-park = Üres kézzel a kör végén: 2 lap
citadels-web-unique-poor_house = Arany nélkül a kör végén: 1 arany
citadels-web-unique-quarry = Egyforma kerületet is építhetsz
citadels-web-unique-school_of_magic = Jövedelemnél bármely típusnak számít
citadels-web-unique-secret_vault = Nem építhető. Végén a kezedben: 3 pont
citadels-web-unique-smithy = Körönként: 2 aranyért 3 lap
citadels-web-unique-stables = Nem számít a korlátodba
citadels-web-unique-statue = Végén: 5 pont, ha tiéd a korona
citadels-web-unique-theater = A kiválasztás után karaktert cserélhetsz
citadels-web-unique-thieves_den = Lapokkal is fizethető
citadels-web-unique-wishing_well = Végén: egyedi kerületenként 1 pont

## First-game guide

citadels-web-tip-draft = Csak erre a fordulóra választasz karaktert. Az alacsony rangúak kezdenek; akinek színes a mezeje, az ilyen színű kerületek után kap jövedelmet.
citadels-web-tip-two = Ilyen kevesen mindenki két karakter egy fordulóban, és mindkettővel külön köre van.
citadels-web-tip-gather = Minden körödben egyszer gyűjtesz. Aranyból épülnek a kerületek, a lapok adják, hogy mit építhetsz.
citadels-web-tip-keep = Azt tartsd meg, amit hamar ki tudsz fizetni, vagy ami illik a tervezett jövedelmedhez. A többit senki sem látja.
citadels-web-tip-name = Karaktert nevezel meg, nem játékost: találd ki, ki lehet az. Ami képpel felfelé fekszik, az senkié.
citadels-web-tip-income = A jövedelem az éppen álló kerületeket számolja. Ha előbb építesz egy megfelelőt, utána szedd be.
citadels-web-tip-crown = Akinél a korona van, a következő fordulóban elsőként választ. Felér az arannyal.
citadels-web-tip-build = Nyomj rá egy lapodra, és megépül. A költsége a végén ugyanannyi pont. Egy névből csak egy állhat a városodban.
citadels-web-tip-magician = Gyenge kézzel cserélj egy nagyra. A lapok jele mellett álló szám mutatja, kinél mennyi van.
citadels-web-tip-bluff = Csak az egyik jelző valódi. Oda tedd, ahol építeni fognak vagy sok az arany; a többi csak ijesztget.
citadels-web-tip-destroy = Az olcsó kerületek olcsón dőlnek le. Befejezett várost nem lehet bántani, ezért az utolsó kerület előtt csapj le.
citadels-web-tip-unique = Az egyedi kerületek attól kezdve hatnak, hogy állnak, minden körödben egyszer.
citadels-web-tip-end = Nincs több tennivalód: fejezd be a kört. Addig minden lépés visszavonható, amíg rejtett lap nem került elő.
citadels-web-tip-goal = Valaki közel jár a város befejezéséhez. Azt a fordulót még mindenki végigjátssza, készülj az utolsó körödre.
citadels-web-tip-points = Egy város elkészült. Most már a pontok számítanak: a költségek, az öt típus, az egyedi kerületek.

## Text mode

citadels-web-text-cast = Karakterek
citadels-web-text-cities = Városok
citadels-web-text-hand = A lapjaid
citadels-web-text-char = { $n }. { $char }

## Long names with the places where they may be broken

citadels-web-broken-ivory_tower = Elefántcsont{"\u00AD"}torony
citadels-web-broken-observatory = Csillag{"\u00AD"}vizsgáló
citadels-web-broken-trading_post = Kereskedő{"\u00AD"}ház
citadels-web-broken-haunted_quarter = Kísértet{"\u00AD"}város
citadels-web-broken-smithy = Kovács{"\u00AD"}műhely
citadels-web-broken-laboratory = Laborató{"\u00AD"}rium
citadels-web-broken-school_of_magic = Varázs{"\u00AD"}tanoda
citadels-web-broken-thieves_den = Tolvaj{"\u00AD"}tanya
citadels-web-broken-wishing_well = Kívánság{"\u00AD"}kút
citadels-web-broken-dragon_gate = Sárkány{"\u00AD"}kapu
citadels-web-broken-keep = Erődít{"\u00AD"}mény
citadels-web-broken-necropolis = Temető
citadels-web-broken-monastery = Kolostor
citadels-web-broken-watchtower = Őrtorony
