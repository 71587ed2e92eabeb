import { requiredTurnover } from '@nokshi/contract/required-turnover.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validOfRound } from '../../wagers/index.ts';
import {
  countPlay,
  type Obligation,
  type Play,
  turnoverOf,
  USUAL_CONTRIBUTIONS,
  withdrawableOf,
} from './obligation.ts';

const obligation = (given: Partial<Obligation> = {}): Obligation => ({
  id: 'a',
  required: 100n,
  done: 0n,
  contributions: null,
  largestBet: null,
  ...given,
});
const slot = (valid: bigint, given: Partial<Play> = {}): Play => ({
  category: 'RNG',
  stake: valid < 0n ? -valid : valid,
  valid,
  ...given,
});
const done = (obligations: readonly Obligation[], ...plays: Play[]) =>
  countPlay(obligations, plays).map((one) => one.done);

describe('how play counts for obligations', () => {
  test('the oldest is met first, and the rest counts for the next', () => {
    expect(done([obligation(), obligation()], slot(130n))).toEqual([100n, 30n]);
  });
  test('turnover that no obligation needs is lost', () => {
    expect(done([obligation()], slot(900n))).toEqual([100n]);
  });
  test('a category counts by its percentage', () => {
    const live = { contributions: { LIVE: 20 } };
    expect(done([obligation(live)], slot(50n, { category: 'LIVE' }))).toEqual([10n]);
    expect(done([obligation(live)], slot(50n))).toEqual([50n]);
  });
  test('a category that counts nothing for one obligation counts for the next', () => {
    const excluded = obligation({ contributions: { LIVE: 0 } });
    expect(done([excluded, obligation()], slot(50n, { category: 'LIVE' }))).toEqual([0n, 50n]);
  });
  test('what counts in part is used up in part', () => {
    const half = obligation({ required: 10n, contributions: { LIVE: 20 } });
    expect(done([half, obligation()], slot(80n, { category: 'LIVE' }))).toEqual([10n, 30n]);
  });
  test('a wager above the largest bet does not count', () => {
    const small = obligation({ largestBet: 20n });
    expect(done([small], slot(21n))).toEqual([0n]);
    expect(done([small], slot(20n))).toEqual([20n]);
  });
  test('a void wager takes back the newest progress first', () => {
    const both = [obligation({ done: 100n }), obligation({ done: 30n })];
    expect(done(both, slot(-50n))).toEqual([80n, 0n]);
  });
  test('a void wager takes no more than there is', () => {
    expect(done([obligation({ done: 30n })], slot(-50n))).toEqual([0n]);
  });

  test('play without percentages adds up, never above what is required', () => {
    const amounts = fc.array(fc.bigInt(1n, 5_000n), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, amounts, (required, plays) => {
        const obligations = required.map((one) => obligation({ required: one }));
        const after = countPlay(
          obligations,
          plays.map((valid) => slot(valid)),
        );
        const played = plays.reduce((sum, one) => sum + one, 0n);
        const { needed, done: counted, missing } = turnoverOf(after);
        expect(counted).toBe(played < needed ? played : needed);
        expect(missing).toBe(needed - counted);
        for (const one of after) expect(one.done).toBeLessThanOrEqual(one.required);
      }),
    );
  });
  test('play and its void leave nothing while nothing was met', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 99n), (valid) => {
        expect(done([obligation(), obligation()], slot(valid), slot(-valid))).toEqual([0n, 0n]);
      }),
    );
  });
});

test('a multiple is in hundredths', () => {
  expect(requiredTurnover(1_050n, 100)).toBe(1_050n);
  expect(requiredTurnover(1_050n, 2_500)).toBe(26_250n);
});

test('missing turnover and debt cannot be withdrawn', () => {
  const turnover = { needed: 100n, done: 40n, missing: 60n };
  expect(withdrawableOf(500n, turnover, 0n)).toBe(440n);
  expect(withdrawableOf(500n, turnover, 300n)).toBe(140n);
  expect(withdrawableOf(50n, turnover, 0n)).toBe(0n);
});

test('a stake lowers what is missing by as much as the cash, and never what may be withdrawn', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(minor, minor, minor, (cash, required, owed) => {
      const before = [obligation({ required })];
      const { missing } = turnoverOf(before);
      const withdrawable = withdrawableOf(cash, turnoverOf(before), owed);
      expect(withdrawable >= 0n && withdrawable <= cash).toBe(true);
      if (withdrawable > 0n) expect(withdrawable + missing + owed).toBe(cash);
      const stake = cash < missing ? cash : missing;
      const after = turnoverOf(countPlay(before, [slot(stake)]));
      expect(withdrawableOf(cash - stake, after, owed)).toBe(withdrawable);
    }),
  );
});

describe('a deposit and two awards with overlapping play', () => {
  const usual = { RNG: 100, LOTT: 50, LIVE: 20, PVP: 0 };
  const begin: Obligation[] = [
    { id: 'deposit', required: 1_000n, done: 0n, contributions: null, largestBet: null },
    { id: 'award', required: 500n, done: 0n, contributions: usual, largestBet: null },
    { id: 'bonus', required: 3_000n, done: 0n, contributions: usual, largestBet: 200n },
  ];
  // Written out by hand: what was staked, and how far each of the three is after it.
  const table: readonly [
    category: string,
    stake: bigint,
    after: readonly [bigint, bigint, bigint],
  ][] = [
    ['RNG', 600n, [600n, 0n, 0n]],
    // 400 for the deposit, the other 200 for the award.
    ['RNG', 600n, [1_000n, 200n, 0n]],
    // A fifth of it counts, and all of it is used.
    ['LIVE', 500n, [1_000n, 300n, 0n]],
    ['PVP', 900n, [1_000n, 300n, 0n]],
    // 200 complete the award; the bet is too large for the bonus.
    ['RNG', 700n, [1_000n, 500n, 0n]],
    ['RNG', 200n, [1_000n, 500n, 200n]],
    ['LOTT', 100n, [1_000n, 500n, 250n]],
    // A void takes back the newest progress first, at its rate.
    ['LOTT', -100n, [1_000n, 500n, 200n]],
  ];

  test('counts the oldest first, and each settlement for one, with what is left for the next', () => {
    let kept = begin;
    for (const [category, stake, after] of table) {
      const size = stake < 0n ? -stake : stake;
      kept = countPlay(kept, [{ category, stake: size, valid: stake }]);
      expect(kept.map(({ done }) => done)).toEqual(after);
    }
  });

  test('says what counted for which: the notes add up to the progress', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            category: fc.constantFrom('RNG', 'LOTT', 'LIVE', 'PVP'),
            stake: fc.bigInt(1n, 700n),
          }),
          { maxLength: 40 },
        ),
        (plays) => {
          const sums = new Map<string, bigint>();
          const after = countPlay(
            begin,
            plays.map((play) => ({ ...play, valid: play.stake })),
            ({ id, counted }) => void sums.set(id, (sums.get(id) ?? 0n) + counted),
          );
          for (const { id, done, required } of after) {
            expect(sums.get(id) ?? 0n).toBe(done);
            expect(done <= required).toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('bets of 1,000 of each product, for a deposit and for an award', () => {
  type Bet = Partial<Parameters<typeof validOfRound>[0][number]>;
  const lost: Bet = { payout: 0n };
  const push: Bet = { payout: 1_000n };
  const half: Bet = { payout: 500n, ending: { kind: 'half' } };
  const cashedOut: Bet = { payout: 900n, ending: { kind: 'cashed-out' } };
  const at = (odds: number): Bet => ({ payout: BigInt(odds) * 10n, ending: { odds } });
  const on = (pick: string, stake: bigint): Bet => ({ ...lost, pick, stake });

  // Minor units: what the bets count for a deposit, and for an award by the table of the house.
  test.each<[category: string, how: string, bets: Bet[], deposit: bigint, award: bigint]>([
    ['RNG', 'lost', [lost], 1_000n, 1_000n],
    ['RNG', 'paid back', [push], 1_000n, 1_000n],
    ['FISH', 'lost', [lost], 1_000n, 1_000n],
    ['LOTT', 'lost', [lost], 1_000n, 500n],
    ['ELOTT', 'lost', [lost], 1_000n, 500n],
    ['ELOTT', 'on big 1,000 and on small 400', [on('big', 1_000n), on('small', 400n)], 600n, 300n],
    ['LIVE', 'lost', [lost], 1_000n, 200n],
    ['LIVE', 'pushed', [push], 0n, 0n],
    ['LIVE', 'on banker and on player', [on('banker', 1_000n), on('player', 1_000n)], 0n, 0n],
    [
      'LIVE',
      'on banker 1,000, on player 300',
      [on('banker', 1_000n), on('player', 300n)],
      700n,
      140n,
    ],
    ['PVP', 'lost', [lost], 1_000n, 0n],
    ['PVP', 'pushed', [push], 0n, 0n],
    ['SPORTS', 'lost', [lost], 1_000n, 1_000n],
    ['SPORTS', 'won at 1.50', [at(150)], 1_000n, 1_000n],
    ['SPORTS', 'won at 1.49', [at(149)], 0n, 0n],
    ['SPORTS', 'pushed', [push], 0n, 0n],
    ['SPORTS', 'half lost', [half], 500n, 500n],
    ['SPORTS', 'cashed out', [cashedOut], 0n, 0n],
    ['ESPORTS', 'half won', [{ ...half, payout: 1_450n }], 500n, 500n],
    ['ESPORTS', 'cashed out', [cashedOut], 0n, 0n],
  ])('%s, %s', (category, _, bets, deposit, award) => {
    const round = bets.map((bet) => ({
      category,
      market: 'one',
      pick: 'one',
      stake: 1_000n,
      payout: 0n,
      ...bet,
    }));
    const valid = validOfRound(round);
    const plays = round.map(({ stake }, nth) => ({ category, stake, valid: valid[nth] ?? 0n }));
    const voids = plays.map((play) => ({ ...play, valid: -play.valid }));
    const { version: _version, ...contributions } = USUAL_CONTRIBUTIONS;
    for (const [terms, counted] of [
      [obligation({ required: 9_000n }), deposit],
      [obligation({ required: 9_000n, contributions }), award],
    ] as const) {
      expect(done([terms], ...plays)).toEqual([counted]);
      // A void takes back exactly what its bet had counted.
      expect(done([terms], ...plays, ...voids)).toEqual([0n]);
    }
  });
});
