// Where the messages are: Fluent files beside the Python code. Those of the page itself have a folder for each
// language, those of a game are the game's own, some of them for one purpose (`lesson.en.ftl`: the part GAME-lesson). A game from elsewhere has its messages on the server.
import { gameTexts } from './api'

const SHARED = import.meta.glob<string>('../../src/tocca/locales/*/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../src/tocca/games/*/words/*.ftl', { query: '?raw', import: 'default' })
const PLACE = /\/locales\/(?<language>[a-z]+)\/(?<part>[\w-]+)\.ftl$|\/games\/(?<game>[\w-]+)\/words\/(?:(?<own>[a-z]+)\.)?(?<its>[a-z]+)\.ftl$/

const LOADERS = new Map(
  Object.entries({ ...SHARED, ...GAMES }).map(([path, load]) => {
    const { language, part, its, game, own } = PLACE.exec(path)!.groups!
    return [`${language ?? its} ${part ?? (own ? `${game}-${own}` : game)}`, load]
  }),
)

/** The parts that the client was built with: web, terminal, bots, learn, its games and their lessons. */
export const PARTS: readonly string[] = [...new Set([...LOADERS.keys()].map((key) => key.split(' ')[1]!))]

/** The messages of a part in a language, as Fluent text; '' where there are none. */
export async function loadText(language: string, part: string): Promise<string> {
  const load = LOADERS.get(`${language} ${part}`)
  return load ? load() : gameTexts(part, language).catch(() => '')
}
