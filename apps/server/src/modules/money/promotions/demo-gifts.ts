import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';

const WORDLESS = { EN: '', BN: '' };

type Demo = Omit<CampaignTerms, 'startsAt'>;
type Said = Pick<Demo, 'name' | 'title' | 'position' | 'trigger' | 'reward' | 'limits'>;

const gift = (said: Said & Partial<Demo>): Demo => ({
  about: WORDLESS,
  picture: null,
  tabs: [],
  badge: 'none',
  endsAt: null,
  audience: [],
  ...said,
});

/** What members of a demo house claim, enter a code or apply for, and what a VIP level brings. */
export const DEMO_GIFTS: readonly Demo[] = [
  gift({
    name: 'Daily points',
    title: { EN: 'Points every day', BN: 'প্রতিদিন পয়েন্ট' },
    position: 32,
    trigger: { kind: 'claim' },
    reward: { kind: 'points', points: 20, worth: '5' },
    limits: { budget: '20000', places: null, perMember: null, perDay: 1 },
  }),
  gift({
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
  gift({
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
  gift({
    name: 'First step of VIP',
    title: { EN: 'Points for VIP level 2', BN: 'ভিআইপি স্তর ২-এর পয়েন্ট' },
    tabs: ['vip'],
    position: 55,
    trigger: { kind: 'level', level: 2 },
    reward: { kind: 'points', points: 500, worth: '50' },
    limits: { budget: '50000', places: null, perMember: 1, perDay: null },
  }),
];
