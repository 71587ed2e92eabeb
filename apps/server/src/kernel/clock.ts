/** The only source of time. Tests hand in one that stands still until it is moved. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
