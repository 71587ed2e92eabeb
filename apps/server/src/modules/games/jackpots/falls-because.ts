import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { THRESHOLD_NONCE, thresholdOf } from '@nokshi/house-math/jackpot/draw.ts';
import type { CurrentSeed } from '../../base/fairness/index.ts';
import { figuresOf } from './rules/terms.ts';
import type { CycleRow } from './store/cycles.ts';

/** The threshold of a cycle; secret until its award. Minor units. */
export const thresholdOfCycle = (cycle: CycleRow, { serverSeed }: CurrentSeed): bigint =>
  thresholdOf(
    hmacRandom({ serverSeed, clientSeed: cycle.clientSeed, nonce: THRESHOLD_NONCE }),
    figuresOf(cycle.terms),
  );

/** Why a cycle has to be awarded now; null when it does not. `value` in minor units. */
export function fallsBecause(
  cycle: CycleRow,
  { seed, value, now }: { seed: CurrentSeed; value: bigint; now: Date },
): 'threshold' | 'schedule' | null {
  if (value >= thresholdOfCycle(cycle, seed)) return 'threshold';
  const { untilMs } = figuresOf(cycle.terms);
  return untilMs !== null && now.getTime() >= untilMs ? 'schedule' : null;
}
