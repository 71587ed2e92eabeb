import type { RecordsRoom } from './room.ts';

type Books = Pick<
  RecordsRoom,
  'cashier' | 'jackpots' | 'slots' | 'lottery' | 'tables' | 'instants' | 'vendors'
>;

/** Rooms without any data, for tests about other rooms. */
export const NO_BOOKS: Books = {
  cashier: {
    moneyByDay: async () => [],
    adjustedByDay: async () => [],
    moneyAmong: async () => new Map(),
    withdrawalIdsOf: async () => [],
    moneyThrough: async () => ({ deposited: 0n, withdrawn: 0n }),
  },
  jackpots: { awardedByDay: async () => [] },
  lottery: { betsOf: async () => new Map(), chasesAmong: async () => new Set() },
  slots: { drawnByDay: async () => [] },
  tables: { betsOf: async () => new Map(), kite: { betsOf: async () => new Map() } },
  instants: { roundsOf: async () => new Map() },
  vendors: { giftsByDay: async () => [], transfersAmong: async () => new Set() },
};

/** A house without a brand: only printed files name it. */
export const NO_SITE: RecordsRoom['site'] = {
  brand() {
    throw new Error('nothing is printed here');
  },
};
