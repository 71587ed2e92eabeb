import type { Family } from '../family.ts';
import type { LinesGame } from './lines-game.ts';
import { fastLines } from './lines-fast.ts';
import { playLines } from './play-lines.ts';

export type { LinesGame } from './lines-game.ts';

export const lines: Family<LinesGame> = {
  play: playLines,
  fast: (game) => fastLines(game).spin,
};
