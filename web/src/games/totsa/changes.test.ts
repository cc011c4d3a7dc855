import { describe, expect, test } from 'vitest'
import { flights, news, slaps } from './changes'
import { deadline } from './deadline'
import { mood } from './raccoon'
import { sounds } from './sounds'
import type { View } from './table'
import { ask, change, fixtures } from './views.fixture'

const event = (kind: string, of = kind) => {
  const { before, after } = change(of)
  const found = news(before, after).find((one) => one.kind === kind)
  if (!found) throw new Error(`nothing told: ${kind}`)
  return { before, after, event: found }
}

describe('cards fly', () => {
  test('from the field to the player who slapped them', () => {
    const { before, after, event: slapped } = event('slapped')
    const place = before.field.indexOf(slapped.card)
    expect(flights(before, after)).toContainEqual({
      card: slapped.card,
      from: `place-${place}`,
      to: `open-${slapped.seat}-${slapped.card}`,
      turned: null,
    })
  })

  test('face down into their slot, and out of it', () => {
    const flipped = event('flipped')
    const slot = `down-${flipped.event.seat}-${flipped.event.slot}`
    expect(flights(flipped.before, flipped.after)).toMatchObject([{ to: slot, turned: 'down' }])
    const turned = event('turned-up')
    const from = `down-${turned.event.seat}-${turned.event.slot}`
    expect(flights(turned.before, turned.after)).toMatchObject([{ from, turned: 'up' }])
  })

  test('from one player to another, also from under their back', () => {
    const open = event('captured')
    expect(flights(open.before, open.after)).toMatchObject([{ from: `open-${open.event.owner}-${open.event.card}` }])
    const down = event('captured', 'captured-down')
    expect(flights(down.before, down.after)).toMatchObject([{ from: `down-${down.event.owner}-${down.event.slot}`, turned: 'up' }])
  })

  test('all back to the field when the shout was forgotten', () => {
    const { before, after, event: forgotten } = event('forgotten', 'forgotten-down')
    const player = before.players[forgotten.seat]
    const lost = (player?.open.length ?? 0) + (player?.down.filter((card) => card !== -1).length ?? 0)
    const flying = flights(before, after)
    expect(flying).toHaveLength(lost)
    expect(flying.every((flight) => flight.to.startsWith('place-'))).toBe(true)
  })

  test('nowhere when nothing changed', () => {
    for (const { after } of Object.values(fixtures.changes)) {
      expect(flights(after, after)).toEqual([])
      expect(slaps(after, after)).toEqual([])
    }
  })
})

describe('hands come down', () => {
  test('on the card, the action card, or the card pointed at', () => {
    const wrong = event('wrong-card')
    expect(slaps(wrong.before, wrong.after)).toContainEqual({
      seat: wrong.event.seat,
      spot: `place-${wrong.before.field.indexOf(wrong.event.card)}`,
      good: false,
    })
    const held = event('protected')
    expect(slaps(held.before, held.after)).toContainEqual({ seat: held.event.seat, spot: 'act-protect', good: true })
    const guess = event('wrong-guess')
    const spot = `down-${guess.event.owner}-${guess.event.slot}`
    expect(slaps(guess.before, guess.after)).toContainEqual({ seat: guess.event.seat, spot, good: false })
    expect(guess.after.shown).toMatchObject({ seat: guess.event.owner, slot: guess.event.slot })
  })

  test('and are heard once', () => {
    const { before, after, event: slapped } = event('slapped')
    expect(sounds(before, after, [])).toContain('slap')
    expect(sounds(before, after, [slapped.seat])).not.toContain('slap')
    expect(sounds(change('wrong-card').before, change('wrong-card').after, [])).toContain('error')
    expect(sounds(change('won').before, change('won').after, [])).toContain('win')
  })
})

describe('the raccoon', () => {
  test('feels with the players', () => {
    expect(mood(ask('thrown slap').view, false)).toBe('curious')
    expect(mood(ask('race slap').view, false)).toBe('alert')
    expect(mood(change('forgotten').after, false)).toBe('smug')
    expect(mood(change('wrong-card').after, false)).toBe('shocked')
    expect(mood(change('won').after, false)).toBe('happy')
  })

  test('falls asleep when nothing happens', () => {
    const gap: View = { ...change('slapped').after, phase: 'gap' }
    expect(mood(gap, false)).toBe('happy')
    expect(mood(gap, true)).toBe('sleepy')
    expect(mood({ ...gap, events: [] }, false)).toBe('sleepy')
    expect(mood({ ...gap, events: [], rolls: 0 }, false)).toBe('calm')
  })
})

describe('the ring', () => {
  test('never tells when the dice will be shown', () => {
    expect(deadline(ask('thrown slap').view, 0)).toBeNull()
  })

  test('counts a race down by its window', () => {
    const { view } = ask('race slap')
    const left = view.due! - view.now!
    expect(deadline(view, 0)).toEqual({ left, total: 8_000, opens: false })
    expect(deadline(view, 500)).toEqual({ left: left - 500, total: 8_000, opens: false })
    expect(deadline(view, 99_000)).toMatchObject({ left: 0 })
  })

  test('opens the roll, then gives the roller five seconds', () => {
    const { view } = ask('gap roll')
    const gap: View = { ...view, now: view.due! - 2_000 }
    expect(deadline(gap, 500)).toEqual({ left: 1_500, total: 3_000, opens: true })
    expect(deadline(gap, 2_500)).toEqual({ left: 4_500, total: 5_000, opens: false })
    expect(deadline({ ...gap, scene: { ...gap.scene, deadlines: [] } }, 0)).toBeNull()
  })
})
