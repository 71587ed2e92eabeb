import type { Language } from '@nokshi/contract';
import type { Component, SlipState } from '@nokshi/contract/player/agent-slips.ts';
import type { IncomeKind } from '@nokshi/contract/player/agent-terms.ts';

type Words = {
  readonly column: Readonly<Record<'part' | 'name' | 'staked' | 'valid' | 'amount', string>>;
  readonly fact: Readonly<
    Record<
      | ('slip' | 'kind' | 'contract' | 'upline' | 'downline')
      | ('period' | 'active' | 'rate' | 'state'),
      string
    >
  >;
  readonly kind: Readonly<Record<IncomeKind, string>>;
  readonly state: Readonly<Record<SlipState, string>>;
  readonly component: Readonly<Record<Component, string>>;
  readonly part: Readonly<Record<'member' | 'change', string>>;
  readonly sum: Readonly<
    Record<
      | ('team' | 'loss' | 'carryIn' | 'changes' | 'amount')
      | ('paidDown' | 'owedIn' | 'payable' | 'carryOut'),
      string
    >
  >;
};

/** The words of a slip in its file. */
export const SLIP_WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    column: {
      part: 'Part',
      name: 'Member',
      staked: 'Staked',
      valid: 'Valid bets',
      amount: 'Amount',
    },
    fact: {
      slip: 'Slip',
      kind: 'Contract',
      contract: 'Contract and version',
      upline: 'Upline',
      downline: 'Downline',
      period: 'Period (Dhaka)',
      active: 'Active members',
      rate: 'Rate',
      state: 'State',
    },
    kind: {
      dividend: 'Dividend',
      daily: 'Daily salary',
      hourly: 'Hourly salary',
      'real-time': 'Real-time salary',
      rebate: 'Team rebate',
    },
    state: {
      DUE: 'Due',
      PAID: 'Paid',
      NOTHING: 'Nothing due',
      OVERDUE: 'Overdue',
      PAID_LATE: 'Paid late',
      PAID_BY_HOUSE: 'Paid by the house',
    },
    component: {
      staked: 'Bets of the team',
      paid: 'Payouts',
      rebates: 'Rebates',
      wages: 'Salaries paid to the team',
      promotions: 'Promotions',
      fees: 'Fees that the house bore',
    },
    part: { member: 'Team member', change: 'Bet that changed later' },
    sum: {
      team: 'Team',
      loss: 'Loss of the team',
      carryIn: 'Carried in',
      changes: 'Bets that changed later',
      amount: 'Amount',
      paidDown: 'Paid on to those below',
      owedIn: 'Taken for the slip before',
      payable: 'Paid with this slip',
      carryOut: 'Carried on',
    },
  },
  BN: {
    column: {
      part: 'অংশ',
      name: 'সদস্য',
      staked: 'মোট বাজি',
      valid: 'বৈধ বাজি',
      amount: 'পরিমাণ',
    },
    fact: {
      slip: 'স্লিপ',
      kind: 'চুক্তি',
      contract: 'চুক্তি ও সংস্করণ',
      upline: 'আপলাইন',
      downline: 'ডাউনলাইন',
      period: 'সময়কাল (ঢাকা)',
      active: 'সক্রিয় সদস্য',
      rate: 'হার',
      state: 'অবস্থা',
    },
    kind: {
      dividend: 'লভ্যাংশ',
      daily: 'দৈনিক বেতন',
      hourly: 'ঘণ্টাভিত্তিক বেতন',
      'real-time': 'তাৎক্ষণিক বেতন',
      rebate: 'দলের রিবেট',
    },
    state: {
      DUE: 'বাকি',
      PAID: 'দেওয়া হয়েছে',
      NOTHING: 'কিছু পাওনা নেই',
      OVERDUE: 'বকেয়া',
      PAID_LATE: 'দেরিতে দেওয়া হয়েছে',
      PAID_BY_HOUSE: 'হাউস দিয়েছে',
    },
    component: {
      staked: 'দলের বাজি',
      paid: 'জেতা টাকা',
      rebates: 'রিবেট',
      wages: 'দলকে দেওয়া বেতন',
      promotions: 'অফার',
      fees: 'হাউসের বহন করা ফি',
    },
    part: { member: 'দলের সদস্য', change: 'পরে বদলানো বাজি' },
    sum: {
      team: 'দল',
      loss: 'দলের লোকসান',
      carryIn: 'আগের জের',
      changes: 'পরে বদলানো বাজি',
      amount: 'পরিমাণ',
      paidDown: 'নিচের এজেন্টদের দেওয়া',
      owedIn: 'আগের স্লিপের জন্য কাটা',
      payable: 'এই স্লিপে দেওয়া',
      carryOut: 'পরের জের',
    },
  },
};
