"""What is said of the dice of a game: the promise, the seed, the code, and how all of it can be checked."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from yacht_desktop.game.dice_codes import CHECKS, CODE_SEED, DRAWN, BadCode, CodeFault
from yacht_desktop.game.fairness import DiceKind, Finding, GameDice, Verdict, WrongDie
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.wording import names

translate = QCoreApplication.translate

SEED_SHOWN: Final = "SEED"
"""What stands in a command for a seed that is not told yet."""
_ISO: Final = "yyyy-MM-dd"
_SHORT: Final = 12
_HMAC: Final = "hmac.digest(bytes.fromhex('{seed}'), b'0/1/1/0/0', 'sha256')"


class FairnessPlurals(QObject):
    """Sentences that count dice."""

    def all_agree(self, dice: int) -> str:
        """Return that all dice of a finished game are those promised."""
        return self.tr("All %n dice are those that were promised before the first roll.", "", dice)

    def agree_so_far(self, dice: int) -> str:
        """Return that the dice of a game that is not over are those promised."""
        return self.tr("The game is not over; the %n dice thrown so far are those that were promised.", "", dice)

    def agree_later(self, dice: int) -> str:
        """Return that the dice since a game was gone on with are those promised."""
        return self.tr("%n dice are those that were promised when the game was gone on with.", "", dice)

    def earlier(self, dice: int) -> str:
        """Return that dice before that cannot be checked."""
        return self.tr("%n dice before that are of another seed and cannot be checked any more.", "", dice)

    def fit_the_seed(self, dice: int) -> str:
        """Return that dice without a promise fit the seed."""
        return self.tr("All %n dice fit the seed.", "", dice)

    def wrong(self, dice: int) -> str:
        """Return how many dice are wrong."""
        return self.tr("In all, %n dice are not those of the seed.", "", dice)


def verdict_sentence(verdict: Verdict, setup: GameSetup) -> str:
    """Return what looking into the dice of a game has come to."""
    plurals = FairnessPlurals()
    match verdict.finding:
        case Finding.AGREES:
            return plurals.all_agree(verdict.dice)
        case Finding.UNFINISHED:
            return plurals.agree_so_far(verdict.dice)
        case Finding.EARLIER_DICE:
            return f"{plurals.agree_later(verdict.dice)} {plurals.earlier(verdict.earlier)}"
        case Finding.NO_COMMITMENT:
            return _without_promise(verdict)
        case Finding.NO_SEED:
            return _without_seed(verdict)
        case Finding.WRONG_DIE if verdict.wrong is not None:
            return _wrong_dice(verdict.wrong, verdict.wrong_dice, setup)
    return {
        Finding.WRONG_DIE: translate("Fairness", "The dice are not those of the seed."),
        Finding.OTHER_SEED: translate(
            "Fairness", "The seed is not the one that was promised: its SHA-256 hash is another one."
        ),
        Finding.OTHER_CODE: translate("Fairness", "The seed is not the one that the code stands for."),
        Finding.TYPED: translate(
            "Fairness", "People rolled these dice themselves, so there is nothing that the program could check."
        ),
    }[verdict.finding]


def _without_promise(verdict: Verdict) -> str:
    nothing = translate(
        "Fairness",
        "No promise from before the first roll is kept with this game,"
        " so it cannot be told whether its dice were settled by then.",
    )
    return f"{nothing} {FairnessPlurals().fit_the_seed(verdict.dice)}" if verdict.dice else nothing


def _without_seed(verdict: Verdict) -> str:
    if verdict.finished:
        return translate("Fairness", "The game is over, but its seed is missing; so its dice cannot be checked.")
    return translate("Fairness", "The seed is told after the last roll; then every die can be checked.")


def _wrong_dice(wrong: WrongDie, dice: int, setup: GameSetup) -> str:
    throw = wrong.throw
    text = translate(
        "Fairness",
        "Turn {turn}, roll {roll}, die {die} shows {shown}, but the seed gives {thrown}. Thrown by: {name}.",
    )
    first = text.format(
        turn=throw.turn,
        roll=throw.roll,
        die=throw.die + 1,
        shown=wrong.shown,
        thrown=wrong.thrown,
        name=names.player_name(setup, throw.player),
    )
    return f"{first} {FairnessPlurals().wrong(dice)}" if dice > 1 else first


def dice_origin(kind: DiceKind) -> str:
    """Return where the dice of a game come from, for the status line."""
    return {
        DiceKind.COMPUTER: translate("Window", "Dice rolled by the computer"),
        DiceKind.SHARED: translate("Fairness", "The same dice for everyone"),
        DiceKind.TYPED: translate("Fairness", "Real dice, typed in"),
    }[kind]


def promise_of_dice(commitment: str) -> str:
    """Return what the tray says before the first roll; the promise stands on a line of its own."""
    sentence = translate("Fairness", "These dice are settled. Their promise:")
    return f"{sentence}\n{commitment}"


def seed_in_short(seed: str) -> str:
    """Return how the seed begins, where there is no room for all of it."""
    return translate("Fairness", "The seed of the dice begins with {seed}.").format(seed=seed[:_SHORT])


def code_told(code: str) -> str:
    """Return which code the dice of a game have."""
    return translate("Fairness", "Dice code: {code}").format(code=code)


def day_game(day: str) -> str:
    """Return what the game of a day is called, which is given as `2026-11-30`."""
    date = QLocale().toString(QDate.fromString(day, _ISO), translate("Fairness", "d MMMM yyyy", "form of a date"))
    return translate("Fairness", "Game of the day, {date}").format(date=date)


def day_explained() -> str:
    """Return what the game of the day is."""
    return translate(
        "Fairness",
        "Whoever plays the game of the same date has the same dice, anywhere. The date is that of your own calendar.",
    )


def code_fault(fault: BadCode) -> str:
    """Return what is wrong with a code of dice, in one sentence."""
    if fault.fault is CodeFault.SIGN:
        return translate("Fairness", "No code has the sign {sign}.").format(sign=fault.sign)
    return {
        CodeFault.EMPTY: translate("Fairness", "There is no code here."),
        CodeFault.LENGTH: translate("Fairness", "A code has 16 letters and figures, a long one 54."),
        CodeFault.CHECK: translate("Fairness", "This is no code: a sign is wrong, or two have changed places."),
    }[fault.fault]


def known_dice() -> str:
    """Return that dice are no surprise."""
    return translate(
        "Fairness", "A game with these dice was played here before. Statistics keep another one apart from the rest."
    )


def rematch_of_day() -> str:
    """Return why a game of the day has no rematch with its own dice."""
    return translate(
        "Fairness", "The dice of the day are known now. This game has new ones, again the same for everyone."
    )


def rematch_of_code() -> str:
    """Return why a game with a code has no rematch with its own dice."""
    return translate(
        "Fairness", "The dice of that code are known now. This game has new ones, again the same for everyone."
    )


def steps(dice: GameDice) -> tuple[str, ...]:
    """Return how the dice of a game are made, step by step."""
    shared = dice.kind is DiceKind.SHARED
    return (
        _seed_step(dice.code),
        translate(
            "Fairness",
            "The promise is the SHA-256 hash of these 32 bytes. It is shown before the first roll and kept with the"
            " game. It tells nothing of the dice, and no other seed can be found that fits it.",
        ),
        translate(
            "Fairness",
            "For each die, HMAC-SHA-256 is computed with the seed as the key and the text player/turn/roll/die/block"
            " as the message. Players and dice are counted from 0, turns and rolls from 1; block begins with 0."
            " So 0/1/1/0/0 is the first die of the first roll.",
        ),
        *(
            (translate("Fairness", "As the dice are the same for everyone, the player is 0 for all players."),)
            if shared
            else ()
        ),
        translate(
            "Fairness",
            "The first of the 32 bytes that is less than 252 gives the face: its remainder when divided by 6, plus 1."
            " Where there is none, block becomes 1 more, and the last two steps are done again.",
        ),
        translate(
            "Fairness",
            "Nothing else goes into a die. So no choice can change what comes later: not which dice are held, not"
            " when somebody stops, not which row is filled, and not what is undone.",
        ),
        translate(
            "Fairness",
            "After the last roll the seed is shown. Anybody can compute its hash, compare it with the promise, and"
            " make every die again.",
        ),
    )


def _seed_step(code: str | None) -> str:
    if code is None:
        return translate(
            "Fairness", "Before the first roll the program draws a seed: 32 bytes from the system’s own randomness."
        )
    if not is_short(code):
        return translate("Fairness", "The seed is 32 bytes, which the code spells in base 31.")
    text = translate(
        "Fairness", "The seed is the SHA-256 hash of the text “{text}”, which holds the code of the game: 32 bytes."
    )
    return text.format(text=text_of_code(code))


def is_short(code: str) -> bool:
    """Return whether a seed is made from a code, not spelt by it."""
    return len(code.replace("-", "")) == DRAWN + CHECKS


def text_of_code(code: str) -> str:
    """Return what is hashed for the seed of a short code."""
    return CODE_SEED + code.replace("-", "")


def commands(dice: GameDice) -> tuple[tuple[str, str], ...]:
    """Return what can be typed into a terminal to check a game, each with what it shows."""
    seed = SEED_SHOWN if dice.seed is None else dice.seed.hex()
    lines = [
        (
            translate("Fairness", "The promise, made from the seed (Python)"),
            f"python3 -c \"import hashlib; print(hashlib.sha256(bytes.fromhex('{seed}')).hexdigest())\"",
        ),
        (
            translate("Fairness", "The first die of the first player’s first roll (Python)"),
            f'python3 -c "import hmac; print([b % 6 + 1 for b in {_HMAC.format(seed=seed)} if b < 252][0])"',
        ),
        (
            translate("Fairness", "The 32 bytes of that die (OpenSSL)"),
            f"printf 0/1/1/0/0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:{seed}",
        ),
    ]
    if dice.code is not None and is_short(dice.code):
        seed_of_code = (
            translate("Fairness", "The seed, made from the code (Python)"),
            f"python3 -c \"import hashlib; print(hashlib.sha256(b'{text_of_code(dice.code)}').hexdigest())\"",
        )
        lines.insert(0, seed_of_code)
    return tuple(lines)
