/** `npm run test:full`: every variant, the long faults included. */
export const full = process.env.NOKSHI_TEST_FULL === '1';

/** Repetitions of what chance is asked: few in `npm test`, ten times as many in `npm run test:full`. */
export const times = (few: number): number => (full ? 10 * few : few);

/** The first of them, or as many as said; all in `npm run test:full`. */
export const some = <T>(all: readonly T[], count = 1): readonly T[] =>
  full ? all : all.slice(0, count);

/** `npm run test:faults` and `npm run test:full`: every fault at its full length. */
export const longFaults = full || process.env.NOKSHI_TEST_FAULTS === '1';

/** `npm run sheets`: pictures of every screen in every view; `full` takes them as well. */
export const pictures = full || process.env.NOKSHI_SHEETS === '1';

/** The screens that were named, or null for all. */
export const onlyScreens = process.env.NOKSHI_SCREENS?.split(' ') ?? null;
