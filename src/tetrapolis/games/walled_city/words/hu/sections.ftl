### The Walled City: miről szólnak a számozott szabályok fejezetei.

walled_city-section-1 = Tartozékok és előkészületek
walled_city-section-2 = 1. forduló, A fázis: csatlakozás egy céhhez
walled_city-section-3 = 1. forduló, B fázis: utak
walled_city-section-4 = 1. forduló, C fázis: szavazatszámlálás
walled_city-section-5 = 1. forduló, D fázis: védelmi kártyák
walled_city-section-6 = A 2. forduló előkészületei és A fázisa
walled_city-section-7 = 2. forduló, B fázis: falak
walled_city-section-8 = 2. forduló, C fázis: szavazatszámlálás
walled_city-section-9 = 2. forduló, D fázis: a második védelmi kártya és a tornyok
walled_city-section-10 = A játék vége
walled_city-section-11 = Határvidék
walled_city-section-12 = A kétfős játék
walled_city-section-13 = Céhek
walled_city-section-14 = Titkos és nyilvános információ
walled_city-section-15 = Beállítások
