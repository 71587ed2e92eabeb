import type { RandomSource } from '../../apps/server/src/kernel/random.ts';
import { createHasher } from '../../apps/server/src/modules/people/access/index.ts';

/** Passwords hashed as the house does it, at a fraction of the cost: for tests that are about something else. */
export const cheapHasher = (random: RandomSource) =>
  createHasher(random, { memoryKiB: 64, passes: 1, atOnce: 2, waiting: 200 });
