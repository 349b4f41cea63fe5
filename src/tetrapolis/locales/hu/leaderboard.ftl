cli-leaderboard = A gépek mindenki mindenki ellen játszanak, minden pár a maga asztalainál, és ebből értékszámot kapnak. Ugyanez a parancs folytatja, ami félbeszakadt.
    .name = Melyik játék (a „tetrapolis games” felsorolja őket).
    .players = Hány játékosra; enélkül a legkevesebbre, amennyit a játék enged.
    .bots = Kik játsszanak: szintek, net a játék saját hálójához, net:FÁJL, külső programok.
    .games = Hány játszmát játsszon két-két gép egy asztala; felkerekítve, hogy minden magra minden ülésrend sorra kerüljön.
    .seed = Ugyanaz a mag ugyanazokat a játszmákat adja, bárhol játsszák is őket.
    .out = A sorozat mappája. Ha már vannak benne eredmények, csak a hiányzó játszmákat játssza le.
    .page = Egy Markdown-oldal, benne a „<!-- leaderboard JÁTÉK N -->” és a „<!-- end of leaderboard -->” jellel: a táblázat közéjük kerül.
    .workers = Hány folyamat ossza el a munkát.

leaderboard-written = A táblázat itt van: { $file }.
leaderboard-error-few = Legalább két gépet adj meg, például: --bots normal,hard@0.05,net.
leaderboard-error-place = Ennek a táblázatnak nincs helye itt: { $file }. Két sor közé kerül: { $begin } és { $end }
