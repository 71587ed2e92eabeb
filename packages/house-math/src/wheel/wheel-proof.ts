import {
  type Form,
  isCount,
  isText,
  isWhole,
  list,
  orNull,
  wrongField,
} from '../verify/draw-proof.ts';
import type { Segment } from './spin-wheel.ts';

/** All that is needed to spin a wheel again, as the site answers it and a person saves it. */
export type WheelDocument = {
  readonly format: 'nokshi-wheel-1';
  readonly mappingVersion: number;
  readonly commitment: string;
  /** Null until the member's seed is revealed: the spin cannot be checked yet. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly segments: readonly Segment[];
  /** Where it stopped, from 0. */
  readonly segment: number;
};

/** More than any wheel can have. */
const MOST_SEGMENTS = 100;

const SEGMENT: Readonly<Record<keyof Segment, Form>> = {
  amount: isText(/^\d{1,13}(\.\d{1,2})?$/),
  weight: isCount,
};
const DOCUMENT: Readonly<Record<keyof WheelDocument, Form>> = {
  format: (value) => value === 'nokshi-wheel-1',
  mappingVersion: isCount,
  commitment: isText(/^[0-9a-f]{64}$/),
  serverSeed: orNull(isText(/^[0-9a-f]{64}$/)),
  clientSeed: isText(/^.{1,64}$/),
  nonce: isWhole,
  segments: (value) =>
    list((part) => wrongField(part, SEGMENT) === null, MOST_SEGMENTS)(value) &&
    (value as unknown[]).length > 0,
  segment: isWhole,
};

/** The document in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readWheel(value: unknown): { proof: WheelDocument } | { wrong: string } {
  const wrong = wrongField(value, DOCUMENT);
  return wrong === null ? { proof: value as WheelDocument } : { wrong };
}
