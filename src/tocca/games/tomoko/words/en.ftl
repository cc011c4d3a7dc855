# Tomoko in the browser.

# What is asked of a player
tomoko-prompt-push = Your turn: push a marble in.
tomoko-prompt-push-or-claim = Your turn: push a marble in, or claim a card first.
tomoko-prompt-claim = Does the board show one of your cards? Claim it!
tomoko-how = Choose a colour, then tap an arrow.
tomoko-waiting = { $name } to push.
tomoko-takes-back = That would take back the push before yours. Choose another one.

# The board
tomoko-board = Board
tomoko-marble = { $marble ->
    [dark] dark
    [light] light
   *[none] empty
 }
tomoko-entry = { $side ->
    [N] column { $line }, from above
    [S] column { $line }, from below
    [E] row { $line }, from the right
   *[W] row { $line }, from the left
 }
tomoko-entry-option = { $marble ->
    [dark] Dark marble
   *[light] Light marble
 } into { $entry }
tomoko-bag = The bag: choose a marble
tomoko-bag-option = { $marble ->
    [dark] Dark
   *[light] Light
 }, { $count } left
tomoko-push = Push
tomoko-cancel = Cancel

# Moves, as a list tells them
tomoko-move-push = { $marble ->
    [dark] dark
   *[light] light
 }, { $entry }
tomoko-move-claim = claim card { $card }
tomoko-move-hand = pass card { $card } on

# What a push would do
tomoko-preview-moves = { $count ->
    [0] No other marble moves
    [one] One marble moves on
   *[other] { $count } marbles move on
 }
tomoko-preview-falls = { $marble ->
    [dark] a dark one drops out
   *[light] a light one drops out
 }
tomoko-preview-shows = your card { $card } appears!
tomoko-preview-gives = card { $card } of { $name } appears

# Cards
tomoko-hand = Your cards
tomoko-team-hand = Your team’s cards
tomoko-pattern = top { $top }; middle { $middle }; bottom { $bottom }
tomoko-card = Card { $card }: { $pattern }
tomoko-card-number = Card { $card }
tomoko-claim = Claim!
tomoko-claim-card = Claim card { $card }: { $pattern }
tomoko-tried = Not there
tomoko-find-card = Where does card { $card } fit best?
tomoko-turn-card = Turn card { $card }
tomoko-fits = Card { $card }: at the best spot, { $right } of 9 marbles match.
tomoko-pass-card = Pass { $card } to { $name }
tomoko-held-you = You hold it
tomoko-held = { $name } holds it

# Everybody at the table
tomoko-players = Players and cards laid down
tomoko-laid = { $laid } of { $target } cards laid down
tomoko-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
 }
tomoko-pile = { $count ->
    [one] One card in the pile
   *[other] { $count } cards in the pile
 }
tomoko-place = Rank { $place }
tomoko-race = Laid down after the last push
tomoko-race-laid = { $name }: card { $card }
tomoko-race-after = after { $seconds } s
tomoko-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
 }

# What happened, for who listens
tomoko-said-push = { $name }: { $marble ->
    [dark] dark
   *[light] light
 } into { $entry }.
tomoko-said-fell = { $marble ->
    [dark] A dark marble drops out.
   *[light] A light marble drops out.
 }
tomoko-said-laid = { $name }: card { $card } laid down.
tomoko-said-tried = The board doesn’t show card { $card }.

# The whole table in words
tomoko-describe-row = Row { $row }: { $marbles }.
tomoko-describe-bag = In the bag: { $dark } dark, { $light } light.
tomoko-describe-last = Last push: { $name }, { $marble ->
    [dark] dark
   *[light] light
 } into { $entry }.
tomoko-describe-laid = { $name }: { $laid } of { $target } cards laid down.
tomoko-describe-hand = Hand of { $name }: { $cards }.
tomoko-describe-pile = Cards in the pile: { $count }.
tomoko-describe-turn = Next to push: { $name }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
tomoko-about = Push marbles until the board shows your cards. 2–4 players.
tomoko-option-claims = Laying down cards
tomoko-choice-claims-auto = Automatic
tomoko-choice-claims-manual = Claim them yourself
tomoko-option-prefill = Filled board
tomoko-option-prefill-hint = A quicker game
tomoko-option-teams = Teams
tomoko-option-teams-hint = Four players, two against two
tomoko-option-open_cards = Open cards
tomoko-option-open_cards-hint = Everybody sees all cards
tomoko-option-play_on = Play on
tomoko-option-play_on-hint = For second place and below
tomoko-option-limit = Maximum pushes
tomoko-figure-setup = Before the first push, with a filled board. Your two cards lie before you.
tomoko-figure-turn = A push has completed a pattern: the card is laid down, and a new one is drawn.
tomoko-figure-end = The end: ten cards are laid down.
tomoko-tip-1 = Choose a marble and an arrow at the edge: it pushes the marbles in front of it one step on, up to the first gap.
tomoko-tip-2 = Your cards show 3 × 3 patterns. When one appears anywhere on the board, turned or not, the card is laid down.
tomoko-tip-3 = Look at what your push gives the others, too.
tomoko-picture-gap = A push into a row with a gap: the marbles before the gap move on by one and fill it.
tomoko-picture-full = A push into a full row: every marble moves on, and the last one drops out.
tomoko-picture-card = A card beside a board that shows it, turned by a quarter, in rows 2 to 4 of the left three columns.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-momo = Momo
persona-momo-temper = a kitten: pushes marbles to see them roll
persona-momo-says =
    { $what ->
        [good] Mrow! It rolled!
        [bad] Hiss.
        [won] Purr, purr, purr.
       *[lost] I only wanted to see them roll.
    }
persona-haru = Haru
persona-haru-temper = is pleased with every card, yours too
persona-haru-says =
    { $what ->
        [good] How lovely!
        [bad] Lovely for you!
        [won] We all did so well!
       *[lost] What a lovely game!
    }
persona-emi = Emi
persona-emi-temper = counts marbles under her breath
persona-emi-says =
    { $what ->
        [good] Fourteen dark… yes.
        [bad] I had counted on that.
        [won] It adds up.
       *[lost] One marble short.
    }
persona-jiro = Old Jiro
persona-jiro-temper = waits three pushes for the right one
persona-jiro-says =
    { $what ->
        [good] Patience.
        [bad] It will come again.
        [won] The tree grew slowly.
       *[lost] Next spring, then.
    }
persona-tsuru = Tsuru the Crane
persona-tsuru-temper = knows your card by what you leave alone
persona-tsuru-says =
    { $what ->
        [good] You left it for me.
        [bad] So that was your card.
        [won] I saw it ten pushes ago.
       *[lost] You hid it well.
    }

## Why a match is over

outcome-target = The target is reached.

## Why an action is refused

refused-no-claims = The table lays matching cards down by itself here.
refused-no-partner = Cards are handed over only when playing in teams.
refused-no-marble = There is no such marble left in the bag.
refused-takes-back = This would take the previous push back at once.
refused-before-first-push = A card can be laid down only after the first push.
refused-has-target = You have laid all the cards you need.
refused-tried = That card was tried already; wait for the next push.
refused-handed-over = That card was handed over already; wait for the next push.
refused-partner-holds-it = Your partner holds that card.

# What is counted of a match, for a player’s own statistics.
tomoko-number-pushes-a-card = Pushes a card
tomoko-number-cards = Cards a match
