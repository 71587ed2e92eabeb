import { z } from 'zod';
import { exportedFile, exportFormat } from '../exports.ts';
import { cursor, decimal, instant, page, pageSize, typedDay } from '../fields.ts';
import { route } from '../route.ts';
import { incomeRow, lineRebate, rebateLine } from './agent-income.ts';
import { SLIP_STATES } from './agent-slips.ts';
import { CONTRACT_KINDS, INCOME_KINDS, person, prizeBase, teamMemberId } from './agent-terms.ts';
import { wagerRow } from './records.ts';

/** Whom a list of the agent centre is about: those directly below, or everyone below. */
export const TEAM_SCOPES = ['direct', 'team'] as const;

const member = person;
const memberId = teamMemberId;

/** Days in Asia/Dhaka, both included, at most 92. */
const days = { from: typedDay, to: typedDay };
const asked = {
  ...days,
  scope: z.enum(TEAM_SCOPES).default('team'),
  /** Whose line to look into; the agent's own where it is missing. */
  under: memberId.optional(),
  /** The beginning of a username. */
  query: z.string().trim().toLowerCase().max(64).optional(),
};
const paged = { cursor, pageSize: pageSize(100, 25) };
/** From the agent down to whom is looked at, for the breadcrumbs. */
const path = z.array(member).max(100);

const play = z.object({
  wagers: z.number().int(),
  staked: decimal,
  valid: decimal,
  /** Rebates included. */
  paid: decimal,
  rebates: decimal,
});
const money = z.object({ deposits: decimal, withdrawals: decimal });
/**
 * Goodwill of the house; wages and rebates of the line received less wages paid on; and what was lost
 * to the house: staked less paid, promotions and wages.
 */
const net = z.object({ promotions: decimal, wages: decimal, net: decimal });

const overview = z.object({
  /** Of now; cash and on hold. */
  balance: decimal,
  online: z.number().int(),
  agents: z.number().int(),
  members: z.number().int(),
  unseen3: z.number().int(),
  unseen7: z.number().int(),
  /** Of the days asked for. */
  registered: z.number().int(),
  firstDeposits: z.number().int(),
  /** Of the days together: who turned over what makes a member active. */
  active: z.number().int(),
  /** Wages, dividends and rebates of the line received less those paid on. */
  income: decimal,
  incomeToday: decimal,
  days: z
    .array(z.object({ day: z.iso.date(), valid: decimal, net: decimal, active: z.number().int() }))
    .max(93),
  /** Net of a product: staked less paid. */
  products: z.array(play.extend({ category: z.string(), net: decimal })).max(40),
  ...play.shape,
  ...money.shape,
  ...net.shape,
});
export type TeamOverview = z.infer<typeof overview>;

/** What the tiles of the overview open. */
export const TEAM_LISTS = [
  'all',
  'agents',
  'members',
  'new',
  'active',
  'online',
  'unseen3',
  'unseen7',
  'first-deposit',
] as const;

const teamMember = member.extend({
  type: z.number().int(),
  depth: z.number().int(),
  /** Directly below, and everyone below. */
  heads: z.number().int(),
  teamHeads: z.number().int(),
  registeredAt: instant,
  /** The day only. */
  lastSeen: z.iso.date().nullable(),
  online: z.boolean(),
  balance: decimal,
  teamBalance: decimal,
  /** Kinds of contracts that are in force. */
  contracts: z.array(z.enum(CONTRACT_KINDS)),
  closed: z.boolean(),
  /** The prize base of today, and the higher one from tomorrow. */
  base: z.number().int(),
  nextBase: z.number().int().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

const profitRow = z.object({
  member,
  depth: z.number().int(),
  ...play.shape,
  ...money.shape,
  ...net.shape,
});
const profitTotals = z.object({ ...play.shape, ...money.shape, ...net.shape });

export const TEAM_ENTRY_KINDS = [
  'deposit',
  'withdrawal',
  'transfer-in',
  'transfer-out',
  'wage',
  'dividend',
  'rebate',
  'promotion',
  'adjustment',
] as const;

/**
 * All that a member below got and gave on one day in one way: no payment is known by itself, and
 * none to the minute.
 */
const teamEntry = z.object({
  day: z.iso.date(),
  member,
  kind: z.enum(TEAM_ENTRY_KINDS),
  in: decimal,
  out: decimal,
});

export const TEAM_FILES = ['members', 'bets', 'profit', 'income', 'transactions'] as const;

/** The agent centre over the whole team. Checklist AC-003, AC-005 to AC-009, AC-015; products.md 7.4. */
export const agentTeamRoutes = {
  overview: route({
    method: 'GET',
    path: '/wps/agent/team/overview',
    summary: 'What the team is and did in some days.',
    allow: 'agent',
    input: z.object(days),
    output: overview,
    refusals: ['records.range'],
    dear: true,
  }),
  members: route({
    method: 'GET',
    path: '/wps/agent/team/members',
    summary: 'Members below the agent, by name; of one branch, or of one tile of the overview.',
    allow: 'agent',
    input: z.object({
      scope: asked.scope,
      under: asked.under,
      query: asked.query,
      list: z.enum(TEAM_LISTS).default('all'),
      from: typedDay.optional(),
      to: typedDay.optional(),
      ...paged,
    }),
    output: page(teamMember).extend({ path, total: z.number().int() }),
    refusals: ['agents.not-in-team', 'records.range'],
    dear: true,
  }),
  member: route({
    method: 'GET',
    path: '/wps/agent/team/members/:id',
    summary: 'One member below the agent.',
    allow: 'agent',
    input: z.object({ id: memberId }),
    output: teamMember.extend({ path }),
    refusals: ['agents.not-in-team'],
    dear: true,
  }),
  bets: route({
    method: 'GET',
    path: '/wps/agent/team/bets',
    summary: 'Bets that the team placed in some days, newest first.',
    allow: 'agent',
    input: z.object({ ...asked, category: z.string().max(20).optional(), ...paged }),
    output: page(wagerRow.extend({ member, valid: decimal })).extend({
      path,
      /** Of all bets that were settled in these days. */
      totals: play.extend({ net: decimal }),
    }),
    refusals: ['agents.not-in-team', 'records.range'],
    dear: true,
  }),
  profit: route({
    method: 'GET',
    path: '/wps/agent/team/profit',
    summary: 'Profit and loss by member, each with the own team, and the totals of all.',
    allow: 'agent',
    input: z.object({
      ...asked,
      /** One product alone: deposits, withdrawals, promotions and wages belong to none. */
      category: z.string().max(20).optional(),
      /** Each row alone, or with everyone below it. */
      of: z.enum(['own', 'team']).default('team'),
      ...paged,
    }),
    output: page(profitRow).extend({ path, totals: profitTotals }),
    refusals: ['agents.not-in-team', 'records.range'],
    dear: true,
  }),
  income: route({
    method: 'GET',
    path: '/wps/agent/income',
    summary: 'What the agent earned in some days, the newest slip first, with totals by kind.',
    allow: 'agent',
    input: z.object({
      ...days,
      kind: z.enum(INCOME_KINDS).optional(),
      state: z.enum(SLIP_STATES).optional(),
      ...paged,
    }),
    output: page(incomeRow).extend({
      totals: z
        .array(z.object({ kind: z.enum(INCOME_KINDS), amount: decimal, paidDown: decimal }))
        .max(INCOME_KINDS.length),
    }),
    refusals: ['records.range'],
    dear: true,
  }),
  rebate: route({
    method: 'GET',
    path: '/wps/agent/rebates/:day',
    summary: 'The rebate of the line of one day, with what each branch adds, the largest first.',
    allow: 'agent',
    input: z.object({ day: typedDay, cursor, pageSize: pageSize(200, 50) }),
    output: page(rebateLine).extend({ rebate: lineRebate }),
    refusals: ['agents.rebate-unknown'],
  }),
  setBase: route({
    method: 'PUT',
    path: '/wps/agent/team/members/:id/base',
    summary: 'Raise the prize base of a member directly below, from tomorrow.',
    allow: 'recruiter',
    rate: { max: 60, perSeconds: 3600 },
    input: z.object({ id: memberId, base: prizeBase }),
    /** The day from which it holds. */
    output: z.object({ base: z.number().int(), from: z.iso.date() }),
    refusals: [
      'agents.not-in-team',
      'agents.base-range',
      'lottery.base-given',
      'identity.not-an-agent',
    ],
  }),
  transactions: route({
    method: 'GET',
    path: '/wps/agent/team/transactions',
    summary: 'Money of the members below by day, newest first.',
    allow: 'agent',
    input: z.object({ ...asked, kind: z.enum(TEAM_ENTRY_KINDS).optional(), ...paged }),
    output: page(teamEntry).extend({ path, totals: z.object({ in: decimal, out: decimal }) }),
    refusals: ['agents.not-in-team', 'records.range'],
    dear: true,
  }),
  file: route({
    method: 'POST',
    path: '/wps/agent/team/export',
    summary: 'A list of the agent centre as a sealed file.',
    allow: 'agent',
    rate: { max: 10, perSeconds: 600 },
    input: z.object({
      list: z.enum(TEAM_FILES),
      format: exportFormat,
      ...asked,
      category: z.string().max(20).optional(),
      of: z.enum(['own', 'team']).default('team'),
      /** Further filters of the lists of members, of income and of transactions. */
      tile: z.enum(TEAM_LISTS).default('all'),
      incomeKind: z.enum(INCOME_KINDS).optional(),
      incomeState: z.enum(SLIP_STATES).optional(),
      entryKind: z.enum(TEAM_ENTRY_KINDS).optional(),
    }),
    output: exportedFile,
    refusals: ['agents.not-in-team', 'records.range'],
    dear: true,
  }),
};
