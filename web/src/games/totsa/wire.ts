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
  events: RollEvent[];
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

export interface RollEvent {
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

export interface Scene {
  deadlines: Deadline[];
  open_aim: number;
  down_aim: number;
  rows: ((number | string)[])[];
  figures: number;
}

export interface Deadline {
  at: number;
  lasts: number;
  opens: boolean;
}

export interface Told {
  dice: number;
  events: RollEvent[];
  wrong: boolean;
}

export interface RollAction {
  kind: "roll";
  text: string;
}

export interface ShoutAction {
  kind: "shout";
  text: string;
}

export interface PassAction {
  kind: "pass";
  text: string;
}

export interface PressAction {
  kind: "press";
  act: "protect" | "flip" | "capture";
  text: string;
}

export interface SlapAction {
  kind: "slap";
  card: number;
  text: string;
}

export interface ReturnAction {
  kind: "return";
  card: number;
  text: string;
}

export interface TurnUpAction {
  kind: "turn-up";
  slot: number;
  text: string;
}

export interface PointAction {
  kind: "point";
  seat: number;
  slot: number;
  text: string;
}

export type Action =
  | RollAction
  | ShoutAction
  | PassAction
  | PressAction
  | SlapAction
  | ReturnAction
  | TurnUpAction
  | PointAction;
