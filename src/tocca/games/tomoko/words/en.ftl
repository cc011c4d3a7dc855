# Tomoko in the browser.

# What is asked of a player
tomoko-prompt-push = Your turn: push a marble in.
tomoko-prompt-push-or-claim = Your turn: push a marble in, or claim a card first.
tomoko-prompt-claim = Does the board show one of your cards? Claim it!
tomoko-how = Choose a colour, then tap an entry.
tomoko-waiting = { $name } is to push.
tomoko-takes-back = That would take back the push before yours. Choose another one.

# The board
tomoko-board = Board
tomoko-marble = { $marble ->
    [dark] dark
    [light] light
   *[none] empty
 }
tomoko-entry = { $side ->
    [N] column { $line } from above
    [S] column { $line } from below
    [E] row { $line } from the right
   *[W] row { $line } from the left
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
tomoko-pattern = above { $top }; middle { $middle }; below { $bottom }
tomoko-card = Card { $card }: { $pattern }
tomoko-card-number = Card { $card }
tomoko-claim = Claim!
tomoko-claim-card = Claim card { $card }: { $pattern }
tomoko-tried = Not there
tomoko-find-card = Where does card { $card } fit best?
tomoko-turn-card = Turn card { $card }
tomoko-fits = Card { $card }: at best, { $right } of 9 marbles stand right.
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
tomoko-place = Place { $place }
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
tomoko-option-claims = Laying cards
tomoko-choice-claims-auto = The table does it
tomoko-choice-claims-manual = You notice yourself
tomoko-option-prefill = Filled board
tomoko-option-prefill-hint = A quicker game
tomoko-option-teams = Teams
tomoko-option-teams-hint = Four players, two against two
tomoko-option-open_cards = Open cards
tomoko-option-open_cards-hint = Everybody sees all cards
tomoko-option-play_on = Play on
tomoko-option-play_on-hint = For the places after the first
tomoko-option-limit = Most pushes
tomoko-figure-setup = Before the first push, with a filled board. Your two cards lie before you.
tomoko-figure-turn = A push has completed a pattern: the card goes down, and a new one is drawn.
tomoko-figure-end = The end: ten cards are down.
tomoko-tip-1 = Choose a marble and an arrow at the edge: it pushes the marbles in its way on by one, as far as the first gap.
tomoko-tip-2 = Your cards show 3 × 3 patterns. When one stands anywhere on the board, turned or not, the card goes down.
tomoko-tip-3 = Look at what your push gives the others, too.
