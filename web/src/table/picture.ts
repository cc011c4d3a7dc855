// A moment of a match as a PNG, to show around: the game's own drawing on a ground like the page's, with who won.
import { drawRecord } from '../api'
import { saveBlob } from './saving'

const WIDTH = 1200
const MARGIN = 48
const LINE = 64 // the height of a line of words

export interface Caption {
  game: string // the name of the file begins with it
  title: string
  words: string // who won, and why
}

/** The picture as a file; `step`: after so many steps, else at the end. */
export async function paintPicture(record: string, { title, words }: Caption, step?: number): Promise<Blob> {
  const board = await loadImage(await drawRecord(record, step))
  await document.fonts.load(`700 44px ${readStyle('--display')}`).catch(() => {})
  const width = WIDTH - 2 * MARGIN
  const height = Math.round((width * board.height) / board.width)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = MARGIN + 2 * LINE + height + MARGIN
  const pen = canvas.getContext('2d')!
  pen.fillStyle = readStyle('--bg')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = readStyle('--ink')
  pen.font = `700 44px ${readStyle('--display')}`
  pen.fillText(title, MARGIN, MARGIN + 36, width - 140)
  pen.textAlign = 'right'
  pen.fillStyle = readStyle('--ink-soft')
  pen.fillText('Tocca', WIDTH - MARGIN, MARGIN + 36)
  pen.textAlign = 'left'
  pen.font = `28px ${readStyle('--sans')}`
  pen.fillText(words, MARGIN, MARGIN + LINE + 30, width)
  pen.drawImage(board, MARGIN, MARGIN + 2 * LINE - 8, width, height)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
}

/** Hands the picture to whatever the device shares with, else saves it. */
export async function sharePicture(record: string, caption: Caption, step?: number): Promise<void> {
  const blob = await paintPicture(record, caption, step)
  const name = `${caption.game}.png`
  const file = new File([blob], name, { type: 'image/png' })
  const touch = matchMedia('(pointer: coarse)').matches // at a desk people want the file
  if (touch && navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title: caption.title }).catch(() => {})
  else saveBlob(name, blob)
}

/** Colours and fonts of the page as it looks now, light or dark. */
const readStyle = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

function loadImage(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('no picture'))
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  })
}
