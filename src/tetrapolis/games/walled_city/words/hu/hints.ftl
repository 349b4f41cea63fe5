### The Walled City: why a bot would make a move. Names never take an ending and never follow an article.

walled_city-hint-hoods = { $n ->
    [one] Ha most számolnánk, a városrészek { $n } szavazattal többet hoznának neked.
   *[other] Ha most számolnánk, a városrészek { $n } szavazattal többet hoznának neked.
}
walled_city-hint-hoods-less = { $n ->
    [one] Ha most számolnánk, a városrészek { $n } szavazattal kevesebbet hoznának neked.
   *[other] Ha most számolnánk, a városrészek { $n } szavazattal kevesebbet hoznának neked.
}
walled_city-hint-towers = { $n ->
    [one] A tornyok { $n } szavazattal többet adnának neked.
   *[other] A tornyok { $n } szavazattal többet adnának neked.
}
walled_city-hint-towers-less = { $n ->
    [one] A tornyok { $n } szavazattal kevesebbet adnának neked.
   *[other] A tornyok { $n } szavazattal kevesebbet adnának neked.
}
walled_city-hint-faction = Egyedül a tiéd lenne ez a frakció: { $faction }.
walled_city-hint-faction-lost = Elveszítenéd ezt a frakciót: { $faction }.
walled_city-hint-rival = { $n ->
    [one] { $target } { $n } szavazatot veszít vele.
   *[other] { $target } { $n } szavazatot veszít vele.
}
walled_city-hint-promises = { $n ->
    [one] Várhatóan mintegy { $n } szavazattal több jut belőle neked, mint az ellenfeleidnek.
   *[other] Várhatóan mintegy { $n } szavazattal több jut belőle neked, mint az ellenfeleidnek.
}
walled_city-hint-harms = { $n ->
    [one] Hosszabb távon inkább ártasz vele magadnak: mintegy { $n } szavazat.
   *[other] Hosszabb távon inkább ártasz vele magadnak: mintegy { $n } szavazat.
}
walled_city-hint-nothing = Keveset változtat.
walled_city-hint-guild-good = { $n ->
    [one] Ebben a fordulóban ez a céh általában { $n } szavazattal többet ér az átlagosnál.
   *[other] Ebben a fordulóban ez a céh általában { $n } szavazattal többet ér az átlagosnál.
}
walled_city-hint-guild-bad = { $n ->
    [one] Ebben a fordulóban ez a céh általában { $n } szavazattal kevesebbet ér az átlagosnál.
   *[other] Ebben a fordulóban ez a céh általában { $n } szavazattal kevesebbet ér az átlagosnál.
}
walled_city-hint-guild-even = Ebben a fordulóban ez a céh éppen átlagos.
walled_city-hint-guild-gain = { $n ->
    [one] A céhed most mintegy { $n } szavazatot hozna.
   *[other] A céhed most mintegy { $n } szavazatot hozna.
}
walled_city-hint-guild-later = Később a fordulóban többet hozhat.
walled_city-hint-low-card = Ez a legkisebb lapod: a jobbak megmaradnak későbbre.
walled_city-hint-promotes = { $n ->
    [one] Utána { $n } nemest küldhetsz a tornyokba.
   *[other] Utána legfeljebb { $n } nemest küldhetsz a tornyokba.
}
walled_city-hint-nobles-left = { $n ->
    [one] { $n } nemesed marad későbbre.
   *[other] { $n } nemesed marad későbbre.
}
walled_city-hint-leave = Most semmi más nem segít eleget.
walled_city-hint-guards = { $n ->
    [one] Itt { $n } őrszemed van: { $tower }.
   *[other] Itt { $n } őrszemed van: { $tower }.
}
walled_city-hint-no-guards = Nincs ott őrszemed: a nagy számaid máshol jobban jönnek.
walled_city-hint-numbers = Az ottani tornyok felé { $high } és { $low } néz.
