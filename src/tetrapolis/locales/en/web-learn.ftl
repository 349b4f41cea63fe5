### The browser client: lessons, and what one can learn of a game on a page.

## Lessons

web-lesson = Lesson: { $title }
web-lesson-step = Step { $step } of { $count }
web-lesson-next = Go on
web-lesson-show = Show me
web-lesson-back = One step back
web-lesson-leave = Leave the lesson
web-lesson-done = Lesson finished
web-lesson-over = That was this lesson. Well done!
web-lesson-following = Next lesson
web-lesson-again = Once more
web-lesson-match = Now a first match
web-lessons = Lessons
web-lessons-help = You make every move yourself, at the real table. Nothing can go wrong.
web-lessons-core = What you need for a first match
web-lessons-more = What is special
web-lessons-begin = Begin
web-lessons-resume = Go on with “{ $title }”
web-lessons-again = Take the lessons again
web-lessons-steps = { $done ->
    [0] { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
   *[other] step { $done } of { $count }
}
web-lessons-known = Finished
web-lessons-progress = { $done } of { $count } lessons
web-guide-first = A first match

## Asking a rule

web-rules-why-not = Why can’t I…?
web-rules-related = See also:

## The game on one page

web-sheet-head = { $game } on one page
web-sheet-turn = A turn
web-sheet-counts = What counts
web-sheet-watch = What to watch
web-sheet-print = Print
web-sheet = On one page
