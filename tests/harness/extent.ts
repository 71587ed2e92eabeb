/** `npm run test:full`: every variant, the long faults included. */
export const full = process.env.NOKSHI_TEST_FULL === '1';

/** `npm run test:faults` and `npm run test:full`: every fault at its full length. */
export const longFaults = full || process.env.NOKSHI_TEST_FAULTS === '1';

/** `npm run sheets`: pictures of every screen in every view; `full` takes them as well. */
export const pictures = full || process.env.NOKSHI_SHEETS === '1';

/** The screens that were named, or null for all. */
export const onlyScreens = process.env.NOKSHI_SCREENS?.split(' ') ?? null;
