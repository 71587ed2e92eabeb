import { z } from 'zod';
import { cursor, decimal, instant, page, pageSize, typedPin } from '../fields.ts';
import { route } from '../route.ts';
import {
  CONTRACT_SIDES,
  contractId,
  contractKind,
  contractTerms,
  DIVIDEND_PERIODS,
  percent,
  person,
  teamMemberId,
} from './agent-terms.ts';
import { PLACE_REFUSALS, placeProof } from './place-proof.ts';

export const CONTRACT_STATES = [
  'OFFERED',
  'ACTIVE',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'SUPERSEDED',
  'ENDING',
  'TERMINATED',
  'VOID',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Why a contract ended that nobody asked to end. */
export const END_REASONS = ['agreed', 'parent-ratio', 'replaced', 'line', 'house'] as const;

export const contract = z.object({
  id: z.string(),
  kind: contractKind,
  /** Counts the contracts of this kind that this downline was offered. */
  version: z.number().int(),
  /** Null: the house. */
  upline: person.nullable(),
  downline: person,
  /** Whether the caller receives by it or grants it. */
  side: z.enum(CONTRACT_SIDES),
  terms: contractTerms,
  state: z.enum(CONTRACT_STATES),
  offeredAt: instant,
  /** When an offer ends that nobody answered. */
  expiresAt: instant.nullable(),
  answeredAt: instant.nullable(),
  /** The first instant that counts; null until it is accepted. */
  startsAt: instant.nullable(),
  /** The first instant that does not count any more. */
  endsAt: instant.nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  /** Who asked for the end, and why, while it waits. */
  ending: z.object({ by: z.enum(['upline', 'downline']), reason: z.string() }).nullable(),
});
export type Contract = z.infer<typeof contract>;

/** What one period would have come to; amounts in BDT. */
export const simulation = z.object({
  from: instant,
  to: instant,
  /** The team of the downline in that period. */
  valid: decimal,
  loss: decimal.nullable(),
  activeMembers: z.number().int(),
  /** The tier that was reached, from 1; null: none. */
  tier: z.number().int().nullable(),
  rate: percent.nullable(),
  /** What the downline would have received. */
  amount: decimal,
  /** By today's contract; null: there is none. */
  today: decimal.nullable(),
  /** What the upline would have received by the own contract, and had left after paying. Null for the downline and for the house. */
  received: decimal.nullable(),
  left: decimal.nullable(),
});
export type Simulation = z.infer<typeof simulation>;

/** A contract that accepting this offer would end. S-049. */
const touched = z.object({
  contractId: z.string(),
  downline: person,
  /** How far below the one who accepts. */
  depth: z.number().int(),
  rate: percent,
});

export const contractCase = z.object({
  contract,
  /** The active contract of this kind that it would replace, or that is in force. */
  today: contract.nullable(),
  simulation: simulation.nullable(),
  /** Nearest first, at most 200 of them; `ends` counts all. */
  touched: z.array(touched).max(200),
  ends: z.number().int(),
  /**
   * What the upline can pay with now against the simulated amount; null: the house pays. The downline
   * learns only whether it is enough.
   */
  cover: z
    .object({ available: decimal.nullable(), needed: decimal, isEnough: z.boolean() })
    .nullable(),
});

/** The own contract as the limit of what may be offered; the two ends of each field, in the order of its own tiers. */
const assignable = z.object({
  kind: contractKind,
  /** Null: no own contract, so nothing can be offered. */
  own: contractTerms.nullable(),
  /** From the lowest to the highest own rate: what a tier may give at most with no condition easier than the own. */
  ranges: z.record(z.string(), z.object({ from: z.string(), to: z.string() })),
  periods: z.array(z.enum(DIVIDEND_PERIODS)),
});

const reason = z.string().trim().min(1).max(140);

const OFFER_REFUSALS = [
  'agents.kind-off',
  'agents.not-in-line',
  'agents.downline-unfit',
  'agents.no-own-contract',
  'agents.over-own-contract',
  'agents.tiers-order',
  'agents.period-not-offered',
  'agents.carry-not-offered',
] as const;

/** What a person does with a contract; each of the four calls of the specification takes it for its kind.. */
const answer = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('accept'),
    contractId,
    paymentPassword: typedPin,
    /** How many contracts below the member saw would end. */
    ends: z.number().int().min(0).max(1_000_000),
    ...placeProof,
  }),
  z.object({ act: z.literal('reject'), contractId }),
  z.object({ act: z.literal('withdraw'), contractId }),
  /** Asks the other side for the end of a contract in force. */
  z.object({ act: z.literal('ask-end'), contractId, reason }),
  /** Agrees to the end that the other side asked for. */
  z.object({ act: z.literal('agree-end'), contractId }),
  /** Refuses it; or takes the own request back. */
  z.object({ act: z.literal('keep'), contractId }),
]);
export type ContractAnswer = z.infer<typeof answer>;

const process = (path: string, kind: string) =>
  route({
    method: 'POST',
    path,
    summary: `Accept, reject, withdraw or end a ${kind} contract.`,
    allow: 'recruiter',
    rate: { max: 60, perSeconds: 3600 },
    encrypted: true,
    input: answer,
    output: contract,
    refusals: [
      'agents.kind-off',
      'agents.contract-unknown',
      'agents.contract-state',
      'agents.ends-changed',
      'agents.offer-too-high',
      'agents.cover-missing',
      'identity.payment-password-unset',
      'identity.payment-password-wrong',
      'identity.too-many-attempts',
      ...PLACE_REFUSALS,
    ],
  });

const contractsAsked = z.object({
  kind: contractKind.optional(),
  side: z.enum(CONTRACT_SIDES).optional(),
  state: z.enum(CONTRACT_STATES).optional(),
  downline: teamMemberId.optional(),
  cursor,
  pageSize: pageSize(100, 25),
});

/** Contracts between agents and what they come to. Checklist P-003, O-003, AC-015, S-046 to S-050. */
export const agentContractsRoutes = {
  list: route({
    method: 'GET',
    path: '/wps/agent/contracts',
    summary: 'Contracts that the agent has or gave, newest first.',
    allow: 'agent',
    input: contractsAsked,
    output: page(contract),
    refusals: [],
  }),
  /** The screen of requests: what waits for the caller's answer. O-003. */
  requests: route({
    method: 'GET',
    path: '/wps/agent/contracts/requests',
    summary: 'Offers and requests for an end that wait for the agent’s answer.',
    allow: 'agent',
    input: z.object({}),
    output: z.object({
      rows: z.array(contract.extend({ request: z.enum(['new', 'termination']) })).max(100),
    }),
    refusals: [],
  }),
  assignable: route({
    method: 'GET',
    path: '/wps/agent/contracts/assignable',
    summary: 'What may be offered below: the ranges that the own contract leaves.',
    allow: 'agent',
    input: z.object({ kind: contractKind, downline: teamMemberId }),
    output: assignable.extend({ downline: person, today: contract.nullable() }),
    refusals: ['agents.kind-off', 'agents.not-in-line', 'agents.downline-unfit'],
  }),
  show: route({
    method: 'GET',
    path: '/wps/agent/contracts/:contractId',
    summary: 'One contract with today’s beside it, a simulation, and whom it touches.',
    allow: 'agent',
    input: z.object({ contractId }),
    output: contractCase,
    refusals: ['agents.contract-unknown'],
    dear: true,
  }),
  preview: route({
    method: 'POST',
    path: '/wps/agent/contracts/preview',
    summary: 'An offer before it is sent: simulation, cover, and whom it would touch.',
    allow: 'recruiter',
    rate: { max: 60, perSeconds: 600 },
    input: z.object({ downline: teamMemberId, terms: contractTerms }),
    output: contractCase.omit({ contract: true }),
    refusals: OFFER_REFUSALS,
    dear: true,
  }),
  offer: route({
    method: 'POST',
    path: '/wps/agent/contracts',
    summary: 'Offer a contract to a direct downline.',
    allow: 'recruiter',
    rate: { max: 60, perSeconds: 3600 },
    input: z.object({ downline: teamMemberId, terms: contractTerms }),
    output: contract,
    refusals: [...OFFER_REFUSALS, 'agents.offer-waits', 'agents.upline-uncovered'],
  }),
  processDividend: process('/wps/relay/MCS2_processDividendReq', 'dividend'),
  processDaily: process('/wps/relay/MCS2_processDailySalContract', 'daily wage'),
  processHourly: process('/wps/relay/MCS2_processContractHourSalary', 'hourly wage'),
  processRealTime: process('/wps/relay/MCSFE_processRealTimeSalaryContract', 'real-time wage'),
};
