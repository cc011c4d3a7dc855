// The host's page: asks /api/host every few seconds, and sends the host's orders there. The token is in the fragment of
// the address, which browsers send to nobody.
const EVERY = 3000
const base = document.body.dataset.base
const words = JSON.parse(document.getElementById('words').textContent)
const find = (id) => document.getElementById(id)
let token = decodeURIComponent(location.hash.slice(1))

const make = (tag, text = '', more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more })

async function ask(order) {
  const answer = await fetch(`${base}/api/host`, {
    method: order ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: order && JSON.stringify(order),
  })
  const told = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(told.detail), { status: answer.status })
  return told
}

function complain(problem) {
  find('problem').textContent = problem.status === 401 ? words['host-wrong-token'] : `${words['host-no-answer']} ${problem.message}`
  find('problem').hidden = false
  if (problem.status === 401) {
    find('enter').hidden = false
    find('content').hidden = true
  }
}

async function order(message, question = '') {
  if (question && !confirm(question)) return
  try {
    const done = await ask(message)
    find('done').textContent = [words['host-done'], ...(done.links ?? []).map((link) => new URL(link, location.href).href)].join('\n')
    await refresh()
  } catch (problem) {
    complain(problem)
  }
}

function button(word, message, question = '', danger = false) {
  const made = make('button', words[word], { type: 'button', className: danger ? 'danger' : '' })
  made.addEventListener('click', () => order(message, question))
  return made
}

function fill(id, heads, rows) {
  const table = find(id)
  const had = document.activeElement?.closest?.('table') === table ? document.activeElement.dataset.key : undefined
  const head = make('tr')
  head.append(...heads.map((one) => make(one ? 'th' : 'td', one))) // a column of buttons has no name
  table.replaceChildren(...(rows.length ? [head] : []), ...rows.map((cells) => row(cells)))
  if (had) table.querySelector(`[data-key="${CSS.escape(had)}"]`)?.focus()
}

function row(cells) {
  const made = make('tr')
  for (const cell of cells) {
    if (!Array.isArray(cell)) {
      made.append(make('td', String(cell)))
      continue
    }
    const td = make('td', '', { className: 'buttons' })
    for (const one of cell) one.dataset.key = `${cells[0]} ${one.textContent}`
    td.append(...cell)
    made.append(td)
  }
  return made
}

const tableButtons = ({ table }) => [
  button('host-renew', { do: 'renew', table }, words['host-sure-renew'].replace('NAME', table)),
  button('host-close', { do: 'close', table }, words['host-sure-close'].replace('NAME', table)),
  button('host-delete', { do: 'delete', table }, words['host-sure-delete'].replace('NAME', table), true),
]

function show(status) {
  const figures = [
    ['host-health', status.health],
    ['host-connections', status.connections],
    ['host-in-memory', status.tables_in_memory],
    ['host-memory', `${Math.round(status.memory_mb)} MB`],
    ['host-up', `${Math.floor(status.up_seconds / 60)} min`],
    ['host-limited', status.limited],
  ]
  find('figures').replaceChildren(
    ...figures.map(([name, value]) => {
      const box = make('div')
      const bad = name === 'host-health' && value !== 'ok'
      box.append(make('dt', words[name]), make('dd', String(value), { className: bad ? 'bad' : '' }))
      return box
    }),
  )
  find('nodes-part').hidden = !status.nodes.length
  fill('nodes', [words['host-address'], words['host-connections'], words['host-in-memory'], words['host-bus']], status.nodes.map((one) => [
    one.address, one.connections, one.tables, one.on_bus ? '✓' : '✗',
  ]))
  const tables = status.tables.filter((one) => one.sessions || one.phase !== 'over')
  fill('tables', [words['host-table'], words['host-game'], words['host-phase'], words['host-here'], ''], tables.map((one) => [
    one.table, one.game, words[`host-phase-${one.phase}`] ?? one.phase, one.sessions, tableButtons(one),
  ]))
  find('no-tables').hidden = tables.length > 0
  fill('addresses', [words['host-address'], words['host-connections'], ''], Object.entries(status.addresses).map(([who, count]) => [
    who, count, [button('host-ban', { do: 'ban', who, minutes: 60 }, words['host-sure-ban'].replace('NAME', who), true)],
  ]))
  fill('bans', [words['host-whom'], words['host-until'], ''], Object.entries(status.bans).map(([who, until]) => [
    who, until > 1e14 ? '∞' : new Date(until).toLocaleString(), [button('host-unban', { do: 'unban', who })],
  ]))
}

async function refresh() {
  try {
    show(await ask())
    find('problem').hidden = find('enter').hidden = true
    find('content').hidden = false
  } catch (problem) {
    complain(problem)
  }
}

find('enter').addEventListener('submit', (event) => {
  event.preventDefault()
  token = new FormData(event.target).get('token').trim()
  refresh()
})
find('say').addEventListener('submit', (event) => {
  event.preventDefault()
  order({ do: 'say', text: new FormData(event.target).get('text') }).then(() => event.target.reset())
})
find('ban').addEventListener('submit', (event) => {
  event.preventDefault()
  const given = new FormData(event.target)
  const minutes = Number(given.get('minutes')) || null
  order({ do: 'ban', who: given.get('who').trim(), minutes }).then(() => event.target.reset())
})
if (token) refresh()
else find('enter').hidden = false
setInterval(() => {
  if (token && !document.hidden && find('enter').hidden) refresh()
}, EVERY)
