import type { Family } from '../family.ts';
import { playProgressive } from './play-progressive.ts';
import { fastProgressive } from './progressive-fast.ts';
import type { ProgressiveGame } from './progressive-game.ts';

export type { JackpotTerms, PotLevel, ProgressiveGame } from './progressive-game.ts';

export const progressive: Family<ProgressiveGame> = {
  play: playProgressive,
  fast: fastProgressive,
};
