import { moneyText } from '@nokshi/ui';
import type { Bounds } from './bounds.ts';
import type { Translate } from './words.ts';

/** The least and the most, or the one amount when both are the same. */
export const boundsText = (t: Translate, { minimum, maximum }: Bounds): string =>
  minimum === maximum
    ? moneyText(minimum)
    : t('cashier.between', { minimum: moneyText(minimum), maximum: moneyText(maximum) });
