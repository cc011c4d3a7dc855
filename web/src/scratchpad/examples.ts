// What one can begin with at the prompt. The first one is README's.

export const EXAMPLES: readonly { name: string; code: string }[] = [
  {
    name: 'A whole game',
    code: `import random, tocca
game = tocca.game(tocca.games()[0])
state = game.start(seats=2, seed=7)
rng = random.Random(7)
while state.to_act:
    seat = min(state.to_act)
    state = state.apply(seat, rng.choice(state.legal(seat)))
state.outcome`,
  },
  { name: 'Draw the board', code: 'state' },
  {
    name: 'What one player sees',
    code: `state = game.start(seats=2, seed=7)
print(game.draw(state.view(0)))`,
  },
  {
    name: 'Two bots',
    code: `from tocca.bots import bot
weak, strong = bot("random"), bot("greedy")
wins = 0
for match in range(10):
    state = game.start(seats=2, seed=match)
    while state.to_act:
        seat = min(state.to_act)
        player = strong if seat == match % 2 else weak
        state = state.apply(seat, player.choose(game, state.view(seat), rng))
    wins += match % 2 in state.outcome.winners
f"greedy won {wins} of 10"`,
  },
]
