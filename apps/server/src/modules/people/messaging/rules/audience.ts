import type { NoticeType } from '@nokshi/contract/content.ts';
import type { Holder } from '@nokshi/contract/rights.ts';

/** The reader: a visitor, or a member of a type. */
export type Reader = Holder | null;

const AGENTS: readonly number[] = [1, 2, 41, 42];

/** Whether a notice is for this reader. `members` are all who are logged in, agents included. */
export function isForReader(audience: 'all' | 'members' | 'agents', reader: Reader): boolean {
  if (audience === 'all') return true;
  if (reader === null) return false;
  return audience === 'members' || AGENTS.includes(reader.type);
}

/** A member on a break from play sees no promotion. Checklist S-065. */
export const maySee = (type: NoticeType, reader: Reader): boolean =>
  type !== 'PR' || !['self-excluded', 'time-out'].includes(reader?.restriction ?? '');
