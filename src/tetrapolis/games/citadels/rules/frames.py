"""Where a game of Citadels can stand: the frames of its stack. Frames hold numbers and tuples only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrapolis.core.types import Frame, one_of

NORMAL, WITCH_FIRST, BEWITCHED, RESUMED = range(4)
"""How a turn is played: in full; the Witch before her hold; by a bewitched player; by the Witch afterwards."""

# What a turn has used up (CIT-4.12, CIT-4.15), one bit each.
USED_ABILITY, USED_INCOME, USED_EXTRA, USED_CROWN = 1, 2, 4, 8
USED_COIN, USED_COINS = 128, 256  # the Artist's first and second coin; those of districts stand in `districts`


class Draft(Frame, tag="draft"):
    """A seat chooses from the character cards handed to it; `step` is the line of the draft's script."""

    seat: int
    step: int


class DraftDrop(Draft, tag="draft_drop"):
    """Two players: a seat chooses a character card to discard face down (CIT-2.16)."""


class Theater(Frame, tag="theater"):
    """The owner of the Theater may exchange characters (CIT-2.20)."""

    seat: int


class Calls(Frame, tag="calls"):
    """The turn phase: characters are called in order (CIT-3.1). Asks nobody."""

    rank: int = 0


class Turn(Frame, tag="turn"):
    """The turn of a character. `char` is whom the player acts as: for the resumed Witch the bewitched one."""

    seat: int
    rank: int
    char: int
    mode: int = NORMAL
    gathered: bool = False
    used: int = 0
    built: int = 0
    """Builds that count against the limit (CIT-4.5)."""
    paid: int = 0
    """Gold paid for districts and not returned: the Alchemist's refund (CIT-11.3)."""
    paid_first: bool = False
    """The first district was paid for: a warrant's one chance is used (CIT-6.22)."""
    threatened: bool = False
    """A threat is still to be settled (CIT-7.10)."""


class Keep(Frame, tag="keep"):
    """Choose one of the top `count` cards of the deck; the Scholar shuffles the rest in, others bury them."""

    seat: int
    count: int
    study: bool = False


class Bewitching(Frame, tag="bewitching"):
    """The Witch has gathered and must name a character (CIT-6.5)."""

    seat: int


class Warrants(Frame, tag="warrants"):
    """The Magistrate places his warrants; the first rank is the signed one. Hidden until all three lie there."""

    seat: int
    ranks: tuple[int, ...]


class Threats(Frame, tag="threats"):
    """The Blackmailer places her threats; the first rank is the flowered one. Hidden until both lie there."""

    seat: int
    ranks: tuple[int, ...]


class Threatened(Frame, tag="threatened"):
    """Bribe or refuse (CIT-7.11)."""

    seat: int
    rank: int


class Blackmail(Frame, tag="blackmail"):
    """The Blackmailer was refused: turn the marker up or not (CIT-7.13)."""

    seat: int
    victim: int
    rank: int


class Redrawing(Frame, tag="redrawing"):
    """The Magician chooses cards to discard (CIT-8.1). Which ones only he knows."""

    seat: int
    chosen: tuple[int, ...]


class WizardTake(Frame, tag="wizard_take"):
    """The Wizard looks at a hand and takes a card (CIT-8.4)."""

    seat: int
    target: int


class WizardPut(Frame, tag="wizard_put"):
    """The Wizard builds the taken card or keeps it (CIT-8.5). Which one it is he and the giver know."""

    seat: int
    target: int
    kind: int


class SeerGive(Frame, tag="seer_give"):
    """The Seer gives a card to each player she took from, one after the other (CIT-8.10)."""

    seat: int
    targets: tuple[int, ...]


class Crowning(Frame, tag="crowning"):
    """The Emperor must say who gets the crown: at the end of his turn, or killed, of the round (CIT-9.7, CIT-9.9)."""

    seat: int
    tribute: bool


class TurnEnd(Frame, tag="turn_end"):
    """The musts are being carried out; then the turn below ends (CIT-4.19). Asks nobody."""


class Tributing(Frame, tag="tributing"):
    """Gold or a card for the Emperor (CIT-9.8)."""

    seat: int
    emperor: int
    target: int


class Payment(Frame, tag="payment"):
    """Cards are chosen that pay for a district: spent on the Thieves' Den, then given to the Cardinal's lender."""

    seat: int
    kind: int
    gold: int
    spend: int
    give: int
    lender: int


class Confiscation(Frame, tag="confiscation"):
    """A marked character has paid for a district: the Magistrate takes it or not (CIT-6.21)."""

    seat: int
    builder: int
    kind: int
    gold: int


class Exchanging(Frame, tag="exchanging"):
    """The Diplomat says which own district he hands over (CIT-13.5)."""

    seat: int
    target: int
    theirs: int


class RoundEnd(Frame, tag="round_end"):
    """What is left to do when everybody had his turn (CIT-3.7). Asks nobody."""

    stage: int = 0


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = one_of(Frame, globals())
