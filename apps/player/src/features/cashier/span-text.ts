import type { Translate } from '../../lib/words.ts';

/** Minutes are said as long as they are easily counted, then whole hours. */
const EASILY_COUNTED = 120;
const hoursIn = (minutes: number): number => Math.ceil(minutes / 60);

/** A span of time in words. */
export const spanText = (t: Translate, minutes: number): string =>
  minutes < EASILY_COUNTED
    ? t('withdraw.minutes', { minutes })
    : t('withdraw.hours', { hours: hoursIn(minutes) });

/** A span of time in which something is done, in words. */
export const withinText = (t: Translate, minutes: number): string =>
  minutes < EASILY_COUNTED
    ? t('cashier.within-minutes', { minutes })
    : t('withdraw.within-hours', { hours: hoursIn(minutes) });
