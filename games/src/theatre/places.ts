import type { Position } from '@nokshi/house-math/slot/outcome.ts';
import { CELL, CREST, SIDE, SILL } from '../art/machine/measures.ts';
import type { GamePicture } from '../art/picture.ts';
import type { Context } from '../art/surface.ts';
import type { ReelStrips, Scene } from './scene.ts';

/** `height` of the whole picture in logical units. */
export type Paint = {
  readonly context: Context;
  readonly picture: GamePicture;
  readonly height: number;
  readonly strips: ReelStrips;
};

/** How high a place is on a reel of so many. */
export const placeHigh = (height: number, cells: number): number =>
  cells > 0 ? (height - CREST - SILL) / cells : CELL;

/** The middle of a place; a reel with more cells than another has lower ones, so that all end together. */
export function middleOf(scene: Scene, [reel, row]: Position, height: number) {
  const cells = scene.motion[reel]?.rows ?? scene.cells[reel]?.length ?? 0;
  const high = placeHigh(height, cells);
  return { x: SIDE + (reel + 0.5) * CELL, y: CREST + (row + 0.5) * high, height: high };
}
