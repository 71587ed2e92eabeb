import { z } from 'zod';
import { amount, decimal, instant, nothing } from '../fields.ts';
import { type Change, outcome, reason } from '../four-eyes.ts';
import { INSTANT_KINDS } from '../player/instants.ts';
import { route } from '../route.ts';
import { settingChanges } from '../setting-changes.ts';

const gameCode = z.string().regex(/^[a-z0-9-]{2,40}$/);

/** What an operator sets of an instant game; it applies to rounds that begin from then on. */
export const instantTerms = z.object({
  isOpen: z.boolean(),
  /** Of one bet, or of one spot of blackjack. `win`: what a round can win at most over its stakes. */
  limits: z.object({ least: amount, most: amount, win: amount }),
});
export type InstantTerms = z.infer<typeof instantTerms>;

/** The fields that differ between two terms of a game. */
export const instantTermsChanges = (before: InstantTerms, after: InstantTerms): Change[] =>
  settingChanges(before, after);

const deskInstant = z.object({
  gameCode,
  kind: z.enum(INSTANT_KINDS),
  vendor: z.string(),
  name: z.object({ EN: z.string(), BN: z.string() }),
  terms: instantTerms,
  version: z.number().int(),
  /** Rounds that began in the last 24 hours, and what they took and paid (BDT). */
  rounds: z.number().int(),
  staked: decimal,
  paid: decimal,
  /** Rounds that wait for an act of their member. */
  open: z.number().int(),
});
export type DeskInstant = z.infer<typeof deskInstant>;

export const consoleInstantsRoutes = {
  games: route({
    method: 'GET',
    path: '/console/instants',
    summary: 'Every instant game with its terms and its last day; at most 20.',
    allow: { permission: 'tables.read' },
    input: nothing,
    output: z.object({ serverTime: instant, games: z.array(deskInstant) }),
    refusals: [],
  }),
  saveGame: route({
    method: 'PUT',
    path: '/console/instants/:gameCode',
    summary: 'Open or close an instant game, or set its limits for rounds that begin from now on.',
    allow: { permission: 'tables.write' },
    input: z.object({ gameCode, terms: instantTerms, version: z.number().int(), reason }),
    output: outcome,
    refusals: [
      'tables.table-unknown',
      'tables.version-changed',
      'tables.nothing-changed',
      'tables.limits-order',
      'proposals.waiting',
      'proposals.nobody-else',
    ],
  }),
};
