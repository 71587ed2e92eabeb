import type { MemberId } from '../../../kernel/ids.ts';

/** SQL functions of this room that run in a lane's commit (functions/ride.sql). */
export const LIMITS_RIDERS = ['limits_guard', 'limits_return'] as const;

/** One row for one of them. */
export type LimitsRide = {
  readonly rider: (typeof LIMITS_RIDERS)[number];
  readonly ids: readonly string[];
  readonly numbers: readonly (bigint | number | null)[];
};

/**
 * Asks the guard for a stake in the commit that takes it, and counts a win in the same posting.
 * Refuses there: limits.frozen, limits.self-excluded, limits.time-out, edge.session-ended,
 * limits.reality-check, limits.time-limit { limitMinutes, usedMinutes, resetsAt },
 * limits.stake-limit, limits.loss-limit { limit, used, resetsAt }, limits.bet-too-large { largest }.
 */
export const guardRide = (input: {
  memberId: MemberId;
  /** Of the session; null for a stake that its owner planned earlier, which no session places. */
  generation: number | null;
  stake: bigint;
  win: bigint;
}): LimitsRide => ({
  rider: 'limits_guard',
  ids: [input.memberId],
  numbers: [input.generation, input.stake, input.win],
});

/** Counts money paid back later: a win, or a returned stake. Never refuses. */
export const returnRide = (input: {
  memberId: MemberId;
  win: bigint;
  stakeBack: bigint;
  placedAt: Date;
}): LimitsRide => ({
  rider: 'limits_return',
  ids: [input.memberId],
  numbers: [input.win, input.stakeBack, input.placedAt.getTime()],
});
