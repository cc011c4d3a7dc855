// Totsa!: the kitchen table.
export { default as Board } from './Board.svelte'
export { ended } from './table'
export { describe, moveInWords, prompt } from './words'
