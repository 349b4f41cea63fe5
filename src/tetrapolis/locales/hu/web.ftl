### A böngésző saját szavai: minden asztal kerete, és ami az oldalakban közös. Az oldalaké: web-pages.ftl, a játékoké: <játék>-web.ftl.

web-plain = { $text }
web-you = te
web-home = Minden asztal
web-close = Bezárás
web-more = Továbbiak…
web-menu = Menü
web-loading = Egy pillanat…
web-not-found = Ezen a címen nincs semmi.
web-light = Világos
web-dark = Sötét
web-sound-on = Hang be
web-sound-off = Hang ki
web-less = Kevesebb: { $what }
web-plus = Több: { $what }
web-no-script = A Tetrapolis JavaScriptet igényel.
web-copy = Másolás
web-copied = Másolva

## Az asztal részei

web-seats = Játékosok
web-stage = Az asztal
web-facts = Adatok
web-prompt = A kérdés
web-hand = Kezed
web-log = Napló
web-chat = Csevegés
web-rules = Szabályok
web-rail = Napló, csevegés és szabályok
web-below = Kezed, adatok és napló
web-verbs = Amit tehetsz

## A kérdés

web-your-decision = A te döntésed
web-title-yours = ● A te döntésed · { $game }
web-title-table = { $game } · Tetrapolis
web-deciding = { $seat } dönt
web-may-answer = { $seat } válaszolhat
web-clock = hátralévő idő
web-deciding-many = Válaszokra várunk
web-for = { $time } óta
web-waiting = Várakozás
web-waiting-plain = Szólunk, amint rajtad a döntés.
web-behind = éppen most
web-skip = A lejátszás átugrása
web-pause = A többiek lépéseinek megállítása
web-go-on = Folytatás
web-paused = megállítva
web-speed = A többiek tempója
web-speed-help = Milyen gyorsan látszódjanak a többiek lépései
web-speed-slow = Lassú
web-speed-normal = Közepes
web-speed-fast = Gyors
web-speed-once = Azonnal
web-speed-step = Következő lépés
web-now = Ami legutóbb történt
web-now-more = Az utolsó három esemény
web-now-less = Elrejtés
web-missed = Amíg nem voltál itt
web-moment = Egy pillanat…
web-watching = Nézőként vagy itt
web-watching-help = Azt látod, amit mindenki láthat.
web-watchers = { $count } néző
web-told-times = { $line } (×{ $n })
web-final = nem vonható vissza
web-glow = Válassz abból, ami fénylik.
web-glow-verbs = { $verbs }: válassz abból, ami fénylik.
web-step = { $n }. lépés, összesen { $of }
web-role-step = { $role } · { $n }. lépés ({ $of } közül)
web-why-verb = { $verb }: { $why }
web-why-rule = { $why } ({ $rule })
web-why-other = Most nem. A kérdés most ez: { $ask }
web-why-waiting = Most nem: nem te döntesz. { $waiting }
web-compose-at = { $what }: { $aim }
web-compose-away = Elteszem
web-compose-send = Elküldöm
web-choices = { $count } lehetőség
web-all-choices = { $count ->
    [one] Az egyetlen lehetőség
   *[other] Mind { THE($count) } lehetőség
}
web-choices-search = Keresés a lehetőségek közt
web-choose = Válassz
web-target-many = { $count } lehetőség
web-asides = Bármikor módosítható beállítások
web-fit = Az egész tábla
web-undo = Visszavonás
web-undo-ask = Visszavonást kérek
web-undo-asked = { $count ->
    [one] { $seat } visszavonná az utolsó lépést. Engeded?
   *[other] { $seat } visszavonná az utolsó { $count } lépést. Engeded?
}
web-undo-waiting = Visszavonást kértél. Akinek a válaszára még vársz: { $seats }.
web-undo-refused = { $seat } nem engedi: a lépés marad.
web-undo-agree = Engedem
web-undo-refuse = Nem
web-undo-withdraw = Mégsem kérem
web-over = Vége a játéknak
web-over-result = Megnézem az eredményt

## Kapcsolat

web-lost = Megszakadt a kapcsolat
web-lost-again = { $seconds ->
    [0] újra próbálom
   *[other] { $seconds } mp múlva újra próbálom
}
web-lost-kept = A választásod megvan
web-lost-nothing = Az asztal olyan, ahogy látod
web-lost-help = Amint a kiszolgáló elérhető, itt folytatódik a játék; az elfogadott lépések megvannak.
web-lost-kept-help = Amint a kiszolgáló elérhető, elküldöm, és egyszer számít. Addig ne zárd be ezt az oldalt.
web-lost-now = Próbáld most
web-unwritable = A lépések most nem menthetők
web-unwritable-help = Amit a kiszolgáló elfogadott, az megvan. Újat addig nem fogad el, amíg nem tudja elmenteni.
web-unwritable-kept = Addig küldöm újra, amíg a kiszolgáló el nem fogadja, és egyszer számít. Addig ne zárd be ezt az oldalt.
web-thinking-shorter = A gépek most a szokásosnál rövidebb ideig gondolkodnak, mert sok asztal vár rájuk.
web-refused = Semmi sem változott.
web-refused-perhaps = Hogy mégis számított-e, az asztalon fog látszani.
web-error-unreachable = A kiszolgáló nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
web-error-answer = A kiszolgáló helyett valami más válaszolt. Próbáld újra egy kicsit később.
web-error-inside = Hiba történt ezen az oldalon. Töltsd be újra; az elfogadott lépések megvannak.
web-closed = Ezt az asztalt feloszlatták.
web-error-table = Ez az asztal nem nyitható meg.

## Napló, csevegés, szabályok, lapok

web-log-older = Régebbi sorok
web-log-cut = Ami előbb történt, itt nem látszik.
web-log-undone = Visszavontál egy lépést.
web-log-forced = Az egyetlen lehetőség, az asztal megtette helyetted: { $what }
web-leaves = Ez még hátravan: { $left }. Ha így is befejezed, nyomd meg újra.
web-log-undone-by = { $count ->
    [one] { $seat } a többiek engedélyével visszavon egy lépést.
   *[other] { $seat } a többiek engedélyével visszavon: { $count } lépés semmissé válik.
}
web-only-you = (csak te látod)

## A table that nobody has drawn

web-round = { $n }. forduló
web-hidden = lefordítva
web-hidden-many = { $n } lefordítva
web-field = { $label }: { $value }
web-plate-words = { $facts ->
    [none] { $seat }
   *[other] { $seat }: { $facts }
}
web-chat-none = Még senki sem szólt semmit.
web-chat-host = házigazda
web-chat-watching = néző
web-chat-say = Írj az asztalnak
web-chat-send = Küldés
web-rules-search = Keresés a szabályokban
web-rules-none = Ilyen szabály nincs. Próbálj másik szót.
web-rule-open = { $id } szabály
web-card-plain = Nincs külön hatása.

## Játékosok

web-bot = gép: { $level }
web-program = program
web-program-named = program: { $name }
web-bot-sits-in = Gép helyettesíti ({ $level })
web-bot-on = Üljön be helyette gép
web-come-back = Visszajöttem
web-bot-off = Jöjjön vissza a játékos
web-bot-in = { $time } múlva gép ül be
web-bot-may-in = Ha { $time } múlva sem történik semmi, gép ülhet be helyette.
web-away = nincs itt

## Az eszköz továbbadása

web-curtain = Az eszközt most { $name } kapja
web-curtain-help = Most senki más ne nézzen ide.
web-curtain-open = Én vagyok { $name }

## Menü

web-link = Az asztal linkje
web-continued = { $seq ->
    [0] Folytatás innen: „{ $title }”, a legelejétől
   *[other] Folytatás innen: „{ $title }”, { $seq }. lépés
}
web-continued-untitled = { $seq ->
    [0] Egy másik asztal folytatása, a legelejétől
   *[other] Egy másik asztal folytatása, { $seq }. lépés
}
web-content = Ezzel a tartalommal játsszuk: „{ $name }” ({ $digest }). Olyan táblák vagy kártyalisták, amelyeket a kiszolgáló gazdája javított ki.
web-continued-anew = Amit senki sem tudhatott, az újra lett osztva.
web-deal = Az osztás rögzítve:
web-deal-help = A kiszolgáló a játék előtt eldöntötte az egész osztást, és közzétette ezt az ujjlenyomatát. A játék végén a jegyzőkönyvben benne van, mi volt az, és bárki ellenőrizheti, hogy semmi sem változott:
web-leave = Elhagyom az asztalt
web-leave-really = Végleg elmegyek
web-leave-help = Helyetted egy gép játszik tovább. Erre a helyre nem térhetsz vissza.

## Kalauz

web-hint = Tipp
web-hint-title = Mit tenne egy gép?
web-hint-fair = Csak azt tudja, amit te.
web-hint-thinking = A gép gondolkodik…
web-hint-share = Nyerési esély, nagyjából
web-hint-equal = { $n ->
    [2] { $of ->
        [2] Mindkettő egyformán jó.
       *[other] Az első kettő egyformán jó.
    }
   *[other] Mind a { $n } egyformán jó.
}
web-hint-old = Azóta változott az asztal.
web-hint-again = Gondolja át újra
web-hint-none = Itt nincs mit mondani.
web-guide = Első játszma: tippek
web-guide-next = Értem
web-guide-later = A következő tipp akkor jön, amikor kell.
web-guide-stop = Nem kérek több tippet

## Billentyűk

web-keys = Billentyűk
web-key-tab = az asztal következő része
web-key-arrows = szomszéd egy részen belül
web-key-enter = megteszem: műveletet vagy célt választok
web-key-open = lap megnyitása
web-key-esc = leteszem, bezárom
web-key-digits = az első–kilencedik művelet
web-key-skip = a többiek lépései azonnal
web-key-choices = minden lehetőség listája
web-key-hint = tipp: mit tenne egy gép
web-key-next = a következő választható dolog (Shift: az előző)
web-key-undo = visszavonás (Shift: újra)
web-key-end = a záró műveletre lép; még egyszer megteszi
web-key-regions = kérdés, kéz, tábla, napló, játékosok
web-key-seat = S, majd egy betű: az a játékos
web-key-search = keresés a szabályokban
web-key-text = szöveges mód
web-key-help = ez a lista
web-text-mode = Szöveges mód
web-text-leave = Vissza a képekhez

## Az oldalak röviden

web-nav = Oldalak
web-nav-tables = Asztalok
web-settings = Beállítások
web-about = Névjegy
web-name = Neved
web-name-ask = Hogyan szólítsunk?
web-name-go = Belépek
web-new-table = Új asztal
web-open-tables = Játékosra váró asztalok
web-open-none = Most nincs nyitott asztal.
web-table-title = Az asztal neve
web-seat-n = { $n }. hely
web-seat-open = szabad hely
web-create = Megnyitom az asztalt
web-sit = Ide ülök
web-password = Jelszó
web-about-icons = Ikonok: Lorc, Delapouite és mások, game-icons.net, CC BY 3.0 (más színekkel, saját rajzokkal együtt). Jelek: Lucide, ISC. Betűk: Sofia Sans (Lettersoup), Grenze (Omnibus-Type), SIL OFL 1.1.
web-about-art = Független megvalósítás, a kiadott játékok rajzai nélkül.
