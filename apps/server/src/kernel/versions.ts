import type { Tx } from './db.ts';

/** Terms of a house as they were from one change to the next. */
export type Version<Terms> = {
  readonly version: number;
  readonly terms: Terms;
  readonly changedAt: Date;
  /** Null: as the house began. */
  readonly changedBy: string | null;
  readonly reason: string | null;
};

type Stored<Terms> = {
  /** The newest first. */
  newest(tx: Tx, limit: number): Promise<Version<Terms>[]>;
  /** Answers 0 when this version exists already. */
  insert(tx: Tx, row: Version<Terms>): Promise<number>;
};

/** Versions of terms: the newest is in force; none is ever changed, an earlier one is set again. */
export const versionsOf = <Terms>({ newest, insert }: Stored<Terms>) => ({
  newest,
  insert,
  /** What a new house begins with. */
  seed: (tx: Tx, { terms, at }: { readonly terms: Terms; readonly at: Date }) =>
    insert(tx, { version: 1, terms, changedAt: at, changedBy: null, reason: null }),
  /** The version in force. */
  async now(tx: Tx): Promise<Version<Terms>> {
    const [row] = await newest(tx, 1);
    if (!row) throw new Error('terms without a version: the house was not seeded');
    return row;
  },
});

export const wireVersion = <Terms>({ changedAt, ...row }: Version<Terms>) => ({
  ...row,
  changedAt: changedAt.toISOString(),
});
