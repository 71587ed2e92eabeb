import { z } from 'zod';
import { amount, cursor, decimal, instant, nothing, page, pageSize } from '../fields.ts';
import { outcome, reason } from '../four-eyes.ts';
import { route } from '../route.ts';

/** The most characters and lines of a file. */
export const MOST_CHARACTERS = 256 * 1024;
export const MOST_LINES = 1_000;

/**
 * UNMATCHED waits for a person. MATCHED has its deposit and is credited, automatically or when the
 * person who matched it confirms. CREDITED, IGNORED and RETURNED are final.
 */
export const LINE_STATES = ['UNMATCHED', 'MATCHED', 'CREDITED', 'IGNORED', 'RETURNED'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Why a line of a file is refused. */
export const LINE_FAULTS = ['columns', 'date', 'amount', 'reference', 'sender', 'letters'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/**
 * The result of a line: credited by itself when `exact`. It waits for a person with another amount
 * than was asked for, above the amount of four eyes, or without a deposit. Or it is known.
 */
export const LINE_FATES = ['exact', 'amount-differs', 'above', 'unmatched', 'known'] as const;
export type LineFate = (typeof LINE_FATES)[number];

const written = z.object({
  /** The line of the file; the first line has the names. */
  number: z.number().int(),
  bookedOn: z.iso.date(),
  amount: decimal,
  reference: z.string(),
  sender: z.string(),
});

const deposit = z.object({
  depositId: z.string(),
  memberId: z.string(),
  username: z.string(),
  /** The requested amount. */
  asked: decimal,
  code: z.string(),
  told: z.string().nullable(),
  state: z.string(),
  createdAt: instant,
});
export type WaitingDeposit = z.infer<typeof deposit>;

const preview = z.object({
  lines: z.array(written.extend({ fate: z.enum(LINE_FATES), deposit: deposit.nullable() })),
  refused: z.array(
    z.object({ number: z.number().int(), text: z.string(), fault: z.enum(LINE_FAULTS) }),
  ),
  /** What would be credited. */
  credited: decimal,
});
export type StatementPreview = z.infer<typeof preview>;

const line = written.extend({
  id: z.string(),
  state: z.enum(LINE_STATES),
  uploadedAt: instant,
  uploadedBy: z.string(),
  deposit: deposit.nullable(),
  /** Who matched or closed it, and why; null: matched automatically. */
  operator: z.string().nullable(),
  reason: z.string().nullable(),
});
export type StatementLine = z.infer<typeof line>;

const one = z.object({ id: z.string().max(64) });
const file = z.object({
  csv: z.string().min(1).max(MOST_CHARACTERS),
  /** Numbers of known lines that are other payments anyway: the operator was asked. */
  again: z.array(z.number().int()).max(MOST_LINES).optional(),
});
const UNREADABLE = ['cashier.statement-unreadable', 'cashier.statement-too-long'] as const;
const GONE = ['cashier.line-unknown', 'cashier.line-changed'] as const;

/** Bank statements, matched with the transfers that members were asked for. */
export const consoleStatementRoutes = {
  preview: route({
    method: 'POST',
    path: '/console/cashier/statements/preview',
    summary: 'Preview a statement; nothing is written.',
    allow: { permission: 'cashier.act' },
    input: file,
    output: preview,
    refusals: UNREADABLE,
    bodyBytes: 2 * MOST_CHARACTERS,
    dear: true,
  }),
  apply: route({
    method: 'POST',
    path: '/console/cashier/statements',
    summary: 'Import the new lines of a statement, and credit those that match a deposit.',
    allow: { permission: 'cashier.act' },
    input: file.extend({ reason }),
    output: z.object({
      taken: z.number().int(),
      known: z.number().int(),
      matched: z.number().int(),
      refused: z.number().int(),
    }),
    refusals: UNREADABLE,
    bodyBytes: 2 * MOST_CHARACTERS,
    dear: true,
  }),
  lines: route({
    method: 'GET',
    path: '/console/cashier/statement-lines',
    summary: 'Lines of statements, newest first.',
    allow: { permission: 'cashier.read' },
    input: z.object({
      state: z.enum(LINE_STATES).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(line),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: '/console/cashier/statement-lines/:id',
    summary: 'One line with the deposits that it may have paid, the likeliest first; at most ten.',
    allow: { permission: 'cashier.read' },
    input: one,
    output: z.object({ line, candidates: z.array(deposit) }),
    refusals: ['cashier.line-unknown'],
  }),
  match: route({
    method: 'POST',
    path: '/console/cashier/statement-lines/:id/match',
    summary: 'Match a line with a deposit; it is credited by another act.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ depositId: z.string().max(64), reason }),
    output: nothing,
    refusals: [...GONE, 'cashier.deposit-unknown', 'cashier.deposit-decided'],
  }),
  undo: route({
    method: 'POST',
    path: '/console/cashier/statement-lines/:id/undo',
    summary: 'Undo a manual match before it is credited.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ reason }),
    output: nothing,
    refusals: GONE,
  }),
  credit: route({
    method: 'POST',
    path: '/console/cashier/statement-lines/:id/credit',
    summary: 'Credit a line that was matched by hand.',
    allow: { permission: 'cashier.act' },
    // The amount of the line that the operator saw: it decides whether a second person is needed.
    input: one.extend({ amount, reason }),
    output: outcome,
    refusals: [...GONE, 'cashier.deposit-decided', 'proposals.waiting', 'proposals.nobody-else'],
  }),
  close: route({
    method: 'POST',
    path: '/console/cashier/statement-lines/:id/close',
    summary: 'Close a line without a deposit: not for us, or returned to its payer.',
    allow: { permission: 'cashier.act' },
    input: one.extend({ as: z.enum(['IGNORED', 'RETURNED']), reason }),
    output: nothing,
    refusals: GONE,
  }),
  demo: route({
    method: 'GET',
    path: '/console/cashier/demo-statement',
    summary: 'The statement of the demo bank: the reported transfers, and two unusual lines.',
    allow: { permission: 'cashier.act' },
    input: nothing,
    output: z.object({ csv: z.string() }),
    refusals: ['cashier.channel-unknown'],
  }),
};
