### Words that mean the same when somebody searches the rules: a comma between two groups.

genoa-synonyms = deal offer bid trade negotiate, ducats money pay price, trader leader tower turn, move step walk space, action building use, order deliver goods small large, message letter, contract ring villa, pledge promise later, marker own owner acquire building, tile special extra, goods commodity pepper ale silk, end win score
