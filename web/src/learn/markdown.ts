// Markdown into plain data, which components show: no HTML is ever made from text.
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; spans: Span[] }
  | { kind: 'link'; href: string; spans: Span[] }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[]; cited?: string }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'figure'; text: string; info: string }
  | { kind: 'rule' }
  | { kind: 'quote'; blocks: Block[] }

/** The blocks of a page. */
export const blocks = (text: string): Block[] => blocksOf(lexer(text))

const blocksOf = (tokens: readonly Token[] = []): Block[] => tokens.flatMap((token) => block(token as MarkedToken) ?? [])

function block(token: MarkedToken): Block | null {
  switch (token.type) {
    case 'heading': {
      const spans = spansOf(token.tokens)
      return { kind: 'heading', level: token.depth, spans, id: idOf(plain(spans)) }
    }
    case 'list':
      return { kind: 'list', ordered: token.ordered, items: token.items.map((item: Tokens.ListItem) => blocksOf(item.tokens)) }
    case 'table':
      return { kind: 'table', head: cells(token.header), rows: token.rows.map(cells) }
    case 'code':
      return { kind: 'figure', text: token.text, info: token.lang ?? '' }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(token.tokens) }
    case 'hr':
      return { kind: 'rule' }
    case 'space':
    case 'def':
      return null
    default:
      return paragraph(spansOf('tokens' in token && token.tokens ? token.tokens : [token]))
  }
}

const CITED = /\s*\(([A-Z]{2,}-\d+(?:, [A-Z]{2,}-\d+)*)\)$/

/** Numbers of rules, or an option as programs call it, in brackets at the end: they belong in the margin. */
function paragraph(spans: Span[]): Block {
  const last = spans.at(-1)
  const numbers = last?.kind === 'text' && CITED.exec(last.text)
  if (numbers) return { kind: 'paragraph', spans: [...spans.slice(0, -1), { kind: 'text', text: last.text.slice(0, numbers.index) }], cited: numbers[1]! }
  const [before, code, after] = spans.slice(-3)
  if (before?.kind !== 'text' || code?.kind !== 'code' || after?.kind !== 'text') return { kind: 'paragraph', spans }
  if (!before.text.endsWith(' (') || after.text !== ')') return { kind: 'paragraph', spans }
  return { kind: 'paragraph', spans: [...spans.slice(0, -3), { kind: 'text', text: before.text.slice(0, -2) }], cited: code.text }
}

const cells = (row: Tokens.TableCell[]): Span[][] => row.map((cell) => spansOf(cell.tokens))

const spansOf = (tokens: readonly Token[] = []): Span[] => tokens.flatMap((token) => span(token as MarkedToken))

/** HTML and whatever else we don't show stays the text it is. */
function span(token: MarkedToken): Span | Span[] {
  switch (token.type) {
    case 'strong':
    case 'em':
      return { kind: token.type, spans: spansOf(token.tokens) }
    case 'codespan':
      return { kind: 'code', text: token.text }
    case 'link': {
      const spans = spansOf(token.tokens)
      return /^https?:\/\//.test(token.href) ? { kind: 'link', href: token.href, spans } : spans
    }
    case 'br':
      return { kind: 'text', text: ' ' }
    case 'text':
      return token.tokens ? spansOf(token.tokens) : { kind: 'text', text: token.text.replaceAll('\n', ' ') }
    case 'escape':
    case 'image':
      return { kind: 'text', text: token.text }
    default:
      return { kind: 'text', text: token.raw }
  }
}

/** The words alone. */
export const plain = (spans: readonly Span[]): string => spans.map((one) => ('text' in one ? one.text : plain(one.spans))).join('')

const idOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
