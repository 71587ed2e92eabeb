import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { layMines, minesPay, mostOpened } from './mines.ts';
import {
  actOfHouse,
  type InstantAct,
  type InstantBet,
  type InstantRound,
  isOffered,
  mostWin,
  NotAllowed,
  playInstant,
  stakesOf,
  wasUntouched,
} from './play.ts';
import { playOut, plays, streamsOf } from './testing/played-round.ts';

const paid = (round: InstantRound) =>
  round.wagers.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n);
const staked = (round: InstantRound) => round.wagers.reduce((sum, { stake }) => sum + stake, 0n);

describe('a round of any instant game', () => {
  test('is the same whenever it is computed again, and never pays beyond what its bet can win', () => {
    fc.assert(
      fc.property(plays, ({ bet, seed }) => {
        const { acts, rounds } = playOut(bet, seed);
        const end = rounds.at(-1) as InstantRound;
        expect(playInstant({ bet, acts }, streamsOf(seed))).toEqual(end);
        const stakes = stakesOf(bet).reduce<bigint>((sum, stake) => sum + (stake ?? 0n), 0n);
        expect((paid(end) - staked(end)) * 100n).toBeLessThanOrEqual(stakes * mostWin(bet));
        expect(end.wagers.every(({ payout }) => payout !== null && payout >= 0n)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('shows no payout and nothing hidden before it is over', () => {
    fc.assert(
      fc.property(plays, ({ bet, seed }) => {
        for (const round of playOut(bet, seed).rounds.filter(({ isOver }) => !isOver)) {
          expect(round.wagers.every(({ payout }) => payout === null)).toBe(true);
          const { state } = round;
          if (state.kind === 'mines') expect(state.mines).toEqual([]);
          if (state.kind === 'blackjack') {
            expect(state.dealer).toHaveLength(1);
            expect(state.spots.flatMap(({ hands }) => hands).map(({ payout }) => payout)).toEqual(
              state.spots.flatMap(({ hands }) => hands.map(() => null)),
            );
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is ended by the house with acts that its rules allow', () => {
    fc.assert(
      fc.property(plays, fc.nat(5), ({ bet, seed }, steps) => {
        const acts = playOut(bet, seed).acts.slice(0, steps);
        let round = playInstant({ bet, acts }, streamsOf(seed));
        for (let act = actOfHouse(round, acts.length); act; act = actOfHouse(round, acts.length)) {
          acts.push(act);
          round = playInstant({ bet, acts }, streamsOf(seed));
        }
        expect(round.isOver).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('takes no act once it is over', () => {
    const bet: InstantBet = { kind: 'dice', stake: '1.00', side: 'over', at: 5_000 };
    expect(() => playInstant({ bet, acts: [{ act: 'take', at: 0 }] }, streamsOf(1))).toThrow(
      NotAllowed,
    );
    const mines: InstantBet = { kind: 'mines', stake: '1.00', mines: 3 };
    const acts: InstantAct[] = [
      { act: 'take', at: 0 },
      { act: 'take', at: 1 },
    ];
    expect(() => playInstant({ bet: mines, acts }, streamsOf(1))).toThrow(NotAllowed);
  });
});

describe('mines', () => {
  const bet: InstantBet = { kind: 'mines', stake: '3.33', mines: 3 };
  const laid = layMines(streamsOf(5)(0), 3);
  const safe = Array.from({ length: 25 }, (_, field) => field).filter(
    (field) => !laid.includes(field),
  );
  const open = (...fields: number[]): InstantAct[] =>
    fields.map((field, at) => ({ act: 'open', at, field }));

  test('each safe field raises what it pays, and taking pays that', () => {
    const acts = open(safe[0] ?? 0, safe[1] ?? 0);
    const before = playInstant({ bet, acts }, streamsOf(5));
    expect(before.state).toMatchObject({ pays: minesPay(3, 2), next: minesPay(3, 3), mines: [] });
    const taken = playInstant({ bet, acts: [...acts, { act: 'take', at: 2 }] }, streamsOf(5));
    expect(taken).toMatchObject({
      isOver: true,
      state: { mines: laid.toSorted((a, b) => a - b), next: null },
    });
    expect(paid(taken)).toBe((333n * BigInt(minesPay(3, 2))) / 100n);
  });
  test('a mine loses the stake', () => {
    const lost = playInstant({ bet, acts: open(safe[0] ?? 0, laid[1] ?? 0) }, streamsOf(5));
    expect([lost.isOver, paid(lost), lost.state]).toMatchObject([true, 0n, { pays: 0 }]);
  });
  test('the last field that can be opened ends the round', () => {
    const all = playInstant({ bet, acts: open(...safe) }, streamsOf(5));
    expect([safe.length, all.isOver]).toEqual([mostOpened(3), true]);
    expect(paid(all)).toBe((333n * BigInt(minesPay(3, 22))) / 100n);
  });
  test('nothing opened gives the stake back', () => {
    const back = playInstant({ bet, acts: [{ act: 'take', at: 0 }] }, streamsOf(5));
    expect([wasUntouched(back), paid(back)]).toEqual([true, 333n]);
  });
  test('a field is opened once, and there are twenty-five', () => {
    for (const fields of [[safe[0] ?? 0, safe[0] ?? 0], [25], [-1], [0.5]])
      expect(() => playInstant({ bet, acts: open(...fields) }, streamsOf(5))).toThrow(NotAllowed);
  });
});

test('bets that the rules do not know are not offered', () => {
  const spot = (spots: readonly number[]): InstantBet => ({
    kind: 'blackjack',
    spots: spots.map((each) => ({ spot: each, stake: '10.00' })),
  });
  expect([[1], [1, 7], [2, 3, 4]].map((spots) => isOffered(spot(spots)))).toEqual([
    true,
    true,
    true,
  ]);
  expect([[], [0], [8], [2, 2], [3, 1]].map((spots) => isOffered(spot(spots)))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(isOffered({ kind: 'mines', stake: '1.00', mines: 25 })).toBe(false);
  expect(isOffered({ kind: 'dice', stake: '1.00', side: 'under', at: 99 })).toBe(false);
  expect(stakesOf({ kind: 'blackjack', spots: [{ spot: 1, stake: '10.01' }] })).toEqual([null]);
});
