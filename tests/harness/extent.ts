/** `npm run test:full`: every variant, the long faults included. */
export const full = process.env.NOKSHI_TEST_FULL === '1';

/** How often a crash test kills each: 5 in `npm test`, 20 in `npm run test:crash`. */
export const killsEach = Number(process.env.NOKSHI_TEST_KILLS ?? 5);
