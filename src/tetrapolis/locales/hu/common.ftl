### Minden játék és minden eszköz közös szavai.

common-yes = Igen
    .key = i
common-no = Nem
    .key = n

common-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}

## People

common-player = Játékos
common-nobody = senki

## Words of the table

common-points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
common-waiting = Rá várunk: { $seat }.
common-wins = { $count ->
    [one] { $seats } nyert.
   *[other] Megosztott győzelem: { $seats }.
}
common-thing = { $thing }
common-two = { $first } { $second }

## Maga a nyelv, és ahogy a számokat írja

common-language = Magyar
# Példák, amelyekből minden más íródik: 12345.6 és 1234.5.
common-number = 12 345,6
    .small = 1234,5
common-percent = { $number }%

## Lists

list-comma = { $first }, { $next }
list-and = { $first } és { $last }
list-times = { $count }× { $thing }

## Levels of bots: what each is called, how it plays, and how strong it is (as measured: docs/bots.md)

common-level-random = Véletlen
    .about = bármit lép, ami szabályos; mindenkitől kikap
    .plain = bármit lép, ami szabályos; mindenkitől kikap
common-level-easy = Könnyű
    .about = gyakran hibázik, de a Véletlent szinte mindig legyőzi
    .plain = mint a Közepes, de gyakran hibázik
common-level-normal = Közepes
    .about = megtervezi a körét, számolja a lapokat; könnyű gépek ellen kétszer akkora eséllyel nyer
    .plain = néhány véletlen játszmában kipróbálja a lépéseit
common-level-hard = Nehéz
    .about = fél másodpercig is próbálgatja a lépéseket; egyértelműen erősebb a Közepesnél
    .plain = fél másodpercig is próbálgatja a lépéseit véletlen játszmákban
common-level-expert = Mester
    .about = két másodpercig is gondolkodik, mélyebbre lát; némelyik játékban erősebb a Nehéznél
    .plain = ugyanezt két másodpercig is, és a következő lépéseit is tervezi

## Errors: starting a game

error-unknown-game = Nincs ilyen nevű játék: „{ $game }”. Ezek közül választhatsz: { $known }.
error-game-broken = Nem tölthető be: { $game } (csomag: { $package }). Az ok: { $cause }. A többi játék ettől még megy; a szerzője így járhat utána: „tetrapolis check-game { $game }”.
error-content-twice = Két tartalomcsomag is van ehhez: { $game } ({ $folder } és { $other }). Csak az egyiket add meg.
error-content-folder = Nincs ilyen mappa tartalomcsomaggal: „{ $folder }”. A „tetrapolis content export JÁTÉK MAPPA” készít egyet.
error-content-manifest = Ez a mappa nem tartalomcsomag: „{ $folder }”. Kell bele egy content.json, benne „tetrapolis”, „game” és „name”, más semmi, ahogyan a „tetrapolis content export JÁTÉK MAPPA” írja.
error-content-format = A tartalomcsomag („{ $folder }”) formátuma { $format }, ez a változat pedig ezt olvassa: { $known }. Használd a program megfelelő változatát.
error-content-name = A tartalomcsomagnak („{ $folder }”) a content.json fájlban 1–{ $most } jelből álló név („name”) kell.
error-content-file = Ez a fájl nem a játéké. Ezek vannak: { $known }. Nevezd át, vagy vedd ki.
error-content-json = Ez innentől nem JSON: { $line }. sor, { $column }. oszlop. Keress ott hiányzó vagy fölösleges vesszőt, zárójelet vagy idézőjelet.
error-content-shape = { $fault ->
    [missing] { $place ->
        [none] A fájlból hiányzik ez a mező: „{ $expected }”. Pótold úgy, ahogyan az exportban volt.
       *[other] Itt: { $place } hiányzik ez a mező: „{ $expected }”. Pótold úgy, ahogyan az exportban volt.
    }
    [kind] Itt: { $place } { $expected ->
        [int] egész számnak
        [float] számnak
        [str] szövegnek
        [bool] true vagy false értéknek
        [array] listának
       *[object] táblázatnak
    } kell állnia, de { $found ->
        [int] egész szám
        [float] szám
        [str] szöveg
        [bool] true vagy false
        [array] lista
        [null] semmi (null)
       *[object] táblázat
    } áll ott. Javítsd ki.
   *[other] { $place ->
        [none] A fájl nem úgy van megírva, ahogyan kell ({ $expected }). Exportáld újra egy másik mappába, és hasonlítsd össze a kettőt.
       *[other] Ami itt áll: { $place }, nem úgy van megírva, ahogyan kell ({ $expected }). Exportáld újra a fájlt egy másik mappába, és hasonlítsd össze a kettőt.
    }
}
error-content-unusable = A tartalomcsomag („{ $folder }”) nem használható ehhez: { $game } ({ $cause }). Hogy mi hibás benne, megmondja ez: „tetrapolis content check { $folder }”.
error-content-other = Ezt a játszmát ezzel játsszák: { $played ->
    [none] a beépített tartalom
   *[other] „{ $played }” ({ $digest })
}, itt viszont ez van érvényben: { $here ->
    [none] a beépített tartalom
   *[other] „{ $here }” ({ $here_digest })
}. Semmi sem veszett el: folytatható, amint a programot újra { $played ->
    [none] --content nélkül
   *[other] azzal a tartalommal (--content MAPPA)
} indítják el.
error-game-twice = Több csomag is kínálja ({ $packages }), ezért egyikből sem töltjük be: { $game }. Csak egyet hagyj telepítve.
error-game-not-one = Ez a csomag: { $package } ezt kínálja: „{ $game }”, de amire mutat, az nem ilyen nevű játék. A belépési pontnak olyan Game-et kell megneveznie, amelynek az azonosítója { $game }.
error-game-api = Ez a játék: { $game } (csomag: { $package }) a szerződés { $api }. változatához készült, ez itt a { $ours }. Telepíts hozzá illő változatot ebből: { $package }.
error-players = Ez a játék { $low }–{ $high } játékosnak szól, ennyivel nem indulhat: { $players }. Válassz megfelelő létszámot.
error-names = { $names ->
    [one] { $names } név van megadva { $players } játékoshoz. Minden játékosnak pontosan egy nevet adj.
   *[other] { $names } név van megadva { $players } játékoshoz. Minden játékosnak pontosan egy nevet adj.
}
error-option-unknown = Ennek a játéknak nincs ilyen beállítása: „{ $option }”. A beállításai: { $known }.
error-option-value = Ez a beállítás („{ $option }”) nem lehet ez: { $value }. Megengedett: { $allowed }.
error-unknown-bot = Nincs ilyen szintű gép: „{ $level }”. Ezek közül választhatsz: { $known }.

## Errors: positions that are told in words

error-no-set-up = Ennek a játéknak ({ $game }) az állásait nem lehet szavakkal felrakni. Játssz el odáig.
error-part-unknown = Ennek a játéknak az állásaiban nincs ilyen rész: „{ $part }”. Ezek vannak: { $known }.
error-part-value = Ez a rész nem érthető: „{ $part }”. Így kell írni: { $form }
error-part-seat = „{ $part }”: nincs ilyen játékos: { $who }. { $players } játékosnál p1–p{ $players } nevezhető meg (vagy a számuk, 0-tól).
error-part-twice = „{ $part }”: ez kétszer szerepel: { $name }. Az egyiket hagyd ki.
error-part-name = „{ $part }”: nincs ilyen: „{ $name }”. { $near ->
    [none] Nézd meg, jól írtad-e.
   *[other] Talán ezek egyikére gondoltál? { $near }
}
error-part-left = { $n ->
    [0] „{ $part }”: ilyen ebben a játékban nincs: „{ $name }”. Válassz mást, vagy olyan beállításokat, amelyekben van.
    [one] „{ $part }”: ebből csak { $n } van: „{ $name }”, és az már máshol fekszik. Válassz mást.
   *[other] „{ $part }”: ebből csak { $n } van: „{ $name }”, és az már mind máshol fekszik. Válassz mást.
}
error-part-amount = { $most ->
    [none] „{ $part }”: ennyi nem lehet: { $n }. Legalább { $least } kell.
   *[other] „{ $part }”: ennyi nem lehet: { $n }. { $least } és { $most } között kell lennie.
}
error-part-text = „{ $part }”: ez nem érthető: „{ $text }”. Így kell írni: { $form }
error-part-order = „{ $part }”: „{ $name }” nem lehet „{ $above }” alatt. Cseréld meg őket.
error-part-needs = „{ $part }” nem lehet így enélkül: { $needs }. Azt is rakd fel, vagy ezt hagyd ki.

## Errors: moves

error-move-empty = Nem adtál meg lépést. Írj egyet, például úgy, ahogy a lehetséges lépések listáján áll.
error-move-unknown = Ilyen lépés nincs ebben a játékban: „{ $word }”. Nézd meg a lehetséges lépéseket.
error-move-form = Ez a lépés hiányos, vagy túl sok van benne: „{ $move }”. Így kell írni: { $form }
error-move-word = { $word ->
    [none] Ilyen lépés nincs ebben a játékban: „{ $move }”. Nézd meg a lehetséges lépéseket.
   *[other] Ez a lépés nem érthető: „{ $move }”. A hibás szó: „{ $word }”. Javítsd ki.
}
error-move-json = Ez nem egy lépés JSON alakja. Olyan objektumot küldj, amelyben benne van a "move" és a lépés többi mezője.
error-move-tag = { $has ->
    [none] Az objektum üres. A "move" mező mondja meg, milyen lépésről van szó; azt küldd, és mellé a lépés mezőit.
   *[other] Az objektumban nincs "move" mező, pedig az mondja meg, milyen lépésről van szó (ezek vannak benne: { $has }). Azt a mezőt nevezd így: "move".
}
error-move-field = { $fault ->
    [required] Ebből a lépésből („{ $move }”) hiányzik ez a mező: „{ $field }”. A mezői: { $known }.
   *[unknown] Ennek a lépésnek („{ $move }”) nincs ilyen mezője: „{ $field }”. { $known ->
        [none] Egy sincs neki.
       *[other] A mezői: { $known }.
    }
}
error-alarm-unset = { $known ->
    [none] Most egy óra sem jár, így ez sem jelezhet: „{ $alarm }”. Várd meg, amíg elindul valamelyik.
   *[other] Ez az óra most nem jár: „{ $alarm }”. Ezek közül jelezhet valamelyik: { $known }.
}
error-alarm-seat = Ezt az órát („{ $alarm }”) nem játékos szólaltatja meg, csak az idő múlása. Nézd meg a lehetséges lépéseket.
error-clock-moves = Az idő ilyet nem lép: „{ $move }”; csak az órák jelzését adja. Ezt egy játékos lépje meg.
error-illegal-move = Ezt most nem lépheted: „{ $move }”. Nézd meg a lehetséges lépéseket.
error-not-your-decision = { $seat } most nem dönthet semmiről. Várd meg a következő döntést.
error-game-over = A játék véget ért, több lépés nincs.
error-no-lesson = Nincs ilyen lecke: { $lesson }.
error-lesson-over = Ennek a leckének vége. Vedd át újra, vagy menj tovább a következőre.
error-lesson-act = Tedd meg a leírt lépést, vagy kérd, hogy megmutassuk.
error-lesson-read = Egy pillanat: előbb olvasd el ezt, aztán menj tovább.
error-lesson-other = Szabályos lépés, de ez a rész most másról szól.
error-no-undo = { $reason ->
    [nothing] Nincs mit visszavonni: még nem csináltál semmit.
    [others] Nem vonhatod vissza: azóta már más is lépett.
    [asked] Nem vonhatod vissza: most már mást kérdezünk.
    [sealed] Nem vonhatod vissza: valami rejtett dolog kiderült, vagy a véletlen már döntött.
    [over] Nem vonhatod vissza: a játéknak vége.
   *[other] Nincs mit visszavonni: azóta valami rejtett vagy véletlen kiderült, vagy más is lépett.
}

## Errors: stored matches and positions

error-file-unreadable = Ez a fájl nem olvasható: „{ $file }”. Nézd meg, jó-e a neve, és megnyithatod-e.
error-file-empty = Ez a fájl üres: „{ $file }”. Használj másik példányt.
error-record-format = A mentett játszma formátuma { $format }, ez a változat pedig ezt olvassa: { $known }. Használd a program megfelelő változatát.
error-record-line = A fájl { $line }. sora nem olvasható. Használj másik példányt.
error-record-order = A bejegyzések sorrendje hibás: ezen a helyen { $expected } helyett { $record } áll. Használj másik példányt.
error-record-cut = { $records ->
    [one] A fájl csonka: csak { $records } ép bejegyzés van benne. Használj másik példányt.
   *[other] A fájl csonka: csak { $records } ép bejegyzés van benne. Használj másik példányt.
}
error-record-outcome = A mentett eredmény nem az, amelyhez a lépések vezetnek. A fájlt megváltoztatták; használj másik példányt.
error-record-changed = A fájlt a mentése után megváltoztatták. Használj másik példányt.
error-record-seat = Egy lépésnél nincs feljegyezve, ki lépte. Használj másik példányt.
error-record-chance = A feljegyzett keverések és húzások nem illenek a játékhoz. Használj másik példányt.
error-record-misfit = { $move ->
    [none] A mentett kezdés ({ $record }. bejegyzés) nem felel meg a szabályoknak. { $why }
   *[other] Nem felel meg a szabályoknak: { $record }. bejegyzés („{ $move }”). { $why }
}
    .generic = A játék azon pontján ez nem volt lehetséges.
error-position-game = Ez az állás ehhez a játékhoz tartozik: „{ $game }”, nem ehhez: „{ $expected }”. A saját játékával töltsd be.
error-position-unreadable = Ez nem mentett állás, vagy megsérült. Használj másik példányt.
error-bots = A megadott gépek száma { $bots }, a játékosoké { $players }. Minden helyhez adj meg egyet, vagy egyet se.
error-no-such-seat = Ennél az asztalnál nincs ilyen játékos: { $seat }. Itt ennyien játszanak: { $players } (p1–p{ $players }). Közülük nevezz meg valakit.
