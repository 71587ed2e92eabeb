import type { PoolTerms } from './console/jackpots.ts';
import type { Change } from './four-eyes.ts';
import { settingChanges } from './setting-changes.ts';

/** The fields that differ between two set-ups of a pool; all of them for a new one. */
export const poolChanges = (before: PoolTerms | null, after: PoolTerms): Change[] =>
  settingChanges(before ? shown(before) : {}, shown(after));

const shown = (terms: PoolTerms) => ({
  ...terms,
  from: terms.from ?? '',
  until: terms.until ?? '',
});
