import type { Output } from '@nokshi/contract';
import type { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { toDecimal } from '@nokshi/money';
import { refuse } from '../../../kernel/refusal.ts';
import type { EntryRow } from '../../base/wallet/index.ts';
import type { RecordsRoom } from './room.ts';
import { wireEntries, wireWagers } from './wire-rows.ts';

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
  const [shown] = await wireWagers(room, tx, { memberId, rows: [wager] });
  if (!shown) throw new Error(`the wager ${wagerId} is gone`);
  const own = await room.wallet.entries(tx, { memberId, reference: wagerId, limit: MOST_ENTRIES });
  const rows =
    wager.slip === null
      ? own
      : [...own, ...(await stakeOf(room, tx, { memberId, slip: wager.slip }))];
  const entries = await wireEntries(room, tx, { memberId, rows });
  const ofSlip = (amount: string) => amount !== toDecimal(-wager.stake, wager.asset);
  return {
    ...shown,
    entries: entries.map((entry) =>
      entry.line === 'stake' && ofSlip(entry.amount) ? { ...entry, line: 'slip-stake' } : entry,
    ),
  };
}

/** The stake of a slip, which left the cash or a hold. */
async function stakeOf(
  room: RecordsRoom,
  tx: Tx,
  { slip: reference, memberId }: { slip: Uuid; memberId: MemberId },
): Promise<EntryRow[]> {
  for (const account of ['cash', 'held'] as const) {
    const purse = { account, vendor: null };
    const found = await room.wallet.entries(tx, { memberId, reference, purse, limit: 1 });
    if (found.length > 0) return found;
  }
  return [];
}
