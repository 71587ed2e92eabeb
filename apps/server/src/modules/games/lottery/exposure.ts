import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import type { MemberId, RoundId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Game } from './games.ts';
import type { IssueFacts } from './issues.ts';
import type { ReadLine } from './read-slip.ts';

export type Reserved = { release(): void };

type Wanted = {
  readonly game: Game;
  readonly round: IssueFacts;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly lines: readonly ReadLine[];
};

export type Exposure = {
  /**
   * Counts a slip towards the ceilings of its issue before it is placed; released when it is not.
   * Refuses lottery.over-ceiling { most }.
   */
  reserve(wanted: Wanted): Promise<Reserved>;
  /** A bet was cancelled. */
  forget(bet: {
    readonly memberId: MemberId;
    readonly roundId: RoundId;
    readonly stake: bigint;
  }): void;
};

/** Rounds whose sums are kept: those that take bets. */
const MOST_ROUNDS = 500;

export function createExposure(): Exposure {
  const rounds = new Map<RoundId, Map<MemberId, bigint>>();
  const sumsOf = (roundId: RoundId) => {
    const known = rounds.get(roundId) ?? new Map<MemberId, bigint>();
    rounds.set(roundId, known);
    const [oldest] = rounds.keys();
    if (rounds.size > MOST_ROUNDS && oldest) rounds.delete(oldest);
    return known;
  };
  return {
    async reserve({ game, round, memberId, lines }) {
      const sums = sumsOf(round.id);
      const staked = lines.reduce((sum, { stake }) => sum + stake, 0n);
      const before = sums.get(memberId) ?? 0n;
      const most = parseAmount(game.terms.ceilings.issue) ?? 0n;
      if (before + staked > most) {
        const left = most > before ? most - before : 0n;
        throw refuse('lottery.over-ceiling', { field: 'total', value: { most: toDecimal(left) } });
      }
      sums.set(memberId, before + staked);
      return {
        release: () => void sums.set(memberId, (sums.get(memberId) ?? staked) - staked),
      };
    },
    forget({ memberId, roundId, stake }) {
      const sums = rounds.get(roundId);
      if (sums) sums.set(memberId, (sums.get(memberId) ?? stake) - stake);
    },
  };
}
