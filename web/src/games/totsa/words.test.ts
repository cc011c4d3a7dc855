import { describe, expect, test } from 'vitest'
import { checkSections } from '../sections.checks'
import { speakers } from '../speaking.checks'
import type { Line, PressReport } from '../../wire'
import { news } from './changes'
import { develop, lateHands, latestVerdict } from './photo'
import { HIDDEN, NONE } from './constants'
import type { Action } from './wire'
import { ask, change, fixtures } from './views.fixture'
import { cardObject, describe as inWords, eventWords, marks, pressWords, prompt, scoreInWords, tellInWords, tellMoment } from './words'

const PRESS: PressReport = { seat: 0, counted: 0, arrived: 0, claimed: null, round_trip: 40, believed: 0 }
const NAMES = ['Mia', 'Bo', 'Ada']

const translators = await speakers('totsa')
const languages = Object.entries(translators)
const english = translators.en

describe.each(languages)('in %s', (_, t) => {
  test.each(Object.keys(fixtures.changes))('is told: %s', (kind) => {
    const { before, after } = change(kind)
    for (const event of news(before, after)) {
      const other = eventWords(event, null, NAMES, t)
      const own = eventWords(event, event.seat, NAMES, t)
      expect(other).toContain(NAMES[event.seat])
      expect(own).not.toBe(other)
      expect(other + own).not.toMatch(/undefined|\{|\$/)
    }
  })

  test('the whole table is described, and what is asked', () => {
    for (const what of Object.keys(fixtures.asked)) {
      const { view, legal } = ask(what)
      expect(inWords(view, 0, NAMES, t)).toContain('Bo')
      expect(prompt(view, 0, legal, t)).not.toBe('')
      expect(tellMoment(view, 0, NAMES, t).at(-1)).not.toBe('')
    }
  })

  test('every card has a name', () => {
    expect(new Set(fixtures.facts.names.map((name, card) => pressWords({ ...PRESS, action: { kind: 'slap', card, text: name } as Action }, t))).size).toBe(18)
    expect(new Set(fixtures.facts.names.map((_, card) => cardObject(card, t))).size).toBe(18)
  })
})

describe('in words', () => {
  test('the list tells what fell, and what came of a hand', () => {
    const wrong = { kind: 'wrong-card', seat: 1, act: '', card: 1, owner: -1, slot: -1, place: -1 } as const
    expect(tellInWords({ dice: 1, events: [], wrong: false }, NAMES, english)).toBe('The dice: pink star')
    expect(tellInWords({ dice: -1, events: [wrong], wrong: true }, NAMES, english)).toBe('Bo slapped the wrong cookie: the pink star.')
  })

  test('a score says how many cards are open and how many face down', () => {
    const { view } = ask('race slap')
    const players = [{ open: [1, 2, 3], down: [4, HIDDEN, NONE] }, ...view.players.slice(1)]
    expect(scoreInWords({ ...view, players }, 0, english)).toBe('3 of 6 open, 2 of 3 face down')
    expect(scoreInWords({ ...view, players, scene: { ...view.scene, open_aim: 3, down_aim: 0 } }, 0, english)).toBe('3 of 3 open')
  })

  test('each thing asked has its own prompt', () => {
    const prompts = Object.keys(fixtures.asked).filter((what) => what !== 'simple')
    expect(new Set(prompts.map((what) => prompt(ask(what).view, 0, ask(what).legal, english))).size).toBe(prompts.length)
    expect(prompt(ask('race slap').view, null, [], english)).toBe('')
  })

  test('the table as text has headings', () => {
    checkSections(inWords(ask('race slap').view, 0, NAMES, english))
  })

  test('nobody is reminded of the shout', () => {
    const { view } = ask('gap roll')
    expect(prompt(view, 0, [{ kind: 'shout', text: 'totsa!' }, { kind: 'pass', text: 'pass' }], english)).toBe('')
  })

  test('who is out, owes or rolls is marked', () => {
    const { view } = ask('race slap')
    expect(marks({ ...view, debts: [1], roller: 0, passed: [] }, 1, english)).toEqual(['out'])
    expect(marks({ ...view, phase: 'paying', debts: [1], roller: 2 }, 1, english)).toEqual(['owes'])
    expect(marks({ ...view, debts: [], passed: [1], roller: 1 }, 1, english)).toEqual(['rolls', 'passed'])
  })
})

describe('the photo finish', () => {
  const press = (seat: number, counted: number, arrived: number, drawn = false): PressReport => ({
    ...PRESS,
    ...{ seat, counted, arrived, drawn, believed: arrived - counted },
  })
  const line = (seq: number, ...presses: PressReport[]): Line => ({ seq, at: 0, kind: 'verdict', presses })

  test('is of this roll', () => {
    const lines = [line(3, press(0, 500, 520)), { seq: 4, at: 0, kind: 'said' } as Line]
    expect(latestVerdict(lines, 0)?.seq).toBe(3)
    expect(latestVerdict(lines, 3)).toBeNull()
  })

  test('shows who was first, by how much, and what was given back', () => {
    const { after } = change('slapped')
    const winner = after.events.find((event) => event.kind === 'slapped')?.seat ?? 0
    const photo = develop(line(1, press(winner, 600, 700), press((winner + 1) % 3, 640, 650)), after)
    expect(photo).toMatchObject({ winner, margin: 40, drawn: false })
    expect(photo.lanes[0]?.won).toBe(true)
    expect(photo.lanes[0]?.from).toBeCloseTo((600 / 742) * 100)
    expect(photo.lanes[0]?.to).toBeCloseTo((700 / 742) * 100)
    expect(photo.ticks.length).toBeLessThanOrEqual(6)
  })

  test('says what was pressed once everybody may know', () => {
    expect(pressWords(PRESS, english)).toBe('')
    expect(pressWords({ ...PRESS, action: { kind: 'press', act: 'capture', text: 'capture' } as Action }, english)).toBe('Capture')
  })

  test('says where chance decided', () => {
    const photo = develop(line(1, press(0, 600, 610, true), press(1, 601, 620, true)), change('slapped').after)
    expect(photo.drawn).toBe(true)
  })

  test('tells of hands that came too late, and of none of another race', () => {
    const verdict = line(3, press(0, 600, 610))
    const late = (seq: number, seat: number): Line => ({ seq, at: 0, kind: 'missed', seat, presses: [{ ...press(seat, 640, 650), late: true }] })
    const hands = lateHands([late(2, 2), verdict, late(4, 1)], verdict)
    expect(hands.map((one) => one.seat)).toEqual([1])
    const photo = develop(verdict, change('slapped').after, hands)
    expect(photo.lanes.map((lane) => lane.late)).toEqual([false, true])
    expect(photo.margin).toBe(40)
  })
})
