import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';

const TIME_ORDERED = /^[0-9a-f]{8}-?[0-9a-f]{4}-?7[0-9a-f]{3}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/**
 * The id of the wager (and round, and posting) of a client's key: bound to the member, so that
 * equal keys of two members never collide. A time-ordered key (uuidv7) gives its time to the id,
 * which keeps the ledger's index in order and says since when it may be posted.
 */
export function wagerIdOf(memberId: string, key: string): Uuid {
  const isTimeOrdered = TIME_ORDERED.test(key);
  return derivedId(`slots.spin\n${memberId}\n${key}`, isTimeOrdered ? key : undefined);
}

/** What a key was used for: the same key with another of these is refused. */
export const spinDigest = (input: { memberId: string; gameCode: string; stake: bigint }): Buffer =>
  digestOf(`slots.spin\n${input.memberId}\n${input.gameCode}\n${input.stake}`);
