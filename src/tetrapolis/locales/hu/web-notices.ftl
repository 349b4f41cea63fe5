### Amit az tud meg, aki nincs az asztalnál: az értesítések oldala.

web-notices = Értesítések
web-notices-count = { $count ->
    [0] Értesítések
   *[other] { $count } új értesítés
}
web-notices-list = Újdonságok
web-notices-seen = Mindet láttam
web-notices-none = Most semmi sem vár rád. Ha egy asztalnál rád kerül a sor, itt olvashatod.
web-notices-nobody = Adj meg egy nevet a kezdőlapon, és ülj le egy asztalhoz: utána itt látod, mi vár rád.
web-notice-turn = Te jössz
web-notice-reminder = Fogy az időd
web-notice-full = Mindenki itt van, kezdődik a játék
web-notice-over = Véget ért a játék
web-notice-invited = { $who } újabb játékra hív
web-notice-paired = Jön a következő forduló: kész az asztalod
web-notice-until = eddig: { $when }
web-notices-tables = Az asztalaid
web-notices-tables-help = Alapesetben a ráérős asztal szól, ha te jössz, az élő nem.
web-notices-table-of = Értesítések erről az asztalról: { $game }, { $title }
web-notices-table-usual = Alapeset
web-notices-table-on = Mindig
web-notices-table-off = Soha
