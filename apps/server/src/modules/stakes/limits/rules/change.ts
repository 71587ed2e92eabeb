import type { LIMIT_KINDS, LIMIT_PERIODS } from '@nokshi/contract/player/limits.ts';

/** Of money; of play time; the interval of the reality check. */
export type LimitKind = (typeof LIMIT_KINDS)[number] | 'time' | 'check';
/** Those of the calendar. */
export type Spanned = (typeof LIMIT_PERIODS)[number];
/** S: the stretch of play, used by the reality check alone. */
export type LimitPeriod = Spanned | 'S';
/** Minor units, or minutes; null: no limit. */
export type LimitAmount = bigint | null;

export type Verdict = 'unchanged' | 'at-once' | 'waits';

/** Lower, or a first limit: at once. Higher, or none at all: waits. Source: domain.md 12. */
export function judgeChange(now: LimitAmount, asked: LimitAmount): Verdict {
  if (now === asked) return 'unchanged';
  if (asked === null) return 'waits';
  return now === null || asked < now ? 'at-once' : 'waits';
}
