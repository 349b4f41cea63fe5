### Company at a table: who comes and goes, what people say, how others are invited.

## Who comes and goes

web-company = News of the company
web-company-away = { $seat } is away: the connection is gone.
web-company-back = { $seat } is here again.
web-company-bot = A bot sits in for { $seat }.
web-company-again = { $seat } is back and plays on, without the bot.
web-company-left = { $seat } got up. A bot plays on.
web-company-sat = { $seat } sits down.
web-company-bot-sat = A bot sits down: { $seat }.
web-company-stood = { $seat } got up: the seat is free.

## Chat

web-chat-new = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
web-chat-said = { $name }: { $text }
web-chat-open = Open the chat
web-chat-sending = on its way
web-react = Quick words
web-react-well = Well played!
web-react-thanks = Thanks!
web-react-oops = Oops!
web-react-hurry = Hurry up, please.
web-react-laugh = Ha ha!
web-react-luck = Good luck!

## Inviting

web-qr = QR code
web-qr-hide = Hide the QR code
web-qr-label = QR code of the link to this table
web-qr-help = Whoever points a phone’s camera at it comes to this table.
