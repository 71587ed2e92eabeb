import type { Family } from '../family.ts';
import type { ClustersGame } from './clusters-game.ts';
import { playClusters } from './play-clusters.ts';
import { tumbler } from './tumbler.ts';

export type { ClustersGame } from './clusters-game.ts';

export const clusters: Family<ClustersGame> = {
  play: playClusters,
  fast(game) {
    const round = tumbler(game);
    return (random) => round(random);
  },
};
