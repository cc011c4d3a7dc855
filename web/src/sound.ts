// Short wooden sounds, synthesised on the spot: no files, and nothing is loaded before the first one is wanted.

export type Sound =
  | 'tap' | 'place' | 'roll' | 'push' | 'flip' | 'win' | 'error' | 'turn' | 'reveal' | 'slap'

type Parameters = (number | undefined)[]

// ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, …, noise at 13.
const _ = undefined
const SOUNDS: Record<Sound, Parameters[]> = {
  tap: [[0.5, 0.03, 520, 0, 0, 0.03, 0, 1.6, -8]],
  place: [[0.9, 0.05, 150, 0, 0.01, 0.09, 0, 1.2, -6, _, _, _, _, 0.4], [0.4, 0.03, 420, 0, 0, 0.03]],
  push: [[0.7, 0.08, 95, 0.01, 0.08, 0.14, 0, 0.8, 0.6, _, _, _, 0.05, 0.9]],
  roll: [[0.7, 0.2, 240, 0, 0.02, 0.05, 0, 1.4, -4, _, _, _, 0.045, 1.2, _, _, 0.06, 0.8, 0.18]],
  flip: [[0.5, 0.05, 300, 0.01, 0.02, 0.07, 0, 1.5, 7, _, _, _, _, 0.6]],
  reveal: [[0.6, 0, 330, 0.01, 0.06, 0.22, 0, 1.4, _, _, 165, 0.07]],
  slap: [[1.1, 0.08, 110, 0, 0.01, 0.1, 0, 0.6, -3, _, _, _, _, 2.2]],
  turn: [[0.45, 0, 440, 0.01, 0.03, 0.16, 0, 1.6, _, _, 110, 0.06]],
  win: [[0.6, 0, 392, 0.01, 0.12, 0.35, 0, 1.5, _, _, 131, 0.1, _, _, _, _, 0.1]],
  error: [[0.5, 0, 170, 0.01, 0.05, 0.1, 0, 0.8, -1.5]],
}

let on = false
let engine: Promise<{ samples: (of: Parameters) => number[]; context: AudioContext; rate: number }> | null = null

/** The settings switch it; off at first. */
export function setSound(wanted: boolean): void {
  on = wanted
}

/** Plays it, unless sound is off or the browser has not heard from the player yet. */
export function play(name: Sound): void {
  if (!on || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return
  engine ??= import('zzfx').then(({ ZZFX }) => ({
    samples: (of: Parameters) => ZZFX.buildSamples(...of),
    context: ZZFX.audioContext,
    rate: ZZFX.sampleRate,
  }))
  void engine.then(({ samples, context, rate }) => {
    if (context.state === 'suspended') void context.resume()
    for (const one of SOUNDS[name]) sounding(context, samples(one), rate)
  })
}

function sounding(context: AudioContext, samples: number[], rate: number): void {
  const buffer = context.createBuffer(1, samples.length, rate)
  buffer.getChannelData(0).set(samples)
  const source = context.createBufferSource()
  const volume = context.createGain()
  volume.gain.value = 0.22
  source.buffer = buffer
  source.connect(volume).connect(context.destination)
  source.start()
}
