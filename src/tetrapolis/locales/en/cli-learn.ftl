### `tetrapolis learn`.

cli-learn = Learn a game by its lessons, in this terminal: every move is yours.
    .name = Which game; "tetrapolis games" lists them.
    .lesson = Which lesson; without one, they are listed.
    .no_color = No colours.
learn-error-none = { $game } has no lessons.
learn-how = Begin with: tetrapolis learn { $game } { $lesson }
learn-step = { $title }, step { $n } of { $of }
learn-act = A number, a move, "show" or q:
learn-read = Enter to go on, or q:
learn-over = That was this lesson.
