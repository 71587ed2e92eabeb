/** `burst` at once, then one more every `everyMs`. */
export type TryLimit = { readonly burst: number; readonly everyMs: number };
export type TryKind = 'words' | 'file' | 'conversation';
export type TryScope = 'asker' | 'address' | 'prefix' | 'site';

/**
 * What one asker (a member’s account or a visitor’s browser), one address, its
 * neighbours and the whole site may do; members and visitors each have the site's. A mobile operator
 * has thousands of people behind an address, so it gets more.
 */
export const TRY_LIMITS: Readonly<Record<TryKind, Readonly<Record<TryScope, TryLimit>>>> = {
  words: {
    asker: { burst: 12, everyMs: 3_000 },
    address: { burst: 120, everyMs: 500 },
    prefix: { burst: 360, everyMs: 170 },
    site: { burst: 1_200, everyMs: 20 },
  },
  file: {
    asker: { burst: 5, everyMs: 300_000 },
    address: { burst: 20, everyMs: 60_000 },
    prefix: { burst: 60, everyMs: 40_000 },
    site: { burst: 200, everyMs: 20_000 },
  },
  /** A visitor who deletes the cookie is a new asker: then the address is what counts. */
  conversation: {
    asker: { burst: 3, everyMs: 60_000 },
    address: { burst: 20, everyMs: 60_000 },
    prefix: { burst: 100, everyMs: 12_000 },
    site: { burst: 600, everyMs: 500 },
  },
};

/** An asker may write this much before anyone has read it. */
export const MOST_UNREAD = 50;
