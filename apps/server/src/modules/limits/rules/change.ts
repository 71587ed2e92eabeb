import type { LIMIT_KINDS, LIMIT_PERIODS } from '@nokshi/contract/player/limits.ts';

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
/** Minor units; null: no limit. */
export type LimitAmount = bigint | null;

/** A rise waits a day, so that nobody raises a limit in the heat of a loss. RTS 12D, S-066. */
export const RISE_WAIT_HOURS = 24;

export type Verdict = 'unchanged' | 'at-once' | 'waits';

/** Lower, or a first limit: at once. Higher, or none at all: waits. Source: domain.md 12. */
export function judgeChange(now: LimitAmount, asked: LimitAmount): Verdict {
  if (now === asked) return 'unchanged';
  if (asked === null) return 'waits';
  return now === null || asked < now ? 'at-once' : 'waits';
}
