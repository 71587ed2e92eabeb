import type { HARM_STATES } from '@nokshi/contract/console/harm.ts';
import { statesOf } from '../../../../kernel/states.ts';

export type CareState = (typeof HARM_STATES)[number];

/**
 * The transitions of a member in the queue; care and a closed account are reached from every state.
 */
export const careStates = statesOf<CareState>('care', {
  NONE: ['NONE', 'OPEN', 'IN_CARE'],
  OPEN: ['NONE', 'IN_CARE'],
  IN_CARE: ['NONE', 'OPEN', 'IN_CARE', 'DONE'],
  DONE: ['NONE', 'OPEN', 'IN_CARE'],
});

/** After care, a member returns to the queue for the same level after four weeks only. */
export const QUIET_DAYS = 28;

type Before = {
  readonly state: CareState;
  readonly level: number;
  /** The level at the end of the last care. */
  readonly doneLevel: number;
  readonly doneAt: Date | null;
};

export type AfterLook = {
  readonly state: CareState;
  readonly doneLevel: number;
  /** Whether `since` is reset. */
  readonly isNew: boolean;
  readonly act: 'opened' | 'calmed' | null;
};

/**
 * The effect of a check on the queue: markers add a member, no markers remove one who is in
 * nobody's care. A member in care stays there. Source: domain.md 12.
 */
export function afterCheck(before: Before, level: number, now: Date): AfterLook {
  const isNew = level !== before.level;
  // A level that fell since then and rises again is news.
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
