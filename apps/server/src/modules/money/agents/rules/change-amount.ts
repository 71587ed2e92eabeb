import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { floorDiv, rateOfBet, share } from './amounts.ts';
import { tiersOf } from './tiers.ts';

/** What a bet counted at one moment; minor units. `paid` is with its rebate. */
export type Counted = {
  /** Zero once it is void. */
  readonly stake: bigint;
  readonly valid: bigint;
  readonly paid: bigint;
  readonly rebate: bigint;
};

/** A bet that was voided, or settled again. */
export type BetChange = {
  /** The whole stake, also of a void bet. */
  readonly stake: bigint;
  readonly before: Counted;
  readonly after: Counted;
};

/** What a bet adds to a slip: the part of its base, and the rate that applies. */
export type Part = {
  readonly base: bigint;
  /** Hundredths of a percent. */
  readonly rate: bigint;
};

/** What a change comes to for one slip of then; minor units. */
export type Change = {
  readonly before: Part;
  readonly after: Part;
  readonly amount: bigint;
  /** Of a dividend that carries: what is added to what it took along. */
  readonly carry: bigint;
};

/** The slip that the bet was part of. */
export type SlipThen = {
  readonly terms: ContractTerms;
  /** Of the tier that was reached then, in hundredths of a percent; null: none was. */
  readonly rate: bigint | null;
  /** Of a dividend: loss and carry of then, with the changes since. */
  readonly left: bigint;
};

const WHOLE = 10_000n;

/**
 * A bet that changed after its period was settled, with the rate of the version and tier of then. A
 * wage gets the difference of the two shares; a dividend what its base above zero gives more or less,
 * and the rest goes to the carry. Source: domain.md 8.2, products.md 7.5.
 */
export function changeAmount(slip: SlipThen, bet: BetChange): Change {
  const { terms } = slip;
  if (terms.kind === 'dividend') return ofDividend(slip, bet);
  const rateOf = ({ paid, rebate }: Counted): bigint =>
    terms.kind === 'real-time'
      ? rateOfBet(tiersOf(terms), { stake: bet.stake, won: paid > rebate })
      : (slip.rate ?? 0n);
  const before = { base: bet.before.valid, rate: rateOf(bet.before) };
  const after = { base: bet.after.valid, rate: rateOf(bet.after) };
  const amount = floorDiv(after.base * after.rate - before.base * before.rate, WHOLE);
  return { before, after, amount, carry: 0n };
}

const lost = ({ stake, paid }: Counted): bigint => stake - paid;

function ofDividend({ terms, rate, left }: SlipThen, bet: BetChange): Change {
  const [before, after] = [lost(bet.before), lost(bet.after)];
  const now = left + after - before;
  const paidOn = (base: bigint) => (base > 0n && rate !== null ? share(base, rate) : 0n);
  const carried = (base: bigint) => (base < 0n ? base : 0n);
  const carries = terms.kind === 'dividend' && terms.carries;
  return {
    before: { base: before, rate: rate ?? 0n },
    after: { base: after, rate: rate ?? 0n },
    amount: paidOn(now) - paidOn(left),
    carry: carries ? carried(now) - carried(left) : 0n,
  };
}

/**
 * What changes of earlier slips come to where the contract ended: they move the carry of its last slip
 * with play, and its rate applies. Minor units; `left` is loss and carry of that slip, `carry` what the
 * changes add.
 */
export function closeCarry({
  rate,
  left,
  carry,
}: Pick<SlipThen, 'rate' | 'left'> & { readonly carry: bigint }) {
  const paidOn = (base: bigint) => (base > 0n && rate !== null ? share(base, rate) : 0n);
  const now = left + carry;
  return { earned: paidOn(now) - paidOn(left), carryOut: now < 0n ? now : 0n };
}
