import type { Translate } from '../../lib/words.ts';

type Measured = {
  readonly measured: string | null;
  readonly low: string | null;
  readonly high: string | null;
};

/** A measured return with what chance leaves open; a dash where nothing was played. */
export const returnText = (t: Translate, { measured, low, high }: Measured): string =>
  measured === null ? '–' : t('slots.between', { measured, low: low ?? '–', high: high ?? '–' });
