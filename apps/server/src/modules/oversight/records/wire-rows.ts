import type { entryRow, wagerRow } from '@nokshi/contract/player/records.ts';
import { toDecimal } from '@nokshi/money';
import type { z } from 'zod';
import type { Tx } from '../../../kernel/db.ts';
import type {
  DepositId,
  Id,
  MemberId,
  TransferId,
  Uuid,
  WagerId,
  WithdrawalId,
} from '../../../kernel/ids.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { WagerRow } from '../../stakes/wagers/index.ts';
import type { EntryKind, EntryRow } from '../../base/wallet/index.ts';
import type { RecordsRoom } from './room.ts';
import { roundsOfWagers } from './rounds-of-wagers.ts';
import { entryLine } from './rules/entry-line.ts';

type WireWager = z.infer<typeof wagerRow>;
type WireEntry = z.infer<typeof entryRow>;

/** Wagers of one member as the betting record shows them; a removed game is shown by its code. */
export async function wireWagers(
  room: RecordsRoom,
  tx: Tx,
  { memberId, rows }: { memberId: MemberId; rows: readonly WagerRow[] },
): Promise<WireWager[]> {
  const ids = rows.filter(({ category }) => DRAWN.has(category)).map(({ wagerId }) => wagerId);
  const bets: Bets = ids.length > 0 ? await room.lottery.betsOf(tx, { memberId, ids }) : new Map();
  const rounds = await roundsOfWagers(room, tx, { memberId, rows });
  return rows.map((row) => ({
    ...wireWager(room, row),
    lottery: bets.get(row.wagerId) ?? null,
    round: rounds.get(row.wagerId) ?? null,
  }));
}

/** Categories whose rounds are draws of the lottery. */
const DRAWN: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);
type Bets = ReadonlyMap<WagerId, NonNullable<WireWager['lottery']>>;

const wireWager = (
  { catalogue }: RecordsRoom,
  row: WagerRow,
): Omit<WireWager, 'lottery' | 'round'> => ({
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

type Entries = {
  readonly memberId: MemberId;
  readonly rows: readonly EntryRow[];
  readonly asset?: 'BDT' | 'PTS' | undefined;
};

/**
 * Entries of a member; lane, batch and sequence find them in the ledger. The stake of a slip opens the
 * first of its wagers.
 */
export async function wireEntries(
  room: RecordsRoom,
  tx: Tx,
  { memberId, rows, asset = 'BDT' }: Entries,
): Promise<WireEntry[]> {
  const unsure = rows.filter(({ kind }) => BELONGS_TO[kind] === 'unsure');
  const ids = [...new Set(unsure.map(({ reference }) => reference))];
  const money: ReadonlyMap<Uuid, 'deposit' | 'withdrawal'> =
    ids.length > 0 ? await room.cashier.moneyAmong(tx, ids) : new Map();
  const transfers: ReadonlySet<Uuid> =
    ids.length > 0 ? await room.vendors.transfersAmong(tx, ids) : new Set();
  const chases: ReadonlySet<Uuid> =
    ids.length > 0 ? await room.lottery.chasesAmong(tx, { memberId, ids }) : new Set();
  const stakes = rows.filter(({ kind }) => kind === 'stake');
  const slips = stakes.length > 0 && (await room.wagers.firstOfSlips(tx, { memberId, stakes }));
  const firstOf = (id: Uuid) => (slips && slips.get(id)) || id;
  const foundAs = (id: Uuid) =>
    money.get(id) ?? (transfers.has(id) ? 'transfer' : chases.has(id) ? 'chase' : null);
  return rows.map((row) => ({
    entryId: `${row.lane}-${row.batch}-${row.sequence}`,
    at: row.at.toISOString(),
    kind: row.kind,
    line: entryLine(row, belongingOf(row, foundAs(row.reference))),
    amount: toDecimal(row.amount, asset),
    balanceAfter: toDecimal(row.balanceAfter, asset),
    sequence: row.sequence.toString(),
    reference: referenceOf({ ...row, reference: firstOf(row.reference) }, foundAs(row.reference)),
    lane: row.lane,
    batch: row.batch.toString(),
  }));
}

type Reference = NonNullable<WireEntry['reference']>;

/**
 * What the reference of an entry names, by the entry's kind; `unsure`: its room has to be asked.
 */
export const BELONGS_TO: Readonly<Record<EntryKind, Reference['kind'] | 'unsure'>> = {
  stake: 'wager',
  win: 'wager',
  rebate: 'wager',
  refund: 'unsure',
  deposit: 'deposit',
  fee: 'deposit',
  withdrawal: 'withdrawal',
  hold: 'unsure',
  release: 'unsure',
  adjustment: 'unsure',
  award: 'other',
  'to-vendor': 'transfer',
  'from-vendor': 'transfer',
  'vendor-play': 'transfer',
  'transfer-out': 'other',
  'transfer-in': 'other',
  'dividend-out': 'other',
  'dividend-in': 'other',
  'wage-out': 'other',
  'wage-in': 'other',
  'line-rebate': 'other',
  promotion: 'other',
  bonus: 'other',
  converted: 'other',
  'bonus-ended': 'other',
  points: 'other',
  redeemed: 'other',
  'points-converted': 'other',
  'free-round': 'other',
  'free-bet': 'other',
};

/** A refund that is no withdrawal's is the stake of a wager. */
function belongingOf({ kind }: EntryRow, found: Reference['kind'] | null): Reference['kind'] {
  const known = BELONGS_TO[kind];
  return known !== 'unsure' ? known : (found ?? (kind === 'refund' ? 'wager' : 'other'));
}

function referenceOf(row: EntryRow, found: Reference['kind'] | null): Reference {
  const { reference } = row;
  const to = belongingOf(row, found);
  if (to === 'wager') return { kind: to, id: toWire('wgr', reference as WagerId) };
  if (to === 'deposit') return { kind: to, id: toWire('dep', reference as DepositId) };
  if (to === 'withdrawal') return { kind: to, id: toWire('wdr', reference as WithdrawalId) };
  if (to === 'transfer') return { kind: to, id: toWire('trf', reference as TransferId) };
  if (to === 'chase') return { kind: to, id: toWire('chs', reference as Id<'chs'>) };
  return { kind: to, id: reference };
}
