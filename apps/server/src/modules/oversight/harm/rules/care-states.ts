import type { HARM_STATES } from '@nokshi/contract/console/harm.ts';
import { statesOf } from '../../../../kernel/states.ts';

export type CareState = (typeof HARM_STATES)[number];

/** What a member may become in the queue; care and a closed account are reached from everywhere. */
export const careStates = statesOf<CareState>('care', {
  NONE: ['NONE', 'OPEN', 'IN_CARE'],
  OPEN: ['NONE', 'IN_CARE'],
  IN_CARE: ['NONE', 'OPEN', 'IN_CARE', 'DONE'],
  DONE: ['NONE', 'OPEN', 'IN_CARE'],
});

/** A member who was looked after is not put into the queue again for the same within four weeks. */
export const QUIET_DAYS = 28;

type Before = {
  readonly state: CareState;
  readonly level: number;
  /** The level that the last care ended at. */
  readonly doneLevel: number;
  readonly doneAt: Date | null;
};

export type AfterLook = {
  readonly state: CareState;
  readonly doneLevel: number;
  /** Whether `since` begins anew. */
  readonly isNew: boolean;
  readonly act: 'opened' | 'calmed' | null;
};

/**
 * What a look at the figures does to the queue: markers open a member who is not in it, their end
 * takes a member out that nobody took. Who is in somebody's care stays there. Source: domain.md 12.
 */
export function afterLook(before: Before, level: number, now: Date): AfterLook {
  const isNew = level !== before.level;
  // What calmed down since may rise again, and then it is news.
  const doneLevel = Math.min(before.doneLevel, level);
  if (before.state === 'OPEN' && level === 0)
    return { state: 'NONE', doneLevel, isNew: true, act: 'calmed' };
  const closed = before.state === 'NONE' || before.state === 'DONE';
  if (closed && level > 0 && (level > before.doneLevel || isLongDone(before, now)))
    return { state: 'OPEN', doneLevel: 0, isNew: true, act: 'opened' };
  return { state: before.state, doneLevel, isNew: isNew && before.state === 'OPEN', act: null };
}

const isLongDone = ({ doneAt }: Before, now: Date) =>
  doneAt !== null && now.getTime() - doneAt.getTime() >= QUIET_DAYS * 86_400_000;
