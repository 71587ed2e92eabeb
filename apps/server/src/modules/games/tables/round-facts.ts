import QuickLRU from 'quick-lru';
import { refuse } from '../../../kernel/refusal.ts';
import type { RoundRow } from '../rounds/index.ts';
import type { TablesDeps } from './deps.ts';
import { TABLES_CHANGED } from './house-tables.ts';

/** What does not change of a round once it has opened. */
export type RoundFacts = Pick<
  RoundRow,
  'id' | 'kind' | 'series' | 'number' | 'issue' | 'opensAt' | 'closesAt'
>;

export type RoundsKnown = {
  /** From memory, once it was read. Refuses tables.round-unknown. */
  find(gameCode: string, issue: string): Promise<RoundFacts>;
};

const MOST_KEPT = 2_000;

export function createRoundsKnown(deps: Pick<TablesDeps, 'db' | 'rounds' | 'bus'>): RoundsKnown {
  const kept = new QuickLRU<string, RoundFacts>({ maxSize: MOST_KEPT });
  // With other terms rounds that have not opened are made again, at other times.
  deps.bus.subscribe(TABLES_CHANGED, () => kept.clear());
  return {
    async find(gameCode, issue) {
      const key = `${gameCode} ${issue}`;
      const known = kept.get(key);
      if (known) return known;
      const row = await deps.db.read((tx) => deps.rounds.find(tx, { series: gameCode, issue }));
      if (!row) throw refuse('tables.round-unknown', { field: 'issue' });
      const { id, kind, series, number, opensAt, closesAt } = row;
      const facts = { id, kind, series, number, issue, opensAt, closesAt };
      kept.set(key, facts);
      return facts;
    },
  };
}
