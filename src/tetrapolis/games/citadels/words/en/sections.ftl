### Citadels: what the sections of the numbered rules are about.

citadels-section-1 = Set-up
citadels-section-2 = Selection phase
citadels-section-3 = Turn order, calling, revealing, information
citadels-section-4 = A turn
citadels-section-5 = Districts, destroying, discarding, the deck
citadels-section-6 = Rank 1: Assassin, Witch, Magistrate
citadels-section-7 = Rank 2: Thief, Spy, Blackmailer
citadels-section-8 = Rank 3: Magician, Wizard, Seer
citadels-section-9 = Rank 4: King, Emperor, Patrician
citadels-section-10 = Rank 5: Bishop, Abbot, Cardinal
citadels-section-11 = Rank 6: Merchant, Alchemist, Trader
citadels-section-12 = Rank 7: Architect, Navigator, Scholar
citadels-section-13 = Rank 8: Warlord, Diplomat, Marshal
citadels-section-14 = Rank 9: Queen, Artist, Tax Collector
citadels-section-15 = The 30 unique districts
citadels-section-16 = End of the game and scoring
citadels-section-17 = Two and three players
citadels-section-18 = Differences between the two prints
