import { MOST_MULTIPLE, UNIT_PRICES } from '@nokshi/contract/player/lottery.ts';

export type UnitPrice = (typeof UNIT_PRICES)[number];
/** What every unit of a bet is staked with. */
export type UnitStake = { readonly unitPrice: UnitPrice; readonly multiple: number };

/** Thousandths of the asset: 2.00 is 2000n and 0.002 is 2n. */
export function thousandthsOf(unitPrice: UnitPrice): bigint {
  const [whole = '', fraction = ''] = unitPrice.split('.');
  return BigInt(whole + fraction.padEnd(3, '0'));
}

/** An amount of minor units as price x multiple, by the largest price that goes into it; null where none does. */
export function unitStakeFor(amount: bigint): UnitStake | null {
  for (const unitPrice of UNIT_PRICES) {
    const price = thousandthsOf(unitPrice);
    const thousandths = amount * 10n;
    const multiple = thousandths / price;
    if (thousandths % price === 0n && multiple >= 1n && multiple <= BigInt(MOST_MULTIPLE))
      return { unitPrice, multiple: Number(multiple) };
  }
  return null;
}

/** A multiple within what is offered, whatever was typed. */
export const clampedMultiple = (multiple: number): number =>
  Math.min(MOST_MULTIPLE, Math.max(1, Math.trunc(multiple) || 1));
