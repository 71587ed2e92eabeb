import { playerRoutes } from '@nokshi/contract';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { register, takeOver } from '../acts/enter.ts';
import { choosePin } from '../acts/withdraw.ts';
import { breathe, type Person, PIN, type Team, type World } from '../world.ts';

const { agentContracts, agentLinks } = playerRoutes;

/** How an agent answers a contract of each kind. */
const PROCESS = {
  dividend: agentContracts.processDividend,
  daily: agentContracts.processDaily,
  hourly: agentContracts.processHourly,
  'real-time': agentContracts.processRealTime,
} as const;

type Rates = Readonly<Record<'dividend' | 'daily' | 'hourly' | 'win' | 'loss', [string, string]>>;

/** All four kinds, each with two tiers: what a slow day reaches, and what a good one does. */
const termsOf = ({ dividend, daily, hourly, win, loss }: Rates): readonly ContractTerms[] => [
  {
    kind: 'dividend',
    period: 'D',
    carries: true,
    includesSelf: false,
    tiers: [
      { validBet: '0', loss: '0', activeMembers: 0, rate: dividend[0] },
      { validBet: '500', loss: '100', activeMembers: 2, rate: dividend[1] },
    ],
  },
  {
    kind: 'daily',
    includesSelf: false,
    tiers: [
      { dailyBet: '100', activeMembers: 1, rate: daily[0] },
      { dailyBet: '1000', activeMembers: 2, rate: daily[1] },
    ],
  },
  {
    kind: 'hourly',
    includesSelf: false,
    tiers: [
      { hourBet: '25', rate: hourly[0] },
      { hourBet: '400', rate: hourly[1] },
    ],
  },
  {
    kind: 'real-time',
    includesSelf: false,
    tiers: [
      { singleBet: '1', winRate: win[0], lossRate: loss[0] },
      { singleBet: '20', winRate: win[1], lossRate: loss[1] },
    ],
  },
];

/** What the house grants, and what is passed on of it. */
const OF_HOUSE = termsOf({
  dividend: ['20', '30'],
  daily: ['0.8', '1.25'],
  hourly: ['0.5', '0.75'],
  win: ['0.3', '0.45'],
  loss: ['0.6', '0.9'],
});
const OF_TOP = termsOf({
  dividend: ['10', '17.5'],
  daily: ['0.35', '0.6'],
  hourly: ['0.2', '0.33'],
  win: ['0.1', '0.15'],
  loss: ['0.25', '0.37'],
});

/**
 * An agent of the house, an agent below whose account is opened by hand, and members who come by
 * their codes; both agents have contracts of all kinds. Null where somebody did not get there.
 */
export async function lineUp(
  world: World,
  [top, below, ...members]: readonly Person[],
): Promise<Team | null> {
  const code = top && (await world.makeAgent?.(top));
  if (!code || !below) return null;
  await choosePin(world, top);
  for (const terms of OF_HOUSE) {
    if (!(await world.offerContract?.(top, terms))) return null;
    if (!(await accept(world, top, terms))) return null;
  }
  if (!(await openBelow(world, top, below))) return null;
  for (const terms of OF_TOP) {
    await breathe(world);
    if (!(await offer(world, { from: top, to: below, terms }))) return null;
    if (!(await accept(world, below, terms))) return null;
  }
  const link = await world.ask(below, agentLinks.makeLink, {
    input: { code: '', type: 0, validDays: null, note: 'Shops at the ghat' },
    as: 'make a link',
  });
  if (!link) return null;
  for (const [nth, member] of members.entries())
    if (!(await register(world, member, nth === 0 ? code : link.code))) return null;
  const agents = [
    { person: top, upline: null, terms: OF_HOUSE, below: [below, ...members] },
    { person: below, upline: top, terms: OF_TOP, below: members.slice(1) },
  ];
  return { agents, members, voided: [] };
}

async function openBelow(world: World, top: Person, below: Person): Promise<boolean> {
  const opened = await world.ask(top, agentLinks.openAccount, {
    input: { type: 1, username: below.plan.username },
    as: 'open an account by hand',
  });
  if (!opened || !(await takeOver(world, below, opened))) return false;
  return (await choosePin(world, below)) !== null;
}

type Offer = { readonly from: Person; readonly to: Person; readonly terms: ContractTerms };

const offer = (world: World, { from, to, terms }: Offer) =>
  world.ask(from, agentContracts.offer, {
    input: { downline: to.memberId, terms },
    as: 'offer a contract',
  });

/** What waits for an answer, with the payment password. */
async function accept(world: World, agent: Person, { kind }: ContractTerms): Promise<boolean> {
  const waiting = await world.ask(agent, agentContracts.requests, {
    input: {},
    as: 'look at requests',
  });
  const found = waiting?.rows.find((one) => one.kind === kind && one.request === 'new');
  if (!found) return false;
  const accepted = await world.ask(agent, PROCESS[kind], {
    input: { act: 'accept', contractId: found.id, paymentPassword: PIN, ends: 0 },
    as: 'accept a contract',
  });
  return accepted !== null;
}
