import type { TableTerms } from '@nokshi/contract/console/table-terms.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Log } from '../../../kernel/log.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Bus } from '../../../kernel/work.ts';
import type { RoundRow } from '../rounds/index.ts';
import { type HouseTable, TABLES } from './rules/tables.ts';
import {
  insertMissing,
  type StoredTable,
  storedTables,
  type StoredTerms,
  termsByNumber,
} from './store/tables.ts';

/** A table with what an operator set for it. */
export type OpenTable = HouseTable & { readonly terms: TableTerms; readonly version: number };

export type HouseTables = {
  /** From memory. Refuses tables.table-unknown. */
  find(gameCode: string): OpenTable;
  /** In the order of the lobby; the kite is among them. */
  all(): readonly OpenTable[];
  /** The terms by which a round was made. */
  termsOf(round: Pick<RoundRow, 'series' | 'number'>): TableTerms;
  seed(tx: Tx): Promise<void>;
  refresh(): Promise<void>;
  /** After the commit: every server reads the terms again. */
  changed(): void;
};

/** On the bus: the terms of a table are others now. */
export const TABLES_CHANGED = 'tables.terms-changed';

type Deps = {
  readonly db: Db;
  readonly bus: Bus;
  readonly log: Log;
  readonly hasTables?: boolean;
};

/** A house without tables has none of them. */
export function createHouseTables(deps: Deps): HouseTables {
  const own = deps.hasTables ? TABLES : [];
  let stored: ReadonlyMap<string, StoredTable> = new Map();
  let byNumber: readonly StoredTerms[] = [];
  const openOf = (table: HouseTable): OpenTable => {
    const row = stored.get(table.gameCode);
    return { ...table, terms: row?.terms ?? table.terms, version: row?.version ?? 1 };
  };
  const find = (gameCode: string): OpenTable => {
    const table = own.find((each) => each.gameCode === gameCode);
    if (!table) throw refuse('tables.table-unknown');
    return openOf(table);
  };
  const refresh = async () => {
    const [rows, terms] = await deps.db.read((tx) =>
      Promise.all([storedTables(tx), termsByNumber(tx)]),
    );
    stored = new Map(rows.map((row) => [row.gameCode, row]));
    byNumber = terms;
  };
  const reload = () =>
    void refresh().catch((err: unknown) =>
      deps.log.warn('the terms of tables are read again later', { err }),
    );
  deps.bus.subscribe(TABLES_CHANGED, reload);
  deps.bus.subscribe('bus.reconnected', reload);
  return {
    find,
    all: () => own.map(openOf),
    termsOf: ({ series, number }) =>
      byNumber.find(({ gameCode, fromNumber }) => gameCode === series && fromNumber <= number)
        ?.terms ?? find(series).terms,
    seed: (tx) => insertMissing(tx, own),
    refresh,
    changed: () => deps.bus.publish(TABLES_CHANGED, {}),
  };
}
