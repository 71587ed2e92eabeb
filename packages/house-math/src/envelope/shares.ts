import type { Hash } from '../fairness/draw-chain.ts';
import { type Lane, rootOf } from '../fairness/merkle.ts';
import type { Random } from '../fairness/random.ts';
import { belowBig } from '../jackpot/draw.ts';

/** A red envelope: how much it holds, in minor units, and for how many. */
export type Envelope = { readonly pool: bigint; readonly shares: number };

/**
 * The shares in the order in which they are opened, in minor units: at least one each, the pool together.
 * Double mean: each takes any amount from nothing to twice the mean of what is left, so that its own mean is
 * that mean; the last takes the rest. Then they are shuffled, so that no place is luckier than another.
 * Where twice the mean is not whole, the next number is the limit as often as its fraction says.
 * Source: domain.md 9, products.md 6.6.
 */
export function sharesOf(random: Random, { pool, shares: count }: Envelope): bigint[] {
  if (pool < BigInt(count)) throw new Error(`${pool} has no ${count} shares`);
  const shares: bigint[] = [];
  let left = pool - BigInt(count);
  for (let open = count; open > 1; open -= 1) {
    const [whole, part] = [(2n * left) / BigInt(open), (2n * left) % BigInt(open)];
    const most = BigInt(random.below(open)) < part ? whole + 1n : whole;
    const more = belowBig(random, most + 1n);
    shares.push(1n + more);
    left -= more;
  }
  return shuffled(random, [...shares, 1n + left]);
}

/** Every order is equally likely (Fisher-Yates). */
function shuffled(random: Random, shares: bigint[]): bigint[] {
  for (let at = shares.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [shares[at], shares[other]] = [shares[other] as bigint, shares[at] as bigint];
  }
  return shares;
}

/** What is fixed of an envelope before its link is known, as one lane of a shared draw. */
export const laneOfEnvelope = (hash: Hash, { pool, shares }: Envelope): Lane => ({
  lane: 0,
  count: 1,
  root: rootOf(hash, [`envelope ${pool} ${shares}`]),
});
