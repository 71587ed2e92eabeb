import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { expect, test } from 'vitest';
import { compareSlips, figuresOf } from './slips-compare.ts';
import type { Seen, SeenAgent } from './slips-seen.ts';
import type { Bet } from './slips-sums.ts';

const HOUR = 3_600_000;
/** Midnight in Dhaka. */
const START = Date.parse('2026-01-14T18:00:00.000Z');
const iso = (ms: number) => new Date(START + ms).toISOString();

const bet: Bet = {
  wagerId: 'wgr_1',
  memberId: 'mbr_member',
  stake: 1_000_00n,
  valid: 1_000_00n,
  paid: 0n,
  rebate: 0n,
  settledAt: START + HOUR,
  voidAt: null,
};
/** Void once its hour was paid. */
const voided: Bet = { ...bet, wagerId: 'wgr_2', valid: 200_00n, voidAt: START + 3 * HOUR };

const hourly = (rate: string): ContractTerms => ({
  kind: 'hourly',
  includesSelf: false,
  tiers: [{ hourBet: '0', rate }],
});

const slip = (id: string, given: Partial<Slip>): Slip => ({
  id: `slp_${id}`,
  contractId: 'ctr_1',
  kind: 'hourly',
  version: 1,
  closing: false,
  side: 'own',
  upline: null,
  downline: { id: '', name: '' },
  from: iso(HOUR),
  to: iso(2 * HOUR),
  staked: '2000.00',
  valid: '1200.00',
  activeMembers: 1,
  bets: null,
  wonPart: null,
  lostPart: null,
  components: null,
  loss: null,
  carryIn: null,
  carryOut: null,
  tier: 1,
  rate: '1.00',
  changes: '0.00',
  amount: '12.00',
  paidDown: '6.00',
  owedIn: '0.00',
  payMode: 'upline',
  payable: '12.00',
  state: 'PAID',
  dueAt: iso(2 * HOUR),
  paidAt: iso(2 * HOUR),
  isBadRecord: false,
  ...given,
});

const ofTop = slip('a', {});
const ofBelow = slip('b', { rate: '0.50', amount: '6.00', payable: '6.00', paidDown: '0.00' });
/** The voided bet is taken back; nothing is paid, and it is owed to the next. */
const LATER = {
  from: iso(3 * HOUR),
  to: iso(4 * HOUR),
  staked: '0.00',
  valid: '0.00',
  activeMembers: 0,
  payable: '0.00',
  state: 'NOTHING',
  paidAt: null,
} as const;
const backOfTop = slip('c', { ...LATER, changes: '-2.00', amount: '-2.00', paidDown: '-1.00' });
const backOfBelow = slip('d', {
  ...LATER,
  rate: '0.50',
  changes: '-1.00',
  amount: '-1.00',
  paidDown: '0.00',
});

const change = (amount: string) => ({
  wagerId: 'wgr_2',
  member: { id: 'mbr_member', name: 'member' },
  from: iso(HOUR),
  to: iso(2 * HOUR),
  before: { base: '200.00', rate: '1.00' },
  after: { base: '0.00', rate: '1.00' },
  amount,
});

const top: SeenAgent = {
  id: 'mbr_top',
  name: 'top',
  uplineId: null,
  contracts: [{ terms: hourly('1'), from: START }],
  team: new Set(['mbr_below', 'mbr_member']),
  bets: [bet, voided],
  own: [ofTop, backOfTop],
  given: [ofBelow, backOfBelow].map((one) => ({ ...one, side: 'given' as const })),
  changed: new Map([['slp_c', [change('-2.00')]]]),
};
const below: SeenAgent = {
  ...top,
  id: 'mbr_below',
  name: 'below',
  uplineId: 'mbr_top',
  contracts: [{ terms: hourly('0.5'), from: START }],
  team: new Set(['mbr_member']),
  own: [ofBelow, backOfBelow],
  given: [],
  changed: new Map([['slp_d', [change('-1.00')]]]),
};
const entry = (memberId: string, line: 'wage-in' | 'wage-out', amount: bigint) => ({
  memberId,
  line,
  slipId: amount === 12_00n ? 'a' : 'b',
  amount,
  at: START + 2 * HOUR,
});
const desk = [ofTop, ofBelow, backOfTop, backOfBelow].map((one) => ({
  ...one,
  upline: null,
  downline: { id: '', username: 'somebody' },
  badSince: null,
  collectedAt: null,
}));

const clean: Seen = {
  now: START + 6 * HOUR,
  activeFrom: 100_00n,
  agents: [top, below],
  moved: [
    entry('mbr_top', 'wage-in', 12_00n),
    entry('mbr_top', 'wage-out', -6_00n),
    entry('mbr_below', 'wage-in', 6_00n),
  ],
  gifts: [],
  desk,
  runs: [{ kind: 'hourly', total: '18.00', paidTotal: '18.00' }],
  commission: 12_00n,
  again: { slips: 4, differences: [] },
};

const withTop = (given: Partial<SeenAgent>): Seen => ({
  ...clean,
  agents: [{ ...top, ...given }, below],
});

test('slips that agree with everything are reported with what they paid', () => {
  expect(compareSlips(clean)).toEqual([]);
  expect(figuresOf(clean)).toContain('2 with 2 contracts');
  expect(figuresOf(clean)).toContain('4 hourly (৳18.00)');
});

test.each<[string, Seen, string]>([
  [
    'a slip that the upline sees with another amount',
    withTop({ given: [{ ...ofBelow, amount: '6.01' }, backOfBelow] }),
    `below, hourly slip of ${iso(HOUR)}, by top, amount: "6.01", and "6.00" for who receives it`,
  ],
  [
    'a slip that operators do not see',
    { ...clean, desk: desk.slice(1) },
    `top, hourly slip of ${iso(HOUR)}, by operators is not seen`,
  ],
  [
    'a slip that nobody receives',
    withTop({ given: [...top.given, slip('z', { side: 'given' })] }),
    'top grants slp_z, which nobody receives',
  ],
  [
    'a bet that no slip has',
    withTop({ bets: [bet, voided, { ...bet, wagerId: 'wgr_3' }] }),
    `top, hourly slip of ${iso(HOUR)}, valid: 1200.00, by the bets 2200.00`,
  ],
  [
    'a period without its slip',
    withTop({ bets: [bet, voided, { ...bet, settledAt: START + 2 * HOUR }] }),
    `top, hourly slip of ${iso(2 * HOUR)} is missing`,
  ],
  [
    'a slip before its contract',
    withTop({ own: [...top.own, slip('y', { from: iso(-HOUR) })] }),
    `top, hourly slip of ${iso(-HOUR)} is of no period of its contract`,
  ],
  [
    'a bet that is void and was not taken back',
    withTop({ changed: new Map() }),
    'top, hourly, change of wgr_2 is on 0 slips',
  ],
  [
    'a bet that was taken back at another rate',
    withTop({ changed: new Map([['slp_c', [change('-1.99')]]]) }),
    'top, hourly, change of wgr_2: -199 paisa, expected -200',
  ],
  [
    'a slip without its entry',
    { ...clean, moved: clean.moved.slice(0, 2) },
    'entries of mbr_below wage-in b: 0 paisa, expected 600',
  ],
  [
    'an entry without a slip',
    { ...clean, moved: [...clean.moved, { ...entry('mbr_top', 'wage-in', 1n), slipId: 'q' }] },
    'entries of mbr_top wage-in q: 1 paisa, expected 0',
  ],
  [
    'a house that gave more than its slips',
    { ...clean, commission: 12_01n },
    'commissions of the house: 1201 paisa, expected 1200',
  ],
  [
    'runs that add up to something else',
    { ...clean, runs: [{ kind: 'hourly', total: '18.00', paidTotal: '17.00' }] },
    'runs, hourly, paid: 1700 paisa, expected 1800',
  ],
  [
    'a difference that the command finds',
    {
      ...clean,
      again: { slips: 4, differences: ['slp_a of top, valid: 1.00, by the ledger 2.00'] },
    },
    'slp_a of top, valid: 1.00, by the ledger 2.00',
  ],
  [
    'slips that the command does not know',
    { ...clean, again: { slips: 3, differences: [] } },
    '3 slips were computed again, and 4 are seen',
  ],
])('%s is named', (_, seen, found) => {
  expect(compareSlips(seen)).toContain(found);
});
