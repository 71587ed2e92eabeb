import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';

/**
 * The id of the wager (and round, and posting) of a client's key: bound to the member, so that
 * equal keys of two members never collide. A time-ordered key (uuidv7) gives its time to the id,
 * which keeps the ledger's index in order and says since when it may be posted.
 */
export const wagerIdOf = (memberId: string, key: string): Uuid =>
  derivedId(`slots.spin\n${memberId}\n${key}`, key);

/** What a key was used for: the same key with another of these is refused. */
export const spinDigest = (input: {
  readonly memberId: string;
  readonly gameCode: string;
  readonly stake: bigint;
  /** The free rounds that it is one of. */
  readonly grantId: string | null;
}): Buffer => {
  const paid = `slots.spin\n${input.memberId}\n${input.gameCode}\n${input.stake}`;
  return digestOf(input.grantId === null ? paid : `${paid}\n${input.grantId}`);
};
