### Ankh-Morpork: what the sections of the numbered rules are about.

ankh_morpork-section-1 = Components and set-up
ankh_morpork-section-2 = The turn, hand, drawing, passing
ankh_morpork-section-3 = Playing a card
ankh_morpork-section-4 = Actions and interrupts
ankh_morpork-section-5 = Area cards
ankh_morpork-section-6 = Random events
ankh_morpork-section-7 = Loans and cards kept on the table
ankh_morpork-section-8 = Personalities and winning at the start of a turn
ankh_morpork-section-9 = End of the game
ankh_morpork-section-10 = The 101 player cards
ankh_morpork-section-11 = Hidden and public information
