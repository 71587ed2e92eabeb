/**
 * A pool has two purses in the ledger: the pot, whose owner has the pool's own id, and the cover it
 * grows from. Both are cash accounts with a floor of zero, so a pool can neither pay more than it
 * has nor grow by what the house has not given. The cover is in the pot's lane, whose number is the
 * last digit of the id, so that growth takes one lane. Source: domain.md 3.4.
 */
export const intoLaneOf = (poolId: string, id: string): string =>
  `${id.slice(0, -1)}${poolId.slice(-1)}`;
