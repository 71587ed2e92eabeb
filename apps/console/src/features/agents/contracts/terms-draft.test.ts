import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { contractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { expect, test } from 'vitest';
import { draftOf, faultsOf, NEW_DRAFT, termsOf } from './terms-draft.ts';

const ALL: readonly ContractTerms[] = [
  {
    kind: 'dividend',
    period: 'H',
    carries: false,
    includesSelf: true,
    tiers: [{ validBet: '0', loss: '60000.5', activeMembers: 10, rate: '30' }],
  },
  {
    kind: 'daily',
    includesSelf: false,
    tiers: [{ dailyBet: '1000', activeMembers: 0, rate: '0.25' }],
  },
  { kind: 'hourly', includesSelf: false, tiers: [{ hourBet: '0', rate: '100.00' }] },
  {
    kind: 'real-time',
    includesSelf: false,
    tiers: [
      { singleBet: '10', winRate: '0.1', lossRate: '0.2' },
      { singleBet: '20', winRate: '0.2', lossRate: '0.3' },
    ],
  },
];

test.each(ALL)(
  'a draft of $kind terms gives the same terms, as the contract reads them',
  (terms) => {
    const draft = draftOf('padma', terms);
    expect(faultsOf(draft)).toEqual([]);
    expect(termsOf(draft)).toEqual(terms);
    expect(contractTerms.parse(termsOf(draft))).toEqual(terms);
  },
);

test('Bengali digits and grouped amounts are read', () => {
  const typed = { validBet: '১,০০,০০০', loss: '0', activeMembers: '৫', rate: '১২.৫' };
  const draft = { ...NEW_DRAFT, tiers: [typed] };
  expect(faultsOf(draft)).toEqual([]);
  expect(termsOf(draft).tiers[0]).toEqual({
    validBet: '100000',
    loss: '0',
    activeMembers: 5,
    rate: '12.5',
  });
});

test.each([
  ['validBet', '-1'],
  ['validBet', '12,5'],
  ['loss', '1.005'],
  ['activeMembers', '2.5'],
  ['activeMembers', '1000001'],
  ['rate', '0'],
  ['rate', '100.5'],
  ['rate', '12.345'],
] as const)('%s of %s is a fault at its own field', (name, wrong) => {
  const right = { validBet: '0', loss: '0', activeMembers: '0', rate: '5' };
  const draft = { ...NEW_DRAFT, tiers: [right, { ...right, [name]: wrong }] };
  expect(faultsOf(draft)).toEqual([{ path: `tiers.1.${name}`, name, isEmpty: false }]);
});

test('fields of another kind are not asked for, and come back with it', () => {
  const draft = { ...NEW_DRAFT, kind: 'hourly', tiers: [{ hourBet: '5', rate: '1' }] } as const;
  expect(termsOf(draft)).toEqual({
    kind: 'hourly',
    includesSelf: false,
    tiers: [{ hourBet: '5', rate: '1' }],
  });
  expect(faultsOf({ ...draft, kind: 'daily' }).map(({ name }) => name)).toEqual([
    'dailyBet',
    'activeMembers',
  ]);
});
