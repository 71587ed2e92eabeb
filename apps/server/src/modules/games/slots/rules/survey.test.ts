import { fastSpin, SLOTS } from '@nokshi/house-math';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { parOf } from '@nokshi/house-math/slot/pars.ts';
import { expect, test } from 'vitest';
import { type Counted, surveyOf } from './survey.ts';

const EXPECTED = { rtp: 0.95, sigma: 5, within: 0 };
const equal = (rounds: number, rtp: number, biggest = 0): Counted => ({
  rounds: BigInt(rounds),
  staked: BigInt(rounds) * 100n,
  squares: BigInt(rounds) * 10_000n,
  paid: BigInt(Math.round(rounds * 100 * rtp)),
  biggest: BigInt(biggest),
});

test('survey: the band is 3.2905 sigma over the root of the rounds, to either side', () => {
  const found = surveyOf(equal(1_000_000, 0.95), EXPECTED, 'all');
  expect(found?.low).toBeCloseTo(0.95 - (3.2905 * 5) / 1_000, 9);
  expect(found?.high).toBeCloseTo(0.95 + (3.2905 * 5) / 1_000, 9);
  expect(found?.standing).toBe('inside');
});

test('survey: one stake of a thousand widens the band of ten of one', () => {
  const stakes = [
    ...Array.from({ length: 40_000 }, () => 100n),
    ...Array.from({ length: 40 }, () => 100_000n),
  ];
  const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
  const squares = stakes.reduce((sum, stake) => sum + stake * stake, 0n);
  const counted = { rounds: BigInt(stakes.length), staked, squares, paid: staked, biggest: 0n };
  const effective = Number(staked) ** 2 / Number(squares);
  expect(effective).toBeLessThan(200);
  expect(surveyOf(counted, EXPECTED, 'all')?.standing).toBe('few');
});

test.each([
  ['nothing is said of few rounds', equal(19_999, 0.1), 'all', 'few'],
  ['too little rings in a long window', equal(1_000_000, 0.93), 'month', 'outside'],
  ['and is only shown in a short one', equal(1_000_000, 0.93), 'week', 'watch'],
  ['too much rings', equal(1_000_000, 0.97), 'all', 'outside'],
  ['but not by one large win', equal(1_000_000, 0.97, 1_000_000), 'all', 'inside'],
] as const)('%s', (_, counted, window, standing) => {
  expect(surveyOf(counted, EXPECTED, window)?.standing).toBe(standing);
});

test('survey: a simulated sheet has a wider band, by its own standard error', () => {
  const exact = surveyOf(equal(1_000_000, 0.95), EXPECTED, 'all');
  const vague = surveyOf(equal(1_000_000, 0.95), { ...EXPECTED, within: 0.005 }, 'all');
  expect((vague?.high ?? 0) - (vague?.low ?? 0)).toBeGreaterThan(
    (exact?.high ?? 0) - (exact?.low ?? 0),
  );
});

/** Of five families: small and large spread, rare and frequent wins. */
const GAMES = ['kantha-lines', 'fair-baskets', 'garden-gate', 'river-chest', 'loom-crown'].flatMap(
  (code) => [...SLOTS].filter(([known]) => known === code),
);

test('survey: real games stay inside the band as often as it promises', () => {
  // 5 games x 30 windows of 20,000 rounds: 0.15 false alarms are expected, 3 would be a fault.
  let outside = 0;
  for (const [code, game] of GAMES) {
    const { rtp, sigma } = parOf(code);
    const spin = fastSpin(game);
    const random = simulationRandom(code.length * 7_919);
    for (let window = 0; window < 30; window++) {
      let credits = 0;
      let biggest = 0;
      for (let round = 0; round < 20_000; round++) {
        const won = spin(random);
        credits += won;
        if (won > biggest) biggest = won;
      }
      const bet = BigInt(game.betCredits);
      const counted = {
        rounds: 20_000n,
        staked: 20_000n * bet,
        squares: 20_000n * bet * bet,
        paid: BigInt(credits),
        biggest: BigInt(biggest),
      };
      if (surveyOf(counted, { rtp, sigma, within: 0 }, 'all')?.standing === 'outside') outside++;
    }
  }
  expect(outside).toBeLessThan(3);
});
