import { createHash } from 'node:crypto';
import type { Asset } from '@nokshi/money';
import type { Day, Span } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { LaneOf } from './rules/lane-of.ts';
import { type LegKind, legKindOf } from './rules/entry-kinds.ts';
import { sumByDay, sumPurses } from './store/entry-sums.ts';
import { selectHeads } from './store/proofs.ts';

/** What members' accounts were credited and debited on a day; minor units, both zero or above. */
export type DaySum = {
  readonly day: Day;
  readonly kind: LegKind;
  /** The house account on the other side by its name; a member's own by its kind. */
  readonly contra: string;
  /**
   * Whether these are the first entries of their postings, or follow others of the same posting.
   */
  readonly opens: boolean;
  readonly credited: bigint;
  readonly debited: bigint;
};

/** One account of a member, and what its balance is made of; minor units. */
export type Purse = {
  readonly account: 'cash' | 'held' | 'bonus' | 'vendor';
  readonly vendor: string | null;
  readonly asset: Asset;
  readonly balance: bigint;
  readonly kinds: readonly {
    readonly kind: LegKind;
    readonly count: bigint;
    readonly credited: bigint;
    readonly debited: bigint;
  }[];
};

/** The side of the wallet that adds entries up. */
export type Reporting = {
  /**
   * Of all members in taka, from the entries themselves: cost grows with them, so callers bound the
   * time.
   */
  sumByDay(tx: Tx, span: Span): Promise<DaySum[]>;
  /**
   * All entries, in the order in which the accounts were opened: the sums that `sum-entries.ts`
   * stored, and the entries since.
   */
  purses(tx: Tx, memberId: MemberId): Promise<Purse[]>;
  /** One hash for the heads of all lanes: it covers every entry before it. */
  head(tx: Tx): Promise<string>;
};

export const createReporting = (room: { readonly laneOf: LaneOf }): Reporting => ({
  async sumByDay(tx, span) {
    return (await sumByDay(tx, span)).map((row) => ({ ...row, kind: legKindOf(row.kind) }));
  },
  async purses(tx, memberId) {
    const purses = new Map<string, Purse>();
    for (const row of await sumPurses(tx, { lane: room.laneOf(memberId), memberId })) {
      const { account, vendor, asset, balance, kind, ...sums } = row;
      const name = `${account} ${vendor} ${asset}`;
      const known = purses.get(name)?.kinds ?? [];
      const kinds = kind === null ? known : [...known, { kind: legKindOf(kind), ...sums }];
      purses.set(name, { account, vendor, asset, balance, kinds });
    }
    return [...purses.values()];
  },
  async head(tx) {
    const lines = (await selectHeads(tx)).map(
      ({ lane, batch, hash }) => `${lane} ${batch} ${hash.toString('hex')}\n`,
    );
    return createHash('sha256').update(lines.join('')).digest('hex');
  },
});
