/**
 * All that is needed to compute a round again, as `GET /wps/fairness/rounds/:roundId` answers it
 * and a person saves it. Amounts are decimal strings in the display currency.
 */
export type RoundProof = {
  readonly format: 'nokshi-round-1';
  readonly roundId?: string;
  readonly gameCode: string;
  readonly ruleVersion: string;
  /** SHA-256 of the data of those rules (`rulesText`), as the house noted it before the first round. */
  readonly rulesHash?: string | null;
  readonly mappingVersion: number;
  readonly commitment: string;
  /** Null until the seed is revealed: such a round cannot be checked yet. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stake: string;
  readonly payout: string;
  readonly totalCredits: number;
  /** Of a game with pots: which one the round won, and what the ledger paid for it. */
  readonly jackpot?: { readonly level: string; readonly amount: string } | null;
  /** The steps that were shown, if they were kept; compared as well. */
  readonly outcome?: unknown;
};

const TEXTS = ['gameCode', 'commitment', 'clientSeed', 'stake', 'payout'] as const;
const NUMBERS = ['mappingVersion', 'nonce', 'totalCredits'] as const;

/** The proof in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readProof(value: unknown): { proof: RoundProof } | { wrong: string } {
  if (typeof value !== 'object' || value === null) return { wrong: 'format' };
  const fields = value as Record<string, unknown>;
  if (fields.format !== 'nokshi-round-1') return { wrong: 'format' };
  for (const name of TEXTS) if (typeof fields[name] !== 'string') return { wrong: name };
  for (const name of NUMBERS) if (!Number.isSafeInteger(fields[name])) return { wrong: name };
  const { serverSeed, ruleVersion } = fields;
  if (serverSeed !== null && typeof serverSeed !== 'string') return { wrong: 'serverSeed' };
  const version = String(ruleVersion);
  if (!/^[1-9][0-9]{0,8}$/.test(version)) return { wrong: 'ruleVersion' };
  return { proof: { ...(value as RoundProof), ruleVersion: version } };
}

/** JSON with the names of every object in order, so that equal values give equal text. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
