import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { expect, it } from 'vitest';
import { factsOf } from './draw-facts.ts';

/** The play of a family that pays by the sum of the same numbers, with its answers. */
const PLAYS = {
  ssc: 'five-sum-size-parity',
  p5: 'five-sum-size-parity',
  '3d': 'three-sum-size-parity',
  p3: 'three-sum-size-parity',
  '11x5': 'sum-size',
  pk10: 'top2-size-parity',
  lhc: 'total-sides',
  wingo: 'size',
} as const;

it.each(Object.entries(PLAYS))(
  'what is said of a draw of %s is what its play pays by',
  (family, code) => {
    if (!isFamily(family)) throw new Error(family);
    const random = simulationRandom(7);
    const play = FAMILIES[family].plays('2026-11-27').find((each) => each.code === code);
    if (!play) throw new Error(code);
    for (let drawn = 0; drawn < 300; drawn += 1) {
      const numbers = FAMILIES[family].draw(random);
      const facts = factsOf(family, numbers);
      const right = play.prizes.flatMap(({ code: answer }, at) =>
        (play.hits({ kind: 'options', options: [at] }, numbers)[at] ?? 0) > 0 ? [answer] : [],
      );
      const said = [facts?.size, facts?.parity].filter(
        (each) => each !== 'tie' && play.prizes.some((prize) => prize.code === each),
      );
      expect(said, numbers.join(' ')).toEqual(right);
    }
  },
);

it('dragon is a first place above the last one, and draws of prizes have no sum', () => {
  expect(factsOf('ssc', [9, 0, 0, 0, 1])?.duel).toBe('dragon');
  expect(factsOf('ssc', [1, 0, 0, 0, 9])?.duel).toBe('tiger');
  expect(factsOf('ssc', [4, 0, 0, 0, 4])?.duel).toBe('tie');
  expect(factsOf('k3', [1, 2, 3])).toEqual({ sum: 6, size: 'small', parity: 'even', duel: null });
  expect(factsOf('lao', [1234])).toBeNull();
});
