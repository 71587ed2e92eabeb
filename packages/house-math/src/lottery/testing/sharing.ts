import type { Prize } from '../play.ts';

/** Places of the prizes by what a unit is staked on: each alone, or those whose shares make up a whole. */
export function sharing(prizes: readonly Prize[]): number[][] {
  const units: number[][] = [];
  let parts = 1;
  for (const [at, { share }] of prizes.entries()) {
    if (parts > 0.999_999) {
      units.push([]);
      parts = 0;
    }
    units.at(-1)?.push(at);
    parts += share ? share.n / share.d : 1;
  }
  return units;
}
