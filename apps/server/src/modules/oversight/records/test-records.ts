import type { Books, RecordsRoom } from './room.ts';

/** Rooms that have nothing to say, for tests that are about others. */
export const NO_BOOKS: Books = {
  money: async () => [],
  adjusted: async () => [],
  pools: async () => [],
  pots: async () => [],
  gifts: async () => [],
  withdrawalsAmong: async () => new Set(),
  transfersAmong: async () => new Set(),
};

/** A house without a brand: only printed files name it. */
export const NO_SITE: RecordsRoom['site'] = {
  brand() {
    throw new Error('nothing is printed here');
  },
};
