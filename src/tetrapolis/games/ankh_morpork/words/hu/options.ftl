### Ankh-Morpork: az asztal beállításainak értékei, ahogy a gombokon állnak.

ankh_morpork-web-option-edition =
    .text = Magyar: három démondobás, árvíznél a száraz fertály helyett új dobás, a köd lapjai kikerülnek a játékból. Angol: négy démondobás, árvíznél nincs új dobás, a köd lapjai a dobott lapokhoz kerülnek.
ankh_morpork-web-option-edition-hungarian = Magyar
ankh_morpork-web-option-edition-english-2011 = Angol, 2011
ankh_morpork-web-option-region_text-replaces = Helyette
ankh_morpork-web-option-region_text-adds = Vele együtt
ankh_morpork-web-option-replace_reach-rulebook = Szokásos
ankh_morpork-web-option-replace_reach-anywhere = Bárhová
