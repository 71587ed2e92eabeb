import type {
  agentTeamRoutes,
  TeamMember,
  TeamOverview,
} from '@nokshi/contract/player/agent-team.ts';
import type { OpenedLink, OwnBases } from '@nokshi/contract/player/agent-links.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { idOf, KARIM } from './contracts.ts';

/** The team of an agent as the house answers it; say what is different about yours. */

type Profit = Output<typeof agentTeamRoutes.profit>['rows'][number];
type Bet = Output<typeof agentTeamRoutes.bets>['rows'][number];
type Rebate = Output<typeof agentTeamRoutes.rebate>['rebate'];
type Income = Output<typeof agentTeamRoutes.income>['rows'][number];

export const OWN = { id: idOf('mbr', 'a0'), name: 'rahim01' };
export const BELOW_KARIM = { id: idOf('mbr', 'b1'), name: 'salma05' };

const play = {
  wagers: 12,
  staked: '1200.00',
  valid: '1100.00',
  paid: '900.00',
  rebates: '5.00',
};
const rest = {
  deposits: '2000.00',
  withdrawals: '300.00',
  promotions: '50.00',
  wages: '20.00',
  net: '230.00',
};
export const SUMS = { ...play, ...rest };

export const anOverview = (different: Partial<TeamOverview> = {}): TeamOverview => ({
  ...SUMS,
  balance: '5000.00',
  online: 2,
  agents: 3,
  members: 17,
  unseen3: 4,
  unseen7: 1,
  registered: 6,
  firstDeposits: 5,
  active: 9,
  income: '120.00',
  incomeToday: '15.00',
  days: [{ day: '2026-03-11', valid: '1100.00', net: '230.00', active: 9 }],
  products: [{ ...play, category: 'RNG', net: '300.00' }],
  ...different,
});

export const aTeamMember = (different: Partial<TeamMember> = {}): TeamMember => ({
  ...KARIM,
  type: 1,
  depth: 1,
  heads: 4,
  teamHeads: 11,
  registeredAt: '2026-01-05T04:00:00.000Z',
  lastSeen: '2026-03-10',
  online: false,
  balance: '150.00',
  teamBalance: '900.00',
  contracts: ['dividend'],
  closed: false,
  base: 1960,
  nextBase: null,
  ...different,
});

export const aProfitRow = (different: Partial<Profit> = {}): Profit => ({
  ...SUMS,
  member: KARIM,
  depth: 1,
  ...different,
});

export const aTeamBet = (different: Partial<Bet> = {}): Bet => ({
  wagerId: idOf('wgr', '1'),
  roundId: null,
  gameId: 'river',
  gameName: { EN: 'River of gold', BN: 'সোনার নদী' },
  category: 'RNG',
  stake: '100.00',
  payout: '40.00',
  net: '-60.00',
  state: 'SETTLED',
  placedAt: '2026-03-11T06:00:00.000Z',
  settledAt: '2026-03-11T06:00:01.000Z',
  lottery: null,
  round: null,
  member: KARIM,
  valid: '100.00',
  ...different,
});

export const anIncome = (different: Partial<Income> = {}): Income => ({
  slipId: idOf('slp', '1'),
  day: null,
  kind: 'dividend',
  from: '2026-02-28T18:00:00.000Z',
  to: '2026-03-31T18:00:00.000Z',
  payer: null,
  base: '400.00',
  rate: '30',
  amount: '120.00',
  paidDown: '40.00',
  state: 'PAID',
  at: '2026-03-31T18:10:00.000Z',
  ...different,
});

export const aRebate = (different: Partial<Rebate> = {}): Rebate => ({
  day: '2026-03-11',
  stake: '5000.00',
  earned: '50.00',
  carryIn: '0.00',
  amount: '50.00',
  carryOut: '0.00',
  state: 'PAID',
  paidAt: '2026-03-11T18:10:00.000Z',
  ...different,
});

export const aLink = (different: Partial<OpenedLink> = {}): OpenedLink => ({
  code: 'river-1',
  type: 0,
  note: 'Group of the tea house',
  base: 1960,
  link: 'https://nokshi.example/?m=register&affiliateCode=river-1',
  registered: 3,
  depositors: 2,
  deposits: '1500.00',
  madeAt: '2026-03-01T04:00:00.000Z',
  endsAt: null,
  active: true,
  held: false,
  ...different,
});

/** Of an agent whom the house gave the highest base. */
export const BASES: OwnBases = { least: 1700, most: 1980, step: 2, usual: 1960 };
