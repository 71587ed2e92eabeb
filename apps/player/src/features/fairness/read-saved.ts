import { type AwardProof, readAwardProof } from '@nokshi/house-math/jackpot/award-proof.ts';
import {
  type DrawDocument,
  type KiteDocument,
  readDraw,
  readKite,
  readTable,
  type TableDocument,
} from '@nokshi/house-math/verify/draw-proof.ts';
import { type InstantDocument, readInstant } from '@nokshi/house-math/verify/instant-proof.ts';
import { type EnvelopeDocument, readEnvelope } from '@nokshi/house-math/envelope/envelope-proof.ts';
import { type RaffleDocument, readRaffle } from '@nokshi/house-math/raffle/raffle-proof.ts';
import { readWheel, type WheelDocument } from '@nokshi/house-math/wheel/wheel-proof.ts';
import { type RoundProof, readProof } from '@nokshi/house-math/verify/round-proof.ts';

/** What was pasted or chosen: one of the proofs, or what is wrong with it. */
export type Saved =
  | { readonly kind: 'round'; readonly proof: RoundProof }
  | { readonly kind: 'draw'; readonly proof: DrawDocument }
  | { readonly kind: 'table'; readonly proof: TableDocument }
  | { readonly kind: 'kite'; readonly proof: KiteDocument }
  | { readonly kind: 'instant'; readonly proof: InstantDocument }
  | { readonly kind: 'award'; readonly proof: AwardProof }
  | { readonly kind: 'envelope'; readonly proof: EnvelopeDocument }
  | { readonly kind: 'wheel'; readonly proof: WheelDocument }
  | { readonly kind: 'raffle'; readonly proof: RaffleDocument }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-proof'; readonly field: string };

/** Reads what the site gave to save, and an answer of the server as it came. */
export function readSaved(text: string): Saved {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'not-json' };
  }
  const proof = unwrapped(value);
  switch (fieldOf(proof, 'format')) {
    case 'nokshi-draw-1':
      return named('draw', readDraw(proof));
    case 'nokshi-table-1':
      return named('table', readTable(proof));
    case 'nokshi-kite-1':
      return named('kite', readKite(proof));
    case 'nokshi-instant-1':
      return named('instant', readInstant(proof));
    case 'nokshi-envelope-1':
      return named('envelope', readEnvelope(proof));
    case 'nokshi-wheel-1':
      return named('wheel', readWheel(proof));
    case 'nokshi-raffle-1':
      return named('raffle', readRaffle(proof));
    case 'nokshi-jackpot-1':
      return named('award', readAwardProof(proof));
    default:
      return named('round', readProof(proof));
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  (value as Readonly<Record<string, unknown>> | null)?.[name];

/** The envelope of an answer, and a bet around its proof, are taken off. */
function unwrapped(value: unknown): unknown {
  const answer = fieldOf(value, 'success') === true ? fieldOf(value, 'value') : value;
  return fieldOf(answer, 'proof') ?? answer;
}

const named = <
  Kind extends
    | 'round'
    | 'draw'
    | 'table'
    | 'kite'
    | 'instant'
    | 'award'
    | 'raffle'
    | 'envelope'
    | 'wheel',
  Proof,
>(
  kind: Kind,
  read: { readonly proof: Proof } | { readonly wrong: string },
) =>
  'wrong' in read
    ? ({ kind: 'not-proof', field: read.wrong } as const)
    : { kind, proof: read.proof };
