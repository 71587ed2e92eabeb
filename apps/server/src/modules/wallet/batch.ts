import { HOUSE_ENTRY } from './rules/entry-kinds.ts';
import type { Item, Move } from './item.ts';

/** One entry of a batch: its account by index, where it stands among that account's entries. */
export type Line = {
  readonly item: Item | null;
  readonly move: Move;
  /** Sum of this account's amounts in the batch, this one included. */
  readonly run: bigint;
  /** 1 for the account's first entry in the batch. */
  readonly nth: number;
  /** On the first entry of a posting: how many entries it has; else 0. */
  readonly legs: number;
};

/** One account of a batch: the database moves it once, guarded by its lowest running sum. */
export type BatchAccount = {
  readonly id: number;
  total: bigint;
  low: bigint;
  readonly lines: Line[];
};

/**
 * Groups the postings of one lane by account, ascending, and adds the house's side: one entry for
 * each house account. The order of a member's postings stays. All contras must be house accounts.
 */
export function assembleBatch(items: readonly Item[]): BatchAccount[] {
  const accounts = new Map<number, BatchAccount>();
  const houses = new Map<number, bigint>();
  for (const item of items) {
    let legs = item.moves.length;
    for (const move of item.moves) {
      addLine(accounts, move, { item, legs });
      legs = 0;
      const contra = move.contra as number;
      houses.set(contra, (houses.get(contra) ?? 0n) - move.amount);
    }
  }
  for (const [account, amount] of houses)
    addLine(
      accounts,
      { account, amount, kind: HOUSE_ENTRY, contra: null, reference: null },
      { item: null, legs: 0 },
    );
  return [...accounts.values()].sort((a, b) => a.id - b.id);
}

function addLine(
  accounts: Map<number, BatchAccount>,
  move: Move,
  of: Pick<Line, 'item' | 'legs'>,
): void {
  const id = move.account;
  const account = accounts.get(id);
  if (!account) {
    const line = { ...of, move, run: move.amount, nth: 1 };
    accounts.set(id, { id, total: move.amount, low: move.amount, lines: [line] });
    return;
  }
  account.total += move.amount;
  if (account.total < account.low) account.low = account.total;
  account.lines.push({ ...of, move, run: account.total, nth: account.lines.length + 1 });
}
