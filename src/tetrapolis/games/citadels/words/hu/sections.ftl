### Citadella: miről szólnak a számozott szabályok fejezetei.

citadels-section-1 = Előkészületek
citadels-section-2 = Kiválasztási fázis
citadels-section-3 = A körök sorrendje, szólítás, felfedés, információ
citadels-section-4 = Egy kör
citadels-section-5 = Kerületek, elpusztítás, eldobás, a pakli
citadels-section-6 = 1-es rang: Orgyilkos, Boszorkány, Magisztrátus
citadels-section-7 = 2-es rang: Tolvaj, Kém, Zsaroló
citadels-section-8 = 3-as rang: Mágus, Varázsló, Látnok
citadels-section-9 = 4-es rang: Király, Császár, Patrícius
citadels-section-10 = 5-ös rang: Püspök, Apát, Bíboros
citadels-section-11 = 6-os rang: Kereskedő, Alkimista, Szatócs
citadels-section-12 = 7-es rang: Építész, Navigátor, Tudós
citadels-section-13 = 8-as rang: Hadúr, Diplomata, Marsall
citadels-section-14 = 9-es rang: Királynő, Művész, Adószedő
citadels-section-15 = A 30 egyedi kerület
citadels-section-16 = A játék vége és a pontozás
citadels-section-17 = Két és három játékos
citadels-section-18 = A két kiadás különbségei
