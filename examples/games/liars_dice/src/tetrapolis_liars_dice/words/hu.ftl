### A hazudós kocka magyarul. Az azonosítók a játékéval kezdődnek. $seat és $target játékosok neve, $face és $dice dolog, a neve
### liars_dice-face-...; liars_dice-field-... az asztal részei.

liars_dice-name = Hazudós kocka
    .blurb = Kockák a pohár alatt, egyre merészebb licitek, és valaki, aki nem hiszi el.
liars_dice-option-dice = Kockák
    .text = Hány kockája van mindenkinek az elején.
liars_dice-option-wild = Joker egyesek
    .text = Az egyes minden más számnak számít, és egyesre nem lehet licitálni.
liars_dice-option-doubters = Kételkedők
    .text = Ki kételkedhet egy licitben: mindenki, egyszerre, vagy csak az, aki utána licitál.
liars_dice-web-option-doubters-anyone = mindenki
liars_dice-web-option-doubters-next = a következő

liars_dice-face-1 = egyes
liars_dice-face-2 = kettes
liars_dice-face-3 = hármas
liars_dice-face-4 = négyes
liars_dice-face-5 = ötös
liars_dice-face-6 = hatos
liars_dice-field-round = Kör
liars_dice-field-dice = Kockák
liars_dice-field-doubts = {""}
liars_dice-field-n = Licit: hány
liars_dice-field-face = Licit: miből
liars_dice-field-bidder = Licitáló
liars_dice-field-out = Kiestek

liars_dice-ask-bid = { $n ->
    [0] Te kezdesz. Mit licitálsz?
   *[other] { $seat } licitje: { $n } darab { $face }. Mit licitálsz?
}
    .help = Legalább ennyi ilyen kocka van az összes pohár alatt együtt. Emeld a darabszámot, játékosonként legfeljebb eggyel, vagy mondj ugyanannyiból nagyobb számot.
liars_dice-ask-doubt = { $seat } licitje: { $n } darab { $face }. Elhiszed?
    .help = Ha valaki kételkedik, minden pohár felemelkedik. Aki tévedett, a licitáló vagy a kételkedő, elveszít egy kockát.
liars_dice-verb-bid = Licit
liars_dice-verb-trust = Elhiszem
liars_dice-verb-doubt = Nem hiszem el
liars_dice-move-bid = Licit: { $n } darab { $face }
liars_dice-move-trust = Elhiszem
liars_dice-move-doubt = Nem hiszem el

liars_dice-round = { $n }. kör: { $total } kocka gurul
liars_dice-you-roll = A poharad alatt: { $dice }.
liars_dice-bids = { $seat } licitje: { $n } darab { $face }.
liars_dice-trusted = { $seat } licitjében senki sem kételkedik.
liars_dice-doubts = { $seat } nem hisz neki: { $target }.
liars_dice-shows = { $seat } kockái: { $dice }.
liars_dice-counted = A licit { $bid } darab { $face } volt, az asztalon { $n } van.
liars_dice-loses = { $n ->
    [0] { $seat } elveszíti az utolsó kockáját, és kiesik.
   *[other] { $seat } elveszít egy kockát, { $n } marad neki.
}
liars_dice-end-last_cup = Már csak egy játékosnak van kockája.
liars_dice-score-outlived = Túlélt játékosok
liars_dice-hint-odds = Amennyit te látsz, abból ez 100 esetből { $n } esetben igaz.
