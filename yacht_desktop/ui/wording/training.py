"""What the trainer says."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from yacht_desktop.coach.reviews import DecisionReview
from yacht_desktop.session.training_events import Course, Graded, Question, StoreTrouble
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.learning import Learner
from yacht_desktop.ui.wording import review
from yacht_desktop.ui.wording.coach import loss_text
from yacht_desktop.ui.wording.dice import dice_listed
from yacht_desktop.ui.wording.names import player_name, shown_name
from yacht_desktop.ui.wording.turns import rolls_left

translate = QCoreApplication.translate

_TOMORROW = 1


class TrainingPlurals(QObject):
    """Texts that count."""

    def in_days(self, days: int) -> str:
        """Return when a lesson comes again; fill in `date`."""
        return self.tr("Asked again in %n days, on {date}.", "", days)

    def all_wait(self, lessons: int) -> str:
        """Return that all lessons wait for their day."""
        return self.tr("%n lessons wait for their day.", "", lessons)

    def answered(self, lessons: int) -> str:
        """Return how many lessons were answered today."""
        return self.tr("You answered %n lessons today.", "", lessons)


def learner_name(learner: Learner) -> str:
    """Return who somebody with lessons is."""
    if learner.name:
        return shown_name(learner.name)
    if not learner.number:
        return translate("Training", "You")
    return translate("Training", "Player {number}").format(number=learner.number)


def question_title() -> str:
    """Return what is asked, as the title of the page."""
    return translate("Training", "What would you do?")


def question_hint(question: Question) -> str:
    """Return what can be done, and where the question comes from."""
    origin = translate("Training", "From a game of {date}.").format(date=day_text(question.lesson.taken))
    text = translate("Training", "{rolls_left} {origin}", "two sentences")
    return text.format(rolls_left=question_hint_short(question), origin=origin)


def question_hint_short(question: Question) -> str:
    """Return what can be done, for narrow windows."""
    return rolls_left(question.position.state.rolls_left)


def question_spoken(question: Question) -> str:
    """Return a question for screen readers."""
    position = question.position
    return translate("Training", "{question} {player}: {dice}. {hint}", "what is spoken of a question").format(
        question=question_title(),
        player=player_name(position.setup, position.state.player),
        dice=dice_listed(position.state.dice or ()),
        hint=question_hint(question),
    )


def progress_text(question: Question) -> str:
    """Return how far the day's lessons have come: `3 of 8 today`."""
    if question.practice:
        return translate("Training", "Practice")
    return translate("Training", "{number} of {total} today").format(number=question.number, total=question.total)


def _decision(graded: Graded) -> DecisionReview:
    """Return an answer as a decision of a review, of which the same is said."""
    grade, state = graded.grade, graded.question.position.state
    return DecisionReview(0, state, grade.option, grade.best, unforced=True, mark=grade.mark)


def answer_text(graded: Graded) -> str:
    """Return what was answered: `Kept 5-5`."""
    return review.chosen_text(graded.grade.option, graded.question.position.state)


def verdict(graded: Graded) -> str:
    """Return how good an answer was and what was better, as a sentence."""
    return review.verdict(_decision(graded))


def then_text(graded: Graded) -> str:
    """Return what was done in the game, and what that gave away."""
    played, option = graded.played, graded.grade.option
    if (played.keep, played.category) == (option.keep, option.category):
        return translate("Training", "In the game you did the same.")
    text = translate("Training", "In the game: {choice}, {loss}.")
    choice = review.chosen_text(played, graded.question.position.state)
    # It goes on after a colon.
    choice = choice[:1].lower() + choice[1:]
    return text.format(choice=choice, loss=loss_text(played.loss))


def again_text(graded: Graded) -> str:
    """Return when the lesson comes again."""
    if graded.days <= _TOMORROW:
        return translate("Training", "Asked again tomorrow.")
    return TrainingPlurals().in_days(graded.days).format(date=day_text(graded.again))


def graded_spoken(graded: Graded) -> str:
    """Return the whole verdict for screen readers."""
    return translate("Training", "{answer}. {verdict} {then} {again}", "an answer, then three sentences").format(
        answer=answer_text(graded), verdict=verdict(graded), then=then_text(graded), again=again_text(graded)
    )


def day_text(day: date) -> str:
    """Return a day in the form of the language in use."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def weighing() -> str:
    """Return that the answer is being weighed."""
    return translate("Training", "Weighing your answer…")


def preparing(share: float) -> str:
    """Return how far the preparations for rules are that were not played yet."""
    text = translate("Training", "Working these rules out: {percent}%")
    return text.format(percent=QLocale().toString(int(100 * share)))


def no_lessons(trouble: StoreTrouble | None = None) -> tuple[str, str]:
    """Return title and text of the page before there are any lessons, or while those there are cannot be read."""
    out_of_reach = trouble is not None and trouble.fault is not StoreFault.NOT_SAVED and trouble.aside is None
    return (
        translate("Training", "Lessons out of reach") if out_of_reach else translate("Training", "No lessons yet"),
        translate(
            "Training",
            "Lessons come from your own games. After a game that is played to its end, the trainer takes the choices"
            " that cost you most, and asks you again: soon at first, then later and later.",
        ),
    )


def nothing_due(course: Course) -> tuple[str, str]:
    """Return title and text of the page where no lesson is due."""
    count = next((one for one in course.learners if one.learner == course.learner), None)
    waiting = TrainingPlurals().all_wait(0 if count is None else count.lessons)
    if count is None or not count.answered:
        return translate("Training", "Nothing to practise today"), waiting
    answered = TrainingPlurals().answered(count.answered)
    return translate("Training", "Done for today"), f"{answered} {waiting}"


def store_trouble(told: StoreTrouble) -> str:
    """Return in one sentence what is wrong with the file of the lessons."""
    if told.fault is StoreFault.NEWER:
        return translate("Training", "The lessons are of a newer version of Yacht Desktop; they are left as they are.")
    if told.fault is StoreFault.DAMAGED and told.aside is not None:
        text = translate("Training", "The trainer’s lessons were damaged and are kept as {file}; it begins anew.")
        return text.format(file=told.aside.name)
    if told.fault is StoreFault.DAMAGED:
        return translate("Training", "The trainer’s lessons cannot be read; new ones last until you quit.")
    return translate("Training", "The trainer’s lessons cannot be saved; they last until you quit.")
