import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';

const WORDLESS = { EN: '', BN: '' };

type Demo = Omit<CampaignTerms, 'startsAt'>;
type Said = Pick<Demo, 'name' | 'title' | 'position' | 'trigger' | 'reward' | 'limits'>;

const demo = (said: Said & Partial<Demo>): Demo => ({
  about: WORDLESS,
  picture: null,
  tabs: [],
  badge: 'none',
  endsAt: null,
  audience: [],
  ...said,
});

/** What a demo house begins with; its start, and the end of the raffle, are filled in. */
export const DEMO_CAMPAIGNS: readonly Demo[] = [
  demo({
    name: 'Welcome match',
    title: { EN: 'Your first deposit, doubled', BN: 'প্রথম জমায় দ্বিগুণ' },
    tabs: ['deposit', 'slots'],
    badge: 'new',
    position: 10,
    trigger: { kind: 'deposit', nth: [1], least: '200', joins: true },
    reward: {
      kind: 'bonus',
      sum: { of: 'share', percent: '100', most: '1000' },
      wagering: {
        multiple: 1_000,
        base: 'bonus',
        contributions: null,
        largestBet: '200',
        days: 7,
        largestConversion: null,
      },
    },
    limits: { budget: '100000', places: null, perMember: 1, perDay: null },
  }),
  demo({
    name: 'Weekly cashback',
    title: { EN: 'Cashback every week', BN: 'প্রতি সপ্তাহে ক্যাশব্যাক' },
    tabs: ['slots', 'live', 'lottery'],
    position: 20,
    trigger: {
      kind: 'period',
      period: 'W',
      of: 'loss',
      categories: [],
      tiers: [
        { from: '500', percent: '5' },
        { from: '10000', percent: '8' },
      ],
      least: '10',
      claimDays: 7,
    },
    reward: { kind: 'cash', sum: { of: 'share', percent: '100', most: '5000' }, multiple: 100 },
    limits: { budget: '100000', places: null, perMember: null, perDay: null },
  }),
  demo({
    name: 'Daily mission',
    title: { EN: 'Today’s mission', BN: 'আজকের মিশন' },
    tabs: ['slots', 'live', 'lottery'],
    position: 30,
    trigger: { kind: 'mission', window: 'day', counts: 'turnover', categories: [], target: '500' },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '10' }, multiple: 100 },
    limits: { budget: '20000', places: null, perMember: null, perDay: 1 },
  }),
  demo({
    name: 'Week’s leaderboard',
    title: { EN: 'Top ten of the week', BN: 'সপ্তাহের সেরা দশ' },
    tabs: ['slots', 'live', 'lottery'],
    position: 35,
    trigger: {
      kind: 'board',
      window: 'week',
      score: 'return',
      leastBets: 20,
      categories: [],
      prizes: [
        { from: 1, to: 1, amount: '500' },
        { from: 2, to: 3, amount: '200' },
        { from: 4, to: 10, amount: '50' },
      ],
    },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '500' }, multiple: 100 },
    limits: { budget: '50000', places: null, perMember: null, perDay: null },
  }),
  demo({
    name: 'Registration gift',
    title: { EN: 'A gift for new members', BN: 'নতুন সদস্যের উপহার' },
    badge: 'hot',
    position: 5,
    audience: [{ kind: 'registered-within', days: 7 }],
    trigger: { kind: 'registration' },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '20' }, multiple: 300 },
    limits: { budget: '20000', places: 1_000, perMember: 1, perDay: null },
  }),
  demo({
    name: 'Invite friends',
    title: { EN: 'Invite your friends', BN: 'বন্ধুদের আমন্ত্রণ জানান' },
    tabs: ['deposit'],
    position: 40,
    trigger: {
      kind: 'referral',
      firstDeposit: '500',
      turnover: 100,
      tiers: [
        { from: 1, amount: '50' },
        { from: 5, amount: '80' },
        { from: 20, amount: '100' },
      ],
    },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '100' }, multiple: 100 },
    limits: { budget: '50000', places: null, perMember: 200, perDay: 20 },
  }),
  demo({
    name: 'Fortnight raffle',
    title: { EN: 'Raffle of the fortnight', BN: 'পাক্ষিক র‍্যাফল' },
    tabs: ['slots', 'live', 'lottery'],
    badge: 'limited',
    position: 38,
    trigger: {
      kind: 'raffle',
      per: '200',
      most: 25,
      categories: [],
      prizes: [
        { count: 1, amount: '5000' },
        { count: 5, amount: '500' },
        { count: 20, amount: '50' },
      ],
      claimDays: 7,
    },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '5000' }, multiple: 100 },
    limits: { budget: '8500', places: null, perMember: null, perDay: null },
  }),
  // What members claim, enter a code or apply for, and what a VIP level brings.
  demo({
    name: 'Daily points',
    title: { EN: 'Points every day', BN: 'প্রতিদিন পয়েন্ট' },
    position: 32,
    trigger: { kind: 'claim' },
    reward: { kind: 'points', points: 20, worth: '5' },
    limits: { budget: '20000', places: null, perMember: null, perDay: 1 },
  }),
  demo({
    name: 'Code of the opening',
    title: { EN: 'The opening code', BN: 'উদ্বোধনী কোড' },
    position: 50,
    trigger: { kind: 'code', code: 'NOKSHI' },
    reward: {
      kind: 'bonus',
      sum: { of: 'fixed', amount: '30' },
      wagering: {
        multiple: 500,
        base: 'bonus',
        contributions: null,
        largestBet: '50',
        days: 7,
        largestConversion: '300',
      },
    },
    limits: { budget: '15000', places: 500, perMember: 1, perDay: null },
  }),
  demo({
    name: 'Tell us how it was',
    title: { EN: 'Tell us how you like it', BN: 'কেমন লাগল আমাদের জানান' },
    about: {
      EN: 'Write in a sentence or two what you like and what you miss; a picture of the screen helps.',
      BN: 'কী ভালো লাগে আর কী পেলে ভালো হতো, দু-এক কথায় লিখুন; স্ক্রিনের ছবি দিলে সুবিধা হয়।',
    },
    position: 45,
    trigger: { kind: 'application', pictures: 'asked' },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '30' }, multiple: 100 },
    limits: { budget: '6000', places: 200, perMember: 1, perDay: null },
  }),
  demo({
    name: 'First step of VIP',
    title: { EN: 'Points for VIP level 2', BN: 'ভিআইপি স্তর ২-এর পয়েন্ট' },
    tabs: ['vip'],
    position: 55,
    trigger: { kind: 'level', level: 2 },
    reward: { kind: 'points', points: 500, worth: '50' },
    limits: { budget: '50000', places: null, perMember: 1, perDay: null },
  }),
];
