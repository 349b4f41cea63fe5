### A terminálasztal: `tetrapolis play` és `tetrapolis replay`.

## Before the match

play-ask-language = Nyelv
play-ask-game = Melyik játékkal szeretnél játszani?
play-welcome = { $game }: az Enter a zárójelben álló választ adja.
play-ask-players = Hány játékos játszik?
play-ask-humans = Közülük hányan ültök ennél a képernyőnél?
play-ask-name = { $n }. játékos neve
play-ask-your-name = A neved
play-ask-level = Milyen erősek legyenek a gépek?
play-ask-set = Melyik változatot játsszuk?
play-ask-resume = Van egy félbehagyott játszma: { $game } ({ $names }). Folytatjátok?
play-content = Ezzel a tartalommal játsszuk: „{ $name }” ({ $digest }).
play-bye = Viszlát!

## The screen

play-players = Játékosok
play-you = te
play-bot = gép
play-recent = Mi történt
play-recent-more = { $n ->
    [one] { $n } korábbi sor: írd be, hogy napló
   *[other] { $n } korábbi sor: írd be, hogy napló
}
play-keys = ? magyaráz · tipp · súgó
play-rules = A szabályok, amelyek ide tartoznak
play-curtain = Add tovább a billentyűzetet: most { $name } következik. Más ne nézzen ide!
play-curtain-enter = { "" }Ha kész, nyomd meg az Entert.
play-more = (tovább: Enter)
play-view = { $n }/{ $of } · Enter: az asztal többi része
play-saved = Elmentve: { $file }
play-saved-end = A játszma jegyzőkönyve: { $file }
play-goodbye = A játszma el van mentve. Bármikor folytatható így:
play-unknown-thing = „{ $text }” itt nem lap, nem választás és nem szabály. Próbáld egy lap nevével vagy egy választás számával.
play-lang-which = Melyik nyelven? Írd be: lang, és mellé az egyiket ezek közül: { $known }.
play-lang-set = Mostantól magyarul.
play-step = { $step }. lépés ({ $of } közül)
play-do = Teendő
play-or = Vagy
play-own = a sajátod
play-against = magad ellen
play-final = nem vonható vissza
    .sentence = Ez nem vonható vissza.
play-refused = Ami nem lehetséges, és miért nem
play-default = Ha órával játszotok, és nem jön időben válasz: { $choice }
play-asides = Amit mellette beállíthatsz: írd be
play-form-left = Lépés nélkül hagytad ott.
play-form-back = vissza
play-form-so-far = (Eddig: { $things }.)
play-form-all = ez minden
play-form-nothing = semmi
play-form-again = elölről kezdem
play-form-how-many = { $step ->
    [1] { $thing }: mennyi?
   *[other] { $thing }: mennyi? (lépésköz: { $step })
}
play-form-confirm = Így jó?
play-form-make = igen, legyen így
play-form-change = módosítom: { $part }
play-form-leave = hagyom az egészet
play-form-uncertain = nem biztos
play-advice = Egy gép, amely csak annyit tud, mint te, ezt tenné (nyerési esély, kb.):
play-advice-share = kb. { $percent }
play-advice-type = így írd be: { $move }
play-hint = Írd be az egyik választás számát. A ? elmagyarázza a kérdést, a súgó felsorolja a parancsokat.

## Commands

play-help-number = az ilyen számú lehetőséget választod
play-help-text = a lépés szavakkal: elég a lap vagy a játékos neve, ha egyértelmű
play-help-why = mi a kérdés, és milyen szabályok tartoznak hozzá
play-help-what = egy lap (? { $thing }), egy választás (? 2) vagy egy szabály magyarázata
play-help-log = minden, ami az utóbbi időben történt
    .words = napló
play-help-hint = mit tenne egy gép a helyedben, és miért; csak azt tudja, amit te
    .words = tipp
play-help-undo = az utolsó lépésed visszavonása, amíg semmi új nem derült ki
    .words = vissza visszavon
play-help-save = minden lépés magától is mentődik; ez másolatot ír egy másik fájlba
    .words = ment mentés
play-help-lang = másik nyelv
    .words = nyelv
play-help-quit = kilépés; a játszma később folytatható
    .words = kilép ki
play-help-help = ez a lista
    .words = súgó segítség

play-example = pass
    .thing = …

## The end

play-result = Végeredmény
play-won = Gratulálunk, { $name }!
play-tiebreak = Holtverseny eldöntése, { $key }: { $values }.

## Errors

play-error-number = „{ $n }” nincs a választások között. Írj be egy számot 1 és { $count } között.
play-error-range = „{ $n }” nem jó. Írj be egy számot { $low } és { $high } között.
play-error-ambiguous = „{ $text }” több lépést is jelenthet. Melyik legyen: { $moves }?
play-error-save = „{ $file }” nem írható ({ $reason }). Válassz másik fájlt.
play-error-file-exists = „{ $file }” már létezik. Folytatni a --resume kapcsolóval lehet, vagy válassz másik fájlt.
play-error-program = Ebben a játszmában egy program ül az egyik helyen: „{ $program }”. Egy fájl magától nem indíthat programot: ha folytatni szeretnéd vele, nevezd meg a --bots kapcsolóval, vagy mondd meg a --humans kapcsolóval, hányan játszotok.
play-error-name = „{ $name }” nem használható névként. Legfeljebb { $longest } közönséges betű legyen, legalább 1.
play-error-name-taken = „{ $name }” ennél az asztalnál összetéveszthető valami mással. Válassz másik nevet.
play-error-humans = { $players } játékosból nem lehet { $humans } ember. Legalább 1, legfeljebb mindegyikük lehet az.
play-error-names = { $humans } emberhez { $names } név érkezett. Adj meg kevesebb nevet vagy több embert.
play-error-seat = Ebben a játszmában nincs „{ $seat }” hely. A helyek neve: p1, …, p{ $players }.
play-error-open = A nyílt visszajátszás minden rejtett lapot megmutat, ezért csak befejezett játszmához jár. Használd a --seat kapcsolót, vagy fejezd be előbb a játszmát.
play-error-open-seat = Vagy a --seat, vagy az --open kapcsolót válaszd, ne mindkettőt.
play-error-from-to = { $count ->
    [one] Ebben a játszmában csak a 0. bejegyzés van meg. Ehhez igazítsd a --from és a --to értékét.
   *[other] Ebben a játszmában 0 és { $last } közötti sorszámú bejegyzések vannak. Ezek közül válaszd a --from és a --to értékét, a --from legyen a kisebb.
}

## Replay

play-replay-title = { $game } · { $names }
play-replay-view-seat = { $name } szemével
play-replay-view-spectator = egy néző szemével
play-replay-view-open = minden lap nyílt
play-replay-record = { $n }. bejegyzés, az utolsó: { $last }
play-replay-undo = { $name } visszavon egy lépést.
play-replay-nothing = Innen nem látszik semmi.
play-replay-hands = Kezek
play-replay-unfinished = A játszma még nem ért véget.
play-replay-keys = Enter: tovább · p: vissza · szám: az a bejegyzés · q: kilépés
play-verify-commitment = A zárolt lenyomat, a magból és a sóból kiszámolva: { $commitment }
play-verify-same = Ugyanezt mutatta az asztal is: a mag és a só már az első lépés előtt megvolt.
play-verify-compare = Vesd össze azzal, amelyet az asztal játék közben mutatott, vagy add meg azt a --commitment kapcsolóval.
play-verify-no-salt = Ebben a játszmában nincs só, lenyomatot sem mutatott senki: nem ellenőrizhető, hogy a magja az első lépés előtt megvolt-e.
play-verify-chance = { $n ->
    [one] Az egyetlen bejegyzésben a véletlen az, amit a mag ad.
   *[other] Bejegyzések: { $n }. A véletlen mindegyikben az, amit a mag ad.
}
play-verify-start = A játszma egy hozzá újraosztott állásból indult. A lenyomat erre az állásra is vonatkozik; az, hogy miként osztották ki, nem ellenőrizhető.
play-verify-start-open = A játszma egy hozzá újraosztott állásból indult. Az, hogy mikor és miként osztották ki, nem ellenőrizhető.
play-verify-taken-over = { $n ->
    [one] Az első bejegyzése egy másik játszmából való: az már ismert volt, amikor a lenyomat készült.
   *[other] Az első { $n } bejegyzése egy másik játszmából való: ezek már ismertek voltak, amikor a lenyomat készült, és a mag is annak, aki annak a játszmának a jegyzőkönyvét látta.
}
play-error-commitment = Az asztal ezt a lenyomatot mutatta: { $shown }. Ennek a játszmának a magja és sója viszont ezt adja: { $found }. Nézd meg, hogy annak az asztalnak a jegyzőkönyve-e ez; ha igen, a magot vagy a sót megváltoztatták.
play-error-no-commitment = Ebben a játszmában nincs só, így nem lehet azé az asztalé, amely lenyomatot mutatott. Kérd el a jegyzőkönyvet attól az asztaltól.
play-error-unfounded = A véletlen a { $record }. bejegyzésben nem az, amit a mag ad: a magot vagy a jegyzőkönyvet megváltoztatták. Kérd el újra a jegyzőkönyvet az asztaltól.
play-error-unfounded-version = A véletlen a { $record }. bejegyzésben nem az, amit a mag ad. A játszma a { $engine } változattal készült, ez pedig a { $own }, amely másképp oszthat: ellenőrizd a { $engine } változattal.
