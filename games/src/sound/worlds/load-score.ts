import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Score } from '../synth/score.ts';

/** The score of each studio's world, each a chunk by itself. */
const LOADERS: Readonly<Record<StudioCode, () => Promise<{ readonly SCORE: Score }>>> = {
  NOKSHI: () => import('./nokshi.ts'),
  PADMA: () => import('./padma.ts'),
  SUNDAR: () => import('./sundar.ts'),
  RICKSHA: () => import('./ricksha.ts'),
  JAMDANI: () => import('./jamdani.ts'),
  BOISHAKH: () => import('./boishakh.ts'),
};

export const loadScore = async (studio: StudioCode): Promise<Score> =>
  (await LOADERS[studio]()).SCORE;
