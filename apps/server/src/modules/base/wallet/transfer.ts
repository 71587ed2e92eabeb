import type { Tx } from '../../../kernel/db.ts';
import { answerOf } from './answers.ts';
import type { Posted, Posting } from './posting.ts';
import { findItem, refuseFutureKey } from './posting-item.ts';
import type { WalletRoom } from './room.ts';
import type { Item } from './item.ts';
import { type EachAnswer, postEach } from './store/post-each.ts';

/**
 * The same posting inside a story's own transaction: a batch of one. The story holds the lane until
 * its end, so it locks it late and before any row that a rider writes as well.
 */
export async function transferPosting(room: WalletRoom, tx: Tx, posting: Posting): Promise<Posted> {
  return transferItem(room, tx, await findItem(room, posting, tx));
}

export async function transferItem(room: WalletRoom, tx: Tx, item: Item): Promise<Posted> {
  const { riders, clock } = room;
  const at = clock.now();
  refuseFutureKey(item.key, at);
  await room.months.open(at);
  const call = postEach({ lane: item.lane, schema: null, at, items: [item], riders });
  const answer = answerOf(item, await tx.one<EachAnswer>(call));
  if (answer instanceof Error) throw answer;
  item.posted = answer;
  tx.afterCommit(() => room.announce([item]));
  return answer;
}
