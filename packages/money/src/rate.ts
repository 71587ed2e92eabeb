/** An exact fraction, applied once with a named rounding. Source: domain.md 0. */
export type Rate = { readonly num: bigint; readonly den: bigint };
export type Rounding = 'down' | 'half-up';

/** Reads `0.95` or `12.5` as an exact fraction; null when it is not a plain decimal. */
export function parseRate(text: string): Rate | null {
  const match = /^([0-9]{1,9})(?:\.([0-9]{1,9}))?$/.exec(text);
  if (!match) return null;
  const fraction = match[2] ?? '';
  return { num: BigInt(`${match[1]}${fraction}`), den: 10n ** BigInt(fraction.length) };
}

/** `amount x rate`, rounded toward zero (payouts, commissions, fees) or half away from zero (sports). */
export function applyRate(minor: bigint, rate: Rate, rounding: Rounding): bigint {
  const product = minor * rate.num;
  if (rounding === 'down') return product / rate.den;
  const twice = product * 2n;
  const half = product < 0n ? -rate.den : rate.den;
  return (twice + half) / (rate.den * 2n);
}
