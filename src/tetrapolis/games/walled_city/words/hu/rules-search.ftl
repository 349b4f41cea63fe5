### Rokon értelmű szavak a szabályok kereséséhez: két csoport között vessző.

walled_city-synonyms = út utca ösvény épít építek, fal rés épít építek, nemes földműves polgár ember, őrszem torony előléptet, szavazat pont győz, frakció kocka szín, céh képesség erő, városrész terület negyed, kártya szám telepít letelepedés, védelmi védelem zóna, holtverseny egyenlő
