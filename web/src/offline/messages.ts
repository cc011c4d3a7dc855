// What the page and its worker say to each other. A connection to a table has a number.

export type ToWorker =
  | { t: 'ask'; id: number; path: string; body: string }
  | { t: 'open' | 'close'; id: number }
  | { t: 'send'; id: number; text: string }
  | { t: 'think'; id: number; text: string } // to the worker in which bots think
  | { t: 'run'; id: number; text: string } // to the scratchpad's worker

export type FromWorker =
  | { t: 'progress'; bytes: number; of: number }
  | { t: 'ready' }
  | { t: 'failed'; message: string }
  | { t: 'answer'; id: number; text: string }
  | { t: 'told'; id: number; text: string }
  | { t: 'closed'; id: number }
