import { toDecimal } from '@nokshi/money';
import type { Money, Play, TeamDay } from '../store/team-days.ts';

/** Play and money of somebody in some days; minor units. */
export type Sums = Play & Money;

export const NO_PLAY: Play = { wagers: 0n, staked: 0n, valid: 0n, paid: 0n, rebates: 0n };
export const NO_MONEY: Money = { deposits: 0n, withdrawals: 0n, promotions: 0n, wages: 0n };
export const NO_SUMS: Sums = { ...NO_PLAY, ...NO_MONEY };

export const addPlay = (one: Play, more: Play): Play => ({
  wagers: one.wagers + more.wagers,
  staked: one.staked + more.staked,
  valid: one.valid + more.valid,
  paid: one.paid + more.paid,
  rebates: one.rebates + more.rebates,
});

export const addMoney = (one: Money, more: Money): Money => ({
  deposits: one.deposits + more.deposits,
  withdrawals: one.withdrawals + more.withdrawals,
  promotions: one.promotions + more.promotions,
  wages: one.wages + more.wages,
});

export const addSums = (one: Sums, more: Sums): Sums => ({
  ...addPlay(one, more),
  ...addMoney(one, more),
});

/** What was lost to the house. */
export const netOf = ({ staked, paid, promotions, wages }: Sums): bigint =>
  staked - paid - promotions - wages;

/** Of one product: money beside play belongs to none. */
export function sumsOfDay({ products, ...money }: TeamDay, category?: string): Sums {
  const chosen = products.filter((one) => category === undefined || one.category === category);
  const play = chosen.reduce<Play>(addPlay, NO_PLAY);
  return { ...play, ...(category === undefined ? pickMoney(money) : NO_MONEY) };
}

const pickMoney = ({ deposits, withdrawals, promotions, wages }: Money): Money => ({
  deposits,
  withdrawals,
  promotions,
  wages,
});

/** The products of some days, the one with the most valid turnover first. */
export function byProduct(days: readonly TeamDay[]): (Play & { category: string })[] {
  const products = new Map<string, Play>();
  for (const { category, ...play } of days.flatMap((day) => day.products))
    products.set(category, addPlay(products.get(category) ?? NO_PLAY, play));
  return [...products]
    .map(([category, play]) => ({ category, ...play }))
    .sort((one, other) => (one.valid > other.valid ? -1 : 1));
}

export const wirePlay = ({ wagers, staked, valid, paid, rebates }: Play) => ({
  wagers: Number(wagers),
  staked: toDecimal(staked),
  valid: toDecimal(valid),
  paid: toDecimal(paid),
  rebates: toDecimal(rebates),
});

export const wireSums = (sums: Sums) => ({
  ...wirePlay(sums),
  deposits: toDecimal(sums.deposits),
  withdrawals: toDecimal(sums.withdrawals),
  promotions: toDecimal(sums.promotions),
  wages: toDecimal(sums.wages),
  net: toDecimal(netOf(sums)),
});
