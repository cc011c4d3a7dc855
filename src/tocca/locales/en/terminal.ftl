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
      tocca bot LINK            let a bot play at a remote table
      tocca replay FILE         watch a saved match step by step
      tocca analyse FILE        see where a saved match was won and lost
      tocca solve WHAT          exact answers: routes, last tiles, small variants
      tocca rules GAME          read the rules
      tocca sim GAME            let bots play each other and count
      tocca arena GAME BOT BOT  let bots compete, with Elo and its error
      tocca ladder              put the levels of the bots to the test
      tocca train GAME          let a network learn a game by playing against itself
      tocca dataset GAME        let strong bots play many matches to learn from
      tocca new-game NAME       begin a game of your own: a package that works
      tocca doctor              check this installation
      tocca backup FILE         save a server’s data in one file, while it goes on
      tocca verify [FILE]       check a backup, or the server’s data
      tocca restore FILE        bring a backup back
      tocca admin WHAT          look after a running server
      tocca --version           which version this is

    GAME is one of: { $games }.
    --lang en|it|fr|de|ru chooses the language; `tocca play --help` tells more about a command.
help-serve =
    tocca serve: tables for everybody who has the link

      --host ADDRESS            where to listen (127.0.0.1: this computer only; 0.0.0.0: everybody)
      --port N                  on which port (8642)
      --data FOLDER             where the matches are saved
      --database URL            save them in PostgreSQL: postgresql://…
      --bus URL                 with other nodes: the NATS server they all use, nats://…
      --base-path PATH          serve below this path, behind a proxy
      --public-url URL          how people reach the server, if a proxy stands before it
      --bot-pace PERCENT        how slowly bots take their turns (100; 0: as soon as they have thought)
      --config FILE             settings from a TOML file
      --open                    open the browser

    Every setting can also come from the environment, such as TOCCA_PORT, or from the file.
help-backup =
    tocca backup FILE: everything a server has stored, in one file; the server goes on meanwhile

      --data FOLDER             the server’s folder, if it is not the usual one
      --database URL            or its PostgreSQL database
      --config FILE             or its settings
help-verify =
    tocca verify: replay everything in the server’s data, or in a backup, by the rules

      FILE                      a backup
      --data, --database, --config   as for `tocca backup`

    The exit code is 1 if something is wrong.
help-restore =
    tocca restore FILE: bring a backup back, into an empty folder or database

      --data, --database, --config   where to, as for `tocca backup`

    A backup of SQLite can be restored into PostgreSQL, and the other way round.
help-admin =
    tocca admin WHAT: look after a running server

      status                    tables, connections, memory, health
      kick GUEST                close the connections of a guest
      ban WHO --minutes N       lock out a guest or an address (without --minutes: for ever)
      unban WHO                 let them in again
      close TABLE               send everybody away from a table; they may come back
      delete TABLE              delete a table with all its matches
      renew TABLE               make the links of a table invalid and show the new ones
      say TEXT                  tell all tables something
      --data FOLDER             the server’s folder, if it is not the usual one
      --url URL --token TOKEN   a server on another machine
      --json                    the answer as JSON
help-bot =
    tocca bot LINK: a bot plays a seat at a table

      LINK                      a link to a seat, as the table’s host can copy it
      URL --open GAME           or: open a table at that server, and show the link for the others
      --seats N                 of the table that it opens
      --bot NAME                which bot (greedy)
      --name NAME               what it is called at the table
      --matches N               how many matches before it leaves (1)
      --token TOKEN             as this guest, such as the one who opened the table from Python

    The match starts by itself when every seat is taken, if the bot may start it.
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
      --save FILE               save the match to this file
      --resume FILE             continue a saved match (GAME is then not needed)
      --plain                   no colours
      --lang en|it|fr|de|ru     language

    You play seat 1 against greedy bots unless you say otherwise. During the match `?` helps.
help-replay =
    tocca replay FILE: a saved match, step by step

      --eyes WHO                whose view: a seat’s number, a name, or all
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
      --out FOLDER              save results and records there, match by match
      --resume                  go on with what is in that folder
      --json                    the figures for programs

    Each deal is played in all line-ups, so that neither luck nor the seat favours anybody.
help-ladder =
    tocca ladder [GAME]: every level of the bots against the one below

      --games N                 at most so many matches for each (400)
      --seed TEXT               the same deals every time
      --workers N               so many matches at once (one for each core)
      --out FOLDER              save the matches there, and continue with those that are there
      --docs FILE               write the tables into this page (docs/bots.md, if it is there)
help-train =
    tocca train GAME: a network learns by playing against itself; needs PyTorch (the extra train)

      --minutes M               how long (10)
      --seed N                  the same beginning every time (1)
      --device cpu|cuda         where (the GPU, if there is one)
      --out FOLDER              weights, learning curve and checkpoint go there (tocca-train-GAME)
      --resume                  go on with what is in that folder
      --teacher BOT             learn from matches of this bot first
      --lessons M               so many minutes of them (1)
      --against FILE            learn to beat these weights, which stay as they are

    Play with what it has learned: tocca arena GAME network:weights=FILE greedy
train-done =
    The weights are in { $file } ({ $size } KB).
    Try them: tocca arena { $game } network:weights={ $file } greedy
train-not-begun = no training has been saved there
help-dataset =
    tocca dataset GAME [BOT BOT …]: many matches of strong bots, as records, to learn from

      --matches N               how many, rounded up to whole sets (1000)
      --seed TEXT               the same matches every time, on every machine (dataset)
      --option NAME=VALUE …     options of the game
      --workers N               so many matches at once (one for each core)
      --out FOLDER              they go there (tocca-dataset-GAME); what is there already is continued

    Without BOT the two strongest levels play, with simulations as their limit and not the clock.
dataset-done = { $matches } matches with { $actions } actions are in { $folder }.
help-analyse =
    tocca analyse FILE: chances of winning through a saved match, mistakes, and what would have been better

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

    WHAT is a saved match, or one of these:
      tomoko                    the fewest pushes from the empty board to every card
      toncc-small, toscana-small, tomoko-small
                                a reduced board, played perfectly by all

    In a saved match of Tomoko: the fewest pushes to the cards in hand; of Toscana: the last tiles with best play;
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
bad-number = { $value } should be a whole number, 1 or more
bad-figure = { $value } should be a number
bad-seconds = { $value } should be a number of seconds above 0
bad-seats = { $game } is for { $allowed } players, not { $seats }
bad-players =
    { $seats ->
        [one] { $seats } seat needs { $seats } player
       *[other] { $seats } seats need { $seats } players
    }, not { $given }
bad-bot = there is no bot { $name }; the bots are { $bots } (people’s names begin with a capital letter)
bad-extra = there is no extra { $name }; the extras are { $extras }
bad-name = a name is one line of at most { $longest } characters
bad-option = there is no option { $name }; the options are { $options }
bad-value = option { $name } can’t be { $value }: { $allowed }
bad-eyes = nobody here is { $name }; say a number from 1 to { $seats }, a name, or all
bad-record = this file is not a valid match record, { $why }
no-game = which game? { $games }
no-file-named = which file?
solve-what = what is to be solved? A saved match, or one of { $names }
solve-nothing = of { $game } nothing can be solved exactly like this
solve-many = more than { $count } positions can come from here; --most N allows more
solve-over = the match is over there: name an earlier event with --at N
resume-what = what is to go on? Name its folder with --out
no-file = { $file } can’t be read: { $why }
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
menu-again = Please enter a number from 1 to { $last }.
menu-player = Seat { $number }: you, a name, or a bot ({ $bots }); Enter: { $default } ▸
menu-options = Options of { $game }
menu-levels = The levels of { $game }
menu-default = now { $value }
menu-change-options = Change options (name=value, Enter: no) ▸
menu-command = The same again: { $command }
allowed-value = a value, or @FILE with one a line

## At the table

command-help = help
command-board = board
command-history = history
command-rules = rules
command-undo = undo
command-save = save
command-mute = mute
command-hint = hint
command-quit = quit
help-actions =
    { $count ->
        [0] Nothing you can do begins like this.
        [one] You can do this:
       *[other] You can do one of these { $count }:
    }
help-commands =
    Besides actions you can type:
      ?                what you can do
      ? PART           only what fits PART, such as  ? { $example }
      hint             what a bot would do
      board            show the board again
      history          what has happened so far
      rules            the rules of the game
      undo             take back, where nobody has learned anything
      save [FILE]      save the match
      mute             ask me only when it is really my turn, or always again
      quit             leave; Ctrl-C and Ctrl-D leave too, and always save the match
help-others =
    For another person at this keyboard: their number or name, then the action,
      such as  { $number }: { $example }  or  @{ $name } { $example }
hint-few = You can: { $actions }
hint-many =
    { $count ->
        [one] { $count } possibility: { $example }
       *[other] { $count } possibilities, such as { $example }; ? shows them
    }
hint-wait = Enter: nothing now
advice = A bot suggests: { $actions }
advice-race = There are no hints during a roll.
advice-thinking = a bot is thinking
must-act = It is your turn: type an action, or ? for help.
not-understood = I don’t understand: { $why }
did-you-mean = Did you mean: { $actions }
no-such-player = Nobody at this keyboard is { $name }.
nothing-to-undo = Nothing has been played yet.
undone = Taken back.
saved = Saved to { $file }
not-saved = This could not be saved: { $why }
muted = You will be asked only when it is really your turn.
unmuted = You will be asked whenever you may act.
quit-save = Save the match? (Enter: yes, n: no) ▸
no-letters = n
kept = Saved. Continue with: { $command }
kept-over = Saved. Watch it again with: { $command }
curtain = Pass the device to { $name }.
curtain-enter = { $name }: press Enter ▸
no-history = Nothing has happened yet.
page-more = more: Enter · enough: q ▸
news-time = (time passes)
news-late = (too late, drawn at random)
news-secret =
    { $you ->
        [yes] You have chosen, in secret
       *[no] { $name }: a secret choice
    }
result-winners =
    { $count ->
        [one] { $you ->
            [yes] You win.
           *[no] { $names } wins.
        }
       *[other] Shared victory: { $names }.
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
race-lapsed =
    { $you ->
        [yes] You were too slow.
       *[no] Too slow: { $name }.
    }
race-who = Whose key was that? Press your buzzer first.
race-timed = this match is played by the clock; go on with it in a terminal

## Replay

replay-prompt = Enter n · b · number · first · last · eyes WHO · q ▸
replay-help = Enter or n: next · b: back · a number from 0 to { $last } · first · last · eyes 1, eyes Bo, eyes all, eyes · q: leave
replay-edge = There is nothing further that way.
through-eyes =
    { $you ->
        [yes] You see
       *[no] View: { $name }
    }
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
sim-note = A victory shared by k players counts 1/k for each; Wilson’s 95% intervals.

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
arena-unbiased = Without the bias of a test that stops as soon as it has decided (about { $bias } points here): { $score }.
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

outcome-limit = The limit is reached.

## Why an action is refused

refused-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-not-an-action = This is no action of this game.
refused-not-legal = That is not possible now.
refused-no-such-seat = There is no such seat.
refused-bad-time = Time only runs forward.
refused-no-undo = This can’t be taken back: somebody has already learned something.
refused-not-your-card = That isn’t one of your cards.

## The server, bots far away, and the doctor

missing-extra = this needs { $packages }: pip install 'tocca-games[{ $extra }]'
no-link = Which table? Give the link to a seat: tocca bot LINK
bad-port = A port is a number from 0 to 65535, not {$value}.
not-tocca = { $address } is no Tocca server
no-free-seat = There is no free seat at that table.
bot-sits = {$bot} sits down in seat {$seat}.
bot-invites = Link for the others: { $link }
bot-done = The match is over.
doctor-well = All is well.
doctor-ill = Something is wrong: see the lines with ✗.
doctor-failed = {$check}: {$why}
doctor-game = {$game}: a whole match of {$count} steps played and replayed
doctor-no-games = No games were found: install the package again, so that it registers them (pip install tocca-games)
doctor-extra = { $extra } ({ $purpose }): { $packages }
doctor-no-extra = { $extra } ({ $purpose }): not installed: { $packages }. pip install 'tocca-games[{ $extra }]'
doctor-broken-extra = { $extra } ({ $purpose }): { $package } can’t be loaded: { $why }
doctor-cache = Machine code is kept in { $folder }
extra-server = live tables and the page for browsers
extra-cluster = several machines as one server
extra-fast = compiled games: bots think faster
extra-gpu = the compiled games on an NVIDIA GPU
extra-arena = ratings for three and four players
extra-rl = PettingZoo and Gymnasium
extra-train = networks that learn
extra-spiel = OpenSpiel
doctor-client = The page for browsers is there
doctor-no-client = The page for browsers is missing: in a checkout `make web` builds it, a published package holds it
doctor-store = Matches can be saved: {$where}
doctor-port = Port {$port} is free
doctor-port-taken = Something listens on port {$port} already
new-game-no-name = what is the game called? For example: tocca new-game four-kings
new-game-bad-name = a game’s name has small letters, digits and single hyphens, at most 30, and begins with a letter: not { $name }
new-game-taken = { $name } is taken: a game or a Python module has that name
new-game-exists = { $folder } is already there; nothing was written
new-game-written =
    { $name }/ holds a small game that works. Now:

      cd { $name }
      pip install -e .          so that Tocca finds it
      pytest                    Tocca’s own tests, on your game
      tocca play { $name }
      tocca serve --open        a table in the browser

    The rules are in { $module }.py. Change them into yours.

## A host’s tools

no-backup-named = name the file of the backup: tocca backup FILE
no-database = there is no database in { $folder }; use --data or --database
backed-up = Saved in { $file } ({ $size } MB). It holds the server’s secret: keep it private.
backup-failed = the data could not be saved: { $why }
restored = { $file } has been restored.
restore-failed = the backup could not be restored: { $why }
verified = { $tables } tables, { $events } events, { $records } records; the latest event: { $latest } (UTC).
verify-failed = the data could not be checked: { $why }
admin-what = say what to do: tocca admin status, kick, ban, unban, close, delete, renew or say
admin-no-server = no server has been started with this data folder; use --data, or --url and --token
admin-failed = the server refused: { $why }
admin-done = Done.
admin-status = { $tables } tables in memory, { $connections } connections, { $memory } MB; running for { $minutes } minutes; health: { $health }
admin-table = { $table }  { $game }  { $phase }  { $people } here
admin-banned = Banned: { $who }
