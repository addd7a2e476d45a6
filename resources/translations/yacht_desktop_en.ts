<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>FairnessPlurals</name>
    <message numerus="yes">
        <source>%n dice are those that were promised when the game was gone on with.</source>
        <translation>
            <numerusform>%n die is the one that was promised when the game was gone on with.</numerusform>
            <numerusform>%n dice are those that were promised when the game was gone on with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice before that are of another seed and cannot be checked any more.</source>
        <translation>
            <numerusform>%n die before that is of another seed and cannot be checked any more.</numerusform>
            <numerusform>%n dice before that are of another seed and cannot be checked any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are those that were promised before the first roll.</source>
        <translation>
            <numerusform>The only die, %n, is the one that was promised before the first roll.</numerusform>
            <numerusform>All %n dice are those that were promised before the first roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice fit the seed.</source>
        <translation>
            <numerusform>The only die, %n, fits the seed.</numerusform>
            <numerusform>All %n dice fit the seed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all, %n dice are not those of the seed.</source>
        <translation>
            <numerusform>In all, %n die is not that of the seed.</numerusform>
            <numerusform>In all, %n dice are not those of the seed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is not over; the %n dice thrown so far are those that were promised.</source>
        <translation>
            <numerusform>The game is not over; the %n die thrown so far is the one that was promised.</numerusform>
            <numerusform>The game is not over; the %n dice thrown so far are those that were promised.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePlurals</name>
    <message numerus="yes">
        <source>%n files are not games.</source>
        <translation>
            <numerusform>%n file is not a game.</numerusform>
            <numerusform>%n files are not games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are there again.</source>
        <translation>
            <numerusform>%n game is there again.</numerusform>
            <numerusform>%n games are there again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to {file}.</source>
        <translation>
            <numerusform>%n game written to {file}.</numerusform>
            <numerusform>%n games written to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} chosen</source>
        <translation>
            <numerusform>%n of {games} chosen</numerusform>
            <numerusform>%n of {games} chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n nothing was played.</source>
        <translation>
            <numerusform>In %n nothing was played.</numerusform>
            <numerusform>In %n nothing was played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%n category</numerusform>
            <numerusform>%n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, bonus of {points}</source>
        <translation>
            <numerusform>%n category, bonus of {points}</numerusform>
            <numerusform>%n categories, bonus of {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, no bonus</source>
        <translation>
            <numerusform>%n category, no bonus</numerusform>
            <numerusform>%n categories, no bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, served bonus</source>
        <translation>
            <numerusform>%n category, served bonus</numerusform>
            <numerusform>%n categories, served bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still to be entered.</source>
        <translation>
            <numerusform>%n die is still to be entered.</numerusform>
            <numerusform>%n dice are still to be entered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice, {categories}</source>
        <translation>
            <numerusform>%n die, {categories}</numerusform>
            <numerusform>%n dice, {categories}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the damaged games could be read and are in the library again.</source>
        <translation>
            <numerusform>%n of the damaged games could be read and is in the library again.</numerusform>
            <numerusform>%n of the damaged games could be read and are in the library again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n roll left.</numerusform>
            <numerusform>%n rolls left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to enter</source>
        <translation>
            <numerusform>%n to enter</numerusform>
            <numerusform>%n to enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n points</source>
        <translation>
            <numerusform>You scored %n point</numerusform>
            <numerusform>You scored %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n points</source>
        <translation>
            <numerusform>You win by %n point</numerusform>
            <numerusform>You win by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} wins by %n point</numerusform>
            <numerusform>{name} wins by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{row}, %n possible</source>
        <translation>
            <numerusform>{row}, %n possible</numerusform>
            <numerusform>{row}, %n possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlurals</name>
    <message numerus="yes">
        <source>You played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave you {luck}.</source>
        <translation>
            <numerusform>You played {accuracy} right, gave up {lost} points in %n decision, and the dice gave you {luck}.</numerusform>
            <numerusform>You played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave you {luck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{choice} or %n others</source>
        <comment>how many other choices are just as good</comment>
        <translation>
            <numerusform>{choice} or %n other</numerusform>
            <numerusform>{choice} or %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave {luck}.</source>
        <translation>
            <numerusform>{name} played {accuracy} right, gave up {lost} points in %n decision, and the dice gave {luck}.</numerusform>
            <numerusform>{name} played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave {luck}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPlurals</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; on the first roll of a turn it wins the game</source>
        <translation>
            <numerusform>%n point; on the first roll of a turn it wins the game</numerusform>
            <numerusform>%n points; on the first roll of a turn it wins the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; {served} on the first roll of a turn</source>
        <translation>
            <numerusform>%n point; {served} on the first roll of a turn</numerusform>
            <numerusform>%n points; {served} on the first roll of a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n turns.</source>
        <translation>
            <numerusform>Each player has %n turn.</numerusform>
            <numerusform>Each player has %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold any of them, or none, and roll the others again: at most %n rolls in a turn. Each time you choose anew, so a held die may be rolled again too.</source>
        <translation>
            <numerusform>Hold any of them, or none, and roll the others again: at most %n roll in a turn. Each time you choose anew, so a held die may be rolled again too.</numerusform>
            <numerusform>Hold any of them, or none, and roll the others again: at most %n rolls in a turn. Each time you choose anew, so a held die may be rolled again too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice.</source>
        <translation>
            <numerusform>Roll %n die.</numerusform>
            <numerusform>Roll all %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest possible total is %n points.</source>
        <translation>
            <numerusform>The highest possible total is %n point.</numerusform>
            <numerusform>The highest possible total is %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While {category} holds points, every further turn that ends with five equal dice adds %n points, whichever category they fill.</source>
        <translation>
            <numerusform>While {category} holds points, every further turn that ends with five equal dice adds %n point, whichever category they fill.</numerusform>
            <numerusform>While {category} holds points, every further turn that ends with five equal dice adds %n points, whichever category they fill.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenPlurals</name>
    <message numerus="yes">
        <source>%n rows open: {rows}.</source>
        <translation>
            <numerusform>%n row open: {rows}.</numerusform>
            <numerusform>%n rows open: {rows}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games still to be looked through</source>
        <translation>
            <numerusform>%n game still to be looked through</numerusform>
            <numerusform>%n games still to be looked through</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice of %n games</source>
        <translation>
            <numerusform>Dice of %n game</numerusform>
            <numerusform>Dice of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrengthPlurals</name>
    <message numerus="yes">
        <source>Averages %n points.</source>
        <translation>
            <numerusform>Averages %n point.</numerusform>
            <numerusform>Averages %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Bosun {wins} games in {games}.</source>
        <translation>
            <numerusform>Averages %n point; beats Bosun {wins} games in {games}.</numerusform>
            <numerusform>Averages %n points; beats Bosun {wins} games in {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Deckhand {wins} games in {games}.</source>
        <translation>
            <numerusform>Averages %n point; beats Deckhand {wins} games in {games}.</numerusform>
            <numerusform>Averages %n points; beats Deckhand {wins} games in {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats First Mate {wins} games in {games}.</source>
        <translation>
            <numerusform>Averages %n point; beats First Mate {wins} games in {games}.</numerusform>
            <numerusform>Averages %n points; beats First Mate {wins} games in {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Sailor {wins} games in {games}.</source>
        <translation>
            <numerusform>Averages %n point; beats Sailor {wins} games in {games}.</numerusform>
            <numerusform>Averages %n points; beats Sailor {wins} games in {games}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingPlurals</name>
    <message numerus="yes">
        <source>%n lessons wait for their day.</source>
        <translation>
            <numerusform>%n lesson waits for its day.</numerusform>
            <numerusform>%n lessons wait for their day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked again in %n days, on {date}.</source>
        <translation>
            <numerusform>Asked again in %n day, on {date}.</numerusform>
            <numerusform>Asked again in %n days, on {date}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You answered %n lessons today.</source>
        <translation>
            <numerusform>You answered %n lesson today.</numerusform>
            <numerusform>You answered %n lessons today.</numerusform>
        </translation>
    </message>
</context>
</TS>
