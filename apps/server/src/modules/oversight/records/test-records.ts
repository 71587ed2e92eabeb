import type { RecordsRoom } from './room.ts';

type Books = Pick<
  RecordsRoom,
  | 'cashier'
  | 'promotions'
  | 'points'
  | 'agents'
  | 'jackpots'
  | 'slots'
  | 'lottery'
  | 'tables'
  | 'instants'
  | 'vendors'
>;

const noTeam = (): never => {
  throw new Error('there are no teams here');
};
const NO_TEAM = {
  teamBets: noTeam,
  teamMembers: noTeam,
  teamProfit: noTeam,
  ownIncome: noTeam,
  teamTransactions: noTeam,
};

/** Rooms without any data, for tests about other rooms. */
export const NO_BOOKS: Books = {
  cashier: {
    moneyByDay: async () => [],
    adjustedByDay: async () => [],
    moneyAmong: async () => new Map(),
    withdrawalIdsOf: async () => [],
    moneyThrough: async () => ({ deposited: 0n, withdrawn: 0n }),
  },
  agents: {
    commissionsByDay: async () => [],
    slipInFull() {
      throw new Error('there are no slips here');
    },
    ...NO_TEAM,
  },
  promotions: { costByDay: async () => [] },
  points: { paidByDay: async () => [] },
  jackpots: { awardedByDay: async () => [] },
  lottery: { betsOf: async () => new Map(), chasesAmong: async () => new Set() },
  slots: { drawnByDay: async () => [], freeWonByDay: async () => [] },
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
