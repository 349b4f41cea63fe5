### A fiókod: eszközök, visszautak a nevedhez, az adataid.

web-account-devices = Az eszközeid
web-account-devices-help = Itt vagy bejelentkezve. Ha egy eszköz elveszett vagy már nem a tiéd, innen kijelentkeztetheted.
web-account-device = { $device ->
    [none] Egy program, vagy egy névtelen böngésző
   *[other] { $device }
}
web-account-here = ez az
web-account-used = utoljára: { $when }
web-account-end = Kijelentkeztetem
web-account-end-of = Kijelentkeztetem: { $device }
web-account-end-others = Kijelentkezem mindenhol máshol
web-account-leave = Kijelentkezem itt
web-account-leave-sure = Igen, kijelentkezem
web-account-leave-lost = Más eszköz nem ismer. Ha itt kijelentkezel, senki sem juthat vissza többé a nevedhez és az asztalaidhoz.
web-account-leave-help = Ez a böngésző elfelejt; a többi eszközöd marad.
web-account-stay = Maradok
web-account-nobody = Ebben a böngészőben még senki sem adott meg nevet.

## A név megtartása

web-keep = Tartsd meg ezt a nevet
web-keep-help = A neved és az asztalaid csak ebben a böngészőben élnek. Ezek egyikével bármelyik eszközről visszajuthatsz hozzájuk; a legjobb, ha kettő is van.
web-keep-kept = A nevedhez és az asztalaidhoz bármelyik eszközről visszajuthatsz.
web-keep-passkey = Belépőkulcs
web-keep-passkey-help = Egyetlen érintés: az eszközöd igazolja, hogy te vagy az. Nincs jelszó, és nincs mit megjegyezni.
web-keep-passkey-make = Belépőkulcsot készítek
web-keep-passkey-more = Még egy belépőkulcs
web-keep-passkey-of = itt készült: { $device }, { $when }
web-keep-passkey-synced = a kulcstartódban is megvan
web-keep-passkey-forget = Törlöm
web-keep-passkey-forget-of = Törlöm ezt a belépőkulcsot: { $device }
web-keep-no-passkey = { $why ->
    [insecure] Itt nem lehet belépőkulcsot készíteni: a böngészők csak https-en engedik, és ez az oldal anélkül jött. Szólj a házigazdának, vagy kérj nyomtatott kódot.
    [address] Itt nem lehet belépőkulcsot készíteni: a böngészők csak ott engedik, ahol a kiszolgálónak neve van, ez a cím pedig számokból áll. Szólj a házigazdának, vagy kérj nyomtatott kódot.
    [browser] Ez a böngésző túl régi a belépőkulcsokhoz. Frissítsd, vagy kérj nyomtatott kódot.
   *[off] A házigazda itt nem ad belépőkulcsot.
}
web-keep-cancelled = A böngésző nem készített belépőkulcsot: megszakadt, vagy túl sokáig tartott. Próbáld újra.
web-keep-code = Nyomtatott kód
web-keep-code-help = A fiókba: írd le vagy nyomtasd ki. Egyszer használható, utána újat kapsz.
web-keep-code-made = Készült: { $when }. Ha elveszett, készíts újat: a régi akkor már nem jó.
web-keep-code-make = Kódot készítek
web-keep-code-anew = Új kódot készítek
web-keep-code-shown = Most írd le: többé nem látod.
web-keep-code-print = Nyomtatás
web-keep-code-done = Megvan
web-keep-mail = Linkkel, e-mailben
web-keep-mail-help = Ha van megerősített e-mail-címed, egy oda küldött link visszahoz. Az Értesítések lapon adhatod meg, és attól még nem kell e-mailben értesítést kérned.
web-keep-mail-kept = Az e-mail-címedre küldött link visszahoz.
web-keep-mail-choose = Az e-mail-címem
web-keep-none = A házigazda itt nem ad módot a név megtartására. Titkos linkkel azért átviheted egy másik eszközre.

## Visszatérés

web-back = Vissza a nevedhez
web-back-passkey = Belépek a kulcsommal
web-back-passkey-help = Az eszközöd tudja a nevedet: nincs mit beírni.
web-back-code = Nyomtatott kód
web-back-code-help = Hétszer négy betű és számjegy.
web-back-code-use = Belépek a kóddal
web-back-link = Linkkel egy másik eszközről
web-back-mail = Linkkel, e-mailben
web-back-mail-help = A cím, amelyet az értesítésekhez megerősítettél.
web-back-mail-send = Küldj egy linket
web-back-mail-sent = Ha itt valamelyik névhez ez a cím tartozik: { $address }, már úton van oda egy link. Egyszer és negyed óráig érvényes; nézd meg a levélszemét között is.
web-back-mail-in = Egy levélben kapott linkkel jöttél
web-back-mail-in-help = A link egyszer jó. Utána ez a böngésző már ismer.
web-back-mail-go = Belépek
web-back-failed = A böngésző nem adott kulcsot: ehhez a házhoz nincs, vagy megszakítottad.
web-back-welcome = Örülünk, hogy visszajöttél, { $name }!
web-back-left = { $n ->
    [0] Eddig ez a böngésző { $name } volt.
   *[other] Eddig ez a böngésző { $name } volt, { $n } asztallal.
} Ha mindkettő te vagy, hozd össze az asztalokat. Melyik név maradjon?
web-back-merge-this = Együtt, a név: { $name }
web-back-merge-apart = Nem, maradjanak külön
web-back-merge-apart-help = Külön senki sem jut vissza ide: { $name } – hacsak nincs másik eszköze vagy kulcsa.
web-back-new-code = A kódot elhasználtad. Ez az új:
web-back-on = Az asztalaimhoz

## Az adataid, és ami veled történt

web-own = Az adataid
web-own-help = Minden, amit rólad tárolunk, egyetlen fájlban: az adatlapod, amit mondtál, a bejelentkezéseid, és minden játszmád, ahogy a te helyedről látszott.
web-own-export = Elviszem az adataimat
web-own-delete = Végleg elmegyek
web-own-delete-help = A többieknek megmaradnak a játszmáik: ott egy szellem játszott, a még futókban pedig egy gép folytatja. A nevedet, amit mondtál, az eszközeidet és a visszautakat azonnal töröljük. Ami marad: a lépéseid a másokkal játszott játszmákban, és amit a moderátorok feljegyeztek, egy senkihez sem vezető szám alatt; egy napig pedig az, amit a többiek válaszul kaptak. Azt a nevet, amellyel mások találkoztak, senki sem kapja meg többé. Ezt nem lehet visszavonni.
web-own-delete-sure = Igen, töröljetek mindent, ami az enyém
web-own-log = Ami veled történt
web-own-log-none = Semmi.
web-own-log-line = { $act ->
    [rename] Megváltoztatták a nevedet.
    [mute] Senki sem látja, amit mondasz.
    [unmute] Újra mindenki látja, amit mondasz.
    [hide] Elrejtették egy sorodat.
    [show] Újra látszik egy sorod.
    [remove] Elvettek egy asztaltól.
    [bot] Gépet ültettek a helyedre.
    [ban] Kitiltottak.
    [unban] Feloldották a kitiltásodat.
    [revoke] Mindenhol kijelentkeztettek.
    [merge] Két név egy emberé lett.
    [role] Megváltozott a szereped.
    [settle] Megnéztek egy rólad szóló bejelentést.
   *[other] { $act }
}
web-own-log-by = { $by ->
    [none] az, aki a kiszolgálót futtatja
   *[other] { $by }
}
