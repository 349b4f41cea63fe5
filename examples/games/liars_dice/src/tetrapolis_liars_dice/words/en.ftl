### Liar's Dice in English. Ids begin with the game's own. $seat and $target are players' names, $face and $dice things,
### called as liars_dice-face-... says; liars_dice-field-... are the parts of the table.

liars_dice-name = Liar's Dice
    .blurb = Dice under cups, bids that grow, and somebody who does not believe it.
liars_dice-option-dice = Dice
    .text = How many everybody has at the start.
liars_dice-option-wild = Wild ones
    .text = Ones count as every other number, and nobody bids on them.
liars_dice-option-doubters = Doubters
    .text = Who may doubt a bid: everybody, all at the same time, or only who bids next.
liars_dice-web-option-doubters-anyone = everybody
liars_dice-web-option-doubters-next = who bids next

liars_dice-face-1 = one
liars_dice-face-2 = two
liars_dice-face-3 = three
liars_dice-face-4 = four
liars_dice-face-5 = five
liars_dice-face-6 = six
liars_dice-field-round = Round
liars_dice-field-dice = Dice
liars_dice-field-doubts = {""}
liars_dice-field-n = Bid: how many
liars_dice-field-face = Bid: of what
liars_dice-field-bidder = Bidder
liars_dice-field-out = Out

liars_dice-ask-bid = { $n ->
    [0] You begin. What do you bid?
   *[other] { $seat } has bid { $n } × { $face }. What do you bid?
}
    .help = So many dice of that number lie under all the cups together, at least. Raise the number of dice, by at most one for each player, or keep it and name a higher number.
liars_dice-ask-doubt = { $seat } bids { $n } × { $face }. Do you believe it?
    .help = If somebody doubts it, all cups are lifted. Whoever was wrong, the bidder or who doubted, loses a die.
liars_dice-verb-bid = Bid
liars_dice-verb-trust = Believe it
liars_dice-verb-doubt = Doubt it
liars_dice-move-bid = Bid { $n } × { $face }
liars_dice-move-trust = Believe it
liars_dice-move-doubt = Doubt it

liars_dice-round = Round { $n }: { $total } dice roll
liars_dice-you-roll = Under your cup: { $dice }.
liars_dice-bids = { $seat } bids { $n } × { $face }.
liars_dice-trusted = Nobody doubts { $seat }.
liars_dice-doubts = { $seat } doubts { $target }.
liars_dice-shows = { $seat } shows { $dice }.
liars_dice-counted = { $bid } × { $face } were bid, and there are { $n }.
liars_dice-loses = { $n ->
    [0] { $seat } loses the last die and is out.
   *[other] { $seat } loses a die and has { $n } left.
}
liars_dice-end-last_cup = Only one player has dice left.
liars_dice-score-outlived = Players outlived
liars_dice-hint-odds = As far as you can see, that is true in { $n } of 100 cases.
