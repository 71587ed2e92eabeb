import { refuse } from '../../../kernel/refusal.ts';
import type { Lanes } from './lanes.ts';
import type { Posted, Posting } from './posting.ts';
import { findItem, itemOf, refuseFutureKey } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import { isTooOld } from './rules/keys.ts';

/**
 * Posts through the group commit of the member's lane. When member and house accounts are in
 * memory, nothing is read before the commit.
 */
export function postPosting(room: WalletRoom, lanes: Lanes, posting: Posting): Promise<Posted> {
  const { memberId, asset, key } = posting;
  const now = room.clock.now();
  refuseFutureKey(key, now);
  if (isTooOld(key, now.getTime())) throw refuse('wallet.key-expired');
  const member = room.accounts.knownMember(memberId, asset);
  const item = member && itemOf(room, posting, member);
  return item ? lanes.add(item) : findItem(room, posting).then(lanes.add);
}
