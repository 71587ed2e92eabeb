import type { Protection, Stretch } from '@nokshi/contract/player/limits.ts';

/** A member who set nothing; say what is different about yours. */
export const theProtection = (different: Partial<Protection> = {}): Protection => ({
  periods: 'calendar',
  bothUntil: null,
  limits: [],
  times: [],
  realityCheck: { minutes: 60, pending: null },
  offers: {
    exclusionMonths: [6],
    timeOutHours: [24],
    checkMinutes: [60],
    checkMayBeOff: false,
    riseWaitHours: 24,
    returnWaitHours: 24,
  },
  byHouse: [],
  restriction: null,
  ...different,
});

/** Nobody plays; say what is different about yours. */
export const theStretch = (different: Partial<Stretch> = {}): Stretch => ({
  running: null,
  realityCheck: { minutes: null, isDue: false, inSeconds: null },
  ...different,
});
