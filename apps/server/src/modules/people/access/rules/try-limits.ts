import type { TryKind } from '@nokshi/contract/console/tries.ts';

export type { TryKind };

/** `burst` tries at once, then one more every `everySeconds`. */
export type TryLimit = { readonly burst: number; readonly everySeconds: number };

/** Limits under a name that strangers may type, with a share of its own for known browsers. */
export type Named = 'account' | 'operator' | 'factor';

/** The keys a request for a code is counted under, each with its own limit. */
export type CodeCount = Extract<TryKind, `code-${string}`>;

/**
 * Allowed wrong tries; right ones are given back. Source: promises.md T13 (at most 20 guesses an
 * hour at one account). What strangers can use up is theirs alone: browsers that the owner is known
 * in share the limit of the same name with `-known`, so that nobody locks an owner out. Addresses
 * get more, since a mobile operator has thousands of members behind one.
 */
export const TRY_LIMITS: Readonly<Record<TryKind, TryLimit>> = {
  account: { burst: 6, everySeconds: 600 },
  'account-known': { burst: 4, everySeconds: 900 },
  operator: { burst: 6, everySeconds: 600 },
  'operator-known': { burst: 4, everySeconds: 900 },
  factor: { burst: 6, everySeconds: 600 },
  'factor-known': { burst: 4, everySeconds: 900 },
  address: { burst: 60, everySeconds: 30 },
  // Accounts that were opened: a form that failed is given back. A carrier has thousands of
  // telephones behind one address, and a stranger who drops cookies has a new browser each time.
  'registration-device': { burst: 6, everySeconds: 1_800 },
  registration: { burst: 120, everySeconds: 20 },
  'registration-prefix': { burst: 400, everySeconds: 6 },
  // Answers that a username is taken; the image is asked for long before.
  taken: { burst: 60, everySeconds: 30 },
  payment: { burst: 5, everySeconds: 900 },
  // Codes of vouchers that do not exist; a right one is given back.
  voucher: { burst: 8, everySeconds: 300 },
  // Free play opens accounts without a form: as often from a browser and an address as they may
  // register, and some 2,300 an hour on the whole site.
  'trial-device': { burst: 6, everySeconds: 1_800 },
  trial: { burst: 120, everySeconds: 20 },
  'trial-site': { burst: 500, everySeconds: 2 },
  // Requests for codes: messages cost money, and fraudsters earn by triggering messages to ranges
  // of numbers (checklist C-015, X-002). A recipient gets one a minute and, in any 24 hours, five.
  'code-recipient': { burst: 1, everySeconds: 60 },
  'code-recipient-day': { burst: 3, everySeconds: 43_200 },
  'code-about': { burst: 5, everySeconds: 3_600 },
  'code-range': { burst: 20, everySeconds: 300 },
  'code-country': { burst: 200, everySeconds: 5 },
  'code-device': { burst: 10, everySeconds: 300 },
  'code-address': { burst: 120, everySeconds: 20 },
  'code-prefix': { burst: 400, everySeconds: 6 },
  'code-site': { burst: 300, everySeconds: 2 },
};

/** After this many failures of one account from one address an image has to be read. S-013. */
export const FAILURES_BEFORE_CAPTCHA = 3;

/** Failures are forgotten when nothing failed for this long. */
export const FAILURES_FORGOTTEN_AFTER_HOURS = 24;

/** The most tries of one kind possible in any hour. */
export const perHour = ({ burst, everySeconds }: TryLimit): number =>
  burst + Math.floor(3600 / everySeconds);
