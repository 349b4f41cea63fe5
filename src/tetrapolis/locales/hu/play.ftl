### A terminálasztal: `tetrapolis play` és `tetrapolis replay`.

## Before the match

play-language = magyar
play-ask-language = Nyelv
play-ask-game = Melyik játékkal szeretnél játszani?
play-welcome = { $game }: az Enter a zárójelben álló választ adja.
play-ask-players = Hány játékos játszik?
play-ask-humans = Közülük hányan ültök ennél a képernyőnél?
play-ask-name = { $n }. játékos neve
play-ask-your-name = A neved
play-ask-level = Milyen erősek legyenek a botok?
play-ask-set = Melyik változatot játsszuk?
play-ask-resume = Van egy félbehagyott játszma: { $game } ({ $names }). Folytatjátok?
play-bye = Viszlát!

## The screen

play-you = te
play-bot = bot
play-recent = Mi történt
play-recent-more = { $n ->
    [one] { $n } korábbi sor: írd be, hogy napló
   *[other] { $n } korábbi sor: írd be, hogy napló
}
play-keys = ? magyaráz · tipp · súgó
play-rules = A szabályok, amelyek ide tartoznak
play-curtain = Add át a gépet: most { $name } következik. Más ne nézzen ide!
play-curtain-enter = { "" }Ha kész, nyomd meg az Entert.
play-more = (tovább: Enter)
play-saved = Elmentve: { $file }
play-saved-end = A játszma jegyzőkönyve: { $file }
play-goodbye = A játszma el van mentve. Bármikor folytatható így:
play-unknown-thing = „{ $text }” itt nem lap, nem választás és nem szabály. Próbáld egy lap nevével vagy egy választás számával.
play-lang-which = Melyik nyelven? Írd be: lang, és mellé az egyiket ezek közül: { $known }.
play-lang-set = Mostantól magyarul.
play-form-left = Lépés nélkül hagytad ott.
play-advice = Egy bot, aki csak annyit tud, mint te, ezt tenné (nyerési esély, kb.):
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
play-help-hint = mit tenne egy bot a helyedben, és miért; csak azt tudja, amit te
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
play-error-program = Ennél a partinál egy program ül az egyik helyen: „{ $program }”. Egy fájl magától nem indíthat programot: ha folytatni szeretnéd vele, nevezd meg a --bots kapcsolóval, vagy mondd meg a --humans kapcsolóval, hányan játszotok.
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

## Citadels

play-citadels-example = uradalom
    .thing = király
play-citadels-round = { $n }. forduló
play-citadels-deck = pakli { $n }
play-citadels-goal = cél { $n } kerület
play-citadels-tax = adó { $n } arany
play-citadels-cities = Városok
play-citadels-yours = Lapjaid
play-citadels-no-cards = nincs lap a kezedben
play-citadels-gold = { $n } arany
play-citadels-cards = { $n ->
    [one] { $n } lap
   *[other] { $n } lap
}
play-citadels-city = város { $n }/{ $goal }
play-citadels-museum = { $n ->
    [one] { $n } lap a Múzeum alatt
   *[other] { $n } lap a Múzeum alatt
}
play-citadels-known = tudod, hogy nála van:
play-citadels-protected = ebben a fordulóban védve a 8-as rangtól

play-citadels-letter-noble = N
play-citadels-letter-religious = E
play-citadels-letter-trade = K
play-citadels-letter-military = H
play-citadels-letter-unique = U

play-citadels-one-of = { $n ->
    [one] húzok { $n } lapot
   *[other] húzok { $n } lapot, 1 marad
}
play-citadels-own = saját
play-citadels-loan = { $n ->
    [one] ({ $name }, { $n } lapért)
   *[other] ({ $name }, { $n } lapért)
}
play-citadels-price = { $n ->
    [0] (ingyen)
   *[other] ({ $n } arany)
}

play-citadels-silent = Szólítás: { $chars }. Senki sem jelentkezik.
play-citadels-picked = { $seats } karaktert választ.

play-citadels-resource-gold = arany
play-citadels-resource-cards = lap

play-citadels-mark-face-up = képpel felfelé eldobva (×)
play-citadels-mark-killed = meggyilkolva
play-citadels-mark-bewitched = megbabonázva
play-citadels-mark-robbed = kirabolandó
play-citadels-mark-warrants = parancsok
    .real = aláírt
play-citadels-mark-threats = fenyegetések
    .real = virágos
play-citadels-mark-bribed = lefizetve

play-citadels-do-drop = Eldobom
play-citadels-do-gather = Gyűjtés
play-citadels-do-ability = Karakter
play-citadels-do-district = Kerület
play-citadels-do-answer = Megteszem
play-citadels-do-end = Befejezés
play-citadels-do-or = Vagy
play-citadels-do-build = Építés
play-citadels-do-framework = Állványzattal
play-citadels-do-sacrifice = Temetőért feláldozom
play-citadels-do-borrow = Építés kölcsönből
play-citadels-do-spend = Fizetés ezzel
play-citadels-do-give = Odaadom
play-citadels-do-kill = Meggyilkolom
play-citadels-do-bewitch = Megbabonázom
play-citadels-do-sign = Aláírt parancs
play-citadels-do-warrant = Parancs
play-citadels-do-rob = Kirabolom
play-citadels-do-spy = Kémkedés
play-citadels-do-flower = Virágos keszkenő
play-citadels-do-threaten = Jelöletlen keszkenő
play-citadels-do-swap_hands = Kézcsere vele
play-citadels-do-redraw = Lapcsere
play-citadels-do-look = Megnézem a kezét
play-citadels-do-enthrone = Koronát kap
play-citadels-do-tribute = Sarc
play-citadels-do-tithe = Jövedelem
play-citadels-do-demand = 1 aranyat kérek tőle
play-citadels-do-navigate = Navigátor
play-citadels-do-destroy = Elpusztítom
play-citadels-do-exchange = Csere erre
play-citadels-do-hand_over = Átadom
play-citadels-do-seize = Lefoglalom
play-citadels-do-beautify = Szépítés 1 aranyért
play-citadels-do-laboratory = Laboratórium
play-citadels-do-museum = Múzeum alá
play-citadels-do-armory = Fegyvertár

play-citadels-now-drop = Most egy karaktert képpel lefelé eldobsz: ebben a fordulóban senkié sem lesz.
play-citadels-now-resumed = Most ezt a karaktert játszod: { $char }.
play-citadels-now-bewitched = { $name } megbabonázott: most csak gyűjtesz, a kört a Boszorkány fejezi be.
play-citadels-now-threat-ahead = { $name } megfenyegette a karakteredet ({ $char }). Miután gyűjtöttél, eldöntöd, fizetsz-e kenőpénzt.
play-citadels-now-threat = Ha nem fizetsz, { $name } felfedheti a fenyegetést. Ha virágos, minden aranyadat elviszi.
play-citadels-now-built = Építkezési korlát: { $limit }, ebből felhasználva { $n }.
play-citadels-now-redraw = Eddig cserére szánt lapok: { $cards }.
play-citadels-now-warrants = Aláírt parancs: { $char }. Alá nem írt: { $chars }.
play-citadels-now-threats = Virágos keszkenő: { $char }.
play-citadels-now-wizard-put = Az elvett lap: { $card } (eddig { $name } kezében).
play-citadels-now-seer-give = Most { $name } kap lapot.
play-citadels-now-spend = { $n ->
    [one] { $card }: még { $n } lappal kell fizetni.
   *[other] { $card }: még { $n } lappal kell fizetni.
}
play-citadels-now-give = { $n ->
    [one] { $card }: még { $n } lap jár neki: { $name }.
   *[other] { $card }: még { $n } lap jár neki: { $name }.
}
play-citadels-now-confiscation = { $name } kifizette ezt: { $card }.
play-citadels-now-exchange = Amit kapsz: { $card } (eddigi gazdája { $name }).
play-citadels-now-blackmail = { $name } ({ $char }) nem fizet.
play-citadels-now-tribute = A korona új gazdája: { $name }.
