### A `serve` és a `db` parancs: az asztal szervere és adatbázisa.

cli-serve = Kinyitja a házat: asztalok embereknek és botoknak, hálózaton át. Minden kapcsoló környezeti változóval is megadható, a --log-level például így: TETRAPOLIS_LOG_LEVEL.
    .host = Hol figyeljen: 127.0.0.1 csak ennek a gépnek szól, 0.0.0.0 mindenkinek, aki eléri.
    .port = A port, amelyen figyel; 0 esetén bármelyik szabad.
    .database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS; nélküle egy fájl a saját mappádban.
    .redis = redis://GÉP:PORT, hogy több folyamat értesüljön egymás változásairól.
    .origin = Az oldal címe, ha más, mint ahol a szerver figyel, például https://play.example.org; többször is megadható.
    .secure = Csak https-en küld sütit.
    .proxy = Az előtte álló proxy címe; neki elhiszi, honnan jött a kérés; „*” esetén bárkinek.
    .workers = Ennyi folyamat szolgál ki; egynél többhöz --redis is kell.
    .bots = Ennyi folyamat gondolkodik a botok helyett, kiszolgáló folyamatonként; auto esetén a gép összes magja egy kivételével, elosztva a kiszolgáló folyamatok (--workers) között, mindegyikhez legalább egy. 0 esetén a botok és az órák az azonos adatbázison dolgozó többi szerverre maradnak.
    .bot_seconds = Ennyi másodpercig gondolkodhat egy bot, azután az alaplépését teszi meg.
    .program = Program, amelyet a vendégek botnak választhatnak, NÉV=PARANCS alakban, például --program "botond=./botom.py --deep"; többször is megadható. A vendégek csak a nevek közül választhatnak, mást nem indíthatnak el (docs/outside-bots.md).
    .rate = Ennyi kérést küldhet egy kliens percenként.
    .tables = Ennyi befejezetlen asztala lehet egy vendégnek.
    .log_level = Mennyit naplózzon: debug, info, warning vagy error.
    .webhook_private = A webhookok a saját hálózatodon belülre is hívhatnak; csak ha minden vendégben megbízol.

cli-error-program = Ez nem egy program megadása: „{ $text }”. Így írd: NÉV=PARANCS, a név kisbetűkből és számokból álljon, például botond=./botom.py.

cli-serve-open = A ház nyitva áll: { $address }
cli-serve-kept = Az asztalok itt vannak: { $database }. A házat a Ctrl+C zárja be; semmi sem vész el.

cli-db = Gondját viseli a szerver adatbázisának: a „check” minden tárolt játszmát újrajátszik, és jelenti, amelyik már nem illik, a „migrate” a legújabb alakra hozza.
    .action = A teendő: check vagy migrate.
    .database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS; nélküle a saját mappádban lévő fájl.

cli-db-game = Játék
cli-db-match = Játszma
cli-db-engine = Ezzel játszották
cli-db-record = Bejegyzés
cli-db-why = Miért
cli-db-why-error-record-order = hiányzik bejegyzés, vagy túl sok van
cli-db-why-error-record-outcome = másképp ér véget
cli-db-why-snapshot = a tárolt állás más
cli-db-why-other = már nem játszható le ({ $why })
cli-db-checked = { $count ->
    [one] { $count } játszmát játszottunk újra.
   *[other] { $count } játszmát játszottunk újra.
} { $misfits ->
    [0] Mindegyik illik.
    [one] { $misfits } már nem illik: csak azzal a verzióval folytatható, amellyel játszották.
   *[other] { $misfits } már nem illik: csak azzal a verzióval folytathatók, amellyel játszották őket.
}
cli-db-current = Már a legújabb alakú ({ $after }): { $database }
cli-db-migrated = Új alakra hoztuk ({ $before } → { $after }): { $database }

## Hibás parancssorok

cli-error-database-address = Ez nem egy adatbázis címe. A --database után sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS állhat.
cli-error-database-kind = Ilyen fajta adatbázist itt nem ismerünk: { $kind }. A --database után sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS állhat.
cli-error-database = Ez az adatbázis nem használható: { $database } ({ $reason }). Nézd meg, hogy ott van-e, és írhatsz-e bele.
cli-error-database-none = Nincs ilyen adatbázis: { $database }. Adj meg egy másikat a --database kapcsolóval.
cli-error-database-empty = Ebben az adatbázisban még nincsenek táblák: { $database }. A „tetrapolis db migrate” létrehozza őket.
cli-error-database-newer = Ezt az adatbázist újabb verzió készítette: { $database }. Frissítsd ezt a programot, vagy adj meg másik adatbázist a --database kapcsolóval.
cli-error-db-action = Nincs ilyen: „db { $action }”. Ezek közül választhatsz: { $known }.
cli-error-log-level = Ismeretlen naplózási szint: { $level }. Ezek közül választhatsz: { $known }.
cli-error-redis-address = Ez nem egy Redis címe. A --redis után redis://GÉP:PORT állhat.
cli-error-redis = A Redis nem válaszol ({ $reason }). Nézd meg, hogy fut-e, és jó cím áll-e a --redis után.
cli-error-workers = { $workers } folyamat csak akkor szolgálhatja ki ugyanazokat az asztalokat, ha értesülnek egymásról: add hozzá ezt: --redis redis://GÉP:PORT, vagy hagyd el a --workers kapcsolót.
cli-error-bots = Ez nem lehetséges: --bots { $bots }. Adj meg egy számot 0 és { $most } között, vagy ezt: auto.
cli-error-no-bots = Redis nélkül nincs másik szerver, amely a botok helyett lép és az órákat nézi: hagyd el a --bots 0 kapcsolót, vagy add hozzá ezt: --redis redis://GÉP:PORT.
cli-error-origin = Ez nem egy oldal címe: „{ $origin }”. Az --origin után így írd: https://play.example.org.
cli-error-address = Itt nem lehet figyelni: { $host }, { $port } port ({ $reason }). Válassz másik --host vagy --port értéket.
