import { z } from 'zod';
import { amount, cursor, decimal, id, instant, page, pageSize, typedDay } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { contract, CONTRACT_STATES, contractCase } from '../player/agent-contracts.ts';
import { slip, SLIP_STATES, slipLine } from '../player/agent-slips.ts';
import { contractKind, contractTerms } from '../player/agent-terms.ts';
import { route } from '../route.ts';

const person = z.object({ id: z.string(), username: z.string() });
const sought = z.string().trim().toLowerCase().max(64).optional();
const read = { permission: 'agents.read' } as const;
const write = { permission: 'agents.write' } as const;

const deskContract = contract
  .omit({ side: true, upline: true, downline: true })
  .extend({ upline: person.nullable(), downline: person });
export type DeskContract = z.infer<typeof deskContract>;

const deskSlip = slip.omit({ side: true, upline: true, downline: true }).extend({
  upline: person.nullable(),
  downline: person,
  badSince: instant.nullable(),
  /** Of a slip that the house paid in place of the agent above: when it had the money back. */
  collectedAt: instant.nullable(),
});
export type DeskSlip = z.infer<typeof deskSlip>;

const deskLine = slipLine.omit({ member: true }).extend({
  member: person,
  /** `[from, to)`: when the member counted; the bets first settled then are what the line adds up. */
  spans: z.array(z.object({ from: instant, to: instant })),
});
export type DeskSlipLine = z.infer<typeof deskLine>;

const run = z.object({
  kind: contractKind,
  /** D, W, H or M of a dividend; empty of wages. */
  period: z.string(),
  from: instant,
  to: instant,
  contracts: z.number().int(),
  paid: z.number().int(),
  nothing: z.number().int(),
  overdue: z.number().int(),
  total: decimal,
  paidTotal: decimal,
  overdueTotal: decimal,
  startedAt: instant,
  /** Null: it is at work, or waits for a lane. */
  endedAt: instant.nullable(),
  /** How often it failed and was begun again, and the last fault. */
  failures: z.number().int(),
  fault: z.string().nullable(),
});
export type SettlementRun = z.infer<typeof run>;

const runKey = { kind: contractKind, period: z.enum(['', 'D', 'W', 'H', 'M']), from: instant };

const difference = z.object({
  slipId: z.string(),
  downline: person,
  /** `paid`: what entries of the ledger moved. `later`: what its bets changed after the period. */
  field: z.enum(['staked', 'valid', 'activeMembers', 'loss', 'amount', 'changes', 'later', 'paid']),
  slip: decimal,
  ledger: decimal,
});

/** Contracts of all agents. Checklist P-003, S-046 to S-049; products.md 7.4. */
export const consoleAgentContractsRoutes = {
  list: route({
    method: 'GET',
    path: '/console/agents/contracts',
    summary: 'Contracts of all agents, newest first.',
    allow: read,
    input: z.object({
      kind: contractKind.optional(),
      state: z.enum(CONTRACT_STATES).optional(),
      /** The beginning of the username of either side, or the whole id of a contract or a side. */
      query: sought,
      /** Only those granted to this agent. */
      downline: id('mbr').optional(),
      /** Only those that the house granted. */
      house: z.coerce.boolean().optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(deskContract),
    refusals: [],
  }),
  show: route({
    method: 'GET',
    path: '/console/agents/contracts/:id',
    summary: 'One contract with a simulation and whom it touches.',
    allow: read,
    input: z.object({ id: id('ctr') }),
    output: contractCase.omit({ contract: true, today: true }).extend({
      contract: deskContract,
      today: deskContract.nullable(),
    }),
    refusals: ['agents.contract-unknown'],
    dear: true,
  }),
  /** Simulates terms for any agent on the last closed period. */
  simulate: route({
    method: 'POST',
    path: '/console/agents/contracts/simulate',
    summary: 'What terms would have come to for an agent in the last closed period.',
    allow: read,
    input: z.object({ agent: z.string().trim().toLowerCase().max(64), terms: contractTerms }),
    output: contractCase.omit({ contract: true, today: true, cover: true }),
    refusals: ['identity.member-unknown', 'identity.not-an-agent', 'agents.tiers-order'],
    dear: true,
  }),
  offer: route({
    method: 'POST',
    path: '/console/agents/contracts',
    summary: 'The house offers a contract to an agent who has no agent above.',
    allow: write,
    input: z.object({
      agent: z.string().trim().toLowerCase().max(64),
      terms: contractTerms,
      reason,
    }),
    output: outcome,
    refusals: [
      'identity.member-unknown',
      'identity.not-an-agent',
      'agents.has-upline',
      'agents.tiers-order',
      'agents.over-most',
      'agents.offer-waits',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  withdraw: route({
    method: 'POST',
    path: '/console/agents/contracts/:id/withdraw',
    summary: 'Withdraw an offer of the house.',
    allow: write,
    input: z.object({ id: id('ctr'), reason }),
    output: z.object({}),
    refusals: ['agents.contract-unknown', 'agents.contract-state'],
  }),
  end: route({
    method: 'POST',
    path: '/console/agents/contracts/:id/end',
    summary: 'End a contract with its running period, of the house or between agents.',
    allow: write,
    input: z.object({ id: id('ctr'), reason }),
    output: outcome,
    refusals: [
      'agents.contract-unknown',
      'agents.contract-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  /** Of the house's own contracts: agree to an end that the agent asked for, or refuse it. */
  answerEnd: route({
    method: 'POST',
    path: '/console/agents/contracts/:id/answer-end',
    summary: 'Agree to the end that an agent asked of the house, or refuse it.',
    allow: write,
    input: z.object({ id: id('ctr'), agree: z.boolean(), reason }),
    output: z.object({}),
    refusals: ['agents.contract-unknown', 'agents.contract-state'],
  }),
};

/** Runs and slips of all agents. Checklist S-050; products.md 7.4. */
export const consoleAgentRunsRoutes = {
  runs: route({
    method: 'GET',
    path: '/console/agents/runs',
    summary: 'Settlement runs, newest first.',
    allow: read,
    input: z.object({
      kind: contractKind.optional(),
      /** Only those with something overdue or a fault. */
      open: z.coerce.boolean().optional(),
      from: typedDay.optional(),
      to: typedDay.optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(run),
    refusals: ['records.range'],
  }),
  slips: route({
    method: 'GET',
    path: '/console/agents/slips',
    summary: 'Slips of a run, of an agent, or all that are overdue.',
    allow: read,
    input: z.object({
      kind: contractKind.optional(),
      period: runKey.period.optional(),
      from: instant.optional(),
      state: z.enum(SLIP_STATES).optional(),
      /** The beginning of the username of either side, or the whole id of a slip, contract or side. */
      query: sought,
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(deskSlip),
    refusals: [],
  }),
  slip: route({
    method: 'GET',
    path: '/console/agents/slips/:id',
    summary: 'One slip with its terms.',
    allow: read,
    input: z.object({ id: id('slp') }),
    output: deskSlip.extend({ terms: contractTerms }),
    refusals: ['agents.slip-unknown'],
  }),
  lines: route({
    method: 'GET',
    path: '/console/agents/slips/:id/lines',
    summary: 'What each member of the team adds to a slip, by name.',
    allow: read,
    input: z.object({ id: id('slp'), cursor, pageSize: pageSize(200, 50) }),
    output: page(deskLine),
    refusals: ['agents.slip-unknown'],
    dear: true,
  }),
  /** Compares the slips of a run with the wagers and settlements themselves; changes nothing. */
  recompute: route({
    method: 'POST',
    path: '/console/agents/runs/recompute',
    summary: 'Compute a run again from the ledger’s own rows, and name each difference.',
    allow: read,
    input: z.object(runKey),
    output: z.object({ slips: z.number().int(), differences: z.array(difference).max(500) }),
    refusals: ['agents.run-unknown'],
    dear: true,
  }),
  /** Pays an overdue slip from the house; the agent above owes it. */
  payInstead: route({
    method: 'POST',
    path: '/console/agents/slips/:id/pay',
    summary: 'Pay an overdue slip in place of the agent who owes it.',
    allow: write,
    /** `amount`: what the slip pays, as the operator saw it. */
    input: z.object({ id: id('slp'), amount, reason }),
    output: outcome,
    refusals: [
      'agents.slip-unknown',
      'agents.slip-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
  /** A dividend's negative carry is set to zero by two operators. Domain.md 8.2. */
  clearCarry: route({
    method: 'POST',
    path: '/console/agents/contracts/:id/clear-carry',
    summary: 'Set the carry of a dividend contract to zero.',
    allow: write,
    input: z.object({ id: id('ctr'), reason }),
    output: outcome,
    refusals: [
      'agents.contract-unknown',
      'agents.contract-state',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
};
