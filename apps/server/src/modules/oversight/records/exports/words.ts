import type { Language } from '@nokshi/contract';
import type { ExportKind } from '@nokshi/contract/exports.ts';
import type { EntryLine, WagerEnd } from '@nokshi/contract/player/records.ts';
import type { PrintedFigure } from './figures.ts';

/** What an entry belongs to, where there is a word for it. */
export type Belonging =
  | 'wager'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'chase'
  | 'adjustment'
  | 'award'
  | 'team'
  | 'slip';

type Words = {
  readonly title: Readonly<Record<ExportKind, string>>;
  readonly fact: Readonly<
    Record<'member' | 'operator' | 'days' | 'filters' | 'at' | 'rows' | 'amounts', string>
  >;
  readonly column: Readonly<
    Record<
      | PrintedFigure
      | ('at' | 'game' | 'result' | 'state' | 'wager' | 'kind' | 'amount' | 'after')
      | ('number' | 'belongs' | 'day' | 'code' | 'name' | 'vendor')
      | ('product' | 'settled' | 'round' | 'id' | 'lane' | 'batch')
      | ('issue' | 'play' | 'chosen' | 'drawn'),
      string
    >
  >;
  readonly state: Readonly<Record<'OPEN' | 'SETTLED' | 'VOID', string>>;
  readonly end: Readonly<Record<WagerEnd, string>>;
  readonly entry: Readonly<Record<EntryLine, string>>;
  readonly belongs: Readonly<Record<Belonging, string>>;
  readonly asset: Readonly<Record<'BDT' | 'FUN', string>>;
  readonly total: string;
  readonly received: string;
  readonly spent: string;
  readonly everything: string;
  readonly nothing: string;
  readonly cut: string;
  readonly head: string;
  span(from: string, to: string): string;
  page(page: number, of: number): string;
};

const EN: Words = {
  title: {
    report: 'Report by day',
    games: 'Games of a product',
    wagers: 'Betting record',
    entries: 'Account record',
    slip: 'Slip of an agent contract',
    'team-members': 'Members of a team',
    'team-bets': 'Bets of a team',
    'team-profit': 'Profit and loss of a team',
    'team-income': 'Income of an agent',
    'team-transactions': 'Transactions of a team',
  },
  fact: {
    member: 'Member',
    operator: 'Given to',
    days: 'Days',
    filters: 'Filters',
    at: 'Created at (Dhaka)',
    rows: 'Rows',
    amounts: 'Amounts',
  },
  column: {
    at: 'Time (Dhaka)',
    game: 'Game',
    stake: 'Staked',
    payout: 'Paid out',
    result: 'Result',
    state: 'State',
    wager: 'Number',
    kind: 'For',
    amount: 'Amount',
    after: 'Balance after',
    number: 'Entry',
    belongs: 'Belongs to',
    day: 'Day',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    wagers: 'Wagers',
    refund: 'Refunded',
    ggr: 'GGR',
    awards: 'Jackpot awards',
    bonus: 'Free rounds',
    adjustments: 'By hand',
    commissions: 'Agents',
    net: 'Net',
    members: 'Active members',
    code: 'Code',
    name: 'Game',
    vendor: 'Vendor',
    product: 'Product',
    settled: 'Settled (Dhaka)',
    round: 'Round',
    id: 'Id',
    lane: 'Ledger lane',
    batch: 'Ledger batch',
    issue: 'Issue',
    play: 'Play',
    chosen: 'Chosen',
    drawn: 'Drawn',
  },
  state: { OPEN: 'Open', SETTLED: 'Settled', VOID: 'Void' },
  end: { open: 'Open', won: 'Won', lost: 'Lost', void: 'Void' },
  entry: {
    stake: 'Stake',
    win: 'Win',
    rebate: 'Rebate',
    refund: 'Refund',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    hold: 'Hold',
    release: 'Release',
    'slip-stake': 'Stake of the whole basket',
    'chase-hold': 'On hold for a chase',
    'chase-stake': 'Stake of a chase',
    'chase-release': 'Back from a chase',
    adjustment: 'Correction',
    award: 'Jackpot',
    fee: 'Fee',
    'to-vendor': 'To a provider',
    'from-vendor': 'Back from a provider',
    'vendor-play': 'Play at a provider',
    'transfer-out': 'Team transfer sent',
    'transfer-in': 'Team transfer received',
    'dividend-out': 'Dividend paid',
    'dividend-in': 'Dividend received',
    'wage-out': 'Salary paid',
    'wage-in': 'Salary received',
    'line-rebate': 'Team rebate',
    'withdrawal-returned': 'Withdrawal returned',
    'withdrawal-refunded': 'Withdrawal refunded',
    'withdrawal-disputed': 'Withdrawal in dispute',
    reversed: 'Payment reversed',
    'fee-returned': 'Fee returned',
    debt: 'Owed for a reversed payment',
    'debt-paid': 'Debt paid',
    'debt-written-off': 'Debt written off',
    'settled-again': 'Settled again',
    'result-debt': 'Owed for a corrected result',
    'result-debt-paid': 'Paid for a corrected result',
  },
  belongs: {
    wager: 'Bet',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    transfer: 'Provider transfer',
    chase: 'Chase',
    adjustment: 'Corrected by us',
    award: 'Jackpot or prize',
    team: 'Team transfer',
    slip: 'Slip of an agent',
  },
  asset: { BDT: 'Taka (BDT)', FUN: 'Play money (FUN)' },
  total: 'Total',
  received: 'Credits',
  spent: 'Debits',
  everything: 'None: all rows',
  nothing: 'Nothing matches these days and filters.',
  cut: 'The newest rows are here; more were left out. Choose fewer days to get all of them.',
  head: 'Ledger head',
  span: (from, to) => (from === to ? from : `${from} to ${to}`),
  page: (page, of) => `Page ${page} of ${of}`,
};

const BN: Words = {
  title: {
    report: 'দিন অনুযায়ী প্রতিবেদন',
    games: 'একটি পণ্যের গেম',
    wagers: 'বাজির ইতিহাস',
    entries: 'লেনদেনের ইতিহাস',
    slip: 'এজেন্ট চুক্তির স্লিপ',
    'team-members': 'দলের সদস্য',
    'team-bets': 'দলের বাজি',
    'team-profit': 'দলের লাভ-ক্ষতি',
    'team-income': 'এজেন্টের আয়',
    'team-transactions': 'দলের লেনদেন',
  },
  fact: {
    member: 'সদস্য',
    operator: 'যাকে দেওয়া',
    days: 'দিন',
    filters: 'ফিল্টার',
    at: 'তৈরির সময় (ঢাকা)',
    rows: 'সারি',
    amounts: 'টাকার অঙ্ক',
  },
  column: {
    at: 'সময় (ঢাকা)',
    game: 'গেম',
    stake: 'মোট বাজি',
    payout: 'মোট ফেরত',
    result: 'ফল',
    state: 'অবস্থা',
    wager: 'নম্বর',
    kind: 'কারণ',
    amount: 'পরিমাণ',
    after: 'পরের ব্যালেন্স',
    number: 'লেনদেন',
    belongs: 'যার অংশ',
    day: 'দিন',
    deposits: 'জমা',
    withdrawals: 'উত্তোলন',
    wagers: 'বাজির সংখ্যা',
    refund: 'ফেরত দেওয়া',
    ggr: 'মোট গেমিং আয়',
    awards: 'বাইরের জ্যাকপট',
    bonus: 'ফ্রি রাউন্ড',
    adjustments: 'হাতে সমন্বয়',
    commissions: 'এজেন্ট',
    net: 'নিট',
    members: 'সক্রিয় সদস্য',
    code: 'কোড',
    name: 'গেম',
    vendor: 'প্রোভাইডার',
    product: 'পণ্য',
    settled: 'নিষ্পত্তি (ঢাকা)',
    round: 'রাউন্ড',
    id: 'আইডি',
    lane: 'খতিয়ানের সারি',
    batch: 'খতিয়ানের ব্যাচ',
    issue: 'ইস্যু',
    play: 'খেলার ধরন',
    chosen: 'বাছাই',
    drawn: 'ড্রয়ের ফল',
  },
  state: { OPEN: 'চলছে', SETTLED: 'নিষ্পন্ন', VOID: 'বাতিল' },
  end: { open: 'চলছে', won: 'জিতেছেন', lost: 'হেরেছেন', void: 'বাতিল' },
  entry: {
    stake: 'বাজি',
    win: 'জয়',
    rebate: 'রিবেট',
    refund: 'ফেরত',
    deposit: 'জমা',
    withdrawal: 'উত্তোলন',
    hold: 'আলাদা রাখা',
    release: 'ছাড়া হয়েছে',
    'slip-stake': 'পুরো ঝুড়ির বাজি',
    'chase-hold': 'ধারাবাহিক বাজির জন্য আলাদা রাখা',
    'chase-stake': 'ধারাবাহিক বাজির ইস্যু',
    'chase-release': 'ধারাবাহিক বাজি থেকে ফেরত',
    adjustment: 'সংশোধন',
    award: 'জ্যাকপট',
    fee: 'ফি',
    'to-vendor': 'প্রোভাইডারে গেছে',
    'from-vendor': 'প্রোভাইডার থেকে ফেরত',
    'vendor-play': 'প্রোভাইডারে খেলা',
    'transfer-out': 'দলে পাঠানো',
    'transfer-in': 'দল থেকে পাওয়া',
    'dividend-out': 'লভ্যাংশ দেওয়া',
    'dividend-in': 'লভ্যাংশ পাওয়া',
    'wage-out': 'বেতন দেওয়া',
    'wage-in': 'বেতন পাওয়া',
    'line-rebate': 'দলের রিবেট',
    'withdrawal-returned': 'উত্তোলন ফেরত এসেছে',
    'withdrawal-refunded': 'উত্তোলনের টাকা ফেরত',
    'withdrawal-disputed': 'উত্তোলন নিয়ে আপত্তি',
    reversed: 'পেমেন্ট ফেরত নেওয়া হয়েছে',
    'fee-returned': 'ফি ফেরত',
    debt: 'ফেরত নেওয়া পেমেন্টের দেনা',
    'debt-paid': 'দেনা শোধ',
    'debt-written-off': 'দেনা মওকুফ',
    'settled-again': 'আবার নিষ্পত্তি',
    'result-debt': 'সংশোধিত ফলের দেনা',
    'result-debt-paid': 'সংশোধিত ফলের দেনা শোধ',
  },
  belongs: {
    wager: 'বাজি',
    deposit: 'জমা',
    withdrawal: 'উত্তোলন',
    transfer: 'প্রোভাইডারে স্থানান্তর',
    chase: 'ধারাবাহিক বাজি',
    adjustment: 'আমাদের সংশোধন',
    award: 'জ্যাকপট বা পুরস্কার',
    team: 'দলের লেনদেন',
    slip: 'এজেন্টের স্লিপ',
  },
  asset: { BDT: 'টাকা (BDT)', FUN: 'ডেমো টাকা (FUN)' },
  total: 'সব মিলিয়ে',
  received: 'এসেছে',
  spent: 'গেছে',
  everything: 'নেই: সব সারি',
  nothing: 'এই দিনগুলোতে এই ফিল্টারে কিছুই নেই।',
  cut: 'এখানে সর্বশেষ সারিগুলো আছে; আরও ছিল। সব পেতে কম দিন বেছে নিন।',
  head: 'খতিয়ানের শীর্ষ',
  span: (from, to) => (from === to ? from : `${from} থেকে ${to}`),
  page: (page, of) => `পাতা ${page} / ${of}`,
};

/** The words of printed files, as the pages of records and reports use them. */
export const WORDS: Readonly<Record<Language, Words>> = { EN, BN };
