### A klubból az, ami minden lapon kellhet: a többi a saját lapjaival jön (club.ftl).

web-club = Klub
web-rated = Értékszámra
web-terms-rated = Értékszámra
web-terms-rated-help = Az eredmény beleszámít a játékosok értékszámába. Nincs tipp; aki feláll, utolsó lesz.
web-lobby-rated = Ennél az asztalnál értékszámra megy a játék: az eredmény beleszámít mindenki értékszámába, aki leül. Nincs tipp, és aki a vége előtt feláll, utolsó lesz.
web-over-tournament = A versenyhez
web-over-tournament-note = állás és a következő forduló
web-over-sealed = Mások még játsszák ezt az osztást. A jegyzőkönyv és az elemzés a forduló végén nyílik meg; addig kérjük, ne beszélj róla.
