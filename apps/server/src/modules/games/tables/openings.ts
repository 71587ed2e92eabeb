import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { seedsOfOpening } from '@nokshi/house-math/fairness/draw-chain.ts';
import { tableGameOf } from '@nokshi/house-math/tables/games.ts';
import type { Shown } from '@nokshi/house-math/tables/table.ts';
import { hash } from 'node:crypto';
import QuickLRU from 'quick-lru';
import type { Tx } from '../../../kernel/db.ts';
import type { RoundId } from '../../../kernel/ids.ts';
import { purposeOf, type RoundRow } from '../rounds/index.ts';
import type { TablesDeps } from './deps.ts';

export { purposeOf };

/** What a round is committed to: the number of its draw in the chain, and the link before it. */
export type Commitment = { readonly number: number; readonly before: string };

export type Commitments = {
  /** Null while the link before is not public, and of a round that was void before it was closed. */
  of(tx: Tx, round: RoundRow): Promise<Commitment | null>;
};

const MOST_KEPT = 1_000;

/** From memory, once it was read: it never changes. */
export function createCommitments({
  fairness,
  rounds,
}: Pick<TablesDeps, 'fairness' | 'rounds'>): Commitments {
  const kept = new QuickLRU<RoundId, Commitment>({ maxSize: MOST_KEPT });
  return {
    async of(tx, round) {
      const known = kept.get(round.id);
      if (known) return known;
      const isBefore = round.state === 'WAITING' || round.state === 'OPEN';
      const draw = isBefore
        ? await fairness.draws.next(tx, { purpose: purposeOf(round) })
        : await rounds.proof(tx, round);
      if (!draw || draw.before === null) return null;
      const commitment = { number: draw.number, before: draw.before };
      kept.set(round.id, commitment);
      return commitment;
    },
  };
}

/** Whether something lies open before the bets of this game, from the link before. */
export const hasOpening = (game: string): boolean => tableGameOf(game)?.opening !== undefined;

/** What lies open: nothing at most tables. */
export function openingFrom(
  game: string,
  { number: draw, before, purpose }: Commitment & { readonly purpose: string },
): Shown {
  const seeds = seedsOfOpening((text) => hash('sha256', text), { before, draw, purpose });
  return tableGameOf(game)?.opening?.(hmacRandom(seeds)) ?? [];
}
