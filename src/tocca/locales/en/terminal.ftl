# The texts of the terminal command. Command names, bots and notation stay as they are in every language.

language-name = English
you = You
list-separator = ,{" "}

## Help pages

help-tocca =
    tocca: Tóncc, Toscana, Totsa! and Tomoko, in the browser and in the terminal

      tocca                     open the games in your browser
      tocca menu                choose a game from a menu, in the terminal
      tocca play GAME           play, with people at this keyboard and bots
      tocca serve               open tables for everybody who has the link
      tocca bot LINK            let a bot play a seat at a table far away
      tocca replay FILE         watch a kept match step by step
      tocca analyse FILE        see where a kept match was won and lost
      tocca solve WHAT          exact answers: routes, last tiles, small variants
      tocca rules GAME          read the rules
      tocca sim GAME            let bots play each other and count
      tocca arena GAME BOT BOT  let bots compete, with Elo and its error
      tocca ladder              put the levels of the bots to the test
      tocca new-game NAME       begin a game of your own: a package that works
      tocca doctor              check this installation
      tocca --version           which version this is

    GAME is one of: { $games }.
    --lang en|it|fr|de|ru chooses the language; `tocca play --help` tells more about a command.
help-serve =
    tocca serve: tables for everybody who has the link

      --host ADDRESS            where to listen (127.0.0.1: this computer only; 0.0.0.0: everybody)
      --port N                  on which port (8642)
      --data FOLDER             where the matches are kept
      --database URL            keep them in PostgreSQL: postgresql://…
      --base-path PATH          serve below this path, behind a proxy
      --public-url URL          how people reach the server, if a proxy stands before it
      --bot-pace PERCENT        how slowly bots take their turns (100; 0: as soon as they have thought)
      --config FILE             settings from a TOML file
      --open                    open the browser

    Every setting can also come from the environment, such as TOCCA_PORT, or from the file.
help-bot =
    tocca bot LINK: a bot plays a seat at a table

      LINK                      a link to a seat, as the table's host can copy it
      --bot NAME                which bot (greedy)
      --name NAME               what it is called at the table
      --matches N               how many matches before it leaves (1)
help-menu =
    tocca menu: choose a game, the players and the options, and play in the terminal
help-new-game =
    tocca new-game NAME: begins a game of your own

      NAME                      small letters, digits and hyphens, such as four-kings

    Writes a folder NAME with a small game that works, its tests and a pyproject.toml.
    `docs/your-game.md` goes on from there.
help-doctor =
    tocca doctor [EXTRA ...]: checks this installation and says what to do about what is wrong
    Names of extras (server, fast, arena, rl, spiel) ask that they be there; else the exit code is 1.
help-play =
    tocca play GAME: a match at this keyboard

      --seats N                 how many play
      --players LIST            who sits where, such as you,greedy or Ada,Bo,random:
                                you, a bot (level-1 … level-5, greedy), or a name with a capital letter
      --option NAME=VALUE …     options of the game; `tocca play GAME --help` lists them
      --seed TEXT               the same luck every time
      --save FILE               keep the match in this file
      --resume FILE             go on with a kept match (GAME is then not needed)
      --plain                   no colours
      --lang en|it|fr|de|ru     language

    You play seat 1 against greedy bots unless you say otherwise. During the match `?` helps.
help-replay =
    tocca replay FILE: a kept match, step by step

      --eyes WHO                through whose eyes: a seat's number, a name, or all
      --all                     print every step and stop
      --plain                   no colours
      --lang en|it|fr|de|ru     language
help-rules =
    tocca rules GAME: the rules of a game

      --plain                   no colours
      --lang en|it|fr|de|ru     language
help-sim =
    tocca sim GAME: bots play each other

      -n, --number N            how many matches (100)
      --players LIST            the bots, such as random,greedy; repeated until all seats are taken.
                                From match to match they move on one seat, so that nobody
                                keeps a better place
      --seats N                 how many play
      --option NAME=VALUE …     options of the game; `tocca sim GAME --help` lists them
      --seed TEXT               the same results every time
      --jobs N                  so many at the same time (1)
      --json                    the figures for programs
      --lang en|it|fr|de|ru     language
help-arena =
    tocca arena GAME BOT BOT …: which bot is stronger, and how sure that is

      BOT                       random, greedy, flat, ismcts, search, level-1 … level-5; with
                                arguments such as search:seconds=0.5 or flat:simulations=2000
      --games N                 how many matches, rounded up to whole sets (100)
      --sprt ELO0 ELO1          stop as soon as it is clear which of the two differences is true
      --seats N                 how many play; fewer bots than seats sit on several of them
      --option NAME=VALUE …     options of the game; `tocca arena GAME --help` lists them
      --seed TEXT               the same deals every time
      --workers N               so many matches at once (one for each core)
      --ray, --dask [ADDRESS]   on a cluster
      --out FOLDER              keep results and records there, match by match
      --resume                  go on with what is in that folder
      --json                    the figures for programs

    Each deal is played in all line-ups, so that neither luck nor the seat favours anybody.
help-ladder =
    tocca ladder [GAME]: every level of the bots against the one below

      --games N                 at most so many matches for each (400)
      --seed TEXT               the same deals every time
      --workers N               so many matches at once (one for each core)
      --out FOLDER              keep the matches there, and go on with those that are there
      --docs FILE               write the tables into this page (docs/bots.md, if it is there)
help-analyse =
    tocca analyse FILE: chances to win over a kept match, mistakes, and what would have been better

      --seconds S               how long to think about each choice (0.3)
      --mistakes N              how many mistakes to show (5)
      --svg FILE                draw the chances as a picture
      --workers N               think about so many choices at once (one for each core)
      --json                    everything for programs
      --plain                   no colours
      --lang en|it|fr|de|ru     language

    Every choice is judged by what its player could see then.

help-solve =
    tocca solve WHAT: exact answers, where there are some

    WHAT is a kept match, or one of these:
      tomoko                    the fewest pushes from the empty board to every card
      toncc-small, toscana-small, tomoko-small
                                a reduced board, played perfectly by all

    In a kept match of Tomoko: the fewest pushes to the cards in hand; of Toscana: the last tiles with best play;
    of Tóncc: the end of the challenge.

      --at N                    after so many events of the match (where it stands, or before its last event)
      --card N …                of Tomoko: to these cards only
      --aim win|score           of Toscana: to win, or to be as far ahead as possible (win)
      --option NAME=VALUE …     options of a small variant
      --seed WORD               what is dealt at the start of a small variant
      --most N                  give up when more positions than that can come
      --json                    the figures for programs
      --lang en|it|fr|de|ru     language

## What can be wrong with a command line

bad-usage = this command is not complete or not clear ({ $why }); `tocca --help` shows how
bad-command = there is no command { $name }; the commands are { $commands }
bad-argument = there is no argument { $argument }; `tocca --help` shows what there is
bad-language = there is no language { $name }; the languages are { $languages }
bad-game = there is no game { $name }; the games are { $games }
bad-number = { $value } should be a whole number from 1
bad-figure = { $value } should be a number
bad-seconds = { $value } should be a number of seconds above 0
bad-seats = { $game } is for { $allowed } players, not { $seats }
bad-players =
    { $seats ->
        [one] { $seats } seat needs { $seats } player
       *[other] { $seats } seats need { $seats } players
    }, not { $given }
bad-bot = there is no bot { $name }; the bots are { $bots } (people's names begin with a capital letter)
bad-extra = there is no extra { $name }; the extras are { $extras }
bad-name = a name is one line of at most { $longest } characters
bad-option = there is no option { $name }; the options are { $options }
bad-value = option { $name } can't be { $value }: { $allowed }
bad-eyes = nobody here is { $name }; say a number from 1 to { $seats }, a name, or all
bad-record = this file is no match that can be trusted, { $why }
no-game = which game? { $games }
no-file-named = which file?
solve-what = what is to be solved? A kept match, or one of { $names }
solve-nothing = of { $game } nothing can be solved exactly like this
solve-many = more than { $count } positions can come from here; --most N allows more
solve-over = the match is over there: name an earlier event with --at N
resume-what = what is to go on? Name its folder with --out
no-file = { $file } can't be read: { $why }
no-folder = there is no folder { $folder }
no-rules = there is no rule page for { $game }
other-game = { $file } is a match of { $game }
allowed-flag = on or off
allowed-number = a whole number from { $low } to { $high }
allowed-choice = one of { $choices }

## The menu

menu-welcome = Tocca! Four games for people and bots.
menu-game = Which game?
menu-language = Which language?
menu-change-language = Language: English
menu-seats = How many players? ({ $allowed }; Enter: { $default }) ▸
menu-number = Number (Enter: 1) ▸
menu-again = Please give a number from 1 to { $last }.
menu-player = Seat { $number }: you, a name, or a bot ({ $bots }); Enter: { $default } ▸
menu-options = Options of { $game }
menu-default = now { $value }
menu-change-options = Change options (name=value, Enter: no) ▸
menu-command = The same again: { $command }
allowed-value = a value, or @FILE with one a line
about-tomoko = push marbles until the board shows your cards · 2–4 players
about-toncc = three Kings choose in secret and conquer Regions · 3 players
about-toscana = lay tiles into the largest zone of your colour · 2 players
about-totsa = slap the right cookie first, and remember · 2–4 players

## At the table

command-help = help
command-board = board
command-history = history
command-rules = rules
command-undo = undo
command-save = save
command-mute = mute
command-quit = quit
help-actions =
    { $count ->
        [0] Nothing you can do begins like this.
        [one] You can do this:
       *[other] You can do one of these { $count }:
    }
help-commands =
    Besides actions you can type:
      ?  or  ? W3      what you can do, or only what fits W3
      board            show the board again
      history          what has happened so far
      rules            the rules of the game
      undo             take back, where nobody has learned anything
      save [FILE]      keep the match
      mute             ask me only when it is really my turn, or always again
      quit             leave; Ctrl-C and Ctrl-D leave too, and always keep the match
help-others =
    For another person at this keyboard: their number or name, then the action,
      such as  2: claim 7  or  @Bo claim 7
hint-few = You can: { $actions }
hint-many =
    { $count ->
        [one] { $count } possibility: { $example }
       *[other] { $count } possibilities, such as { $example }; ? shows them
    }
hint-wait = Enter: nothing now
must-act = It is your turn: type an action, or ? for help.
not-understood = I don't understand: { $why }
did-you-mean = Did you mean: { $actions }
no-such-player = Nobody at this keyboard is { $name }.
nothing-to-undo = Nothing has been played yet.
undone = Taken back.
saved = Kept in { $file }
not-saved = This could not be saved: { $why }
muted = You will be asked only when it is really your turn.
unmuted = You will be asked whenever you may act.
quit-save = Keep the match? (Enter: yes, n: no) ▸
no-letters = n
kept = Kept. Go on with: { $command }
kept-over = Kept. See it again with: { $command }
curtain = Pass the device to { $name }.
curtain-enter = { $name }: press Enter ▸
no-history = Nothing has happened yet.
page-more = more: Enter · enough: q ▸
news-time = (time passes)
news-late = (too late, drawn)
news-secret = { $name } has chosen, in secret
result-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Real time

race-welcome =
    Here speed counts, and keys are actions: each card shows its key.
    Below the board you see what else you can press. Bots take as long as people do.
race-buzzers =
    A key alone does not tell who pressed it. Press your own buzzer first: it stops the game
    for two seconds, and the next key is yours.   { $buzzers }
race-start = Press any key to begin, Esc to leave.
race-leave = Esc: leave
race-buzzed = { $name }: which card?
race-lapsed = { $name } was too slow.
race-who = Whose key was that? Press your buzzer first.
race-timed = this match is played by the clock; go on with it in a terminal

## Replay

replay-prompt = Enter n · b · number · first · last · eyes WHO · q ▸
replay-help = Enter or n: next · b: back · a number from 0 to { $last } · first · last · eyes 1, eyes Bo, eyes all, eyes · q: leave
replay-edge = There is nothing further that way.
through-eyes = { $name } sees
unnoticed = (nothing to be seen)
unfinished = The match is not over.

## Many matches

sim-playing = playing
sim-title =
    { $count ->
        [one] { $count } match of { $game }, seed { $seed }
       *[other] { $count } matches of { $game }, seed { $seed }
    }
sim-speed = { $seconds } s, { $rate } matches/s
sim-mean = mean
sim-median = median
sim-least = least
sim-most = most
sim-actions = actions
sim-score-of = points { $name }
sim-played = played
sim-wins = wins
sim-seat = seat { $number }
sim-endings = Endings
sim-note = A victory shared by k players counts 1/k for each; Wilson's 95% intervals.

## Bots against bots, and matches looked at again

compiling = compiling { $game } for this machine, once
arena-sets =
    { $count ->
        [one] { $count } deal, played in { $size } line-ups
       *[other] { $count } deals, each played in { $size } line-ups
    }
arena-nothing = No deal has been played in all line-ups, so there is nothing to say yet.
arena-broken-off = Broken off; what was played counts.
arena-played = played
arena-share = victories
arena-score = score
arena-thinking = a choice
arena-slowest = slowest
arena-accepted = Test of { $from } against { $to } Elo: { $to } (after { $sets } deals, log ratio { $ratio }, bounds { $low } and { $high })
arena-rejected = Test of { $from } against { $to } Elo: { $from } (after { $sets } deals, log ratio { $ratio }, bounds { $low } and { $high })
arena-open = Test of { $from } against { $to } Elo: not decided (after { $sets } deals, log ratio { $ratio }, bounds { $low } and { $high })
arena-note = Victories: for each seat taken, shared ones in parts. Elo: by who came out before whom. 95% intervals over deals, since the matches of one deal share their luck.
ladder-climbing = { $game }: the levels
analyse-thinking = thinking
analyse-title = { $game }: what each player could hope for, { $seconds } s of thinking a choice
analyse-picture = { $game }: chances to win
analyse-nothing = Nobody had a choice in this match.
analyse-mistakes = Largest mistakes
analyse-no-mistakes = No choice gave anything away.
analyse-mistake = { $number }.  { $name }: { $action }   { $chance }, gave away { $loss }
analyse-better = better: { $actions }

solving = solving
solve-routes = The fewest pushes until the board shows each card, if nobody else pushes:
solve-best = With best play by both: { $value } for player 1 ({ $count } positions)
solve-kings = In an equilibrium the challenge is worth, in tóncc points: Red { $red }, Yellow { $yellow }, Blue { $blue } ({ $count } positions; nobody gains more than { $gap } in one of them by another choice)

## Why a match is over

outcome-target = The target is reached.
outcome-limit = The limit is reached.
outcome-most-points = Most tóncc points.
outcome-weaker-king = Level on points, but one King beats the other.
outcome-all-level = All three are level.
outcome-games = More games won.
outcome-total = One game each, so the totals decide.
outcome-draw = All is level.
outcome-shout = Totsa!

## Why an action is refused

refused-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-not-an-action = This is no action of this game.
refused-not-legal = That is not possible now.
refused-no-such-seat = There is no such seat.
refused-bad-time = Time only runs forward.
refused-no-undo = This can't be taken back: it has shown somebody something.
refused-no-claims = The table lays matching cards down by itself here.
refused-no-partner = Cards are handed over only when playing in teams.
refused-not-your-card = That is none of your cards.
refused-no-marble = There is no such marble left in the bag.
refused-takes-back = This would take the previous push back at once.
refused-before-first-push = A card can be laid down only after the first push.
refused-has-target = You have laid all the cards you need.
refused-tried = That card was tried already; wait for the next push.
refused-handed-over = That card was handed over already; wait for the next push.
refused-partner-holds-it = Your partner holds that card.
refused-no-such-king = There is no such King.
refused-not-your-king = That is not your King.
refused-no-such-movement = The movements are 1 to 6.
refused-decide-first = Decide first: veto your opponent's tile or allow it.
refused-wrong-tile = That tile is not on top of your stack.
refused-no-such-decision = The answer is veto or allow.
refused-no-decision = There is no tile to veto or allow now: lay your own.
refused-no-such-tile = There is no such tile.
refused-no-such-turn = A tile is turned by 0 to 3 quarters.
refused-same-turn = This tile looks the same after a half turn; name the other turn.
refused-off-board = The tile would not lie on the board there.
refused-not-central = The first tile must cover the centre.
refused-occupied = Some squares there are already covered.
refused-not-touching = No square of your colour would touch one of the same colour in another tile.
refused-void = Between two rolls a slap counts for nothing.
refused-not-in-game = The simple game is played without that card.
refused-not-on-field = That card does not lie on the field.
refused-point-first = You have pressed Capture: now point at a face-down card of another player.
refused-roll-under-way = The dice are thrown; wait until the roll is over.
refused-penalties-first = The penalties of the last roll are to be paid first.
refused-not-the-roller = Another player rolls now.
refused-too-early = The pause after the last roll is not over yet.
refused-nothing-yet = Nobody has a card yet: there is nothing to shout for.
refused-already-answered = You have shouted or passed since the last roll; once is all.
refused-roll-or-shout = All others have answered: roll the dice, or shout Totsa! first.
refused-nothing-to-point-at = Pointing comes after Capture, and only for who pressed it.
refused-own-card = Point at another player's card, not at your own.
refused-no-such-card = No face-down card lies there.
refused-nothing-to-pay = No penalty is due.
refused-not-your-penalty = Another player pays now.
refused-open-cards-first = A face-down card is turned up only by who has no open card.

## The server, bots far away, and the doctor

missing-extra = this needs { $packages }: pip install 'tocca-games[{ $extra }]'
no-link = Which table? Give the link to a seat: tocca bot LINK
bad-port = A port is a number from 0 to 65535, not {$value}.
no-free-seat = There is no free seat at that table.
bot-sits = {$bot} sits down on seat {$seat}.
bot-done = The match is over.
doctor-well = All is well.
doctor-ill = Something is wrong: see the lines with ✗.
doctor-failed = {$check}: {$why}
doctor-game = {$game}: a whole match of {$count} steps played and replayed
doctor-no-games = No games were found: install the package again, so that it registers them (pip install tocca-games)
doctor-extra = { $extra } ({ $purpose }): { $packages }
doctor-no-extra = { $extra } ({ $purpose }): not installed: { $packages }. pip install 'tocca-games[{ $extra }]'
doctor-broken-extra = { $extra } ({ $purpose }): { $package } can't be loaded: { $why }
doctor-cache = Machine code is kept in { $folder }
extra-server = live tables and the page for browsers
extra-fast = compiled games: bots think faster
extra-arena = ratings for three and four players
extra-rl = PettingZoo and Gymnasium
extra-spiel = OpenSpiel
doctor-client = The page for browsers is there
doctor-no-client = The page for browsers is missing: in a checkout `make web` builds it, a published package holds it
doctor-store = Matches can be kept: {$where}
doctor-port = Port {$port} is free
doctor-port-taken = Something listens on port {$port} already
new-game-no-name = what is the game called? For example: tocca new-game four-kings
new-game-bad-name = a game's name has small letters, digits and single hyphens, at most 30, and begins with a letter: not { $name }
new-game-taken = { $name } is taken: a game or a Python module has that name
new-game-exists = { $folder } is already there; nothing was written
new-game-written =
    { $name }/ holds a small game that works. Now:

      cd { $name }
      pip install -e .          so that Tocca finds it
      pytest                    Tocca's own tests, on your game
      tocca play { $name }
      tocca serve --open        a table in the browser

    The rules are in { $module }.py. Change them into yours.
