# The lesson of Tóncc (lesson.toml): a question, what is said when it is answered (-done), and to wrong answers.

toncc-lesson-ways = You are the Red King and stand on the Mind, in the middle. Six ways lead out of it. Choose a Region and lock it in, for instance the one to the right.
toncc-lesson-ways-done = All three Kings moved at once, and the Region is yours: it turns over, and your Seal lies on its picture on the Map.
toncc-lesson-ways-met = Somebody else is on the way there. Choose another Region for now.
toncc-lesson-edge = You stand at the edge. Go on beyond it, up to the right: look which Region lights up, far away on the same line.
toncc-lesson-edge-done = Beyond the edge you come in again at the far end of the line. So there are always six ways.
toncc-lesson-edge-else = That is one of your ways, too. But try the one that leaves the board at the upper right and comes in at the other end.
toncc-lesson-mind = The Mind is to your left. Nobody stops there again: go left and hop over it.
toncc-lesson-mind-done = Over the Mind in one step. Three steps are enough to get anywhere.
toncc-lesson-mind-else = Go to the left, over the Mind: the Region on its other side is lit.
toncc-lesson-contest = Yellow is going to the Region to your lower right. Its ground is red, and there you are the strongest. Go there and contest it.
toncc-lesson-contest-done = Two Kings, one Region: the King who is strongest in the colour of the ground conquers it. Body strongest, then hair, then feet.
toncc-lesson-contest-else = Leave nothing to Yellow: go to the lower right. On red ground Red beats everybody.
toncc-lesson-sealed = At a real table nobody tells you where they go. All choose in secret, and you may change your mind until everybody has chosen. Choose any Region.
toncc-lesson-sealed-done = Only now the Heads are turned, all together. Guess what the others want, and don’t be predictable.
toncc-lesson-kingdom = Look at the Map: two of your Seals lie side by side. The third Region of that row is to your upper left. Complete your Kingdom.
toncc-lesson-kingdom-done = Three in a row on one side of the Map are a Kingdom, and only Kingdoms bring points.
toncc-lesson-kingdom-else = That Region completes nothing. The one to your upper left lies beside your two Seals on the Map.
toncc-lesson-worth = Two Regions would complete a Kingdom: those marked 2 and 3. A Region in the colour of your feet is worth 3, of your hair 2, of your body 1. Which Kingdom is worth more?
toncc-lesson-worth-done = Right: 5 points instead of 3. Where you are weak it is hard to win, and worth more.
toncc-lesson-worth-less = That Kingdom is worth 3 points. The other one is worth 5.
toncc-lesson-worth-else = Nothing is completed there. 2 or 3: which is worth more?
toncc-lesson-last = You have one Seal left. Go to the Region marked 3, round the edge, and place it: the earlier you are done, the more king points you get.
toncc-lesson-last-done = You leave the board first and get 3 king points. Level at the end? Blue beats Yellow, Yellow beats Red, Red beats Blue. Now you know Tóncc!
toncc-lesson-last-else = There is nothing to conquer for you. Go to the Region marked 3.

toncc-lesson-puzzle = Complete a Kingdom in this move, whatever Yellow and Blue do. Only one way is safe.
toncc-lesson-puzzle-done = Sure: { $points } more points against each of their 36 answers.
toncc-lesson-puzzle-else = Not safe: with some answer of the others no Kingdom is completed.
