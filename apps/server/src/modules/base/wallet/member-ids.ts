import type { Ids, MemberId } from '../../../kernel/ids.ts';
import { inLane, LANES, laneOfAmong } from './rules/lane-of.ts';

/**
 * Ids for new members, all in the first lanes: postings of members who share a lane share commits,
 * and a commit costs about the same for few postings as for many (decision 0049).
 */
export function createMemberIds(ids: Ids, lanes = LANES, used = lanes): () => MemberId {
  const laneOf = laneOfAmong(lanes);
  return () => {
    const id = ids.next<MemberId>();
    return inLane(id, laneOf(id) % Math.min(used, lanes), lanes);
  };
}
