import { z } from 'zod';
import type { Change } from '../four-eyes.ts';
import { tableLimits } from '../player/tables.ts';
import { settingChanges } from '../setting-changes.ts';

/** UK Gambling Commission: a casino game lasts five seconds at least. Products.md 3.1. */
export const LEAST_ROUND_MS = 5_000;

/** What an operator sets of a table. Times in milliseconds. */
export const tableTerms = z.object({
  isOpen: z.boolean(),
  /** Of the rules that its game offers. */
  rules: z.string().regex(/^[a-z0-9-]{1,40}$/),
  limits: tableLimits,
  /** How long bets are taken: with the rest a round never takes less than {@link LEAST_ROUND_MS}. */
  bettingMs: z.number().int().min(5_000).max(60_000),
  /** Between the last bet and the result, in which the root of all bets is public. */
  closedMs: z.number().int().min(500).max(10_000),
  /** How long the result is shown before bets are paid. */
  showMs: z.number().int().min(2_000).max(60_000),
});
export type TableTerms = z.infer<typeof tableTerms>;

/** The fields that differ between two terms of a table. */
export const tableTermsChanges = (before: TableTerms, after: TableTerms): Change[] =>
  settingChanges({ table: before }, { table: after });
