import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { CampaignId } from '../../../kernel/ids.ts';
import { DEMO_GIFTS } from './demo-gifts.ts';
import type { PromotionsRoom } from './room.ts';
import { minorOf } from './rules/amount-of.ts';
import {
  allCampaigns,
  insertCampaign,
  insertVersion,
  putInForce,
  writeState,
} from './store/campaigns.ts';

const BY = 'nokshi';
const WORDLESS = { EN: '', BN: '' };

/** What a demo house begins with; its start, and the end of the raffle, are filled in. */
const DEMO: readonly Omit<CampaignTerms, 'startsAt'>[] = [
  {
    name: 'Welcome match',
    title: { EN: 'Your first deposit, doubled', BN: 'প্রথম জমায় দ্বিগুণ' },
    about: WORDLESS,
    picture: null,
    tabs: ['deposit', 'slots'],
    badge: 'new',
    position: 10,
    endsAt: null,
    audience: [],
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
  },
  {
    name: 'Weekly cashback',
    title: { EN: 'Cashback every week', BN: 'প্রতি সপ্তাহে ক্যাশব্যাক' },
    about: WORDLESS,
    picture: null,
    tabs: ['slots', 'live', 'lottery'],
    badge: 'none',
    position: 20,
    endsAt: null,
    audience: [],
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
  },
  {
    name: 'Daily mission',
    title: { EN: 'Today’s mission', BN: 'আজকের মিশন' },
    about: WORDLESS,
    picture: null,
    tabs: ['slots', 'live', 'lottery'],
    badge: 'none',
    position: 30,
    endsAt: null,
    audience: [],
    trigger: { kind: 'mission', window: 'day', counts: 'turnover', categories: [], target: '500' },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '10' }, multiple: 100 },
    limits: { budget: '20000', places: null, perMember: null, perDay: 1 },
  },
  {
    name: 'Week’s leaderboard',
    title: { EN: 'Top ten of the week', BN: 'সপ্তাহের সেরা দশ' },
    about: WORDLESS,
    picture: null,
    tabs: ['slots', 'live', 'lottery'],
    badge: 'none',
    position: 35,
    endsAt: null,
    audience: [],
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
  },
  {
    name: 'Registration gift',
    title: { EN: 'A gift for new members', BN: 'নতুন সদস্যের উপহার' },
    about: WORDLESS,
    picture: null,
    tabs: [],
    badge: 'hot',
    position: 5,
    endsAt: null,
    audience: [{ kind: 'registered-within', days: 7 }],
    trigger: { kind: 'registration' },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '20' }, multiple: 300 },
    limits: { budget: '20000', places: 1_000, perMember: 1, perDay: null },
  },
  {
    name: 'Invite friends',
    title: { EN: 'Invite your friends', BN: 'বন্ধুদের আমন্ত্রণ জানান' },
    about: WORDLESS,
    picture: null,
    tabs: ['deposit'],
    badge: 'none',
    position: 40,
    endsAt: null,
    audience: [],
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
  },
  {
    name: 'Fortnight raffle',
    title: { EN: 'Raffle of the fortnight', BN: 'পাক্ষিক র‍্যাফল' },
    about: WORDLESS,
    picture: null,
    tabs: ['slots', 'live', 'lottery'],
    badge: 'limited',
    position: 38,
    endsAt: null,
    audience: [],
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
  },
];

/** How long the raffle of a demo house takes tickets. */
const RAFFLE_MS = 14 * 86_400_000;

/** Writes them where no campaign was ever made, in demo mode alone. */
export async function seedDemo(room: PromotionsRoom, tx: Tx): Promise<void> {
  if (room.mode !== 'demo' || (await allCampaigns(tx)).length > 0) return;
  const at = room.clock.now();
  for (const demo of [...DEMO, ...DEMO_GIFTS]) {
    const endsAt = demo.trigger.kind === 'raffle' ? new Date(at.getTime() + RAFFLE_MS) : null;
    const terms: CampaignTerms = {
      ...demo,
      startsAt: at.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    };
    const campaignId = room.ids.next<CampaignId>();
    const { kind: trigger } = terms.trigger;
    await insertCampaign(tx, { campaignId, brandId: room.brandId, trigger, madeAt: at });
    await insertVersion(tx, { campaignId, version: 1, terms, savedBy: BY, savedAt: at });
    await writeState(tx, campaignId, 'RUNNING');
    await putInForce(tx, {
      campaignId,
      version: 1,
      trigger,
      startsAt: at,
      endsAt,
      budget: minorOf(terms.limits.budget),
      places: terms.limits.places,
      at,
    });
  }
}
