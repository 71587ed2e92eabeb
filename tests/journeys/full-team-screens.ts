import type { agentSlipsRoutes } from '@nokshi/contract/player/agent-slips.ts';
import type { agentLinksRoutes } from '@nokshi/contract/player/agent-links.ts';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import type { Output } from '@nokshi/contract/route.ts';
import type { Page } from 'playwright-core';
import type { Screen, Words } from './screen.ts';
import { withAnswer } from './visits.ts';

type Team = typeof agentTeamRoutes;
type Slips = Output<typeof agentSlipsRoutes.slips>;
type Links = Output<typeof agentLinksRoutes.links>;

/** As long as a name may be, and as large as figures of a large team get. */
const LONG = 'mohammadabdurrahmanchowdhurykhulna1987';
const LARGE = '12345678901.25';
const member = (at: number) => ({
  id: `mbr_${String(at).padStart(32, '0')}`,
  name: at % 4 === 0 ? `${LONG}${at}` : `tanvir${at}`,
});
const MANY = Array.from({ length: 25 }, (_, at) => at);
const amount = (at: number): string =>
  at % 5 === 0 ? LARGE : at % 5 === 1 ? '0.00' : `${at * 731}.50`;
const PATH = [member(1), member(4), member(2)];

const play = (at: number) => ({
  wagers: at * 1_200,
  staked: amount(at),
  valid: amount(at),
  paid: amount(at + 2),
  rebates: amount(at + 1),
});
const flows = (at: number) => ({
  deposits: amount(at),
  withdrawals: amount(at + 1),
  promotions: amount(at + 3),
  wages: amount(at + 2),
  net: at % 3 === 0 ? `-${LARGE}` : amount(at),
});

function overview(value: Output<Team['overview']>): void {
  Object.assign(value, play(5), flows(5), {
    balance: LARGE,
    agents: 1_284,
    members: 10_412,
    online: 611,
    registered: 1_009,
    income: LARGE,
  });
  const products = ['RNG', 'LOTT', 'LIVE', 'FISH', 'SPORTS'];
  value.products = products.map((category, at) => ({ ...play(at), category, net: amount(at) }));
  for (const [at, day] of value.days.entries())
    Object.assign(day, { net: `${(at % 7) * 91_000 - 200_000}.00`, valid: `${at * 71_000}.00` });
}

function members(value: Output<Team['members']>): void {
  value.rows = MANY.map((at) => ({
    ...member(at),
    type: at % 3 === 0 ? 1 : 0,
    depth: 1 + (at % 4),
    heads: at * 13,
    teamHeads: at * 410,
    registeredAt: '2026-01-05T04:00:00.000Z',
    lastSeen: at % 6 === 0 ? null : '2026-03-10',
    online: at % 5 === 2,
    balance: amount(at),
    teamBalance: amount(at + 1),
    contracts: at % 3 === 0 ? ['dividend', 'daily', 'hourly', 'real-time'] : [],
    closed: at % 9 === 8,
    base: 1_960 - at,
    nextBase: at % 7 === 1 ? 1_962 : null,
  }));
  Object.assign(value, { path: PATH, total: 10_412, next: 'more' });
}

function profit(value: Output<Team['profit']>): void {
  value.rows = MANY.map((at) => ({ member: member(at), depth: 1, ...play(at), ...flows(at) }));
  Object.assign(value, { path: PATH, totals: { ...play(5), ...flows(5) }, next: 'more' });
}

const KINDS = ['dividend', 'daily', 'hourly', 'real-time', 'rebate'] as const;
const STATES = ['PAID', 'OVERDUE', 'NOTHING', 'DUE', 'PAID_LATE', 'PAID_BY_HOUSE'] as const;

function income(value: Output<Team['income']>): void {
  value.rows = MANY.map((at) => {
    const kind = KINDS[at % 5] ?? 'rebate';
    return {
      slipId: kind === 'rebate' ? null : `slp_${String(at).padStart(32, '0')}`,
      day: kind === 'rebate' ? '2026-03-11' : null,
      kind,
      from: '2026-02-28T18:00:00.000Z',
      to: kind === 'dividend' ? '2026-03-15T18:00:00.000Z' : '2026-02-28T18:05:00.000Z',
      payer: at % 2 === 0 ? null : { id: member(at).id, name: 'pa***' },
      base: amount(at),
      rate: kind === 'rebate' ? null : '12.50',
      amount: at % 11 === 10 ? '-812.40' : amount(at),
      paidDown: amount(at + 1),
      state: STATES[at % 6] ?? 'DUE',
      at: '2026-03-15T18:10:00.000Z',
    };
  });
  value.totals = KINDS.map((kind) => ({ kind, amount: LARGE, paidDown: '4100.00' }));
  value.next = 'more';
}

function transactions(value: Output<Team['transactions']>): void {
  const kinds = ['deposit', 'withdrawal', 'transfer-in', 'rebate', 'dividend'] as const;
  value.rows = MANY.map((at) => ({
    day: '2026-03-11',
    member: member(at),
    kind: kinds[at % 5] ?? 'deposit',
    in: at % 2 === 0 ? amount(at) : '0.00',
    out: at % 2 === 0 ? '0.00' : amount(at),
  }));
  Object.assign(value, { path: PATH, totals: { in: LARGE, out: LARGE }, next: 'more' });
}

/** The slips that the house has, each so often and in another state. */
function slips(value: Slips): void {
  const [slip] = value.rows;
  if (!slip) return;
  value.rows = STATES.map((state, at) => ({
    ...slip,
    id: `slp_${String(at).padStart(32, '0')}`,
    wonPart: amount(at),
    lostPart: LARGE,
    amount: amount(at),
    payable: state === 'OVERDUE' ? '1250.00' : amount(at),
    state,
    isBadRecord: state === 'OVERDUE',
  }));
  value.totals = { slips: 12_408, valid: LARGE, amount: LARGE, paid: LARGE };
}

const withBases = (value: Links): void => {
  value.bases = { least: 1_700, most: 1_980, step: 2, usual: 1_960 };
};

type Filled<T> = {
  readonly name: string;
  readonly path: string;
  readonly url: string;
  readonly fill: (value: T) => void;
  readonly shows: (words: Words) => string | RegExp;
  readonly reach?: (page: Page, words: Words) => Promise<unknown>;
};

/** A page of the agent centre whose list the house answers with `fill` in it. */
const full = <T>({ name, path, url, fill, shows, reach }: Filled<T>): Screen => ({
  name,
  who: 'agent',
  path,
  shows: ({ t }) => t('shell.agent-centre'),
  reach: async (page, words) => {
    await withAnswer<T>(page, url, fill);
    await page.reload();
    await page.getByText(shows(words)).filter({ visible: true }).first().waitFor();
    await reach?.(page, words);
    await page.unrouteAll({ behavior: 'wait' });
  },
});

function nobody(value: Output<Team['members']>): void {
  value.rows = [];
  Object.assign(value, { path: value.path.slice(0, 1), total: 0, next: null });
}

/** A team rebate of a day on which nobody of this house bet yet. */
const REBATE: Output<Team['rebate']> = {
  rebate: {
    day: '2026-03-11',
    stake: LARGE,
    earned: '61728394.50',
    carryIn: '-812.40',
    amount: '61727582.10',
    carryOut: '0.00',
    state: 'PAID',
    paidAt: '2026-03-11T18:10:00.000Z',
  },
  rows: MANY.map((at) => ({
    member: member(at),
    stake: amount(at),
    baseAbove: 1_980,
    baseBelow: 1_980 - at * 2,
    amount: amount(at + 1),
  })),
  next: null,
};

const rebate: Screen = {
  name: 'ac-rebate',
  who: 'agent',
  path: '/?ac=agentRevenueReport&rebate=2026-03-11',
  shows: ({ t }) => t('shell.agent-centre'),
  reach: async (page) => {
    const url = '**/wps/agent/rebates/*';
    const json = { success: true, value: REBATE, requestId: 'r1' };
    await page.route(url, (route) => route.fulfill({ json }));
    await page.reload();
    await page.getByText(LONG).first().waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  },
};

/** The agent centre of a large team, and of one with nobody: long names, large sums, every state. */
export const FULL_TEAM_SCREENS: readonly Screen[] = [
  rebate,
  {
    name: 'ac-income-refused',
    who: 'agent',
    path: '/?ac=agentRevenueReport&from=2026-01-01&to=2026-12-31',
    shows: ({ t }) => t('app.did-not-load'),
  },
  full({
    name: 'ac-team-empty',
    path: '/?ac=downlineManagmentView',
    url: '**/wps/agent/team/members*',
    fill: nobody,
    shows: ({ t }) => t('line.no-team-words'),
  }),
  full({
    name: 'ac-overview-full',
    path: '/?ac=agentTeamOverview',
    url: '**/wps/agent/team/overview*',
    fill: overview,
    shows: () => '1,284',
  }),
  full({
    name: 'ac-team-full',
    path: '/?ac=downlineManagmentView',
    url: '**/wps/agent/team/members*',
    fill: members,
    shows: () => LONG,
  }),
  full({
    name: 'ac-profit-full',
    path: '/?ac=palStatementsAgentCopy',
    url: '**/wps/agent/team/profit*',
    fill: profit,
    shows: () => LONG,
  }),
  full({
    name: 'ac-income-full',
    path: '/?ac=agentRevenueReport',
    url: '**/wps/agent/income*',
    fill: income,
    shows: ({ t }) => t('line.by-kind'),
  }),
  full({
    name: 'ac-transactions-full',
    path: '/?ac=agentDownlineTransactionDetailsCopy',
    url: '**/wps/agent/team/transactions*',
    fill: transactions,
    shows: () => LONG,
  }),
  full({
    name: 'ac-slips-full',
    path: '/?ac=agentRealtimeSalary&tab=given',
    url: '**/wps/agent/slips?*',
    fill: slips,
    shows: () => '12,408',
  }),
  full({
    name: 'ac-base',
    path: '/?ac=registerCenter',
    url: '**/wps/agent/links*',
    fill: withBases,
    shows: ({ t }) => t('base.what', { own: 1_980 }),
  }),
  full({
    name: 'ac-raise-base',
    path: '/?ac=downlineManagmentView',
    url: '**/wps/agent/links*',
    fill: withBases,
    shows: () => 'bilkis77',
    reach: async (page, { t }) => {
      await page.getByRole('button', { name: t('line.details-of', { name: 'bilkis77' }) }).click();
      await page.getByRole('button', { name: t('base.raise'), exact: true }).click();
      await page.getByText(t('base.then')).first().waitFor();
    },
  }),
];
