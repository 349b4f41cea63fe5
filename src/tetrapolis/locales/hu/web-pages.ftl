### Az asztalok körüli oldalak: kezdőlap, új asztal, várakozás, eredmény, visszajátszás, szabályok, beállítások, névjegy.

web-skip-to = Ugrás a tartalomra
web-language = Nyelv
web-history = Előzmények
web-settings-of = { $name } beállításai
web-foot = A szabályok a mi szavainkkal, minden rajz itt készült. A kiadott játékok grafikáit nem használjuk.
web-foot-icons = Ikonok: game-icons.net, CC BY 3.0
web-share = Megosztás
web-here = itt van

## Time and pace

web-time = { $unit ->
    [day] { $n } nap
    [hour] { $n } óra
    [minute] { $n } perc
   *[other] { $n } mp
}
web-pace = { $pace ->
    [turns] Ráérősen (napokon át), óra nélkül
   *[live] Élőben, óra nélkül
}
web-pace-clock = { $pace ->
    [turns] Ráérősen (napokon át)
   *[live] Élőben
}, { $clock ->
    [player] játékosonként { $time }
   *[decision] döntésenként { $time }
}

## Home

web-title-waiting = ● { $count } asztal vár rád
web-wait-head = { $count ->
    [0] Nincs rád váró asztal
    [1] Egy asztal vár rád
   *[other] { $count } asztal vár rád
}
web-wait-since = Rajtad a döntés. Az utolsó lépés: { $when }.
web-open-table = Megnyitom
web-status-open = { $count } hely még szabad
web-status-closed = Feloszlatták
web-status-place = { $place ->
    [1] Véget ért, te nyertél
   *[other] Véget ért, { $place }. lettél
}
web-status-stand-in = Gép játszik helyetted
web-history-all = Minden befejezett játék ({ $count })
web-history-none = Még nincs befejezett játékod. Itt őrizzük őket, minden lépésükkel visszajátszhatóan.
web-welcome = Négy város, egy asztal
web-welcome-help = { $games }: barátokkal, egy eszközön vagy gépek ellen. Nem kell se fiók, se e-mail, elég egy név.
web-link-other = Egy másik eszközön már játszom
web-first = Most jársz itt először?
web-first-help = Tíz perc, és játék közben megtanulod: { $game }. Minden lépést te teszel meg.
web-first-go = Kezdjük
web-new-help = Egyedül gépek ellen, egy eszközön, vagy barátokkal linken át
web-new = Új asztal
web-new-of = Új asztal: { $game }
web-learn = Megtanulom
web-learn-of = Megtanulom: { $game }
web-plate = { $low }–{ $high } játékos, kb. { $minutes } perc
web-plate-players = { $low }–{ $high } játékos
web-take-seat = Leülök
web-watch = Nézem
web-show-all = Az összes ({ $count })
web-show-few = Kevesebb
web-code-join = Csatlakozás kóddal
web-code-help = Hat betű attól, aki az asztalt nyitotta
web-code-form = hat betű
web-code-go = Csatlakozom
web-code-short = A kód hat betű. Kérd el attól, aki az asztalt nyitotta.

## New table

web-new-title = Új asztal
web-new-which = Melyik játék
web-new-seats = Helyek
web-new-seats-of = { $n } hely a legfeljebb { $most ->
    [3] { $most }-ból
    [6] { $most }-ból
    [8] { $most }-ból
   *[other] { $most }-ből
}
web-kind-me = Itt játszik
web-kind-open = Szabad
web-kind-bot = Gép: { $level }
web-levels = Hogyan játszanak a gépek?
web-kind-program = Program: { $name }
web-seat-name = { CAP(THE($n)) }. hely neve
web-seat-kind = Ki játszik itt: { $n }. hely
web-seat-empty = Szabad hely
web-seat-host = te, a házigazda
web-seat-anyone = aki a linkkel vagy a kóddal jön
web-seat-remove = { CAP(THE($n)) }. hely elvétele
web-seat-add = Hely hozzáadása
web-hot-seat = Többen egy eszköznél: amíg kézről kézre jár, függöny takarja a lapjaitokat.
web-terms = Az asztal
web-terms-pace = Tempó
web-terms-pace-help = Mindenki itt van, vagy naponta lép párat
web-terms-live = Élőben
web-terms-turns = Ráérősen (napokon át)
web-terms-clock = Gondolkodási idő
web-terms-clock-none = Senki sem sürget senkit
web-terms-clock-decision = Ha letelik, az asztal a legegyszerűbb lépéssel válaszol
web-terms-clock-player = Az egész játékra; ha elfogy, az asztal azonnal a legegyszerűbb lépéssel válaszol
web-terms-no-clock = Nincs óra
web-terms-each = Döntésenként
web-terms-whole = Az egész játékra
web-terms-time = Mennyi idő
web-terms-undo = Szabad visszavonás
web-terms-undo-help = Vissza bármelyik lépésedig, a gépek lépésein át is; a véletlen ugyanúgy dönt újra
web-terms-hints = Tippek
web-terms-hints-help = Aki dönt, megnézheti, mit tenne egy gép
web-terms-listed = Ki találja meg?
web-terms-listed-help = A linkkel vagy a kóddal mindig be lehet lépni
web-terms-by-link = Csak linkkel
web-terms-public = Nyilvános
web-terms-no-password = nincs
web-terms-password-help = A leüléshez kell
web-terms-spectators = Nézők
web-terms-spectators-help = Csak azt látják, amit mindenki
web-options = Amivel játszotok
web-option-as-rules = Ahogy a szabály mondja
web-option-random = Véletlen
web-option-set = A készletből
web-option-lot = Véletlen
web-option-own = Saját
web-chosen = { $count ->
    [0] Még egy sincs kiválasztva
   *[other] { $count } kiválasztva
}
web-rulings = Szabálykérdések
web-rulings-help = ahol a könyv kétféleképp érthető
web-rulings-count = { $count } kérdés, { $changed ->
    [0] egy sincs módosítva
   *[other] { $changed } módosítva
}
web-summary = Összefoglaló
web-sum-seats = { $n } hely: { $me ->
    [0] senki
   *[other] { $me }
} ennél az eszköznél{ $bots ->
    [0] {""}
   *[other] , { $bots } gép
}{ $open ->
    [0] {""}
   *[other] , { $open } szabad
}
web-sum-undo = Minden lépés visszavonható
web-sum-strict = Egy lépés addig vonható vissza, amíg új nem derül ki
web-sum-public = Bárki megtalálja a listában
web-sum-link = Linkkel vagy kóddal
web-sum-watched = Lehetnek nézők
web-sum-private = Nem lehetnek nézők
web-sum-hints = A gép tippet ad annak, aki kér
web-sum-no-hints = A gép nem ad tippet
web-sum-at-once = Azonnal kezdődik.
web-sum-when-full = Akkor kezdődik, ha minden hely betelt. Linket és kódot kapsz hozzá.
web-table-title-hint = Csütörtöki asztal
web-see-above = Valami még nem jó: ott magyarázzuk meg, ahol áll.

## Lobby

web-lobby-fill = Ki üljön ide: { $n }. hely
web-lobby-fill-bot = Üljön ide gép…
web-lobby-free = Legyen szabad
web-program-seat = Programnak
web-program-title = Hely egy programnak
web-program-help = Itt egy program játszik: a tiéd vagy olyasvalakié, akiben megbízol. Bármelyik számítógépről jöhet, és csak ehhez a helyhez kap kulcsot.
web-program-name = Hogy hívják az asztalnál
web-program-give = Kérem a kulcsot
web-program-token = A hely kulcsa
web-program-once = Csak most látható. Akinél ott van, ezen a helyen játszik, és mást nem tehet vele.
web-program-address = Ide csatlakozik a program
web-program-how = A program erre a címre csatlakozik, az „Authorization: Bearer” fejlécben a kulccsal; a kérdéseket JSON-ban kapja, és lépéssel válaszol. Az üzenetek leírása, Python- és JavaScript-példával, a forrás docs/outside-bots.md fájljában van.
web-program-again = Új kulcs
web-program-again-help = Az itt ülő program új kulcsot kap. A mostani azonnal érvényét veszti.
web-program-end = Visszaveszem a helyet
web-program-noted = Feljegyeztem
web-lobby-untitled = Névtelen asztal
web-lobby-head = { $count ->
    [0] Minden hely foglalt
    [1] Még egy hely szabad
   *[other] Még { $count } hely szabad
}
web-lobby-begins = A játék magától elkezdődik, amint minden hely betelt. Ezt az oldalt elhagyhatod: az asztal megmarad.
web-lobby-closed = Ezt az asztalt bezárták
web-lobby-closed-help = A házigazda lemondott róla. Nyiss újat, vagy nézd meg az asztalok listáját.
web-lobby-locked = Az asztalnak jelszava van. A házigazda tudja.
web-lobby-with-password = jelszóval
web-sit-too = Ide is ülök
web-stand-up = Felállok
web-close-table = Bezárom az asztalt
web-close-really = Végleg bezárom
web-invite = Meghívás
web-invite-code = vagy mondd el a kódot
web-invite-text = Gyere játszani az asztalomhoz: { $game }.

## A finished game

web-over-title = Eredmény
web-over-win = { $margin ->
    [0] Holtverseny után { $seats } nyert
    [1] { $seats } egyetlen ponttal nyert
   *[other] { $seats } { $margin } { $unit } nyert
}
web-over-unit = ponttal
web-over-win-plain = { $seats } nyert
web-over-shared = Közös győzelem: { $seats }
web-over-line = { $name } { $points }
web-over-rematch = Visszavágó
web-over-rematch-note = ugyanezek, új osztással
web-over-next = A visszavágóhoz
web-over-next-note = valaki már megnyitotta
web-over-share = Megosztás
web-over-share-note = az oldal linkje
web-over-record = Jegyzőkönyv
web-over-record-note = a játszma letöltése
web-over-replay-note = az első lépéstől
web-over-ending = Így ért véget
web-over-points = Így jöttek a pontok
web-over-total = Összesen
web-over-other = Egyéb
web-over-chart = A pontok alakulása
web-over-wealth = A pénz alakulása
web-over-chart-label = { $what }, játékosonként egy vonal az első lépéstől az utolsóig
web-over-table = Táblázat
web-over-graph = Grafikon
web-over-step = { $seq }. lépés
web-over-final = Vége
web-over-looking = Visszanézzük a játszmát…
web-over-no-chart = Ebben a játékban nincs mit felrajzolni.
web-over-turning = Fordulópontok
web-over-turning-none = Senki sem érte utol: a vezetés nem cserélt gazdát.
web-over-leads = { $seat } átveszi a vezetést.
web-over-leap = { $seat } egyszerre { $n } pontot szerez.
web-over-look = Megnézem az asztalt
web-over-back = Vissza az asztalhoz
web-over-not-yet = Ez a játék még nem ért véget.
web-over-tie = Holtverseny, { $key }: { $values }.
web-over-rank = Helyezés
web-over-player = Játékos

## Replay

web-replay = Visszajátszás
web-replay-of = Visszajátszás: { $game }
web-replay-at = Visszajátszás · { $round }{ $seq }. lépés, összesen { $last }
web-replay-scrub = Lépés a játszmában
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-on = Egy lépést előre
web-replay-last = A végére
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-see = Kinek a szemével
web-replay-everybody = Mindenki
web-replay-branch = Innen játszom tovább
web-replay-branch-help = Ennél a lépésnél új asztal kezdődik. A régi játszma olyan marad, amilyen.
web-replay-branch-own = Ennél a lépésnél új asztal kezdődik abból, amit te tudsz: a rejtett lapokat újraosztjuk.
web-replay-branch-go = Megnyitom az új asztalt
web-replay-link = Ennek a lépésnek a linkje
web-replay-done = Eredmény
web-replay-keys = Billentyűk: [ és ] léptet, a szóköz lejátszik
web-replay-end = Itt ér véget a játszma: menj vissza egy korábbi lépéshez, hogy onnan játszhass.

## Rules

web-rules-sections = Fejezetek
web-rules-found = { $count ->
    [0] Nincs találat
   *[other] { $count } szabály
}
web-rules-rulings = Döntések
web-rules-rulings-help = Ahol a könyvek hallgatnak vagy eltérnek: hogyan játsszuk, és miért.
web-rules-why = Miért:
web-rules-belongs = Ide tartozik:
web-rules-link = { $id } linkje
web-rules-book = A könyvek
web-rules-guide = Megtanulom játszva

## Guide page

web-guide-head = Így tanulhatod meg: { $game }
web-guide-play = Játszom egy első játszmát
web-guide-play-help = A szokásos létszám, könnyű gépek, tippek, amikor történik valami. Minden lépés visszavonható.
web-primer-asked = Amit a játék kérdez
web-primer-table = Az asztalnál minden kérdés elmondja, miről szól, és az összes választás listája megmutatja, mit lehet tenni.
web-guide-read = Elolvasom a szabályokat

## Settings

web-set-you = Te
web-set-name-help = Ahol már ülsz, ott a régi neved marad
web-set-save = Mentés
web-set-saved = Mentve
web-set-lang-help = Ezen az oldalon, és amit a kiszolgáló mond
web-set-move-help = Az asztalaid veled mennek
web-back-before = Vissza egy korábbi névhez
web-account = A fiókod
web-account-open = Megnyitom
web-account-help = Az eszközeid, és visszautak a nevedhez
web-set-look = Megjelenés
web-set-theme = Világos vagy sötét
web-set-system = A rendszer szerint
web-set-on = Be
web-set-off = Ki
web-set-size = Betűméret
web-set-size-help = Minden vele nő
web-set-motion = Mozgás
web-set-motion-help = Kikapcsolva szaggatott keret jelzi a változást
web-set-text-help = Az asztal címsorokként és listákként, teljes értékű játékkal (M billentyű)
web-set-marks = Erősebb jelek
web-set-marks-help = Betűk a legkisebb bábukon is, sötétebb vonalkázás
web-set-play = Játék közben
web-set-obvious = Üres kérdések átugrása
web-set-obvious-help = Amire csak egyféleképpen lehet felelni, azt az asztal megválaszolja helyetted, ha egyedül játszol gépekkel; máshol csak azt, amit senki sem vehet észre
web-set-careful = Szóljon, ha valami kimaradna
web-set-careful-help = Ha a köröd végén még lenne beszedetlen jövedelmed vagy ingyen használható képességed, egyszer rákérdez
web-set-call = Ha rajtad a döntés
web-set-sound = Hang
web-set-sound-help = Halk hangok: te jössz, mások lépnek, pénz, lap, kocka, fogy az idő, vége a játéknak
web-set-vibrate = Rezgés
web-set-vibrate-help = Amikor te jössz, telefonon
web-set-notify = Értesítés
web-set-notify-help = Ha az oldal a háttérben van
web-set-notify-denied = A böngésző nem engedi, hogy ez az oldal értesítsen. A beállításaiban módosíthatod.
web-set-seats = A helyek jelei
web-set-seats-help = Az alak, a betű és a szín összetartozik. Csak te látod így.
web-set-seat-look = { CAP(THE($n)) }. hely jele
web-set-seats-back = Ahogy volt
web-look-a = A, kék kör
web-look-b = B, borostyán négyzet
web-look-c = C, zöld háromszög
web-look-d = D, vörös rombusz
web-look-e = E, jégkék hatszög
web-look-f = F, szalmasárga ötszög
web-look-g = G, sötét kereszt
web-look-h = H, lila pajzs

## Another device

web-move = Újabb eszköz hozzáadása
web-move-short = Újabb eszköz
web-move-away = Innen egy másik eszközre
web-move-away-help = Itt készítesz egy titkos linket, és ott megnyitod. A neved ({ $name }) és az asztalaid ott is meglesznek, és itt is tovább játszhatsz.
web-move-make = Linket készítek
web-move-share = A linkem a Tetrapolishoz
web-move-left = Egyszer használható; ennyi ideje van még: { $time }.
web-move-here = Egy másik eszközről ide
web-move-here-help = A másik eszközön készíts linket (Beállítások, Újabb eszköz hozzáadása), és nyisd meg itt, vagy másold be.
web-move-replaces = Ebben a böngészőben { $name } helyére lép.
web-move-code = Link vagy kód
web-move-use = Ide hozom az asztalaimat
web-move-end = Kijelentkezem mindenhol máshol
web-move-end-help = Ha egy eszköz elveszett vagy már nem a tiéd: csak ez a böngésző marad.
web-move-ended = Már csak ez a böngésző van bejelentkezve.

## About

web-about-lead = A Tetrapolis a társasjátékok háza: négy városról szól, és azok is helyet kapnak, amelyeket mások hoznak. A szabályok teljesek, és a program betartatja őket; minden döntést megmagyaráz, bármelyik helyre gép is ülhet, és az egész egyetlen kis kiszolgálón fut, amelyet bárki felállíthat.
web-about-edition = Kiadás
web-about-rebuilt = Rekonstrukció
web-about-rules = Minden szabály és döntés
web-about-honest = Tisztességes játék
web-about-honest-text = A kiszolgáló minden helyre csak azt küldi el, amit az a játékos tudhat. A gépek sem kapnak többet, mint a helyükön ülő ember kapna. A keverések egy magból jönnek, amely a játék végén látható, így minden játszma ellenőrizhető és visszajátszható.
web-about-privacy = Amit megőrzünk
web-about-privacy-text = Egy nevet, amelyet te választasz, és egy sütit, amely felismeri ezt a böngészőt. Nincs fiók, nincs e-mail, nincs követés, semmi sem jön más kiszolgálóról. A játszmákat azért tesszük el, hogy befejezhesd és visszajátszhasd őket.
web-about-access = Mindenkinek
web-about-access-text = Minden megtehető billentyűzettel (a ? sorolja fel a billentyűket), és felolvasóval is követhető; a szöveges mód címsorokként és listákként mutatja az egész asztalt. A szín sosem az egyetlen jel: a helyeknek alakjuk és betűjük, a fajtáknak vonalkázásuk van.
web-about-credits = Köszönet
web-about-licence = A Tetrapolis szabad szoftver, MIT-licenccel.
web-about-docs = Dokumentáció
web-about-api = A programozói felület leírása
