import { some } from '../../../../tests/harness/extent.ts';

/** Who reads a part in its variants: in `npm test` Bengali alone, since all other tests read English. */
export const READERS = some(['BN', 'EN'] as const);
