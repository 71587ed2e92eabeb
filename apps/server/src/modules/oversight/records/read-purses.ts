import type { Output } from '@nokshi/contract';
import type { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import type { EntryLine } from '@nokshi/contract/player/records.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Purse } from '../../base/wallet/index.ts';
import type { RecordsRoom } from './room.ts';
import { wireEntries } from './wire-rows.ts';

type Shown = Output<typeof consoleMemberRoutes.purses>;
type Sums = { readonly count: bigint; readonly credited: bigint; readonly debited: bigint };

/** Of a member with more adjustments than these they are one line. */
const MOST_NAMED = 500;

/**
 * Each account of a member, explained: credits and debits by kind, and whether they add up to its
 * balance. Pot contributions are part of the stake, and what corrects a deposit or withdrawal is named
 * as in every list.
 */
export async function readPurses(room: RecordsRoom, tx: Tx, memberId: MemberId): Promise<Shown> {
  const purses: Shown['purses'] = [];
  for (const purse of await room.wallet.purses(tx, memberId))
    purses.push(wirePurse(purse, await adjustmentsOf(room, tx, { memberId, purse })));
  return { purses };
}

/** The adjustments of an account by what they are; null where there are none, or too many. */
async function adjustmentsOf(
  room: RecordsRoom,
  tx: Tx,
  { memberId, purse }: { memberId: MemberId; purse: Purse },
): Promise<ReadonlyMap<EntryLine, Sums> | null> {
  const { account, vendor, asset } = purse;
  const count = Number(purse.kinds.find(({ kind }) => kind === 'adjustment')?.count ?? 0n);
  if (asset !== 'BDT' || count === 0 || count > MOST_NAMED) return null;
  const rows = await room.wallet.entries(tx, {
    memberId,
    kind: 'adjustment',
    purse: { account, vendor },
    limit: count + 1,
  });
  // One that came since the sums were read would not be in them.
  if (rows.length !== count) return null;
  const lines = await wireEntries(room, tx, { memberId, rows });
  const sums = new Map<EntryLine, Sums>();
  for (const [at, { amount }] of rows.entries()) {
    const line = lines[at]?.line ?? 'adjustment';
    const moved = { credited: amount > 0n ? amount : 0n, debited: amount < 0n ? -amount : 0n };
    sums.set(line, added(sums.get(line), { count: 1n, ...moved }));
  }
  return sums;
}

const added = (before: Sums | undefined, more: Sums): Sums =>
  before
    ? {
        count: before.count + more.count,
        credited: before.credited + more.credited,
        debited: before.debited + more.debited,
      }
    : more;

function wirePurse(
  { account, vendor, asset, balance, kinds }: Purse,
  adjustments: ReadonlyMap<EntryLine, Sums> | null,
): Shown['purses'][number] {
  const known = new Map<EntryLine, Sums>();
  for (const { kind, ...sums } of kinds) {
    if (kind === 'adjustment' && adjustments) continue;
    const part = kind === 'contribution';
    const line = part ? 'stake' : kind;
    known.set(line, added(known.get(line), part ? { ...sums, count: 0n } : sums));
  }
  const lines = [
    ...[...known].map(([line, sums]) => ({ kind: line as string, line, sums })),
    ...[...(adjustments ?? [])].map(([line, sums]) => ({ kind: 'adjustment', line, sums })),
  ];
  const sum = kinds.reduce((all, { credited, debited }) => all + credited - debited, 0n);
  return {
    account,
    vendor,
    asset,
    balance: toDecimal(balance, asset),
    equal: sum === balance,
    kinds: lines.map(({ kind, line, sums: { count, credited, debited } }) => ({
      kind,
      line,
      count: count.toString(),
      credited: toDecimal(credited, asset),
      debited: toDecimal(debited, asset),
    })),
  };
}
