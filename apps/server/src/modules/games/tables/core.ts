import type { Shown } from '@nokshi/house-math/tables/table.ts';
import QuickLRU from 'quick-lru';
import type { RoundId } from '../../../kernel/ids.ts';
import { createKnownRounds, type KnownRounds, type RoundRow } from '../rounds/index.ts';
import type { TablesDeps } from './deps.ts';
import { createHouseTables, type HouseTables, TABLES_CHANGED } from './house-tables.ts';
import { type Commitments, createCommitments } from './openings.ts';
import { stageOf } from './round-times.ts';
import { stagesOf } from './rules/tables.ts';

/** The kind of the tables' rounds; the series of a table is its code. */
export const KIND = 'table';

/** All money of tables is with one account of the house. */
export const HOUSE = 'house:tables';

/** What takes, shows and pays bets. */
export type TablesCore = TablesDeps & {
  readonly tables: HouseTables;
  readonly known: KnownRounds;
  readonly commitments: Commitments;
  /** What lies open before the bets of a round, once it was read: it never changes. */
  readonly openings: QuickLRU<RoundId, Shown>;
  /** Every lane of the ledger. */
  readonly lanes: readonly number[];
  /** Which stage of its deal a round is, from 0; 0 where a deal has one. */
  stageOf(round: Pick<RoundRow, 'series' | 'number'>): number;
};

const MOST_OPENINGS = 1_000;
const KNOWN = { most: 2_000, unknown: 'tables.round-unknown', changed: TABLES_CHANGED } as const;

export function openCore(deps: TablesDeps): TablesCore {
  const tables = createHouseTables(deps);
  return {
    ...deps,
    tables,
    known: createKnownRounds(deps, KNOWN),
    commitments: createCommitments(deps),
    openings: new QuickLRU({ maxSize: MOST_OPENINGS }),
    lanes: Array.from({ length: deps.wallet.laneCount }, (_, lane) => lane),
    stageOf: ({ series, number }) => stageOf(number, stagesOf(tables.find(series))),
  };
}
