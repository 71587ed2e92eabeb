import { CELL, CREST, SIDE, SILL } from '../art/machine/measures.ts';

type Grid = { readonly reels: number; readonly rows: number };
type Box = { readonly width: number; readonly height: number };

/** Reels of changing height fill a lower picture, so that it fits beside the buttons of a phone. */
const MOST_CELLS = 5;
const CHANGING = 4;
/** How many cells high the picture of a game is. */
const heightInCells = (rows: number): number => (rows > MOST_CELLS ? CHANGING : rows);

/** With cells as wide as high, in logical units. */
export const sceneSize = ({ reels, rows }: Grid): Box => ({
  width: reels * CELL + 2 * SIDE,
  height: heightInCells(rows) * CELL + CREST + SILL,
});

/** Where a place is narrow, cells are higher than wide, until the picture is so many times as high as wide. */
const TALLEST = 1.275;

/** The widest and then the highest picture that fits into a box, in the units of the box. */
export function fitScene(grid: Grid, box: Box): Box {
  const { width, height } = sceneSize(grid);
  const wide = Math.min(box.width, (box.height * width) / height);
  return { width: wide, height: Math.min(box.height, wide * Math.max(TALLEST, height / width)) };
}
