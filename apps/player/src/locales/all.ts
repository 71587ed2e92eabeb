import { messages as bnCentre } from './bn/centre/index.ts';
import { messages as bn } from './bn/index.ts';
import { messages as enCentre } from './en/centre/index.ts';
import { messages as en } from './en/index.ts';

/** Everything the site says, for tests that look at it as a whole. */
export const english = { ...en, ...enCentre };
export const bengali = { ...bn, ...bnCentre };
