import { z } from 'zod';
import { instant } from './fields.ts';

/** What may be exported as a file. */
export const EXPORT_KINDS = [
  'report',
  'games',
  'wagers',
  'entries',
  'slip',
  'team-members',
  'team-bets',
  'team-profit',
  'team-income',
  'team-transactions',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** CSV for programs, PDF for people: the same rows, in the reader's language. */
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const exportFormat = z.enum(EXPORT_FORMATS);

/** The most rows of a file; the newest come first, and it says when some were left out. */
export const MOST_EXPORTED_ROWS = 5_000;

/** What the house stores of an exported file. */
const seal = z.object({
  id: z.string(),
  kind: z.enum(EXPORT_KINDS),
  format: exportFormat,
  /** Days in Asia/Dhaka, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.number().int(),
  /** Whether there were more rows than a file holds. */
  cut: z.boolean(),
  /** Of the whole file, hexadecimal. */
  sha256: z.string(),
  /** The heads of the ledger at which it was read, as one hash. */
  head: z.string(),
  at: instant,
});

/**
 * The file itself, named after the beginning of its hash. CSV is its text, UTF-8 with a byte order
 * mark; PDF is its bytes in base64.
 */
export const exportedFile = seal.extend({ name: z.string(), text: z.string() });
export type ExportedFile = z.infer<typeof exportedFile>;

/** With the operator or member who asked for it. */
export const knownExport = seal.extend({
  operator: z.string().nullable(),
  memberId: z.string().nullable(),
});
export type KnownExport = z.infer<typeof knownExport>;

export const sha256 = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/);
