// Written by `make types-web` from the game's view in Python. Don't edit.

export interface View {
  seat: number | null;
  kings: number[];
  past: Score[];
  challenge: Challenge;
  face_up: number;
  chosen: boolean[];
  choice: number | null;
  last: Turn | null;
}

export interface Score {
  ending: "seals" | "alone" | "idle";
  seals: number[];
  realised: Realised[][];
  kingdom_points: number[];
  king_points: number[];
  scores: number[];
  toncc_points: number[];
}

export interface Realised {
  kingdom: string;
  pictures: number[];
  worth: number[];
}

export interface Challenge {
  regions: number[];
  places: (number | null)[];
  seals: number[];
  king_points: number[];
  idle: number;
}

export interface Turn {
  heads: number[];
  origins: (number | null)[];
  places: (number | null)[];
  conquests: Conquest[];
}

export interface Conquest {
  region: number;
  king: number;
  rivals: number[];
}

export interface Scene {
  targets: Target[];
  manners: ("step" | "hop" | "wrap" | null)[];
  over: boolean;
  movers: number[];
  holdings: Holding[];
  stood: (number | null)[] | null;
  level: (([number, number])[])[];
  seals: number;
  idle: number;
  challenges: number;
}

export interface Target {
  movement: number;
  place: number;
  manner: "step" | "hop" | "wrap";
  region: number;
  face_up: boolean;
}

export interface Holding {
  kingdoms: number[];
  kingdom_points: number;
  open: number[];
  toncc_points: number;
}

export interface Stepping {
  place: number;
  region: number;
  face_up: boolean;
  stronger: number[];
}

export interface StepAction {
  kind: "step";
  king: number;
  movement: number;
  text: string;
}

export type Action =
  | StepAction;
