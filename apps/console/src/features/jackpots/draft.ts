import type { PoolTerms } from '@nokshi/contract/console/jackpots.ts';
import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { parseTyped } from '@nokshi/money';
import { fieldTime, instantOf } from '@nokshi/web/time.ts';

export const JACKPOTS_KEY = ['jackpots'];

/** The fields of a pool as they are typed. */
export type Draft = {
  readonly EN: string;
  readonly BN: string;
  readonly seed: string;
  readonly cap: string;
  readonly step: string;
  readonly seconds: string;
  readonly leastStake: string;
  readonly categories: readonly Category[];
  readonly from: string;
  readonly until: string;
};

/** Checklist C-002, C-003: 165.11 every 3 s is what a new pool begins from. */
const NEW: Draft = {
  EN: '',
  BN: '',
  seed: '100000.00',
  cap: '5000000.00',
  step: '165.11',
  seconds: '3',
  leastStake: '1.00',
  categories: [],
  from: '',
  until: '',
};

export const draftOf = (terms: PoolTerms | null): Draft =>
  terms === null
    ? NEW
    : {
        EN: terms.name.EN,
        BN: terms.name.BN,
        seed: terms.seed,
        cap: terms.cap,
        step: terms.step,
        seconds: String(terms.stepMs / 1_000),
        leastStake: terms.leastStake,
        categories: terms.categories,
        from: fieldTime(terms.from),
        until: fieldTime(terms.until),
      };

export const termsOf = (draft: Draft): PoolTerms => ({
  name: { EN: draft.EN, BN: draft.BN },
  seed: draft.seed,
  cap: draft.cap,
  step: draft.step,
  stepMs: Number(draft.seconds) * 1_000,
  leastStake: draft.leastStake,
  categories: [...draft.categories],
  from: instantOf(draft.from),
  until: instantOf(draft.until),
});

/** What a cycle under these terms is like; amounts in minor units. */
export type Preview = {
  readonly anHour: bigint;
  readonly aDay: bigint;
  /** From the seed to the cap. */
  readonly hoursToCap: number;
  /** The middle of all the amounts it may fall at, each of which is as likely. */
  readonly middle: bigint;
  /** What a cycle that goes to its cap takes out of the cover. */
  readonly coverAtMost: bigint;
};

/** Null while the figures cannot be read or the cap leaves no room. */
export function previewOf(draft: Draft): Preview | null {
  const seed = parseTyped(draft.seed);
  const cap = parseTyped(draft.cap);
  const step = parseTyped(draft.step);
  const seconds = Number(draft.seconds);
  if (seed === null || cap === null || step === null || cap < seed + step) return null;
  if (!Number.isInteger(seconds) || seconds < 1) return null;
  const steps = (cap - seed + step - 1n) / step;
  return {
    anHour: (step * 3_600n) / BigInt(seconds),
    aDay: (step * 86_400n) / BigInt(seconds),
    hoursToCap: Math.round((Number(steps) * seconds) / 360) / 10,
    middle: (seed + 1n + cap) / 2n,
    coverAtMost: cap,
  };
}
