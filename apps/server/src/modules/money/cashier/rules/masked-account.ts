const SHOWN = 4;

/** All but the last four characters hidden: enough to recognise one's own account. */
export const maskedAccount = (account: string): string =>
  '•'.repeat(Math.max(account.length - SHOWN, SHOWN)) + account.slice(-SHOWN);
