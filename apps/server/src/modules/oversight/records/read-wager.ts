import type { Output } from '@nokshi/contract';
import type { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { RecordsRoom } from './room.ts';
import { wireEntries, wireWager } from './wire-rows.ts';

/** No wager has more entries than this. */
const MOST_ENTRIES = 100;

/**
 * One wager of this member with its entries. Refuses wagers.wager-unknown, also for another
 * member's.
 */
export async function readWager(
  room: RecordsRoom,
  tx: Tx,
  input: { memberId: MemberId; id: string },
): Promise<Output<typeof recordsRoutes.wager>> {
  const { memberId } = input;
  const wagerId = fromWire('wgr', input.id);
  const wager = wagerId && (await room.wagers.byId(tx, { memberId, wagerId }));
  if (!wager) throw refuse('wagers.wager-unknown');
  const entries = await room.wallet.entries(tx, {
    memberId,
    reference: wagerId,
    limit: MOST_ENTRIES,
  });
  return { ...wireWager(room, wager), entries: await wireEntries(room, tx, { rows: entries }) };
}
