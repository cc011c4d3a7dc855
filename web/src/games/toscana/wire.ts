// Written by `make types-web` from the game's view in Python. Don't edit.

export interface View {
  seat: number | null;
  game: number;
  colours: ["grey" | "red", "grey" | "red"];
  opener: number;
  mover: number;
  phase: "veto" | "place" | "over";
  laid: Laid[];
  stacks: [Stack, Stack];
  vetoes: [boolean, boolean];
  notes: Note[];
  finished: Finished[];
}

export interface Laid {
  seat: number;
  place: Place;
}

export interface Place {
  tile: number;
  column: number;
  row: number;
  turn: number;
}

export interface Stack {
  top: number;
  unseen: number[];
  bottom: number;
}

export interface Note {
  kind: "lost" | "veto";
  seat: number;
  tile: number;
  laid: number;
}

export interface Finished {
  scores: [number, number];
  winner: number | null;
  colours: ["grey" | "red", "grey" | "red"];
  laid: Laid[];
  notes: Note[];
}

export interface Scene {
  best: [Zone | null, Zone | null];
  decider: number | null;
  turns: number;
  finished: FinishedGame[];
}

export interface Zone {
  squares: ([number, number])[];
  tiles: number[];
}

export interface FinishedGame {
  best: [Zone | null, Zone | null];
  vetoes: [boolean, boolean];
  tiles: [number[], number[]];
}

export interface Laying {
  own: ([number, number])[];
  foreign: ([number, number])[];
  zones: [Zone | null, Zone | null];
}

export interface PlaceAction {
  kind: "place";
  tile: number;
  column: number;
  row: number;
  turn: number;
  text: string;
}

export interface DecideAction {
  kind: "decide";
  veto: boolean;
  text: string;
}

export type Action =
  | PlaceAction
  | DecideAction;
