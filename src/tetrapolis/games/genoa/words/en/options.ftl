### Genoa: the values of the table's options, as words on buttons.

genoa-web-option-board =
    .text = On the main board villas cannot be owned, on the alternative one they can. Which contracts are adjacent depends on it too.
genoa-web-option-board-main = Main
genoa-web-option-board-alt = Alternative
genoa-web-option-money-hidden = Hidden
genoa-web-option-money-open = Open
genoa-web-option-money-personal = As each likes
genoa-web-option-card_face-trader = To the trader
genoa-web-option-card_face-back = To nobody
genoa-web-option-negotiation-orderly = Step by step
genoa-web-option-negotiation-live = All at once
genoa-web-option-first_player =
    .text = Who is the first trader of each round.
