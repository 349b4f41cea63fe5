### Ankh-Morpork: why a bot would make a move. $target is a player's name; $area and $personality are names of things.

ankh_morpork-hint-fulfils = It fulfils your goal ({ $n } of { $of }). You win if it still holds when your next turn begins.
ankh_morpork-hint-nearer = It brings you nearer to your goal: { $n } of { $of }.
ankh_morpork-hint-denies = It sets back { $target }, who may be { $personality }.
ankh_morpork-hint-denies-lord = It sets back { $target }, who may be one of the three lords.
ankh_morpork-hint-leads = { $target } is the most dangerous player for you.
ankh_morpork-hint-safer = { $n ->
    [one] { $n } minion of yours is no longer in danger.
   *[other] { $n } minions of yours are no longer in danger.
}
ankh_morpork-hint-points = { $n ->
    [one] It is worth { $n } point.
   *[other] It is worth { $n } points.
}
ankh_morpork-hint-money = It brings ${ $n }.
ankh_morpork-hint-power = Your area card pays off now: { $area }.
ankh_morpork-hint-saves = What you would lose is worth more than this.
ankh_morpork-hint-waits = Your answer will be worth more later.
ankh_morpork-hint-nothing-better = Anything else would only help the others.
ankh_morpork-hint-area-card = You gain an area card.
ankh_morpork-hint-weakens = { $n ->
    [one] It costs { $target } { $n } point.
   *[other] It costs { $target } { $n } points.
}
ankh_morpork-hint-text = Its text brings you cards, or a chance of more.
