import { LEAST_ROUND_MS, type TableTerms } from '@nokshi/contract/console/table-terms.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { parseAmount, parseTyped, toDecimal } from '@nokshi/money';
import { secondsText } from './tables.ts';

/** The fields of a table's terms as they are typed; times in seconds. */
export type Draft = {
  readonly isOpen: boolean;
  readonly rules: string;
  readonly least: string;
  readonly most: string;
  readonly round: string;
  readonly win: string;
  readonly bettingMs: string;
  readonly closedMs: string;
  readonly showMs: string;
};

/** From the lowest to the highest. */
export const LIMITS = ['least', 'most', 'round', 'win'] as const;
/** Each with its least and its most, in milliseconds, as the contract has them. */
const TIMES = {
  bettingMs: [5_000, 60_000],
  closedMs: [500, 10_000],
  showMs: [2_000, 60_000],
} as const;
export type TimeName = keyof typeof TIMES;
export const TIME_NAMES = Object.keys(TIMES) as TimeName[];
/** The kite waits so long at least before it rises. */
const KITE_WAITS_MS = 2_000;

export const spanOf = (game: string, name: TimeName): readonly [number, number] =>
  game === 'kite' && name === 'closedMs' ? [KITE_WAITS_MS, TIMES.closedMs[1]] : TIMES[name];

export const draftOf = ({ isOpen, rules, limits, ...times }: TableTerms): Draft => ({
  isOpen,
  rules,
  ...limits,
  bettingMs: secondsText(times.bettingMs),
  closedMs: secondsText(times.closedMs),
  showMs: secondsText(times.showMs),
});

const amountOf = (typed: string): string => {
  const minor = parseTyped(typed);
  return minor === null ? typed : toDecimal(minor);
};

/** Milliseconds of seconds that were typed with up to three decimals; NaN for anything else. */
const msOf = (typed: string): number => {
  const plain = plainDigits(typed).trim();
  return /^\d+(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1_000) : Number.NaN;
};

export const termsOf = (draft: Draft): TableTerms => ({
  isOpen: draft.isOpen,
  rules: draft.rules,
  limits: {
    least: amountOf(draft.least),
    most: amountOf(draft.most),
    round: amountOf(draft.round),
    win: amountOf(draft.win),
  },
  bettingMs: msOf(draft.bettingMs),
  closedMs: msOf(draft.closedMs),
  showMs: msOf(draft.showMs),
});

/** How long a round takes; null while a time is not readable. */
export function roundMs({ bettingMs, closedMs, showMs }: TableTerms): number | null {
  const all = bettingMs + closedMs + showMs;
  return Number.isNaN(all) ? null : Math.max(all, LEAST_ROUND_MS);
}

/** At which field something is wrong: a limit under the one before it, a time outside its span. */
export function faultsOf(
  draft: Draft,
  game: string,
): {
  readonly falls: (typeof LIMITS)[number] | null;
  readonly times: readonly TimeName[];
} {
  const terms = termsOf(draft);
  const minor = (name: (typeof LIMITS)[number]) => parseAmount(terms.limits[name]) ?? 0n;
  // What can be won may be less than what can be staked.
  const falls = (['most', 'round'] as const).find(
    (name, at) => minor(name) < minor(at === 0 ? 'least' : 'most'),
  );
  return {
    falls: falls ?? null,
    times: TIME_NAMES.filter((name) => {
      const [least, most] = spanOf(game, name);
      return !(terms[name] >= least && terms[name] <= most);
    }),
  };
}
