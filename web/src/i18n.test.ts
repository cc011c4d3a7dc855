import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadTexts, t } from './i18n.svelte'

beforeAll(() => loadTexts())
afterEach(() => void vi.restoreAllMocks())

it('writes small whole numbers without making a formatter first', () => {
  const formatter = vi.spyOn(Intl, 'NumberFormat')
  expect(t('web-advice-chance', { percent: 7 })).toContain('7')
  expect(t('web-advice-chance', { percent: -999 })).toContain('-999')
  expect(formatter).not.toHaveBeenCalled()
})

it('writes others as the language does', () => {
  expect(t('web-advice-chance', { percent: 12_345 })).toContain('12,345')
  expect(t('web-advice-chance', { percent: 0.5 })).toContain('0.5')
})

it('knows one from many', () => {
  expect(t('web-winners', { count: 1, names: 'Ada' })).toBe('Ada wins!')
  expect(t('web-winners', { count: 2, names: 'Ada, Bo' })).toBe('Ada, Bo share the victory!')
})
