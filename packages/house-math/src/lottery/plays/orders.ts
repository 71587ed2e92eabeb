import { factorial, tallyOf } from '../counting.ts';

/** In how many different orders the digits can stand. */
export const ordersOf = (digits: readonly number[]): number =>
  [...tallyOf(digits).values()].reduce(
    (orders, often) => orders / factorial(often),
    factorial(digits.length),
  );

/** What digits are without their order: the same digits always give the same text. */
export const sortedDigits = (digits: readonly number[]): string =>
  digits.toSorted((a, b) => a - b).join('');
