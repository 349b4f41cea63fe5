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
check-law-lessons = Leckék
check-law-bots = Minden szint gépei
check-law-speed = Sebesség

check-column-law = Törvény
check-column-detail = Amit látott
check-also = Ugyanez az ok ezeket a törvényeket is sérti: { $laws }.
check-help = Lásd: { $page }
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
check-seen-lessons = { $n ->
    [0] nincs lecke
    [one] egy lecke
   *[other] { $n } lecke
}
check-seen-sources = { $n ->
    [one] egy fájl
   *[other] { $n } fájl
}
check-seen-repeatable = másik folyamatban is
check-seen-bots = { $levels }
check-seen-speed = { $rate } döntés másodpercenként

## Ami nem jó

check-problem-raised = { $line ->
    [none] { $why } ({ check-where })
   *[other] { $why } ({ $line }; { check-where })
}
check-where = { $tables ->
    [0] { check-table }
    [one] { check-table }; és még egy asztalnál
   *[other] { check-table }; és még { $tables } asztalnál
}
check-table = { $seed ->
    [none] { $table }
   *[other] { $ply ->
        [none] { $table }, mag: { $seed }
       *[other] { $table }, mag: { $seed }, { $ply } lépés után
    }
}
check-problem-wordless = { $kind }, amelynek nincs szövege a words/ mappában ({ $id })
check-problem-fill-left = { $viewer ->
    [-1] A `{ $way }` dolga, hogy értéket tegyen mindenhová, ahová a néző (seat None) nem láthat be, de utána is maradt lyuk itt: `{ $field }`.
   *[other] A `{ $way }` dolga, hogy értéket tegyen mindenhová, ahová a { $viewer }. hely nem láthat be, de utána is maradt lyuk itt: `{ $field }`.
}
check-problem-fill-check = { $viewer ->
    [-1] A `{ $way }` csak a játékban lehetséges állást készíthet, de amit a nézőnek (seat None) készített, azt a `check` elutasítja: { $said }
   *[other] A `{ $way }` csak a játékban lehetséges állást készíthet, de amit a { $viewer }. helynek készített, azt a `check` elutasítja: { $said }
}
check-problem-fill-changed = { $viewer ->
    [-1] A néző (seat None) mást lát itt: `{ $field }`, mint a `{ $way }` készítette világban ({ $values }). Ahol nincs lyuk, ott a `{ $way }` nem változtathat; amit a néző nem tudhat, ahhoz tp.OWN vagy tp.HIDDEN kell.
   *[other] A { $viewer }. hely mást lát itt: `{ $field }`, mint a `{ $way }` készítette világban ({ $values }). Ahol nincs lyuk, ott a `{ $way }` nem változtathat; amit a hely nem tudhat, ahhoz tp.OWN vagy tp.HIDDEN kell.
}
check-problem-refused-otherwise = A „{ $move }” lépést másképp utasítja el egy olyan világban, amelyet a { $viewer }. hely nem tud megkülönböztetni a játéktól: a játékban „{ $first }”, ott „{ $second }”. Az elutasítás csak arról szólhat, amit a hely lát.
check-problem-unread = A `from_json` nem tudja visszaolvasni, amit a `to_json` írt: { $said }
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
check-problem-lesson-twice = { $at }: két lecke viseli ezt a nevet.
check-problem-lesson-steps = { $at }: a lépések száma { $n }; { $low } és { $high } közé kell esnie.
check-problem-lesson-idle = { $at }: túl sok a néznivaló, túl kevés a tennivaló.
check-problem-lesson-unsaid = { $at }: nincs szöveg ({ $lang }): { $words }.
check-problem-lesson-long = { $at }: { $words } túl hosszú ({ $lang }): { $n } szó; legfeljebb { $most } lehet.
check-problem-lesson-dark = { $at }: semmi sincs, amit { $ref } kiemelne.
check-problem-lesson-loose = { $at }: a „{ $move }” lépést is elfogadja a kért lépés helyett.
check-problem-lesson-changed = { $at }: egy elutasított lépés megváltoztatott valamit.
check-problem-lesson-refused = { $at }: { $why }
check-problem-broken = { $line ->
    [none] { $why }
   *[other] { $line }: { $why }
}

## Megsértett törvények

check-broken-json = Egy leírt és visszaolvasott állás nem ugyanaz: { $field }: { $values }.
check-broken-copy = A másolat nem ugyanaz.
check-broken-no-move = A { $viewer }. helyet kérdezik ({ $frame }), de nincs szabályos lépése.
check-broken-move-text = A „{ $move }” szövege nem ugyanahhoz a lépéshez vezet vissza.
check-broken-default = Az alaplépés („{ $move }”) nem szabályos.
check-broken-legal-seen = A { $viewer }. helynek abból, amit lát, más szabályos lépései vannak, mint a játékban.
check-broken-secret = { $viewer ->
    [-1] titok a néző előtt: { $field }: { $values }
   *[other] titok a { $viewer }. hely előtt: { $field }: { $values }
}
check-broken-secret-seen = { $viewer ->
    [-1] A lyukas állás nem ugyanaz a nézőnek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
   *[other] A lyukas állás nem ugyanaz a { $viewer }. helynek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
}
check-broken-secret-prompt = { $viewer ->
    [-1] A kérdés nem ugyanaz a nézőnek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
   *[other] A kérdés nem ugyanaz a { $viewer }. helynek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
}
check-broken-secret-drawing = { $viewer ->
    [-1] A `repr` vagy a `str` nem ugyanaz a nézőnek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
   *[other] A `repr` vagy a `str` nem ugyanaz a { $viewer }. helynek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
}
check-broken-secret-tally = { $viewer ->
    [-1] Az összesítés nem ugyanaz a nézőnek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
   *[other] Az összesítés nem ugyanaz a { $viewer }. helynek egy olyan világban, amelyet nem tud megkülönböztetni a játéktól.
}
check-broken-handle = Amit egy hely lát, abban benne van az állás vagy a véletlenforrása.
check-broken-end-reason = A játék így ért véget: „{ $reason }”, ez azonban nincs az `end_reasons` között.
check-broken-looking = Amit látni, attól függ, ki nézett oda korábban.
check-broken-observation-changed = Egy eltett megfigyelés megváltozott.
check-broken-original-changed = Egy másolatban tett lépés megváltoztatta az eredetit.
check-broken-copy-changed = Egy eltett másolat megváltozott.
check-broken-copy-otherwise = A „{ $move }” másképp alakult egy másolatban.
check-broken-copy-end = Egy másolat másképp ért véget.
check-broken-read-asked = Visszaolvasás után mást kérdeznek.
check-broken-read-legal = Visszaolvasás után más lépések szabályosak.
check-broken-read-otherwise = A „{ $move }” másképp alakult visszaolvasás után.
check-broken-read-elsewhere = A „{ $move }” máshová vezetett visszaolvasás után.
check-broken-read-outcome = Visszaolvasás után más az eredmény.
check-broken-endless = A játék nem ér véget.
check-broken-endless-left = Ha egy játékos elment, a játék nem ér véget.
check-broken-replay-file = A visszajátszott partiból más fájl lesz.
check-broken-replay-end = A visszajátszott parti más állásban végződik.
check-broken-replay-chance = Van véletlen, amely nem a magból ered.
check-broken-nobody-asked = Senkit sem kérdeznek, pedig nincs vége.
check-broken-ranking = A rangsorban nem szerepel minden hely pontosan egyszer.
check-broken-empty-place = A rangsor egyik helyezése üres.
check-broken-scores = Nem minden helynek van pontszáma és részletezése.
check-broken-asked-after-end = Vége van, mégis kérdeznek valakit.
check-broken-goes-on = Vége van, mégis van alaplépés.
check-broken-asked-anew = A { $viewer }. hely semmit sem tudott meg egy válaszról, mégis újra kérdezik; a { $frame } keretbe kell egy asked nevű mező, amely a pos.ply értékét őrzi.
check-broken-not-refused = A „{ $move }” nem szabályos, mégis meg lehet lépni.
check-broken-legal-only-here = A „{ $move }” a játékban szabályos, de nem az egy olyan világban, amelyet a hely nem tud megkülönböztetni tőle.
check-broken-refused-changed = Egy elutasított lépés megváltoztatott valamit.
check-broken-strange-moves = Ezeket meg lehet lépni, de nincsenek a move_type-ban: { $names }.
check-broken-no-guess = A szabályos lépések részeiből egyetlen lépés sem rakható össze.
check-broken-prompt-ask = Egy helyet kérdeznek, de nincs kérdés.
check-broken-prompt-kind = A kérdés másfajta, mint a döntés: { $kind }.
check-broken-prompt-default = A kérdés más alaplépést nevez meg: { $move }.
check-broken-prompt-twice = Ugyanazt kétszer kínálja fel.
check-broken-prompt-offers = Pontosan a szabályos lépéseket kell felkínálni; ezekkel baj van: { $moves }.
check-broken-prompt-asides = A kérdés melletti beállítások nem azok, amelyeket meg lehet változtatni.
check-broken-prompt-closing = Ami lezár, az álljon utoljára.
check-broken-prompt-verb-twice = Egy cselekvés két helyen szerepel.
check-broken-prompt-wordless = Nincs szövege ennek: { $name } ({ $lang }).
check-broken-prompt-text = A szövegből hiányzik valami ({ $name }): „{ $text }”.
check-broken-prompt-rule = Nincs szövege ennek a szabálynak: { $rule }.
check-broken-prompt-aim = Nincs neve ennek: { $aim }.
check-broken-prompt-final = A „{ $move }” felkínálva visszavonható, a valóságban nem az.
check-broken-prompt-refused-twice = { $verb }: ugyanazt kétszer utasítja el.
check-broken-prompt-both = { $verb }: valamit egyszerre kínál fel és utasít el.
check-broken-prompt-neither = { $verb }: ezeket sem fel nem kínálja, sem el nem utasítja: { $names }.
check-broken-prompt-others = { $verb }: nincs más ilyen: { $aim }.
check-broken-prompt-not-there = { $verb }: elutasítja, pedig nincs is ott: { $names }.
check-broken-prompt-pairs = { $verb }: nem minden pár illik össze, és nem mondja meg, miért.
check-broken-bot-illegal = Egy gép ezt választotta: „{ $move }”, pedig nem szabályos.
check-broken-bot-otherwise = Egy gép ezt választotta: „{ $move }”, ugyanazzal a véletlennel pedig mást.
check-broken-bot-world = Egy gép ezt választotta: „{ $move }”, de mást egy olyan világban, amelyet a helye nem tud megkülönböztetni a játéktól.
check-broken-bot-loose = Egy gép olyan listákra emlékszik, amelyek az állással együtt változnak.
check-broken-bot-questions = A gép válaszai és a játék kérdései nem ugyanazok: { $names }.
check-broken-bot-unused = Ezek a gép sok partijában egyszer sem kerültek elő: { $names }.

## Új játék

check-new-taken = Már van ilyen nevű játék: { $name }. Válassz másik nevet.
check-new-exists = { $folder }: már létezik, és nem üres. Adj meg másik mappát.
check-new-folder = Nem lehet ebbe a mappába írni: { $folder }. Adj meg másikat.
check-new-next = Ez egy teljes játék. Nézd meg, aztán alakítsd a magadévá:
      tetrapolis play { $name } --games-dir { $folder }
      tetrapolis check-game { $name } --games-dir { $folder }
