/**
 * What has to be staked for an amount before it may be withdrawn: `multiple` in hundredths, so 100
 * is once and 2500 is 25 times. Source: domain.md 9.
 */
export const requiredTurnover = (amount: bigint, multiple: number): bigint =>
  (amount * BigInt(multiple)) / 100n;
