### Ankh-Morpork: miről szólnak a számozott szabályok fejezetei.

ankh_morpork-section-1 = Tartozékok és előkészületek
ankh_morpork-section-2 = A kör menete, a kézben tartott lapok, húzás, passzolás
ankh_morpork-section-3 = Egy kártya kijátszása
ankh_morpork-section-4 = Akciók és megszakítások
ankh_morpork-section-5 = Fertálykártyák
ankh_morpork-section-6 = Események
ankh_morpork-section-7 = Hitelek és az asztalon maradó kártyák
ankh_morpork-section-8 = Személyiségek és győzelem a kör elején
ankh_morpork-section-9 = A játék vége
ankh_morpork-section-10 = A 101 polgárkártya
ankh_morpork-section-11 = Titkos és nyilvános információ
