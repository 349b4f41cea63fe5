"""The reviewers' room: what a decision was worth, judged from what the seat knew then, and what a whole match shows.

Nothing here knows a game. `judge` weighs one decision in worlds that fit the seat's knowledge, `marks` turns what was
lost into words and numbers, `story` goes through a match, and `page` writes it down for people.
"""
