// Written by `make types-web` from the game's words/constants.py, which explains them. Don't edit.

export const SIZE: number = 17;

export const COLUMNS: string = "abcdefghijklmnopq";

export const NO_TILE: number = 0;

export const POSES: string[][][] = [
  [["xxoo", "oooo"], ["ox", "ox", "oo", "oo"], ["oooo", "ooxx"], ["oo", "oo", "xo", "xo"]],
  [["xoxo", "oooo"], ["ox", "oo", "ox", "oo"], ["oooo", "oxox"], ["oo", "xo", "oo", "xo"]],
  [["xoox", "oooo"], ["ox", "oo", "oo", "ox"], ["oooo", "xoox"], ["xo", "oo", "oo", "xo"]],
  [["xooo", "xooo"], ["xx", "oo", "oo", "oo"], ["ooox", "ooox"], ["oo", "oo", "oo", "xx"]],
  [["xooo", "oxoo"], ["ox", "xo", "oo", "oo"], ["ooxo", "ooox"], ["oo", "oo", "ox", "xo"]],
  [["xooo", "ooxo"], ["ox", "oo", "xo", "oo"], ["oxoo", "ooox"], ["oo", "ox", "oo", "xo"]],
  [["xooo", "ooox"], ["ox", "oo", "oo", "xo"]],
  [["oxxo", "oooo"], ["oo", "ox", "ox", "oo"], ["oooo", "oxxo"], ["oo", "xo", "xo", "oo"]],
  [["oxox", "oooo"], ["oo", "ox", "oo", "ox"], ["oooo", "xoxo"], ["xo", "oo", "xo", "oo"]],
  [["oxoo", "xooo"], ["xo", "ox", "oo", "oo"], ["ooox", "ooxo"], ["oo", "oo", "xo", "ox"]],
  [["oxoo", "oxoo"], ["oo", "xx", "oo", "oo"], ["ooxo", "ooxo"], ["oo", "oo", "xx", "oo"]],
  [["oxoo", "ooxo"], ["oo", "ox", "xo", "oo"]],
  [["ooxx", "oooo"], ["oo", "oo", "ox", "ox"], ["oooo", "xxoo"], ["xo", "xo", "oo", "oo"]],
  [["ooxo", "xooo"], ["xo", "oo", "ox", "oo"], ["ooox", "oxoo"], ["oo", "xo", "oo", "ox"]],
  [["ooxo", "oxoo"], ["oo", "xo", "ox", "oo"]],
  [["ooox", "xooo"], ["xo", "oo", "oo", "ox"]],
];
