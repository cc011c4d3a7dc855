import { describe, expect, it } from 'vitest'
import { blocks, plain, type Block } from './markdown'

const PAGES = import.meta.glob<string>('../../../src/tocca/games/*/words/rules.*.md', { query: '?raw', import: 'default', eager: true })

describe('blocks', () => {
  it('reads headings, paragraphs and emphasis', () => {
    const [heading, paragraph] = blocks('# One *two*\n\nSome **bold** and `code`,\non two lines.\n')
    expect(heading).toMatchObject({ kind: 'heading', level: 1, id: 'one-two' })
    expect(paragraph).toEqual({
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Some ' },
        { kind: 'strong', spans: [{ kind: 'text', text: 'bold' }] },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'code' },
        { kind: 'text', text: ', on two lines.' },
      ],
    })
  })

  it('reads lists, also inside lists', () => {
    const [list] = blocks('- one\n- two\n  - inner\n- three\n')
    if (list?.kind !== 'list') throw new Error('no list')
    expect(list.ordered).toBe(false)
    expect(list.items).toHaveLength(3)
    expect(list.items[1]?.[1]?.kind).toBe('list')
  })

  it('reads tables', () => {
    const [table] = blocks('| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n')
    expect(table).toMatchObject({ kind: 'table' })
    if (table?.kind === 'table') expect(table.rows.map((row) => row.map(plain))).toEqual([['1', '2'], ['3', '4']])
  })

  it('puts the numbers of rules, and options as programs call them, into the margin', () => {
    expect(blocks('Turn it. (TS-3, TS-9)')).toEqual([{ kind: 'paragraph', spans: [{ kind: 'text', text: 'Turn it.' }], cited: 'TS-3, TS-9' }])
    const [list] = blocks('- **Pause** (3 seconds): a pause. (`pace`)\n- `pass` (or not)\n')
    if (list?.kind !== 'list') throw new Error('no list')
    const items = list.items.map(([item]) => (item?.kind === 'paragraph' ? [plain(item.spans), item.cited] : []))
    expect(items).toEqual([
      ['Pause (3 seconds): a pause.', 'pace'],
      ['pass (or not)', undefined],
    ])
  })

  it('leaves figures as they are', () => {
    expect(blocks('```\n * not a list *\n```\n')).toEqual([{ kind: 'figure', text: ' * not a list *', info: '' }])
  })

  it.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'so <b onclick="alert(1)">bold</b>'])('makes nothing of HTML: %s', (html) => {
    const [shown, ...more] = blocks(html)
    expect(more).toEqual([])
    if (shown?.kind !== 'paragraph') throw new Error('no paragraph')
    expect(shown.spans.every((span) => span.kind === 'text')).toBe(true)
    expect(plain(shown.spans)).toBe(html)
  })

  it('follows links into the web only', () => {
    const link = (markdown: string) => (blocks(markdown)[0] as { spans: unknown[] }).spans[0]
    expect(link('[rules](https://example.org/)')).toEqual({ kind: 'link', href: 'https://example.org/', spans: [{ kind: 'text', text: 'rules' }] })
    expect(link('[rules](javascript:alert(1))')).toEqual({ kind: 'text', text: 'rules' })
  })
})

it.each(Object.keys(PAGES))('leaves no number of a rule in the sentences of %s', (path) => {
  const sentences = (one: Block): string[] =>
    one.kind === 'paragraph' ? [plain(one.spans)] : one.kind === 'list' ? one.items.flat().flatMap(sentences) : []
  expect(blocks(PAGES[path]!).flatMap(sentences).filter((text) => /\bT[CMNS]-\d/.test(text))).toEqual([])
})

it.each(Object.keys(PAGES))('leaves no mark unread in %s', (path) => {
  const words = blocks(PAGES[path]!)
    .flatMap(function words(one): string[] {
      if (one.kind === 'paragraph' || one.kind === 'heading') return [plain(one.spans.filter((span) => span.kind !== 'code'))]
      if (one.kind === 'list') return one.items.flat().flatMap(words)
      if (one.kind === 'table') return [...one.head, ...one.rows.flat()].map((cell) => plain(cell.filter((span) => span.kind !== 'code')))
      return []
    })
    .join('\n')
  expect(words).not.toMatch(/\*\*|`|^#|^\|/m)
})
