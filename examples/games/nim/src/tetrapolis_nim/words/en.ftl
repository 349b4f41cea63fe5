### Nim in English. Ids begin with the game's own; $seat is a player's name.

nim-name = Nim
    .blurb = Rows of matches, and nobody wants to leave the last one to the others.
nim-option-rows = Rows
    .text = The first row has one match, each further one two more.
nim-option-misere = Misère
    .text = Who takes the last match loses.

nim-field-rows = Rows
nim-field-taken = Taken
nim-ask-take = Your turn: which matches do you take?
    .help = As many as you like, at least one, all from the same row.
nim-verb-take = Take
nim-move-take = { $n ->
    [one] Take one match from row { $row }
   *[other] Take { $n } matches from row { $row }
}

nim-takes = { $n ->
    [one] { $seat } takes one match from row { $row }.
   *[other] { $seat } takes { $n } matches from row { $row }.
}
nim-end-last_match = The last match is taken.
