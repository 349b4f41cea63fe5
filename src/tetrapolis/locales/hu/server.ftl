### Amit a szerver az embereknek mond: gondok, mindegyikhez a teendő.

server-problem = Ez nem sikerült
server-error-name = Adj meg egy nevet: legfeljebb 40 betű, ne csak szóközök.
server-error-link = Ez a hivatkozás már nem jó: egyszer és negyed óráig érvényes. Készíts újat a másik eszközön.
server-error-who = Itt még nem ismerünk. Adj meg egy nevet, vagy hozd át az asztalodat egy hivatkozással.
server-error-origin = A kérés egy másik weboldalról jött, ezért nem hajtottuk végre. Nyisd meg itt az asztalt.
server-error-forged = A kérés nem az asztal oldaláról jött, ezért nem hajtottuk végre. Töltsd be újra az oldalt.
server-error-no-table = Nincs ilyen asztal. Ellenőrizd a hivatkozást, vagy nézd meg az asztalok listáját.
server-error-many-tables = Már { $n } befejezetlen asztalod van. Előbb fejezz be vagy hagyj el egyet.
server-error-many-bot-tables = Már { $n } olyan asztalod van, ahol a botok egymás közt játszanak. Előbb zárj be egyet, vagy ülj le te is az újhoz.
server-error-bot-tables-rate = Innen egy perc alatt túl sok asztal indult gondolkodó botokkal (legfeljebb { $n } lehet). Várj egy percet, és próbáld újra.
server-error-started = A játék már elkezdődött. Nézheted, ha a házigazda engedi.
server-error-seat-taken = Ez a hely foglalt. Válassz másikat.
server-error-not-seated = Nem ülsz ennél az asztalnál. Előbb csatlakozz.
server-error-not-host = Ezt csak a házigazda teheti meg. Kérd meg őt.
server-error-no-substitute = Bot csak olyan helyére ülhet, aki futó játékban játszik. Válassz ilyen helyet.
server-error-not-over = A játék még nem ért véget. Gyere vissza, ha vége.
server-error-not-started = A játék még nem kezdődött el: van szabad hely. Oszd meg a hivatkozást, vagy ültess oda botot.
server-error-bot = Ebben a játékban nincs { $bot } nevű bot. Válassz ezek közül: { $known }.
server-error-clock = Az órához idő is kell: adj meg legalább egy másodpercet, vagy játsszatok óra nélkül.
server-error-free-undo = A szabad visszalépés csak olyan asztalnál jár, ahol egyedül játszol botokkal. Kapcsold ki, vagy adj botot a szabad helyekre.
server-error-no-free-undo = Ennél az asztalnál csak az utolsó lépésedet vonhatod vissza. Lépésenként haladj vissza.
server-error-password = Nem ez az asztal jelszava. Kérd el a házigazdától.
server-error-request-id = Ez a kérésszám már másra szolgált, vagy túl hosszú. Küldd el a kérést új számmal.
server-error-busy = Ugyanez a kérés épp folyamatban van. Próbáld újra egy pillanat múlva.
server-error-not-your-seat = Ez nem a te helyed. Válassz a sajátjaid közül.
server-error-no-spectators = Ennek az asztalnak a házigazdája nem enged nézőket. Kérj helyet az asztalnál.
server-error-stale = A kérdés közben megváltozott. Nézd meg az asztalt, és dönts újra.
server-error-no-seat = Nincs ilyen hely ennél az asztalnál.
server-error-no-record = A játszma nem tart még ott. Válassz korábbi pillanatot.
server-error-branch-seats = Az új asztalhoz { $n } hely kell, ahogy a játszmában is.
server-error-chat = Ebben a sorban nincs semmi. Írj valamit.
server-error-frame = Az asztal nem értette ezt az üzenetet. Ha ismétlődik, töltsd be újra az oldalt.
server-error-request = A kérés nem értelmezhető. Vesd össze a felület leírásával.
server-error-nothing = Itt nincs semmi. Ellenőrizd a címet.
server-error-method = Ezzel a címmel ezt nem lehet. Nézd meg a felület leírását.
server-error-size = Ez túl nagy. Küldj kevesebbet.
server-error-rate = Túl sok a kérés. Várj egy percet, és próbáld újra.
server-error-inside = Valami elromlott a szerveren; feljegyeztük. Semmi sem veszett el: próbáld újra.
server-error-webhook = Ezt a címet nem lehet hívni: olyat adj meg, amely http:// vagy https:// kezdetű, a nyilvános internetről elérhető, és nincs benne jelszó.
server-error-seat-token = Ez a kulcs egyetlen helyen játszik, másra nem jó. Ehhez egy vendég kulcsa kell.
server-error-no-program = Azon a helyen nem program ül. Olyan helyet válassz, amelyhez van kulcs.
server-error-no-hints = Ennél az asztalnál nincsenek tippek: így lett megnyitva. Ezt neked kell eldöntened.
server-error-no-seat-token = Ez a csatorna csak egy hely kulcsával nyílik. Az asztal házigazdája adhat ilyet egy szabad helyhez.
server-error-not-ready = A program nem jelezte, hogy készen áll. Az első sorának így kell kezdődnie: „ready”.

## Az oldal

server-no-client = A böngészős felület nincs elkészítve
    .help = Futtasd a „make web” parancsot a forrás mappájában (vagy telepítsd a Tetrapolist csomagból, abban benne van), majd töltsd be újra ezt az oldalt. Programok így is használhatják a kiszolgálót: lásd /schema/openapi.json.
server-error-code = Ilyen kóddal nincs asztal. A kód hat betű, és addig él, amíg az asztal nyitva van.
server-error-not-absent = Ennek a játékosnak még van ideje. Ha távol marad, leültethetsz a helyére egy botot.
server-error-closed = A házigazda bezárta ezt az asztalt. Nyiss újat, vagy nézz körül az asztalok között.
server-error-not-closed = Asztalt a játék előtt lehet bezárni, vagy ha más már nem játszik. Ehelyett állj fel az asztaltól.
server-error-later = A kiszolgáló most nagyon leterhelt. Semmi sem veszett el: próbáld újra egy perc múlva.
