### Ankh-Morpork: the values of the table's options, as words on buttons.

ankh_morpork-web-option-edition =
    .text = Hungarian: three demon rolls, a dry area rolled in a flood is rolled again, fog cards leave the game. English: four demon rolls, no second roll in a flood, fog cards go to the discard pile.
ankh_morpork-web-option-edition-hungarian = Hungarian
ankh_morpork-web-option-edition-english-2011 = English 2011
ankh_morpork-web-option-region_text-replaces = Instead
ankh_morpork-web-option-region_text-adds = On top
ankh_morpork-web-option-replace_reach-rulebook = Usual reach
ankh_morpork-web-option-replace_reach-anywhere = Anywhere
