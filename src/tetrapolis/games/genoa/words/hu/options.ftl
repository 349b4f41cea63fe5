### Genoa: az asztal beállításainak értékei, ahogy a gombokon állnak.

genoa-web-option-board =
    .text = A fő táblán a villák nem szerezhetők meg, a másikon igen. Ettől függ az is, mely szerződések szomszédosak.
genoa-web-option-board-main = Fő tábla
genoa-web-option-board-alt = Másik tábla
genoa-web-option-money-hidden = Rejtett
genoa-web-option-money-open = Nyílt
genoa-web-option-money-personal = Ki-ki dönt
genoa-web-option-card_face-trader = A kereskedőnek
genoa-web-option-card_face-back = Senkinek
genoa-web-option-negotiation-orderly = Rendezetten
genoa-web-option-negotiation-live = Élőben
genoa-web-option-first_player =
    .text = Ki az első kereskedő minden fordulóban.
