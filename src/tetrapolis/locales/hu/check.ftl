### Amit a `tetrapolis check-game` és a tesztkészlet talál, és amit a `tetrapolis new-game` mond.

## A törvények, a táblázat sorai

check-law-loads = Betölthető
check-law-descriptor = Bemutatkozik
check-law-players = Minden játékosszám
check-law-options = Minden beállítás
check-law-plays = Véletlen partik
check-law-ends = A végnek neve van
check-law-conservation = Semmi sem keletkezik vagy tűnik el
check-law-moves = Egy lépés, egy szöveg
check-law-defaults = Alaplépések
check-law-json = Leírva és visszaolvasva
check-law-copies = Másolatok
check-law-answers = Egyszerre adott válaszok
check-law-replay = A partik visszajátszhatók
check-law-repeatable = Ugyanaz a mag, ugyanaz a parti
check-law-own-chance = Saját véletlen, óra nélkül
check-law-secrecy = A titok titok marad
check-law-refusals = Az elutasítás nem árul el semmit
check-law-prompt = Kérdések
check-law-words = Szavak
check-law-bots = Minden szint gépei
check-law-speed = Sebesség

check-column-law = Törvény
check-column-detail = Amit látott
check-column-page = Oldal, amely segít
check-progress = Minden törvény próbája
check-result = { $broken ->
    [0] { $name }: mind a { $laws } törvény teljesül.
    [one] { $name }: { $laws } törvény, egy nem teljesül.
   *[other] { $name }: { $laws } törvény, { $broken } nem teljesül.
}
check-pages = Az oldalak a forrás docs/ mappájában vannak, és a futó kiszolgálón a /docs/ címen.

## Amit látott ott, ahol a törvény teljesül

check-seen-descriptor = { $version }. változat, { $api }. szerződés
check-seen-players = { $low }–{ $high } játékos
check-seen-options = { $n ->
    [0] nincs beállítás
    [one] egy beállítás, { $values } további érték
   *[other] { $n } beállítás, { $values } további érték
}
check-seen-positions = { $n ->
    [one] egy állás
   *[other] { $n } állás
}
check-seen-games = { $n ->
    [one] egy parti
   *[other] { $n } parti
}
check-seen-refusals = { $n ->
    [one] egyféle elutasítás
   *[other] { $n } féle elutasítás
}
check-seen-words = { $langs }: { $n } üzenet
check-seen-sources = { $n ->
    [one] egy fájl
   *[other] { $n } fájl
}
check-seen-repeatable = másik folyamatban is
check-seen-bots = { $levels }
check-seen-speed = { $rate } döntés másodpercenként

## Ami nem jó

check-problem-raised = { $line ->
    [none] { $why } ({ $at })
   *[other] { $why } ({ $line }; { $at })
}
check-problem-id = „{ $name }” nem lehet játék azonosítója: 3–20 jel az a-z, 0-9 és _ közül, betűvel kezdve, és nem olyan szó, amellyel a saját üzeneteink kezdődnek.
check-problem-nameless = Az `About` mezőiből hiányzik a név vagy a változat.
check-problem-api = A { $api }. szerződéshez íródott; ez itt a { $ours }. szerződés.
check-problem-range = A `players` 1 és { $most } közötti tartomány legyen.
check-problem-colour = { $colour } nem olyan szín, amelyen fehér betű olvasható; így írd: #7A4B1E.
check-problem-first-options = A `first_options` olyat nevez meg, ami nem beállítás: { $names }.
check-problem-package = Hiányzik a `Game(package=__name__)`, vagy a játék egyetlen fájl: így a szavai nem találhatók meg.
check-problem-end-reasons = Az `end_reasons` üres: hogyan érhet véget a játék?
check-problem-frame = Egy állás másolata közösen használná ezeket: { $names }. Keretben lista helyett tuple legyen.
check-problem-tags = A lépések első szava különbözzön, és csak a-z, 0-9 és _ legyen benne: { $names }.
check-problem-count = { $n } játékoshoz { $players } fős állás készül.
check-problem-too-many = { $n } játékossal is elindul, pedig a leírásában nincs ilyen szám.
check-problem-value = { $name }={ $value }: ezt minden asztal elutasítja.
check-problem-unknown = Ismeretlen beállítást is elfogad: a `{ $kind }` osztályhoz forbid_unknown_fields=True kell.
check-problem-import = { $line }: { $text }. A szabályok csak az állás saját véletlenét használják; órát, hálózatot, folyamatot nem.
check-problem-call = { $line }: { $text } hívása játék közben.
check-problem-again = Ugyanaz a mag két különböző játszmát adott.
check-problem-process = { $why ->
    [none] Másik folyamatban ugyanaz a mag más játszmát adott: függ valami egy halmaz sorrendjétől?
   *[other] Másik folyamatban nem sikerült lejátszani: { $why }
}
check-problem-missing = { $more ->
    [0] Nincs szöveg ({ $lang }): { $names }
   *[other] Nincs szöveg ({ $lang }): { $names } és még { $more }
}
check-problem-unsaid = Nem állítható elő a szöveg: { $text }
check-problem-junk = { $file }: ez nem üzenet: { $text }
check-problem-alone = { $more ->
    [0] Nem ugyanazok a szövegek, mint angolul ({ $lang }): { $names }
   *[other] Nem ugyanazok a szövegek, mint angolul ({ $lang }): { $names } és még { $more }
}
check-problem-strays = Ezek nem így kezdődnek: „{ $prefix }”, ezért kimaradnak ({ $lang }): { $names }
check-problem-variables = Nem ugyanazok a változók, mint angolul ({ $lang }): { $names }
check-problem-broken = { $line ->
    [none] { $why }
   *[other] { $line }: { $why }
}

## Új játék

check-new-taken = Már van ilyen nevű játék: { $name }. Válassz másik nevet.
check-new-exists = { $folder }: már létezik, és nem üres. Adj meg másik mappát.
check-new-folder = Nem lehet ebbe a mappába írni: { $folder }. Adj meg másikat.
check-new-next = Ez egy teljes játék. Nézd meg, aztán alakítsd a magadévá:
      tetrapolis play { $name } --games-dir { $folder }
      tetrapolis check-game { $name } --games-dir { $folder }
