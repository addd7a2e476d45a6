<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Yacht Desktop</source>
        <translation>Om Yacht Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Fri programvara under MIT-licensen.</translation>
    </message>
    <message>
        <source>Heard through miniaudio by David Reid and Irmen de Jong, under the MIT licence.</source>
        <translation>Ljudet spelas med miniaudio av David Reid och Irmen de Jong, under MIT-licensen.</translation>
    </message>
    <message>
        <source>Made with Qt {version}, used under the GNU LGPL 3.</source>
        <translation>Gjort med Qt {version}, som används under GNU LGPL 3.</translation>
    </message>
    <message>
        <source>Set in Source Sans 3 and Source Serif 4 by Adobe, under the SIL Open Font License 1.1. Source is a trademark of Adobe.</source>
        <translation>Texten är satt i Source Sans 3 och Source Serif 4 av Adobe, under SIL Open Font License 1.1. Source är ett varumärke som tillhör Adobe.</translation>
    </message>
    <message>
        <source>The dice game Yacht of 1938 and its family.</source>
        <translation>Tärningsspelet Yacht från 1938 och dess släkt.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Yacht Desktop</source>
        <translation>&amp;Om Yacht Desktop</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Genast</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Coachen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Färger</translation>
    </message>
    <message>
        <source>&amp;Continue a game…</source>
        <translation>&amp;Fortsätt ett spel…</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mörka</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Tärningarna</translation>
    </message>
    <message>
        <source>&amp;Dice of this game</source>
        <translation>Tärningarna i s&amp;pelet</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Snabbt</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hög kontrast</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tangentbordsgenvägar</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>&amp;Lugnt</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ljusa</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spel…</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalt</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normal text</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Öppna spel…</translation>
    </message>
    <message>
        <source>&amp;Points of all</source>
        <translation>&amp;Allas poäng</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Spela igen</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Kasta</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Save game as…</source>
        <translation>S&amp;para spelet som…</translation>
    </message>
    <message>
        <source>&amp;Scorecard: what is open</source>
        <translation>&amp;Protokollet: vad som är öppet</translation>
    </message>
    <message>
        <source>&amp;Trainer</source>
        <translation>&amp;Tränaren</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tur</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;What happened since my turn</source>
        <translation>&amp;Vad som hänt sedan min tur</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coachen</translation>
    </message>
    <message>
        <source>Computers’ &amp;speed</source>
        <translation>&amp;Datorns tempo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>S&amp;törre text</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Som &amp;systemet</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>Stäng av &amp;ljudet</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Granska</translation>
    </message>
    <message>
        <source>Read &amp;out</source>
        <translation>Läs &amp;upp</translation>
    </message>
    <message>
        <source>Read out</source>
        <translation>Läs upp</translation>
    </message>
    <message>
        <source>Release &amp;all dice</source>
        <translation>S&amp;läpp alla tärningar</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Mindre text</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>Statisti&amp;k</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visa</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Big Straight</source>
        <translation>Stor stege</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>Bonus {points}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chans</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Chans</translation>
    </message>
    <message>
        <source>Crag</source>
        <translation>Crag</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Dubbel Generala</translation>
    </message>
    <message>
        <source>Escalera</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Even Straight</source>
        <translation>Jämn stege</translation>
    </message>
    <message>
        <source>Extra bonus</source>
        <translation>Extrabonus</translation>
    </message>
    <message>
        <source>Five of a Kind</source>
        <translation>Femtal</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Femmor</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Fyrtal</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Fyror</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Kåk</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>High Straight</source>
        <translation>Hög stege</translation>
    </message>
    <message>
        <source>Large Straight</source>
        <translation>Stor stege</translation>
    </message>
    <message>
        <source>Little Straight</source>
        <translation>Liten stege</translation>
    </message>
    <message>
        <source>Low Straight</source>
        <translation>Låg stege</translation>
    </message>
    <message>
        <source>Odd Straight</source>
        <translation>Udda stege</translation>
    </message>
    <message>
        <source>One Pair</source>
        <translation>Ett par</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Ettor</translation>
    </message>
    <message>
        <source>Póker</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sexor</translation>
    </message>
    <message>
        <source>Small Straight</source>
        <translation>Liten stege</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Tretton</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Tretal</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treor</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Two Pairs</source>
        <translation>Två par</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Tvåor</translation>
    </message>
    <message>
        <source>Yacht</source>
        <translation>Yacht</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation>Yatzy</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>&amp;Play anyway</source>
        <translation>&amp;Spela ändå</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Visa mig</translation>
    </message>
    <message>
        <source>&amp;Think again</source>
        <translation>&amp;Tänk om</translation>
    </message>
    <message>
        <source>All choices are equally good here.</source>
        <translation>Här är alla val lika bra.</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Är du säker?</translation>
    </message>
    <message>
        <source>Bad</source>
        <translation>Dåligt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Chances to win: {players}</source>
        <translation>Vinstchanser: {players}</translation>
    </message>
    <message>
        <source>Chances with best play: {hands}.</source>
        <translation>Chanser med bästa spel: {hands}.</translation>
    </message>
    <message>
        <source>Choices cost {points} points.</source>
        <translation>Valen kostade {points} poäng.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Nästan bäst</translation>
    </message>
    <message>
        <source>Close the coach</source>
        <translation>Stäng coachen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coachen</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Tveksamt</translation>
    </message>
    <message>
        <source>Enter the dice to see your best choices.</source>
        <translation>Mata in tärningarna för att se dina bästa val.</translation>
    </message>
    <message>
        <source>Held now</source>
        <comment>dice</comment>
        <translation>Sparade nu</translation>
    </message>
    <message>
        <source>Just as good: {choice}.</source>
        <translation>Lika bra: {choice}.</translation>
    </message>
    <message>
        <source>Keep {dice}, roll four</source>
        <translation>Spara {dice}, kasta fyra</translation>
    </message>
    <message>
        <source>Keep {dice}, roll four</source>
        <comment>the dice in words</comment>
        <translation>Spara {dice}, kasta fyra</translation>
    </message>
    <message>
        <source>Keep {dice}, roll one</source>
        <translation>Spara {dice}, kasta en</translation>
    </message>
    <message>
        <source>Keep {dice}, roll one</source>
        <comment>the dice in words</comment>
        <translation>Spara {dice}, kasta en</translation>
    </message>
    <message>
        <source>Keep {dice}, roll three</source>
        <translation>Spara {dice}, kasta tre</translation>
    </message>
    <message>
        <source>Keep {dice}, roll three</source>
        <comment>the dice in words</comment>
        <translation>Spara {dice}, kasta tre</translation>
    </message>
    <message>
        <source>Keep {dice}, roll two</source>
        <translation>Spara {dice}, kasta två</translation>
    </message>
    <message>
        <source>Keep {dice}, roll two</source>
        <comment>the dice in words</comment>
        <translation>Spara {dice}, kasta två</translation>
    </message>
    <message>
        <source>Luck has been even so far.</source>
        <translation>Turen har varit jämn hittills.</translation>
    </message>
    <message>
        <source>Next best: {choice}. {gain}</source>
        <comment>two sentences</comment>
        <translation>Näst bäst: {choice}. {gain}</translation>
    </message>
    <message>
        <source>No choice has cost anything so far.</source>
        <translation>Inget val har kostat något hittills.</translation>
    </message>
    <message>
        <source>No hand is likely this turn.</source>
        <translation>Ingen hand är trolig den här turen.</translation>
    </message>
    <message>
        <source>Nothing is left to chance: the score is written at once.</source>
        <translation>Inget lämnas åt slumpen: poängen skrivs genast.</translation>
    </message>
    <message>
        <source>One moment: the coach is looking at your choice.</source>
        <translation>Ett ögonblick: coachen tittar på ditt val.</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a bar</comment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Points: the total to expect at the end.</source>
        <translation>Poäng: summan att vänta i slutet.</translation>
    </message>
    <message>
        <source>Roll all dice</source>
        <translation>Kasta alla tärningar</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <translation>Kasta alla fem</translation>
    </message>
    <message>
        <source>Roll all three</source>
        <translation>Kasta alla tre</translation>
    </message>
    <message>
        <source>Roll the dice to see your best choices.</source>
        <translation>Kasta för att se dina bästa val.</translation>
    </message>
    <message>
        <source>Score {points} in {category}</source>
        <translation>Skriv {points} i {category}</translation>
    </message>
    <message>
        <source>Stop &amp;warning</source>
        <translation>Sl&amp;uta varna</translation>
    </message>
    <message>
        <source>Stop: score {points} in {category}</source>
        <translation>Stanna: skriv {points} i {category}</translation>
    </message>
    <message>
        <source>The coach advises to hold it</source>
        <comment>a die</comment>
        <translation>Coachen råder dig att spara den</translation>
    </message>
    <message>
        <source>The coach could not work this game out.</source>
        <translation>Coachen kunde inte räkna ut det här spelet.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Coachen tänker …</translation>
    </message>
    <message>
        <source>The coach is working these rules out: {percent}%.</source>
        <translation>Coachen räknar igenom de här reglerna: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>The coach warns no more. The preferences turn it on again.</source>
        <translation>Coachen varnar inte mer. I inställningarna kan du slå på det igen.</translation>
    </message>
    <message>
        <source>The dice cost you {points} points.</source>
        <translation>Tärningarna kostade dig {points} poäng.</translation>
    </message>
    <message>
        <source>The dice cost {points} points.</source>
        <translation>Tärningarna kostade {points} poäng.</translation>
    </message>
    <message>
        <source>The dice gave you {points} points.</source>
        <translation>Tärningarna gav dig {points} poäng.</translation>
    </message>
    <message>
        <source>The dice gave {points} points.</source>
        <translation>Tärningarna gav {points} poäng.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>The hint gains {chance} percentage points to win for {points} points.</source>
        <translation>Tipset ger {chance} procentenheter större vinstchans men {points} poäng mindre.</translation>
    </message>
    <message>
        <source>The hint gains {chance} percentage points to win.</source>
        <translation>Tipset ger {chance} procentenheter större vinstchans.</translation>
    </message>
    <message>
        <source>The hint gains {points} points and {chance} percentage points to win.</source>
        <translation>Tipset ger {points} poäng mer och {chance} procentenheter större vinstchans.</translation>
    </message>
    <message>
        <source>The hint gains {points} points.</source>
        <translation>Tipset ger {points} poäng mer.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Det finns inget annat val.</translation>
    </message>
    <message>
        <source>This choice costs {points} points on average and lowers your chance to win by {chance} percentage points.</source>
        <translation>Valet kostar i medeltal {points} poäng och minskar din vinstchans med {chance} procentenheter.</translation>
    </message>
    <message>
        <source>This choice costs {points} points on average.</source>
        <translation>Valet kostar i medeltal {points} poäng.</translation>
    </message>
    <message>
        <source>This choice lowers your chance to win by {chance} percentage points.</source>
        <translation>Valet minskar din vinstchans med {chance} procentenheter.</translation>
    </message>
    <message>
        <source>To win</source>
        <comment>a bar</comment>
        <translation>Vinst</translation>
    </message>
    <message>
        <source>Very bad</source>
        <translation>Mycket dåligt</translation>
    </message>
    <message>
        <source>What you hold now is just as good.</source>
        <translation>Det du sparar nu är lika bra.</translation>
    </message>
    <message>
        <source>What you hold now: {points} points</source>
        <translation>Det du sparar nu: {points} poäng</translation>
    </message>
    <message>
        <source>What you hold now: {points} points, {chance} to win</source>
        <translation>Det du sparar nu: {points} poäng, {chance} vinstchans</translation>
    </message>
    <message>
        <source>Your choice: {choice}.</source>
        <translation>Ditt val: {choice}.</translation>
    </message>
    <message>
        <source>Your choices cost you {points} points.</source>
        <translation>Dina val kostade dig {points} poäng.</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Ditt spel</translation>
    </message>
    <message>
        <source>Your game so far</source>
        <translation>Ditt spel hittills</translation>
    </message>
    <message>
        <source>{category} {chance}</source>
        <translation>{category} {chance}</translation>
    </message>
    <message>
        <source>{category} {points}</source>
        <translation>{category} {points}</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <comment>a whole sentence</comment>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>{name} is playing. Your choices come with your turn.</source>
        <translation>Nu spelar {name}. Dina val kommer när det är din tur.</translation>
    </message>
    <message>
        <source>{name} {chance}</source>
        <comment>a player&apos;s chance to win</comment>
        <translation>{name} {chance}</translation>
    </message>
    <message>
        <source>{name}: the game</source>
        <translation>{name}: spelet</translation>
    </message>
    <message>
        <source>{name}: the game so far</source>
        <translation>{name}: spelet hittills</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} poäng</translation>
    </message>
    <message>
        <source>{points} points, {chance} to win</source>
        <translation>{points} poäng, {chance} vinstchans</translation>
    </message>
    <message>
        <source>{rank}. {choice}. Points: {points}.</source>
        <comment>a choice, its rank first</comment>
        <translation>{rank}. {choice}. Poäng: {points}.</translation>
    </message>
    <message>
        <source>{rank}. {choice}. Points: {points}. To win: {chance}.</source>
        <comment>a choice, its rank first</comment>
        <translation>{rank}. {choice}. Poäng: {points}. Vinst: {chance}.</translation>
    </message>
</context>
<context>
    <name>CoachChoice</name>
    <message>
        <source>Coach</source>
        <translation>Coachen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Ranks your choices while you play.</source>
        <translation>Rangordnar dina val medan du spelar.</translation>
    </message>
</context>
<context>
    <name>CopiedFact</name>
    <message>
        <source>Copied</source>
        <translation>Kopierat</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>The log has the particulars: {file}</source>
        <translation>Mer står i loggen: {file}</translation>
    </message>
    <message>
        <source>Yacht Desktop cannot be started. Your games are as they were.</source>
        <translation>Yacht Desktop kan inte startas. Dina spel är som de var.</translation>
    </message>
    <message>
        <source>Yacht Desktop met a fault that it did not expect. The game goes on where it was.</source>
        <translation>Yacht Desktop stötte på ett oväntat fel. Spelet fortsätter där det var.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Die {number}, not rolled</source>
        <translation>Tärning {number}, inte kastad</translation>
    </message>
    <message>
        <source>Die {number}, {face}</source>
        <translation>Tärning {number}, {face}</translation>
    </message>
    <message>
        <source>Die {number}, {face}, held</source>
        <translation>Tärning {number}, {face}, sparad</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>en femma</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>en fyra</translation>
    </message>
    <message>
        <source>a one</source>
        <translation>en etta</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>en sexa</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>en trea</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>en tvåa</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a face</comment>
        <translation>femma</translation>
    </message>
    <message>
        <source>five {faces}</source>
        <translation>fem {faces}</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after a number</comment>
        <translation>femmor</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a face</comment>
        <translation>fyra</translation>
    </message>
    <message>
        <source>four {faces}</source>
        <translation>fyra {faces}</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after a number</comment>
        <translation>fyror</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a face</comment>
        <translation>etta</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>after a number</comment>
        <translation>ettor</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a face</comment>
        <translation>sexa</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after a number</comment>
        <translation>sexor</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a face</comment>
        <translation>trea</translation>
    </message>
    <message>
        <source>three {faces}</source>
        <translation>tre {faces}</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>after a number</comment>
        <translation>treor</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a face</comment>
        <translation>tvåa</translation>
    </message>
    <message>
        <source>two {faces}</source>
        <translation>två {faces}</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after a number</comment>
        <translation>tvåor</translation>
    </message>
</context>
<context>
    <name>DiceRows</name>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Dice code; leave it empty for new dice</source>
        <translation>Tärningskod; lämna tomt för nya tärningar</translation>
    </message>
    <message>
        <source>Each player has dice of their own, settled before the first roll.</source>
        <translation>Varje spelare har egna tärningar, bestämda före första kastet.</translation>
    </message>
    <message>
        <source>In the same turn and roll each die shows the same face for all players. Whoever has the code of the game has its dice.</source>
        <translation>I samma tur och kast visar varje tärning detsamma för alla spelare. Den som har spelets kod har dess tärningar.</translation>
    </message>
    <message>
        <source>Real dice on the table, typed in</source>
        <translation>Riktiga tärningar på bordet, matas in</translation>
    </message>
    <message>
        <source>Rolled by the computer</source>
        <translation>Datorn kastar</translation>
    </message>
    <message>
        <source>The same for everyone</source>
        <translation>Samma för alla</translation>
    </message>
    <message>
        <source>You roll your own dice and type in what they show, for all players.</source>
        <translation>Ni kastar egna tärningar och matar in vad de visar, för alla spelare.</translation>
    </message>
    <message>
        <source>game of the day</source>
        <translation>dagens spel</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>riktiga tärningar</translation>
    </message>
    <message>
        <source>the same dice for everyone</source>
        <translation>samma tärningar för alla</translation>
    </message>
</context>
<context>
    <name>DiceStrip</name>
    <message>
        <source>The seed of the dice is not known.</source>
        <translation>Tärningarnas frö är inte känt.</translation>
    </message>
    <message>
        <source>Verify this game</source>
        <translation>Kontrollera spelet</translation>
    </message>
</context>
<context>
    <name>DiceWindow</name>
    <message>
        <source>&amp;Verify this game</source>
        <translation>&amp;Kontrollera spelet</translation>
    </message>
    <message>
        <source>After the last roll these lines, typed into a terminal, have the seed in place of {word}.</source>
        <translation>Efter sista kastet har dessa rader, som skrivs i en terminal, fröet i stället för {word}.</translation>
    </message>
    <message>
        <source>All dice of the game are made from these 32 bytes, here in hexadecimal.</source>
        <translation>Spelets alla tärningar görs av dessa 32 byte, här hexadecimalt.</translation>
    </message>
    <message>
        <source>Check it with another tool</source>
        <translation>Kontrollera med ett annat verktyg</translation>
    </message>
    <message>
        <source>Dice code</source>
        <translation>Tärningskod</translation>
    </message>
    <message>
        <source>Dice of this game</source>
        <translation>Tärningarna i spelet</translation>
    </message>
    <message>
        <source>How the dice are made</source>
        <translation>Så görs tärningarna</translation>
    </message>
    <message>
        <source>No promise is kept with this game.</source>
        <translation>Inget löfte finns sparat med spelet.</translation>
    </message>
    <message>
        <source>People roll real dice and type in what they show. So there is no promise, and nothing that the program could check.</source>
        <translation>Människor kastar riktiga tärningar och matar in vad de visar. Därför finns inget löfte och inget som programmet kan kontrollera.</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Löfte</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frö</translation>
    </message>
    <message>
        <source>The SHA-256 hash of the seed, from before the first roll.</source>
        <translation>Fröets SHA-256-hash, från före första kastet.</translation>
    </message>
    <message>
        <source>The SHA-256 hash of the seed. The first dice of this game are those of another seed.</source>
        <translation>Fröets SHA-256-hash. Spelets första tärningar hör till ett annat frö.</translation>
    </message>
    <message>
        <source>The computer rolls the dice, and they are the same for everyone: in the same turn and roll each die shows the same face, whoever throws it.</source>
        <translation>Datorn kastar tärningarna, och de är samma för alla: i samma tur och kast visar varje tärning detsamma, vem som än kastar den.</translation>
    </message>
    <message>
        <source>The computer rolls the dice. Each player has dice of their own.</source>
        <translation>Datorn kastar tärningarna. Varje spelare har egna tärningar.</translation>
    </message>
    <message>
        <source>The seed of this game is not known.</source>
        <translation>Spelets frö är inte känt.</translation>
    </message>
    <message>
        <source>These lines can be typed into a terminal. For a saved game, yacht-lab verify does the same for every die.</source>
        <translation>Dessa rader kan skrivas i en terminal. För ett sparat spel gör yacht-lab verify detsamma för varje tärning.</translation>
    </message>
    <message>
        <source>Told after the last roll, since whoever knows it knows the dice to come.</source>
        <translation>Berättas efter sista kastet, eftersom den som känner det känner de kommande tärningarna.</translation>
    </message>
    <message>
        <source>Whoever types this code into New game plays with the same dice.</source>
        <translation>Den som skriver in koden i Nytt spel spelar med samma tärningar.</translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message>
        <source>1–6</source>
        <comment>the faces of a die</comment>
        <translation>1–6</translation>
    </message>
    <message>
        <source>All dice are in</source>
        <translation>Alla tärningar är inmatade</translation>
    </message>
    <message>
        <source>All dice are in: press Enter to use them.</source>
        <translation>Alla tärningar är inmatade: tryck på Enter för att använda dem.</translation>
    </message>
    <message>
        <source>Die {number}, to be entered</source>
        <translation>Tärning {number}, inte inmatad</translation>
    </message>
    <message>
        <source>Enter dice</source>
        <translation>Mata in tärningarna</translation>
    </message>
    <message>
        <source>Enter {face}</source>
        <comment>the face of a die</comment>
        <translation>Mata in {face}</translation>
    </message>
    <message>
        <source>Press Enter to use these dice, or click one to correct it.</source>
        <translation>Tryck på Enter för att använda tärningarna, eller klicka på en för att rätta den.</translation>
    </message>
    <message>
        <source>Press Enter, or correct a die.</source>
        <translation>Tryck på Enter eller rätta en tärning.</translation>
    </message>
    <message>
        <source>Roll for the computer, then enter the faces: 1–6.</source>
        <translation>Kasta åt datorn och mata sedan in ögonen: 1–6.</translation>
    </message>
    <message>
        <source>Roll on your table, then enter the faces: 1–6.</source>
        <translation>Kasta på bordet och mata sedan in ögonen: 1–6.</translation>
    </message>
    <message>
        <source>Roll, then enter the dice.</source>
        <translation>Kasta och mata in tärningarna.</translation>
    </message>
    <message>
        <source>The roll can be corrected: choose a die and enter it again, then press Enter.</source>
        <translation>Kastet kan rättas: välj en tärning och mata in den på nytt, tryck sedan på Enter.</translation>
    </message>
    <message>
        <source>Then enter what you rolled.</source>
        <translation>Mata sedan in vad du fick.</translation>
    </message>
    <message>
        <source>Use these dice</source>
        <translation>Använd tärningarna</translation>
    </message>
    <message>
        <source>You may decide again.</source>
        <translation>Du kan välja på nytt.</translation>
    </message>
    <message>
        <source>{name} holds no dice.</source>
        <translation>{name} sparar inga tärningar.</translation>
    </message>
    <message>
        <source>{name} holds: {dice}.</source>
        <translation>{name} sparar: {dice}.</translation>
    </message>
    <message>
        <source>{name} is choosing…</source>
        <translation>{name} väljer…</translation>
    </message>
    <message>
        <source>{name}: {roll}</source>
        <comment>for whom somebody rolls, and what</comment>
        <translation>{name}: {roll}</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>A code has 16 letters and figures, a long one 54.</source>
        <translation>En kod har 16 bokstäver och siffror, en lång har 54.</translation>
    </message>
    <message>
        <source>A game with these dice was played here before. Statistics keep another one apart from the rest.</source>
        <translation>Ett spel med dessa tärningar har spelats här tidigare. Statistiken håller ett nytt isär från de andra.</translation>
    </message>
    <message>
        <source>After the last roll the seed is shown. Anybody can compute its hash, compare it with the promise, and make every die again.</source>
        <translation>Efter sista kastet visas fröet. Vem som helst kan räkna ut dess hash, jämföra den med löftet och göra om varje tärning.</translation>
    </message>
    <message>
        <source>As the dice are the same for everyone, the player is 0 for all players.</source>
        <translation>Eftersom tärningarna är samma för alla är spelaren 0 för alla spelare.</translation>
    </message>
    <message>
        <source>Before the first roll the program draws a seed: 32 bytes from the system’s own randomness.</source>
        <translation>Före första kastet drar programmet ett frö: 32 byte ur systemets egen slump.</translation>
    </message>
    <message>
        <source>Dice code: {code}</source>
        <translation>Tärningskod: {code}</translation>
    </message>
    <message>
        <source>For each die, HMAC-SHA-256 is computed with the seed as the key and the text player/turn/roll/die/block as the message. Players and dice are counted from 0, turns and rolls from 1; block begins with 0. So 0/1/1/0/0 is the first die of the first roll.</source>
        <translation>För varje tärning beräknas HMAC-SHA-256 med fröet som nyckel och texten spelare/tur/kast/tärning/block som meddelande. Spelare och tärningar räknas från 0, turer och kast från 1; block börjar på 0. Alltså är 0/1/1/0/0 första kastets första tärning.</translation>
    </message>
    <message>
        <source>Game of the day, {date}</source>
        <translation>Dagens spel, {date}</translation>
    </message>
    <message>
        <source>No code has the sign {sign}.</source>
        <translation>Ingen kod har tecknet {sign}.</translation>
    </message>
    <message>
        <source>No promise from before the first roll is kept with this game, so it cannot be told whether its dice were settled by then.</source>
        <translation>Inget löfte från före första kastet finns sparat med spelet, så det går inte att säga om tärningarna var bestämda då.</translation>
    </message>
    <message>
        <source>Nothing else goes into a die. So no choice can change what comes later: not which dice are held, not when somebody stops, not which row is filled, and not what is undone.</source>
        <translation>Inget annat påverkar en tärning. Inget val kan alltså ändra det som kommer senare: inte vilka tärningar som sparas, inte när någon slutar, inte vilken rad som fylls och inte vad som ångras.</translation>
    </message>
    <message>
        <source>People rolled these dice themselves, so there is nothing that the program could check.</source>
        <translation>Människor har kastat dessa tärningar själva, så det finns inget som programmet kan kontrollera.</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Riktiga tärningar, inmatade</translation>
    </message>
    <message>
        <source>The 32 bytes of that die (OpenSSL)</source>
        <translation>Den tärningens 32 byte (OpenSSL)</translation>
    </message>
    <message>
        <source>The dice are not those of the seed.</source>
        <translation>Tärningarna är inte fröets.</translation>
    </message>
    <message>
        <source>The dice of that code are known now. This game has new ones, again the same for everyone.</source>
        <translation>Den kodens tärningar är kända nu. Detta spel har nya, åter samma för alla.</translation>
    </message>
    <message>
        <source>The dice of the day are known now. This game has new ones, again the same for everyone.</source>
        <translation>Dagens tärningar är kända nu. Detta spel har nya, åter samma för alla.</translation>
    </message>
    <message>
        <source>The first die of the first player’s first roll (Python)</source>
        <translation>Första tärningen i första spelarens första kast (Python)</translation>
    </message>
    <message>
        <source>The first of the 32 bytes that is less than 252 gives the face: its remainder when divided by 6, plus 1. Where there is none, block becomes 1 more, and the last two steps are done again.</source>
        <translation>Den första av de 32 byten som är mindre än 252 ger ögonen: dess rest vid division med 6, plus 1. Finns ingen sådan ökas block med 1, och de två senaste stegen görs om.</translation>
    </message>
    <message>
        <source>The game is over, but its seed is missing; so its dice cannot be checked.</source>
        <translation>Spelet är slut men dess frö saknas; därför kan tärningarna inte kontrolleras.</translation>
    </message>
    <message>
        <source>The promise is the SHA-256 hash of these 32 bytes. It is shown before the first roll and kept with the game. It tells nothing of the dice, and no other seed can be found that fits it.</source>
        <translation>Löftet är SHA-256-hashen av dessa 32 byte. Det visas före första kastet och sparas med spelet. Det avslöjar inget om tärningarna, och inget annat frö som passar går att finna.</translation>
    </message>
    <message>
        <source>The promise, made from the seed (Python)</source>
        <translation>Löftet, gjort av fröet (Python)</translation>
    </message>
    <message>
        <source>The same dice for everyone</source>
        <translation>Samma tärningar för alla</translation>
    </message>
    <message>
        <source>The seed is 32 bytes, which the code spells in base 31.</source>
        <translation>Fröet är 32 byte, som koden skriver i bas 31.</translation>
    </message>
    <message>
        <source>The seed is not the one that the code stands for.</source>
        <translation>Fröet är inte det som koden står för.</translation>
    </message>
    <message>
        <source>The seed is not the one that was promised: its SHA-256 hash is another one.</source>
        <translation>Fröet är inte det som utlovades: dess SHA-256-hash är en annan.</translation>
    </message>
    <message>
        <source>The seed is the SHA-256 hash of the text “{text}”, which holds the code of the game: 32 bytes.</source>
        <translation>Fröet är SHA-256-hashen av texten ”{text}”, som innehåller spelets kod: 32 byte.</translation>
    </message>
    <message>
        <source>The seed is told after the last roll; then every die can be checked.</source>
        <translation>Fröet berättas efter sista kastet; då kan varje tärning kontrolleras.</translation>
    </message>
    <message>
        <source>The seed of the dice begins with {seed}.</source>
        <translation>Tärningarnas frö börjar med {seed}.</translation>
    </message>
    <message>
        <source>The seed, made from the code (Python)</source>
        <translation>Fröet, gjort av koden (Python)</translation>
    </message>
    <message>
        <source>There is no code here.</source>
        <translation>Här finns ingen kod.</translation>
    </message>
    <message>
        <source>These dice are settled. Their promise:</source>
        <translation>Tärningarna är bestämda. Deras löfte:</translation>
    </message>
    <message>
        <source>This is no code: a sign is wrong, or two have changed places.</source>
        <translation>Detta är ingen kod: ett tecken är fel, eller två har bytt plats.</translation>
    </message>
    <message>
        <source>Turn {turn}, roll {roll}, die {die} shows {shown}, but the seed gives {thrown}. Thrown by: {name}.</source>
        <translation>Tur {turn}, kast {roll}, tärning {die} visar {shown}, men fröet ger {thrown}. Kastades av: {name}.</translation>
    </message>
    <message>
        <source>Whoever plays the game of the same date has the same dice, anywhere. The date is that of your own calendar.</source>
        <translation>Den som spelar spelet för samma datum har samma tärningar, var som helst. Datumet är det i din egen kalender.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>form of a date</comment>
        <translation>d MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>FairnessPlurals</name>
    <message numerus="yes">
        <source>%n dice are those that were promised when the game was gone on with.</source>
        <translation>
            <numerusform>%n tärning är den som utlovades när spelet fortsattes.</numerusform>
            <numerusform>%n tärningar är de som utlovades när spelet fortsattes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice before that are of another seed and cannot be checked any more.</source>
        <translation>
            <numerusform>%n tärning före dess hör till ett annat frö och kan inte längre kontrolleras.</numerusform>
            <numerusform>%n tärningar före dess hör till ett annat frö och kan inte längre kontrolleras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are those that were promised before the first roll.</source>
        <translation>
            <numerusform>Den enda tärningen, %n, är den som utlovades före första kastet.</numerusform>
            <numerusform>Alla %n tärningar är de som utlovades före första kastet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice fit the seed.</source>
        <translation>
            <numerusform>Den enda tärningen, %n, stämmer med fröet.</numerusform>
            <numerusform>Alla %n tärningar stämmer med fröet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all, %n dice are not those of the seed.</source>
        <translation>
            <numerusform>Sammanlagt är %n tärning inte fröets.</numerusform>
            <numerusform>Sammanlagt är %n tärningar inte fröets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is not over; the %n dice thrown so far are those that were promised.</source>
        <translation>
            <numerusform>Spelet är inte slut; den %n tärning som hittills kastats är den som utlovades.</numerusform>
            <numerusform>Spelet är inte slut; de %n tärningar som hittills kastats är de som utlovades.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>En tärning visar 1 till 6.</translation>
    </message>
    <message>
        <source>All dice are held: there is nothing to roll.</source>
        <translation>Alla tärningar är sparade: det finns inget att kasta.</translation>
    </message>
    <message>
        <source>All dice are in. To change one, choose it first.</source>
        <translation>Alla tärningar är inmatade. Välj först den som du vill ändra.</translation>
    </message>
    <message>
        <source>Choose a row with the arrow keys first.</source>
        <translation>Välj först en rad med piltangenterna.</translation>
    </message>
    <message>
        <source>First enter all the dice that you rolled.</source>
        <translation>Mata först in alla tärningar som du har kastat.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>No rolls are left: choose a score.</source>
        <translation>Inga kast kvar: välj en rad.</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Inget har matats in ännu.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Kasta tärningarna först.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>The held dice are not those on the table.</source>
        <translation>De sparade tärningarna är inte de som ligger på bordet.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>Alternativet ”{option}” kan inte vara ”{value}”.</translation>
    </message>
    <message>
        <source>The rules ask for another row now.</source>
        <translation>Reglerna kräver en annan rad nu.</translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation>Reglerna tillåter inte det här.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}”.</source>
        <translation>Det finns inga regler som heter ”{name}”.</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Det finns inget att göra om.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Det finns inget att ångra.</translation>
    </message>
    <message>
        <source>These rules have no such row.</source>
        <translation>Reglerna har ingen sådan rad.</translation>
    </message>
    <message>
        <source>This die is held: it is not rolled.</source>
        <translation>Tärningen är sparad: den kastas inte.</translation>
    </message>
    <message>
        <source>This row has its score already.</source>
        <translation>Raden är redan ifylld.</translation>
    </message>
    <message>
        <source>{dice}: these rules have {count} dice with faces from 1 to {faces}.</source>
        <translation>{dice}: de här reglerna har {count} tärningar med talen 1 till {faces}.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>Open game</source>
        <translation>Öppna spel</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spara spelet</translation>
    </message>
    <message>
        <source>This game has gone on since the file was saved: it is as you left it.</source>
        <translation>Spelet har fortsatt sedan filen sparades: det är som du lämnade det.</translation>
    </message>
</context>
<context>
    <name>FileTroubleDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Öppna spel</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spara spelet</translation>
    </message>
    <message>
        <source>The game was not opened</source>
        <translation>Spelet öppnades inte</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Spelet sparades inte</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>Spelet är sparat som {file}.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Det finns ingen fil {file}.</translation>
    </message>
    <message>
        <source>Yacht games</source>
        <translation>Yachtspel</translation>
    </message>
    <message>
        <source>a key with its value is expected here.</source>
        <translation>här väntas en nyckel med sitt värde.</translation>
    </message>
    <message>
        <source>a turn and its player are expected here.</source>
        <translation>här väntas en tur och dess spelare.</translation>
    </message>
    <message>
        <source>another turn is due here.</source>
        <translation>här ska en annan tur stå.</translation>
    </message>
    <message>
        <source>dice are held and the others not rolled.</source>
        <translation>tärningar sparas men de andra kastas inte.</translation>
    </message>
    <message>
        <source>dice are held twice without a roll between.</source>
        <translation>tärningar sparas två gånger utan kast emellan.</translation>
    </message>
    <message>
        <source>no computer player is called that.</source>
        <translation>ingen datorspelare heter så.</translation>
    </message>
    <message>
        <source>the dice held are not those on the table.</source>
        <translation>de sparade tärningarna är inte de som ligger på bordet.</translation>
    </message>
    <message>
        <source>the file is larger than any game.</source>
        <translation>filen är större än något spel.</translation>
    </message>
    <message>
        <source>the game is over before this line.</source>
        <translation>spelet är slut före denna rad.</translation>
    </message>
    <message>
        <source>the game was saved by a newer version of Yacht Desktop.</source>
        <translation>spelet är sparat av en nyare version av Yacht Desktop.</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>raden är för lång.</translation>
    </message>
    <message>
        <source>the players are not as they must be.</source>
        <translation>spelarna är inte angivna som de ska vara.</translation>
    </message>
    <message>
        <source>the rules do not allow this.</source>
        <translation>reglerna tillåter inte detta.</translation>
    </message>
    <message>
        <source>the rules have no such options.</source>
        <translation>reglerna har inga sådana alternativ.</translation>
    </message>
    <message>
        <source>the turn before has no score.</source>
        <translation>turen före saknar poäng.</translation>
    </message>
    <message>
        <source>the turn goes on after its score.</source>
        <translation>turen fortsätter efter sin poäng.</translation>
    </message>
    <message>
        <source>the turn has no roll.</source>
        <translation>turen saknar kast.</translation>
    </message>
    <message>
        <source>these dice are not worth that.</source>
        <translation>så mycket är tärningarna inte värda.</translation>
    </message>
    <message>
        <source>these rules are not known.</source>
        <translation>dessa regler är okända.</translation>
    </message>
    <message>
        <source>this is neither a roll nor a row that can be filled.</source>
        <translation>detta är varken ett kast eller en rad som kan fyllas i.</translation>
    </message>
    <message>
        <source>this is not a date with a time zone.</source>
        <translation>detta är inget datum med tidszon.</translation>
    </message>
    <message>
        <source>this is not a game of Yacht Desktop.</source>
        <translation>detta är inget spel från Yacht Desktop.</translation>
    </message>
    <message>
        <source>this is not a note.</source>
        <translation>detta är ingen anteckning.</translation>
    </message>
    <message>
        <source>this is not text.</source>
        <translation>detta är inte text.</translation>
    </message>
    <message>
        <source>this key is there twice.</source>
        <translation>denna nyckel finns två gånger.</translation>
    </message>
    <message>
        <source>what is said of the dice here is not right.</source>
        <translation>det som sägs om tärningarna här stämmer inte.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>{file} kan inte läsas.</translation>
    </message>
    <message>
        <source>{file} cannot be written there.</source>
        <translation>{file} kan inte skrivas där.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the disk is full.</source>
        <translation>{file} kan inte skrivas: disken är full.</translation>
    </message>
    <message>
        <source>{file} is not a file.</source>
        <translation>{file} är ingen fil.</translation>
    </message>
    <message>
        <source>{file} is not a game of Yacht Desktop.</source>
        <translation>{file} är inget spel från Yacht Desktop.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <comment>the fault is a sentence</comment>
        <translation>{file}, rad {line}: {fault}</translation>
    </message>
    <message>
        <source>{rules} {date}</source>
        <comment>the name of a file</comment>
        <translation>{rules} {date}</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Leta i:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;namn:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Filer av &amp;typ:</translation>
    </message>
</context>
<context>
    <name>GamePlurals</name>
    <message numerus="yes">
        <source>%n files are not games.</source>
        <translation>
            <numerusform>%n fil är inget spel.</numerusform>
            <numerusform>%n filer är inga spel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are there again.</source>
        <translation>
            <numerusform>%n spel är tillbaka.</numerusform>
            <numerusform>%n spel är tillbaka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n spel raderat.</numerusform>
            <numerusform>%n spel raderade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n spel importerat.</numerusform>
            <numerusform>%n spel importerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to {file}.</source>
        <translation>
            <numerusform>%n spel sparat i {file}.</numerusform>
            <numerusform>%n spel sparade i {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} chosen</source>
        <translation>
            <numerusform>%n valt av {games}</numerusform>
            <numerusform>%n valda av {games}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n fanns redan här.</numerusform>
            <numerusform>%n fanns redan här.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n nothing was played.</source>
        <translation>
            <numerusform>I %n hade ingenting spelats.</numerusform>
            <numerusform>I %n hade ingenting spelats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportTroubles</name>
    <message>
        <source>Files that were not imported</source>
        <translation>Filer som inte importerades</translation>
    </message>
</context>
<context>
    <name>LevelNote</name>
    <message>
        <source>{level}: {summary} {strength}</source>
        <translation>{level}: {summary} {strength}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Admiral</source>
        <translation>Amiral</translation>
    </message>
    <message>
        <source>Always makes the choice that brings the most points on average, calculated to the end of the game. Does not look at anybody else’s score.</source>
        <translation>Gör alltid det val som i genomsnitt ger flest poäng, beräknat till spelets slut. Ser inte på någon annans poäng.</translation>
    </message>
    <message>
        <source>Always makes the choice that wins most often: takes risks when behind and avoids them when ahead. Against one opponent it plays the end of the game without a mistake.</source>
        <translation>Gör alltid det val som vinner oftast: tar risker i underläge och undviker dem i ledning. Mot en enda motståndare spelas slutet helt utan fel.</translation>
    </message>
    <message>
        <source>Beats Captain {wins} games in {games}.</source>
        <translation>Slår Kapten i {wins} spel av {games}.</translation>
    </message>
    <message>
        <source>Bosun</source>
        <translation>Båtsman</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapten</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <translation>Jungman</translation>
    </message>
    <message>
        <source>First Mate</source>
        <translation>Styrman</translation>
    </message>
    <message>
        <source>How often it beats Captain under these rules has not been measured.</source>
        <translation>Hur ofta Kapten besegras med de här reglerna har inte mätts.</translation>
    </message>
    <message>
        <source>How strong it is under these rules could not be worked out.</source>
        <translation>Hur stark nivån är med de här reglerna gick inte att räkna ut.</translation>
    </message>
    <message>
        <source>Knows all that Captain knows and slips in small things.</source>
        <translation>Vet allt som Kapten vet och slarvar i småsaker.</translation>
    </message>
    <message>
        <source>Knows as much as Captain, but takes less care. Where two choices are nearly equal, it may take the lesser one.</source>
        <translation>Vet lika mycket som Kapten men är inte lika noggrann. Där två val är nästan lika bra kan det sämre bli taget.</translation>
    </message>
    <message>
        <source>Knows its categories and slips now and then.</source>
        <translation>Kan sina rader och gör fel då och då.</translation>
    </message>
    <message>
        <source>Knows what every category is worth for the rest of the game. Shies a little at zeros, and makes small mistakes in many turns.</source>
        <translation>Vet vad varje rad är värd under resten av spelet. Är lite rädd för nollor och gör små fel i många turer.</translation>
    </message>
    <message>
        <source>Plans its turn, hates zeros and hopes that all dice will be equal.</source>
        <translation>Planerar sin tur, avskyr nollor och hoppas på idel lika tärningar.</translation>
    </message>
    <message>
        <source>Plans the whole turn and knows roughly what each category usually brings. Hates to write a zero and hopes too often that all dice will be equal.</source>
        <translation>Planerar hela turen och vet ungefär vad varje rad brukar ge. Avskyr att skriva en nolla och hoppas för ofta på idel lika tärningar.</translation>
    </message>
    <message>
        <source>Plays by eye and can be beaten by a child.</source>
        <translation>Spelar på känn och kan slås av ett barn.</translation>
    </message>
    <message>
        <source>Plays to win: bolder when behind, safer when ahead.</source>
        <translation>Spelar för att vinna: djärvare i underläge, säkrare i ledning.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matros</translation>
    </message>
    <message>
        <source>Scores as many points as the dice allow on average.</source>
        <translation>Får i snitt så många poäng som tärningarna tillåter.</translation>
    </message>
    <message>
        <source>Thinks of the next roll only, and hardly asks what a category may still be good for. Hates to write a zero and loves dice that are all equal.</source>
        <translation>Tänker bara på nästa kast och bryr sig föga om vad en rad ännu kan vara bra för. Avskyr att skriva en nolla och älskar idel lika tärningar.</translation>
    </message>
    <message>
        <source>Working out how strong it is …</source>
        <translation>Räknar ut hur stark nivån är …</translation>
    </message>
    <message>
        <source>Working out how strong it is … {percent}%</source>
        <translation>Räknar ut hur stark nivån är … {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{wins} in {games}</source>
        <translation>{wins} av {games}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Draw</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>Importing file {number} of {files}</source>
        <translation>Importerar fil {number} av {files}</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Inget spel är sådant.</translation>
    </message>
    <message>
        <source>No game is unfinished. One that you leave before its end waits for you here.</source>
        <translation>Inget spel är oavslutat. Ett som du lämnar före slutet väntar på dig här.</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Spelet på bordet kan inte raderas.</translation>
    </message>
    <message>
        <source>The game you played last cannot be read; a new one is on the table.</source>
        <translation>Ditt senaste spel går inte att läsa; ett nytt ligger på bordet.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Spelen kan inte läsas nu.</translation>
    </message>
    <message>
        <source>The rest could not be saved.</source>
        <translation>Resten kunde inte sparas.</translation>
    </message>
    <message>
        <source>The rest was left out.</source>
        <translation>Resten utelämnades.</translation>
    </message>
    <message>
        <source>There are no games yet. Every game is kept here from its first roll on; Import takes in games from files.</source>
        <translation>Det finns inga spel än. Varje spel sparas här från det första kastet; Importera hämtar spel från filer.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Spelet kan inte läsas.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Oavslutat</translation>
    </message>
    <message>
        <source>Unfinished, round {round} of {rounds}</source>
        <translation>Oavslutat, omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Writing game {number} of {games}</source>
        <translation>Sparar spel {number} av {games}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du vann</translation>
    </message>
    <message>
        <source>Your games are of a newer version of Yacht Desktop; they are left as they are, and none is added.</source>
        <translation>Dina spel kommer från en nyare version av Yacht Desktop; de lämnas som de är, och inga läggs till.</translation>
    </message>
    <message>
        <source>Your games cannot be saved; they last until you quit.</source>
        <translation>Dina spel kan inte sparas; de finns kvar tills du avslutar.</translation>
    </message>
    <message>
        <source>Your saved games cannot be read; new ones last until you quit.</source>
        <translation>Dina sparade spel går inte att läsa; nya finns kvar tills du avslutar.</translation>
    </message>
    <message>
        <source>Your saved games were damaged and are kept as {file}; new ones are saved again.</source>
        <translation>Dina sparade spel var skadade och finns kvar som {file}; nya spel sparas igen.</translation>
    </message>
    <message>
        <source>coached</source>
        <translation>med coach</translation>
    </message>
    <message>
        <source>dice known</source>
        <translation>kända tärningar</translation>
    </message>
    <message>
        <source>dice typed in</source>
        <translation>inmatade tärningar</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importerat</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>på bordet</translation>
    </message>
    <message>
        <source>undo used</source>
        <translation>ångrat</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} vann</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>LibraryChores</name>
    <message>
        <source>Export game</source>
        <translation>Exportera spel</translation>
    </message>
    <message>
        <source>Export games into a folder</source>
        <translation>Exportera spel till en mapp</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exportera resultat</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importera spel</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabeller</translation>
    </message>
    <message>
        <source>The game is copied as text.</source>
        <translation>Spelet är kopierat som text.</translation>
    </message>
    <message>
        <source>Yacht results</source>
        <translation>Yacht-resultat</translation>
    </message>
</context>
<context>
    <name>LibraryFilter</name>
    <message>
        <source>All</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>När som helst</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Avslutade</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Senaste 12 månaderna</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Senaste 30 dagarna</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Senaste 7 dagarna</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Search by player</source>
        <translation>Sök efter spelare</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Oavslutade</translation>
    </message>
    <message>
        <source>When they were played</source>
        <translation>När de spelades</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Vilka spel som visas</translation>
    </message>
</context>
<context>
    <name>LibraryMenu</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Radera</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportera…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importera…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Granska</translation>
    </message>
    <message>
        <source>&amp;Undo deletion</source>
        <translation>&amp;Ångra raderingen</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>Kopiera som te&amp;xt</translation>
    </message>
    <message>
        <source>Export re&amp;sults as CSV…</source>
        <translation>Exportera resul&amp;tat som CSV…</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Spela upp</translation>
    </message>
</context>
<context>
    <name>LibraryNotice</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>&amp;Detaljer</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Radera</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importera…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mer</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ppna</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Granska</translation>
    </message>
    <message>
        <source>&amp;Show all games</source>
        <translation>&amp;Visa alla spel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Opens a menu with all that can be done.</source>
        <translation>Öppnar en meny med allt som kan göras.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Yacht Desktop</source>
        <translation>Yacht Desktop</translation>
    </message>
</context>
<context>
    <name>Mute</name>
    <message>
        <source>The sound is off.</source>
        <translation>Ljudet är av.</translation>
    </message>
    <message>
        <source>The sound is on.</source>
        <translation>Ljudet är på.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Starta spelet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>coach on</source>
        <translation>coach på</translation>
    </message>
</context>
<context>
    <name>OpponentsView</name>
    <message>
        <source>Admiral has no average, because it gives up points where that wins more often. Luck decides much: even Admiral wins hardly more than half of its games against Captain.</source>
        <translation>Amiral har inget medelvärde, eftersom poäng offras där det vinner oftare. Turen avgör mycket: även Amiral vinner knappt mer än hälften av spelen mot Kapten.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Medel</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Datorspelare</translation>
    </message>
    <message>
        <source>Computer players roll the same dice as everybody else and do not know what comes next.</source>
        <translation>Datorspelare kastar samma tärningar som alla andra och vet inte vad som kommer härnäst.</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>Så tänker den</translation>
    </message>
    <message>
        <source>How they think, and how strong they are</source>
        <translation>Hur de tänker och hur starka de är</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regler: {rules}</translation>
    </message>
    <message>
        <source>The average is that of the totals of very many games.</source>
        <translation>Medelvärdet gäller summan i väldigt många spel.</translation>
    </message>
    <message>
        <source>These figures are calculated from every position that a game can come to, and rounded.</source>
        <translation>Siffrorna är beräknade ur alla lägen som ett spel kan hamna i och avrundade.</translation>
    </message>
    <message>
        <source>They differ only in how they choose. The weaker ones make mistakes as people do: small ones often, big ones seldom.</source>
        <translation>De skiljer sig bara i hur de väljer. De svagare gör fel som människor gör: små ofta, stora sällan.</translation>
    </message>
    <message>
        <source>What the figures mean</source>
        <translation>Vad siffrorna betyder</translation>
    </message>
    <message>
        <source>Wins against the level before</source>
        <translation>Vinster mot nivån före</translation>
    </message>
    <message>
        <source>Wins are games between two players, who take turns in beginning; a draw counts as half a win.</source>
        <translation>Vinsterna gäller spel mellan två spelare som turas om att börja; oavgjort räknas som en halv vinst.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>100 points for each further Five of a Kind</source>
        <translation>100 poäng för varje ytterligare Femtal</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 poäng</translation>
    </message>
    <message>
        <source>60 points</source>
        <translation>60 poäng</translation>
    </message>
    <message>
        <source>All five dice</source>
        <translation>Alla fem tärningarna</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Dubbel Generala</translation>
    </message>
    <message>
        <source>Five equal dice are a Full House</source>
        <translation>Fem lika är en Kåk</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Tvingande</translation>
    </message>
    <message>
        <source>Four of a Kind counts</source>
        <translation>I Fyrtal räknas</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Fri</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>Uppifrån och ned</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Stegar</translation>
    </message>
    <message>
        <source>Those four dice</source>
        <translation>De fyra tärningarna</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>{little} and {big}</source>
        <translation>{little} och {big}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} vardera</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>&amp;Add player</source>
        <translation>&amp;Lägg till spelare</translation>
    </message>
    <message>
        <source>1 to 6 · the top row starts</source>
        <translation>1–6 · den översta börjar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>{name}: {place} of {count}</source>
        <translation>{name}: {place} av {count}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Människa</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>Spelare {number}: nivå</translation>
    </message>
    <message>
        <source>Move {name}: drag, or Alt+Up and Alt+Down</source>
        <translation>Flytta {name}: dra, eller Alt+Upp och Alt+Ned</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Spelare {number}: namn</translation>
    </message>
    <message>
        <source>Player {number}: human or computer</source>
        <translation>Spelare {number}: människa eller dator</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Ta bort {name}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{level} {number}</source>
        <translation>{level} {number}</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%n rad</numerusform>
            <numerusform>%n rader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, bonus of {points}</source>
        <translation>
            <numerusform>%n rad, bonus {points}</numerusform>
            <numerusform>%n rader, bonus {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, no bonus</source>
        <translation>
            <numerusform>%n rad, ingen bonus</numerusform>
            <numerusform>%n rader, ingen bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, served bonus</source>
        <translation>
            <numerusform>%n rad, mer på första kastet</numerusform>
            <numerusform>%n rader, mer på första kastet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still to be entered.</source>
        <translation>
            <numerusform>%n tärning återstår att mata in.</numerusform>
            <numerusform>%n tärningar återstår att mata in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice, {categories}</source>
        <translation>
            <numerusform>%n tärning, {categories}</numerusform>
            <numerusform>%n tärningar, {categories}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n kvar</numerusform>
            <numerusform>%n kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the damaged games could be read and are in the library again.</source>
        <translation>
            <numerusform>%n av de skadade spelen gick att läsa och finns i biblioteket igen.</numerusform>
            <numerusform>%n av de skadade spelen gick att läsa och finns i biblioteket igen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n kast kvar.</numerusform>
            <numerusform>%n kast kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to enter</source>
        <translation>
            <numerusform>%n att mata in</numerusform>
            <numerusform>%n att mata in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n points</source>
        <translation>
            <numerusform>Du fick %n poäng</numerusform>
            <numerusform>Du fick %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n points</source>
        <translation>
            <numerusform>Du vinner med %n poäng</numerusform>
            <numerusform>Du vinner med %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} vinner med %n poäng</numerusform>
            <numerusform>{name} vinner med %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points</source>
        <translation>
            <numerusform>{name}: %n poäng</numerusform>
            <numerusform>{name}: %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{row}, %n possible</source>
        <translation>
            <numerusform>{row}, %n möjlig</numerusform>
            <numerusform>{row}, %n möjliga</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>At once</source>
        <translation>Genast</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Vinröd</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörka</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Ebenholts</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grön</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Lugnt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljusa</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Marinblå</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Siffror</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>{chance} to win</source>
        <translation>{chance} vinstchans</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} poäng</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Against others</source>
        <translation>Mot andra</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Ensam</translation>
    </message>
    <message>
        <source>Ask before scoring 0 while another row gives points</source>
        <translation>Fråga innan 0 skrivs in medan en annan rad ger poäng</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Ändringarna gäller genast.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coachen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Datorn spelar</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>How cloth and dice look</source>
        <translation>Så ser duk och tärningar ut</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Stäng av alla ljud</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mindre rörelse</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Duk på bordet</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
    </message>
    <message>
        <source>Warn me of choices that cost more than this</source>
        <translation>Varna mig för val som kostar mer än så här</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Winner</source>
        <translation>Vinnare</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Draw between {names} and {last}</source>
        <translation>Oavgjort mellan {names} och {last}</translation>
    </message>
    <message>
        <source>You win with a served Generala</source>
        <translation>Du vinner med en Generala på första kastet</translation>
    </message>
    <message>
        <source>{name} wins with a served Generala</source>
        <translation>{name} vinner med en Generala på första kastet</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nytt spel</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Spela igen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Granska</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A close call. Better: {choices}, by {loss}.</source>
        <translation>Ett jämnt val. Bättre: {choices}, med {loss}.</translation>
    </message>
    <message>
        <source>A served Generala wins at once: what could still have been scored is taken off its luck.</source>
        <translation>En Generala med första kastet vinner genast: poäng som ännu kunde ha skrivits dras av från Tur.</translation>
    </message>
    <message>
        <source>A tie: {choices} are equally good.</source>
        <translation>Lika: {choices} är lika bra.</translation>
    </message>
    <message>
        <source>All choices were equally good.</source>
        <translation>Alla val var lika bra.</translation>
    </message>
    <message>
        <source>As good as the best; ahead by a hair: {choices}.</source>
        <translation>Så gott som bäst; en hårsmån bättre: {choices}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Vinstchans</translation>
    </message>
    <message>
        <source>Costliest choices: {name}</source>
        <translation>Dyraste valen: {name}</translation>
    </message>
    <message>
        <source>Expected total</source>
        <translation>Väntad summa</translation>
    </message>
    <message>
        <source>Kept {dice}</source>
        <translation>Sparade {dice}</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Luck: points gained by the dice. Skill: points lost by choices.</source>
        <translation>Tur: poäng som tärningarna gav. Skicklighet: poäng som valen kostade.</translation>
    </message>
    <message>
        <source>Mistake by {name}, 2 points or more</source>
        <translation>Misstag, 2 poäng eller mer: {name}</translation>
    </message>
    <message>
        <source>Mistake, 2 points or more</source>
        <translation>Misstag, 2 poäng eller mer</translation>
    </message>
    <message>
        <source>No choice cost anything to speak of.</source>
        <translation>Inget val kostade något att tala om.</translation>
    </message>
    <message>
        <source>Perfect play averages {points}.</source>
        <translation>Perfekt spel ger i medeltal {points}.</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Förlorat</translation>
    </message>
    <message>
        <source>Reviewing the game: {percent}</source>
        <translation>Spelet granskas: {percent}</translation>
    </message>
    <message>
        <source>Rolled all dice</source>
        <translation>Kastade alla tärningar</translation>
    </message>
    <message>
        <source>Rolled all five</source>
        <translation>Kastade alla fem</translation>
    </message>
    <message>
        <source>Rolled all three</source>
        <translation>Kastade alla tre</translation>
    </message>
    <message>
        <source>Rolled {dice}</source>
        <translation>Kastade {dice}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Omgång {number}</translation>
    </message>
    <message>
        <source>Round {number}: {values}</source>
        <translation>Omgång {number}: {values}</translation>
    </message>
    <message>
        <source>Scored {points} in {category}</source>
        <translation>Skrev {points} i {category}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Skicklighet</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of a game</comment>
        <translation>Början</translation>
    </message>
    <message>
        <source>Start: {values}</source>
        <comment>of a game</comment>
        <translation>Början: {values}</translation>
    </message>
    <message>
        <source>The best choice.</source>
        <translation>Det bästa valet.</translation>
    </message>
    <message>
        <source>The dice gave {points} points and {chance} percentage points to win.</source>
        <translation>Tärningarna gav {points} poäng och {chance} procentenheters vinstchans.</translation>
    </message>
    <message>
        <source>The dice gave {points} points.</source>
        <translation>Tärningarna gav {points} poäng.</translation>
    </message>
    <message>
        <source>This game could not be reviewed.</source>
        <translation>Det här spelet kunde inte granskas.</translation>
    </message>
    <message>
        <source>You had no choice to make yet; the dice gave you {luck}.</source>
        <translation>Du hade inget val att göra ännu; tärningarna gav dig {luck}.</translation>
    </message>
    <message>
        <source>Your costliest choices</source>
        <translation>Dina dyraste val</translation>
    </message>
    <message>
        <source>better {choice}</source>
        <translation>bättre: {choice}</translation>
    </message>
    <message>
        <source>by an opponent</source>
        <comment>a mistake</comment>
        <translation>av en motståndare</translation>
    </message>
    <message>
        <source>by another player</source>
        <comment>a mistake</comment>
        <translation>av en annan spelare</translation>
    </message>
    <message>
        <source>first roll</source>
        <translation>första kastet</translation>
    </message>
    <message>
        <source>luck {points}</source>
        <translation>tur {points}</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>förlorade poäng</translation>
    </message>
    <message>
        <source>roll all</source>
        <comment>all dice</comment>
        <translation>kasta alla</translation>
    </message>
    <message>
        <source>roll {number}</source>
        <translation>kast {number}</translation>
    </message>
    <message>
        <source>second roll</source>
        <translation>andra kastet</translation>
    </message>
    <message>
        <source>skill {points}</source>
        <translation>skicklighet {points}</translation>
    </message>
    <message>
        <source>third roll</source>
        <translation>tredje kastet</translation>
    </message>
    <message>
        <source>{chance} percentage points to win</source>
        <translation>{chance} procentenheter i vinstchans</translation>
    </message>
    <message>
        <source>{choices} and {last}</source>
        <translation>{choices} och {last}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} eller {second}</translation>
    </message>
    <message>
        <source>{heading}: {dice}. {done}. {verdict}</source>
        <translation>{heading}: {dice}. {done}. {verdict}</translation>
    </message>
    <message>
        <source>{mark}. Better: {choices}, by {loss}.</source>
        <translation>{mark}. Bättre: {choices}, med {loss}.</translation>
    </message>
    <message>
        <source>{name} had no choice to make yet; the dice gave {luck}.</source>
        <translation>{name} hade inget val att göra ännu; tärningarna gav {luck}.</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} poäng</translation>
    </message>
    <message>
        <source>{points} points and {chance} percentage points to win</source>
        <translation>{points} poäng och {chance} procentenheter i vinstchans</translation>
    </message>
    <message>
        <source>{points} points each.</source>
        <translation>{points} poäng var.</translation>
    </message>
    <message>
        <source>{points} to {other} over the {name}.</source>
        <comment>the name of a level</comment>
        <translation>{points} mot {other}; tvåa: {name}.</translation>
    </message>
    <message>
        <source>{points} to {other} over you.</source>
        <translation>{points} mot dina {other}.</translation>
    </message>
    <message>
        <source>{points} to {other} over {name}.</source>
        <translation>{points} mot {other}; tvåa: {name}.</translation>
    </message>
    <message>
        <source>{points} to {other}.</source>
        <comment>two totals</comment>
        <translation>{points} mot {other}.</translation>
    </message>
    <message>
        <source>{start} + luck − points lost = total.</source>
        <translation>{start} + tur − förlorade poäng = summan.</translation>
    </message>
    <message>
        <source>{start} + luck − points lost = your total.</source>
        <translation>{start} + tur − förlorade poäng = din summa.</translation>
    </message>
    <message>
        <source>{start} + luck − points lost − points not played = total.</source>
        <translation>{start} + tur − förlorade poäng − ospelade poäng = summan.</translation>
    </message>
    <message>
        <source>{totals}.</source>
        <comment>names with their points</comment>
        <translation>{totals}.</translation>
    </message>
    <message>
        <source>{value}, {points} points lost</source>
        <translation>{value}, {points} förlorade poäng</translation>
    </message>
</context>
<context>
    <name>ReviewBody</name>
    <message>
        <source>Decisions and rolls</source>
        <translation>Beslut och kast</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Det finns inget sådant.</translation>
    </message>
</context>
<context>
    <name>ReviewPlurals</name>
    <message numerus="yes">
        <source>You played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave you {luck}.</source>
        <translation>
            <numerusform>Du spelade {accuracy} rätt, gav bort {lost} poäng på %n beslut, och tärningarna gav dig {luck}.</numerusform>
            <numerusform>Du spelade {accuracy} rätt, gav bort {lost} poäng på %n beslut, och tärningarna gav dig {luck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{choice} or %n others</source>
        <comment>how many other choices are just as good</comment>
        <translation>
            <numerusform>{choice} eller %n annat</numerusform>
            <numerusform>{choice} eller %n andra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave {luck}.</source>
        <translation>
            <numerusform>{name} spelade {accuracy} rätt, gav bort {lost} poäng på %n beslut, och tärningarna gav {luck}.</numerusform>
            <numerusform>{name} spelade {accuracy} rätt, gav bort {lost} poäng på %n beslut, och tärningarna gav {luck}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWait</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Bakåt</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nästa</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spela upp</translation>
    </message>
    <message>
        <source>&amp;Try again from here</source>
        <translation>&amp;Försök igen härifrån</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alla steg</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Left, Right: steps · Up, Down: mistakes · Page Up, Page Down: rounds</source>
        <translation>Vänster, höger: steg · upp, ner: misstag · Page Up, Page Down: omgångar</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Misstag</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Granskning</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>What is shown beside the table</source>
        <translation>Vad som visas bredvid bordet</translation>
    </message>
    <message>
        <source>Which steps are shown</source>
        <translation>Vilka steg som visas</translation>
    </message>
</context>
<context>
    <name>Roll</name>
    <message>
        <source>All dice held</source>
        <translation>Alla tärningar sparade</translation>
    </message>
    <message>
        <source>Choose a score</source>
        <translation>Välj en rad</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>Roll all dice</source>
        <translation>Kasta alla tärningar</translation>
    </message>
    <message>
        <source>Roll all five dice</source>
        <translation>Kasta alla fem tärningar</translation>
    </message>
    <message>
        <source>Roll all three dice</source>
        <translation>Kasta alla tre tärningar</translation>
    </message>
    <message>
        <source>Roll four dice</source>
        <translation>Kasta fyra tärningar</translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation>Kasta en tärning</translation>
    </message>
    <message>
        <source>Roll three dice</source>
        <translation>Kasta tre tärningar</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Kasta två tärningar</translation>
    </message>
    <message>
        <source>{name} is rolling…</source>
        <translation>{name} kastar…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>American rules</source>
        <translation>Amerikanska regler</translation>
    </message>
    <message>
        <source>Crag</source>
        <translation>Crag</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Yacht 1938</source>
        <translation>Yacht 1938</translation>
    </message>
    <message>
        <source>Yacht modern</source>
        <translation>Modern Yacht</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation>Yatzy</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Opponents under the rules of {name}</source>
        <translation>Motståndare med reglerna i {name}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules of {name}</source>
        <translation>Regler: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPlurals</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; on the first roll of a turn it wins the game</source>
        <translation>
            <numerusform>%n poäng; med turens första kast vinner man spelet</numerusform>
            <numerusform>%n poäng; med turens första kast vinner man spelet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; {served} on the first roll of a turn</source>
        <translation>
            <numerusform>%n poäng; {served} med turens första kast</numerusform>
            <numerusform>%n poäng; {served} med turens första kast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n turns.</source>
        <translation>
            <numerusform>Varje spelare har %n omgång.</numerusform>
            <numerusform>Varje spelare har %n omgångar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold any of them, or none, and roll the others again: at most %n rolls in a turn. Each time you choose anew, so a held die may be rolled again too.</source>
        <translation>
            <numerusform>Spara vilka du vill, eller inga, och kasta de andra igen: högst %n kast per tur. Du väljer på nytt varje gång, så även en sparad tärning får kastas igen.</numerusform>
            <numerusform>Spara vilka du vill, eller inga, och kasta de andra igen: högst %n kast per tur. Du väljer på nytt varje gång, så även en sparad tärning får kastas igen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice.</source>
        <translation>
            <numerusform>Kasta %n tärning.</numerusform>
            <numerusform>Kasta alla %n tärningar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest possible total is %n points.</source>
        <translation>
            <numerusform>Den högsta möjliga summan är %n poäng.</numerusform>
            <numerusform>Den högsta möjliga summan är %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While {category} holds points, every further turn that ends with five equal dice adds %n points, whichever category they fill.</source>
        <translation>
            <numerusform>När raden {category} har poäng ger varje ny tur som slutar med fem lika tärningar %n poäng till, oavsett vilken rad de skrivs på.</numerusform>
            <numerusform>När raden {category} har poäng ger varje ny tur som slutar med fem lika tärningar %n poäng till, oavsett vilken rad de skrivs på.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>A Crag is a Thirteen too, for the points of a Thirteen.</source>
        <translation>En Crag är också Tretton och ger då poängen för Tretton.</translation>
    </message>
    <message>
        <source>A Large Straight is a Small Straight too, for the points of a Small Straight.</source>
        <translation>En Stor stege är också en Liten stege och ger då poängen för en Liten stege.</translation>
    </message>
    <message>
        <source>A Yacht is a Four of a Kind too, and all five dice count.</source>
        <translation>En Yacht är också ett Fyrtal, och alla fem tärningarna räknas.</translation>
    </message>
    <message>
        <source>A Yacht is a Four of a Kind, and all five dice count, as chosen for this game.</source>
        <translation>En Yacht är ett Fyrtal, och i det här spelet räknas alla fem tärningarna.</translation>
    </message>
    <message>
        <source>A Yacht is a Four of a Kind: four of its dice count, the fifth does not.</source>
        <translation>En Yacht är ett Fyrtal: fyra av tärningarna räknas, den femte inte.</translation>
    </message>
    <message>
        <source>A Yacht is a Full House too, as chosen for this game.</source>
        <translation>I det här spelet är en Yacht också en Kåk.</translation>
    </message>
    <message>
        <source>A Yacht is not a Full House: that has two different faces.</source>
        <translation>En Yacht är ingen Kåk: en Kåk har två olika slag.</translation>
    </message>
    <message>
        <source>A Yatzy is a Four of a Kind: four of its dice count, the fifth does not.</source>
        <translation>En Yatzy är ett Fyrtal: fyra av tärningarna räknas, den femte inte.</translation>
    </message>
    <message>
        <source>A Yatzy is not a Full House: that has two different faces.</source>
        <translation>En Yatzy är ingen Kåk: en Kåk har två olika slag.</translation>
    </message>
    <message>
        <source>A bonus of {points} is added when Ones to Sixes reach {threshold} together.</source>
        <translation>En bonus på {points} tillkommer när Ettor till Sexor tillsammans ger minst {threshold} poäng.</translation>
    </message>
    <message>
        <source>A straight has exactly its five faces: with a gap in the row it is none.</source>
        <translation>En stege har exakt sina fem tal: med en lucka i följden är det ingen stege.</translation>
    </message>
    <message>
        <source>A total of 13 without two dice of one face is a Thirteen, but not a Crag.</source>
        <translation>Summan 13 utan två tärningar av ett slag är Tretton men ingen Crag.</translation>
    </message>
    <message>
        <source>A total of {total}</source>
        <translation>Summan {total}</translation>
    </message>
    <message>
        <source>A total of {total}, with two dice of one face</source>
        <translation>Summan {total}, med två tärningar av ett slag</translation>
    </message>
    <message>
        <source>After a 0 in Five of a Kind, five equal dice never earn the extra bonus.</source>
        <translation>Efter en nolla i Femtal ger fem lika tärningar aldrig extrabonusen.</translation>
    </message>
    <message>
        <source>Any dice</source>
        <translation>Vilka tärningar som helst</translation>
    </message>
    <message>
        <source>At least four faces in a row</source>
        <translation>Minst fyra tal i följd</translation>
    </message>
    <message>
        <source>At least four of one face</source>
        <translation>Minst fyra av ett slag</translation>
    </message>
    <message>
        <source>At least three of one face</source>
        <translation>Minst tre av ett slag</translation>
    </message>
    <message>
        <source>Categories are filled from top to bottom.</source>
        <translation>Raderna fylls i uppifrån och ned.</translation>
    </message>
    <message>
        <source>Dice that do not meet a category’s condition score 0 there. You may choose that too.</source>
        <translation>Tärningar som inte uppfyller radens villkor ger 0 poäng där. Även det får du välja.</translation>
    </message>
    <message>
        <source>Exactly {faces}</source>
        <translation>Exakt {faces}</translation>
    </message>
    <message>
        <source>Five equal dice are Three and Four of a Kind too, and all five count.</source>
        <translation>Fem lika tärningar är också Tretal och Fyrtal, och alla fem räknas.</translation>
    </message>
    <message>
        <source>Five equal dice are a Full House only as a joker: otherwise it has two different faces.</source>
        <translation>Fem lika tärningar är en Kåk bara som joker: annars har en Kåk två olika slag.</translation>
    </message>
    <message>
        <source>Five equal dice are a Póker too.</source>
        <translation>Fem lika tärningar är också en Póker.</translation>
    </message>
    <message>
        <source>Five equal dice are not a Full House: that has two different faces.</source>
        <translation>Fem lika tärningar är ingen Kåk: en Kåk har två olika slag.</translation>
    </message>
    <message>
        <source>Five equal dice are not a Full: that has two different faces.</source>
        <translation>Fem lika tärningar är ingen Full: en Full har två olika slag.</translation>
    </message>
    <message>
        <source>Five faces in a row</source>
        <translation>Fem tal i följd</translation>
    </message>
    <message>
        <source>Five of one face</source>
        <translation>Fem av ett slag</translation>
    </message>
    <message>
        <source>For a Small Straight the fifth die may show anything.</source>
        <translation>I en Liten stege får den femte tärningen visa vad som helst.</translation>
    </message>
    <message>
        <source>Four of one face are not Two Pairs: those have different faces.</source>
        <translation>Fyra av ett slag är inte Två par: paren ska vara av olika slag.</translation>
    </message>
    <message>
        <source>Further turns that end with five equal dice add no extra points.</source>
        <translation>Fler turer som slutar med fem lika tärningar ger inga extra poäng.</translation>
    </message>
    <message>
        <source>Hold any of them, or none, and roll the others once more, if you like.</source>
        <translation>Spara vilka du vill, eller inga, och kasta de andra en gång till om du vill.</translation>
    </message>
    <message>
        <source>In a game with real dice you roll your own on the table, for the computers too, and enter what they show.</source>
        <translation>I ett spel med riktiga tärningar kastar du dina egna på bordet, även åt datorerna, och matar in vad de visar.</translation>
    </message>
    <message>
        <source>Once Five of a Kind and Twos are filled, five twos are a Large Straight too.</source>
        <translation>När Femtal och Tvåor är ifyllda är fem tvåor också en Stor stege.</translation>
    </message>
    <message>
        <source>Once {category} is filled, with points or with 0, five equal dice are a joker. They may fill any open category. Once the category of their face is filled, they score below Sixes as if they met every condition.</source>
        <translation>När raden {category} är ifylld, med poäng eller med 0, är fem lika tärningar en joker. De får skrivas på vilken öppen rad som helst. När raden för deras tal är ifylld ger de nedanför Sexor poäng som om de uppfyllde varje villkor.</translation>
    </message>
    <message>
        <source>Once {category} is filled, with points or with 0, five equal dice are a joker. They must fill the category of their face while that is open. After that they must fill an open category below Sixes, and score there as if they met its condition. Where none of those is open either, they score 0 in any open category.</source>
        <translation>När raden {category} är ifylld, med poäng eller med 0, är fem lika tärningar en joker. De ska skrivas på raden för sitt tal så länge den är öppen. Därefter ska de skrivas på en öppen rad nedanför Sexor och ger där poäng som om de uppfyllde radens villkor. Är ingen av de raderna heller öppen ger de 0 på vilken öppen rad som helst.</translation>
    </message>
    <message>
        <source>Otherwise the highest total wins. Equal totals are a draw.</source>
        <translation>Annars vinner den högsta summan. Lika summor är oavgjort.</translation>
    </message>
    <message>
        <source>Stop after any roll and fill exactly one open category. A filled category is closed for good.</source>
        <translation>Sluta efter vilket kast du vill och fyll i exakt en öppen rad. En ifylld rad är stängd för gott.</translation>
    </message>
    <message>
        <source>Sum of all dice</source>
        <translation>Summan av alla tärningar</translation>
    </message>
    <message>
        <source>Sum of the fives</source>
        <translation>Summan av femmorna</translation>
    </message>
    <message>
        <source>Sum of the fours</source>
        <translation>Summan av fyrorna</translation>
    </message>
    <message>
        <source>Sum of the ones</source>
        <translation>Summan av ettorna</translation>
    </message>
    <message>
        <source>Sum of the sixes</source>
        <translation>Summan av sexorna</translation>
    </message>
    <message>
        <source>Sum of the threes</source>
        <translation>Summan av treorna</translation>
    </message>
    <message>
        <source>Sum of the twos</source>
        <translation>Summan av tvåorna</translation>
    </message>
    <message>
        <source>Sum of those four dice</source>
        <translation>Summan av de fyra tärningarna</translation>
    </message>
    <message>
        <source>Sum of those three dice</source>
        <translation>Summan av de tre tärningarna</translation>
    </message>
    <message>
        <source>Sum of those two dice</source>
        <translation>Summan av de två tärningarna</translation>
    </message>
    <message>
        <source>The higher points are for dice that lie so after the first roll of a turn.</source>
        <translation>De högre poängen är för tärningar som ligger så efter turens första kast.</translation>
    </message>
    <message>
        <source>The highest total wins. Equal totals are a draw.</source>
        <translation>Den högsta summan vinner. Lika summor är oavgjort.</translation>
    </message>
    <message>
        <source>There are four straights only: 2-3-4 and 3-4-5 are none.</source>
        <translation>Det finns bara fyra stegar: 2-3-4 och 3-4-5 är inga.</translation>
    </message>
    <message>
        <source>There is no bonus for Ones to Sixes, and no joker.</source>
        <translation>Det finns ingen bonus för Ettor till Sexor och ingen joker.</translation>
    </message>
    <message>
        <source>There is no bonus of any kind, and no joker.</source>
        <translation>Det finns ingen bonus av något slag och ingen joker.</translation>
    </message>
    <message>
        <source>There is no joker.</source>
        <translation>Det finns ingen joker.</translation>
    </message>
    <message>
        <source>Three of one face</source>
        <translation>Tre av ett slag</translation>
    </message>
    <message>
        <source>Three of one face and two of another</source>
        <translation>Tre av ett slag och två av ett annat</translation>
    </message>
    <message>
        <source>Three of one face and two of another, or five of one face</source>
        <translation>Tre av ett slag och två av ett annat, eller fem av ett slag</translation>
    </message>
    <message>
        <source>Two of one face; the highest pair counts</source>
        <translation>Två av ett slag; det högsta paret räknas</translation>
    </message>
    <message>
        <source>Two pairs of different faces</source>
        <translation>Två par av olika slag</translation>
    </message>
    <message>
        <source>While Generala is open or holds 0, Double Generala scores 0.</source>
        <translation>Så länge Generala är öppen eller har 0 ger Dubbel Generala 0 poäng.</translation>
    </message>
    <message>
        <source>Whoever fills {category} with points from the first roll of a turn wins at once.</source>
        <translation>Den som får poäng på raden {category} med turens första kast vinner genast.</translation>
    </message>
    <message>
        <source>{condition}; {category} must hold points already</source>
        <translation>{condition}; raden {category} ska redan ha poäng</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Categories</source>
        <translation>Rader</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Villkor</translation>
    </message>
    <message>
        <source>Easily mistaken</source>
        <translation>Lätt att missta sig på</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exempel</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Så går en tur till</translation>
    </message>
    <message>
        <source>Options in force</source>
        <translation>Valda alternativ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Spelet</translation>
    </message>
    <message>
        <source>{category}: {points}</source>
        <translation>{category}: {points}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
</context>
<context>
    <name>Scorecard</name>
    <message>
        <source>computer</source>
        <translation>dator</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>spelar</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vinnare</translation>
    </message>
    <message>
        <source>{name}, {caption}</source>
        <translation>{name}, {caption}</translation>
    </message>
    <message>
        <source>{name}, {row}, open</source>
        <translation>{name}, {row}, öppen</translation>
    </message>
    <message>
        <source>{name}, {row}, {points}</source>
        <translation>{name}, {row}, {points}</translation>
    </message>
    <message>
        <source>{name}, {row}, {reached} of {needed}</source>
        <translation>{name}, {row}, {reached} av {needed}</translation>
    </message>
</context>
<context>
    <name>ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Score 0 in {category}?</source>
        <translation>Skriva 0 i {category}?</translation>
    </message>
    <message>
        <source>Score 0 in {category}? Enter writes it, Escape leaves it open.</source>
        <translation>Skriva 0 i {category}? Enter skriver in den, Esc lämnar raden öppen.</translation>
    </message>
    <message>
        <source>Taken back: {category}.</source>
        <translation>Ångrat: {category}.</translation>
    </message>
    <message>
        <source>{name}: a bonus of {points}.</source>
        <translation>{name}: bonus {points}.</translation>
    </message>
    <message>
        <source>{name}: {category}, {points}.</source>
        <translation>{name}: {category}, {points}.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Choose a row</source>
        <translation>Välj en rad</translation>
    </message>
    <message>
        <source>Decide again instead</source>
        <translation>Välj på nytt i stället</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Enter a die</source>
        <translation>Mata in en tärning</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>Första steget, sista steget</translation>
    </message>
    <message>
        <source>Hold all dice of a face</source>
        <translation>Spara alla tärningar av ett slag</translation>
    </message>
    <message>
        <source>Hold or release a die</source>
        <translation>Spara eller släpp en tärning</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>I en granskning</translation>
    </message>
    <message>
        <source>In the list of games</source>
        <translation>I listan över spel</translation>
    </message>
    <message>
        <source>In the trainer</source>
        <translation>Hos tränaren</translation>
    </message>
    <message>
        <source>Leave the row open after all</source>
        <translation>Lämna raden öppen ändå</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nästa uppgift</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nästa del av fönstret</translation>
    </message>
    <message>
        <source>Open a game, or go on with it</source>
        <translation>Öppna ett spel eller fortsätt det</translation>
    </message>
    <message>
        <source>Previous die, next die</source>
        <translation>Föregående tärning, nästa tärning</translation>
    </message>
    <message>
        <source>Previous mistake, next mistake</source>
        <translation>Föregående misstag, nästa misstag</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Föregående del av fönstret</translation>
    </message>
    <message>
        <source>Previous round, next round</source>
        <translation>Föregående omgång, nästa omgång</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>Föregående steg, nästa steg</translation>
    </message>
    <message>
        <source>Release all dice</source>
        <translation>Släpp alla tärningar</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Search by player</source>
        <translation>Sök efter spelare</translation>
    </message>
    <message>
        <source>Take the last die back</source>
        <translation>Ta tillbaka den senaste tärningen</translation>
    </message>
    <message>
        <source>Use the dice entered</source>
        <translation>Använd de inmatade tärningarna</translation>
    </message>
    <message>
        <source>While real dice are typed in</source>
        <translation>Medan riktiga tärningar matas in</translation>
    </message>
    <message>
        <source>Write the score</source>
        <translation>Skriv in poängen</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tangentbordsgenvägar</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>For the bonus: {reached} of {needed}.</source>
        <translation>Till bonusen: {reached} av {needed}.</translation>
    </message>
    <message>
        <source>Held: {dice}.</source>
        <translation>Sparat: {dice}.</translation>
    </message>
    <message>
        <source>No open row would score.</source>
        <translation>Ingen öppen rad skulle ge poäng.</translation>
    </message>
    <message>
        <source>No row is open.</source>
        <translation>Ingen rad är öppen.</translation>
    </message>
    <message>
        <source>Nobody has played since.</source>
        <translation>Ingen har spelat sedan dess.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Ingen har spelat än.</translation>
    </message>
    <message>
        <source>Nothing is rolled yet.</source>
        <translation>Inget är kastat än.</translation>
    </message>
    <message>
        <source>Open, but not now: {rows}.</source>
        <translation>Öppna, men inte nu: {rows}.</translation>
    </message>
    <message>
        <source>Scorecard: {name}.</source>
        <translation>Protokoll: {name}.</translation>
    </message>
    <message>
        <source>The dice in order: {dice}.</source>
        <translation>Tärningarna i ordning: {dice}.</translation>
    </message>
    <message>
        <source>Total: {total}.</source>
        <translation>Summa: {total}.</translation>
    </message>
    <message>
        <source>Totals: {totals}.</source>
        <translation>Summor: {totals}.</translation>
    </message>
    <message>
        <source>Would score 0: {rows}.</source>
        <translation>Skulle ge 0: {rows}.</translation>
    </message>
    <message>
        <source>Would score: {rows}.</source>
        <translation>Skulle ge poäng: {rows}.</translation>
    </message>
    <message>
        <source>none held, then {dice}</source>
        <translation>sparar inga, sedan {dice}</translation>
    </message>
    <message>
        <source>{category} would score {points}.</source>
        <translation>{category} skulle ge {points}.</translation>
    </message>
    <message>
        <source>{category} {points}</source>
        <comment>a row and its points, one of several</comment>
        <translation>{category} {points}</translation>
    </message>
    <message>
        <source>{category}, {points}</source>
        <translation>{category}, {points}</translation>
    </message>
    <message>
        <source>{face}, held</source>
        <comment>a die</comment>
        <translation>{face}, sparad</translation>
    </message>
    <message>
        <source>{held} held, then {dice}</source>
        <translation>sparar {held}, sedan {dice}</translation>
    </message>
    <message>
        <source>{name}: {turn}.</source>
        <translation>{name}: {turn}.</translation>
    </message>
    <message>
        <source>{round}.</source>
        <comment>which round it is</comment>
        <translation>{round}.</translation>
    </message>
</context>
<context>
    <name>SpokenPlurals</name>
    <message numerus="yes">
        <source>%n rows open: {rows}.</source>
        <translation>
            <numerusform>%n rad öppen: {rows}.</numerusform>
            <numerusform>%n rader öppna: {rows}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All different</source>
        <translation>Alla olika</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>All tid</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Ensam</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Valfritt antal spelare</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Alla motståndare</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Är tärningarna rättvisa?</translation>
    </message>
    <message>
        <source>Average by category</source>
        <translation>Snitt per rad</translation>
    </message>
    <message>
        <source>Average total</source>
        <translation>Genomsnittlig summa</translation>
    </message>
    <message>
        <source>Average {points}</source>
        <translation>Snitt {points}</translation>
    </message>
    <message>
        <source>Best games</source>
        <translation>Bästa spelen</translation>
    </message>
    <message>
        <source>Best total</source>
        <translation>Bästa summa</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonuspoäng</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datorn</translation>
    </message>
    <message>
        <source>Consistent with fair dice</source>
        <translation>Stämmer med rättvisa tärningar</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>Pågående svit</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Skillnad</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Väntade</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Sida</translation>
    </message>
    <message>
        <source>Few games yet</source>
        <translation>Få spel än</translation>
    </message>
    <message>
        <source>Five alike</source>
        <translation>Fem lika</translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation>Fyra lika</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Spelade spel</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vunna spel</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Hands rolled</source>
        <translation>Kastade kombinationer</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importerade</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>I följd</translation>
    </message>
    <message>
        <source>Kind of games</source>
        <translation>Sorts spel</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Senaste 30 dagarna</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Senaste 365 dagarna</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Senaste 7 dagarna</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Längsta sviten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Förlorat</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Förlorat på val</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Tur med tärningarna</translation>
    </message>
    <message>
        <source>No such games: n = 0</source>
        <translation>Inga sådana spel: n = 0</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Antal spelare</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ett par</translation>
    </message>
    <message>
        <source>Opens the review of this game</source>
        <translation>Öppnar granskningen av spelet</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Perfekt spel</translation>
    </message>
    <message>
        <source>Perfect play {points}</source>
        <translation>Perfekt spel {points}</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Tidsperiod</translation>
    </message>
    <message>
        <source>Plain games</source>
        <translation>Vanliga spel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>Riktiga</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Kastade</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Sparat som {name}.</translation>
    </message>
    <message>
        <source>Skill and luck over time</source>
        <translation>Skicklighet och tur över tid</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>There are other kinds of games to choose: {kinds}.</source>
        <translation>Det finns andra slags spel att välja: {kinds}.</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Tre lika</translation>
    </message>
    <message>
        <source>Three and two</source>
        <translation>Tre och två</translation>
    </message>
    <message>
        <source>Too few games for a trend</source>
        <translation>För få spel för en trend</translation>
    </message>
    <message>
        <source>Too few to tell</source>
        <translation>För få för att säga något</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summor</translation>
    </message>
    <message>
        <source>Trend: {points} points lost in ten games</source>
        <translation>Trend: {points} förlorade poäng på tio spel</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Två par</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Oavslutade</translation>
    </message>
    <message>
        <source>Unusual, {p}</source>
        <translation>Ovanligt, {p}</translation>
    </message>
    <message>
        <source>Whose dice are counted</source>
        <translation>Vilka tärningar som räknas</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Vinster per motståndare</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Vinster i rad</translation>
    </message>
    <message>
        <source>With known dice</source>
        <translation>Med kända tärningar</translation>
    </message>
    <message>
        <source>With real dice</source>
        <translation>Med riktiga tärningar</translation>
    </message>
    <message>
        <source>With the coach</source>
        <translation>Med tränaren</translation>
    </message>
    <message>
        <source>With undo</source>
        <translation>Med ångrade drag</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your average {points}</source>
        <translation>Ditt snitt {points}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Dina spel</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>per spel</translation>
    </message>
    <message>
        <source>strongest in the game</source>
        <translation>starkast i spelet</translation>
    </message>
    <message>
        <source>{days}, {games}: average {total}, lost {lost}, luck {luck}</source>
        <translation>{days}, {games}: snitt {total}, förlorat {lost}, tur {luck}</translation>
    </message>
    <message>
        <source>{level}: no games, n = 0</source>
        <translation>{level}: inga spel, n = 0</translation>
    </message>
    <message>
        <source>{level}: {share}, {wins}; most likely between {low} and {high}</source>
        <translation>{level}: {share}, {wins}; troligen mellan {low} och {high}</translation>
    </message>
    <message>
        <source>{points} points, {date}, {opponents}</source>
        <translation>{points} poäng, {date}, {opponents}</translation>
    </message>
    <message>
        <source>{sample}, first rolls and rolls of all dice: n = {number}</source>
        <translation>{sample}, kast med alla tärningar: n = {number}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} av {games}</translation>
    </message>
    <message>
        <source>χ² = {statistic}, df {degrees}, {p}</source>
        <translation>χ² = {statistic}, fg {degrees}, {p}</translation>
    </message>
</context>
<context>
    <name>StatisticsHead</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportera…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mer</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Nollställ…</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>Å&amp;ngra nollställning</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>How the statistics are shown</source>
        <translation>Hur statistiken visas</translation>
    </message>
    <message>
        <source>More filters, table view and reset</source>
        <translation>Fler filter, tabell och nollställning</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n oavgjort</numerusform>
            <numerusform>%n oavgjorda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games still to be looked through</source>
        <translation>
            <numerusform>%n spel kvar att gå igenom</numerusform>
            <numerusform>%n spel kvar att gå igenom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice of %n games</source>
        <translation>
            <numerusform>Tärningar från %n spel</numerusform>
            <numerusform>Tärningar från %n spel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsResetDialog</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Nollställ</translation>
    </message>
    <message>
        <source>All games so far no longer count. They stay in the library, and the reset can be undone.</source>
        <translation>Alla spel hittills räknas inte längre. De finns kvar i biblioteket, och nollställningen kan ångras.</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Börja om med statistiken?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Nollställ statistiken</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Export statistics</source>
        <translation>Exportera statistiken</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
</context>
<context>
    <name>StraightsOption</name>
    <message>
        <source>Other…</source>
        <translation>Annat…</translation>
    </message>
</context>
<context>
    <name>StrengthPlurals</name>
    <message numerus="yes">
        <source>Averages %n points.</source>
        <translation>
            <numerusform>Får i medeltal %n poäng.</numerusform>
            <numerusform>Får i medeltal %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Bosun {wins} games in {games}.</source>
        <translation>
            <numerusform>Får i medeltal %n poäng; slår Båtsman i {wins} spel av {games}.</numerusform>
            <numerusform>Får i medeltal %n poäng; slår Båtsman i {wins} spel av {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Deckhand {wins} games in {games}.</source>
        <translation>
            <numerusform>Får i medeltal %n poäng; slår Jungman i {wins} spel av {games}.</numerusform>
            <numerusform>Får i medeltal %n poäng; slår Jungman i {wins} spel av {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats First Mate {wins} games in {games}.</source>
        <translation>
            <numerusform>Får i medeltal %n poäng; slår Styrman i {wins} spel av {games}.</numerusform>
            <numerusform>Får i medeltal %n poäng; slår Styrman i {wins} spel av {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Sailor {wins} games in {games}.</source>
        <translation>
            <numerusform>Får i medeltal %n poäng; slår Matros i {wins} spel av {games}.</numerusform>
            <numerusform>Får i medeltal %n poäng; slår Matros i {wins} spel av {games}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainerNote</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>&amp;Practise anyway</source>
        <translation>&amp;Öva ändå</translation>
    </message>
</context>
<context>
    <name>TrainerVerdict</name>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nästa uppgift</translation>
    </message>
</context>
<context>
    <name>TrainerWindow</name>
    <message>
        <source>Trainer</source>
        <translation>Tränaren</translation>
    </message>
    <message>
        <source>Whose lessons</source>
        <translation>Vems uppgifter</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Asked again tomorrow.</source>
        <translation>Kommer igen i morgon.</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Klart för i dag</translation>
    </message>
    <message>
        <source>From a game of {date}.</source>
        <translation>Från ett spel den {date}.</translation>
    </message>
    <message>
        <source>In the game you did the same.</source>
        <translation>I spelet gjorde du likadant.</translation>
    </message>
    <message>
        <source>In the game: {choice}, {loss}.</source>
        <translation>I spelet: {choice}, {loss}.</translation>
    </message>
    <message>
        <source>Lessons come from your own games. After a game that is played to its end, the trainer takes the choices that cost you most, and asks you again: soon at first, then later and later.</source>
        <translation>Uppgifterna kommer från dina egna spel. När ett spel är slutspelat tar tränaren de val som kostade dig mest och frågar dig igen: först snart, sedan allt senare.</translation>
    </message>
    <message>
        <source>Lessons out of reach</source>
        <translation>Uppgifterna går inte att läsa</translation>
    </message>
    <message>
        <source>No lessons yet</source>
        <translation>Inga uppgifter än</translation>
    </message>
    <message>
        <source>Nothing to practise today</source>
        <translation>Inget att öva i dag</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Övning</translation>
    </message>
    <message>
        <source>The lessons are of a newer version of Yacht Desktop; they are left as they are.</source>
        <translation>Uppgifterna är från en nyare version av Yacht Desktop och lämnas som de är.</translation>
    </message>
    <message>
        <source>The trainer’s lessons cannot be read; new ones last until you quit.</source>
        <translation>Tränarens uppgifter kan inte läsas; nya finns kvar tills du avslutar.</translation>
    </message>
    <message>
        <source>The trainer’s lessons cannot be saved; they last until you quit.</source>
        <translation>Tränarens uppgifter kan inte sparas; de finns kvar tills du avslutar.</translation>
    </message>
    <message>
        <source>The trainer’s lessons were damaged and are kept as {file}; it begins anew.</source>
        <translation>Tränarens uppgifter var skadade och sparas som {file}; tränaren börjar om.</translation>
    </message>
    <message>
        <source>Weighing your answer…</source>
        <translation>Ditt svar vägs…</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Vad skulle du göra?</translation>
    </message>
    <message>
        <source>Working these rules out: {percent}%</source>
        <translation>Reglerna räknas igenom: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{answer}. {verdict} {then} {again}</source>
        <comment>an answer, then three sentences</comment>
        <translation>{answer}. {verdict} {then} {again}</translation>
    </message>
    <message>
        <source>{number} of {total} today</source>
        <translation>{number} av {total} i dag</translation>
    </message>
    <message>
        <source>{question} {player}: {dice}. {hint}</source>
        <comment>what is spoken of a question</comment>
        <translation>{question} {player}: {dice}. {hint}</translation>
    </message>
    <message>
        <source>{rolls_left} {origin}</source>
        <comment>two sentences</comment>
        <translation>{rolls_left} {origin}</translation>
    </message>
</context>
<context>
    <name>TrainingPlurals</name>
    <message numerus="yes">
        <source>%n lessons wait for their day.</source>
        <translation>
            <numerusform>%n uppgift väntar på sin dag.</numerusform>
            <numerusform>%n uppgifter väntar på sin dag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked again in %n days, on {date}.</source>
        <translation>
            <numerusform>Kommer igen om %n dag, den {date}.</numerusform>
            <numerusform>Kommer igen om %n dagar, den {date}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You answered %n lessons today.</source>
        <translation>
            <numerusform>Du har besvarat %n uppgift i dag.</numerusform>
            <numerusform>Du har besvarat %n uppgifter i dag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryAgainDialog</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Försök igen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>It is not finished. A copy of the game reviewed takes its place, with new dice from here on.</source>
        <translation>Det är inte avslutat. En kopia av det granskade spelet tar dess plats, med nya tärningar härifrån.</translation>
    </message>
    <message>
        <source>Leave the game on the table?</source>
        <translation>Lämna spelet på bordet?</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Försök igen härifrån</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>All dice are held: release some, or choose a score.</source>
        <translation>Alla tärningar är sparade: släpp några eller välj en rad.</translation>
    </message>
    <message>
        <source>All dice held.</source>
        <translation>Alla tärningar sparade.</translation>
    </message>
    <message>
        <source>Choose a score.</source>
        <translation>Välj en rad.</translation>
    </message>
    <message>
        <source>First roll.</source>
        <translation>Första kastet.</translation>
    </message>
    <message>
        <source>Four dice to roll, one held.</source>
        <translation>Fyra tärningar att kasta, en sparad.</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>Hold any dice, then roll again — or choose a score.</source>
        <translation>Spara valfria tärningar och kasta igen – eller välj en rad.</translation>
    </message>
    <message>
        <source>Hold dice and roll, or choose a score.</source>
        <translation>Spara och kasta igen, eller välj en rad.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Det är din tur.</translation>
    </message>
    <message>
        <source>No dice held.</source>
        <translation>Inga tärningar sparade.</translation>
    </message>
    <message>
        <source>No rolls left: choose a score.</source>
        <translation>Inga kast kvar: välj en rad.</translation>
    </message>
    <message>
        <source>One die to roll, four held.</source>
        <translation>En tärning att kasta, fyra sparade.</translation>
    </message>
    <message>
        <source>One die to roll, two held.</source>
        <translation>En tärning att kasta, två sparade.</translation>
    </message>
    <message>
        <source>One roll left.</source>
        <translation>Ett kast kvar.</translation>
    </message>
    <message>
        <source>Release dice, or choose a score.</source>
        <translation>Släpp tärningar eller välj en rad.</translation>
    </message>
    <message>
        <source>Roll the dice to begin.</source>
        <translation>Kasta tärningarna för att börja.</translation>
    </message>
    <message>
        <source>Round {turn}</source>
        <comment>how the text with {turns} begins</comment>
        <translation>Omgång {turn}</translation>
    </message>
    <message>
        <source>Round {turn} of {turns}</source>
        <translation>Omgång {turn} av {turns}</translation>
    </message>
    <message>
        <source>Second roll.</source>
        <translation>Andra kastet.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Datorn spelar.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>Third roll.</source>
        <translation>Tredje kastet.</translation>
    </message>
    <message>
        <source>Three dice to roll, two held.</source>
        <translation>Tre tärningar att kasta, två sparade.</translation>
    </message>
    <message>
        <source>Two dice to roll, one held.</source>
        <translation>Två tärningar att kasta, en sparad.</translation>
    </message>
    <message>
        <source>Two dice to roll, three held.</source>
        <translation>Två tärningar att kasta, tre sparade.</translation>
    </message>
    <message>
        <source>Two rolls left.</source>
        <translation>Två kast kvar.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>{dice}. {rolls_left}</source>
        <comment>a roll, and the sentence about the rolls left</comment>
        <translation>{dice}. {rolls_left}</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>Nu spelar {name}</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <translation>Nu spelar {name}.</translation>
    </message>
    <message>
        <source>{name}: {dice}.</source>
        <translation>{name}: {dice}.</translation>
    </message>
    <message>
        <source>{roll} {held}</source>
        <comment>two sentences: which roll it is, the dice held</comment>
        <translation>{roll} {held}</translation>
    </message>
    <message>
        <source>{turn} / {turns}</source>
        <translation>{turn} / {turns}</translation>
    </message>
</context>
<context>
    <name>UndoOffer</name>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Dice rolled by the computer</source>
        <translation>Datorn kastar tärningarna</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>a die</comment>
        <translation>Sparad</translation>
    </message>
    <message>
        <source>Not saved</source>
        <comment>the game</comment>
        <translation>Inte sparat</translation>
    </message>
    <message>
        <source>Played again.</source>
        <translation>Gjort om.</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>the game</comment>
        <translation>Sparat</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>The roll is taken back.</source>
        <translation>Kastet är ångrat.</translation>
    </message>
    <message>
        <source>The settings could not be read; the game starts with the usual ones.</source>
        <translation>Inställningarna kunde inte läsas; spelet börjar med de vanliga.</translation>
    </message>
    <message>
        <source>The settings could not be saved; the game goes on with them until you quit.</source>
        <translation>Inställningarna kunde inte sparas; de gäller tills du avslutar.</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as {file}; the game starts with the usual ones.</source>
        <translation>Inställningarna var skadade och finns kvar som {file}; spelet börjar med de vanliga.</translation>
    </message>
    <message>
        <source>{name} is working these rules out: {percent} %.</source>
        <translation>{name} räknar på reglerna: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>{result}. {totals}.</source>
        <translation>{result}. {totals}.</translation>
    </message>
</context>
</TS>
