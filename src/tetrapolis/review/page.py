"""A review in words: lines for a terminal, and a page that loads nothing when it is opened."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from tetrapolis.core.game import Game
from tetrapolis.core.said import Said
from tetrapolis.locales import t
from tetrapolis.locales.numbers import number, percent, signed
from tetrapolis.locales.words import game_name, said_text
from tetrapolis.review.chart import chart
from tetrapolis.review.judge import Choice
from tetrapolis.review.story import Decided, Review

SHOWN = 3
"""So many choices of a decision are shown, and what was played."""


class Words:
    """What is said of a review, in a language."""

    def __init__(self, review: Review, game: Game, lang: str) -> None:
        self.review, self.game, self.lang = review, game, lang
        self.name = review.names[review.seat]
        self.of = {each.seq: each for each in review.decisions}

    @property
    def title(self) -> str:
        """Whose review of what."""
        return t(self.lang, "review-title", game=game_name(self.lang, self.game.id), seat=self.name)

    def summary(self) -> list[str]:
        """The figures of the match, a sentence each."""
        found, lang = self.review, self.lang
        lines = [t(lang, "review-choices", real=len(found.decisions), moves=found.moves)]
        if found.accuracy is not None:
            lines.append(t(lang, "review-accuracy", n=number(lang, found.accuracy)))
        lines.append(
            t(
                lang,
                "review-story",
                start=percent(lang, found.start, 0),
                lost=self.points(-found.lost),
                luck=self.points(found.luck),
                end=percent(lang, found.end, 0),
            )
        )
        for stretch in found.lucky:
            kind = "lucky" if stretch.change > 0 else "unlucky"
            change = self.points(stretch.change)
            lines.append(t(lang, f"review-{kind}", start=stretch.start, end=stretch.end, n=change))
        return lines

    def points(self, share: float) -> str:
        """A difference of shares."""
        return signed(self.lang, 100 * share, 0)

    def move(self, choice: Choice) -> str:
        """What a choice means."""
        said = choice.said or self.game.said(self.game.parse_move(choice.move))
        return said_text(self.lang, self.game.id, said, self.review.names)

    def reasons(self, choice: Choice) -> str:
        """What speaks for or against it."""
        said = [Said(reason.id, reason.args) for reason in choice.reasons]
        return " ".join(said_text(self.lang, self.game.id, each, self.review.names) for each in said)

    def share(self, choice: Choice) -> str:
        """What it keeps."""
        return percent(self.lang, choice.share, 0)

    def verdict(self, each: Decided) -> str:
        """What is said of a decision."""
        if each.mark == "good":
            return t(self.lang, "review-mark.good" if each.seq not in self.review.moments else "review-mark.found")
        gone, error = 100 * each.verdict.loss, 200 * each.verdict.error
        lost = t(self.lang, "review-lost", n=number(self.lang, gone, 1), error=number(self.lang, error, 1))
        return f"{t(self.lang, f'review-mark.{each.mark}')}: {lost}"

    def told(self, each: Decided) -> Iterator[tuple[str, Choice]]:
        """The choices of a decision that are shown, with their kind: best, played, or other."""
        verdict = each.verdict
        for at, choice in enumerate(verdict.choices):
            if at < SHOWN or choice.move == verdict.played:
                yield ("played" if choice.move == verdict.played else "best" if at == 0 else "other"), choice

    def again(self, each: Decided) -> str:
        """Where to try it again."""
        return t(self.lang, "review-again-file", seq=each.at)


def lines(review: Review, game: Game, lang: str) -> Iterator[str]:
    """The review as plain text."""
    words = Words(review, game, lang)
    yield words.title
    yield ""
    yield from words.summary()
    yield ""
    yield t(lang, "review-moments" if review.moments else "review-moments-none")
    for at, seq in enumerate(review.moments, start=1):
        each = words.of[seq]
        yield ""
        yield f"{at}. {t(lang, 'review-record', seq=seq)} · {words.verdict(each)}"
        for kind, choice in words.told(each):
            sign = {"played": "→", "best": "★", "other": "·"}[kind]
            yield f"   {sign} {words.share(choice):>5}  {words.move(choice)}"
            reasons = words.reasons(choice)
            if reasons and kind != "other":
                yield f"            {reasons}"
        yield f"   {words.again(each)}"


def page(review: Review, game: Game, lang: str) -> str:
    """The review as a page."""
    words = Words(review, game, lang)
    style = (files("tetrapolis.review") / "page.css").read_text("utf-8")
    told = "".join(f"<p>{escape(line)}</p>" for line in words.summary())
    drawn = chart(review, t(lang, "review-chart"), lambda share: percent(lang, share, 0))
    body = (
        f"<header><h1>{escape(words.title)}</h1>{told}</header>"
        f"<section><h2>{escape(t(lang, 'review-chart'))}</h2>{drawn}{_p(t(lang, 'review-chart-note'))}</section>"
        f"<section><h2>{escape(t(lang, 'review-moments' if review.moments else 'review-moments-none'))}</h2>"
        f"<ol>{''.join(_moment(words, words.of[seq]) for seq in review.moments)}</ol></section>"
        f"<section><h2>{escape(t(lang, 'review-all'))}</h2>{_table(words)}{_p(t(lang, 'review-fair'))}</section>"
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{escape(words.title)}</title><style>{style}</style></head><body><main>{body}</main></body></html>\n"
    )


def _p(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _moment(words: Words, each: Decided) -> str:
    rows = "".join(
        f'<li class="{kind}"><b>{escape(words.share(choice))}</b> <span>{escape(words.move(choice))}'
        f"<small>{escape(t(words.lang, f'review-kind.{kind}'))}</small></span>"
        f"{'' if kind == 'other' else _p(words.reasons(choice))}</li>"
        for kind, choice in words.told(each)
    )
    head = f"{t(words.lang, 'review-record', seq=each.seq)} · {words.verdict(each)}"
    return f'<li class="{each.mark}"><h3>{escape(head)}</h3><ul>{rows}</ul><p>{escape(words.again(each))}</p></li>'


def _table(words: Words) -> str:
    lang = words.lang
    heads = [t(lang, f"review-column.{name}") for name in ("record", "played", "before", "kept", "best", "mark")]
    rows = []
    for each in words.review.decisions:
        verdict = each.verdict
        played = verdict.choice(verdict.played)
        cells = [
            number(lang, each.seq),
            words.move(played),
            percent(lang, verdict.before, 0),
            words.share(played),
            f"{words.share(verdict.best)} {'' if verdict.best.move == verdict.played else words.move(verdict.best)}",
            t(lang, f"review-mark.{each.mark}"),
        ]
        rows.append(f'<tr class="{each.mark}">{"".join(f"<td>{escape(cell.strip())}</td>" for cell in cells)}</tr>')
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
