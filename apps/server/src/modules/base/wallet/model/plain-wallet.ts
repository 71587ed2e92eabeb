import { ENTRY_KINDS, TOMBSTONE_ENTRY } from '../rules/entry-kinds.ts';
import { laneOf, type Purse } from './act.ts';

/** What the wallet must answer to one operation. */
export type Expected =
  | { readonly says: 'posted' | 'repeated'; readonly first: First }
  | { readonly says: 'nothing' }
  | { readonly says: 'refused'; readonly code: string };

/** The answer of a posting. The batch is unknown until the wallet reports it, then it stays. */
export type First = {
  readonly balance: number;
  readonly version: number;
  /** Its repetitions are answered with the cash after its batch, which is not known here. */
  readonly isCapture?: boolean;
  seen?: { readonly batch: bigint; readonly at: number };
};

export type PlainPurse = {
  open: boolean;
  cash: number;
  held: number;
  version: number;
  /** Postings that are durable. */
  posted: number;
  /** By account and kind (`placeOf`): how many entries, and their sum. */
  readonly counts: number[];
  readonly sums: number[];
};

export type PlainHold = {
  readonly purse: Purse;
  readonly due: number | null;
  captured: number;
  released: number;
  left: number;
};

type Taken = { readonly purse: Purse; readonly input: string | number; readonly first: First };

export type PlainKind = keyof typeof ENTRY_KINDS | 'tombstone';
export type PlainAccount = 'cash' | 'held';

/** The state of the plain wallet, which can be restored to the beginning of a story. */
export type PlainWallet = {
  readonly purses: Map<Purse, PlainPurse>;
  readonly holds: Map<number, PlainHold>;
  /** House accounts, by name and asset. */
  readonly houses: Map<string, number>;
  minutes: number;
  /** Rows that riders have written. */
  ridden: number;
  entry(of: { purse: Purse; account: PlainAccount; kind: PlainKind; amount: number }): void;
  house(name: string, amount: number): void;
  taken(lane: number, key: number): Taken | undefined;
  /** Remembers the answer of a posting that was just booked, under its key. */
  take(of: { purse: Purse; key: number; input: string | number; isCapture?: boolean }): Expected;
  change<T>(set: () => T, back: () => void): T;
  begin(): void;
  end(how: 'commits' | 'rolls back'): void;
};

export const PLACES = 20;
/** Where the entries of an account and kind are counted. */
export const placeOf = (account: PlainAccount, kind: number): number =>
  (account === 'cash' ? 0 : 10) + kind;

export const newPurse = (): PlainPurse => ({
  open: true,
  cash: 0,
  held: 0,
  version: 0,
  posted: 0,
  counts: Array.from({ length: PLACES }, () => 0),
  sums: Array.from({ length: PLACES }, () => 0),
});

export const TOMBSTONE = 'tombstone';

/** More than there will ever be keys: a lane's keys begin at a multiple of it. */
const KEYS = 2 ** 44;

export function createPlainWallet(): PlainWallet {
  const taken = new Map<number, Taken>();
  let story: (() => void)[] | null = null;
  const plain: PlainWallet = {
    purses: new Map(),
    holds: new Map(),
    houses: new Map(),
    minutes: 0,
    ridden: 0,
    entry(of) {
      const purse = plain.purses.get(of.purse) as PlainPurse;
      write(purse, of, 1);
      story?.push(() => write(purse, of, -1));
    },
    house(name, amount) {
      const add = (by: number) => plain.houses.set(name, (plain.houses.get(name) ?? 0) + by);
      plain.change(
        () => add(amount),
        () => add(-amount),
      );
    },
    taken: (lane, key) => taken.get(lane * KEYS + key),
    take({ purse, key, input, isCapture = false }) {
      const mine = plain.purses.get(purse) as PlainPurse;
      const first = { balance: mine.cash, version: mine.version, isCapture };
      const id = laneOf(purse) * KEYS + key;
      plain.change(
        () => taken.set(id, { purse, input, first }),
        () => taken.delete(id),
      );
      plain.change(
        () => (mine.posted += 1),
        () => (mine.posted -= 1),
      );
      return { says: 'posted', first };
    },
    change(set, back) {
      story?.push(back);
      return set();
    },
    begin: () => void (story = []),
    end(how) {
      if (how === 'rolls back') for (const back of (story ?? []).reverse()) back();
      story = null;
    },
  };
  return plain;
}

type Entry = { readonly account: PlainAccount; readonly kind: PlainKind; readonly amount: number };

function write(purse: PlainPurse, { account, kind, amount }: Entry, sign: 1 | -1): void {
  const number = kind === TOMBSTONE ? TOMBSTONE_ENTRY : ENTRY_KINDS[kind];
  const place = placeOf(account, number);
  purse[account] += sign * amount;
  if (account === 'cash') purse.version += sign;
  purse.counts[place] = (purse.counts[place] ?? 0) + sign;
  purse.sums[place] = (purse.sums[place] ?? 0) + sign * amount;
}
