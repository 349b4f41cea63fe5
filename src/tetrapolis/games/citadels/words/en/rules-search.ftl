### Words that mean the same when somebody searches the rules: a comma between two groups.

citadels-synonyms = gold money coins pay cost price, district building house build, character role person rank, kill assassinate murder, rob steal thief, draw gather take resources cards, crown king first, destroy warlord demolish, points score win end goal, hand cards, swap exchange magician, income collect earn
