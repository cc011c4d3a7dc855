// Totsa!: the kitchen table.
export { default as Board } from './Board.svelte'
export { describe, moveInWords, prompt } from './words'
