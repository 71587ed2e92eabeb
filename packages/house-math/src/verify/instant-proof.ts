import type { InstantAct, InstantBet } from '../instants/play.ts';
import { ROW_COUNTS, RISKS } from '../instants/plinko.ts';
import { ACTS } from '../tables/blackjack/round.ts';

/** All that is needed to compute a round of an instant game again, as the site answers it and a person saves it. */
export type InstantDocument = {
  readonly format: 'nokshi-instant-1';
  readonly game: string;
  readonly ruleVersion: string;
  readonly mappingVersion: number;
  readonly commitment: string;
  /** Null until the seed is revealed: such a round cannot be checked yet. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly bet: InstantBet;
  readonly acts: readonly InstantAct[];
  /** What was shown in the end. */
  readonly state: unknown;
  /** Minor units. */
  readonly stake: string;
  readonly payout: string;
};

type Form = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;

/** More acts than any round can have. */
const MOST_ACTS = 500;

const isText: Form = (value) => typeof value === 'string';
const isWhole: Form = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const matches =
  (form: RegExp): Form =>
  (value) =>
    typeof value === 'string' && form.test(value);
const oneOf =
  (values: readonly unknown[]): Form =>
  (value) =>
    values.includes(value);
const isMinor = matches(/^(0|[1-9][0-9]{0,20})$/);
const isAmount = matches(/^[0-9]{1,15}\.[0-9]{2}$/);
const listOf =
  (form: Form, most: number): Form =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(form);
const fieldsOf =
  (forms: Readonly<Record<string, Form>>): Form =>
  (value) =>
    wrongField(value, forms) === null;

const BETS: Readonly<Record<string, Readonly<Record<string, Form>>>> = {
  dice: { stake: isAmount, side: oneOf(['under', 'over']), at: isWhole },
  mines: { stake: isAmount, mines: isWhole },
  plinko: { stake: isAmount, rows: oneOf(ROW_COUNTS), risk: oneOf(RISKS) },
  blackjack: { spots: listOf(fieldsOf({ spot: isWhole, stake: isAmount }), 7) },
};

const isBet: Form = (value) => {
  const forms = BETS[String((value as Fields | null)?.['kind'])];
  return forms !== undefined && wrongField(value, forms) === null;
};

const isAct: Form = (value) => {
  const { act, at, field } = (value ?? {}) as Fields;
  if (!isWhole(at)) return false;
  return act === 'open' ? isWhole(field) : act === 'take' || oneOf(ACTS)(act);
};

const DOCUMENT: Readonly<Record<keyof InstantDocument, Form>> = {
  format: (value) => value === 'nokshi-instant-1',
  game: isText,
  ruleVersion: isText,
  mappingVersion: isWhole,
  commitment: matches(/^[0-9a-f]{64}$/),
  serverSeed: (value) => value === null || isText(value),
  clientSeed: isText,
  nonce: matches(/^(0|[1-9][0-9]{0,14})$/),
  bet: isBet,
  acts: listOf(isAct, MOST_ACTS),
  state: (value) => typeof value === 'object' && value !== null,
  stake: isMinor,
  payout: isMinor,
};

/** The document in a parsed JSON value, or the name of the first field that is missing or wrong. */
export function readInstant(value: unknown): { proof: InstantDocument } | { wrong: string } {
  const wrong = wrongField(value, DOCUMENT);
  return wrong === null ? { proof: value as InstantDocument } : { wrong };
}

function wrongField(value: unknown, forms: Readonly<Record<string, Form>>): string | null {
  if (typeof value !== 'object' || value === null) return Object.keys(forms)[0] ?? '';
  const fields = value as Fields;
  return Object.keys(forms).find((name) => !forms[name]?.(fields[name])) ?? null;
}
