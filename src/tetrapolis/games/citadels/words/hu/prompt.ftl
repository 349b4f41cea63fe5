### Citadels: what is asked, what can be done and at what price, what cannot be done and why, what others decide.
###
### Variables: $seat a player, $char, $district, $type names of things; $n, $gold, $cards, $limit, $draw, $keep numbers.

## Verbs

citadels-verb-gather_gold = Gyűjtök { $n } aranyat
citadels-verb-gather_cards = { $keep ->
    [1] { $draw } lapból választok
   *[other] Húzok { $draw } lapot
}
citadels-verb-income = { $kind ->
    [gold] Beszedek { $n } aranyat
   *[cards] Beszedek { $n } lapot
}
citadels-verb-tithe = Jövedelmet szedek
citadels-verb-extra_gold = 1 további arany
citadels-verb-extra_cards = 2 további lap
citadels-verb-navigate_gold = 4 aranyat kérek
citadels-verb-navigate_cards = 4 lapot kérek
citadels-verb-study = 7 lapból választok
citadels-verb-favor = 3 aranyat kapok
citadels-verb-collect = Beszedem az adót
citadels-verb-demand = 1 aranyat kérek
citadels-verb-build = Építek
citadels-verb-crown = Magamhoz veszem a koronát
citadels-verb-enthrone = Koronát adok
citadels-verb-kill = Gyilkolok
citadels-verb-bewitch = Megbabonázok valakit
citadels-verb-sign = Parancsokat teszek
citadels-verb-warrant = Parancsot teszek
citadels-verb-rob = Rabolok
citadels-verb-spy = Kémkedem
citadels-verb-flower = Fenyegetek
citadels-verb-threaten = Keszkenőt teszek
citadels-verb-swap_hands = Kezet cserélek
citadels-verb-redraw = Lapokat cserélek
citadels-verb-look = Belenézek egy kézbe
citadels-verb-divine = Mindenkitől 1 lap
citadels-verb-destroy = Elpusztítok egyet
citadels-verb-exchange = Kerületet cserélek
citadels-verb-hand_over = Odaadom
citadels-verb-seize = Lefoglalok egyet
citadels-verb-beautify = Szépítek
citadels-verb-smithy = Kovácsműhely: 3 lap
citadels-verb-laboratory = Laboratórium: 2 arany
citadels-verb-museum = Múzeumba teszek
citadels-verb-armory = Fegyvertár
citadels-verb-confiscate = Elkobzom
citadels-verb-reveal = Felfedem
citadels-verb-bribe = Fizetek { $n } aranyat
citadels-verb-refuse = Nem fizetek
citadels-verb-swap_characters = Karaktert cserélek
citadels-verb-pick = Választok
citadels-verb-drop = Eldobok egyet
citadels-verb-keep = Megtartok egyet
citadels-verb-take = Elveszek egyet
citadels-verb-spend = Lappal fizetek
citadels-verb-give = Lapot adok
citadels-verb-tribute_gold = 1 arany
citadels-verb-tribute_cards = 1 véletlen lap
citadels-verb-done = Kicserélem őket
citadels-verb-to_hand = A kezembe veszem

## Under the verbs

citadels-note-build = { $cards ->
    [one] { $cards } lapból { $n } építhető
   *[other] { $cards } lapból { $n } építhető
}
citadels-note-income = { $n ->
    [one] { $n } { $type } kerület
   *[other] { $n } { $type } kerület
}
citadels-note-end_crown = { $char ->
    [emperor] előbb koronát adok
   *[other] a koronával együtt
}
citadels-note-end_alchemist = { $n } arany visszajár
citadels-note-end_unbuilt = építés nélkül

## Choices in words, where a move alone does not say it all

citadels-offer-gather_gold = Gyűjtök { $n } aranyat
citadels-offer-gather_cards = { $keep ->
    [1] Lapokat gyűjtök: húzok { $draw } lapot, 1-et megtartok
   *[other] Lapokat gyűjtök: húzok { $draw } lapot, és mindet megtartom
}
citadels-offer-income = { $kind ->
    [gold] Beszedek { $n } aranyat a kerületeim után
   *[cards] Beszedek { $n } lapot a kerületeim után
}
citadels-offer-tithe = { $cards ->
    [0] { $gold } arany
   *[other] { $gold ->
        [0] { $cards } lap
       *[other] { $gold } arany és { $cards } lap
    }
}
citadels-offer-collect = Beszedek { $n } aranyat az Adószedő jelzőjéről
citadels-offer-bribe = Lefizetem, { $seat } { $n } aranyat kap
citadels-offer-build = { $n ->
    [0] Ingyen megépítem { THE(ACC($district)) }
   *[other] Megépítem { $n } aranyért { THE(ACC($district)) }
}
citadels-offer-build_cards = { $cards ->
    [one] Megépítem { $gold } aranyért és { $cards } lapért { THE(ACC($district)) }
   *[other] Megépítem { $gold } aranyért és { $cards } lapért { THE(ACC($district)) }
}
citadels-offer-pass_theater = Nem cserélek
citadels-offer-pass_confiscation = Hagyom megépíteni
citadels-offer-pass_blackmail = Nem fedem fel

## On things

citadels-note-pay = { $n ->
    [0] ingyen
   *[other] { $n } arany
}
citadels-note-pay_cards = { $cards ->
    [one] { $gold } arany, { $cards } lap
   *[other] { $gold } arany, { $cards } lap
}
citadels-note-framework = Állványzattal
citadels-note-sacrifice = egy kerületért
citadels-note-loan = { $n } kölcsön
citadels-note-pairs = Ezt így nem lehet kifizetni.

## Amounts

citadels-amount-gold = { $n } arany
citadels-amount-cards = { $n ->
    [one] { $n } lap
   *[other] { $n } lap
}

## Questions: as whom one decides, then by decision

citadels-role = { $char } · { $n } arany
citadels-ask-draft = { $two ->
    [0] Ki leszel ebben a fordulóban?
    [1] Válaszd ki az első karakteredet
   *[other] Válaszd ki a második karakteredet
}
    .help = A karakterek rang szerint kerülnek sorra. A választásodat senki sem látja, amíg nem szólítanak.
citadels-ask-draft_drop = Melyik karaktert veszed ki a fordulóból?
    .help = Képpel lefelé kerül félre, csak te tudod, melyik az. A többit a másik játékos kapja.
citadels-ask-theater = Cserélsz karaktert a Színházzal?
    .help = Lapot nem látva választasz játékost, ő pedig nem utasíthatja el.
citadels-ask-gather = Gyűjts aranyat vagy lapokat
    .help = Egyszer gyűjtesz, építeni csak utána lehet. A képességeket bármikor használhatod.
citadels-ask-bewitched = Megbabonáztak: gyűjts, és véget ér a köröd
    .help = Utána { $seat } folytatja a te karaktereddel.
citadels-ask-witch_first = Előbb gyűjts, aztán babonázz meg valakit
    .help = Építeni később, a megbabonázott karakterrel fogsz.
citadels-ask-threat_ahead = { $seat } fenyeget: előbb gyűjts
    .help = Utána kifizeted az aranyad felét, vagy kockáztatod az egészet.
citadels-ask-turn = { $limit ->
    [0] Mit teszel még?
   *[other] Építesz, cselekszel vagy befejezed?
}
    .help = { $limit ->
        [0] A Navigátor nem építhet.
       *[other] Megépítve: { $n } / { $limit }.
    }
citadels-ask-resumed = Így folytatod: { $char }
    .help = Az ő képességei és korlátai, a te kezed, aranyad, városod. Korlát: { $limit }, ebből megvan { $n }.
citadels-ask-keep = Melyik lapot tartod meg?
    .help = A többi képpel lefelé a pakli aljára kerül.
citadels-ask-study = { $n } lap közül melyiket tartod meg?
    .help = A többit visszakeverjük a pakliba.
citadels-ask-bewitch = Melyik karaktert babonázod meg?
    .help = A gazdája csak gyűjt, aztán te fejezed be a körödet azzal a karakterrel.
citadels-ask-warrants = Hová kerüljön a következő alá nem írt parancs?
    .help = { $chars ->
        [none] Az aláírt itt van: { $char }. Ez a mostani csak blöff.
       *[other] Az aláírt itt van: { $char }; egy alá nem írt itt: { $chars }. Ez is csak blöff.
    }
citadels-ask-threats = Hová kerüljön a jelöletlen keszkenő?
    .help = A virágos itt van: { $char }. Ez a mostani csak blöff.
citadels-ask-threatened = { $n ->
    [0] { $seat } fenyeget. Fizetsz? Semmibe sem kerül
   *[other] { $seat } fenyeget: fizetsz neki { $n } aranyat?
}
    .help = { $gold ->
        [0] Nincs vesztenivaló aranyad. Ha fizetsz, a keszkenő felfedetlenül kerül el innen.
       *[other] Ha nem fizetsz, és a keszkenő virágos, minden aranyad ({ $gold }) odavész.
    }
citadels-ask-blackmail = { $seat } nem fizet. Felfeded a fenyegetést?
    .help = { $flowered ->
        [true] Ez a virágos: elviszed { THE($char) } minden aranyát ({ $n }).
       *[false] Ez a jelöletlen: semmit sem kapsz, és mindenki megtudja, hol a virágos.
    }
citadels-ask-redraw = { $n ->
    [one] { $n } lapot megjelöltél. Még melyiket?
   *[other] { $n } lapot megjelöltél. Még melyiket?
}
    .help = Megjelölve: { $districts }. A pakli aljára kerülnek, és ugyanannyit kapsz a tetejéről.
citadels-ask-wizard_take = { $seat } keze: melyik lapot veszed el?
    .help = Egyet el kell venned. Utána azonnal megépíted, vagy a kezedbe veszed.
citadels-ask-wizard_put = Azonnal megépíted { THE(ACC($district)) }?
    .help = Ha most építed meg, nem számít a korlátodba, és olyan is lehet, amilyened már van.
citadels-ask-wizard_keep = { CAP(THE($district)) } a kezedbe kerül
    .help = Most azonnal nem építheted meg.
citadels-ask-seer_give = Melyik lapodat kapja { $seat }?
    .help = { $n ->
        [one] Ő az utolsó, aki lapot kap.
       *[other] Egymás után { $n } játékos kap lapot.
    }
citadels-ask-crowning = Ki kapja a koronát?
    .help = { $tribute ->
        [true] Nem te, és nem az, akinél van. 1 aranyat vagy 1 véletlen lapot kapsz tőle.
       *[false] Nem te, és nem az, akinél van.
    }
citadels-ask-tribute = Mit ad neked { $seat } a koronáért?
    .help = A lapot véletlenszerűen húzzuk a kezéből.
citadels-ask-tribute_pay = Mit kap tőled { $seat } a koronáért?
    .help = A lapot véletlenszerűen húzzuk a kezedből.
citadels-ask-spend = { $n ->
    [one] Még 1 lap kell ehhez: { $district }
   *[other] Még { $n } lap kell ehhez: { $district }
}
    .help = Minden lap 1 aranyat ér, és a pakli aljára kerül.
citadels-ask-give = { $n ->
    [one] Még 1 lapot kap tőled { $seat }
   *[other] Még { $n } lapot kap tőled { $seat }
}
    .help = Aranyanként egyet, amit ehhez kölcsönzött: { $district }.
citadels-ask-confiscation = Elkobzod { THE(ACC($district)) }?
    .help = Itt az aláírt parancsod: ingyen a te városodba kerül, { $seat } visszakap { $n } aranyat.
citadels-ask-confiscation_bluff = { $seat } kifizette { THE(ACC($district)) }
    .help = Itt csak blöff a parancsod, de a többiek így is azt látják, hogy döntesz.
citadels-ask-exchange = { $district }: melyik kerületedet adod érte?
    .help = Ha az övé drágább, { $seat } megkapja a különbséget. Van { $gold } aranyad.

## Questions: a verb is taken up

citadels-aim-build = Melyik kerületet építed meg?
    .help = { $limit ->
        [0] Van { $gold } aranyad.
       *[other] Van { $gold } aranyad. Építkezési korlát: { $limit }, ebből felhasználva { $n }.
    }
citadels-aim-kill = Melyik karaktert gyilkolod meg?
    .help = Az egész köre elvész, akárki is az.
citadels-aim-rob = Melyik karaktert rablod ki?
    .help = Amikor szólítják, minden aranya a tiéd.
citadels-aim-sign = Hová kerüljön az aláírt parancs?
    .help = Két alá nem írt követi. Csak te tudod, melyik az aláírt.
citadels-aim-flower = Hová kerüljön a virágos keszkenő?
    .help = Egy jelöletlen követi. Csak te tudod, melyik a virágos.
citadels-aim-spy = Kinek a kezét kémleled ki?
    .help = Játékost, majd típust választasz: ahány ilyen lapja van, annyi arany és lap a tiéd.
citadels-aim-swap_hands = Kivel cserélsz kezet?
citadels-aim-redraw = Mely lapokat cseréled ki?
    .help = Jelöld meg őket egyenként; a pakli aljára kerülnek.
citadels-aim-look = Kinek a kezébe nézel bele?
    .help = Mindet látod, és egy lapot el kell venned.
citadels-aim-enthrone = Ki kapja a koronát?
    .help = 1 aranyat vagy 1 véletlen lapot kapsz tőle.
citadels-aim-demand = Ki adjon neked 1 aranyat?
    .help = Csak a leggazdagabbtól kérheted.
citadels-aim-destroy = Melyik kerületet pusztítod el?
    .help = A költségénél 1-gyel kevesebbet fizetsz. Van { $gold } aranyad.
citadels-aim-exchange = Melyik kerületet szerzed meg cserével?
    .help = Utána kiválasztod, mit adsz érte. Van { $gold } aranyad.
citadels-aim-seize = Melyik kerületet foglalod le?
    .help = A költségét a gazdájának fizeted. Van { $gold } aranyad.
citadels-aim-beautify = Melyik kerületedet szépíted meg?
    .help = 1 arany rajta marad: végleg 1-gyel többe kerül, és 1 ponttal többet ér.
citadels-aim-laboratory = Melyik lapot dobod el 2 aranyért?
citadels-aim-museum = Melyik lap kerüljön a Múzeum alá?
    .help = A játék végén 1 pontot ér.
citadels-aim-armory = Melyik kerületet pusztítod el a Fegyvertárral?
    .help = A Fegyvertár is elpusztul. Fizetni nem kell.

## What others decide

citadels-wait-draft = { $seat } karaktert választ
citadels-wait-draft_drop = { $seat } eldob egy karaktert
citadels-wait-theater = { $seat } használhatja a Színházat
citadels-wait-turn = { $seat } köre: { $char }
citadels-wait-keep = { $seat } megtart egy lapot
citadels-wait-bewitch = { $seat } megbabonáz egy karaktert
citadels-wait-warrants = { $seat } elhelyezi a parancsokat
citadels-wait-threats = { $seat } elhelyezi a fenyegetéseket
citadels-wait-threatened = { $seat } a kenőpénzről dönt
citadels-wait-blackmail = { $seat } a fenyegetésről dönt
citadels-wait-redraw = { $seat } lapokat cserél
citadels-wait-wizard_take = { $seat } belenéz egy kézbe
citadels-wait-wizard_put = { $seat } az elvett lapról dönt
citadels-wait-seer_give = { $seat } visszaadja a lapokat
citadels-wait-crowning = { $seat } továbbadja a koronát
citadels-wait-tribute = { $seat } arany és lap között választ
citadels-wait-payment = { $seat } lapokkal fizet
citadels-wait-confiscation = { $seat } a parancsról dönt
citadels-wait-exchange = { $seat } kiválasztja, mit ad cserébe

## Why not: building

citadels-error-not-in-hand = Ez a lap nincs a kezedben: { $district }. Olyat válassz, amelyik nálad van.
citadels-error-gather-first = Előbb gyűjts aranyat vagy lapokat: építeni csak utána lehet.
citadels-error-navigator = A Navigátor semmit sem építhet.
citadels-error-secret-vault = A Titkos kripta soha nem építhető meg. Tartsd a kezedben: a játék végén 3 pontot ér.
citadels-error-duplicate = A városodban már van ilyen kerület: { $district }. Építs mást.
citadels-error-monument = Öt vagy több kerülettel a városodban az Emlékművet már nem építheted meg.
citadels-error-limit = { $n ->
    [one] Az építkezési korlátod ebben a körben { $n } kerület, és ez már betelt.
   *[other] Az építkezési korlátod ebben a körben { $n } kerület, és ez már betelt.
}
citadels-error-only-gather = Megbabonáztak: csak gyűjthetsz.
citadels-error-witch-later = Építeni később fogsz, a megbabonázott karakterrel.
citadels-error-short = { $n } hiányzik
citadels-error-no-hand = Nincs lap a kezedben.
citadels-error-none-fits = Egyik lapod sem építhető meg { $n } aranyból.
citadels-error-only-taken = Csak az elvett lap.
citadels-error-framework = Nincs Állványzat a városodban.
citadels-error-lender = Nincs { $n } aranya.
citadels-error-no-loan-needed = Van rá elég aranyad: nincs mit kölcsönkérni.
citadels-error-loan-cards = { $n ->
    [one] Még { $n } lap kellene, hogy odaadd a kölcsönért.
   *[other] Még { $n } lap kellene, hogy odaadd a kölcsönért.
}

## Why not: districts

citadels-error-not-yours = Csak a saját városod kerülete lehet.
citadels-error-own-city = Csak másik város kerülete lehet.
citadels-error-not-in-city = Ez a kerület nem ott áll: { $district }.
citadels-error-bishop = Ebben a fordulóban védi a Püspök.
citadels-error-completed = Ez a város már befejezett.
citadels-error-keep = Az Erődítményt 8-as rangú képesség nem érinti.
citadels-error-identical = Ilyen kerület már van a városodban.
citadels-error-identical-there = Ilyen kerület már van abban a városban.
citadels-error-no-match = Egyik kerületedet sem adhatod érte.
citadels-error-nothing-to-give = Nincs kerületed, amit odaadhatnál.
citadels-error-seizable = A költsége több mint { $n }.
citadels-error-has-coin = Már van rajta érme.
citadels-error-armory-itself = Maga a Fegyvertár nem.
citadels-error-armory-completed = A városod befejezett: a Fegyvertár marad.
citadels-error-no-such-district = Nincs ilyen kerület a városodban.

## Why not: players, characters, cards

citadels-error-yourself = Te magad nem.
citadels-error-crowned = Nála a korona.
citadels-error-not-richest = Nem ő a leggazdagabb.
citadels-error-nobody-richer = Senkinek sincs több aranya, mint neked.
citadels-error-empty-hand = Nincs lap a kezében.
citadels-error-own-character = Ez te vagy.
citadels-error-low-rank = Csak a 3-as rangtól.
citadels-error-killed = Már meggyilkolták.
citadels-error-bewitched = Már megbabonázták.
citadels-error-marked = Már van rajta.
citadels-error-marked-card = Már megjelölted.
citadels-error-face-up = Képpel felfelé kikerült: ebben a fordulóban senkié.
citadels-error-not-passed = Nincs a kapott lapok között.
citadels-error-not-in-cast = Nincs a játékban: { $char }.
citadels-error-not-your-character = Nem a te karaktered.

## Why not: the turn

citadels-error-gathered = Már gyűjtöttél.
citadels-error-empty-deck = A pakli üres.
citadels-error-character = A karaktered erre nem képes.
citadels-error-used = Ebben a körben már használtad.
citadels-error-out-of-reach = Most nincs, amire használhatnád.
