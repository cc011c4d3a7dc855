// Written by `make types-web` from the game's words/constants.py, which explains them. Don't edit.

export interface Card {
  figure: string;
  colour: string;
}

export const FIGURES = ["star", "heart", "moon", "ring", "tree", "fish"] as const;

export const COLOURS = ["brown", "pink", "green"] as const;

export const ACTS = ["protect", "flip", "capture"] as const;

export const CARDS: Card[] = [
  {"figure": "star", "colour": "brown"},
  {"figure": "star", "colour": "pink"},
  {"figure": "star", "colour": "green"},
  {"figure": "heart", "colour": "brown"},
  {"figure": "heart", "colour": "pink"},
  {"figure": "heart", "colour": "green"},
  {"figure": "moon", "colour": "brown"},
  {"figure": "moon", "colour": "pink"},
  {"figure": "moon", "colour": "green"},
  {"figure": "ring", "colour": "brown"},
  {"figure": "ring", "colour": "pink"},
  {"figure": "ring", "colour": "green"},
  {"figure": "tree", "colour": "brown"},
  {"figure": "tree", "colour": "pink"},
  {"figure": "tree", "colour": "green"},
  {"figure": "fish", "colour": "brown"},
  {"figure": "fish", "colour": "pink"},
  {"figure": "fish", "colour": "green"},
];

export const NONE: number = -1;

export const HIDDEN: number = -2;

export const PLACES: string = "abcdefghijklmnopqr";

export const ROWS: ((number | string)[])[] = [
  [0, 1, 2, 3, 4, 5, 6],
  [7, 8, "protect", "flip", "capture", 9, 10],
  [11, 12, 13, 14, 15, 16, 17],
];

export const SIMPLE_ROWS: ((number | string)[])[] = [
  [0, 1, 2, 3],
  [4, "protect", "capture", 5],
  [6, 7, 8],
];

export const ACT_KEYS: Record<string, string> = {"protect": "1", "flip": "2", "capture": "3"};

export const KIND_KEYS: Record<string, string> = {"roll": "\n", "shout": " ", "pass": "-"};

export const GOOD: ("slapped" | "protected" | "flipped" | "captured" | "false-start" | "wrong-card" | "on-field" | "not-yours" | "own-card" | "already-down" | "wrong-guess" | "late" | "no-aim" | "returned" | "turned-up" | "spared" | "forgotten" | "won")[] = ["captured", "flipped", "protected", "slapped", "won"];

export const ERRORS: ("slapped" | "protected" | "flipped" | "captured" | "false-start" | "wrong-card" | "on-field" | "not-yours" | "own-card" | "already-down" | "wrong-guess" | "late" | "no-aim" | "returned" | "turned-up" | "spared" | "forgotten" | "won")[] = ["already-down", "false-start", "late", "no-aim", "not-yours", "on-field", "own-card", "wrong-card", "wrong-guess"];
