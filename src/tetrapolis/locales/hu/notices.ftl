### Ami az oldalon kívül szól: telefonon, levélben.

notice-several = { $count } dolog vár rád
notice-sample = Így szól neked a Tetrapolis
server-error-push = Erre a címre ez a böngésző nem kaphat értesítést.
server-error-no-push = Ez a kiszolgáló nem küld értesítést böngészőknek.
server-error-zone = Nincs ilyen időzóna.
notice-mail-confirm = A tiéd ez a cím?
notice-mail-confirm-text = Valaki azt kérte, hogy erre a címre küldjük a Tetrapolis értesítéseit. Ha te voltál, nyisd meg ezt a linket, és erősítsd meg: { $link }
    Ha nem te voltál, nincs teendőd: nem jön több levél.
notice-mail-foot = Hogyan szóljunk: { $settings }
    Nem kérek több levelet: { $off }
server-error-mail = Erre a címre nem lehet levelet küldeni.
notice-mail-back = Vissza a Tetrapolisba
notice-mail-back-text = Valaki vissza szeretne jutni egy névhez a Tetrapolisban, amelyhez ez a cím tartozik. Ha te vagy az, nyisd meg a linket: egyszer és negyed óráig érvényes.
notice-mail-back-foot = Ha nem te voltál, nincs teendőd: a link nélkül senki sem jut be.
server-error-mail-link = Ez a link már nem jó: egyszer és negyed óráig érvényes. Kérj újat.
server-error-no-mail = Ez a kiszolgáló nem küld levelet.
server-error-hours = Játékidő csak ráérős, órával játszott asztalnak adható, időzónával, napi legalább egy órával.
server-error-invite-not-open = Meghívni addig lehet, amíg van szabad hely: ez az asztal már senkire sem vár.
server-error-invite-nobody = Ilyen játékost ide nem hívhatsz meg.
server-error-many-invites = Tegnap óta már { $n } embert hívtál meg: egy napra ennyi elég.
