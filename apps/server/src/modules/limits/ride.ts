import type { MemberId } from '../../kernel/ids.ts';

/** SQL functions of this room that ride in a lane's commit (migrations/0002-ride.sql). */
export const LIMITS_RIDERS = ['limits_guard', 'limits_return'] as const;

/** One row for one of them. Amounts travel as text: JSON has no bigint. */
export type LimitsRide = {
  readonly rider: (typeof LIMITS_RIDERS)[number];
  readonly row: Readonly<Record<string, string | number>>;
};

/**
 * Asks the guard for a stake in the commit that takes it, and counts a win that came with it.
 * Refuses there: limits.frozen, limits.self-excluded, limits.time-out, edge.session-ended,
 * limits.stake-limit, limits.loss-limit { limit, used, resetsAt }.
 */
export const guardRide = (input: {
  memberId: MemberId;
  generation: number;
  stake: bigint;
  win: bigint;
}): LimitsRide => ({
  rider: 'limits_guard',
  row: {
    m: input.memberId,
    g: input.generation,
    s: input.stake.toString(),
    w: input.win.toString(),
  },
});

/** Counts what came back later: a win, or a stake given back. Never refuses. */
export const returnRide = (input: {
  memberId: MemberId;
  win: bigint;
  stakeBack: bigint;
  placedAt: Date;
}): LimitsRide => ({
  rider: 'limits_return',
  row: {
    m: input.memberId,
    w: input.win.toString(),
    u: input.stakeBack.toString(),
    p: input.placedAt.toISOString(),
  },
});
