### `tetrapolis learn`.

cli-learn = Tanulj meg egy játékot a leckéiből, ebben a terminálban: minden lépést te teszel meg.
    .name = Melyik játék; a "tetrapolis games" felsorolja őket.
    .lesson = Melyik lecke; ha nem adod meg, felsoroljuk őket.
    .no_color = Színek nélkül.
learn-error-none = Ehhez a játékhoz nincs lecke: { $game }.
learn-how = Kezdd ezzel: tetrapolis learn { $game } { $lesson }
learn-step = { $title }, { $n }/{ $of }. lépés
learn-act = Egy szám, egy lépés, „show” vagy q:
learn-read = Enter, és tovább, vagy q:
learn-over = Ezzel végeztél a leckével.
