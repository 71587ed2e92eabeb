import type { Output } from '@nokshi/contract';
import type { pointsRoutes } from '@nokshi/contract/player/points.ts';
import type { PointsSource } from '@nokshi/contract/points.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, type PointsOrderId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { EntryRow, PurseName } from '../../base/wallet/index.ts';
import type { PointsRoom } from './room.ts';
import { giftsOf } from './store/gifts.ts';

const POINTS: PurseName = { account: 'cash', vendor: null, asset: 'PTS' };
const SEQUENCE = /^\d{1,18}$/;

type Asked = {
  readonly memberId: MemberId;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
};

/** The changes of a member's points, newest first, as the ledger has them. O-002, E-105, X-068. */
export async function readChanges(
  room: PointsRoom,
  tx: Tx,
  { memberId, cursor, pageSize }: Asked,
): Promise<Output<typeof pointsRoutes.details>> {
  if (cursor !== undefined && !SEQUENCE.test(cursor))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await room.wallet.entries(tx, {
    memberId,
    purse: POINTS,
    limit: pageSize,
    ...(cursor !== undefined && { before: BigInt(cursor) }),
  });
  const given = read.filter(({ kind }) => kind === 'points').map(({ reference }) => reference);
  const gifts = new Map((await giftsOf(tx, given)).map((gift) => [gift.reference, gift.source]));
  const last = read.at(-1);
  return {
    rows: read.map((row) => {
      const source = gifts.get(row.reference) ?? sourceOf(row);
      return {
        id: `${row.lane}-${row.sequence}`,
        at: row.at.toISOString(),
        source,
        currentPoints: Number(row.balanceAfter - row.amount),
        changedPoints: Number(row.amount),
        balance: Number(row.balanceAfter),
        referenceNumber: OF_ORDER.has(source)
          ? toWire('pto', row.reference as PointsOrderId)
          : null,
      };
    }),
    next: read.length === pageSize && last ? `${last.sequence}` : null,
  };
}

const OF_ORDER: ReadonlySet<PointsSource> = new Set(['order', 'returned', 'converted']);

function sourceOf({ kind, amount }: EntryRow): PointsSource {
  if (kind === 'points') return 'play';
  if (kind === 'points-converted') return 'converted';
  if (kind === 'redeemed') return amount < 0n ? 'order' : 'returned';
  return 'adjustment';
}
