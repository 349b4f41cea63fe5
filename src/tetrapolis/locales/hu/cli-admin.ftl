### tetrapolis admin: rendtartás a parancssorból.

cli-admin = Rendet tart egy kiszolgálón: list [NÉV], show KI, log [KI], reports; rename KI NÉV, mute, unmute, ban, unban, revoke KI, hide vagy show-line SOR, remove vagy bot KI ASZTAL HELY, role KI moderator|host|none, merge KI MÁSIK, delete KI, settle BEJELENTÉS, sign-up open|invitation|closed, invite. A KI egy azonosító, vagy olyan név, amely csak egyvalakié.
    .action = Mi történjen.
    .words = Kivel, és ami még kell hozzá.
    .days = Hány napig tart a kitiltás vagy a meghívó.
    .uses = Hányan jöhetnek be egy meghívóval.
    .note = Miért: a naplóba kerül, és az érintett elolvashatja.
    .yes = A „delete” nem vonható vissza: ehhez ez kell.
    .database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/NÉV; nélküle a saját mappádban lévő fájl.
    .redis = Ahol több folyamat azonnal értesül róla; nélküle másodperceken belül veszik észre.

cli-admin-id = Azonosító
cli-admin-name = Név
cli-admin-role = Szerep
cli-admin-state = Állapot
cli-admin-seen = Utoljára itt (UTC)
cli-admin-tables = Asztalok
cli-admin-at = Mikor (UTC)
cli-admin-by = Ki
cli-admin-act = Mit
cli-admin-about = Kivel
cli-admin-detail = Részletek
cli-admin-note = Miért
cli-admin-table = Asztal
cli-admin-said = Üzenet
cli-admin-console = parancssor
cli-admin-done = Kész.
cli-admin-invited = A meghívó, csak most látod: { $code }. A linkje a kiszolgáló címe, mögötte: /invite/{ $code }.
cli-admin-seat = Asztal: { $table } ({ $game }), hely: { $seat }: { $title }
cli-admin-as = { $role ->
    [moderator] moderátor
    [host] házigazda
   *[none] –
}
cli-admin-is = { $state ->
    [muted] némítva
    [banned] kitiltva eddig: { $until }
    [gone] elment
   *[none] –
}
cli-error-admin-act = Nincs ilyen: „{ $act }”. Válassz ezek közül: { $known }.
cli-error-admin-words = Ez kell hozzá („{ $act }”): { $words }.
cli-error-admin-yes = Ez nem vonható vissza: „{ $act }”. Ha komolyan gondolod, add meg a --yes kapcsolót is.
cli-error-admin-who = { $count ->
    [0] Nincs senki ezzel a névvel: „{ $who }”. Nézd meg: tetrapolis admin list.
   *[other] { $count } embert is így hívnak: „{ $who }”. Add meg az azonosítóját: { $ids }.
}
cli-error-admin-value = Ilyen értéket nem vehet fel: { $reason }.
