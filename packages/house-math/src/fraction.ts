import type { Chance } from './lottery/play.ts';

/** An exact fraction in lowest terms; the denominator is above zero. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

export const NONE: Fraction = { n: 0n, d: 1n };
export const WHOLE: Fraction = { n: 1n, d: 1n };

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

export function fraction(n: bigint, d: bigint): Fraction {
  if (d <= 0n) throw new Error('a denominator is above zero');
  const shared = divisor(n < 0n ? -n : n, d);
  return { n: n / shared, d: d / shared };
}

export const ofChance = ({ n, d }: Chance): Fraction => fraction(BigInt(n), BigInt(d));
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { n: -b.n, d: b.d });
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

/** With so many decimals, truncated. */
function decimalOf({ n, d }: Fraction, decimals: number): string {
  const scaled = ((n < 0n ? -n : n) * 10n ** BigInt(decimals)) / d;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${n < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

/** `97.80` of 489/500. */
export const percentOf = (share: Fraction, decimals = 2): string =>
  decimalOf({ n: share.n * 100n, d: share.d }, decimals);

/** Their sum, none for none. */
export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, NONE);

/** For what is shown or computed on; good to 15 digits. */
export const numberOf = (share: Fraction): number => Number(decimalOf(share, 18));
