import type { Language } from '@nokshi/contract';
import type { TEAM_ENTRY_KINDS } from '@nokshi/contract/player/agent-team.ts';

export type TeamColumn =
  | ('name' | 'type' | 'heads' | 'teamHeads' | 'registered' | 'seen' | 'balance' | 'teamBalance')
  | 'prizeBase'
  | ('at' | 'game' | 'stake' | 'valid' | 'paid' | 'result' | 'state')
  | ('deposits' | 'withdrawals' | 'staked' | 'rebates' | 'promotions' | 'wages' | 'net')
  | ('period' | 'kind' | 'payer' | 'base' | 'rate' | 'amount' | 'paidDown')
  | ('day' | 'in' | 'out');

type Words = {
  readonly column: Readonly<Record<TeamColumn, string>>;
  readonly entry: Readonly<Record<(typeof TEAM_ENTRY_KINDS)[number], string>>;
  readonly house: string;
  type(type: number): string;
};

/** The words of the agent centre's lists in their files. */
export const TEAM_WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    column: {
      name: 'Member',
      type: 'Type',
      heads: 'Directly below',
      teamHeads: 'Team',
      registered: 'Registered (Dhaka)',
      seen: 'Last seen',
      balance: 'Balance',
      teamBalance: 'Balance of the team',
      prizeBase: 'Prize base',
      at: 'Time (Dhaka)',
      game: 'Game',
      stake: 'Stake',
      valid: 'Valid bets',
      paid: 'Paid out',
      result: 'Result',
      state: 'State',
      deposits: 'Deposits',
      withdrawals: 'Withdrawals',
      staked: 'Staked',
      rebates: 'Of it rebates',
      promotions: 'Promotions',
      wages: 'Salaries',
      net: 'Net loss',
      period: 'Period (Dhaka)',
      kind: 'Kind',
      payer: 'Paid by',
      base: 'Base',
      rate: 'Rate',
      amount: 'Amount',
      paidDown: 'Paid on',
      day: 'Day',
      in: 'Received',
      out: 'Given',
    },
    entry: {
      deposit: 'Deposits',
      withdrawal: 'Withdrawals',
      'transfer-in': 'Team transfers received',
      'transfer-out': 'Team transfers sent',
      wage: 'Salaries',
      dividend: 'Dividends',
      rebate: 'Rebates',
      promotion: 'Promotions',
      adjustment: 'Corrections',
    },
    house: 'The house',
    type: (type) => (type === 0 ? 'Member' : `Agent (${type})`),
  },
  BN: {
    column: {
      name: 'সদস্য',
      type: 'ধরন',
      heads: 'সরাসরি নিচে',
      teamHeads: 'দল',
      registered: 'নিবন্ধন (ঢাকা)',
      seen: 'শেষ দেখা',
      balance: 'ব্যালেন্স',
      teamBalance: 'দলের ব্যালেন্স',
      prizeBase: 'পুরস্কারের ভিত্তি',
      at: 'সময় (ঢাকা)',
      game: 'গেম',
      stake: 'বাজি',
      valid: 'গণ্য বাজি',
      paid: 'ফেরত',
      result: 'ফল',
      state: 'অবস্থা',
      deposits: 'জমা',
      withdrawals: 'উত্তোলন',
      staked: 'মোট বাজি',
      rebates: 'এর মধ্যে রিবেট',
      promotions: 'প্রমোশন',
      wages: 'বেতন',
      net: 'নিট ক্ষতি',
      period: 'সময়কাল (ঢাকা)',
      kind: 'ধরন',
      payer: 'কে দেয়',
      base: 'ভিত্তি',
      rate: 'হার',
      amount: 'পরিমাণ',
      paidDown: 'নিচে দেওয়া',
      day: 'দিন',
      in: 'এসেছে',
      out: 'গেছে',
    },
    entry: {
      deposit: 'জমা',
      withdrawal: 'উত্তোলন',
      'transfer-in': 'দল থেকে পাওয়া',
      'transfer-out': 'দলে পাঠানো',
      wage: 'বেতন',
      dividend: 'লভ্যাংশ',
      rebate: 'রিবেট',
      promotion: 'প্রমোশন',
      adjustment: 'সংশোধন',
    },
    house: 'প্রতিষ্ঠান',
    type: (type) => (type === 0 ? 'সদস্য' : `এজেন্ট (${type})`),
  },
};
