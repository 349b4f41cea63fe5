### Words that mean the same when somebody searches the rules: a comma between two groups.

ankh_morpork-synonyms = minion piece man place, building house build, trouble marker riot, kill assassinate murder remove, money cash dollars pay, card play hand, personality secret goal win, control area district, interrupt answer respond, event dice roll, loan debt bank, draw refill deck pile
