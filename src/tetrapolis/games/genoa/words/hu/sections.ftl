### Genoa: miről szólnak a számozott szabályok fejezetei.

genoa-section-1 = Tartozékok és előkészületek
genoa-section-2 = Fordulók, körök és a fordulójelző
genoa-section-3 = 1. fázis: a kezdő mező
genoa-section-4 = 2. fázis: mozgás
genoa-section-5 = 2. fázis: akciók
genoa-section-6 = 2. fázis: tárgyalások
genoa-section-7 = Épületek
genoa-section-8 = Kártyák
genoa-section-9 = Speciális lapkák
genoa-section-10 = 3. fázis: épületek szerzése
genoa-section-11 = A kör vége és a játék vége
genoa-section-12 = A kétfős játék
genoa-section-13 = Titkos és nyilvános információ
genoa-section-14 = Beállítások
