/** `npm run test:full`: every variant, the long faults included. */
export const full = process.env.NOKSHI_TEST_FULL === '1';

/** `npm run test:faults` and `npm run test:full`: every fault at its full length. */
export const longFaults = full || process.env.NOKSHI_TEST_FAULTS === '1';
