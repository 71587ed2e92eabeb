import type { Lane, MerklePath } from '../fairness/merkle.ts';

/** What shows that a bet is among all bets of the issue. */
export type ProvenPlace = {
  /** The leaf; see lottery/ticket.ts and tables/ticket.ts. */
  readonly text: string;
  readonly lane: number;
  /** Its place among the bets of its lane, from 0. */
  readonly place: number;
  readonly path: MerklePath;
};

/** A bet of a lottery. */
export type ProvenTicket = ProvenPlace & {
  /** Prize and stakes that a tie gave back, in minor units; null until it is settled. */
  readonly payout: string | null;
  readonly rebate: string | null;
};

/** What every draw shows that many share. */
export type SharedDraw = {
  readonly purpose: string;
  readonly issue: string;
  readonly terminal: string;
  /** In its chain, from 1. */
  readonly number: number;
  /** The link of the draw before, the terminal for the first one; null until that one is drawn. */
  readonly before: string | null;
  /** Null until it is drawn. */
  readonly link: string | null;
  readonly root: string;
  readonly lanes: readonly Lane[];
};

/**
 * All that is needed to check a draw that many share, and a bet on it, as the site answers it and a
 * person saves it.
 */
export type DrawDocument = SharedDraw & {
  readonly format: 'nokshi-draw-1';
  readonly family: string;
  readonly mappingVersion: number;
  /** `yyyy-mm-dd` */
  readonly drawDate: string;
  /** Null until they are known, and where the draw was void. */
  readonly numbers: readonly number[] | null;
  readonly ticket?: ProvenTicket;
};

/** A bet at a table. */
export type ProvenBet = ProvenPlace & {
  /** Minor units; null until it is settled. */
  readonly payout: string | null;
};

/** A stage of a deal that was drawn: a round of its own, with its own link and root. */
export type ProvenStage = {
  readonly issue: string;
  readonly terminal: string;
  readonly number: number;
  readonly link: string;
  readonly root: string;
};

/** All that is needed to check a round of a table, and a bet on it. */
export type TableDocument = SharedDraw & {
  readonly format: 'nokshi-table-1';
  readonly game: string;
  readonly rules: string;
  readonly mappingVersion: number;
  /** What lay open before the bets: nothing at most tables. */
  readonly opening: readonly number[];
  /** Null until they are known, and where the round was void. */
  readonly numbers: readonly number[] | null;
  /** Of One-Day: the stages of the deal that were drawn, from the first one on. */
  readonly deal?: readonly ProvenStage[];
  readonly bet?: ProvenBet;
};

/** A bet on the kite. */
export type ProvenCall = ProvenBet & {
  /** Milliseconds after the rise at which the server heard the member's call; null without one. */
  readonly calledMs: number | null;
  /** Placed with a free bet: it was paid what it won beyond its stake. */
  readonly isFree?: boolean;
};

/** All that is needed to check a flight of the kite, and a bet on it. */
export type KiteDocument = SharedDraw & {
  readonly format: 'nokshi-kite-1';
  readonly mappingVersion: number;
  /** Hundredths; null until the string is cut, and where the flight was void. */
  readonly cut: number | null;
  /** The house was away when the string was cut, so bets that were not taken had their stake back. */
  readonly wasAway: boolean;
  readonly bet?: ProvenCall;
};

/** So long may a chain be whose beginning is looked for. */
const MOST_DRAWS = 1_000_000;
const MOST_LANES = 10_000;
const MOST_STEPS = 64;

export type Form = (value: unknown) => boolean;

const isHash: Form = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
export const isWhole: Form = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isCount: Form = (value) => isWhole(value) && value !== 0;
export const isText =
  (form: RegExp): Form =>
  (value) =>
    typeof value === 'string' && form.test(value);
export const orNull =
  (form: Form): Form =>
  (value) =>
    value === null || form(value);
export const list =
  (form: Form, most: number): Form =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(form);

const LANE: Readonly<Record<keyof Lane, Form>> = { lane: isWhole, count: isCount, root: isHash };
const STEP: Readonly<Record<keyof MerklePath[number], Form>> = {
  side: isText(/^(left|right)$/),
  hash: isHash,
};
const AMOUNT = orNull(isText(/^(0|[1-9][0-9]{0,30})$/));
const PLACE: Readonly<Record<keyof ProvenPlace, Form>> = {
  text: isText(/^.{1,200000}$/),
  lane: isWhole,
  place: isWhole,
  path: list((step) => wrongField(step, STEP) === null, MOST_STEPS),
};
const TICKET: Readonly<Record<keyof ProvenTicket, Form>> = {
  ...PLACE,
  payout: AMOUNT,
  rebate: AMOUNT,
};
export const SHARED: Readonly<Record<keyof SharedDraw, Form>> = {
  purpose: isText(/^\S{1,100}$/),
  issue: isText(/^\S{1,100}$/),
  terminal: isHash,
  number: (value) => isCount(value) && (value as number) <= MOST_DRAWS,
  before: orNull(isHash),
  link: orNull(isHash),
  root: isHash,
  lanes: list((lane) => wrongField(lane, LANE) === null, MOST_LANES),
};
const DOCUMENT: Readonly<Record<keyof DrawDocument, Form>> = {
  format: (value) => value === 'nokshi-draw-1',
  ...SHARED,
  family: isText(/^\S{1,60}$/),
  mappingVersion: isCount,
  drawDate: isText(/^\d{4}-\d{2}-\d{2}$/),
  numbers: orNull(list(isWhole, 100)),
  ticket: (value) => value === undefined || wrongField(value, TICKET) === null,
};

const BET: Readonly<Record<keyof ProvenBet, Form>> = { ...PLACE, payout: AMOUNT };
const STAGE: Readonly<Record<keyof ProvenStage, Form>> = {
  issue: isText(/^\S{1,100}$/),
  terminal: isHash,
  number: (value) => isCount(value) && (value as number) <= MOST_DRAWS,
  link: isHash,
  root: isHash,
};
const TABLE: Readonly<Record<keyof TableDocument, Form>> = {
  format: (value) => value === 'nokshi-table-1',
  ...SHARED,
  game: isText(/^\S{1,60}$/),
  rules: isText(/^\S{1,60}$/),
  mappingVersion: isCount,
  opening: list(isWhole, 10),
  numbers: orNull(list(isWhole, 100)),
  deal: (value) =>
    value === undefined || list((stage) => wrongField(stage, STAGE) === null, 6)(value),
  bet: (value) => value === undefined || wrongField(value, BET) === null,
};

const CALL: Readonly<Record<keyof ProvenCall, Form>> = {
  ...BET,
  calledMs: orNull(isWhole),
  isFree: (value) => value === undefined || typeof value === 'boolean',
};
const KITE: Readonly<Record<keyof KiteDocument, Form>> = {
  format: (value) => value === 'nokshi-kite-1',
  ...SHARED,
  mappingVersion: isCount,
  cut: orNull(isWhole),
  wasAway: (value) => typeof value === 'boolean',
  bet: (value) => value === undefined || wrongField(value, CALL) === null,
};

/** The document in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readKite(value: unknown): { proof: KiteDocument } | { wrong: string } {
  const wrong = wrongField(value, KITE);
  return wrong === null ? { proof: value as KiteDocument } : { wrong };
}

/** The document in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readTable(value: unknown): { proof: TableDocument } | { wrong: string } {
  const wrong = wrongField(value, TABLE);
  return wrong === null ? { proof: value as TableDocument } : { wrong };
}

/** The document in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readDraw(value: unknown): { proof: DrawDocument } | { wrong: string } {
  const wrong = wrongField(value, DOCUMENT);
  return wrong === null ? { proof: value as DrawDocument } : { wrong };
}

export function wrongField(value: unknown, forms: Readonly<Record<string, Form>>): string | null {
  if (typeof value !== 'object' || value === null) return Object.keys(forms)[0] ?? '';
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.keys(forms).find((name) => !forms[name]?.(fields[name])) ?? null;
}
