import QuickLRU from 'quick-lru';
import { refuse } from '../../../kernel/refusal.ts';
import type { RoundRow } from '../rounds/index.ts';
import type { LotteryDeps } from './deps.ts';
import { GAMES_CHANGED } from './games.ts';

/** What does not change of an issue once it has opened. */
export type IssueFacts = Pick<
  RoundRow,
  'id' | 'series' | 'number' | 'issue' | 'opensAt' | 'closesAt' | 'drawsAt'
>;

export type Issues = {
  /** From memory, once it was read. Refuses lottery.issue-unknown. */
  find(gameCode: string, issue: string): Promise<IssueFacts>;
};

const MOST_KEPT = 5_000;

export function createIssues(deps: Pick<LotteryDeps, 'db' | 'rounds' | 'bus'>): Issues {
  const kept = new QuickLRU<string, IssueFacts>({ maxSize: MOST_KEPT });
  // With other terms issues that have not opened are made again, at other times.
  deps.bus.subscribe(GAMES_CHANGED, () => kept.clear());
  return {
    async find(gameCode, issue) {
      const key = `${gameCode} ${issue}`;
      const known = kept.get(key);
      if (known) return known;
      const row = await deps.db.read((tx) => deps.rounds.find(tx, { series: gameCode, issue }));
      if (!row) throw refuse('lottery.issue-unknown', { field: 'issue' });
      const { id, series, number, opensAt, closesAt, drawsAt } = row;
      const facts = { id, series, number, issue, opensAt, closesAt, drawsAt };
      kept.set(key, facts);
      return facts;
    },
  };
}
