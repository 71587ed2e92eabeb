import type { TableBet } from '@nokshi/contract/player/tables.ts';
import { oneDay } from '@nokshi/house-math/tables/one-day-table.ts';
import { expect, test } from 'vitest';
import { decidedBy, earlierOf, openBetsOf } from './deal.ts';
import type { ShownRound } from './felt.ts';
import { createResults } from './results.ts';

const SIX = [51, 4, 47, 20, 3, 8];
const staged = {
  wholeDeal: ({ opening, numbers }: ShownRound) =>
    opening.length === 5 ? [...opening, ...numbers] : null,
  spotsOf: ({ opening }: { readonly opening: readonly number[] }) =>
    oneDay.tableOf({ rules: 'standard', opening }).spots,
};
const stageOf = (at: number): ShownRound => ({
  opening: SIX.slice(0, at),
  numbers: SIX.slice(at, at + 1),
});
const bet = (issue: string, spot: string, state: TableBet['state'] = 'OPEN'): TableBet => ({
  betId: `wgr_${issue}`,
  gameCode: 'one-day-low',
  issue,
  layout: [{ spot, stake: '10.00' }],
  stake: '10.00',
  state,
  payout: null,
  placedAt: '2026-11-27T20:00:00.000Z',
});

test('a round by itself is decided by what it draws, a stage only by the whole deal', () => {
  const round = { opening: [], numbers: [7] };
  expect(decidedBy({}, round)).toEqual([7]);
  expect(decidedBy(staged, stageOf(2))).toBeNull();
  expect(decidedBy(staged, stageOf(5))).toEqual(SIX);
});

test('of a deal only its last stage is a result', () => {
  const results = createResults((round) => decidedBy(staged, round) !== null);
  for (let at = 0; at < 6; at += 1)
    results.add({
      issue: `20261127-000${at + 1}`,
      opening: [...stageOf(at).opening],
      numbers: [...stageOf(at).numbers],
    });
  expect(results.all().map(({ issue }) => issue)).toEqual(['20261127-0006']);
});

test('earlier bets of the deal are found in the seat, each at the odds of its own stage', () => {
  const bets = [
    bet('20261127-0007', 'a'),
    bet('20261127-0008', 'lay-b', 'WITHDRAWN'),
    bet('20261127-0009', 'b'),
    bet('20261127-0010', 'a'),
  ];
  const earlier = earlierOf(bets, '20261127-0010');
  const open = openBetsOf(
    staged,
    { rules: 'standard', issue: '20261127-0010', opening: SIX.slice(0, 3) },
    earlier,
  );
  expect(open.map(({ spot, stake }) => [spot.code, spot.pays[0]?.back, stake])).toEqual([
    ['a', { n: 39n, d: 20n }, 1_000n],
    [
      'b',
      staged.spotsOf({ opening: SIX.slice(0, 2) }).find(({ code }) => code === 'b')?.pays[0]?.back,
      1_000n,
    ],
  ]);
});

test('bets of one round lie together', () => {
  const bets = [bet('20261127-0007', 'a'), bet('20261127-0007', 'a'), bet('20261127-0007', 'b')];
  expect(earlierOf(bets, '20261127-0008')).toEqual([
    {
      issue: '20261127-0007',
      chips: new Map([
        ['a', 2_000n],
        ['b', 1_000n],
      ]),
    },
  ]);
});
