import { z } from 'zod';
import { exportedFile, exportFormat, knownExport, sha256 } from '../exports.ts';
import { cursor, decimal, page, pageSize } from '../fields.ts';
import { dayRange } from '../player/records.ts';
import { route } from '../route.ts';

const read = { permission: 'records.read' } as const;

/** Columns of a report that are computed again from the entries of the ledger. */
export const CHECKED_COLUMNS = [
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'refund',
  'ggr',
  'awards',
  'bonus',
  'adjustments',
  'commissions',
] as const;
export type CheckedColumn = (typeof CHECKED_COLUMNS)[number];

/** `ggr` is stake less payout and refund; a refund is the returned stake of voided wagers. */
const play = z.object({
  wagers: z.number().int(),
  stake: decimal,
  payout: decimal,
  refund: decimal,
  ggr: decimal,
});
const active = { members: z.number().int() };

/**
 * `awards` are pots beside rounds, `bonus` what free rounds won, `adjustments` credits by hand less
 * debits, `commissions` wages and dividends that the house paid to agents; `net` is GGR less all four.
 */
const whole = play.extend({
  ...active,
  deposits: decimal,
  withdrawals: decimal,
  awards: decimal,
  bonus: decimal,
  adjustments: decimal,
  commissions: decimal,
  net: decimal,
});
export type ReportSums = z.infer<typeof whole>;

const compared = z.object({
  column: z.enum(CHECKED_COLUMNS),
  report: decimal,
  ledger: decimal,
  difference: decimal,
});

/** Taka alone; days in Asia/Dhaka, by the moment the money moved. */
export const consoleReportRoutes = {
  report: route({
    method: 'GET',
    path: '/console/reports',
    summary:
      'Deposits, withdrawals, stake, payout, GGR, bonus, net and members by day and product.',
    allow: read,
    input: z.object(dayRange),
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      total: whole,
      /** Oldest first; days without movement are left out. */
      days: z.array(whole.extend({ day: z.iso.date() })),
      products: z.array(play.extend({ category: z.string(), ...active })),
    }),
    refusals: ['records.range'],
    dear: true,
  }),
  games: route({
    method: 'GET',
    path: '/console/reports/games',
    summary: 'The games of a product in some days, in the order of their codes.',
    allow: read,
    input: z.object({
      ...dayRange,
      category: z.string().max(20),
      cursor,
      pageSize: pageSize(100, 50),
    }),
    output: page(
      play.extend({
        gameId: z.string(),
        gameName: z.object({ EN: z.string(), BN: z.string() }),
        vendor: z.string(),
      }),
    ),
    refusals: ['records.range'],
    dear: true,
  }),
  check: route({
    method: 'GET',
    path: '/console/reports/check',
    summary: 'Each column of at most 31 days, computed again from the entries of the ledger.',
    allow: read,
    input: z.object(dayRange),
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      columns: z.array(compared),
      /** The days and columns that differ, oldest first. */
      days: z.array(compared.extend({ day: z.iso.date() })),
      /** What members lost in vendors' own wallets, less what they won: only the ledger has it. */
      vendors: decimal,
      head: z.string(),
    }),
    refusals: ['records.range'],
    rate: { max: 60, perSeconds: 60 },
    dear: true,
  }),
  exportReport: route({
    method: 'POST',
    path: '/console/reports/export',
    summary: 'The report as a CSV or PDF file, its hash kept. With a category: the games of it.',
    allow: read,
    input: z.object({
      ...dayRange,
      category: z.string().max(20).optional(),
      format: exportFormat.default('csv'),
    }),
    output: exportedFile,
    refusals: ['records.range'],
    rate: { max: 10, perSeconds: 60 },
    dear: true,
  }),
  exports: route({
    method: 'GET',
    path: '/console/exports',
    summary: 'The files that were given out, newest first.',
    allow: read,
    input: z.object({ cursor, pageSize: pageSize(100, 25) }),
    output: page(knownExport),
    refusals: [],
  }),
  knownExport: route({
    method: 'GET',
    path: '/console/exports/known',
    summary: 'Whether a file with this SHA-256 was given out by the house; null when not.',
    allow: read,
    input: z.object({ sha256 }),
    output: z.object({ known: knownExport.nullable() }),
    refusals: [],
  }),
};
