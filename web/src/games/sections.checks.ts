// For tests of a game's words: a board as text has headings, and something under each.
import { expect } from 'vitest'

export function checkSections(text: string): void {
  const sections = text.split(/^## /m)
  expect(sections[0]).toBe('')
  expect(sections.length).toBeGreaterThan(2)
  for (const section of sections.slice(1)) expect(section.trim().split('\n').length).toBeGreaterThan(1)
}
