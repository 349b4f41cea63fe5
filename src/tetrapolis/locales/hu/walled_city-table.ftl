### The Walled City at the terminal table.

## Signs

play-walled_city-letter-p1 = V
play-walled_city-letter-p2 = M
play-walled_city-letter-p3 = H
play-walled_city-letter-p4 = F
play-walled_city-letter-neutral = X
play-walled_city-neutral = semleges

play-walled_city-sign-citizens = 3 földműves, 1 nemes
play-walled_city-sign-die = kocka
play-walled_city-sign-tile = lapka
play-walled_city-sign-hood = városrész
play-walled_city-sign-built = beépült
play-walled_city-sign-demolished = lerombolt
play-walled_city-sign-fork = T-ösvény
play-walled_city-sign-card = a 4 az előtte álló torony felé néz
play-walled_city-sign-leads = többség
play-walled_city-sign-used = használt céh

## The table

play-walled_city-round = { $n }. forduló
play-walled_city-phase-setup = előkészületek
play-walled_city-phase-over = vége a játéknak
play-walled_city-paths-open = nyitott:
play-walled_city-paths-road = utak:
play-walled_city-paths-demolished = lerombolt:

play-walled_city-players = Játékosok
play-walled_city-column-votes = szav.
play-walled_city-column-roads = út
play-walled_city-column-walls = fal
play-walled_city-column-supply = készlet
play-walled_city-column-cards = lap
play-walled_city-column-guild = céh
play-walled_city-votes-1 = 1. forduló, városrész+frakció+céh:
play-walled_city-votes-2 = { $towers ->
    [true] 2. forduló, városrész+frakció+céh+torony:
   *[false] 2. forduló, városrész+frakció+céh:
}

play-walled_city-offer-now = kínálat:
play-walled_city-offer-later = a 2. fordulóra maradt céhek:
play-walled_city-own-guild = Céhed: { $guild }
play-walled_city-own-fresh = még nem használtad
play-walled_city-own-turned = már használtad
play-walled_city-own-permanent = állandó: minden körödben
play-walled_city-own-cards = kártyáid ({ $n }):

play-walled_city-example = build P3
    .thing = halkereskedő

play-walled_city-set-own = { $board }
    .text = { $board ->
        [londonderry] Az egyszerűbb tábla tizenegy toronnyal és Londonderry tizenkét céhével.
       *[other] A T-ösvényes tábla nyolc toronnyal és a Határvidék tizenkét céhével.
    }
play-walled_city-set-mixed = { $board }, kevert pakli
    .text = { $board ->
        [londonderry] Az egyszerűbb tábla, a kínálatban mind a húsz céhből.
       *[other] A T-ösvényes tábla, a kínálatban mind a húsz céhből.
    }

## What happened

play-walled_city-told-neighbourhoods = A városrészek szavazatai: { $votes }.
play-walled_city-told-towers = A tornyok szavazatai: { $votes }.

## Explanations

play-walled_city-thing-faction = frakció
play-walled_city-thing-kind = polgár
play-walled_city-both-boards = mindkét tábla
play-walled_city-priority = prioritásszám: { $n }
play-walled_city-about-faction = Annyit ér, ahány szimbólum a kockáin látszik: az 1. fordulóban a területeken, a 2. fordulóban a tornyokban is. A szavazatszámláláskor az kapja meg az egészet, akinek a legtöbb polgára van a kockáit tartalmazó városrészekben; a 2. fordulóban a kockáit tartalmazó tornyok őrszemei is számítanak.
play-walled_city-about-kind-peasant = A földművesek a területeken telepednek le, és ott is maradnak. Egy földműves egy polgárnak számít, toronyba soha nem kerül.
play-walled_city-about-kind-noble = Egy nemes egy polgárnak számít, és eldönti a holtversenyt. A 2. fordulóban toronyba léptethető elő, ott őrszem lesz. Ahol a városrésznek nyitott rése van, onnan a 2. forduló szavazatszámlálása előtt elmenekülnek a nemesek.
play-walled_city-about-spot-die = Kezdetben egy kocka van itt.
play-walled_city-about-spot-tile = Kezdetben egy felméréslapka van itt.
play-walled_city-about-paths = Az ösvényein túl: { $paths }.
play-walled_city-about-gaps = Rései a két legközelebbi toronnyal: { $gaps }.
play-walled_city-about-no-gap = Nincs rése.
play-walled_city-about-tower = Védelmi zónái: { $zones }. Ezeknek a réseknek az egyik legközelebbi tornya: { $gaps }.
play-walled_city-about-path = Ösvény, két oldalán: { $one } és { $other }.
play-walled_city-about-fork = T-ösvény, egyik oldalán: { $one }; a másikon: { $other }.
play-walled_city-about-gap = Rés itt: { $area }; a két legközelebbi torony: { $one } és { $other }.
play-walled_city-about-zone = Védelmi zóna két torony között: { $one } és { $other }.
play-walled_city-about-cut = Egy kerítés helye. Ami a két részhez tartozik, zárójelben a mindkettővel határos ösvények: { $cut }.

## Choices

play-walled_city-do-join = Csatlakozom
play-walled_city-do-start = Kezdő út ide
play-walled_city-do-road = Út ide
play-walled_city-do-wall = Fal ide
play-walled_city-do-show = Megmutatom
play-walled_city-do-put = { $n ->
    [one] { $n } polgár ide
   *[other] { $n } polgár ide
}
play-walled_city-do-nobles = Kik ők
play-walled_city-do-settle = A két szám
play-walled_city-do-share = Elosztom
play-walled_city-do-adjust = Beállítom
play-walled_city-do-guild = Céhed képessége
play-walled_city-do-copy = Céh másolása
play-walled_city-do-colour = Játékos
play-walled_city-do-kind = Mozgatok
play-walled_city-do-place-noble = Nemes ide
play-walled_city-do-place-peasant = Földműves ide
play-walled_city-do-give = { $name } kapja
play-walled_city-do-give-back = Visszaadom
play-walled_city-do-take = Elveszem
play-walled_city-do-zone = Zóna
play-walled_city-do-lay = Lerakom
play-walled_city-do-face = Erre néz: { $n }
play-walled_city-do-on = Tovább
play-walled_city-do-choose-goldsmiths = Lerombolom
play-walled_city-do-choose-skinners = Leveszem
play-walled_city-do-choose-haberdashers = Újradobom
play-walled_city-do-choose-clothworkers = Legkisebbre állítom
play-walled_city-do-choose-curriers = Felcserélem
play-walled_city-do-choose-carpenters = Ide kerül
play-walled_city-do-choose-ironmongers = Ebbe a toronyba
play-walled_city-do-choose-vintners = Földműves itt
play-walled_city-do-choose-bakers = Nemes a dobozba
play-walled_city-do-choose-saddlers = Ide megy
play-walled_city-do-choose-armourers = Őrszem ide

play-walled_city-mix = { $n ->
    [0] { $peasants } földműves
   *[other] { $peasants ->
        [0] { $n } nemes
       *[other] { $n } nemes, { $peasants } földműves
    }
}
play-walled_city-settle = letelepedés { $n }, előléptetés legfeljebb { $other }
play-walled_city-share = { $one }: { $n }, { $other }: { $m }
play-walled_city-ride-peasant = három földművest
play-walled_city-ride-noble = két nemest
play-walled_city-face = { $tower } ({ $other } felé: { $n })
play-walled_city-skip-adjust = nem állítok be semmit
play-walled_city-skip-promote = senkit sem léptetek elő
play-walled_city-skip-more = nem léptetek elő többet
play-walled_city-done = elég
play-walled_city-end = a kör vége

## What is asked

play-walled_city-now-start = { $n ->
    [one] A kezdő útnál senki sem telepedik le. Ez az utolsó.
   *[other] A kezdő útnál senki sem telepedik le. Még { $n } van hátra belőle.
}
play-walled_city-now-joining = { $round ->
    [1] A száma mondja meg, mikor kerülsz sorra a B fázisban, és ebben a fordulóban használhatod a képességét.
   *[other] Az 1. forduló céhe helyébe lép. A száma mondja meg, mikor kerülsz sorra a B fázisban, és eldönti a holtversenyt.
}
play-walled_city-now-joining-later = Utánad jön: { $names }.
play-walled_city-now-road = { $n ->
    [one] Ez az utolsó utad. Utána megmutatsz egy kártyát, mindkét oldalon letelepítesz, és beállíthatsz valamit.
   *[other] Még { $n } utad van. Utána megmutatsz egy kártyát, mindkét oldalon letelepítesz, és beállíthatsz valamit.
}
play-walled_city-now-wall = { $n ->
    [one] Ez az utolsó falad. Utána megmutatsz egy kártyát, letelepítesz, előléptetsz, és beállíthatsz valamit.
   *[other] Még { $n } falad van. Utána megmutatsz egy kártyát, letelepítesz, előléptetsz, és beállíthatsz valamit.
}
play-walled_city-now-drapers = Méteráru-kereskedő: már beépült helyre építesz.
play-walled_city-now-guild-first = E lépés előtt használhatod a céhedet.
play-walled_city-now-showing = { $round ->
    [1] Itt építettél: { $place }. A kártya egyik száma az egyik, a másik a másik oldalra szól.
   *[other] Itt építettél: { $place }. A kártya egyik száma letelepedésre, a másik előléptetésre szól.
}
play-walled_city-now-supply = Készleted: { $peasants } földműves, { $nobles } nemes.
play-walled_city-now-settling = { $card }, { $place }: az egyik oldalra { $high }, a másikra { $low } polgár kerül.
play-walled_city-now-settling-wall = { $card }, { $place }: az egyik számmal itt telepítesz le: { $area }; a másikkal előléptethetsz: { $areas } → { $towers }.
play-walled_city-now-settling-other = Ide { $n } polgár kerül: { $area }. Hová kerül a másik { $other }?
play-walled_city-now-sharing = Túl kevés polgárod van ahhoz, hogy mindkét oldalra jusson elég: { $one } ({ $n }), { $other } ({ $m }).
play-walled_city-now-peopling = Most { $n } polgár telepedik le itt: { $area }.
play-walled_city-now-peopling-next = Utána { $n } itt: { $area }.
play-walled_city-now-promoting = { $n ->
    [0] Senkit sem léptethetsz elő: a kártyád erre szánt száma 0.
   *[other] Még legfeljebb { $n } bármilyen színű nemest léptethetsz elő: { $areas } → { $towers }.
}
play-walled_city-now-adjusting = Beállíthatsz egy kockát vagy lapkát emellett: { $place }.
play-walled_city-now-adjusting-wall = Beállíthatsz egy kockát vagy lapkát itt: { $areas }; vagy e tornyok kockáját: { $towers }.
play-walled_city-now-ending = Köröd minden lépése megvolt. A céhedet még használhatod.
play-walled_city-now-ability = { $guild }: { $text }
play-walled_city-now-more = { $n ->
    [one] Még egyet választasz.
   *[other] Még { $n } van hátra.
}
play-walled_city-now-up-to = { $n ->
    [one] Még egyet választhatsz.
   *[other] Még legfeljebb { $n } választásod van.
}
play-walled_city-now-noble-of = Most ő következik egy nemesével: { $name }.
play-walled_city-now-noble-to = { $name } nemese innen: { $area }. Melyik toronyba kerül?
play-walled_city-now-peasants-of = { $n ->
    [one] { $name } földművesei közül még egy.
   *[other] { $name } földművesei közül még { $n }.
}
play-walled_city-now-ride-peasant = { $n ->
    [one] Még egy földművest mozgatsz.
   *[other] Még { $n } földművest mozgatsz.
}
play-walled_city-now-ride-noble = { $n ->
    [one] Még egy nemest mozgatsz.
   *[other] Még { $n } nemest mozgatsz.
}
play-walled_city-now-ride-peasant-from = { $name } földművese innen indul: { $area }.
play-walled_city-now-ride-noble-from = { $name } nemese innen indul: { $area }.
play-walled_city-now-first-item = Az első: { $place }. Melyik a második?
play-walled_city-now-cut = Minden kerítésnél az áll, mi tartozik az egyik | a másik részhez (zárójelben a mindkettővel határos ösvények).
play-walled_city-now-fence-item = A két részben ugyanannyian vannak. Hová kerüljön ez: { $item }? { $one } vagy { $other }.
play-walled_city-now-fence-peasants = { $name } földműveseit osztod el ({ $n }): { $one } és { $other }.
play-walled_city-now-fence-nobles = { $name } nemeseit osztod el ({ $n }): { $one } és { $other }.
play-walled_city-now-given = Eddig odaadod: { $cards }.
play-walled_city-now-card-for = Ezt a kártyát ő kapja: { $name }.
play-walled_city-now-answering = { $name } ezt a kártyát adta neked: { $card }. Olyat adj vissza, amelyen az összeg több mint { $n }.
play-walled_city-now-taking = { $name } nem tud nagyobbat adni: ezek a kártyái, és elveszel egyet.
play-walled_city-now-zoning = Képpel lefelé leraksz egy kártyát két torony közé. Kártyáid: { $cards }.
play-walled_city-now-zoning-more = Ezután még { $n } kártyát raksz le.
play-walled_city-now-laying = { $zone } a következő két torony között van: { $one } és { $other }.
play-walled_city-now-off-colour = A csillagos kártyát csak itt rakhatod le, építéshez nem mutathatod meg.
play-walled_city-now-facing = { $card }, { $zone }: az egyik szám erre néz: { $one }; a másik erre: { $other }.
