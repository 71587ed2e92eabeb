import {
  type Form,
  isCount,
  isText,
  list,
  orNull,
  SHARED,
  type SharedDraw,
  wrongField,
} from '../verify/draw-proof.ts';

/** All that is needed to share out a red envelope again. Amounts are minor units. */
export type EnvelopeDocument = SharedDraw & {
  readonly format: 'nokshi-envelope-1';
  readonly mappingVersion: number;
  readonly pool: string;
  readonly shares: number;
  /** In the order in which they were opened; null until the envelope is over. */
  readonly amounts: readonly string[] | null;
};

/** More than any envelope can have. */
const MOST_SHARES = 10_000;

const isMinor: Form = isText(/^(0|[1-9][0-9]{0,17})$/);
const DOCUMENT: Readonly<Record<keyof EnvelopeDocument, Form>> = {
  format: (value) => value === 'nokshi-envelope-1',
  ...SHARED,
  mappingVersion: isCount,
  pool: isMinor,
  shares: (value) => isCount(value) && (value as number) <= MOST_SHARES,
  amounts: orNull(list(isMinor, MOST_SHARES)),
};

/** The document in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readEnvelope(value: unknown): { proof: EnvelopeDocument } | { wrong: string } {
  const wrong = wrongField(value, DOCUMENT);
  if (wrong !== null) return { wrong };
  const proof = value as EnvelopeDocument;
  return BigInt(proof.pool) < BigInt(proof.shares) ? { wrong: 'pool' } : { proof };
}
