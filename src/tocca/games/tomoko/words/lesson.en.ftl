# The lesson of Tomoko (lesson.toml): a question, what is said when it is answered (-done), and to wrong answers.

tomoko-lesson-push = Choose a marble, dark or light, and push it in at any arrow on the edge. Every turn is one push.
tomoko-lesson-push-done = That is a whole turn. A marble stops in the first hollow and pushes those in front of it one step on, up to the first gap.
tomoko-lesson-falls = The middle row is full. Push one more marble into it, from the left or from the right, and watch its far end.
tomoko-lesson-falls-done = The marble at the far end fell out: in a full line every push takes one off the board.
tomoko-lesson-falls-else = That line still has a gap. Use the arrow to the left or to the right of the middle row.
tomoko-lesson-back = The last push went into the full middle row. You can’t simply push it back: the arrow and marble that would undo it are barred. Make any other push.
tomoko-lesson-back-done = Right. Nobody may restore the board as it was before the last push.
tomoko-lesson-pattern = Your cards show patterns of 3 × 3. One of them, a dark row beside two light ones, needs a single marble more at the bottom of the fourth column. It may lie anywhere, turned any way. Complete it.
tomoko-lesson-pattern-done = There it is, turned by a quarter. The card is laid down, and you draw a new one. Whoever lays enough cards first wins.
tomoko-lesson-pattern-colour = The right place, but the other colour is missing there.
tomoko-lesson-pattern-else = Look at the columns of the board: dark, light, light. Which hollow is empty? Push from below.
tomoko-lesson-claim = Some tables don’t look for you. Your opponent has just completed one of your patterns: find the card and claim it.
tomoko-lesson-claim-done = Well seen! A card counts whoever pushed. A claim in vain costs nothing, and nobody hears of it.
tomoko-lesson-claim-other = The board doesn’t show that card. The other one has a dark row.
tomoko-lesson-claim-else = Don’t push yet: claim the card first.
tomoko-lesson-teams = Two against two: your partner sits opposite and pushes next. You must not show your card, but you may hand it over. Pass on the card that lacks one marble.
tomoko-lesson-teams-done = Your partner knew what to do: the card is laid, and it counts for both of you. Now you know Tomoko!

tomoko-lesson-puzzle = Show your card { $card } with two pushes. Your opponent pushes between them; that push is told. Which is your first one?
tomoko-lesson-puzzle-2 = And the second push: card { $card } appears.
tomoko-lesson-puzzle-done = That’s it: no other pair of pushes shows the card.
tomoko-lesson-puzzle-else = From there card { $card } can’t be shown with the push that is left.
