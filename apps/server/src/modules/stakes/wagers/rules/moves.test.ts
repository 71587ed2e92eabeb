import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../../../tests/harness/random.ts';
import { movesOf, type Paid } from './moves.ts';

const paid = (payout: bigint, rebate = 0n): Paid => ({ payout, rebate });
const sum = (moves: ReturnType<typeof movesOf>, kind?: string) =>
  moves.reduce((all, one) => (kind && one.kind !== kind ? all : all + one.amount), 0n);

describe('what a settlement moves', () => {
  it('is a prize and a rebate, each by itself', () => {
    expect(movesOf('SETTLE', paid(0n), paid(110n, 10n))).toEqual([
      { amount: 100n, kind: 'win' },
      { amount: 10n, kind: 'rebate' },
    ]);
  });

  it('of a lost bet is its rebate alone', () => {
    expect(movesOf('SETTLE', paid(0n), paid(10n, 10n))).toEqual([{ amount: 10n, kind: 'rebate' }]);
  });

  it('of a void gives the stake back and takes the rebate back', () => {
    expect(movesOf('VOID', paid(110n, 10n), paid(200n))).toEqual([
      { amount: 100n, kind: 'refund' },
      { amount: -10n, kind: 'rebate' },
    ]);
  });

  it('of nothing is one move of zero', () => {
    expect(movesOf('SETTLE', paid(5n), paid(5n))).toEqual([{ amount: 0n, kind: 'win' }]);
  });

  it('adds up to the difference, the rebate by itself, and pays before it takes', () => {
    const random = seededRandom('moves of wagers');
    const draw = () => BigInt(random.bytes(2).readUInt16BE() % 50);
    const any = (): Paid => {
      const rebate = draw();
      return { payout: draw() + rebate, rebate };
    };
    for (let n = 0; n < 2_000; n += 1) {
      const [before, now] = [any(), any()];
      const moves = movesOf('SETTLE', before, now);
      expect(sum(moves)).toBe(now.payout - before.payout);
      expect(sum(moves, 'rebate')).toBe(now.rebate - before.rebate);
      if (moves.length > 1) expect(moves.map(({ amount }) => amount !== 0n)).toEqual([true, true]);
      let run = 0n;
      for (const { amount } of moves) {
        run += amount;
        expect(run >= 0n || run >= now.payout - before.payout).toBe(true);
      }
    }
  });
});
