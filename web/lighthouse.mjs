// Measures pages with Lighthouse, as a phone and as a desktop, several times each, and prints the medians and
// what each run gave as JSON:
//   node lighthouse.mjs '{"pages": {"home": "http://…/"}, "token": "…", "runs": 3, "presets": ["mobile", "desktop"]}'
// A table is measured as its player sees it: the token is put where the client keeps it.
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import puppeteer from 'puppeteer-core'

const CHROMIUM = '/usr/bin/chromium' // Debian's
// Not the page's work: what the browser loads for its own address bar.
const NO_POPUPS = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const { pages, token = '', runs = 1, presets = ['mobile'] } = JSON.parse(process.argv[2])

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** What keeps a page from a full mark, with what it is worth. */
function faults({ audits, categories }) {
  const counted = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0))
  return counted.flatMap(({ id }) => {
    const { score, title, displayValue = '' } = audits[id]
    return score === null || score === 1 ? [] : [`${id} ${score}: ${title} ${displayValue}`.trim()]
  })
}

/** One run; on a busy machine Chromium sometimes loses its own trace, and then it is made again. */
async function measured(url, preset, port, tries = 3) {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: true }
  const { lhr } = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined)
  if (lhr.runtimeError) {
    if (tries > 1) return measured(url, preset, port, tries - 1)
    throw new Error(`${url}: ${lhr.runtimeError.message}`)
  }
  const scores = CATEGORIES.map((name) => [name, Math.round(100 * lhr.categories[name].score)])
  const blocked = Math.round(lhr.audits['total-blocking-time'].numericValue)
  return { scores: Object.fromEntries(scores), blocked, faults: faults(lhr) }
}

async function keepToken(port, url) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` })
  const page = await browser.newPage()
  await page.goto(url)
  await page.evaluate((kept) => localStorage.setItem('tocca.token', JSON.stringify(kept)), token)
  await page.close()
  await browser.disconnect()
}

const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', NO_POPUPS] })
process.once('SIGTERM', () => (chrome.kill(), process.exit(1))) // no browser is left behind
try {
  if (token) await keepToken(chrome.port, Object.values(pages)[0])
  const found = {}
  for (const [name, url] of Object.entries(pages)) {
    for (const preset of presets) {
      const all = []
      for (let run = 0; run < runs; run++) all.push(await measured(url, preset, chrome.port))
      const scores = CATEGORIES.map((category) => [category, median(all.map((one) => one.scores[category]))])
      const each = all.map(({ scores: { performance }, blocked }) => ({ performance, blocked }))
      found[`${name} ${preset}`] = { ...Object.fromEntries(scores), each, faults: all.at(-1).faults }
    }
  }
  console.log(JSON.stringify(found))
} finally {
  await chrome.kill()
}
