import { playOf } from '@nokshi/house-math/lottery/families.ts';
import type { Bet } from '@nokshi/house-math/lottery/pricing.ts';
import { describe, expect, test } from 'vitest';
import { overCeiling, overIssue } from './ceilings.ts';
import { type ChaseDraft, firstDraft, planOf } from './chase-draft.ts';
import { clampedMultiple, thousandthsOf, unitStakeFor } from './stake.ts';

describe('an amount', () => {
  test('becomes the largest price of a unit that goes into it', () => {
    expect(unitStakeFor(1_000n)).toEqual({ unitPrice: '2.00', multiple: 5 });
    expect(unitStakeFor(500n)).toEqual({ unitPrice: '0.20', multiple: 25 });
    expect(unitStakeFor(1n)).toEqual({ unitPrice: '0.002', multiple: 5 });
    expect(unitStakeFor(0n)).toBeNull();
    expect(unitStakeFor(2_000_001n)).toBeNull();
  });
  test('of a unit is counted in thousandths', () => {
    expect((['2.00', '0.20', '0.02', '0.002'] as const).map(thousandthsOf)).toEqual([
      2_000n,
      200n,
      20n,
      2n,
    ]);
  });
  test('has a multiple from one to what is offered, whatever was typed', () => {
    expect([0, -3, 7.9, Number.NaN, 99_999].map(clampedMultiple)).toEqual([1, 1, 7, 1, 10_000]);
  });
});

test('the ceiling that is passed first is named with what it allows', () => {
  const ceilings = { unit: '10.00', bet: '50.00', issue: '80.00', number: '100.00' };
  expect(overCeiling({ unitStake: 1_000n, stake: 5_000n }, ceilings)).toBeNull();
  expect(overCeiling({ unitStake: 1_001n, stake: 1_001n }, ceilings)).toEqual({
    what: 'unit',
    most: 1_000n,
  });
  expect(overCeiling({ unitStake: 1n, stake: 5_001n }, ceilings)).toMatchObject({ what: 'bet' });
  expect(overIssue(8_001n, ceilings)).toEqual({ what: 'issue', most: 8_000n });
});

describe('a chase', () => {
  const play = playOf('ssc', '2026-11-27', 'five-position');
  if (!play) throw new Error('ssc has places');
  const bet = (numbers: readonly number[]): Bet => ({
    play,
    selection: { kind: 'places', places: [numbers, [], [], [], []] },
    terms: {
      asset: 'BDT',
      unitPrice: 2_000n,
      multiple: 1,
      base: 1_900,
      ceiling: 1_950,
      prizes: 'base',
    },
  });
  const coming = Array.from({ length: 20 }, (_, at) => ({
    issue: `20261127-${100 + at}`,
    drawsAt: '2026-11-27T06:00:00.000Z',
  }));
  const plan = (draft: Partial<ChaseDraft>, bets = [bet([7])], mostIssue = 100_000n) =>
    planOf({ bets, draft: { ...firstDraft(coming), ...draft }, coming, mostIssue });

  test('raises its multiples until a win in any issue brings the profit', () => {
    const { rows, fault } = plan({ kind: 'profit', percent: 50, issues: 10 });
    expect(fault).toBeNull();
    expect(rows.every(({ profit, cumulative }) => profit * 2n >= cumulative)).toBe(true);
    expect(rows.at(-1)?.multiple).toBeGreaterThan(1);
  });
  test('of bets that cover nearly everything has no profit to plan for', () => {
    const { fault, rows } = plan({ kind: 'profit' }, [bet([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])]);
    expect(fault).toMatchObject({ kind: 'no-profit', issue: '20261127-100' });
    expect(rows).toEqual([]);
  });
  test('leaves issues out, and takes multiples that were typed', () => {
    const without = ['20261127-101'];
    const { entries, shown } = plan({ issues: 3, without, typed: { '20261127-102': 9 } });
    expect(shown).toHaveLength(3);
    expect(entries).toEqual([
      { issue: '20261127-100', multiple: 1 },
      { issue: '20261127-102', multiple: 9 },
    ]);
    expect(plan({ issues: 2, without }).fault).toEqual({ kind: 'few' });
  });
  test('names the issue that is staked with more than one issue may be', () => {
    expect(
      plan({ kind: 'multiply', by: 10, every: 1, issues: 4 }, undefined, 30_000n).fault,
    ).toEqual({ kind: 'over', issue: '20261127-103', most: 30_000n });
  });
});
