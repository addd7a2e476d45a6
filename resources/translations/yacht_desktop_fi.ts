<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi_FI">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Yacht Desktop</source>
        <translation>Tietoja Yacht Desktopista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Vapaa ohjelma MIT-lisenssillä.</translation>
    </message>
    <message>
        <source>Heard through miniaudio by David Reid and Irmen de Jong, under the MIT licence.</source>
        <translation>Äänentoisto: miniaudio, David Reid ja Irmen de Jong, MIT-lisenssi.</translation>
    </message>
    <message>
        <source>Made with Qt {version}, used under the GNU LGPL 3.</source>
        <translation>Tehty Qt {version} -kirjastolla, jota käytetään GNU LGPL 3 -lisenssillä.</translation>
    </message>
    <message>
        <source>Set in Source Sans 3 and Source Serif 4 by Adobe, under the SIL Open Font License 1.1. Source is a trademark of Adobe.</source>
        <translation>Kirjasimina Adoben Source Sans 3 ja Source Serif 4, SIL Open Font License 1.1 -lisenssillä. Source on Adoben tavaramerkki.</translation>
    </message>
    <message>
        <source>The dice game Yacht of 1938 and its family.</source>
        <translation>Noppapeli Yacht vuodelta 1938 sukulaisineen.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versio {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Yacht Desktop</source>
        <translation>&amp;Tietoja Yacht Desktopista</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Heti</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>Val&amp;mentaja</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Värit</translation>
    </message>
    <message>
        <source>&amp;Continue a game…</source>
        <translation>&amp;Jatka peliä…</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tummat</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Nopat</translation>
    </message>
    <message>
        <source>&amp;Dice of this game</source>
        <translation>Pelin &amp;nopat</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Nopea</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Koko &amp;näyttö</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>P&amp;elit</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>S&amp;uuri kontrasti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>V&amp;ihje</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Pikanäppäimet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Kieli</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>&amp;Rauhallinen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Vaaleat</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Uusi peli…</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Tavallinen</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Tavallinen teksti</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Avaa &amp;peli…</translation>
    </message>
    <message>
        <source>&amp;Points of all</source>
        <translation>&amp;Kaikkien pisteet</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Asetukset…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Uusi&amp;ntapeli</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Heitä</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Säännöt</translation>
    </message>
    <message>
        <source>&amp;Save game as…</source>
        <translation>&amp;Tallenna peli nimellä…</translation>
    </message>
    <message>
        <source>&amp;Scorecard: what is open</source>
        <translation>&amp;Pistetaulukko: mitä on avoinna</translation>
    </message>
    <message>
        <source>&amp;Trainer</source>
        <translation>&amp;Harjoittelu</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Vuoro</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;What happened since my turn</source>
        <translation>&amp;Mitä vuoroni jälkeen tapahtui</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Computers’ &amp;speed</source>
        <translation>Tietokoneen &amp;nopeus</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>&amp;Suurempi teksti</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>&amp;Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Mykistä äänet</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Tee uudelleen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Käy läpi</translation>
    </message>
    <message>
        <source>Read &amp;out</source>
        <translation>&amp;Lue ääneen</translation>
    </message>
    <message>
        <source>Read out</source>
        <translation>Lue ääneen</translation>
    </message>
    <message>
        <source>Release &amp;all dice</source>
        <translation>&amp;Vapauta kaikki nopat</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Pienempi teksti</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>T&amp;ilastot</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Vuoro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Näytä</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Big Straight</source>
        <translation>Iso suora</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>Bonus {points}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Sattuma</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Sattuma</translation>
    </message>
    <message>
        <source>Crag</source>
        <translation>Crag</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Tupla-Generala</translation>
    </message>
    <message>
        <source>Escalera</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Even Straight</source>
        <translation>Parillinen suora</translation>
    </message>
    <message>
        <source>Extra bonus</source>
        <translation>Lisäbonus</translation>
    </message>
    <message>
        <source>Five of a Kind</source>
        <translation>Viisi samaa</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Viitoset</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Neljä samaa</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Neloset</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Mökki</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>High Straight</source>
        <translation>Korkea suora</translation>
    </message>
    <message>
        <source>Large Straight</source>
        <translation>Iso suora</translation>
    </message>
    <message>
        <source>Little Straight</source>
        <translation>Pikku suora</translation>
    </message>
    <message>
        <source>Low Straight</source>
        <translation>Matala suora</translation>
    </message>
    <message>
        <source>Odd Straight</source>
        <translation>Pariton suora</translation>
    </message>
    <message>
        <source>One Pair</source>
        <translation>Yksi pari</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Ykköset</translation>
    </message>
    <message>
        <source>Póker</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Kuutoset</translation>
    </message>
    <message>
        <source>Small Straight</source>
        <translation>Pieni suora</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Kolmetoista</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Kolme samaa</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Kolmoset</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Two Pairs</source>
        <translation>Kaksi paria</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Kakkoset</translation>
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
        <translation>&amp;Pelaa silti</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Näytä minulle</translation>
    </message>
    <message>
        <source>&amp;Think again</source>
        <translation>&amp;Mieti uudelleen</translation>
    </message>
    <message>
        <source>All choices are equally good here.</source>
        <translation>Tässä kaikki valinnat ovat yhtä hyviä.</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Oletko varma?</translation>
    </message>
    <message>
        <source>Bad</source>
        <translation>Huono</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Chances to win: {players}</source>
        <translation>Voiton todennäköisyydet: {players}</translation>
    </message>
    <message>
        <source>Chances with best play: {hands}.</source>
        <translation>Mahdollisuudet parhaalla pelillä: {hands}.</translation>
    </message>
    <message>
        <source>Choices cost {points} points.</source>
        <translation>Valinnat veivät {points} pistettä.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lähes paras</translation>
    </message>
    <message>
        <source>Close the coach</source>
        <translation>Sulje valmentaja</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Kyseenalainen</translation>
    </message>
    <message>
        <source>Enter the dice to see your best choices.</source>
        <translation>Syötä nopat, niin näet parhaat vaihtoehtosi.</translation>
    </message>
    <message>
        <source>Held now</source>
        <comment>dice</comment>
        <translation>Pidetty nyt</translation>
    </message>
    <message>
        <source>Just as good: {choice}.</source>
        <translation>Yhtä hyvä: {choice}.</translation>
    </message>
    <message>
        <source>Keep {dice}, roll four</source>
        <translation>Pidä {dice}, heitä neljä</translation>
    </message>
    <message>
        <source>Keep {dice}, roll four</source>
        <comment>the dice in words</comment>
        <translation>Pidettävät: {dice}; heitä neljä</translation>
    </message>
    <message>
        <source>Keep {dice}, roll one</source>
        <translation>Pidä {dice}, heitä yksi</translation>
    </message>
    <message>
        <source>Keep {dice}, roll one</source>
        <comment>the dice in words</comment>
        <translation>Pidettävät: {dice}; heitä yksi</translation>
    </message>
    <message>
        <source>Keep {dice}, roll three</source>
        <translation>Pidä {dice}, heitä kolme</translation>
    </message>
    <message>
        <source>Keep {dice}, roll three</source>
        <comment>the dice in words</comment>
        <translation>Pidettävät: {dice}; heitä kolme</translation>
    </message>
    <message>
        <source>Keep {dice}, roll two</source>
        <translation>Pidä {dice}, heitä kaksi</translation>
    </message>
    <message>
        <source>Keep {dice}, roll two</source>
        <comment>the dice in words</comment>
        <translation>Pidettävät: {dice}; heitä kaksi</translation>
    </message>
    <message>
        <source>Luck has been even so far.</source>
        <translation>Onni on ollut tasainen tähän asti.</translation>
    </message>
    <message>
        <source>Next best: {choice}. {gain}</source>
        <comment>two sentences</comment>
        <translation>Seuraavaksi paras: {choice}. {gain}</translation>
    </message>
    <message>
        <source>No choice has cost anything so far.</source>
        <translation>Mikään valinta ei ole maksanut mitään tähän asti.</translation>
    </message>
    <message>
        <source>No hand is likely this turn.</source>
        <translation>Mikään yhdistelmä ei ole tällä vuorolla todennäköinen.</translation>
    </message>
    <message>
        <source>Nothing is left to chance: the score is written at once.</source>
        <translation>Mikään ei jää sattuman varaan: pisteet kirjataan heti.</translation>
    </message>
    <message>
        <source>One moment: the coach is looking at your choice.</source>
        <translation>Hetki: valmentaja tarkastelee valintaasi.</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a bar</comment>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Points: the total to expect at the end.</source>
        <translation>Pisteet: odotettava loppusumma.</translation>
    </message>
    <message>
        <source>Roll all dice</source>
        <translation>Heitä kaikki nopat</translation>
    </message>
    <message>
        <source>Roll all five</source>
        <translation>Heitä kaikki viisi</translation>
    </message>
    <message>
        <source>Roll all three</source>
        <translation>Heitä kaikki kolme</translation>
    </message>
    <message>
        <source>Roll the dice to see your best choices.</source>
        <translation>Heitä, niin näet parhaat vaihtoehtosi.</translation>
    </message>
    <message>
        <source>Score {points} in {category}</source>
        <translation>Kirjaa {points} riville {category}</translation>
    </message>
    <message>
        <source>Stop &amp;warning</source>
        <translation>&amp;Älä enää varoita</translation>
    </message>
    <message>
        <source>Stop: score {points} in {category}</source>
        <translation>Kirjaa nyt: {category} {points}</translation>
    </message>
    <message>
        <source>The coach advises to hold it</source>
        <comment>a die</comment>
        <translation>Valmentaja neuvoo pitämään sen</translation>
    </message>
    <message>
        <source>The coach could not work this game out.</source>
        <translation>Valmentaja ei pystynyt laskemaan tätä peliä.</translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Valmentaja miettii …</translation>
    </message>
    <message>
        <source>The coach is working these rules out: {percent}%.</source>
        <translation>Valmentaja laskee näitä sääntöjä: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>The coach warns no more. The preferences turn it on again.</source>
        <translation>Valmentaja ei enää varoita. Voit ottaa varoitukset taas käyttöön asetuksissa.</translation>
    </message>
    <message>
        <source>The dice cost you {points} points.</source>
        <translation>Nopat veivät sinulta {points} pistettä.</translation>
    </message>
    <message>
        <source>The dice cost {points} points.</source>
        <translation>Nopat veivät {points} pistettä.</translation>
    </message>
    <message>
        <source>The dice gave you {points} points.</source>
        <translation>Nopat antoivat sinulle {points} pistettä.</translation>
    </message>
    <message>
        <source>The dice gave {points} points.</source>
        <translation>Nopat antoivat {points} pistettä.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Peli on päättynyt.</translation>
    </message>
    <message>
        <source>The hint gains {chance} percentage points to win for {points} points.</source>
        <translation>Vihje tuo voiton todennäköisyyttä {chance} prosenttiyksikköä lisää mutta {points} pistettä vähemmän.</translation>
    </message>
    <message>
        <source>The hint gains {chance} percentage points to win.</source>
        <translation>Vihje tuo voiton todennäköisyyttä {chance} prosenttiyksikköä lisää.</translation>
    </message>
    <message>
        <source>The hint gains {points} points and {chance} percentage points to win.</source>
        <translation>Vihje tuo {points} pistettä enemmän ja voiton todennäköisyyttä {chance} prosenttiyksikköä lisää.</translation>
    </message>
    <message>
        <source>The hint gains {points} points.</source>
        <translation>Vihje tuo {points} pistettä enemmän.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Muuta vaihtoehtoa ei ole.</translation>
    </message>
    <message>
        <source>This choice costs {points} points on average and lowers your chance to win by {chance} percentage points.</source>
        <translation>Valinta maksaa keskimäärin {points} pistettä ja pienentää voiton todennäköisyyttäsi {chance} prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>This choice costs {points} points on average.</source>
        <translation>Valinta maksaa keskimäärin {points} pistettä.</translation>
    </message>
    <message>
        <source>This choice lowers your chance to win by {chance} percentage points.</source>
        <translation>Valinta pienentää voiton todennäköisyyttäsi {chance} prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>To win</source>
        <comment>a bar</comment>
        <translation>Voitto</translation>
    </message>
    <message>
        <source>Very bad</source>
        <translation>Erittäin huono</translation>
    </message>
    <message>
        <source>What you hold now is just as good.</source>
        <translation>Nyt pidetyt nopat ovat yhtä hyvä valinta.</translation>
    </message>
    <message>
        <source>What you hold now: {points} points</source>
        <translation>Nyt pidetyt: {points} pistettä</translation>
    </message>
    <message>
        <source>What you hold now: {points} points, {chance} to win</source>
        <translation>Nyt pidetyt: {points} pistettä, voitto {chance}</translation>
    </message>
    <message>
        <source>Your choice: {choice}.</source>
        <translation>Valintasi: {choice}.</translation>
    </message>
    <message>
        <source>Your choices cost you {points} points.</source>
        <translation>Valintasi veivät sinulta {points} pistettä.</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Pelisi</translation>
    </message>
    <message>
        <source>Your game so far</source>
        <translation>Pelisi tähän asti</translation>
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
        <translation>Vuorossa on {name}. Omat vaihtoehtosi näkyvät omalla vuorollasi.</translation>
    </message>
    <message>
        <source>{name} {chance}</source>
        <comment>a player&apos;s chance to win</comment>
        <translation>{name} {chance}</translation>
    </message>
    <message>
        <source>{name}: the game</source>
        <translation>{name}: peli</translation>
    </message>
    <message>
        <source>{name}: the game so far</source>
        <translation>{name}: peli tähän asti</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pistettä</translation>
    </message>
    <message>
        <source>{points} points, {chance} to win</source>
        <translation>{points} pistettä, voitto {chance}</translation>
    </message>
    <message>
        <source>{rank}. {choice}. Points: {points}.</source>
        <comment>a choice, its rank first</comment>
        <translation>{rank}. {choice}. Pisteet: {points}.</translation>
    </message>
    <message>
        <source>{rank}. {choice}. Points: {points}. To win: {chance}.</source>
        <comment>a choice, its rank first</comment>
        <translation>{rank}. {choice}. Pisteet: {points}. Voitto: {chance}.</translation>
    </message>
</context>
<context>
    <name>CoachChoice</name>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Pois</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Päällä</translation>
    </message>
    <message>
        <source>Ranks your choices while you play.</source>
        <translation>Asettaa vaihtoehtosi järjestykseen, kun pelaat.</translation>
    </message>
</context>
<context>
    <name>CopiedFact</name>
    <message>
        <source>Copied</source>
        <translation>Kopioitu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong</source>
        <translation>Jokin meni vikaan</translation>
    </message>
    <message>
        <source>The log has the particulars: {file}</source>
        <translation>Lisätietoja on lokissa: {file}</translation>
    </message>
    <message>
        <source>Yacht Desktop cannot be started. Your games are as they were.</source>
        <translation>Yacht Desktop ei käynnisty. Pelisi ovat ennallaan.</translation>
    </message>
    <message>
        <source>Yacht Desktop met a fault that it did not expect. The game goes on where it was.</source>
        <translation>Yacht Desktop kohtasi odottamattoman virheen. Peli jatkuu siitä, missä se oli.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Die {number}, not rolled</source>
        <translation>Noppa {number}, heittämättä</translation>
    </message>
    <message>
        <source>Die {number}, {face}</source>
        <translation>Noppa {number}, {face}</translation>
    </message>
    <message>
        <source>Die {number}, {face}, held</source>
        <translation>Noppa {number}, {face}, pidetty</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>viitonen</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>a one</source>
        <translation>ykkönen</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>kuutonen</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a face</comment>
        <translation>viitonen</translation>
    </message>
    <message>
        <source>five {faces}</source>
        <translation>viisi {faces}</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after a number</comment>
        <translation>viitosta</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a face</comment>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>four {faces}</source>
        <translation>neljä {faces}</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after a number</comment>
        <translation>nelosta</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a face</comment>
        <translation>ykkönen</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>after a number</comment>
        <translation>ykköstä</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a face</comment>
        <translation>kuutonen</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after a number</comment>
        <translation>kuutosta</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a face</comment>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>three {faces}</source>
        <translation>kolme {faces}</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>after a number</comment>
        <translation>kolmosta</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a face</comment>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>two {faces}</source>
        <translation>kaksi {faces}</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after a number</comment>
        <translation>kakkosta</translation>
    </message>
</context>
<context>
    <name>DiceRows</name>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Dice code; leave it empty for new dice</source>
        <translation>Noppakoodi; jätä tyhjäksi, jos haluat uudet nopat</translation>
    </message>
    <message>
        <source>Each player has dice of their own, settled before the first roll.</source>
        <translation>Jokaisella pelaajalla on omat noppansa, jotka on päätetty ennen ensimmäistä heittoa.</translation>
    </message>
    <message>
        <source>In the same turn and roll each die shows the same face for all players. Whoever has the code of the game has its dice.</source>
        <translation>Samalla vuorolla ja heitolla kukin noppa näyttää samaa kaikille pelaajille. Jolla on pelin koodi, sillä on sen nopat.</translation>
    </message>
    <message>
        <source>Real dice on the table, typed in</source>
        <translation>Oikeat nopat pöydällä, luvut syötetään</translation>
    </message>
    <message>
        <source>Rolled by the computer</source>
        <translation>Tietokone heittää</translation>
    </message>
    <message>
        <source>The same for everyone</source>
        <translation>Samat kaikille</translation>
    </message>
    <message>
        <source>You roll your own dice and type in what they show, for all players.</source>
        <translation>Heitätte omia noppia ja syötätte, mitä ne näyttävät, kaikkien pelaajien puolesta.</translation>
    </message>
    <message>
        <source>game of the day</source>
        <translation>päivän peli</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>oikeat nopat</translation>
    </message>
    <message>
        <source>the same dice for everyone</source>
        <translation>samat nopat kaikille</translation>
    </message>
</context>
<context>
    <name>DiceStrip</name>
    <message>
        <source>The seed of the dice is not known.</source>
        <translation>Noppien siementä ei tunneta.</translation>
    </message>
    <message>
        <source>Verify this game</source>
        <translation>Tarkista peli</translation>
    </message>
</context>
<context>
    <name>DiceWindow</name>
    <message>
        <source>&amp;Verify this game</source>
        <translation>&amp;Tarkista peli</translation>
    </message>
    <message>
        <source>After the last roll these lines, typed into a terminal, have the seed in place of {word}.</source>
        <translation>Viimeisen heiton jälkeen näissä pääteikkunaan kirjoitettavissa riveissä on siemen paikalla {word}.</translation>
    </message>
    <message>
        <source>All dice of the game are made from these 32 bytes, here in hexadecimal.</source>
        <translation>Kaikki pelin nopat tehdään näistä 32 tavusta, jotka on tässä kirjoitettu heksadesimaaleina.</translation>
    </message>
    <message>
        <source>Check it with another tool</source>
        <translation>Tarkista toisella työkalulla</translation>
    </message>
    <message>
        <source>Dice code</source>
        <translation>Noppakoodi</translation>
    </message>
    <message>
        <source>Dice of this game</source>
        <translation>Pelin nopat</translation>
    </message>
    <message>
        <source>How the dice are made</source>
        <translation>Näin nopat tehdään</translation>
    </message>
    <message>
        <source>No promise is kept with this game.</source>
        <translation>Pelin mukana ei ole lupausta.</translation>
    </message>
    <message>
        <source>People roll real dice and type in what they show. So there is no promise, and nothing that the program could check.</source>
        <translation>Ihmiset heittävät oikeita noppia ja syöttävät, mitä ne näyttävät. Siksi lupausta ei ole eikä ohjelmalla ole mitään tarkistettavaa.</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Lupaus</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Siemen</translation>
    </message>
    <message>
        <source>The SHA-256 hash of the seed, from before the first roll.</source>
        <translation>Siemenen SHA-256-tiiviste ajalta ennen ensimmäistä heittoa.</translation>
    </message>
    <message>
        <source>The SHA-256 hash of the seed. The first dice of this game are those of another seed.</source>
        <translation>Siemenen SHA-256-tiiviste. Pelin ensimmäiset nopat ovat toisesta siemenestä.</translation>
    </message>
    <message>
        <source>The computer rolls the dice, and they are the same for everyone: in the same turn and roll each die shows the same face, whoever throws it.</source>
        <translation>Tietokone heittää nopat, ja ne ovat samat kaikille: samalla vuorolla ja heitolla kukin noppa näyttää samaa, heittipä sen kuka tahansa.</translation>
    </message>
    <message>
        <source>The computer rolls the dice. Each player has dice of their own.</source>
        <translation>Tietokone heittää nopat. Jokaisella pelaajalla on omat noppansa.</translation>
    </message>
    <message>
        <source>The seed of this game is not known.</source>
        <translation>Pelin siementä ei tunneta.</translation>
    </message>
    <message>
        <source>These lines can be typed into a terminal. For a saved game, yacht-lab verify does the same for every die.</source>
        <translation>Nämä rivit voi kirjoittaa pääteikkunaan. Tallennetulle pelille yacht-lab verify tekee saman jokaiselle nopalle.</translation>
    </message>
    <message>
        <source>Told after the last roll, since whoever knows it knows the dice to come.</source>
        <translation>Kerrotaan viimeisen heiton jälkeen, sillä sen tuntija tuntee tulevat nopat.</translation>
    </message>
    <message>
        <source>Whoever types this code into New game plays with the same dice.</source>
        <translation>Joka kirjoittaa tämän koodin uuteen peliin, pelaa samoilla nopilla.</translation>
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
        <translation>Kaikki nopat on syötetty</translation>
    </message>
    <message>
        <source>All dice are in: press Enter to use them.</source>
        <translation>Kaikki nopat on syötetty: käytä ne painamalla Enter.</translation>
    </message>
    <message>
        <source>Die {number}, to be entered</source>
        <translation>Noppa {number}, syöttämättä</translation>
    </message>
    <message>
        <source>Enter dice</source>
        <translation>Syötä nopat</translation>
    </message>
    <message>
        <source>Enter {face}</source>
        <comment>the face of a die</comment>
        <translation>Syötä {face}</translation>
    </message>
    <message>
        <source>Press Enter to use these dice, or click one to correct it.</source>
        <translation>Käytä nopat painamalla Enter, tai korjaa noppa napsauttamalla sitä.</translation>
    </message>
    <message>
        <source>Press Enter, or correct a die.</source>
        <translation>Paina Enter tai korjaa noppa.</translation>
    </message>
    <message>
        <source>Roll for the computer, then enter the faces: 1–6.</source>
        <translation>Heitä tietokoneen puolesta ja syötä sitten silmäluvut: 1–6.</translation>
    </message>
    <message>
        <source>Roll on your table, then enter the faces: 1–6.</source>
        <translation>Heitä pöydällä ja syötä sitten silmäluvut: 1–6.</translation>
    </message>
    <message>
        <source>Roll, then enter the dice.</source>
        <translation>Heitä ja syötä nopat.</translation>
    </message>
    <message>
        <source>The roll can be corrected: choose a die and enter it again, then press Enter.</source>
        <translation>Heiton voi korjata: valitse noppa ja syötä se uudelleen, paina sitten Enter.</translation>
    </message>
    <message>
        <source>Then enter what you rolled.</source>
        <translation>Syötä sitten heiton tulos.</translation>
    </message>
    <message>
        <source>Use these dice</source>
        <translation>Käytä nämä nopat</translation>
    </message>
    <message>
        <source>You may decide again.</source>
        <translation>Voit valita uudelleen.</translation>
    </message>
    <message>
        <source>{name} holds no dice.</source>
        <translation>{name} ei pidä yhtään noppaa.</translation>
    </message>
    <message>
        <source>{name} holds: {dice}.</source>
        <translation>{name} pitää: {dice}.</translation>
    </message>
    <message>
        <source>{name} is choosing…</source>
        <translation>{name} valitsee…</translation>
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
        <translation>Koodissa on 16 kirjainta ja numeroa, pitkässä 54.</translation>
    </message>
    <message>
        <source>A game with these dice was played here before. Statistics keep another one apart from the rest.</source>
        <translation>Näillä nopilla on pelattu täällä ennenkin. Tilasto pitää uuden pelin erillään muista.</translation>
    </message>
    <message>
        <source>After the last roll the seed is shown. Anybody can compute its hash, compare it with the promise, and make every die again.</source>
        <translation>Viimeisen heiton jälkeen siemen näytetään. Kuka tahansa voi laskea sen tiivisteen, verrata sitä lupaukseen ja tehdä jokaisen nopan uudelleen.</translation>
    </message>
    <message>
        <source>As the dice are the same for everyone, the player is 0 for all players.</source>
        <translation>Koska nopat ovat samat kaikille, pelaaja on 0 kaikilla pelaajilla.</translation>
    </message>
    <message>
        <source>Before the first roll the program draws a seed: 32 bytes from the system’s own randomness.</source>
        <translation>Ennen ensimmäistä heittoa ohjelma arpoo siemenen: 32 tavua järjestelmän omasta satunnaisuudesta.</translation>
    </message>
    <message>
        <source>Dice code: {code}</source>
        <translation>Noppakoodi: {code}</translation>
    </message>
    <message>
        <source>For each die, HMAC-SHA-256 is computed with the seed as the key and the text player/turn/roll/die/block as the message. Players and dice are counted from 0, turns and rolls from 1; block begins with 0. So 0/1/1/0/0 is the first die of the first roll.</source>
        <translation>Jokaista noppaa varten lasketaan HMAC-SHA-256, jonka avain on siemen ja viesti teksti pelaaja/vuoro/heitto/noppa/lohko. Pelaajat ja nopat lasketaan nollasta, vuorot ja heitot ykkösestä; lohko alkaa nollasta. Siis 0/1/1/0/0 on ensimmäisen heiton ensimmäinen noppa.</translation>
    </message>
    <message>
        <source>Game of the day, {date}</source>
        <translation>Päivän peli, {date}</translation>
    </message>
    <message>
        <source>No code has the sign {sign}.</source>
        <translation>Missään koodissa ei ole merkkiä {sign}.</translation>
    </message>
    <message>
        <source>No promise from before the first roll is kept with this game, so it cannot be told whether its dice were settled by then.</source>
        <translation>Pelin mukana ei ole lupausta ajalta ennen ensimmäistä heittoa, joten ei voi sanoa, oliko nopat päätetty jo silloin.</translation>
    </message>
    <message>
        <source>Nothing else goes into a die. So no choice can change what comes later: not which dice are held, not when somebody stops, not which row is filled, and not what is undone.</source>
        <translation>Mikään muu ei vaikuta noppaan. Mikään valinta ei siis voi muuttaa sitä, mitä myöhemmin tulee: ei se, mitkä nopat pidetään, ei se, milloin joku lopettaa, ei se, mikä rivi täytetään, eikä se, mitä kumotaan.</translation>
    </message>
    <message>
        <source>People rolled these dice themselves, so there is nothing that the program could check.</source>
        <translation>Ihmiset ovat heittäneet nämä nopat itse, joten ohjelmalla ei ole mitään tarkistettavaa.</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Oikeat nopat, syötetyt luvut</translation>
    </message>
    <message>
        <source>The 32 bytes of that die (OpenSSL)</source>
        <translation>Tuon nopan 32 tavua (OpenSSL)</translation>
    </message>
    <message>
        <source>The dice are not those of the seed.</source>
        <translation>Nopat eivät ole siemenen mukaisia.</translation>
    </message>
    <message>
        <source>The dice of that code are known now. This game has new ones, again the same for everyone.</source>
        <translation>Tuon koodin nopat ovat nyt tiedossa. Tässä pelissä on uudet, jälleen samat kaikille.</translation>
    </message>
    <message>
        <source>The dice of the day are known now. This game has new ones, again the same for everyone.</source>
        <translation>Päivän nopat ovat nyt tiedossa. Tässä pelissä on uudet, jälleen samat kaikille.</translation>
    </message>
    <message>
        <source>The first die of the first player’s first roll (Python)</source>
        <translation>Ensimmäisen pelaajan ensimmäisen heiton ensimmäinen noppa (Python)</translation>
    </message>
    <message>
        <source>The first of the 32 bytes that is less than 252 gives the face: its remainder when divided by 6, plus 1. Where there is none, block becomes 1 more, and the last two steps are done again.</source>
        <translation>Ensimmäinen niistä 32 tavusta, joka on pienempi kuin 252, antaa silmäluvun: sen jakojäännös, kun jaetaan luvulla 6, plus 1. Jos sellaista ei ole, lohko kasvaa luvulla 1 ja kaksi viimeistä vaihetta tehdään uudelleen.</translation>
    </message>
    <message>
        <source>The game is over, but its seed is missing; so its dice cannot be checked.</source>
        <translation>Peli on päättynyt, mutta sen siemen puuttuu; siksi noppia ei voi tarkistaa.</translation>
    </message>
    <message>
        <source>The promise is the SHA-256 hash of these 32 bytes. It is shown before the first roll and kept with the game. It tells nothing of the dice, and no other seed can be found that fits it.</source>
        <translation>Lupaus on näiden 32 tavun SHA-256-tiiviste. Se näytetään ennen ensimmäistä heittoa ja säilytetään pelin mukana. Se ei kerro mitään nopista, eikä siihen sopivaa toista siementä voi löytää.</translation>
    </message>
    <message>
        <source>The promise, made from the seed (Python)</source>
        <translation>Lupaus siemenestä laskettuna (Python)</translation>
    </message>
    <message>
        <source>The same dice for everyone</source>
        <translation>Samat nopat kaikille</translation>
    </message>
    <message>
        <source>The seed is 32 bytes, which the code spells in base 31.</source>
        <translation>Siemen on 32 tavua, jotka koodi kirjoittaa 31-kantaisena lukuna.</translation>
    </message>
    <message>
        <source>The seed is not the one that the code stands for.</source>
        <translation>Siemen ei ole se, jota koodi tarkoittaa.</translation>
    </message>
    <message>
        <source>The seed is not the one that was promised: its SHA-256 hash is another one.</source>
        <translation>Siemen ei ole se, joka luvattiin: sen SHA-256-tiiviste on toinen.</translation>
    </message>
    <message>
        <source>The seed is the SHA-256 hash of the text “{text}”, which holds the code of the game: 32 bytes.</source>
        <translation>Siemen on SHA-256-tiiviste tekstistä ”{text}”, jossa on pelin koodi: 32 tavua.</translation>
    </message>
    <message>
        <source>The seed is told after the last roll; then every die can be checked.</source>
        <translation>Siemen kerrotaan viimeisen heiton jälkeen; silloin jokaisen nopan voi tarkistaa.</translation>
    </message>
    <message>
        <source>The seed of the dice begins with {seed}.</source>
        <translation>Noppien siemenen alku on {seed}.</translation>
    </message>
    <message>
        <source>The seed, made from the code (Python)</source>
        <translation>Siemen koodista laskettuna (Python)</translation>
    </message>
    <message>
        <source>There is no code here.</source>
        <translation>Tässä ei ole koodia.</translation>
    </message>
    <message>
        <source>These dice are settled. Their promise:</source>
        <translation>Nopat on päätetty. Niiden lupaus:</translation>
    </message>
    <message>
        <source>This is no code: a sign is wrong, or two have changed places.</source>
        <translation>Tämä ei ole koodi: jokin merkki on väärä, tai kaksi on vaihtanut paikkaa.</translation>
    </message>
    <message>
        <source>Turn {turn}, roll {roll}, die {die} shows {shown}, but the seed gives {thrown}. Thrown by: {name}.</source>
        <translation>Vuoro {turn}, heitto {roll}, noppa {die} näyttää {shown}, mutta siemenestä tulee {thrown}. Heittäjä: {name}.</translation>
    </message>
    <message>
        <source>Whoever plays the game of the same date has the same dice, anywhere. The date is that of your own calendar.</source>
        <translation>Joka pelaa saman päivän pelin, saa samat nopat missä tahansa. Päivä on oman kalenterisi.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>form of a date</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>FairnessPlurals</name>
    <message numerus="yes">
        <source>%n dice are those that were promised when the game was gone on with.</source>
        <translation>
            <numerusform>%n noppa on se, joka luvattiin, kun peliä jatkettiin.</numerusform>
            <numerusform>%n noppaa on niitä, jotka luvattiin, kun peliä jatkettiin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice before that are of another seed and cannot be checked any more.</source>
        <translation>
            <numerusform>%n sitä aiempi noppa on toisesta siemenestä, eikä sitä voi enää tarkistaa.</numerusform>
            <numerusform>%n sitä aiempaa noppaa on toisesta siemenestä, eikä niitä voi enää tarkistaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are those that were promised before the first roll.</source>
        <translation>
            <numerusform>Ainoa noppa, %n, on se, joka luvattiin ennen ensimmäistä heittoa.</numerusform>
            <numerusform>Kaikki %n noppaa ovat ne, jotka luvattiin ennen ensimmäistä heittoa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice fit the seed.</source>
        <translation>
            <numerusform>Ainoa noppa, %n, vastaa siementä.</numerusform>
            <numerusform>Kaikki %n noppaa vastaavat siementä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all, %n dice are not those of the seed.</source>
        <translation>
            <numerusform>Yhteensä %n noppa ei ole siemenen mukainen.</numerusform>
            <numerusform>Yhteensä %n noppaa ei ole siemenen mukaisia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is not over; the %n dice thrown so far are those that were promised.</source>
        <translation>
            <numerusform>Peli ei ole päättynyt; tähän asti heitetty %n noppa on se, joka luvattiin.</numerusform>
            <numerusform>Peli ei ole päättynyt; tähän asti heitetyt %n noppaa ovat ne, jotka luvattiin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>Nopan silmäluku on 1–6.</translation>
    </message>
    <message>
        <source>All dice are held: there is nothing to roll.</source>
        <translation>Kaikki nopat on pidetty: heitettävää ei ole.</translation>
    </message>
    <message>
        <source>All dice are in. To change one, choose it first.</source>
        <translation>Kaikki nopat on syötetty. Valitse ensin noppa, jonka haluat muuttaa.</translation>
    </message>
    <message>
        <source>Choose a row with the arrow keys first.</source>
        <translation>Valitse ensin rivi nuolinäppäimillä.</translation>
    </message>
    <message>
        <source>First enter all the dice that you rolled.</source>
        <translation>Syötä ensin kaikki heittämäsi nopat.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nyt ei ole sinun vuorosi.</translation>
    </message>
    <message>
        <source>No rolls are left: choose a score.</source>
        <translation>Heitot on käytetty: valitse rivi.</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Mitään ei ole vielä syötetty.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Heitä ensin nopat.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Peli on päättynyt.</translation>
    </message>
    <message>
        <source>The held dice are not those on the table.</source>
        <translation>Pidetyt nopat eivät ole samat kuin pöydällä.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>Vaihtoehto ”{option}” ei voi olla ”{value}”.</translation>
    </message>
    <message>
        <source>The rules ask for another row now.</source>
        <translation>Säännöt vaativat nyt toisen rivin.</translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation>Säännöt eivät salli tätä.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}”.</source>
        <translation>Sääntöjä nimeltä ”{name}” ei ole.</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Mitään ei voi tehdä uudelleen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Mitään kumottavaa ei ole.</translation>
    </message>
    <message>
        <source>These rules have no such row.</source>
        <translation>Säännöissä ei ole sellaista riviä.</translation>
    </message>
    <message>
        <source>This die is held: it is not rolled.</source>
        <translation>Noppa on pidetty: sitä ei heitetä.</translation>
    </message>
    <message>
        <source>This row has its score already.</source>
        <translation>Rivi on jo täytetty.</translation>
    </message>
    <message>
        <source>{dice}: these rules have {count} dice with faces from 1 to {faces}.</source>
        <translation>{dice}: näissä säännöissä on {count} noppaa, joiden silmäluvut ovat 1–{faces}.</translation>
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
        <translation>Avaa peli</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Tallenna peli</translation>
    </message>
    <message>
        <source>This game has gone on since the file was saved: it is as you left it.</source>
        <translation>Peli on jatkunut tiedoston tallentamisen jälkeen: se on sellainen kuin sen jätit.</translation>
    </message>
</context>
<context>
    <name>FileTroubleDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Avaa peli</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Tallenna peli</translation>
    </message>
    <message>
        <source>The game was not opened</source>
        <translation>Peliä ei avattu</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Peliä ei tallennettu</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>Peli on tallennettu nimellä {file}.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Tiedostoa {file} ei ole.</translation>
    </message>
    <message>
        <source>Yacht games</source>
        <translation>Yacht-pelit</translation>
    </message>
    <message>
        <source>a key with its value is expected here.</source>
        <translation>tässä pitäisi olla avain ja sen arvo.</translation>
    </message>
    <message>
        <source>a turn and its player are expected here.</source>
        <translation>tässä pitäisi olla vuoro ja sen pelaaja.</translation>
    </message>
    <message>
        <source>another turn is due here.</source>
        <translation>tässä pitäisi olla toinen vuoro.</translation>
    </message>
    <message>
        <source>dice are held and the others not rolled.</source>
        <translation>noppia pidetään, mutta muita ei heitetä.</translation>
    </message>
    <message>
        <source>dice are held twice without a roll between.</source>
        <translation>noppia pidetään kahdesti ilman heittoa välissä.</translation>
    </message>
    <message>
        <source>no computer player is called that.</source>
        <translation>sen nimistä tietokonepelaajaa ei ole.</translation>
    </message>
    <message>
        <source>the dice held are not those on the table.</source>
        <translation>pidetyt nopat eivät ole pöydällä olevia.</translation>
    </message>
    <message>
        <source>the file is larger than any game.</source>
        <translation>tiedosto on suurempi kuin mikään peli.</translation>
    </message>
    <message>
        <source>the game is over before this line.</source>
        <translation>peli on päättynyt ennen tätä riviä.</translation>
    </message>
    <message>
        <source>the game was saved by a newer version of Yacht Desktop.</source>
        <translation>peli on tallennettu uudemmalla Yacht Desktopin versiolla.</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>rivi on liian pitkä.</translation>
    </message>
    <message>
        <source>the players are not as they must be.</source>
        <translation>pelaajia ei ole merkitty niin kuin pitää.</translation>
    </message>
    <message>
        <source>the rules do not allow this.</source>
        <translation>säännöt eivät salli tätä.</translation>
    </message>
    <message>
        <source>the rules have no such options.</source>
        <translation>säännöissä ei ole tällaisia vaihtoehtoja.</translation>
    </message>
    <message>
        <source>the turn before has no score.</source>
        <translation>edellisellä vuorolla ei ole pisteitä.</translation>
    </message>
    <message>
        <source>the turn goes on after its score.</source>
        <translation>vuoro jatkuu pisteiden jälkeen.</translation>
    </message>
    <message>
        <source>the turn has no roll.</source>
        <translation>vuorolla ei ole heittoa.</translation>
    </message>
    <message>
        <source>these dice are not worth that.</source>
        <translation>näistä nopista ei saa noita pisteitä.</translation>
    </message>
    <message>
        <source>these rules are not known.</source>
        <translation>näitä sääntöjä ei tunneta.</translation>
    </message>
    <message>
        <source>this is neither a roll nor a row that can be filled.</source>
        <translation>tämä ei ole heitto eikä rivi, jonka voi täyttää.</translation>
    </message>
    <message>
        <source>this is not a date with a time zone.</source>
        <translation>tämä ei ole päiväys aikavyöhykkeineen.</translation>
    </message>
    <message>
        <source>this is not a game of Yacht Desktop.</source>
        <translation>tämä ei ole Yacht Desktopin peli.</translation>
    </message>
    <message>
        <source>this is not a note.</source>
        <translation>tämä ei ole merkintä.</translation>
    </message>
    <message>
        <source>this is not text.</source>
        <translation>tämä ei ole tekstiä.</translation>
    </message>
    <message>
        <source>this key is there twice.</source>
        <translation>tämä avain on kahdesti.</translation>
    </message>
    <message>
        <source>what is said of the dice here is not right.</source>
        <translation>tässä sanottu nopista ei ole oikein.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>Tiedostoa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>{file} cannot be written there.</source>
        <translation>Tiedostoa {file} ei voi kirjoittaa sinne.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the disk is full.</source>
        <translation>Tiedostoa {file} ei voi kirjoittaa: levy on täynnä.</translation>
    </message>
    <message>
        <source>{file} is not a file.</source>
        <translation>{file} ei ole tiedosto.</translation>
    </message>
    <message>
        <source>{file} is not a game of Yacht Desktop.</source>
        <translation>{file} ei ole Yacht Desktopin peli.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <comment>the fault is a sentence</comment>
        <translation>{file}, rivi {line}: {fault}</translation>
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
        <translation>&amp;Kansio:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Tiedoston &amp;nimi:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tiedostotyyppi:</translation>
    </message>
</context>
<context>
    <name>GamePlurals</name>
    <message numerus="yes">
        <source>%n files are not games.</source>
        <translation>
            <numerusform>%n tiedosto ei ole peli.</numerusform>
            <numerusform>%n tiedostoa ei ole pelejä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are there again.</source>
        <translation>
            <numerusform>%n peli on palautettu.</numerusform>
            <numerusform>%n peliä on palautettu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n peli poistettu.</numerusform>
            <numerusform>%n peliä poistettu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n peli tuotu.</numerusform>
            <numerusform>%n peliä tuotu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to {file}.</source>
        <translation>
            <numerusform>%n peli tallennettu: {file}.</numerusform>
            <numerusform>%n peliä tallennettu: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} chosen</source>
        <translation>
            <numerusform>%n valittu, {games}</numerusform>
            <numerusform>%n valittu, {games}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n oli täällä jo.</numerusform>
            <numerusform>%n oli täällä jo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n nothing was played.</source>
        <translation>
            <numerusform>%n pelissä ei ollut pelattu mitään.</numerusform>
            <numerusform>%n pelissä ei ollut pelattu mitään.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportTroubles</name>
    <message>
        <source>Files that were not imported</source>
        <translation>Tiedostot, joita ei tuotu</translation>
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
        <translation>Amiraali</translation>
    </message>
    <message>
        <source>Always makes the choice that brings the most points on average, calculated to the end of the game. Does not look at anybody else’s score.</source>
        <translation>Tekee aina valinnan, joka tuottaa keskimäärin eniten pisteitä pelin loppuun asti laskettuna. Ei katso muiden pisteitä.</translation>
    </message>
    <message>
        <source>Always makes the choice that wins most often: takes risks when behind and avoids them when ahead. Against one opponent it plays the end of the game without a mistake.</source>
        <translation>Tekee aina valinnan, joka voittaa useimmin: ottaa riskejä tappiolla ja välttää niitä johdossa. Yhtä vastustajaa vastaan pelaa lopun virheettä.</translation>
    </message>
    <message>
        <source>Beats Captain {wins} games in {games}.</source>
        <translation>Voittaa Kapteenin {wins} kertaa, kun pelejä on {games}.</translation>
    </message>
    <message>
        <source>Bosun</source>
        <translation>Pursimies</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapteeni</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <translation>Kansimies</translation>
    </message>
    <message>
        <source>First Mate</source>
        <translation>Perämies</translation>
    </message>
    <message>
        <source>How often it beats Captain under these rules has not been measured.</source>
        <translation>Sitä, kuinka usein se voittaa Kapteenin näillä säännöillä, ei ole mitattu.</translation>
    </message>
    <message>
        <source>How strong it is under these rules could not be worked out.</source>
        <translation>Tason vahvuutta näillä säännöillä ei voitu laskea.</translation>
    </message>
    <message>
        <source>Knows all that Captain knows and slips in small things.</source>
        <translation>Tietää kaiken, minkä Kapteenikin, ja lipsahtelee pikkuasioissa.</translation>
    </message>
    <message>
        <source>Knows as much as Captain, but takes less care. Where two choices are nearly equal, it may take the lesser one.</source>
        <translation>Tietää yhtä paljon kuin Kapteeni mutta on huolettomampi. Kun kaksi valintaa on lähes yhtä hyviä, voi valita huonomman.</translation>
    </message>
    <message>
        <source>Knows its categories and slips now and then.</source>
        <translation>Tuntee rivinsä ja lipsahtaa silloin tällöin.</translation>
    </message>
    <message>
        <source>Knows what every category is worth for the rest of the game. Shies a little at zeros, and makes small mistakes in many turns.</source>
        <translation>Tietää, minkä arvoinen jokainen rivi on loppupelissä. Arastelee hiukan nollia ja tekee pieniä virheitä monella vuorolla.</translation>
    </message>
    <message>
        <source>Plans its turn, hates zeros and hopes that all dice will be equal.</source>
        <translation>Suunnittelee vuoronsa, inhoaa nollia ja toivoo kaikkia noppia samoiksi.</translation>
    </message>
    <message>
        <source>Plans the whole turn and knows roughly what each category usually brings. Hates to write a zero and hopes too often that all dice will be equal.</source>
        <translation>Suunnittelee koko vuoron ja tietää suunnilleen, mitä kukin rivi yleensä tuottaa. Inhoaa kirjoittaa nollaa ja toivoo liian usein kaikkia noppia samoiksi.</translation>
    </message>
    <message>
        <source>Plays by eye and can be beaten by a child.</source>
        <translation>Pelaa tuntumalta, ja lapsikin voi voittaa.</translation>
    </message>
    <message>
        <source>Plays to win: bolder when behind, safer when ahead.</source>
        <translation>Pelaa voittaakseen: rohkeammin tappiolla, varmemmin johdossa.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matruusi</translation>
    </message>
    <message>
        <source>Scores as many points as the dice allow on average.</source>
        <translation>Saa keskimäärin niin paljon pisteitä kuin nopat sallivat.</translation>
    </message>
    <message>
        <source>Thinks of the next roll only, and hardly asks what a category may still be good for. Hates to write a zero and loves dice that are all equal.</source>
        <translation>Ajattelee vain seuraavaa heittoa eikä juuri kysy, mihin rivi vielä kelpaisi. Inhoaa kirjoittaa nollaa ja rakastaa pelkkiä samoja noppia.</translation>
    </message>
    <message>
        <source>Working out how strong it is …</source>
        <translation>Lasketaan, kuinka vahva taso on …</translation>
    </message>
    <message>
        <source>Working out how strong it is … {percent}%</source>
        <translation>Lasketaan, kuinka vahva taso on … {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{wins} in {games}</source>
        <translation>{wins} / {games}</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Draw</source>
        <translation>Tasapeli</translation>
    </message>
    <message>
        <source>Importing file {number} of {files}</source>
        <translation>Tuodaan tiedostoa {number}/{files}</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Sellaista peliä ei ole.</translation>
    </message>
    <message>
        <source>No game is unfinished. One that you leave before its end waits for you here.</source>
        <translation>Yksikään peli ei ole kesken. Ennen loppua jättämäsi peli odottaa sinua täällä.</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Pöydällä olevaa peliä ei voi poistaa.</translation>
    </message>
    <message>
        <source>The game you played last cannot be read; a new one is on the table.</source>
        <translation>Viimeksi pelaamaasi peliä ei voi lukea; pöydällä on uusi.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Pelejä ei voi lukea juuri nyt.</translation>
    </message>
    <message>
        <source>The rest could not be saved.</source>
        <translation>Loppuja ei voitu tallentaa.</translation>
    </message>
    <message>
        <source>The rest was left out.</source>
        <translation>Loput jätettiin pois.</translation>
    </message>
    <message>
        <source>There are no games yet. Every game is kept here from its first roll on; Import takes in games from files.</source>
        <translation>Pelejä ei ole vielä. Jokainen peli säilyy täällä ensimmäisestä heitosta alkaen; Tuo hakee pelejä tiedostoista.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tätä peliä ei voi lukea.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Unfinished, round {round} of {rounds}</source>
        <translation>Kesken, kierros {round}/{rounds}</translation>
    </message>
    <message>
        <source>Writing game {number} of {games}</source>
        <translation>Tallennetaan peliä {number}/{games}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Sinä voitit</translation>
    </message>
    <message>
        <source>Your games are of a newer version of Yacht Desktop; they are left as they are, and none is added.</source>
        <translation>Pelisi ovat uudemmasta Yacht Desktopin versiosta; ne jätetään ennalleen, eikä uusia lisätä.</translation>
    </message>
    <message>
        <source>Your games cannot be saved; they last until you quit.</source>
        <translation>Pelejäsi ei voi tallentaa; ne säilyvät, kunnes lopetat.</translation>
    </message>
    <message>
        <source>Your saved games cannot be read; new ones last until you quit.</source>
        <translation>Tallennettuja pelejäsi ei voi lukea; uudet säilyvät, kunnes lopetat.</translation>
    </message>
    <message>
        <source>Your saved games were damaged and are kept as {file}; new ones are saved again.</source>
        <translation>Tallennetut pelisi olivat vioittuneet, ja ne säilytetään nimellä {file}; uudet pelit tallennetaan taas.</translation>
    </message>
    <message>
        <source>coached</source>
        <translation>valmentaja mukana</translation>
    </message>
    <message>
        <source>dice known</source>
        <translation>tunnetut nopat</translation>
    </message>
    <message>
        <source>dice typed in</source>
        <translation>syötetyt nopat</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>tuotu</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>pöydällä</translation>
    </message>
    <message>
        <source>undo used</source>
        <translation>kumottu</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} voitti</translation>
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
        <translation>Vie peli</translation>
    </message>
    <message>
        <source>Export games into a folder</source>
        <translation>Vie pelit kansioon</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Vie tulokset</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Tuo pelejä</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Taulukot</translation>
    </message>
    <message>
        <source>The game is copied as text.</source>
        <translation>Peli on kopioitu tekstinä.</translation>
    </message>
    <message>
        <source>Yacht results</source>
        <translation>Yacht-tulokset</translation>
    </message>
</context>
<context>
    <name>LibraryFilter</name>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Kaikki säännöt</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Milloin vain</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Päättyneet</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Viimeiset 12 kuukautta</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Viimeiset 30 päivää</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Viimeiset 7 päivää</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Search by player</source>
        <translation>Etsi pelaajaa</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Tänään</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>When they were played</source>
        <translation>Milloin ne pelattiin</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Mitkä pelit näytetään</translation>
    </message>
</context>
<context>
    <name>LibraryMenu</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Tu&amp;o…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Käy läpi</translation>
    </message>
    <message>
        <source>&amp;Undo deletion</source>
        <translation>Pe&amp;ru poisto</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>Kopioi tek&amp;stinä</translation>
    </message>
    <message>
        <source>Export re&amp;sults as CSV…</source>
        <translation>Vie &amp;tulokset CSV-tiedostoon…</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Toista &amp;uudelleen</translation>
    </message>
</context>
<context>
    <name>LibraryNotice</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Pe&amp;ru</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>K&amp;umoa</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>&amp;Tiedot</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Tu&amp;o…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Lisää</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Avaa</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Käy läpi</translation>
    </message>
    <message>
        <source>&amp;Show all games</source>
        <translation>&amp;Näytä kaikki pelit</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Opens a menu with all that can be done.</source>
        <translation>Avaa valikon kaikista toiminnoista.</translation>
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
        <translation>Äänet ovat pois päältä.</translation>
    </message>
    <message>
        <source>The sound is on.</source>
        <translation>Äänet ovat päällä.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Aloita peli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>coach on</source>
        <translation>valmentaja mukana</translation>
    </message>
</context>
<context>
    <name>OpponentsView</name>
    <message>
        <source>Admiral has no average, because it gives up points where that wins more often. Luck decides much: even Admiral wins hardly more than half of its games against Captain.</source>
        <translation>Amiraalilla ei ole keskiarvoa, koska se luopuu pisteistä, kun niin voittaa useammin. Onni ratkaisee paljon: Amiraalikin voittaa Kapteenin vain hiukan useammin kuin joka toisessa pelissä.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Keskiarvo</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Tietokonepelaajat</translation>
    </message>
    <message>
        <source>Computer players roll the same dice as everybody else and do not know what comes next.</source>
        <translation>Tietokonepelaajat heittävät samoja noppia kuin muutkin eivätkä tiedä, mitä seuraavaksi tulee.</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>Näin se ajattelee</translation>
    </message>
    <message>
        <source>How they think, and how strong they are</source>
        <translation>Miten ne ajattelevat ja kuinka vahvoja ne ovat</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Säännöt: {rules}</translation>
    </message>
    <message>
        <source>The average is that of the totals of very many games.</source>
        <translation>Keskiarvo on hyvin monen pelin yhteispisteiden keskiarvo.</translation>
    </message>
    <message>
        <source>These figures are calculated from every position that a game can come to, and rounded.</source>
        <translation>Luvut on laskettu kaikista asemista, joihin peli voi päätyä, ja pyöristetty.</translation>
    </message>
    <message>
        <source>They differ only in how they choose. The weaker ones make mistakes as people do: small ones often, big ones seldom.</source>
        <translation>Ne eroavat vain siinä, miten ne valitsevat. Heikommat tekevät virheitä niin kuin ihmiset: pieniä usein, suuria harvoin.</translation>
    </message>
    <message>
        <source>What the figures mean</source>
        <translation>Mitä luvut tarkoittavat</translation>
    </message>
    <message>
        <source>Wins against the level before</source>
        <translation>Voitot edellistä tasoa vastaan</translation>
    </message>
    <message>
        <source>Wins are games between two players, who take turns in beginning; a draw counts as half a win.</source>
        <translation>Voitot koskevat kahden pelaajan pelejä, joissa aloitusvuoro vaihtelee; tasapeli on puoli voittoa.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>100 points for each further Five of a Kind</source>
        <translation>100 pistettä jokaisesta uudesta Viisi samaa -heitosta</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 pistettä</translation>
    </message>
    <message>
        <source>60 points</source>
        <translation>60 pistettä</translation>
    </message>
    <message>
        <source>All five dice</source>
        <translation>Kaikki viisi noppaa</translation>
    </message>
    <message>
        <source>Double Generala</source>
        <translation>Tupla-Generala</translation>
    </message>
    <message>
        <source>Five equal dice are a Full House</source>
        <translation>Viisi samaa on Mökki</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Pakollinen</translation>
    </message>
    <message>
        <source>Four of a Kind counts</source>
        <translation>Neljästä samasta lasketaan</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Vapaa</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>Ylhäältä alas</translation>
    </message>
    <message>
        <source>Generala</source>
        <translation>Generala</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jokeri</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei mitään</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Suorat</translation>
    </message>
    <message>
        <source>Those four dice</source>
        <translation>Ne neljä noppaa</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>{little} and {big}</source>
        <translation>{little} ja {big}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} kumpikin</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>&amp;Add player</source>
        <translation>&amp;Lisää pelaaja</translation>
    </message>
    <message>
        <source>1 to 6 · the top row starts</source>
        <translation>1–6 · ylin aloittaa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>{name}: {place} of {count}</source>
        <translation>{name}: {place} / {count}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Ihminen</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>Pelaaja {number}: taso</translation>
    </message>
    <message>
        <source>Move {name}: drag, or Alt+Up and Alt+Down</source>
        <translation>Siirrä pelaajaa {name}: vedä, tai Alt+Ylänuoli ja Alt+Alanuoli</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Pelaaja {number}: nimi</translation>
    </message>
    <message>
        <source>Player {number}: human or computer</source>
        <translation>Pelaaja {number}: ihminen vai tietokone</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Poista pelaaja {name}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player {number}</source>
        <translation>Pelaaja {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
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
            <numerusform>%n rivi</numerusform>
            <numerusform>%n riviä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, bonus of {points}</source>
        <translation>
            <numerusform>%n rivi, bonus {points}</numerusform>
            <numerusform>%n riviä, bonus {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, no bonus</source>
        <translation>
            <numerusform>%n rivi, ei bonusta</numerusform>
            <numerusform>%n riviä, ei bonusta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories, served bonus</source>
        <translation>
            <numerusform>%n rivi, lisää ensiheitosta</numerusform>
            <numerusform>%n riviä, lisää ensiheitosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still to be entered.</source>
        <translation>
            <numerusform>%n noppa on vielä syöttämättä.</numerusform>
            <numerusform>%n noppaa on vielä syöttämättä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice, {categories}</source>
        <translation>
            <numerusform>%n noppa, {categories}</numerusform>
            <numerusform>%n noppaa, {categories}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n jäljellä</numerusform>
            <numerusform>%n jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the damaged games could be read and are in the library again.</source>
        <translation>
            <numerusform>%n vioittuneista peleistä voitiin lukea, ja se on taas kirjastossa.</numerusform>
            <numerusform>%n vioittuneista peleistä voitiin lukea, ja ne ovat taas kirjastossa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n pelaaja</numerusform>
            <numerusform>%n pelaajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n heitto jäljellä.</numerusform>
            <numerusform>%n heittoa jäljellä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to enter</source>
        <translation>
            <numerusform>%n syötettävä</numerusform>
            <numerusform>%n syötettävää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n points</source>
        <translation>
            <numerusform>Sait %n pisteen</numerusform>
            <numerusform>Sait %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n points</source>
        <translation>
            <numerusform>Voitat %n pisteellä</numerusform>
            <numerusform>Voitat %n pisteellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} voittaa %n pisteellä</numerusform>
            <numerusform>{name} voittaa %n pisteellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points</source>
        <translation>
            <numerusform>{name}: %n piste</numerusform>
            <numerusform>{name}: %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{row}, %n possible</source>
        <translation>
            <numerusform>{row}, %n mahdollinen</numerusform>
            <numerusform>{row}, %n mahdollista</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>At once</source>
        <translation>Heti</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Viininpunainen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tummat</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>Eebenpuu</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopeasti</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vihreä</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Norsunluu</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Rauhallisesti</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaaleat</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Laivastonsininen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallisesti</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Numerot</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Pois</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Päällä</translation>
    </message>
    <message>
        <source>{chance} to win</source>
        <translation>{chance} voitosta</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pistettä</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Against others</source>
        <translation>Muita vastaan</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Yksin</translation>
    </message>
    <message>
        <source>Ask before scoring 0 while another row gives points</source>
        <translation>Kysy ennen nollan kirjaamista, jos toinen rivi antaa pisteitä</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Muutokset tulevat voimaan heti.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Värit</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Tietokone pelaa</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>How cloth and dice look</source>
        <translation>Tältä verka ja nopat näyttävät</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Mykistä kaikki äänet</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Vähemmän liikettä</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Pöydän verka</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Äänenvoimakkuus</translation>
    </message>
    <message>
        <source>Warn me of choices that cost more than this</source>
        <translation>Varoita valinnoista, jotka maksavat tätä enemmän</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Winner</source>
        <translation>Voittaja</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Draw between {names} and {last}</source>
        <translation>Tasapeli: {names} ja {last}</translation>
    </message>
    <message>
        <source>You win with a served Generala</source>
        <translation>Voitat ensimmäisen heiton Generalalla</translation>
    </message>
    <message>
        <source>{name} wins with a served Generala</source>
        <translation>{name} voittaa ensimmäisen heiton Generalalla</translation>
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
        <translation>&amp;Uusi peli</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Uusi&amp;ntapeli</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Käy läpi</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A close call. Better: {choices}, by {loss}.</source>
        <translation>Tasainen valinta. Parempi: {choices}, ero {loss}.</translation>
    </message>
    <message>
        <source>A served Generala wins at once: what could still have been scored is taken off its luck.</source>
        <translation>Ensimmäisellä heitolla saatu Generala voittaa heti: mitä vielä olisi voinut saada, vähennetään Onnesta.</translation>
    </message>
    <message>
        <source>A tie: {choices} are equally good.</source>
        <translation>Tasan: {choices} ovat yhtä hyviä.</translation>
    </message>
    <message>
        <source>All choices were equally good.</source>
        <translation>Kaikki valinnat olivat yhtä hyviä.</translation>
    </message>
    <message>
        <source>As good as the best; ahead by a hair: {choices}.</source>
        <translation>Käytännössä paras; hiuksen verran parempi: {choices}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Voiton todennäköisyys</translation>
    </message>
    <message>
        <source>Costliest choices: {name}</source>
        <translation>Kalleimmat valinnat: {name}</translation>
    </message>
    <message>
        <source>Expected total</source>
        <translation>Odotettu loppusumma</translation>
    </message>
    <message>
        <source>Kept {dice}</source>
        <translation>Pidettiin {dice}</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Onni</translation>
    </message>
    <message>
        <source>Luck: points gained by the dice. Skill: points lost by choices.</source>
        <translation>Onni: noppien tuomat pisteet. Taito: valintojen viemät pisteet.</translation>
    </message>
    <message>
        <source>Mistake by {name}, 2 points or more</source>
        <translation>Virhe, 2 pistettä tai enemmän: {name}</translation>
    </message>
    <message>
        <source>Mistake, 2 points or more</source>
        <translation>Virhe, 2 pistettä tai enemmän</translation>
    </message>
    <message>
        <source>No choice cost anything to speak of.</source>
        <translation>Mikään valinta ei maksanut mainittavasti.</translation>
    </message>
    <message>
        <source>Perfect play averages {points}.</source>
        <translation>Täydellinen peli tuo keskimäärin {points}.</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Menetetty</translation>
    </message>
    <message>
        <source>Reviewing the game: {percent}</source>
        <translation>Peliä käydään läpi: {percent}</translation>
    </message>
    <message>
        <source>Rolled all dice</source>
        <translation>Heitettiin kaikki nopat</translation>
    </message>
    <message>
        <source>Rolled all five</source>
        <translation>Heitettiin kaikki viisi</translation>
    </message>
    <message>
        <source>Rolled all three</source>
        <translation>Heitettiin kaikki kolme</translation>
    </message>
    <message>
        <source>Rolled {dice}</source>
        <translation>Heitettiin {dice}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kierros {number}</translation>
    </message>
    <message>
        <source>Round {number}: {values}</source>
        <translation>Kierros {number}: {values}</translation>
    </message>
    <message>
        <source>Scored {points} in {category}</source>
        <translation>Kirjattiin {points} riville {category}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Taito</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of a game</comment>
        <translation>Alku</translation>
    </message>
    <message>
        <source>Start: {values}</source>
        <comment>of a game</comment>
        <translation>Alku: {values}</translation>
    </message>
    <message>
        <source>The best choice.</source>
        <translation>Paras valinta.</translation>
    </message>
    <message>
        <source>The dice gave {points} points and {chance} percentage points to win.</source>
        <translation>Nopat toivat {points} pistettä ja voiton todennäköisyyttä {chance} prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The dice gave {points} points.</source>
        <translation>Nopat toivat {points} pistettä.</translation>
    </message>
    <message>
        <source>This game could not be reviewed.</source>
        <translation>Tätä peliä ei voitu käydä läpi.</translation>
    </message>
    <message>
        <source>You had no choice to make yet; the dice gave you {luck}.</source>
        <translation>Sinulla ei ollut vielä valittavaa; nopat antoivat sinulle {luck}.</translation>
    </message>
    <message>
        <source>Your costliest choices</source>
        <translation>Kalleimmat valintasi</translation>
    </message>
    <message>
        <source>better {choice}</source>
        <translation>parempi: {choice}</translation>
    </message>
    <message>
        <source>by an opponent</source>
        <comment>a mistake</comment>
        <translation>vastustajan virhe</translation>
    </message>
    <message>
        <source>by another player</source>
        <comment>a mistake</comment>
        <translation>toisen pelaajan virhe</translation>
    </message>
    <message>
        <source>first roll</source>
        <translation>ensimmäinen heitto</translation>
    </message>
    <message>
        <source>luck {points}</source>
        <translation>onni {points}</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>menetetyt pisteet</translation>
    </message>
    <message>
        <source>roll all</source>
        <comment>all dice</comment>
        <translation>heitä kaikki</translation>
    </message>
    <message>
        <source>roll {number}</source>
        <translation>heitto {number}</translation>
    </message>
    <message>
        <source>second roll</source>
        <translation>toinen heitto</translation>
    </message>
    <message>
        <source>skill {points}</source>
        <translation>taito {points}</translation>
    </message>
    <message>
        <source>third roll</source>
        <translation>kolmas heitto</translation>
    </message>
    <message>
        <source>{chance} percentage points to win</source>
        <translation>{chance} prosenttiyksikköä voiton todennäköisyydessä</translation>
    </message>
    <message>
        <source>{choices} and {last}</source>
        <translation>{choices} ja {last}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} tai {second}</translation>
    </message>
    <message>
        <source>{heading}: {dice}. {done}. {verdict}</source>
        <translation>{heading}: {dice}. {done}. {verdict}</translation>
    </message>
    <message>
        <source>{mark}. Better: {choices}, by {loss}.</source>
        <translation>{mark}. Parempi: {choices}, ero {loss}.</translation>
    </message>
    <message>
        <source>{name} had no choice to make yet; the dice gave {luck}.</source>
        <translation>Pelaajalla {name} ei ollut vielä valittavaa; nopat antoivat {luck}.</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pistettä</translation>
    </message>
    <message>
        <source>{points} points and {chance} percentage points to win</source>
        <translation>{points} pistettä ja {chance} prosenttiyksikköä voiton todennäköisyydessä</translation>
    </message>
    <message>
        <source>{points} points each.</source>
        <translation>Pisteet tasan: {points}.</translation>
    </message>
    <message>
        <source>{points} to {other} over the {name}.</source>
        <comment>the name of a level</comment>
        <translation>{points}–{other}; toisena {name}.</translation>
    </message>
    <message>
        <source>{points} to {other} over you.</source>
        <translation>{points}–{other}; olit toinen.</translation>
    </message>
    <message>
        <source>{points} to {other} over {name}.</source>
        <translation>{points}–{other}; toisena {name}.</translation>
    </message>
    <message>
        <source>{points} to {other}.</source>
        <comment>two totals</comment>
        <translation>{points}–{other}.</translation>
    </message>
    <message>
        <source>{start} + luck − points lost = total.</source>
        <translation>{start} + onni − menetetyt pisteet = loppusumma.</translation>
    </message>
    <message>
        <source>{start} + luck − points lost = your total.</source>
        <translation>{start} + onni − menetetyt pisteet = loppusummasi.</translation>
    </message>
    <message>
        <source>{start} + luck − points lost − points not played = total.</source>
        <translation>{start} + onni − menetetyt pisteet − pelaamatta jääneet pisteet = loppusumma.</translation>
    </message>
    <message>
        <source>{totals}.</source>
        <comment>names with their points</comment>
        <translation>{totals}.</translation>
    </message>
    <message>
        <source>{value}, {points} points lost</source>
        <translation>{value}, menetetty {points} pistettä</translation>
    </message>
</context>
<context>
    <name>ReviewBody</name>
    <message>
        <source>Decisions and rolls</source>
        <translation>Päätökset ja heitot</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Sellaisia ei ole.</translation>
    </message>
</context>
<context>
    <name>ReviewPlurals</name>
    <message numerus="yes">
        <source>You played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave you {luck}.</source>
        <translation>
            <numerusform>Pelasit {accuracy} oikein, menetit {lost} pistettä %n päätöksessä, ja nopat antoivat sinulle {luck}.</numerusform>
            <numerusform>Pelasit {accuracy} oikein, menetit {lost} pistettä %n päätöksessä, ja nopat antoivat sinulle {luck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{choice} or %n others</source>
        <comment>how many other choices are just as good</comment>
        <translation>
            <numerusform>{choice} tai %n muu</numerusform>
            <numerusform>{choice} tai %n muuta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave {luck}.</source>
        <translation>
            <numerusform>{name} pelasi {accuracy} oikein, menetti {lost} pistettä %n päätöksessä, ja nopat antoivat {luck}.</numerusform>
            <numerusform>{name} pelasi {accuracy} oikein, menetti {lost} pistettä %n päätöksessä, ja nopat antoivat {luck}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWait</name>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Takaisin</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Seuraava</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Tau&amp;ko</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>T&amp;oista</translation>
    </message>
    <message>
        <source>&amp;Try again from here</source>
        <translation>&amp;Yritä uudelleen tästä</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Kaikki askeleet</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Kaavio</translation>
    </message>
    <message>
        <source>Left, Right: steps · Up, Down: mistakes · Page Up, Page Down: rounds</source>
        <translation>Vasen, oikea: askeleet · ylös, alas: virheet · Page Up, Page Down: kierrokset</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Virheet</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Askeleet</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Taulukko</translation>
    </message>
    <message>
        <source>What is shown beside the table</source>
        <translation>Mitä pöydän vieressä näkyy</translation>
    </message>
    <message>
        <source>Which steps are shown</source>
        <translation>Mitkä askeleet näkyvät</translation>
    </message>
</context>
<context>
    <name>Roll</name>
    <message>
        <source>All dice held</source>
        <translation>Kaikki nopat pidetty</translation>
    </message>
    <message>
        <source>Choose a score</source>
        <translation>Valitse rivi</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Peli päättyi</translation>
    </message>
    <message>
        <source>Roll all dice</source>
        <translation>Heitä kaikki nopat</translation>
    </message>
    <message>
        <source>Roll all five dice</source>
        <translation>Heitä kaikki viisi noppaa</translation>
    </message>
    <message>
        <source>Roll all three dice</source>
        <translation>Heitä kaikki kolme noppaa</translation>
    </message>
    <message>
        <source>Roll four dice</source>
        <translation>Heitä neljä noppaa</translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation>Heitä yksi noppa</translation>
    </message>
    <message>
        <source>Roll three dice</source>
        <translation>Heitä kolme noppaa</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Heitä kaksi noppaa</translation>
    </message>
    <message>
        <source>{name} is rolling…</source>
        <translation>{name} heittää…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>American rules</source>
        <translation>Amerikkalaiset säännöt</translation>
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
        <translation>Moderni Yacht</translation>
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
        <translation>Säännöt</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Opponents under the rules of {name}</source>
        <translation>Vastustajat, säännöt: {name}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Rules of {name}</source>
        <translation>Säännöt: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPlurals</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n piste</numerusform>
            <numerusform>%n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; on the first roll of a turn it wins the game</source>
        <translation>
            <numerusform>%n piste; vuoron ensimmäisellä heitolla voittaa pelin</numerusform>
            <numerusform>%n pistettä; vuoron ensimmäisellä heitolla voittaa pelin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points; {served} on the first roll of a turn</source>
        <translation>
            <numerusform>%n piste; vuoron ensimmäisellä heitolla {served}</numerusform>
            <numerusform>%n pistettä; vuoron ensimmäisellä heitolla {served}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n turns.</source>
        <translation>
            <numerusform>Jokaisella pelaajalla on %n vuoro.</numerusform>
            <numerusform>Jokaisella pelaajalla on %n vuoroa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold any of them, or none, and roll the others again: at most %n rolls in a turn. Each time you choose anew, so a held die may be rolled again too.</source>
        <translation>
            <numerusform>Pidä niistä mitkä haluat, tai älä mitään, ja heitä muut uudelleen: enintään %n heitto vuorolla. Joka kerta saat valita uudelleen, joten pidetynkin nopan voi taas heittää.</numerusform>
            <numerusform>Pidä niistä mitkä haluat, tai älä mitään, ja heitä muut uudelleen: enintään %n heittoa vuorolla. Joka kerta saat valita uudelleen, joten pidetynkin nopan voi taas heittää.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice.</source>
        <translation>
            <numerusform>Heitä %n noppa.</numerusform>
            <numerusform>Heitä kaikki %n noppaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest possible total is %n points.</source>
        <translation>
            <numerusform>Suurin mahdollinen tulos on %n piste.</numerusform>
            <numerusform>Suurin mahdollinen tulos on %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While {category} holds points, every further turn that ends with five equal dice adds %n points, whichever category they fill.</source>
        <translation>
            <numerusform>Kun rivillä {category} on pisteitä, jokainen uusi vuoro, joka päättyy viiteen samaan, tuo %n lisäpisteen, kirjattiinpa ne mille riville tahansa.</numerusform>
            <numerusform>Kun rivillä {category} on pisteitä, jokainen uusi vuoro, joka päättyy viiteen samaan, tuo %n lisäpistettä, kirjattiinpa ne mille riville tahansa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>A Crag is a Thirteen too, for the points of a Thirteen.</source>
        <translation>Crag on myös Kolmetoista, ja se tuo silloin tämän rivin pisteet.</translation>
    </message>
    <message>
        <source>A Large Straight is a Small Straight too, for the points of a Small Straight.</source>
        <translation>Iso suora on myös Pieni suora, ja se tuo silloin Pienen suoran pisteet.</translation>
    </message>
    <message>
        <source>A Yacht is a Four of a Kind too, and all five dice count.</source>
        <translation>Yacht on myös Neljä samaa, ja kaikki viisi noppaa lasketaan.</translation>
    </message>
    <message>
        <source>A Yacht is a Four of a Kind, and all five dice count, as chosen for this game.</source>
        <translation>Yacht on Neljä samaa, ja tässä pelissä lasketaan kaikki viisi noppaa.</translation>
    </message>
    <message>
        <source>A Yacht is a Four of a Kind: four of its dice count, the fifth does not.</source>
        <translation>Yacht on Neljä samaa: nopista lasketaan neljä, viidettä ei.</translation>
    </message>
    <message>
        <source>A Yacht is a Full House too, as chosen for this game.</source>
        <translation>Tässä pelissä Yacht on myös Mökki.</translation>
    </message>
    <message>
        <source>A Yacht is not a Full House: that has two different faces.</source>
        <translation>Yacht ei ole Mökki: Mökissä on kahta eri silmälukua.</translation>
    </message>
    <message>
        <source>A Yatzy is a Four of a Kind: four of its dice count, the fifth does not.</source>
        <translation>Yatzy on Neljä samaa: nopista lasketaan neljä, viidettä ei.</translation>
    </message>
    <message>
        <source>A Yatzy is not a Full House: that has two different faces.</source>
        <translation>Yatzy ei ole Mökki: Mökissä on kahta eri silmälukua.</translation>
    </message>
    <message>
        <source>A bonus of {points} is added when Ones to Sixes reach {threshold} together.</source>
        <translation>Bonus {points} lisätään, kun rivit Ykköset–Kuutoset tuovat yhteensä vähintään {threshold} pistettä.</translation>
    </message>
    <message>
        <source>A straight has exactly its five faces: with a gap in the row it is none.</source>
        <translation>Suorassa on täsmälleen sen viisi silmälukua: jos välistä puuttuu yksi, se ei ole suora.</translation>
    </message>
    <message>
        <source>A total of 13 without two dice of one face is a Thirteen, but not a Crag.</source>
        <translation>Summa 13 ilman kahta samaa noppaa on Kolmetoista mutta ei Crag.</translation>
    </message>
    <message>
        <source>A total of {total}</source>
        <translation>Summa {total}</translation>
    </message>
    <message>
        <source>A total of {total}, with two dice of one face</source>
        <translation>Summa {total}, ja kaksi nopista samaa</translation>
    </message>
    <message>
        <source>After a 0 in Five of a Kind, five equal dice never earn the extra bonus.</source>
        <translation>Jos rivillä Viisi samaa on 0, viisi samaa noppaa ei enää tuo lisäbonusta.</translation>
    </message>
    <message>
        <source>Any dice</source>
        <translation>Mitkä nopat tahansa</translation>
    </message>
    <message>
        <source>At least four faces in a row</source>
        <translation>Vähintään neljä peräkkäistä silmälukua</translation>
    </message>
    <message>
        <source>At least four of one face</source>
        <translation>Vähintään neljä samaa</translation>
    </message>
    <message>
        <source>At least three of one face</source>
        <translation>Vähintään kolme samaa</translation>
    </message>
    <message>
        <source>Categories are filled from top to bottom.</source>
        <translation>Rivit täytetään ylhäältä alas.</translation>
    </message>
    <message>
        <source>Dice that do not meet a category’s condition score 0 there. You may choose that too.</source>
        <translation>Nopat, jotka eivät täytä rivin ehtoa, tuovat sille 0 pistettä. Senkin saa valita.</translation>
    </message>
    <message>
        <source>Exactly {faces}</source>
        <translation>Täsmälleen {faces}</translation>
    </message>
    <message>
        <source>Five equal dice are Three and Four of a Kind too, and all five count.</source>
        <translation>Viisi samaa noppaa on myös Kolme samaa ja Neljä samaa, ja kaikki viisi lasketaan.</translation>
    </message>
    <message>
        <source>Five equal dice are a Full House only as a joker: otherwise it has two different faces.</source>
        <translation>Viisi samaa noppaa on Mökki vain jokerina: muuten Mökissä on kahta eri silmälukua.</translation>
    </message>
    <message>
        <source>Five equal dice are a Póker too.</source>
        <translation>Viisi samaa noppaa on myös Póker.</translation>
    </message>
    <message>
        <source>Five equal dice are not a Full House: that has two different faces.</source>
        <translation>Viisi samaa noppaa ei ole Mökki: Mökissä on kahta eri silmälukua.</translation>
    </message>
    <message>
        <source>Five equal dice are not a Full: that has two different faces.</source>
        <translation>Viisi samaa noppaa ei ole Full: siinä on kahta eri silmälukua.</translation>
    </message>
    <message>
        <source>Five faces in a row</source>
        <translation>Viisi peräkkäistä silmälukua</translation>
    </message>
    <message>
        <source>Five of one face</source>
        <translation>Viisi samaa</translation>
    </message>
    <message>
        <source>For a Small Straight the fifth die may show anything.</source>
        <translation>Pienessä suorassa viides noppa saa olla mikä tahansa.</translation>
    </message>
    <message>
        <source>Four of one face are not Two Pairs: those have different faces.</source>
        <translation>Neljä samaa ei ole Kaksi paria: parien on oltava eri silmälukuja.</translation>
    </message>
    <message>
        <source>Further turns that end with five equal dice add no extra points.</source>
        <translation>Uudet vuorot, jotka päättyvät viiteen samaan, eivät tuo lisäpisteitä.</translation>
    </message>
    <message>
        <source>Hold any of them, or none, and roll the others once more, if you like.</source>
        <translation>Pidä niistä mitkä haluat, tai älä mitään, ja heitä muut halutessasi vielä kerran.</translation>
    </message>
    <message>
        <source>In a game with real dice you roll your own on the table, for the computers too, and enter what they show.</source>
        <translation>Oikeilla nopilla pelattaessa heität omia noppiasi pöydällä, myös tietokoneiden puolesta, ja syötät tulokset.</translation>
    </message>
    <message>
        <source>Once Five of a Kind and Twos are filled, five twos are a Large Straight too.</source>
        <translation>Kun rivit Viisi samaa ja Kakkoset on täytetty, viisi kakkosta on myös Iso suora.</translation>
    </message>
    <message>
        <source>Once {category} is filled, with points or with 0, five equal dice are a joker. They may fill any open category. Once the category of their face is filled, they score below Sixes as if they met every condition.</source>
        <translation>Kun rivi {category} on täytetty, pisteillä tai nollalla, viisi samaa on jokeri. Sen saa kirjata mille tahansa avoimelle riville. Kun sen oman silmäluvun rivi on täytetty, se tuo Kuutosten alapuolella pisteet kuin jokainen ehto täyttyisi.</translation>
    </message>
    <message>
        <source>Once {category} is filled, with points or with 0, five equal dice are a joker. They must fill the category of their face while that is open. After that they must fill an open category below Sixes, and score there as if they met its condition. Where none of those is open either, they score 0 in any open category.</source>
        <translation>Kun rivi {category} on täytetty, pisteillä tai nollalla, viisi samaa on jokeri. Se on kirjattava oman silmälukunsa riville, kun se on avoin. Muuten se on kirjattava avoimelle riville Kuutosten alapuolelle, ja se tuo siellä pisteet kuin rivin ehto täyttyisi. Jos niistäkään mikään ei ole avoin, se tuo 0 pistettä mille tahansa avoimelle riville.</translation>
    </message>
    <message>
        <source>Otherwise the highest total wins. Equal totals are a draw.</source>
        <translation>Muuten suurin yhteistulos voittaa. Yhtä suuret tulokset ovat tasapeli.</translation>
    </message>
    <message>
        <source>Stop after any roll and fill exactly one open category. A filled category is closed for good.</source>
        <translation>Lopeta minkä tahansa heiton jälkeen ja täytä täsmälleen yksi avoin rivi. Täytettyä riviä ei voi enää muuttaa.</translation>
    </message>
    <message>
        <source>Sum of all dice</source>
        <translation>Kaikkien noppien summa</translation>
    </message>
    <message>
        <source>Sum of the fives</source>
        <translation>Viitosten summa</translation>
    </message>
    <message>
        <source>Sum of the fours</source>
        <translation>Nelosten summa</translation>
    </message>
    <message>
        <source>Sum of the ones</source>
        <translation>Ykkösten summa</translation>
    </message>
    <message>
        <source>Sum of the sixes</source>
        <translation>Kuutosten summa</translation>
    </message>
    <message>
        <source>Sum of the threes</source>
        <translation>Kolmosten summa</translation>
    </message>
    <message>
        <source>Sum of the twos</source>
        <translation>Kakkosten summa</translation>
    </message>
    <message>
        <source>Sum of those four dice</source>
        <translation>Niiden neljän nopan summa</translation>
    </message>
    <message>
        <source>Sum of those three dice</source>
        <translation>Niiden kolmen nopan summa</translation>
    </message>
    <message>
        <source>Sum of those two dice</source>
        <translation>Niiden kahden nopan summa</translation>
    </message>
    <message>
        <source>The higher points are for dice that lie so after the first roll of a turn.</source>
        <translation>Suuremmat pisteet saa nopista, jotka ovat niin vuoron ensimmäisen heiton jälkeen.</translation>
    </message>
    <message>
        <source>The highest total wins. Equal totals are a draw.</source>
        <translation>Suurin yhteistulos voittaa. Yhtä suuret tulokset ovat tasapeli.</translation>
    </message>
    <message>
        <source>There are four straights only: 2-3-4 and 3-4-5 are none.</source>
        <translation>Suoria on vain neljä: 2-3-4 ja 3-4-5 eivät ole suoria.</translation>
    </message>
    <message>
        <source>There is no bonus for Ones to Sixes, and no joker.</source>
        <translation>Riveistä Ykköset–Kuutoset ei saa bonusta, eikä jokeria ole.</translation>
    </message>
    <message>
        <source>There is no bonus of any kind, and no joker.</source>
        <translation>Minkäänlaista bonusta tai jokeria ei ole.</translation>
    </message>
    <message>
        <source>There is no joker.</source>
        <translation>Jokeria ei ole.</translation>
    </message>
    <message>
        <source>Three of one face</source>
        <translation>Kolme samaa</translation>
    </message>
    <message>
        <source>Three of one face and two of another</source>
        <translation>Kolme yhtä silmälukua ja kaksi toista</translation>
    </message>
    <message>
        <source>Three of one face and two of another, or five of one face</source>
        <translation>Kolme yhtä silmälukua ja kaksi toista, tai viisi samaa</translation>
    </message>
    <message>
        <source>Two of one face; the highest pair counts</source>
        <translation>Kaksi samaa; suurin pari lasketaan</translation>
    </message>
    <message>
        <source>Two pairs of different faces</source>
        <translation>Kaksi eri paria</translation>
    </message>
    <message>
        <source>While Generala is open or holds 0, Double Generala scores 0.</source>
        <translation>Niin kauan kuin Generala on avoin tai sillä on 0, Tupla-Generala tuo 0 pistettä.</translation>
    </message>
    <message>
        <source>Whoever fills {category} with points from the first roll of a turn wins at once.</source>
        <translation>Se, joka saa riville {category} pisteitä vuoron ensimmäisellä heitolla, voittaa heti.</translation>
    </message>
    <message>
        <source>{condition}; {category} must hold points already</source>
        <translation>{condition}; rivillä {category} on jo oltava pisteitä</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Categories</source>
        <translation>Rivit</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Rivi</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Ehto</translation>
    </message>
    <message>
        <source>Easily mistaken</source>
        <translation>Helppo erehtyä</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esimerkki</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Vuoron kulku</translation>
    </message>
    <message>
        <source>Options in force</source>
        <translation>Valitut vaihtoehdot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Peli</translation>
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
        <translation>tietokone</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>vuorossa</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>voittaja</translation>
    </message>
    <message>
        <source>{name}, {caption}</source>
        <translation>{name}, {caption}</translation>
    </message>
    <message>
        <source>{name}, {row}, open</source>
        <translation>{name}, {row}, avoin</translation>
    </message>
    <message>
        <source>{name}, {row}, {points}</source>
        <translation>{name}, {row}, {points}</translation>
    </message>
    <message>
        <source>{name}, {row}, {reached} of {needed}</source>
        <translation>{name}, {row}, {reached}, tavoite {needed}</translation>
    </message>
</context>
<context>
    <name>ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <translation>Pistetaulukko</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Score 0 in {category}?</source>
        <translation>{category}: kirjataanko 0?</translation>
    </message>
    <message>
        <source>Score 0 in {category}? Enter writes it, Escape leaves it open.</source>
        <translation>{category}: kirjataanko 0? Enter kirjaa sen, Esc jättää rivin auki.</translation>
    </message>
    <message>
        <source>Taken back: {category}.</source>
        <translation>Kumottu: {category}.</translation>
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
        <translation>Valitse rivi</translation>
    </message>
    <message>
        <source>Decide again instead</source>
        <translation>Valitse sittenkin uudelleen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Enter a die</source>
        <translation>Syötä noppa</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>Ensimmäinen askel, viimeinen askel</translation>
    </message>
    <message>
        <source>Hold all dice of a face</source>
        <translation>Pidä kaikki samat nopat</translation>
    </message>
    <message>
        <source>Hold or release a die</source>
        <translation>Pidä tai vapauta noppa</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>Läpikäynnissä</translation>
    </message>
    <message>
        <source>In the list of games</source>
        <translation>Pelien luettelossa</translation>
    </message>
    <message>
        <source>In the trainer</source>
        <translation>Harjoittelussa</translation>
    </message>
    <message>
        <source>Leave the row open after all</source>
        <translation>Jätä rivi sittenkin auki</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Seuraava tehtävä</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Ikkunan seuraava osa</translation>
    </message>
    <message>
        <source>Open a game, or go on with it</source>
        <translation>Avaa peli tai jatka sitä</translation>
    </message>
    <message>
        <source>Previous die, next die</source>
        <translation>Edellinen noppa, seuraava noppa</translation>
    </message>
    <message>
        <source>Previous mistake, next mistake</source>
        <translation>Edellinen virhe, seuraava virhe</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Ikkunan edellinen osa</translation>
    </message>
    <message>
        <source>Previous round, next round</source>
        <translation>Edellinen kierros, seuraava kierros</translation>
    </message>
    <message>
        <source>Previous step, next step</source>
        <translation>Edellinen askel, seuraava askel</translation>
    </message>
    <message>
        <source>Release all dice</source>
        <translation>Vapauta kaikki nopat</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Pistetaulukko</translation>
    </message>
    <message>
        <source>Search by player</source>
        <translation>Etsi pelaajaa</translation>
    </message>
    <message>
        <source>Take the last die back</source>
        <translation>Peru viimeisin noppa</translation>
    </message>
    <message>
        <source>Use the dice entered</source>
        <translation>Käytä syötetyt nopat</translation>
    </message>
    <message>
        <source>While real dice are typed in</source>
        <translation>Kun oikeita noppia syötetään</translation>
    </message>
    <message>
        <source>Write the score</source>
        <translation>Kirjaa pisteet</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>For the bonus: {reached} of {needed}.</source>
        <translation>Bonukseen: {reached}/{needed}.</translation>
    </message>
    <message>
        <source>Held: {dice}.</source>
        <translation>Pidetty: {dice}.</translation>
    </message>
    <message>
        <source>No open row would score.</source>
        <translation>Mikään avoin rivi ei antaisi pisteitä.</translation>
    </message>
    <message>
        <source>No row is open.</source>
        <translation>Yksikään rivi ei ole avoinna.</translation>
    </message>
    <message>
        <source>Nobody has played since.</source>
        <translation>Kukaan ei ole pelannut sen jälkeen.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Kukaan ei ole vielä pelannut.</translation>
    </message>
    <message>
        <source>Nothing is rolled yet.</source>
        <translation>Mitään ei ole vielä heitetty.</translation>
    </message>
    <message>
        <source>Open, but not now: {rows}.</source>
        <translation>Avoinna, mutta ei nyt: {rows}.</translation>
    </message>
    <message>
        <source>Scorecard: {name}.</source>
        <translation>Pistetaulukko: {name}.</translation>
    </message>
    <message>
        <source>The dice in order: {dice}.</source>
        <translation>Nopat järjestyksessä: {dice}.</translation>
    </message>
    <message>
        <source>Total: {total}.</source>
        <translation>Yhteensä: {total}.</translation>
    </message>
    <message>
        <source>Totals: {totals}.</source>
        <translation>Yhteispisteet: {totals}.</translation>
    </message>
    <message>
        <source>Would score 0: {rows}.</source>
        <translation>Antaisi 0: {rows}.</translation>
    </message>
    <message>
        <source>Would score: {rows}.</source>
        <translation>Antaisi pisteitä: {rows}.</translation>
    </message>
    <message>
        <source>none held, then {dice}</source>
        <translation>ei pidä yhtään, sitten {dice}</translation>
    </message>
    <message>
        <source>{category} would score {points}.</source>
        <translation>Riville {category} tulisi {points}.</translation>
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
        <translation>{face}, pidetty</translation>
    </message>
    <message>
        <source>{held} held, then {dice}</source>
        <translation>pidetty {held}, sitten {dice}</translation>
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
            <numerusform>%n rivi avoinna: {rows}.</numerusform>
            <numerusform>%n riviä avoinna: {rows}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All different</source>
        <translation>Kaikki eri</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Koko aika</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Yksin</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Mikä tahansa pelaajamäärä</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Kaikki vastustajat</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Ovatko nopat reiluja?</translation>
    </message>
    <message>
        <source>Average by category</source>
        <translation>Keskiarvo riveittäin</translation>
    </message>
    <message>
        <source>Average total</source>
        <translation>Keskimääräinen summa</translation>
    </message>
    <message>
        <source>Average {points}</source>
        <translation>Keskiarvo {points}</translation>
    </message>
    <message>
        <source>Best games</source>
        <translation>Parhaat pelit</translation>
    </message>
    <message>
        <source>Best total</source>
        <translation>Paras summa</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonukset</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>Consistent with fair dice</source>
        <translation>Sopii reiluihin noppiin</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>Nykyinen putki</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Erotus</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Odotettu</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Silmäluku</translation>
    </message>
    <message>
        <source>Few games yet</source>
        <translation>Vielä vähän pelejä</translation>
    </message>
    <message>
        <source>Five alike</source>
        <translation>Viisi samaa</translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation>Neljä samaa</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Pelatut pelit</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Voitetut pelit</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Yhdistelmä</translation>
    </message>
    <message>
        <source>Hands rolled</source>
        <translation>Heitetyt yhdistelmät</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Tuodut</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Peräkkäiset</translation>
    </message>
    <message>
        <source>Kind of games</source>
        <translation>Pelien laji</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Viimeiset 30 päivää</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Viimeiset 365 päivää</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Viimeiset 7 päivää</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Pisin putki</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Menetetty</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Menetetty valinnoissa</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Onni</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Noppaonni</translation>
    </message>
    <message>
        <source>No such games: n = 0</source>
        <translation>Ei tällaisia pelejä: n = 0</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Pelaajien määrä</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Yksi pari</translation>
    </message>
    <message>
        <source>Opens the review of this game</source>
        <translation>Avaa pelin läpikäynnin</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Täydellinen</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>Täydellinen peli</translation>
    </message>
    <message>
        <source>Perfect play {points}</source>
        <translation>Täydellinen peli {points}</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Ajanjakso</translation>
    </message>
    <message>
        <source>Plain games</source>
        <translation>Tavalliset pelit</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>Oikeat</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Heitetty</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Tallennettu nimellä {name}.</translation>
    </message>
    <message>
        <source>Skill and luck over time</source>
        <translation>Taito ja onni ajan mittaan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>There are other kinds of games to choose: {kinds}.</source>
        <translation>Valittavana on muunlaisia pelejä: {kinds}.</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Kolme samaa</translation>
    </message>
    <message>
        <source>Three and two</source>
        <translation>Kolme ja kaksi</translation>
    </message>
    <message>
        <source>Too few games for a trend</source>
        <translation>Liian vähän pelejä suunnan arvioimiseen</translation>
    </message>
    <message>
        <source>Too few to tell</source>
        <translation>Liian vähän arvioitavaksi</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summat</translation>
    </message>
    <message>
        <source>Trend: {points} points lost in ten games</source>
        <translation>Suunta: {points} menetettyä pistettä kymmenessä pelissä</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Kaksi paria</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Keskeneräiset</translation>
    </message>
    <message>
        <source>Unusual, {p}</source>
        <translation>Epätavallista, {p}</translation>
    </message>
    <message>
        <source>Whose dice are counted</source>
        <translation>Kenen nopat lasketaan</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Voitot vastustajittain</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Voittoja peräkkäin</translation>
    </message>
    <message>
        <source>With known dice</source>
        <translation>Tunnetuilla nopilla</translation>
    </message>
    <message>
        <source>With real dice</source>
        <translation>Oikeilla nopilla</translation>
    </message>
    <message>
        <source>With the coach</source>
        <translation>Valmentajan kanssa</translation>
    </message>
    <message>
        <source>With undo</source>
        <translation>Siirtoja kumottu</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>Your average {points}</source>
        <translation>Keskiarvosi {points}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Pelisi</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>peliä kohti</translation>
    </message>
    <message>
        <source>strongest in the game</source>
        <translation>pelin vahvin</translation>
    </message>
    <message>
        <source>{days}, {games}: average {total}, lost {lost}, luck {luck}</source>
        <translation>{days}, {games}: keskiarvo {total}, menetetty {lost}, onni {luck}</translation>
    </message>
    <message>
        <source>{level}: no games, n = 0</source>
        <translation>{level}: ei pelejä, n = 0</translation>
    </message>
    <message>
        <source>{level}: {share}, {wins}; most likely between {low} and {high}</source>
        <translation>{level}: {share}, {wins}; todennäköisesti välillä {low} – {high}</translation>
    </message>
    <message>
        <source>{points} points, {date}, {opponents}</source>
        <translation>{points} pistettä, {date}, {opponents}</translation>
    </message>
    <message>
        <source>{sample}, first rolls and rolls of all dice: n = {number}</source>
        <translation>{sample}, heitot kaikilla nopilla: n = {number}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} / {games}</translation>
    </message>
    <message>
        <source>χ² = {statistic}, df {degrees}, {p}</source>
        <translation>χ² = {statistic}, va {degrees}, {p}</translation>
    </message>
</context>
<context>
    <name>StatisticsHead</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Lisää</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Nollaa…</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>&amp;Kumoa nollaus</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Kaaviot</translation>
    </message>
    <message>
        <source>How the statistics are shown</source>
        <translation>Miten tilastot näytetään</translation>
    </message>
    <message>
        <source>More filters, table view and reset</source>
        <translation>Lisää suodattimia, taulukko ja nollaus</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Taulukko</translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n tasapeli</numerusform>
            <numerusform>%n tasapeliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games still to be looked through</source>
        <translation>
            <numerusform>%n peli vielä läpikäymättä</numerusform>
            <numerusform>%n peliä vielä läpikäymättä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n pelaaja</numerusform>
            <numerusform>%n pelaajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice of %n games</source>
        <translation>
            <numerusform>Nopat %n pelistä</numerusform>
            <numerusform>Nopat %n pelistä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsResetDialog</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Nollaa</translation>
    </message>
    <message>
        <source>All games so far no longer count. They stay in the library, and the reset can be undone.</source>
        <translation>Tähänastisia pelejä ei enää lasketa. Ne säilyvät kirjastossa, ja nollauksen voi kumota.</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Aloitetaanko tilastot alusta?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Nollaa tilastot</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Export statistics</source>
        <translation>Vie tilastot</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Taulukko</translation>
    </message>
</context>
<context>
    <name>StraightsOption</name>
    <message>
        <source>Other…</source>
        <translation>Muut…</translation>
    </message>
</context>
<context>
    <name>StrengthPlurals</name>
    <message numerus="yes">
        <source>Averages %n points.</source>
        <translation>
            <numerusform>Saa keskimäärin %n pisteen.</numerusform>
            <numerusform>Saa keskimäärin %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Bosun {wins} games in {games}.</source>
        <translation>
            <numerusform>Saa keskimäärin %n pisteen; voittaa Pursimiehen {wins} kertaa, kun pelejä on {games}.</numerusform>
            <numerusform>Saa keskimäärin %n pistettä; voittaa Pursimiehen {wins} kertaa, kun pelejä on {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Deckhand {wins} games in {games}.</source>
        <translation>
            <numerusform>Saa keskimäärin %n pisteen; voittaa Kansimiehen {wins} kertaa, kun pelejä on {games}.</numerusform>
            <numerusform>Saa keskimäärin %n pistettä; voittaa Kansimiehen {wins} kertaa, kun pelejä on {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats First Mate {wins} games in {games}.</source>
        <translation>
            <numerusform>Saa keskimäärin %n pisteen; voittaa Perämiehen {wins} kertaa, kun pelejä on {games}.</numerusform>
            <numerusform>Saa keskimäärin %n pistettä; voittaa Perämiehen {wins} kertaa, kun pelejä on {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages %n points; beats Sailor {wins} games in {games}.</source>
        <translation>
            <numerusform>Saa keskimäärin %n pisteen; voittaa Matruusin {wins} kertaa, kun pelejä on {games}.</numerusform>
            <numerusform>Saa keskimäärin %n pistettä; voittaa Matruusin {wins} kertaa, kun pelejä on {games}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainerNote</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>&amp;Practise anyway</source>
        <translation>&amp;Harjoittele silti</translation>
    </message>
</context>
<context>
    <name>TrainerVerdict</name>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Seuraava tehtävä</translation>
    </message>
</context>
<context>
    <name>TrainerWindow</name>
    <message>
        <source>Trainer</source>
        <translation>Harjoittelu</translation>
    </message>
    <message>
        <source>Whose lessons</source>
        <translation>Kenen tehtävät</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Asked again tomorrow.</source>
        <translation>Kysytään uudelleen huomenna.</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Tältä päivältä valmista</translation>
    </message>
    <message>
        <source>From a game of {date}.</source>
        <translation>Pelistä, jonka päivä on {date}.</translation>
    </message>
    <message>
        <source>In the game you did the same.</source>
        <translation>Pelissä teit samoin.</translation>
    </message>
    <message>
        <source>In the game: {choice}, {loss}.</source>
        <translation>Pelissä: {choice}, {loss}.</translation>
    </message>
    <message>
        <source>Lessons come from your own games. After a game that is played to its end, the trainer takes the choices that cost you most, and asks you again: soon at first, then later and later.</source>
        <translation>Tehtävät tulevat omista peleistäsi. Kun peli on pelattu loppuun, harjoittelu poimii valinnat, jotka maksoivat sinulle eniten, ja kysyy niitä uudelleen: ensin pian, sitten yhä harvemmin.</translation>
    </message>
    <message>
        <source>Lessons out of reach</source>
        <translation>Tehtäviä ei voi lukea</translation>
    </message>
    <message>
        <source>No lessons yet</source>
        <translation>Ei vielä tehtäviä</translation>
    </message>
    <message>
        <source>Nothing to practise today</source>
        <translation>Tänään ei ole harjoiteltavaa</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Pelaaja {number}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Harjoitus</translation>
    </message>
    <message>
        <source>The lessons are of a newer version of Yacht Desktop; they are left as they are.</source>
        <translation>Tehtävät ovat uudemmasta Yacht Desktopin versiosta, ja ne jätetään ennalleen.</translation>
    </message>
    <message>
        <source>The trainer’s lessons cannot be read; new ones last until you quit.</source>
        <translation>Harjoittelun tehtäviä ei voi lukea; uudet säilyvät lopettamiseen asti.</translation>
    </message>
    <message>
        <source>The trainer’s lessons cannot be saved; they last until you quit.</source>
        <translation>Harjoittelun tehtäviä ei voi tallentaa; ne säilyvät lopettamiseen asti.</translation>
    </message>
    <message>
        <source>The trainer’s lessons were damaged and are kept as {file}; it begins anew.</source>
        <translation>Harjoittelun tehtävät olivat vioittuneet ja säilytetään nimellä {file}; harjoittelu alkaa alusta.</translation>
    </message>
    <message>
        <source>Weighing your answer…</source>
        <translation>Vastausta punnitaan…</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Mitä tekisit?</translation>
    </message>
    <message>
        <source>Working these rules out: {percent}%</source>
        <translation>Sääntöjä lasketaan: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>{answer}. {verdict} {then} {again}</source>
        <comment>an answer, then three sentences</comment>
        <translation>{answer}. {verdict} {then} {again}</translation>
    </message>
    <message>
        <source>{number} of {total} today</source>
        <translation>{number}/{total} tänään</translation>
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
            <numerusform>%n tehtävä odottaa päiväänsä.</numerusform>
            <numerusform>%n tehtävää odottaa päiväänsä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked again in %n days, on {date}.</source>
        <translation>
            <numerusform>Kysytään uudelleen %n päivän kuluttua, {date}.</numerusform>
            <numerusform>Kysytään uudelleen %n päivän kuluttua, {date}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You answered %n lessons today.</source>
        <translation>
            <numerusform>Vastasit tänään %n tehtävään.</numerusform>
            <numerusform>Vastasit tänään %n tehtävään.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryAgainDialog</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Yritä uudelleen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>It is not finished. A copy of the game reviewed takes its place, with new dice from here on.</source>
        <translation>Se on kesken. Sen tilalle tulee kopio läpikäydystä pelistä, ja nopat ovat tästä eteenpäin uudet.</translation>
    </message>
    <message>
        <source>Leave the game on the table?</source>
        <translation>Jätetäänkö pöydällä oleva peli?</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Yritä uudelleen tästä</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>All dice are held: release some, or choose a score.</source>
        <translation>Kaikki nopat on pidetty: vapauta niistä jokin tai valitse rivi.</translation>
    </message>
    <message>
        <source>All dice held.</source>
        <translation>Kaikki nopat pidetty.</translation>
    </message>
    <message>
        <source>Choose a score.</source>
        <translation>Valitse rivi.</translation>
    </message>
    <message>
        <source>First roll.</source>
        <translation>Ensimmäinen heitto.</translation>
    </message>
    <message>
        <source>Four dice to roll, one held.</source>
        <translation>Heitettävänä neljä noppaa, pidetty yksi.</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Peli päättyi</translation>
    </message>
    <message>
        <source>Hold any dice, then roll again — or choose a score.</source>
        <translation>Pidä haluamasi nopat ja heitä uudelleen – tai valitse rivi.</translation>
    </message>
    <message>
        <source>Hold dice and roll, or choose a score.</source>
        <translation>Pidä noppia ja heitä, tai valitse rivi.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>On sinun vuorosi.</translation>
    </message>
    <message>
        <source>No dice held.</source>
        <translation>Ei pidettyjä noppia.</translation>
    </message>
    <message>
        <source>No rolls left: choose a score.</source>
        <translation>Heitot on käytetty: valitse rivi.</translation>
    </message>
    <message>
        <source>One die to roll, four held.</source>
        <translation>Heitettävänä yksi noppa, pidetty neljä.</translation>
    </message>
    <message>
        <source>One die to roll, two held.</source>
        <translation>Heitettävänä yksi noppa, pidetty kaksi.</translation>
    </message>
    <message>
        <source>One roll left.</source>
        <translation>Yksi heitto jäljellä.</translation>
    </message>
    <message>
        <source>Release dice, or choose a score.</source>
        <translation>Vapauta noppia tai valitse rivi.</translation>
    </message>
    <message>
        <source>Roll the dice to begin.</source>
        <translation>Aloita heittämällä nopat.</translation>
    </message>
    <message>
        <source>Round {turn}</source>
        <comment>how the text with {turns} begins</comment>
        <translation>Kierros {turn}</translation>
    </message>
    <message>
        <source>Round {turn} of {turns}</source>
        <translation>Kierros {turn} / {turns}</translation>
    </message>
    <message>
        <source>Second roll.</source>
        <translation>Toinen heitto.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Tietokone pelaa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Peli on päättynyt.</translation>
    </message>
    <message>
        <source>Third roll.</source>
        <translation>Kolmas heitto.</translation>
    </message>
    <message>
        <source>Three dice to roll, two held.</source>
        <translation>Heitettävänä kolme noppaa, pidetty kaksi.</translation>
    </message>
    <message>
        <source>Two dice to roll, one held.</source>
        <translation>Heitettävänä kaksi noppaa, pidetty yksi.</translation>
    </message>
    <message>
        <source>Two dice to roll, three held.</source>
        <translation>Heitettävänä kaksi noppaa, pidetty kolme.</translation>
    </message>
    <message>
        <source>Two rolls left.</source>
        <translation>Kaksi heittoa jäljellä.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sinun vuorosi</translation>
    </message>
    <message>
        <source>{dice}. {rolls_left}</source>
        <comment>a roll, and the sentence about the rolls left</comment>
        <translation>{dice}. {rolls_left}</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>Vuorossa {name}</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <translation>Vuorossa on {name}.</translation>
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
        <translation>Kumoa</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Dice rolled by the computer</source>
        <translation>Tietokone heittää nopat</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>a die</comment>
        <translation>Pidetty</translation>
    </message>
    <message>
        <source>Not saved</source>
        <comment>the game</comment>
        <translation>Ei tallennettu</translation>
    </message>
    <message>
        <source>Played again.</source>
        <translation>Tehty uudelleen.</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>the game</comment>
        <translation>Tallennettu</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Välilyönti</translation>
    </message>
    <message>
        <source>The roll is taken back.</source>
        <translation>Heitto on kumottu.</translation>
    </message>
    <message>
        <source>The settings could not be read; the game starts with the usual ones.</source>
        <translation>Asetuksia ei voitu lukea; peli alkaa tavallisilla asetuksilla.</translation>
    </message>
    <message>
        <source>The settings could not be saved; the game goes on with them until you quit.</source>
        <translation>Asetuksia ei voitu tallentaa; ne ovat voimassa, kunnes lopetat.</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as {file}; the game starts with the usual ones.</source>
        <translation>Asetukset olivat vioittuneet ja ovat tallessa nimellä {file}; peli alkaa tavallisilla asetuksilla.</translation>
    </message>
    <message>
        <source>{name} is working these rules out: {percent} %.</source>
        <translation>{name} laskee sääntöjä: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>{result}. {totals}.</source>
        <translation>{result}. {totals}.</translation>
    </message>
</context>
</TS>
