import type { TableRound } from '@nokshi/contract/player/tables.ts';

/**
 * What a round is in now, by the server's time: bets are taken, nothing is, the result is shown, the show is over.
 * `void` is a round that was cancelled; `none` is a table between rounds or closed.
 */
export type Phase = 'none' | 'betting' | 'closed' | 'show' | 'over' | 'void';

export type PhaseNow = {
  readonly phase: Phase;
  /** Milliseconds until it ends, 0 where nothing says when. */
  readonly leftMs: number;
  /** Milliseconds since it began. */
  readonly fromMs: number;
};

const NONE: PhaseNow = { phase: 'none', leftMs: 0, fromMs: 0 };

/** `now` is the server's time in milliseconds. */
export function phaseOf(round: TableRound | null, now: number): PhaseNow {
  if (!round) return NONE;
  const [opensAt, closesAt, drawsAt, endsAt] = [
    round.opensAt,
    round.closesAt,
    round.drawsAt,
    round.endsAt,
  ].map((text) => Date.parse(text)) as [number, number, number, number];
  const between = (phase: Phase, from: number, to: number): PhaseNow => ({
    phase,
    leftMs: Math.max(0, to - now),
    fromMs: Math.max(0, now - from),
  });
  if (round.state === 'VOID') return between('void', closesAt, endsAt);
  // Numbers that are known are shown, also where this clock is a little behind.
  if (round.numbers)
    return now < endsAt ? between('show', drawsAt, endsAt) : between('over', endsAt, endsAt);
  if (round.state === 'OPEN' && now < closesAt) return between('betting', opensAt, closesAt);
  if (round.state === 'WAITING') return NONE;
  return between('closed', closesAt, drawsAt);
}

/** `0042` of `20261127-0042`: what members call a round. */
export const shortIssue = (issue: string): string => issue.slice(issue.indexOf('-') + 1);
