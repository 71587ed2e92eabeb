import { expect, test } from 'vitest';
import { simulationRandom } from '../fairness/simulation.ts';
import { full } from '../../../../tests/harness/extent.ts';
import { weightOf } from './alike.ts';
import { FAMILIES } from './families.ts';
import { outcomesOf } from './outcomes.ts';
import { selectionOf } from './testing/selections.ts';

const PLAYS = Object.values(FAMILIES).flatMap((family) =>
  family
    .plays('2026-11-27')
    .map((play) => [`${family.code} ${play.code}`, family.code, play] as const),
);

test('outcomes: every play of one to three numbers, of dice and of two sides has few of them', () => {
  const codes = PLAYS.filter(([, family, play]) =>
    outcomesOf(family, play, selectionOf(play, simulationRandom(5))),
  ).map(([name]) => name);
  for (const name of [
    'wingo colour',
    'k3 sum',
    '3d three-straight',
    'ssc back3-group-3',
    'ssc five-any-2',
    'ssc any3-group-6',
    'ssc five-sum-size-parity',
    '11x5 any5',
    '11x5 front3-straight',
    'pk10 top2-sum',
    'lhc special-sides',
    'lhc three-for-two',
    'lhc total-sides',
  ])
    expect(codes).toContain(name);
});

test.each(PLAYS)(
  '%s: outcomes and their weights win as often as units and chances say',
  (_, family, play) => {
    const random = simulationRandom(31);
    for (let turn = 0; turn < (full ? 3 : 1); turn += 1) {
      const selection = selectionOf(play, random);
      const outcomes = outcomesOf(family, play, selection);
      if (!outcomes) return;
      const units = play.units(selection);
      const all = BigInt(weightOf(outcomes));
      play.prizes.forEach(({ code, chance }, at) => {
        const hits = outcomes.reduce((sum, { numbers, weight }) => {
          return sum + BigInt(play.hits(selection, numbers)[at] ?? 0) * BigInt(weight);
        }, 0n);
        const expected = all * BigInt(units[at] ?? 0) * BigInt(chance.n);
        expect(hits * BigInt(chance.d), code).toBe(expected);
      });
    }
  },
);
