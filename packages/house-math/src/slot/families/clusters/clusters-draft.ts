import { type Draft, type Found, slotOf } from '../../draft.ts';
import type { ClustersGame } from './clusters-game.ts';

export type ClustersDraft = Draft &
  Pick<ClustersGame, 'weights' | 'sizes' | 'multipliers' | 'mostTumbles'> & {
    /** A round pays at most so many stakes. */
    readonly mostTimes: number;
  };

export function clustersGame(draft: ClustersDraft, found: Found): ClustersGame {
  const { weights, sizes, multipliers, mostTumbles, mostTimes } = draft;
  const most = multipliers.at(-1) ?? 1;
  const features = [
    { key: 'clusters', values: { smallest: sizes[0] ?? 0 } },
    { key: 'tumbles', values: { most: mostTumbles } },
    ...(most > 1
      ? [{ key: 'growing-multiplier', values: { first: multipliers[0] ?? 1, most } } as const]
      : []),
    { key: 'largest-win', values: { times: mostTimes } },
  ] as const;
  return {
    ...slotOf('clusters', draft, { special: [], features }),
    weights,
    sizes,
    pays: found.pays,
    multipliers,
    mostTumbles,
    maxCredits: mostTimes * draft.betCredits,
  };
}
