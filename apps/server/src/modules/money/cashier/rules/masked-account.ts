const SHOWN = 4;

/** All but the last four signs hidden: enough to know one's own account again. */
export const maskedAccount = (account: string): string =>
  '•'.repeat(Math.max(account.length - SHOWN, SHOWN)) + account.slice(-SHOWN);
