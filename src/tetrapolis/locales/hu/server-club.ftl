### Amit a kiszolgáló a klubról mond: emberek lapjai, értékszámok, versenyek.

server-error-no-person = Nincs ilyen lap. Lehet, hogy a gazdája nem akar látszani.
server-error-no-ratings = Ezen a kiszolgálón nincs értékszám. Nyiss nélküle asztalt.
server-error-rated-alone = Értékszámra játszani csak mással lehet. Hagyj szabad helyet, vagy játssz értékszám nélkül.
server-error-rated-twice = Két helyen ülve senki sem játszhat értékszámra. Egy helyet tarts meg magadnak, vagy játssz értékszám nélkül.

## Versenyek

server-error-no-tournament = Nincs ilyen verseny.
server-error-tournament-title = A versenynek név kell, hogy megismerjék. Írj be egyet.
server-error-tournament-size = Ezt a játékot nem lehet { $n } fős asztalnál játszani, vagy eggyel kevesebben nem. Válassz más méretet.
server-error-tournament-closed = Már elkezdődött, és nem lehet beszállni.
server-error-tournament-full = Már { $n } ember játszik: nincs több hely.
server-error-tournament-not-in = Nem veszel részt benne, vagy már véget ért.
server-error-tournament-over = Már véget ért.
server-error-tournament-not-now = Most nem: tart egy forduló, vagy ez volt az utolsó.
server-error-tournament-few = Legalább { $n } embernek kell részt vennie. Várd meg, amíg többen jelentkeznek.
server-error-tournament-host = Ezt csak a házigazdája teheti.
server-error-tournament-undo = Versenyen nem kérhetsz visszavonást a többiektől. A saját utolsó lépésedet visszavonhatod, amíg nem derült ki semmi.
server-error-many-tournaments = Már { $n } versenyed van, amely még nem ért véget. Fejezz be vagy mondj le egyet.
server-error-sealed = Mások is ezt az osztást játsszák: ez az asztal a forduló végéig mindenki más elől zárva van.
