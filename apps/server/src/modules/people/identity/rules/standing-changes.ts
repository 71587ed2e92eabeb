import type { STANDING_CHANGES } from '@nokshi/contract/console/identity.ts';
import type { Standing } from './restriction.ts';

export type StandingKind = (typeof STANDING_CHANGES)[number];

/** The differences between two standings, each with the end it was given. */
export function standingChanges(
  before: Standing,
  after: Standing,
): { kind: StandingKind; until: Date | null }[] {
  const changes: { kind: StandingKind; until: Date | null }[] = [];
  if (!before.frozenAt && after.frozenAt) changes.push({ kind: 'frozen', until: null });
  if (before.frozenAt && !after.frozenAt) changes.push({ kind: 'unfrozen', until: null });
  const spans = [
    ['self-excluded', 'exclusion-ended', 'excludedAt', 'excludedUntil'],
    ['time-out', 'time-out-ended', 'timedOutAt', 'timedOutUntil'],
  ] as const;
  for (const [begun, ended, at, until] of spans) {
    const same =
      before[at]?.getTime() === after[at]?.getTime() &&
      before[until]?.getTime() === after[until]?.getTime();
    if (same) continue;
    changes.push(after[at] ? { kind: begun, until: after[until] } : { kind: ended, until: null });
  }
  return changes;
}
