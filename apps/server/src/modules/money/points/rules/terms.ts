import type { PointsTerms } from '@nokshi/contract/points.ts';

/**
 * What a new house begins with: a point for each 100 taka of play with a usual edge, less where the
 * edge is smaller or a rake is taken; 10 points are one taka.
 */
export const USUAL_TERMS: PointsTerms = {
  rates: {
    RNG: '1',
    FISH: '1',
    PVP: '0.2',
    LIVE: '0.2',
    SPORTS: '0.5',
    ESPORTS: '0.5',
    LOTT: '0.5',
    ELOTT: '0.5',
  },
  pointsPerTaka: 10,
  convertFrom: 100,
  convertADay: 5_000,
};

/** What points are worth in paisa, rounded down. */
export const takaOf = (points: bigint, { pointsPerTaka }: Pick<PointsTerms, 'pointsPerTaka'>) =>
  (points * 100n) / BigInt(pointsPerTaka);
