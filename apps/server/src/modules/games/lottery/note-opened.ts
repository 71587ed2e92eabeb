import { TRIAL } from '@nokshi/contract/rights.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { LotteryDeps } from './deps.ts';

/** A member's bets on a lottery within this time are one opening of it. */
const SITTING_MS = 1_800_000;
/** With so many sittings in memory all are forgotten: what is noted again says the same. */
const MOST_KEPT = 20_000;

type Opening = { readonly session: PlayerSession; readonly gameCode: string };
export type Openings = {
  /** Resolves when it is noted; never for play money. */
  note(opening: Opening): Promise<void>;
};

/**
 * A lottery has no launch: a member opens it with the first bet of a sitting, so that it is among the
 * recent games, and counts among the popular ones. Checklist.
 */
export function createOpenings({
  db,
  clock,
  catalogue,
}: Pick<LotteryDeps, 'db' | 'clock' | 'catalogue'>): Openings {
  const noted = new Map<string, number>();
  return {
    async note({ session, gameCode: gameId }) {
      const [key, now] = [`${session.memberId} ${gameId}`, clock.now().getTime()];
      if (session.type === TRIAL || now - (noted.get(key) ?? -SITTING_MS) < SITTING_MS) return;
      if (noted.size >= MOST_KEPT) noted.clear();
      await db.tx((tx) => catalogue.noteLaunch(tx, { session, gameId }));
      noted.set(key, now);
    },
  };
}
