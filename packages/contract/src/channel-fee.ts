import { applyRate, parseDecimal } from '@nokshi/money';

/** What a channel takes of each payment; `points` are hundredths of a percent. */
export type ChannelFee = { readonly fixed: string; readonly points: number };

const POINTS_IN_ONE = 10_000n;

/** The fixed part and the share, rounded down. */
export function fullFee({ fixed, points }: ChannelFee, paid: bigint): bigint {
  const share = applyRate(paid, { num: BigInt(points), den: POINTS_IN_ONE }, 'down');
  return (parseDecimal(fixed) ?? 0n) + share;
}

/**
 * What of a payment of so many paisa is the fee: the fixed part and the share, rounded down so that
 * the member never loses the rounding. A payment that is smaller than what was asked for may be
 * smaller than its fee; it never takes more than half. Source: domain.md 0.
 */
export function feeOf(fee: ChannelFee, paid: bigint): bigint {
  const full = fullFee(fee, paid);
  return full * 2n > paid ? paid / 2n : full;
}
