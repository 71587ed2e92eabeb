import QuickLRU from 'quick-lru';
import { refuse } from '../../../kernel/refusal.ts';
import type { RoundRow } from '../rounds/index.ts';
import type { LotteryDeps } from './deps.ts';

/** What never changes of an issue. */
export type IssueFacts = Pick<
  RoundRow,
  'id' | 'series' | 'number' | 'issue' | 'opensAt' | 'closesAt' | 'drawsAt'
>;

export type Issues = {
  /** From memory, once it was read. Refuses lottery.issue-unknown. */
  find(gameCode: string, issue: string): Promise<IssueFacts>;
  /** After issues were unmade and made again. */
  forget(): void;
};

const MOST_KEPT = 5_000;

export function createIssues(deps: Pick<LotteryDeps, 'db' | 'rounds'>): Issues {
  const kept = new QuickLRU<string, IssueFacts>({ maxSize: MOST_KEPT });
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
    forget: () => kept.clear(),
  };
}
