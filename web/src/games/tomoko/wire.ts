// Written by `make types-web` from the game's view in Python. Don't edit.

export interface View {
  seat: number | null;
  seats: number;
  board: Board;
  before: Board | null;
  last: Push | null;
  mover: number | null;
  pushes: number;
  turn: number;
  hands: number[][];
  hand_sizes: number[];
  holders: number[];
  laid: number[][];
  pile: number;
  tried: number[];
  passed: number[];
  arrived: number[][];
  over: "" | "target" | "limit";
}

export interface Board {
  dark: number;
  light: number;
}

export interface Push {
  side: "N" | "E" | "S" | "W";
  line: number;
  marble: "dark" | "light";
}

export interface Scene {
  parties: number[][];
  target: number;
  places: number[];
  dark: number;
  light: number;
  rolled: Rolled | null;
  shown: Showing[];
}

export interface Rolled {
  moves: number[];
  falls: "dark" | "light" | null;
}

export interface Showing {
  card: number;
  corner: number;
  turn: number;
}

export interface Pushing {
  moves: number[];
  board: Board;
  falls: "dark" | "light" | null;
  shows: number[];
  where: Showing[];
}

export interface PushAction {
  kind: "push";
  side: "N" | "E" | "S" | "W";
  line: number;
  marble: "dark" | "light";
  text: string;
}

export interface ClaimAction {
  kind: "claim";
  card: number;
  text: string;
}

export interface HandOverAction {
  kind: "hand";
  card: number;
  text: string;
}

export type Action =
  | PushAction
  | ClaimAction
  | HandOverAction;
