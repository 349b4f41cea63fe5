### A fallal körülvett város: leckék, lépésről lépésre.

## 1

walled_city-lesson-votes = A cél
    .goal = Zárj le egy városrészt, és nézd meg, hogyan szavaznak.
walled_city-lesson-votes-build = A legtöbb szavazat győz. A középső teret három oldalról utak zárják; zárd le az utolsó utaddal a kijelölt ösvényen.
    .wrong = Út bármely üres ösvényre kerülhet. De ez zárja le a teret.
walled_city-lesson-votes-show = Minden út embereket hoz: mutass meg egy kártyát. A két szám az út két oldalára telepít.
walled_city-lesson-votes-put = Te döntöd el, melyik oldalra jut a 2: legyen a tér.
    .wrong = Lehetne, de a téren te lehetsz az első.
walled_city-lesson-votes-noble = Minden polgár egyet ér, de holtversenynél a nemesek döntenek: legyen az egyikük nemes.
    .wrong = Lehet. De a holtversenyt a nemes dönti el.
walled_city-lesson-votes-other = A másik oldalra pedig egy földműves.
    .wrong = Lehet; ide elég egy földműves.
walled_city-lesson-votes-skip = Itt egy kockát is beállíthatnál. Most hagyd így.
    .wrong = Erről egy másik lecke szól.
walled_city-lesson-votes-end = Fejezd be a kört: ez volt az utolsó út, jön a szavazás.
    .done = A tér neked adta a legtöbb szavazatot.
    .wrong = A céhed várhat. Fejezd be a kört.
walled_city-lesson-votes-count = Városrészenként a legtöbb polgár 5, a második 3, a harmadik 2 szavazat. A nyitott ösvény összeköt, az út elválaszt.

## 2

walled_city-lesson-turn = Egy kör és a frakciók
    .goal = Építs, telepíts, és állítsd be a frakciók kockáit.
walled_city-lesson-turn-build = Építs a kijelölt ösvényre: az egyik oldalán földműveseid vannak, és mindkét oldalán van valami.
    .wrong = Az is ösvény. Itt válaszd a kijelöltet.
walled_city-lesson-turn-show = Mutasd meg a 3/1-et. Minden kártya csak egyszer használható, a nagy szám oda menjen, ahol számít.
    .wrong = Azt tartsd meg. Itt a 3/1-et mutasd meg.
walled_city-lesson-turn-put = A 3 kerüljön a földműveseid mellé.
    .wrong = Lehetne. Itt: a tieid mellé.
walled_city-lesson-turn-first = Most mind legyen földműves: nemesed kevés van.
    .wrong = Lehet, de spórolj a nemesekkel.
walled_city-lesson-turn-second = A másik oldalra is egy földműves.
    .wrong = Lehet, de spórolj a nemesekkel.
walled_city-lesson-turn-adjust = Most állíts be valamit az utad mellett: fordítsd feljebb ezt a kockát. A frakció annyi szavazatot ér, ahány szimbólum látszik.
    .done = Akinek a legtöbb polgára van az ilyen színű városrészekben, mind az övé.
    .wrong = Az is jó. Fordítsd feljebb azt, ahol erős vagy.

## 3

walled_city-lesson-walls = A 2. forduló: falak és őrszemek
    .goal = A fal polgárt telepít, és nemeseket küld a tornyokba.
walled_city-lesson-walls-build = Második forduló: falak a résekbe. E rés mögött nemeseid laknak; nyitott résnél a szavazás előtt elmenekülnek. Zárd be!
    .wrong = Bármelyik résbe lehet, de a nemeseid a kijelölt mögött laknak.
walled_city-lesson-walls-show = Mutasd meg a 2/1-et: az egyik szám telepít, a másik nemeseket léptet elő a toronyba.
    .wrong = Azt tartsd meg.
walled_city-lesson-walls-settle = Nyomd meg a Cserét: így 1 települ le, és 2-t léptethetsz elő. Aztán telepíts egy földművest.
    .wrong = Lehetne. Itt két előléptetést szeretnél.
walled_city-lesson-walls-peasant = Egy földművest.
    .wrong = Lehet; elég egy földműves.
walled_city-lesson-walls-promote = Küldd fel egy nemesedet a közeli toronyba: őrszem lesz, biztonságban van, és a toronynál számít.
    .wrong = Lehet, akár másét is. Itt a tiédet, a kijelölt toronyba.
walled_city-lesson-walls-more = Bruno nemesét is előléptetheted: a távolabbi toronyba, ahol nem zavar.
    .wrong = Az is lehet. Itt: Bruno nemesét.

## 4

walled_city-lesson-guilds = Céhek
    .goal = Csatlakozz egyhez, és használd a képességét egyszer, jókor.
walled_city-lesson-guilds-join = Fordulónként céhhez csatlakozol: a száma adja a sorrendet, és egyszer tud valamit. Válaszd a Bőrnyúzót.
    .wrong = Jó céh. Itt próbáld ki a Bőrnyúzót.
walled_city-lesson-guilds-build = Bruno lezárt egy ösvényt, amit nyitva akartál. Előbb a saját utad: építs a kijelölt ösvényre.
    .wrong = Az is lehet. Itt a kijelöltre építs.
walled_city-lesson-guilds-show = Mutass meg egy kártyát: 3/1.
    .wrong = Azt tartsd meg.
walled_city-lesson-guilds-put = A 3 a kijelölt oldalra.
    .wrong = Itt: a kijelölt területre.
walled_city-lesson-guilds-guild = A köröd vége előtt cselekedhet a céhed, fordulónként egyszer. Használd!
    .wrong = Megtarthatnád későbbre. Itt használd.
walled_city-lesson-guilds-skin = A Bőrnyúzó levesz egy utat a tábláról: távolítsd el Brunóét.
    .done = Az ösvény újra nyitva van. Minden céhnek megvan a maga pillanata: nyomd meg, és elolvashatod.
    .wrong = Lehetne, de Brunóét vedd le.

## 5

walled_city-lesson-survey = Felmérések és holtverseny
    .goal = Változtasd meg, mennyit ér egy hely, és nézd meg, ki nyeri a holtversenyt.
walled_city-lesson-survey-build = Az utolsó utad: építsd a kijelölt ösvényre.
    .wrong = Az is ösvény. Válaszd a kijelöltet.
walled_city-lesson-survey-show = Mutasd meg a 2/1-et.
walled_city-lesson-survey-put = A 2 kerüljön a kijelölt területre, ahol Bruno kettővel vezet.
    .wrong = Itt: a kijelölt terület.
walled_city-lesson-survey-noble = Most egyenlők lesztek: holtversenynél a nemesek döntenek. Legyen mindkettő nemes.
    .wrong = Akkor maradna a holtverseny. Legyen mindkettő nemes.
walled_city-lesson-survey-other = Az utolsó lehet földműves.
    .wrong = Elég egy földműves.
walled_city-lesson-survey-adjust = A felméréslapka a városrész minden helyéhez hozzáad 1-et, vagy elvesz 1-et. Fordítsd meg ezt.
    .wrong = Az is jó. Itt: a felméréslapka.
walled_city-lesson-survey-end = Fejezd be a kört: jön a szavazás és a frakciók.
    .wrong = A céhed várhat.
walled_city-lesson-survey-count = A napló minden városrészt és frakciót elmond. A frakció mindent annak ad, akinek a legtöbb polgára van a kockái közelében.

## 6

walled_city-lesson-towers = Tornyok és védelem
    .goal = Rakd le az utolsó kártyádat két torony közé, és ott dől el a játék.
walled_city-lesson-towers-zone = A forduló végén mindenki kártyát rak két torony közé. Az elsőben neked van a legtöbb őrszemed: válaszd a kijelölt zónát.
    .wrong = Az is zóna. Válaszd az őrszemeid mellettit.
walled_city-lesson-towers-lay = Rakd le az 5/0-t: nyomd meg a kártyát, majd egy tornyot. Az lesz értékes, amelyik felé az 5 néz.
    .wrong = A kicsi szám mások tornyához való. Itt: 5/0.
walled_city-lesson-towers-face = Fordítsd az 5-öt ahhoz a toronyhoz, ahol a legtöbb őrszemed van.
    .wrong = Az Clarának segítene: ott neki van több őrszeme.
walled_city-lesson-towers-count = A tornyok jönnek utoljára: a legtöbb őrszemé a két szomszédos szám összege, a másodiké a kisebbik.
walled_city-lesson-towers-won = Két forduló után vége. A legtöbb szavazat győz; holtversenynél az alacsonyabb számú céh.
