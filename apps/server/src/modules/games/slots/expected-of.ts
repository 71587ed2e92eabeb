import { parOf } from '@nokshi/house-math/slot/pars.ts';
import type { Expected } from './rules/survey.ts';

const NINETY_FIVE = 1.96;

/** The expected return of a game's reels, by its sheet. */
export function expectedOf(gameCode: string): Expected {
  const { rtp, sigma, interval } = parOf(gameCode);
  const within = interval ? (interval[1] - interval[0]) / 2 / NINETY_FIVE : 0;
  return { rtp, sigma, within };
}
