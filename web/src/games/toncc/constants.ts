// Written by `make types-web` from the game's words/constants.py, which explains them. Don't edit.

export interface Region {
  number: number;
  background: number;
  symbol: number;
  shape: string | null;
  lines: number | null;
  dots: number | null;
}

export const KINGS: number[] = [0, 1, 2];

export const KING_NAMES = ["Red", "Yellow", "Blue"] as const;

export const KING_COLOURS: number[][] = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
];

export const MOVEMENTS: number[] = [1, 2, 3, 4, 5, 6];

export const REGIONS: Region[] = [
  {"number": 0, "background": 1, "symbol": 0, "shape": null, "lines": 1, "dots": null},
  {"number": 1, "background": 1, "symbol": 0, "shape": null, "lines": null, "dots": 1},
  {"number": 2, "background": 1, "symbol": 0, "shape": "circle", "lines": null, "dots": 1},
  {"number": 3, "background": 2, "symbol": 0, "shape": "circle", "lines": null, "dots": 1},
  {"number": 4, "background": 2, "symbol": 0, "shape": "circle", "lines": 2, "dots": null},
  {"number": 5, "background": 2, "symbol": 0, "shape": null, "lines": 2, "dots": null},
  {"number": 6, "background": 0, "symbol": 2, "shape": null, "lines": 2, "dots": null},
  {"number": 7, "background": 0, "symbol": 2, "shape": null, "lines": null, "dots": 2},
  {"number": 8, "background": 0, "symbol": 2, "shape": "square", "lines": null, "dots": 2},
  {"number": 9, "background": 1, "symbol": 2, "shape": "square", "lines": null, "dots": 2},
  {"number": 10, "background": 1, "symbol": 2, "shape": "square", "lines": 3, "dots": null},
  {"number": 11, "background": 1, "symbol": 2, "shape": null, "lines": 3, "dots": null},
  {"number": 12, "background": 2, "symbol": 1, "shape": null, "lines": 3, "dots": null},
  {"number": 13, "background": 2, "symbol": 1, "shape": null, "lines": null, "dots": 3},
  {"number": 14, "background": 2, "symbol": 1, "shape": "triangle", "lines": null, "dots": 3},
  {"number": 15, "background": 0, "symbol": 1, "shape": "triangle", "lines": null, "dots": 3},
  {"number": 16, "background": 0, "symbol": 1, "shape": "triangle", "lines": 1, "dots": null},
  {"number": 17, "background": 0, "symbol": 1, "shape": null, "lines": 1, "dots": null},
];

export const KINGDOMS = ["Yellowred", "Onedot", "Circle", "Bluered", "Twolines", "Redblue", "Twodots", "Square", "Yellowblue", "Threelines", "Blueyellow", "Threedots", "Triangle", "Redyellow", "Oneline"] as const;

export const KINGDOM_PICTURES: number[][] = [
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [4, 5, 6],
  [6, 7, 8],
  [7, 8, 9],
  [8, 9, 10],
  [9, 10, 11],
  [10, 11, 12],
  [12, 13, 14],
  [13, 14, 15],
  [14, 15, 16],
  [15, 16, 17],
  [16, 17, 0],
];

export const KINGDOM_WORTH: number[][] = [
  [9, 8, 7, 6, 5, 3, 5, 7, 9, 8, 6, 5, 4, 3, 5],
  [3, 5, 7, 9, 8, 6, 5, 4, 3, 5, 9, 8, 7, 6, 5],
  [6, 5, 4, 3, 5, 9, 8, 7, 6, 5, 3, 5, 7, 9, 8],
];

export const PICTURE_WORTH: number[][] = [
  [3, 3, 3, 2, 2, 2, 1, 1, 1, 3, 3, 3, 2, 2, 2, 1, 1, 1],
  [1, 1, 1, 3, 3, 3, 2, 2, 2, 1, 1, 1, 3, 3, 3, 2, 2, 2],
  [2, 2, 2, 1, 1, 1, 3, 3, 3, 2, 2, 2, 1, 1, 1, 3, 3, 3],
];

export const BY_STRENGTH: number[][] = [
  [1, 2, 0],
  [1, 2, 0],
  [1, 2, 0],
  [2, 0, 1],
  [2, 0, 1],
  [2, 0, 1],
  [0, 1, 2],
  [0, 1, 2],
  [0, 1, 2],
  [1, 2, 0],
  [1, 2, 0],
  [1, 2, 0],
  [2, 0, 1],
  [2, 0, 1],
  [2, 0, 1],
  [0, 1, 2],
  [0, 1, 2],
  [0, 1, 2],
];
