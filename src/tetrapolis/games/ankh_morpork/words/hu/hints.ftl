### Ankh-Morpork: why a bot would make a move. Names never take an ending and never follow an article.

ankh_morpork-hint-fulfils = Teljesíti a célodat ({ $n }/{ $of }). Ha a következő köröd elején is így lesz, győztél.
ankh_morpork-hint-nearer = Közelebb visz a célodhoz: { $n }/{ $of }.
ankh_morpork-hint-denies = Visszaveti ezt a játékost: { $target }. Lehet, hogy ő { $personality }.
ankh_morpork-hint-denies-lord = Visszaveti ezt a játékost: { $target }. Lehet, hogy ő a három lord egyike.
ankh_morpork-hint-leads = Rád most ő a legveszélyesebb: { $target }.
ankh_morpork-hint-safer = { $n ->
    [one] { $n } kegyenced kikerül a veszélyből.
   *[other] { $n } kegyenced kikerül a veszélyből.
}
ankh_morpork-hint-points = { $n ->
    [one] { $n } pontot ér.
   *[other] { $n } pontot ér.
}
ankh_morpork-hint-money = { $n } dollárt hoz.
ankh_morpork-hint-power = Most érdemes használnod ezt a fertálykártyádat: { $area }.
ankh_morpork-hint-saves = Amit elveszítenél, többet ér ennél.
ankh_morpork-hint-waits = A válaszod később többet fog érni.
ankh_morpork-hint-nothing-better = Minden más csak a többieknek segítene.
ankh_morpork-hint-area-card = Fertálykártyát kapsz.
ankh_morpork-hint-weakens = { $n ->
    [one] { $target } { $n } pontot veszít vele.
   *[other] { $target } { $n } pontot veszít vele.
}
ankh_morpork-hint-text = A képessége lapokat hoz, vagy esélyt valami jobbra.
