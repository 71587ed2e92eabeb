import type { SlotOf } from '../../game.ts';

export type ClustersGame = SlotOf<'clusters'> & {
  /** A new cell shows symbol s with probability weights[s] / sum of weights. */
  readonly weights: readonly number[];
  /** `pays[symbol][i]` is for a cluster of `sizes[i]` cells or more, below `sizes[i + 1]`. */
  readonly sizes: readonly number[];
  readonly pays: readonly (readonly number[])[];
  /** Multiplier of the first screen, the first tumble ...; the last one holds on. */
  readonly multipliers: readonly number[];
  readonly mostTumbles: number;
  readonly maxCredits: number;
};
