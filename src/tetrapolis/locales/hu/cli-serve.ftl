### A `serve` és a `db` parancs: az asztal kiszolgálója és adatbázisa.

cli-serve = Kinyitja a házat: asztalok embereknek és gépeknek, hálózaton át. Minden kapcsoló környezeti változóval is megadható, a --log-level például így: TETRAPOLIS_LOG_LEVEL.
    .host = Hol figyeljen: 127.0.0.1 csak ennek a számítógépnek szól, 0.0.0.0 mindenkinek, aki eléri.
    .port = A port, amelyen figyel; 0 esetén bármelyik szabad.
    .database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS; nélküle egy fájl a saját mappádban.
    .redis = redis://GÉP:PORT, hogy több folyamat értesüljön egymás változásairól.
    .origin = Az oldal címe, ha más, mint ahol a kiszolgáló figyel, például https://play.example.org; többször is megadható.
    .public_url = Ahol az emberek a kiszolgálót elérik, például https://play.example.org: a más néven érkező kéréseket elutasítja, https esetén csak biztonságos sütit küld. Nélküle a számítógép saját nevei és címei érvényesek.
    .secure = Csak https-en küld sütit.
    .trusted_proxy = Az előtte álló proxy címe (vagy hálózata, például 10.0.0.0/8), neki elhiszi, honnan jött a kérés; „*” esetén bárkinek. Többször is megadható; nélküle senkinek sem hiszi el.
    .proxy = Új neve: --trusted-proxy. Az előtte álló proxy címe; neki elhiszi, honnan jött a kérés; „*” esetén bárkinek.
    .workers = Ennyi folyamat szolgál ki; egynél többhöz --redis is kell.
    .bots = Ennyi folyamat gondolkodik a gépek helyett, kiszolgáló folyamatonként; auto esetén a számítógép összes magja egy kivételével, elosztva a kiszolgáló folyamatok (--workers) között, mindegyikhez legalább egy. 0 esetén a gépek és az órák az azonos adatbázison dolgozó többi kiszolgálóra maradnak.
    .bot_seconds = Ennyi másodpercig gondolkodhat egy gép, azután az alaplépését teszi meg.
    .program = Program, amelyet a vendégek gépnek választhatnak, NÉV=PARANCS alakban, például --program "botond=./botom.py --deep"; többször is megadható. A vendégek csak a nevek közül választhatnak, mást nem indíthatnak el (docs/outside-bots.md).
    .content = Tartalomcsomag, amellyel játszunk (mappa, lásd „tetrapolis content”): táblák és kártyalisták a játék beépített táblái és listái helyett. Többször is megadható, játékonként egyszer; a környezeti változóban a mappákat ugyanaz választja el, mint a PATH mappáit.
    .rate = Ennyi kérést küldhet egy kliens percenként.
    .tables = Ennyi befejezetlen asztala lehet egy vendégnek.
    .connections = Ennyi kapcsolat lehet nyitva egyszerre (folyamatonként, mint a többi korlát is); 0 esetén annyi, ahány fájl nyitva lehet.
    .address_connections = Ebből ennyi egy címről (IPv6: egy /64-es hálózatból); 0 esetén nincs korlát.
    .address_sockets = Ennyi élő csatorna egy címről; 0 esetén nincs korlát.
    .guest_sockets = Ennyi élő csatorna egy vendégnek; 0 esetén nincs korlát.
    .header_bytes = Ekkora lehet egy kérés fejléce, bájtban; 0 esetén nincs korlát.
    .header_seconds = Ennyi másodperc alatt kell megérkeznie egy kérés fejlécének; 0 esetén nincs korlát.
    .accounts = megtarthatják-e a játékosok a nevüket, belépőkulccsal vagy nyomtatott kóddal
    .password_tries = Percenként ennyiszer lehet egy asztal jelszavával próbálkozni, egy címről és egy asztalnál.
    .free_megabytes = Ha a lemezen (SQLite) ennél kevesebb a hely, a /health/ready szerint a kiszolgáló nem kész; 0 esetén nem nézi.
    .metrics_host = Hol kérhetők le a mérések; 127.0.0.1 esetén csak ezen a számítógépen.
    .metrics_port = A mérések portja (Prometheus), 9464, ha szabad; 0 esetén nincs.
    .log_level = Mennyit naplózzon: debug, info, warning vagy error.
    .webhook_private = A webhookok a saját hálózatodon belülre is hívhatnak; csak ha minden vendégben megbízol.
    .profiles = Mindenkinek van egy lapja az eredményeivel, és minden játéknak is; aki rejtve akar maradni, rejtve marad.
    .ratings = Lehet értékszámra játszani, és van ranglista.
    .tournaments = A vendégek versenyt hirdethetnek.
    .push_keys = A kiszolgáló saját kulcsainak fájlja a böngészőknek szóló értesítésekhez; az első indításkor készül el (push-keys, az asztalok mappájában, ha a „club” kiegészítő telepítve van). Egy ház minden folyamatának és gépének ugyanaz kell. none: nincs ilyen értesítés.
    .mail_server = Hol adja fel a leveleket: smtps://név:jelszó@mail.example.org, vagy smtp:// STARTTLS-szel; inkább környezeti változóban, mert jelszó van benne.
    .mail_from = Kitől jönnek a levelek, például "Tetrapolis <play@example.org>".
    .keep_finished = Ennyi napig marad meg egy asztal a játék vége után; 0: örökre.
    .keep_running = Ennyi napig marad meg egy asztal, ahol tart a játék, de már senki sem játszik, vagy amelyet játék közben zártak be; 0: örökre.
    .keep_open = Ennyi napig marad meg egy asztal, ahol el sem kezdődött a játék; 0: örökre.
    .keep_guests = Ennyi napig emlékszik a ház az utolsó látogatás után arra a vendégre, akinek nincs asztala; 0: örökre.
    .keep_chat = Ennyi napig marad meg, ami az asztaloknál elhangzott; 0: ameddig az asztal.

cli-error-program = Ez nem egy program megadása: „{ $text }”. Így írd: NÉV=PARANCS, a név kisbetűkből és számokból álljon, például botond=./botom.py.

cli-serve-open = A ház nyitva áll: { $address }
cli-serve-kept = Az asztalok itt vannak: { $database }. A házat a Ctrl+C zárja be; minden visszaigazolt lépés megmarad.

cli-content = Táblák és kártyalisták fájlként: az „export JÁTÉK MAPPA” kiírja egy játékét, hogy kijavíthassa, akinek megvan a dobozos játék; a „check MAPPA” megmondja, mi hibás, és lerajzolja a táblákat. Játszani így lehet velük: --content MAPPA.
    .action = Mi történjen: export vagy check.
    .what = Az „export” után a játék és egy még nem létező mappa, a „check” után a mappa.
    .out = Hová tegye a „check” a rajzokat (SVG); nélküle a fájlok mellé.
    .draw = Rajzolja le a táblákat.

cli-content-exported = A játék tartalma itt van: { $folder } ({ $files }). Javítsd ki, adj neki nevet a content.json fájlban, és nézd meg, mit mond rá ez: „tetrapolis content check { $folder }”.
cli-content-fault = { $file }: { $fault }
cli-content-checked = { $count ->
    [0] Játszható vele: „{ $name }” ({ $game }).
   *[other] Még nem játszható: „{ $name }” ({ $game }), { $count } hiba van benne.
}
cli-content-drawn = Lerajzolva: { $files }
cli-error-content-action = Nincs ilyen: „content { $action }”. Írd így: „content export JÁTÉK MAPPA” vagy „content check MAPPA”.
cli-error-content-words = { $action ->
    [export] Írd így: „content export JÁTÉK MAPPA”; a mappa még ne létezzen.
   *[check] Írd így: „content check MAPPA”, a csomag mappájával.
}
cli-error-content-none = Ennek a játéknak nincsenek tartalomfájljai: { $game }. A kártyái és táblái a szabályok részei, így nincs mit exportálni vagy ellenőrizni.
cli-error-content-there = Ez már létezik, és nem üres: { $folder }. Adj meg egy még nem létező mappát; semmit sem írunk felül.
cli-error-content-write = Ide nem lehet írni: { $folder } ({ $reason }). Adj meg másik mappát.
cli-error-content-folder = A --content után hiányzik a csomag mappája. Írd így: --content MAPPA.
cli-error-content-bad = Ezzel a tartalommal nem lehet játszani: „{ $folder }”. { $fault } Mindent elmond róla ez: „tetrapolis content check { $folder }”.

cli-db = Gondját viseli a kiszolgáló adatbázisának: a „check” minden tárolt játszmát újrajátszik, és jelenti, amelyik már nem illik, a „migrate” a legújabb alakra hozza, a „backup” játék közben is fájlba másolja, a „ratings” a tárolt játszmákból újra kiszámol minden eredményt és értékszámot, az „export” kutatáshoz kiírja a befejezett nyilvános játszmákat, nevek nélkül.
    .action = A teendő: check, migrate, backup, ratings vagy export.
    .file = Ide kerül a „backup” másolata: még nem létező fájl; és ide írja az „export” a fájljait: új vagy üres mappa.
    .database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS; nélküle a saját mappádban lévő fájl.

cli-db-game = Játék
cli-db-match = Játszma
cli-db-engine = Ezzel játszották
cli-db-record = Bejegyzés
cli-db-why = Miért
cli-db-why-error-record-order = hiányzik bejegyzés, vagy túl sok van
cli-db-why-error-record-outcome = másképp ér véget
cli-db-why-error-content-other = másik tartalommal játsszák; azzal ellenőrizd (--content)
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
cli-db-ratings = { $matches ->
    [one] { $matches } játszmát számoltunk el újra
   *[other] { $matches } játszmát számoltunk el újra
}, { $ratings ->
    [one] { $ratings } értékszám lett belőle.
   *[other] { $ratings } értékszám lett belőlük.
}
cli-db-current = Már a legújabb alakú ({ $after }): { $database }
cli-db-migrated = Új alakra hoztuk ({ $before } → { $after }): { $database }
cli-db-backed-up = Elkészült és ellenőriztük a másolatot: { $database } → { $file } ({ $count } játszma, { $size } kB). Minden benne van, ami az adatbázisban: ne mutasd másnak.

cli-db-exported = { $matches ->
    [0] Még nincs befejezett nyilvános játszma: üresek a fájlok ebben a mappában: { $folder }
   *[other] { $matches } befejezett nyilvános játszma { $moves } lépéssel, nevek nélkül, ebben a mappában: { $folder }. Hogy mi van a fájlokban, azt a README.md mondja el.
}
cli-db-export-left-out = { $count } játszma már nem illik ehhez a verzióhoz, ezért kimaradt: a „tetrapolis db check” megmondja, melyik.
cli-db-export-lines-only = Csak JSON-sorok készültek: a Parquethez az „arena” kiegészítő kell (pip install "tetrapolis[arena]").

## Hibás parancssorok

cli-error-database-address = Ez nem egy adatbázis címe. A --database után sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS állhat.
cli-error-database-kind = Ilyen fajta adatbázist itt nem ismerünk: { $kind }. A --database után sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS állhat.
cli-error-database = Ez az adatbázis nem használható: { $database } ({ $reason }). Nézd meg, hogy ott van-e, és írhatsz-e bele.
cli-error-database-none = Nincs ilyen adatbázis: { $database }. Adj meg egy másikat a --database kapcsolóval.
cli-error-database-empty = Ebben az adatbázisban még nincsenek táblák: { $database }. A „tetrapolis db migrate” létrehozza őket.
cli-error-database-newer = Ezt az adatbázist újabb verzió készítette: { $database }. Frissítsd ezt a programot, vagy adj meg másik adatbázist a --database kapcsolóval.
cli-error-db-action = Nincs ilyen: „db { $action }”. Ezek közül választhatsz: { $known }.
cli-error-db-file = Add meg, hová kerüljön a másolat: tetrapolis db backup FÁJL.
cli-error-db-folder = Add meg, hová kerüljenek a játszmák: tetrapolis db export MAPPA.
cli-error-db-no-file = Ehhez nem kell fájl: „db { $action }”. Az adatbázist a --database kapcsolóval add meg.
cli-error-backup = Ez a biztonsági másolat nem írható ki: { $file } ({ $reason }). Nézd meg, hogy megvan-e a mappája, írhatsz-e bele, és van-e elég hely. Semmi sem változott.
cli-error-backup-exists = Ez már megvan, nem nyúltunk hozzá: { $file }. Adj meg új nevet, vagy előbb tedd máshová.
cli-error-backup-broken = Ez az adatbázis megsérült: { $database } ({ $reason }), és a másolata is hibás lenne: nem készült biztonsági másolat. Őrizd meg az utolsó jót.
cli-error-backup-postgres = Nem készült biztonsági másolat: a PostgreSQL-nek saját programja van erre, amely játék közben is használható. A jelszót megkérdezi, vagy a ~/.pgpass fájlból veszi:
    { $command }
cli-error-log-level = Ismeretlen naplózási szint: { $level }. Ezek közül választhatsz: { $known }.
cli-error-redis-address = Ez nem egy Redis címe. A --redis után redis://GÉP:PORT állhat.
cli-error-redis = A Redis nem válaszol ({ $reason }). Nézd meg, hogy fut-e, és jó cím áll-e a --redis után.
cli-error-workers = { $workers } folyamat csak akkor szolgálhatja ki ugyanazokat az asztalokat, ha értesülnek egymásról: add hozzá ezt: --redis redis://GÉP:PORT, vagy hagyd el a --workers kapcsolót.
cli-error-bots = Ez nem lehetséges: --bots { $bots }. Adj meg egy számot 0 és { $most } között, vagy ezt: auto.
cli-error-no-bots = Redis nélkül nincs másik kiszolgáló, amely a gépek helyett lép és az órákat nézi: hagyd el a --bots 0 kapcsolót, vagy add hozzá ezt: --redis redis://GÉP:PORT.
cli-serve-proxy = A --proxy új neve --trusted-proxy, és nélküle a kiszolgáló senkinek sem hisz. A régi nevet is érti még.
cli-error-public-url = Ez nem egy oldal címe: „{ $origin }”. A --public-url után így írd: https://play.example.org.
cli-error-trusted-proxy = Ez nem cím: „{ $text }”. A --trusted-proxy után így írd: 10.0.0.1 vagy 10.0.0.0/8, vagy „*”, ha bárkinek hinni kell.
cli-error-push-keys = A(z) „{ $file }” fájlban nincsenek kulcsok, és nem is hozható létre. Adj meg másikat: --push-keys, vagy none.
cli-error-mail-server = A --mail-server után nem levelezőkiszolgáló címe áll. Így írd: smtps://név:jelszó@mail.example.org.
cli-error-mail-from = Aki levelet küld, annak cím kell: --mail-from "Tetrapolis <play@example.org>".
cli-error-metrics-address = Itt nem kérhetők le a mérések: { $host }, { $port } port ({ $reason }). Válassz másik --metrics-host vagy --metrics-port értéket.
cli-error-origin = Ez nem egy oldal címe: „{ $origin }”. Az --origin után így írd: https://play.example.org.
cli-error-address = Itt nem lehet figyelni: { $host }, { $port } port ({ $reason }). Válassz másik --host vagy --port értéket.
