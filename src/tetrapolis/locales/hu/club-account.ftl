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
