import { CELL, CREST, SIDE, SILL } from '../art/machine/measures.ts';

type Grid = { readonly reels: number; readonly rows: number };
type Box = { readonly width: number; readonly height: number };

/** Reels of changing height fill a lower picture, so that it fits beside the buttons of a phone. */
const TALLEST = 5;
const CHANGING = 4;
/** How many cells high the picture of a game is. */
const heightInCells = (rows: number): number => (rows > TALLEST ? CHANGING : rows);

/** With cells as wide as high, in logical units. */
export const sceneSize = ({ reels, rows }: Grid): Box => ({
  width: reels * CELL + 2 * SIDE,
  height: heightInCells(rows) * CELL + CREST + SILL,
});

/** Where a place is narrow, cells are higher than wide: all of a reel up to so many times its width. */
const TALLEST_REEL = 5.9;
/** Of many cells each is at least so many times as high as wide. */
const TALLEST_CELL = 1.3;

/** The widest and then the highest picture that fits into a box, in the units of the box. */
export function fitScene(grid: Grid, box: Box): Box {
  const { width, height } = sceneSize(grid);
  const cells = heightInCells(grid.rows);
  const tallest = Math.max(TALLEST_REEL, cells * TALLEST_CELL) * CELL + CREST + SILL;
  const wide = Math.min(box.width, (box.height * width) / height);
  return { width: wide, height: Math.min(box.height, (wide / width) * tallest) };
}
