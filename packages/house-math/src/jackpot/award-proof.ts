import type { Entrant } from './draw.ts';

/**
 * All that is needed to draw an award again, as `GET /wps/jackpots/awards/:awardId` answers it with
 * the list of entrants added. Amounts are decimal strings.
 */
export type AwardProof = {
  readonly format: 'nokshi-jackpot-1';
  readonly awardId: string;
  readonly mappingVersion: number;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly seed: string;
  readonly cap: string;
  readonly threshold: string;
  readonly amount: string;
  /** Why it fell: it had reached its threshold or its published ceiling, or its schedule was over. */
  readonly because: 'threshold' | 'schedule' | 'ceiling';
  /** SHA-256 of the lines of all entrants: the client seed of the draws. */
  readonly entrantsDigest: string;
  readonly tickets: string;
  /** Places (from 0) that were drawn before and might not win, in their order. */
  readonly passed: readonly number[];
  readonly ticket: string;
  readonly place: number;
  readonly entrants: readonly { readonly entrant: string; readonly tickets: string }[];
};

const TEXTS = [
  'awardId',
  'commitment',
  'serverSeed',
  'clientSeed',
  'seed',
  'cap',
  'threshold',
  'amount',
  'because',
  'entrantsDigest',
] as const;

/** The proof in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readAwardProof(value: unknown): { proof: AwardProof } | { wrong: string } {
  if (typeof value !== 'object' || value === null) return { wrong: 'format' };
  const fields = value as Record<string, unknown>;
  if (fields['format'] !== 'nokshi-jackpot-1') return { wrong: 'format' };
  for (const name of TEXTS) if (typeof fields[name] !== 'string') return { wrong: name };
  for (const name of ['tickets', 'ticket']) if (!isWhole(fields[name])) return { wrong: name };
  for (const name of ['mappingVersion', 'place'])
    if (!Number.isSafeInteger(fields[name])) return { wrong: name };
  const { passed, entrants } = fields;
  if (!Array.isArray(passed) || !passed.every(Number.isSafeInteger)) return { wrong: 'passed' };
  if (!Array.isArray(entrants) || !entrants.every(isEntrant)) return { wrong: 'entrants' };
  return { proof: value as AwardProof };
}

const isWhole = (text: unknown) => typeof text === 'string' && /^(0|[1-9]\d{0,18})$/.test(text);

const isEntrant = (each: unknown): boolean =>
  typeof each === 'object' &&
  each !== null &&
  /^[0-9a-f]{32}$/.test(String((each as { entrant?: unknown }).entrant)) &&
  isWhole((each as { tickets?: unknown }).tickets);

export const entrantsOf = (proof: AwardProof): Entrant[] =>
  proof.entrants.map(({ entrant, tickets }) => ({ entrant, tickets: BigInt(tickets) }));
