"""The cards. The 101 player cards are records in the order of their rule numbers (section 10): ANK-10.1 is the first.

A record holds everything about a card: its name, its pile, its icons in printed order, and which text its scroll
carries out (an entry of that name in the `texts_*` modules) with the number printed in it. A card is the number of its
record.
"""

from __future__ import annotations

from typing import NamedTuple

GREEN, BROWN = range(2)

MINION, BUILDING, KILL, CALM, SCROLL, EVENT, ANOTHER, INTERRUPT = range(8)
"""Icons; from 10 on it is money: MONEY[3] is the coin with a 3."""
MONEY = range(10, 16)
ICONS = {
    MINION: "place_minion",
    BUILDING: "place_building",
    KILL: "assassinate",
    CALM: "remove_trouble",
    SCROLL: "scroll",
    EVENT: "event",
    ANOTHER: "play_another",
    INTERRUPT: "interrupt",
}


class Card(NamedTuple):
    """A player card. `text` names what the scroll does, `n` the number in it."""

    id: str
    pile: int
    icons: tuple[int, ...]
    text: str = ""
    n: int = 0


CARDS = (
    Card("mr_boggis", GREEN, (SCROLL, MINION), "collect", 2),
    Card("mr_bent", GREEN, (SCROLL, ANOTHER), "loan", 10),
    Card("the_beggars_guild", GREEN, (SCROLL, MINION), "beg", 2),
    Card("the_bank_of_ankh_morpork", GREEN, (SCROLL, ANOTHER), "loan", 10),
    Card("the_ankh_morpork_sunshine_dragon_sanctuary", GREEN, (SCROLL, ANOTHER), "donations", 1),
    Card("sergeant_angua", GREEN, (CALM, ANOTHER)),
    Card("the_agony_aunts", GREEN, (KILL, MONEY[2], MINION)),
    Card("the_dysk", GREEN, (BUILDING, SCROLL), "money_per_minion_on_isle", 1),
    Card("the_duckman", GREEN, (SCROLL,), "move_other"),
    Card("drumknott", GREEN, (SCROLL,), "two_plays", 2),
    Card("cmot_dibbler", GREEN, (SCROLL, ANOTHER), "dibbler", 4),
    Card("dr_cruces", GREEN, (KILL, MONEY[3])),
    Card("captain_carrot", GREEN, (MINION, CALM, MONEY[1])),
    Card("mrs_cake", GREEN, (SCROLL, MONEY[2], BUILDING), "see_personalities"),
    Card("groat", GREEN, (MINION,)),
    Card("gimlets_dwarf_delicatessen", GREEN, (MONEY[3], MINION)),
    Card("gaspode", GREEN, (INTERRUPT,)),
    Card("fresh_start_club", GREEN, (INTERRUPT,)),
    Card("foul_ole_ron", GREEN, (SCROLL, ANOTHER), "move_other"),
    Card("the_fools_guild", GREEN, (SCROLL, MINION), "penalty", 5),
    Card("the_fire_brigade", GREEN, (SCROLL, ANOTHER), "fire_insurance", 5),
    Card("inigo_skimmer", GREEN, (KILL, MONEY[2])),
    Card("history_monks", GREEN, (SCROLL, MINION), "from_discard", 4),
    Card("hex", GREEN, (SCROLL, BUILDING), "draw", 3),
    Card("here_n_now", GREEN, (SCROLL, ANOTHER), "here_n_now", 3),
    Card("harry_king", GREEN, (MINION, SCROLL), "sell_cards", 2),
    Card("hargas_house_of_ribs", GREEN, (MONEY[3], MINION)),
    Card("mr_gryle", GREEN, (KILL, MONEY[1])),
    Card("the_peeled_nuts", GREEN, ()),  # ANK-3.10
    Card("the_opera_house", GREEN, (BUILDING, SCROLL), "money_per_minion_on_isle", 1),
    Card("nobby_nobbs", GREEN, (SCROLL, ANOTHER), "take_money", 3),
    Card("modo", GREEN, (SCROLL, MINION), "discard_one"),
    Card("the_mended_drum", GREEN, (BUILDING, MONEY[2])),
    Card("librarian", GREEN, (SCROLL,), "draw", 4),
    Card("leonard_of_quirm", GREEN, (SCROLL,), "draw", 4),
    Card("shonky_shop", GREEN, (SCROLL, BUILDING), "sell_cards", 1),
    Card("sacharissa_cripslock", GREEN, (SCROLL, MINION), "money_per_trouble", 1),
    Card("rosie_palm", GREEN, (MINION, SCROLL), "sell_to", 2),
    Card("rincewind", GREEN, (EVENT, SCROLL, ANOTHER), "run_away"),
    Card("the_royal_mint", GREEN, (BUILDING, MONEY[5])),
    Card("queen_molly", GREEN, (MINION, SCROLL), "beg", 2),
    Card("pink_pussycat_club", GREEN, (MONEY[3], ANOTHER)),
    Card("zorgo_the_retro_phrenologist", GREEN, (SCROLL, BUILDING), "new_personality"),
    Card("dr_whiteface", GREEN, (SCROLL, MINION), "penalty", 5),
    Card("wallace_sonky", GREEN, (INTERRUPT,)),
    Card("the_seamstresses_guild", GREEN, (SCROLL, MINION), "sell_to", 2),
    Card("mr_pin_and_mr_tulip", GREEN, (KILL, MONEY[1])),
    Card("the_thieves_guild", GREEN, (SCROLL, MINION), "collect", 2),
    Card("sergeant_cheery_littlebottom", BROWN, (SCROLL, CALM), "draw", 2),
    Card("otto_chriek", BROWN, (SCROLL, BUILDING), "money_per_trouble", 1),
    Card("the_clacks", BROWN, (SCROLL, MONEY[2], ANOTHER), "draw", 2),
    Card("sergeant_colon", BROWN, (CALM, MINION)),
    Card("cosmo_lavish", BROWN, (SCROLL, ANOTHER), "hire_killer", 2),
    Card("the_dean", BROWN, (EVENT, SCROLL, ANOTHER), "remove_at_university"),
    Card("death", BROWN, (KILL, KILL, BUILDING)),
    Card("burleigh_and_stronginthearm", BROWN, (SCROLL, BUILDING), "pay_and_assassinate", 2),
    Card("the_bursar", BROWN, (EVENT, SCROLL, ANOTHER), "exchange_minions"),
    Card("cable_street_particulars", BROWN, (SCROLL, MINION), "search_hand", 1),
    Card("canting_crew", BROWN, (SCROLL, MINION), "move_other"),
    Card("carcer", BROWN, (SCROLL, ANOTHER), "carcer", 2),
    Card("the_chair_of_indefinite_studies", BROWN, (EVENT, SCROLL, ANOTHER), "exchange_hands"),
    Card("sir_charles_lavatory", BROWN, (SCROLL, BUILDING), "money_per_building", 1),
    Card("dorfl", BROWN, (SCROLL, ANOTHER), "move_own"),
    Card("sergeant_detritus", BROWN, (CALM, CALM)),
    Card("deep_dwarves", BROWN, (SCROLL, ANOTHER), "place_quietly"),
    Card("adora_belle_dearheart", BROWN, (SCROLL, MINION, BUILDING), "move_own"),
    Card("the_alchemists_guild", BROWN, (SCROLL, BUILDING), "new_hand", 3),
    Card("the_auditors", BROWN, (SCROLL,), "everybody_loses_minion"),
    Card("buggy_swires", BROWN, (CALM,)),
    Card("susan", BROWN, (INTERRUPT,)),
    Card("sybil_vimes", BROWN, (MONEY[3], SCROLL), "buy_building"),
    Card("mr_teatime", BROWN, (MONEY[3], KILL, ANOTHER)),
    Card("the_watch", BROWN, (BUILDING, CALM)),
    Card("wee_mad_arthur", BROWN, (SCROLL,), "build_at_half"),
    Card("william_de_worde", BROWN, (MINION, SCROLL), "money_per_trouble", 1),
    Card("willikins", BROWN, (SCROLL,), "place_at_building"),
    Card("archchancellor_ridcully", BROWN, (EVENT, SCROLL), "place_near_university", 2),
    Card("ruby", BROWN, (MINION, BUILDING)),
    Card("the_senior_wrangler", BROWN, (EVENT, SCROLL, ANOTHER), "place_near_university", 1),
    Card("mr_shine", BROWN, (SCROLL,), "place_quietly"),
    Card("mr_slant", BROWN, (SCROLL, BUILDING), "money_in_trouble", 2),
    Card("the_smoking_gnu", BROWN, (SCROLL, ANOTHER), "place_in_trouble"),
    Card("stanley", BROWN, (SCROLL, MINION), "steal_card", 2),
    Card("moist_von_lipwig", BROWN, (MINION, MONEY[3], SCROLL, ANOTHER), "draw", 2),
    Card("doctor_mossy_lawn", BROWN, (INTERRUPT,)),
    Card("patricians_palace", BROWN, (BUILDING, MONEY[4], MINION)),
    Card("ponder_stibbons", BROWN, (EVENT, SCROLL), "two_plays", 2),
    Card("the_post_office", BROWN, (SCROLL, MINION), "money_per_building", 1),
    Card("reacher_gilt", BROWN, (SCROLL,), "buy_building_in_trouble"),
    Card("professor_of_recent_runes", BROWN, (EVENT, SCROLL, ANOTHER), "draw", 2),
    Card("doctor_hix", BROWN, (EVENT, SCROLL, ANOTHER), "add_trouble"),
    Card("hobsons_livery_stable", BROWN, (SCROLL, BUILDING), "pay_and_move_own", 2),
    Card("hubert", BROWN, (SCROLL, MINION), "opponent_pays", 3),
    Card("igor", BROWN, (INTERRUPT,)),
    Card("the_luggage", BROWN, (KILL, SCROLL), "discard_one"),
    Card("the_mob", BROWN, (SCROLL, MINION, ANOTHER), "spread_trouble"),
    Card("lord_downey", BROWN, (KILL, MONEY[3], BUILDING)),
    Card("dwarves", BROWN, (MINION, MINION)),
    Card("edward_d_eath", BROWN, (KILL, MONEY[3], BUILDING)),
    Card("errol", BROWN, (SCROLL, ANOTHER), "errol"),
    Card("gargoyles", BROWN, (SCROLL, BUILDING), "draw_per_building", 1),
)

NAMES = tuple(card.id for card in CARDS)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
ICONS_OF = tuple(card.icons for card in CARDS)
IS_REGULAR = tuple(INTERRUPT not in card.icons for card in CARDS)
"""ANK-4.32: the others are interrupts."""
IS_GREEN = tuple(card.pile == GREEN for card in CARDS)
GREENS = tuple(number for number, card in enumerate(CARDS) if card.pile == GREEN)
BROWNS = tuple(number for number, card in enumerate(CARDS) if card.pile == BROWN)
GREEN_KINDS = sum(1 << number for number in GREENS)
BROWN_KINDS = sum(1 << number for number in BROWNS)
NOT_FOR_TWO = frozenset((NUMBERS["hubert"], NUMBERS["cosmo_lavish"]))
"""ANK-1.8."""

GASPODE = NUMBERS["gaspode"]
FRESH_START_CLUB = NUMBERS["fresh_start_club"]
WALLACE_SONKY = NUMBERS["wallace_sonky"]
SUSAN = NUMBERS["susan"]
DOCTOR_MOSSY_LAWN = NUMBERS["doctor_mossy_lawn"]
IGOR = NUMBERS["igor"]
INTERRUPTS = (GASPODE, FRESH_START_CLUB, WALLACE_SONKY, SUSAN, DOCTOR_MOSSY_LAWN, IGOR)
"""ANK-4.32: three green ones, then three brown ones."""
INTERRUPT_KINDS = sum(1 << card for card in INTERRUPTS)

# ---- event cards (section 6)

EVENTS = (
    "the_dragon",
    "flood",
    "fire",
    "fog",
    "riots",
    "explosion",
    "mysterious_murders",
    "demons_from_the_dungeon_dimensions",
    "subsidence",
    "bloody_stupid_johnson",
    "trolls",
    "earthquake",
)
EVENT_NUMBERS = {name: number for number, name in enumerate(EVENTS)}
FLOOD, FOG, RIOTS = (EVENT_NUMBERS[name] for name in ("flood", "fog", "riots"))


def icon_name(icon: int) -> str:
    """An icon as the data files write it.

    >>> icon_name(MONEY[3]), icon_name(KILL)
    ('money:3', 'assassinate')
    """
    return f"money:{icon - MONEY[0]}" if icon >= MONEY[0] else ICONS[icon]


def rule_of(card: int) -> str:
    """The rule that says what a card does.

    >>> rule_of(NUMBERS["mr_slant"])
    'ANK-10.81'
    """
    return f"ANK-10.{card + 1}"
