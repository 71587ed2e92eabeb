import { applyRate, parseDecimal } from '@nokshi/money';

/** The fee of a channel on each payment; `points` are hundredths of a percent. */
export type ChannelFee = { readonly fixed: string; readonly points: number };

const POINTS_IN_ONE = 10_000n;

/** The fixed part and the share, rounded down. */
export function fullFee({ fixed, points }: ChannelFee, paid: bigint): bigint {
  const share = applyRate(paid, { num: BigInt(points), den: POINTS_IN_ONE }, 'down');
  return (parseDecimal(fixed) ?? 0n) + share;
}

/**
 * The fee of a payment of this many paisa: the fixed part and the share, rounded down so that the
 * member never loses the rounding. A payment smaller than the requested one may be smaller than its
 * fee, so the fee never takes more than half. Source: domain.md 0.
 */
export function feeOf(fee: ChannelFee, paid: bigint): bigint {
  const full = fullFee(fee, paid);
  return full * 2n > paid ? paid / 2n : full;
}
