import type { Ids, MemberId } from '../../../kernel/ids.ts';
import { LANES, laneOf } from './rules/lane-of.ts';

/**
 * Ids for new members, all in the first lanes: postings of members who share a lane share commits,
 * and a commit costs about the same for few postings as for many (decision 0049).
 */
export const createMemberIds =
  (ids: Ids, used: number = LANES) =>
  (): MemberId => {
    const id = ids.next<MemberId>();
    const lane = laneOf(id) % Math.min(used, LANES);
    return `${id.slice(0, -1)}${lane.toString(16)}` as MemberId;
  };
