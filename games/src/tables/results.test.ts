import { expect, test } from 'vitest';
import { createOwed } from './owed.ts';
import { createResults } from './results.ts';
import type { OwnRound } from './table-server.ts';

const result = (issue: string, numbers: number[] | null = [1]) => ({ issue, opening: [], numbers });

test('results are newest first and each there once, whichever way they came', () => {
  const results = createResults();
  results.set([result('20261127-0003'), result('20261127-0002', null), result('20261127-0001')]);
  expect(results.add(result('20261127-0004'))).toBe(true);
  expect(results.add(result('20261127-0004'))).toBe(false);
  // A seat that is asked for again may know less than what was shown here.
  results.set([result('20261127-0003'), result('20261127-0001')]);
  expect(results.all().map(({ issue }) => issue)).toEqual([
    '20261127-0004',
    '20261127-0003',
    '20261127-0001',
  ]);
});

test('the ten-thousandth round of a day comes after the one before it', () => {
  const results = createResults();
  results.add(result('20261127-9999'));
  results.add(result('20261127-10000'));
  expect(results.all()[0]?.issue).toBe('20261127-10000');
});

type State = OwnRound['bets'][number]['state'];
const own = (issue: string, payout: string, states: readonly State[]): OwnRound => ({
  ...result(issue),
  stake: '20.00',
  payout,
  bets: states.map((state, at) => ({
    betId: `bet-${at}`,
    gameCode: 'roulette-low',
    issue,
    layout: [],
    stake: '10.00',
    state,
    payout: null,
    placedAt: '',
  })),
});

test('a round is owed until none of its bets is open, and is paid once', () => {
  const owed = createOwed();
  owed.add('a');
  expect(owed.settle([own('a', '0.00', ['OPEN', 'LOST'])])).toEqual([]);
  const rows = [own('a', '20.00', ['WON', 'WITHDRAWN', 'LOST'])];
  expect(owed.settle(rows)).toEqual([
    { issue: 'a', betId: 'bet-2', staked: 2_000n, payout: 2_000n, isVoid: false },
  ]);
  expect(owed.isEmpty()).toBe(true);
  expect(owed.settle(rows)).toEqual([]);
});

test('a round of which every bet was taken back owes nothing, and a cancelled one says so', () => {
  const owed = createOwed();
  owed.add('a');
  owed.add('b');
  const rows = [own('a', '0.00', ['WITHDRAWN']), own('b', '20.00', ['VOID'])];
  expect(owed.settle(rows)).toMatchObject([{ issue: 'b', payout: 2_000n, isVoid: true }]);
  expect(owed.isEmpty()).toBe(true);
});
