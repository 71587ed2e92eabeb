import type { Play } from '@nokshi/house-math/lottery/play.ts';
import { unitPrizes } from '@nokshi/house-math/lottery/pricing.ts';
import { useHabits } from './habits.ts';
import { useMoney } from './money.ts';
import { baseOf, type Table, termsOf } from './table.ts';

/** Ten taka, so that odds have three decimals. */
const TEN = { unitPrice: '2.00', multiple: 5 } as const;

/** What a taka on each prize of a play pays, at the prize base that this member stakes with. */
export function useOdds(table: Table, play: Play) {
  const money = useMoney();
  const { habits } = useHabits(table.game.gameCode);
  const terms = termsOf(table, play, { ...TEN, base: baseOf(table, habits.base) });
  const each = terms ? unitPrizes(play, terms) : [];
  const prize = (at: number): bigint => each[at] ?? 0n;
  return {
    /** `1.956`. */
    text: (at: number): string => (Number(prize(at)) / 1_000).toFixed(3).replace(/0$/, ''),
    /** In words, of one taka. */
    pays: (at: number): string => money.full(prize(at) / 10n),
  };
}
