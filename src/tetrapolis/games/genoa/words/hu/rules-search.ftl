### Rokon értelmű szavak a szabályok kereséséhez: két csoport között vessző.

genoa-synonyms = alku ajánlat licit üzlet tárgyalás, dukát pénz fizet ár, kereskedő torony vezeti kör, lép lépés mezőre mező, akció épület végrehajt, megrendelés szállít áru kis nagy, üzenet levél, szerződés kör villa, zálog ígér később, jelző tulajdon saját szerez épület, lapka különleges extra, áru árucikk bors sör selyem, vége győz pont
