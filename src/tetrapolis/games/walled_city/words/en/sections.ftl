### The Walled City: what the sections of the numbered rules are about.

walled_city-section-1 = Components and set-up
walled_city-section-2 = Round 1, phase A: joining a guild
walled_city-section-3 = Round 1, phase B: roads
walled_city-section-4 = Round 1, phase C: counting votes
walled_city-section-5 = Round 1, phase D: defence cards
walled_city-section-6 = Before round 2, and its phase A
walled_city-section-7 = Round 2, phase B: walls
walled_city-section-8 = Round 2, phase C: counting votes
walled_city-section-9 = Round 2, phase D: second defence card and towers
walled_city-section-10 = End of the game
walled_city-section-11 = Borderlands
walled_city-section-12 = Two players
walled_city-section-13 = Guilds
walled_city-section-14 = Hidden and public information
walled_city-section-15 = Options
