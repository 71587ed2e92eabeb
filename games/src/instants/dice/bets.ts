import {
  DICE_RETURN,
  DICE_SIDES,
  type DiceBet,
  LEAST_WAYS,
  MOST_WAYS,
  waysOf,
} from '@nokshi/house-math/instants/dice.ts';

/** `50.00` of 5,000 hundredths. */
export const hundredths = (value: number): string => (value / 100).toFixed(2);
/** `1.9800` of 19,800 ten-thousandths. */
export const paysText = (pays: number): string => (pays / 10_000).toFixed(4);

/** The nearest bet that is offered. */
export function inBounds({ side, at }: DiceBet): DiceBet {
  const ways = Math.min(MOST_WAYS, Math.max(LEAST_WAYS, waysOf({ side, at: Math.round(at) })));
  return withWays(side, ways);
}

export const withWays = (side: DiceBet['side'], ways: number): DiceBet => ({
  side,
  at: side === 'under' ? ways : DICE_SIDES - 1 - ways,
});

/** The bet on this side that pays this many times the stake, as nearly as one is offered. */
export const withPays = (side: DiceBet['side'], times: number): DiceBet =>
  inBounds(
    withWays(
      side,
      Math.round((DICE_SIDES * Number(DICE_RETURN.n)) / Number(DICE_RETURN.d) / times),
    ),
  );
