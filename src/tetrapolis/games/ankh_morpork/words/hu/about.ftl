### A játék a kínálatban, és a közös oldalakon.

ankh_morpork-name = Korongvilág: Ankh-Morpork
    .short = Ankh-Morpork
    .plate = Titkos személyiségek, hangos utcák. A köröd elején nyersz.
    .blurb = Eltűnt a Patrícius: kegyenceket küldesz szét, építkezel és zavargást szítasz, miközben titkolod, milyen úton akarod megszerezni a várost.
ankh_morpork-about = Korongvilág: Ankh-Morpork, Martin Wallace játéka, 2–4 játékos.
    .edition = A 2011-es kiadás; ahol a magyar szabály eltér, ott választhattok.
    .rebuilt = A kártyákban, fertályokban és eseményekben semmi; ahol egy szöveg kérdést hagy nyitva, döntés felel rá. A térkép a saját rajzunk.
ankh_morpork-web-wealth = A pénz alakulása
ankh_morpork-example = bugris utca
    .thing = az árnyak

## Amit az aréna számol

ankh_morpork-facts-personality = Személyiségek
ankh_morpork-facts-area = Épületek a játék végén, fertályonként
ankh_morpork-facts-card = Kijátszott lapok
