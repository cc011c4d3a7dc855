// Written by `make types-web` from the game's words/constants.py, which explains them. Don't edit.

export const LINES: number = 5;

export const HOLLOWS: Record<string, number[]> = {"N1": [0, 5, 10, 15, 20], "N2": [1, 6, 11, 16, 21], "N3": [2, 7, 12, 17, 22], "N4": [3, 8, 13, 18, 23], "N5": [4, 9, 14, 19, 24], "E1": [4, 3, 2, 1, 0], "E2": [9, 8, 7, 6, 5], "E3": [14, 13, 12, 11, 10], "E4": [19, 18, 17, 16, 15], "E5": [24, 23, 22, 21, 20], "S1": [20, 15, 10, 5, 0], "S2": [21, 16, 11, 6, 1], "S3": [22, 17, 12, 7, 2], "S4": [23, 18, 13, 8, 3], "S5": [24, 19, 14, 9, 4], "W1": [0, 1, 2, 3, 4], "W2": [5, 6, 7, 8, 9], "W3": [10, 11, 12, 13, 14], "W4": [15, 16, 17, 18, 19], "W5": [20, 21, 22, 23, 24]};

export const WINDOWS: number[][] = [
  [0, 1, 2, 5, 6, 7, 10, 11, 12],
  [1, 2, 3, 6, 7, 8, 11, 12, 13],
  [2, 3, 4, 7, 8, 9, 12, 13, 14],
  [5, 6, 7, 10, 11, 12, 15, 16, 17],
  [6, 7, 8, 11, 12, 13, 16, 17, 18],
  [7, 8, 9, 12, 13, 14, 17, 18, 19],
  [10, 11, 12, 15, 16, 17, 20, 21, 22],
  [11, 12, 13, 16, 17, 18, 21, 22, 23],
  [12, 13, 14, 17, 18, 19, 22, 23, 24],
];

export const TURNED: number[][] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [6, 3, 0, 7, 4, 1, 8, 5, 2],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
  [2, 5, 8, 1, 4, 7, 0, 3, 6],
];

export const STANDARD_DECK = ["lll/lll/lll", "ldl/lll/lll", "lll/ldl/lll", "dld/lll/lll", "ldl/ldl/lll", "ldl/lll/ldl", "ddd/lll/lll", "dld/ldl/lll", "dld/lll/ldl", "ldl/dld/lll", "ldl/ldl/ldl", "ddd/ldl/lll", "ddd/lll/ldl", "dld/dld/lll", "dld/ldl/ldl", "dld/lll/dld", "ldl/ddd/lll", "ldl/dld/ldl", "ddd/dld/lll", "ddd/ldl/ldl", "ddd/lll/dld", "dld/ddd/lll", "dld/dld/ldl", "dld/ldl/dld", "ldl/ddd/ldl", "ddd/ddd/lll", "ddd/dld/ldl", "ddd/ldl/dld", "ddd/lll/ddd", "dld/ddd/ldl", "ddd/ddd/ldl", "ddd/dld/dld", "ddd/ldl/ddd", "ddd/ddd/dld", "ddd/dld/ddd", "ddd/ddd/ddd"] as const;
