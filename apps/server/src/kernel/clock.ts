/** The only source of time. Tests pass one that stops until they move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
