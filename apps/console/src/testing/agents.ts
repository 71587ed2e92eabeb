import type { DeskContract, DeskSlip } from '@nokshi/contract/console/agent-contracts.ts';
import type { consoleHarmRoutes } from '@nokshi/contract/console/harm.ts';
import type { Output } from '@nokshi/contract/route.ts';

const CONTRACT = `ctr_${'1'.repeat(32)}`;
const SLIP = `slp_${'1'.repeat(32)}`;
const PADMA = { id: `mbr_${'a'.repeat(32)}`, username: 'padmaparer' };
const SURMA = { id: `mbr_${'b'.repeat(32)}`, username: 'surmatir' };

/** The house's dividend to one agent; say what is different about yours. */
export const aContract = (different: Partial<DeskContract> = {}): DeskContract => ({
  id: CONTRACT,
  kind: 'dividend',
  version: 2,
  upline: null,
  downline: PADMA,
  terms: {
    kind: 'dividend',
    period: 'W',
    carries: true,
    includesSelf: false,
    tiers: [
      { validBet: '0', loss: '0', activeMembers: 0, rate: '10' },
      { validBet: '100000', loss: '60000', activeMembers: 10, rate: '30' },
    ],
  },
  state: 'ACTIVE',
  offeredAt: '2026-11-01T04:00:00.000Z',
  expiresAt: '2026-11-08T04:00:00.000Z',
  answeredAt: '2026-11-02T04:00:00.000Z',
  startsAt: '2026-11-08T18:00:00.000Z',
  endsAt: null,
  endReason: null,
  ending: null,
  ...different,
});

/** What that agent owes another for a week; say what is different about yours. */
export const aSlip = (different: Partial<DeskSlip> = {}): DeskSlip => ({
  id: SLIP,
  contractId: CONTRACT,
  kind: 'dividend',
  version: 2,
  upline: PADMA,
  downline: SURMA,
  from: '2026-11-15T18:00:00.000Z',
  to: '2026-11-22T18:00:00.000Z',
  staked: '90000.00',
  valid: '81000.00',
  activeMembers: 12,
  bets: null,
  wonPart: null,
  lostPart: null,
  closing: false,
  components: [
    { component: 'staked', amount: '90000.00' },
    { component: 'paid', amount: '-60000.00' },
    { component: 'rebates', amount: '-2000.00' },
    { component: 'fees', amount: '-700.00' },
  ],
  loss: '27300.00',
  carryIn: '-3000.00',
  carryOut: '0.00',
  tier: 2,
  rate: '30',
  changes: '-90.00',
  amount: '7200.00',
  paidDown: '0.00',
  owedIn: '0.00',
  payMode: 'upline',
  payable: '7200.00',
  state: 'OVERDUE',
  dueAt: '2026-11-22T18:10:00.000Z',
  paidAt: null,
  isBadRecord: true,
  badSince: '2026-11-29T18:10:00.000Z',
  collectedAt: null,
  ...different,
});

/** Whose play that week was paid for, as far as there are markers of harm. */
export const aMarkedSlip = (
  different: Partial<Output<typeof consoleHarmRoutes.ofSlip>> = {},
): Output<typeof consoleHarmRoutes.ofSlip> => ({
  members: 12,
  marked: 2,
  base: '30000.00',
  markedBase: '12000.00',
  share: '40.00',
  rows: [
    { memberId: `mbr_${'e'.repeat(32)}`, username: 'shantinagar', level: 2, base: '12500.00' },
    { memberId: `mbr_${'f'.repeat(32)}`, username: 'tongibazar', level: 1, base: '-500.00' },
  ],
  ...different,
});
