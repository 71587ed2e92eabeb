import { z } from 'zod';
import { exportedFile, exportFormat } from '../exports.ts';
import { cursor, decimal, instant, page, pageSize, typedDay } from '../fields.ts';
import { route } from '../route.ts';
import {
  CONTRACT_SIDES,
  contractKind,
  contractTerms,
  percent,
  person,
  slipId,
} from './agent-terms.ts';

export const SLIP_STATES = [
  'DUE',
  'PAID',
  'NOTHING',
  'OVERDUE',
  'PAID_LATE',
  'PAID_BY_HOUSE',
] as const;
export type SlipState = (typeof SLIP_STATES)[number];

/** The parts of a dividend's base, each as it is added; amounts in BDT, costs are negative. */
export const COMPONENTS = ['staked', 'paid', 'rebates', 'wages', 'promotions', 'fees'] as const;
export type Component = (typeof COMPONENTS)[number];

export const slip = z.object({
  id: z.string(),
  contractId: z.string(),
  kind: contractKind,
  version: z.number().int(),
  /**
   * Settles what waits of a contract that ended: bets that changed later, and what its last slip came to
   * below zero. It has no play of its own.
   */
  closing: z.boolean(),
  side: z.enum(CONTRACT_SIDES),
  upline: person.nullable(),
  downline: person,
  /** `[from, to)`. */
  from: instant,
  to: instant,
  staked: decimal,
  valid: decimal,
  activeMembers: z.number().int(),
  /** Of a real-time wage: bets that counted, and the amounts on bets that won and lost. */
  bets: z.number().int().nullable(),
  wonPart: decimal.nullable(),
  lostPart: decimal.nullable(),
  /** Of a dividend. */
  components: z.array(z.object({ component: z.enum(COMPONENTS), amount: decimal })).nullable(),
  loss: decimal.nullable(),
  carryIn: decimal.nullable(),
  carryOut: decimal.nullable(),
  tier: z.number().int().nullable(),
  rate: percent.nullable(),
  /** Of bets that changed after their period was paid. */
  changes: decimal,
  /** What the contract gives, changes included; below zero where changes take more back than it gives. */
  amount: decimal,
  /** Of it what the downline owes those below for the same period. */
  paidDown: decimal,
  /** What the slip before came to below zero. */
  owedIn: decimal,
  /** `upline`: the one above pays the amount; `house`: the house pays it less what is paid down. */
  payMode: z.enum(['upline', 'house']),
  /** What moves. Below zero is taken from the next slip; of a closing slip the downline pays it back. */
  payable: decimal,
  state: z.enum(SLIP_STATES),
  dueAt: instant,
  paidAt: instant.nullable(),
  /** Overdue for longer than the house waits. */
  isBadRecord: z.boolean(),
});
export type Slip = z.infer<typeof slip>;

/** What one team member, or one changed bet, adds to a slip. */
export const slipLine = z.object({
  member: person,
  depth: z.number().int(),
  wagers: z.number().int(),
  staked: decimal,
  paid: decimal,
  valid: decimal,
  /** Of a wage: what this line adds before rounding, in BDT to six decimals; they add up to its amount. */
  share: z.string().nullable(),
});
const slipChange = z.object({
  wagerId: z.string(),
  member: person,
  /** The period whose slip it changes. */
  from: instant,
  to: instant,
  /** What the bet added before and after, at the rates of then; null: at no rate. */
  before: z.object({ base: decimal, rate: percent.nullable() }),
  after: z.object({ base: decimal, rate: percent.nullable() }),
  amount: decimal,
});

const slipsAsked = z.object({
  kind: contractKind,
  side: z.enum(CONTRACT_SIDES),
  from: typedDay,
  to: typedDay,
  state: z.enum(SLIP_STATES).optional(),
  /** The beginning of a downline's username. */
  query: z.string().trim().toLowerCase().max(64).optional(),
});

/** What contracts came to, period by period. Checklist AC-010 to AC-013, S-050. */
export const agentSlipsRoutes = {
  slips: route({
    method: 'GET',
    path: '/wps/agent/slips',
    summary: 'Slips of a kind, newest first, with totals of all that the filter finds.',
    allow: 'agent',
    input: slipsAsked.extend({ cursor, pageSize: pageSize(100, 25) }),
    output: page(slip).extend({
      totals: z.object({ slips: z.number().int(), valid: decimal, amount: decimal, paid: decimal }),
    }),
    refusals: ['agents.kind-off', 'records.range'],
  }),
  slip: route({
    method: 'GET',
    path: '/wps/agent/slips/:slipId',
    summary: 'One slip, with the bets that changed later.',
    allow: 'agent',
    input: z.object({ slipId }),
    output: slip.extend({ terms: contractTerms, changed: z.array(slipChange).max(500) }),
    refusals: ['agents.slip-unknown'],
  }),
  slipLines: route({
    method: 'GET',
    path: '/wps/agent/slips/:slipId/lines',
    summary: 'What each member of the team adds to a slip, by name.',
    allow: 'agent',
    input: z.object({ slipId, cursor, pageSize: pageSize(200, 50) }),
    output: page(slipLine),
    refusals: ['agents.slip-unknown'],
    dear: true,
  }),
  slipFile: route({
    method: 'GET',
    path: '/wps/agent/slips/:slipId/file',
    summary: 'A slip as a sealed file.',
    allow: 'agent',
    rate: { max: 30, perSeconds: 600 },
    input: z.object({ slipId, format: exportFormat }),
    output: exportedFile,
    refusals: ['agents.slip-unknown'],
    dear: true,
  }),
  /** What an upline owes is paid at once where the cash is there; otherwise with the next run. */
  paySlip: route({
    method: 'POST',
    path: '/wps/agent/slips/:slipId/pay',
    summary: 'Pay an overdue slip now.',
    allow: 'recruiter',
    rate: { max: 30, perSeconds: 600 },
    input: z.object({ slipId }),
    output: slip,
    refusals: ['agents.slip-unknown', 'agents.slip-state', 'wallet.insufficient'],
  }),
};
