### Külső botok: programok, amelyek helyet foglalnak az asztalnál (docs/outside-bots.md).

error-program-empty = Nem adtál meg programot. Így írd: program:./botom.py
error-program-quotes = Az idézőjelek nincsenek párban: { $program }. Mindegyiket zárd be.
error-program-missing = Nincs ilyen program: „{ $program }”. Ellenőrizd az útvonalát; az útvonal abból a mappából indul, ahol vagy.
error-program-not-executable = Ez a fájl nem futtatható: „{ $program }”. Tedd futtathatóvá (chmod +x), vagy add meg, mi futtatja: „program:perl { $program }”.
error-bot-seconds = Ennyi gondolkodási idő nem adható: „{ $seconds }”. Nullánál több, legfeljebb { $most } másodpercet adj meg, például: hard@0.5 vagy program@10:./botom.py
error-program-start = Nem sikerült elindítani: „{ $program }”. Az ok: { $reason }. Nézd meg a fájl első sorát, és hogy megvan-e, ami kell neki.
error-program-not-ready = Ez a program { $seconds } másodpercen belül nem írta ki, hogy „ready”: „{ $program }”. Az első sorra válaszolnia kell, és a válasz nem maradhat pufferben: minden sor után ürítse a kimenetet.
error-program-sorry = Ez a program nem akar játszani: „{ $program }”. Ezt mondja: { $said }
error-program-greeting = Ez a program nem ismeri a protokollt: „{ $program }”. Az első sorának így kellene kezdődnie: „ready”, de ez volt: { $said }
error-program-silent = Ez a program egymás után { $n } kérdésre nem válaszolt időben: „{ $program }”. Minden sor után ürítse a kimenetet, vagy adj neki több időt: program@10:./botom.py
error-program-flood = Ez a program vég nélkül ír: „{ $program }”. Minden kérdésre egy sort írjon; minden más a stderr-re való.
error-program-ended = Ez a program játék közben leállt: „{ $program }” (kilépési kód vagy jelzés: { $code }). Utolsó szavai:
    { $said }
cli-hint-program = A docs/outside-bots.md leírja, mit kell tudnia egy programnak, és három példát is ad.
cli-sim-faults = { $seat } ({ $bot }) { $n ->
    [one] egyszer nem adott jó választ: ilyenkor az alaplépését játszottuk meg.
   *[other] { $n } alkalommal nem adott jó választ: ilyenkor az alaplépését játszottuk meg.
}

## Hálók (docs/training.md)

error-net-missing = Nincs ilyen olvasható fájl: { $file }. Így adj meg egy hálót: net:mappa/enyem.net
error-net-other = Ez nem háló: { $file }. Hálót a „tetrapolis train” készít.
error-net-version = Ez a háló a játék egy másik változatához készült, vagy megsérült: { $file }. Taníts újat: tetrapolis train
error-net-game = Ez a háló másik játékot játszik ({ $game }): { $file }
error-net-none = Ennek a játéknak nincs saját hálója: { $game }. Taníts egyet: tetrapolis train { $game } --players N
error-net-warm = „{ $text }” nem mondja meg, milyen meleg legyen a háló: egy 0 és { $most } közti szám kell, például net~0.5
net-as-normal = A játék hálója ({ $game }) ezt az asztalt nem tanulta (a szokásosakat ismeri, ennyi játékosra: { $known }): itt úgy játszik, mint a normál gép.
