import { randomBytes } from 'node:crypto';

/** The only source of randomness of the server; tests pass a seeded one. */
export type RandomSource = { bytes(length: number): Buffer };

export const systemRandom: RandomSource = { bytes: (length) => randomBytes(length) };
