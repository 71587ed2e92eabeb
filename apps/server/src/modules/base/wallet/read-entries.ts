import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { EntryKind } from './posting.ts';
import type { EntryRow, PurseName } from './face.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS, entryKindOf } from './rules/entry-kinds.ts';
import { selectEntries } from './store/entries.ts';

const MOST = 100;

export type EntriesInput = {
  readonly memberId: MemberId;
  readonly from?: Date;
  readonly to?: Date;
  readonly kind?: EntryKind;
  readonly reference?: Uuid;
  readonly references?: readonly Uuid[];
  readonly purse?: PurseName;
  readonly before?: bigint;
  readonly limit: number;
};

const CASH: PurseName = { account: 'cash', vendor: null };

/** A member's entries of one account, newest first; `from` inclusive, `to` exclusive. */
export async function readEntries(
  room: Pick<WalletRoom, 'laneOf'>,
  tx: Tx,
  input: EntriesInput,
): Promise<EntryRow[]> {
  const { kind, limit, memberId, purse = CASH, ...rest } = input;
  const rows = await selectEntries(tx, {
    ...rest,
    memberId,
    purse,
    lane: room.laneOf(memberId),
    limit: Math.min(limit, MOST),
    ...(kind ? { kind: ENTRY_KINDS[kind] } : {}),
  });
  return rows.map(({ kind, ...row }) => ({
    ...row,
    account: purse.account,
    kind: entryKindOf(kind) as EntryKind,
  }));
}
