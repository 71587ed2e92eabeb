import { type Item, legsOf, type Move } from './item.ts';
import { HOUSE_ENTRY } from './rules/entry-kinds.ts';

/** One entry of a batch. */
export type Line = {
  readonly account: BatchAccount;
  readonly item: Item | null;
  readonly move: Move;
  /** Sum of this account's amounts in the batch up to and including this one. */
  readonly run: bigint;
  /** 1 for the account's first entry in the batch. */
  readonly nth: number;
  /** On the first entry of a posting: how many entries it has; else 0. */
  readonly legs: number;
};

/** One account of a batch: the database moves it once and checks its lowest running sum. */
export type BatchAccount = {
  readonly id: number;
  /** Its position among the batch's accounts, ascending by id, from 1. */
  place: number;
  total: bigint;
  low: bigint;
  readonly lines: Line[];
};

/**
 * The cash of a posting that moves other accounts too, to answer it: an account of the batch, perhaps
 * without a line, and how far it had moved by then.
 */
type Look = {
  readonly item: Item;
  readonly cash: BatchAccount;
  readonly run: bigint;
  readonly nth: number;
};

/** Accounts ascending by id; lines in the order of arrival, house entries last. */
export type Batch = {
  readonly accounts: readonly BatchAccount[];
  readonly lines: readonly Line[];
  readonly looks: readonly Look[];
};

/**
 * Groups the postings of one lane by account and adds the house's side: one entry for each house
 * account. A member's postings keep their order. Contras are house accounts, or of a posting out of
 * a hold its own accounts.
 */
export function assembleBatch(items: readonly Item[]): Batch {
  const accounts = new Map<number, BatchAccount>();
  const houses = new Map<number, bigint>();
  const lines: Line[] = [];
  const looks: Look[] = [];
  const add = (move: Move, item: Item | null, legs: number) => {
    const account = accountOf(accounts, move.account);
    account.total += move.amount;
    const { total: run } = account;
    if (account.lines.length === 0 || run < account.low) account.low = run;
    const line = { account, item, move, run, nth: account.lines.length + 1, legs };
    account.lines.push(line);
    lines.push(line);
  };
  for (const item of items) {
    const isOther = movesOther(item);
    let legs = isOther ? legsOf(item) : item.moves.length;
    for (const move of item.moves) {
      add(move, item, legs);
      legs = 0;
      const contra = move.contra as number;
      if (isOther && item.moves.some(({ account }) => account === contra)) continue;
      houses.set(contra, (houses.get(contra) ?? 0n) - move.amount);
    }
    if (!isOther) continue;
    const cash = accountOf(accounts, item.cash);
    looks.push({ item, cash, run: cash.total, nth: cash.lines.length });
  }
  for (const [account, amount] of houses)
    add({ account, amount, kind: HOUSE_ENTRY, contra: null, reference: null }, null, 0);
  const sorted = [...accounts.values()].sort((a, b) => a.id - b.id);
  sorted.forEach((account, index) => {
    account.place = index + 1;
  });
  return { accounts: sorted, lines, looks };
}

/** Whether it moves anything beside the cash: moves of an account follow each other. */
function movesOther({ moves, cash }: Item): boolean {
  const last = moves.length - 1;
  return last >= 0 && (moves[0]?.account !== cash || moves[last]?.account !== cash);
}

function accountOf(accounts: Map<number, BatchAccount>, id: number): BatchAccount {
  const known = accounts.get(id);
  if (known) return known;
  const account = { id, place: 0, total: 0n, low: 0n, lines: [] };
  accounts.set(id, account);
  return account;
}
