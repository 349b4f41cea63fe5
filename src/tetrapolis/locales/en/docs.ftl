### The docs site: words of the pages that are made in every language.

docs-language = In English
docs-rules = { $game }: the rules
    .help = Every rule has a number, and is the text the table shows. What stands under a rule is a ruling: the rulebooks leave that point open, or differ, and this is how we play it.
docs-rulings = Other rulings
docs-cards = Names and what they do
