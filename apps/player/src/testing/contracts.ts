import type { agentContractsRoutes, Contract } from '@nokshi/contract/player/agent-contracts.ts';
import type { agentSlipsRoutes, Slip } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';

/** Contracts between agents and their slips, as the house answers them; say what is different about yours. */

export type ContractCase = Output<typeof agentContractsRoutes.show>;
export type Assignable = Output<typeof agentContractsRoutes.assignable>;
type SlipCase = Output<typeof agentSlipsRoutes.slip>;

/** An id of the wire that ends so. */
export const idOf = (prefix: 'ctr' | 'mbr' | 'slp' | 'wgr', end: string): string =>
  `${prefix}_${end.padStart(32, '0')}`;

export const KARIM = { id: idOf('mbr', 'a1'), name: 'karim77' };
const RAHIM = { id: idOf('mbr', 'a0'), name: 'rahim01' };
const ABOVE = { id: idOf('mbr', 'af'), name: 'pa***' };

export const TERMS: Readonly<Record<ContractKind, ContractTerms>> = {
  dividend: {
    kind: 'dividend',
    period: 'M',
    carries: true,
    includesSelf: false,
    tiers: [
      { validBet: '0', loss: '20000', activeMembers: 5, rate: '25' },
      { validBet: '100000', loss: '50000', activeMembers: 10, rate: '30' },
    ],
  },
  daily: {
    kind: 'daily',
    includesSelf: true,
    tiers: [{ dailyBet: '1000', activeMembers: 3, rate: '1.5' }],
  },
  hourly: { kind: 'hourly', includesSelf: false, tiers: [{ hourBet: '500', rate: '0.8' }] },
  'real-time': {
    kind: 'real-time',
    includesSelf: false,
    tiers: [{ singleBet: '10', winRate: '0.2', lossRate: '0.4' }],
  },
};

export const aContract = (different: Partial<Contract> = {}): Contract => {
  const kind = different.kind ?? 'dividend';
  return {
    id: idOf('ctr', '1'),
    kind,
    version: 1,
    upline: different.side === 'given' ? RAHIM : ABOVE,
    downline: different.side === 'given' ? KARIM : RAHIM,
    side: 'own',
    terms: TERMS[kind],
    state: 'ACTIVE',
    offeredAt: '2026-02-20T06:00:00.000Z',
    expiresAt: null,
    answeredAt: '2026-02-21T06:00:00.000Z',
    startsAt: '2026-02-28T18:00:00.000Z',
    endsAt: null,
    endReason: null,
    ending: null,
    ...different,
  };
};

/** An offer that waits for the reader. */
export const anOffer = (different: Partial<Contract> = {}): Contract =>
  aContract({
    id: idOf('ctr', '2'),
    version: 2,
    state: 'OFFERED',
    answeredAt: null,
    startsAt: null,
    expiresAt: new Date(Date.now() + (6 * 24 + 3) * 3_600_000 + 60_000).toISOString(),
    ...different,
  });

export const aCase = (different: Partial<ContractCase> = {}): ContractCase => ({
  contract: anOffer(),
  today: aContract(),
  simulation: {
    from: '2026-01-31T18:00:00.000Z',
    to: '2026-02-28T18:00:00.000Z',
    valid: '250000.00',
    loss: '60000.00',
    activeMembers: 12,
    tier: 2,
    rate: '30.00',
    amount: '18000.00',
    today: '15000.00',
    received: null,
    left: null,
  },
  touched: [],
  ends: 0,
  cover: null,
  ...different,
});

export const anAssignable = (different: Partial<Assignable> = {}): Assignable => ({
  kind: 'dividend',
  own: TERMS.dividend,
  ranges: {
    validBet: { from: '0', to: '100000' },
    loss: { from: '20000', to: '50000' },
    activeMembers: { from: '5', to: '10' },
    rate: { from: '25', to: '30' },
  },
  periods: ['M'],
  downline: KARIM,
  today: null,
  ...different,
});

const NO_PLAY = {
  bets: null,
  wonPart: null,
  lostPart: null,
  components: null,
  loss: null,
  carryIn: null,
  carryOut: null,
} as const;

/** A dividend of a month, or a day, an hour or five minutes of wages. */
export const aSlip = (different: Partial<Slip> = {}): Slip => {
  const kind = different.kind ?? 'dividend';
  return {
    id: idOf('slp', '1'),
    contractId: idOf('ctr', '1'),
    kind,
    version: 1,
    closing: false,
    side: 'own',
    upline: different.side === 'given' ? RAHIM : ABOVE,
    downline: different.side === 'given' ? KARIM : RAHIM,
    staked: '110000.00',
    valid: '100000.00',
    activeMembers: 12,
    ...NO_PLAY,
    ...OF_KIND[kind],
    changes: '0.00',
    paidDown: '0.00',
    owedIn: '0.00',
    payMode: 'upline',
    state: 'PAID',
    dueAt: '2026-03-31T18:10:00.000Z',
    paidAt: '2026-03-31T18:10:02.000Z',
    isBadRecord: false,
    ...different,
  };
};

type Figures = Pick<Slip, 'from' | 'to' | 'tier' | 'rate' | 'amount' | 'payable'> & Partial<Slip>;

const OF_KIND: Readonly<Record<ContractKind, Figures>> = {
  dividend: {
    from: '2026-02-28T18:00:00.000Z',
    to: '2026-03-31T18:00:00.000Z',
    components: [
      { component: 'staked', amount: '110000.00' },
      { component: 'paid', amount: '-50000.00' },
      { component: 'rebates', amount: '0.00' },
      { component: 'wages', amount: '-3000.00' },
      { component: 'promotions', amount: '-2000.00' },
      { component: 'fees', amount: '0.00' },
    ],
    loss: '55000.00',
    carryIn: '-5000.00',
    carryOut: '0.00',
    tier: 2,
    rate: '30.00',
    amount: '15000.00',
    payable: '15000.00',
  },
  daily: {
    from: '2026-03-10T18:00:00.000Z',
    to: '2026-03-11T18:00:00.000Z',
    tier: 1,
    rate: '1.50',
    amount: '1500.00',
    payable: '1500.00',
  },
  hourly: {
    from: '2026-03-11T08:00:00.000Z',
    to: '2026-03-11T09:00:00.000Z',
    tier: 1,
    rate: '0.80',
    amount: '800.00',
    payable: '800.00',
  },
  'real-time': {
    from: '2026-03-11T08:05:00.000Z',
    to: '2026-03-11T08:10:00.000Z',
    bets: 40,
    wonPart: '80.00',
    lostPart: '240.00',
    tier: null,
    rate: null,
    amount: '320.00',
    payable: '320.00',
  },
};

export const aSlipCase = (different: Partial<SlipCase> = {}): SlipCase => {
  const slip = aSlip(different);
  return { ...slip, terms: TERMS[slip.kind], changed: [], ...different };
};

/** A page of slips, with totals. */
export const somePages = (rows: readonly Slip[]): Output<typeof agentSlipsRoutes.slips> => ({
  rows: [...rows],
  next: null,
  totals: { slips: rows.length, valid: '200000.00', amount: '15320.00', paid: '15000.00' },
});
