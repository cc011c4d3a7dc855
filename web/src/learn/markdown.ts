// Markdown as far as our rules pages use it, into plain data: no HTML is ever made from text.

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; spans: Span[] }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'figure'; text: string; info: string }
  | { kind: 'rule' }
  | { kind: 'quote'; blocks: Block[] }

const ITEM = /^( *)([-*]|\d+\.) +(.*)$/
const FENCE = /^```(.*)$/

/** The blocks of a page. */
export function blocks(text: string): Block[] {
  return read(text.replaceAll('\r\n', '\n').split('\n'))
}

function read(lines: string[]): Block[] {
  const found: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#{1,4}) +(.*)$/.exec(line)
    const fence = FENCE.exec(line)
    let end = at + 1
    if (!line.trim()) {
      // between blocks
    } else if (heading) {
      const spans = spansOf(heading[2]!)
      found.push({ kind: 'heading', level: heading[1]!.length, spans, id: idOf(plain(spans)) })
    } else if (fence) {
      end = after(lines, end, (one) => FENCE.test(one))
      found.push({ kind: 'figure', text: lines.slice(at + 1, end).join('\n'), info: fence[1]!.trim() })
      end++
    } else if (/^-{3,}$/.test(line.trim())) {
      found.push({ kind: 'rule' })
    } else if (line.startsWith('|') && /^\|[\s:|-]+\|\s*$/.test(lines[end] ?? '')) {
      end = after(lines, end, (one) => !one.startsWith('|'))
      const rows = lines.slice(at + 2, end).map(cells)
      found.push({ kind: 'table', head: cells(line), rows })
    } else if (ITEM.test(line)) {
      end = after(lines, end, (one, next) => !one.trim() && !/^( {2,}\S|[-*] |\d+\. )/.test(next))
      found.push(listOf(lines.slice(at, end)))
    } else if (line.startsWith('>')) {
      end = after(lines, end, (one) => !one.startsWith('>'))
      found.push({ kind: 'quote', blocks: read(lines.slice(at, end).map((one) => one.replace(/^> ?/, ''))) })
    } else {
      end = after(lines, end, (one) => !one.trim() || FENCE.test(one) || /^#{1,4} /.test(one) || ITEM.test(one))
      found.push({ kind: 'paragraph', spans: spansOf(lines.slice(at, end).join(' ')) })
    }
    at = end
  }
  return found
}

/** The first line from `at` on where the block is over. */
function after(lines: string[], at: number, over: (line: string, next: string) => boolean): number {
  while (at < lines.length && !over(lines[at]!, lines[at + 1] ?? '')) at++
  return at
}

function listOf(lines: string[]): Block {
  const indent = ITEM.exec(lines[0]!)![1]!.length
  const items: string[][] = []
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item && item[1]!.length <= indent) items.push([item[3]!])
    else items.at(-1)?.push(line.slice(Math.min(line.length - line.trimStart().length, indent + 3)))
  }
  return { kind: 'list', ordered: /\d/.test(ITEM.exec(lines[0]!)![2]!), items: items.map(read) }
}

const cells = (line: string): Span[][] =>
  line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => spansOf(cell.trim().replaceAll('\\|', '|')))

const MARK = /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/

/** The spans of a line: code, strong, emphasis, and text. */
export function spansOf(text: string): Span[] {
  const found = MARK.exec(text)
  if (!found) return text ? [{ kind: 'text', text }] : []
  const [whole, code, strong, em] = found
  const before = text.slice(0, found.index)
  const span: Span =
    code !== undefined
      ? { kind: 'code', text: code }
      : { kind: strong !== undefined ? 'strong' : 'em', spans: spansOf(strong ?? em!) }
  return [...(before ? [{ kind: 'text', text: before } as Span] : []), span, ...spansOf(text.slice(found.index + whole.length))]
}

/** The words alone. */
export const plain = (spans: Span[]): string => spans.map((one) => ('text' in one ? one.text : plain(one.spans))).join('')

const idOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
