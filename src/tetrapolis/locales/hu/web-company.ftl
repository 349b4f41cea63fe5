### Company at a table: who comes and goes, what people say, how others are invited.

## Who comes and goes

web-company = Hírek a társaságról
web-company-away = { $seat } nincs itt: megszakadt a kapcsolata.
web-company-back = { $seat } újra itt van.
web-company-bot = { $seat } helyett most gép játszik.
web-company-again = { $seat } visszajött, és újra maga játszik.
web-company-left = { $seat } felállt. A helyén gép játszik tovább.
web-company-sat = { $seat } leült az asztalhoz.
web-company-bot-sat = Gép ült az asztalhoz: { $seat }.
web-company-stood = { $seat } felállt, a helye szabad.

## Chat

web-chat-new = { $count } új üzenet
web-chat-said = { $name }: { $text }
web-chat-open = Csevegés megnyitása
web-chat-sending = küldés…
web-react = Gyors üzenetek
web-react-well = Szép lépés!
web-react-thanks = Köszi!
web-react-oops = Hoppá!
web-react-hurry = Siess, légyszi!
web-react-laugh = Haha!
web-react-luck = Sok szerencsét!

## Inviting

web-qr = QR-kód
web-qr-hide = QR-kód elrejtése
web-qr-label = Az asztal linkje QR-kódként
web-qr-help = Aki a telefonja kamerájával ráirányít, ide jut, az asztalhoz.
