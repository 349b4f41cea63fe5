### Citadels: why a bot would make a move. Things take the form they are asked for; players' names none.

citadels-hint-completes = Elsőként fejezed be a városodat: 4 pont, és a forduló után vége a játéknak.
citadels-hint-completes-too = Befejezed vele a városodat: 2 pont.
citadels-hint-all-types = Így mind az öt típus meglesz a városodban: 3 pont.
citadels-hint-new-type = Ilyen típusú kerületed még nincs: { $type }.
citadels-hint-points = { $n ->
    [one] Azonnal { $n } pontot ér.
   *[other] Azonnal { $n } pontot ér.
}
citadels-hint-raises-income = Több jövedelmet szedsz be vele még ebben a körben.
citadels-hint-affords = Még ebben a körben ki tudod fizetni { THE(ACC($district)) }.
citadels-hint-saves = Valami drágábbra gyűjtesz.
citadels-hint-few-cards = { $n ->
    [0] Nincs a kezedben megépíthető kerület.
   *[other] Csak { $n } megépíthető kerület van a kezedben.
}
citadels-hint-better-cards = A lapjaid kevesebbet érnek annál, amit húzhatsz.
citadels-hint-suits = Illik a városodba, és még nincs meg.
citadels-hint-income = { $n ->
    [one] Ez a karakter { $n } kerületed után kap jövedelmet.
   *[other] Ez a karakter { $n } kerületed után kap jövedelmet.
}
citadels-hint-crown = A koronával a következő fordulóban te választasz először.
citadels-hint-builds = Egy körben { $n } kerületet is megépíthetsz.
citadels-hint-safe = Ebben a fordulóban senki sem bánthatja a városodat.
citadels-hint-purse = { $target } aranya: { $n }.
citadels-hint-cards = { $n ->
    [one] { $target } kezében { $n } lap van.
   *[other] { $target } kezében { $n } lap van.
}
citadels-hint-probably = Valószínűleg { $target } { THE($char) } ({ $n }%).
citadels-hint-nearly-done = { $n ->
    [one] { $target } városából már csak { $n } kerület hiányzik.
   *[other] { $target } városából már csak { $n } kerület hiányzik.
}
citadels-hint-leads = A legerősebb ellenfeled: { $target }.
citadels-hint-free = Semmibe sem kerül.
citadels-hint-nothing-better = Ebben a körben már semmi más nem éri meg.
citadels-hint-promises = Semmi különös nem szól mellette, de végigpróbálva ez vált be.
citadels-hint-gain = Csak nyersz vele, és semmibe sem kerül.
