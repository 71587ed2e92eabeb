import type { entryRow, wagerRow } from '@nokshi/contract/player/records.ts';
import { toDecimal } from '@nokshi/money';
import type { z } from 'zod';
import type { DepositId, WagerId } from '../../kernel/ids.ts';
import { toWire } from '../../kernel/ids.ts';
import type { WagerRow } from '../wagers/index.ts';
import type { EntryKind, EntryRow } from '../wallet/index.ts';
import type { RecordsRoom } from './room.ts';

type WireWager = z.infer<typeof wagerRow>;
type WireEntry = z.infer<typeof entryRow>;

/** A wager as the betting record shows it; a game that is gone is named by its code. */
export const wireWager = ({ catalogue }: RecordsRoom, row: WagerRow): WireWager => ({
  wagerId: toWire('wgr', row.wagerId),
  roundId: toWire('rnd', row.roundId),
  gameId: row.gameId,
  gameName: catalogue.find(row.gameId)?.name ?? { EN: row.gameId, BN: row.gameId },
  category: row.category,
  stake: toDecimal(row.stake, row.asset),
  payout: toDecimal(row.payout, row.asset),
  net: toDecimal(row.payout - row.stake, row.asset),
  state: row.state,
  placedAt: row.placedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** An entry of the member's cash; its lane, batch and sequence find it in the ledger. */
export const wireEntry = (row: EntryRow): WireEntry => ({
  entryId: `${row.lane}-${row.batch}-${row.sequence}`,
  at: row.at.toISOString(),
  kind: row.kind,
  amount: toDecimal(row.amount),
  balanceAfter: toDecimal(row.balanceAfter),
  sequence: row.sequence.toString(),
  reference: referenceOf(row),
  lane: row.lane,
  batch: row.batch.toString(),
});

/** What the reference of an entry names, by the entry's kind. */
export const BELONGS_TO: Readonly<Record<EntryKind, 'wager' | 'deposit' | 'other'>> = {
  stake: 'wager',
  win: 'wager',
  refund: 'wager',
  deposit: 'deposit',
  fee: 'deposit',
  withdrawal: 'other',
  hold: 'other',
  release: 'other',
  adjustment: 'other',
  award: 'other',
  'to-vendor': 'other',
  'from-vendor': 'other',
  'vendor-play': 'other',
};

function referenceOf({ kind, reference }: EntryRow): NonNullable<WireEntry['reference']> {
  const to = BELONGS_TO[kind];
  if (to === 'wager') return { kind: to, id: toWire('wgr', reference as WagerId) };
  if (to === 'deposit') return { kind: to, id: toWire('dep', reference as DepositId) };
  return { kind: to, id: reference };
}
