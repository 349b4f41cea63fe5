### Amit a kiszolgáló a rend kedvéért mond, és annak, aki elmegy.

server-ghost = Szellem { $n }
server-export-readme = Amit a Tetrapolis { $name } nevéhez eltárolt, JSON-ban. A tables/ mappában minden asztalnak külön mappája van: a table.json az asztal, a seat-N.json a játszma, ahogy az a hely látta (a mostani állásban), a match.jsonl a befejezett játszma teljes jegyzőkönyve (a tetrapolis replay olvassa). A titkok lenyomatai nincsenek benne.
server-error-role = Ezt a szereped nem engedi, vagy ezzel a személlyel nem.
server-error-banned = Innen ki vagy tiltva eddig: { $day }. Hogy miért, azt a fiókod oldalán olvashatod; az adataidat ott elviheted.
server-error-banned-stays = Amíg a kitiltás tart, a fiókot nem lehet törölni. Gyere vissza utána, vagy szólj a házigazdának.
server-error-person = Nincs senki ezzel az azonosítóval. Keresd név szerint.
server-error-line = Ez a sor már nincs meg.
server-error-report = Ez a bejelentés már nincs meg.
server-error-report-taken = Ezzel a bejelentéssel már egy másik moderátor foglalkozik.
server-error-report-nobody = Nincs kit bejelenteni: válaszd valaki más sorát vagy helyét.
server-error-not-there = Ez a személy most nem ül ott. Töltsd be újra az oldalt.
server-error-sign-up-closed = Most nem jöhet be új játékos. Ha jártál már itt, térj vissza a nevedhez.
server-error-invitation = Ide meghívóval lehet bejönni, és ez nem jó: elfogyott vagy lejárt. Kérj egyet a házigazdától.
server-error-name-gone = Ez a név nem választható: { $name }. Válassz másikat.
