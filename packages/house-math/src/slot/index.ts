import type { Random } from '../fairness/random.ts';
import { playClusters } from './clusters/play-clusters.ts';
import type { SlotCode, SlotGame } from './game.ts';
import { kanthaLines } from './kantha-lines/game.ts';
import { playLines } from './lines/play-lines.ts';
import { monsoonClusters } from './monsoon-clusters/game.ts';
import type { Outcome } from './outcome.ts';
import { riverWays } from './river-ways/game.ts';
import { playWays } from './ways/play-ways.ts';

export type * from './game.ts';
export type * from './outcome.ts';
export type { ParSheet } from './par-sheet.ts';
export { payoutMinor } from './payout.ts';

/** The slots as they are offered today, by code. */
export const SLOTS = {
  'kantha-lines': kanthaLines,
  'river-ways': riverWays,
  'monsoon-clusters': monsoonClusters,
} as const satisfies Record<SlotCode, SlotGame>;

/** Every version of every slot that was ever played: a round is checked by the rules it had. */
const EVERY_VERSION: readonly SlotGame[] = Object.values(SLOTS);

/** The rules a stored round was played by, or null when there never were such. */
export const findSlot = (code: string, ruleVersion: number): SlotGame | null =>
  EVERY_VERSION.find((game) => game.code === code && game.ruleVersion === ruleVersion) ?? null;

/**
 * One round, from the game's data and chance alone: it sees no stake, no balance, no player and
 * no clock, so nothing of these can change it. Same numbers, same round. Source: promises T14.
 */
export function play(game: SlotGame, random: Random): Outcome {
  if (game.family === 'lines') return playLines(game, random);
  if (game.family === 'ways') return playWays(game, random);
  return playClusters(game, random);
}
