// The options of a game in words: the game's own, else the names that the rules have for them.
import { has, t } from '../i18n.svelte'

const plain = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
const say = (id: string, otherwise: string): string => (has(id) ? t(id) : otherwise)

export const optionName = (game: string, option: string): string => say(`${game}-option-${option}`, plain(option))
export const optionHint = (game: string, option: string): string => say(`${game}-option-${option}-hint`, '')
export const choiceName = (game: string, option: string, choice: string): string => say(`${game}-choice-${option}-${choice}`, plain(choice))
