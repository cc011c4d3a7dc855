// Written by `make types-web` from the game's view in Python. Don't edit.

export interface View {
  seats: number;
  seat: number | null;
  phase: "gap" | "thrown" | "race" | "pointing" | "paying" | "over";
  roller: number;
  field: number[];
  players: Player[];
  rolls: number;
  dice: number;
  debts: number[];
  passed: number[];
  capturer: number | null;
  queue: number[];
  pressed: Slap | Press | null;
  events: Event[];
  shown: Shown | null;
  winner: number | null;
  now: number | null;
  since: number;
  due: number | null;
}

export interface Player {
  open: number[];
  down: number[];
}

export interface Slap {
  card: number;
  kind: "slap";
}

export interface Press {
  act: "protect" | "flip" | "capture";
  kind: "press";
}

export interface Event {
  kind: "slapped" | "protected" | "flipped" | "captured" | "false-start" | "wrong-card" | "on-field" | "not-yours" | "own-card" | "already-down" | "wrong-guess" | "late" | "no-aim" | "returned" | "turned-up" | "spared" | "forgotten" | "won";
  seat: number;
  act: string;
  card: number;
  owner: number;
  slot: number;
  place: number;
}

export interface Shown {
  seat: number;
  slot: number;
  card: number;
}
