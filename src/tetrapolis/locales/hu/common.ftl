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
common-wins = { $count ->
    [one] { $seats } nyert.
   *[other] Megosztott győzelem: { $seats }.
}

## Lists

list-comma = { $first }, { $next }
list-and = { $first } és { $last }
list-times = { $count }× { $thing }

## Levels of bots: what each is called, how it plays, and how strong it is (as measured: docs/bots.md)

common-level-random = Véletlen
    .about = bármit lép, ami szabályos; mindenkitől kikap
common-level-easy = Könnyű
    .about = gyakran hibázik, de a Véletlent szinte mindig legyőzi
common-level-normal = Közepes
    .about = megtervezi a körét, számolja a lapokat; Könnyűek között kétszeres az esélye
common-level-hard = Nehéz
    .about = fél másodpercig is próbálgatja a lépéseket; egyértelműen erősebb a Közepesnél
common-level-expert = Mester
    .about = két másodpercig is gondolkodik, mélyebbre lát; némelyik játékban erősebb a Nehéznél

## Errors: starting a game

error-unknown-game = Nincs ilyen nevű játék: „{ $game }”. Ezek közül választhatsz: { $known }.
error-players = Ez a játék { $low }–{ $high } játékosnak szól, ennyivel nem indulhat: { $players }. Válassz megfelelő létszámot.
error-names = { $names ->
    [one] { $names } név van megadva { $players } játékoshoz. Minden játékosnak pontosan egy nevet adj.
   *[other] { $names } név van megadva { $players } játékoshoz. Minden játékosnak pontosan egy nevet adj.
}
error-option-unknown = Ennek a játéknak nincs ilyen beállítása: „{ $option }”. A beállításai: { $known }.
error-option-value = Ez a beállítás nem kaphatja ezt az értéket: „{ $option }”. Megengedett: { $allowed }.
error-unknown-bot = Nincs ilyen szintű gépi játékos: „{ $level }”. Ezek közül választhatsz: { $known }.
error-no-hint = Ehhez a játékhoz ({ $game }) még nincs tipp.

## Errors: moves

error-move-empty = Nem adtál meg lépést. Írj egyet, például úgy, ahogy a lehetséges lépések listáján áll.
error-move-unknown = Ilyen lépés nincs ebben a játékban: „{ $word }”. Nézd meg a lehetséges lépéseket.
error-move-form = Ez a lépés hiányos, vagy túl sok van benne: „{ $move }”. Így kell írni: { $form }
error-move-word = { $word ->
    [none] Ilyen lépés nincs ebben a játékban: „{ $move }”. Nézd meg a lehetséges lépéseket.
   *[other] Ez a lépés nem érthető: „{ $move }”. A hibás szó: „{ $word }”. Javítsd ki.
}
error-move-json = Ez nem egy lépés JSON alakja. Olyan objektumot küldj, amelyben benne van a "move" és a lépés többi mezője.
error-illegal-move = Ezt most nem lépheted: „{ $move }”. Nézd meg a lehetséges lépéseket.
error-not-your-decision = { $seat } most nem dönthet semmiről. Várd meg a következő döntést.
error-game-over = A játék véget ért, több lépés nincs.
error-no-undo = Nincs mit visszavonni: azóta valami rejtett vagy véletlen kiderült, vagy más is lépett.

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
error-bots = A megadott botok száma { $bots }, a játékosoké { $players }. Minden helyhez adj meg egyet, vagy egyet se.
error-no-such-seat = Ennél az asztalnál nincs ilyen hely: { $seat } (játékosok: { $players }). A helyek számozása 0-val kezdődik.
