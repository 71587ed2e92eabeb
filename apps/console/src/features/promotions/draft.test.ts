import { type Condition, CONDITION_KINDS } from '@nokshi/contract/promotions/audience.ts';
import {
  type CampaignTerms,
  campaignTerms,
  type Reward,
} from '@nokshi/contract/promotions/terms.ts';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  draftOf,
  newCondition,
  newDraft,
  readDraft,
  stepOf,
  withReward,
  newTrigger,
} from './draft.ts';
import { TRIGGER_KINDS } from './triggers.tsx';

const AT = Date.parse('2026-03-02T06:00:00.000Z');
const fresh = newDraft(AT);
const draft: Draft = {
  ...fresh,
  name: 'Welcome match',
  title: { EN: 'Your first deposit, doubled', BN: 'প্রথম জমায় দ্বিগুণ' },
  reward: { ...fresh.reward, values: { ...fresh.reward.values, most: '১,০০০' } },
  limits: { ...fresh.limits, budget: '100,000' },
};

/** What has to be typed of a kind beyond how it begins. */
const TYPED: Readonly<Record<string, Draft['limits']>> = {
  code: { code: 'eid2026' },
  period: { tiers: [{ from: '0', percent: '5' }] },
};

const termsOf = (of: Draft): CampaignTerms => {
  const { terms, faults } = readDraft(of);
  expect(faults).toEqual([]);
  return campaignTerms.parse(terms);
};

describe('terms of a campaign as they are typed', () => {
  test.each(TRIGGER_KINDS)('trigger %s makes terms that the server reads', (kind) => {
    const { values } = newTrigger(kind);
    const trigger = { kind, values: { ...values, ...TYPED[kind] } };
    const terms = termsOf({ ...draft, trigger });
    expect(terms.trigger.kind).toBe(kind);
    expect(termsOf(draftOf(terms))).toEqual(terms);
  });

  test('amounts and numbers are read in either script', () => {
    expect(termsOf(draft)).toMatchObject({
      startsAt: '2026-03-02T06:00:00.000Z',
      endsAt: null,
      trigger: { kind: 'deposit', nth: [], least: '200', joins: true },
      reward: {
        sum: { of: 'share', percent: '100', most: '1000' },
        wagering: {
          multiple: 1_000,
          base: 'bonus',
          contributions: null,
          largestBet: null,
          days: 7,
        },
      },
      limits: { budget: '100000', places: null, perMember: 1, perDay: null },
    });
  });

  test('a table of contributions is a record of the wire, and comes back', () => {
    const rows = [
      { category: 'RNG', counts: '100' },
      { category: 'LIVE', counts: '20' },
    ];
    const { values } = draft.reward;
    const reward = { ...draft.reward, values: { ...values, contributions: rows } };
    const terms = termsOf({ ...draft, reward });
    expect(terms.reward).toMatchObject({ wagering: { contributions: { RNG: 100, LIVE: 20 } } });
    expect(draftOf(terms).reward.values.contributions).toEqual(rows);
  });

  test('every condition has its figure', () => {
    const figures = { days: '7', count: '3', amount: '500', level: '2', username: 'agent01' };
    const audience = CONDITION_KINDS.map((kind) => {
      const { values } = newCondition(kind);
      const typed = Object.entries(figures).filter(([name]) => name in values);
      return { kind, values: { ...values, ...Object.fromEntries(typed) } };
    });
    const read = termsOf({ ...draft, audience }).audience as Condition[];
    expect(read.map(({ kind }) => kind)).toEqual(CONDITION_KINDS);
  });

  test('cash has a multiple and no wagering', () => {
    const cash = withReward(draft, { kind: 'cash', of: 'fixed' });
    const reward = { ...cash, values: { ...cash.values, amount: '50', multiple: '2.5' } };
    expect(termsOf({ ...draft, reward }).reward).toEqual({
      kind: 'cash',
      sum: { of: 'fixed', amount: '50' },
      multiple: 250,
    });
  });

  test.each<Reward>([
    { kind: 'points', points: 500, worth: '50' },
    { kind: 'free-rounds', gameId: 'wheel', rounds: 10, stake: '2', days: 7 },
  ])('a reward of $kind is written and read as the same terms, without a sum', (reward) => {
    const terms = { ...termsOf(draft), reward };
    expect(termsOf(draftOf(terms)).reward).toEqual(reward);
  });

  test('what is empty or cannot be read is named, with the step it is asked on', () => {
    const trigger: Draft['trigger'] = {
      kind: 'period',
      values: { ...newTrigger('period').values, tiers: [{ from: '0', percent: '200' }] },
    };
    const { terms, faults } = readDraft({ ...fresh, trigger });
    expect(terms).toBeNull();
    const paths = faults.map(({ path }) => path);
    expect(paths).toEqual([
      'trigger.tiers.0.percent',
      'reward.most',
      'limits.budget',
      'name',
      'title.EN',
      'title.BN',
    ]);
    expect(paths.map(stepOf)).toEqual(['trigger', 'reward', 'limits', 'texts', 'texts', 'texts']);
  });
});
