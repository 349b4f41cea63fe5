### The browser client: lessons, and what one can learn of a game on a page.

## Lessons

web-lesson = Lecke: { $title }
web-lesson-step = { $step }/{ $count }. lépés
web-lesson-next = Tovább
web-lesson-show = Mutasd meg
web-lesson-back = Egy lépéssel vissza
web-lesson-leave = Kilépek a leckéből
web-lesson-done = A lecke kész
web-lesson-over = Ezzel végeztél a leckével. Szép munka!
web-lesson-following = Következő lecke
web-lesson-again = Még egyszer
web-lesson-match = Jöhet az első játszma
web-lessons = Leckék
web-lessons-help = Minden lépést te teszel meg az igazi asztalnál. Semmit sem lehet elrontani.
web-lessons-core = Ami az első játszmához kell
web-lessons-more = Ami különleges
web-lessons-begin = Kezdés
web-lessons-resume = Folytatás: { $title }
web-lessons-again = A leckék elölről
web-lessons-steps = { $done ->
    [0] { $count } lépés
   *[other] { $done }/{ $count }. lépés
}
web-lessons-known = Kész
web-lessons-progress = { $done }/{ $count } lecke
web-guide-first = Az első játszma

## Asking a rule

web-rules-why-not = Miért nem lehet…?
web-rules-related = Lásd még:

## The game on one page

web-sheet-head = { $game } egy oldalon
web-sheet-turn = Egy kör
web-sheet-counts = Mi számít
web-sheet-watch = Mire figyelj
web-sheet-print = Nyomtatás
web-sheet = Egy oldalon
