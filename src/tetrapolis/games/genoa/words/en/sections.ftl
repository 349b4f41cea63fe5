### Genoa: what the sections of the numbered rules are about.

genoa-section-1 = Components and set-up
genoa-section-2 = Rounds, turns and the round marker
genoa-section-3 = Phase 1: start space
genoa-section-4 = Phase 2: movement
genoa-section-5 = Phase 2: actions
genoa-section-6 = Phase 2: negotiation
genoa-section-7 = Buildings
genoa-section-8 = Cards
genoa-section-9 = Special tiles
genoa-section-10 = Phase 3: acquiring buildings
genoa-section-11 = End of turn and end of the game
genoa-section-12 = Two players
genoa-section-13 = Hidden and public information
genoa-section-14 = Options
