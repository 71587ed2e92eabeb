import type { Books } from './room.ts';

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
