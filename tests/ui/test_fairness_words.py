"""What is said of fair dice is so: the help is followed with hashlib alone, and its commands are run."""

import hashlib
import re
import shutil
import subprocess
import sys

import pytest

from yacht_desktop.game.dice import SeededDice, Throw
from yacht_desktop.game.dice_codes import BadCode, CodeFault, code_of_seed, daily_code, dice_of_code, read_code
from yacht_desktop.game.fairness import DiceKind, Finding, GameDice, Verdict, WrongDie, commitment_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.wording import fairness as words

LANGUAGES = ("en", "sv", "fi")
SEED = bytes(range(32))
CODE = daily_code("2026-11-30")
DICE = GameDice(commitment=commitment_of(SEED), seed=SEED)
CODED = GameDice(DiceKind.SHARED, commitment_of(dice_of_code(CODE).seed), dice_of_code(CODE).seed, CODE)
SETUP = GameSetup(ruleset("yacht"), (Player("Åsa <b>%1</b>"), Player("{name}")))


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    used = Language(qapp)
    used.use(request.param)
    yield request.param
    used.leave()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, by hashlib alone."""
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def test_the_steps_of_the_help_lead_to_the_dice_of_the_game(language) -> None:
    told = " ".join(words.steps(DICE))
    (form,) = set(re.findall(r"[^ /]+/[^ /]+/[^ /]+/[^ /]+/[^ /.,]+", told)) - {"0/1/1/0/0"}
    assert len(form.split("/")) == 5
    assert "0/1/1/0/0" in told
    assert "HMAC-SHA-256" in told
    step = next(step for step in words.steps(DICE) if "252" in step)
    limit, sides, more = (int(number) for number in re.findall(r"\d+", step.replace("32", "", 1))[:3])
    assert (limit, sides, more) == (252, 6, 1)

    def face(throw: Throw) -> int:
        block = 0
        while True:
            message = f"{throw.player}/{throw.turn}/{throw.roll}/{throw.die}/{block}"
            for byte in hmac_sha256(SEED, message.encode("ascii")):
                if byte < limit:
                    return byte % sides + more
            block += 1

    dice = SeededDice(SEED)
    throws = [Throw(p, t, r, d) for p in range(2) for t in (1, 12) for r in (1, 2, 3) for d in range(5)]
    assert [face(throw) for throw in throws] == [dice.face(throw) for throw in throws]


def test_the_seed_of_a_code_is_made_as_the_help_says(language) -> None:
    step = words.steps(CODED)[0]
    text = re.search(r"[“”]([^“”]+)”", step)
    assert text is not None
    assert hashlib.sha256(text[1].encode("ascii")).digest() == CODED.seed
    assert len(words.steps(CODED)) == len(words.steps(DICE)) + 1, "whose number stands for all players"
    spelt = GameDice(DiceKind.SHARED, DICE.commitment, SEED, code_of_seed(SEED))
    assert words.steps(spelt)[0] not in {step, words.steps(DICE)[0]}


@pytest.mark.parametrize("dice", [DICE, CODED], ids=["seed", "code"])
def test_the_commands_of_the_help_say_what_they_promise(dice: GameDice) -> None:
    assert dice.seed is not None
    said = []
    for _, command in words.commands(dice):
        program = command.split()[0 if command.startswith("python3") else 3]
        if program == "openssl" and shutil.which("openssl") is None:
            continue
        line = command.replace("python3", f"'{sys.executable}'", 1)
        done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=True)
        said.append(done.stdout.split()[-1])
    wanted = [] if dice.code is None else [dice.seed.hex()]
    wanted += [str(dice.commitment), str(SeededDice(dice.seed).face(Throw(0, 1, 1, 0)))]
    if shutil.which("openssl"):
        wanted.append(hmac_sha256(dice.seed, b"0/1/1/0/0").hex())
    assert said == wanted


def test_a_command_never_holds_a_seed_that_is_not_to_be_told() -> None:
    lines = words.commands(GameDice(commitment=DICE.commitment))
    assert all("SEED" in command for _, command in lines)
    assert SEED.hex() not in str(lines)


def verdict_of(finding: Finding, *, finished: bool = True, dice: int = 0) -> Verdict:
    wrong = WrongDie(Throw(1, 7, 2, 4), 6, 3) if finding is Finding.WRONG_DIE else None
    return Verdict(finding, finished, dice, 5, 2 if wrong else 0, wrong)


def test_every_finding_is_one_sentence_or_two_of_its_own(language) -> None:
    verdicts = [verdict_of(finding, dice=60) for finding in Finding]
    verdicts += [verdict_of(Finding.NO_SEED, finished=False), verdict_of(Finding.NO_COMMITMENT)]
    sentences = [words.verdict_sentence(verdict, SETUP) for verdict in verdicts]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence.endswith(".")
        assert "%n" not in sentence


def test_a_wrong_die_is_told_with_its_place_and_whose_it_is(language) -> None:
    sentence = words.verdict_sentence(verdict_of(Finding.WRONG_DIE), SETUP)
    assert "{name}" in sentence, "as the player is called"
    numbers = [int(number) for number in re.findall(r"\d+", sentence)]
    assert numbers == [7, 2, 5, 6, 3, 2]


def test_every_fault_of_a_code_is_one_sentence(language) -> None:
    typed = {"": CodeFault.EMPTY, "8MSH-CEQU-GV4Q-EVHÖ": CodeFault.SIGN, "8MSH": CodeFault.LENGTH}
    typed["8MSH-CEQU-GV4Q-EVH5"] = CodeFault.CHECK
    said = []
    for text, kind in typed.items():
        with pytest.raises(BadCode) as fault:
            read_code(text)
        assert fault.value.fault is kind
        said.append(words.code_fault(fault.value))
    assert len(set(said)) == len(CodeFault)
    assert "Ö" in said[1]


def test_a_day_is_written_as_the_language_does(language) -> None:
    written = {"en": "30 November 2026", "sv": "30 november 2026", "fi": "30. marraskuuta 2026"}
    assert words.day_game("2026-11-30").endswith(written[language])
