### Words that mean the same when somebody searches the rules: a comma between two groups.

walled_city-synonyms = road street path build, wall gap build, noble peasant citizen people, guard tower promote, votes points score win, faction die dice colour, guild ability power, neighbourhood area quarter, card number settle, defence zone card, tie equal draw
